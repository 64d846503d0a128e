"""How a computer player thinks about Shadowlord.

sky.py: the view as a board that can be asked · odds.py: how likely a battle is won · war.py: what a
battle is worth, and which cards to play in it · moving.py: where to go · building.py: ships and
cards · choices.py: all other questions, and the list of what decides which.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..bot import Memory, View
from .choices import CHOICES
from .sky import Sky

NEARLY = 1e-9
"""Options that are equally good up to this are drawn lots for."""


def observe(memory: Memory, events: list[dict[str, Any]], view: View) -> None:
    """Everything that counts lies on the table: nothing is remembered."""


def decide(view: View, question: dict[str, Any], memory: Memory, rng: Random) -> str:
    """The option that is worth most."""
    options = question["options"]
    if len(options) == 1:
        return str(options[0]["id"])
    worths = CHOICES[question["kind"]](Sky(view), options, question["about"])
    best = max(worths)
    good = [o["id"] for o, worth in zip(options, worths, strict=True) if worth >= best - NEARLY]
    return str(rng.choice(good))


def interject(view: View, actions: list[dict[str, Any]], memory: Memory, rng: Random) -> str | None:
    """Nothing is done out of turn."""
    return None
