"""Five people in five browsers and a computer player, from the link to the last reveal."""

from __future__ import annotations

import asyncio

from gloaming.engine import Record
from server.test_nothing_leaks import check, truth


async def test_five_people_and_a_bot_play_a_whole_game(place, visit):
    """Everybody clicks what they are offered; all see the same end; no frame tells too much."""
    names = ["Ann", "Ben", "Cat", "Dan", "Eve"]
    code = await place.room(players=6, speed="fast", level="random", grace=300)
    people = await asyncio.gather(*(visit(name) for name in names))
    for person in people:
        await person.enter(code)
    await people[0].start()
    clicks = await asyncio.gather(*(person.play() for person in people))
    assert min(clicks) > 0

    ends = [await person.page.locator(".verdict h1").inner_text() for person in people]
    assert len(set(ends)) == 1, ends
    fates = [
        sorted(await person.page.locator(".fates .win .by .who").all_inner_texts())
        for person in people
    ]
    assert fates[0]
    assert all(fate == fates[0] for fate in fates)

    async with place.http() as http:
        room = await people[0].page.evaluate("location.pathname")
        assert room == f"/r/{code}"
        match = (
            await people[0].page.get_by_role("link", name="replay").get_attribute("href")
        ).split("/")[-1]
        record = Record.from_json((await http.get(f"/api/matches/{match}/record")).json())
    true = truth(record)
    seats = {chair: name for chair, name in enumerate(await _names(place, match))}
    for seat, name in seats.items():
        person = next((each for each in people if each.name == name), None)
        if person is not None:
            assert check(person.frames, seat, true, 6) > 10, name


async def _names(place, match):
    async with place.http() as http:
        replay = (await http.get(f"/api/matches/{match}/replay?as=public")).json()
        return replay["names"]
