"""How a computer player thinks about Shadow Rivals.

thinking.py: a world drawn from the view alone, in which each option is tried · worth.py: what a
position is worth · mansions.py: what to expect of one mansion · loot.py: of tiles that nobody has
seen · members.py: of cards that have not been played.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..bot import Memory, View
from .thinking import CHOICES, try_out

NEARLY = 1e-9
"""Options that are equally good up to this are drawn lots for."""


def observe(memory: Memory, events: list[dict[str, Any]], view: View) -> None:
    """Everything that counts lies on the table: nothing is remembered."""


def decide(view: View, question: dict[str, Any], memory: Memory, rng: Random) -> str:
    """The option that is worth most."""
    options = question["options"]
    if len(options) == 1:
        return str(options[0]["id"])
    worths = CHOICES.get(question["kind"], try_out)(view, options, rng)
    best = max(worths)
    good = [o["id"] for o, worth in zip(options, worths, strict=True) if worth >= best - NEARLY]
    return str(rng.choice(good))


def interject(view: View, actions: list[dict[str, Any]], memory: Memory, rng: Random) -> str | None:
    """Nothing is done out of turn."""
    return None
