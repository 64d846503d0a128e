"""Tables of numbers at the edges of what is allowed: whatever is accepted can be played to its end,
watched, and imagined."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from games.worlds_of_rivals import faults_of_ballroom
from gloaming.bots import get_bot
from gloaming.engine import (
    PUBLIC,
    Action,
    BadTable,
    Chance,
    apply,
    awaited,
    question,
    start,
    view,
)
from gloaming.games.rivals import RIVALS
from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.rivals.numbers import HIGHEST, STANDARD

LONGEST = 2000
"""Answers; the longest of some thousand such matches had a few hundred."""
TO_END = (1, 2, 7, 10)
LEAST = {
    "hand_size": 1,
    "influence_per_tile": 0,
    "influence_tiles": 0,
    "presence_tiles": 0,
    "face_down_influence": 0,
    "face_down_presence": 1,
    "face_down_loot": 0,
}


def edge(rng: random.Random, least: int) -> int:
    """A number, likely one of the smallest or the largest."""
    return rng.choice([least, least, least + 1, 3, HIGHEST, rng.randint(least, HIGHEST)])


def extreme(rng: random.Random, to_end: int) -> dict[str, Any]:
    """A table with about half of its numbers changed, which may yet be refused."""
    table: dict[str, Any] = {
        name: edge(rng, least) for name, least in LEAST.items() if rng.random() < 0.6
    }
    table["mansions_to_end"] = to_end
    table["loot"] = {kind: rng.choice([0, 0, 1, 5, HIGHEST]) for kind in ("jewel", "painting")}
    if rng.random() < 0.5:
        table["influence"] = [edge(rng, 0) for _ in range(32)]
    if rng.random() < 0.5:
        table["presence"] = [rng.choice([1, 1, 1, 2, HIGHEST]) for _ in range(32)]
    if rng.random() < 0.7:
        ids = [mansion.id for mansion in STANDARD.mansions]
        rng.shuffle(ids)
        table["mansions"] = [
            {
                "id": id,
                "size": "small" if at < 10 else "large",
                "limit": rng.choice([1, 1, 2, 4, 6] if at < 10 else [1, 2, 7, 12]),
                "payouts": sorted(rng.sample(range(HIGHEST + 1), 3), reverse=True),
            }
            for at, id in enumerate(ids)
        ]
    return table


def accepted(rng: random.Random, to_end: int) -> str:
    """A table that can be played with."""
    while True:
        try:
            return str(RIVALS.read_table("numbers", json.dumps(extreme(rng, to_end))))
        except BadTable:
            continue


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_table_that_is_accepted_is_played_to_the_end(seats: int, level: str) -> None:
    """With nothing lost on the way, and worlds that fit what the players see."""
    rng = random.Random(f"{seats}{level}")
    bot = get_bot(level)
    emptied = 0
    for match in range(12):
        text = accepted(rng, TO_END[match % len(TO_END)])
        room, _ = start(RIVALS, {"numbers": text}, seats, bytes([seats, match]))
        assert isinstance(room, Ballroom)
        memories = [bot.new_memory() for _ in range(seats)]
        answers = 0
        while not room.over:
            (seat,) = awaited(room)
            asked, seen = question(room, seat), view(room, seat)
            assert asked is not None
            if answers % 23 == 0:
                assert not faults_of_ballroom(room), text
                world = RIVALS.sample(seen, Chance(bytes([match])))
                assert view(world, seat) == seen, text
                assert not faults_of_ballroom(world), text
            option = bot.decide(seen, asked, memories[seat], rng)
            apply(room, Action(seat, option, asked["id"]))
            answers += 1
            assert answers < LONGEST, text
        emptied += "" in room.mansions
        assert len(room.resolved) >= room.numbers.mansions_to_end
        assert not faults_of_ballroom(room), text
        over = view(room, PUBLIC)["public"]["over"]
        assert over["winners"] == list(RIVALS.outcome(room).winners) != []
    # With three small mansions of ten, places stay empty before the tenth is resolved.
    assert emptied or seats > 2
