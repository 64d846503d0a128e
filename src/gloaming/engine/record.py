"""Records: a match as its beginning and the list of its actions. Replaying one gives the same match
to the byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, TypeVar

from .errors import BadRecord, EngineError
from .event import Event
from .game import Game
from .key import combine, commit
from .option import Action
from .play import apply, start
from .state import State

T = TypeVar("T")

FORMAT = 1


@dataclass(slots=True)
class Record:
    """One match, whole. It opens every secret: give it away only when the match is over.

    ``digests[i]`` is a hash over the beginning and the actions up to number i - 1 together with the
    state that they led
    to, so a change to any part shows and can be placed: ``digests[0]`` covers the beginning.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    server_part: bytes
    parts: list[bytes]
    commitment: str
    names: list[str] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    @property
    def key(self) -> bytes:
        """What decides all chance of the match."""
        return combine(self.server_part, self.parts)

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "names": self.names,
            "commitment": self.commitment,
            "server_part": self.server_part.hex(),
            "parts": [part.hex() for part in self.parts],
            "actions": [[a.seat, a.question, a.option] for a in self.actions],
            "digests": self.digests,
        }

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """The inverse of `to_json`. Raises `BadRecord` naming the part that is missing or
        malformed."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            wrong = data.get("format") if isinstance(data, dict) else type(data).__name__
            raise BadRecord("format", wrong, FORMAT)
        record = cls(
            _part(data, "game", str),
            _part(data, "version", int),
            _part(data, "seats", int),
            _part(data, "options", dict),
            _hex(_part(data, "server_part", str), "server_part"),
            [_hex(part, "parts") for part in _parts(data, "parts", str)],
            _part(data, "commitment", str),
            _parts(data, "names", str),
            digests=_parts(data, "digests", str),
        )
        for number, row in enumerate(_parts(data, "actions", list), 1):
            if [type(item) for item in row] != [int, int, str]:
                raise BadRecord(f"action {number}", row, "[seat, question, option]")
            seat, question, option = row
            record.actions.append(Action(seat, option, question))
        return record


def _part(data: dict[str, Any], where: str, kind: type[T]) -> T:
    """One part of a record's JSON. Raises `BadRecord` where it is missing or of another kind."""
    value = data.get(where)
    # Not isinstance: true and false are no numbers here.
    if type(value) is not kind:
        raise BadRecord(where, value, kind.__name__)
    return value


def _parts(data: dict[str, Any], where: str, kind: type[T]) -> list[T]:
    """One part of a record's JSON that is a list."""
    values = _part(data, where, list)
    for value in values:
        if type(value) is not kind:
            raise BadRecord(where, value, kind.__name__)
    return values


def _hex(text: str, where: str) -> bytes:
    """Bytes written as hex."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord(where, text, "hex") from None


def begin_record(
    game: Game,
    options: dict[str, Any],
    seats: int,
    server_part: bytes,
    parts: list[bytes],
    names: list[str] | None = None,
) -> Record:
    """The record of a match that is about to start. Raises `BadOptions`."""
    return Record(
        game.id,
        game.version,
        seats,
        game.check_options(options, seats),
        server_part,
        parts,
        commit(server_part),
        names if names is not None else [],
    )


def replay(game: Game, record: Record) -> Iterator[tuple[Action | None, State, list[Event]]]:
    """Plays a record again: first the beginning (action None), then each action, with the state
    after it and what happened.

    The state is one and the same object throughout; copy it to keep it. Raises `BadRecord` where an
    action is refused.
    """
    if record.game != game.id:
        raise BadRecord("game", record.game, game.id)
    if record.version != game.version:
        raise BadRecord("version", record.version, game.version)
    try:
        state, events = start(game, record.options, record.seats, record.key, undo=True)
    except EngineError as error:
        raise BadRecord("options", error.wrong, error.allowed) from error
    yield None, state, events
    for number, action in enumerate(record.actions, 1):
        try:
            events = apply(state, action)
        except EngineError as error:
            raise BadRecord(f"action {number}", action.plain(), error.allowed) from error
        yield action, state, events


def seal(game: Game, record: Record) -> None:
    """Fills in the digests, by replaying."""
    record.digests = list(_digests(game, record))


def _digests(game: Game, record: Record) -> Iterator[str]:
    beginning = record.to_json()
    del beginning["actions"], beginning["digests"]
    digest = _hash("", beginning)
    for action, state, _ in replay(game, record):
        digest = _hash(digest, [None if action is None else action.plain(), state.present()])
        yield digest


def _hash(before: str, value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return blake2b((before + text).encode(), digest_size=16).hexdigest()


def verify(game: Game, record: Record) -> State:
    """Checks a record against the rules and against itself, and returns the state it ends in.

    Raises `BadRecord` with the first place that is wrong: ``commitment`` (the server's part is not
    the one it had
    committed to), ``beginning`` (options, names, key or seats were altered), ``action N``, or
    ``digests``.
    """
    if record.commitment != commit(record.server_part):
        raise BadRecord("commitment", record.commitment, commit(record.server_part))
    if len(record.parts) > record.seats:
        raise BadRecord("parts", len(record.parts), record.seats)
    if len(record.digests) != len(record.actions) + 1:
        raise BadRecord("digests", len(record.digests), len(record.actions) + 1)
    beginning = record.to_json()
    del beginning["actions"], beginning["digests"]
    digest = _hash("", beginning)
    number = 0
    last: State | None = None
    for number, (action, state, _) in enumerate(replay(game, record)):
        last = state
        digest = _hash(digest, [None if action is None else action.plain(), state.present()])
        if digest != record.digests[number]:
            where = "beginning" if number == 0 else f"action {number}"
            raise BadRecord(where, record.digests[number], digest)
    assert last is not None
    return last
