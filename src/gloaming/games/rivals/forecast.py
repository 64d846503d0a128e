"""What a mansion would pay if it filled now: from nothing but what everyone can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.engine import Option

from . import effects
from .ballroom import Ballroom
from .members import NUMBERS
from .resolution import foresee
from .skills.base import place_number


def forecast(room: Ballroom, place: int) -> dict[str, Any]:
    """Presence, and the standing of all with influence, as it would be paid now: skills that work
    when a mansion fills included, ties broken.

    Nothing of it depends on what lies hidden: face-down cards count as face-down cards, and of loot
    only the number matters.
    """
    return {
        "presence": room.presence_at(place),
        "standing": [
            {"seat": seat, "total": total, "pay": amount}
            for seat, total, amount in foresee(room, place)
        ],
    }


def after_each(room: Ballroom, seat: int, plays: Sequence[Option]) -> dict[str, dict[str, Any]]:
    """By option, the forecast for its mansion with that card of a player in it: with the loot that
    a face-down play steals, before the instant skill of a card that is played face up."""
    ball = room.copy()
    found: dict[str, dict[str, Any]] = {}
    face_down: dict[int, dict[str, Any]] = {}
    for play in plays:
        place = place_number(play.place)
        up = play.verb == "up"
        if up or place not in face_down:
            line = ball.lines[place]
            card = effects.enter(ball, seat, NUMBERS[play.card], place, up=up)
            if not up:
                # Which tiles it will be is open; that some lie there can cost the card its place.
                ball.loot[card] = tuple(ball.supply[: ball.numbers.face_down_loot])
            after = forecast(ball, place)
            # The card is taken back: one copy serves for all plays.
            ball.lines[place] = line
            cards: list[Any]
            for cards in (ball.owner, ball.member, ball.up, ball.loot, ball.family_known):
                del cards[card]
            if not up:
                face_down[place] = after
        # Face down, all cards are alike.
        found[play.id] = after if up else face_down[place]
    return found
