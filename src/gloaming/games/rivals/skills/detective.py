"""The Detectives: they move cards, and houses (R 6.9 to 6.12)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from gloaming.engine import Option, Step, option

from .. import effects
from ..ballroom import Ballroom
from ..members import FAMILIES, family_of, is_basic
from .base import STOP, Skill, place_name, place_number, ways_to_move


@dataclass(slots=True)
class Detective(Skill):
    """Move any one card from here to another mansion, or from another mansion to here: yours or
    another's, face up or down, also this one. It goes to the last position; loot stays on it."""

    left: int = 1

    steps: ClassVar[tuple[str, ...]] = ("find", "carry")

    def find(self, room: Ballroom) -> Step:
        """Not what an opponent's Mystic Maid guards. "Here" is where this card lies now (ruling
        8)."""
        options = ways_to_move(room, self.seat, room.place_of(self.card))
        return self.choose(room, "move", options, {"left": self.left}, revocable=True)

    def carry(self, room: Ballroom) -> Step:
        """One move."""
        if self.answer is not None:
            effects.move(room, self.answer.number, place_number(self.answer.place))
        self.left -= 1
        if self.left:
            self.goto("find")
        return None


@dataclass(slots=True)
class CraftyDetective(Detective):
    """Twice: move a card from here to another mansion, or from another to here."""

    left: int = 2


@dataclass(slots=True)
class AlertDetective(Skill):
    """Name a family and a mansion: all cards of that family move there, everybody's, face up and
    down. Cards that are there stay put, and those which an opponent's Mystic Maid guards.

    Face-down cards stay face down, but their family is known from now on.
    """

    family: int = -1
    goal: int = -1
    moving: tuple[int, ...] = ()
    """Cards still to be moved."""

    # fmt: off
    steps: ClassVar[tuple[str, ...]] = (
        "name", "find", "spare", "spare_one", "spare_hidden", "count_hidden", "order", "carry",
    )
    # fmt: on

    def name(self, room: Ballroom) -> Step:
        """Every family, whether or not a hidden card has it."""
        options = [
            option("family", place=place_name(place), number=family)
            for family in range(len(FAMILIES))
            for place in room.open_places()
        ]
        return self.choose(room, "name_family", options)

    def find(self, room: Ballroom) -> Step:
        """The game finds them itself; protection is judged before anything moves (ruling 25)."""
        assert self.answer is not None
        self.family = self.answer.number
        self.goal = place_number(self.answer.place)
        self.answer = None
        family, goal = FAMILIES[self.family], room.mansions[self.goal]
        room.tell("named", seat=self.seat, family=family, place=goal)
        shielded = self._shielded_and_hidden(room)
        self.moving = tuple(
            [
                card
                for place in room.open_places(but=self.goal)
                for card in room.lines[place]
                if family_of(room.member[card]) == self.family
                and card not in shielded
                and not room.is_safe_from(self.seat, card)
            ]
        )
        for card in self.moving:
            self._show_family(room, card)
        return None

    def _shielded_and_hidden(self, room: Ballroom) -> list[int]:
        """Own face-down basics which one's own Mystic Maid guards, and which nobody else knows:
        what may stay need not be shown (R 10)."""
        return [
            card
            for place in room.open_places(but=self.goal)
            for card in room.cards_of(self.seat, place)
            if not room.up[card]
            and is_basic(room.member[card])
            and not room.family_known[card]
            and room.is_guarded(card)
        ]

    def _show_family(self, room: Ballroom, card: int) -> None:
        if not room.up[card] and is_basic(room.member[card]) and not room.family_known[card]:
            family = FAMILIES[self.family]
            room.family_known[card] = True
            room.tell("family_known", card=card, seat=room.owner[card], family=family)

    def spare(self, room: Ballroom) -> Step:
        """Of one's own cards, those which one's own Mystic Maid guards may stay (ruling 21)."""
        guarded = [c for c in self.moving if room.owner[c] == self.seat and room.is_guarded(c)]
        options: list[Option] = [option("stay", number=card) for card in guarded]
        if options:
            options.append(STOP)
        return self.choose(room, "let_stay", options, revocable=True)

    def spare_one(self, room: Ballroom) -> Step:
        """One stays; then the next."""
        answer = self.answer
        self.answer = None
        if answer is not None and answer != STOP:
            self.moving = tuple([card for card in self.moving if card != answer.number])
            self.goto("spare")
        return None

    def spare_hidden(self, room: Ballroom) -> Step:
        """Asked wherever such a card may be of the family, for all that the others know: only its
        owner knows whether it is, and so whether there is a choice."""
        hidden = self._shielded_and_hidden(room)
        if not hidden:
            return None
        found = [card for card in hidden if family_of(room.member[card]) == self.family]
        return self.ask(room, "let_stay", [*[option("stay", number=card) for card in found], STOP])

    def count_hidden(self, room: Ballroom) -> Step:
        """What does not stay moves with the others, and is known."""
        answer = self.answer
        self.answer = None
        if answer is not None and answer == STOP:
            for card in self._shielded_and_hidden(room):
                if family_of(room.member[card]) == self.family:
                    self.moving = (*self.moving, card)
                    self._show_family(room, card)
        return None

    def order(self, room: Ballroom) -> Step:
        """In which order they arrive is the player's choice."""
        options = [option("next", number=card) for card in self.moving]
        return self.choose(room, "next_to_move", options, {"place": self.goal}, revocable=True)

    def carry(self, room: Ballroom) -> Step:
        """One card; then the next."""
        if self.answer is None:
            return None
        card = self.answer.number
        effects.move(room, card, self.goal)
        self.moving = tuple([other for other in self.moving if other != card])
        self.goto("order")
        return None


@dataclass(slots=True)
class MysticDetective(Skill):
    """Swap the places of two mansion cards: their tiles go with them, the lines stay."""

    steps: ClassVar[tuple[str, ...]] = ("find", "swap")

    def find(self, room: Ballroom) -> Step:
        """Any two."""
        pairs = combinations(room.open_places(), 2)
        options = [option("exchange", place=place_name(a), number=b) for a, b in pairs]
        return self.choose(room, "exchange_mansions", options, revocable=True)

    def swap(self, room: Ballroom) -> Step:
        """Either may be due now."""
        if self.answer is None:
            return None
        a, b = place_number(self.answer.place), self.answer.number
        places = {"first_place": room.mansions[a], "second_place": room.mansions[b]}
        room.mansions[a], room.mansions[b] = room.mansions[b], room.mansions[a]
        room.tiles[a], room.tiles[b] = room.tiles[b], room.tiles[a]
        room.presence[a], room.presence[b] = room.presence[b], room.presence[a]
        room.tell("exchanged", seat=self.seat, **places)
        return None
