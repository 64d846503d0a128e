"""Whole games of Shadow Rivals: two people, one on a phone and one in Japanese; and one person
among four computer players, by keys and clicks in turn."""

from __future__ import annotations

import asyncio
import json
import re

import pytest
from playwright.async_api import Page, expect

from browser.reading import english
from browser.visitors import LONG, OPTION, OVER, PATIENCE, PHONE
from gloaming.games.rivals.numbers import STANDARD

SHORT = json.dumps({**STANDARD.plain(), "mansions_to_end": 3})


async def totals(page: Page) -> list[str]:
    """The points of everybody, from the first to the last, once they have been counted."""
    await expect(page.locator(".trays[data-counted='4']")).to_be_visible()
    return await page.locator(".tray .tot b .sr").all_inner_texts()


async def test_two_people_play_a_short_ball_and_begin_another(place, visit):
    """Both click what they are offered, each in their language; both read the same end."""
    code = await place.room("rivals", players=2, grace=300, options={"numbers": SHORT})
    ann = await visit("Ann", size=PHONE)
    ben = await visit("ベン", language="ja-JP")
    for person in (ann, ben):
        await person.enter(code)
    await ann.start()
    assert min(await asyncio.gather(ann.play(), ben.play())) > 5

    assert await totals(ann.page) == await totals(ben.page)
    heads = [await each.page.locator(".verdict h1").inner_text() for each in (ann, ben)]
    assert heads[0] != heads[1]
    assert not await english(ben.page, "Ann")
    await expect(ann.page.locator(".mans li")).to_have_count(3)

    for person in (ann, ben):
        again = person.page.get_by_role("button", name=re.compile("Rematch|もう一度|再戦"))
        if await again.count():
            await again.click()
    for person in (ann, ben):
        await expect(person.page.locator("#ask")).to_be_visible(timeout=PATIENCE)
        await expect(person.page.locator(".seven .dark")).to_have_count(0)


async def by_keys(page: Page, turn: int) -> None:
    """Answer by digits alone: a card, now and then its other face, a mansion."""
    if await page.locator('#ask[data-kind="play"]').count():
        await page.keyboard.press(str(turn % 3 + 1))
        await page.keyboard.press("d" if turn % 4 else "u")
        await page.keyboard.press(str(turn % 4 + 1))
    else:
        await page.keyboard.press("1")


async def test_one_among_four_bots_by_keys_and_clicks(place, visit):
    """To the end; then the replay, through everybody's eyes and through nobody's."""
    code = await place.room("rivals", players=5, speed="fast", level="greedy", grace=300)
    ann = await visit("Ann")
    page = ann.page
    await ann.enter(code)
    await ann.start()
    keyed = 0
    for turn in range(200):
        await page.locator(f"{OPTION}, {OVER}").first.wait_for(timeout=LONG)
        if await page.locator(OVER).count():
            break
        if turn % 2:
            await ann.answer()
        else:
            before = await ann.question()
            await by_keys(page, turn)
            keyed += before is not None
    assert keyed > 5
    assert len(await totals(page)) == 5
    await expect(page.locator(".tray.win")).not_to_have_count(0)

    await page.get_by_role("link", name="replay").click()
    slider = page.locator(".scrub").get_by_role("slider")
    most = int(await slider.get_attribute("max") or 0)
    assert most > 40
    await slider.fill(str(most // 2))
    eyes = page.locator(".scrub").get_by_role("combobox").first
    unknown = page.locator(".mem.down .cameo:not(.mine)")
    await eyes.select_option("all")
    await expect(unknown).to_have_count(0)
    await expect(page.locator(".manor")).to_have_count(4)
    await eyes.select_option("public")
    await expect(page.locator(".mem.down .cameo.mine, .hand")).to_have_count(0)
    await eyes.select_option("seat:0")
    await expect(page.locator(".hand .hc")).not_to_have_count(0)
    await expect(page.locator(".hand .can")).to_have_count(0)


@pytest.mark.parametrize("size", [(844, 390), (640, 400)], ids=["phone", "window of 1280 at 200 %"])
async def test_on_a_low_screen_nothing_lies_over_anything(place, visit, size):
    """Mansion, hand and question side by side: a phone on its side, a desktop that is enlarged."""
    code = await place.room("rivals", players=5, speed="fast", level="random", grace=300)
    ann = await visit("Ann", size=size)
    await ann.enter(code)
    await ann.start()
    await ann.page.locator(".hand .can").first.wait_for(timeout=LONG)
    parts = [".others", ".manors", ".manor", ".mebar", ".hand", "#ask", ".tabs"]
    boxes = [await ann.page.locator(part).first.bounding_box() for part in parts]
    for at, (name, one) in enumerate(zip(parts, boxes, strict=True)):
        assert one is not None
        assert min(one["width"], one["height"]) > 20, name
        assert one["y"] + one["height"] <= size[1] + 1, name
        for other_name, other in zip(parts[at + 1 :], boxes[at + 1 :], strict=True):
            assert other is not None
            apart = any(
                a[way] + a[length] <= b[way] + 1
                for way, length in (("x", "width"), ("y", "height"))
                for a, b in ((one, other), (other, one))
            )
            assert apart, (name, other_name, one, other)
    assert not await ann.sideways()
