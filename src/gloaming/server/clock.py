"""Time at a table: the date, and things that are to happen later under the room's lock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger("gloaming.server.clock")


class Clock:
    """The clock of a server. ``hurry`` times quicker than the world, so tests need not wait."""

    def __init__(self, hurry: float = 1.0) -> None:
        self.hurry = hurry

    def date(self) -> float:
        """Seconds since 1970, for what is kept."""
        return time.time()

    def now(self) -> float:
        """Seconds of this clock, for measuring how long something takes."""
        return time.monotonic() * self.hurry

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds of this clock."""
        await asyncio.sleep(max(0.0, seconds) / self.hurry)


class Timers:
    """Named timers of one room. Each runs under the room's lock, and not at all if it was stopped
    or set anew meanwhile. ``fail`` is called if one of them goes wrong half-way."""

    def __init__(self, clock: Clock, lock: asyncio.Lock, fail: Callable[[], None]) -> None:
        self._clock = clock
        self._lock = lock
        self._fail = fail
        self._set: dict[object, tuple[float, asyncio.TimerHandle]] = {}
        self._running: set[asyncio.Task[None]] = set()

    def set(self, name: object, seconds: float, then: Callable[[], Awaitable[None]]) -> None:
        """Do something in so many seconds; a timer of the same name is replaced."""
        self.stop(name)
        loop = asyncio.get_running_loop()
        due = self._clock.now() + seconds

        def ring() -> None:
            task = loop.create_task(self._ring(name, due, then))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

        handle = loop.call_later(max(0.0, seconds) / self._clock.hurry, ring)
        self._set[name] = (due, handle)

    async def _ring(self, name: object, due: float, then: Callable[[], Awaitable[None]]) -> None:
        async with self._lock:
            found = self._set.get(name)
            if found is None or found[0] != due:
                return
            del self._set[name]
            try:
                await then()
            except Exception:
                log.exception("timer_failed", extra={"timer": str(name)})
                self._fail()

    def stop(self, name: object) -> None:
        """Forget a timer, if it is set."""
        found = self._set.pop(name, None)
        if found is not None:
            found[1].cancel()

    def left(self, name: object) -> float | None:
        """Seconds until a timer rings, or None if it isn't set."""
        found = self._set.get(name)
        return None if found is None else max(0.0, found[0] - self._clock.now())

    def stop_all(self) -> None:
        """Forget all timers."""
        for name in list(self._set):
            self.stop(name)
