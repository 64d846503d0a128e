"""What may be known of a match of Shadow Hunters or Shadow Raiders, by a plain reading of the rules
(Shadow Hunters 14.3, Shadow Raiders 16), and the search for more in what somebody was sent.

The state itself is looked at, not the engine's door.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from gloaming import engine
from gloaming.engine import Record
from gloaming.games import GAMES, get_game
from server.searching import WATCHER, Course, holds_run, lists, named

CATALOGUES = [GAMES[id].catalogue() for id in ("hunters", "raiders")]
CHARACTERS = {character["id"] for pieces in CATALOGUES for character in pieces["characters"]}
CARDS = {card["id"] for pieces in CATALOGUES for card in pieces["cards"]}
HINTS = {card["id"] for pieces in CATALOGUES for card in pieces["cards"] if card["kind"] == "hint"}
HIDDEN = CHARACTERS | CARDS
"""No line of a log names any of these."""
ORDERED = ("armed", "disarmed", "declined")


@dataclass
class Truth(Course):
    """What was so after each action, and who might know it."""

    public: list[set[str]] = field(default_factory=list)
    """Characters that everyone knows."""
    private: dict[int, list[set[str]]] = field(default_factory=dict)
    """Characters that a seat knows besides: its own, and those it was shown."""
    hints: dict[int, list[set[str]]] = field(default_factory=dict)
    """Hint cards that a seat has read."""


def truth(record: Record) -> Truth:
    """Replays a match and reads in its state who may know what."""
    out = Truth()
    seats = record.seats
    public: set[str] = set()
    private: dict[int, set[str]] = {}
    hints: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    for _, state, events in engine.replay(get_game(record.game), record):
        private = private or {seat: {state.characters[seat]} for seat in range(seats)}
        for event in events:
            if event.kind == "saw":
                assert event.seats is not None
                private[event.params["seat"]].add(event.params["character"])
            if event.kind in ("drew_hint", "gave_hint"):
                readers = {event.params["seat"], event.params.get("to", event.params["seat"])}
                for reader in readers:
                    hints[reader].add(event.params["card"])
        for seat in range(seats):
            if state.revealed[seat] or not state.alive[seat] or state.over:
                public.add(state.characters[seat])
        out.note(state, events)
        out.public.append(set(public))
        for seat in range(seats):
            out.private.setdefault(seat, []).append(set(private[seat]))
            out.hints.setdefault(seat, []).append(set(hints[seat]))
    return out


def check(frames: list[str], viewer: int, true: Truth, seats: int) -> int:
    """Searches one person's frames; returns how many updates of the running match there were."""
    updates = 0
    for frame, now in true.running(frames, viewer):
        if frame["type"] == "update":
            updates += 1
            check_update(frame, viewer, true, now, seats)
            assert frame["view"]["public"].pop("pool")
        may_know = set(true.public[now])
        may_read: set[str] = set()
        if viewer != WATCHER:
            may_know |= true.private[viewer][now]
            may_read = true.hints[viewer][now]
        assert named(frame, CHARACTERS) <= may_know, (viewer, frame)
        assert named(frame, HINTS) <= may_read, (viewer, frame)
    return updates


def check_update(frame: dict[str, Any], viewer: int, true: Truth, now: int, seats: int) -> None:
    """Order of the decks, armed abilities, questions and options of others."""
    state = true.states[now]
    public, own = frame["view"]["public"], frame["view"]["own"]
    for pile in (state.white, state.black, state.hints, state.hint_discard):
        for found in lists(frame):
            if len(found) >= 3 and all(isinstance(item, str) for item in found):
                assert not holds_run(pile, found), (viewer, found)
    assert not any(word in json.dumps(public) for word in ("armed", "declines"))
    for seat in range(seats):
        if not state.revealed[seat] and state.alive[seat]:
            assert public["players"][seat]["character"] is None
    assert (own is None) == (viewer == WATCHER)
    if own is not None:
        assert own["seat"] == viewer
        if own["hint"] is not None:
            assert viewer in (own["hint"]["from"], own["hint"]["to"])
    true.check_question(frame, viewer)
    question = frame["question"]
    assert question is None or not (question["timed"] and len(question["options"]) == 1)
    moments = true.moments(frame, viewer)
    asked = [true.states[moment].asked for moment in moments]
    if any(ask is not None and ask.masked for ask in asked) and len(moments) == 1:
        assert frame["waiting"] == {"seats": [], "kind": "resolving"}
    if viewer == WATCHER:
        assert frame["actions"] == []
        assert frame["may_wait"] == 0
    assert not [e for e in frame["events"] if e["kind"] in ORDERED] or own


def check_answers(answers: list[str], true: Truth) -> None:
    """HTTP answers of a match that is on hold at most what a watcher may know at its end."""
    before_the_end = true.public[-2]
    for text in answers:
        if not text.startswith(("{", "[")):
            assert not named(text, CHARACTERS | HINTS)
            continue
        answer = json.loads(text)
        for frame in answer.get("frames", []) if isinstance(answer, dict) else []:
            del frame["view"]["public"]["pool"]
            assert frame["view"]["own"] is None
        assert named(answer, CHARACTERS) <= before_the_end
        assert not named(answer, HINTS)
