"""Abilities and win conditions that characters of several editions share (H 9, H 10, R 11).

Each is a part of a `pieces.Character`: an edition's character adds its camp, its HP and what
differs. The docstring is the effect in our words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from gloaming.engine import Option, Procedure, option

from .attack import Attack, current_attack
from .effects import gain_card, heal, heal_fully, set_damage
from .harm import hurt
from .pieces import ATTACK, END, REACT, REST, SHADOW, START, STRIKE, Character
from .table import Table
from .turn import Turn
from .victory import check_victory, heroes_win, shadows_win, three_others_dead

USE = Option("use")


def others_as_targets(table: Table, seat: int) -> tuple[Option, ...]:
    """Every other living player, as the target of an ability."""
    return tuple([option("use", seat=other) for other in table.others(seat)])


# -- win conditions


class Hero(Character):
    """Wins, living or dead, when all Shadows are dead."""

    def triumph(self, table: Table, seat: int) -> str:
        """All Shadows are dead."""
        return self.faction + "s" if heroes_win(table) else ""


class ShadowOfTheNight(Character):
    """Wins, living or dead, when all heroes are dead, or at least three of the third faction."""

    faction = SHADOW

    def triumph(self, table: Table, seat: int) -> str:
        """All Hunters or Raiders, or three Neutrals or Citizens, are dead."""
        if shadows_win(table):
            return "shadows"
        if table.batches and three_others_dead(table):
            return f"three_{table.edition.factions[2]}s"
        return ""


def died_first(table: Table, seat: int) -> bool:
    """Whether the player was among the first to die."""
    return table.batch[seat] == 1


class FirstOrLast(Character):
    """Wins by being the first to die, or one of the last two alive."""

    def triumph(self, table: Table, seat: int) -> str:
        """Among the first to die, or alive with at most one other."""
        if died_first(table, seat):
            return "first_to_die"
        return "last_two" if table.alive[seat] and sum(table.alive) <= 2 else ""


class Screamer(Character):
    """Scream. When another character dies you must reveal; you cannot reveal at any other time.

    Wins by being the first to die, or alive when all Shadows are dead.
    """

    will_reveal = False

    def must_reveal(self, table: Table, seat: int) -> bool:
        """Somebody has died."""
        return table.batches > 0

    def triumph(self, table: Table, seat: int) -> str:
        """Among the first to die, or alive when the Shadows are gone."""
        if died_first(table, seat):
            return "first_to_die"
        return "all_shadows_dead" if table.alive[seat] and table.all_dead(SHADOW) else ""


class KillerOfTheStrong(Character):
    """If your attack kills a weak character, you must reveal.

    Wins when the own attack kills a strong character (`Edition.strong`), or by standing in one area
    at the end.
    """

    goal: ClassVar[tuple[str, str]]
    """The area, and the key of the reason."""

    def must_reveal(self, table: Table, seat: int) -> bool:
        """His attack killed a weak one."""
        return "killed_weak" in table.feats[seat]

    def triumph(self, table: Table, seat: int) -> str:
        """His attack killed a strong one."""
        return "attack_kill" if "killed_strong" in table.feats[seat] else ""

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Alive in the area."""
        area, reason = self.goal
        return reason if table.area_at(seat) == area else ""


class Collector(Character):
    """Grave Digger. Once, at the start of your turn: take any equipment card from the white or
    black discard pile.

    Wins with three different ones of four relics.
    """

    relics: ClassVar[frozenset[str]]
    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Every equipment card that lies in a discard pile."""
        cards = table.edition.cards
        return tuple(
            [
                option("use", card=card)
                for card in dict.fromkeys((*table.white_discard, *table.black_discard))
                if cards[card].equipment
            ]
        )

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Digs it up."""
        card = option.card
        deck = table.edition.cards[card].deck
        (table.white_discard if deck == "white" else table.black_discard).remove(card)
        gain_card(table, seat, card)
        table.tell("dug_up", seat=seat, card=card, deck=deck)
        check_victory(table)
        return None

    def triumph(self, table: Table, seat: int) -> str:
        """Three different relics."""
        return "relics" if len(self.relics.intersection(table.equipment[seat])) >= 3 else ""


class FollowsNeighbour(Character):
    """Capricious. Once: your condition changes to the player on your left.

    Wins if the player on the right wins.
    """

    once = True

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """From now on she follows the player on her left; that stays if her ability is voided
        later."""
        table.turned[seat] = True
        table.tell("turned", seat=seat)
        return None

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Her neighbour wins, dead or alive."""
        side = table.left_of(seat) if table.turned[seat] else table.right_of(seat)
        return "neighbour" if side in winners else ""


class Survivor(Character):
    """Heals fully, once. Wins by being alive when the game ends."""

    once = True

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Heals fully."""
        heal_fully(table, seat)
        return None

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Alive."""
        return "alive" if table.alive[seat] else ""


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


def of(*factions: str) -> Callable[[Character], bool]:
    """Fits characters of these factions: the condition of a hint card."""
    return lambda character: character.faction in factions
