"""The benchmarks run: a figure that cannot be taken again is worth nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parent.parent / "bench"


def figures(name: str, *arguments: str) -> Any:
    """What a benchmark prints for programs."""
    done = subprocess.run(
        [sys.executable, BENCH / f"{name}.py", *arguments, "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("game", "tables"), [("hunters", "5 8"), ("raiders", "5 8 10"), ("rivals", "2 3 4 5")]
)
def test_engine(game: str, tables: str) -> None:
    """Play, copies, and telling everyone; each beside the calibration loop."""
    found = figures("engine", game, "--games", "5")
    assert set(found) == {
        f"{what} {seats}" for what in ("play", "copy", "told") for seats in tables.split()
    }
    assert all(row["calibration_seconds"] > 0 for row in found.values())
    assert found["play 5"]["games_per_second"] > 10
    assert 0 < found["copy 5"]["microseconds"] < 1000


@pytest.mark.parametrize(
    ("game", "camps"),
    [
        ("hunters", {"hunter", "shadow", "neutral"}),
        ("raiders", {"raider", "shadow", "citizen"}),
    ],
)
def test_players(game: str, camps: set[str]) -> None:
    """Every row has a rate for every faction that it played."""
    for rows in figures("players", game, "--games", "2").values():
        assert set(rows["one camp greedy, all others random"]) == camps
        for rates in rows.values():
            assert rates
            assert set(rates) <= camps
            assert all(0 <= rate <= 1 for rate in rates.values())


def test_players_by_character() -> None:
    """Whoever was dealt has a rate."""
    for rows in figures("players", "raiders", "--games", "1", "--characters").values():
        assert len(rows) == 30
        assert all(0 <= rate <= 1 for row in rows.values() for rate in row.values())
        assert sum("10, expansion" in row for row in rows.values()) == 10


def test_ball() -> None:
    """Every lineup has its wins, points and members."""
    found = figures("ball", "--games", "2", "--players", "2")
    assert set(found) == {"random", "greedy", "one"}
    for series in found.values():
        assert set(series) == {"2"}
        assert set(series["2"]["wins"]["turn_order"]) == {"1", "2"}
        assert series["2"]["members"]["face_down"]["plays"] > 0
    assert set(found["one"]["2"]["scores"]["bots"]) == {"greedy", "random"}


def test_ball_prints_tables() -> None:
    """Of Markdown, for docs/benchmarks.md."""
    done = subprocess.run(
        [sys.executable, BENCH / "ball.py", "--games", "2", "--players", "3"],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert lines[0].startswith("| players | play |")
    assert any(line.startswith("| alert damsel |") for line in lines)
    assert any(line.startswith("| players | greedy wins") for line in lines)
