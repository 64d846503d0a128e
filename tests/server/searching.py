"""Looking through what somebody was sent, for what they may not know."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from gloaming.engine import Event, State

WATCHER = -1


@dataclass
class Course:
    """A match that is over, moment by moment: what was so after each action."""

    states: list[State] = field(default_factory=list)
    told: dict[int, list[int]] = field(default_factory=dict)
    """Length of each viewer's log."""

    def note(self, state: State, events: list[Event]) -> None:
        """One moment more."""
        self.states.append(state.copy())
        for viewer in range(WATCHER, state.seats):
            lengths = self.told.setdefault(viewer, [])
            heard = [e for e in events if e.seats is None or viewer in e.seats or e.instead]
            lengths.append((lengths[-1] if lengths else 0) + len(heard))

    def running(self, frames: list[str], viewer: int) -> Iterator[tuple[dict[str, Any], int]]:
        """What one person was sent while the match was on: each frame, and the newest moment at
        which this viewer's log was as long as the last update says."""
        now = 0
        for text in frames:
            frame = json.loads(text)
            if frame["type"] == "update":
                now = bisect_right(self.told[viewer], frame["log_length"]) - 1
                if self.states[now].over:
                    return
            elif frame["type"] == "room" and frame["phase"] == "over":
                return
            yield frame, now

    def moments(self, frame: dict[str, Any], viewer: int) -> list[int]:
        """All moments at which this viewer's log was as long as an update says."""
        lengths = self.told[viewer]
        return [moment for moment, told in enumerate(lengths) if told == frame["log_length"]]

    def check_question(self, frame: dict[str, Any], viewer: int) -> None:
        """The question of an update was put to this viewer, with these options; none to a
        watcher."""
        question = frame["question"]
        if question is None:
            return
        assert viewer != WATCHER
        asked = [self.states[moment].asked for moment in self.moments(frame, viewer)]
        assert any(
            ask is not None
            and ask.id == question["id"]
            and [o.id for o in ask.options.get(viewer, ())]
            == [o["id"] for o in question["options"]]
            for ask in asked
        ), (viewer, question)


def strings(value: Any) -> Iterator[str]:
    """Every string in a JSON value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def lists(value: Any) -> Iterator[list[Any]]:
    """Every array in a JSON value."""
    if isinstance(value, dict):
        for item in value.values():
            yield from lists(item)
    elif isinstance(value, list):
        yield value
        for item in value:
            yield from lists(item)


def named(frame: Any, ids: set[str]) -> set[str]:
    """Those of these ids that stand anywhere in a frame, also within an option's id."""
    parts = {part for text in strings(frame) for part in re.split(r"[^a-z0-9_]+", text)}
    return parts & ids


def holds_run(pile: list[str], found: list[str]) -> bool:
    """Whether three cards in a row lie in the pile as they do in the list, from either end."""
    for row in (pile, pile[::-1]):
        runs = {tuple(row[i : i + 3]) for i in range(len(row) - 2)}
        if any(tuple(found[i : i + 3]) in runs for i in range(len(found) - 2)):
            return True
    return False
