"""One evening at the ball, followed by what is told of it: which cards were played, and what each
of them earned.

A card earns, until it goes home:

- of the Rose Points that its owner is paid by rank for its mansion, the share that it has in that
  owner's influence there;
- the Rose Points that its own skill pays;
- the loot that lies on it when its mansion fills, or that its skill gains.

Whoever owns it then: the card counts, not who played it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gloaming.engine import Event
from gloaming.games.rivals.members import NUMBERS
from gloaming.games.rivals.numbers import Numbers


@dataclass(slots=True)
class Played:
    """A card that has been played."""

    seat: int
    """Who played it."""
    member: str
    up: bool
    """How it was played."""
    lies_up: bool
    rank: float = 0.0
    skill: int = 0
    tiles: int = 0


@dataclass(slots=True)
class Evening:
    """What has happened so far."""

    first: int = 0
    cards: dict[int, Played] = field(default_factory=dict)
    """By serial number."""
    most_due: int = 0
    """Mansions that filled in one turn, at most."""
    due: int = 0
    working: int = -1
    """The card whose skill is at work in the mansion that is being resolved."""
    ranked: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Total and pay by seat, in the mansion that is being resolved."""

    def look(self, numbers: Numbers, events: Sequence[Event]) -> None:
        """Takes note of events, as they are told to nobody but the report."""
        for event in events:
            seen = event.params
            match event.kind:
                case "begins":
                    self.first = seen["first"]
                case "turn":
                    self.due = 0
                case "played" | "played_down":
                    up = event.kind == "played"
                    self.cards[seen["card"]] = Played(seen["seat"], seen["member"], up, up)
                case "turned_up" | "turned_down":
                    self.cards[seen["card"]].lies_up = event.kind == "turned_up"
                case "resolving":
                    self.due += 1
                    self.most_due = max(self.most_due, self.due)
                    self.ranked = {}
                case "activated":
                    self.working = seen["card"]
                case "paid":
                    self.cards[self.working].skill += seen["amount"]
                case "gained":
                    card = seen["card"] if seen["card"] >= 0 else self.working
                    self.cards[card].tiles += seen["count"]
                case "ranked":
                    self.ranked[seen["seat"]] = (seen["total"], seen["amount"])
                case "discarded" | "returned":
                    self._goes_home(numbers, seen["card"], seen["seat"])

    def _goes_home(self, numbers: Numbers, number: int, owner: int) -> None:
        """Before anybody is ranked a card goes home because it was removed, and earns nothing."""
        if owner not in self.ranked:
            return
        card = self.cards[number]
        influence = numbers.face_down_influence
        if card.lies_up:
            influence = numbers.influence[NUMBERS[card.member] - 1]
        total, pay = self.ranked[owner]
        card.rank += pay * influence / total
