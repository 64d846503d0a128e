"""The thirty characters: id, camp, HP, ability, win condition (R 10, R 11)."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import Character

from .citizens import CITIZENS, Daniel
from .raiders import RAIDERS
from .shadows import SHADOWS

BASE = (
    "emi", "felix", "gordon", "ulrich", "vampire", "werewolf", "alice", "bylon", "craig", "daniel",
)  # fmt: skip
"""Those of the base box."""


def characters_of(*, expansion: bool, daniel_hp: int) -> dict[str, Character]:
    """The characters of the box or both boxes, by id. ``daniel_hp``: 14 or 13 (R2)."""
    everybody = {c.id: c for c in (*RAIDERS, *SHADOWS, *CITIZENS)}
    everybody["daniel"] = Daniel(daniel_hp)
    return everybody if expansion else {id: everybody[id] for id in BASE}
