"""The three decks: sixteen cards each (R 11, R 12, R 13)."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import Card, HintCard

from .black import BLACK_CARDS
from .hermit import HERMIT_CARDS
from .white import WHITE_CARDS

CARDS: dict[str, Card] = {card.id: card for card in (*WHITE_CARDS, *BLACK_CARDS)}
HERMITS: dict[str, HintCard] = {card.id: card for card in HERMIT_CARDS}

__all__ = ["CARDS", "HERMITS"]
