"""Figures of Shadowlord: how matches end, how long they are, who is eliminated, when the stone is
taken."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any

from gloaming.engine import Event, Outcome, State
from gloaming.games.shadowlord.characters import SHADOWLORD
from gloaming.games.shadowlord.universe import OUT, Universe

from .figures import Figures, Tallies, add_tallies, count, plain_tallies

COUNTED = {
    "battle": "battles",
    "no_battle": "galaxies_undefended",
    "recruited": "recruits",
    "eliminated": "eliminated",
    "died": "characters_lost",
    "reshuffled": "reshuffles",
    "stone": "stone_moves",
}
"""Events, and what their mean number a match is called."""


@dataclass(slots=True)
class SkyFigures(Figures):
    """Endings, turns, seats, the stone."""

    games: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    order: Tallies = field(default_factory=dict)
    """By place in the turn order: who begins is "1"."""
    lengths: list[int] = field(default_factory=list)
    counted: dict[str, int] = field(default_factory=dict)
    reigns: list[int] = field(default_factory=list)
    """The reign count at the end of each match."""
    taken: list[int] = field(default_factory=list)
    """The turn in which the Shadowlord first lost the stone, of each match in which he did."""
    destroyed: int = 0
    """Matches in which the Shadowlord was destroyed."""
    first: int = 0
    """Who begins the match that is being played."""
    lost: int = 0
    """The turn in which the stone was first taken in it; 0: not yet."""

    def look(self, state: State, events: list[Event]) -> None:
        """Counts events, and notes when the stone is taken first."""
        assert isinstance(state, Universe)
        for event in events:
            name = COUNTED.get(event.kind)
            if name is not None:
                self.counted[name] = self.counted.get(name, 0) + 1
            if event.kind == "rolled_first":
                self.first, self.lost = event.params["seat"], 0
            elif event.kind == "stone" and not self.lost:
                self.lost = state.turn

    def count(self, state: State, levels: dict[int, str], outcome: Outcome) -> None:
        """The match is over."""
        assert isinstance(state, Universe)
        self.games += 1
        self.endings[state.reason] = self.endings.get(state.reason, 0) + 1
        self.lengths.append(state.turn)
        self.reigns.append(state.reign)
        self.destroyed += state.where[SHADOWLORD] == OUT
        if self.lost:
            self.taken.append(self.lost)
        for seat in range(state.seats):
            place = str((seat - self.first) % state.seats + 1)
            count(self.order, place, won=seat in outcome.winners)

    def add(self, other: SkyFigures) -> None:
        """Table by table."""
        self.games += other.games
        self.destroyed += other.destroyed
        add_tallies(self.order, other.order)
        for mine, more in ((self.endings, other.endings), (self.counted, other.counted)):
            for name, number in more.items():
                mine[name] = mine.get(name, 0) + number
        self.lengths += other.lengths
        self.reigns += other.reigns
        self.taken += other.taken

    def wins(self) -> dict[str, Any]:
        """``turn_order``."""
        return {"turn_order": plain_tallies(self.order)}

    def more(self) -> dict[str, Any]:
        """``endings`` as parts of all matches; ``turns``: median and the tenth and ninetieth of a
        hundred; ``a_game``: means; ``stone``; nothing before the first match."""
        games = self.games
        if not games:
            return {}
        tenths = quantiles(self.lengths, n=10) if games > 1 else self.lengths * 9
        mean = sum(self.taken) / len(self.taken) if self.taken else None
        return {
            "endings": {name: round(n / games, 4) for name, n in sorted(self.endings.items())},
            "turns": {
                "median": round(tenths[4], 1),
                "low": round(tenths[0], 1),
                "high": round(tenths[8], 1),
                "most": max(self.lengths),
            },
            "a_game": {name: round(n / games, 2) for name, n in sorted(self.counted.items())},
            "stone": {
                "taken": round(len(self.taken) / games, 4),
                "turn": None if mean is None else round(mean, 1),
                "lord_destroyed": round(self.destroyed / games, 4),
                "longest_reign": max(self.reigns),
            },
        }
