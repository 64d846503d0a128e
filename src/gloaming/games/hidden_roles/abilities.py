"""Abilities that characters of several editions share (H 9, H 10, R 11).

Each is a part of a `pieces.Character`: an edition's character adds its camp, its goal, its HP and
what differs. The docstring is the effect in our words.
"""

from __future__ import annotations

from typing import ClassVar

from gloaming.engine import Option, Procedure, option

from .attack import Attack, current_attack
from .effects import heal, set_damage
from .harm import hurt
from .pieces import ATTACK, END, REACT, REST, START, STRIKE, Character
from .table import Table
from .turn import Turn

USE = Option("use")


def others_as_targets(table: Table, seat: int) -> tuple[Option, ...]:
    """Every other living player, as the target of an ability."""
    return tuple([option("use", seat=other) for other in table.others(seat)])


# -- abilities at the start of a turn


class ThrowsDie(Character):
    """Once, at the start of your turn: choose another player and roll a die. That player takes the
    roll as damage.

    It is no attack: robe, angel and counterattack do not apply.
    """

    windows = frozenset({START})
    once = True
    sides: ClassVar[int] = 6

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


class Voids(Character):
    """Once, at the start of your turn: another player's ability is void for the rest of the game.

    Ends what the ability keeps up (a barrier, the d4 alone); does not undo what it has done, and
    does not touch the effects of cards.
    """

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
        table.declines[target] = False
        table.tell("voided", seat=target, by=seat)
        if table.barrier[target]:
            table.barrier[target] = False
            table.tell("barrier_ends", seat=target)
        return None


class SetsToSeven(Character):
    """Once, at the start of your turn: set the damage of any player, yourself included, to 7."""

    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Any living player."""
        return tuple([option("use", seat=other) for other in table.living()])

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Up or down."""
        set_damage(table, option.seat, 7)
        return None


class Shoots(Character):
    """At the start of your turn: one other player in certain areas takes 3 damage. It is no
    attack."""

    reaches: ClassVar[tuple[str, ...]]
    """The areas."""
    windows = frozenset({START})
    each_turn = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Others who stand there; once in a turn."""
        board = table.board
        return tuple(
            [
                option("use", seat=s)
                for s in table.others(seat)
                if table.place[s] >= 0 and board[table.place[s]] in self.reaches
            ]
        )

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """3 damage."""
        return hurt(table, [(option.seat, 3)], "ability", seat)


class HealsEachTurn(Character):
    """You heal at the start of each of your turns, once revealed."""

    heals: ClassVar[int]
    windows = frozenset({START})
    passive = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Revealing at the start of her turn."""
        return () if table.revealed[seat] else (USE,)

    def turn_starts(self, table: Table, seat: int) -> None:
        """Heals, never below 0."""
        table.used = True
        heal(table, seat, self.heals)

    def revealed(self, table: Table, seat: int) -> None:
        """Turned up before her own roll, she heals in this turn already (H 9.2)."""
        if table.used or table.active != seat:
            return
        for frame in table.stack:
            if isinstance(frame, Turn) and frame.steps[frame.step] == "offer_start":
                self.turn_starts(table, seat)


# -- abilities of attack


class RollsD4Alone(Character):
    """Your attacks roll the d4 alone, deal what it shows, and cannot fail.

    Hidden, both dice are rolled; the player may reveal when choosing whom to attack.
    """

    windows = frozenset({ATTACK})
    passive = True
    single_die = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Revealing with the attack."""
        if table.revealed[seat]:
            return ()
        targets = table.in_range(seat)
        if table.edition.burst in table.equipment[seat]:
            return (USE,) if targets else ()
        return tuple([option("use", seat=target) for target in targets])


class DrainsBlood(Character):
    """When your attack deals damage, heal 2 (once an attack)."""

    windows = frozenset({STRIKE})
    passive = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Revealing when the damage is known and somebody would take some."""
        if table.revealed[seat] or table.blow is None:
            return ()
        return (USE,) if any(damage for _, damage in table.blow[1]) else ()

    def has_dealt(self, table: Table, seat: int) -> None:
        """Heals at once, before deaths and reactions."""
        heal(table, seat, 2)


class StrikesBack(Character):
    """When you have been attacked and live, you may attack the attacker at once, also after a
    miss; at any distance, with what you hold, on the attacker alone (H 6.4, R 7.3)."""

    windows = frozenset({REACT})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Striking back."""
        return (USE,)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """The counterattack: an attack in every respect."""
        attacker = current_attack(table).attacker
        table.tell("counterattack", seat=seat, to=attacker)
        return Attack(seat, (attacker,), counter=True)


# -- abilities at the end of a turn


class RaisesBarrier(Character):
    """Once, at the end of your turn: no damage of any kind until the start of your next turn.

    Setting the marker, swapping and healing still work.
    """

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


class TurnsOfTheDead(Character):
    """Once, at the end of your turn: as many extra turns as there are dead characters."""

    windows = frozenset({END, REST})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Not while nobody is dead."""
        return (USE,) if not all(table.alive) else ()

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """The turns are added to those already owed."""
        count = table.dead_count()
        table.extra += count
        table.tell("extra_turns", seat=seat, count=count)
        return None
