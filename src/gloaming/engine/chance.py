"""Chance: one generator, which is part of the state and cannot be foretold from what it has given.

BLAKE2b keyed with the match's key, over a counter. Sixty-four bytes a call; the state is the key
and two numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")


class Chance:
    """Uniform random numbers from a key of 1 to 64 bytes. Plain data: equal key and place give
    equal numbers."""

    __slots__ = ("_block", "counter", "key", "offset")

    def __init__(self, key: bytes, counter: int = 0, offset: int = 64) -> None:
        self.key = key
        self.counter = counter
        self.offset = offset
        self._block = b""
        if offset < 64:
            self._block = self._make(counter)

    def _make(self, counter: int) -> bytes:
        return blake2b(counter.to_bytes(8, "big"), key=self.key).digest()

    def byte(self) -> int:
        """The next byte, 0 to 255."""
        at = self.offset
        if at == 64:
            self.counter += 1
            self._block = self._make(self.counter)
            at = 0
        self.offset = at + 1
        return self._block[at]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 (n from 1 to 65,536), each equally likely (values that
        would favour some are drawn again)."""
        if n <= 256:
            limit = 256 - 256 % n
            value = self.byte()
            while value >= limit:
                value = self.byte()
            return value % n
        limit = 65536 - 65536 % n
        value = self.byte() << 8 | self.byte()
        while value >= limit:
            value = self.byte() << 8 | self.byte()
        return value % n

    def die(self, sides: int) -> int:
        """One die: 1 to ``sides``."""
        return self.below(sides) + 1

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Puts the list into random order, in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: list[T] | tuple[T, ...], k: int) -> list[T]:
        """``k`` different items in random order."""
        pool = list(items)
        self.shuffle(pool)
        return pool[:k]

    def copy(self) -> Chance:
        """An independent generator at the same place."""
        other = Chance.__new__(Chance)
        other.key = self.key
        other.counter = self.counter
        other.offset = self.offset
        other._block = self._block
        return other

    def plain(self) -> list[Any]:
        """As JSON: key (hex), counter, offset."""
        return [self.key.hex(), self.counter, self.offset]

    @classmethod
    def from_plain(cls, data: list[Any]) -> Chance:
        """The inverse of `plain`."""
        return cls(bytes.fromhex(data[0]), data[1], data[2])
