"""Every page, and everything that can lie over one, in four looks: a phone and a desktop, English
and Japanese; the phone is also made as small as any. Their pictures are left in `shots/`, for
people to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from browser.reading import cut, english
from browser.serving import Served
from browser.tour import Sights, faults_of_access, set_up, settle, walk
from browser.visitors import Visitor, arrive

SHOTS = Path(__file__).parent / "shots"
SMALLEST = (360, 640)
"""Phones are also asked whether everything would fit and could be read on this one."""


@dataclass
class Look:
    """How a walk looks at the pages, and what it found, stop by stop."""

    name: str
    size: tuple[int, int]
    language: str
    sideways: dict[str, str] = field(default_factory=dict)
    access: dict[str, list[str]] = field(default_factory=dict)
    cut: dict[str, list[str]] = field(default_factory=dict)
    english: dict[str, set[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    stops: list[str] = field(default_factory=list)


LOOKS = [
    ("desktop-en", (1280, 800), "en-GB"),
    ("desktop-ja", (1280, 800), "ja-JP"),
    ("phone-en", (390, 844), "en-GB"),
    ("phone-ja", (390, 844), "ja-JP"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def sights(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sights]:
    """A server of its own, on which nothing moves by itself."""
    place = Served(tmp_path_factory.mktemp("sights"), timed_seconds=100_000)
    await place.start()
    yield await set_up(place)
    await place.stop()


@pytest_asyncio.fixture(
    scope="module", loop_scope="session", params=LOOKS, ids=[name for name, *_ in LOOKS]
)
async def look(request: pytest.FixtureRequest, browser, sights: Sights) -> Look:
    """Somebody has walked through all pages, looking at each."""
    look = Look(*request.param)
    SHOTS.mkdir(exist_ok=True)
    visitor = await arrive(browser, sights.place, "Ann", size=look.size, language=look.language)
    # There is no such page, and the server says so.
    visitor.forgiven = ("404",)
    async for stop in walk(visitor, sights):
        look.stops.append(stop)
        await settle(visitor)
        await visitor.page.screenshot(path=SHOTS / f"{stop}-{look.name}.png")
        if found := await visitor.sideways():
            look.sideways[stop] = found
        if look.language == "ja-JP" and (words := await english(visitor.page)):
            look.english[stop] = words
        if found := await cut(visitor.page):
            look.cut[stop] = found
        if look.name.startswith("phone"):
            await _on_the_smallest(visitor, look, f"{stop} on the smallest")
        if look.name in ("desktop-en", "phone-en") and (found := await faults_of_access(visitor)):
            look.access[stop] = found
    look.faults = visitor.unforgiven
    await visitor.context.close()
    return look


async def _on_the_smallest(visitor: Visitor, look: Look, stop: str) -> None:
    size = visitor.page.viewport_size
    await visitor.page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    # What is laid out by its room hears of it a frame later.
    await visitor.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    await settle(visitor)
    if wide := await visitor.sideways():
        look.sideways[stop] = wide
    if found := await cut(visitor.page):
        look.cut[stop] = found
    assert size is not None
    await visitor.page.set_viewport_size(size)
    await settle(visitor)


async def test_no_page_scrolls_sideways(look: Look):
    """Everything fits the width of the screen, sheets and dialogs too."""
    assert look.sideways == {}
    assert len(look.stops) >= (45 if look.size[0] < 800 else 35)


async def test_no_text_is_cut_off(look: Look):
    """Nor shortened, nor too wide for its button, in either language."""
    assert look.cut == {}


async def test_a_page_in_japanese_has_no_english(look: Look):
    """To be read or heard; apart from people's names, what they wrote, and names of works."""
    assert look.english == {}


async def test_no_page_complains_in_the_console(look: Look):
    """No errors of scripts, no missing files, no violation of the content policy."""
    assert look.faults == []


@pytest.mark.parametrize(
    "look", [LOOKS[0], LOOKS[2]], ids=["desktop-en", "phone-en"], indirect=True
)
async def test_axe_finds_nothing_serious(look: Look):
    """No page has a serious or critical fault of accessibility."""
    assert look.access == {}
