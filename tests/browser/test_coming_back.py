"""A seat survives reloads, second tabs, lost lines and the death of the server."""

from __future__ import annotations

import re
from importlib.resources import files

from playwright.async_api import expect

from browser.staging import Scene, stage, stories
from browser.visitors import OPTION

LOST = "Connection lost. Trying again"

KINDS = (
    *("move", "destination", "area", "deck", "woods", "steal", "draw_target", "give", "hint"),
    *("offer", "banana", "attack", "strike", "react", "loot", "turn_end", "ability_target"),
)
"""Every kind of question of the game; `test_these_are_all_kinds` holds the list to it."""


def test_these_are_all_kinds():
    """The words of the table have a sentence for each kind of question, and for no other."""
    text = (files("gloaming") / "locale/en/hunters-questions.ftl").read_text("utf-8")
    assert set(re.findall(r"^hunters-question-(\w+) =", text, re.MULTILINE)) == set(KINDS)


async def test_reload_at_every_kind_of_question(own_place, visit):
    """The same seat, and the identical question: id, title, options. It can be answered then."""
    place = await own_place(timed_seconds=100_000)
    # Who has nothing to choose after an attack sees no question, only that it is being resolved.
    wanted = {
        kind: lambda _, __, question, kind=kind: (
            question["kind"] == kind and (kind != "react" or len(question["options"]) > 1)
        )
        for kind in KINDS
    }
    scenes = [Scene(story, "Ann") for story in stories(wanted).values()]
    await stage(place, scenes)
    ann = await visit("Ann", at=place)
    seen = set()
    for scene in scenes:
        await ann.context.add_cookies([scene.cookie])
        await ann.open(f"/r/{scene.code}")
        before = await ann.asked()
        await ann.page.reload()
        after = await ann.asked()
        assert after == before
        assert after["kind"] == scene.story.kind
        shown = {option for option, _ in after["options"]}
        assert shown - {"use"} <= set(scene.story.options)
        assert shown == set(scene.story.options) or "use" in shown
        await ann.answer_to(after)
        seen.add(after["kind"])
    assert seen == set(KINDS)


async def test_a_second_tab_shows_the_same_question(visit):
    """Answering it in one tab takes it away in the other, whose late click is not applied."""
    ann = await visit("Ann")
    code = await ann.alone()
    first = await ann.asked()
    other = await ann.tab()
    await other.goto(f"{ann.place.base}/r/{code}")
    await other.locator(OPTION).first.wait_for()
    assert await ann.question(other) == first
    await ann.answer_to(first)
    await expect(other.locator(f'#ask[data-question="{first["id"]}"]')).to_have_count(0)
    # What one does, both see.
    await ann.page.locator(OPTION).first.wait_for()
    await other.locator(OPTION).first.wait_for()
    assert await ann.question(other) == await ann.question()


async def test_a_cut_line_is_said_calmly_and_comes_back(place, wire, visit):
    """Without the network the table stays, says what is the matter, and goes on by itself."""
    ann = await visit("Ann", at=wire)
    ann.forgiven = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE")
    code = await ann.alone()
    question = await ann.asked()
    ben = await place.person(code, "Ben", watch=True)
    await expect(ann.page.get_by_text(LOST)).to_be_hidden()

    wire.cut()
    await expect(ann.page.get_by_text(LOST)).to_be_visible()
    await expect(ann.page.locator(".board")).to_be_visible()
    await ben.until(lambda: ben.member("Ann").get("away"))
    await ben.ask("say", text="where are you?")

    wire.mend()
    await expect(ann.page.get_by_text(LOST)).to_be_hidden()
    assert await ann.asked() == question
    assert "where are you?" in await ann.log()
    await ann.answer_to(question)
    await ben.until(lambda: not ben.member("Ann").get("away"))


async def test_what_was_clicked_while_the_line_was_cut_is_done_once(place, wire, visit):
    """A click that could not be sent is sent when the line is back."""
    ann = await visit("Ann", at=wire)
    ann.forgiven = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE")
    code = await ann.alone()
    question = await ann.asked()
    ben = await place.person(code, "Ben", watch=True)
    before = len(ben.log)
    wire.cut()
    await expect(ann.page.get_by_text(LOST)).to_be_visible()
    assert await ann.answer()
    assert (await ann.question())["id"] == question["id"]
    assert len(ben.log) == before
    wire.mend()
    await expect(ann.page.locator(f'#ask[data-question="{question["id"]}"]')).to_have_count(0)
    await ben.until(lambda: len(ben.log) > before)


async def test_the_server_is_killed_and_started_again(own_place, visit):
    """In the waiting room and in a game: the browsers come back by themselves; seats, chat and game
    are there, and it goes on."""
    place = await own_place()
    code = await place.room(players=5, speed="fast", level="random", grace=0)
    people = [await visit("Ann", at=place), await visit("Ben", at=place)]
    ann, ben = people
    for person in people:
        person.forgiven = ("WebSocket connection", "ERR_CONNECTION")
        await person.enter(code)
    await killed(place, people, "before the night")
    await ann.start()
    await ben.at_table()
    await turns(people)
    await killed(place, people, "in the night")
    for person in people:
        await expect(person.page.get_by_text("before the night")).to_be_visible()
    await turns(people)


async def killed(place, people, said: str) -> None:
    """Something is said, the server dies, everybody sees that, it comes back, all is there."""
    say = people[1].page.locator(".say-box input")
    await say.fill(said)
    await say.press("Enter")
    await expect(people[0].page.get_by_text(said)).to_be_visible()
    await place.kill()
    for person in people:
        await expect(person.page.get_by_text(LOST)).to_be_visible()
    await place.start()
    for person in people:
        await expect(person.page.get_by_text(LOST)).to_be_hidden()
        await expect(person.page.get_by_text(said)).to_be_visible()


async def turns(people) -> None:
    """The game goes on: everybody is asked at least once, and answers."""
    left = set(people)
    while left:
        for person in people:
            await person.page.locator(f"{OPTION}, .ask .idle").first.wait_for()
            if await person.answer():
                left.discard(person)
