"""A seat survives second tabs, lost lines and the death of the server; that it survives reloads is
seen at every kind of question in `test_japanese.py`."""

from __future__ import annotations

from playwright.async_api import expect

from browser.visitors import OPTION

LOST = "Connection lost. Trying again"


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
