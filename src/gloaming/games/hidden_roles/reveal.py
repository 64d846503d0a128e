"""Turning up one's character, and using its ability (H 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step

from .pieces import REACT, START
from .table import Table
from .victory import check_victory

REVEAL = Option("reveal")
ARM = Option("arm")
DISARM = Option("disarm")
NEVER = Option("never")


def reveal(table: Table, seat: int, *, forced: bool = False) -> None:
    """Turns a player's character up, for good. Nothing happens to one that lies open."""
    if table.revealed[seat]:
        return
    table.settle()
    table.revealed[seat] = True
    if table.cast[seat].passive:
        # It works by itself from now on: there is nothing left to be armed.
        table.armed[seat] = False
        table.declines[seat] = False
    table.find_candidates()
    table.tell("revealed", seat=seat, character=table.characters[seat], forced=forced)
    if table.has_ability(seat):
        table.cast[seat].revealed(table, seat)
    check_victory(table)


def use_ability(table: Table, seat: int, option: Option) -> Procedure | None:
    """Uses an option of the player's ability: reveals first, if need be."""
    character = table.cast[seat]
    table.armed[seat] = False
    reveal(table, seat)
    if character.once:
        table.spent[seat] = True
    if character.each_turn:
        table.used = True
    if not character.passive:
        table.tell("ability", seat=seat, character=character.id)
    return character.use(table, seat, option)


def may_reveal(table: Table, seat: int) -> bool:
    """Whether the player may turn up at will: hidden and living, where the edition has it (R 5: it
    has not). Daniel may not, while his ability works (H 15.36)."""
    if not table.edition.free_reveal or table.revealed[seat] or not table.alive[seat]:
        return False
    return table.cast[seat].will_reveal or not table.has_ability(seat)


def may_arm(table: Table, seat: int) -> bool:
    """Whether the player's ability could still be used in some window, so that arming it makes
    sense (H 5)."""
    character = table.cast[seat]
    return (
        character.armable
        and table.alive[seat]
        and table.has_ability(seat)
        and not (character.once and table.spent[seat])
        and not (character.passive and table.revealed[seat])
    )


def may_decline(table: Table, seat: int) -> bool:
    """Whether a standing order not to react makes sense: the ability is one that reacts."""
    return REACT in table.cast[seat].windows and may_arm(table, seat)


@dataclass(slots=True)
class OutOfTurn(Procedure):
    """A reveal, or an ability that works at any time, over a waiting question (H 5)."""

    seat: int
    option: Option

    steps: ClassVar[tuple[str, ...]] = ("act",)

    def act(self, table: Table) -> Step:
        """Carried out at once; then the waiting question is asked afresh."""
        if self.option == REVEAL:
            reveal(table, self.seat)
            return None
        step = use_ability(table, self.seat, self.option)
        check_victory(table)
        return step


@dataclass(slots=True)
class UseArmed(Procedure):
    """An armed ability at its window: the player reveals; only a target is still asked for (R
    5)."""

    seat: int
    window: str

    steps: ClassVar[tuple[str, ...]] = ("unfold", "aim", "use")

    def unfold(self, table: Table) -> Step:
        """Turns the card up. That is all there is to do for an ability which then works by
        itself. Who lies open already shows that it was armed."""
        table.settle()
        table.armed[self.seat] = False
        reveal(table, self.seat)
        if table.cast[self.seat].passive:
            self.finish()
        return None

    def aim(self, table: Table) -> Step:
        """Asks for the target, if there is a choice."""
        options = table.own_options(self.window, self.seat)
        if len(options) > 1:
            clause = table.clause("abilities" if self.window == START else "timing")
            return Ask({self.seat: options}, "ability_target", clause)
        self.answer = options[0] if options else None
        return None

    def use(self, table: Table) -> Step:
        """The ability itself."""
        if self.answer is None:
            return None
        return use_ability(table, self.seat, self.answer)


def armed(table: Table, window: str, seat: int) -> UseArmed | None:
    """What is to be done first if the player's ability is armed and valid at this window."""
    if table.armed[seat] and table.own_options(window, seat):
        return UseArmed(seat, window)
    return None
