"""A world that differs from a given one only in what one viewer cannot know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gloaming.engine import State


def never(state: State) -> bool:
    """Not before the end."""
    return False


@dataclass(frozen=True)
class Twin:
    """A world, what differs in it, and when it may show."""

    differs: str
    world: State
    shows_as: frozenset[str] | None
    """Kinds of events by which the difference may come to light when play goes on (``in private``:
    only to who is told in private); None: play does not go on alike (other dice, other cards)."""
    until: Callable[[State], bool] = never
    """When the difference has ceased to be a secret, or a fact."""
