"""Every case of sections 14 and 16 of the rules has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (HERE.parents[2] / "docs/rules/shadowlord.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("section", "cases"), [(14, 39), (16, 30)])
def test_every_case_has_its_test(section: int, cases: int) -> None:
    """By the name of the test: ``test_r14_07_...``, ``test_r14_01_and_02_...``."""
    told = {int(number) for number in re.findall(rf"^- \*\*{section}\.(\d+)\*\*", RULES, re.M)}
    assert told == set(range(1, cases + 1))
    tested = set()
    for path in HERE.glob("test_*.py"):
        names = re.findall(rf"^def test_r{section}_(\d\d(?:_and_\d\d)*)_", path.read_text(), re.M)
        tested |= {int(number) for name in names for number in name.split("_and_")}
    assert tested == told
