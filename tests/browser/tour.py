"""A walk through every page and everything that can lie over one, in one order, for those who look
at all of them: at widths, at contrast and names, at pictures."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect

from browser.sailing import TO_PRESS, quick
from browser.serving import Served
from browser.staging import Scene, ending, stage, stories
from browser.visitors import OPTION, OVER, Visitor
from gloaming.engine import view
from gloaming.games import get_game
from server.people import Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@dataclass
class Sights:
    """What is there to be seen: tables at chosen moments, a waiting room with people in it."""

    place: Served
    scenes: dict[str, Scene]
    match: str
    """Id of a match that is over."""
    room: str
    """Code of the waiting room."""
    people: list[Person]
    """Who waits there."""


async def set_up(place: Served) -> Sights:
    """Prepare everything on a running server."""
    told = stories(
        {
            # Some are hurt and known, nobody has won, and there are few things to choose.
            "middle": lambda state, seat, question: (
                question["kind"] == "attack"
                and sum(state.damage) >= 24
                and 3 <= len(question["options"]) <= 5
                and sum(state.revealed) >= 2
                and bool(state.equipment[seat])
            ),
            "prompt": lambda state, seat, question: (
                question["kind"] == "woods" and len(question["options"]) > 12
            ),
            "card": lambda _, __, question: question["kind"] == "hint",
            "end": lambda state, seat, question: (
                sum(state.damage) >= 30 and bool(ending(state, seat, question))
            ),
        }
    )
    # Ten people and all that the expansion brings: the fullest table that there is.
    told |= stories(
        {
            "airship": lambda state, _, question: (
                question["kind"] == "attack"
                and sum(state.damage) >= 24
                and len(question["options"]) >= 4
                and sum(state.revealed) >= 3
            )
        },
        get_game("raiders"),
        {"expansion": True},
        10,
    )
    # The fullest ball: five guests and four mansions.
    told |= stories(
        {
            "ball": lambda state, seat, question: (
                question["kind"] == "play"
                and state.turn >= 30
                and bool(view(state, seat)["own"]["front"])
            ),
            "moving": lambda state, _, question: (
                question["kind"] == "move" and state.turn >= 20 and len(question["options"]) > 12
            ),
            "dawn": lambda state, seat, question: (
                question["kind"] == "play" and bool(ending(state, seat, question))
            ),
        },
        get_game("rivals"),
        {},
        5,
    )
    # The fullest sky: four masters who have all moved about.
    told |= stories(
        {
            "sky": lambda state, _, question: (
                question["kind"] == "move" and state.turn >= 16 and len(question["options"]) > 12
            ),
            "fray": lambda state, _, question: question["kind"] == "commit" and state.turn >= 8,
            "dark": lambda state, seat, question: bool(ending(state, seat, question)),
        },
        get_game("shadowlord"),
        {"numbers": quick(1)},
        4,
    )
    scenes = {name: Scene(story, "Ann") for name, story in told.items()}
    await stage(place, scenes.values())
    match = await _finish(place, scenes["end"])
    await _finish(place, scenes["dawn"])
    await _finish(place, scenes["dark"])
    room = await place.room(players=6, speed="fast")
    people = [await place.person(room, name) for name in ("Ben", "Cat")]
    await people[0].ask("ready", on=True)
    await people[0].ask("host", do="seat_bot", level="greedy")
    await people[1].ask("say", text="Does anybody know where Dan is?")
    await people[0].ask("say", text="On his way.")
    return Sights(place, scenes, match, room, people)


async def _finish(place: Served, scene: Scene) -> str:
    """Play the last move of a scene; returns the id of its match."""
    person = Person(place, scene.code, scene.name)
    person.cookie = "{name}={value}".format(**scene.cookie)
    await person.connect()
    await person.choose(scene.story.last)
    await person.until_over()
    match = str(person.room["match"]["id"])
    await person.disconnect()
    return match


async def walk(visitor: Visitor, sights: Sights) -> AsyncIterator[str]:
    """Goes from stop to stop and gives the name of each."""
    page = visitor.page
    phone = (page.viewport_size or {"width": 0})["width"] <= 820

    async def shown(selector: str) -> None:
        await expect(page.locator(selector).first).to_be_visible()

    async def shut() -> None:
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog[open]")).to_have_count(0)

    async def table(name: str) -> None:
        scene = sights.scenes[name]
        await visitor.context.add_cookies([scene.cookie])
        await visitor.open(f"/r/{scene.code}")
        await visitor.at_table()

    await visitor.open("/")
    await shown(".game")
    yield "home"
    game = page.locator(".game").first
    await game.locator(".acts .line").first.click()
    await shown("dialog[open]")
    yield "begin-alone"
    await shut()
    await game.locator(".acts .bone").first.click()
    await shown("dialog[open]")
    yield "begin-friends"
    await visitor.open("/settings")
    await shown("dialog[open]")
    yield "settings"
    await visitor.open("/rules/hunters")
    await shown("#main h2")
    yield "rules"
    await visitor.open("/rules/raiders")
    await shown("#main h2")
    yield "rules-of-raiders"
    await visitor.open("/rules/rivals")
    await shown("#main h2")
    yield "rules-of-rivals"
    await visitor.open("/rules/shadowlord")
    await shown("#main h2")
    yield "rules-of-shadowlord"
    await visitor.open("/about")
    yield "about"
    await visitor.open("/nothing-here")
    yield "missing"

    await visitor.open(f"/r/{sights.room}")
    await shown(".door form")
    yield "door"
    await page.locator(".door input").fill(visitor.name)
    await page.locator(".door .big").click()
    await shown(".lobby .say")
    yield "waiting-room"
    await page.locator(".seat .lvl").first.click()
    await shown("dialog[open]")
    yield "own-seat"
    await shut()
    await page.locator(".setup .more").click()
    await shown("dialog[open]")
    yield "room-settings"
    await shut()
    await page.locator(".lobby .bar .btn").last.click()

    await table("middle")
    await visitor.asked()
    yield "table"
    await page.locator(".bar nav button").first.click()
    await shown("table.summary")
    yield "summary"
    await shut()
    await page.locator("#ask header a").click()
    await shown("dialog[open]")
    yield "rule"
    await shut()
    await page.locator(".plaque:not(.lit)").first.click()
    await shown(".shown-beside")
    yield "player"
    await page.keyboard.press("Escape")
    await page.locator(".bar nav button").last.click()
    await shown("dialog.confirm")
    yield "leave"
    await shut()
    if not phone:
        await page.locator(".notes-of-bar").click()
        yield "notebook"
        await shut()
    else:
        tabs = page.locator(".tabs button")
        for number, name in enumerate(("card", "notes", "log", "players")):
            await tabs.nth(number).click()
            await shown(f'.stage[data-sheet="{name}"]')
            yield f"sheet-{name}"
            await page.keyboard.press("Escape")
            await expect(page.locator(".stage[data-sheet]")).to_have_count(0)
    await table("prompt")
    await visitor.asked()
    yield "prompt"
    await table("card")
    await page.locator(OPTION).first.wait_for()
    yield "card"

    await table("airship")
    await visitor.asked()
    yield "airship"
    if not phone:
        await page.locator(".open-notes").click()
        await names_in_notebook(page)
        yield "airship-notebook"
        await shut()
    else:
        tabs = page.locator(".tabs button")
        for number in range(await tabs.count()):
            await tabs.nth(number).click()
            await shown(".stage[data-sheet]")
            if await page.locator("dialog.notes").count():
                await names_in_notebook(page)
            yield f"airship-sheet-{number}"
            await page.keyboard.press("Escape")
            await expect(page.locator(".stage[data-sheet]")).to_have_count(0)

    await table("ball")
    await visitor.asked()
    yield "ball"
    await page.locator(".hand [data-member]").first.click()
    await page.locator("#ask [data-option]:visible").first.wait_for()
    yield "ball-lifted"
    await page.keyboard.press("0")
    await page.locator(".house").first.click()
    await shown(".shown-beside")
    yield "ball-mansion"
    await page.keyboard.press("Escape")
    await page.locator(".bar nav button").first.click()
    await shown("table.summary")
    yield "ball-summary"
    await shut()
    if phone:
        tabs = page.locator(".tabs button")
        for number in range(await tabs.count()):
            await tabs.nth(number).click()
            await shown(".stage[data-sheet]")
            yield f"ball-sheet-{number}"
            await page.keyboard.press("Escape")
            await expect(page.locator(".stage[data-sheet]")).to_have_count(0)
    await table("moving")
    await visitor.asked()
    yield "ball-moving"
    await table("dawn")
    await shown(OVER)
    yield "ball-over"

    await table("sky")
    await shown(TO_PRESS)
    yield "sky"
    await page.locator('.bar [aria-haspopup="dialog"]').first.click()
    await shown("dialog[open]")
    yield "sky-numbers"
    await shut()
    # The dialog gives the focus back when it likes, also just before the key is pressed.
    for _ in range(5):
        await page.locator('[data-galaxy="c3"] .spot').press("i")
        with suppress(AssertionError):
            await expect(page.locator(".shown-beside").first).to_be_visible(timeout=2000)
            break
    await shown(".shown-beside")
    yield "sky-galaxy"
    await page.keyboard.press("Escape")
    await page.locator(".bar nav button").first.click()
    await shown("table.summary")
    yield "sky-summary"
    await shut()
    if phone:
        tabs = page.locator(".tabs button")
        for number in range(await tabs.count()):
            await tabs.nth(number).click()
            await shown(".stage[data-sheet]")
            yield f"sky-sheet-{number}"
            await page.keyboard.press("Escape")
            await expect(page.locator(".stage[data-sheet]")).to_have_count(0)
    await table("fray")
    await shown(TO_PRESS)
    yield "sky-battle"
    await table("dark")
    await shown(OVER)
    yield "sky-over"

    await table("end")
    await shown(OVER)
    yield "end"
    await visitor.open(f"/replay/{sights.match}")
    await shown(".scrub")
    scrubber = page.locator(".scrub input")
    most = int(await scrubber.get_attribute("max") or 0)
    await scrubber.fill(str(most * 2 // 3))
    yield "replay"
    await visitor.context.clear_cookies()
    await visitor.open(f"/r/{sights.scenes['middle'].code}")
    await page.locator(".door input").fill("Will")
    await page.locator(".door .big").click()
    await visitor.at_table()
    yield "watching"
    await page.locator(".bar nav button").last.click()
    await page.locator("dialog.confirm .bone").click()
    await shown(".game")


async def names_in_notebook(page: Page) -> None:
    """Turn from the letters of somebody hidden to the names."""
    await page.locator("button.note-name").first.click()
    await expect(page.locator(".note-camps").first).to_be_visible()


async def settle(visitor: Visitor) -> None:
    """Wait for pictures and letters, and for everything that moves once."""
    await visitor.page.wait_for_function(
        """() => document.fonts.status === 'loaded'
          && [...document.images].every((image) => image.complete || image.loading === 'lazy')
          && document.getAnimations().every((each) =>
            each.playState !== 'running' || each.effect.getTiming().iterations === Infinity)""",
        polling=100,
    )


async def faults_of_access(visitor: Visitor) -> list[str]:
    """What axe finds that is serious or critical on the page as it stands."""
    assert AXE.is_file(), f"{AXE} is missing: npm --prefix web ci puts it there"
    page = visitor.page
    if not await page.evaluate("'axe' in window"):
        # Through the debugger, so that the page's own policy stays in force.
        await page.evaluate(AXE.read_text("utf-8") + "\n;undefined")
    found: list[dict[str, Any]] = await page.evaluate(
        """async () => {
          const { violations } = await axe.run(document, { resultTypes: ['violations'] })
          const why = ({ any, all, none }) => [...any, ...all, ...none][0]?.message
          return violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => ({
              id,
              nodes: nodes.slice(0, 5).map((node) => [node.target.join(' '), why(node)]),
            }))
        }"""
    )
    return [json.dumps(each, ensure_ascii=False) for each in found]
