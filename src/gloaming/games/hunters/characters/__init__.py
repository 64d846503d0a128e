"""The twenty characters: id, camp, HP, ability, win condition (R 9, R 10)."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import Character

from .hunters import HUNTERS
from .neutrals import NEUTRALS
from .shadows import SHADOWS

CHARACTERS: dict[str, Character] = {c.id: c for c in (*HUNTERS, *SHADOWS, *NEUTRALS)}

ROSTERS: dict[str, tuple[str, ...]] = {
    "default": (
        "ellen", "franklin", "fuka", "george", "ultra_soul", "valkyrie", "vampire", "werewolf",
        "allie", "bob", "catherine",
    ),
    "base": (
        "emi", "franklin", "george", "unknown", "vampire", "werewolf",
        "allie", "bob", "charles", "daniel",
    ),
    "extra": (
        "ellen", "fuka", "gregor", "ultra_soul", "valkyrie", "wight",
        "agnes", "bryan", "catherine", "david",
    ),
    "by_initial": tuple(CHARACTERS),
    "full": tuple(CHARACTERS),
}  # fmt: skip
"""Which characters may be in play (R 10)."""
