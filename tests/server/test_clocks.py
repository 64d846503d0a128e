"""Waiting: timed questions (rules 14.4.4), the turn clock, the pace of bots."""

import asyncio
import time

import pytest

from gloaming.server.runner import THINKING
from server.people import Person, Refused, serving
from server.test_dropping_out import going


async def until_resolving(people: list[Person]) -> bool:
    """Play at random until a timed question stands; False if the match ends before."""
    while True:
        if any(p.update.get("may_wait") for p in people):
            return True
        if people[0].room["phase"] == "over":
            return False
        asked = next((p for p in people if p.question), None)
        if asked is None:
            await asyncio.sleep(0.005)
            continue
        question = asked.question
        attacks = [o for o in question["options"] if o["verb"] == "attack"]
        option = asked.rng.choice(attacks or question["options"])["id"]
        try:
            await asked.ask("act", option=option, question=question["id"])
        except Refused:
            continue
        await asked.until(
            lambda asked=asked, question=question: (
                asked.question != question or asked.room["phase"] == "over"
            )
        )


async def resolving(place, players=5) -> list[Person]:
    """A match with people only, at a timed question."""
    names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal"][:players]
    for _ in range(20):
        people = await going(place, *names, players=players, grace=0)
        if await until_resolving(people):
            return people
    raise AssertionError("no timed question in twenty games")


async def test_a_timed_question_is_open_for_its_time_whatever_anyone_answers(tmp_path):
    """Everyone who answers at once, and nobody answering, take equally long (spec test case 42)."""
    async with serving(tmp_path, hurry=10) as place:
        for answer in (True, False):
            people = await resolving(place)
            began = time.monotonic()
            for person in people:
                assert person.update["waiting"] == {"seats": [], "kind": "resolving"}
                if answer and person.question:
                    await person.choose()
            before = [len(p.frames) for p in people if not p.question]
            await asyncio.sleep(0.1)
            if not answer:
                assert [len(p.frames) for p in people if not p.question] == before
            watching = people[0]
            await watching.until(lambda w=watching: w.update["waiting"].get("kind") != "resolving")
            assert 0.15 < time.monotonic() - began < 0.6  # three seconds, ten times quicker


async def test_who_could_only_let_it_pass_sees_no_question_but_may_wait(tmp_path):
    async with serving(tmp_path, hurry=5) as place:
        for _ in range(10):
            people = await resolving(place)
            targets = [p for p in people if p.update.get("may_wait")]
            others = [p for p in people if p not in targets]
            for person in targets:
                assert not person.update["view"]["public"]["players"][person.seat]["revealed"]
                if person.question:
                    assert len(person.question["options"]) > 1
            assert all(p.question is None for p in others)
            idle = [p for p in targets if p.question is None]
            if idle:
                break
        assert idle
        # Pressing it is private: nobody hears anything, and it lasts twenty seconds.
        waiter = idle[0]
        frames = {p.name: len(p.frames) for p in people if p is not waiter}
        began = time.monotonic()
        await waiter.ask("wait", question=waiter.update["may_wait"])
        assert waiter.update.get("may_wait", 0) == 0
        with pytest.raises(Refused) as refused:
            await waiter.ask("wait", question=targets[0].update.get("may_wait") or 999)
        assert refused.value.code == "stale-question"
        await asyncio.sleep(1.5)
        assert {p.name: len(p.frames) for p in people if p is not waiter} == frames
        await waiter.until(lambda: waiter.update["waiting"].get("kind") != "resolving")
        assert 3.5 < time.monotonic() - began < 5


async def test_among_bots_alone_there_is_no_pause(tmp_path):
    """Only a watcher looks on: timed questions are closed as soon as the bots have answered."""
    async with serving(tmp_path, hurry=100, timed_seconds=10_000) as place:
        people = await place.table("Ann", players=5)
        (ann,) = people
        will = await place.person(ann.code, "Will", watch=True)
        await ann.ask("change", settings={"grace": 3600})
        await ann.ask("start", players=5)
        await will.until(lambda: will.update)
        await ann.ask("host", do="to_bot", member=ann.you)
        await ann.ask("host", do="hand_over", member=will.you)
        await ann.disconnect()
        await will.until_over()


async def test_the_turn_clock_lets_a_bot_decide_once(tmp_path):
    async with serving(tmp_path, hurry=100) as place:
        ann, ben = people = await going(place, "Ann", "Ben", grace=0, clock=30)
        await ann.until(lambda: any(p.question for p in people))
        slow = next(p for p in people if p.question)
        question = slow.question
        assert 0 < slow.update["clock_left"] <= 30
        other = ben if slow is ann else ann
        assert other.update["clock_left"] > 0, "everyone sees the clock"
        began = time.monotonic()
        await slow.until(lambda: slow.question != question)
        assert 0.2 < time.monotonic() - began < 2
        await other.until(lambda: "clock" in other.notices())
        assert not other.member(slow.name).get("standin")
        # The next question is again for the person.
        await slow.until(lambda: slow.question, 40)
        await slow.choose()


async def test_without_a_clock_nobody_is_hurried(tmp_path):
    async with serving(tmp_path, hurry=300) as place:
        people = await going(place, "Ann", "Ben", "Cat", "Dan", grace=0)
        await people[0].until(lambda: any(p.question for p in people))
        slow = next(p for p in people if p.question)
        question = slow.question
        assert slow.update["clock_left"] == -1
        await asyncio.sleep(1.5)
        assert slow.question == question


async def test_a_reveal_in_between_does_not_wind_the_clock_up(tmp_path):
    """The question is asked afresh, but its time goes on."""
    async with serving(tmp_path, hurry=20) as place:
        people = await going(place, "Ann", "Ben", "Cat", "Dan", grace=0, clock=30)
        await people[0].until(lambda: any(p.question for p in people))
        slow = next(p for p in people if p.question)
        number = slow.question["id"]
        await asyncio.sleep(0.5)  # ten seconds
        other = next(
            p
            for p in people
            if p is not slow and any(a["id"] == "reveal" for a in p.update["actions"])
        )
        await other.ask("act", option="reveal")
        await slow.until(lambda: slow.question and slow.question["id"] > number)
        assert slow.update["clock_left"] < 22
        with pytest.raises(Refused) as refused:
            await slow.ask("act", option="roll", question=number)
        assert refused.value.code == "stale-question"


async def test_bots_think_at_the_rooms_pace_whatever_they_hold(tmp_path):
    """Single-option and many-option questions take the same drawn time."""
    async with serving(tmp_path, hurry=20) as place:
        (ann,) = await place.table("Ann", players=8, speed="slow", clock=0, grace=0)
        await ann.ask("start", players=8)
        await ann.until(lambda: ann.update)
        gaps = []
        before = time.monotonic()
        number = ann.update["number"]
        for _ in range(12):
            if ann.question:
                await ann.choose()
            await ann.until(lambda old=number: ann.update["number"] != old or ann.question)
            waited = ann.update["waiting"]
            if waited.get("kind") != "resolving" and not ann.question:
                gaps.append((time.monotonic() - before) * 20)
            before = time.monotonic()
            number = ann.update["number"]
        low, high = THINKING["slow"]
        assert len(gaps) >= 4
        assert all(gap < high + 2 for gap in gaps)
        assert sum(gaps) / len(gaps) > low * 0.5
