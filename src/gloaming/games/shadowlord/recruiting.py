"""Diplomats turn discs over and recruit (R 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step

from .characters import KEYS
from .chart import GALAXIES
from .movement import may_turn
from .universe import NONE, OUT, Universe

TURN, LEAVE = Option("turn"), Option("leave")
RECRUIT, DISMISS = Option("recruit"), Option("dismiss")


@dataclass(slots=True)
class Arrival(Procedure):
    """A diplomat that enters a galaxy with a disc may turn it over; nobody else ever does."""

    number: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "act")

    def choose(self, universe: Universe) -> Step:
        """Asked of diplomats only."""
        if not may_turn(universe, self.number):
            self.finish()
            return None
        seat, place = universe.owner[self.number], GALAXIES[universe.where[self.number]]
        about = {"card": KEYS[self.number], "place": place}
        return Ask({seat: (TURN, LEAVE)}, "turn_disc", "7.1", about, revocable=True)

    def act(self, universe: Universe) -> Step:
        """The disc looks the same whoever it is."""
        return TurnDisc(self.number) if self.answer == TURN else None


@dataclass(slots=True)
class TurnDisc(Procedure):
    """A diplomat turns over the disc where it stands: recruit or dismiss."""

    number: int
    found: int = OUT

    steps: ClassVar[tuple[str, ...]] = ("turn", "choose", "decide")

    def turn(self, universe: Universe) -> Step:
        """The disc becomes public."""
        universe.settle()
        galaxy = universe.where[self.number]
        self.found = universe.disc[galaxy]
        universe.disc[galaxy] = NONE
        universe.scouts[galaxy] = ()
        universe.shown[self.found] = True
        universe.tell("turned", **self._params(universe), found=KEYS[self.found])
        return None

    def choose(self, universe: Universe) -> Step:
        """With as many characters as there are rings one can only dismiss."""
        seat = universe.owner[self.number]
        if len(universe.alliance(seat)) >= universe.numbers.rings:
            self.answer = DISMISS
            return None
        place = GALAXIES[universe.where[self.number]]
        about = {"card": KEYS[self.number], "found": KEYS[self.found], "place": place}
        return Ask({seat: (RECRUIT, DISMISS)}, "recruit", "7.2", about, revocable=True)

    def decide(self, universe: Universe) -> Step:
        """A recruit stands there with an empty ring, and does not act in this turn."""
        recruited = self.answer == RECRUIT
        params = {**self._params(universe), "card": KEYS[self.found]}
        if recruited:
            universe.owner[self.found] = universe.owner[self.number]
            universe.where[self.found] = universe.where[self.number]
            universe.acted[self.found] = True
        universe.tell("recruited" if recruited else "dismissed", **params)
        return None

    def _params(self, universe: Universe) -> dict[str, object]:
        seat, galaxy = universe.owner[self.number], universe.where[self.number]
        return {"seat": seat, "card": KEYS[self.number], "place": GALAXIES[galaxy]}
