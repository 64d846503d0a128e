"""Chance: keyed, countable, fair."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine import Chance

KEYS = st.binary(min_size=1, max_size=64)


class Bytes(Chance):
    """Chance that gives these bytes and no others, in this order."""

    __slots__ = ("given",)

    def __init__(self, given: bytes) -> None:
        super().__init__(b"key")
        self.given = list(given)

    def byte(self) -> int:
        """The next one."""
        return self.given.pop(0)


@pytest.mark.parametrize("key", [b"k", b"gloaming", bytes(range(64))])
def test_it_is_blake2b_in_counter_mode(key: bytes) -> None:
    """Anyone can recompute a match's dice from its key with any BLAKE2b."""
    stream = b"".join(
        blake2b(number.to_bytes(8, "big"), digest_size=64, key=key).digest() for number in (1, 2, 3)
    )
    chance = Chance(key)
    assert bytes(chance.byte() for _ in range(192)) == stream


def test_known_numbers() -> None:
    """Written down, so that no change of version or machine changes the dice of old records."""
    chance = Chance(b"gloaming")
    assert [chance.die(6) for _ in range(12)] == [5, 4, 3, 1, 1, 2, 2, 2, 3, 6, 1, 4]
    deck = list(range(10))
    chance.shuffle(deck)
    assert deck == [0, 6, 4, 7, 2, 5, 3, 9, 1, 8]
    assert [chance.below(1000) for _ in range(4)] == [295, 234, 916, 599]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6, 7, 10, 24, 100, 255, 256])
def test_every_value_of_a_byte_counts_equally(n: int) -> None:
    """Of the 256 bytes equally many lead to each value; the rest lead to drawing again."""
    counts: Counter[int] = Counter()
    again = 0
    for value in range(256):
        chance = Bytes(bytes([value, 0]))
        counts[chance.below(n)] += not (drawn_again := not chance.given)
        again += drawn_again
    assert set(counts.values()) == {256 // n}
    assert sorted(counts) == list(range(n))
    assert again == 256 % n


@pytest.mark.parametrize("n", [257, 1000, 65535, 65536])
def test_every_value_of_two_bytes_counts_equally(n: int) -> None:
    counts = [0] * n
    again = 0
    for high, low in product(range(256), repeat=2):
        chance = Bytes(bytes([high, low, 0, 0]))
        value = chance.below(n)
        if chance.given:
            counts[value] += 1
        else:
            again += 1
    assert set(counts) == {65536 // n}
    assert again == 65536 % n


def test_a_die_shows_its_sides() -> None:
    assert {Bytes(bytes([value, 0])).die(6) for value in range(256)} == {1, 2, 3, 4, 5, 6}


def test_every_order_is_equally_likely() -> None:
    """Shuffling four things reads numbers below 4, 3 and 2: each of the 24 ways is one order."""
    orders: Counter[str] = Counter()
    for i, j, k in product(range(4), range(3), range(2)):
        things = list("abcd")
        Bytes(bytes([i, j, k])).shuffle(things)
        orders["".join(things)] += 1
    assert len(orders) == 24


@given(KEYS, st.integers(0, 200))
def test_saved_and_restored_anywhere(key: bytes, steps: int) -> None:
    chance = Chance(key)
    for _ in range(steps):
        chance.byte()
    again, copy = Chance.from_plain(chance.plain()), chance.copy()
    assert again.plain() == copy.plain() == chance.plain()
    following = [chance.below(300) for _ in range(40)]
    assert [again.below(300) for _ in range(40)] == following
    assert [copy.below(300) for _ in range(40)] == following


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(b"key")
    chance.byte()
    before = chance.plain()
    chance.copy().shuffle(list(range(100)))
    assert chance.plain() == before


@given(KEYS, st.lists(st.integers(), max_size=30), st.data())
def test_samples_are_different_items(key: bytes, items: list[int], data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(items)))
    numbered = list(enumerate(items))
    drawn = Chance(key).sample(numbered, k)
    assert len(set(drawn)) == len(drawn) == k
    assert set(drawn) <= set(numbered)


def test_equal_only_to_equal_keys() -> None:
    streams = {bytes(Chance(key).byte() for _ in range(16)) for key in (b"a", b"b", b"a\0")}
    assert len(streams) == 3
