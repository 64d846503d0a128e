"""The Hunters. They win when all Shadows are dead."""

from __future__ import annotations

from gloaming.engine import Option, Procedure, option
from gloaming.games.hidden_roles.effects import set_damage
from gloaming.games.hidden_roles.harm import hurt
from gloaming.games.hidden_roles.pieces import END, HUNTER, REST, START, Character
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.turn import walk
from gloaming.games.hidden_roles.victory import hunters_win

USE = Option("use")


class Hunter(Character):
    """One of the Hunters."""

    faction = HUNTER

    def triumph(self, table: Table, seat: int) -> str:
        """All Shadows are dead."""
        return hunters_win(table)


def others_as_targets(table: Table, seat: int) -> tuple[Option, ...]:
    """Every other living player, as the target of an ability."""
    return tuple([option("use", seat=other) for other in table.others(seat)])


class Lightning(Hunter):
    """Once, at the start of your turn: choose another player and roll a die. That player takes the
    roll as damage.

    It is no attack: robe, angel and counterattack do not apply (R 9.2).
    """

    windows = frozenset({START})
    once = True
    sides = 6

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Any other player."""
        return others_as_targets(table, seat)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Rolls and hurts."""
        roll = table.chance.die(self.sides)
        d4, d6 = (0, roll) if self.sides == 6 else (roll, 0)
        table.dice = ("ability", seat, d4, d6, roll)
        table.tell("rolled", seat=seat, why="ability", d4=d4, d6=d6, result=roll)
        return hurt(table, [(option.seat, roll)], "ability", seat)


class Franklin(Lightning):
    """Lightning, with the d6."""

    id = "franklin"
    hp = 12


class George(Lightning):
    """Demolish: as Lightning, with the d4."""

    id = "george"
    hp = 14
    sides = 4


class Ellen(Hunter):
    """Chain of Forbidden Curse. Once, at the start of your turn: another player's ability is void
    for the rest of the game.

    Ends what the ability keeps up (Gregor's barrier, the Valkyrie's d4); does not undo what it has
    done, and does not touch
    the effects of cards (R 9.2).
    """

    id = "ellen"
    hp = 10
    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Any other player."""
        return others_as_targets(table, seat)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Voids the ability, known or not."""
        target = option.seat
        table.voided[target] = True
        table.armed[target] = False
        table.tell("voided", seat=target, by=seat)
        if table.barrier[target]:
            table.barrier[target] = False
            table.tell("barrier_ends", seat=target)
        return None


class Fuka(Hunter):
    """Dynamite Nurse. Once, at the start of your turn: set the damage of any player, yourself
    included, to 7."""

    id = "fuka"
    hp = 12
    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Any living player."""
        return tuple([option("use", seat=other) for other in table.living()])

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Up or down."""
        set_damage(table, option.seat, 7)
        return None


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


class Gregor(Hunter):
    """Ghostly Barrier. Once, at the end of your turn: no damage of any kind until the start of your
    next turn.

    Setting the marker (First Aid, Dynamite Nurse) and healing still work (R 10, ruling).
    """

    id = "gregor"
    hp = 14
    windows = frozenset({END, REST})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """At any turn's end."""
        return (USE,)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """The barrier rises."""
        table.barrier[seat] = True
        table.tell("barrier", seat=seat)
        return None


HUNTERS: tuple[Character, ...] = (Ellen(), Emi(), Franklin(), Fuka(), George(), Gregor())
