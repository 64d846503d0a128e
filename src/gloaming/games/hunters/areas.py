"""The six areas and their actions (R 2)."""

from __future__ import annotations

from gloaming.games.hidden_roles.areas import DrawFromAnyDeck, HarmOrHeal
from gloaming.games.hidden_roles.drawing import Draw
from gloaming.games.hidden_roles.pieces import BLACK, WHITE, Area
from gloaming.games.hidden_roles.targets import TakeEquipment

from .cards.hermit import HERMIT


class WeirdWoods(HarmOrHeal):
    """Choose any living player, yourself included: 2 damage, or heal 1. The damage is stopped by
    the Fortune Brooch."""

    place = "weird_woods"
    question = "woods"
    brooch = "w_fortune_brooch"


AREAS: dict[str, Area] = {
    area.id: area
    for area in (
        Area("hermits_cabin", (2, 3), lambda seat: Draw(seat, HERMIT)),
        Area("underworld_gate", (4, 5), DrawFromAnyDeck),
        Area("church", (6,), lambda seat: Draw(seat, WHITE)),
        Area("cemetery", (8,), lambda seat: Draw(seat, BLACK)),
        Area("weird_woods", (9,), WeirdWoods),
        Area("erstwhile_altar", (10,), lambda seat: TakeEquipment(seat, "erstwhile_altar")),
    )
}
