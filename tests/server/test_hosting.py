"""The host: bots, kicking, pausing, seats for bots and back, handing on the role."""

import asyncio

import pytest

from server.people import Refused, serving
from server.test_dropping_out import going


async def test_only_the_host_hosts(place):
    ann, ben = await place.table("Ann", "Ben")
    for do in ("kick", "hand_over", "pause", "seat_bot", "to_bot", "to_person", "resume"):
        with pytest.raises(Refused) as refused:
            await ben.ask("host", do=do, member=ann.you)
        assert refused.value.code == "host-only"


async def test_bots_are_seated_levelled_and_unseated(place):
    ann, ben = await place.table("Ann", "Ben", players=4)
    for _ in range(3):
        await ann.ask("host", do="seat_bot", level="greedy")
    await ben.until(lambda: ben.room["settings"]["players"] == 5)
    assert ben.member("Owl")["level"] == "greedy"
    await ann.ask("host", do="level", member=ann.member("Owl")["id"], level="random")
    with pytest.raises(Refused) as refused:
        await ann.ask("host", do="level", member=ann.member("Owl")["id"], level="god")
    assert refused.value.code == "bad-level"
    await ann.ask("host", do="unseat_bot", member=ann.member("Moth")["id"])
    await ben.until(lambda: not ben.member("Moth"))
    assert ben.member("Owl")["level"] == "random"
    with pytest.raises(Refused):
        await ann.ask("host", do="unseat_bot", member=ben.you)
    await ann.ask("start", players=4)
    await ben.until(lambda: ben.update)
    assert set(ben.room["match"]["names"]) == {"Ann", "Ben", "Owl", "Newt"}


async def test_a_person_is_removed_before_the_game(place):
    ann, ben = await place.table("Ann", "Ben")
    await ann.ask("host", do="kick", member=ben.you)
    await ben.until(lambda: ben.bye == "kicked")
    await ann.until(lambda: not ann.member("Ben"))
    assert ann.notices()[-1] == "kicked"
    await ben.disconnect()
    await ben.connect()
    assert ben.bye == "kicked"
    with pytest.raises(Refused) as refused:
        await ben.join()
    assert refused.value.code == "kicked"


async def test_a_person_is_removed_during_the_game_and_a_bot_plays_on(tmp_path):
    async with serving(tmp_path, hurry=100) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=0)
        seat = ben.seat
        await ann.ask("host", do="kick", member=ben.you)
        await ben.until(lambda: ben.bye == "kicked")
        await ann.until(lambda: not ann.member("Ben"))
        assert "Ben" in ann.room["match"]["names"]
        assert [m["role"] for m in ann.room["members"] if m.get("seat", -1) == seat] == ["bot"]
        ann.plays = True
        await ann._play()
        await ann.until_over()


async def test_a_seat_becomes_a_bots_and_a_persons_again(tmp_path):
    async with serving(tmp_path, hurry=30) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=0)
        await ann.ask("host", do="to_bot", member=ben.you)
        await ben.until(lambda: ben.me.get("standin"))
        assert "to_bot" in ben.notices()
        assert ben.update["view"]["own"]["seat"] == ben.seat
        ann.plays = True
        await ann._play()
        before = len(ben.log)
        await ben.until(lambda: len(ben.log) > before + 20, 40)
        await ben.reload()
        assert ben.me.get("standin"), "the host's word outlasts a reload"
        await ann.ask("host", do="to_person", member=ben.you)
        await ben.until(lambda: not ben.me.get("standin"))
        await ben.until(lambda: ben.question, 40)
        await ben.choose()


async def test_the_host_pauses_and_resumes_and_nothing_happens_meanwhile(tmp_path):
    async with serving(tmp_path, hurry=30) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=0, players=6, clock=30)
        await ann.ask("host", do="pause")
        await ben.until(lambda: ben.room["phase"] == "paused")
        assert ben.room["match"]["paused_by"] == "Ann"
        await asyncio.sleep(0.1)
        before = len(ben.log), ben.update["question"]
        await asyncio.sleep(
            1.5
        )  # 45 seconds at this table: longer than bots think, and than the clock
        assert (len(ben.log), ben.update["question"]) == before
        for person in (ann, ben):
            if person.question:
                with pytest.raises(Refused) as refused:
                    await person.choose()
                assert refused.value.code == "paused"
        await ann.reload()
        assert ann.room["phase"] == "paused"
        await ann.ask("host", do="resume")
        await ben.until(lambda: ben.room["phase"] == "playing")
        ann.plays = ben.plays = True
        await ann._play()
        await ben._play()
        await ben.until(lambda: len(ben.log) > before[0] + 10, 40)


async def test_the_role_is_handed_over(place):
    ann, ben = await place.table("Ann", "Ben")
    await ann.ask("host", do="hand_over", member=ben.you)
    await ann.until(lambda: ann.member("Ben").get("host"))
    assert not ann.me.get("host")
    assert ann.notices()[-1] == "host"
    await ben.ask("host", do="seat_bot")
    with pytest.raises(Refused):
        await ben.ask("host", do="hand_over", member=ann.member("Moth")["id"])


async def test_when_the_host_leaves_the_role_passes_on_and_is_shown(place):
    ann, ben, cat = await place.table("Ann", "Ben", "Cat")
    await ann.ask("leave")
    await cat.until(lambda: cat.member("Ben").get("host"))
    assert not cat.member("Ann")
    assert cat.lines[-1]["kind"] == "host"
    assert cat.lines[-1]["params"] == {"name": "Ben"}
    assert ben.room["may_start"]


async def test_when_the_host_is_long_away_the_role_passes_on(tmp_path):
    async with serving(tmp_path, hurry=200) as place:
        ann, ben = await place.table("Ann", "Ben")
        await ann.disconnect()
        await ben.until(lambda: ben.me.get("host"), 5)
        await ann.connect()
        assert not ann.me.get("host")


async def test_who_walks_in_on_a_running_game_never_becomes_its_host(tmp_path):
    """However long the people at the table are away: a watcher has no say over their game."""
    async with serving(tmp_path, hurry=300) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=0)
        will = await place.person(ann.code, "Will")
        await ann.ask("leave")
        await will.until(lambda: will.member("Ben").get("host"))
        await ben.disconnect()
        await asyncio.sleep(place.settings.host_away_seconds / 300 + 0.2)
        wanda = await place.person(ann.code, "Wanda")
        assert not will.me.get("host")
        assert not wanda.me.get("host")
        with pytest.raises(Refused) as refused:
            await will.ask("host", do="kick", member=will.member("Ben")["id"])
        assert refused.value.code == "host-only"


async def test_watchers_can_be_kept_out(place):
    ann, ben = await place.table("Ann", "Ben")
    will = await place.person(ann.code, "Will", watch=True)
    await ann.ask("change", settings={"watchers": False})
    await will.until(lambda: will.bye == "no-watchers")
    await ben.until(lambda: not ben.member("Will"))
    with pytest.raises(Refused) as refused:
        await place.person(ann.code, "Wanda", watch=True)
    assert refused.value.code == "no-watchers"
    await ann.ask("start", players=4)
    await ann.until(lambda: ann.update)
    with pytest.raises(Refused) as refused:
        await place.person(ann.code, "Wanda")
    assert refused.value.code == "no-watchers"


async def test_who_arrives_during_a_game_watches_and_sits_down_for_the_next(tmp_path):
    """Spec test case 22: the public view and chat, no other influence; a seat in the next match."""
    async with serving(tmp_path, hurry=300) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=0)
        will = await place.person(ann.code, "Will")
        assert will.me["role"] == "watcher"
        await will.until(lambda: will.update)
        assert will.update["view"]["own"] is None
        assert will.update["question"] is None
        assert will.update["actions"] == []
        await will.ask("say", text="hello")
        await ann.until(lambda: "hello" in ann.said())
        for request in (
            {"kind": "act", "option": "reveal"},
            {"kind": "sit"},
            {"kind": "ready", "on": True},
        ):
            with pytest.raises(Refused):
                await will.ask(**request)
        for person in (ann, ben):
            person.plays = True
            await person._play()
        await ann.until_over()
        await will.ask("sit")
        await ann.ask("start", players=4)
        await will.until(lambda: will.update["view"]["own"])


async def test_watchers_chat_stays_apart_until_the_end(tmp_path):
    async with serving(tmp_path, hurry=300) as place:
        ann, ben = await going(place, "Ann", "Ben", grace=0, watcher_chat="apart")
        will = await place.person(ann.code, "Will", watch=True)
        wanda = await place.person(ann.code, "Wanda", watch=True)
        await will.ask("say", text="Ben is the vampire")
        await wanda.until(lambda: "Ben is the vampire" in wanda.said())
        await ann.ask("say", text="whom do you trust?")
        await will.until(lambda: "whom do you trust?" in will.said())
        await ann.reload()
        assert "Ben is the vampire" not in ann.said() + ben.said()
        assert not any("Ben is the vampire" in frame for frame in ann.frames + ben.frames)
        for person in (ann, ben):
            person.plays = True
            await person._play()
        await ann.until(lambda: "Ben is the vampire" in ann.said(), 60)
        assert ann.room["phase"] == "over"


async def test_who_dropped_out_during_a_pause_is_stood_in_for_once_it_goes_on(tmp_path):
    """The grace period may end while the match is paused; the stand-in then comes afterwards."""
    async with serving(tmp_path, hurry=50) as place:
        ann, ben, cat = await going(place, "Ann", "Ben", "Cat", grace=10)
        await ann.ask("host", do="pause")
        await ben.disconnect()
        await asyncio.sleep(0.5)  # twenty-five seconds at this table
        assert ann.room["phase"] == "paused"
        assert not ann.member("Ben").get("standin")
        await ann.ask("host", do="resume")
        await cat.until(lambda: cat.member("Ben").get("standin"))


async def test_a_match_that_the_host_paused_is_not_kept_for_ever_either(tmp_path):
    async with serving(tmp_path, hurry=100, keep_seconds=60) as place:
        ann, ben = await going(place, "Ann", "Ben")
        await ann.ask("host", do="pause")
        await ann.disconnect()
        await ben.disconnect()
        await asyncio.sleep(1)
        await ben.connect()
        await ben.until(lambda: ben.room["phase"] == "waiting")
        assert "match-closed" in ben.notices()


async def test_a_clock_that_the_host_sets_is_seen_at_once(tmp_path):
    async with serving(tmp_path, hurry=1) as place:
        people = await going(place, "Ann", "Ben", "Cat", "Dan", grace=0)
        await people[0].until(lambda: any(p.question for p in people))
        await people[0].ask("change", settings={"clock": 300})
        for person in people:
            await person.until(lambda person=person: person.update["clock_left"] > 290)
        await people[0].ask("change", settings={"clock": 0})
        for person in people:
            await person.until(lambda person=person: person.update["clock_left"] == -1)
