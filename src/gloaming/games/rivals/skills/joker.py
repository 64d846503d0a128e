"""The Jokers: they turn up, take over, exchange, and push to the front (R 6.1 to 6.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Option, Step, option

from .. import effects
from ..ballroom import Ballroom
from ..members import is_basic
from .base import STOP, Skill, place_name, place_number


@dataclass(slots=True)
class Joker(Skill):
    """Turn one of your own face-down cards here face up and use its skill.

    Loot stays on it. An instant skill resolves at once; others are in force, or wait.
    """

    steps: ClassVar[tuple[str, ...]] = ("find", "turn")

    def find(self, room: Ballroom) -> Step:
        """Own face-down cards here, basic or advanced."""
        here = room.place_of(self.card)
        hidden = [card for card in room.cards_of(self.seat, here) if not room.up[card]]
        return self.choose(room, "turn_up", self.targets(room, hidden, "turn"))

    def turn(self, room: Ballroom) -> Step:
        """Its instant skill works, again if it did before (ruling 22)."""
        answer = self.answer
        if answer is None or answer == STOP:
            return None
        card = answer.number
        effects.turn_up(room, card)
        from . import skill_of

        return skill_of(room, self.seat, card)


@dataclass(slots=True)
class CraftyJoker(Skill):
    """Replace every opponent's influence tile by one of yours, as far as your free tiles go; you
    choose which."""

    steps: ClassVar[tuple[str, ...]] = ("find", "replace")

    def find(self, room: Ballroom) -> Step:
        """Asked only while there are more tiles than can be replaced."""
        options: list[Option] = []
        count = 0
        for place in room.open_places():
            for seat, tiles in enumerate(room.tiles[place]):
                if seat != self.seat and tiles:
                    options.append(option("replace", seat=seat, place=place_name(place)))
                    count += tiles
        free = room.free_tiles(self.seat)
        if not free:
            options = []
        elif count <= free:
            options = options[:1]
        return self.choose(room, "replace_tile", options, {"left": free}, revocable=True)

    def replace(self, room: Ballroom) -> Step:
        """One tile; then the next."""
        answer = self.answer
        if answer is None:
            return None
        place = place_number(answer.place)
        effects.place_tile(room, answer.seat, place, -1)
        effects.place_tile(room, self.seat, place)
        self.goto("find")
        return None


@dataclass(slots=True)
class AlertJoker(Skill):
    """Swap the marker on this card with any other ownership marker in a mansion: both cards change
    their owners, loot and all. Mystic Maid does not stop it."""

    steps: ClassVar[tuple[str, ...]] = ("find", "swap")

    def find(self, room: Ballroom) -> Step:
        """Every other advanced member in a mansion; one's own too, which changes nothing."""
        marked = [c for c in room.all_cards() if c != self.card and not is_basic(room.member[c])]
        return self.choose(room, "swap_marker", [option("swap", number=card) for card in marked])

    def swap(self, room: Ballroom) -> Step:
        """The owners change."""
        if self.answer is None:
            return None
        other = self.answer.number
        told = effects.told_of(room, self.card)
        told |= {f"with_{name}": value for name, value in effects.told_of(room, other).items()}
        owner = room.owner
        owner[self.card], owner[other] = owner[other], owner[self.card]
        room.tell("swapped_markers", **told)
        return None


@dataclass(slots=True)
class MysticJoker(Skill):
    """In every mansion where you have a card, move one of your cards to position 1."""

    place: int = 0

    steps: ClassVar[tuple[str, ...]] = ("find", "push")

    def find(self, room: Ballroom) -> Step:
        """Place by place; asked where there are several."""
        while self.place < len(room.lines) and not room.cards_of(self.seat, self.place):
            self.place += 1
        if self.place >= len(room.lines):
            self.finish()
            return None
        own = room.cards_of(self.seat, self.place)
        options = [option("front", number=card) for card in own]
        return self.choose(room, "to_front", options, {"place": self.place}, revocable=True)

    def push(self, room: Ballroom) -> Step:
        """One card goes to the door; the first one stays."""
        assert self.answer is not None
        card = self.answer.number
        line = room.lines[self.place]
        if line[0] != card:
            room.lines[self.place] = (card, *[other for other in line if other != card])
            place = room.mansions[self.place]
            room.tell("to_front", **effects.told_of(room, card), place=place)
        self.place += 1
        self.goto("find")
        return None
