"""The six areas of the ring, the airship in the middle, and their actions (R 2)."""

from __future__ import annotations

from gloaming.games.hidden_roles.areas import DrawFromAnyDeck, HarmOrHeal
from gloaming.games.hidden_roles.drawing import Draw
from gloaming.games.hidden_roles.pieces import BLACK, WHITE, Area
from gloaming.games.hidden_roles.targets import TakeEquipment

from .cards.reasoning import REASONING

AIRSHIP = "airship"


class TownHall(HarmOrHeal):
    """Choose any one player, also yourself, at any distance: 2 damage, or heal 1. The Lucky Brooch
    stops the damage."""

    place = "town_hall"
    question = "hall"
    brooch = "w_lucky_brooch"


RING: dict[str, Area] = {
    area.id: area
    for area in (
        Area("detective_agency", (2, 3), lambda seat: Draw(seat, REASONING)),
        Area("blackmist_area", (4, 5), DrawFromAnyDeck),
        Area("grand_cathedral", (6,), lambda seat: Draw(seat, WHITE)),
        Area("underground_passage", (7,), lambda seat: Draw(seat, BLACK)),
        Area("town_hall", (8,), TownHall),
        Area("olivers_hideout", (9,), lambda seat: TakeEquipment(seat, "olivers_hideout")),
    )
}
WITH_AIRSHIP: dict[str, Area] = {**RING, AIRSHIP: Area(AIRSHIP, (10,), None)}
