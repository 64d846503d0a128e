"""Many matches between computer players: `simulate` plays them and counts."""

from __future__ import annotations

from .figures import Figures, Tally
from .players import Players
from .report import Report
from .simulate import Lineup, key_of, play_match, simulate

__all__ = ["Figures", "Lineup", "Players", "Report", "Tally", "key_of", "play_match", "simulate"]
