"""Effects of single-use cards that the editions share (H 11, H 12, R 12, R 13).

An edition gives each its card's id, and its own word for what differs. The docstring of a class is
the card's effect in our words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Procedure, Step, option

from .drawing import RevealToHeal
from .effects import hand_card, heal, set_damage
from .harm import NOBODY, deaths, hurt, wound
from .pieces import SHADOW, Character
from .reveal import reveal
from .table import Table
from .targets import ChooseTarget
from .turn import area_of

# -- white


@dataclass(slots=True)
class HolyWater(Procedure):
    """You heal 2."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("drink",)

    def drink(self, table: Table) -> Step:
        """Never below 0."""
        if table.damage[self.seat] == 0:
            table.tell("no_effect", seat=self.seat, card="w_holy_water")
        heal(table, self.seat, 2)
        return None


@dataclass(slots=True)
class Judgement(Procedure):
    """All other players take 2 damage, at the same moment."""

    seat: int

    card: ClassVar[str]
    steps: ClassVar[tuple[str, ...]] = ("burn",)

    def burn(self, table: Table) -> Step:
        """One batch."""
        hits = [(other, 2) for other in table.others(self.seat)]
        return hurt(table, hits, self.card, self.seat)


class Advent(RevealToHeal):
    """A Hunter, a Raider may reveal, or lies open already, and heals fully."""

    card = "w_advent"

    def fits(self, table: Table, character: str) -> bool:
        """The heroes."""
        return table.edition.characters[character].faction == table.edition.factions[0]


@dataclass(slots=True)
class GuardianAngel(Procedure):
    """Until the start of your next turn attacks and counterattacks do you no damage."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("descend",)

    def descend(self, table: Table) -> Step:
        """Ends at T0 of the next turn, an extra turn included."""
        table.angel[self.seat] = True
        table.tell("angel", seat=self.seat)
        return None


@dataclass(slots=True)
class OneMoreTurn(Procedure):
    """You take one more turn after this one."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("learn",)

    def learn(self, table: Table) -> Step:
        """Added to the turns already owed."""
        table.extra += 1
        table.tell("extra_turns", seat=self.seat, count=1)
        return None


class FirstAid(ChooseTarget):
    """Choose any player, yourself included: that player's damage becomes 7."""

    card = "w_first_aid"
    anyone = True

    def affect(self, table: Table, target: int) -> Step:
        """Up or down."""
        set_damage(table, target, 7)
        return None


class Blessing(ChooseTarget):
    """Choose another player and roll the d6: that player heals the roll."""

    card = "w_blessing"

    def affect(self, table: Table, target: int) -> Step:
        """Rolls and heals."""
        roll = table.chance.die(6)
        table.dice = ("blessing", self.seat, 0, roll, roll)
        table.tell("rolled", seat=self.seat, why="blessing", d4=0, d6=roll, result=roll)
        heal(table, target, roll)
        return None


@dataclass(slots=True)
class RevealingMirror(Procedure):
    """Some Shadows must reveal. It asks nobody: it turns the card up or does nothing (H 14.4.5, R
    16.1.5)."""

    seat: int

    card: ClassVar[str]
    steps: ClassVar[tuple[str, ...]] = ("look",)

    def shows(self, table: Table, character: Character) -> bool:
        """Whether the mirror works on this character."""
        raise NotImplementedError

    def look(self, table: Table) -> Step:
        """Others, and those who lie open: nothing."""
        seat = self.seat
        if not table.revealed[seat] and self.shows(table, table.cast[seat]):
            reveal(table, seat, forced=True)
        else:
            table.tell("no_effect", seat=seat, card=self.card)
        return None


# -- black


def shielded(table: Table, hits: list[tuple[int, int]], shield: str) -> list[tuple[int, int]]:
    """The hits without those on holders of the card ``shield``, the card's own player included."""
    out = []
    for seat, amount in hits:
        if shield in table.equipment[seat]:
            table.tell("unhurt", seat=seat, why=shield)
        else:
            out.append((seat, amount))
    return out


class HarmBoth(ChooseTarget):
    """Choose another player: that player and you take 2 damage each, at the same moment."""

    shield: ClassVar[str]
    """Card that protects either."""

    def affect(self, table: Table, target: int) -> Step:
        """One batch. Its drawer is nobody's victim but their own."""
        theirs = shielded(table, [(target, 2)], self.shield)
        own = shielded(table, [(self.seat, 2)], self.shield)
        wound(table, theirs, self.card, self.seat)
        wound(table, own, self.card, NOBODY)
        return deaths(table, self.seat)


class VampireBat(ChooseTarget):
    """Choose another player: that player takes 2 damage, and you heal 1 in any case."""

    card = "b_vampire_bat"
    shield: ClassVar[str]

    def affect(self, table: Table, target: int) -> Step:
        """Damage and healing, then the deaths."""
        wound(table, shielded(table, [(target, 2)], self.shield), self.card, self.seat)
        heal(table, self.seat, 1)
        return deaths(table, self.seat)


class RitualOfShadows(RevealToHeal):
    """A Shadow may reveal, or lies open already, and heals fully."""

    def fits(self, table: Table, character: str) -> bool:
        """Shadows."""
        return table.edition.characters[character].faction == SHADOW


@dataclass(slots=True)
class BananaPeel(Procedure):
    """Give one of your equipment cards to another player; only if you have none, take 1 damage."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "slip")

    def choose(self, table: Table) -> Step:
        """Which card, to whom."""
        options = tuple(
            [
                option("hand", seat=other, card=card)
                for card in dict.fromkeys(table.equipment[self.seat])
                for other in table.others(self.seat)
            ]
        )
        if options:
            about = {"card": "b_banana_peel"}
            return Ask({self.seat: options}, "banana", table.clause("black"), about)
        self.answer = None
        return None

    def slip(self, table: Table) -> Step:
        """The card goes over, or it hurts."""
        if self.answer is None:
            return hurt(table, [(self.seat, 1)], "b_banana_peel", NOBODY)
        hand_card(table, self.seat, self.answer.seat, self.answer.card)
        return None


@dataclass(slots=True)
class HarmAnArea(Procedure):
    """Roll both dice: everybody in that area, you too, takes 3 damage at the same moment. It is not
    rolled again for the area where you stand."""

    seat: int

    card: ClassVar[str]
    why: ClassVar[str]
    """What the dice are for."""
    shield: ClassVar[str] = ""
    spared_totals: ClassVar[frozenset[int]]
    """Totals on which nothing happens."""
    steps: ClassVar[tuple[str, ...]] = ("break_out",)

    def break_out(self, table: Table) -> Step:
        """One batch."""
        d4, d6 = table.chance.die(4), table.chance.die(6)
        total = d4 + d6
        table.dice = (self.why, self.seat, d4, d6, total)
        table.tell("rolled", seat=self.seat, why=self.why, d4=d4, d6=d6, result=total)
        if total in self.spared_totals:
            table.tell("no_effect", seat=self.seat, card=self.card)
            return None
        area = area_of(table, total)
        table.tell("exploded", seat=self.seat, place=area)
        hits = [(seat, 3) for seat in table.standing_at(area)]
        if self.shield:
            hits = shielded(table, hits, self.shield)
        return hurt(table, hits, self.card, self.seat)


class DollOfFate(ChooseTarget):
    """Choose another player and roll the d6: on 1 to 4 that player takes 3 damage, on 5 or 6 you
    do."""

    shield: ClassVar[str] = ""
    """Card that protects either, if there is one."""

    def affect(self, table: Table, target: int) -> Step:
        """Rolls and hurts."""
        roll = table.chance.die(6)
        table.dice = ("doll", self.seat, 0, roll, roll)
        table.tell("rolled", seat=self.seat, why="doll", d4=0, d6=roll, result=roll)
        victim, by = (target, self.seat) if roll <= 4 else (self.seat, NOBODY)
        hits = [(victim, 3)]
        if self.shield:
            hits = shielded(table, hits, self.shield)
        return hurt(table, hits, self.card, by)
