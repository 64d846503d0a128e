"""After the end: results, rematch, another match with other options."""

import asyncio

import pytest

from gloaming import engine
from gloaming.games import GAMES, get_game
from gloaming.server import protocol
from server.people import SOON_OVER, Person, Refused, serving


async def played(place, *names, players=4, **settings) -> list[Person]:
    """A match that is over."""
    settings.setdefault("options", SOON_OVER.get(settings.get("game", ""), {}))
    people = await place.table(*names, players=players, grace=0, **settings)
    await play(people, players)
    return people


async def play(people: list[Person], players: int) -> None:
    """From the start to the end."""
    for person in people:
        person.plays = True
        person._answered = 0
    if people[0].room["phase"] in ("waiting", "over"):
        await people[0].ask("start", players=players)
    for person in people:
        await person.until_over()


@pytest.fixture
async def quick(tmp_path):
    async with serving(tmp_path, hurry=400) as place:
        yield place


@pytest.mark.parametrize("game", GAMES)
async def test_at_the_end_everyone_sees_who_won_as_whom_and_can_still_chat(quick, game):
    """Spec test case 24. As whom, or with how many points."""
    ann, ben = await played(quick, "Ann", "Ben", game=game)
    will = await quick.person(ann.code, "Will", watch=True)
    for person in (ann, ben, will):
        (result,) = person.room["results"]
        assert sorted(result["names"]) == sorted(person.room["match"]["names"])
        public = person.update["view"]["public"]
        over = public["over"]
        assert over["winners"] == result["winners"]
        assert result["winners"] or over["reason"] in ("timer", "no_master", "reign_shadow")
        if "scores" in over:
            assert result["points"] == [score["total"] for score in over["scores"]]
        elif "reasons" in over:
            assert [p["character"] for p in public["players"]] == result["characters"]
            assert all(result["characters"])
        else:
            assert result["characters"] == [""] * 4
        assert person.question is None
        assert person.update["actions"] == []
    assert ann.notices()[-2] == "over"
    await will.ask("say", text="well played")
    await ann.until(lambda: "well played" in ann.said())
    with pytest.raises(Refused) as refused:
        await ann.ask("act", option="reveal")
    assert refused.value.code == "match-over"


@pytest.mark.parametrize("game", GAMES)
async def test_a_rematch_starts_when_all_who_are_still_there_want_it(quick, game):
    ann, ben, cat = await played(quick, "Ann", "Ben", "Cat", game=game)
    first = ann.room["match"]["id"]
    await cat.disconnect()
    await ann.ask("rematch")
    await ben.until(lambda: ben.member("Ann").get("rematch"))
    assert ben.room["phase"] == "over"
    await ann.ask("rematch", on=False)
    await ben.ask("rematch")
    await ann.ask("rematch")
    await ann.until(lambda: ann.room["phase"] != "over")
    await play([ann, ben], 4)
    assert ann.room["match"]["id"] != first
    assert [result["number"] for result in ann.room["results"]] == [1, 2]


async def test_a_match_with_other_options_in_the_same_room_and_results_stay(quick):
    ann, ben = await played(quick, "Ann", "Ben")
    will = await quick.person(ann.code, "Will", watch=True)
    for request in ({"kind": "back_to_room"}, {"kind": "rematch"}):
        with pytest.raises(Refused):
            await will.ask(**request)
    await ben.ask("back_to_room")
    await will.until(lambda: will.room["phase"] == "waiting")
    assert will.room["match"] is None
    assert len(will.room["results"]) == 1
    await ann.ask("change", settings={"options": {"roster": "extra", "abilities": False}})
    await will.ask("sit")
    await play([ann, ben, will], 7)
    public = ann.update["view"]["public"]
    assert public["roster"] == "extra"
    assert public["abilities"] is False
    assert len(public["players"]) == 7
    assert len(ann.room["results"]) == 2


async def test_who_has_been_gone_for_long_has_no_seat_in_the_next_match(tmp_path):
    async with serving(tmp_path, hurry=400) as place:
        ann, ben = await played(place, "Ann", "Ben")
        await ben.disconnect()
        await ann.until(lambda: ann.member("Ben").get("away"))
        await asyncio.sleep(0.2)  # more than a minute at this table
        await ann.ask("start", players=4)
        await ann.until(lambda: ann.room["phase"] != "over")
        assert ann.member("Ben")["role"] == "watcher"
        assert "Ben" not in ann.room["match"]["names"]


async def test_nothing_of_the_room_can_be_done_while_a_match_is_on(quick):
    ann, ben = await quick.table("Ann", "Ben", grace=0)
    await ann.ask("start", players=4)
    await ann.until(lambda: ann.update)
    for request in (
        {"kind": "start", "players": 4},
        {"kind": "rematch"},
        {"kind": "back_to_room"},
        {"kind": "rename", "name": "Anna"},
        {"kind": "mark", "shape": "ring"},
        {"kind": "ready", "on": True},
        {"kind": "host", "do": "seat_bot"},
    ):
        with pytest.raises(Refused):
            await ann.ask(**request)
    assert ben.room["phase"] == "playing"


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_proves_that_nobody_dealt_to_order(quick, game):
    """The server's part was fixed before anyone's; each player's part is in the key."""
    ann, ben = await played(quick, "Ann", "Ben", game=game)
    info = ann.room["match"]
    commitments = {f for f in ann.frames if '"type":"committed"' in f}
    assert len(commitments) == 1
    async with quick.http() as http:
        answer = await http.get(f"/api/matches/{info['id']}/record")
        assert "attachment" in answer.headers["content-disposition"]
        record = engine.Record.from_json(answer.json())
    assert record.commitment == info["commitment"]
    assert record.commitment in next(iter(commitments))
    assert [bool(part) for part in record.parts] == [
        name in ("Ann", "Ben") for name in info["names"]
    ]
    state = engine.verify(get_game(game), record)
    assert list(state.game.outcome(state).winners) == ann.room["results"][0]["winners"]
    record.parts[ann.seat] = b"\x01" * 32
    with pytest.raises(engine.BadRecord):
        engine.verify(get_game(game), record)
    assert ben.room["results"] == ann.room["results"]


async def test_a_browser_that_gives_no_part_or_a_bad_one_does_not_hold_up_the_start(quick):
    ann, ben = await quick.table("Ann", "Ben", grace=0)
    ann.gives_key = ben.gives_key = False
    await ann.ask("start", players=4)
    match = ann.room["match"]["id"]
    for part in ("", "zz", "00" * 31, "00" * 33):
        with pytest.raises(Refused) as refused:
            await ann.ask("key_part", match=match, part=part)
        assert refused.value.code in ("bad-key-part", "too-late")
    await ann.until(lambda: ann.update)
    with pytest.raises(Refused) as refused:
        await ann.ask("key_part", match=match, part="00" * 32)
    assert refused.value.code == "too-late"


@pytest.mark.parametrize("game", GAMES)
async def test_the_replay_shows_what_each_saw(quick, game):
    ann, ben = await played(quick, "Ann", "Ben", game=game)
    match = ann.room["match"]["id"]
    async with quick.http() as http:
        seats = {}
        for who in (ann, ben):
            answer = await http.get(f"/api/matches/{match}/replay?as=seat:{who.seat}")
            frames = answer.json()["frames"]
            told = [event for frame in frames for event in frame["events"]]
            assert told == who.log
            assert frames[-1]["view"] == who.update["view"]
            seats[who.name] = frames
        public = (await http.get(f"/api/matches/{match}/replay?as=public")).json()
        assert all(frame["view"]["own"] is None for frame in public["frames"])
        everything = (await http.get(f"/api/matches/{match}/replay?as=all")).json()
        assert len(everything["frames"][0]["view"]["all"]) == 4
        assert answer.headers["content-encoding"] == "gzip"
        assert everything["names"] == ann.room["match"]["names"]
        for wrong in ("seat:4", "seat:-1", "ALL", "1"):
            answer = await http.get(f"/api/matches/{match}/replay?as={wrong}")
            assert answer.status_code == 400
        assert (await http.get("/api/matches/nothing/replay")).status_code == 404


async def test_a_replay_leads_back_to_the_room_whoever_was_in_it(quick):
    """A link to a replay, sent to somebody else, is no way into a private room."""
    ann, ben = await played(quick, "Ann", "Ben")
    will = await quick.person(ann.code, "Will", watch=True)
    elsewhere = await quick.person(await quick.room(), "Eve")
    match = ann.room["match"]["id"]
    code = ann.room["code"]
    async with quick.http() as http:
        for cookie, room in (
            (ann.cookie, code),
            (ben.cookie, code),
            (will.cookie, code),
            (elsewhere.cookie, None),
            (f"{ann.cookie.partition('=')[0]}={'x' * 43}", None),
            ("", None),
        ):
            headers = {"cookie": cookie} if cookie else {}
            answer = await http.get(f"/api/matches/{match}/replay", headers=headers)
            assert answer.json()["room"] == room


async def test_while_a_match_is_on_its_replay_and_record_are_shut(quick):
    (ann,) = await quick.table("Ann", players=4, grace=0)
    await ann.ask("start", players=4)
    await ann.until(lambda: ann.update)
    match = ann.room["match"]["id"]
    cookie = {"cookie": ann.cookie}
    async with quick.http() as http:
        for path in ("replay?as=all", f"replay?as=seat:{ann.seat}", "record"):
            answer = await http.get(f"/api/matches/{match}/{path}", headers=cookie)
            assert answer.status_code == 403, path
            assert answer.json()["problem"]["code"] == "not-over"
        answer = await http.get(f"/api/matches/{match}/replay")
        assert answer.status_code == 200
        assert all(frame["view"]["own"] is None for frame in answer.json()["frames"])
        await ann.ask("change", settings={"watchers": False})
        assert (await http.get(f"/api/matches/{match}/replay")).status_code == 403


def test_results_are_what_the_protocol_says():
    """Rating is stored as it is sent: a field that is added later needs a value of its own."""
    assert set(protocol.Rating.__struct_fields__) == {
        "match",
        "game",
        "number",
        "winners",
        "names",
        "characters",
        "ended_at",
        "points",
    }
