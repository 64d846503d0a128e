"""Notebooks: what the host chooses, what people mark, what the server works out for them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming.games import get_game
from server.people import Person, Place, Refused, serving


async def playing(place: Place, *names: str, **settings: Any) -> list[Person]:
    """These people at a table of a match that has begun, where nobody answers anything."""
    people = await place.table(*names, grace=0, **settings)
    await people[0].ask("start", players=max(4, len(names)))
    for person in people:
        await person.until(lambda person=person: person.update)
    return people


def marks(person: Person) -> dict[str, Any]:
    return person.update["notebook"].get("marks", {})


async def note(person: Person, seat: int, *characters: str, mark: str = "struck") -> None:
    match = person.room["match"]["id"]
    await person.ask("note", match=match, seat=seat, characters=characters, mark=mark)


def other_seat(person: Person) -> int:
    return (person.seat + 1) % 4


async def test_the_host_chooses_and_everyone_sees_it(place):
    ann, ben = await place.table("Ann", "Ben")
    assert ben.room["settings"]["notebook"] == "hand"
    with pytest.raises(Refused) as refused:
        await ben.ask("change", settings={"notebook": "helped"})
    assert refused.value.code == "host-only"
    with pytest.raises(Refused) as refused:
        await ann.ask("change", settings={"notebook": "psychic"})
    assert refused.value.code == "bad-setting"
    await ann.ask("change", settings={"notebook": "helped"})
    await ben.until(lambda: ben.room["settings"]["notebook"] == "helped")


async def test_a_match_keeps_the_notebooks_that_it_began_with(place):
    ann, ben = await playing(place, "Ann", "Ben", notebook="off")
    await ann.ask("change", settings={"notebook": "helped"})
    assert ben.room["match"].get("notebook", "off") == "off"
    await ben.reload()
    assert ben.update["notebook"] is None


async def test_marks_are_kept_and_shown_to_nobody_else(place):
    ann, ben = await playing(place, "Ann", "Ben")
    will = await place.person(ann.code, "Will", watch=True)
    assert will.update["notebook"] is None
    seat = other_seat(ann)
    # A pause gives time to think, and keeps the bots quiet.
    await ann.ask("host", do="pause")
    for person in (ben, will):
        await person.until(lambda person=person: person.room["phase"] == "paused")
        await person.ask("ping")
    before = [len(person.frames) for person in (ben, will)]
    await note(ann, seat, "vampire", "werewolf")
    assert marks(ann) == {str(seat): {"vampire": "struck", "werewolf": "struck"}}
    await note(ann, seat, "vampire", mark="ringed")
    assert marks(ann) == {str(seat): {"vampire": "ringed", "werewolf": "struck"}}
    await note(ann, seat, "vampire", "werewolf", mark="")
    assert marks(ann) == {}
    for person in (ben, will):
        await person.ask("ping")
    assert [len(person.frames) - 1 for person in (ben, will)] == before


async def test_every_device_of_the_same_person_has_the_same_notebook(place):
    ann, _ = await playing(place, "Ann", "Ben")
    seat = other_seat(ann)
    await note(ann, seat, "vampire")
    tablet = Person(place, ann.code, "Ann")
    tablet.cookie = ann.cookie
    place.people.append(tablet)
    await tablet.connect()
    assert marks(tablet) == {str(seat): {"vampire": "struck"}}
    await note(ann, seat, "bob")
    await tablet.until(lambda: marks(tablet) == {str(seat): {"vampire": "struck", "bob": "struck"}})


async def test_marks_and_what_was_worked_out_survive_a_restart(tmp_path):
    async with serving(tmp_path) as place:
        ann, ben = await playing(place, "Ann", "Ben", notebook="helped")
        for person in (ann, ben):
            person.plays = True
            await person._play()
        await ann.until(lambda: len(ann.log) > 30)
        for person in (ann, ben):
            person.plays = False
        await note(ann, other_seat(ann), "vampire", mark="ringed")
        code, cookie, before = ann.code, ann.cookie, ann.update
    async with serving(tmp_path) as place:
        again = Person(place, code, "Ann")
        again.cookie = cookie
        place.people.append(again)
        await again.connect()
        assert marks(again) == {str(other_seat(again)): {"vampire": "ringed"}}
        assert again.log[: before["log_length"]] == ann.log[: before["log_length"]]
        if again.update["view"] == before["view"]:
            assert again.update["notebook"] == before["notebook"]


async def test_a_new_match_is_a_new_notebook(place):
    ann, ben = await playing(place, "Ann", "Ben")
    await note(ann, other_seat(ann), "vampire")
    first = ann.room["match"]["id"]
    for person in (ann, ben):
        person.plays = True
        await person._play()
    await ann.until_over()
    with pytest.raises(Refused) as refused:
        await note(ann, other_seat(ann), "vampire")
    assert refused.value.code == "match-over"
    for person in (ann, ben):
        person.plays = False
        await person.ask("rematch")
    await ann.until(lambda: ann.update["match"] != first)
    assert marks(ann) == {}
    with pytest.raises(Refused) as refused:
        await ann.ask("note", match=first, seat=other_seat(ann), characters=["bob"], mark="struck")
    assert refused.value.code == "other-match"


async def test_what_cannot_be_marked(place):
    ann, _ = await playing(place, "Ann", "Ben")
    will = await place.person(ann.code, "Will", watch=True)
    for seat in (ann.seat, -1, 4):
        with pytest.raises(Refused) as refused:
            await note(ann, seat, "vampire")
        assert refused.value.code == "bad-note"
        assert refused.value.problem["allowed"] == [s for s in range(4) if s != ann.seat]
    for characters in ([], ["nobody"], ["unknown"], ["vampire", "nobody"]):
        with pytest.raises(Refused) as refused:
            await note(ann, other_seat(ann), *characters)
        assert refused.value.code == "bad-note"
        assert "vampire" in refused.value.problem["allowed"]
    with pytest.raises(Refused) as refused:
        await note(ann, other_seat(ann), "vampire", mark="eaten")
    assert refused.value.code == "bad-message"
    with pytest.raises(Refused) as refused:
        await note(will, 0, "vampire")
    assert refused.value.code == "not-your-seat"
    assert marks(ann) == {}


async def test_without_notebooks_or_a_match_nothing_is_marked(place):
    ann, _ = await place.table("Ann", "Ben", notebook="off")
    with pytest.raises(Refused) as refused:
        await ann.ask("note", match="", seat=1, characters=["vampire"], mark="struck")
    assert refused.value.code == "not-started"
    ann, _ = await playing(place, "Ann", "Ben", notebook="off")
    with pytest.raises(Refused) as refused:
        await note(ann, other_seat(ann), "vampire")
    assert refused.value.code == "no-notebook"


@pytest.mark.parametrize("game", ["hunters", "raiders"])
async def test_a_helped_notebook_follows_from_what_its_seat_was_sent(tmp_path, game):
    """Whoever keeps a seat's frames, and has nothing else, arrives at the same notebook."""
    async with serving(tmp_path) as place:
        people = await place.table("Ann", "Ben", "Cat", game=game, players=5, notebook="helped")
        for person in people:
            person.plays = True
        await people[0].ask("start", players=5)
        await people[0].until_over()
    for person in people:
        memory: dict[str, Any] = {}
        looked = 0
        for frame in map(json.loads, person.frames):
            if frame["type"] == "update":
                view = frame["view"]
                get_game(game).take_notes(memory, frame["events"], view)
                worked_out = get_game(game).read_notes(memory, view)
                assert frame["notebook"]["suspects"] == worked_out
                looked += 1
        assert looked > 20
