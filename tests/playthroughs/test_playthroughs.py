"""Golden matches: each file is what its match is told as today (docs/testing.md says how to rewrite
them)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gloaming.games import GAMES
from playthroughs.telling import Playthrough, kinds_of

HERE = Path(__file__).parent
REWRITE = os.environ.get("GLOAMING_REWRITE_PLAYTHROUGHS", "0") not in ("", "0")

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
}


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
    assert ", masked" in together
    assert "[others]" in together
    assert "[only " in together
