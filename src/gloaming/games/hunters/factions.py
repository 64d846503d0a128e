"""The three camps of Shadow Hunters."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import SHADOW

HUNTER = "hunter"
NEUTRAL = "neutral"
FACTIONS = (HUNTER, SHADOW, NEUTRAL)
