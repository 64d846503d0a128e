"""The hermit deck (R 13.2). A card is its condition on the receiver and its effect; the procedure
is hidden_roles/hermit.py."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.hidden_roles.pieces import HUNTER, NEUTRAL, SHADOW, Character, HermitCard


def of(*factions: str) -> Callable[[Character], bool]:
    """Fits characters of these factions."""
    return lambda character: character.faction in factions


HERMIT_CARDS = (
    HermitCard("h_blackmail", of(NEUTRAL, HUNTER), "hand", 1, count=2),
    HermitCard("h_greed", of(NEUTRAL, SHADOW), "hand", 1, count=2),
    HermitCard("h_anger", of(HUNTER, SHADOW), "hand", 1, count=2),
    HermitCard("h_slap", of(HUNTER), "harm", 1, count=2),
    HermitCard("h_spell", of(SHADOW), "harm", 1),
    HermitCard("h_exorcism", of(SHADOW), "harm", 2),
    HermitCard("h_nurturance", of(NEUTRAL), "heal", 1),
    HermitCard("h_aid", of(HUNTER), "heal", 1),
    HermitCard("h_huddle", of(SHADOW), "heal", 1),
    HermitCard("h_lesson", lambda character: character.hp >= 12, "harm", 2),
    HermitCard("h_bully", lambda character: character.hp <= 11, "harm", 1),
    HermitCard("h_prediction", of(HUNTER, SHADOW, NEUTRAL), "show"),
)
