"""HTTP: games, rooms, seats, records. What happens inside a room goes over its WebSocket."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
import segno
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gloaming.server import lobby, matches, people, replays
from gloaming.server.documents import Member
from gloaming.server.match import Match
from gloaming.server.metrics import CONTENT_TYPE
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room
from gloaming.server.tokens import COOKIE_AGE, cookie_name
from gloaming.server.words import read_code, read_name

if TYPE_CHECKING:
    from gloaming.server.app import Server

SEAT = cookie_name("")
"""How the names of the cookies that hold seat tokens begin."""
MOST_SEATS = 50
"""How many seats of one browser are looked for at once."""

_encode = msgspec.json.Encoder().encode


class NewRoom(Struct):
    """Body of ``POST /api/rooms``."""

    game: str
    settings: dict[str, Any] = {}


class Join(Struct):
    """Body of ``POST /api/rooms/<code>/join``."""

    name: str
    watch: bool = False


class Solo(Struct):
    """Body of ``POST /api/solo``."""

    game: str
    players: int
    name: str = "Guest"
    settings: dict[str, Any] = {}


def answering(
    handle: Callable[[Server, Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint whose refusals become answers."""

    async def endpoint(request: Request) -> Response:
        try:
            return await handle(request.app.state.server, request)
        except Refusal as refusal:
            return as_json({"problem": refusal.problem}, refusal.status)

    return endpoint


def as_json(data: Any, status: int = 200) -> Response:
    """An answer."""
    body = data if isinstance(data, bytes) else _encode(data)
    return Response(body, status, media_type="application/json")


async def body(server: Server, request: Request, kind: type[Any]) -> Any:
    """The body of a request. Raises Refusal ``too-big`` or ``bad-message``."""
    most = server.house.settings.limits.body
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-big", allowed=most, status=413)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", wrong=str(error)[:200]) from None


def address(request: Request) -> str:
    """Where a request comes from (behind a proxy that is believed: what the proxy says)."""
    return request.client.host if request.client else ""


async def the_room(server: Server, request: Request) -> Room:
    """The room of the address. Raises Refusal ``no-room`` or ``too-many-guesses``."""
    code = read_code(request.path_params["code"])
    token = server.house.tokens.hashed(request.cookies.get(cookie_name(code))) if code else ""
    room = await server.find_room(code, address(request), token)
    if room is None:
        raise Refusal("no-room", wrong=request.path_params["code"][:20], status=404)
    return room


def the_token(server: Server, request: Request, room: Room) -> str:
    """Hash of the seat token that the request brings for this room, or an empty string."""
    return server.house.tokens.hashed(request.cookies.get(cookie_name(room.document.code)))


def the_seats(server: Server, request: Request) -> dict[str, str]:
    """Hashes of the seat tokens that the request brings, by the code of their rooms; of very many
    those of the newest cookies, which browsers send last."""
    named = [(read_code(n[len(SEAT) :]), n) for n in request.cookies if n.startswith(SEAT)]
    hashes = {code: server.house.tokens.hashed(request.cookies[n]) for code, n in named if code}
    return dict([(code, token) for code, token in hashes.items() if token][-MOST_SEATS:])


# ---------------------------------------------------------------- games


async def games(server: Server, _: Request) -> Response:
    """``GET /api/games``: the games, each ``{id, version, seats, usual_seats, minutes,
    options}``; an option is ``{id, values, default, table}``."""
    return as_json([game.headline() for game in server.house.games.values()])


async def game(server: Server, request: Request) -> Response:
    """``GET /api/games/<game>``: the same, its catalogue (what it is made of, by id; ``tables``:
    the usual table of each option that may be a table), and the ``levels`` of computer players."""
    found = server.house.games.get(request.path_params["game"])
    if found is None:
        allowed = sorted(server.house.games)
        raise Refusal("no-such-game", request.path_params["game"][:40], allowed, 404)
    levels = {"levels": list(server.house.levels)}
    return as_json({**found.headline(), **found.catalogue(), **levels})


# ---------------------------------------------------------------- rooms


async def rooms(server: Server, request: Request) -> Response:
    """``GET /api/rooms?game=``: listed rooms with somebody in them, each ``{code, game, phase,
    people, watchers, seats, watchers_allowed, host, created, yours}``. Before them, told to nobody
    else: the rooms in which a cookie has a seat (``yours``), also private and empty ones."""
    game = request.query_params.get("game")
    yours = await server.lobby.seats(the_seats(server, request))
    known = {room.document.code for room in yours}
    listed = [
        room
        for room in server.lobby.rooms()
        if room.settings.listed
        and room.document.code not in known
        and any(room.here(member) for member in room.members.values())
    ]
    answer: list[dict[str, Any]] = []
    for some in (yours, listed):
        fitting = [room for room in some if game in (None, room.document.game)]
        fitting.sort(key=lambda room: room.document.created, reverse=True)
        answer += [{**short(room), "yours": some is yours} for room in fitting[:100]]
    return as_json(answer)


def short(room: Room) -> dict[str, Any]:
    """What is shown of a room to whoever isn't in it."""
    host = room.members.get(room.document.host)
    people_here = [m for m in room.members.values() if m.person and not m.gone]
    return {
        "code": room.document.code,
        "game": room.document.game,
        "phase": room.document.phase,
        "people": len([m for m in people_here if m.role == "player"]),
        "watchers": len([m for m in people_here if m.role == "watcher"]),
        "seats": room.settings.players,
        "watchers_allowed": room.settings.watchers,
        "host": host.name if host else "",
        "created": room.document.created,
    }


async def new_room(server: Server, request: Request) -> Response:
    """``POST /api/rooms``: ``{game, settings}`` makes a room and answers ``{code}``."""
    wanted = await body(server, request, NewRoom)
    room = await server.lobby.create(wanted.game, wanted.settings, address(request))
    return as_json({"code": room.document.code}, 201)


async def room(server: Server, request: Request) -> Response:
    """``GET /api/rooms/<code>``: the same of one room, also of a private one, with ``seated``,
    and ``you`` (member id, or null) and ``name`` if the cookie says who you are."""
    found = await the_room(server, request)
    member = found.by_token(the_token(server, request, found))
    you = member.id if member is not None and not member.gone else None
    known = {"name": member.name} if member is not None else {}
    return as_json({**short(found), "seated": len(found.seated()), "you": you, **known})


async def join(server: Server, request: Request) -> Response:
    """``POST /api/rooms/<code>/join``: ``{name, watch}`` answers ``{you, code}`` and sets the
    cookie. Who brings the cookie is who they were, whatever the name; else they are new."""
    found = await the_room(server, request)
    if not server.joins.take(address(request)):
        raise Refusal("too-fast", allowed=server.house.settings.limits.joins_per_minute, status=429)
    wanted = await body(server, request, Join)
    token = request.cookies.get(cookie_name(found.document.code), "")
    member, token = await take_seat(server, found, wanted, token)
    response = as_json({"you": member.id, "code": found.document.code})
    return with_token(server, request, response, found, token)


async def take_seat(server: Server, room: Room, wanted: Join, token: str) -> tuple[Member, str]:
    """The member whom the token belongs to, or a new one with a new token. Raises Refusal."""
    hashed = server.house.tokens.hashed(token)
    async with room.lock:
        if room.failed:  # let go between being found and being entered
            raise Refusal("fault", status=503)
        if room.by_token(hashed) is None and hashed not in room.document.kicked:
            token = server.house.tokens.new()
            hashed = server.house.tokens.hashed(token)
        member = await people.join(room, wanted.name, hashed, wanted.watch)
    return member, token


def with_token(
    server: Server, request: Request, response: Response, room: Room, token: str
) -> Response:
    """The answer, with the seat token for the browser to keep."""
    secure = request.url.scheme == "https" or server.house.settings.public_url.startswith("https:")
    response.set_cookie(
        cookie_name(room.document.code),
        token,
        max_age=COOKIE_AGE,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    return response


async def personal_link(server: Server, request: Request) -> Response:
    """``GET /r/<code>/<token>``: sets the cookie on this device and leads to the room. A browser
    that has a seat of its own there keeps it."""
    found = await the_room(server, request)
    token = request.path_params["token"]
    response: Response = RedirectResponse(f"/r/{found.document.code}", 303)
    owner = found.by_token(server.house.tokens.hashed(token))
    here = found.by_token(the_token(server, request, found))
    # Nobody loses the seat of this browser by following a link that somebody else made.
    if owner is None or (here is not None and here.seated and here is not owner):
        return response
    return with_token(server, request, response, found, token)


async def solo(server: Server, request: Request) -> Response:
    """``POST /api/solo``: ``{game, players, name, settings}`` makes a room and a seat in it, and
    starts a match against computer players; answers ``{code, you}`` and sets the cookie."""
    wanted = await body(server, request, Solo)
    read_name(wanted.name, server.house.settings.limits.name)  # before there is a room
    settings = {"listed": False, **wanted.settings, "players": wanted.players}
    room = await server.lobby.create(wanted.game, settings, address(request))
    member, token = await take_seat(server, room, Join(wanted.name), "")
    async with room.lock:
        await matches.start(room, member, wanted.players)
    response = as_json({"code": room.document.code, "you": member.id}, 201)
    return with_token(server, request, response, room, token)


# ---------------------------------------------------------------- records


async def the_match(server: Server, request: Request) -> Match:
    """The match of the address. Raises Refusal ``no-such-match`` or ``too-fast``."""
    match_id = request.path_params["match"]
    # A match is played again for it, while every table waits.
    if not server.looks.take(address(request)):
        raise Refusal(
            "too-fast", allowed=server.house.settings.limits.replays_per_minute, status=429
        )
    loaded = await lobby.load_match(server.house, match_id) if len(match_id) <= 40 else None
    if loaded is None or not loaded[0].begun:
        raise Refusal("no-such-match", wrong=match_id[:40], status=404)
    return loaded[0]


async def replay(server: Server, request: Request) -> Response:
    """``GET /api/matches/<id>/replay?as=``: the match as somebody saw it, frame by frame."""
    match = await the_match(server, request)
    text = request.query_params.get("as", "public")
    viewer = replays.read_viewer(text, match.seats)
    if match.document.phase != "over":
        room = await server.lobby.find(match.document.room)
        if text != "public" or room is None or not room.settings.watchers:
            raise Refusal("not-over", wrong=text, allowed=["public"], status=403)
    back = await way_back(server, request, match.document.room)
    async with server.replaying:
        return as_json(await asyncio.to_thread(replays.replay, match, viewer, back))


async def way_back(server: Server, request: Request, code: str) -> str | None:
    """The code of a match's room, for those who are known there: to whoever was only sent the link
    to a replay it stays shut."""
    token = server.house.tokens.hashed(request.cookies.get(cookie_name(code)))
    room = await server.lobby.find(code) if token else None
    return code if room is not None and room.by_token(token) is not None else None


async def record(server: Server, request: Request) -> Response:
    """``GET /api/matches/<id>/record``: the record of a match that is over, for checking it."""
    match = await the_match(server, request)
    if match.document.phase != "over":
        raise Refusal("not-over", status=403)
    async with server.replaying:
        response = as_json(await asyncio.to_thread(replays.record, match))
    name = f"{match.document.game}-{match.document.id[:8]}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


# ---------------------------------------------------------------- the rest


async def qr(server: Server, request: Request) -> Response:
    """``GET /api/qr?path=``: the QR code of a link into this server, as SVG."""
    path = request.query_params.get("path", "/")
    if not path.startswith("/") or path.startswith("//") or len(path) > 200:
        raise Refusal("bad-path", wrong=path[:40])
    base = server.house.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
    out = io.BytesIO()
    try:
        code = segno.make(base.rstrip("/") + path, error="m", micro=False)
    except segno.DataOverflowError:  # the name that the server was called by is that long
        raise Refusal("bad-path", wrong=path[:40]) from None
    code.save(out, kind="svg", border=2, xmldecl=False, omitsize=True, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml")


async def health(server: Server, _: Request) -> Response:
    """``GET /healthz``: 200 while the database answers."""
    await server.house.storage.ping()
    return as_json({"ok": True})


async def metrics(server: Server, request: Request) -> Response:
    """``GET /metrics``: figures for Prometheus, for this computer and who else is let in."""
    settings = server.house.settings
    if not settings.metrics or address(request) not in settings.metrics_readers:
        raise Refusal("not-found", status=404)
    server.count()
    return Response(server.house.metrics.text(), headers={"Content-Type": CONTENT_TYPE})


async def nothing(_: Server, request: Request) -> Response:
    """Any other address under ``/api/``."""
    raise Refusal("not-found", wrong=request.path_params["path"][:40], status=404)
