"""The standard table is the one of the rules file (R 2), and the members are those of R 6."""

from __future__ import annotations

import re
from pathlib import Path

from gloaming.games.rivals import RIVALS
from gloaming.games.rivals.members import FAMILIES, KEYS, NUMBERS, family_of, is_basic, kind_of
from gloaming.games.rivals.numbers import DISPLAY, LARGE, MARKERS, SMALL, STANDARD
from gloaming.games.rivals.skills import INSTANT_SKILLS, RESOLVING_SKILLS

RULES = (Path(__file__).parents[3] / "docs/rules/shadow-rivals.md").read_text(encoding="utf-8")
NOTED = {"damsel", "crafty_damsel", "alert_damsel"}
"""Resolving skills that do nothing by themselves: the resolution notes them."""


def rows(heading: str) -> list[list[str]]:
    """Cells of the first table under a heading, without its head; ids without their quotes."""
    section = re.split(r"^#+ ", RULES.split(f"\n{heading}\n")[1], maxsplit=1, flags=re.M)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_r2_1_constants():
    """Fields of the table, markers, and the mansions that lie open."""
    constants = {
        name if field == "-" else field: value
        for name, field, value, _ in rows("### 2.1 Constants")
    }
    assert int(constants.pop("advanced members at once = markers")) == MARKERS
    display = "; ".join(constants.pop("mansions that lie open: small + large").split(", "))
    shown = re.findall(r"(\d)(?: players|:) (\d) \+ (\d)", display)
    assert {int(n): {SMALL: int(s), LARGE: int(large)} for n, s, large in shown} == DISPLAY
    assert [int(n) for n in constants.pop("loot").split(", ")] == list(STANDARD.loot)
    assert len(constants) == 8
    for field, value in constants.items():
        assert getattr(STANDARD, field) == int(value), field


def test_r2_2_values_of_members():
    """Influence and presence, number by number."""
    members = rows("### 2.2 Printed values of the members")
    assert [(int(number), id) for number, id, *_ in members] == list(enumerate(KEYS, 1))
    assert tuple(int(row[2]) for row in members) == STANDARD.influence
    assert tuple(int(row[3]) for row in members) == STANDARD.presence


def test_r2_3_mansions():
    """Size, limit, payouts."""
    mansions = [(m.id, m.size, m.limit, *m.payouts) for m in STANDARD.mansions]
    assert mansions == [
        (id, size, *map(int, numbers)) for id, _, size, *numbers in rows("### 2.3 Mansions")
    ]


def test_r6_every_member_has_a_skill_of_its_kind():
    """By when it works: an instant one is a procedure, a resolving one a function or noted."""
    kinds = {key: kind_of(number) for key, number in NUMBERS.items()}
    table = rows("## 6. The 32 members")
    assert {id: kind for _, id, _, kind, *_ in table} == kinds
    assert [clause for clause, *_ in table] == [f"6.{number}" for number in range(1, 33)]
    assert {key for key, kind in kinds.items() if kind == "instant"} == set(INSTANT_SKILLS)
    resolving = {key for key, kind in kinds.items() if kind == "resolving"}
    assert resolving == set(RESOLVING_SKILLS) | NOTED
    assert {key for key, kind in kinds.items() if kind == "permanent"} == {
        "alert_maid",
        "mystic_maid",
    }
    assert {key for key, kind in kinds.items() if kind == "none"} == {
        "alert_chat_noir",
        "alert_madam",
    }


def test_r6_families():
    """Four each: the basic member, then Crafty, Alert, Mystic."""
    for at, family in enumerate(FAMILIES):
        numbers = [number for number in NUMBERS.values() if family_of(number) == at]
        assert [KEYS[number - 1] for number in numbers] == [
            family,
            f"crafty_{family}",
            f"alert_{family}",
            f"mystic_{family}",
        ]
        assert [is_basic(number) for number in numbers] == [True, False, False, False]


def test_the_catalogue_says_the_same():
    """What clients are told of members, mansions and loot."""
    catalogue = RIVALS.catalogue()
    assert catalogue["families"] == list(FAMILIES)
    assert catalogue["members"][12] == {
        "id": "constable",
        "number": 13,
        "family": "constable",
        "basic": True,
        "kind": "resolving",
        "influence": 2,
        "presence": 2,
    }
    for number, member in enumerate(catalogue["members"], 1):
        assert (member["id"], member["number"]) == (KEYS[number - 1], number)
        assert member["family"] == FAMILIES[family_of(number)]
        assert member["basic"] == is_basic(number)
        assert member["kind"] == kind_of(number)
        assert member["influence"] == STANDARD.influence[number - 1]
        assert member["presence"] == STANDARD.presence[number - 1]
    assert catalogue["mansions"][7] == {
        "id": "rosewood_hall",
        "size": "small",
        "limit": 6,
        "payouts": [7, 4, 2],
    }
    assert catalogue["loot"] == {"jewel": 12, "antique": 12, "painting": 12}
    assert (catalogue["seats"], catalogue["minutes"]) == ([2, 5], [30, 45])
