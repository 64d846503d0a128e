"""The white deck (R 11). The docstring of a card's class is its effect in our words.

What equipment does is said where it matters: movement (turn.py), attack (attack.py), looting
(harm.py); `WHITE_CARDS` says which file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Procedure, Step
from gloaming.games.hidden_roles.drawing import RevealToHeal
from gloaming.games.hidden_roles.effects import heal, set_damage
from gloaming.games.hidden_roles.harm import hurt
from gloaming.games.hidden_roles.pieces import HUNTER, SHADOW, WHITE, Card
from gloaming.games.hidden_roles.reveal import reveal
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.targets import ChooseTarget


class Advent(RevealToHeal):
    """A Hunter may reveal, or lies open already, and heals fully."""

    card = "w_advent"
    clause = "11"

    def fits(self, table: Table, character: str) -> bool:
        """Hunters."""
        return table.edition.characters[character].faction == HUNTER


class Chocolate(RevealToHeal):
    """Agnes, Allie, Ellen, Emi, Ultra Soul or Unknown may reveal, or lies open already, and heals
    fully."""

    card = "w_chocolate"
    clause = "11"

    def fits(self, table: Table, character: str) -> bool:
        """The six with few HP who are named."""
        return character in {"agnes", "allie", "ellen", "emi", "ultra_soul", "unknown"}


@dataclass(slots=True)
class DisenchantMirror(Procedure):
    """A Shadow other than Unknown must reveal. It asks nobody: it turns the card up or does nothing
    (R 14.4.5)."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("look",)

    def look(self, table: Table) -> Step:
        """Others, Unknown, and those who lie open: nothing."""
        seat = self.seat
        character = table.cast[seat]
        if not table.revealed[seat] and character.faction == SHADOW and character.id != "unknown":
            reveal(table, seat, forced=True)
        else:
            table.tell("no_effect", seat=seat, card="w_disenchant_mirror")
        return None


class Blessing(ChooseTarget):
    """Choose another player and roll the d6: that player heals the roll."""

    card = "w_blessing"
    clause = "11"

    def affect(self, table: Table, target: int) -> Step:
        """Rolls and heals."""
        roll = table.chance.die(6)
        table.dice = ("blessing", self.seat, 0, roll, roll)
        table.tell("rolled", seat=self.seat, why="blessing", d4=0, d6=roll, result=roll)
        heal(table, target, roll)
        return None


@dataclass(slots=True)
class ConcealedKnowledge(Procedure):
    """You take one more turn after this one."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("learn",)

    def learn(self, table: Table) -> Step:
        """Added to the turns already owed (R 5)."""
        table.extra += 1
        table.tell("extra_turns", seat=self.seat, count=1)
        return None


@dataclass(slots=True)
class GuardianAngel(Procedure):
    """Until the start of your next turn attacks and counterattacks do you no damage."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("descend",)

    def descend(self, table: Table) -> Step:
        """Ends at T0 of the next turn, an extra turn included (R 17.30)."""
        table.angel[self.seat] = True
        table.tell("angel", seat=self.seat)
        return None


@dataclass(slots=True)
class FlareOfJudgement(Procedure):
    """All other players take 2 damage, at the same moment."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("burn",)

    def burn(self, table: Table) -> Step:
        """One batch."""
        hits = [(other, 2) for other in table.others(self.seat)]
        return hurt(table, hits, "w_flare_judgement", self.seat)


class FirstAid(ChooseTarget):
    """Choose any player, yourself included: that player's damage becomes 7."""

    card = "w_first_aid"
    clause = "11"
    anyone = True

    def affect(self, table: Table, target: int) -> Step:
        """Up or down."""
        set_damage(table, target, 7)
        return None


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


WHITE_CARDS = (
    Card("w_mystic_compass", WHITE),  # hidden_roles/turn.py: two rolls
    Card("w_talisman", WHITE),  # cards/black.py: no damage from spider, bat, dynamite
    Card("w_fortune_brooch", WHITE),  # areas.py: no damage from the Weird Woods
    Card("w_silver_rosary", WHITE),  # hidden_roles/harm.py: loot everything
    Card("w_spear_longinus", WHITE),  # hidden_roles/attack.py: +2 for a revealed Hunter
    Card("w_holy_robe", WHITE),  # hidden_roles/attack.py: -1 given and received
    Card("w_advent", WHITE, play=Advent),
    Card("w_disenchant_mirror", WHITE, play=DisenchantMirror),
    Card("w_blessing", WHITE, play=Blessing),
    Card("w_chocolate", WHITE, play=Chocolate),
    Card("w_concealed_knowledge", WHITE, play=ConcealedKnowledge),
    Card("w_guardian_angel", WHITE, play=GuardianAngel),
    Card("w_flare_judgement", WHITE, play=FlareOfJudgement),
    Card("w_first_aid", WHITE, play=FirstAid),
    Card("w_holy_water", WHITE, count=2, play=HolyWater),
)
WHITE_PROCEDURES: tuple[type[Procedure], ...] = (
    Advent, Chocolate, DisenchantMirror, Blessing, ConcealedKnowledge, GuardianAngel,
    FlareOfJudgement, FirstAid, HolyWater,
)  # fmt: skip
