"""Shadow Hunters: 4 to 8 players with hidden roles. The rules are in docs/rules/shadow-hunters.md;
"R n" names a clause."""

from __future__ import annotations

from gloaming.games.hidden_roles.family import FAMILY_PROCEDURES, HiddenRoles, options_of
from gloaming.games.hidden_roles.pieces import Edition
from gloaming.games.hidden_roles.targets import TakeEquipment

from .areas import AREAS, UnderworldGate, WeirdWoods
from .cards import CARDS, HERMITS
from .cards.black import BLACK_PROCEDURES
from .cards.white import WHITE_PROCEDURES
from .characters import CHARACTERS, ROSTERS


class ShadowHunters(HiddenRoles):
    """The original game with both its box and its expansion."""

    id = "hunters"
    version = 1
    seats = (4, 8)
    minutes = (30, 45)
    options = options_of(ROSTERS)
    rosters = ROSTERS
    edition = Edition(
        areas=AREAS,
        cards=CARDS,
        hermits=HERMITS,
        characters=CHARACTERS,
        # Hunters, Shadows, Neutrals (R 1).
        counts={4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)},
    )
    procedures = (
        *FAMILY_PROCEDURES,
        TakeEquipment,
        UnderworldGate,
        WeirdWoods,
        *WHITE_PROCEDURES,
        *BLACK_PROCEDURES,
    )


HUNTERS = ShadowHunters()
