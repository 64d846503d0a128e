"""The notebook at both tables: read, marked, still there after a reload and on another device."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from browser.reading import cut, english
from browser.serving import Served
from browser.staging import Scene, stage, stories
from browser.tour import faults_of_access, settle
from browser.visitors import DESKTOP, PHONE, Visitor, arrive
from gloaming.games import get_game

SHOTS = Path(__file__).parent / "shots"
SMALLEST = (360, 640)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[tuple[Served, dict[str, Scene]]]:
    """A table of each game in the middle of a match, with a notebook that helps."""
    wishes = {
        "middle": lambda state, seat, question: (
            question["kind"] == "attack"
            and sum(state.revealed) >= 2
            # Somebody hidden lives with more than the weakest could.
            and any(
                state.damage[other] >= 8 and other != seat and not state.revealed[other]
                for other in range(state.seats)
            )
        )
    }
    raiders = get_game("raiders")
    scenes = {
        "hunters": Scene(stories(wishes)["middle"], "Ann"),
        "raiders": Scene(stories(wishes, raiders, {"expansion": True}, 10)["middle"], "Ann"),
    }
    place = Served(tmp_path_factory.mktemp("notebooks"), timed_seconds=100_000)
    await place.start()
    await stage(place, scenes.values())
    yield place, scenes
    await place.stop()


async def sit(visitor: Visitor, scene: Scene) -> None:
    """Take the scene's seat, and open the notebook."""
    await visitor.context.add_cookies([scene.cookie])
    await visitor.open(f"/r/{scene.code}")
    await visitor.at_table()
    await open_notebook(visitor.page)


async def open_notebook(page: Page) -> None:
    """By the button of a desktop, or the second tab of a phone."""
    await page.locator(
        ".open-notes:visible, .notes-of-bar:visible, .tabs:visible button:nth-child(2)"
    ).click()
    await expect(page.locator("dialog.notes")).to_be_visible()


@pytest.mark.parametrize("game", ["hunters", "raiders"])
@pytest.mark.parametrize(
    ("size", "language"),
    [(DESKTOP, "en-GB"), (DESKTOP, "ja-JP"), (PHONE, "ja-JP"), (SMALLEST, "en-GB")],
)
async def test_it_can_be_read(browser, tables, game, size, language):
    """Nothing is cut off, nothing is English in Japanese, axe finds nothing serious; and a letter
    that is struck says why where it can be seen."""
    place, scenes = tables
    visitor = await arrive(browser, place, "Ann", size=size, language=language)
    page = visitor.page
    await sit(visitor, scenes[game])
    SHOTS.mkdir(exist_ok=True)
    for stop in ("notebook", "notebook-names"):
        if stop == "notebook-names":
            await page.locator("button.note-name").first.click()
            await expect(page.locator(".note-reasons")).to_be_visible()
        await settle(visitor)
        await page.screenshot(path=SHOTS / f"{stop}-{game}-{size[0]}-{language[:2]}.png")
        assert not await visitor.sideways()
        assert await cut(page) == []
        if size == DESKTOP:
            assert await faults_of_access(visitor) == []
        if language == "ja-JP":
            assert await english(page) == set()
    await page.locator("button.note-name").first.click()
    await page.locator(".letter.out").last.click()
    await expect(page.locator(".note-why")).to_be_in_viewport(ratio=1)
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog.notes")).to_have_count(0)
    assert visitor.unforgiven == []
    await visitor.context.close()


@pytest.mark.parametrize("game", ["hunters", "raiders"])
async def test_marks_are_there_after_a_reload_and_on_another_device(browser, tables, game):
    place, scenes = tables
    desktop = await arrive(browser, place, "Ann", size=DESKTOP)
    phone = await arrive(browser, place, "Ann", size=PHONE)
    await sit(desktop, scenes[game])
    await sit(phone, scenes[game])
    marked = ".letter.ringed"
    before = await desktop.page.locator(marked).count()
    await desktop.page.locator(".letter.possible").first.click()
    for visitor in (desktop, phone):
        await expect(visitor.page.locator(marked)).to_have_count(before + 1)
    await desktop.page.reload()
    await desktop.at_table()
    await open_notebook(desktop.page)
    await expect(desktop.page.locator(marked)).to_have_count(before + 1)
    # And without a mouse.
    await desktop.page.locator(marked).first.press("Enter")
    await expect(phone.page.locator(".letter.struck")).to_have_count(1)
    for visitor in (desktop, phone):
        assert visitor.unforgiven == []
        await visitor.context.close()
