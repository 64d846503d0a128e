"""Finished matches: played again for the replay page, and the record for who wants to check it."""

from __future__ import annotations

import msgspec

from gloaming import engine
from gloaming.server import door
from gloaming.server.match import Match
from gloaming.server.refusal import Refusal

_encode = msgspec.json.Encoder().encode


def read_viewer(text: str, seats: int) -> int:
    """``public``, ``seat:2`` or ``all``. Raises Refusal ``bad-viewer``."""
    allowed = ["public", "all", *(f"seat:{seat}" for seat in range(seats))]
    if text not in allowed:
        raise Refusal("bad-viewer", wrong=text[:20], allowed=allowed)
    named = {"public": engine.PUBLIC, "all": engine.ALL}
    return named[text] if text in named else int(text.removeprefix("seat:"))


def replay(match: Match, viewer: int, room: str | None = None) -> bytes:
    """The whole match, frame by frame, as the viewer saw it; with the code of its room, if whoever
    asks may know it. Slow: not for the event loop."""
    record = match.record()
    record.actions = list(match.actions)
    frames: list[msgspec.Raw] = []
    shown = b""
    for _, state, told in engine.replay(match.game, record):
        events = door.events_for(told, viewer)
        frame = {
            "view": door.view(state, viewer),
            "waiting": door.waiting(state, viewer),
            "question": door.question(state, viewer),
        }
        # What others did in secret leaves no frame behind, as it left none in the match.
        packed = _encode(frame)
        if events or packed != shown:
            frames.append(msgspec.Raw(_encode({**frame, "events": events})))
        shown = packed
    document = match.document
    return _encode(
        {
            "match": document.id,
            "room": room,
            "game": document.game,
            "number": document.number,
            "names": [chair.name for chair in document.chairs],
            "shapes": [chair.shape for chair in document.chairs],
            "options": document.options,
            "started": document.started,
            "ended": document.ended,
            "over": document.phase == "over",
            "frames": frames,
        }
    )


def record(match: Match) -> bytes:
    """The sealed record, for ``gloaming verify``. Slow: not for the event loop."""
    whole = match.record()
    whole.actions = list(match.actions)
    engine.seal(match.game, whole)
    return _encode(whole.to_json())
