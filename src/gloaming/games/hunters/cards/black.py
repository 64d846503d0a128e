"""The black deck (R 12). The docstring of a card's class is its effect in our words.

What equipment does is said in hidden_roles/attack.py (dice, bonuses), turn.py (Masamune's duty) and
table.py (Handgun's range).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Procedure, Step, option
from gloaming.games.hidden_roles.drawing import RevealToHeal
from gloaming.games.hidden_roles.effects import hand_card, heal
from gloaming.games.hidden_roles.harm import NOBODY, deaths, hurt, wound
from gloaming.games.hidden_roles.pieces import BLACK, SHADOW, Card
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.targets import ChooseTarget, TakeEquipment
from gloaming.games.hidden_roles.turn import area_of

TALISMAN = "w_talisman"


def unless_talisman(table: Table, hits: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The hits without those on holders of the Talisman, the card's own player included (R
    15.8)."""
    out = []
    for seat, amount in hits:
        if TALISMAN in table.equipment[seat]:
            table.tell("unhurt", seat=seat, why=TALISMAN)
        else:
            out.append((seat, amount))
    return out


class BloodthirstySpider(ChooseTarget):
    """Choose another player: that player and you take 2 damage each, at the same moment. The
    Talisman protects either."""

    card = "b_spider"
    clause = "12"

    def affect(self, table: Table, target: int) -> Step:
        """One batch. Its drawer is nobody's victim but their own (R 7)."""
        theirs = unless_talisman(table, [(target, 2)])
        own = unless_talisman(table, [(self.seat, 2)])
        wound(table, theirs, self.card, self.seat)
        wound(table, own, self.card, NOBODY)
        return deaths(table, self.seat)


class VampireBat(ChooseTarget):
    """Choose another player: that player takes 2 damage (none with the Talisman), and you heal 1
    either way."""

    card = "b_vampire_bat"
    clause = "12"

    def affect(self, table: Table, target: int) -> Step:
        """Damage and healing, then the deaths."""
        wound(table, unless_talisman(table, [(target, 2)]), self.card, self.seat)
        heal(table, self.seat, 1)
        return deaths(table, self.seat)


class DiabolicRitual(RevealToHeal):
    """A Shadow may reveal, or lies open already, and heals fully."""

    card = "b_diabolic_ritual"
    clause = "12"

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
                for card in table.equipment[self.seat]
                for other in table.others(self.seat)
            ]
        )
        if options:
            return Ask({self.seat: options}, "banana", "12", {"card": "b_banana_peel"})
        self.answer = None
        return None

    def slip(self, table: Table) -> Step:
        """The card goes over, or it hurts."""
        if self.answer is None:
            return hurt(table, [(self.seat, 1)], "b_banana_peel", NOBODY)
        hand_card(table, self.seat, self.answer.seat, self.answer.card)
        return None


@dataclass(slots=True)
class Dynamite(Procedure):
    """Roll both dice: everybody in that area, you too, takes 3 damage at the same moment; on a 7
    nothing happens.

    It is not rolled again for the area where you stand. The Talisman protects.
    """

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("explode",)

    def explode(self, table: Table) -> Step:
        """One batch."""
        d4, d6 = table.chance.die(4), table.chance.die(6)
        total = d4 + d6
        table.dice = ("dynamite", self.seat, d4, d6, total)
        table.tell("rolled", seat=self.seat, why="dynamite", d4=d4, d6=d6, result=total)
        if total == 7:
            table.tell("no_effect", seat=self.seat, card="b_dynamite")
            return None
        area = area_of(table, total)
        table.tell("exploded", seat=self.seat, place=area)
        hits = unless_talisman(table, [(seat, 3) for seat in table.standing_at(area)])
        return hurt(table, hits, "b_dynamite", self.seat)


class SpiritualDoll(ChooseTarget):
    """Choose another player and roll the d6: on 1 to 4 that player takes 3 damage, on 5 or 6 you
    do.

    The Talisman does not protect.
    """

    card = "b_spiritual_doll"
    clause = "12"

    def affect(self, table: Table, target: int) -> Step:
        """Rolls and hurts."""
        roll = table.chance.die(6)
        table.dice = ("doll", self.seat, 0, roll, roll)
        table.tell("rolled", seat=self.seat, why="doll", d4=0, d6=roll, result=roll)
        if roll <= 4:
            return hurt(table, [(target, 3)], self.card, self.seat)
        return hurt(table, [(self.seat, 3)], self.card, NOBODY)


def moody_goblin(seat: int) -> Procedure:
    """Take one equipment card of your choice from another player; nobody has one: nothing."""
    return TakeEquipment(seat, "b_moody_goblin")


BLACK_CARDS = (
    Card("b_masamune", BLACK),
    Card("b_machine_gun", BLACK),
    Card("b_handgun", BLACK),
    Card("b_butcher_knife", BLACK),
    Card("b_chainsaw", BLACK),
    Card("b_broad_axe", BLACK),
    Card("b_moody_goblin", BLACK, count=2, play=moody_goblin),
    Card("b_spider", BLACK, play=BloodthirstySpider),
    Card("b_vampire_bat", BLACK, count=3, play=VampireBat),
    Card("b_diabolic_ritual", BLACK, play=DiabolicRitual),
    Card("b_banana_peel", BLACK, play=BananaPeel),
    Card("b_dynamite", BLACK, play=Dynamite),
    Card("b_spiritual_doll", BLACK, play=SpiritualDoll),
)
BLACK_PROCEDURES: tuple[type[Procedure], ...] = (
    BloodthirstySpider, VampireBat, DiabolicRitual, BananaPeel, Dynamite, SpiritualDoll,
)  # fmt: skip
