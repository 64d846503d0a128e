"""A server for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from gloaming.engine import Chance
from gloaming.games.raiders import RAIDERS, ShadowRaiders
from server.people import Place, serving

AIRSHIP = 6


@pytest.fixture
async def place(tmp_path) -> AsyncIterator[Place]:
    """A server with quick clocks and an empty database."""
    async with serving(tmp_path) as place:
        yield place


@pytest.fixture
def deal(monkeypatch):
    """Lets tests say who sits where: first the active player, lying open, then in turn order. The
    second is on the airship, where all attacks reach. All else is the same in every match."""
    characters: list[str] = []
    real = RAIDERS.setup

    def setup(self, options, seats, chance):
        table = real(options, seats, Chance(b"alike"))
        first = table.active
        dealt = {(first + i) % seats: id for i, id in enumerate(characters)}
        table.characters = tuple(dealt[seat] for seat in range(seats))
        table.revealed[first] = True
        table.place[(first + 1) % seats] = AIRSHIP
        table.restore()
        return table

    monkeypatch.setattr(ShadowRaiders, "setup", setup)

    def say(*names: str) -> None:
        characters[:] = names

    return say
