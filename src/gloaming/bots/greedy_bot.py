"""A player with a sensible heuristic for each decision, one for each family of games."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from . import hidden_roles, rivals, shadowlord
from .bot import Bot, Memory, View


class Mind(Protocol):
    """The module that thinks about a family of games; its functions are those of `Bot`."""

    def observe(self, memory: Memory, events: list[dict[str, Any]], view: View) -> None:
        """See `Bot.observe`."""

    def decide(self, view: View, question: dict[str, Any], memory: Memory, rng: Random) -> str:
        """See `Bot.decide`."""

    def interject(
        self, view: View, actions: list[dict[str, Any]], memory: Memory, rng: Random
    ) -> str | None:
        """See `Bot.interject`."""


MINDS: dict[str, Mind] = {
    "hunters": hidden_roles,
    "raiders": hidden_roles,
    "rivals": rivals,
    "shadowlord": shadowlord,
}
"""By game."""


class GreedyBot(Bot):
    """Weighs each option by what it is worth now, and takes the best."""

    level = "greedy"

    def observe(self, memory: Memory, events: list[dict[str, Any]], view: View) -> None:
        """Draws conclusions about the others."""
        MINDS[view["public"]["game"]].observe(memory, events, view)

    def decide(self, view: View, question: dict[str, Any], memory: Memory, rng: Random) -> str:
        """The best option."""
        return MINDS[view["public"]["game"]].decide(view, question, memory, rng)

    def interject(
        self, view: View, actions: list[dict[str, Any]], memory: Memory, rng: Random
    ) -> str | None:
        """The best action, if one is better than waiting."""
        return MINDS[view["public"]["game"]].interject(view, actions, memory, rng)
