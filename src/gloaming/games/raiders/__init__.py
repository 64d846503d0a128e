"""Shadow Raiders, the remake of Shadow Hunters, with the expansion Queen Majesty's Airship: 4 to 10
players with hidden roles. The rules are in docs/rules/shadow-raiders.md; "R n" names a clause, "Rn"
a ruling of its section 17."""

from __future__ import annotations

from typing import Any

from gloaming.engine import BadOptions, OptionSpec
from gloaming.games.hidden_roles.areas import DrawFromAnyDeck
from gloaming.games.hidden_roles.family import FAMILY_PROCEDURES, HiddenRoles, pieces_as_json
from gloaming.games.hidden_roles.targets import TakeEquipment

from .areas import TownHall
from .cards.black import BLACK_PROCEDURES
from .cards.white import WHITE_PROCEDURES
from .characters import BASE
from .characters.citizens import CITIZEN_PROCEDURES
from .characters.shadows import Penalty
from .edition import RaidersEdition, Variant, edition_for, titles
from .turn import Parasol, RaidersTurn

MOST_WITHOUT_EXPANSION = 8


class ShadowRaiders(HiddenRoles):
    """The base game for up to 8 players; with the expansion for up to 10."""

    id = "raiders"
    version = 1
    seats = (4, 10)
    minutes = (45, 60)
    options = (
        OptionSpec("expansion", (False, True), False),
        OptionSpec("draw", ("free", "by_initial"), "free"),
        OptionSpec("abilities", (True, False), True),
        OptionSpec("hint", (False, True), False),
        OptionSpec("daniel_hp", (14, 13), 14),
        OptionSpec("mirror", (False, True), False),
    )
    procedures = (
        *FAMILY_PROCEDURES,
        RaidersTurn,
        Parasol,
        Penalty,
        TakeEquipment,
        DrawFromAnyDeck,
        TownHall,
        *WHITE_PROCEDURES,
        *BLACK_PROCEDURES,
        *CITIZEN_PROCEDURES,
    )

    def check_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """R 15: the expansion is usual from 9 players on, and needed there."""
        if seats > MOST_WITHOUT_EXPANSION:
            options = {"expansion": True, **options}
        checked = super().check_options(options, seats)
        if seats > MOST_WITHOUT_EXPANSION and not checked["expansion"]:
            raise BadOptions({"expansion": False, "seats": seats}, {"expansion": [True]})
        return checked

    def suit(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """The ninth and tenth player bring the expansion with them."""
        return {**options, "expansion": True} if seats > MOST_WITHOUT_EXPANSION else options

    def variant_of(self, options: dict[str, Any]) -> tuple[Any, ...]:
        """Expansion, Daniel's HP, what the mirror reveals."""
        return (options["expansion"], options["daniel_hp"], options["mirror"])

    def variant_facts(self, variant: tuple[Any, ...]) -> dict[str, Any]:
        """The same by option id."""
        expansion, daniel_hp, mirror = variant
        return {"expansion": expansion, "daniel_hp": daniel_hp, "mirror": mirror}

    def edition_of(self, variant: tuple[Any, ...]) -> RaidersEdition:
        """The pieces."""
        return edition_for(Variant(*variant))

    def roster_of(self, options: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
        """The ten of the base box, or all thirty (R 1). Of the ten each has an initial of its own,
        so that drawing by initial makes no difference to them."""
        if not options["expansion"]:
            return "base", BASE
        return options["draw"], tuple(self.edition_of((True, 14, False)).characters)

    def catalogue(self) -> dict[str, Any]:
        """The pieces of both boxes, and what of them the base game has."""
        whole = pieces_as_json(self.edition_of((True, 14, False)))
        for card in whole["cards"]:
            card["base"] = titles(expansion=False).get(card["id"], 0)
        everybody = [character["id"] for character in whole["characters"]]
        rosters = {"base": list(BASE), "free": everybody, "by_initial": everybody}
        return {**self.headline(), **whole, "rosters": rosters}


RAIDERS = ShadowRaiders()
