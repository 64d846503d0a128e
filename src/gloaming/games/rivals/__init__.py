"""Shadow Rivals: thieves at a ball, 2 to 5 players. The rules are in docs/rules/shadow-rivals.md;
"R n" names a clause."""

from __future__ import annotations

from .game import RIVALS, ShadowRivals

__all__ = ["RIVALS", "ShadowRivals"]
