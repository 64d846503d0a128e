"""The server: how quickly an action reaches everyone, how many it can carry, memory, start.

    .venv/bin/python bench/server.py [--only NAME] [--seconds 15] [--json]

Beside each figure stand the calibration loop and how late (p99) an idle process wakes up on the
server's core: where that is not near zero, others use the machine, and latencies are theirs.

Runs a server in a process of its own, on one core (where the system lets us choose), with SQLite
on disk, and people of this process at its tables, on another. Loopback only. Aims: from an action
to the last of six sockets p99 under 50 ms with 100 rooms at one action a second; under 250 MB with
200 games in progress.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from calibration import calibrate
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LIMITS = {
    "rooms_per_address": 100_000,
    "joins_per_minute": 1_000_000,
    "sockets_per_address": 100_000,
    "messages_per_second": 100_000,
    "messages_burst": 100_000,
}


PROBE = """
import sys, threading, time
late = []
threading.Thread(target=lambda: (sys.stdin.read(), stop.append(1)), daemon=True).start()
stop = []
while not stop:
    began = time.perf_counter()
    time.sleep(0.005)
    late.append(time.perf_counter() - began - 0.005)
late.sort()
print(round(late[int(len(late) * 0.99)] * 1000, 1))
"""
"""What others take of the server's core: how much too late a process there wakes up."""


class Option(Struct):
    """Of an option, what a client needs that plays at random."""

    id: str


class Question(Struct):
    """Of a question likewise."""

    id: int
    options: list[Option]
    timed: bool = False


class Frame(Struct):
    """Of a frame likewise: the rest of it is not decoded."""

    type: str
    question: Question | None = None
    phase: str = ""
    match: Any = None
    rid: str = ""


class Server:
    """A server process with fresh data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = int(listener.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, page: str = "/healthz") -> float:
        """Start it; seconds until it answers."""
        program = "from gloaming.server.app import serve; from gloaming.server.settings import "
        program += "Settings; serve(Settings.from_environment())"
        environment = {
            **os.environ,
            "GLOAMING_PORT": str(self.port),
            "GLOAMING_DATA_DIR": str(self.folder),
            "GLOAMING_LIMITS": json.dumps(LIMITS),
            # Random players attack all the time; pauses would measure nothing but themselves.
            "GLOAMING_TIMED_SECONDS": "0.05",
        }
        began = time.perf_counter()
        log = (self.folder / "log.txt").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", program], env=environment, stderr=log
        )
        with contextlib.suppress(AttributeError, OSError):
            os.sched_setaffinity(self.process.pid, {0})
        while time.perf_counter() - began < 30:
            try:
                with urllib.request.urlopen(self.base + page, timeout=5):
                    return time.perf_counter() - began
            except urllib.error.HTTPError:
                return time.perf_counter() - began
            except (urllib.error.URLError, OSError):
                time.sleep(0.005)
        raise SystemExit(f"the server did not start: {(self.folder / 'log.txt').read_text()}")

    def stop(self) -> None:
        """Stop it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()

    def cpu(self) -> float:
        """Processor seconds that it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that it holds."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def post(self, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """A JSON request: answer and cookie."""
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), (answer.headers["Set-Cookie"] or "").split(";")[0]


class Person:
    """One socket."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.question: Question | None = None
        self.updated = 0.0
        """When the last update came."""
        self.rids = 0
        self.pongs: dict[str, asyncio.Future[None]] = {}
        self._name = name
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def come(self, server: Server) -> None:
        """Join and connect."""
        join = {"name": self._name}
        path = f"/api/rooms/{self.table.code}/join"
        _, cookie = await asyncio.to_thread(server.post, path, join)
        self._socket = await connect(
            f"ws://127.0.0.1:{server.port}/ws/{self.table.code}",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
        )
        self._reader = asyncio.create_task(self._read())

    async def go(self) -> None:
        """Disconnect."""
        assert self._socket is not None
        assert self._reader is not None
        await self._socket.close()
        await self._reader

    async def send(self, kind: str, **fields: Any) -> str:
        """A request."""
        self.rids += 1
        rid = str(self.rids)
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": kind, "rid": rid, **fields}))
        return rid

    async def ping(self) -> float:
        """Seconds until the server has answered a request that does nothing."""
        began = time.perf_counter()
        pong: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pongs[str(self.rids + 1)] = pong
        await self.send("ping")
        await pong
        return time.perf_counter() - began

    async def _read(self) -> None:
        decode = msgspec.json.Decoder(Frame).decode
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for text in self._socket:
                frame = decode(text)
                if frame.type == "update":
                    self.updated = time.perf_counter()
                    self.question = frame.question
                    self.table.hear(self)
                elif frame.type == "room":
                    self.table.phase = frame.phase
                elif frame.type == "committed":
                    part = secrets.token_hex(32)
                    await self.send("key_part", match=frame.match, part=part)
                elif frame.type == "done" and frame.rid in self.pongs:
                    self.pongs.pop(frame.rid).set_result(None)


class Table:
    """A room of people who play at random."""

    def __init__(self, seed: int) -> None:
        self.code = ""
        self.phase = ""
        self.people: list[Person] = []
        self.actions = 0
        self.latencies: list[float] = []
        self._rng = random.Random(seed)
        self._missing: set[Person] = set()
        self._all_heard = asyncio.Event()

    async def open(self, server: Server, people: int, players: int, **settings: Any) -> None:
        """Make the room, come in, start."""
        body = {"game": "hunters", "settings": {"players": players, **settings}}
        answer, _ = await asyncio.to_thread(server.post, "/api/rooms", body)
        self.code = answer["code"]
        self.people = [Person(self, f"P{n}") for n in range(people)]
        for person in self.people:
            await person.come(server)
        await self.begin(players)

    async def begin(self, players: int) -> None:
        """A match, up to its first question."""
        for person in self.people:
            person.question = None
        await self.people[0].send("start", players=players)
        async with asyncio.timeout(30):
            while not (self.phase == "playing" and all(p.updated for p in self.people)):
                await asyncio.sleep(0.01)

    def hear(self, person: Person) -> None:
        """Someone has got an update."""
        self._missing.discard(person)
        if not self._missing:
            self._all_heard.set()

    async def act(self) -> None:
        """One action that everyone can see, and the time until the last of them has seen it."""
        async with asyncio.timeout(30):
            while True:
                if self.phase == "over":
                    await self.begin(len(self.people))
                asked = next((p for p in self.people if p.question and not p.question.timed), None)
                if asked is not None:
                    break
                await asyncio.sleep(0.002)
        question = asked.question
        assert question is not None
        asked.question = None
        self._missing = set(self.people)
        self._all_heard.clear()
        option = self._rng.choice(question.options).id
        began = time.perf_counter()
        await asked.send("act", option=option, question=question.id)
        async with asyncio.timeout(30):
            await self._all_heard.wait()
        self.latencies.append(time.perf_counter() - began)
        self.actions += 1

    async def close(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(person.go() for person in self.people))


async def tables(server: Server, rooms: int, people: int = 6, **more: Any) -> list[Table]:
    """So many rooms with a match in each."""
    found = [Table(seed) for seed in range(rooms)]
    more.setdefault("players", people)
    for start in range(0, rooms, 10):
        await asyncio.gather(*(t.open(server, people, **more) for t in found[start : start + 10]))
    return found


def milliseconds(values: list[float]) -> dict[str, float]:
    """Half of them are quicker than p50, all but one in a hundred quicker than p99."""
    ordered = sorted(values)
    return {
        "p50_ms": round(statistics.median(ordered) * 1000, 1),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
        "most_ms": round(ordered[-1] * 1000, 1),
    }


async def steady(server: Server, seconds: float) -> dict[str, Any]:
    """100 rooms of 6 sockets, one action a second in each."""
    found = await tables(server, 100)
    until = time.perf_counter() + seconds

    async def live(table: Table, offset: float) -> None:
        await asyncio.sleep(offset)
        due = time.perf_counter()
        while due < until:
            await table.act()
            due = max(due + 1, time.perf_counter())
            await asyncio.sleep(due - time.perf_counter())

    before = server.cpu()
    began = time.perf_counter()
    await asyncio.gather(*(live(table, n / 100) for n, table in enumerate(found)))
    took = time.perf_counter() - began
    cpu = server.cpu() - before
    latencies = [latency for table in found for latency in table.latencies]
    actions = sum(table.actions for table in found)
    for table in found:
        await table.close()
    return {
        "actions": actions,
        **milliseconds(latencies),
        "server_cpu_percent": round(cpu / took * 100, 1),
    }


async def flat_out(server: Server, seconds: float) -> dict[str, Any]:
    """20 rooms of 6 sockets, each acting as soon as everyone has seen the last action."""
    found = await tables(server, 20)
    until = time.perf_counter() + seconds

    async def live(table: Table) -> None:
        while time.perf_counter() < until:
            await table.act()

    before = server.cpu()
    began = time.perf_counter()
    await asyncio.gather(*(live(table) for table in found))
    took = time.perf_counter() - began
    cpu = server.cpu() - before
    actions = sum(table.actions for table in found)
    for table in found:
        await table.close()
    return {
        "actions_per_second": round(actions / took, 1),
        "cpu_ms_per_action": round(cpu / actions * 1000, 3),
        "server_cpu_percent": round(cpu / took * 100, 1),
        **milliseconds([latency for table in found for latency in table.latencies]),
    }


async def memory(server: Server, seconds: float) -> dict[str, Any]:
    """200 games in progress: 1,200 sockets, forty actions into each match."""
    empty = server.memory()
    found = await tables(server, 200)
    for start in range(0, len(found), 20):
        some = found[start : start + 20]

        async def live(table: Table) -> None:
            while table.actions < 40:
                await table.act()

        await asyncio.gather(*(live(table) for table in some))
    full = server.memory()
    for table in found:
        await table.close()
    return {"empty_mb": round(empty, 1), "with_200_games_mb": round(full, 1)}


async def bots(server: Server, seconds: float) -> dict[str, Any]:
    """40 rooms of one person and seven quick greedy bots: how long a request waits meanwhile."""
    found = await tables(server, 40, people=1, players=8, speed="fast", level="greedy", clock=30)
    until = time.perf_counter() + seconds
    waits: list[float] = []

    async def live(table: Table) -> None:
        person = table.people[0]
        while time.perf_counter() < until:
            if person.question is not None:
                question, person.question = person.question, None
                option = question.options[0].id
                await person.send("act", option=option, question=question.id)
            waits.append(await person.ping())
            await asyncio.sleep(0.05)

    before = server.cpu()
    await asyncio.gather(*(live(table) for table in found))
    cpu = server.cpu() - before
    for table in found:
        await table.close()
    return {**milliseconds(waits), "server_cpu_percent": round(cpu / seconds * 100, 1)}


MEASURES: dict[str, Callable[[Server, float], Awaitable[dict[str, Any]]]] = {
    "steady": steady,
    "flat_out": flat_out,
    "memory": memory,
    "bots": bots,
}


def start_up() -> dict[str, Any]:
    """From the start of the process to the first page: with an empty folder, and again."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        server = Server(Path(folder))
        first = server.start("/")
        server.stop()
        again = min(_again(server) for _ in range(3))
    return {"first_s": round(first, 2), "again_s": round(again, 2)}


def _again(server: Server) -> float:
    took = server.start("/")
    server.stop()
    return took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=[*MEASURES, "start"], action="append")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    with contextlib.suppress(AttributeError, OSError):
        # Away from the server's core, if there is another.
        os.sched_setaffinity(0, os.sched_getaffinity(0) - {0} or {0})
    # Pauses of this process would be counted as the server's.
    gc.disable()
    figures: dict[str, Any] = {}
    for name in chosen.only or [*MEASURES, "start"]:
        before = calibrate()
        if name == "start":
            figures[name] = start_up()
        else:
            # On the disk of the clone: a temporary folder may be memory.
            with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
                server = Server(Path(folder))
                server.start()
                probe = subprocess.Popen(
                    [sys.executable, "-c", PROBE], stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
                with contextlib.suppress(AttributeError, OSError):
                    os.sched_setaffinity(probe.pid, {0})
                try:
                    figures[name] = asyncio.run(MEASURES[name](server, chosen.seconds))
                finally:
                    server.stop()
                    late, _ = probe.communicate()
                figures[name]["machine_late_p99_ms"] = float(late)
        figures[name]["calibration_s"] = round((before + calibrate()) / 2, 3)
        if not chosen.json:
            line = ", ".join(f"{key} {value}" for key, value in figures[name].items())
            print(f"{name}: {line}", flush=True)
    if chosen.json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
