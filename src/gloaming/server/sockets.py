"""The WebSocket of a room."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

import gloaming
from gloaming.server import matches, people, protocol, requests
from gloaming.server.documents import Member
from gloaming.server.hub import GOING_AWAY, POLICY, Socket
from gloaming.server.limits import Bucket
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room, encode
from gloaming.server.security import origin_allowed
from gloaming.server.tokens import cookie_name
from gloaming.server.words import read_code

if TYPE_CHECKING:
    from gloaming.server.app import Server

log = logging.getLogger("gloaming.server.sockets")

T = TypeVar("T")

STRIKES = 200
"""After so many requests that came too fast the socket is closed."""


async def room_socket(socket: WebSocket) -> None:
    """``/ws/<code>``: everything that happens in a room, for the owner of a seat token."""
    server: Server = socket.app.state.server
    if not origin_allowed(socket.headers, server.house.settings):
        await socket.close(POLICY)
        return
    address = socket.client.host if socket.client else ""
    if not server.addresses.enter(address):
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await _serve(server, socket, address)
    finally:
        server.addresses.exit(address)


async def _serve(server: Server, socket: WebSocket, address: str) -> None:
    code = read_code(socket.path_params["code"])
    token = socket.cookies.get(cookie_name(code), "") if code else ""
    hashed = server.house.tokens.hashed(token)
    try:
        room = await server.find_room(code, address, hashed)
    except Refusal as refusal:
        await _bye(socket, refusal.problem.code)
        return
    if room is None:
        await _bye(socket, "no-room")
        return
    member = room.by_token(hashed)
    if member is None or member.gone:
        await _bye(socket, "kicked" if hashed and hashed in room.document.kicked else "no-seat")
        return
    limits = server.house.settings.limits
    if len(room.presence(member).sockets) >= limits.sockets_per_member:
        await _bye(socket, "too-many-tabs")
        return
    bucket = Bucket(limits.messages_per_second, limits.messages_burst)
    ours = Socket(socket, limits.outbox, bucket)
    try:
        if await whole(server, _come(room, member, ours, token)):
            await _listen(server, room, member, socket, ours)
    except asyncio.CancelledError:
        if not ours.cut_off:
            raise
    finally:
        await whole(server, _go(room, member, ours))
        await ours.finish()


async def _bye(socket: WebSocket, why: str) -> None:
    try:
        await socket.send_text(encode(protocol.Bye(why)).decode())
        await socket.close()
    except (WebSocketDisconnect, RuntimeError):
        return


async def _come(room: Room, member: Member, ours: Socket, token: str) -> bool:
    document = room.document
    welcome = protocol.Welcome(
        you=member.id,
        code=document.code,
        game=document.game,
        version=gloaming.__version__,
        personal_link=f"/r/{document.code}/{token}",
        wait_seconds=room.house.settings.timed_seconds,
        longer_seconds=room.house.settings.wait_seconds,
    )
    async with room.lock:
        if room.failed or room.members.get(member.id) is not member:
            ours.close(GOING_AWAY)
            return False
        await people.come(room, member, ours, encode(welcome))
        if document.phase == "starting" and room.seat_of(member) >= 0:
            ours.send(matches.committed(room))
    return True


async def _go(room: Room, member: Member, ours: Socket) -> None:
    async with room.lock:
        if not room.failed:
            await people.go(room, member, ours)


async def whole(server: Server, work: Coroutine[Any, Any, T]) -> T:
    """Await something that must not stop half-way, though its socket may be cut off meanwhile."""
    task = asyncio.create_task(work)
    # The event loop alone does not hold on to a task.
    server.working.add(task)
    task.add_done_callback(server.working.discard)
    return await asyncio.shield(task)


async def _listen(
    server: Server, room: Room, member: Member, socket: WebSocket, ours: Socket
) -> None:
    limits = room.house.settings.limits
    while True:
        message: dict[str, Any] = dict(await socket.receive())
        if message["type"] == "websocket.disconnect":
            return
        data: str | bytes = message.get("text") or message.get("bytes") or b""
        began = time.perf_counter()
        if not ours.bucket.take(began):
            ours.strikes += 1
            if ours.strikes > STRIKES:
                ours.close(POLICY)
                return
            refusal = Refusal("too-fast", allowed=limits.messages_per_second)
            ours.send(_refused("", refusal))
            continue
        if len(data) > limits.message:
            refusal = Refusal("too-big", wrong=len(data), allowed=limits.message)
            ours.send(_refused(requests.rid_of(data), refusal))
            continue
        try:
            request = requests.read(data)
        except Refusal as refusal:
            ours.send(_refused(requests.rid_of(data), refusal))
            continue
        answer = await whole(server, requests.answer(room, member, request))
        ours.send(answer)
        if isinstance(request, protocol.Act):
            room.house.metrics.latency.observe(time.perf_counter() - began)


def _refused(rid: str, refusal: Refusal) -> bytes:
    return encode(protocol.Refused(rid, refusal.problem))
