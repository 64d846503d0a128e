"""Two worlds that differ in a secret: whoever may not know it must see the same in both."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gloaming.engine import PUBLIC
from scene import Stage

Play = Callable[[Stage], None]


def look_alike(one: Stage, other: Stage, but: Iterable[int], *plays: Play) -> None:
    """Plays the same in two worlds, and asserts that everyone except ``but`` sees the same, byte
    for byte, after each of the plays: view, question, waiting, events."""
    knowing = set(but)
    viewers = [v for v in range(PUBLIC, one.table.seats) if v not in knowing]
    assert one.table.to_json() != other.table.to_json(), "one world is no comparison"
    for viewer in viewers:
        assert one.seen_by(viewer) == other.seen_by(viewer)
    for play in plays:
        play(one)
        play(other)
        for viewer in viewers:
            assert one.seen_by(viewer) == other.seen_by(viewer)


def answering(*options: str, seat: int | None = None) -> Play:
    """As a play of `look_alike`: these answers."""
    return lambda scene: scene.answer(*options, seat=seat)


def acting(seat: int, option: str) -> Play:
    """As a play of `look_alike`: something out of turn."""
    return lambda scene: scene.act(seat, option)
