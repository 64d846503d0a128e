"""Two worlds that differ in whom an attack hits: neither frames nor their timing do (rules of
Shadow Raiders, 16.1.4)."""

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from server.people import Person, serving

STEP = 3.0
HURRY = 5
Behaviour = Callable[[Person], Awaitable[object]]


@dataclass
class World:
    """What those who may not know the difference got in one world."""

    frames: dict[str, list[dict[str, object]]]
    """Updates of the match, by who got them."""
    seconds: float
    """How long the attack took, from the press to the next player's turn."""


async def silent(target: Person) -> None:
    """Answers nothing."""


async def at_once(target: Person) -> None:
    """Lets it pass as soon as asked, if asked."""
    await target.until(lambda: target.update["may_wait"])
    if target.question:
        await target.choose("on")


async def never(target: Person) -> None:
    """Has left the standing order never to react, after trying another."""
    if target.update["actions"]:
        await target.ask("act", option="arm")
        await target.ask("act", option="never")


async def attack(place, *, before: Behaviour = silent, after: Behaviour = silent) -> World:
    """A match of four people and a watcher, up to the end of the first attack."""
    people = await place.table(
        "Ann", "Ben", "Cat", "Dan", game="raiders", players=4, options={"expansion": True}, grace=0
    )
    will = await place.person(people[0].code, "Will", watch=True)
    await people[0].ask("start", players=4)
    for person in (*people, will):
        await person.until(lambda person=person: person.update)
    await people[0].until(lambda: any(p.question for p in people))
    first = next(person for person in people if person.question)
    in_order = sorted(people, key=lambda person: (person.seat - first.seat) % 4)
    target = in_order[1]
    await before(target)
    for answer in ("roll", "skip", f"attack:{target.seat}"):
        number = first.question["id"]
        began = time.monotonic()
        await first.choose(answer)
        await first.until(
            lambda n=number: (
                first.update["waiting"]["kind"] == "resolving"
                or (first.question and first.question["id"] != n)
            )
        )
    if target.update["view"]["own"]["declines"]:
        # Whoever has ordered so is not asked, though their time runs as anybody's.
        await target.until(lambda: target.update["may_wait"])
        assert target.question is None
    await after(target)
    others = {"watcher": will, "attacker": first, "bystander": in_order[3]}
    for person in others.values():
        await person.until(
            lambda person=person: (
                person.update["view"]["public"]["attack"] is None
                and person.update["waiting"]["kind"] == "move"
                and person.update["view"]["public"]["turn"] == 2
            )
        )
    seconds = time.monotonic() - began
    return World({name: updates(person) for name, person in others.items()}, seconds)


def updates(person: Person) -> list[dict[str, object]]:
    """Every update of the match but for its id."""
    frames = [json.loads(frame) for frame in person.frames]
    return [{**f, "match": ""} for f in frames if f["type"] == "update"]


@pytest.mark.parametrize("one", ["werewolf", "venom"])
async def test_whom_one_has_attacked_shows_in_no_frame_and_in_no_time(tmp_path, deal, one):
    """Whether the target could react, and however it lets the attack pass: whoever else looks on
    gets the same, number for number, and waits as long."""
    worlds = []
    async with serving(tmp_path, hurry=HURRY, timed_seconds=STEP) as place:
        deal("erica", "ulrich", one, "emi")
        worlds.append(await attack(place))
        deal("erica", one, "ulrich", "emi")
        worlds.append(await attack(place))
        worlds.append(await attack(place, after=at_once))
        worlds.append(await attack(place, before=never))
    for world in worlds:
        for name, frames in world.frames.items():
            assert frames == worlds[0].frames[name], name
            kinds = [frame["waiting"]["kind"] for frame in frames]
            assert kinds.count("resolving") == 1
        # The machine may be slow, but is never early.
        assert 0.9 * STEP / HURRY < world.seconds < 6 * STEP / HURRY
