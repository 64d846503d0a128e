"""The three camps of Shadow Raiders."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import SHADOW

RAIDER = "raider"
CITIZEN = "citizen"
FACTIONS = (RAIDER, SHADOW, CITIZEN)
