"""The benchmarks run: a figure that cannot be taken again is worth nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

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


def test_engine() -> None:
    """Play, copies, and telling everyone; each beside the calibration loop."""
    found = figures("engine", "--games", "5")
    assert set(found) == {"play 5", "play 8", "copy", "copy 8", "told 5", "told 8"}
    assert all(row["calibration_seconds"] > 0 for row in found.values())
    assert found["play 5"]["games_per_second"] > 10
    assert 0 < found["copy"]["microseconds"] < 1000


def test_players() -> None:
    """Every row has a rate for every faction."""
    for rows in figures("players", "--games", "2").values():
        for rates in rows.values():
            assert set(rates) == {"hunter", "shadow", "neutral"}
            assert all(0 <= rate <= 1 for rate in rates.values())
