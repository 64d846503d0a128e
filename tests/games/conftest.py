"""The scenes of these tests: made by a fixture, so that each is checked when its test ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scene import Scene

SceneMaker = Callable[..., Scene]


@pytest.fixture
def scene() -> Iterator[SceneMaker]:
    """Sets scenes; at the end of the test no question may stand that it hasn't named."""
    made: list[Scene] = []

    def make(*args: Any, **kwargs: Any) -> Scene:
        made.append(Scene(*args, **kwargs))
        return made[-1]

    yield make
    for each in made:
        each.ready()
