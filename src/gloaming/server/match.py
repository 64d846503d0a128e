"""A match in memory: the engine's state, the record that it can always be made from, and what each
viewer was shown.

Nothing here waits, writes or knows a clock. Whatever goes out has been through
`gloaming.engine.view`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from gloaming import engine
from gloaming.server import door
from gloaming.server.documents import MatchDocument, NotesDocument

_encode = msgspec.json.Encoder().encode


class Entry:
    """One event of the log, encoded: the same for everyone, or one form for each viewer that was
    told."""

    __slots__ = ("action", "told", "whole")

    def __init__(self, action: int, whole: bytes | None, told: dict[int, bytes] | None) -> None:
        self.action = action
        self.whole = whole
        self.told = told

    def for_viewer(self, viewer: int) -> bytes | None:
        """What this viewer was told, or None."""
        return self.whole if self.told is None else self.told.get(viewer)


class Shown:
    """What one viewer was last shown."""

    __slots__ = ("entries", "log", "number", "parts")

    def __init__(self) -> None:
        self.number = 0
        self.parts: tuple[Any, ...] = ()
        self.entries = 0
        """Entries of the match's log that have been looked through for this viewer."""
        self.log = 0
        """How many of them the viewer was told."""


class Match:
    """A match that has been set up; once begun, `state` is there."""

    def __init__(self, document: MatchDocument, game: engine.Game) -> None:
        self.document = document
        self.game = game
        self.actions: list[engine.Action] = []
        self.log: list[Entry] = []
        self.waited: set[int] = set()
        """Seats that have asked for more time in the question that stands."""
        self.notes: dict[int, NotesDocument] = {}
        """What the seats have marked in their notebooks."""
        self._memories: dict[int, dict[str, Any]] = {}
        """What the notebook of each seat that looks into one keeps besides its view."""
        self._state: engine.State | None = None
        self._shown: dict[int, Shown] = {}
        self._public: bytes | None = None

    # -- the record

    @property
    def begun(self) -> bool:
        """Whether the first question has been asked."""
        return self._state is not None

    @property
    def state(self) -> engine.State:
        """The engine's state. For the runner's eyes."""
        assert self._state is not None
        return self._state

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.document.chairs)

    def record(self) -> engine.Record:
        """The record as far as it goes. Opens every secret."""
        document = self.document
        return engine.begin_record(
            self.game,
            document.options,
            self.seats,
            bytes.fromhex(document.server_part),
            [bytes.fromhex(part) for part in document.parts],
            document.names,
        )

    def begin(self, actions: Iterable[engine.Action] = ()) -> None:
        """Set up the state, and play the given actions again."""
        record = self.record()
        self._state, events = engine.start(
            self.game, record.options, record.seats, record.key, undo=True
        )
        self.actions = []
        self.log = []
        self._memories = {}
        self._note(events)
        for action in actions:
            self.apply(action)

    def apply(self, action: engine.Action) -> None:
        """Carry out an action. Raises EngineError, and nothing has changed then."""
        state = self.state
        before = state.asked
        events = engine.apply(state, action)
        self.actions.append(action)
        self._note(events)
        if before is None or state.asked is None or state.asked.id != before.id:
            self.waited.clear()

    def _note(self, events: list[engine.Event]) -> None:
        self._public = None
        number = len(self.actions)
        for event in events:
            if event.seats is None:
                (plain,) = door.events_for([event], engine.PUBLIC)
                self.log.append(Entry(number, _encode(plain), None))
                continue
            told: dict[int, bytes] = {}
            for viewer in range(engine.PUBLIC, self.seats):
                for plain in door.events_for([event], viewer):
                    told[viewer] = _encode(plain)
            self.log.append(Entry(number, None, told))
        for seat, memory in self._memories.items():
            self._take_notes(memory, self.state, events, seat)

    # -- notebooks

    def notebook(self, viewer: int) -> dict[str, Any] | None:
        """The viewer's own notebook, or None."""
        mode = self.document.notebook
        if mode == "off" or viewer < 0:
            return None
        notes = self.notes.get(viewer, NotesDocument())
        # A copy: what has been shown is compared with what stands now.
        marks = {seat: dict(marked) for seat, marked in notes.marks.items()}
        suspects: list[dict[str, Any]] = []
        if mode == "helped":
            seen = door.view(self.state, viewer)
            suspects = self.game.read_notes(self._memory(viewer), seen)
        return {"suspects": suspects, "marks": marks}

    def _memory(self, seat: int) -> dict[str, Any]:
        """A seat's memory: a notebook that is opened for the first time, or after a restart, is
        made up for from the record."""
        memory = self._memories.get(seat)
        if memory is None:
            record = self.record()
            record.actions = self.actions
            memory = {}
            for _, state, events in engine.replay(self.game, record):
                self._take_notes(memory, state, events, seat)
            self._memories[seat] = memory
        return memory

    def _take_notes(
        self, memory: dict[str, Any], state: engine.State, events: list[engine.Event], seat: int
    ) -> None:
        """From nothing but what has come through the door for this seat."""
        self.game.take_notes(memory, door.events_for(events, seat), door.view(state, seat))

    # -- what a viewer sees

    def question(self, viewer: int) -> dict[str, Any] | None:
        """The question to put in front of a person: none where they could only let it pass (rules
        14.4.4), or have ordered so."""
        question = door.question(self.state, viewer)
        if question is None or not question["timed"]:
            return question
        if len(question["options"]) == 1 or self.game.lets_pass(self.state, viewer):
            return None
        return question

    def may_wait(self, viewer: int) -> int:
        """Id of the timed question in which this seat can ask for more time, or 0."""
        ask = self.state.asked
        if ask is None or not ask.timed or viewer not in ask.options or viewer in self.waited:
            return 0
        return ask.id

    def alive(self, seat: int) -> bool:
        """Whether the seat is still in the game, as everyone can see."""
        players = door.view(self.state, engine.PUBLIC)["public"]["players"]
        return bool(players[seat].get("alive", True))

    def view(self, viewer: int) -> bytes:
        """The viewer's view, encoded; the public part once for all viewers."""
        if self._public is None:
            self._public = _encode(door.view(self.state, engine.PUBLIC)["public"])
        own = door.own_view(self.state, viewer)
        return _encode({"public": msgspec.Raw(self._public), **own})

    def news(self, viewer: int, clock_left: float) -> bytes | None:
        """The next ``update`` for this viewer, or None if nothing has changed as far as they may
        know.

        That is what keeps a hidden act hidden: whoever cannot see a difference gets no frame, and
        no number passes.
        """
        shown = self._shown.setdefault(viewer, Shown())
        events = self._entries(viewer, shown.entries)
        parts = self._parts(viewer, clock_left)
        if not events and parts == shown.parts:
            shown.entries = len(self.log)
            return None
        shown.number += 1
        shown.parts = parts
        shown.entries = len(self.log)
        shown.log += len(events)
        return self._update(shown.number, parts, events, shown.log, clock_left)

    def whole(self, viewer: int, clock_left: float) -> bytes:
        """The ``update`` for a client that has just come: the same as the last one, with the whole
        log."""
        shown = self._shown.setdefault(viewer, Shown())
        events = self._entries(viewer, 0)
        parts = self._parts(viewer, clock_left)
        # Other tabs of this viewer have been shown all this already; if there are none, it is news.
        if parts != shown.parts or len(events) != shown.log:
            shown.number += 1
        shown.parts = parts
        shown.entries = len(self.log)
        shown.log = len(events)
        return self._update(shown.number, parts, events, len(events), clock_left)

    def log_length(self, viewer: int, action: int) -> int:
        """How many entries of this viewer's log there were after so many actions."""
        return sum(1 for e in self.log if e.action <= action and e.for_viewer(viewer) is not None)

    def _entries(self, viewer: int, start: int) -> list[msgspec.Raw]:
        told = (entry.for_viewer(viewer) for entry in self.log[start:])
        return [msgspec.Raw(raw) for raw in told if raw is not None]

    def _parts(self, viewer: int, clock_left: float) -> tuple[Any, ...]:
        """What is compared with the last time. Of the clock, which never rests: whether it runs."""
        state = self.state
        return (
            self.view(viewer),
            door.waiting(state, viewer),
            self.question(viewer),
            door.actions(state, viewer),
            self.may_wait(viewer),
            door.may_undo(state, viewer),
            self.notebook(viewer),
            clock_left >= 0,
        )

    def _update(
        self,
        number: int,
        parts: tuple[Any, ...],
        events: list[msgspec.Raw],
        log_length: int,
        clock_left: float,
    ) -> bytes:
        view, waiting, question, actions, may_wait, may_undo, notebook, _ = parts
        return _encode(
            {
                "type": "update",
                "match": self.document.id,
                "number": number,
                "view": msgspec.Raw(view),
                "events": events,
                "log_length": log_length,
                "waiting": waiting,
                "question": question,
                "actions": actions,
                "clock_left": round(clock_left, 1),
                "may_wait": may_wait,
                "may_undo": may_undo,
                "notebook": notebook,
            }
        )
