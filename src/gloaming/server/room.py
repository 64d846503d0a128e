"""A room: its people, settings, chat and match; what is written about it, and what its people are
told.

Everything that happens in a room happens under its lock, in three steps: change it in memory,
`commit` (which writes every change in one transaction), tell everybody. If writing fails, the room
is thrown away and read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming import engine
from gloaming.server import protocol, tables
from gloaming.server.clock import Timers
from gloaming.server.documents import SHAPES, Line, MatchDocument, Member, RoomDocument, packed
from gloaming.server.house import House
from gloaming.server.hub import Presence
from gloaming.server.limits import Bucket
from gloaming.server.match import Match
from gloaming.server.refusal import Refusal
from gloaming.server.storage import Write, put

if TYPE_CHECKING:
    from gloaming.server.runner import Runner

LINES_KEPT = 200
"""Lines of chat that a client gets when it comes."""


def match_rows(document: MatchDocument) -> list[Write]:
    """Writes a match without its actions."""
    return put(
        tables.matches,
        id=document.id,
        room=document.room,
        number=document.number,
        phase=document.phase,
        data=packed(document),
    )


encode = msgspec.json.Encoder().encode


class Room:
    """One room in memory."""

    def __init__(self, house: House, document: RoomDocument, fail: Callable[[Room], None]) -> None:
        self.house = house
        self.document = document
        self.members: dict[str, Member] = {}
        self.presences: dict[str, Presence] = {}
        self.lines: deque[Line] = deque(maxlen=LINES_KEPT)
        self.results: list[protocol.Rating] = []
        self.match: Match | None = None
        self.runner: Runner | None = None
        self.lock = asyncio.Lock()
        self.timers = Timers(house.clock, self.lock, self.fail)
        self.failed = False
        """A change could not be written: this room in memory is no longer true."""
        self._fail = fail
        self._document_changed = False
        self._changed: dict[str, Member | None] = {}
        self._new_lines: list[Line] = []
        self._room_changed = False

    # -- who is who

    @property
    def game(self) -> engine.Game:
        """The game that is played here."""
        return self.house.games[self.document.game]

    @property
    def settings(self) -> protocol.RoomSettings:
        """What has been set for this room."""
        return self.document.settings

    @property
    def running(self) -> bool:
        """Whether a match is on (a paused one too)."""
        return self.document.phase in ("starting", "playing", "paused")

    def presence(self, member: Member) -> Presence:
        """The member's sockets and memory."""
        found = self.presences.get(member.id)
        if found is None:
            limits = self.house.settings.limits
            bucket = Bucket(limits.chat_per_second, limits.chat_burst)
            found = self.presences[member.id] = Presence(self.house.clock.now(), bucket)
        return found

    def here(self, member: Member) -> bool:
        """Whether the person is connected."""
        return member.person and self.presence(member).here

    def seated(self) -> list[Member]:
        """Persons with a seat, in the order in which they came."""
        return [member for member in self.members.values() if member.seated]

    def bots(self) -> list[Member]:
        """Computer players, in the order in which they came."""
        return [member for member in self.members.values() if member.role == "bot"]

    def by_token(self, hashed: str) -> Member | None:
        """The person whom a token belongs to; one who has left counts only as long as a match keeps
        the seat."""
        if not hashed:
            return None
        for member in self.members.values():
            if member.token == hashed:
                return member
        return None

    def member(self, member_id: str) -> Member:
        """The member of this id. Raises Refusal ``no-such-member``."""
        found = self.members.get(member_id)
        if found is None:
            raise Refusal("no-such-member", wrong=member_id)
        return found

    def seat_of(self, member: Member) -> int:
        """The member's seat in the match, or -1."""
        if self.match is None or member.role == "watcher" or self.document.phase == "waiting":
            return -1
        for seat, chair in enumerate(self.match.document.chairs):
            if chair.member == member.id:
                return seat
        return -1

    def viewer(self, member: Member) -> int:
        """Whose eyes the member sees the match with."""
        seat = self.seat_of(member)
        return seat if seat >= 0 and member.person else engine.PUBLIC

    def people_at_table(self) -> list[Member]:
        """Persons with a seat in the match who are connected, dead ones too."""
        return [m for m in self.seated() if self.seat_of(m) >= 0 and self.here(m)]

    def may_start(self, member: Member) -> bool:
        """Whether this member may press start now."""
        return (
            member.seated
            and not self.running
            and (not self.settings.host_starts or member.id == self.document.host)
        )

    def need_host(self, member: Member) -> None:
        """Raises Refusal ``host-only`` for anyone else."""
        if member.id != self.document.host:
            raise Refusal("host-only")

    def free_shape(self) -> str:
        """A shape that nobody with a seat has."""
        taken = {m.shape for m in self.members.values() if m.role != "watcher"}
        return next((shape for shape in SHAPES if shape not in taken), SHAPES[0])

    # -- changing

    def touch(self, *members: Member) -> None:
        """The room, or these members of it, have changed."""
        self._room_changed = True
        if not members:
            self._document_changed = True
        for member in members:
            self._changed[member.id] = member

    def show(self) -> None:
        """Something that isn't kept, but shown, has changed (who is here)."""
        self._room_changed = True

    def add(self, member: Member) -> None:
        """Someone comes in."""
        self.members[member.id] = member
        self.touch(member)
        self.touch()

    def remove(self, member: Member) -> None:
        """Someone is no longer in the room."""
        self.members.pop(member.id, None)
        self.presences.pop(member.id, None)
        self._changed[member.id] = None
        self._room_changed = True
        for name in ("grace", "away", "host"):
            self.timers.stop((name, member.id))

    def next_id(self) -> str:
        """An id for a new member."""
        self.document.members += 1
        self.touch()
        return f"m{self.document.members}"

    def line(self, **what: Any) -> None:
        """Add a line of chat."""
        self.document.lines += 1
        self._document_changed = True
        match = self.match
        line = Line(
            number=self.document.lines,
            at=self.house.clock.date(),
            match=0 if match is None else match.document.number,
            action=len(match.actions) if match is not None and match.begun else -1,
            **what,
        )
        self.lines.append(line)
        self._new_lines.append(line)

    def notice(self, kind: str, **params: Any) -> None:
        """Say in the chat that something has happened in the room."""
        self.line(kind=kind, params=params)

    async def commit(self, *writes: Write) -> None:
        """Write what has changed, and ``writes`` with it; then tell everyone."""
        pending = list(self._pending())
        pending += writes
        if pending:
            try:
                await self.house.storage.write(*pending)
            except BaseException:
                self.fail()
                raise
        self.tell()

    def fail(self) -> None:
        """Something went wrong half-way: forget this room in memory, it is read again."""
        self.failed = True
        self._fail(self)

    def _pending(self) -> Iterator[Write]:
        code = self.document.code
        if self._document_changed:
            document = self.document
            self._document_changed = False
            yield from put(
                tables.rooms,
                code=code,
                game=document.game,
                creator=document.creator,
                created=document.created,
                data=packed(document),
            )
        changed, self._changed = self._changed, {}
        for member_id, member in changed.items():
            if member is not None:
                yield from put(tables.members, room=code, id=member_id, data=packed(member))
            else:
                table = tables.members
                gone = table.delete().where(table.c.room == code, table.c.id == member_id)
                yield gone, None
        for line in self._new_lines:
            row = {"room": code, "number": line.number, "data": packed(line)}
            yield tables.chat.insert(), row

    # -- telling

    def tell(self) -> None:
        """Send everyone here what is new for them."""
        lines, self._new_lines = self._new_lines, []
        room_changed, self._room_changed = self._room_changed, False
        updates: dict[int, bytes | None] = {}
        for member in list(self.members.values()):
            presence = self.presences.get(member.id)
            if presence is None or not presence.sockets:
                continue
            if self.match is not None and self.match.begun:
                viewer = self.viewer(member)
                if viewer not in updates:
                    updates[viewer] = self.match.news(viewer, self.clock_left())
                frame = updates[viewer]
                if frame is not None:
                    presence.send(frame)
            # After the update: who hears that the match is over has heard how it ended.
            if room_changed:
                self._tell_room(member, presence)
            if lines:
                seen = self.chat_for(member, lines)
                if seen:
                    presence.send(encode(protocol.Chat(seen)))

    def tell_lines(self, member: Member, lines: list[Line]) -> None:
        """Send one member lines that had been kept from them."""
        self.presence(member).send(encode(protocol.Chat(self.chat_for(member, lines))))

    def _tell_room(self, member: Member, presence: Presence) -> None:
        frame = self.room_frame(member)
        if frame != presence.last_room:
            presence.last_room = frame
            presence.send(frame)

    def room_frame(self, member: Member) -> bytes:
        """The whole room as this member sees it."""
        document = self.document
        return encode(
            protocol.Room(
                code=document.code,
                game=document.game,
                members=[self.shown(other) for other in self.members.values()],
                settings=document.settings,
                phase=document.phase,
                match=self._match_info(),
                results=self.results,
                may_start=self.may_start(member),
            )
        )

    def shown(self, member: Member) -> protocol.Member:
        """A member as everyone may see them."""
        presence = self.presence(member)
        return protocol.Member(
            id=member.id,
            name=member.name,
            role=member.role,
            shape=member.shape,
            seat=self.seat_of(member),
            ready=member.ready,
            away=member.person and not presence.here,
            standin=member.person and (presence.standin or member.yielded or member.gone),
            level=member.level,
            host=member.id == self.document.host,
            rematch=member.rematch,
        )

    def _match_info(self) -> protocol.MatchInfo | None:
        match = self.match
        if match is None or self.document.phase == "waiting":
            return None
        document = match.document
        assert document.phase != "closed"
        return protocol.MatchInfo(
            id=document.id,
            number=document.number,
            phase=document.phase,
            commitment=document.commitment,
            names=[chair.name for chair in document.chairs],
            shapes=[chair.shape for chair in document.chairs],
            paused_by=document.paused_by,
            notebook=document.notebook,
        )

    def clock_left(self) -> float:
        """Seconds left on the turn clock, or -1."""
        left = self.timers.left("clock")
        return -1 if left is None else left

    def chat_for(
        self, member: Member, lines: Iterator[Line] | list[Line]
    ) -> list[protocol.ChatLine]:
        """Those of these lines that the member may read, as they read them."""
        match = self.match
        begun = match is not None and match.begun
        viewer = self.viewer(member)
        seen: list[protocol.ChatLine] = []
        for line in lines:
            current = match is not None and line.match == match.document.number
            if line.apart and member.role == "player" and self.running and current:
                continue
            after = 0
            if begun and current and match is not None:
                after = match.log_length(viewer, line.action)
            seen.append(
                protocol.ChatLine(
                    number=line.number,
                    at=line.at,
                    name=line.name,
                    shape=line.shape,
                    text=line.text,
                    watcher=line.watcher,
                    kind=line.kind,
                    params=line.params,
                    after=after,
                )
            )
        return seen
