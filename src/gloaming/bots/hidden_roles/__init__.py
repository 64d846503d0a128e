"""How a computer player thinks about games with hidden roles.

belief.py: who the others might be · stakes.py: what everybody's fate is worth · fighting.py,
places.py, abilities.py: what deeds are worth · choices.py: the decisions.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gloaming.games import get_game
from gloaming.games.hidden_roles.family import HiddenRoles
from gloaming.games.hidden_roles.pieces import Edition

from ..bot import Memory, View
from . import belief
from .abilities import mothers_love
from .choices import CHOICES
from .stakes import Situation

NEARLY = 1e-9
"""Options that are equally good up to this are drawn lots for."""


def observe(memory: Memory, events: list[dict[str, Any]], view: View) -> None:
    """See `belief.observe`."""
    belief.observe(_edition(view), memory, events, view)


def decide(view: View, question: dict[str, Any], memory: Memory, rng: Random) -> str:
    """The option that is worth most."""
    options = question["options"]
    if len(options) == 1:
        return str(options[0]["id"])
    at = Situation(_edition(view), view, memory)
    choice = CHOICES[question["kind"]]
    worths = [choice(at, option, question["about"]) for option in options]
    best = max(worths)
    good = [o["id"] for o, worth in zip(options, worths, strict=True) if worth >= best - NEARLY]
    return str(rng.choice(good))


def interject(view: View, actions: list[dict[str, Any]], memory: Memory, rng: Random) -> str | None:
    """Only Allie has anything to do out of turn; the others reveal where it pays, when asked."""
    if not any(action["verb"] == "mother" for action in actions):
        return None
    public = view["public"]
    if public["players"][view["own"]["seat"]]["damage"] < 3 and public["attack"] is None:
        return None  # this is asked all the time, so what needs no thought gets none
    return "mother" if mothers_love(Situation(_edition(view), view, memory)) else None


def _edition(view: View) -> Edition:
    game = get_game(view["public"]["game"])
    assert isinstance(game, HiddenRoles)
    variant = view["public"].get("variant", {})
    return game.edition_of(tuple(variant.values()))
