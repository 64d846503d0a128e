"""What cards are worth while they have not been played."""

from __future__ import annotations

from typing import Any

from gloaming.games.rivals.members import FAMILIES, KEYS, NUMBERS, is_basic
from gloaming.games.rivals.numbers import Numbers

USUAL_INFLUENCE = 2
"""Of a basic member: what one would play instead."""
EACH_INFLUENCE = 0.6

SKILLS: dict[str, float] = {
    "crafty_joker": 0.4, "alert_joker": 0.8, "mystic_joker": 0.4,
    "crafty_chat_noir": 1.6, "alert_chat_noir": 0.0, "mystic_chat_noir": 1.6,
    "crafty_detective": 1.2, "alert_detective": 0.8, "mystic_detective": 0.5,
    "crafty_constable": 1.2, "alert_constable": 1.0, "mystic_constable": 0.5,
    "crafty_maid": 0.8, "alert_maid": 0.2, "mystic_maid": 0.3,
    "crafty_lady_lupin": 4.2, "alert_lady_lupin": 4.2, "mystic_lady_lupin": 3.5,
    "crafty_damsel": 1.2, "alert_damsel": 3.5, "mystic_damsel": 3.0,
    "crafty_madam": 0.4, "alert_madam": 0.0, "mystic_madam": 2.6,
}  # fmt: skip
"""Points that one expects of an advanced member's skill."""
KEEPING: dict[str, float] = {
    "lady_lupin": 1.0,
    "constable": 0.5,
    "damsel": 0.4,
    "detective": 0.3,
    "chat_noir": 0.3,
    "maid": 0.2,
    "madam": 0.1,
    "joker": 0.1,
}
"""What it is worth to still have a basic member for a later turn."""


def held(key: str, numbers: Numbers) -> float:
    """What one gives up by playing this card now."""
    if key in KEEPING:
        return KEEPING[key]
    more = numbers.influence[NUMBERS[key] - 1] - USUAL_INFLUENCE
    return max(0.3, EACH_INFLUENCE * more + SKILLS[key])


def seen_advanced(view: dict[str, Any]) -> set[str]:
    """Advanced members of which this seat knows where they are, and that it is in no pile."""
    seen = {
        card["member"]
        for mansion in view["public"]["mansions"]
        for card in mansion["line"]
        if card["up"]
    }
    own = view["own"]
    return seen | set(own["front"]) | set(own["face_down"].values())


def drawn(view: dict[str, Any], family: int, numbers: Numbers) -> float:
    """What the next card of a family's pile is worth, over those that it can be."""
    seen = seen_advanced(view)
    name = FAMILIES[family]
    worths = [
        held(key, numbers)
        for key in KEYS
        if key.endswith(name) and not is_basic(NUMBERS[key]) and key not in seen
    ]
    return sum(worths) / len(worths) if worths else 0.0
