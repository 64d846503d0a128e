"""Set-up (R 3), and what a match begins with."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.engine import start
from gloaming.games.rivals import RIVALS
from gloaming.games.rivals.members import BASICS
from gloaming.games.rivals.numbers import LOOT

KEYS = [bytes([number]) for number in range(60)]

DISPLAY = {2: (3, 0), 3: (2, 1), 4: (1, 2), 5: (2, 2)}


def begun(seats, key=b"a"):
    """The state before the first play."""
    room, _ = start(RIVALS, {}, seats, key)
    return room


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r3_2_mansions_that_lie_open(seats):
    """By number of players; with two players the large ones are left out (ruling 1: five players
    have four)."""
    room = begun(seats)
    sizes = Counter(room.mansion_at(place).size for place in range(len(room.mansions)))
    assert (sizes["small"], sizes["large"]) == DISPLAY[seats]
    left = 0 if seats == 2 else 8 - sizes["large"]
    assert (len(room.small), len(room.large)) == (10 - sizes["small"], left)
    together = [*room.mansions, *room.small, *room.large]
    assert len(set(together)) == len(together)
    assert room.presence == [0] * len(room.mansions)
    assert room.lines == [()] * len(room.mansions)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r3_5_what_each_player_has(seats):
    """The 8 basics, 3 of them in hand; 4 influence tiles, 2 markers; no Rose Points."""
    room = begun(seats)
    players = RIVALS.public(room)["players"]
    for seat in range(seats):
        assert sorted([*room.hands[seat], *room.decks[seat]]) == list(BASICS)
        assert len(room.hands[seat]) == 3
        assert players[seat] == {
            "seat": seat,
            "rp": 0,
            "hand": 3,
            "deck": 5,
            "discards": [],
            "front": [],
            "gained": 0,
            "tiles": 4,
            "markers": 2,
        }


def test_r3_3_and_4_what_all_share():
    """Eight piles of a family's three advanced members; 36 loot tiles; 10 presence tiles."""
    room = begun(4)
    for basic, pile in zip(BASICS, room.piles, strict=True):
        assert sorted(pile) == [basic + 1, basic + 2, basic + 3]
    assert Counter(room.supply) == dict.fromkeys(LOOT, 12)
    facts = RIVALS.public(room)
    assert (facts["piles"], facts["supply"], facts["presence_tiles"]) == ([3] * 8, 36, 10)
    assert (facts["resolved"], facts["turn"], facts["over"]) == ([], 1, None)


def test_r3_everything_is_shuffled():
    """Any mansion may lie open, any basic be in hand, any advanced member on top of its pile."""
    rooms = [begun(5, key) for key in KEYS]
    open_first = {room.mansions[place] for room in rooms for place in (0, 1)}
    assert len(open_first) == 10
    assert len({room.mansions[place] for room in rooms for place in (2, 3)}) == 8
    assert {member for room in rooms for member in room.hands[3]} == set(BASICS)
    assert {room.decks[2][-1] for room in rooms} == set(BASICS)
    for family, basic in enumerate(BASICS):
        tops = {room.piles[family][-1] for room in rooms}
        assert tops == {basic + 1, basic + 2, basic + 3}
    assert {room.small[-1] for room in rooms} == open_first
    # The players' decks are shuffled each by itself.
    assert any(room.hands[0] != room.hands[1] for room in rooms)


@pytest.mark.parametrize("seats", [2, 5])
def test_r12_04_a_random_player_begins(seats):
    """Nobody has worn a mask: any seat may be first; all are told, and it is that player's turn."""
    firsts = set()
    for key in KEYS:
        room, events = start(RIVALS, {}, seats, key)
        first = events[0].params["first"]
        assert [e.kind for e in events] == ["begins", "turn"]
        assert (room.active, list(room.asked.options)) == (first, [first])
        firsts.add(first)
    assert firsts == set(range(seats))


def test_r12_28_advanced_members_have_no_colour():
    """24 cards: each version of each family once, in the piles, nobody's before they are drawn."""
    room = begun(3)
    assert len({member for pile in room.piles for member in pile}) == 24
    assert room.front == [(), (), ()]
