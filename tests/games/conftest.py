"""The scenes of these tests: made by a fixture, so that each is checked when its test ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scene import Raid, Scene, Stage

SceneMaker = Callable[..., Scene]
RaidMaker = Callable[..., Raid]


@pytest.fixture
def stages() -> Iterator[list[Stage]]:
    """What has been set; at the end of the test no question may stand that it hasn't named."""
    made: list[Stage] = []
    yield made
    for each in made:
        each.ready()


@pytest.fixture
def scene(stages: list[Stage]) -> SceneMaker:
    """Sets scenes of Shadow Hunters."""

    def make(*args: Any, **kwargs: Any) -> Scene:
        stages.append(made := Scene(*args, **kwargs))
        return made

    return make


@pytest.fixture
def raid(stages: list[Stage]) -> RaidMaker:
    """Sets scenes of Shadow Raiders."""

    def make(*args: Any, **kwargs: Any) -> Raid:
        stages.append(made := Raid(*args, **kwargs))
        return made

    return make
