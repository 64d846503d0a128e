"""The six areas and their actions (R 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Procedure, Step, option
from gloaming.games.hidden_roles.drawing import Draw
from gloaming.games.hidden_roles.effects import heal
from gloaming.games.hidden_roles.harm import NOBODY, hurt
from gloaming.games.hidden_roles.pieces import BLACK, DECKS, HERMIT, WHITE, Area
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.targets import TakeEquipment
from gloaming.games.hidden_roles.victory import check_victory

WOODS = "weird_woods"


@dataclass(slots=True)
class UnderworldGate(Procedure):
    """Choose one of the three decks, draw from it and resolve the card as at that deck's own
    area."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "draw")

    def choose(self, table: Table) -> Step:
        """Which deck."""
        options = tuple([option("draw", place=deck) for deck in DECKS])
        return Ask({self.seat: options}, "deck", "2")

    def draw(self, table: Table) -> Step:
        """As at the deck's own area."""
        assert self.answer is not None
        return Draw(self.seat, self.answer.place)


@dataclass(slots=True)
class WeirdWoods(Procedure):
    """Choose any living player, yourself included: 2 damage, or heal 1.

    The damage is stopped by the Fortune Brooch. A choice that does nothing is legal.
    """

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "carry_out", "settle")

    def choose(self, table: Table) -> Step:
        """Whom, and harm or healing; also a player off the board (R 17.38)."""
        living = table.living()
        options = tuple(
            [option("hurt", seat=seat) for seat in living]
            + [option("heal", seat=seat) for seat in living]
        )
        return Ask({self.seat: options}, "woods", "2")

    def carry_out(self, table: Table) -> Step:
        """The damage or the healing."""
        assert self.answer is not None
        target = self.answer.seat
        if self.answer.verb == "heal":
            if table.damage[target] == 0:
                table.tell("no_effect", seat=self.seat, card=WOODS)
            heal(table, target, 1)
            return None
        if "w_fortune_brooch" in table.equipment[target]:
            table.tell("unhurt", seat=target, why="w_fortune_brooch")
            return None
        return hurt(table, [(target, 2)], WOODS, NOBODY if target == self.seat else self.seat)

    def settle(self, table: Table) -> Step:
        """The effect is complete (R 8)."""
        check_victory(table)
        return None


AREAS: dict[str, Area] = {
    area.id: area
    for area in (
        Area("hermits_cabin", (2, 3), lambda seat: Draw(seat, HERMIT)),
        Area("underworld_gate", (4, 5), UnderworldGate),
        Area("church", (6,), lambda seat: Draw(seat, WHITE)),
        Area("cemetery", (8,), lambda seat: Draw(seat, BLACK)),
        Area(WOODS, (9,), WeirdWoods),
        Area("erstwhile_altar", (10,), lambda seat: TakeEquipment(seat, "erstwhile_altar")),
    )
}
