"""The Raiders. They win when all Shadows are dead."""

from __future__ import annotations

from gloaming.engine import Option, Procedure, option
from gloaming.games.hidden_roles.abilities import RaisesBarrier, SetsToSeven, ThrowsDie, Voids
from gloaming.games.hidden_roles.effects import heal
from gloaming.games.hidden_roles.goals import Hero
from gloaming.games.hidden_roles.pieces import END, FAILED, MOVE, REST, STRIKE, Character
from gloaming.games.hidden_roles.table import NOWHERE, Table
from gloaming.games.hidden_roles.turn import walk

from ..factions import RAIDER
from ..ring import neighbours

USE = Option("use")
REVIVED_DAMAGE = 7


class Raider(Hero):
    """One of the Raiders."""

    faction = RAIDER


class Emi(Raider):
    """Teleport. After rolling for movement you may go to one of the two ring neighbours of the area
    where you stand, instead of following the dice.

    Not while off the board or on the airship (R 4, R16, R17).
    """

    id = "emi"
    hp = 10
    windows = frozenset({MOVE})
    each_turn = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """The two neighbours of the area before the move."""
        return tuple([option("use", place=area) for area in neighbours(table, seat)])

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Goes there instead."""
        table.heading = ""
        table.walked = True
        walk(table, seat, option.place)
        return None


class Emma(Raider):
    """Healing Light. At the end of your turn: roll the d4, and heal another player in your area by
    it."""

    id = "emma"
    hp = 10
    windows = frozenset({END, REST})
    each_turn = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Others in the same area, the airship included."""
        return tuple([option("use", seat=other) for other in table.beside(seat)])

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Rolls and heals."""
        roll = table.chance.die(4)
        table.dice = ("ability", seat, roll, 0, roll)
        table.tell("rolled", seat=seat, why="ability", d4=roll, d6=0, result=roll)
        heal(table, option.seat, roll)
        return None


class Erica(Raider, Voids):
    """Sealing Chain. Once, at the start of your turn: another player's special ability has no
    effect any more.

    It ends Gordon's barrier and the forced reveals of Daniel and Bruce; it does not touch Ulrich's
    lies, the effects of cards, or what is done.
    """

    id = "erica"
    hp = 10


class Felix(Raider, ThrowsDie):
    """Astral Mace. Once, at the start of your turn: another player takes the d6 as damage."""

    id = "felix"
    hp = 12


class Felicia(Raider, SetsToSeven):
    """Angel of the Slums. Once, at the start of your turn: any player's damage becomes 7, also your
    own."""

    id = "felicia"
    hp = 12


class Freddy(Raider):
    """Dragon Attack. Your successful attacks on a revealed player do 2 more damage to that
    player."""

    id = "freddy"
    hp = 12
    windows = frozenset({STRIKE})
    passive = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Revealing with an attack that a revealed player suffers."""
        if table.revealed[seat] or table.blow is None:
            return ()
        return (USE,) if any(table.revealed[target] for target, _ in table.blow[1]) else ()

    def bonus(self, table: Table, target: int) -> int:
        """For each target on its own (R 7.2.6)."""
        return 2 if table.revealed[target] else 0


class Gordon(Raider, RaisesBarrier):
    """Absolute Barrier. Once, at the end of your turn: no damage of any kind until the start of
    your next turn, an extra turn included."""

    id = "gordon"
    hp = 14


class Galahad(Raider):
    """Heir of the Enchanted Sword. While you hold Excalibur, a failed attack of yours is rolled
    again until it succeeds."""

    id = "galahad"
    hp = 14
    windows = frozenset({FAILED})
    passive = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Revealing after a failed roll."""
        return (USE,) if self._holds_it(table, seat) and not table.revealed[seat] else ()

    def rolls_again(self, table: Table, seat: int) -> bool:
        """Revealed, he must (R 7.2.4)."""
        return self._holds_it(table, seat)

    def _holds_it(self, table: Table, seat: int) -> bool:
        return table.edition.holy_weapon in table.equipment[seat]


class Godwin(Raider):
    """Resurrector TYPE-G. When you die: choose a player who died before; that player returns to
    life with damage 7, revealed, without equipment, off the board until the next own move (R 8)."""

    id = "godwin"
    hp = 14
    once = True

    def last_wishes(self, table: Table, seat: int) -> tuple[Option, ...]:
        """Who died in an earlier batch and is still dead."""
        return tuple(
            [
                option("revive", seat=s)
                for s in range(table.seats)
                if not table.alive[s] and table.batch[s] < table.batch[seat]
            ]
        )

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Back to life, in seat order again. What was spent stays spent, what was sealed stays
        sealed."""
        other = option.seat
        table.alive[other] = True
        table.batch[other] = 0
        table.damage[other] = REVIVED_DAMAGE
        table.place[other] = NOWHERE
        table.tell("revived", seat=other, by=seat)
        return None


RAIDERS: tuple[Character, ...] = (
    Emi(), Emma(), Erica(), Felix(), Felicia(), Freddy(), Gordon(), Galahad(), Godwin(),
)  # fmt: skip
