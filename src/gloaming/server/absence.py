"""Being away: a bot stands in, an empty table pauses, the host's role passes on."""

from __future__ import annotations

from gloaming.server.documents import NOBODY_HERE, Member
from gloaming.server.room import Room

EMPTY_GRACE_SECONDS = 30.0
"""How long a match goes on with nobody there, where the room has no grace period of its own."""


def alive(room: Room, member: Member) -> bool:
    """Whether the member's seat in the match that is on is still in the game."""
    seat = room.seat_of(member)
    if seat < 0:
        return False
    if room.match is None or not room.match.begun:
        return True
    return room.match.alive(seat)


def keep_grace(room: Room, member: Member) -> None:
    """If a person is away from a living seat, let a bot stand in once the grace period is over."""
    grace = room.settings.grace
    presence = room.presence(member)
    name = ("grace", member.id)
    if not grace or presence.here or presence.standin or not member.seated:
        return
    if not room.running or room.match is None or not alive(room, member):
        return

    async def stand_in() -> None:
        # With nobody there the match is about to pause; there is no one to play for.
        if room.document.phase == "playing" and room.people_at_table() and alive(room, member):
            presence.standin = True
            room.notice("standin", name=member.name)
            room.show()
            schedule(room)
            await room.commit()

    away = room.house.clock.now() - presence.left_at
    room.timers.set(name, max(0.0, grace - away), stand_in)


def watch_over(room: Room) -> None:
    """Pause a match whose people have all gone, after a while."""
    if not room.running or room.people_at_table():
        room.timers.stop("empty")
        return
    if room.timers.left("empty") is not None:
        return

    async def pause() -> None:
        if room.document.phase == "playing" and room.runner and not room.people_at_table():
            await room.runner.pause(NOBODY_HERE)

    room.timers.set("empty", room.settings.grace or EMPTY_GRACE_SECONDS, pause)


async def resume(room: Room, member: Member) -> None:
    """A match that was paused goes on; whoever has been away for too long is stood in for."""
    assert room.runner is not None
    await room.runner.resume(member.name)
    for person in room.seated():
        keep_grace(room, person)


def schedule(room: Room) -> None:
    """Let the match that is on take notice of who is here now."""
    if room.runner is not None:
        room.runner.schedule()


# ---------------------------------------------------------------- the host


def weigh_host(room: Room) -> None:
    """Pass the role on if the host is no longer in the room or has long been away.

    During a match it goes to somebody at the table only: whoever walks in to watch must not be
    able to resume it or to send people away.
    """
    host = room.members.get(room.document.host)
    if host is not None and host.person and not host.gone:
        presence = room.presence(host)
        away = room.house.clock.now() - presence.left_at
        if presence.here or away < room.house.settings.host_away_seconds:
            return
    here = [m for m in room.members.values() if m.person and not m.gone and room.here(m)]
    heirs = [m for m in here if m.role == "player"]
    if not heirs and not room.running:
        heirs = here
    if heirs and heirs[0] is not host:
        make_host(room, heirs[0])


def make_host(room: Room, member: Member) -> None:
    """This member is the host from now on."""
    room.document.host = member.id
    room.touch()
    room.notice("host", name=member.name)


def wait_for_host(room: Room, host: Member) -> None:
    """The host has gone away: pass the role on, unless they are back in time."""

    async def pass_on() -> None:
        if room.document.host == host.id:
            weigh_host(room)
            await room.commit()

    seconds = room.house.settings.host_away_seconds
    room.timers.set(("host", host.id), seconds + 0.01, pass_on)
