"""Counted truths: how many there are of everything, and how often each roll comes up."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from gloaming.engine import Chance
from gloaming.games.hunters import HUNTERS

EDITION = HUNTERS.edition
ROLLS = list(product(range(1, 5), range(1, 7)))


def test_sums_of_the_dice():
    """R 3: chances in 24 of each sum, over all 24 outcomes."""
    assert Counter(a + b for a, b in ROLLS) == {
        2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 4, 8: 3, 9: 2, 10: 1,
    }  # fmt: skip


def test_differences_of_the_dice():
    """R 3: chances in 24 of each difference."""
    assert Counter(abs(a - b) for a, b in ROLLS) == {0: 4, 1: 7, 2: 6, 3: 4, 4: 2, 5: 1}


@pytest.mark.parametrize(("sides", "bytes_used"), [(4, 256), (6, 252)])
def test_every_face_comes_from_equally_many_bytes(sides, bytes_used):
    """R 3: the dice are fair: of 256 bytes each face gets the same number, the rest is drawn
    again."""

    class Bytes(Chance):
        """Gives one chosen byte, then zeros."""

        def __init__(self, byte: int) -> None:
            super().__init__(b"x")
            self.given = [byte, 0]

        def byte(self) -> int:
            return self.given.pop(0)

    faces = Counter()
    for byte in range(256):
        chance = Bytes(byte)
        face = chance.die(sides)
        if len(chance.given) == 1:
            faces[face] += 1
    assert sum(faces.values()) == bytes_used
    assert faces == dict.fromkeys(range(1, sides + 1), bytes_used // sides)


def test_the_chance_of_each_area():
    """R 2, R 3: out of 24 first rolls; a seven leaves the choice."""
    totals = Counter(a + b for a, b in ROLLS)
    areas = {a.id: sum(totals[total] for total in a.totals) for a in EDITION.areas.values()}
    assert areas == {
        "hermits_cabin": 3, "underworld_gate": 7, "church": 4, "cemetery": 3, "weird_woods": 2,
        "erstwhile_altar": 1,
    }  # fmt: skip
    assert sum(areas.values()) + totals[7] == 24


@pytest.mark.parametrize("deck", ["white", "black", "hermit"])
def test_every_deck_has_sixteen_cards(deck):
    """R 11, R 12, R 13."""
    assert len(HUNTERS.edition.deck(deck)) == 16


@pytest.mark.parametrize(("deck", "titles", "equipment"), [("white", 15, 6), ("black", 13, 6)])
def test_titles_and_equipment(deck, titles, equipment):
    """R 12: fifteen white titles and thirteen black ones; six of each are equipment."""
    cards = [card for card in EDITION.cards.values() if card.deck == deck]
    assert len(cards) == titles
    assert sum(card.equipment for card in cards) == equipment


def test_cards_of_which_there_are_several():
    """R 11, R 12, R 13.2."""
    several = {c.id: c.count for c in EDITION.cards.values() if c.count > 1}
    assert several == {"w_holy_water": 2, "b_moody_goblin": 2, "b_vampire_bat": 3}
    hermits = {c.id: c.count for c in EDITION.hints.values() if c.count > 1}
    assert hermits == {"h_blackmail": 2, "h_greed": 2, "h_anger": 2, "h_slap": 2}
    assert len(EDITION.hints) == 12


# fmt: off
CHARACTERS = {
    # R 9.1 and R 10: camp and HP
    "ellen": ("hunter", 10), "franklin": ("hunter", 12), "fuka": ("hunter", 12),
    "george": ("hunter", 14), "emi": ("hunter", 10), "gregor": ("hunter", 14),
    "ultra_soul": ("shadow", 11), "valkyrie": ("shadow", 13), "vampire": ("shadow", 13),
    "werewolf": ("shadow", 14), "unknown": ("shadow", 11), "wight": ("shadow", 14),
    "allie": ("neutral", 8), "catherine": ("neutral", 11), "bob": ("neutral", 10),
    "charles": ("neutral", 11), "daniel": ("neutral", 13), "agnes": ("neutral", 8),
    "bryan": ("neutral", 10), "david": ("neutral", 13),
}
ROSTERS = {
    # R 10: hunters, shadows, neutrals
    "default": (4, 4, 3), "base": (3, 3, 4), "extra": (3, 3, 4), "by_initial": (6, 6, 8),
    "full": (6, 6, 8),
}
# fmt: on


CAMPS = ("hunter", "shadow", "neutral")


def test_camps_and_hp():
    """R 9.1, R 10: Fu-ka 12 and Valkyrie 13 (R 15.20), Daniel 13 (R 15.29)."""
    assert {c.id: (c.faction, c.hp) for c in EDITION.characters.values()} == CHARACTERS


def test_the_lowest_hp():
    """R 7: nobody can die of a marker set to 7."""
    assert min(hp for _, hp in CHARACTERS.values()) == 8


def test_initials_tell_the_hp_group():
    """R 10: A, B, C, E, U have at most 11 HP; D, F, G, V, W at least 12; two share each initial."""
    assert Counter(id[0] for id in CHARACTERS) == dict.fromkeys("abcdefguvw", 2)
    assert {id[0] for id, (_, hp) in CHARACTERS.items() if hp <= 11} == set("abceu")
    assert {id[0] for id, (_, hp) in CHARACTERS.items() if hp >= 12} == set("dfgvw")


def test_rosters():
    """R 10: camps of each roster; the first is the usual one."""
    found = {
        name: tuple(
            sum(CHARACTERS[id][0] == camp for id in pool)
            for camp in ("hunter", "shadow", "neutral")
        )
        for name, pool in HUNTERS.rosters.items()
    }
    assert found == ROSTERS
    assert next(iter(HUNTERS.rosters)) == "default"


def test_the_box_and_its_expansion():
    """R 10: the ten of each make the full twenty; default is the rulebook's eleven."""
    base, extra = set(HUNTERS.rosters["base"]), set(HUNTERS.rosters["extra"])
    assert not base & extra
    assert base | extra == set(HUNTERS.rosters["full"]) == set(CHARACTERS)
    assert extra == {
        "ellen", "fuka", "gregor", "ultra_soul", "valkyrie", "wight", "agnes", "bryan",
        "catherine", "david",
    }  # fmt: skip
    assert set(HUNTERS.rosters["default"]) == {
        "ellen", "franklin", "fuka", "george", "ultra_soul", "valkyrie", "vampire", "werewolf",
        "allie", "catherine", "bob",
    }  # fmt: skip


def test_camps_by_number_of_players():
    """R 1: the table, and that each row is as large as it says."""
    assert EDITION.counts == {
        4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2),
    }  # fmt: skip
    assert all(sum(counts) == seats for seats, counts in EDITION.counts.items())


def test_every_roster_can_be_dealt():
    """R 1, R 10: a roster has enough of each camp for every number of players."""
    for camps in ROSTERS.values():
        for counts in EDITION.counts.values():
            assert all(have >= need for have, need in zip(camps, counts, strict=True))
