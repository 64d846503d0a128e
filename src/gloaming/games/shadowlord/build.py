"""Step 3, Build: ships come, and are placed (R 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option

from . import ships
from .characters import KEYS, NUMBERS
from .chart import GALAXIES, PLACES
from .powers import discard, values
from .universe import NOBODY, Universe

DONE = Option("done")


def ring_options(universe: Universe, numbers: list[int], left: int) -> list[Option]:
    """So many ships into one of these rings."""
    return [
        option("ring", card=KEYS[number], number=count)
        for number in numbers
        for count in range(1, min(left, universe.free_slots(number)) + 1)
    ]


@dataclass(slots=True)
class ShareShips(Procedure):
    """Set-up: the first ships, split freely over the characters at home (R 3.4)."""

    seat: int
    left: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "place")

    def choose(self, universe: Universe) -> Step:
        """All of them."""
        options = ring_options(universe, universe.alliance(self.seat), self.left)
        if not options:
            self.finish()
            return None
        about = {"left": self.left}
        return Ask({self.seat: tuple(options)}, "share_ships", "3.4", about, revocable=True)

    def place(self, universe: Universe) -> Step:
        """Openly."""
        answer = self.answer
        assert answer is not None
        ships.into_ring(universe, self.seat, NUMBERS[answer.card], answer.number)
        self.left -= answer.number
        self.goto("choose")
        return None


@dataclass(slots=True)
class Build(Procedure):
    """Merchants, corners, the guide card and redeemed cards give ships. What is not placed goes
    into storage; what would be more than a player has is forfeited."""

    seat: int
    due: int = 0
    """Ships that have come and are not placed; the stored ones besides."""

    steps: ClassVar[tuple[str, ...]] = ("count", "choose", "act", "store")

    def count(self, universe: Universe) -> Step:
        """By control at this moment."""
        numbers, seat = universe.numbers, self.seat
        self.due = universe.bonus
        self.due += numbers.ships_per_merchant * universe.merchants(seat)
        self.due += numbers.ships_per_corner * universe.corners(seat)
        return None

    def choose(self, universe: Universe) -> Step:
        """Placing and redeeming in any order."""
        seat = self.seat
        free = universe.free_ships(seat)
        left = universe.stored[seat] + min(self.due, free)
        options: list[Option] = []
        if universe.redeemed < universe.numbers.redeem_most:
            hand = values(universe.hands[seat])
            options += [option("redeem", number=value) for value in hand]
        options += ring_options(universe, universe.alliance(seat), left)
        for galaxy, owner in enumerate(universe.controls()):
            place = GALAXIES[galaxy]
            if owner == seat and universe.host_of(galaxy) in (seat, NOBODY):
                options += [
                    option("loose", place=place, number=count) for count in range(1, left + 1)
                ]
        if not options:
            self.answer = DONE
            return None
        about = {"left": left, "free": free, "due": self.due}
        return Ask({seat: (*options, DONE)}, "build", "4.3", about, revocable=True)

    def act(self, universe: Universe) -> Step:
        """New ships are placed before stored ones: that leaves most of them."""
        answer = self.answer
        assert answer is not None
        seat, count = self.seat, answer.number
        if answer == DONE:
            return None
        self.goto("choose")
        if answer.verb == "redeem":
            discard(universe, seat, count, "redeemed")
            universe.redeemed += 1
            self.due += count
            return None
        new = min(count, self.due, universe.free_ships(seat))
        self.due -= new
        universe.stored[seat] -= count - new
        if answer.verb == "ring":
            ships.into_ring(universe, seat, NUMBERS[answer.card], count)
        else:
            ships.put_loose(universe, seat, PLACES[answer.place], count)
            universe.tell("loose", seat=seat, place=answer.place, count=count)
        return None

    def store(self, universe: Universe) -> Step:
        """Into storage, for a later step 3."""
        seat = self.seat
        kept = min(self.due, universe.free_ships(seat))
        if kept:
            universe.stored[seat] += kept
            universe.tell("stored", seat=seat, count=kept)
        if self.due > kept:
            universe.tell("forfeited", seat=seat, count=self.due - kept)
        return None
