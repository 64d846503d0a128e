"""People of a room: coming in, sitting down, going, leaving, being removed."""

from __future__ import annotations

import itertools

from gloaming.server import protocol
from gloaming.server.absence import (
    alive,
    keep_grace,
    resume,
    schedule,
    wait_for_host,
    watch_over,
    weigh_host,
)
from gloaming.server.documents import NOBODY_HERE, SHAPES, Member
from gloaming.server.hub import Socket
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room, encode, match_rows
from gloaming.server.words import folded, read_name

AWAY_NOTICE_SECONDS = 4.0
"""A reload is not worth a line in the chat; the list of people shows it at once all the same."""

BOT_NAMES = (
    *("Moth", "Owl", "Newt", "Fern", "Toad", "Wisp", "Vole", "Hare"),
    *("Wren", "Bat", "Sedge", "Rook", "Shrew", "Briar", "Adder", "Heron"),
)
"""Names are names: they are the same in every language."""

LONG_AWAY_SECONDS = 60.0
"""After so long without a connection one keeps nobody else out of a full room."""


# ---------------------------------------------------------------- coming in


async def join(room: Room, name: str, token: str, watch: bool) -> Member:
    """Someone comes in for the first time, or takes back the seat that they had left.

    Raises Refusal ``kicked``, ``bad-name``, ``name-taken``, ``too-many-people`` or ``no-watchers``.
    """
    if token in room.document.kicked:
        raise Refusal("kicked", status=403)
    known = room.by_token(token)
    if known is not None:
        await _take_back(room, known)
        return known
    limits = room.house.settings.limits
    name = free_name(room, read_name(name, limits.name), None)
    make_way(room)
    people = [m for m in room.members.values() if m.person]
    if len(people) >= limits.people:
        raise Refusal("too-many-people", wrong=len(people), allowed=limits.people, status=409)
    plays = not watch and not room.running and len(room.seated()) < room.game.seats[1]
    if not plays and not room.settings.watchers:
        raise Refusal("no-watchers", status=403)
    if plays:
        take_place_of_bot(room)
    member = Member(
        id=room.next_id(),
        name=name,
        role="player" if plays else "watcher",
        joined=room.house.clock.date(),
        shape=room.free_shape() if plays else "",
        token=token,
    )
    room.add(member)
    room.presence(member)
    if not room.document.host and plays:
        room.document.host = member.id
    room.document.empty_since = 0
    room.notice("joined", name=member.name)
    await room.commit()
    return member


def make_way(room: Room) -> None:
    """Where a room is full, those who have long been away keep nobody out: a seat in the waiting
    room becomes free, a watcher is forgotten."""
    now = room.house.clock.now()
    absent = [
        member
        for member in room.members.values()
        if member.person and now - room.presence(member).left_at > LONG_AWAY_SECONDS
        if not room.here(member)
    ]
    if not room.running and len(room.seated()) >= room.game.seats[1]:
        for member in [m for m in absent if m.seated][:1]:
            member.role = "watcher"
            member.ready = member.rematch = False
            room.touch(member)
    if len([m for m in room.members.values() if m.person]) >= room.house.settings.limits.people:
        for member in [m for m in absent if m.role == "watcher"][:1]:
            let_go(room, member)


def take_place_of_bot(room: Room) -> None:
    """Where the bots leave no seat to somebody who sits down, one of them goes: there are shapes
    for so many and no more."""
    bots = room.bots()
    if bots and len(room.seated()) + len(bots) >= room.game.seats[1]:
        let_go(room, bots[-1])


def free_name(room: Room, name: str, but: Member | None) -> str:
    """The name, if nobody else here has it. Raises Refusal ``name-taken``."""
    for other in room.members.values():
        if other is not but and folded(other.name) == folded(name):
            raise Refusal("name-taken", wrong=name, status=409)
    return name


async def _take_back(room: Room, member: Member) -> None:
    """Someone who had left is here again: with their seat if it is alive, else to watch (rules
    14.2)."""
    if not member.gone:
        return
    member.gone = False
    if room.running and not alive(room, member):
        member.role = "watcher"
    room.notice("joined", name=member.name)
    room.touch(member)
    schedule(room)
    await room.commit()


async def come(room: Room, member: Member, socket: Socket, welcome: bytes) -> None:
    """A socket opens: show it everything, and give the seat back to its owner."""
    presence = room.presence(member)
    first = not presence.here
    presence.sockets.add(socket)
    if first:
        for name in ("grace", "away", "host"):
            room.timers.stop((name, member.id))
        watch_over(room)
        room.document.empty_since = 0
        room.show()
        if presence.standin or presence.noticed_away:
            room.notice("back", name=member.name)
        presence.standin = presence.noticed_away = False
    socket.send(welcome)
    presence.last_room = room.room_frame(member)
    socket.send(presence.last_room)
    socket.send(encode(protocol.Chat(room.chat_for(member, list(room.lines)))))
    if room.match is not None and room.match.begun:
        socket.send(room.match.whole(room.viewer(member), room.clock_left()))
    if first:
        if room.document.phase == "paused" and room.seat_of(member) >= 0:
            assert room.runner is not None
            if room.runner.match.document.paused_by == NOBODY_HERE:
                await resume(room, member)
        # Somebody's grace period may have ended while there was no one to stand in for them before.
        for person in room.seated():
            keep_grace(room, person)
        schedule(room)
        weigh_host(room)
        await room.commit()


async def go(room: Room, member: Member, socket: Socket) -> None:
    """A socket has closed. With the last one, the person is away."""
    presence = room.presences.get(member.id)
    if presence is None or socket not in presence.sockets:
        return
    presence.sockets.discard(socket)
    if presence.here or room.members.get(member.id) is not member:
        return
    presence.left_at = room.house.clock.now()
    room.show()

    async def say_so() -> None:
        presence.noticed_away = True
        room.notice("away", name=member.name)
        await room.commit()

    if not member.gone:
        room.timers.set(("away", member.id), AWAY_NOTICE_SECONDS, say_so)
    keep_grace(room, member)
    watch_over(room)
    if member.id == room.document.host:
        wait_for_host(room, member)
    if not any(room.here(other) for other in room.members.values()):
        room.document.empty_since = room.house.clock.date()
        room.touch()
    await room.commit()


# ---------------------------------------------------------------- sitting, standing, leaving


async def sit(room: Room, member: Member) -> None:
    """A watcher takes a seat for the next match. Raises Refusal."""
    if room.running:
        raise Refusal("running", status=409)
    if len(room.seated()) >= room.game.seats[1]:
        raise Refusal("no-seat-free", allowed=room.game.seats[1], status=409)
    if member.role == "watcher":
        take_place_of_bot(room)
        member.role = "player"
        member.shape = room.free_shape()
        room.touch(member)
        room.notice("seated", name=member.name)
        weigh_host(room)
        await room.commit()


async def stand(room: Room, member: Member) -> None:
    """A seated person only watches from now on. Raises Refusal ``running`` while their seat is
    alive."""
    if room.running and alive(room, member):
        raise Refusal("running", status=409)
    if member.role == "player":
        member.role = "watcher"
        member.ready = member.rematch = False
        room.touch(member)
        room.notice("watching", name=member.name)
        await room.commit()


async def rename(room: Room, member: Member, name: str) -> None:
    """Another name, in the waiting room. Raises Refusal."""
    if room.running:
        raise Refusal("running", status=409)
    name = free_name(room, read_name(name, room.house.settings.limits.name), member)
    if name != member.name:
        room.notice("renamed", old=member.name, name=name)
        member.name = name
        room.touch(member)
        await room.commit()


async def mark(room: Room, member: Member, shape: str) -> None:
    """Another colour and shape, in the waiting room. Raises Refusal."""
    if room.running:
        raise Refusal("running", status=409)
    if not member.seated:
        raise Refusal("not-seated")
    others = [m for m in room.members.values() if m is not member and m.role != "watcher"]
    taken = {other.shape for other in others if other.person}
    if shape not in SHAPES or shape in taken:
        free = [one for one in SHAPES if one not in taken]
        raise Refusal("shape-taken", wrong=shape[:20], allowed=free, status=409)
    for bot in others:
        if bot.shape == shape:
            bot.shape = member.shape
            room.touch(bot)
    member.shape = shape
    room.touch(member)
    await room.commit()


async def leave(room: Room, member: Member, rid: str) -> None:
    """Someone goes for good. A match keeps the seat; a bot plays it until they are back."""
    room.notice("left", name=member.name)
    sockets = detach(room, member)
    if room.running and room.seat_of(member) >= 0:
        member.gone = True
        room.touch(member)
    else:
        let_go(room, member)
    weigh_host(room)
    watch_over(room)
    schedule(room)
    await room.commit()
    for socket in sockets:
        socket.send(encode(protocol.Done(rid)))
    good_bye(sockets, "left")


def let_go(room: Room, member: Member) -> None:
    """The member is no longer in the room, and the token opens nothing any more."""
    room.remove(member)


def detach(room: Room, member: Member) -> list[Socket]:
    """Take a member's tabs out of the room. Say `good_bye` to them once that is written."""
    presence = room.presence(member)
    sockets = list(presence.sockets)
    presence.sockets.clear()
    presence.left_at = room.house.clock.now()
    return sockets


def good_bye(sockets: list[Socket], why: str) -> None:
    """Close tabs, and say why."""
    for socket in sockets:
        socket.send(encode(protocol.Bye(why)))
        socket.close()


async def kick(room: Room, member: Member) -> None:
    """The host removes someone: the token opens nothing any more, and a bot has the seat."""
    room.notice("kicked", name=member.name)
    sockets = detach(room, member)
    room.document.kicked.append(member.token)
    seat = room.seat_of(member)
    if room.running and seat >= 0 and room.match is not None:
        shape = member.shape
        let_go(room, member)
        bot = new_bot(room)
        bot.shape = shape
        room.match.document.chairs[seat].member = bot.id
        room.touch(bot)
    else:
        let_go(room, member)
    rows = [] if room.match is None else match_rows(room.match.document)
    watch_over(room)
    schedule(room)
    await room.commit(*rows)
    good_bye(sockets, "kicked")


def new_bot(room: Room) -> Member:
    """A bot comes in, with a name that nobody here has."""
    taken = {folded(m.name) for m in room.members.values()}
    numbers = itertools.chain(("", " II", " III", " IV"), (f" {n}" for n in itertools.count(5)))
    names = (f"{name}{number}" for number in numbers for name in BOT_NAMES)
    bot = Member(
        id=room.next_id(),
        name=next(name for name in names if folded(name) not in taken),
        role="bot",
        joined=room.house.clock.date(),
        shape=room.free_shape(),
        level=room.settings.level,
    )
    room.add(bot)
    return bot
