"""What skills are made of (R 5).

An instant skill is a procedure: its steps ask for targets and carry them out. "As far as possible":
a part without a legal target is skipped, one with a single target is done without asking, and
nobody may decline. A resolving skill is a function that the resolution calls when its card's turn
has come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine import Ask, Option, Procedure, Step, option

from ..ballroom import Ballroom
from ..members import key_of

STOP = Option("stop")
"""To let one's own Mystic Maid shield the rest (R 12, ruling 21)."""


def place_name(place: int) -> str:
    """A place as options name it."""
    return f"p{place}"


def place_number(name: str) -> int:
    """The inverse."""
    return int(name[1:])


@dataclass(slots=True)
class Skill(Procedure):
    """The instant skill of a card that has just been played, or turned up."""

    seat: int
    card: int

    def choose(
        self,
        room: Ballroom,
        kind: str,
        options: list[Option] | tuple[Option, ...],
        about: dict[str, Any] | None = None,
        *,
        revocable: bool = False,
    ) -> Step:
        """Asks where there is a choice; a single option is taken, none leaves no answer (R 16.1).

        The clause of the question is the member's: R 6 counts them as their cards do.
        """
        self.answer = None
        if not options:
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return self.ask(room, kind, options, about, revocable=revocable)

    def ask(
        self,
        room: Ballroom,
        kind: str,
        options: list[Option] | tuple[Option, ...],
        about: dict[str, Any] | None = None,
        *,
        revocable: bool = False,
    ) -> Ask:
        """The question itself, also where its single option says that there is no choice."""
        member = room.member[self.card]
        params = {"card": self.card, "member": key_of(member), **(about or {})}
        clause = f"6.{member}"
        return Ask({self.seat: tuple(options)}, kind, clause, params, revocable=revocable)

    def targets(self, room: Ballroom, cards: list[int], verb: str) -> list[Option]:
        """Options for cards. Own ones that one's own Mystic Maid shields are legal; where only they
        are left, one may also stop."""
        options = [option(verb, number=card) for card in cards]
        if options and all(room.is_guarded(card) for card in cards):
            options.append(STOP)
        return options


def ways_to_move(room: Ballroom, seat: int, here: int) -> list[Option]:
    """Every card that may leave this mansion for another, or another for this (R 6.9)."""
    options = []
    for place in room.open_places():
        goals = room.open_places(but=here) if place == here else [here]
        for card in room.lines[place]:
            if not room.is_safe_from(seat, card):
                options += [option("move", place=place_name(g), number=card) for g in goals]
    return options


def ways_to_place(room: Ballroom, here: int, verb: str) -> list[Option]:
    """Every mansion but this one."""
    return [option(verb, place=place_name(place)) for place in room.open_places(but=here)]
