"""Requests for passage over the wire (Shadowlord R 6.8): put to all concerned at once, answered
unseen, shown together; who has not answered when the time is over has refused."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from games.shadowlord.sky import Sky
from gloaming.games.shadowlord import Shadowlord
from server.people import Person, Place, Refused, serving

ASK = "ask:e1:warrior-randi"
GO = "go:e1:warrior-randi:0"


@pytest.fixture
def scene(monkeypatch):
    """Every match begins in the middle of A's step 4: a galaxy of B's, where C is a guest, is in
    reach of A's warrior. A, B and C have the seats 0 to 2."""
    words = ("A warrior-randi@d1+2", "B e1+1", "C warrior-axel@e1")
    universe = Sky(*words, peace="e1:BC").universe

    def setup(self, options, seats, chance):
        copy = universe.copy()
        copy.chance = chance
        return copy

    monkeypatch.setattr(Shadowlord, "setup", setup)


@contextlib.asynccontextmanager
async def requested(
    folder: Path, *, hurry: float = 40, request_seconds: float = 600, **settings: Any
) -> AsyncIterator[tuple[Place, list[Person], Person]]:
    """A place, the three players in the order of their seats, and a watcher; A has asked."""
    settings = {"game": "shadowlord", "players": 3, "grace": 0, **settings}
    async with serving(folder, hurry, request_seconds=request_seconds) as place:
        people = await place.table("Ann", "Ben", "Cat", **settings)
        will = await place.person(people[0].code, "Will", watch=True)
        await people[0].ask("start", players=3)
        for person in (*people, will):
            await person.until(lambda person=person: person.update)
        people.sort(key=lambda person: person.seat)
        await people[0].choose(ASK)
        for person in people[1:]:
            await person.until(lambda person=person: person.question)
        await will.until(lambda: will.update["waiting"]["seats"] == [1, 2])
        yield place, people, will


def told(person: Person) -> list[tuple[int, bool]]:
    """The answers that this person has heard of."""
    events = [event["params"] for event in person.log if event["kind"] == "answered"]
    return [(event["seat"], event["granted"]) for event in events]


async def answered(*everyone: Person) -> list[tuple[int, bool]]:
    """What all of them are told, which is the same for all."""
    for person in everyone:
        await person.until(lambda person=person: told(person))
    heard = [told(person) for person in everyone]
    assert heard == heard[:1] * len(heard)
    return heard[0]


async def test_all_concerned_are_asked_at_once_and_everyone_sees_the_clock(tmp_path, scene):
    """The one who asks and who watches have no question, but see whom the table waits for."""
    async with requested(tmp_path) as (_, (ann, ben, cat), will):
        for person in (ben, cat):
            question = person.question
            assert (question["kind"], question["lapses"]) == ("passage", True)
            assert [option["id"] for option in question["options"]] == ["refuse", "grant"]
            assert question["about"] == {"seat": 0, "card": "warrior-randi", "place": "e1"}
        for person in (ann, ben, cat, will):
            assert person.update["waiting"] == {"seats": [1, 2], "kind": "passage"}
            assert 0 < person.update["clock_left"] <= 600
            assert not person.update["may_undo"]
            asked = person.log[-1]
            assert (asked["kind"], asked["params"]["seats"]) == ("asked", [1, 2])
        assert ann.question is will.question is None


async def test_answers_are_unseen_until_all_are_in(tmp_path, scene):
    """Others see that one has answered; each sees their own; then all hear of both."""
    async with requested(tmp_path) as (_, (ann, ben, cat), will):
        number = cat.question["id"]
        await ben.choose("grant")
        await ben.until(lambda: ben.question is None)
        assert ben.update["view"]["own"]["answered"] == "grant"
        for person in (ann, cat, will):
            await person.until(
                lambda person=person: person.update["view"]["public"]["answered"] == [1]
            )
            assert person.update["waiting"] == {"seats": [2], "kind": "passage"}
            assert told(person) == []
            assert person.update["view"]["public"]["requests"] == []
            assert "grant" not in json.dumps({**person.update, "question": None})
        assert cat.question["id"] == number
        with pytest.raises(Refused) as refused:
            await ben.ask("act", option="refuse", question=number)
        assert refused.value.code == "stale-question"
        with pytest.raises(Refused) as refused:
            await ben.ask("act", option="undo")
        assert refused.value.code == "nothing-to-undo"
        await cat.choose("refuse")
        assert await answered(ann, ben, cat, will) == [(1, True), (2, False)]
        await ann.until(lambda: ann.question and ann.question["kind"] == "move")
        (request,) = will.update["view"]["public"]["requests"]
        assert (request["granted"], request["refused"]) == ([1], [2])
        for person in (ann, ben, cat, will):
            assert person.update["clock_left"] == -1


async def test_granted_by_all_is_peace(tmp_path, scene):
    async with requested(tmp_path) as (_, (ann, ben, cat), will):
        await ben.choose("grant")
        await cat.choose("grant")
        await ann.until(lambda: ann.question and ann.question["kind"] == "move")
        await ann.choose(GO)
        await will.until(lambda: will.log[-1]["kind"] != "answered")
        peace = [e["params"]["with_seat"] for e in will.log if e["kind"] == "peace"]
        assert peace == [1, 2]
        assert not [e for e in will.log if e["kind"] == "battle_due"]


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [("", [(1, False), (2, False)]), ("grant", [(1, True), (2, False)])],
)
async def test_who_has_not_answered_in_time_has_refused(tmp_path, scene, answer, wanted):
    """Whatever clock the room has: this one is the request's own, no bot decides, and nobody is
    told off for it."""
    for clock in (0, 300):
        async with requested(tmp_path, request_seconds=20, clock=clock) as (_, people, will):
            ann, ben, cat = people
            assert 0 < will.update["clock_left"] <= 20
            number = cat.question["id"]
            if answer:
                await ben.choose(answer)
            assert await answered(ann, ben, cat, will) == wanted
            with pytest.raises(Refused) as refused:
                await cat.ask("act", option="grant", question=number)
            assert refused.value.code == "stale-question"
            await ann.until(lambda ann=ann: ann.question and ann.question["kind"] == "move")
            assert (ann.update["clock_left"] > 250) == bool(clock)
            assert "clock" not in will.notices()


async def test_an_answer_wins_no_time_for_the_others(tmp_path, scene):
    """The clock goes on when one has answered."""
    async with requested(tmp_path, hurry=20, request_seconds=60) as (_, people, will):
        ann, ben, cat = people
        await asyncio.sleep(0.5)  # ten seconds
        await ben.choose("refuse")
        for person in (ann, cat, will):
            await person.until(
                lambda person=person: person.update["view"]["public"]["answered"] == [1]
            )
            assert 0 < person.update["clock_left"] < 51
        assert await answered(ann, cat, will) == [(1, False), (2, False)]


async def test_a_reload_finds_the_request_and_the_time_that_is_left(tmp_path, scene):
    """Before and after answering; another tab, too."""
    async with requested(tmp_path) as (_, (ann, ben, cat), will):
        question = ben.question
        await asyncio.sleep(0.25)  # ten seconds
        await ben.reload()
        assert ben.question == question
        assert 400 < ben.update["clock_left"] < 591
        await ben.choose("grant")
        await ben.reload()
        assert ben.question is None
        assert ben.update["view"]["own"]["answered"] == "grant"
        for person in (ann, cat, will):
            await person.reload()
            assert person.update["view"]["public"]["answered"] == [1]
            assert "grant" not in json.dumps({**person.update, "question": None})
        await cat.choose("grant")
        assert await answered(ann, ben, cat, will) == [(1, True), (2, True)]


async def test_for_who_has_lost_the_connection_a_bot_answers(tmp_path, scene):
    """After the room's grace, long before the request would lapse; who is back meanwhile answers
    the next one again."""
    async with requested(tmp_path, request_seconds=3600, grace=5) as (_, (ann, ben, cat), will):
        await ben.disconnect()
        await cat.choose("grant")
        await will.until(lambda: "standin" in will.notices())
        heard = await answered(ann, cat, will)
        assert [seat for seat, _ in heard] == [1, 2]
        assert heard[1] == (2, True)
        await ben.connect()
        assert told(ben) == heard


async def test_who_is_back_in_time_answers(tmp_path, scene):
    """The grace is not over: nobody has answered meanwhile."""
    async with requested(tmp_path, request_seconds=3600, grace=200) as (_, (ann, ben, cat), will):
        await cat.choose("refuse")
        await ben.disconnect()
        await asyncio.sleep(0.2)
        assert told(will) == []
        await ben.connect()
        await ben.choose("grant")
        assert await answered(ann, ben, cat, will) == [(1, True), (2, False)]


async def test_a_request_waits_while_the_match_is_paused(tmp_path, scene):
    """It does not lapse meanwhile; then its time begins anew."""
    async with requested(tmp_path, request_seconds=20) as (_, people, will):
        ann, ben, cat = people
        host = next(person for person in people if person.me.get("host"))
        await cat.choose("grant")
        await host.ask("host", do="pause")
        await will.until(lambda: will.room["phase"] == "paused")
        await asyncio.sleep(0.7)  # twenty-eight seconds
        assert told(will) == []
        await host.ask("host", do="resume")
        began = time.monotonic()
        assert await answered(ann, ben, will) == [(1, False), (2, True)]
        assert time.monotonic() - began > 0.3


async def test_a_request_outlives_the_server(tmp_path, scene):
    """Answers that were given stay given, and unseen; who has not answered is asked again."""
    async with requested(tmp_path) as (_, people, will):
        await people[1].choose("grant")
        everyone = [*people, will]
        seen = [person.update["view"] for person in everyone]
    async with serving(tmp_path, request_seconds=600) as place:
        for person in everyone:
            person.place = place
            place.people.append(person)
            await person.connect()
        ann, ben, cat, will = everyone
        await will.until(lambda: will.update["view"]["public"]["answered"] == [1])
        assert [person.update["view"] for person in everyone] == [
            {**view, "public": will.update["view"]["public"]} for view in seen
        ]
        assert ben.question is None
        assert told(ann) == []
        assert 500 < cat.update["clock_left"] <= 600
        await cat.choose("refuse")
        assert await answered(ann, ben, cat, will) == [(1, True), (2, False)]
