"""The Shadows. They win when all Hunters are dead, or at least three Neutrals."""

from __future__ import annotations

from gloaming.engine import Option, Procedure, option
from gloaming.games.hidden_roles.harm import hurt
from gloaming.games.hidden_roles.pieces import (
    ATTACK,
    END,
    REACT,
    REST,
    SHADOW,
    START,
    STRIKE,
    Character,
)
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.victory import shadows_win

USE = Option("use")


class Shadow(Character):
    """One of the Shadows."""

    faction = SHADOW

    def triumph(self, table: Table, seat: int) -> str:
        """All Hunters, or three Neutrals, are dead."""
        return shadows_win(table)


class UltraSoul(Shadow):
    """Murder Ray. At the start of your turn: one other player at the Underworld Gate takes 3
    damage. It is no attack."""

    id = "ultra_soul"
    hp = 11
    windows = frozenset({START})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Others at the gate; once in a turn."""
        if table.start_used:
            return ()
        return tuple(
            [option("use", seat=s) for s in table.standing_at("underworld_gate") if s != seat]
        )

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """3 damage."""
        table.start_used = True
        return hurt(table, [(option.seat, 3)], "ability", seat)


class Valkyrie(Shadow):
    """Horn of War Outbreak. Your attacks roll the d4 alone, deal what it shows, and cannot fail.

    Hidden, she rolls both dice; she may reveal when choosing whom to attack (R 14.4.2).
    """

    id = "valkyrie"
    hp = 13
    windows = frozenset({ATTACK})
    passive = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Revealing with the attack."""
        if table.revealed[seat]:
            return ()
        if "b_machine_gun" in table.equipment[seat]:
            return (USE,) if table.in_range(seat) else ()
        return tuple([option("use", seat=target) for target in table.in_range(seat)])


class Vampire(Shadow):
    """Suck Blood. When your attack deals damage, heal 2 (once an attack: R 6.2.9)."""

    id = "vampire"
    hp = 13
    windows = frozenset({STRIKE})
    passive = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Revealing when the damage is known and somebody would take some."""
        if table.revealed[seat] or table.blow is None:
            return ()
        return (USE,) if any(damage for _, damage in table.blow[1]) else ()


class Werewolf(Shadow):
    """Counterattack. When you have been attacked and live, you may attack the attacker at once (R
    6.4)."""

    id = "werewolf"
    hp = 14
    windows = frozenset({REACT})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Striking back, also after a miss."""
        return (USE,)


class Unknown(Shadow):
    """Deceit. You may answer hermit cards untruthfully, and need not reveal for it (R 13.3)."""

    id = "unknown"
    hp = 11
    may_lie = True


class Wight(Shadow):
    """Multiplication. Once, at the end of your turn: as many extra turns as there are dead
    characters."""

    id = "wight"
    hp = 14
    windows = frozenset({END, REST})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Not while nobody is dead."""
        return (USE,) if not all(table.alive) else ()

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """The turns are added to those already owed (R 5)."""
        count = table.dead_count()
        table.extra += count
        table.tell("extra_turns", seat=seat, count=count)
        return None


SHADOWS: tuple[Character, ...] = (
    UltraSoul(),
    Unknown(),
    Valkyrie(),
    Vampire(),
    Werewolf(),
    Wight(),
)
