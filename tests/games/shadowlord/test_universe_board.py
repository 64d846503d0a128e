"""The universe board, the characters and the deck, counted apart from how they are made (R 1 and
R 2.2 to 2.4)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from statistics import mean, pstdev

import pytest

from gloaming.engine import start
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.characters import (
    ALLIES,
    DIPLOMATS,
    KEYS,
    KIND,
    MASTERS,
    MERCHANTS,
    SHADOWS,
    WARRIORS,
)
from gloaming.games.shadowlord.chart import (
    CENTRE,
    CIRCLE,
    CORNERS,
    DISC_PLACES,
    ELEMENTS,
    GALAXIES,
    HOME,
    LINKS,
    RUIN,
    kind_of_galaxy,
    neighbours_of,
)
from gloaming.games.shadowlord.numbers import GUIDES, POWERS, STANDARD

SPOTS = {
    **{
        column + row: (x, y)
        for (x, column), (y, row) in product(enumerate("abcde"), enumerate("12345"))
    },
    "N": (2, -1),
    "E": (5, 2),
    "S": (2, 5),
    "W": (-1, 2),
}
"""Column and row of each galaxy; homes lie outside the middle of each side."""


def links():
    """All links, each once."""
    return {frozenset((galaxy, other)) for galaxy in GALAXIES for other in neighbours_of(galaxy)}


def turned(galaxy):
    """Where a quarter turn clockwise brings a galaxy."""
    x, y = SPOTS[galaxy]
    return {spot: id for id, spot in SPOTS.items()}[4 - y, x]


def distance(origin, goal):
    """Links on a shortest way."""
    reached, steps = {origin}, 0
    while goal not in reached:
        reached |= {other for galaxy in reached for other in neighbours_of(galaxy)}
        steps += 1
    return steps


def test_r2_2_galaxies_and_links():
    """29 and 52; a link goes both ways; numbers and ids say the same."""
    assert len(GALAXIES) == len(set(GALAXIES)) == 29 == len(SPOTS)
    assert len(links()) == 52
    assert all(len(link) == 2 for link in links())
    for galaxy, others in zip(GALAXIES, LINKS, strict=True):
        assert [GALAXIES[other] for other in others] == list(neighbours_of(galaxy))
        assert all(galaxy in neighbours_of(GALAXIES[other]) for other in others)


def test_r2_2_the_rule_of_adjacency():
    """Neighbours on the grid, but c3 with the ruins on its diagonals alone; a home with the three
    in the middle of its side."""
    for one, other in product(SPOTS, SPOTS):
        (x, y), (u, v) = SPOTS[one], SPOTS[other]
        apart = sorted((abs(x - u), abs(y - v)))
        if one in "NESW" or other in "NESW":
            # Beside the edge: straight on, or one aside.
            linked = (apart in ([0, 1], [1, 1])) and not (one in "NESW" and other in "NESW")
        elif "c3" in (one, other):
            linked = apart == [1, 1]
        else:
            linked = apart == [0, 1]
        assert (frozenset((one, other)) in links()) == linked, (one, other)


def test_r2_2_the_same_under_quarter_turns():
    """Links and kinds."""
    assert {frozenset(map(turned, link)) for link in links()} == links()
    for galaxy in GALAXIES:
        assert kind_of_galaxy(turned(galaxy)) == kind_of_galaxy(galaxy)


def test_r2_2_kinds():
    """4 stations in the corners, 4 ruins, 4 inner galaxies, 12 others, 4 homes, the fortress."""
    assert Counter(map(kind_of_galaxy, GALAXIES)) == {
        "station": 4,
        "ruin": 4,
        "inner": 4,
        "galaxy": 12,
        "home": 4,
        "fortress": 1,
    }
    assert [GALAXIES[corner] for corner in CORNERS] == ["a1", "e1", "a5", "e5"]
    assert [GALAXIES[ruin] for ruin in RUIN] == ["b2", "d2", "b4", "d4"]
    assert GALAXIES[CENTRE] == "c3"
    assert len(DISC_PLACES) == 16
    assert {GALAXIES[place] for place in DISC_PLACES}.isdisjoint({*CIRCLE, "c3", *"NESW"})
    # Round the fortress, each beside the next.
    assert len(set(CIRCLE)) == 8
    for one, other in zip(CIRCLE, (*CIRCLE[1:], CIRCLE[0]), strict=True):
        assert other in neighbours_of(one)


def test_r2_2_homes():
    """Earth north, fire east, water south, wind west; 3 steps to the fortress, 6 between
    opposite ones."""
    homes = dict(zip(ELEMENTS, (GALAXIES[home] for home in HOME), strict=True))
    assert homes == {"earth": "N", "wind": "W", "fire": "E", "water": "S"}
    assert [distance(home, "c3") for home in "NESW"] == [3] * 4
    assert [distance("N", "S"), distance("E", "W")] == [6, 6]


def test_r2_3_characters():
    """4 masters, 8 of each ally, 8 minor shadows and their lord, each once."""
    assert len(KEYS) == len(set(KEYS)) == 37
    assert Counter(KIND) == {
        "master": 4,
        "warrior": 8,
        "merchant": 8,
        "diplomat": 8,
        "shadow": 8,
        "shadowlord": 1,
    }
    for numbers, kind in (
        (MASTERS, "master"),
        (WARRIORS, "warrior"),
        (MERCHANTS, "merchant"),
        (DIPLOMATS, "diplomat"),
        (SHADOWS, "shadow"),
    ):
        assert {KIND[number] for number in numbers} == {kind}
    assert [*WARRIORS, *MERCHANTS, *DIPLOMATS] == list(ALLIES)
    levels = {key: STANDARD.levels[number] for number, key in enumerate(KEYS)}
    assert sorted(levels[KEYS[shadow]] for shadow in SHADOWS) == [3, 3, 6, 6, 6, 6, 6, 10]
    assert (levels["master-wind"], levels["shadowlord"]) == (10, 10)
    assert (levels["warrior-sten"], levels["merchant-faye"], levels["diplomat-ola"]) == (6, 3, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_the_deck(seats):
    """50 cards: 8 of 0, 15 of 2, 15 of 4, 10 of 7, 2 of 10; mean 3.6, standard deviation 2.6. At
    most 48 are held."""
    deck = start(SHADOWLORD, {}, seats, b"the deck")[0].deck
    assert Counter(deck) == {0: 8, 2: 15, 4: 15, 7: 10, 10: 2}
    assert (round(mean(deck), 1), round(pstdev(deck), 1)) == (3.6, 2.6)
    assert tuple(Counter(deck)[value] for value in POWERS) == STANDARD.powers
    held = len([*MASTERS, *ALLIES]) * STANDARD.card_under_portrait + 4 * STANDARD.hand_limit
    assert (STANDARD.cards, held) == (50, 48)


def test_r2_4_every_roll_of_two_dice():
    """11 events, each by one roll: a storm 3 times in 36."""
    told = Counter(STANDARD.told_by(sum(dice)) for dice in product(range(1, 7), repeat=2))
    assert tuple(told[event] for event in GUIDES) == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    assert sum(told.values()) == 36
    assert told["great_storm"] + told["local_storm"] == 3
