"""How a computer player thinks about games with hidden roles.

lore.py: what an edition brings (hunters.py, raiders.py) · belief.py: who the others might be ·
goals.py: what those wish for who win in ways of their own · stakes.py: what everybody's fate is
worth · fighting.py, places.py, cards.py, abilities.py: what deeds are worth · choices.py: the
decisions.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gloaming.games import get_game
from gloaming.games.hidden_roles.family import HiddenRoles
from gloaming.games.hidden_roles.seen import variant_seen

from ..bot import Memory, View
from . import belief
from .abilities import mothers_love, standing_order, turns_to_the_left
from .choices import CHOICES
from .hunters import HUNTERS_LORE
from .lore import Lore
from .raiders import RAIDERS_LORE
from .stakes import Situation

NEARLY = 1e-9
"""Options that are equally good up to this are drawn lots for."""
LORE: dict[str, Lore] = {"hunters": HUNTERS_LORE, "raiders": RAIDERS_LORE}
"""By game."""


def observe(memory: Memory, events: list[dict[str, Any]], view: View) -> None:
    """See `belief.observe`."""
    edition = _game(view).edition_of(variant_seen(view["public"]))
    belief.observe(edition, LORE[view["public"]["game"]], memory, events, view)


def decide(view: View, question: dict[str, Any], memory: Memory, rng: Random) -> str:
    """The option that is worth most."""
    options = question["options"]
    if len(options) == 1:
        return str(options[0]["id"])
    at = situation(view, memory)
    choice = CHOICES[question["kind"]]
    worths = [choice(at, option, question["about"]) for option in options]
    best = max(worths)
    good = [o["id"] for o, worth in zip(options, worths, strict=True) if worth >= best - NEARLY]
    return str(rng.choice(good))


def interject(view: View, actions: list[dict[str, Any]], memory: Memory, rng: Random) -> str | None:
    """Allie heals in time. Angela, and those who can react to attacks, think again after each
    piece of news. The others reveal where it pays, when asked."""
    verbs = {action["verb"] for action in actions}
    public = view["public"]
    if "mother" in verbs:
        if public["players"][view["own"]["seat"]]["damage"] < 3 and public["attack"] is None:
            return None  # this is asked all the time, so what needs no thought gets none
        return "mother" if mothers_love(situation(view, memory)) else None
    if not memory.get("news", True) or verbs.isdisjoint(("turn", "never", "disarm")):
        return None
    memory["news"] = False
    at = situation(view, memory)
    if "turn" in verbs:
        return "turn" if turns_to_the_left(at, {}) > at.hiding() else None
    order = standing_order(at) if at.reacts else "disarm"
    return order if order in verbs else None


def situation(view: View, memory: Memory) -> Situation:
    """The view as its seat understands it."""
    return Situation(_game(view), LORE[view["public"]["game"]], view, memory)


def _game(view: View) -> HiddenRoles:
    game = get_game(view["public"]["game"])
    assert isinstance(game, HiddenRoles)
    return game
