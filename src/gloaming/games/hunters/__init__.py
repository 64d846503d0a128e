"""Shadow Hunters: 4 to 8 players with hidden roles. The rules are in docs/rules/shadow-hunters.md;
"R n" names a clause."""

from __future__ import annotations

from typing import Any, ClassVar

from gloaming.engine import OptionSpec
from gloaming.games.hidden_roles.areas import DrawFromAnyDeck
from gloaming.games.hidden_roles.family import FAMILY_PROCEDURES, HiddenRoles
from gloaming.games.hidden_roles.pieces import Edition
from gloaming.games.hidden_roles.targets import TakeEquipment

from .areas import WeirdWoods
from .cards.black import BLACK_PROCEDURES
from .cards.white import WHITE_PROCEDURES
from .characters import ROSTERS
from .edition import EDITION, HuntersEdition
from .turn import HuntersTurn


class ShadowHunters(HiddenRoles):
    """The original game with both its box and its expansion."""

    id = "hunters"
    version = 2
    seats = (4, 8)
    minutes = (30, 45)
    options = (
        OptionSpec("roster", tuple(ROSTERS), next(iter(ROSTERS))),
        OptionSpec("abilities", (True, False), True),
        OptionSpec("hint", (False, True), False),
    )
    edition: ClassVar[HuntersEdition] = EDITION
    rosters: ClassVar[dict[str, tuple[str, ...]]] = ROSTERS
    """Characters that may be in play, by roster."""
    procedures = (
        *FAMILY_PROCEDURES,
        HuntersTurn,
        TakeEquipment,
        DrawFromAnyDeck,
        WeirdWoods,
        *WHITE_PROCEDURES,
        *BLACK_PROCEDURES,
    )

    def edition_of(self, variant: tuple[Any, ...]) -> Edition:
        """There is one."""
        return EDITION

    def roster_of(self, options: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
        """R 14.1."""
        return options["roster"], ROSTERS[options["roster"]]

    def catalogue(self) -> dict[str, Any]:
        """Also the rosters."""
        return {**super().catalogue(), "rosters": {k: list(v) for k, v in ROSTERS.items()}}


HUNTERS = ShadowHunters()
