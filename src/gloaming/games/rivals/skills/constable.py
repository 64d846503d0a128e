"""The Constables: they take loot away, and who carries it (R 6.13 to 6.16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Step

from .. import effects
from ..ballroom import Ballroom
from .base import Skill


def constable(room: Ballroom, place: int, seat: int, card: int) -> None:
    """When it fills: all loot on opponents' cards here is lost. The cards stay."""
    for other in room.opponents_cards(seat, place):
        effects.lose_loot(room, other)


def crafty_constable(room: Ballroom, place: int, seat: int, card: int) -> None:
    """When it fills: all opponents' cards here that carry loot are removed, but for those which a
    Mystic Maid guards. Their loot is lost.

    They are chosen all at once: a Mystic Maid who goes herself has still guarded (ruling 20).
    """
    caught = [
        other
        for other in room.opponents_cards(seat, place)
        if room.loot[other] and not room.is_safe_from(seat, other)
    ]
    for other in caught:
        effects.lose_loot(room, other)
    for other in caught:
        effects.send_home(room, other)


def alert_constable(room: Ballroom, place: int, seat: int, card: int) -> None:
    """When it fills: opponents' cards here lose all loot, and you get 1 Rose Point for each
    tile."""
    lost = sum(effects.lose_loot(room, other) for other in room.opponents_cards(seat, place))
    effects.pay(room, seat, lost, "alert_constable", place)


@dataclass(slots=True)
class MysticConstable(Skill):
    """Every opponent's card in every mansion loses one loot tile, at random."""

    steps: ClassVar[tuple[str, ...]] = ("search",)

    def search(self, room: Ballroom) -> Step:
        """Cards without loot are not affected."""
        for card in room.all_cards():
            if room.owner[card] != self.seat:
                effects.lose_loot(room, card, 1)
        return None
