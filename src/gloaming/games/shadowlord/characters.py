"""Everybody in the game (R 2.3), numbered in one list; within a class all are equal."""

from __future__ import annotations

from .chart import ELEMENTS

MASTER, WARRIOR, MERCHANT, DIPLOMAT = "master", "warrior", "merchant", "diplomat"
SHADOW, LORD = "shadow", "shadowlord"

_ALLIES = {
    WARRIOR: ("randi", "holger", "viggo", "sten", "astrid", "axel", "bernhard", "kaare"),
    MERCHANT: ("vang", "svein", "faye", "folke", "selwyn", "arne", "elayne", "brandon"),
    DIPLOMAT: ("elfrida", "sigurd", "bors", "gye", "erling", "ola", "deems", "aage"),
}
_SHADOWS = ("lynx", "racson", "claw", "cruel", "hector", "gwyth", "halifax", "darkness")

KEYS = (
    *[f"{MASTER}-{element}" for element in ELEMENTS],
    *[f"{kind}-{name}" for kind, names in _ALLIES.items() for name in names],
    *[f"{SHADOW}-{name}" for name in _SHADOWS],
    LORD,
)
NUMBERS = {key: number for number, key in enumerate(KEYS)}
KIND = tuple(key.split("-")[0] for key in KEYS)

MASTERS = range(4)
ALLIES = range(4, 28)
WARRIORS = range(4, 12)
MERCHANTS = range(12, 20)
DIPLOMATS = range(20, 28)
SHADOWS = range(28, 36)
"""The minor shadows."""
SHADOWLORD = 36
EVERYBODY = range(37)


def is_shadow(number: int) -> bool:
    """A minor shadow or the Shadowlord: nobody's."""
    return number >= SHADOWS.start


def is_diplomat(number: int) -> bool:
    """They never fight."""
    return KIND[number] == DIPLOMAT
