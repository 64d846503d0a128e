"""After the last reveal: who everybody was, who won and why; the replay; another game."""

from __future__ import annotations

import re

from playwright.async_api import expect

from browser.visitors import OVER, PATIENCE


async def test_the_end_the_replay_and_a_rematch(place, visit):
    """A whole game against others, then everything that can be done after it."""
    code = await place.room(players=5, speed="fast", level="random", grace=0)
    ann = await visit("Ann")
    await ann.enter(code)
    ben = await place.person(code, "Ben", plays=True)
    page = ann.page
    await ann.start()
    own = await page.locator(".own .char h2").inner_text()
    await ann.play()
    await ben.until_over()

    # Everybody's character, the winners first, and why.
    outcome = ben.update["view"]["public"]["over"]
    fates = page.locator(".fates .res")
    await expect(fates).to_have_count(5)
    await expect(page.locator(".fates .win")).to_have_count(len(outcome["winners"]))
    names = ben.room["match"]["names"]
    for seat, name in enumerate(names):
        fate = fates.filter(has_text=name)
        won = "win" if seat in outcome["winners"] else "lose"
        await expect(fate).to_have_class(re.compile(rf"\b{won}\b"))
        assert len(await fate.locator(".cap p").inner_text()) > 10
    await expect(fates.filter(has_text="Ann").locator("h2")).to_have_text(own)
    assert await page.locator(".verdict h1").inner_text()

    await _replay(page)
    await page.get_by_role("link", name="Back to the room").click()
    await expect(page.locator(OVER)).to_be_visible()

    # Ann wants a rematch and Ben as well: it starts with both.
    match = ben.room["match"]["id"]
    await page.get_by_role("button", name="Rematch").click()
    await expect(page.get_by_role("button", name="Not now")).to_be_visible()
    ben.plays = False
    await ben.until(lambda: ben.member("Ann").get("rematch") or ben.room["match"]["id"] != match)
    if ben.room["match"]["id"] == match:
        await ben.ask("rematch")
    await ben.until(lambda: ben.room["match"]["id"] != match and ben.room["phase"] == "playing")
    await expect(page.locator("#ask")).to_be_visible(timeout=PATIENCE)
    assert {"Ann", "Ben"} <= set(ben.room["match"]["names"])


async def _replay(page) -> None:
    """Scrub, step, look through somebody's eyes; all characters are open to those who want it."""
    await page.get_by_role("link", name="replay").click()
    scrub = page.locator(".scrub")
    await expect(scrub).to_be_visible()
    slider = scrub.get_by_role("slider")
    most = int(await slider.get_attribute("max") or 0)
    assert most > 10
    where = scrub.locator("p")
    await expect(where).to_contain_text(f"of {most + 1}")

    await slider.fill(str(most // 2))
    await expect(where).to_contain_text(f"Step {most // 2 + 1} of")
    lines = page.locator('.log [role="log"] p')
    half = await lines.count()
    await scrub.get_by_role("button", name="One step on").click()
    await expect(where).to_contain_text(f"Step {most // 2 + 2} of")
    await scrub.get_by_role("button", name="One step back").click()
    await expect(where).to_contain_text(f"Step {most // 2 + 1} of")
    await page.keyboard.press("ArrowRight")
    await expect(where).to_contain_text(f"Step {most // 2 + 2} of")
    await scrub.get_by_role("button", name="To the start").click()
    await expect(where).to_contain_text("Step 1 of")
    assert await lines.count() < half

    hidden = page.locator(".others .plaque .id", has_text=re.compile("^Hidden$"))
    eyes = scrub.get_by_role("combobox").first
    assert await eyes.locator("option").count() == 2 + 5
    await eyes.select_option("all")
    await expect(hidden).to_have_count(0)
    await eyes.select_option("seat:0")
    await expect(hidden).to_have_count(4)
    await expect(page.locator(".own .char")).to_be_visible()
    await eyes.select_option("public")
    await expect(hidden).to_have_count(5)

    await scrub.get_by_role("button", name="Play", exact=True).click()
    await expect(where).not_to_contain_text("Step 1 of")
    await scrub.get_by_role("button", name="Pause").click()
    # The public was shown less, so there are fewer moments.
    most = int(await slider.get_attribute("max") or 0)
    await slider.fill(str(most))
    await expect(where).to_contain_text(f"Step {most + 1} of")
