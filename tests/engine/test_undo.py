"""Taking back: what may be, until when, and what is as before then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, cast

import pytest

from engine.toy import MUTTER, SHOUT, Board, Roll, Rounds, Shout, Toy
from gloaming.engine import (
    PUBLIC,
    UNDO,
    Action,
    Ask,
    Chance,
    EngineError,
    Event,
    NothingToUndo,
    Option,
    Procedure,
    StaleQuestion,
    Step,
    apply,
    begin_record,
    events_for,
    legal_actions,
    may_undo,
    question,
    replay,
    seal,
    start,
    state_from_json,
    verify,
    view,
)


@dataclass(slots=True)
class Plan(Procedure):
    """Each seat in turn puts points down one by one, and may do other things, until it is done."""

    at: int = 0

    steps: ClassVar[tuple[str, ...]] = ("ask", "carry_out")

    def ask(self, board: Board) -> Step:
        """The first question is like those that follow."""
        if self.at == board.seats:
            self.finish()
            return None
        verbs = ("put", "die", "show", "note", "tell", "both", "duel", "hidden", "firm", "done")
        return Ask({self.at: tuple(map(Option, verbs))}, "plan", "1", revocable=True)

    def carry_out(self, board: Board) -> Step:
        """Points are put down; everything else is a way in which they may become final."""
        assert self.answer is not None
        seat, verb = self.at, self.answer.verb
        self.goto("ask")
        if verb == "put":
            board.scores[seat] += 1
            board.tell("put", seat=seat)
        elif verb == "die":
            board.chance.die(6)
        elif verb == "show":
            board.tell("shown", seat=seat)
            board.settle()
        elif verb == "note":
            board.whisper((seat,), "noted", {}, Event("wrote", {"seat": seat}))
        elif verb == "tell":
            board.whisper((1 - seat,), "heard", {})
        elif verb == "both":
            board.whisper((seat,), "noted", {}, Event("heard", {}, (1 - seat,)))
        elif verb in ("duel", "hidden", "firm"):
            return Other(seat, verb)
        else:
            self.at += 1
        return None


@dataclass(slots=True)
class Other(Procedure):
    """A question of another sort: to both, masked, or one whose answer is final."""

    seat: int
    sort: str

    steps: ClassVar[tuple[str, ...]] = ("ask",)

    def ask(self, board: Board) -> Step:
        """Nothing comes of it."""
        if self.answer is not None or self.answers:
            self.finish()
            return None
        seats = range(board.seats) if self.sort == "duel" else [self.seat]
        return Ask(
            dict.fromkeys(seats, (Option("yes"),)), self.sort, "2", masked=self.sort == "hidden"
        )


class Planning(Toy):
    """The toy, after some planning."""

    id = "planning"
    procedures = (Rounds, Roll, Shout, Plan, Other)

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> Board:
        """The plan lies over the rounds."""
        board = super().setup(options, seats, chance)
        board.stack.append(Plan())
        return board


PLANNING = Planning()


def begin() -> Board:
    """Two players, at the first question."""
    state, _ = start(PLANNING, {}, 2, b"key", undo=True)
    return cast("Board", state)


def answer(state: Board, *options: str) -> None:
    """The seat that is asked alone answers one question after the other."""
    for option in options:
        assert state.asked is not None
        (seat,) = state.asked.options
        apply(state, Action(seat, option, state.asked.id))


def undo(state: Board, seat: int = 0) -> list[dict[str, Any]]:
    """What everyone is told of it."""
    return events_for(apply(state, Action(seat, UNDO)), PUBLIC)


def standing(state: Board) -> dict[str, Any]:
    """The state but for how often somebody has been asked."""
    now = state.present()
    del now["asked_count"], now["asked"]["id"]
    return now


def assert_final(state: Board, seat: int = 0) -> None:
    """Nothing can be taken back, and trying changes nothing."""
    before = state.to_json()
    assert not may_undo(state, seat)
    with pytest.raises(NothingToUndo) as refusal:
        undo(state, seat)
    assert refusal.value.code == "nothing-to-undo"
    assert state.to_json() == before
    assert before["base"] is None
    assert before["since"] == []


def test_at_first_there_is_nothing_to_take_back() -> None:
    assert_final(begin())


def test_only_where_the_match_has_it() -> None:
    """Searches do without."""
    state, _ = start(PLANNING, {}, 2, b"key")
    answer(cast("Board", state), "put")
    assert_final(cast("Board", state))


def test_step_by_step_to_the_first_answer() -> None:
    state = begin()
    stood = []
    for _ in range(3):
        stood.append(standing(state))
        answer(state, "put")
        assert may_undo(state, 0)
    assert state.scores == [3, 0]
    for before in reversed(stood):
        assert undo(state) == [{"kind": "took_back", "params": {"seat": 0, "what": "plan"}}]
        assert standing(state) == before
    assert_final(state)


def test_the_question_stands_under_a_new_id() -> None:
    """Nobody answers it by mistake with what was meant for one of the others."""
    state = begin()
    answer(state, "put", "put")
    undo(state)
    assert (state.asked_count, state.scores[0]) == (4, 1)
    for old in (1, 2, 3):
        with pytest.raises(StaleQuestion):
            apply(state, Action(0, "put", old))
    answer(state, "put")
    undo(state)
    undo(state)
    assert (state.asked_count, state.scores[0]) == (7, 0)


def test_playing_goes_on_afterwards() -> None:
    """Also when what was taken back lies in the middle of it."""
    state = begin()
    answer(state, "put", "put")
    undo(state)
    answer(state, "note", "put", "done")
    assert state.scores == [2, 0]
    assert question(state, 1) is not None
    assert_final(state, 0)
    assert_final(state, 1)
    answer(state, "put")
    assert may_undo(state, 1)


@pytest.mark.parametrize("final", ["die", "show", "tell", "both"])
def test_what_has_been_drawn_shown_or_told_stays(final: str) -> None:
    """With everything before it; only what comes then can be taken back."""
    state = begin()
    answer(state, "put", final)
    assert_final(state)
    answer(state, "put", "put")
    undo(state)
    undo(state)
    assert state.scores == [1, 0]
    assert_final(state)


@pytest.mark.parametrize("sort", ["duel", "hidden"])
def test_it_ends_where_others_are_asked_or_nobody_may_know_who(sort: str) -> None:
    state = begin()
    answer(state, "put", sort)
    assert_final(state)


def test_before_a_question_whose_answer_is_final() -> None:
    """What led to it can be taken back, until it is answered."""
    state = begin()
    before = standing(state)
    answer(state, "put", "firm")
    assert may_undo(state, 0)
    undo(state)
    answer(state, "firm", "yes")
    assert_final(state)
    assert standing(state)["scores"] == [1, 0] != before["scores"]


def test_what_one_notes_for_oneself_can_be_taken_back() -> None:
    """The seat itself is told nothing new: that is what `revocable` says."""
    state = begin()
    before = standing(state)
    answer(state, "note")
    undo(state)
    assert standing(state) == before


def test_only_by_the_seat_itself() -> None:
    state = begin()
    answer(state, "put")
    for seat in (-1, 1, 2):
        assert not may_undo(state, seat)
        with pytest.raises(NothingToUndo):
            undo(state, seat)
    assert may_undo(state, 0)


def test_it_is_no_legal_action() -> None:
    """Random players and searches do not know it."""
    state = begin()
    answer(state, "put")
    assert UNDO not in [action.option for action in legal_actions(state, 0)]
    with pytest.raises(EngineError):
        apply(state, Action(0, UNDO, state.asked_count))


def test_what_is_done_in_private_meanwhile_stays() -> None:
    """And does not show in what is offered."""
    state = begin()
    answer(state, "put")
    apply(state, Action(1, MUTTER.id))
    answer(state, "put")
    apply(state, Action(0, MUTTER.id))
    undo(state)
    assert (state.scores, state.thoughts) == ([1, 0], [True, True])
    undo(state)
    assert (state.scores, state.thoughts) == ([0, 0], [True, True])
    assert_final(state)


def test_a_shout_makes_it_final() -> None:
    """The question is asked afresh over what everyone has heard."""
    state = begin()
    answer(state, "put")
    apply(state, Action(1, SHOUT.id))
    assert_final(state)
    assert state.scores == [1, 1]


def test_copies_and_saved_states_take_back_by_themselves() -> None:
    state = begin()
    answer(state, "put", "put")
    copy, saved = state.copy(), state_from_json(PLANNING, state.to_json())
    undo(state)
    for world in (copy, saved):
        assert cast("Board", world).scores == [2, 0]
        undo(cast("Board", world))
        assert world.to_json() == state.to_json()
    undo(state)
    assert cast("Board", copy).scores == [1, 0]
    assert may_undo(copy, 0)
    assert may_undo(saved, 0)


def test_the_record_has_it() -> None:
    """Replaying comes by the same states; and what was taken back is still told of."""
    record = begin_record(PLANNING, {}, 2, b"server", [])
    state, _ = start(PLANNING, {}, 2, record.key, undo=True)
    for option, number in [("put", 1), ("put", 2), (UNDO, 0), ("done", 4), ("put", 5)]:
        action = Action(int(number == 5), option, number)
        apply(state, action)
        record.actions.append(action)
    seal(PLANNING, record)
    assert verify(PLANNING, record).to_json() == state.to_json()
    told = [event.kind for _, _, events in replay(PLANNING, record) for event in events]
    assert told == ["put", "put", "took_back", "put"]
    assert view(state, PUBLIC)["public"]["scores"] == [1, 1]
