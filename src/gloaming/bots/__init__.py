"""Computer players: they see what a seat sees, never the true state. See docs/bots.md."""

from __future__ import annotations

from gloaming.engine import BadOptions

from .bot import Bot, Memory, View
from .greedy_bot import GreedyBot
from .random_bot import RandomBot

_BOTS: dict[str, Bot] = {bot.level: bot for bot in (RandomBot(), GreedyBot())}

LEVELS: tuple[str, ...] = tuple(_BOTS)
"""From the weakest to the strongest."""


def get_bot(level: str) -> Bot:
    """The computer player of this level. Raises `BadOptions` naming the levels there are."""
    if level not in _BOTS:
        raise BadOptions({"bot": level}, list(LEVELS))
    return _BOTS[level]


__all__ = ["LEVELS", "Bot", "GreedyBot", "Memory", "RandomBot", "View", "get_bot"]
