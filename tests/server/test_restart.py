"""Kill the process at any moment and start it again: every room, seat, chat and game is there."""

import asyncio
import contextlib
import random

import pytest

from gloaming import engine
from gloaming.games import get_game
from server.people import SOON_OVER, Person, Refused
from server.processes import OtherProcess


@pytest.fixture
async def process(tmp_path):
    """A server that can be killed."""
    process = OtherProcess(tmp_path)
    await process.start()
    try:
        yield process
    finally:
        await process.stop()


def known(person: Person) -> dict:
    """What must never be taken back."""
    return {
        "log": list(person.log),
        "chat": {line["number"]: line for line in person.lines},
        "own": person.update.get("view", {}).get("own"),
        "you": person.you,
        "members": [(m["id"], m["name"], m["role"]) for m in person.room["members"]],
        "settings": person.room["settings"],
    }


async def back(people: list[Person]) -> None:
    """Browsers come back by themselves."""
    for person in people:
        person.plays = False
        await person.disconnect()
        await person.connect()
    for person in people:
        person._answered = 0


@pytest.mark.parametrize(
    ("game", "players", "options", "kills"),
    [
        ("hunters", 6, {"roster": "full"}, 10),
        ("rivals", 5, {"numbers": '{"hand_size": 4}'}, 10),
        ("shadowlord", 4, SOON_OVER["shadowlord"], 4),
    ],
)
async def test_kill_it_at_any_moment_of_a_game(process, game, players, options, kills):
    """Many kills at arbitrary moments: nothing that anyone was told is ever lost or changed."""
    rng = random.Random(5)
    people = await process.table("Ann", "Ben", "Cat", game=game, players=players, grace=0)
    will = await process.person(people[0].code, "Will", watch=True)
    everyone = [*people, will]
    await people[1].ask("change", settings={"options": options, "clock": 300})
    await people[2].ask("say", text="hello")
    await people[0].ask("start", players=players)
    for kill in range(kills):
        for person in people:
            person.plays = True
            await person._play()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(people[0].ask("say", text=f"line {kill}"), 5)
        await asyncio.sleep(rng.uniform(0, 0.35))
        await process.kill()
        for person in everyone:
            await person.disconnect()
        before = [known(person) for person in everyone]
        await process.start()
        await back(everyone)
        for person, was in zip(everyone, before, strict=True):
            now = known(person)
            assert now["log"][: len(was["log"])] == was["log"]
            assert {n: now["chat"].get(n) for n in was["chat"]} == was["chat"]
            assert was["own"] is None or now["own"] == was["own"] | changing(now["own"])
            assert (now["you"], now["settings"]) == (was["you"], was["settings"])
            assert set(was["members"]) <= set(now["members"])
        if people[0].room["phase"] == "over":
            break
    for person in people:
        person.plays = True
        await person._play()
    await people[0].until_over()
    match = people[0].room["results"][0]["match"]
    async with process.http() as http:
        answer = await http.get(f"/api/matches/{match}/record")
    record = engine.Record.from_json(answer.json())
    assert engine.verify(get_game(game), record).over
    assert len(record.actions) > 30


def changing(own: dict) -> dict:
    """What of a person's own view may be newer after the restart than what they last saw."""
    return {k: v for k, v in own.items() if k not in ("seat", "character")}


async def test_kill_it_between_answers_that_can_be_taken_back(process):
    """The way back is in the state: it is there after the restart, for the same person alone."""
    people = await process.table("Ann", "Ben", game="shadowlord", players=2, grace=0)
    await people[0].ask("start", players=2)
    for kind in ("choose_master", "choose_master"):
        await people[0].until(lambda: any(p.question for p in people))
        chooser = next(p for p in people if p.question)
        assert chooser.question["kind"] == kind
        await chooser.choose()
    await people[0].until(lambda: any(p.question for p in people))
    first = next(p for p in people if p.question)
    other = next(p for p in people if p is not first)
    ring = first.question["options"][0]
    assert (ring["verb"], ring["number"]) == ("ring", 1)
    await first.choose(ring["id"])
    await first.until(lambda: first.question and first.question["about"] == {"left": 2})
    seen = first.update["view"]
    await process.kill()
    await process.start()
    await back(people)
    assert (first.update["view"], first.update["may_undo"]) == (seen, True)
    assert not other.update["may_undo"]
    await first.ask("act", option="undo")
    await first.until(lambda: first.question and first.question["about"] == {"left": 3})
    (card,) = [c for c in first.update["view"]["public"]["characters"] if c["id"] == ring["card"]]
    assert card["ships"] == 0
    await other.until(lambda: other.log[-1]["kind"] == "took_back")


async def test_kill_it_between_the_start_and_the_first_question(process):
    """The commitment was shown, the parts of the key are coming: the match begins all the same."""
    ann, ben = people = await process.table("Ann", "Ben", grace=0)
    ann.gives_key = False
    await ann.ask("start", players=4)
    await ann.until(lambda: ann.room["phase"] == "starting")
    commitment = ann.room["match"]["commitment"]
    await process.kill()
    await process.start()
    await back(people)
    await ben.until(lambda: ben.update)
    assert ann.room["match"]["commitment"] == commitment


async def test_kill_it_in_the_waiting_room_after_the_end_and_while_paused(process):
    ann, ben = people = await process.table("Ann", "Ben", grace=0, listed=False)
    await ann.ask("host", do="seat_bot")
    await ann.ask("mark", shape="star")
    await process.kill()
    await process.start()
    await back(people)
    assert ann.me["shape"] == "star"
    assert ann.me["host"]
    assert ben.member("Moth")
    await ann.ask("start", players=4)
    await ann.until(lambda: ann.update)
    await ann.ask("host", do="pause")
    await process.kill()
    await process.start()
    await back(people)
    assert ann.room["phase"] == "paused"
    assert ann.room["match"]["paused_by"] == "Ann"
    await ann.ask("host", do="resume")
    for person in people:
        person.plays = True
        await person._play()
    await ann.until_over()
    results = ann.room["results"]
    await process.kill()
    await process.start()
    await back(people)
    assert ann.room["phase"] == "over"
    assert ann.room["results"] == results
    assert ann.update["view"]["public"]["over"]
    await ben.ask("rematch")
    await ann.ask("rematch")
    await ann.until(lambda: ann.room["phase"] == "playing")


async def test_a_request_repeated_after_the_restart_is_not_applied_twice(process):
    """The answer was lost with the process: the browser asks again, and it is done already."""
    people = await process.table("Ann", "Ben", "Cat", "Dan", grace=0)
    await people[0].ask("start", players=4)
    await people[0].until(lambda: any(p.question for p in people))
    person = next(p for p in people if p.question)
    question = person.question
    act = {"option": question["options"][0]["id"], "question": question["id"]}
    await person.ask("act", rid="once", **act)
    await person.ask("say", rid="said", text="hello")
    length = len(person.log)
    await process.kill()
    await process.start()
    await back(people)
    await person.ask("act", rid="once", **act)
    await person.ask("say", rid="said", text="hello")
    with pytest.raises(Refused) as refused:
        await person.ask("act", rid="twice", **act)
    assert refused.value.code == "stale-question"
    assert len(person.log) == length
    assert person.said().count("hello") in (1, 2)
    assert len({line["number"] for line in person.lines if line.get("text") == "hello"}) == 1
