"""Rooms: making, finding, joining, names, settings, who is told what about them."""

import asyncio

import pytest

from gloaming.games import GAMES
from gloaming.server import people
from gloaming.server.settings import Limits
from gloaming.server.words import ALPHABET, new_code, read_code
from server.people import PLENTY, Person, Refused, serving


async def test_a_code_cannot_be_guessed_and_is_easy_to_type(place):
    """40 bits, no letter that looks like another; case, spaces and the dash don't matter."""
    codes = {new_code() for _ in range(2000)}
    assert len(codes) == 2000
    assert all(set(code.replace("-", "")) <= set(ALPHABET) for code in codes)
    assert not set(ALPHABET) & set("01OIL")
    code = await place.room()
    plain = code.replace("-", "").lower()
    async with place.http() as http:
        for typed in (plain, code.lower(), f"{plain[:4]} {plain[4:]}"):
            assert (await http.get(f"/api/rooms/{typed}")).json()["code"] == code
        wrong = await http.get("/api/rooms/AAAA-AAAA")
        assert wrong.status_code == 404
        assert wrong.json()["problem"]["code"] == "no-room"
    assert read_code("<b>" * 20) is None


async def test_wrong_codes_are_counted(tmp_path):
    limits = Limits(wrong_codes_per_minute=5)
    async with serving(tmp_path, limits=limits) as place, place.http() as http:
        answers = [(await http.get("/api/rooms/AAAA-AAA" + x)).status_code for x in "BCDEFGH"]
        assert answers == [404] * 5 + [429] * 2


async def test_who_has_guessed_too_often_gets_nothing_for_a_right_code_either(tmp_path):
    """Or guessing would only be answered less politely; a seat is nobody's guess."""
    limits = Limits(wrong_codes_per_minute=5)
    async with serving(tmp_path, limits=limits) as place, place.http() as http:
        (ann,) = await place.table("Ann")
        other = await place.table("Ben")
        for x in "BCDEFG":
            await http.get("/api/rooms/AAAA-AAA" + x)
        room = f"/api/rooms/{ann.code}"
        elsewhere = other[0].cookie.partition("=")[2]
        forged = ann.cookie.partition("=")[0] + "=" + elsewhere
        for cookie, status in (("", 429), (forged, 429), (ann.cookie, 200)):
            assert (await http.get(room, headers={"cookie": cookie})).status_code == status
            answer = await http.post(room + "/join", json={"name": "Z"}, headers={"cookie": cookie})
            assert answer.status_code == status
        await ann.reload()
        assert not ann.bye


async def test_an_address_makes_so_many_rooms_and_no_more(tmp_path):
    limits = Limits(rooms_per_address=3)
    async with serving(tmp_path, limits=limits) as place, place.http() as http:
        answers = [await http.post("/api/rooms", json={"game": "hunters"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[3].json()["problem"] == {
            "code": "too-many-rooms",
            "wrong": 3,
            "allowed": 3,
        }


async def test_rooms_asked_for_at_the_same_time_are_counted_too(tmp_path):
    limits = Limits(rooms_per_address=3)
    async with serving(tmp_path, limits=limits) as place, place.http() as http:
        game = {"game": "hunters"}
        answers = await asyncio.gather(*(http.post("/api/rooms", json=game) for _ in range(12)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 9


async def test_a_bad_name_costs_no_room(tmp_path):
    limits = Limits(rooms_per_address=1)
    async with serving(tmp_path, limits=limits) as place, place.http() as http:
        for name, status in (("", 400), ("Ann", 201)):
            solo = {"game": "hunters", "players": 5, "name": name}
            assert (await http.post("/api/solo", json=solo)).status_code == status


async def test_a_link_needs_a_name_and_nothing_else(place):
    code = await place.room()
    ann = await place.person(code, "Ann")
    assert ann.room["members"] == [
        {"id": "m1", "name": "Ann", "role": "player", "shape": "circle", "host": True}
    ]
    assert ann.room["may_start"]
    ben = await place.person(code, "Ben")
    await ann.until(lambda: ann.member("Ben"))
    assert ann.member("Ben")["shape"] != ann.me["shape"]
    assert ben.notices() == ["joined", "joined"]


@pytest.mark.parametrize(
    "name",
    [
        *("ann", "ＡＮＮ", "A nn", "Ann\u200d", " Ann ", "A\u034fnn", "Ann\ufe0f", "Ann\u17b5"),
        *("Ann\u3164", "Ann\U000e0100", "An\u2800n", "\u202eAnn"),
    ],
)
async def test_names_are_unique_in_a_room_however_they_are_written(place, name):
    """Not by case, width, spaces or invisible characters can one pass for another."""
    (ann,) = await place.table("Ann")
    with pytest.raises(Refused) as refused:
        await place.person(ann.code, name)
    assert refused.value.code == "name-taken"


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "\u202e", "\x00\x07", "x" * 21, 7, None),
        *("\u3164", "\u2800 \uffa0", "\u0301", "\ufe0f", "\u200d\u200d", "\u034f"),
    ],
)
async def test_what_is_no_name_is_refused(place, name):
    code = await place.room()
    with pytest.raises(Refused) as refused:
        await place.person(code, name)
    assert refused.value.code in ("bad-name", "bad-message")


async def test_names_and_chat_are_text_without_control_characters(place):
    """Markup is carried as the characters it is made of; direction marks and bells are not."""
    code = await place.room()
    person = await place.person(code, "<b>Eve</b>\u202e\x07")
    assert person.room["members"][0]["name"] == "<b>Eve</b>"
    await person.ask("say", text="<script>alert(1)</script>\n\u202eline\x00 two")
    await person.until(person.said)
    assert person.said() == ["<script>alert(1)</script> line two"]


async def test_a_private_room_is_not_listed_but_its_code_leads_in(place):
    open_room = await place.table("Ann")
    private = await place.table("Ben", listed=False)
    async with place.http() as http:
        listed = (await http.get("/api/rooms?game=hunters")).json()
        assert [room["code"] for room in listed] == [open_room[0].code]
        assert listed[0]["people"] == 1
        assert (await http.get("/api/rooms?game=nothing")).json() == []
        assert (await http.get(f"/api/rooms/{private[0].code}")).status_code == 200
    await place.person(private[0].code, "Cat")


async def test_a_room_that_everyone_has_left_is_not_listed(place):
    (ann,) = await place.table("Ann")
    await ann.disconnect()
    async with place.http() as http:
        for _ in range(100):
            if not (await http.get("/api/rooms")).json():
                break
            await asyncio.sleep(0.01)
        assert (await http.get("/api/rooms")).json() == []


async def test_eight_play_and_the_ninth_watches(place):
    names = [f"P{n}" for n in range(9)]
    people = await place.table(*names, players=8)
    assert [p.me["role"] for p in people] == ["player"] * 8 + ["watcher"]
    with pytest.raises(Refused) as refused:
        await people[8].ask("sit")
    assert refused.value.code == "no-seat-free"
    await people[0].ask("stand")
    await people[8].ask("sit")
    await people[0].until(lambda: people[0].member("P8").get("role") == "player")
    assert people[0].me["role"] == "watcher"


async def test_settings_reach_everyone_and_wrong_ones_change_nothing(place):
    ann, ben = await place.table("Ann", "Ben")
    await ben.ask("change", settings={"clock": 60, "options": {"roster": "full"}, "speed": "slow"})
    await ann.until(lambda: ann.room["settings"]["clock"] == 60)
    assert ann.room["settings"]["options"]["roster"] == "full"
    assert ann.room["settings"]["options"]["abilities"] is True
    before = ann.room["settings"]
    for wrong in (
        {"clock": 61},
        {"grace": 4},
        {"grace": -1},
        {"players": 9},
        {"level": "god"},
        {"speed": "warp"},
        {"options": {"roster": "mine"}},
        {"options": {"nonsense": 1}},
        {"nonsense": 1},
        {"clock": "60"},
    ):
        with pytest.raises(Refused) as refused:
            await ann.ask("change", settings=wrong)
        assert refused.value.code == "bad-setting"
    await ann.reload()
    assert ann.room["settings"] == before


async def test_only_the_host_opens_closes_and_reserves(place):
    ann, ben = await place.table("Ann", "Ben")
    for own in ({"listed": False}, {"watchers": False}, {"host_starts": True}):
        with pytest.raises(Refused) as refused:
            await ben.ask("change", settings=own)
        assert refused.value.code == "host-only"
    await ann.ask("change", settings={"host_starts": True})
    await ben.until(lambda: not ben.room["may_start"])
    for request in ({"kind": "change", "settings": {"clock": 60}}, {"kind": "start", "players": 4}):
        with pytest.raises(Refused) as refused:
            await ben.ask(**request)
        assert refused.value.code in ("host-only", "may-not-start")
    await ann.ask("start", players=4)


async def test_anyone_seated_may_start_and_a_watcher_may_not(place):
    ann, ben = await place.table("Ann", "Ben")
    will = await place.person(ann.code, "Will", watch=True)
    assert not will.room["may_start"]
    with pytest.raises(Refused) as refused:
        await will.ask("start", players=4)
    assert refused.value.code == "may-not-start"
    await ben.ask("start", players=6)
    await ann.until(lambda: ann.update)
    assert len(ann.room["match"]["names"]) == 6
    assert len([m for m in ann.room["members"] if m["role"] == "bot"]) == 4


async def test_a_match_has_as_many_seats_as_the_one_who_starts_says(place):
    """Spec 14.2 and its test case 21: others' settings are ignored; bots fill up."""
    people = await place.table("Ann", "Ben", "Cat", "Dan", "Eve", players=8)
    with pytest.raises(Refused) as refused:
        await people[0].ask("start", players=4)
    assert refused.value.problem == {
        "code": "too-many-people",
        "wrong": 4,
        "allowed": [5, 6, 7, 8],
    }
    for wrong in (3, 9):
        with pytest.raises(Refused) as refused:
            await people[0].ask("start", players=wrong)
        assert refused.value.code == "bad-players"
    await people[3].ask("start", players=6)
    await people[0].until(lambda: people[0].update)
    assert len(people[0].room["match"]["names"]) == 6


async def _set(people):
    await people[0].ask("change", settings={"players": 9})
    await people[0].ask("start", players=9)


async def _seat_bots(people):
    for _ in range(9 - len(people)):
        await people[0].ask("host", do="seat_bot")
    await people[0].until(lambda: people[0].room["settings"]["players"] == 9)
    await people[0].ask("start", players=9)


async def _say_so_at_the_start(people):
    await people[0].ask("start", players=9)


async def _all_want_a_rematch(people):
    await people[0].ask("start", players=6)
    for person in people:
        person.plays = True
        await person._play()
    await people[0].until_over()
    for number in range(7):
        late = await people[0].place.person(people[0].code, f"Late{number}")
        people.append(late)
    assert [person.member(person.name)["role"] for person in people] == ["player"] * 9
    for person in people:
        await person.ask("rematch")


@pytest.mark.parametrize("more", [_set, _seat_bots, _say_so_at_the_start, _all_want_a_rematch])
async def test_more_players_bring_with_them_what_so_many_need(tmp_path, more):
    """However a table for the base game comes to have nine players, their match begins."""
    async with serving(tmp_path, hurry=400) as place:
        people = await place.table("Ann", "Ben", game="raiders", players=6, grace=0)
        assert people[0].room["settings"]["options"]["expansion"] is False
        await more(people)
        for person in people:
            await person.until(
                lambda person=person: (
                    person.update and len(person.update["view"]["public"]["players"]) == 9
                )
            )
            assert person.room["settings"]["options"]["expansion"] is True
            assert person.room["settings"]["players"] == 9


async def test_seats_are_shuffled(place):
    """Whoever makes the room is not always the first to move."""
    first = set()
    for _ in range(12):
        (ann,) = await place.table("Ann", players=8)
        await ann.ask("start", players=8)
        await ann.until(lambda ann=ann: ann.update)
        first.add(ann.seat)
    assert len(first) > 2


async def test_shapes_are_chosen_and_never_doubled(place):
    ann, ben = await place.table("Ann", "Ben")
    await ann.ask("host", do="seat_bot")
    await ann.until(lambda: ann.member("Moth"))
    bots_shape = ann.member("Moth")["shape"]
    await ann.ask("mark", shape=bots_shape)
    with pytest.raises(Refused) as refused:
        await ben.ask("mark", shape=bots_shape)
    assert refused.value.code == "shape-taken"
    with pytest.raises(Refused):
        await ben.ask("mark", shape="<svg>")
    await ann.until(lambda: ann.me["shape"] == bots_shape)
    shapes = [m["shape"] for m in ann.room["members"]]
    assert len(set(shapes)) == 3


async def test_who_sits_down_at_a_full_table_takes_the_place_of_a_bot(place):
    """So that there is a shape for everyone."""
    (ann,) = await place.table("Ann", players=8)
    for _ in range(7):
        await ann.ask("host", do="seat_bot")
    will = await place.person(ann.code, "Will", watch=True)
    for n in range(6):
        await place.person(ann.code, f"P{n}")
    await will.ask("sit")
    await ann.until(lambda: ann.member("Will").get("shape"))
    members = ann.room["members"]
    assert [member["role"] for member in members] == ["player"] * 8
    assert len({member["shape"] for member in members}) == 8


async def test_a_bot_always_finds_a_name(place, monkeypatch):
    monkeypatch.setattr(people, "BOT_NAMES", ("Moth",))
    (moth, *_) = await place.table("Moth", "Moth II", "MOTH III", "moth iv")
    await moth.ask("host", do="seat_bot")
    await moth.until(lambda: moth.member("Moth 5"))


async def test_a_name_can_be_changed_to_one_that_is_free(place):
    ann, ben = await place.table("Ann", "Ben")
    with pytest.raises(Refused):
        await ann.ask("rename", name="BEN")
    await ann.ask("rename", name="Anna")
    await ben.until(lambda: ben.member("Anna"))
    assert ben.lines[-1]["params"] == {"old": "Ann", "name": "Anna"}


async def test_chat_is_heard_by_all_kept_and_not_flooded(tmp_path):
    limits = Limits(chat_per_second=0.001, chat_burst=3, rooms_per_address=99)
    async with serving(tmp_path, limits=limits) as place:
        ann, ben = await place.table("Ann", "Ben")
        for n in range(3):
            await ann.ask("say", text=f"line {n}")
        with pytest.raises(Refused) as refused:
            await ann.ask("say", text="line 3")
        assert refused.value.code == "chat-too-fast"
        for wrong, code in (("x" * 301, "long-line"), (" \u200b ", "empty-line")):
            with pytest.raises(Refused) as refused:
                await ben.ask("say", text=wrong)
            assert refused.value.code == code
        await ben.ask("say", text="heard")
        cat = await place.person(ann.code, "Cat")
        assert cat.said() == ["line 0", "line 1", "line 2", "heard"]
        numbers = [line["number"] for line in cat.lines]
        assert numbers == sorted(set(numbers))


async def test_what_leaves_a_notice_in_the_chat_does_not_flood_it_either(tmp_path):
    async with serving(tmp_path, limits=Limits(chat_burst=3, chat_per_second=0.001)) as place:
        ann, _ = await place.table("Ann", "Ben")
        for n in range(3):
            await ann.ask("rename", name=f"Ann {n}")
        for request in (
            {"kind": "rename", "name": "Ann 3"},
            {"kind": "stand"},
            {"kind": "sit"},
            {"kind": "host", "do": "hand_over", "member": "m2"},
        ):
            with pytest.raises(Refused) as refused:
                await ann.ask(**request)
            assert refused.value.code == "too-fast"
        assert ann.notices() == ["joined", "joined"] + ["renamed"] * 3


async def test_ready_is_shown(place):
    ann, ben = await place.table("Ann", "Ben")
    await ben.ask("ready", on=True)
    await ann.until(lambda: ann.member("Ben").get("ready"))
    await ben.ask("ready", on=False)
    await ann.until(lambda: not ann.member("Ben").get("ready"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_room_begins_with_a_number_of_players_that_its_game_can_have(place, game):
    """Whatever the game; and a match can be started with it as it is."""
    ann = await place.person(await place.room(game, speed="fast", level="random"), "Ann")
    players = ann.room["settings"]["players"]
    assert players == GAMES[game].usual_seats
    await ann.ask("start", players=players)
    await ann.until(lambda: ann.update)
    assert len(ann.update["view"]["public"]["players"]) == players


async def test_three_clicks_to_a_game_against_bots(place):
    """POST /api/solo makes the room, the seat and the match."""
    async with place.http() as http:
        answer = await http.post(
            "/api/solo", json={"game": "hunters", "players": 5, "name": "Ann", "settings": {}}
        )
        assert answer.status_code == 201
        own = (await http.get("/api/rooms")).json()
        assert [(room["code"], room["yours"]) for room in own] == [(answer.json()["code"], True)]
    async with place.http() as stranger:
        assert (await stranger.get("/api/rooms")).json() == []
    ann = Person(place, answer.json()["code"], "Ann")
    place.people.append(ann)
    ann.cookie = answer.headers["set-cookie"].split(";")[0]
    await ann.connect()
    await ann.until(lambda: ann.update)
    assert len(ann.update["view"]["public"]["players"]) == 5
    assert ann.update["view"]["own"]["character"]


async def test_a_room_holds_so_many_people_and_a_member_so_many_tabs(tmp_path):
    limits = Limits(people=2, sockets_per_member=2)
    async with serving(tmp_path, limits=limits) as place:
        ann, _ = await place.table("Ann", "Ben")
        with pytest.raises(Refused) as refused:
            await place.person(ann.code, "Cat")
        assert refused.value.code == "too-many-people"
        tabs = []
        for _ in range(2):
            tab = Person(place, ann.code, "Ann")
            tab.cookie = ann.cookie
            place.people.append(tab)
            await tab.connect()
            tabs.append(tab)
        assert [tab.bye for tab in tabs] == ["", "too-many-tabs"]


async def test_who_has_long_been_away_keeps_nobody_out_of_a_full_room(tmp_path):
    """Seats and places that were taken and left behind cannot shut a room."""
    limits = Limits(people=9, rooms_per_address=99)
    async with serving(tmp_path, limits=limits, hurry=400) as place:
        people = await place.table(*[f"P{n}" for n in range(8)], players=8)
        await place.person(people[0].code, "Will", watch=True)
        with pytest.raises(Refused) as refused:
            await place.person(people[0].code, "Eve")
        assert refused.value.code == "too-many-people"
        await people[3].disconnect()
        await asyncio.sleep(0.3)  # two minutes at this table
        eve = await place.person(people[0].code, "Eve")
        assert eve.me["role"] == "player"
        assert not eve.member("P3")
        assert len(eve.room["members"]) == 9


def test_the_tests_own_limits_are_wider_than_the_servers():
    """Otherwise what they show of limits would be theirs."""
    assert PLENTY.rooms_per_address > Limits().rooms_per_address
