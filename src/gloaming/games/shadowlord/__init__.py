"""Shadowlord: masters of the elements in a universe that grows dark, 2 to 4 players. The rules are
in docs/rules/shadowlord.md; "R n" names a clause."""

from __future__ import annotations

from .game import SHADOWLORD, Shadowlord

__all__ = ["SHADOWLORD", "Shadowlord"]
