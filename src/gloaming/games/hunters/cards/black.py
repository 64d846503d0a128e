"""The black deck (R 12). The docstring of a card's class is its effect in our words; the common
part of those that Shadow Raiders has too is in hidden_roles/cards.py.

What equipment does is said in hidden_roles/attack.py (dice, bonuses), turn.py (Masamune's duty) and
edition.py (Handgun's range).
"""

from __future__ import annotations

from gloaming.engine import Procedure
from gloaming.games.hidden_roles.cards import (
    BananaPeel,
    DollOfFate,
    HarmAnArea,
    HarmBoth,
    RitualOfShadows,
    VampireBat,
)
from gloaming.games.hidden_roles.pieces import BLACK, Card
from gloaming.games.hidden_roles.targets import TakeEquipment

TALISMAN = "w_talisman"


class BloodthirstySpider(HarmBoth):
    """Choose another player: that player and you take 2 damage each, at the same moment. The
    Talisman protects either (R 15.8)."""

    card = "b_spider"
    shield = TALISMAN


class Bat(VampireBat):
    """Choose another player: that player takes 2 damage (none with the Talisman), and you heal 1
    either way."""

    shield = TALISMAN


class DiabolicRitual(RitualOfShadows):
    """A Shadow may reveal, or lies open already, and heals fully."""

    card = "b_diabolic_ritual"


class Dynamite(HarmAnArea):
    """Roll both dice: everybody in that area, you too, takes 3 damage at the same moment; on a 7
    nothing happens.

    It is not rolled again for the area where you stand. The Talisman protects.
    """

    card = "b_dynamite"
    why = "dynamite"
    shield = TALISMAN
    spared_totals = frozenset({7})


class SpiritualDoll(DollOfFate):
    """Choose another player and roll the d6: on 1 to 4 that player takes 3 damage, on 5 or 6 you
    do. The Talisman does not protect."""

    card = "b_spiritual_doll"


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
    Card("b_vampire_bat", BLACK, count=3, play=Bat),
    Card("b_diabolic_ritual", BLACK, play=DiabolicRitual),
    Card("b_banana_peel", BLACK, play=BananaPeel),
    Card("b_dynamite", BLACK, play=Dynamite),
    Card("b_spiritual_doll", BLACK, play=SpiritualDoll),
)
BLACK_PROCEDURES: tuple[type[Procedure], ...] = (
    BloodthirstySpider, Bat, DiabolicRitual, BananaPeel, Dynamite, SpiritualDoll,
)  # fmt: skip
