"""The messages between a browser (or any other client) and the server.

One WebSocket a client, ``/ws/<room code>``; every frame is one JSON object whose ``type`` names its
struct here. The TypeScript types and docs/protocol.md are made from this module by ``python -m
gloaming.server.describe``.

Two rules hold for every message to a client: it has been through the door
(``gloaming.engine.view``), and it is complete: a client that missed anything needs only the next
``update`` and the next ``room``.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

# ---------------------------------------------------------------- shared shapes

Speed = Literal["slow", "normal", "fast"]
"""How long computer players think."""

Phase = Literal["waiting", "starting", "playing", "paused", "over"]
"""What a room is doing."""

NotebookMode = Literal["off", "hand", "helped"]
"""``hand``: everyone crosses out for themselves. ``helped``: the server crosses out too what nobody
could be, for all that the seat has seen."""

Note = Literal["ringed", "struck"]
"""A mark in a notebook: suspected, crossed out."""

WatcherChat = Literal["together", "apart"]
"""``apart``: what watchers write is shown to the players only after the game."""


class Option(Struct, omit_defaults=True):
    """One thing that may be chosen. ``id`` is stable: the same choice has the same id in every game
    of this version."""

    id: str
    verb: str
    seat: int = -1
    """The player it points at, or -1."""
    place: str = ""
    """The area it points at, or empty."""
    card: str = ""
    """The card it points at, or empty."""
    number: int = -1
    """A die roll or amount that it stands for, or -1."""


class Question(Struct, omit_defaults=True):
    """What the server waits for from this client's seat."""

    id: int
    kind: str
    """Names its words: ``<game>-question-<kind>``."""
    clause: str
    """The clause of the rulebook behind it, for example ``6.1``."""
    options: list[Option]
    about: dict[str, Any] = {}
    """Parameters of its words: ids of cards, places and players."""
    timed: bool = False
    """Closes by itself after a short time; no answer means the first option."""
    lapses: bool = False
    """Ends when all have answered, at the latest when the clock has run out: whoever has not
    answered then has not agreed."""


class Event(Struct, omit_defaults=True):
    """One fact, as a key and parameters. Its words: ``<game>-log-<kind>``."""

    kind: str
    params: dict[str, Any] = {}
    private: bool = False
    """Only this client (and perhaps one more) was told."""


class Waiting(Struct, omit_defaults=True):
    """Whom the table waits for. ``seats`` is empty while that would tell a secret."""

    seats: list[int] = []
    kind: str = ""
    """Kind of the question, or ``resolving`` while that would tell a secret."""


class Rating(Struct, omit_defaults=True):
    """Who won a finished match, to be shown beside the room."""

    match: str
    game: str
    number: int
    """1 for the first match of the room."""
    winners: list[int]
    names: list[str]
    characters: list[str]
    """Who played whom, in games that have characters; else empty texts."""
    ended_at: float
    points: list[int] = []
    """What each seat had in the end, in games that count points."""


class Member(Struct, omit_defaults=True):
    """Someone in the room: a person seated, a person watching, or a computer player in a seat."""

    id: str
    """Public id within the room. Not the seat token."""
    name: str
    role: Literal["player", "watcher", "bot"]
    shape: str = ""
    """Colour and shape of a seat: circle, triangle, square, diamond, star, cross, hexagon, drop,
    crescent, ring."""
    seat: int = -1
    """Seat in the running match, or -1."""
    ready: bool = False
    away: bool = False
    standin: bool = False
    """A computer player decides for this person at the moment."""
    level: str = ""
    """Level of the bot (of a bot's seat)."""
    host: bool = False
    rematch: bool = False
    """Wants a rematch."""


class RoomSettings(Struct, omit_defaults=False):
    """What the host (or anyone seated, if ``host_starts`` is off) sets. Sent whole to clients."""

    players: int
    """Number of seats of the next match, at first the game's ``usual_seats``. Bots fill what people
    don't."""
    options: dict[str, Any] = {}
    """Options of the game, as the catalogue describes them. One whose ``table`` is true may also be
    a table, as JSON text that is checked and shown to everybody."""
    clock: int = 0
    """Seconds for one question, 0 for none. One of 0, 30, 60, 120, 300."""
    grace: int = 30
    """Seconds until a bot stands in for someone away; at least 5, 0 for never."""
    speed: Speed = "normal"
    level: str = "greedy"
    """Level of new bots."""
    listed: bool = True
    """Private rooms are not listed: they are found by their code alone."""
    watchers: bool = True
    watcher_chat: WatcherChat = "together"
    host_starts: bool = False
    """Only the host may press start."""
    notebook: NotebookMode = "hand"
    """Notebooks of the next match, in games that have them."""


class MatchInfo(Struct, omit_defaults=True):
    """What everyone knows of the match in this room."""

    id: str
    number: int
    phase: Literal["starting", "playing", "paused", "over"]
    commitment: str
    """Hash of the server's part of the key, shown before the match starts."""
    names: list[str]
    """Name of each seat, in seat order."""
    shapes: list[str]
    clock_left: float = -1
    """Seconds left on the turn clock when this was sent, -1 for none."""
    paused_by: str = ""
    """Name of who paused it; ``nobody-here`` when the people have gone."""
    notebook: NotebookMode = "off"


class RuledOut(Struct, omit_defaults=True):
    """Characters that somebody cannot be, for one reason."""

    why: str
    """Names its words: ``table-notebook-why-<why>``."""
    characters: list[str]
    params: dict[str, Any] = {}
    """Parameters of the words."""


class Suspect(Struct, omit_defaults=True):
    """What can be worked out about one other player."""

    seat: int
    possible: list[str]
    """Ids of the characters that are left."""
    how: str = ""
    """How it is known who it is: ``open`` to all, ``shown`` to you, ``worked-out``; empty while
    several are left."""
    out: list[RuledOut] = []
    """The other characters, each for one reason; nothing for who is ``open`` or ``shown``."""


class Notebook(Struct, omit_defaults=True):
    """A seat's own notes about the others."""

    suspects: list[Suspect] = []
    """In seat order; empty unless the notebook helps. It follows from the seat's own views and
    events alone."""
    marks: dict[str, dict[str, Note]] = {}
    """What the owner has marked: by seat, by character."""


class ChatLine(Struct, omit_defaults=True):
    """One line of chat, or a notice (``kind`` set, ``text`` empty) of the room."""

    number: int
    at: float
    name: str = ""
    shape: str = ""
    text: str = ""
    watcher: bool = False
    kind: str = ""
    """What happened; words: ``notice-<kind>``."""
    params: dict[str, Any] = {}
    after: int = 0
    """Number of log entries of the match that this client had been sent when it was said: keeps log
    and chat in order."""


class Problem(Struct, omit_defaults=True):
    """Why something was refused. Words: ``error-<code>``."""

    code: str
    wrong: Any = None
    """The value that was wrong."""
    allowed: Any = None
    """What was allowed."""


# ---------------------------------------------------------------- from the client


class Request(Struct, kw_only=True, tag_field="type"):
    """Every request carries an id of the client's making; a repeated id is applied once and
    answered again."""

    rid: str


class Act(Request, tag="act"):
    """Answer the question that stands, or act out of turn (``question`` 0): an option of
    ``actions``, or ``undo`` while ``may_undo`` is true."""

    option: str
    question: int = 0


class Wait(Request, tag="wait"):
    """Ask for more time in a timed question, once."""

    question: int


class KeyPart(Request, tag="key_part"):
    """This player's part of the key: 32 bytes as hex."""

    match: str
    part: str


class TakeNote(Request, tag="note"):
    """Mark characters of another player in the own notebook. Nobody else is told."""

    match: str
    seat: int
    """Whom it is about."""
    characters: list[str]
    """Ids of characters that may be in play."""
    mark: Note | Literal[""] = ""
    """Empty takes the mark away."""


class Say(Request, tag="say"):
    """A line of chat."""

    text: str


class Ready(Request, tag="ready"):
    """Show that you are ready."""

    on: bool


class Sit(Request, tag="sit"):
    """A watcher takes a free seat for the next match (in the waiting room)."""


class Stand(Request, tag="stand"):
    """A seated person becomes a watcher (in the waiting room, or dead in a match)."""


class Mark(Request, tag="mark"):
    """Choose a colour and shape."""

    shape: str


class Rename(Request, tag="rename"):
    """Choose another name; unique in the room."""

    name: str


class Change(Request, tag="change"):
    """Change settings; only the given keys."""

    settings: dict[str, Any]


class Start(Request, tag="start"):
    """Start a match with this number of players."""

    players: int


class Rematch(Request, tag="rematch"):
    """Want (or no longer want) a rematch; it starts when the one who presses start says so or all
    have said so."""

    on: bool = True


class BackToRoom(Request, tag="back_to_room"):
    """After the end: show the waiting room again (for everyone), to choose other options."""


class Host(Request, tag="host"):
    """What only the host may do.

    ``kick`` (a member), ``hand_over`` (the role, to a member), ``pause``, ``resume``, ``seat_bot``
    (add a bot in the waiting room), ``unseat_bot`` (a bot's member id), ``level`` (of one bot),
    ``to_bot`` (a bot plays a person's seat), ``to_person`` (gives it back).
    """

    do: Literal[
        "kick",
        "hand_over",
        "pause",
        "resume",
        "seat_bot",
        "unseat_bot",
        "level",
        "to_bot",
        "to_person",
    ]
    member: str = ""
    level: str = ""


class Leave(Request, tag="leave"):
    """Leave the room for good; in a match a bot takes the seat."""


class Ping(Request, tag="ping"):
    """Answered by ``done``."""


ClientMessage = (
    Act
    | Wait
    | KeyPart
    | TakeNote
    | Say
    | Ready
    | Sit
    | Stand
    | Mark
    | Rename
    | Change
    | Start
    | Rematch
    | BackToRoom
    | Host
    | Leave
    | Ping
)


# ---------------------------------------------------------------- to the client


class Welcome(Struct, tag_field="type", tag="welcome"):
    """First message on every socket."""

    you: str
    """Your member id."""
    code: str
    game: str
    version: str
    personal_link: str
    """Path that brings your seat to another device. Keep it to yourself."""
    wait_seconds: float
    """Length of a timed question, seconds."""
    longer_seconds: float
    """How long it stays open from the moment when somebody asks for more time, seconds."""


class Room(Struct, tag_field="type", tag="room"):
    """The whole room, whenever anything in it changes."""

    code: str
    game: str
    members: list[Member]
    settings: RoomSettings
    phase: Phase
    match: MatchInfo | None
    results: list[Rating]
    may_start: bool
    """Whether you may press start."""


class Update(Struct, tag_field="type", tag="update"):
    """The match as this client may know it."""

    match: str
    number: int
    """Counts the updates of this viewer in this match; a gap means nothing was lost, the view is
    whole. It may begin anew after the server was restarted, so a new connection takes it as it
    comes."""
    view: msgspec.Raw
    """``{"public": ..., "own": ...}``; described for each game at the end of docs/protocol.md."""
    events: list[msgspec.Raw]
    """New events since this client's last update; on connecting, the whole log."""
    log_length: int
    """Number of events of the whole log of this viewer, these included."""
    waiting: Waiting
    question: Question | None
    actions: list[Option]
    """What you may do out of turn now."""
    clock_left: float = -1
    """Seconds left on the turn clock when this was sent, -1 for none."""
    notebook: Notebook | None = None
    """The own notebook; null for watchers, and where there is none."""
    may_wait: int = 0
    """Id of the timed question in which you can ask for more time (``wait``), whether you have a
    ``question`` or not; 0 if there is none. Everyone to whom the question might have been put has
    it, so pressing it tells nothing."""
    may_undo: bool = False
    """Whether you can take your last answer back: ``act`` with the option ``undo`` and no
    ``question``."""


class Chat(Struct, tag_field="type", tag="chat"):
    """New lines of chat; on connecting, the last ones."""

    lines: list[ChatLine]


class Committed(Struct, tag_field="type", tag="committed"):
    """A match is about to start: send your part of the key."""

    match: str
    commitment: str


class Done(Struct, tag_field="type", tag="done"):
    """Your request was carried out."""

    rid: str


class Refused(Struct, tag_field="type", tag="refused"):
    """Your request was not carried out, and nothing changed."""

    rid: str
    problem: Problem


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes the socket and says why. Don't reconnect.

    ``kicked``, ``left``, ``no-watchers`` (the host sends watchers away), ``no-room``, ``no-seat``
    (join first), ``too-many-tabs``, ``too-many-guesses``. A socket that closes without it is to be
    opened again.
    """

    why: str


ServerMessage = Welcome | Room | Update | Chat | Committed | Done | Refused | Bye
