"""Sockets, and what the server remembers of a member while it runs."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict

from starlette.websockets import WebSocket, WebSocketDisconnect

from gloaming.server.limits import Bucket

REMEMBERED_REQUESTS = 64
"""Answers kept for each member, to be given again when a request is repeated."""

GOING_AWAY = 1001
POLICY = 1008


class Socket:
    """One connection. Frames go through an outbox, so that a slow client holds nobody up."""

    __slots__ = (
        "_closing",
        "_listener",
        "_outbox",
        "_socket",
        "_writer",
        "bucket",
        "cut_off",
        "strikes",
    )

    def __init__(self, socket: WebSocket, outbox: int, bucket: Bucket) -> None:
        """To be made by the task that listens to the connection."""
        self._socket = socket
        self._listener = asyncio.current_task()
        self.cut_off = False
        """Let go because it did not take what was sent."""
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue(outbox)
        self._closing = False
        self.bucket = bucket
        self.strikes = 0
        """Requests refused for coming too fast."""
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: bytes) -> None:
        """Put a frame on its way."""
        if self._closing:
            return
        try:
            self._outbox.put_nowait(frame.decode())
        except asyncio.QueueFull:
            # It comes back to a whole view, so nothing is lost by letting go. Whoever takes nothing
            # would not take a closing frame either, so the connection ends with its listener.
            self._closing = self.cut_off = True
            self._writer.cancel()
            if self._listener is not None:
                self._listener.cancel()

    def close(self, code: int = 1000) -> None:
        """Close, after what is in the outbox."""
        if not self._closing:
            self._closing = True
            with contextlib.suppress(asyncio.QueueFull):
                self._outbox.put_nowait(code)
                return
            self._writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                item = await self._outbox.get()
                if isinstance(item, int):
                    await self._socket.close(item)
                    return
                await self._socket.send_text(item)

    async def finish(self) -> None:
        """The connection has ended: stop writing."""
        self._closing = True
        if self._outbox.empty():
            self._writer.cancel()
        # What was said last (why the socket closes) still goes out, if the other side takes it.
        await asyncio.wait([self._writer], timeout=1)
        self._writer.cancel()


class Presence:
    """A member while the server runs: sockets (one a tab), when they left, answers."""

    __slots__ = (
        "answers",
        "chat",
        "last_room",
        "left_at",
        "noticed_away",
        "sockets",
        "standin",
    )

    def __init__(self, now: float, chat: Bucket) -> None:
        self.sockets: set[Socket] = set()
        self.left_at = now
        """When the last socket closed (or the member came in, until the first one opens)."""
        self.standin = False
        """A bot plays for them until they are back."""
        self.noticed_away = False
        self.answers: OrderedDict[str, bytes] = OrderedDict()
        self.last_room = b""
        self.chat = chat

    @property
    def here(self) -> bool:
        """Whether any tab is connected."""
        return bool(self.sockets)

    def send(self, frame: bytes) -> None:
        """Send to every tab."""
        for socket in self.sockets:
            socket.send(frame)

    def remember(self, rid: str, answer: bytes) -> None:
        """Keep the answer to a request."""
        self.answers[rid] = answer
        if len(self.answers) > REMEMBERED_REQUESTS:
            self.answers.popitem(last=False)
