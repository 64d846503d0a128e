"""What a room, its people, its chat and its matches are, as they are kept in the database."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from gloaming.server import protocol

SHAPES = (
    "circle",
    "triangle",
    "square",
    "diamond",
    "star",
    "cross",
    "hexagon",
    "drop",
    "crescent",
    "ring",
)
"""A seat's colour and shape go together under one name."""

RoomPhase = Literal["waiting", "starting", "playing", "paused", "over"]
MatchPhase = Literal["starting", "playing", "paused", "over", "closed"]

NOBODY_HERE = "nobody-here"
"""Who paused a match whose people have all gone."""


class Member(Struct, kw_only=True, omit_defaults=True):
    """Someone in a room: a person with a token, or a computer player without."""

    id: str
    name: str
    role: Literal["player", "watcher", "bot"]
    joined: float
    shape: str = ""
    token: str = ""
    """Hash of the seat token."""
    level: str = ""
    """How well a bot plays."""
    ready: bool = False
    rematch: bool = False
    gone: bool = False
    """Has left on purpose; a running match keeps the seat, which the token takes back."""
    yielded: bool = False
    """The host lets a bot play this person's seat."""

    @property
    def person(self) -> bool:
        """Whether a human being sits there."""
        return self.role != "bot"

    @property
    def seated(self) -> bool:
        """Whether this is a person with a seat in the room, and here for good or ill."""
        return self.role == "player" and not self.gone


class RoomDocument(Struct, kw_only=True, omit_defaults=True):
    """A room without its people, chat and matches."""

    code: str
    game: str
    created: float
    creator: str
    """Address of who made it, hashed."""
    settings: protocol.RoomSettings
    host: str = ""
    """Member id."""
    phase: RoomPhase = "waiting"
    match: str = ""
    """Id of the match that is being played or shown, or empty."""
    matches: int = 0
    """How many there have been."""
    lines: int = 0
    """Number of the last line of chat."""
    members: int = 0
    """How many have ever come in; ids count on from it."""
    kicked: list[str] = []
    """Hashes of tokens that may not come back."""
    empty_since: float = 0
    """When the last person went, or 0 while somebody is there."""


class Line(Struct, kw_only=True, omit_defaults=True):
    """A line of chat, or a notice."""

    number: int
    at: float
    by: str = ""
    """Member id of the speaker."""
    rid: str = ""
    """Request that it came with: a client that repeats it after a restart is not heard twice."""
    name: str = ""
    shape: str = ""
    text: str = ""
    watcher: bool = False
    apart: bool = False
    """For watchers alone until the match is over."""
    kind: str = ""
    params: dict[str, Any] = {}
    match: int = 0
    """Number of the match that was on."""
    action: int = -1
    """How many actions of it there had been; -1 before its beginning."""


class Chair(Struct, kw_only=True, omit_defaults=True):
    """A seat of a match, and who plays it."""

    member: str
    name: str
    shape: str


class MatchDocument(Struct, kw_only=True, omit_defaults=True):
    """A match without its actions. Holds its key: never for anyone's eyes until it is over."""

    id: str
    room: str
    number: int
    game: str
    version: int
    options: dict[str, Any]
    chairs: list[Chair]
    server_part: str
    """Hex."""
    commitment: str
    parts: list[str]
    """Hex, in seat order; empty for who sent none."""
    phase: MatchPhase = "starting"
    notebook: protocol.NotebookMode = "off"
    paused_by: str = ""
    started: float = 0
    ended: float = 0
    names: list[str] = field(default_factory=list)
    """Names of the seats when the match began: they are part of the record."""


class NotesDocument(Struct, kw_only=True, omit_defaults=True):
    """What one seat of a match has marked in its notebook."""

    marks: dict[str, dict[str, protocol.Note]] = {}
    """By seat, by character."""


def packed(document: Struct) -> str:
    """A document as it is stored."""
    return msgspec.json.encode(document).decode()
