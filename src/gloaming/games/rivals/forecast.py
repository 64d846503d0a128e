"""What a mansion would pay if it filled now: from nothing but what everyone can see."""

from __future__ import annotations

from typing import Any

from . import effects
from .ballroom import Ballroom
from .members import NUMBERS
from .resolution import activate, pays


def forecast(room: Ballroom, place: int) -> dict[str, Any]:
    """Presence, and the standing of all with influence, as it would be paid now: skills that work
    when a mansion fills included, ties broken.

    Nothing of it depends on what lies hidden: face-down cards count as face-down cards, and of loot
    only the number matters.
    """
    ball = room.copy()
    standing = pays(ball, place, activate(ball, place))
    return {
        "presence": room.presence_at(place),
        "standing": [
            {"seat": seat, "total": total, "pay": amount} for seat, total, amount in standing
        ],
    }


def after_playing(room: Ballroom, seat: int, key: str, place: int, *, up: bool) -> dict[str, Any]:
    """The forecast for a mansion with one more card of a player in it, before its instant skill."""
    ball = room.copy()
    effects.enter(ball, seat, NUMBERS[key], place, up=up)
    return forecast(ball, place)
