"""Actions of areas that the editions share (H 2, R 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Procedure, Step, option

from .drawing import Draw
from .effects import heal
from .harm import NOBODY, hurt
from .table import Table
from .victory import check_victory


@dataclass(slots=True)
class DrawFromAnyDeck(Procedure):
    """Choose one of the three decks, draw from it and resolve the card as at that deck's own
    area."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "draw")

    def choose(self, table: Table) -> Step:
        """Which deck."""
        options = tuple([option("draw", place=deck) for deck in table.edition.decks])
        return Ask({self.seat: options}, "deck", table.clause("areas"))

    def draw(self, table: Table) -> Step:
        """As at the deck's own area."""
        assert self.answer is not None
        return Draw(self.seat, self.answer.place)


@dataclass(slots=True)
class HarmOrHeal(Procedure):
    """Choose any living player, yourself included: 2 damage, or heal 1.

    The damage is stopped by a brooch. A choice that does nothing is legal.
    """

    seat: int

    place: ClassVar[str]
    """Id of the area."""
    question: ClassVar[str]
    """Kind of the question."""
    brooch: ClassVar[str]
    """Id of the card that protects."""
    steps: ClassVar[tuple[str, ...]] = ("choose", "carry_out", "settle")

    def choose(self, table: Table) -> Step:
        """Whom, and harm or healing; also a player off the board (H 17.38, R 6)."""
        living = table.living()
        options = tuple(
            [option("hurt", seat=seat) for seat in living]
            + [option("heal", seat=seat) for seat in living]
        )
        return Ask({self.seat: options}, self.question, table.clause("areas"))

    def carry_out(self, table: Table) -> Step:
        """The damage or the healing."""
        assert self.answer is not None
        target = self.answer.seat
        if self.answer.verb == "heal":
            if table.damage[target] == 0:
                table.tell("no_effect", seat=self.seat, card=self.place)
            heal(table, target, 1)
            return None
        if self.brooch in table.equipment[target]:
            table.tell("unhurt", seat=target, why=self.brooch)
            return None
        return hurt(table, [(target, 2)], self.place, NOBODY if target == self.seat else self.seat)

    def settle(self, table: Table) -> Step:
        """The effect is complete (H 8, R 9)."""
        check_victory(table)
        return None
