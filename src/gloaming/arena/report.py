"""What a series of matches came to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Tally:
    """How often something was at the table, and how often it won."""

    seats: int = 0
    wins: int = 0

    def add(self, other: Tally) -> None:
        """Counts the other's too."""
        self.seats += other.seats
        self.wins += other.wins

    def plain(self) -> dict[str, Any]:
        """As JSON; ``rate`` is wins a seat, from 0 to 1."""
        rate = round(self.wins / self.seats, 4) if self.seats else None
        return {"seats": self.seats, "wins": self.wins, "rate": rate}


Tallies = dict[str, Tally]


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
    factions: Tallies = field(default_factory=dict)
    characters: Tallies = field(default_factory=dict)
    levels: Tallies = field(default_factory=dict)
    levels_by_faction: dict[str, Tallies] = field(default_factory=dict)
    """By level, then by faction."""
    reasons: dict[str, int] = field(default_factory=dict)
    """How many seats won for which reason."""

    def count(self, level: str, faction: str, character: str, reason: str | None) -> None:
        """Counts one seat of one match; ``reason``: why it won, None if it did not."""
        tally = Tally(1, reason is not None)
        by_faction = self.levels_by_faction.setdefault(level, {})
        for where, name in (
            (self.factions, faction),
            (self.characters, character),
            (self.levels, level),
            (by_faction, faction),
        ):
            where.setdefault(name, Tally()).add(tally)
        if reason is not None:
            self.reasons[reason] = self.reasons.get(reason, 0) + 1

    def add(self, other: Report) -> None:
        """Counts the other's matches too; seconds are the runner's to measure."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        _add(self.factions, other.factions)
        _add(self.characters, other.characters)
        _add(self.levels, other.levels)
        for level, tallies in other.levels_by_faction.items():
            _add(self.levels_by_faction.setdefault(level, {}), tallies)
        for reason, number in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + number

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
                "factions": _plain(self.factions),
                "characters": _plain(self.characters),
                "bots": _plain(self.levels),
                "bots_by_faction": {
                    level: _plain(tallies)
                    for level, tallies in sorted(self.levels_by_faction.items())
                },
                "reasons": dict(sorted(self.reasons.items())),
            },
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "decisions_per_second": round(self.decisions / seconds, 1),
        }


def _add(to: Tallies, more: Tallies) -> None:
    for name, tally in more.items():
        to.setdefault(name, Tally()).add(tally)


def _plain(tallies: Tallies) -> dict[str, Any]:
    return {name: tally.plain() for name, tally in sorted(tallies.items())}
