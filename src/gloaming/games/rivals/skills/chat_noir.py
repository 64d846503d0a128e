"""The Chats Noirs: influence from afar (R 6.5 to 6.8). Alert Chat Noir has no skill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Step

from .. import effects
from ..ballroom import Ballroom
from .base import Skill, place_number, ways_to_place


@dataclass(slots=True)
class ChatNoir(Skill):
    """Put one of your influence tiles on another mansion."""

    left: int = 1

    steps: ClassVar[tuple[str, ...]] = ("find", "put")

    def find(self, room: Ballroom) -> Step:
        """While there is a free tile. Never here."""
        left = min(self.left, room.free_tiles(self.seat))
        if not left:
            self.finish()
            return None
        here = room.place_of(self.card)
        options = ways_to_place(room, here, "tile")
        return self.choose(room, "place_tile", options, {"left": left}, revocable=True)

    def put(self, room: Ballroom) -> Step:
        """It says nothing about positions in the line."""
        if self.answer is not None:
            effects.place_tile(room, self.seat, place_number(self.answer.place))
        self.left -= 1
        self.goto("find")
        return None


@dataclass(slots=True)
class CraftyChatNoir(ChatNoir):
    """Put two of your influence tiles on other mansions, the same or different ones."""

    left: int = 2


def mystic_chat_noir(room: Ballroom, place: int, seat: int, card: int) -> None:
    """When it fills: 1 Rose Point for every 2 influence that you have here, tiles included, as they
    stand at that moment."""
    effects.pay(room, seat, room.influence_at(place, seat) // 2, "mystic_chat_noir", place)
