"""What is counted: how often something was at the table and won; and, of each family of games, what
only its games have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine import Event, Outcome, State


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


def count(tallies: Tallies, name: str, *, won: bool) -> None:
    """Counts one seat."""
    tallies.setdefault(name, Tally()).add(Tally(1, won))


def add_tallies(to: Tallies, more: Tallies) -> None:
    """Counts the others too."""
    for name, tally in more.items():
        to.setdefault(name, Tally()).add(tally)


def plain_tallies(tallies: Tallies) -> dict[str, Any]:
    """As JSON, by name."""
    return {name: tally.plain() for name, tally in sorted(tallies.items())}


class Figures:
    """The figures of one family of games; of a game without a family of its own none. They are told
    the truth: they are for reports only."""

    def look(self, state: State, events: list[Event]) -> None:
        """Sees what has happened in the match that is being played; called after its start and
        after each action."""

    def count(self, state: State, levels: dict[int, str], outcome: Outcome) -> None:
        """Counts that match, which is over."""

    def add(self, other: Any) -> None:
        """Counts the matches of others of the same kind too."""

    def wins(self) -> dict[str, Any]:
        """Tables of tallies, as JSON."""
        return {}

    def more(self) -> dict[str, Any]:
        """Whatever else there is, as JSON."""
        return {}
