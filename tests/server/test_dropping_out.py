"""Dropping out, being stood in for, coming back, leaving; a table with nobody left."""

import asyncio
import time

import pytest

from server.people import Person, Refused, serving


async def going(place, *names, players=4, **settings):
    """A match that has begun, with these people."""
    settings.setdefault("grace", 5)
    people = await place.table(*names, players=players, **settings)
    await people[0].ask("start", players=players)
    for person in people:
        await person.until(lambda person=person: person.update)
    return people


async def test_someone_who_drops_out_is_away_at_once_then_stood_in_for_then_back(tmp_path):
    """Away at once; a bot after the grace period, announced; the next decision is theirs again."""
    async with serving(tmp_path, hurry=10) as place:
        ann, ben = await going(place, "Ann", "Ben", clock=0, grace=20)
        ben.plays = True
        await ann.disconnect()
        began = time.monotonic()
        await ben.until(lambda: ben.member("Ann").get("away"))
        assert time.monotonic() - began < 1.2
        assert not ben.member("Ann").get("standin")
        await ben.until(lambda: "standin" in ben.notices())
        assert 1.5 < time.monotonic() - began < 6
        assert "away" in ben.notices()
        assert ben.member("Ann").get("standin")
        seat = ann.seat
        await ben._play()
        await ben.until(lambda: any(moved(event, seat) for event in ben.log), 40)
        ben.plays = False
        await ann.connect()
        await ben.until(lambda: not ben.member("Ann").get("away"))
        assert not ben.member("Ann").get("standin")
        assert ben.notices()[-1] == "back"
        ben.plays = True
        await ben._play()
        await ann.until(lambda: ann.question, 40)
        before = len(ann.log)
        await asyncio.sleep(0.5)
        assert len(ann.log) == before, "nobody but Ann decides for Ann"
        await ann.choose()


def moved(event, seat):
    return event["kind"] == "moved" and event["params"]["seat"] == seat


async def test_a_reload_is_no_matter_for_the_chat(place):
    ann, ben = await going(place, "Ann", "Ben")
    await ann.reload()
    await ben.until(lambda: not ben.member("Ann").get("away"))
    assert "away" not in ben.notices()
    assert "standin" not in ben.notices()


async def test_the_grace_period_is_the_rooms_and_can_be_never(tmp_path):
    async with serving(tmp_path, hurry=100) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=0)
        await ann.disconnect()
        await asyncio.sleep(0.6)  # a minute at this table
        assert ben.member("Ann")["away"]
        assert not ben.member("Ann").get("standin")
        await ben.ask("change", settings={"grace": 5})
        await ben.until(lambda: ben.member("Ann").get("standin"))


async def test_a_stand_in_knows_what_the_seat_knew_and_no_more(tmp_path, monkeypatch):
    """All that a stand-in is given has been cut for that seat, its past included."""
    from gloaming import bots

    given = []
    real = bots.get_bot("random")

    class Watched(type(real)):
        looks_on = True

        def observe(self, memory, events, view):
            memory.setdefault("told", []).extend(events)
            given.append(view)

        def decide(self, view, question, memory, rng):
            given.append(view)
            memory["asked"] = memory.get("asked", 0) + 1
            memories.append((view["own"]["seat"], list(memory["told"])))
            return super().decide(view, question, memory, rng)

    memories = []
    monkeypatch.setattr(bots, "get_bot", lambda level: Watched())
    async with serving(tmp_path, hurry=60) as place:
        people = await going(place, "Ann", "Ben", "Cat", "Dan")
        ann = people[0]
        for person in people:
            person.plays = True
            await person._play()
        await people[1].until(lambda: len(people[1].log) > 60, 40)
        ann.plays = False
        log_of_ann = list(ann.log)
        seat = ann.seat
        await ann.disconnect()
        await people[1].until(lambda: memories or people[1].room["phase"] == "over", 60)
    assert memories
    assert {m[0] for m in memories} == {seat}
    assert memories[0][1][: len(log_of_ann)] == log_of_ann
    assert {view["own"]["seat"] for view in given} == {seat}


async def test_the_game_always_ends_when_only_one_is_left(tmp_path):
    """Three of four drop out: bots play their seats to the end."""
    async with serving(tmp_path, hurry=200) as place:
        people = await going(place, "Ann", "Ben", "Cat", "Dan")
        people[0].plays = True
        for person in people[1:]:
            await person.disconnect()
        await people[0]._play()
        await people[0].until_over()
        assert people[0].notices().count("standin") == 3


async def test_leaving_gives_the_seat_to_a_bot_and_the_token_takes_it_back(tmp_path):
    async with serving(tmp_path, hurry=20) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=0)
        own = ann.update["view"]["own"]
        await ann.ask("leave")
        await ann.until(lambda: ann.bye == "left")
        await ben.until(lambda: ben.member("Ann").get("standin"))
        assert ben.notices()[-1] == "host"
        assert ben.notices()[-2] == "left"
        await ann.disconnect()
        await ann.connect()
        assert ann.bye == "no-seat", "coming back takes the door, not the window"
        await ann.disconnect()
        async with place.http() as http:
            door = await http.get(f"/api/rooms/{ann.code}", headers={"cookie": ann.cookie})
            assert door.json()["you"] is None
            assert door.json()["name"] == "Ann"
        await ann.join()
        await ann.connect()
        assert ann.update["view"]["own"]["character"] == own["character"]
        await ben.until(lambda: not ben.member("Ann").get("standin"))


async def test_a_dead_player_who_leaves_is_not_replaced_and_comes_back_to_watch(tmp_path):
    """Spec 14.2 and its test case 23."""
    async with serving(tmp_path, hurry=300) as place:
        for _ in range(20):
            people = await going(place, "Ann", "Ben", "Cat", "Dan", "Eve", "Fay", players=6)
            for person in people:
                person.plays = True
                await person._play()
            dead = await first_dead(people)
            if dead is not None:
                break
        assert dead is not None
        other = next(p for p in people if p is not dead)
        await dead.ask("leave")
        await dead.disconnect()
        await dead.join()
        await dead.connect()
        if other.room["phase"] == "playing":
            assert dead.me["role"] == "watcher"
            assert dead.update["view"]["own"] is None
            assert not dead.update["actions"]


async def first_dead(people: list[Person]) -> Person | None:
    """Whoever dies first, unless the game ends with it."""

    def dead() -> list[int]:
        players = people[0].update["view"]["public"]["players"]
        return [player["seat"] for player in players if not player["alive"]]

    await people[0].until(lambda: dead() or people[0].room["phase"] == "over", 60)
    for person in people:
        person.plays = False
    if people[0].room["phase"] == "over":
        return None
    return next(p for p in people if p.seat == dead()[0])


async def test_a_dead_player_may_stand_up_and_a_living_one_may_not(tmp_path):
    async with serving(tmp_path, hurry=300) as place:
        for _ in range(20):
            people = await going(place, "Ann", "Ben", "Cat", "Dan", "Eve", "Fay", players=6)
            with pytest.raises(Refused) as refused:
                await people[0].ask("stand")
            assert refused.value.code == "running"
            for person in people:
                person.plays = True
                await person._play()
            dead = await first_dead(people)
            if dead is not None:
                break
        assert dead is not None
        await dead.ask("stand")
        await dead.until(lambda: dead.update["view"]["own"] is None)


async def test_a_game_whose_people_have_gone_pauses_and_is_resumed_by_the_first_back(tmp_path):
    async with serving(tmp_path, hurry=50) as place:
        ann, ben = await going(place, "Ann", "Ben")
        will = await place.person(ann.code, "Will", watch=True)
        await ann.disconnect()
        await ben.disconnect()
        await will.until(lambda: will.room["phase"] == "paused")
        assert will.room["match"]["paused_by"] == "nobody-here"
        assert will.notices()[-1] == "nobody-here"
        before = len(will.log)
        await asyncio.sleep(0.3)
        assert len(will.log) == before
        await ben.connect()
        await will.until(lambda: will.room["phase"] == "playing")
        assert "resumed" in will.notices()
        # Ann is still away, and her grace period is over: a bot stands in for her.
        await ben.until(lambda: ben.member("Ann").get("standin"))
        ben.plays = True
        await ben._play()
        await ben.until(lambda: len(ben.log) > before + 5)


async def test_who_comes_back_before_the_pause_does_not_wait_for_who_is_long_gone(tmp_path):
    """Ann's grace period ends while nobody is there; once Ben is back a bot stands in for her."""
    async with serving(tmp_path, hurry=20) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=20)
        await ann.disconnect()
        await asyncio.sleep(0.8)  # sixteen seconds
        await ben.disconnect()
        await asyncio.sleep(0.4)  # eight more: Ann's time is over, Ben's is not
        await ben.connect()
        assert ben.room["phase"] == "playing"
        await ben.until(lambda: ben.member("Ann").get("standin"), 3)


async def test_a_game_that_nobody_comes_back_to_is_closed_after_its_time(tmp_path):
    async with serving(tmp_path, hurry=100, keep_seconds=60) as place:
        ann, ben = await going(place, "Ann", "Ben")
        will = await place.person(ann.code, "Will", watch=True)
        await ann.disconnect()
        await ben.disconnect()
        await will.until(lambda: will.room["phase"] == "paused")
        await will.disconnect()
        await asyncio.sleep(1)
        await ann.connect()
        await ann.until(lambda: ann.room["phase"] == "waiting")
        assert "match-closed" in ann.notices()
        assert ann.room["results"] == []
        await ann.ask("start", players=4)


async def test_a_game_that_paused_can_be_resumed_from_the_database(tmp_path):
    """An idle room is forgotten in memory and nowhere else."""
    async with serving(tmp_path, hurry=400, idle_seconds=30) as place:
        ann, _ = people = await going(place, "Ann", "Ben")
        before = dict(ann.update)
        log = list(ann.log)
        for person in people:
            await person.disconnect()
        for _ in range(300):
            if not place.server.lobby.rooms():
                break
            await asyncio.sleep(0.01)
        assert not place.server.lobby.rooms()
        await ann.connect()
        await ann.until(lambda: ann.room["phase"] == "playing")
        assert ann.update["view"]["own"] == before["view"]["own"]
        assert ann.log[: len(log)] == log
        assert [m["name"] for m in ann.room["members"]][:2] == ["Ann", "Ben"]


async def test_a_watcher_who_comes_does_not_keep_an_empty_table_going(tmp_path):
    """A match is for those who sit at it: bots do not play on for somebody who looks in."""
    async with serving(tmp_path, hurry=100) as place:
        (ann,) = await going(place, "Ann", grace=60)
        await ann.disconnect()
        will = await place.person(ann.code, "Will")
        await will.until(lambda: will.room["phase"] == "paused")
        assert will.room["match"]["paused_by"] == "nobody-here"
        await ann.connect()
        await will.until(lambda: will.room["phase"] == "playing")
