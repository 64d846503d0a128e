"""Counting what one socket, member or address does, and saying no in time."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """A token bucket: ``rate`` a second on average, ``burst`` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Whether one more is allowed at ``now`` (seconds of a monotonic clock)."""
        self._left = self.left(now)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def left(self, now: float) -> float:
        """How many are allowed at ``now``."""
        waited = 0.0 if self._at is None else now - self._at
        return min(self._burst, self._left + waited * self._rate)

    def full(self, now: float) -> bool:
        """Whether nothing has been taken lately, so that the bucket can be forgotten."""
        return self.left(now) >= self._burst


class Buckets:
    """One bucket for each address, forgotten once full again."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may once more."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                self._buckets = {a: b for a, b in self._buckets.items() if not b.full(now)}
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take(now)

    def empty(self, address: str) -> bool:
        """Whether this address has taken all it may for now."""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.left(self._clock()) < 1

    def __len__(self) -> int:
        return len(self._buckets)
