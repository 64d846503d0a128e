"""Five people in five browsers, one of them a phone, and a computer player, from link to end."""

from __future__ import annotations

import asyncio

from browser.visitors import DESKTOP, PHONE
from gloaming.engine import Record
from server.secrets_of_hidden_roles import check, truth


async def test_five_people_and_a_bot_play_a_whole_game(place, visit):
    """Everybody clicks what they are offered; all see the same end; no frame tells too much."""
    code = await place.room(players=6, speed="fast", level="random", grace=300)
    sizes = {"Ann": DESKTOP, "Ben": (900, 700), "Cat": (1024, 768), "Dan": (820, 700), "Eve": PHONE}
    people = [await visit(name, size=size) for name, size in sizes.items()]
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

    link = people[0].page.get_by_role("link", name="replay")
    match = str(await link.get_attribute("href")).split("/")[-1]
    async with place.http() as http:
        record = Record.from_json((await http.get(f"/api/matches/{match}/record")).json())
    true = truth(record)
    for person in people:
        assert check(person.frames, record.names.index(person.name), true, 6) > 10, person.name
