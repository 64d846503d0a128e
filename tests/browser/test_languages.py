"""A game in Japanese, and changing the language on the way."""

from __future__ import annotations

import re

from playwright.async_api import expect

from browser.visitors import LONG, OPTION, OVER

WORDS = re.compile(r"[A-Za-z]{2,}")
"""English words. HP is printed on Japanese cards too, and computer players are called CPU."""

READ = """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
  .map((found) => {
    const copy = found.cloneNode(true)
    for (const name of copy.querySelectorAll('bdi, kbd, q')) name.remove()
    return copy.textContent
  })"""

PLACES = ["#ask", '.log [role="log"]', ".drawn", ".own", ".others", ".board", ".bar .turn"]


async def test_a_game_in_japanese(visit):
    """To its end: question, log, cards and board hold no English word but people's names."""
    ann = await visit("安", language="ja-JP")
    await ann.alone(players=4)
    await expect(ann.page.locator("html")).to_have_attribute("lang", "ja")
    names = await ann.page.locator(".others bdi").all_inner_texts()
    found: set[str] = set()
    questions = 0
    while True:
        await ann.page.locator(f"{OPTION}, {OVER}").first.wait_for(timeout=LONG)
        over = await ann.page.locator(OVER).count()
        for text in await ann.page.evaluate(READ, [".over" if over else "#ask", *PLACES]):
            found |= set(WORDS.findall(re.sub("|".join(map(re.escape, names)), "", text)))
        if over:
            break
        questions += 1
        await ann.answer(quick=True)
    assert questions > 3
    assert found - {"HP", "CPU", "Gloaming"} == set()


async def test_changing_the_language_needs_no_reload(visit):
    """The question, the log and the title change their words where they stand."""
    ann = await visit("Ann")
    await ann.alone()
    question = await ann.asked()
    assert question["title"]
    await ann.page.evaluate("window.same = true")
    await ann.page.get_by_role("button", name="Settings").click()
    await ann.page.get_by_role("radio", name="日本語").check()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "ja")
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.locator("dialog[open]")).to_have_count(0)
    there = await ann.asked()
    assert there["id"] == question["id"]
    assert [option for option, _ in there["options"]] == [o for o, _ in question["options"]]
    assert there["title"] != question["title"]
    assert re.search(r"[぀-ヿ一-鿿]", there["title"])
    assert re.search(r"[぀-ヿ一-鿿]", await ann.log())
    assert await ann.page.evaluate("window.same") is True
    await ann.answer_to(there)
    # It is kept: a reload speaks Japanese.
    await ann.page.reload()
    await ann.at_table()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "ja")
