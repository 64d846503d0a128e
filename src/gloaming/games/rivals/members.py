"""The eight families and their 32 members (R 5, R 6). Unchanging; a state holds only their numbers.

A member is a number from 1 to 32, the card index of the rulebook: family by family, and in each the
basic member, then Crafty, Alert, Mystic. A state holds the numbers; views, options and events say
the key.
"""

from __future__ import annotations

FAMILIES = (
    "joker",
    "chat_noir",
    "detective",
    "constable",
    "maid",
    "lady_lupin",
    "damsel",
    "madam",
)
GUISES = ("", "crafty_", "alert_", "mystic_")

KEYS: tuple[str, ...] = tuple(guise + family for family in FAMILIES for guise in GUISES)
"""Key of each member, in order."""
NUMBERS: dict[str, int] = {key: at for at, key in enumerate(KEYS, 1)}
"""The inverse."""

BASICS: tuple[int, ...] = tuple(NUMBERS[family] for family in FAMILIES)

INSTANT = "instant"
PERMANENT = "permanent"
RESOLVING = "resolving"
NONE = "none"

_PERMANENT = {"alert_maid", "mystic_maid"}
_RESOLVING = {
    "mystic_chat_noir", "constable", "crafty_constable", "alert_constable", "mystic_lady_lupin",
    "damsel", "crafty_damsel", "alert_damsel", "mystic_damsel", "mystic_madam",
}  # fmt: skip
_NONE = {"alert_chat_noir", "alert_madam"}

ALERT_MAID = NUMBERS["alert_maid"]
MYSTIC_MAID = NUMBERS["mystic_maid"]


def key_of(member: int) -> str:
    """Key of a member."""
    return KEYS[member - 1]


def family_of(member: int) -> int:
    """Which family, as an index of `FAMILIES`."""
    return (member - 1) // 4


def is_basic(member: int) -> bool:
    """Whether it is one of the eight that every player has, not an advanced member."""
    return member % 4 == 1


def kind_of(member: int) -> str:
    """When its skill works (R 5)."""
    key = key_of(member)
    if key in _PERMANENT:
        return PERMANENT
    if key in _RESOLVING:
        return RESOLVING
    return NONE if key in _NONE else INSTANT
