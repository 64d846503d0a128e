"""From one match of a room to the next: start, the key that nobody can choose, the end, the
rematch."""

from __future__ import annotations

import logging
import secrets
import uuid

from gloaming import engine
from gloaming.engine import key
from gloaming.server import door, protocol, tables
from gloaming.server.absence import keep_grace, watch_over, weigh_host
from gloaming.server.documents import Chair, MatchDocument, Member, packed
from gloaming.server.hosting import suit
from gloaming.server.match import Match
from gloaming.server.people import let_go, new_bot
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room, encode, match_rows
from gloaming.server.runner import Runner
from gloaming.server.storage import Write

log = logging.getLogger("gloaming.server.matches")

STILL_HERE_SECONDS = 10.0
"""Someone whose connection has been lost for longer than this does not get a seat in a new match.
"""


async def start(
    room: Room, member: Member, players: int, patience: float = STILL_HERE_SECONDS
) -> None:
    """Seat the people and fill up with bots; then ask the browsers for their parts of the key.

    Who has been away for longer than ``patience`` seconds watches.

    Raises Refusal ``may-not-start``, ``running``, ``bad-players`` or ``too-many-people``.
    """
    if room.running:
        raise Refusal("running", status=409)
    if not room.may_start(member):
        raise Refusal("may-not-start")
    low, high = room.game.seats
    if not low <= players <= high:
        raise Refusal("bad-players", wrong=players, allowed=list(range(low, high + 1)))
    people: list[Member] = []
    absent: list[Member] = []
    for person in room.seated():
        here = room.here(person)
        away = room.house.clock.now() - room.presence(person).left_at
        (people if here or away < patience else absent).append(person)
    if len(people) > players:
        raise Refusal("too-many-people", wrong=players, allowed=list(range(len(people), high + 1)))
    for gone in [m for m in room.members.values() if m.gone]:
        room.remove(gone)
    for person in absent:
        person.role = "watcher"
        room.touch(person)
    bots = _bots(room, players - len(people))
    for one in (*people, *bots):
        one.ready = one.rematch = one.yielded = False
        room.presence(one).standin = False
        room.touch(one)
    suit(room.game, room.settings, players)
    chairs = [*people, *bots]
    secrets.SystemRandom().shuffle(chairs)
    server_part = secrets.token_bytes(key.PART_BYTES)
    room.document.matches += 1
    document = MatchDocument(
        id=uuid.uuid4().hex,
        room=room.document.code,
        number=room.document.matches,
        game=room.game.id,
        version=room.game.version,
        options=room.settings.options,
        notebook=room.settings.notebook if room.game.has_notebook else "off",
        chairs=[Chair(member=one.id, name=one.name, shape=one.shape) for one in chairs],
        server_part=server_part.hex(),
        commitment=key.commit(server_part),
        parts=["" for _ in chairs],
        started=room.house.clock.date(),
        names=[one.name for one in chairs],
    )
    room.document.phase = "starting"
    room.document.match = document.id
    room.touch()
    room.match = Match(document, room.game)
    room.notice("started", name=member.name, players=players)
    await room.commit(*match_rows(document))
    log.info("match_started", extra={"match": document.id, "players": players})
    await_keys(room)


def _bots(room: Room, wanted: int) -> list[Member]:
    """So many bots: those there are, the rest new, the surplus leaves."""
    bots = room.bots()
    for surplus in bots[wanted:]:
        room.remove(surplus)
    bots = bots[:wanted]
    while len(bots) < wanted:
        bots.append(new_bot(room))
    return bots


# ---------------------------------------------------------------- the key


def await_keys(room: Room) -> None:
    """Show the commitment to those who sit, and begin when their parts are there, or after a short
    while."""
    for person in room.seated():
        if room.seat_of(person) >= 0:
            room.presence(person).send(committed(room))

    async def late() -> None:
        if room.document.phase == "starting":
            await begin(room)

    room.timers.set("keys", room.house.settings.key_seconds, late)


def committed(room: Room) -> bytes:
    """The message that asks for a part of the key."""
    assert room.match is not None
    document = room.match.document
    return encode(protocol.Committed(match=document.id, commitment=document.commitment))


async def take_key_part(room: Room, member: Member, match_id: str, part: str) -> None:
    """A browser adds its part, once. Raises Refusal ``too-late`` or ``bad-key-part``."""
    seat = room.seat_of(member)
    match = room.match
    if match is None or room.document.phase != "starting" or match.document.id != match_id:
        raise Refusal("too-late", status=409)
    if seat < 0:
        raise Refusal("not-your-seat")
    try:
        data = bytes.fromhex(part)
    except ValueError:
        data = b""
    if len(data) != key.PART_BYTES:
        raise Refusal("bad-key-part", allowed={"bytes": key.PART_BYTES})
    if match.document.parts[seat]:
        raise Refusal("too-late", status=409)
    match.document.parts[seat] = data.hex()
    await room.commit(*match_rows(match.document))
    here = [room.seat_of(person) for person in room.seated() if room.here(person)]
    if all(match.document.parts[s] for s in here if s >= 0):
        await begin(room)


async def begin(room: Room) -> None:
    """The first question is asked."""
    match = room.match
    assert match is not None
    room.timers.stop("keys")
    match.document.phase = "playing"
    room.document.phase = "playing"
    room.touch()
    match.begin()
    run(room, match)
    await room.commit(*match_rows(match.document))


def run(room: Room, match: Match) -> None:
    """Put a runner to a match that has begun, and wait for those who are away."""
    room.runner = Runner(room, match, finish)
    for person in room.seated():
        keep_grace(room, person)
    watch_over(room)
    room.runner.schedule()


# ---------------------------------------------------------------- the end


async def finish(room: Room, match: Match, *writes: Write) -> None:
    """The match is over: keep the result, open what was apart, wait for a rematch."""
    document = match.document
    document.phase = "over"
    document.ended = room.house.clock.date()
    outcome = match.game.outcome(match.state)
    public = door.view(match.state, engine.PUBLIC)["public"]
    rating = protocol.Rating(
        match=document.id,
        game=document.game,
        number=document.number,
        winners=list(outcome.winners),
        names=[chair.name for chair in document.chairs],
        characters=[str(player.get("character") or "") for player in public["players"]],
        ended_at=document.ended,
        points=[score["total"] for score in public["over"].get("scores", [])],
    )
    room.results.append(rating)
    room.document.phase = "over"
    room.runner = None
    room.timers.stop("empty")
    for member in list(room.members.values()):
        member.ready = member.rematch = member.yielded = False
        room.touch(member)
        room.presence(member).standin = False
        if member.gone:
            let_go(room, member)
    winners = [document.chairs[seat].name for seat in outcome.winners]
    room.notice("over", names=winners)
    row = {"match": document.id, "room": document.room, "number": document.number}
    result = (tables.results.insert(), {**row, "data": packed(rating)})
    weigh_host(room)
    await room.commit(*writes, *match_rows(document), result)
    room.house.metrics.finished.labels(document.game).inc()
    log.info("match_over", extra={"match": document.id, "actions": len(match.actions)})
    apart = [line for line in room.lines if line.apart and line.match == document.number]
    if apart:
        for person in room.seated():
            if room.here(person):
                room.tell_lines(person, apart)


async def want_rematch(room: Room, member: Member, on: bool) -> None:
    """Someone wants to play again; it starts when everyone seated who is still here does. Raises
    Refusal."""
    if room.document.phase != "over":
        raise Refusal("not-over", status=409)
    if not member.seated:
        raise Refusal("not-seated")
    member.rematch = on
    room.touch(member)
    still_here = [person for person in room.seated() if room.here(person)]
    if still_here and all(person.rematch for person in still_here):
        starter = next((p for p in still_here if room.may_start(p)), None)
        if starter is not None:
            players = max(room.settings.players, len(still_here))
            await start(room, starter, players, patience=0)
            return
    await room.commit()


async def back_to_room(room: Room, member: Member) -> None:
    """Show the waiting room again. Raises Refusal."""
    if room.document.phase != "over":
        raise Refusal("not-over", status=409)
    if not room.may_start(member):
        raise Refusal("may-not-start")
    room.document.phase = "waiting"
    room.document.match = ""
    room.match = None
    room.touch()
    await room.commit()


async def close_match(room: Room) -> None:
    """A match that nobody has come back to ends without a result."""
    match = room.match
    assert match is not None
    if room.runner is not None:
        room.runner.stop()
    room.runner = None
    match.document.phase = "closed"
    match.document.ended = room.house.clock.date()
    rows = match_rows(match.document)
    room.document.phase = "waiting"
    room.document.match = ""
    room.match = None
    for member in list(room.members.values()):
        if member.gone:
            let_go(room, member)
    room.notice("match-closed")
    room.touch()
    await room.commit(*rows)
