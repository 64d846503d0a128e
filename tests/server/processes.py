"""A server in a process of its own, which can be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import urllib.error
import urllib.request
from pathlib import Path

from gloaming.server.settings import Settings
from server.people import PLENTY, Person, Place

_PROGRAM = """
import sys
from pathlib import Path
import msgspec
from gloaming.server.app import serve
from gloaming.server.settings import Limits, Settings
port, folder, hurry, limits = sys.argv[1:]
limits = msgspec.json.decode(limits, type=Limits)
serve(Settings(port=int(port), data_dir=Path(folder), hurry=float(hurry), limits=limits))
"""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class OtherProcess(Place):
    """A server of another process, for `Person`s of this one."""

    def __init__(self, folder: Path, hurry: float = 50) -> None:
        self.folder = folder
        self.hurry = hurry
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.people: list[Person] = []
        self.settings = Settings(data_dir=folder, port=self.port, hurry=hurry)
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it answers."""
        import msgspec

        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            _PROGRAM,
            str(self.port),
            str(self.folder),
            str(self.hurry),
            msgspec.json.encode(PLENTY).decode(),
            stderr=(self.folder / "log.txt").open("ab"),
        )
        for _ in range(400):
            try:
                await asyncio.to_thread(urllib.request.urlopen, f"{self.base}/healthz", timeout=2)
                return
            except (urllib.error.URLError, OSError):
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
