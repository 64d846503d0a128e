"""The server as one ASGI application, and the function that runs it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from gloaming import bots
from gloaming.games import GAMES
from gloaming.server import api, logs
from gloaming.server.bot_desk import BotDesk
from gloaming.server.clock import Clock
from gloaming.server.house import House
from gloaming.server.limits import Buckets
from gloaming.server.lobby import Lobby
from gloaming.server.metrics import Metrics
from gloaming.server.pages import Pages
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room
from gloaming.server.security import Guard
from gloaming.server.settings import Settings
from gloaming.server.sockets import room_socket
from gloaming.server.storage import Storage
from gloaming.server.tokens import Tokens, find_secret

MINUTE = 60.0


class Addresses:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more; False if that is too many (it is counted all the same until `exit`)."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def exit(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def total(self) -> int:
        """All of them."""
        return self._open.total()


class Server:
    """What the endpoints work with."""

    def __init__(self, settings: Settings) -> None:
        clock = Clock(settings.hurry)
        self.house = House(
            settings=settings,
            storage=Storage(settings.database_url),
            tokens=Tokens(find_secret(settings)),
            clock=clock,
            bots=BotDesk(settings.bot_threads, bots.get_bot),
            levels=tuple(bots.LEVELS),
            games=GAMES,
            metrics=Metrics(),
        )
        self.lobby = Lobby(self.house)
        limits = settings.limits
        real = Clock().now
        self.joins = Buckets(limits.joins_per_minute / MINUTE, limits.joins_per_minute, real)
        guesses = limits.wrong_codes_per_minute
        self._guesses = Buckets(guesses / MINUTE, guesses, real)
        self.addresses = Addresses(limits.sockets_per_address)
        looks = limits.replays_per_minute
        self.looks = Buckets(looks / MINUTE, looks, real)
        """Replays and records asked for, by address."""
        self.replaying = asyncio.Semaphore(limits.replays)
        self.working: set[asyncio.Task[Any]] = set()
        """What must not stop half-way, until it is done."""

    async def open(self) -> None:
        """Get ready to answer."""
        await self.house.storage.open()
        self.lobby.open()

    async def close(self) -> None:
        """Say good-bye; whatever is known is written already."""
        await self.lobby.close()
        self.house.bots.close()
        await self.house.storage.close()

    async def find_room(self, code: str | None, address: str, token: str = "") -> Room | None:
        """The room of this code. ``token``: hash of the seat token that came along, or empty.

        Raises Refusal ``too-many-guesses`` for an address that tries codes. It then gets nothing
        for a right code either, or it could go on guessing; only who has a seat in the room does.
        """
        spent = self._guesses.empty(address)
        seek = code if token or not spent else None
        room = await self.lobby.find(seek) if seek is not None else None
        if room is None:
            allowed = self._guesses.take(address) and not spent
        else:
            allowed = not spent or room.by_token(token) is not None
        if not allowed:
            most = self.house.settings.limits.wrong_codes_per_minute
            raise Refusal("too-many-guesses", allowed=most, status=429)
        return room

    def count(self) -> None:
        """Bring the gauges up to date."""
        metrics = self.house.metrics
        rooms = self.lobby.rooms()
        phases = Counter(room.document.phase for room in rooms)
        metrics.rooms.set(len(rooms))
        for phase in ("starting", "playing", "paused"):
            metrics.matches.labels(phase).set(phases[phase])
        metrics.sockets.set(self.addresses.total())
        people = sum(room.here(member) for room in rooms for member in room.members.values())
        metrics.people.set(people)


def create_app(settings: Settings | None = None) -> Starlette:
    """The application. Settings from the environment, if none are given."""
    settings = settings if settings is not None else Settings.from_environment()
    pages = Pages(settings.static)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        server = Server(settings)
        await server.open()
        app.state.server = server
        try:
            yield
        finally:
            await server.close()

    return Starlette(
        routes=routes(pages),
        middleware=[
            Middleware(Guard, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        lifespan=lifespan,
    )


def routes(pages: Pages) -> list[BaseRoute]:
    """All addresses."""

    def get(path: str, handle: Callable[..., object]) -> Route:
        return Route(path, api.answering(handle), methods=["GET"])  # type: ignore[arg-type]

    def post(path: str, handle: Callable[..., object]) -> Route:
        return Route(path, api.answering(handle), methods=["POST"])  # type: ignore[arg-type]

    return [
        get("/api/games", api.games),
        get("/api/games/{game}", api.game),
        get("/api/rooms", api.rooms),
        post("/api/rooms", api.new_room),
        get("/api/rooms/{code}", api.room),
        post("/api/rooms/{code}/join", api.join),
        post("/api/solo", api.solo),
        get("/api/matches/{match}/replay", api.replay),
        get("/api/matches/{match}/record", api.record),
        get("/api/qr", api.qr),
        get("/healthz", api.health),
        get("/metrics", api.metrics),
        get("/api/{path:path}", api.nothing),
        WebSocketRoute("/ws/{code}", room_socket),
        get("/r/{code}/{token}", api.personal_link),
        Route("/", pages.page),
        Route("/r/{code}", pages.page),
        Route("/rules/{game}", pages.page),
        Route("/replay/{match}", pages.page),
        Route("/settings", pages.page),
        Route("/about", pages.page),
        Route("/{path:path}", pages.file),
    ]


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws="websockets-sansio",
        ws_max_size=16 * settings.limits.message,
        # A table's frames are small, and a compressor for each socket would be most of the memory.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )


def spare_collections() -> None:
    """Look for cycles among young objects, and seldom through all there are.

    A full collection walks every match in memory while everyone waits; what matches are made of
    has no cycles and goes when its count says so.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 500)


def serve(settings: Settings, ready: Callable[[], None] | None = None) -> None:
    """Run the server until it is told to stop. ``ready`` is called once it answers."""
    logs.set_up()
    spare_collections()
    server = uvicorn.Server(configuration(settings))
    if ready is not None:
        began = server.startup

        async def startup(*arguments: object, **named: object) -> None:
            await began(*arguments, **named)  # type: ignore[arg-type]
            if server.started:
                ready()

        server.startup = startup  # type: ignore[method-assign]
    server.run()
