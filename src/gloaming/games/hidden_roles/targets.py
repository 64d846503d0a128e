"""Choosing: the small procedures that cards and areas are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Procedure, Step, option

from .effects import take_card
from .table import Table


@dataclass(slots=True)
class ChooseTarget(Procedure):
    """A single-use card whose drawer chooses a player; a card says what happens then in
    `affect`."""

    seat: int

    card: ClassVar[str]
    anyone: ClassVar[bool] = False
    """Whether the drawer too may be chosen."""
    steps: ClassVar[tuple[str, ...]] = ("choose", "carry_out")

    def choose(self, table: Table) -> Step:
        """Any other living player, at any distance, protected or not (H 6.5)."""
        seats = table.living() if self.anyone else table.others(self.seat)
        options = tuple([option("choose", seat=seat) for seat in seats])
        clause = table.clause(table.edition.cards[self.card].deck)
        return Ask({self.seat: options}, "draw_target", clause, {"card": self.card})

    def carry_out(self, table: Table) -> Step:
        """The effect on the chosen one."""
        assert self.answer is not None
        return self.affect(table, self.answer.seat)

    def affect(self, table: Table, target: int) -> Step:
        """What the card does to the target."""
        raise NotImplementedError


@dataclass(slots=True)
class TakeEquipment(Procedure):
    """The player takes one equipment card of their choice from any other player; nobody has one:
    nothing."""

    seat: int
    source: str
    """Id of the card or area that lets them."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "take")

    def choose(self, table: Table) -> Step:
        """Any card of any other player, at any distance."""
        options = tuple(
            [
                option("take", seat=holder, card=card)
                for holder in table.holders(self.seat)
                for card in dict.fromkeys(table.equipment[holder])
            ]
        )
        if options:
            clause = table.clause("black" if self.source in table.edition.cards else "areas")
            return Ask({self.seat: options}, "steal", clause, {"source": self.source})
        self.answer = None
        return None

    def take(self, table: Table) -> Step:
        """The card changes hands."""
        if self.answer is None:
            table.tell("no_effect", seat=self.seat, card=self.source)
        else:
            take_card(table, self.seat, self.answer.seat, self.answer.card)
        return None
