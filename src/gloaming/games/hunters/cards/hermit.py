"""The hermit deck (R 13.2). A card is its condition on the receiver and its effect; the procedure
is hidden_roles/hint.py."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import SHADOW, HintCard, of

from ..factions import HUNTER, NEUTRAL

HERMIT = "hermit"

HERMIT_CARDS = (
    HintCard("h_blackmail", of(NEUTRAL, HUNTER), "hand", 1, count=2),
    HintCard("h_greed", of(NEUTRAL, SHADOW), "hand", 1, count=2),
    HintCard("h_anger", of(HUNTER, SHADOW), "hand", 1, count=2),
    HintCard("h_slap", of(HUNTER), "harm", 1, count=2),
    HintCard("h_spell", of(SHADOW), "harm", 1),
    HintCard("h_exorcism", of(SHADOW), "harm", 2),
    HintCard("h_nurturance", of(NEUTRAL), "heal", 1),
    HintCard("h_aid", of(HUNTER), "heal", 1),
    HintCard("h_huddle", of(SHADOW), "heal", 1),
    HintCard("h_lesson", lambda character: character.hp >= 12, "harm", 2),
    HintCard("h_bully", lambda character: character.hp <= 11, "harm", 1),
    HintCard("h_prediction", of(HUNTER, SHADOW, NEUTRAL), "show"),
)
