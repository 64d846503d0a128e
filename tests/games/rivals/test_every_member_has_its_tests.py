"""Members find their tests by number and name: who adds or changes one adds its tests too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloaming.games.rivals.members import FAMILIES, KEYS, family_of

SKILLS = Path(__file__).parent / "skills"


@pytest.mark.parametrize(("number", "member"), list(enumerate(KEYS, 1)))
def test_every_member(number, member):
    """R 6: tests in the file of the family whose names begin with the member's number and key."""
    file = SKILLS / f"test_{FAMILIES[family_of(number)]}.py"
    names = re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
    assert any(name.startswith(f"test_r6_{number:02}_{member}_") for name in names)
