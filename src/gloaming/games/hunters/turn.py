"""Movement in Shadow Hunters (R 4)."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.turn import Turn, area_of


@dataclass(slots=True)
class HuntersTurn(Turn):
    """One turn of one player: T0 to T11 of R 5."""

    def roll_once(self, table: Table) -> int:
        """Again while the total is that of the area one stands in."""
        seat = self.seat
        here = table.area_at(seat)
        totals = table.edition.areas[here].totals if here else ()
        while True:
            d4 = table.chance.die(4)
            d6 = table.chance.die(6)
            total = d4 + d6
            table.dice = ("move", seat, d4, d6, total)
            again = total in totals
            table.tell("rolled", seat=seat, why="move", d4=d4, d6=d6, result=total, again=again)
            if not again:
                return total

    def destinations(self, table: Table) -> list[int]:
        """Any but the present one for a 7."""
        here = table.place[self.seat]
        slots = set()
        for total in self.rolls:
            if total == 7:
                return [slot for slot in range(6) if slot != here]
            slots.add(table.slot_of(area_of(table, total)))
        return sorted(slots)
