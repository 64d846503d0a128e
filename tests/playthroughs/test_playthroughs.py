"""Golden matches: each file is what its match is told as today (docs/testing.md says how to rewrite
them)."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from gloaming.games import GAMES
from playthroughs.telling import Playthrough, kinds_of

HERE = Path(__file__).parent
REWRITE = os.environ.get("GLOAMING_REWRITE_PLAYTHROUGHS", "0") not in ("", "0")

# Whatever is scarce makes for questions that are rare with the usual numbers.
SCARCE = {
    "hand_size": 4,
    "influence_tiles": 1,
    "influence_per_tile": 3,
    "presence_tiles": 2,
    "face_down_loot": 2,
    "mansions_to_end": 8,
    "loot": {"jewel": 3, "antique": 3, "painting": 2},
    "influence": {"maid": 4},
    "presence": {"maid": 2},
    "mansions": {"crown_castle": {"limit": 8, "payouts": [20, 9, 4]}},
}
LONG = {
    "hand_size": 4,
    "influence_tiles": 2,
    "influence_per_tile": 3,
    "presence_tiles": 6,
    "face_down_loot": 2,
    "mansions_to_end": 10,
    "loot": {"jewel": 5, "antique": 4, "painting": 4},
    "influence": {"maid": 4},
    "presence": {"maid": 2},
    "mansions": {"crown_castle": {"limit": 8, "payouts": [20, 9, 4]}},
}

# Many ships at once and a weak Shadowlord: much happens in few turns.
QUICK = {
    "start_ships": 9,
    "fortress_entrants": 9,
    "timer_start": {"2": 4, "3": 4, "4": 4},
    "shadowlord_ships": 1,
    "level_shadowlord": 3,
    "ships_per_corner": 2,
    "ships_per_merchant": 2,
}

# Seeds that show much: between them every kind of question.
PLAYTHROUGHS = (
    Playthrough("hunters-5-default", 5, 26, {}),
    Playthrough("hunters-8-full", 8, 39, {"roster": "full"}),
    Playthrough("hunters-7-base-hint", 7, 31, {"roster": "base", "hint": True}),
    Playthrough("hunters-4-abilities-off", 4, 1, {"abilities": False}),
    Playthrough("hunters-6-by-initial", 6, 31, {"roster": "by_initial"}),
    Playthrough("raiders-6-base", 6, 481, {}, "raiders"),
    Playthrough(
        "raiders-6-by-initial-hint",
        6,
        40,
        {"expansion": True, "draw": "by_initial", "hint": True},
        "raiders",
    ),
    Playthrough("raiders-10", 10, 39, {}, "raiders"),
    Playthrough("raiders-4-abilities-off", 4, 40, {"abilities": False}, "raiders"),
    Playthrough("rivals-2", 2, 40, {}, "rivals"),
    Playthrough("rivals-3", 3, 28, {}, "rivals"),
    Playthrough("rivals-4", 4, 88, {}, "rivals"),
    Playthrough("rivals-5", 5, 17, {}, "rivals"),
    Playthrough("rivals-3-scarce", 3, 2146, {"numbers": json.dumps(SCARCE)}, "rivals"),
    Playthrough("rivals-4-long", 4, 1343, {"numbers": json.dumps(LONG)}, "rivals"),
    Playthrough("shadowlord-2", 2, 20, {}, "shadowlord"),
    Playthrough("shadowlord-2-quick", 2, 122, {"numbers": json.dumps(QUICK)}, "shadowlord"),
    Playthrough("shadowlord-3-quick", 3, 188, {"numbers": json.dumps(QUICK)}, "shadowlord"),
)
QUESTIONS = {
    "hunters": {
        *("move", "destination", "area", "deck", "woods", "steal", "draw_target", "give"),
        *("hint", "offer", "banana", "attack", "strike", "react", "loot", "turn_end"),
        "ability_target",
    },
    "raiders": {
        *("move", "destination", "area", "deck", "hall", "steal", "draw_target", "give"),
        *("hint", "offer", "banana", "attack", "failed", "strike", "rob", "react", "penalty"),
        *("loot", "turn_end", "ability_target", "last_wish"),
    },
    "rivals": {
        *("play", "resolve", "upgrade", "return", "turn_up", "replace_tile", "swap_marker"),
        *("to_front", "place_tile", "move", "name_family", "let_stay", "next_to_move"),
        *("exchange_mansions", "turn_down", "share_loot", "place_presence"),
    },
    "shadowlord": {
        *("choose_master", "share_ships", "place_card", "storm", "trade_winds", "scout", "raid"),
        *("build", "end_peace", "move", "go_on", "passage", "turn_disc", "recruit", "shadow"),
        *("site", "nominate", "commit", "loss", "retreat", "claim", "stone", "discard"),
    },
}
PUT_IN_SECRET = {"hunters", "raiders"}
"""Games in which some questions are."""


@pytest.mark.parametrize("played", PLAYTHROUGHS, ids=lambda played: played.name)
def test_the_match_is_told_as_it_is_written(played: Playthrough) -> None:
    path = HERE / f"{played.name}.txt"
    told = played.tell()
    if REWRITE:
        path.write_text(told, encoding="utf-8")
    written = path.read_text(encoding="utf-8")
    # Line by line, so that a failure shows the first decision that has become another.
    assert told.splitlines() == written.splitlines()
    assert len(written) < 200_000


def test_every_file_is_told() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == {played.name for played in PLAYTHROUGHS}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_told(game: str) -> None:
    """Also a question that is put in secret, and what only some are told."""
    texts = [
        (HERE / f"{played.name}.txt").read_text(encoding="utf-8")
        for played in PLAYTHROUGHS
        if played.game == game
    ]
    assert set().union(*map(kinds_of, texts)) == QUESTIONS[game]
    together = "".join(texts)
    assert (", masked" in together) == (game in PUT_IN_SECRET)
    assert "[others]" in together
    assert "[only " in together
