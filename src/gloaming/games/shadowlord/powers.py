"""Power cards: the deck, drawing, placing (R 4, steps 1 to 3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Event, Option, Procedure, Step, option

from .characters import KEYS, NUMBERS
from .ending import count_reshuffle
from .universe import NONE, Universe

HAND = Option("hand")


def draw(universe: Universe) -> int:
    """The top card of the deck, or `NONE`. An empty deck is first made again from the discards,
    which may end the match; with no discards either there is no card (R 4)."""
    universe.settle()
    if not universe.deck:
        if not universe.discards:
            return NONE
        deck = sorted(universe.discards)
        universe.chance.shuffle(deck)
        universe.deck, universe.discards = deck, []
        universe.tell("reshuffled", cards=len(deck))
        count_reshuffle(universe)
        if universe.over:
            return NONE
    return universe.deck.pop()


def take(universe: Universe, seat: int, value: int) -> None:
    """A card into an attack hand."""
    universe.hands[seat] = tuple(sorted([*universe.hands[seat], value]))


def give(universe: Universe, seat: int, value: int) -> None:
    """A card of this value out of an attack hand."""
    hand = list(universe.hands[seat])
    hand.remove(value)
    universe.hands[seat] = tuple(hand)


def values(cards: Iterable[int]) -> list[int]:
    """Each value once: cards of a value are the same card."""
    return sorted(set(cards))


@dataclass(slots=True)
class DrawCards(Procedure):
    """So many cards from the deck, each under a free portrait or into the attack hand."""

    seat: int
    count: int

    steps: ClassVar[tuple[str, ...]] = ("draw", "choose", "place")

    def draw(self, universe: Universe) -> Step:
        """All of them, one after the other; a reshuffle on the way moves the timer at once."""
        drawn: list[int] = []
        for _ in range(self.count):
            value = draw(universe)
            if value == NONE:
                break
            drawn.append(value)
        universe.fresh[self.seat] = tuple(drawn)
        # The last card of the deck may have ended the match: then nothing more is told.
        if drawn and not universe.over:
            params = {"seat": self.seat, "count": len(drawn)}
            whole = {**params, "values": drawn}
            universe.whisper((self.seat,), "drew", whole, Event("drew", params))
        return None

    def choose(self, universe: Universe) -> Step:
        """The place of the first one that has none yet."""
        seat = self.seat
        if not universe.fresh[seat]:
            self.finish()
            return None
        free = []
        if universe.numbers.card_under_portrait:
            free = [n for n in universe.alliance(seat) if universe.under[n] == NONE]
        if not free:
            self.answer = HAND
            return None
        options = (*[option("under", card=KEYS[n]) for n in free], HAND)
        about = {"left": len(universe.fresh[seat])}
        return Ask({seat: options}, "place_card", "4.1", about, revocable=True)

    def place(self, universe: Universe) -> Step:
        """Face down; others see where."""
        answer = self.answer
        assert answer is not None
        seat, value = self.seat, universe.fresh[self.seat][0]
        universe.fresh[seat] = universe.fresh[seat][1:]
        if answer == HAND:
            take(universe, seat, value)
        else:
            universe.under[NUMBERS[answer.card]] = value
        params = {"seat": seat, "card": answer.card}
        whole = {**params, "value": value}
        universe.whisper((seat,), "placed", whole, Event("placed", params))
        self.goto("choose")
        return None


@dataclass(slots=True)
class DiscardDown(Procedure):
    """At the end of a turn: discards until no more cards are in the attack hand than may be."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "discard")

    def choose(self, universe: Universe) -> Step:
        """One after the other."""
        hand = universe.hands[self.seat]
        left = len(hand) - universe.numbers.hand_limit
        if left <= 0:
            self.finish()
            return None
        options = tuple([option("discard", number=value) for value in values(hand)])
        return Ask({self.seat: options}, "discard", "4.7", {"left": left})

    def discard(self, universe: Universe) -> Step:
        """Face up, as all discards."""
        assert self.answer is not None
        discard(universe, self.seat, self.answer.number, "discarded")
        self.goto("choose")
        return None


def discard(universe: Universe, seat: int, value: int, told: str) -> None:
    """A card from an attack hand to the discard pile, where everyone sees it."""
    universe.settle()
    give(universe, seat, value)
    universe.discards.append(value)
    universe.tell(told, seat=seat, value=value)
