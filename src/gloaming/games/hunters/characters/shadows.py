"""The Shadows. They win when all Hunters are dead, or at least three Neutrals."""

from __future__ import annotations

from gloaming.games.hidden_roles.abilities import (
    DrainsBlood,
    RollsD4Alone,
    Shoots,
    StrikesBack,
    TurnsOfTheDead,
)
from gloaming.games.hidden_roles.goals import ShadowOfTheNight
from gloaming.games.hidden_roles.pieces import Character
from gloaming.games.hidden_roles.table import Table


class UltraSoul(ShadowOfTheNight, Shoots):
    """Murder Ray. At the start of your turn: one other player at the Underworld Gate takes 3
    damage. It is no attack."""

    id = "ultra_soul"
    hp = 11
    reaches = ("underworld_gate",)


class Valkyrie(ShadowOfTheNight, RollsD4Alone):
    """Horn of War Outbreak. Your attacks roll the d4 alone, deal what it shows, and cannot fail."""

    id = "valkyrie"
    hp = 13


class Vampire(ShadowOfTheNight, DrainsBlood):
    """Suck Blood. When your attack deals damage, heal 2 (once an attack: R 6.2.9)."""

    id = "vampire"
    hp = 13


class Werewolf(ShadowOfTheNight, StrikesBack):
    """Counterattack. When you have been attacked and live, you may attack the attacker at once (R
    6.4)."""

    id = "werewolf"
    hp = 14


class Unknown(ShadowOfTheNight):
    """Deceit. You may answer hermit cards untruthfully, and need not reveal for it (R 13.3)."""

    id = "unknown"
    hp = 11

    def may_lie(self, table: Table, seat: int) -> bool:
        """It is an ability: it can be voided, and needs the abilities to be on."""
        return table.has_ability(seat)


class Wight(ShadowOfTheNight, TurnsOfTheDead):
    """Multiplication. Once, at the end of your turn: as many extra turns as there are dead
    characters."""

    id = "wight"
    hp = 14


SHADOWS: tuple[Character, ...] = (
    UltraSoul(),
    Unknown(),
    Valkyrie(),
    Vampire(),
    Werewolf(),
    Wight(),
)
