"""The one door: the only place where hidden information is cut.

Everything that leaves the engine for a person, a bot or a socket has been through these functions.
What a game's
``public`` and ``private`` say is common to all and known to one; nothing else of a state is ever
given away.

A viewer is a seat, `PUBLIC` (watchers, people not seated), or `ALL`, which sees everything and is
for matches that are over.
"""

from __future__ import annotations

from typing import Any

from .errors import NotYourSeat
from .event import Event
from .play import has_way_back, out_of_turn
from .state import State

PUBLIC = -1
ALL = -2


def view(state: State, viewer: int) -> dict[str, Any]:
    """The match as the viewer may know it: ``{"public": facts, "own": facts or None}``; for `ALL`
    also ``"all"``."""
    return {"public": state.game.public(state), **own_view(state, viewer)}


def own_view(state: State, viewer: int) -> dict[str, Any]:
    """The part of `view` that differs between viewers, for who makes many views of one state and
    the public part once."""
    if viewer == PUBLIC:
        return {"own": None}
    if viewer == ALL:
        game = state.game
        return {"own": None, "all": [game.private(state, seat) for seat in range(state.seats)]}
    if not 0 <= viewer < state.seats:
        raise NotYourSeat(viewer, list(range(state.seats)))
    return {"own": state.game.private(state, viewer)}


def question(state: State, viewer: int) -> dict[str, Any] | None:
    """The question that the viewer's seat has to answer now, or None."""
    ask = state.asked
    if ask is None or viewer < 0 or viewer not in ask.options or viewer in ask.answers:
        return None
    return {
        "id": ask.id,
        "kind": ask.kind,
        "clause": ask.clause,
        "options": [option.plain() for option in ask.options[viewer]],
        "about": ask.about,
        "timed": ask.timed,
        "lapses": ask.lapses,
    }


def waiting(state: State, viewer: int) -> dict[str, Any]:
    """Whom the table waits for, as everyone may know it. ``seats`` is empty while that is a
    secret."""
    ask = state.asked
    if ask is None:
        return {"seats": [], "kind": ""}
    if ask.masked and viewer != ALL:
        return {"seats": [], "kind": "resolving"}
    return {"seats": ask.awaited(), "kind": ask.kind}


def actions(state: State, viewer: int) -> list[dict[str, Any]]:
    """What the viewer's seat may do out of turn now."""
    return [option.plain() for option in out_of_turn(state, viewer)] if viewer >= 0 else []


def may_undo(state: State, viewer: int) -> bool:
    """Whether the viewer's seat may take its last answer back now, with the action `UNDO`. For that
    seat's eyes alone."""
    return has_way_back(state, viewer)


def events_for(events: list[Event], viewer: int) -> list[dict[str, Any]]:
    """The events as the viewer may know them, in order. ``private`` marks what not everyone was
    told."""
    out: list[dict[str, Any]] = []
    for event in events:
        told: Event | None = event
        while told is not None:
            if told.seats is None:
                out.append({"kind": told.kind, "params": told.params})
                break
            if viewer in told.seats or viewer == ALL:
                out.append({"kind": told.kind, "params": told.params, "private": True})
                break
            told = told.instead
    return out


def all_public(events: list[Event]) -> bool:
    """Whether every viewer is told the same of these events."""
    return all(event.seats is None for event in events)
