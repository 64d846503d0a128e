"""One browser and one server for all of these tests; visitors and rooms for each of them."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from browser.serving import Served, Wire
from browser.visitors import PATIENCE, Visitor, arrive

HERE = Path(__file__).parent

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Arrive = Callable[..., Awaitable[Visitor]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser lives as long as the session, so its tests share the session's loop."""
    for item in items:
        runs = getattr(item, "function", None)
        if HERE in item.path.parents and inspect.iscoroutinefunction(runs):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """The one Chromium."""
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        await found.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """The server that most tests share; their rooms have nothing to do with each other."""
    served = Served(tmp_path_factory.mktemp("served"))
    await served.start()
    yield served
    await served.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def own_place(tmp_path: Path) -> AsyncIterator[Callable[..., Awaitable[Served]]]:
    """Starts a server for one test alone, with the given settings."""
    started: list[Served] = []

    async def start(**settings: Any) -> Served:
        served = Served(tmp_path, **settings)
        started.append(served)
        await served.start()
        return served

    yield start
    for served in started:
        await served.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def wire(place: Served) -> AsyncIterator[Wire]:
    """A line to the shared server that can be cut: ``visit(name, at=wire)``."""
    wire = Wire(place)
    await wire.lay()
    yield wire
    await wire.take_away()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser, place: Served) -> AsyncIterator[Arrive]:
    """Lets somebody in: ``await visit(name, ...)`` with what `arrive` takes, and ``at`` for another
    server than the shared one. Whatever goes wrong in a console fails the test."""
    visitors: list[Visitor] = []

    async def come(name: str = "Ann", at: Served | Wire | None = None, **how: Any) -> Visitor:
        visitor = await arrive(browser, at or place, name, **how)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        with contextlib.suppress(Exception):
            await visitor.context.close()
    wrong = [fault for visitor in visitors for fault in visitor.unforgiven]
    assert not wrong, "\n".join(wrong)
