"""The black deck (R 13). The docstring of a card's class is its effect in our words; the common
part of those that Shadow Hunters has too is in hidden_roles/cards.py.

What equipment does is said in hidden_roles/attack.py (dice, bonuses), turn.py (Masamune's duty) and
edition.py (the scope's range).
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

from .copies import Copies

CHALICE = "w_ancient_chalice"


class Bat(VampireBat):
    """Another player takes 2 damage (none with the Chalice); you heal 1 in any case."""

    shield = CHALICE


class ThreeEyedBlackDog(HarmBoth):
    """You and another player take 2 damage each, at the same moment. The Chalice protects
    either."""

    card = "b_black_dog"
    shield = CHALICE


class Riot(HarmAnArea):
    """Roll both dice: everybody in that area, you too, takes 3 damage at the same moment. On a 10
    nothing happens, on the airship neither (R26)."""

    card = "b_riot"
    why = "riot"
    spared_totals = frozenset({10})


class CursedDoll(DollOfFate):
    """Choose another player and roll the d6: on 1 to 4 that player takes 3 damage, on 5 or 6 you
    do. The Chalice protects either."""

    card = "b_cursed_doll"
    shield = CHALICE


class DarkRitual(RitualOfShadows):
    """A Shadow may reveal, or lies open already, and heals fully."""

    card = "b_dark_ritual"


def olivers_henchman(seat: int) -> Procedure:
    """Take one equipment card of your choice from another player; nobody has one: nothing."""
    return TakeEquipment(seat, "b_henchman")


BLACK_CARDS: tuple[Copies[Card], ...] = (
    Copies(3, 3, Card("b_vampire_bat", BLACK, play=Bat)),
    Copies(2, 3, Card("b_henchman", BLACK, play=olivers_henchman)),
    Copies(1, 2, Card("b_black_dog", BLACK, play=ThreeEyedBlackDog)),
    Copies(1, 1, Card("b_riot", BLACK, play=Riot)),
    Copies(1, 1, Card("b_banana_peel", BLACK, play=BananaPeel)),
    Copies(1, 1, Card("b_cursed_doll", BLACK, play=CursedDoll)),
    Copies(1, 1, Card("b_dark_ritual", BLACK, play=DarkRitual)),
    Copies(1, 1, Card("b_gatling", BLACK)),
    Copies(1, 1, Card("b_pistol_l", BLACK)),
    Copies(1, 1, Card("b_pistol_r", BLACK)),
    Copies(1, 1, Card("b_sabre", BLACK)),
    Copies(1, 1, Card("b_crossbow", BLACK)),
    Copies(1, 1, Card("b_masamune", BLACK)),
    Copies(0, 2, Card("b_deaths_scope", BLACK)),
)
BLACK_PROCEDURES: tuple[type[Procedure], ...] = (
    Bat, ThreeEyedBlackDog, Riot, BananaPeel, CursedDoll, DarkRitual,
)  # fmt: skip
