"""What a series of matches came to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gloaming.engine import Outcome, State

from .families import figures_for
from .figures import Figures, Tallies, add_tallies, count, plain_tallies


@dataclass(slots=True)
class Report:
    """Figures of a series of matches. ``seconds`` depends on the machine, all else on the seed."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int = 0
    decisions: int = 0
    """Answers to questions and actions out of turn; closing a timed question is none."""
    turns: int = 0
    seconds: float = 0.0
    levels: Tallies = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    """How many seats won for which reason."""
    figures: Figures = field(init=False)
    """What only games of this family have."""

    def __post_init__(self) -> None:
        self.figures = figures_for(self.game)

    def count(self, state: State, levels: dict[int, str], outcome: Outcome, decisions: int) -> None:
        """Counts a match that is over; ``levels``: of the computer players, by seat."""
        self.games += 1
        self.decisions += decisions
        self.turns += outcome.length
        for seat, level in levels.items():
            count(self.levels, level, won=seat in outcome.reasons)
        for reason in outcome.reasons.values():
            self.reasons[reason] = self.reasons.get(reason, 0) + 1
        self.figures.count(state, levels, outcome)

    def add(self, other: Report) -> None:
        """Counts the other's matches too; seconds are the runner's to measure."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        add_tallies(self.levels, other.levels)
        for reason, number in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + number
        self.figures.add(other.figures)

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "mean_turns": round(self.turns / self.games, 2) if self.games else None,
            "wins": {
                "bots": plain_tallies(self.levels),
                **self.figures.wins(),
                "reasons": dict(sorted(self.reasons.items())),
            },
            **self.figures.more(),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "decisions_per_second": round(self.decisions / seconds, 1),
        }
