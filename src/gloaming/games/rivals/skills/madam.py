"""The Madams: they fill other houses (R 6.29 to 6.32). Alert Madam has no skill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Step

from .. import effects
from ..ballroom import Ballroom
from .base import Skill, place_number, ways_to_place


@dataclass(slots=True)
class Madam(Skill):
    """Put one presence tile in another mansion."""

    left: int = 1

    steps: ClassVar[tuple[str, ...]] = ("find", "put")

    def find(self, room: Ballroom) -> Step:
        """While the supply has one. Never here."""
        left = min(self.left, room.free_presence())
        if not left:
            self.finish()
            return None
        here = room.place_of(self.card)
        options = ways_to_place(room, here, "presence")
        return self.choose(room, "place_presence", options, {"left": left}, revocable=True)

    def put(self, room: Ballroom) -> Step:
        """It counts for nobody."""
        if self.answer is not None:
            effects.add_presence(room, self.seat, place_number(self.answer.place))
        self.left -= 1
        self.goto("find")
        return None


@dataclass(slots=True)
class CraftyMadam(Madam):
    """Put two presence tiles in other mansions, the same or different ones."""

    left: int = 2


def mystic_madam(room: Ballroom, place: int, seat: int, card: int) -> None:
    """When it fills: 1 Rose Point for every presence of your member cards here; presence tiles
    count for nobody."""
    presence = sum(room.presence_of(other) for other in room.cards_of(seat, place))
    effects.pay(room, seat, presence, "mystic_madam", place)
