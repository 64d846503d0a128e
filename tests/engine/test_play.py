"""Questions, answers and what comes in between, in a game of nothing else."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.toy import NO, TOY, YES, Board
from gloaming.engine import (
    PUBLIC,
    TABLE,
    Action,
    Ask,
    BadOptions,
    EngineError,
    IllegalAction,
    MatchOver,
    NotYourSeat,
    Option,
    StaleQuestion,
    State,
    apply,
    awaited,
    events_for,
    legal_actions,
    out_of_turn,
    question,
    start,
    state_from_json,
    waiting,
)


def begin(seats: int = 2, **options: Any) -> Board:
    """A match of the toy at its first question."""
    state, _ = start(TOY, options, seats, b"key")
    return cast("Board", state)


def asked(state: State) -> tuple[str, list[int]]:
    """Kind and addressees of the question that stands."""
    assert state.asked is not None
    return state.asked.kind, list(state.asked.options)


def answer(state: State, seat: int, option: str) -> list[str]:
    """Answers the question that stands; kinds of what happened."""
    assert state.asked is not None
    return [event.kind for event in apply(state, Action(seat, option, state.asked.id))]


def refused(state: State, action: Action, kind: type[EngineError]) -> EngineError:
    """The error with which the action is refused, without a trace."""
    before = state.to_json()
    with pytest.raises(kind) as refusal:
        apply(state, action)
    assert state.to_json() == before
    return refusal.value


def until_vote(seats: int = 3) -> Board:
    """Everybody has taken 1; all are asked at once."""
    state = begin(seats)
    for seat in range(seats):
        answer(state, seat, "take:1")
    assert asked(state) == ("vote", list(range(seats)))
    return state


def until_hunt(*takes: int) -> Board:
    """Seats have taken so many; those who took another number than 1 are hunted, in secret."""
    state = begin(len(takes))
    for seat, number in enumerate(takes):
        answer(state, seat, f"take:{number}")
        if number == 2:
            answer(state, seat, "no")
    for seat in range(len(takes)):
        answer(state, seat, "yes")
    return state


# -- Options of a match


@pytest.mark.parametrize(
    ("seats", "options", "wrong", "allowed"),
    [
        (1, {}, {"seats": 1}, {"seats": [2, 3, 4]}),
        (5, {}, {"seats": 5}, {"seats": [2, 3, 4]}),
        (2, {"limit": 6}, {"limit": 6}, {"limit": [5, 10]}),
        (2, {"limit": "5"}, {"limit": "5"}, {"limit": [5, 10]}),
        (2, {"limit": 5.0}, {"limit": 5.0}, {"limit": [5, 10]}),
        (2, {"loud": 1}, {"loud": 1}, {"loud": [True, False]}),
        (2, {"loud": None}, {"loud": None}, {"loud": [True, False]}),
        (2, {"colour": "red"}, {"colour": "red"}, ["limit", "loud"]),
    ],
)
def test_a_wrong_setting_is_named(
    seats: int, options: dict[str, Any], wrong: object, allowed: object
) -> None:
    with pytest.raises(BadOptions) as refusal:
        start(TOY, options, seats, b"key")
    assert (refusal.value.wrong, refusal.value.allowed) == (wrong, allowed)
    assert refusal.value.code == "bad-options"


def test_what_is_not_set_has_its_usual_value() -> None:
    assert TOY.check_options({}, 2) == {"limit": 5, "loud": True}
    assert TOY.check_options({"limit": 10}, 4) == {"limit": 10, "loud": True}
    assert begin(limit=10).limit == 10


# -- One at a time


def test_the_answer_moves_the_procedure_on() -> None:
    state = begin()
    assert asked(state) == ("take", [0])
    assert answer(state, 0, "take:1") == ["scored"]
    assert state.scores == [1, 0]
    assert asked(state) == ("take", [1])


def test_questions_are_counted_from_one() -> None:
    state = begin()
    ids = []
    for seat, option in [(0, "take:2"), (0, "no"), (1, "take:1")]:
        assert state.asked is not None
        ids.append(state.asked.id)
        answer(state, seat, option)
    assert ids == [1, 2, 3]


def test_what_is_pushed_comes_first_and_is_gone_then() -> None:
    state = begin()
    answer(state, 0, "take:2")
    assert asked(state) == ("roll", [0])
    assert [type(frame).__name__ for frame in state.stack] == ["Rounds", "Roll"]
    chance = state.chance.copy()
    answer(state, 0, "yes")
    assert state.scores[0] == 2 + chance.die(6)
    assert asked(state) == ("take", [1])
    assert [type(frame).__name__ for frame in state.stack] == ["Rounds"]


def test_nothing_happens_after_the_end() -> None:
    """Not even the procedure that the last step returned."""
    state = until_hunt(1, 1)
    assert state.asked is not None
    assert asked(state) == ("hunt", [])
    assert awaited(state) == []
    events = apply(state, Action(TABLE, "close", state.asked.id))
    assert [event.kind for event in events] == ["caught", "over"]
    assert state.over
    assert (state.stack, state.asked) == ([], None)
    refused(state, Action(0, "mutter"), MatchOver)
    refused(state, Action(TABLE, "close", 1), MatchOver)
    assert legal_actions(state, 0) == legal_actions(state, TABLE) == []


# -- Refusals


def test_the_refusal_says_what_was_allowed() -> None:
    state = begin()
    error = refused(state, Action(0, "take:3", 1), IllegalAction)
    assert (error.code, error.wrong, error.allowed) == (
        "illegal-action",
        "take:3",
        ["take:1", "take:2"],
    )
    other = refused(state, Action(1, "take:1", 1), NotYourSeat)
    assert (other.code, other.wrong, other.allowed) == ("not-your-seat", 1, [0])


def test_an_answer_to_another_question_is_stale() -> None:
    state = begin()
    answer(state, 0, "take:1")
    late = refused(state, Action(0, "take:1", 1), StaleQuestion)
    assert (late.code, late.wrong, late.allowed) == ("stale-question", 1, None)
    early = refused(state, Action(1, "take:1", 3), StaleQuestion)
    assert (early.wrong, early.allowed) == (3, 2)


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_only_seats_act(seat: int) -> None:
    state = begin()
    refused(state, Action(seat, "mutter"), IllegalAction)
    refused(state, Action(seat, "take:1", 1), NotYourSeat if seat != TABLE else IllegalAction)
    assert out_of_turn(state, seat) == ()


def test_an_open_question_cannot_be_closed() -> None:
    state = begin()
    assert refused(state, Action(TABLE, "close", 1), IllegalAction).allowed == []
    assert legal_actions(state, TABLE) == []


# -- Out of turn


def test_the_waiting_question_is_asked_afresh() -> None:
    """With options recomputed, under a new id; the old one is stale."""
    state = begin()
    events = apply(state, Action(0, "shout"))
    assert [event.kind for event in events] == ["shouted"]
    assert state.asked is not None
    assert state.asked.id == 2
    assert [option.id for option in state.asked.options[0]] == ["take:1", "take:2", "take:3"]
    refused(state, Action(0, "take:1", 1), StaleQuestion)
    answer(state, 0, "take:3")
    assert state.scores == [4, 0]


def test_asking_changes_nothing() -> None:
    """However often a question is asked afresh: only what was done in between has been done."""
    calm, busy = begin(3), begin(3)
    for _ in range(4):
        apply(busy, Action(2, "shout"))
    busy.scores[2] = 0
    one, other = calm.to_json(), busy.to_json()
    assert other.pop("asked_count") == 5
    assert one.pop("asked_count") == 1
    other["asked"]["id"] = 1
    assert one == other


def test_what_is_private_leaves_the_question_standing() -> None:
    state = begin()
    events = apply(state, Action(1, "mutter"))
    assert state.asked is not None
    assert state.asked.id == 1
    assert [event["kind"] for event in events_for(events, 1)] == ["muttered"]
    assert events_for(events, 0) == events_for(events, PUBLIC) == []
    answer(state, 0, "take:1")


def test_only_what_is_offered_out_of_turn() -> None:
    state = begin(loud=False)
    error = refused(state, Action(1, "shout"), IllegalAction)
    assert error.allowed == ["mutter"]
    assert legal_actions(state, 1) == [Action(1, "mutter")]
    assert Action(0, "mutter") in legal_actions(state, 0)


def test_out_of_turn_over_a_pushed_procedure() -> None:
    """The one that asked lies below, and goes on where it was."""
    state = begin()
    answer(state, 0, "take:2")
    apply(state, Action(1, "shout"))
    assert asked(state) == ("roll", [0])
    assert [type(frame).__name__ for frame in state.stack] == ["Rounds", "Roll"]
    answer(state, 0, "no")
    assert asked(state) == ("take", [1])
    assert state.scores == [2, 1]


# -- Several at once


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_all_answer_in_any_order(order: tuple[int, ...]) -> None:
    state = until_vote()
    first, second, last = order
    assert answer(state, first, "yes") == []
    assert awaited(state) == sorted({second, last})
    assert waiting(state, first) == {"seats": sorted({second, last}), "kind": "vote"}
    assert question(state, first) is None
    assert question(state, second) is not None
    assert answer(state, second, "no") == []
    assert answer(state, last, "yes")[:3] == ["voted"] * 3
    assert asked(state)[0] == "hunt"


def test_nobody_answers_twice() -> None:
    state = until_vote()
    assert state.asked is not None
    answer(state, 1, "yes")
    again = refused(state, Action(1, "no", state.asked.id), StaleQuestion)
    assert again.allowed is None
    assert [action for action in legal_actions(state, 1) if action.question] == []


def test_a_half_answered_question_is_saved_and_copied() -> None:
    state = until_vote()
    answer(state, 2, "no")
    copy, restored = state.copy(), state_from_json(TOY, state.to_json())
    for world in (copy, restored):
        assert awaited(world) == [0, 1]
        answer(world, 0, "yes")
    assert awaited(state) == [0, 1]
    answer(restored, 1, "yes")
    assert asked(restored)[0] == "hunt"
    assert awaited(copy) == [1]
    assert cast("Board", restored).length == 3


def test_asking_afresh_keeps_the_answers() -> None:
    """Who has answered need not press again because somebody shouted meanwhile."""
    state = until_vote()
    answer(state, 0, "yes")
    before = state.asked
    apply(state, Action(1, "shout"))
    assert state.asked is not before
    assert awaited(state) == [1, 2]
    copy = state_from_json(TOY, state.to_json())
    answer(state, 2, "no")
    answer(state, 1, "no")
    assert asked(state)[0] == "hunt"
    assert awaited(copy) == [1, 2]


def test_asking_afresh_forgets_an_answer_that_is_not_offered_any_more() -> None:
    """The seat is then asked again; and who alone is asked always is."""
    ask = Ask({0: (YES, NO), 1: (YES, NO)}, "vote", "2")
    ask.keep(((0, Option("take", number=3)), (1, YES), (5, YES)))
    assert ask.awaited() == [0]


# -- In secret, against the clock


def test_the_addressees_of_a_masked_question_are_secret() -> None:
    state = until_hunt(2, 1, 2)
    assert state.asked is not None
    number = state.asked.id
    for viewer in (PUBLIC, 0, 1, 2):
        assert waiting(state, viewer) == {"seats": [], "kind": "resolving"}
    assert question(state, 0) is not None
    assert question(state, 1) is None
    assert refused(state, Action(1, "no", number), NotYourSeat).allowed is None
    assert awaited(state) == [0, 2]


@pytest.mark.parametrize(
    ("answers", "caught"),
    [([], []), ([(2, YES)], [2]), ([(2, YES), (0, YES)], [0, 2]), ([(0, NO), (2, NO)], [])],
)
def test_a_timed_question_stands_until_it_is_closed(
    answers: list[tuple[int, Any]], caught: list[int]
) -> None:
    """However early all have answered; no answer is the first option."""
    state = until_hunt(2, 1, 2)
    assert state.asked is not None
    number = state.asked.id
    for seat, option in answers:
        assert answer(state, seat, option.id) == []
        assert state.asked.id == number
    assert legal_actions(state, TABLE) == [Action(TABLE, "close", number)]
    refused(state, Action(TABLE, "close", number - 1), StaleQuestion)
    refused(state, Action(TABLE, "yes", number), IllegalAction)
    events = apply(state, Action(TABLE, "close", number))
    assert events[0].params == {"seats": caught}
