"""Shadowlord in the browser: whole games by taps and by keys, what two people do to each other from
one device to the other, and the star map."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from browser.reading import english
from browser.sailing import (
    ASKED,
    DO_IT,
    MORE,
    TO_PRESS,
    Captain,
    Pianist,
    at_galaxy,
    kind_of,
    option,
    press,
    quick,
)
from browser.serving import Served
from browser.staging import Scene, Story, stage, stories
from browser.visitors import LONG, OVER, PHONE, Visitor
from gloaming.engine import view
from gloaming.games import get_game

REQUEST = 8
"""Seconds for which a request for passage stands in these tests."""


def to_peace(option_id: str) -> bool:
    """Asks to be let in, and lets in."""
    return option_id.startswith(("ask", "grant"))


def with_ask(_: Any, __: int, question: dict[str, Any]) -> bool:
    """Somebody can ask for passage and has several ways to go."""
    verbs = [each["id"].split(":")[0] for each in question["options"]]
    return question["kind"] == "move" and "ask" in verbs and verbs.count("go") > 2


def with_cards(state: Any, seat: int, question: dict[str, Any]) -> bool:
    """A lone attacker can be given a card, against somebody who has cards, too."""
    if question["kind"] != "commit" or question["about"]["side"] != "attack":
        return False
    battle = view(state, seat)["public"]["battle"]
    other = battle["defence"]["seat"]
    plays = [each["id"] for each in question["options"] if each["id"].startswith("play:")]
    alone = len(battle["attack"]["fighters"]) == 1
    return alone and bool(plays) and other is not None and bool(view(state, other)["own"]["hand"])


def a_build(state: Any, seat: int, question: dict[str, Any]) -> bool:
    """There is something to build, and everybody is somewhere."""
    return question["kind"] == "build" and state.turn >= 12 and len(question["options"]) > 4


@dataclass
class Sky:
    """A server with tables of Shadowlord that stand at chosen moments."""

    place: Served
    scenes: dict[str, Scene]

    async def bring(self, visitor: Visitor, name: str) -> None:
        """Let a visitor sit down where the scene has a seat under that name."""
        scene = self.scenes[name]
        await visitor.context.add_cookies([scene.cookies[visitor.name]])
        await visitor.open(f"/r/{scene.code}")
        await visitor.at_table()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def sky(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sky]:
    """One server for all tables."""
    game = get_game("shadowlord")
    told: dict[str, Story] = {
        **stories({"ask": with_ask, "fight": with_cards}, game, {}, 2, to_war),
        **stories({"build": a_build}, game, {}, 4),
    }
    scenes = {
        "granted": Scene(told["ask"], "Ann", {"ベン": 1 - told["ask"].seat}),
        "silence": Scene(told["ask"], "Ann", {"ベン": 1 - told["ask"].seat}),
        "fight": Scene(told["fight"], "Ann", {"ベン": 1 - told["fight"].seat}),
        "build": Scene(told["build"], "Ann"),
    }
    place = Served(
        tmp_path_factory.mktemp("sky"), timed_seconds=100_000, request_seconds=REQUEST * 20
    )
    await place.start()
    await stage(place, scenes.values())
    yield Sky(place, scenes)
    await place.stop()


def to_war(option_id: str) -> bool:
    """Goes where others are at home, and claims."""
    return option_id.startswith(("go:N", "go:E", "go:S", "go:W", "claim"))


async def two(visit: Callable[..., Any], place: Served) -> tuple[Visitor, Visitor]:
    """Somebody at a desk who reads English, and somebody with a phone who reads Japanese."""
    ann = await visit("Ann", at=place, language="en-GB")
    ben = await visit("ベン", at=place, size=PHONE, language="ja-JP")
    return ann, ben


# -- whole games


async def until_move(captain: Captain, other: Captain) -> None:
    """Both answer what they are asked until the first of them sends somebody somewhere."""
    while True:
        await asyncio.sleep(0)
        if await kind_of(captain.page) == "move":
            return
        await captain.page.locator(f"{TO_PRESS}, .idle").first.wait_for()
        for each in (captain, other):
            if await each.page.locator(TO_PRESS).count() and await kind_of(each.page) != "move":
                await each.answer()
            elif each is other and await kind_of(other.page) == "move":
                await other.answer()


async def test_two_people_play_to_the_end_by_presses(place, visit):
    """From masters and ships to an end in which all lose; in between somebody thinks again."""
    code = await place.room("shadowlord", players=2, grace=300, options={"numbers": quick(8)})
    ann, ben = await two(visit, place)
    for person in (ann, ben):
        await person.enter(code)
    await ann.start()
    captains = [Captain(ann), Captain(ben)]
    await until_move(*captains)
    await move_and_think_again(ann, captains[0])
    await asyncio.gather(*(captain.play() for captain in captains))

    for captain in captains:
        assert {"share_ships", "build", "move", "place_card"} <= set(captain.kinds)
    heads = [await each.page.locator(f"{OVER} h1").inner_text() for each in (ann, ben)]
    assert all(heads)
    assert heads[0] != heads[1]
    for person in (ann, ben):
        # The world has gone dark: nobody has won, and both are told of.
        await expect(person.page.locator(".finale[data-reason='timer']")).to_be_visible()
        await expect(person.page.locator(".fates li.win")).to_have_count(0)
        await expect(person.page.locator(".fates li")).to_have_count(2)
        assert not await person.sideways()
    assert not await english(ben.page, "Ann")


async def move_and_think_again(visitor: Visitor, captain: Captain) -> None:
    """Send somebody to a galaxy, take it back, and send them to another."""
    page = visitor.page
    assert await captain.select()
    goals = page.locator("[data-galaxy].lit:not(.crowded)")
    first, second = goals.first, goals.last
    chosen = await page.locator(f'{ASKED} .opt[aria-pressed="true"]').count()
    assert chosen == 0
    names = [await each.get_attribute("data-galaxy") for each in (first, second)]
    assert names[0] != names[1]

    async def go(galaxy: str | None) -> Locator:
        await at_galaxy(visitor, page.locator(f'[data-galaxy="{galaxy}"]'))
        await press(visitor, page.locator(DO_IT))
        return page.locator(f'[data-galaxy="{galaxy}"].crowded')

    there = await go(names[0])
    await expect(there).to_have_count(1)
    await press(visitor, page.locator(f"{ASKED} .take-back"))
    await expect(there).to_have_count(0)
    await expect(page.locator('#ask[data-kind="move"]')).to_be_visible()
    assert await captain.select()
    await expect(await go(names[1])).to_have_count(1)
    await expect(there).to_have_count(0)


async def test_one_among_computers_by_keys_alone(place, visit):
    """To the end without a mouse; then the replay, through everybody's eyes and nobody's."""
    code = await place.room(
        "shadowlord", players=4, speed="fast", level="greedy", options={"numbers": quick(4)}
    )
    ann = await visit("Ann")
    page = ann.page
    await ann.enter(code)
    await ann.start()
    pianist = Pianist(ann)
    await pianist.play()
    # Who chooses a master last has no choice.
    assert {"share_ships", "place_card", "build", "move"} <= set(pianist.kinds)

    await page.get_by_role("link", name="replay").click()
    slider = page.locator(".scrub").get_by_role("slider")
    most = int(await slider.get_attribute("max") or 0)
    assert most > 40
    await slider.fill(str(most // 2))
    eyes = page.locator(".scrub").get_by_role("combobox").first
    await eyes.select_option("all")
    await expect(page.locator("[data-galaxy]")).to_have_count(29)
    await eyes.select_option("public")
    await expect(page.locator(".own")).to_have_count(0)
    await eyes.select_option("seat:0")
    await expect(page.locator(".own [data-card]")).not_to_have_count(0)
    await expect(page.locator("[data-galaxy].lit")).to_have_count(0)


# -- from one device to the other


async def ask_passage(ann: Visitor) -> str:
    """Select who can ask, aim, ask; returns the galaxy."""
    page = ann.page
    frame = json.loads(next(each for each in reversed(ann.frames) if '"update"' in each))
    reach: dict[str, Any] = frame["view"]["own"]["reach"]
    asks = [each["id"] for each in frame["question"]["options"] if each["id"].startswith("ask")]
    _, goal, character = asks[0].split(":")
    assert reach[character][goal]["asks"]
    await press(ann, page.locator(f'{ASKED} [data-character="{character}"]'))
    await at_galaxy(ann, page.locator(f'[data-galaxy="{goal}"]'))
    await press(ann, page.locator(option("ask")))
    return goal


async def test_passage_is_asked_for_and_granted(sky, visit):
    """It comes up on the other's phone, over whatever is open; the asker goes in as a guest."""
    ann, ben = await two(visit, sky.place)
    for person in (ann, ben):
        await sky.bring(person, "granted")
    await press(ben, ben.page.locator(".tabs button").first)
    await expect(ben.page.locator(".stage[data-sheet]")).to_have_count(1)
    goal = await ask_passage(ann)
    await expect(ben.page.locator('#ask[data-kind="passage"]')).to_be_visible()
    await expect(ben.page.locator(".stage[data-sheet]")).to_have_count(0)
    await press(ben, ben.page.locator(option("grant")))
    # What was planned has stayed: one press goes there, in peace.
    await expect(ann.page.locator(DO_IT)).to_be_visible()
    await press(ann, ann.page.locator(DO_IT))
    await expect(ann.page.locator(f'[data-galaxy="{goal}"].due')).to_have_count(0)
    told = await ann.log()
    assert "peace" in told.lower()


async def test_who_does_not_answer_refuses(sky, visit):
    """The clock runs out: the question leaves the phone, and the asker goes on."""
    ann, ben = await two(visit, sky.place)
    for person in (ann, ben):
        await sky.bring(person, "silence")
    await ask_passage(ann)
    await expect(ben.page.locator('#ask[data-kind="passage"]')).to_be_visible()
    await expect(ben.page.locator('#ask[data-kind="passage"]')).to_have_count(0)
    await expect(ann.page.locator('#ask[data-kind="move"]')).to_be_visible()
    assert "refuse" in (await ann.log()).lower()
    # Where it was refused it cannot be asked for again.
    await expect(ann.page.locator(option("ask"))).to_have_count(0)


async def test_cards_of_a_battle_stay_face_down(sky, visit):
    """Nothing that the defender receives holds the value, until both have chosen."""
    ann, ben = await two(visit, sky.place)
    for person in (ann, ben):
        await sky.bring(person, "fight")
    page = ann.page
    play = next(each for each in sky.scenes["fight"].story.options if each.startswith("play:"))
    _, fighter, value = play.split(":")
    await press(ann, page.locator(f'{ASKED} [data-character="{fighter}"]'))
    cards = page.locator(f"{ASKED} [aria-pressed]:not([data-character]):enabled")
    await press(ann, cards.filter(has_text=value).first)
    await expect(ben.page.locator('#ask[data-kind="commit"]')).to_be_visible()

    def told(visitor: Visitor) -> list[Any]:
        """Every value of that card which somebody has been sent."""
        found = []
        for frame in visitor.frames:
            message = json.loads(frame)
            if message["type"] != "update":
                continue
            battle = message["view"]["public"]["battle"] or {"attack": {"fighters": []}}
            found += [
                each["extra"]["value"]
                for each in battle["attack"]["fighters"]
                if each["card"] == fighter and each["extra"]
            ]
            found += [
                event["params"]["value"]
                for event in message["events"]
                if event["kind"] == "extra" and event["params"]["card"] == fighter
            ]
        return found

    assert set(told(ben)) == {None}
    assert told(ben)
    await press(ben, ben.page.locator(option("ready")))
    await expect(ben.page.locator('#ask[data-kind="commit"]')).to_have_count(0)
    assert int(value) in told(ben)


# -- the map


HIDDEN = """() => {
  const [above, steps, ask] = ['.timer', '.steps', '#ask'].map(
    (each) => document.querySelector(each).getBoundingClientRect())
  const below = steps.height ? steps : ask
  return [...document.querySelectorAll('[data-galaxy]')].filter((galaxy) => {
    // Around a planet a seventh of the picture is its light, but for the one with rings.
    const { left, right, top, bottom, height } = galaxy.querySelector('img').getBoundingClientRect()
    const rim = height * 0.15
    const side = galaxy.dataset.galaxy === 'W' ? height * 0.05 : rim
    return left + side < -1.5 || right - side > innerWidth + 1.5
      || top + rim < above.bottom - 1.5 || bottom - rim > below.top + 1.5
  }).map((galaxy) => galaxy.dataset.galaxy)
}"""
"""Galaxies that leave the screen or lie under what is above or below the map."""


async def zoom_of(page: Page) -> float:
    """How much larger the map is than its window is wide or high, at most."""
    found: float = await page.evaluate(
        """() => {
          const [field, board] = ['.field', '.board'].map(
            (each) => document.querySelector(each).getBoundingClientRect())
          return Math.max(field.width / board.width, field.height / board.height)
        }"""
    )
    return found


async def test_the_map_is_zoomed_by_wheel_and_keys_and_fits_in_one_press(sky, visit):
    """And moved by arrows; on a desktop."""
    ann = await visit("Ann", at=sky.place)
    await sky.bring(ann, "build")
    page = ann.page
    board = await page.locator(".board").bounding_box()
    assert board is not None
    whole = await zoom_of(page)
    assert whole <= 1.01

    await page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    await page.mouse.wheel(0, -400)
    await page.wait_for_function("document.querySelector('.board.near') !== null")
    assert await zoom_of(page) > whole * 1.2
    await page.get_by_role("button", name="Whole map").first.click()
    await page.wait_for_function("document.querySelector('.board.near') === null")
    assert await zoom_of(page) == pytest.approx(whole, abs=0.01)

    await page.locator(".board").focus()
    await page.keyboard.press("+")
    await page.keyboard.press("+")
    assert await zoom_of(page) > whole * 1.5
    before = await page.locator(".field").bounding_box()
    await page.keyboard.press("Shift+ArrowRight")
    after = await page.locator(".field").bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] < before["x"]
    await page.keyboard.press("-")
    assert 1.2 * whole < await zoom_of(page) < 1.5 * whole
    await page.keyboard.press("f")
    assert await zoom_of(page) == pytest.approx(whole, abs=0.01)


async def test_the_map_of_a_small_phone(sky, visit):
    """All of it is seen, homes and all; two fingers bring it nearer, one press takes it back."""
    ann = await visit("Ann", at=sky.place, size=(360, 740), language="ja-JP")
    await sky.bring(ann, "build")
    page = ann.page
    whole = await zoom_of(page)
    assert whole <= 1.01
    board = await page.locator(".board").bounding_box()
    assert board is not None
    hidden = await page.evaluate(HIDDEN)
    assert hidden == []

    line = await ann.context.new_cdp_session(page)
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2

    async def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        ends = kind == "touchEnd"
        await line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if ends else points}
        )

    await fingers("touchStart", 30)
    for apart in (45, 60, 75):
        await fingers("touchMove", apart)
    await fingers("touchEnd", 0)
    assert await zoom_of(page) > 1.8
    # Nobody was chosen or shown by it.
    await expect(page.locator(".shown-beside")).to_have_count(0)
    await press(ann, page.locator(".zoomer button:visible").first)
    assert await zoom_of(page) == pytest.approx(whole, abs=0.01)
    await expect(page.locator(MORE).first).to_be_visible()


async def test_a_plan_is_kept_in_this_browser_and_a_reload_asks_the_same(sky, visit):
    """Ships that were planned but not confirmed are not built."""
    ann = await visit("Ann", at=sky.place)
    await sky.bring(ann, "build")
    page = ann.page
    before = await ann.question()
    await press(ann, page.locator(MORE).first)
    await expect(page.locator("#ask output").first).to_have_text("1")
    await page.reload()
    await page.locator(TO_PRESS).first.wait_for(timeout=LONG)
    assert await ann.question() == before
    await expect(page.locator("#ask output").first).to_have_text("0")
