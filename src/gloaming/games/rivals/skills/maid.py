"""The Maids: they turn cards down, silence, and guard (R 6.17 to 6.20).

Alert Maid (no resolving skill works in her mansion) is seen to in resolution.py, Mystic Maid (your
other cards here cannot be moved, flipped or removed by opponents) in `Ballroom.is_guarded`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Step

from .. import effects
from ..ballroom import Ballroom
from .base import STOP, Skill


@dataclass(slots=True)
class Maid(Skill):
    """Turn another face-up card here face down, yours or another's."""

    left: int = 1
    chosen: tuple[int, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("find", "note", "turn")

    def find(self, room: Ballroom) -> Step:
        """Never herself. All are chosen before any turns (ruling 25). Asked only where there is a
        choice."""
        here = room.place_of(self.card)
        open_cards = [
            card
            for card in room.lines[here]
            if card != self.card
            and card not in self.chosen
            and room.up[card]
            and not room.is_safe_from(self.seat, card)
        ]
        options = self.targets(room, open_cards, "turn")
        if len(open_cards) <= self.left and not any(map(room.is_guarded, open_cards)):
            # All of them, in whichever order.
            options = options[:1]
        return self.choose(room, "turn_down", options, {"left": self.left}, revocable=True)

    def note(self, room: Ballroom) -> Step:
        """One is chosen; then the next."""
        answer = self.answer
        self.left -= 1
        if answer is not None and answer != STOP:
            self.chosen = (*self.chosen, answer.number)
            if self.left:
                self.goto("find")
        return None

    def turn(self, room: Ballroom) -> Step:
        """They turn together."""
        for card in self.chosen:
            effects.turn_down(room, card)
        return None


@dataclass(slots=True)
class CraftyMaid(Maid):
    """Turn two other face-up cards here face down; where there is one, that one."""

    left: int = 2
