"""Looking through what somebody was sent, for what they may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

WATCHER = -1


def strings(value: Any) -> Iterator[str]:
    """Every string in a JSON value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def lists(value: Any) -> Iterator[list[Any]]:
    """Every array in a JSON value."""
    if isinstance(value, dict):
        for item in value.values():
            yield from lists(item)
    elif isinstance(value, list):
        yield value
        for item in value:
            yield from lists(item)


def named(frame: Any, ids: set[str]) -> set[str]:
    """Those of these ids that stand anywhere in a frame, also within an option's id."""
    parts = {part for text in strings(frame) for part in re.split(r"[^a-z0-9_]+", text)}
    return parts & ids


def holds_run(pile: list[str], found: list[str]) -> bool:
    """Whether three cards in a row lie in the pile as they do in the list, from either end."""
    for row in (pile, pile[::-1]):
        runs = {tuple(row[i : i + 3]) for i in range(len(row) - 2)}
        if any(tuple(found[i : i + 3]) in runs for i in range(len(found) - 2)):
            return True
    return False
