"""Counted truths: how many there are of everything, and how often each roll comes up."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from gloaming.games.raiders import RAIDERS
from gloaming.games.raiders.edition import Variant, edition_for

BASE = edition_for(Variant(expansion=False, daniel_hp=14, mirror=False))
BOTH = edition_for(Variant(expansion=True, daniel_hp=14, mirror=False))
ROLLS = list(product(range(1, 5), range(1, 7)))


def test_sums_of_the_dice():
    """R 3: chances in 24 of each sum, over all 24 outcomes."""
    assert Counter(a + b for a, b in ROLLS) == {
        2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 4, 8: 3, 9: 2, 10: 1,
    }  # fmt: skip


def test_differences_of_the_dice():
    """R 3: chances in 24 of each difference."""
    assert Counter(abs(a - b) for a, b in ROLLS) == {0: 4, 1: 7, 2: 6, 3: 4, 4: 2, 5: 1}


@pytest.mark.parametrize("edition", [BASE, BOTH], ids=["base", "both"])
def test_the_chance_of_each_area(edition):
    """R 2, R 3: out of 24 rolls; the ten is the airship's, or leaves the choice."""
    totals = Counter(a + b for a, b in ROLLS)
    areas = {a.id: sum(totals[total] for total in a.totals) for a in edition.areas.values()}
    airship = {"airship": 1} if edition is BOTH else {}
    assert areas == {
        "detective_agency": 3, "blackmist_area": 7, "grand_cathedral": 4, "underground_passage": 4,
        "town_hall": 3, "olivers_hideout": 2, **airship,
    }  # fmt: skip
    assert sum(areas.values()) == (24 if airship else 23)


# fmt: off
CARDS = {
    # R 12, R 13, R 14.2: copies in the base game, and with the expansion; equipment or not
    "w_holy_water": (2, 3, "S"), "w_judgement": (1, 1, "S"), "w_advent": (1, 1, "S"),
    "w_guardian_angel": (1, 1, "S"), "w_wisdom_seal": (1, 1, "S"), "w_first_aid": (1, 1, "S"),
    "w_cookie": (1, 1, "S"), "w_blessing": (1, 1, "S"), "w_mirror": (1, 1, "S"),
    "w_silver_rosary": (1, 2, "E"), "w_lucky_brooch": (1, 1, "E"), "w_sages_robe": (1, 1, "E"),
    "w_mystic_compass": (1, 1, "E"), "w_ancient_chalice": (1, 1, "E"),
    "w_excalibur": (1, 1, "E"), "w_mermaid_tear": (0, 1, "S"), "w_parasol": (0, 1, "E"),
    "b_vampire_bat": (3, 3, "S"), "b_henchman": (2, 3, "S"), "b_black_dog": (1, 2, "S"),
    "b_riot": (1, 1, "S"), "b_banana_peel": (1, 1, "S"), "b_cursed_doll": (1, 1, "S"),
    "b_dark_ritual": (1, 1, "S"), "b_gatling": (1, 1, "E"), "b_pistol_l": (1, 1, "E"),
    "b_pistol_r": (1, 1, "E"), "b_sabre": (1, 1, "E"), "b_crossbow": (1, 1, "E"),
    "b_masamune": (1, 1, "E"), "b_deaths_scope": (0, 2, "E"),
    "r_cs_equip": (2, 2, "R"), "r_cr_equip": (2, 2, "R"), "r_rs_equip": (2, 2, "R"),
    "r_raider_1": (2, 2, "R"), "r_shadow_1": (1, 1, "R"), "r_shadow_2": (1, 2, "R"),
    "r_hp11": (1, 1, "R"), "r_hp12": (1, 1, "R"), "r_citizen_heal": (1, 1, "R"),
    "r_raider_heal": (1, 1, "R"), "r_shadow_heal": (1, 1, "R"), "r_show": (1, 1, "R"),
    "r_raider_airship": (0, 1, "R"), "r_citizen_airship": (0, 1, "R"),
    "r_shadow_airship": (0, 1, "R"),
}
CHARACTERS = {
    # R 10: camp, HP, box
    "alice": ("citizen", 8, "B"), "angela": ("citizen", 8, "X"), "agatha": ("citizen", 8, "X"),
    "bylon": ("citizen", 10, "B"), "benjamin": ("citizen", 10, "X"),
    "bruce": ("citizen", 10, "X"), "craig": ("citizen", 11, "B"), "carol": ("citizen", 11, "X"),
    "claire": ("citizen", 11, "X"), "daniel": ("citizen", 14, "B"), "david": ("citizen", 13, "X"),
    "deborah": ("citizen", 13, "X"), "emi": ("raider", 10, "B"), "emma": ("raider", 10, "X"),
    "erica": ("raider", 10, "X"), "felix": ("raider", 12, "B"), "felicia": ("raider", 12, "X"),
    "freddy": ("raider", 12, "X"), "gordon": ("raider", 14, "B"), "galahad": ("raider", 14, "X"),
    "godwin": ("raider", 14, "X"), "ulrich": ("shadow", 11, "B"), "uranus": ("shadow", 11, "X"),
    "ulster": ("shadow", 11, "X"), "vampire": ("shadow", 13, "B"), "vendetta": ("shadow", 13, "X"),
    "venom": ("shadow", 13, "X"), "werewolf": ("shadow", 14, "B"), "wight": ("shadow", 14, "X"),
    "walpurgis": ("shadow", 14, "X"),
}
# fmt: on


@pytest.mark.parametrize("deck", ["white", "black", "reasoning"])
def test_the_decks(deck):
    """R 12, R 13, R 14.2: 16 cards each, 20 with the expansion; and of what."""
    for edition, column, size in ((BASE, 0, 16), (BOTH, 1, 20)):
        expected = {
            id: copies[column]
            for id, copies in CARDS.items()
            if id[0] == deck[0] and copies[column]
        }
        assert Counter(edition.deck(deck)) == expected
        assert sum(expected.values()) == size


def test_what_is_equipment():
    """R 12, R 13: of the white cards six, seven with the Parasol; of the black six, seven with the
    scope."""
    for edition, column in ((BASE, 0), (BOTH, 1)):
        for deck in ("white", "black"):
            cards = {c.id for c in edition.cards.values() if c.deck == deck and c.equipment}
            assert cards == {
                id for id, row in CARDS.items()
                if id[0] == deck[0] and row[2] == "E" and row[column]
            }  # fmt: skip
            assert len(cards) == 6 + column


def test_what_the_expansion_adds():
    """R 12, R 13, R 14.2: four cards to each deck; what it replaces keeps its number."""
    added = Counter()
    for id, (base, expanded, _) in CARDS.items():
        added[id[0]] += expanded - base
    assert added == {"w": 4, "b": 4, "r": 4}


def test_camps_and_hp():
    """R 10."""
    found = {c.id: (c.faction, c.hp) for c in BOTH.characters.values()}
    assert found == {id: row[:2] for id, row in CHARACTERS.items()}
    base = {c.id: (c.faction, c.hp) for c in BASE.characters.values()}
    assert base == {id: row[:2] for id, row in CHARACTERS.items() if row[2] == "B"}


@pytest.mark.parametrize("expansion", [False, True])
def test_daniels_hp(expansion):
    """R 15, R 17.2: 14 or 13; nobody else's change."""
    usual = edition_for(Variant(expansion, 14, mirror=False)).characters
    other = edition_for(Variant(expansion, 13, mirror=False)).characters
    assert {id for id in usual if usual[id].hp != other[id].hp} == {"daniel"}
    assert (usual["daniel"].hp, other["daniel"].hp) == (14, 13)


def test_the_lowest_hp():
    """R 8: nobody can die of a marker set to 7."""
    assert min(hp for _, hp, _ in CHARACTERS.values()) == 8


def test_initials_tell_the_hp_group():
    """R 10: A, B, C, E, U have at most 11 HP; D, F, G, V, W at least 12; three share each
    initial, and one of the three is in the base box."""
    assert Counter(id[0] for id in CHARACTERS) == dict.fromkeys("abcdefguvw", 3)
    assert {id[0] for id, (_, hp, _) in CHARACTERS.items() if hp <= 11} == set("abceu")
    assert {id[0] for id, (_, hp, _) in CHARACTERS.items() if hp >= 12} == set("dfgvw")
    assert Counter(id[0] for id, row in CHARACTERS.items() if row[2] == "B") == dict.fromkeys(
        "abcdefguvw", 1
    )


def test_initials_tell_the_camp():
    """R 10: so that drawing by initial leaves enough of each camp."""
    for camp, initials in (("citizen", "abcd"), ("raider", "efg"), ("shadow", "uvw")):
        assert {id[0] for id, row in CHARACTERS.items() if row[0] == camp} == set(initials)


def test_camps_by_number_of_players():
    """R 1: the table, and that each row is as large as it says; 9 and 10 need the expansion."""
    counts = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}
    assert BASE.counts == counts
    assert BOTH.counts == {**counts, 9: (3, 3, 3), 10: (3, 3, 4)}
    assert all(sum(camps) == seats for seats, camps in BOTH.counts.items())


def test_the_catalogue_says_what_the_base_game_has():
    """R 12, R 13, R 14.2: copies in both games, for who looks the cards up."""
    cards = {card["id"]: card for card in RAIDERS.catalogue()["cards"]}
    assert {id: (card["base"], card["count"]) for id, card in cards.items()} == {
        id: row[:2] for id, row in CARDS.items()
    }
    kinds = {"E": "equipment", "S": "single", "R": "hint"}
    assert all(cards[id]["kind"] == kinds[row[2]] for id, row in CARDS.items())
