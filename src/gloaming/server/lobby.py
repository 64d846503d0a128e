"""All rooms of a server: making them, finding them, reading them from the database, letting go of
idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from sqlalchemy import func, select

from gloaming import engine
from gloaming.server import matches, protocol, tables
from gloaming.server.absence import watch_over
from gloaming.server.documents import Line, MatchDocument, Member, NotesDocument, RoomDocument
from gloaming.server.house import House
from gloaming.server.hub import GOING_AWAY
from gloaming.server.match import Match
from gloaming.server.refusal import Refusal
from gloaming.server.room import LINES_KEPT, Room, encode
from gloaming.server.words import new_code

log = logging.getLogger("gloaming.server.lobby")

HOUR = 3600.0
SWEEP_SECONDS = 20.0


class Lobby:
    """The rooms. A room that is not in memory is in the database, whole."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._making = asyncio.Lock()
        """Counting an address's rooms and adding one go together."""
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look after idle rooms."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Close all sockets; everything is written already."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for room in list(self._rooms.values()):
            self._drop(room)

    def rooms(self) -> list[Room]:
        """Those in memory."""
        return list(self._rooms.values())

    # -- making

    async def create(self, game: str, wanted: dict[str, object], address: str) -> Room:
        """A new room. Raises Refusal ``no-such-game``, ``bad-setting``, ``bad-table`` or
        ``too-many-rooms``."""
        from gloaming.server.hosting import check_settings

        if game not in self.house.games:
            raise Refusal("no-such-game", wrong=game[:40], allowed=sorted(self.house.games))
        rules = self.house.games[game]
        first = protocol.RoomSettings(players=rules.usual_seats, level=self.house.levels[-1])
        settings = check_settings(rules, self.house.levels, first, wanted)
        async with self._making:
            return await self._make(game, settings, self.house.tokens.address(address))

    async def _make(self, game: str, settings: protocol.RoomSettings, creator: str) -> Room:
        now = self.house.clock.date()
        made = await self.house.storage.rows(
            select(func.count())
            .select_from(tables.rooms)
            .where(tables.rooms.c.creator == creator, tables.rooms.c.created > now - HOUR)
        )
        most = self.house.settings.limits.rooms_per_address
        if made[0][0] >= most:
            raise Refusal("too-many-rooms", wrong=made[0][0], allowed=most, status=429)
        document = RoomDocument(
            code=new_code(),
            game=game,
            created=now,
            creator=creator,
            settings=settings,
            empty_since=now,
        )
        room = Room(self.house, document, self._drop)
        room.touch()
        # Its key in the database keeps the code unique: two equal codes would end here with Taken.
        await room.commit()
        self._rooms[document.code] = room
        log.info("room_made", extra={"game": game})
        return room

    # -- finding

    async def find(self, code: str) -> Room | None:
        """The room of this code, from memory or from the database; None if there is none (any
        more)."""
        room = self._rooms.get(code)
        if room is not None:
            return room
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self._rooms:
                    await self._load(code)
        finally:
            self._loading.pop(code, None)
        return self._rooms.get(code)

    async def seats(self, tokens: dict[str, str]) -> list[Room]:
        """Of the rooms of these codes, those in which the seat token of each (its hash) has a seat.

        A room that has been forgotten counts while its match can be resumed. It is only looked at,
        not brought back into memory: who asks for a list has not come back to a table.
        """
        stored = await self._stored([code for code in tokens if code not in self._rooms])
        found = {**stored, **self._rooms}
        seated = []
        for code, token in tokens.items():
            member = found[code].by_token(token) if code in found else None
            if member is not None and member.seated:
                seated.append(found[code])
        return seated

    async def _stored(self, codes: list[str]) -> dict[str, Room]:
        """Those of these rooms with a match that can be resumed, without the match itself."""
        if not codes:
            return {}
        t = tables.rooms
        rows = await self.house.storage.rows(select(t.c.data).where(t.c.code.in_(codes)))
        rooms = {}
        for (data,) in rows:
            document = msgspec.json.decode(data, type=RoomDocument)
            room = Room(self.house, document, self._drop)
            if room.running and not self.expired(room, self.house.clock.date()):
                rooms[document.code] = room
        m = tables.members
        for code, data in await self.house.storage.rows(
            select(m.c.room, m.c.data).where(m.c.room.in_(rooms))
        ):
            member = msgspec.json.decode(data, type=Member)
            rooms[code].members[member.id] = member
        return rooms

    async def _load(self, code: str) -> None:
        found = await self._document(code)
        if found is None:
            return
        storage = self.house.storage
        room = Room(self.house, found, self._drop)
        t = tables.members
        people = await storage.rows(select(t.c.data).where(t.c.room == code))
        members = [msgspec.json.decode(row[0], type=Member) for row in people]
        for member in sorted(members, key=lambda m: int(m.id[1:])):
            room.members[member.id] = member
        c = tables.chat
        chat = select(c.c.data).where(c.c.room == code).order_by(c.c.number.desc())
        for row in reversed(await storage.rows(chat.limit(LINES_KEPT))):
            room.lines.append(msgspec.json.decode(row[0], type=Line))
        r = tables.results
        results = select(r.c.data).where(r.c.room == code).order_by(r.c.number)
        for row in await storage.rows(results):
            room.results.append(msgspec.json.decode(row[0], type=protocol.Rating))
        async with room.lock:
            self._rooms[code] = room
            try:
                await self._bring_to_life(room)
            except BaseException:
                self._drop(room)
                raise

    async def _bring_to_life(self, room: Room) -> None:
        for line in room.lines:
            _remember(room, line.by, line.rid)
        if room.document.match:
            await self._load_match(room)
        now = self.house.clock.date()
        if self.expired(room, now):
            await matches.close_match(room)
        # A server that was killed could not write down that everybody had gone.
        room.document.empty_since = room.document.empty_since or now

    async def _document(self, code: str) -> RoomDocument | None:
        t = tables.rooms
        rows = await self.house.storage.rows(select(t.c.data).where(t.c.code == code))
        return msgspec.json.decode(rows[0][0], type=RoomDocument) if rows else None

    async def _load_match(self, room: Room) -> None:
        loaded = await load_match(self.house, room.document.match)
        if loaded is None:
            room.document.match = ""
            room.document.phase = "waiting"
            return
        match, authors = loaded
        room.match = match
        for author in authors:
            member, _, rid = author.partition(" ")
            _remember(room, member, rid)
        phase = match.document.phase
        if phase == "starting":
            matches.await_keys(room)
        elif phase in ("playing", "paused"):
            matches.run(room, match)
            watch_over(room)

    # -- letting go

    def _drop(self, room: Room) -> None:
        """Forget a room in memory; whoever is in it comes back to what the database says."""
        if self._rooms.get(room.document.code) is room:
            del self._rooms[room.document.code]
        room.timers.stop_all()
        if room.runner is not None:
            room.runner.stop()
        room.failed = True
        for presence in room.presences.values():
            for socket in presence.sockets:
                socket.close(GOING_AWAY)

    async def _sweep_for_ever(self) -> None:
        while True:
            await self.house.clock.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception as error:
                log.error("sweep_failed", extra={"error": type(error).__name__})

    async def sweep(self) -> None:
        """Close matches that nobody came back to, and forget rooms that nobody is in."""
        now = self.house.clock.date()
        settings = self.house.settings
        for room in self.rooms():
            if not room.document.empty_since:
                continue
            async with room.lock:
                # Somebody may have come back while the lock was another's.
                empty = room.document.empty_since
                if not empty or any(room.here(member) for member in room.members.values()):
                    continue
                idle = (now - empty) * settings.hurry
                if self.expired(room, now):
                    await matches.close_match(room)
                # A match goes on until it pauses for want of people; only then may it be forgotten.
                if idle > settings.idle_seconds and room.document.phase not in (
                    "starting",
                    "playing",
                ):
                    self._drop(room)

    def expired(self, room: Room, now: float) -> bool:
        """Whether a match has been left by everyone for longer than it is kept."""
        if room.document.phase != "paused":
            return False
        empty = room.document.empty_since
        hurry = self.house.settings.hurry
        return bool(empty) and (now - empty) * hurry > self.house.settings.keep_seconds


async def load_match(house: House, match_id: str) -> tuple[Match, list[str]] | None:
    """A match from its rows, played again to where it stands, and who did what (member and request
    id)."""
    t = tables.matches
    rows = await house.storage.rows(select(t.c.data).where(t.c.id == match_id))
    if not rows:
        return None
    document = msgspec.json.decode(rows[0][0], type=MatchDocument)
    game = house.games.get(document.game)
    if game is None or game.version != document.version:
        return None
    match = Match(document, game)
    if document.phase == "starting":
        return match, []
    a = tables.actions
    done = await house.storage.rows(
        select(a.c.seat, a.c.option, a.c.question, a.c.by)
        .where(a.c.match == match_id)
        .order_by(a.c.number)
    )
    match.begin(engine.Action(row[0], row[1], row[2]) for row in done)
    n = tables.notes
    notes = await house.storage.rows(select(n.c.seat, n.c.data).where(n.c.match == match_id))
    for seat, data in notes:
        match.notes[seat] = msgspec.json.decode(data, type=NotesDocument)
    return match, [row[3] for row in done]


def _remember(room: Room, member_id: str, rid: str) -> None:
    member = room.members.get(member_id)
    if member is not None and rid:
        room.presence(member).remember(rid, encode(protocol.Done(rid)))
