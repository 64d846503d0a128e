"""Tables of numbers at the edges of what is allowed: whatever is accepted can be played to its end,
watched, and imagined."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from games.worlds_of_shadowlord import faults_of_universe
from gloaming.bots import get_bot
from gloaming.engine import Action, BadTable, Chance, apply, awaited, question, start, view
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.numbers import (
    GUIDES,
    HIGHEST,
    LEAST,
    MOST,
    POWERS,
    STANDARD,
)
from gloaming.games.shadowlord.universe import Universe

LONGEST = 20_000
"""Answers; the longest of some hundred such matches had 5744."""
FEW = {
    *("draw_base", "draw_per_corner", "draw_per_merchant", "draw_per_ruin", "start_cards"),
    *("hand_limit", "drawn_cards", "stone_cards", "ships", "black_ships", "start_ships"),
    *("shadow_ships", "shadowlord_ships", "ring_slots", "timer_slots", "reign_reshuffles"),
    *("ships_per_merchant", "ships_per_corner", "bribe_cards"),
}
"""Numbers whose large values make a match long and nothing else: mostly small here."""
OTHERS = sorted(
    name for name, value in STANDARD.plain().items() if isinstance(value, int) and name not in FEW
)


def edge(rng: Random, name: str) -> int:
    """A number, likely one of the smallest or the largest that are allowed."""
    least, most = LEAST.get(name, 0), MOST.get(name, HIGHEST)
    if name in FEW:
        most = rng.choice([least + 1, least + 3, 12, 40]) if rng.random() < 0.97 else HIGHEST
    return rng.choice([least, least, least + 1, most, rng.randint(least, most)])


def extreme(rng: Random) -> dict[str, Any]:
    """A table with about half of its numbers changed, which may yet be refused."""
    table: dict[str, Any] = {
        name: edge(rng, name) for name in (*sorted(FEW), *OTHERS) if rng.random() < 0.4
    }
    if rng.random() < 0.5:
        table["powers"] = {str(value): rng.choice([0, 1, 15, 40]) for value in POWERS}
    if rng.random() < 0.5:
        table["level_shadows"] = {"shadow-lynx": rng.choice([0, HIGHEST]), "shadow-darkness": 0}
    if rng.random() < 0.7:
        last = max(1, table.get("timer_slots", STANDARD.timer_slots) - 1)
        table["timer_start"] = {players: rng.choice([1, last]) for players in "234"}
    dice = table.get("dice", STANDARD.dice), table.get("dice_sides", STANDARD.dice_sides)
    if dice != (STANDARD.dice, STANDARD.dice_sides) or rng.random() < 0.3:
        events = rng.sample(GUIDES, rng.choice([1, 2, 5]))
        rolls = range(dice[0], dice[0] * dice[1] + 1)
        table["guide"] = {str(roll): rng.choice(events) for roll in rolls}
    return table


def accepted(rng: Random) -> str:
    """A table that can be played with."""
    while True:
        try:
            return str(SHADOWLORD.read_table("numbers", json.dumps(extreme(rng))))
        except BadTable:
            continue


def longest(universe: Universe) -> int:
    """Turns that a match can take at most (R 11.7): every turn draws a card, so that the deck is
    shuffled at least once in so many turns as there are cards, and every time moves the timer or
    the reign on."""
    numbers = universe.numbers
    return numbers.cards * (numbers.timer_slots + numbers.reign_reshuffles)


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_that_is_accepted_is_played_to_the_end(seats: int, level: str) -> None:
    """With nothing lost on the way, and worlds that fit what the players see."""
    rng, bot = Random(f"{seats}{level}"), get_bot(level)
    for match in range(10):
        text = accepted(rng)
        universe, _ = start(SHADOWLORD, {"numbers": text}, seats, bytes([seats, match]))
        assert isinstance(universe, Universe)
        memories = [bot.new_memory() for _ in range(seats)]
        answers = 0
        while not universe.over:
            seat = rng.choice(awaited(universe))
            asked, seen = question(universe, seat), view(universe, seat)
            assert asked is not None
            if answers % 23 == 0:
                assert not faults_of_universe(universe), text
                world = SHADOWLORD.sample(seen, Chance(bytes([match])))
                assert view(world, seat) == seen, text
                assert not faults_of_universe(world), text
            option = bot.decide(seen, asked, memories[seat], rng)
            apply(universe, Action(seat, option, asked["id"]))
            answers += 1
            assert universe.turn <= longest(universe), text
            assert answers < LONGEST, text
        assert not faults_of_universe(universe), text


@pytest.mark.parametrize("dull", ["great_storm", "scout", "gather", "gift"])
def test_whatever_the_dice_say_a_match_ends(dull: str) -> None:
    """Even with one event on the whole guide card, and players who never do anything."""
    table = {"guide": {str(roll): dull for roll in range(2, 13)}}
    universe, _ = start(SHADOWLORD, {"numbers": json.dumps(table)}, 4, b"dull")
    assert isinstance(universe, Universe)
    quiet = ("hand", "done", "pass", "keep", "ready", "refuse")
    while not universe.over:
        assert universe.asked is not None
        ((seat, options),) = universe.asked.options.items()
        ids = [option.id for option in options]
        idle = next((option for option in ids if option in quiet), ids[-1])
        apply(universe, Action(seat, idle, universe.asked.id))
    assert (universe.reason, universe.timer) == ("timer", 6)
    assert universe.turn <= longest(universe)
