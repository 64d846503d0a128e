"""A server for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from server.people import Place, serving


@pytest.fixture
async def place(tmp_path) -> AsyncIterator[Place]:
    """A server with quick clocks and an empty database."""
    async with serving(tmp_path) as place:
        yield place
