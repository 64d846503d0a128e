"""The Hunters. They win when all Shadows are dead."""

from __future__ import annotations

from gloaming.engine import Option, Procedure, option
from gloaming.games.hidden_roles.abilities import RaisesBarrier, SetsToSeven, ThrowsDie, Voids
from gloaming.games.hidden_roles.goals import Hero
from gloaming.games.hidden_roles.pieces import START, Character
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.turn import walk

from ..factions import HUNTER


class Hunter(Hero):
    """One of the Hunters."""

    faction = HUNTER


class Franklin(Hunter, ThrowsDie):
    """Lightning. Once, at the start of your turn: another player takes the d6 as damage."""

    id = "franklin"
    hp = 12


class George(Hunter, ThrowsDie):
    """Demolish: as Lightning, with the d4."""

    id = "george"
    hp = 14
    sides = 4


class Ellen(Hunter, Voids):
    """Chain of Forbidden Curse. Once, at the start of your turn: another player's ability is void
    for the rest of the game (R 9.2)."""

    id = "ellen"
    hp = 10


class Fuka(Hunter, SetsToSeven):
    """Dynamite Nurse. Once, at the start of your turn: set the damage of any player, yourself
    included, to 7."""

    id = "fuka"
    hp = 12


class Emi(Hunter):
    """Teleport. Instead of rolling for movement, move to one of the two areas next to yours in the
    ring."""

    id = "emi"
    hp = 10
    windows = frozenset({START})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """The zone partner, or the nearest area of the adjacent zone; nothing while off the board
        (R 4)."""
        place = table.place[seat]
        if place < 0:
            return ()
        return tuple(
            [option("use", place=table.board[slot % 6]) for slot in (place - 1, place + 1)]
        )

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Walks; nothing is rolled in this turn."""
        walk(table, seat, option.place)
        table.walked = True
        return None


class Gregor(Hunter, RaisesBarrier):
    """Ghostly Barrier. Once, at the end of your turn: no damage of any kind until the start of your
    next turn.

    Setting the marker (First Aid, Dynamite Nurse) and healing still work (R 10, ruling).
    """

    id = "gregor"
    hp = 14


HUNTERS: tuple[Character, ...] = (Ellen(), Emi(), Franklin(), Fuka(), George(), Gregor())
