"""Waiting: timed questions (rules 14.4.4), the turn clock, the pace of bots."""

import asyncio
import random
import time

import pytest

from gloaming import engine
from gloaming.games import get_game
from gloaming.server import runner
from server.people import Person, Place, Refused, serving
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
            assert 0.15 < time.monotonic() - began < 1.8  # three seconds, ten times quicker


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
        assert 3.5 < time.monotonic() - began < 8


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
        assert 0.2 < time.monotonic() - began < 6
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


async def test_bots_think_at_the_rooms_pace_whatever_they_hold(tmp_path, monkeypatch):
    """For each answer a pause is drawn, also where there is one option only (rules 14.4)."""
    drawn = []

    class Drawing(random.SystemRandom):
        def uniform(self, a, b):
            drawn.append((a, b))
            return a

    monkeypatch.setattr(runner.random, "SystemRandom", Drawing)
    async with serving(tmp_path, hurry=1000) as place:
        (ann,) = await place.table("Ann", players=5, speed="slow", grace=0)
        ann.plays = True
        await ann.ask("start", players=5)
        await ann.until_over()
        match = ann.room["match"]["id"]
        async with place.http() as http:
            record = engine.Record.from_json(
                (await http.get(f"/api/matches/{match}/record")).json()
            )
    answers = []
    ask = None
    for action, state, _ in engine.replay(get_game("hunters"), record):
        if action is not None and action.question and action.seat not in (ann.seat, engine.TABLE):
            assert ask is not None
            if not ask.timed:
                answers.append(len(ask.options[action.seat]))
        ask = state.asked
    assert set(answers) > {1, 2}
    assert drawn.count(runner.THINKING["slow"]) >= len(answers)


async def struck_at(place: Place) -> tuple[Person, Person]:
    """A match where a hidden Werewolf has been attacked, as the `deal` says: the target, who is
    asked, and the attacker."""
    people = await place.table(
        "Ann", "Ben", "Cat", "Dan", game="raiders", players=4, options={"expansion": True}
    )
    await people[0].ask("start", players=4)
    for person in people:
        await person.until(lambda person=person: person.update)
    await people[0].until(lambda: any(p.question for p in people))
    first = next(person for person in people if person.question)
    target = next(person for person in people if person.seat == (first.seat + 1) % 4)
    for kind, answer in (("move", "roll"), ("area", "skip"), ("attack", f"attack:{target.seat}")):
        await first.until(lambda kind=kind: first.question and first.question["kind"] == kind)
        await first.choose(answer)
    await target.until(lambda: target.question)
    return target, first


async def test_a_timed_question_waits_for_who_lost_the_connection_for_a_moment(tmp_path, deal):
    """Nobody is connected when it is put, or while it stands: the time is still theirs."""
    deal("erica", "werewolf", "ulrich", "emi")
    async with serving(tmp_path, hurry=40, timed_seconds=1000) as place:
        target, first = await struck_at(place)
        question = target.question
        for person in place.people:
            await person.disconnect()
        await first.connect()
        await target.connect()
        assert target.question == question
        await first.disconnect()
    # The server stops and starts again; who comes first is not the one who is asked.
    async with serving(tmp_path, hurry=40, timed_seconds=1000) as place:
        for person in (first, target):
            person.place = place
            await person.connect()
            place.people.append(person)
        assert target.question == question
        await target.choose("use")
        await first.ask("ping")
        assert not any(event["kind"] == "counterattack" for event in first.log)
    async with serving(tmp_path, hurry=40, timed_seconds=3) as place:
        first.place = place
        await first.connect()
        place.people.append(first)
        await first.until(lambda: any(event["kind"] == "counterattack" for event in first.log))
