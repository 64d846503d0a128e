"""The white deck (R 12). The docstring of a card's class is its effect in our words; those that
Shadow Hunters has too are in hidden_roles/cards.py.

What equipment does is said where it matters: movement (hidden_roles/turn.py), attack (attack.py),
looting (harm.py), range (edition.py); `WHITE_CARDS` says which file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Procedure, Step
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
from gloaming.games.hidden_roles.effects import heal
from gloaming.games.hidden_roles.pieces import SHADOW, WHITE, Card, Character
from gloaming.games.hidden_roles.table import Table

from .copies import Copies


class FlashOfJudgement(Judgement):
    """All other living players take 2 damage, at the same moment."""

    card = "w_judgement"


class HappyCookie(RevealToHeal):
    """Whose name begins with A or U may reveal, or lies open already, and heals fully."""

    card = "w_cookie"

    def fits(self, table: Table, character: str) -> bool:
        """A or U (R8)."""
        return character[0] in "au"


class MirrorThatDispelsDarkness(RevealingMirror):
    """Whose name begins with V or W must reveal. Others, and those who lie open: nothing.

    Option: every Shadow but Ulrich must (R7).
    """

    card = "w_mirror"

    def shows(self, table: Table, character: Character) -> bool:
        """V or W; or all Shadows but Ulrich."""
        if table.game_of_family.variant_facts(table.variant)["mirror"]:
            return character.faction == SHADOW and character.id != "ulrich"
        return character.id[0] in "vw"


@dataclass(slots=True)
class MermaidsTear(Procedure):
    """The living player with the most damage heals 3; if several have as much, all of them do."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("weep",)

    def weep(self, table: Table) -> Step:
        """At the same moment."""
        living = table.living()
        most = max(table.damage[seat] for seat in living)
        if most == 0:
            table.tell("no_effect", seat=self.seat, card="w_mermaid_tear")
        for seat in living:
            if table.damage[seat] == most:
                heal(table, seat, 3)
        return None


WHITE_CARDS: tuple[Copies[Card], ...] = (
    Copies(2, 3, Card("w_holy_water", WHITE, play=HolyWater)),
    Copies(1, 1, Card("w_judgement", WHITE, play=FlashOfJudgement)),
    Copies(1, 1, Card("w_advent", WHITE, play=Advent)),
    Copies(1, 1, Card("w_guardian_angel", WHITE, play=GuardianAngel)),
    Copies(1, 1, Card("w_wisdom_seal", WHITE, play=OneMoreTurn)),
    Copies(1, 1, Card("w_first_aid", WHITE, play=FirstAid)),
    Copies(1, 1, Card("w_cookie", WHITE, play=HappyCookie)),
    Copies(1, 1, Card("w_blessing", WHITE, play=Blessing)),
    Copies(1, 1, Card("w_mirror", WHITE, play=MirrorThatDispelsDarkness)),
    Copies(1, 2, Card("w_silver_rosary", WHITE)),  # hidden_roles/harm.py: loot everything
    Copies(1, 1, Card("w_lucky_brooch", WHITE)),  # areas.py: no damage from the Town hall
    Copies(1, 1, Card("w_sages_robe", WHITE)),  # hidden_roles/attack.py: -1 given and received
    Copies(1, 1, Card("w_mystic_compass", WHITE)),  # hidden_roles/turn.py: two rolls
    Copies(1, 1, Card("w_ancient_chalice", WHITE)),  # black.py: no damage from dog, bat, doll
    Copies(1, 1, Card("w_excalibur", WHITE)),  # hidden_roles/attack.py: +2 for an open Raider
    Copies(0, 1, Card("w_mermaid_tear", WHITE, play=MermaidsTear)),
    Copies(0, 1, Card("w_parasol", WHITE)),  # turn.py: a reasoning card instead of an attack
)
WHITE_PROCEDURES: tuple[type[Procedure], ...] = (
    HolyWater, FlashOfJudgement, Advent, GuardianAngel, OneMoreTurn, FirstAid, HappyCookie,
    Blessing, MirrorThatDispelsDarkness, MermaidsTear,
)  # fmt: skip
