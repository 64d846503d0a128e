"""A player without a thought: the measure for all others."""

from __future__ import annotations

from random import Random
from typing import Any

from .bot import Bot, Memory, View

INTERJECTS = 0.01
"""How often it does something out of turn when it could: about once or twice a game."""


class RandomBot(Bot):
    """Every option is equally likely."""

    level = "random"
    looks_on = False

    def decide(self, view: View, question: dict[str, Any], memory: Memory, rng: Random) -> str:
        """Any option."""
        return str(rng.choice(question["options"])["id"])

    def interject(
        self, view: View, actions: list[dict[str, Any]], memory: Memory, rng: Random
    ) -> str | None:
        """Now and then any action."""
        if actions and rng.random() < INTERJECTS:
            return str(rng.choice(actions)["id"])
        return None
