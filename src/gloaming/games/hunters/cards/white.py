"""The white deck (R 11). The docstring of a card's class is its effect in our words; those that
Shadow Raiders has too are in hidden_roles/cards.py.

What equipment does is said where it matters: movement (hidden_roles/turn.py), attack (attack.py),
looting (harm.py); `WHITE_CARDS` says which file.
"""

from __future__ import annotations

from gloaming.engine import Procedure
from gloaming.games.hidden_roles.cards import (
    Advent,
    Blessing,
    FirstAid,
    GuardianAngel,
    HolyWater,
    Judgement,
    OneMoreTurn,
    RevealingMirror,
)
from gloaming.games.hidden_roles.drawing import RevealToHeal
from gloaming.games.hidden_roles.pieces import SHADOW, WHITE, Card, Character
from gloaming.games.hidden_roles.table import Table


class Chocolate(RevealToHeal):
    """Agnes, Allie, Ellen, Emi, Ultra Soul or Unknown may reveal, or lies open already, and heals
    fully."""

    card = "w_chocolate"

    def fits(self, table: Table, character: str) -> bool:
        """The six with few HP who are named."""
        return character in {"agnes", "allie", "ellen", "emi", "ultra_soul", "unknown"}


class DisenchantMirror(RevealingMirror):
    """A Shadow other than Unknown must reveal."""

    card = "w_disenchant_mirror"

    def shows(self, table: Table, character: Character) -> bool:
        """Shadows, but not Unknown."""
        return character.faction == SHADOW and character.id != "unknown"


class FlareOfJudgement(Judgement):
    """All other players take 2 damage, at the same moment."""

    card = "w_flare_judgement"


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
    Card("w_concealed_knowledge", WHITE, play=OneMoreTurn),
    Card("w_guardian_angel", WHITE, play=GuardianAngel),
    Card("w_flare_judgement", WHITE, play=FlareOfJudgement),
    Card("w_first_aid", WHITE, play=FirstAid),
    Card("w_holy_water", WHITE, count=2, play=HolyWater),
)
WHITE_PROCEDURES: tuple[type[Procedure], ...] = (
    Advent, Chocolate, DisenchantMirror, Blessing, OneMoreTurn, GuardianAngel,
    FlareOfJudgement, FirstAid, HolyWater,
)  # fmt: skip
