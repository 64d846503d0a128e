"""Another table of numbers for a room: who loads it, who sees it, what is refused, what stays."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming.games import get_game
from gloaming.games.rivals.numbers import STANDARD
from server.people import Person, Refused, serving
from server.test_rematch import play

TABLE = json.dumps({"mansions": {"crown_castle": {"limit": 8}}, "mansions_to_end": 2})
WRONG = json.dumps({"influence": {"alert_damsel": "3"}})
OTHERS = {
    "rivals": (TABLE, WRONG, "influence.alert_damsel"),
    "shadowlord": (
        json.dumps({"hand_limit": 3, "powers": {"10": 4}}),
        json.dumps({"powers": {"10": "3"}}),
        "powers.10",
    ),
}
"""Of each game: a table, a wrong one, and where it is wrong."""

every_game = pytest.mark.parametrize("game", OTHERS)


def change(person: Person, text: Any) -> Any:
    """A request to play with this table."""
    return person.ask("change", settings={"options": {"numbers": text}})


def numbers(person: Person) -> dict[str, Any]:
    """The table as the room's settings show it."""
    text = person.room["settings"]["options"]["numbers"]
    return json.loads(text) if text else {}


async def test_a_table_that_differs_is_told_whole(place):
    """With what the host has left out."""
    (ann,) = await place.table("Ann", game="rivals", players=3)
    await change(ann, TABLE)
    await ann.until(lambda: numbers(ann))
    table = numbers(ann)
    assert table["mansions_to_end"] == 2
    assert table["mansions"][-1] == {
        "id": "crown_castle",
        "size": "large",
        "limit": 8,
        "payouts": [12, 7, 4],
    }
    assert table["influence"] == list(STANDARD.influence)


@every_game
async def test_everyone_sees_the_table_that_is_played_with(place, game):
    """Its host, who sits there, who watches; in the room and in the match; until it is put back."""
    text = OTHERS[game][0]
    whole = json.loads(get_game(game).check_options({"numbers": text}, 3)["numbers"])
    ann, ben = await place.table("Ann", "Ben", game=game, players=3, grace=0)
    will = await place.person(ann.code, "Will", watch=True)
    assert ann.room["settings"]["options"] == {"numbers": ""}
    await change(ann, text)
    for person in (ann, ben, will):
        await person.until(lambda person=person: numbers(person))
        assert numbers(person) == whole
    await ann.ask("start", players=3)
    for person in (ann, ben, will):
        await person.until(lambda person=person: person.update)
        assert person.update["view"]["public"]["numbers"] == numbers(person)
    async with place.http() as http:
        match = ann.room["match"]["id"]
        replay = (await http.get(f"/api/matches/{match}/replay")).json()
        assert json.loads(replay["options"]["numbers"]) == numbers(will)


@every_game
async def test_the_usual_numbers_can_be_put_back(place, game):
    ann, ben = await place.table("Ann", "Ben", game=game, players=3)
    usual = get_game(game).catalogue()["tables"]["numbers"]
    for back in ("", json.dumps(usual, separators=(",", ":")), "{}"):
        await change(ann, OTHERS[game][0])
        await ben.until(lambda: numbers(ben))
        await change(ann, back)
        await ben.until(lambda: not numbers(ben))


async def test_who_may_change_settings_may_load_a_table(place):
    ann, ben = await place.table("Ann", "Ben", game="rivals", players=3)
    will = await place.person(ann.code, "Will", watch=True)
    with pytest.raises(Refused) as refused:
        await change(will, TABLE)
    assert refused.value.code == "not-seated"
    await change(ben, TABLE)
    await ann.ask("change", settings={"host_starts": True})
    with pytest.raises(Refused) as refused:
        await change(ben, "")
    assert refused.value.code == "host-only"
    await ann.until(lambda: numbers(ann))


@every_game
async def test_a_table_that_is_refused_leaves_everything_as_it_was(place, game):
    """The answer names the place, what stands there, and what may."""
    text, wrong, where = OTHERS[game]
    ann, ben = await place.table("Ann", "Ben", game=game, players=3)
    await change(ann, text)
    await ben.until(lambda: numbers(ben))
    before = ann.room["settings"]
    wanted = {"clock": 60, "options": {"numbers": wrong}}
    with pytest.raises(Refused) as refused:
        await ann.ask("change", settings=wanted)
    assert refused.value.problem == {
        "code": "bad-table",
        "wrong": {"where": where, "value": '"3"'},
        "allowed": {"rule": "number", "least": 0, "most": 99},
    }
    for bad in (
        "{",
        "[]",
        '{"x": 1}',
        '{"\\ud800": 1}',
        '{"mansions": []}',
        '{"powers": []}',
        "1" * 3000,
    ):
        with pytest.raises(Refused) as refused:
            await change(ann, bad)
        assert refused.value.code == "bad-table"
        assert refused.value.problem["wrong"].keys() == {"where", "value"}
    for value in (None, 3, [], {"mansions_to_end": 2}):
        with pytest.raises(Refused) as refused:
            await change(ann, value)
        assert refused.value.code == "bad-setting"
    await ann.reload()
    assert ann.room["settings"] == before


async def test_a_whole_table_fits_into_a_message_and_what_is_longer_is_answered(tmp_path):
    """A request that was too long is refused by its own id: the one who sent it waits for it."""
    async with serving(tmp_path) as place:
        ann, _ = await place.table("Ann", "Ben", game="rivals", players=3)
        whole = STANDARD.plain()
        for mansion in whole["mansions"]:
            mansion["payouts"] = [99, 98, 97]
        whole |= {"influence": [99] * 32, "presence": [99] * 32}
        text = json.dumps(whole, separators=(",", ":"))
        await change(ann, text)
        assert numbers(ann)["influence"] == [99] * 32
        with pytest.raises(Refused) as refused:
            await change(ann, json.dumps(whole, indent=8))
        assert refused.value.code == "too-big"
        assert refused.value.problem["allowed"] == place.settings.limits.message
        assert numbers(ann)["influence"] == [99] * 32


async def test_a_room_can_be_made_with_a_table(place):
    settings = {"options": {"numbers": TABLE}}
    ann = await place.person(await place.room("rivals", **settings), "Ann")
    assert numbers(ann)["mansions_to_end"] == 2
    async with place.http() as http:
        body = {"game": "rivals", "players": 3, "settings": {"options": {"numbers": WRONG}}}
        for path in ("/api/rooms", "/api/solo"):
            answer = await http.post(path, json=body)
            assert answer.status_code == 400
            assert answer.json()["problem"]["code"] == "bad-table"


async def test_the_table_stays_for_the_rematch_and_after_a_restart(tmp_path):
    async with serving(tmp_path, hurry=400) as place:
        ann, ben = await place.table("Ann", "Ben", game="rivals", players=3, grace=0)
        await change(ann, TABLE)
        await play([ann, ben], 3)
        assert len(ann.update["view"]["public"]["resolved"]) in (2, 3)
        first = ann.room["match"]["id"]
        (result,) = ann.room["results"]
        scores = ann.update["view"]["public"]["over"]["scores"]
        assert result["points"] == [score["total"] for score in scores]
        assert result["characters"] == [""] * 3
        await ben.ask("rematch")
        await ann.ask("rematch")
        await ann.until(lambda: ann.room["match"]["id"] != first and ann.room["phase"] == "playing")
        await ann.until(lambda: ann.update.get("match") != first)
        table = numbers(ann)
        assert ann.update["view"]["public"]["numbers"] == table
        cookies = ann.cookie, ben.cookie
    async with serving(tmp_path, hurry=400) as place:
        for person, cookie in zip((ann, ben), cookies, strict=True):
            person.place, person.cookie = place, cookie
            place.people.append(person)
            await person.connect()
            assert numbers(person) == table
            assert person.update["view"]["public"]["numbers"] == table
