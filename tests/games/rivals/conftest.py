"""Scenes of Shadow Rivals, looked over at the end of each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.rivals.ball import Ball


@pytest.fixture
def ball() -> Iterator[Callable[..., Ball]]:
    """Makes scenes; afterwards none may have a question that the test has not named."""
    made: list[Ball] = []

    def make(*args: Any, **options: Any) -> Ball:
        made.append(Ball(*args, **options))
        return made[-1]

    yield make
    for scene in made:
        scene.ready()
