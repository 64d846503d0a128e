"""Figures of Shadow Rivals: by seat in turn order, by points, by member."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from gloaming.engine import Event, Outcome, State
from gloaming.games.rivals.ballroom import Ballroom

from .evening import Evening
from .figures import Figures, Tallies, add_tallies, count, plain_tallies

FACE_DOWN = "face_down"
"""All cards that were played face down, together."""


@dataclass(slots=True)
class Earnings:
    """Of all plays of a member: see evening.py."""

    plays: int = 0
    rank: float = 0.0
    skill: int = 0
    tiles: int = 0

    def add(self, other: Earnings) -> None:
        """Counts the other's too."""
        self.plays += other.plays
        self.rank += other.rank
        self.skill += other.skill
        self.tiles += other.tiles

    def plain(self, games: int, tile: float) -> dict[str, Any]:
        """As JSON: ``plays`` a game, all else a play; ``earns``: rank, skill and tiles together, at
        ``tile`` points each."""
        rank, skill, tiles = (n / self.plays for n in (self.rank, self.skill, self.tiles))
        return {
            "plays": round(self.plays / games, 3),
            "rank": round(rank, 2),
            "skill": round(skill, 2),
            "tiles": round(tiles, 2),
            "earns": round(rank + skill + tiles * tile, 2),
        }


@dataclass(slots=True)
class Scores:
    """Final points of seats."""

    seats: int = 0
    points: int = 0
    squares: int = 0
    loot: int = 0
    tiles: int = 0

    def take(self, points: int, loot: int, tiles: int) -> None:
        """Counts a seat."""
        self.add(Scores(1, points, points * points, loot, tiles))

    def add(self, other: Scores) -> None:
        """Counts the other's too."""
        self.seats += other.seats
        self.points += other.points
        self.squares += other.squares
        self.loot += other.loot
        self.tiles += other.tiles

    def plain(self) -> dict[str, Any]:
        """As JSON: mean and deviation of a seat's points, and which part of all points is loot."""
        mean = self.points / self.seats
        return {
            "mean": round(mean, 2),
            "deviation": round(sqrt(max(0.0, self.squares / self.seats - mean * mean)), 2),
            "loot_share": round(self.loot / self.points, 4) if self.points else None,
        }


@dataclass(slots=True)
class BallFigures(Figures):
    """Seats, points, members."""

    games: int = 0
    order: Tallies = field(default_factory=dict)
    """By place in the turn order: who begins is "1"."""
    users: Tallies = field(default_factory=dict)
    """By member: seats that have played it face up."""
    earnings: dict[str, Earnings] = field(default_factory=dict)
    """By member that was played face up; and of all cards played face down."""
    scores: dict[str, Scores] = field(default_factory=dict)
    """By level."""
    best: int = 0
    """Points of the first, the second and the last of each game, added up."""
    second: int = 0
    last: int = 0
    two_due: int = 0
    """Games in which two mansions or more filled in one turn."""
    beyond: int = 0
    """Games in which more mansions were resolved than it takes to end."""
    evening: Evening = field(default_factory=Evening)
    """The match that is being played."""

    def look(self, state: State, events: list[Event]) -> None:
        """Follows the cards."""
        assert isinstance(state, Ballroom)
        self.evening.look(state.numbers, events)

    def count(self, state: State, levels: dict[int, str], outcome: Outcome) -> None:
        """A match that is over."""
        assert isinstance(state, Ballroom)
        evening, self.evening = self.evening, Evening()
        self.games += 1
        points = [rp + loot for rp, loot in zip(state.rp, state.loot_points, strict=True)]
        for seat in range(state.seats):
            turn = (seat - evening.first) % state.seats + 1
            count(self.order, str(turn), won=seat in outcome.winners)
            scores = self.scores.setdefault(levels[seat], Scores())
            scores.take(points[seat], state.loot_points[seat], len(state.gained[seat]))
        ranked = sorted(points, reverse=True)
        self.best += ranked[0]
        self.second += ranked[1]
        self.last += ranked[-1]
        self.two_due += evening.most_due > 1
        self.beyond += len(state.resolved) > state.numbers.mansions_to_end
        used = set()
        for card in evening.cards.values():
            name = card.member if card.up else FACE_DOWN
            earned = Earnings(1, card.rank, card.skill, card.tiles)
            self.earnings.setdefault(name, Earnings()).add(earned)
            if card.up:
                used.add((card.member, card.seat))
        for member, seat in used:
            count(self.users, member, won=seat in outcome.winners)

    def add(self, other: BallFigures) -> None:
        """Table by table."""
        add_tallies(self.order, other.order)
        add_tallies(self.users, other.users)
        for name, earned in other.earnings.items():
            self.earnings.setdefault(name, Earnings()).add(earned)
        for level, scores in other.scores.items():
            self.scores.setdefault(level, Scores()).add(scores)
        for sum_ in ("games", "best", "second", "last", "two_due", "beyond"):
            setattr(self, sum_, getattr(self, sum_) + getattr(other, sum_))

    def wins(self) -> dict[str, Any]:
        """``turn_order``, and ``members``: how often those won who had played one face up."""
        return {
            "turn_order": plain_tallies(self.order),
            "members": plain_tallies(self.users),
        }

    def more(self) -> dict[str, Any]:
        """``scores``, ``mansions``, ``members``; nothing before the first match."""
        games = self.games
        if not games:
            return {}
        everybody = Scores()
        for scores in self.scores.values():
            everybody.add(scores)
        tile = everybody.loot / everybody.tiles if everybody.tiles else 0.0
        return {
            "scores": {
                **everybody.plain(),
                "winner": round(self.best / games, 2),
                "last": round(self.last / games, 2),
                "margin": round((self.best - self.second) / games, 2),
                "points_a_tile": round(tile, 2),
                "bots": {level: scores.plain() for level, scores in sorted(self.scores.items())},
            },
            "mansions": {
                "two_at_once": round(self.two_due / games, 4),
                "past_the_last": round(self.beyond / games, 4),
            },
            "members": {
                name: earned.plain(games, tile) for name, earned in sorted(self.earnings.items())
            },
        }
