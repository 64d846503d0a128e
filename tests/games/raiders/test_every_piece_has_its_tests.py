"""Cards, characters and areas find their tests by name: who adds one adds its tests too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloaming.games.raiders.edition import Variant, edition_for

HERE = Path(__file__).parent
EDITION = edition_for(Variant(expansion=True, daniel_hp=14, mirror=False))
CAMPS = {"raider": "raiders", "shadow": "shadows", "citizen": "citizens"}


def names_of_tests(*files: str) -> list[str]:
    """Names of the test functions in files of this folder (patterns)."""
    return [
        name
        for pattern in files
        for file in sorted(HERE.glob(pattern))
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
    ]


@pytest.mark.parametrize("card", [*EDITION.cards, *EDITION.hints])
def test_every_card(card):
    """R 12, R 13, R 14.2: a test in the file of its deck that names the card."""
    deck = {"w": "white", "b": "black", "r": "reasoning"}[card[0]]
    # Without the letter of its deck.
    name = card[2:]
    known = names_of_tests(f"cards/test_{deck}*.py")
    assert any(name in test for test in known), f"no test in cards/test_{deck}*.py names {name}"


@pytest.mark.parametrize("character", EDITION.characters)
def test_every_character(character):
    """R 10, R 11: tests in the file of its camp whose names begin with the character's."""
    camp = CAMPS[EDITION.characters[character].faction]
    known = names_of_tests(f"characters/test_{camp}*.py")
    assert any(re.match(f"test_{character}(s|_)", test) for test in known)


@pytest.mark.parametrize("area", EDITION.areas)
def test_every_area(area):
    """R 2: a test in test_areas.py that names the area."""
    assert any(area in test for test in names_of_tests("test_areas.py"))
