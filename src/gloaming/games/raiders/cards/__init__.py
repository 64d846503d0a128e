"""The three decks: 16 cards each, 20 with the expansion (R 12, R 13, R 14)."""

from __future__ import annotations

from .black import BLACK_CARDS
from .reasoning import REASONING_CARDS
from .white import WHITE_CARDS

__all__ = ["BLACK_CARDS", "REASONING_CARDS", "WHITE_CARDS"]
