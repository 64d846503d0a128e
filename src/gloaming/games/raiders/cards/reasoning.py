"""The reasoning deck (R 14.2). A card is its condition on the receiver and its effect; the
procedure is hidden_roles/hint.py."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import SHADOW, HintCard, of

from ..factions import CITIZEN, RAIDER
from .copies import Copies

REASONING = "reasoning"

REASONING_CARDS: tuple[Copies[HintCard], ...] = (
    Copies(2, 2, HintCard("r_cs_equip", of(CITIZEN, SHADOW), "hand", 1)),
    Copies(2, 2, HintCard("r_cr_equip", of(CITIZEN, RAIDER), "hand", 1)),
    Copies(2, 2, HintCard("r_rs_equip", of(RAIDER, SHADOW), "hand", 1)),
    Copies(2, 2, HintCard("r_raider_1", of(RAIDER), "harm", 1)),
    Copies(1, 1, HintCard("r_shadow_1", of(SHADOW), "harm", 1)),
    Copies(1, 2, HintCard("r_shadow_2", of(SHADOW), "harm", 2)),
    Copies(1, 1, HintCard("r_hp11", lambda character: character.hp <= 11, "harm", 1)),
    Copies(1, 1, HintCard("r_hp12", lambda character: character.hp >= 12, "harm", 2)),
    Copies(1, 1, HintCard("r_citizen_heal", of(CITIZEN), "heal", 1)),
    Copies(1, 1, HintCard("r_raider_heal", of(RAIDER), "heal", 1)),
    Copies(1, 1, HintCard("r_shadow_heal", of(SHADOW), "heal", 1)),
    Copies(1, 1, HintCard("r_show", of(RAIDER, SHADOW, CITIZEN), "show")),
    Copies(0, 1, HintCard("r_raider_airship", of(RAIDER), "airship", 1)),
    Copies(0, 1, HintCard("r_citizen_airship", of(CITIZEN), "airship", 1)),
    Copies(0, 1, HintCard("r_shadow_airship", of(SHADOW), "airship", 1)),
)
