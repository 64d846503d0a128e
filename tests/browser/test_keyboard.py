"""Without a mouse: from the front page into a game, and through it. And in three clicks."""

from __future__ import annotations

from playwright.async_api import expect

from browser.visitors import OPTION, Visitor

ACTIVE = "document.activeElement"


async def tab_to(visitor: Visitor, words: str) -> None:
    """Press Tab until the focus is on something that says this."""
    for _ in range(60):
        await visitor.page.keyboard.press("Tab")
        said = await visitor.page.evaluate(
            f"{ACTIVE}.getAttribute('aria-label') || {ACTIVE}.innerText || ''"
        )
        if words in said:
            return
    raise AssertionError(f"Tab never came to {words!r}")


async def test_with_the_keyboard_alone(visit):
    """Tab, arrows, Enter and numbers: name, number of players, start, and several turns."""
    ann = await visit("Ann")
    page, keys = ann.page, ann.page.keyboard
    await ann.open("/")
    await expect(page.locator(".game").first).to_be_visible()
    await tab_to(ann, "Play against computers")
    await keys.press("Enter")
    await expect(page.get_by_role("dialog")).to_be_visible()
    # The name is asked for first, so the focus is there.
    await keys.type("Ann")
    await keys.press("Tab")
    await expect(page.get_by_role("spinbutton")).to_be_focused()
    await expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "6")
    await keys.press("ArrowDown")
    await expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "5")
    await keys.press("Tab")
    await keys.press("ArrowUp")
    await expect(page.get_by_role("radio", name="Easy")).to_be_checked()
    await keys.press("Enter")
    await ann.at_table()

    kinds = []
    while len(kinds) < 6:
        question = await ann.asked()
        if len(kinds) % 2:
            # The question has the focus, so its first button is one Tab away.
            await expect(page.locator("#ask")).to_be_focused()
            for _ in range(20):
                await keys.press("Tab")
                if await page.evaluate(f"{ACTIVE}.matches('#ask [data-option]')"):
                    break
            await keys.press("Enter")
        else:
            # (An ability with several targets only opens: it is no answer yet.)
            numbers = await page.locator("#ask [data-option] kbd").all_inner_texts()
            assert numbers
            await keys.press(numbers[0])
        here = f'#ask[data-question="{question["id"]}"]'
        answered = f"dialog.confirm, body:not(:has({here}))"
        await expect(page.locator(answered).first).to_be_attached()
        if await page.locator("dialog.confirm").count():
            await tab_to(ann, await page.locator("dialog.confirm .bone").inner_text())
            await keys.press("Enter")
            await expect(page.locator(here)).to_have_count(0)
        kinds.append(question["kind"])
    assert "move" in kinds


async def test_the_board_is_one_tab_stop_with_arrow_keys(visit):
    """Arrow keys go from area to area; Enter shows what an area does, Escape puts it away."""
    ann = await visit("Ann")
    await ann.alone()
    await ann.asked()
    page, keys = ann.page, ann.page.keyboard
    stops = page.locator('.board [data-item][tabindex="0"]')
    await expect(stops).to_have_count(1)
    await stops.focus()
    been = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"):
        await keys.press(key)
        been.add(await page.evaluate(f"{ACTIVE}.dataset.item"))
        await expect(stops).to_have_count(1)
    assert len(been) >= 3
    await page.locator('.board [data-item^="area-"]:not(.lit)').first.focus()
    await keys.press("Enter")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await keys.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert await page.evaluate(f"{ACTIVE}.dataset.item.startsWith('area-')")


async def test_three_clicks_from_the_front_page_to_a_game(visit):
    """Against computers, the name already known: two clicks start it, the third plays."""
    ann = await visit("Ann")
    page = ann.page
    await ann.open("/")
    await page.get_by_role("button", name="Play against computers").first.click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.type("Ann")
    await page.get_by_role("button", name="Start the game").click()
    await ann.at_table()
    question = await ann.asked()
    await page.locator(OPTION).first.click()
    await expect(page.locator(f'#ask[data-question="{question["id"]}"]')).to_have_count(0)
