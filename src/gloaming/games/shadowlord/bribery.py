"""Bribes: a published extra, left out unless the table of numbers says how many cards one takes
(R 17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Option, Procedure, Step, option

from .characters import ALLIES, KEYS
from .powers import discard, values
from .universe import NONE, OUT, Universe


def bribes(universe: Universe, seat: int) -> list[Option]:
    """Whom the player can try to bribe, and with cards of which value: any ally of another player,
    once a turn, with a ring free for it."""
    cards = universe.numbers.bribe_cards
    if not cards or universe.bribed or len(universe.alliance(seat)) >= universe.numbers.rings:
        return []
    hand = universe.hands[seat]
    offered = [value for value in values(hand) if hand.count(value) >= cards]
    return [
        option("bribe", card=KEYS[number], number=value)
        for number in ALLIES
        if universe.where[number] != OUT and universe.owner[number] != seat
        for value in offered
    ]


@dataclass(slots=True)
class Bribe(Procedure):
    """Both roll a die: with the higher one the character changes sides; on a tie it stays."""

    seat: int
    number: int
    value: int

    steps: ClassVar[tuple[str, ...]] = ("pay", "roll")

    def pay(self, universe: Universe) -> Step:
        """Equal cards from the attack hand."""
        universe.bribed = True
        for _ in range(universe.numbers.bribe_cards):
            discard(universe, self.seat, self.value, "discarded")
        return None

    def roll(self, universe: Universe) -> Step:
        """The ring, with the ships in it, and the card under the portrait stay with the other: the
        ships go back to the supply, the card to the discard pile. It has acted in this turn."""
        sides, number = universe.numbers.dice_sides, self.number
        other = universe.owner[number]
        mine, theirs = universe.chance.die(sides), universe.chance.die(sides)
        won = mine > theirs
        params = {"card": KEYS[number], "with_seat": other, "roll": mine, "with_roll": theirs}
        universe.tell("bribed", seat=self.seat, won=won, **params)
        if won:
            universe.owner[number] = self.seat
            universe.ships[number] = 0
            universe.acted[number] = True
            if universe.under[number] != NONE:
                universe.discards.append(universe.under[number])
                universe.under[number] = NONE
            universe.settle_peace()
        return None
