"""The front page: four games, one's own tables and those that are open to all; and the
numbers that a room plays with."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

GAMES = ["Shadow Hunters", "Shadow Raiders", "Shadow Rivals", "Shadowlord"]


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1366, 768)])
async def test_four_games_and_the_tables_lie_on_one_screen(place, visit, size, language):
    """On a desk nobody scrolls, neither to play nor to come back to a seat."""
    ann = await visit("Ann", size=size, language=language)
    for game in ("hunters", "raiders", "rivals"):
        await ann.enter(await place.room(game, listed=False))
    await ann.open("/")
    page = ann.page
    await expect(page.locator(".game")).to_have_count(4)
    await expect(page.locator(".note.own .verb")).to_have_count(2)
    for what in (".game .btn", ".note", ".note a", ".note .all", ".join .btn"):
        for found in await page.locator(what).all():
            await expect(found).to_be_in_viewport(ratio=1)


async def test_every_game_is_begun_from_its_own_card(visit):
    """In its own colours, with as many players as it takes."""
    ann = await visit("Ann")
    await ann.open("/")
    page = ann.page
    await expect(page.locator(".game h2")).to_have_text(GAMES)
    card = page.locator(".game", has_text="Shadowlord")
    await card.get_by_role("button", name="Play against computers").click()
    await expect(page.locator(".mood[data-mood=shadowlord] dialog")).to_be_visible()
    players = page.locator("dialog .step")
    for _ in range(2):
        if await players.locator("button").last.is_enabled():
            await players.locator("button").last.click()
    await expect(players.locator("b")).to_have_text("4")
    await expect(players.locator("button").last).to_be_disabled()


async def test_private_tables_are_ones_own_and_nobody_elses(place, visit):
    """They are not called open; whoever sits there is led back, and nobody else hears of them."""
    mine = await place.room("rivals", listed=False)
    open_to_all = await place.room("raiders")
    ann, ben = await visit("Ann"), await visit("Ben")
    await ann.enter(mine)
    await place.person(open_to_all, "Cat")

    await ann.open("/")
    note = ann.page.locator(".note")
    await expect(note.get_by_role("heading")).to_have_text("Your tables")
    await note.get_by_role("button").click()
    groups = ann.page.locator("dialog .tables")
    await expect(ann.page.locator("dialog h3")).to_have_text(["Your tables", "Open tables"])
    await expect(groups.first.get_by_role("link")).to_have_count(1)
    await expect(groups.last.locator(f'a[href="/r/{open_to_all}"]')).to_be_visible()
    await ann.page.keyboard.press("Escape")

    await ben.open("/")
    await expect(ben.page.locator(".note").get_by_role("heading")).to_have_text("Open tables")
    await ben.page.locator(".game", has_text="Shadow Rivals").locator(".acts .quiet").click()
    await expect(ben.page.locator("dialog")).not_to_contain_text("Looking")
    await expect(ben.page.locator(f'a[href="/r/{mine}"]')).to_have_count(0)

    await note.get_by_role("link", name="Back to your seat").click()
    await expect(ann.page.locator(".lobby .seats")).to_contain_text("Ann")


async def test_other_numbers_are_refused_or_told_to_all(place, visit):
    """A refusal names the place, the value and what is allowed; what is played with, everybody can
    read in words."""
    code = await place.room("shadowlord", players=3)
    ann, ben = await visit("Ann"), await visit("Ben")
    await ann.enter(code)
    await ben.enter(code)
    page = ann.page
    await page.get_by_role("button", name="Numbers").click()
    text, use = page.locator("dialog textarea"), page.locator("dialog .btn.bone")
    for wrong, said in (
        ({"powers": {"10": "many"}}, 'powers.10 is "many". Allowed: a whole number from 0 to 99.'),
        ({"guide": {"7": "party"}}, 'guide.7 is "party". Allowed: errand, gather,'),
        ({"timer_start": {"4": 6}}, "timer_start.4 is 6. Allowed: a whole number from 1 to 5."),
    ):
        await text.fill(json.dumps(wrong))
        await use.click()
        await expect(page.locator("dialog").get_by_role("alert")).to_contain_text(said)
    await text.fill('{\n  "ships": 20,\n}')
    await use.click()
    await expect(page.locator("dialog")).to_contain_text("Line 3, column 1 can’t be read as JSON")
    await text.fill('{"ships": 25, "powers": {"10": 4}, "guide": {"7": "raid"}}')
    await use.click()
    lines = [
        "Ships of each player: 25 instead of 20",
        "Power cards of 10: 4 instead of 2",
        "Roll of 7: Raid instead of Trade winds",
    ]
    await expect(page.locator("dialog .differences li")).to_have_text(lines)

    await ben.page.get_by_role("button", name="Variant: see what differs").click()
    await expect(ben.page.locator("dialog .differences li")).to_have_text(lines)
    await page.get_by_role("button", name="Back to the usual numbers").click()
    await expect(ben.page.locator("dialog .differences")).to_have_count(0)
