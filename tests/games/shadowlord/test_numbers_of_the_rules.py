"""The standard table, the map and the characters are those of the rules file (R 2)."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.chart import GALAXIES, kind_of_galaxy, neighbours_of
from gloaming.games.shadowlord.numbers import STANDARD, Numbers

RULES = (Path(__file__).parents[3] / "docs/rules/shadowlord.md").read_text(encoding="utf-8")


def tables(heading: str) -> list[list[list[str]]]:
    """Cells of the tables under a heading, without their heads."""
    section = re.split(r"^#+ ", RULES.split(f"\n{heading}\n")[1], maxsplit=1, flags=re.M)[0]
    found = [
        block.splitlines() for block in section.split("\n\n") if block.lstrip().startswith("|")
    ]
    return [
        [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line][2:]
        for lines in found
    ]


def test_r2_1_constants():
    """Every field stands in the table once, with its value."""
    [rows] = tables("### 2.1 Constants")
    told: dict[str, object] = {}
    for _, names, value, _ in rows:
        numbers = [int(number) for number in re.findall(r"\d+", value)]
        known = re.findall(r"`(\w+)`", names)
        told |= dict(zip(known, numbers, strict=False))
        if known in (["level_shadows"], ["powers"]):
            told[known[0]] = tuple(numbers)
        if "timer_start" in known:
            told["timer_start"] = tuple(int(slot) for slot in re.findall(r"\d: (\d)", value))
    assert told.keys() == {field.name for field in fields(Numbers)}
    told.pop("guide")
    assert {name: getattr(STANDARD, name) for name in told} == told


def test_r2_2_map():
    """Kinds, links, and what lies there at first."""
    [rows] = tables("### 2.2 Map")
    assert [row[0].strip("`") for row in rows] == list(GALAXIES)
    starts = {"galaxy": "disc", "station": "disc", "ruin": "minor shadow", "inner": "minor shadow"}
    starts |= {"fortress": "Shadowlord", "home": "-"}
    for galaxy, (_, _, kind, start, beside) in zip(GALAXIES, rows, strict=True):
        assert kind == kind_of_galaxy(galaxy)
        assert start == starts[kind]
        assert set(beside.split()) == set(neighbours_of(galaxy))
    assert sum(len(row[4].split()) for row in rows) == 2 * 52


def test_r2_3_characters():
    """Classes and levels, one by one and together."""
    classes, rows = tables("### 2.3 Characters")
    kinds = {"minor shadow": "shadow", "Shadowlord": "shadowlord"}
    assert [(row[0].strip("`"), kinds.get(row[2], row[2]), int(row[3])) for row in rows] == [
        (character["id"], character["kind"], character["level"])
        for character in SHADOWLORD.catalogue()["characters"]
    ]
    for name, level, count, _ in classes:
        levels = [row[3] for row in rows if row[2] == name]
        counts = [levels.count(each) for each in level.split(", ")]
        assert ", ".join(str(each) for each in counts) == count


def test_r2_4_guide_card():
    """Rolls and their odds."""
    [rows] = tables("### 2.4 Guide card")
    assert tuple(row[0].strip("`") for row in rows) == STANDARD.guide
    assert [int(row[2]) for row in rows] == list(range(2, 13))
    assert [int(row[3]) for row in rows] == [
        sum(one + other == roll for one in range(1, 7) for other in range(1, 7))
        for roll in range(2, 13)
    ]
