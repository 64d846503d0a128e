"""What is made from the message types is up to date, and the messages are what the page says."""

import random
import re
from pathlib import Path

import msgspec
import pytest

from gloaming import engine
from gloaming.games import get_game
from gloaming.server import codes, describe, protocol

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "gloaming" / "server"


@pytest.mark.parametrize(
    ("path", "made"),
    [(describe.DOCS, describe.page), (describe.TYPES, describe.typescript)],
)
def test_a_file_that_is_made_is_up_to_date(path, made):
    """`python -m gloaming.server.describe` has been run since the messages changed."""
    assert (ROOT / path).read_text() == made()


def test_every_message_is_on_the_page():
    page = describe.page()
    for kind in (*describe.TO_SERVER, *describe.TO_CLIENT):
        assert f"### `{kind.__struct_config__.tag}`" in page
        for field in msgspec.structs.fields(kind):
            assert field.name in ("rid",) or f"| `{field.name}` |" in page


def test_every_code_that_the_server_uses_is_explained_and_in_words():
    """A client can branch on each, and a person reads a sentence."""
    source = "\n".join(path.read_text() for path in SERVER.glob("*.py"))
    used = set(re.findall(r"Refusal\(\s*\"([a-z_-]+)\"", source))
    used |= set(re.findall(r"Problem\(\"([a-z_-]+)\"", source))
    assert len(used) > 30
    assert used <= codes.ERRORS.keys()
    notices = set(re.findall(r"\.notice\(\"([a-z_-]+)\"", source))
    assert len(notices) > 12
    assert notices <= codes.NOTICES.keys()
    words = "\n".join(path.read_text() for path in (ROOT / "src/gloaming/locale/en").glob("*.ftl"))
    for code in codes.ERRORS:
        assert f"\nerror-{code} = " in words, code
    for kind in codes.NOTICES:
        assert f"\nnotice-{kind} = " in words, kind


SETTINGS = {
    "hunters": [{"roster": roster} for roster in get_game("hunters").options[0].values],
    "raiders": [{}, {"expansion": True}, {"expansion": True, "draw": "by_initial"}],
    "rivals": [{}],
    "shadowlord": [{}, {"numbers": '{"bribe_cards": 1, "timer_slots": 4}'}],
}
MATCHES = {"shadowlord": 6}
"""How many random matches of a game are looked at, if it isn't the usual number."""
PARTS = {
    "hunters": "players",
    "raiders": "players",
    "rivals": "players mansions",
    "shadowlord": "players galaxies characters requests fights battle guide timer reign over",
}
"""Parts of a public view in which every name is a field's, not a piece's."""


def names(value):
    """Every name of a field, at any depth."""
    if isinstance(value, dict):
        return value.keys() | names(list(value.values()))
    return {name for item in value for name in names(item)} if isinstance(value, list) else set()


def names_of_reach(id, own):
    """Fields of what a player can reach: in Shadowlord of each character, by galaxy."""
    reach = own.get("reach") or {}
    if id == "shadowlord":
        return {name for goals in reach.values() for goal in goals.values() for name in goal}
    return reach.keys()


SECTIONS = {"rivals": "## Shadow Rivals", "shadowlord": "## Shadowlord"}
"""Heading of each game's part of the page; the others share one."""


@pytest.mark.parametrize("id", SETTINGS)
def test_what_a_game_can_say_is_on_the_page(id):
    """Views, questions and events of random matches hold nothing that the page does not name."""
    game = get_game(id)
    page = describe.page()
    section = page[page.index(SECTIONS.get(id, "## Shadow Hunters")) :].split("\n## ")[0]
    low, high = game.seats
    said: set[str] = set()
    for seed in range(MATCHES.get(id, 60)):
        rng = random.Random(seed)
        options = dict(SETTINGS[id][seed % len(SETTINGS[id])])
        if any(spec.id == "hint" for spec in game.options):
            options["hint"] = seed % 3 == 0
        key = seed.to_bytes(32, "big")
        # Every number of players from the fewest; the largest tables of hidden roles add nothing.
        state, events = engine.start(game, options, low + seed % min(5, high - low + 1), key)
        while not state.over:
            view = engine.view(state, 0)
            said |= view["public"].keys() | view["own"].keys() | names_of_reach(id, view["own"])
            said |= {name for part in PARTS[id].split() for name in names(view["public"].get(part))}
            said |= {event.kind for event in events}
            for seat in range(state.seats):
                said |= {option.verb for option in engine.out_of_turn(state, seat)}
            ask = state.asked
            said |= {ask.kind, *ask.about}
            said |= {option.verb for options in ask.options.values() for option in options}
            seats = engine.awaited(state) or [engine.TABLE]
            action = rng.choice(engine.legal_actions(state, rng.choice(seats)))
            events = engine.apply(state, action)
        said |= {event.kind for event in events}
    assert len(said) > 80
    missing = {word for word in said if not re.search(rf"\b{word}\b", section)}
    assert not missing


def test_a_message_with_a_default_left_out_is_read():
    message = msgspec.json.decode(b'{"type":"act","rid":"1","option":"pass"}', type=protocol.Act)
    assert message.question == 0
