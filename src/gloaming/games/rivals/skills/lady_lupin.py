"""The Ladies Lupin: loot (R 6.21 to 6.24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Step, option

from .. import effects
from ..ballroom import Ballroom
from .base import Skill

HAUL = 3


@dataclass(slots=True)
class LadyLupin(Skill):
    """Steal 3 loot onto this card, or what the supply still has."""

    steps: ClassVar[tuple[str, ...]] = ("steal",)

    def steal(self, room: Ballroom) -> Step:
        """Unseen."""
        effects.steal(room, self.card, HAUL)
        return None


@dataclass(slots=True)
class CraftyLadyLupin(LadyLupin):
    """Steal 3 loot onto this card, then take all loot from opponents' cards here onto it."""

    steps: ClassVar[tuple[str, ...]] = ("steal", "rob")

    def rob(self, room: Ballroom) -> Step:
        """The tiles stay unseen."""
        for other in room.opponents_cards(self.seat, room.place_of(self.card)):
            tiles, room.loot[other] = room.loot[other], ()
            if tiles:
                room.loot[self.card] = (*room.loot[self.card], *tiles)
                told = effects.told_of(room, self.card)
                told |= {f"from_{k}": value for k, value in effects.told_of(room, other).items()}
                room.tell("took_loot", **told, count=len(tiles))
        return None


@dataclass(slots=True)
class AlertLadyLupin(LadyLupin):
    """Steal 3 loot onto this card, then 1 onto each of your cards in all mansions, this one
    included. If the supply is short, you choose which cards get one."""

    waiting: tuple[int, ...] = ()
    """Cards that have not got theirs."""

    steps: ClassVar[tuple[str, ...]] = ("steal", "count", "find", "hand_out")

    def count(self, room: Ballroom) -> Step:
        """Face-down cards too."""
        self.waiting = tuple([c for c in room.all_cards() if room.owner[c] == self.seat])
        return None

    def find(self, room: Ballroom) -> Step:
        """Asked only while there are more cards than tiles."""
        options = [option("loot", number=card) for card in self.waiting]
        if not room.supply:
            options = []
        elif len(options) <= len(room.supply):
            options = options[:1]
        return self.choose(room, "share_loot", options, {"left": len(room.supply)})

    def hand_out(self, room: Ballroom) -> Step:
        """One tile; then the next."""
        if self.answer is None:
            return None
        card = self.answer.number
        effects.steal(room, card, 1)
        self.waiting = tuple([other for other in self.waiting if other != card])
        self.goto("find")
        return None


def mystic_lady_lupin(room: Ballroom, place: int, seat: int, card: int) -> None:
    """When it fills: gain 3 loot from the supply into your own area. It never lies on the card."""
    effects.gain_from_supply(room, seat, HAUL)
