"""Scenes of Shadowlord, looked over at the end of each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.shadowlord.sky import Sky


@pytest.fixture
def sky() -> Iterator[Callable[..., Sky]]:
    """Makes scenes; afterwards none may have a question that the test has not named."""
    made: list[Sky] = []

    def make(*args: Any, **options: Any) -> Sky:
        made.append(Sky(*args, **options))
        return made[-1]

    yield make
    for scene in made:
        scene.ready()
