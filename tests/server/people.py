"""What the server's tests play with: a server in this process, and people with browsers' manners.

Clocks run `hurry` times quicker than the world, so that nobody waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gloaming.server.app import Server, configuration
from gloaming.server.settings import Limits, Settings
from gloaming.server.storage import Storage

PATIENCE = 20
"""Seconds of the world after which a test has waited long enough."""

_ONE_DECK = {"timer_start": dict.fromkeys("234", 5), "reign_reshuffles": 1}
SOON_OVER = {"shadowlord": {"numbers": json.dumps(_ONE_DECK)}}
"""Options with which a game is over soon that takes long otherwise: Shadowlord ends at the latest
when its deck has run out once."""

PLENTY = Limits(
    rooms_per_address=10_000,
    joins_per_minute=100_000,
    messages_per_second=100_000,
    messages_burst=100_000,
    chat_per_second=1000,
    chat_burst=1000,
    wrong_codes_per_minute=100_000,
    replays_per_minute=100_000,
)


class Refused(Exception):
    """A request was refused."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem)
        self.code = problem["code"]
        self.problem = problem


class Place:
    """A running server."""

    def __init__(self, runner: uvicorn.Server, settings: Settings, port: int) -> None:
        self.runner = runner
        self.settings = settings
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.people: list[Person] = []

    @property
    def server(self) -> Server:
        return self.runner.config.loaded_app.app.state.server  # type: ignore[attr-defined]

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.base)

    async def room(self, game: str = "hunters", **settings: Any) -> str:
        async with self.http() as http:
            answer = await http.post("/api/rooms", json={"game": game, "settings": settings})
            assert answer.status_code == 201, answer.text
            return str(answer.json()["code"])

    async def person(self, code: str, name: str, watch: bool = False, **more: Any) -> Person:
        """Someone who has joined and is connected."""
        person = Person(self, code, name, **more)
        self.people.append(person)
        await person.join(watch)
        await person.connect()
        return person

    async def table(self, *names: str, **settings: Any) -> list[Person]:
        """A room with these people in it, all connected."""
        settings.setdefault("players", max(4, len(names)))
        settings.setdefault("speed", "fast")
        settings.setdefault("level", "random")
        code = await self.room(**settings)
        return [await self.person(code, name) for name in names]


_empty: dict[str, bytes] = {}


async def _fresh_database(folder: Path) -> None:
    """An empty database, made by the migrations once and copied after that."""
    path = folder / "gloaming.sqlite"
    if path.exists():
        return
    if not _empty:
        storage = Storage(Settings(data_dir=folder).database_url)
        await storage.open()
        await storage.close()
        _empty["database"] = path.read_bytes()
    path.write_bytes(_empty["database"])


@contextlib.asynccontextmanager
async def serving(folder: Path, hurry: float = 40, **more: Any) -> AsyncIterator[Place]:
    """A server on a free port, with its database in ``folder``."""
    more.setdefault("limits", PLENTY)
    await _fresh_database(folder)
    settings = Settings(data_dir=folder, port=0, hurry=hurry, **more)
    runner = uvicorn.Server(configuration(settings))
    task = asyncio.create_task(runner._serve())
    while not runner.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
    port = runner.servers[0].sockets[0].getsockname()[1]
    place = Place(runner, settings, port)
    try:
        yield place
    finally:
        for person in place.people:
            await person.disconnect()
        runner.should_exit = True
        await task


class Person:
    """Someone at a browser: joins, connects, hears everything, answers when asked to."""

    def __init__(self, place: Place, code: str, name: str, plays: bool = False, seed: int = 0):
        self.place = place
        self.code = code
        self.name = name
        self.plays = plays
        """Answers every question at random."""
        self.rng = random.Random(f"{name}{seed}")
        self.cookie = ""
        self.you = ""
        self.frames: list[str] = []
        self.room: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.bye = ""
        self.gives_key = True
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Condition()
        self._rid = 0
        self._answered = 0

    # -- coming and going

    async def join(self, watch: bool = False) -> None:
        async with self.place.http() as http:
            headers = {"cookie": self.cookie} if self.cookie else {}
            answer = await http.post(
                f"/api/rooms/{self.code}/join",
                json={"name": self.name, "watch": watch},
                headers=headers,
            )
            if answer.status_code != 200:
                raise Refused(answer.json()["problem"])
            self.you = answer.json()["you"]
            self.cookie = answer.headers["set-cookie"].split(";")[0]

    async def connect(self) -> None:
        self._socket = await connect(
            f"ws://127.0.0.1:{self.place.port}/ws/{self.code}",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
        )
        self.log, self.update, self.bye = [], {}, ""
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(self._whole)

    def _whole(self) -> bool:
        """Whether the first frames of a connection have all come."""
        begun = self.room.get("phase") in ("playing", "paused", "over")
        return bool(self.bye or (self.room.get("fresh") and (self.update or not begun)))

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
        self._socket = None
        self.room.pop("fresh", None)

    async def reload(self) -> None:
        await self.disconnect()
        await self.connect()

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                await self._hear(json.loads(frame))
        async with self._changed:
            self._changed.notify_all()

    async def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "room":
                self.room = {**message, "fresh": True}
            case "update":
                self.update = message
                whole = message["log_length"] == len(message["events"])
                self.log = message["events"] if whole else self.log + message["events"]
            case "chat":
                self.lines += message["lines"]
            case "committed" if self.gives_key:
                part = secrets.token_hex(32)
                await self.send("key_part", match=message["match"], part=part)
            case "done" | "refused":
                waiting = self._answers.pop(message["rid"], None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case "bye":
                self.bye = message["why"]
                self.room.setdefault("fresh", True)
        async with self._changed:
            self._changed.notify_all()
        if self.plays and message["type"] == "update":
            await self._play()

    async def _play(self) -> None:
        question = self.update.get("question")
        if question and question["id"] != self._answered:
            self._answered = question["id"]
            option = self.rng.choice(question["options"])["id"]
            await self.send("act", option=option, question=question["id"])

    # -- talking

    async def send(self, kind: str, rid: str = "", **fields: Any) -> str:
        self._rid += 1
        rid = rid or f"r{self._rid}"
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(json.dumps({"type": kind, "rid": rid, **fields}))
        return rid

    async def ask(self, kind: str, rid: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer. Raises Refused."""
        self._rid += 1
        rid = rid or f"r{self._rid}"
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[rid] = answer
        await self.send(kind, rid, **fields)
        message = await asyncio.wait_for(answer, PATIENCE)
        if message["type"] == "refused":
            raise Refused(message["problem"])
        return message

    async def choose(self, option: str | None = None) -> str:
        """Answer the question in front of me (with its first option)."""
        question = self.update["question"]
        option = option or question["options"][0]["id"]
        await self.ask("act", option=option, question=question["id"])
        return option

    async def until(self, true: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Wait for something to become true of what I have heard."""
        async with asyncio.timeout(patience):
            while not true():
                # It may be about what others have heard too: look again before long.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.02), self._changed:
                        await self._changed.wait()

    async def until_over(self) -> None:
        await self.until(lambda: self.room.get("phase") == "over", 60)

    # -- looking

    @property
    def question(self) -> dict[str, Any] | None:
        return self.update.get("question")

    @property
    def me(self) -> dict[str, Any]:
        return self.member(self.name)

    def member(self, name: str) -> dict[str, Any]:
        return next((m for m in self.room["members"] if m["name"] == name), {})

    @property
    def seat(self) -> int:
        return int(self.me.get("seat", -1))

    def notices(self) -> list[str]:
        return [line["kind"] for line in self.lines if "kind" in line]

    def said(self) -> list[str]:
        return [line["text"] for line in self.lines if line.get("text")]
