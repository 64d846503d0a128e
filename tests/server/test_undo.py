"""Taking back over the wire: who is offered it, what the others hear, and whose time runs on."""

from __future__ import annotations

import asyncio
import time

import pytest

from gloaming.server import bot_desk
from server.people import Person, Place, Refused, serving


async def at_an_area(place: Place, **settings: object) -> tuple[Person, list[Person]]:
    """Four people of whom one, first in turn, has rolled and is asked whether to use the area. The
    second is on the airship, so that skipping it leads to the question whom to attack."""
    people = await place.table(
        "Ann",
        "Ben",
        "Cat",
        "Dan",
        game="raiders",
        players=4,
        options={"expansion": True},
        **settings,
    )
    await people[0].ask("start", players=4)
    for person in people:
        await person.until(lambda person=person: person.update)
    await people[0].until(lambda: any(p.question for p in people))
    first = next(person for person in people if person.question)
    await first.choose("roll")
    await stands(first, "area")
    return first, [person for person in people if person is not first]


async def stands(person: Person, kind: str) -> None:
    """Until this person is asked that."""
    await person.until(lambda: person.question and person.question["kind"] == kind)


def kinds(person: Person) -> list[str]:
    return [event["kind"] for event in person.log]


async def test_who_may_takes_back_and_everyone_hears_of_it(tmp_path, deal):
    deal("erica", "werewolf", "ulrich", "emi")
    async with serving(tmp_path) as place:
        first, others = await at_an_area(place)
        number = first.question["id"]
        view = first.update["view"]
        with pytest.raises(Refused) as refused:
            await first.ask("act", option="undo")
        assert refused.value.code == "nothing-to-undo"
        await first.choose("skip")
        await stands(first, "attack")
        assert first.update["may_undo"]
        for other in others:
            await other.until(lambda other=other: other.update["waiting"]["kind"] == "attack")
            assert not other.update["may_undo"]
            with pytest.raises(Refused) as refused:
                await other.ask("act", option="undo")
            assert refused.value.code == "nothing-to-undo"
        with pytest.raises(Refused) as refused:
            await first.ask("act", option="undo", question=first.question["id"])
        assert refused.value.code == "illegal-action"
        await first.ask("act", option="undo")
        await stands(first, "area")
        assert first.question["id"] > number
        assert not first.update["may_undo"]
        assert first.update["view"]["own"] == view["own"]
        assert first.update["view"]["public"] == {**view["public"], "asked": first.question["id"]}
        for other in others:
            await other.until(lambda other=other: "took_back" in kinds(other))
            assert other.log[-1] == {
                "kind": "took_back",
                "params": {"seat": first.seat, "what": "area"},
            }
        with pytest.raises(Refused) as refused:
            await first.ask("act", option="act", question=number)
        assert refused.value.code == "stale-question"
        await first.choose("skip")
        await stands(first, "attack")


async def test_a_server_that_starts_again_still_knows_the_way_back(tmp_path, deal):
    deal("erica", "werewolf", "ulrich", "emi")
    async with serving(tmp_path) as place:
        first, _ = await at_an_area(place)
        await first.choose("skip")
        await stands(first, "attack")
        await first.ask("act", option="undo")
        await first.choose("skip")
        await stands(first, "attack")
        seen = first.update["view"]
        for person in place.people:
            await person.disconnect()
    async with serving(tmp_path) as place:
        first.place = place
        await first.connect()
        place.people.append(first)
        assert first.update["view"] == seen
        assert first.update["may_undo"]
        await first.ask("act", option="undo")
        await stands(first, "area")


async def test_taking_back_wins_no_time(tmp_path, deal):
    """The clock goes on through it, and through the answers after it, until one of them is
    final."""
    deal("erica", "werewolf", "ulrich", "emi")
    async with serving(tmp_path, hurry=20) as place:
        first, others = await at_an_area(place, grace=0, clock=60)
        await first.choose("skip")
        await stands(first, "attack")
        assert first.update["clock_left"] > 55
        await asyncio.sleep(0.5)  # ten seconds
        await first.ask("act", option="undo")
        await stands(first, "area")
        assert 30 < first.update["clock_left"] < 51
        await asyncio.sleep(0.5)
        await first.choose("skip")
        await stands(first, "attack")
        assert 15 < first.update["clock_left"] < 42
        await first.choose("pass")
        await others[0].until(lambda: any(p.question for p in others))
        second = next(p for p in others if p.question)
        assert second.update["clock_left"] > 50


async def test_what_was_decided_when_time_ran_out_is_decided_again_at_once(
    tmp_path, deal, monkeypatch
):
    """It may be taken back, but there is no more time than what the clock had left."""
    deal("erica", "werewolf", "ulrich", "emi")

    def decide(self: bot_desk.Follower, seat: int, level: str) -> str | None:
        question = bot_desk.door.question(self._state, seat)
        assert question is not None
        options = [option["id"] for option in question["options"]]
        return next((each for each in ("skip", "pass") if each in options), options[0])

    monkeypatch.setattr(bot_desk.Follower, "decide", decide)
    async with serving(tmp_path, hurry=20) as place:
        first, others = await at_an_area(place, grace=0, clock=30)
        await stands(first, "attack")
        assert first.notices().count("clock") == 1
        await first.ask("act", option="undo")
        await stands(first, "area")
        began = time.monotonic()
        await others[0].until(lambda: any(p.question for p in others))
        assert time.monotonic() - began < 2.5, "not the time of two questions"
        assert first.notices().count("clock") == 3
