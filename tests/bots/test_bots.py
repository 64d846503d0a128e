"""What every computer player keeps to, whatever its level."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gloaming.arena import Players, key_of
from gloaming.bots import LEVELS, get_bot
from gloaming.engine import (
    TABLE,
    BadOptions,
    Chance,
    Game,
    apply,
    awaited,
    events_for,
    question,
    start,
    view,
)
from gloaming.engine.view import actions
from gloaming.games import get_game

HUNTERS = get_game("hunters")
RAIDERS = get_game("raiders")
CASES: list[tuple[Game, dict[str, Any], int]] = [
    *(
        (HUNTERS, {"roster": roster}, seats)
        for roster in ("default", "base", "extra", "by_initial", "full")
        for seats in (4, 7)
    ),
    *((RAIDERS, {"expansion": False, "mirror": True}, seats) for seats in (4, 8)),
    *((RAIDERS, {"expansion": True, "draw": draw}, 7) for draw in ("free", "by_initial")),
    (RAIDERS, {"daniel_hp": 13}, 10),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_a_bot_answers_every_question_with_one_of_its_options(
    level: str, game: Game, options: dict[str, Any], seats: int
) -> None:
    """`apply` refuses anything else; what a bot remembers survives a restart, so it is JSON."""
    for seed in range(3):
        options = {**options, "hint": seed == 1, "abilities": seed != 2}
        state, events = start(game, options, seats, key_of(seed))
        players = Players(dict.fromkeys(range(seats), level), Random(seed))
        players.look_on(state, events)
        while (action := players.next_action(state)) is not None:
            players.look_on(state, apply(state, action))
        assert state.over
        for memory in players.memories.values():
            assert json.loads(json.dumps(memory)) == memory


@pytest.mark.parametrize(
    ("game", "options"), [(HUNTERS, {}), (RAIDERS, {}), (RAIDERS, {"expansion": True})]
)
def test_a_bot_sees_what_its_seat_may_know_and_nothing_else(
    game: Game, options: dict[str, Any]
) -> None:
    """In another world that its seat cannot tell from the true one, it decides the same, and does
    the same out of turn."""
    bot = get_bot("greedy")
    state, events = start(game, options, 6, key_of(5))
    players = Players(dict.fromkeys(range(6), "greedy"), Random(5))
    players.look_on(state, events)
    told = 0
    while (action := players.next_action(state)) is not None:
        seat = action.seat
        if seat != TABLE and action.question:
            world = game.sample(view(state, seat), Chance(key_of(told)))
            asked = question(world, seat)
            assert asked is not None
            memory = players.memories[seat]
            here = bot.decide(view(state, seat), asked, memory, Random(told))
            assert here == bot.decide(view(world, seat), asked, memory, Random(told))
            could = actions(state, seat)
            assert could == actions(world, seat)
            did = [
                bot.interject(view(one, seat), could, {**memory, "news": True}, Random(told))
                for one in (state, world)
            ]
            assert did[0] == did[1]
            told += 1
        players.look_on(state, apply(state, action))
    assert told > 50


@pytest.mark.parametrize(
    ("game", "options"), [(HUNTERS, {"roster": "full"}), (RAIDERS, {"expansion": True})]
)
def test_a_view_that_has_been_through_json_is_as_good(game: Game, options: dict[str, Any]) -> None:
    """A bot may run in another process than the match."""
    bot = get_bot("greedy")
    state, events = start(game, options, 5, key_of(9))
    players = Players(dict.fromkeys(range(5), "greedy"), Random(9))
    players.look_on(state, events)
    for _ in range(80):
        for seat in awaited(state):
            seen, asked = view(state, seat), question(state, seat)
            memory = players.memories[seat]
            sent = json.loads(json.dumps([seen, asked, memory]))
            assert asked is not None
            assert bot.decide(seen, asked, memory, Random(1)) == bot.decide(*sent, Random(1))
        action = players.next_action(state)
        if action is None:
            break
        players.look_on(state, apply(state, action))


@pytest.mark.parametrize("game", [HUNTERS, RAIDERS])
def test_a_bot_can_sit_down_in_the_middle(game: Game) -> None:
    """It takes over from somebody who left, with no more than the public view and the seat's own:
    an empty memory is enough."""
    state, events = start(game, {}, 5, key_of(2))
    players = Players(dict.fromkeys(range(5), "random"), Random(2))
    for _ in range(60):
        action = players.next_action(state)
        assert action is not None
        events = apply(state, action)
    late = Players(dict.fromkeys(range(5), "greedy"), Random(2))
    late.look_on(state, events)
    while (action := late.next_action(state)) is not None:
        late.look_on(state, apply(state, action))
    assert state.over


def test_events_of_others_secrets_are_not_needed() -> None:
    """`observe` takes events as a seat gets them, also those that tell it nothing."""
    bot = get_bot("greedy")
    state, events = start(HUNTERS, {}, 4, key_of(3))
    memory = bot.new_memory()
    bot.observe(memory, [], view(state, 0))
    bot.observe(memory, events_for(events, 0), view(state, 0))
    assert memory.get("clues", {}) == {}


def test_random_is_uniform() -> None:
    """The measure of all others must not prefer anything."""
    bot = get_bot("random")
    asked = {"options": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}
    rng = Random(1)
    seen = [bot.decide({}, asked, {}, rng) for _ in range(3000)]
    assert all(900 < seen.count(id) < 1100 for id in "abc")


def test_an_unknown_level_is_refused() -> None:
    """With the levels that there are."""
    with pytest.raises(BadOptions) as refusal:
        get_bot("clever")
    assert refusal.value.allowed == list(LEVELS)
