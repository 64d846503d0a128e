"""Many matches between computer players: `simulate` plays them and counts."""

from __future__ import annotations

from .players import Players
from .report import Report, Tally
from .simulate import Lineup, key_of, play_match, simulate

__all__ = ["Lineup", "Players", "Report", "Tally", "key_of", "play_match", "simulate"]
