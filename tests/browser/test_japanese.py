"""The site in Japanese: every question, what is read and heard, letters, and two people at one
table who read different languages."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.async_api import Page, expect

from browser.reading import cut, english
from browser.sailing import Captain
from browser.staging import Leaning, Scene, Story, Wish, stage, stories
from browser.tour import settle
from browser.visitors import DESKTOP
from gloaming.engine import Game
from gloaming.games import GAMES
from gloaming.games.rivals.numbers import STANDARD

SMALL = (360, 640)
WORDS = files("gloaming") / "locale/ja"
JAPANESE = re.compile(r"[぀-ヿ一-鿿]")

TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "hunters": ({"roster": "full"}, 7),
    "raiders": ({"expansion": True}, 8),
    "rivals": ({}, 4),
    "shadowlord": ({}, 4),
}
"""The options and the number of players with which every kind of question comes up, but for those
that have to be sought."""

RICH = json.dumps({"start_ships": 18, "ships_per_corner": 20})
SPEAK = """(language) => {
  if (location.protocol === 'about:') return
  localStorage.gloaming = JSON.stringify({ ...JSON.parse(localStorage.gloaming), language })
}"""
"""Choose a language for the next page."""

ONE_TILE = json.dumps({**STANDARD.plain(), "influence_tiles": 1})


def guards_and_names(option: str) -> bool:
    """Leads to a Mystic Maid beside a card of a family that its owner names."""
    verb, *parts = option.split(":")
    if verb == "upgrade":
        return parts[0] in ("2", "4")
    return verb == "up" and parts[1] in ("mystic_maid", "alert_detective")


def to_war(option: str) -> bool:
    """Goes where others are at home, lets nobody in, and claims what is left."""
    return option.startswith(("go:N", "go:E", "go:S", "go:W", "go:c3", "refuse", "claim"))


def to_peace(option: str) -> bool:
    """Asks to be let in, and lets in."""
    return option.startswith(("ask", "grant"))


SOUGHT: dict[tuple[str, str], tuple[dict[str, Any], int, Leaning | None]] = {
    ("rivals", "replace_tile"): ({"numbers": ONE_TILE}, 3, None),
    ("rivals", "let_stay"): ({}, 2, guards_and_names),
    ("shadowlord", "passage"): ({}, 4, to_peace),
    ("shadowlord", "end_peace"): ({}, 4, to_peace),
    ("shadowlord", "raid"): ({}, 4, None),
    ("shadowlord", "nominate"): ({}, 4, to_war),
    ("shadowlord", "loss"): ({"numbers": RICH}, 4, to_war),
    ("shadowlord", "stone"): ({"numbers": RICH}, 4, to_war),
}
"""Kinds of questions that chance hardly ever brings up: options, players, what is done if it can
be."""


RELOADED = ("hunters", "shadowlord")
"""Games in which the page is loaded again at every kind of question: what it takes is the same in
all, but for the plans of the last."""


def told_of(game: str) -> dict[str, Story]:
    """A story for every kind of question of a game."""
    wanted: dict[str, Wish] = {
        kind: lambda _, __, question, kind=kind: (
            question["kind"] == kind and (kind != "react" or len(question["options"]) > 1)
        )
        for kind in kinds(game)
    }
    rules: Game = GAMES[game]
    options, players = TABLES[game]
    usual = {kind: wish for kind, wish in wanted.items() if (game, kind) not in SOUGHT}
    told = stories(usual, rules, options, players)
    for kind in wanted.keys() - usual.keys():
        options, players, leaning = SOUGHT[game, kind]
        told |= stories({kind: wanted[kind]}, rules, options, players, leaning)
    return told


def kinds(game: str) -> set[str]:
    """Every kind of question of a game."""
    text = (files("gloaming") / f"locale/en/{game}-questions.ftl").read_text("utf-8")
    return set(re.findall(rf"^{game}-question-(\w+) =", text, re.MULTILINE))


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_kind_of_question(game, own_place, visit):
    """On the smallest phone: the whole table in Japanese, and nothing cut off. In some games also
    after a reload, at a desk and in English: the identical question at the same seat, and it can be
    answered."""
    place = await own_place(timed_seconds=100_000, request_seconds=100_000)
    scenes = {kind: Scene(story, "Ann") for kind, story in told_of(game).items()}
    await stage(place, scenes.values())
    ann = await visit("Ann", at=place, size=SMALL, language="ja-JP")
    faults: dict[str, list[str]] = {}
    words: dict[str, set[str]] = {}
    for kind, scene in scenes.items():
        await ann.context.add_cookies([scene.cookie])
        await ann.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        await ann.page.evaluate(SPEAK, "ja")
        await ann.open(f"/r/{scene.code}")
        # Some cannot do anything after an attack, and see only that it is being resolved.
        asked = ann.page.locator("#ask" if kind == "react" else f'#ask[data-kind="{kind}"]')
        await expect(asked).to_be_visible()
        before = await ann.question()
        await settle(ann)
        if found := await cut(ann.page):
            faults[kind] = found
        if left := await english(ann.page):
            words[kind] = left
        if game not in RELOADED:
            continue

        await ann.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        await ann.page.evaluate(SPEAK, "en")
        await ann.page.reload()
        await expect(asked).to_be_visible()
        after = await ann.question()
        assert (after is None) == (before is None)
        assert before or kind == "react"
        if before and after:
            assert after["id"] == before["id"]
            assert after["title"] != before["title"]
            options = [each for each, _ in after["options"]]
            assert options == [each for each, _ in before["options"]]
            assert {each for each in options if ":" in each} <= set(scene.story.options)
        if game == "hunters":
            await ann.answer_to(after)
        elif game == "shadowlord":
            await settle(ann)
            if found := await cut(ann.page):
                faults[f"{kind} at a desk"] = found
            assert await Captain(ann).answer() == kind
    assert len(scenes) > 10
    assert words == {}
    assert faults == {}


@pytest.mark.parametrize(
    ("language", "said"), [("ja-JP", "ja"), ("ja", "ja"), ("en-US", "en"), ("de-AT", "en")]
)
async def test_the_first_visit_is_in_the_language_of_the_browser(language, said, visit):
    """And another one can be chosen from there on: it is kept."""
    ann = await visit("Ann", language=language)
    await ann.open("/")
    page = ann.page.locator("html")
    await expect(page).to_have_attribute("lang", said)
    other = {"ja": "English", "en": "日本語"}[said]
    await ann.page.locator(".lang button", has_text=other).click()
    await expect(page).not_to_have_attribute("lang", said)
    await ann.page.reload()
    await expect(page).not_to_have_attribute("lang", said)


async def choose(page: Page, language: str) -> None:
    """Change the language where somebody stands: in the settings that lie over the page."""
    await page.get_by_role("button", name=re.compile("Settings|設定")).first.click()
    await page.get_by_role("radio", name=language).check()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)
    said = {"English": "en", "日本語": "ja"}[language]
    await expect(page.locator("html")).to_have_attribute("lang", said)


async def test_languages_change_on_every_page_without_a_reload(place, visit):
    """What somebody has searched, typed or opened stays as it is."""
    ann = await visit("Ann")
    page = ann.page
    await ann.open("/rules/hunters")
    await page.evaluate("window.same = true")
    await page.locator("input[type=search]").fill("6.1")
    for language in ("日本語", "English"):
        await choose(page, language)
        await expect(page.locator("#c-6\\.1\\.1")).to_be_attached()
        await expect(page.locator("input[type=search]")).to_have_value("6.1")
        heading = await page.locator("#main h1").inner_text()
        assert bool(JAPANESE.search(heading)) == (language == "日本語")
    assert await page.evaluate("window.same")

    code = await place.room(players=5)
    await ann.enter(code)
    await page.evaluate("window.same = true")
    await page.locator(".lobby form input").last.fill("まだ送らない")
    await choose(page, "日本語")
    await expect(page.locator(".lobby form input").last).to_have_value("まだ送らない")
    await expect(page.locator(".goes")).to_contain_text("ゲームを始める")
    assert await page.evaluate("window.same")


async def lines(page: Page) -> list[str]:
    """What has happened, line by line."""
    return await page.locator('.log [role="log"] p').all_inner_texts()


def of_whom(line: str, reader: str, you: str) -> set[str]:
    """The people of a line, of whom one reads it."""
    named = {name for name in ("Ann", "ベン") if name in line}
    return named | {reader} if re.search(rf"\b{you}$", line) else named


async def test_two_people_read_one_log_each_in_their_language(place, visit):
    """The same lines with the same people and numbers; what somebody has written stays."""
    code = await place.room(players=4, speed="fast", level="random", grace=300)
    ann = await visit("Ann", language="en-GB")
    ben = await visit("ベン", language="ja-JP")
    await ann.enter(code)
    await ben.enter(code)
    await ann.start()
    await ben.at_table()
    for _ in range(200):
        if len(await lines(ann.page)) >= 12:
            break
        for person in (ann, ben):
            await person.answer()
    await ben.page.locator(".say-box input").fill("よろしく")
    await ben.page.keyboard.press("Enter")
    for person in (ann, ben):
        await expect(person.page.locator('.log [role="log"]')).to_contain_text("よろしく")

    async def told() -> tuple[list[str], list[str]]:
        return await lines(ann.page), await lines(ben.page)

    # A bot may move between the two looks.
    here, there = await told()
    while len(here) != len(there):
        here, there = await told()
    for mine, yours in zip(here, there, strict=True):
        if "よろしく" in mine:
            continue
        assert not JAPANESE.search(mine.replace("ベン", "")), mine
        assert JAPANESE.search(yours.replace("ベン", "")), yours
        assert of_whom(mine, "Ann", "you") == of_whom(yours, "ベン", "あなた")
    # And each can read the other's language at once, from the first line to the last.
    await choose(ben.page, "English")
    again = await lines(ben.page)
    assert again[: len(there)] != there
    assert not JAPANESE.search("".join(again).replace("ベン", "").replace("よろしく", ""))


async def test_nobody_knows_the_language_of_a_name_or_a_line(place, visit):
    """So it is not read aloud as Japanese, and not drawn as Japanese either."""
    ann = await visit("Ann", language="ja-JP")
    await ann.alone()
    await ann.page.locator(".say-box input").fill("Good evening")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator('.log [role="log"]')).to_contain_text("Good evening")
    said = "[...document.querySelectorAll('bdi, q')].map((each) => [each.textContent, each.lang])"
    found = await ann.page.evaluate(said)
    assert ["Good evening", ""] in found
    languages = await ann.page.evaluate(
        "[...document.querySelectorAll('bdi, q')].map((each) => each.getAttribute('lang'))"
    )
    assert set(languages) == {""}


async def test_our_words_are_drawn_in_the_faces_that_were_chosen(visit):
    """No character of them falls back to whatever face a system has."""
    texts = "".join(
        path.read_text("utf-8")
        for folder in (WORDS, WORDS / "rules")
        for path in folder.iterdir()
        if path.is_file()
    )
    characters = "".join(sorted({each for each in texts if each > "~" and not each.isspace()}))
    assert len(characters) > 600
    ann = await visit("Ann", language="ja-JP")
    await ann.open("/")
    await ann.page.evaluate(
        """(characters) => {
          const weights = { text: 500, title: 600 }
          document.body.innerHTML = ['text', 'title'].map((face) => [...characters].map((each) =>
            `<span style="font: ${weights[face]} 16px var(--font-${face})">${each}</span>`
          ).join('')).join('<hr>')
        }""",
        characters,
    )
    await ann.page.evaluate("document.fonts.ready")
    line = await ann.context.new_cdp_session(ann.page)
    await line.send("DOM.enable")
    await line.send("CSS.enable")
    root = (await line.send("DOM.getDocument", {"depth": 2}))["root"]
    body = root["children"][-1]["children"][-1]["nodeId"]
    used = await line.send("CSS.getPlatformFontsForNode", {"nodeId": body})
    strange = {
        font["familyName"]: font["glyphCount"] for font in used["fonts"] if not font["isCustomFont"]
    }
    assert strange == {}
