"""The server that browsers meet: ``gloaming serve`` in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

from gloaming.server.settings import Limits, Settings
from server.people import PLENTY, Person, Place
from server.processes import free_port

HURRY = 20
"""How many times quicker than the world the clocks of the tables run."""


def limits(hurry: float) -> Limits:
    """Many rooms of one address, but no more chat than anywhere: a line a second of the world."""
    limits: Limits = msgspec.structs.replace(PLENTY, chat_per_second=1 / hurry, chat_burst=6)
    return limits


def static_folder() -> Path:
    """The built client that is tested: GLOAMING_STATIC, or the one in the package.

    Raises AssertionError, saying how to build it, if there is none.
    """
    folder = Settings.from_environment().static
    assert (folder / "index.html").is_file(), (
        f"The browser's client is not built: there is no {folder / 'index.html'}."
        " ./test builds it by itself; by hand: npm --prefix web ci && npm --prefix web run build"
    )
    return folder


class Served(Place):
    """``gloaming serve`` with a data folder of its own. ``hurry``, ``timed_seconds`` and the like
    are its settings."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.people: list[Person] = []
        self.process: asyncio.subprocess.Process | None = None
        given: dict[str, Any] = {"hurry": HURRY, "static": static_folder(), **settings}
        # What somebody has set for their own server is no setting of this one.
        self._environment = {
            **{name: value for name, value in os.environ.items() if "GLOAMING_" not in name},
            **{f"GLOAMING_{name.upper()}": str(value) for name, value in given.items()},
            "GLOAMING_LIMITS": msgspec.json.encode(limits(given["hurry"])).decode(),
        }

    async def start(self) -> None:
        """Start, and wait until it answers."""
        command = ("-m", "gloaming", "serve", "--port", str(self.port), "--data", str(self.folder))
        with (self.folder / "log.txt").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdout=log, stderr=log, env=self._environment
            )
        for _ in range(400):
            try:
                await asyncio.to_thread(urllib.request.urlopen, f"{self.base}/healthz", timeout=2)
                return
            except (urllib.error.URLError, OSError):
                assert self.process.returncode is None, (self.folder / "log.txt").read_text()
                await asyncio.sleep(0.05)
        raise AssertionError((self.folder / "log.txt").read_text())

    async def kill(self) -> None:
        """``kill -9``."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """The end of a test."""
        for person in self.people:
            await person.disconnect()
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()


class Wire:
    """The line between browsers and a server, which can be cut as routers and tunnels do."""

    def __init__(self, place: Served) -> None:
        self.place = place
        self.base = ""
        self.whole = True
        self._ends: set[asyncio.StreamWriter] = set()
        self._listener: asyncio.Server | None = None

    async def lay(self) -> None:
        """Listen on a port of its own and carry everything to the server."""
        self._listener = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self._listener.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """Break all connections, and let nobody make new ones."""
        self.whole = False
        for end in self._ends:
            end.transport.abort()

    def mend(self) -> None:
        """Let people through again."""
        self.whole = True

    async def take_away(self) -> None:
        """The end of a test."""
        self.cut()
        assert self._listener is not None
        self._listener.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            writer.transport.abort()
            return
        there, onward = await asyncio.open_connection("127.0.0.1", self.place.port)
        ends = {writer, onward}
        self._ends |= ends
        await asyncio.gather(self._carry(reader, onward), self._carry(there, writer))
        self._ends -= ends

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while part := await reader.read(65536):
                writer.write(part)
                await writer.drain()
        writer.close()
