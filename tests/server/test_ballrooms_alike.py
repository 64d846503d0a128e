"""Two worlds of Shadow Rivals that differ in a secret: whoever may not know it gets the same
frames, number for number, and waits as long (rules of Shadow Rivals, 10)."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from games.rivals.ball import Ball
from gloaming.games.rivals import ShadowRivals
from gloaming.games.rivals.ballroom import Ballroom
from server.people import Person, Place, serving
from server.test_worlds_alike import updates

NAMES = ("Ann", "Ben", "Cat")
PLAYS = "joker chat_noir constable"
NO_NOIR_LEFT = ("", "crafty_chat_noir alert_chat_noir", "mystic_chat_noir")
"""All of a family lie in front of somebody: its pile is empty."""
HURRY = 5
SHORTEST_THOUGHT = 0.25
"""Of a bot at a fast table, seconds."""

Setting = dict[str, Any]
Enter = Callable[[Setting], None]


@dataclass
class Secret:
    """What differs between two ballrooms of three, and what is played in both."""

    one: Setting
    other: Setting
    answers: tuple[str | tuple[str, str], ...]
    """Of whoever is asked. One that differs is a pair."""
    both: Setting = field(default_factory=dict)
    know: tuple[int, ...] = (0,)
    """The seats that may see the difference."""


SECRETS = {
    "a hand, and what is played face down from it": Secret(
        {"hands": ("maid joker damsel", PLAYS, PLAYS)},
        {"hands": ("lady_lupin joker damsel", PLAYS, PLAYS)},
        (("down:p0:maid", "down:p0:lady_lupin"), "up:p0:joker", "down:p2:constable"),
    ),
    "what comes from a deck": Secret(
        {"decks": ("constable maid lady_lupin damsel madam",)},
        {"decks": ("constable maid lady_lupin madam damsel",)},
        ("down:p0:joker", "down:p1:joker", "down:p1:joker"),
        {"hands": (PLAYS, PLAYS, PLAYS)},
    ),
    "a hidden card for whose family there is an upgrade, or none": Secret(
        {"lines": ("A?damsel B:madam",), "hands": ("chat_noir", "*", "joker")},
        {"lines": ("A?chat_noir B:madam",), "hands": ("damsel", "*", "joker")},
        ("down:p0:joker", "decline", "decline"),
        {"front": NO_NOIR_LEFT, "presence": "3", "active": 2},
    ),
    "an advanced member in front, and put back": Secret(
        {"front": ("crafty_maid alert_constable",)},
        {"front": ("mystic_maid alert_constable",)},
        (
            "down:p0:joker",
            "decline",
            "upgrade:6",
            ("return:crafty_maid", "return:mystic_maid"),
            "decline",
        ),
        {
            "lines": ("A:damsel B:madam",),
            "hands": ("chat_noir", "*", "joker"),
            "presence": "3",
            "active": 2,
        },
    ),
    "an advanced member turned face down, and moved": Secret(
        {"lines": ("A?crafty_maid B:damsel", "A:crafty_damsel")},
        {"lines": ("A?mystic_maid B:damsel", "A:crafty_damsel")},
        ("up:p0:detective", "move:p1:0", "down:p2:joker"),
        {"hands": ("detective", PLAYS, PLAYS)},
    ),
    "a marker taken from a hidden advanced member": Secret(
        {"lines": ("B?crafty_maid", "C:damsel")},
        {"lines": ("B?mystic_maid", "C:damsel")},
        ("up:p1:alert_joker", "down:p2:chat_noir"),
        {"front": ("alert_joker", "", ""), "hands": ("maid", "chat_noir", PLAYS)},
        know=(0, 1),
    ),
    "a shielded hidden card that could stay where it is, or is none of those": Secret(
        {"lines": ("A:mystic_maid A?damsel",), "hands": ("constable", PLAYS, PLAYS)},
        {"lines": ("A:mystic_maid A?constable",), "hands": ("damsel", PLAYS, PLAYS)},
        ("up:p1:alert_detective", "family:p2:6", ("stay:1", "stop"), "down:p2:joker"),
        {"front": ("alert_detective",)},
    ),
    "the loot that somebody has gained": Secret(
        {"gained": ("jewel jewel jewel painting",)},
        {"gained": ("antique antique jewel jewel",)},
        ("up:p0:lady_lupin", "up:p0:constable", "down:p0:joker"),
        {"hands": ("lady_lupin", PLAYS, PLAYS)},
    ),
}


@pytest.fixture
def enter(monkeypatch: pytest.MonkeyPatch) -> Enter:
    """Lets a test say in which ballroom the next matches begin."""
    rooms: list[Ballroom] = []

    def say(setting: Setting) -> None:
        monkeypatch.undo()
        rooms[:] = [Ball(3, **setting).room]
        monkeypatch.setattr(ShadowRivals, "setup", setup)

    def setup(self: ShadowRivals, options: Any, seats: int, chance: Any) -> Ballroom:
        room = rooms[0].copy()
        # The question of the scene is asked when the match begins.
        room.asked, room.asked_count = None, 0
        return room

    return say


async def begun(place: Place, *names: str) -> tuple[dict[int, Person], Person]:
    """A match of three: its people by seat, and a watcher."""
    people = await place.table(*names, game="rivals", players=3, grace=0)
    will = await place.person(people[0].code, "Will", watch=True)
    await people[0].ask("start", players=3)
    for person in (*people, will):
        await person.until(lambda person=person: person.update)
    return {person.seat: person for person in people}, will


async def answer(people: dict[int, Person], option: str) -> None:
    """Whoever is asked answers, and everybody has heard of it."""
    watching = next(iter(people.values()))
    await watching.until(lambda: any(person.question for person in people.values()))
    asked = next(person for person in people.values() if person.question)
    number = asked.question["id"]
    assert option in [choice["id"] for choice in asked.question["options"]], asked.question
    await asked.ask("act", option=option, question=number)
    for person in people.values():
        await person.until(lambda person=person: person.update["view"]["public"]["asked"] > number)


@pytest.mark.parametrize("name", SECRETS)
async def test_a_secret_shows_in_no_frame_of_who_may_not_know_it(tmp_path, enter, name):
    """The others at the table, a watcher, and a watcher who comes when all is played."""
    secret = SECRETS[name]
    worlds: list[dict[str, list[dict[str, object]]]] = []
    async with serving(tmp_path, hurry=HURRY) as place:
        for which, setting in enumerate((secret.one, secret.other)):
            enter({**secret.both, **setting})
            people, will = await begun(place, *NAMES)
            for option in secret.answers:
                await answer(people, option if isinstance(option, str) else option[which])
            late = await place.person(will.code, "Lou", watch=True)
            now = late.update["view"]
            await will.until(lambda will=will, now=now: will.update["view"] == now)
            heard = {str(seat): updates(person) for seat, person in people.items()}
            worlds.append({**heard, "watcher": updates(will), "who comes late": updates(late)})
    one, other = worlds
    for seat in map(str, secret.know):
        assert one.pop(seat) != other.pop(seat), "one world is no comparison"
    for who, frames in one.items():
        assert len(frames) == (1 if who == "who comes late" else len(secret.answers) + 1)
        assert frames == other[who], who


async def test_a_bot_without_a_choice_thinks_as_long_as_one_with(tmp_path, enter):
    """Whether the family of its hidden card has an upgrade left is its secret."""
    secret = SECRETS["a hidden card for whose family there is an upgrade, or none"]
    enter({**secret.both, **secret.other})
    async with serving(tmp_path, hurry=HURRY) as place:
        while True:
            people, will = await begun(place, "Ben", "Cat")
            if secret.know[0] not in people:
                break
        await answer(people, "down:p0:joker")
        began = time.monotonic()
        await answer({2: people[2]}, "decline")
        await will.until(lambda: will.update["waiting"] == {"kind": "upgrade", "seats": [1]})
        # The machine may be slow, but is never early.
        assert time.monotonic() - began > 0.9 * SHORTEST_THOUGHT / HURRY
