"""What the host (and, where the host has not reserved it, anyone seated) decides about the room."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming import engine
from gloaming.server import absence, people, protocol
from gloaming.server.documents import Member
from gloaming.server.hub import Socket
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room

CLOCKS = (0, 30, 60, 120, 300)
LEAST_GRACE = 5
MOST_GRACE = 3600

HOSTS_OWN = frozenset({"listed", "watchers", "watcher_chat", "host_starts", "notebook"})
"""Settings that only the host may change."""


async def change(room: Room, member: Member, wanted: dict[str, Any]) -> None:
    """Change some settings. Raises Refusal ``bad-setting``, ``bad-table``, ``host-only`` or
    ``not-seated``."""
    settings = checked(room, wanted)
    if member.id != room.document.host:
        if not member.seated:
            raise Refusal("not-seated")
        if room.settings.host_starts or HOSTS_OWN & wanted.keys():
            raise Refusal("host-only")
    before = room.document.settings
    room.document.settings = settings
    room.touch()
    if before.level != settings.level and not room.running:
        for bot in room.bots():
            bot.level = settings.level
            room.touch(bot)
    sent_away: list[Socket] = []
    if before.watchers and not settings.watchers:
        for watcher in [m for m in room.members.values() if m.role == "watcher"]:
            if watcher.id != room.document.host:
                room.notice("no-watchers", name=watcher.name)
                sent_away += people.detach(room, watcher)
                people.let_go(room, watcher)
    if room.runner is not None:
        # A clock that is running has the length it had when it was set.
        room.runner.schedule()
        for person in room.seated():
            absence.keep_grace(room, person)
    await room.commit()
    people.good_bye(sent_away, "no-watchers")


def checked(room: Room, wanted: dict[str, Any]) -> protocol.RoomSettings:
    """The settings with what is wanted put in. Raises Refusal ``bad-setting`` or ``bad-table``."""
    return check_settings(room.game, room.house.levels, room.document.settings, wanted)


def check_settings(
    game: engine.Game,
    levels: tuple[str, ...],
    before: protocol.RoomSettings,
    wanted: dict[str, Any],
) -> protocol.RoomSettings:
    """Settings of a room for this game. Raises Refusal ``bad-setting`` or ``bad-table``."""
    known = set(protocol.RoomSettings.__struct_fields__)
    unknown = sorted(wanted.keys() - known)
    if unknown:
        raise Refusal("bad-setting", wrong=unknown[0][:40], allowed=sorted(known))
    merged = {**msgspec.structs.asdict(before), **wanted}
    if isinstance(wanted.get("options"), dict):
        merged["options"] = {**before.options, **wanted["options"]}
    try:
        settings = msgspec.convert(merged, protocol.RoomSettings)
    except msgspec.ValidationError as error:
        raise Refusal("bad-setting", wrong=str(error)) from None
    low, high = game.seats
    allowed: dict[str, list[Any]] = {
        "players": list(range(low, high + 1)),
        "clock": list(CLOCKS),
        "level": list(levels),
    }
    for name, values in allowed.items():
        if getattr(settings, name) not in values:
            raise Refusal("bad-setting", wrong={name: getattr(settings, name)}, allowed=values)
    if settings.grace and not LEAST_GRACE <= settings.grace <= MOST_GRACE:
        range_ = {"least": LEAST_GRACE, "most": MOST_GRACE, "never": 0}
        raise Refusal("bad-setting", wrong={"grace": settings.grace}, allowed=range_)
    if "players" in wanted:
        suit(game, settings, settings.players)
        settings.options |= wanted.get("options") or {}
    try:
        settings.options = game.check_options(settings.options, settings.players)
    except engine.BadTable as error:
        raise Refusal("bad-table", wrong=error.wrong, allowed=error.allowed) from None
    except engine.EngineError as error:
        raise Refusal("bad-setting", wrong=error.wrong, allowed=error.allowed) from None
    return settings


def suit(game: engine.Game, settings: protocol.RoomSettings, players: int) -> None:
    """Set this number of players, and what of the options has to follow from it."""
    settings.players = players
    settings.options = dict(game.suit(settings.options, players))


async def host(room: Room, member: Member, request: protocol.Host) -> None:
    """One of the things that only the host may do. Raises Refusal."""
    room.need_host(member)
    match request.do:
        case "kick":
            other = room.member(request.member)
            if other is member or not other.person:
                raise Refusal("no-such-member", wrong=request.member)
            await people.kick(room, other)
        case "hand_over":
            other = room.member(request.member)
            if not other.person or other.gone:
                raise Refusal("no-such-member", wrong=request.member)
            if other is not member:
                absence.make_host(room, other)
                await room.commit()
        case "pause":
            if room.document.phase != "playing" or room.runner is None:
                raise Refusal("not-playing", status=409)
            await room.runner.pause(member.name)
        case "resume":
            if room.document.phase != "paused" or room.runner is None:
                raise Refusal("not-paused", status=409)
            await absence.resume(room, member)
        case "seat_bot":
            await _seat_bot(room, request.level)
        case "unseat_bot":
            _need_no_match(room)
            bot = _bot(room, request.member)
            people.let_go(room, bot)
            await room.commit()
        case "level":
            await _level(room, request)
        case "to_bot" | "to_person":
            await _yield_seat(room, request)


def _need_no_match(room: Room) -> None:
    if room.running:
        raise Refusal("running", status=409)


def _bot(room: Room, member_id: str) -> Member:
    bot = room.member(member_id)
    if bot.role != "bot":
        raise Refusal("no-such-member", wrong=member_id)
    return bot


def _check_level(room: Room, level: str) -> str:
    if level not in room.house.levels:
        raise Refusal("bad-level", wrong=level[:40], allowed=list(room.house.levels))
    return level


async def _seat_bot(room: Room, level: str) -> None:
    _need_no_match(room)
    most = room.game.seats[1]
    taken = len(room.seated()) + len(room.bots())
    if taken >= most:
        raise Refusal("no-seat-free", allowed=most, status=409)
    level = _check_level(room, level or room.settings.level)
    people.new_bot(room).level = level
    suit(room.game, room.settings, max(room.settings.players, taken + 1))
    room.touch()
    await room.commit()


async def _level(room: Room, request: protocol.Host) -> None:
    bot = _bot(room, request.member)
    bot.level = _check_level(room, request.level)
    room.touch(bot)
    await room.commit()


async def _yield_seat(room: Room, request: protocol.Host) -> None:
    person = room.member(request.member)
    if not room.running or not person.person or room.seat_of(person) < 0:
        raise Refusal("no-such-member", wrong=request.member)
    bot_plays = request.do == "to_bot"
    if person.yielded != bot_plays:
        person.yielded = bot_plays
        room.touch(person)
        room.notice("to_bot" if bot_plays else "to_person", name=person.name)
        if room.runner is not None:
            room.runner.schedule()
        await room.commit()
