"""A seat belongs to a token: reloads, tabs, other devices, and people who only know a name."""

import asyncio
import contextlib
import json

import pytest

from gloaming.server import api
from server.people import SOON_OVER, Person, Refused, serving


def twin(person: Person) -> Person:
    """Another tab of the same browser."""
    other = Person(person.place, person.code, person.name)
    other.cookie = person.cookie
    person.place.people.append(other)
    return other


def seen(person: Person) -> str:
    """All that the person's last update says, but for its count and clock."""
    update = {k: v for k, v in person.update.items() if k not in ("number", "clock_left")}
    return json.dumps({**update, "events": person.log}, sort_keys=True)


async def test_the_same_name_without_the_token_gets_nothing(place):
    ann, ben = await place.table("Ann", "Ben")
    await ann.ask("start", players=4)
    await ann.until(lambda: ann.update)
    with pytest.raises(Refused) as refused:
        await place.person(ann.code, "Ann")
    assert refused.value.code == "name-taken"
    forged = Person(place, ann.code, "Ann")
    # Not the last letter: a few of its bits say nothing, and another letter may mean the same.
    altered = ann.cookie[:-5] + ("y" if ann.cookie[-5] == "x" else "x") + ann.cookie[-4:]
    for cookie in ("", altered, ann.cookie.split("=")[0] + "=m1", ben.cookie + "0"):
        forged.cookie = cookie
        await forged.connect()
        assert forged.bye == "no-seat"
        assert not forged.update
        await forged.disconnect()
    async with place.http() as http:
        found = await http.get(f"/api/rooms/{ann.code}", headers={"cookie": forged.cookie})
        assert found.json()["you"] is None
        found = await http.get(f"/api/rooms/{ann.code}", headers={"cookie": ann.cookie})
        assert found.json()["you"] == ann.you


async def test_a_token_of_one_room_opens_no_other(place):
    (ann,) = await place.table("Ann")
    (ben,) = await place.table("Ben")
    stranger = Person(place, ben.code, "Ann")
    stranger.cookie = f"seat-{ben.code.replace('-', '')}={ann.cookie.split('=', 1)[1]}"
    await stranger.connect()
    assert stranger.bye == "no-seat"


async def test_joining_again_with_the_token_is_the_same_seat(place):
    (ann,) = await place.table("Ann")
    you, cookie = ann.you, ann.cookie
    ann.name = "Another name"
    await ann.join()
    assert (ann.you, ann.cookie) == (you, cookie)
    assert len(ann.room["members"]) == 1


async def test_a_personal_link_brings_the_seat_to_another_device(place):
    (ann,) = await place.table("Ann")
    await ann.ask("start", players=4)
    await ann.until(lambda: ann.update)
    welcome = next(json.loads(frame) for frame in ann.frames if '"welcome"' in frame)
    async with place.http() as http:
        answer = await http.get(welcome["personal_link"])
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/r/{ann.code}"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        wrong = await http.get(f"/r/{ann.code}/m1.abc")
        assert "set-cookie" not in wrong.headers
    phone = twin(ann)
    phone.cookie = cookie.split(";")[0]
    await phone.connect()
    assert phone.update["view"]["own"] == ann.update["view"]["own"]


KINDS = {
    "hunters": {
        "ability_target",
        "area",
        "attack",
        "banana",
        "deck",
        "destination",
        "draw_target",
        "give",
        "hint",
        "loot",
        "move",
        "offer",
        "react",
        "steal",
        "strike",
        "turn_end",
        "woods",
    },
    # The skills' own questions are put alike: three of them stand for all.
    "rivals": {"play", "move", "place_tile", "place_presence", "upgrade", "return"},
    "shadowlord": {
        "build",
        "choose_master",
        "claim",
        "commit",
        "move",
        "place_card",
        "retreat",
        "shadow",
        "share_ships",
        "site",
    },
}
"""Every kind of question of Shadow Hunters that a person is ever shown, and many of the others'."""


async def test_following_somebody_elses_personal_link_costs_nobody_their_seat(place):
    """A player who sends it around gives the seat away, and takes none."""
    ann, ben = await place.table("Ann", "Ben")
    will = await place.person(ann.code, "Will", watch=True)
    welcome = next(json.loads(frame) for frame in ben.frames if '"welcome"' in frame)
    async with place.http() as http:
        for who, changes in ((ann, False), (will, True), (ben, True)):
            answer = await http.get(welcome["personal_link"], headers={"cookie": who.cookie})
            assert answer.status_code == 303
            assert ("set-cookie" in answer.headers) == changes, who.name


@pytest.mark.parametrize(("game", "players"), [("hunters", 7), ("rivals", 4), ("shadowlord", 4)])
async def test_at_every_kind_of_question_a_reload_or_a_tab_finds_the_identical_one(
    tmp_path, game, players
):
    """What stands before a person is in the state, not in the page."""
    left = set(KINDS[game])
    options = {"hunters": {"roster": "full"}, **SOON_OVER}.get(game, {})
    async with serving(tmp_path, hurry=1000) as place:
        for _ in range(40):
            names = [f"P{n}" for n in range(players)]
            people = await place.table(*names, game=game, players=players, options=options, grace=0)
            await people[0].ask("start", players=players)
            await asyncio.gather(*(reload_at_new_kinds(person, left) for person in people))
            for person in people:
                await person.disconnect()
            if not left:
                break
    assert not left


async def reload_at_new_kinds(person: Person, left: set[str]) -> None:
    """Play a match to its end at random; reload at each kind of question that is still ``left``."""
    while person.room["phase"] != "over":
        await person.until(lambda: person.question or person.room["phase"] == "over", 60)
        question = person.question
        if question is None:
            return
        if question["kind"] in left:
            left.discard(question["kind"])
            tab = twin(person)
            await tab.connect()
            assert tab.question == person.question or question["timed"]
            await tab.disconnect()
            if not question["timed"]:
                before = seen(person)
                await person.reload()
                assert seen(person) == before
                assert person.question == question
        for action in person.update["actions"]:
            if action["verb"] == "arm" and person.rng.random() < 0.5:
                with contextlib.suppress(Refused):
                    await person.ask("act", option=action["id"])
        act = {"option": person.rng.choice(question["options"])["id"], "question": question["id"]}
        with contextlib.suppress(Refused):
            await person.ask("act", **act)
        await person.until(
            lambda old=question: person.question != old or person.room["phase"] == "over"
        )


async def test_two_tabs_are_one_person_and_hear_the_same(place):
    ann, ben = await place.table("Ann", "Ben")
    tab = twin(ann)
    await tab.connect()
    await ann.ask("start", players=4)
    await tab.until(lambda: tab.update)
    await ann.until(lambda: ann.update)
    assert tab.update == ann.update
    await ann.disconnect()
    await tab.ask("say", text="still here")
    await ben.until(ben.said)
    assert not ben.member("Ann").get("away")
    await tab.disconnect()
    await ben.until(lambda: ben.member("Ann").get("away"))


async def test_a_phone_that_slept_catches_up_with_everything(place):
    """Cut off without a word, away for many turns: view, log, chat and question are whole again."""
    ann, ben = await place.table("Ann", "Ben", grace=3600)
    ben.plays = True
    await ann.ask("start", players=4)
    await ann.until(lambda: ann.update)
    ann._socket.transport.abort()
    await ben.ask("say", text="where is Ann?")
    await asyncio.sleep(0.3)
    await ann.disconnect()
    await ann.connect()
    tab = twin(ann)
    await tab.connect()
    assert seen(tab) == seen(ann)
    assert "where is Ann?" in ann.said()


async def tables_of(person: Person, cookie: str | None = None, query: str = "") -> dict[str, bool]:
    """The rooms in the list that the person's browser gets, in order, and which are their own."""
    async with person.place.http() as http:
        headers = {"cookie": person.cookie if cookie is None else cookie}
        listed = (await http.get(f"/api/rooms{query}", headers=headers)).json()
    return {room["code"]: room["yours"] for room in listed}


async def test_the_list_of_rooms_leads_back_to_ones_own_and_nobody_else_there(place):
    """Listed or not; a token that is another's, of another room or forged counts for nothing."""
    ann, ben = await place.table("Ann", "Ben", listed=False)
    cat, will = await place.table("Cat", "Will")
    await will.ask("stand")
    assert await tables_of(ann) == {ann.code: True, cat.code: False}
    assert await tables_of(ben) == {ann.code: True, cat.code: False}
    assert list(await tables_of(ann)) == [ann.code, cat.code], "one's own before a newer one"
    both = await tables_of(ann, f"{cat.cookie}; {ann.cookie}")
    assert list(both.items()) == [(cat.code, True), (ann.code, True)]
    name, token = ann.cookie.split("=", 1)
    altered = token[:-5] + ("y" if token[-5] == "x" else "x") + token[-4:]
    others = cat.cookie.split("=", 1)[1]
    for cookie in ("", f"{name}={altered}", f"{name}={others}", f"seat-x={token}", will.cookie):
        assert await tables_of(ann, cookie) == {cat.code: False}
    assert await tables_of(ann, query="?game=hunters") == {ann.code: True, cat.code: False}
    assert await tables_of(ann, query="?game=raiders") == {}


async def test_who_was_removed_or_has_left_is_not_led_back(place):
    ann, ben, cat = await place.table("Ann", "Ben", "Cat", listed=False)
    await ann.ask("host", do="kick", member=ben.you)
    await cat.ask("leave")
    assert await tables_of(ben) == await tables_of(cat) == {}
    assert await tables_of(ann) == {ann.code: True}


async def test_a_table_that_is_over_leads_back_as_long_as_it_stands_there(tmp_path):
    """Its people may want another match; once the room has been let go, it is history."""
    async with serving(tmp_path, hurry=400, idle_seconds=30) as place:
        (ann,) = await place.table("Ann", listed=False)
        ann.plays = True
        await ann.ask("start", players=4)
        await ann.until_over()
        assert await tables_of(ann) == {ann.code: True}
        await ann.disconnect()
        async with asyncio.timeout(20):
            while await tables_of(ann):
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("game", ["hunters", "rivals", "shadowlord"])
async def test_a_paused_match_that_left_the_memory_still_leads_back_until_it_ends(
    tmp_path, game, monkeypatch
):
    """And asking for the list brings no match back into memory."""
    async with serving(tmp_path, hurry=400, idle_seconds=30) as place:
        ann = await place.person(await place.room(game, listed=False, speed="fast"), "Ann")
        await ann.ask("start", players=4)
        await ann.until(lambda: ann.update)
        await ann.disconnect()
        lobby = place.server.lobby
        async with asyncio.timeout(20):
            while lobby.rooms():
                await asyncio.sleep(0.02)
        assert await tables_of(ann) == {ann.code: True}
        assert await tables_of(ann, "") == {}
        assert lobby.rooms() == []
        clock = place.server.house.clock
        too_late = clock.date() + place.settings.keep_seconds
        monkeypatch.setattr(clock, "date", lambda: too_late)
        assert await tables_of(ann) == {}


async def test_a_browser_with_very_many_seats_is_led_to_the_newest(place, monkeypatch):
    people = [(await place.table("Ann", listed=False))[0] for _ in range(3)]
    monkeypatch.setattr(api, "MOST_SEATS", 2)
    cookie = "; ".join(person.cookie for person in people)
    assert list(await tables_of(people[0], cookie)) == [people[2].code, people[1].code]
