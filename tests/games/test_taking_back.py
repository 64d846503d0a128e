"""What every game keeps to when answers are taken back, in random matches."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import Phase, given, settings

from games.matches import SETTINGS, Script, Setting, decisions, everyone, few_of, scripts
from games.twin import Twin
from games.worlds import glance, twins
from gloaming.engine import (
    PUBLIC,
    UNDO,
    Action,
    Chance,
    Event,
    State,
    apply,
    begin_record,
    events_for,
    legal_actions,
    may_undo,
    question,
    seal,
    verify,
    view,
    waiting,
)
from gloaming.engine.view import actions
from gloaming.games import GAMES

MATCHES = max(2, settings().max_examples // 50)

# Which options a match is played with hardly matters to what can be taken back.
every_setting = pytest.mark.parametrize("setting", few_of(SETTINGS), ids=str)
some_matches = settings(max_examples=MATCHES, phases=(Phase.explicit, Phase.reuse, Phase.generate))


def stands(state: State) -> str:
    """The whole state, and what everyone sees of it, but for the number of its question."""
    now = state.to_json()
    del now["asked_count"], now["asked"]["id"]
    seen: list[Any] = []
    for viewer in everyone(state):
        facts = view(state, viewer)
        del facts["public"]["asked"]
        put = question(state, viewer)
        if put is not None:
            del put["id"]
        seen += [facts, put, actions(state, viewer), waiting(state, viewer)]
        seen.append(may_undo(state, viewer))
    return json.dumps([now, seen])


def who_may_undo(state: State) -> list[int]:
    """Everyone who is offered it."""
    return [viewer for viewer in everyone(state) if may_undo(state, viewer)]


@every_setting
@some_matches
@given(script=scripts())
def test_taking_back_leads_to_what_stood_before(setting: Setting, script: Script) -> None:
    """Step by step; and who is asked alone is offered it alone. What is done in private meanwhile
    stays: there comparing ends."""
    state, _ = setting.start(script.key)
    chance = Chance(b"back" + script.key)
    stood: list[str] = []
    while not state.over:
        offered = who_may_undo(state)
        ask = state.asked
        assert ask is not None
        if offered:
            assert offered == list(ask.options)
            take_back(state.copy(), offered[0], stood, 1 if chance.below(8) else len(stood) + 1)
        before = stands(state) if ask.revocable else ""
        action = script.next_action(state)
        apply(state, action)
        if action.question and who_may_undo(state):
            stood.append(before)
        else:
            stood.clear()


def take_back(state: State, seat: int, stood: list[str], times: int) -> None:
    """So many times, or as far as it goes, by the states that are known."""
    known = stood[:]
    for _ in range(times):
        if not may_undo(state, seat):
            assert not known
            return
        (told,) = apply(state, Action(seat, UNDO))
        ask = state.asked
        assert ask is not None
        assert ask.id == state.asked_count
        whole = {"kind": "took_back", "params": {"seat": seat, "what": ask.kind}}
        assert events_for([told], PUBLIC) == [whole]
        if known:
            assert stands(state) == known.pop()


@every_setting
@some_matches
@given(script=scripts())
def test_what_can_be_taken_back_has_shown_nothing(setting: Setting, script: Script) -> None:
    """Whatever a seat answers: in every world that it could not tell from this one before, the
    answer can be taken back if it can here. And where it can, nobody has learnt a thing by it, from
    what is told or what is seen: each viewer is in the same place in every world of theirs."""
    chance = Chance(b"taken back" + script.key)
    for state in decisions(setting, script):
        ask = state.asked
        assert ask is not None
        if not ask.revocable or chance.below(2):
            continue
        (seat,) = ask.options
        answers = [action for action in legal_actions(state, seat) if action.question]
        for action in chance.sample(answers, 3):
            here = state.copy()
            events = apply(here, action)
            for viewer in {seat, chance.choice(everyone(state))}:
                for twin in twins(state, viewer, chance):
                    try_there(here, events, twin, viewer, action)


def try_there(here: State, events: list[Event], twin: Twin, viewer: int, action: Action) -> None:
    """The same answer in another world that was like this one to the viewer. Others' worlds may
    also differ in what the answerer alone knows, and in what comes of that."""
    there = twin.world
    if action not in legal_actions(there, action.seat):
        return
    there.undo = True
    told_there = events_for(apply(there, action), viewer)
    offered = may_undo(here, action.seat)
    if viewer == action.seat:
        assert may_undo(there, viewer) == offered, (twin.differs, action)
    if offered and may_undo(there, action.seat):
        assert events_for(events, viewer) == told_there, (viewer, twin.differs, action)
        assert glance(here, viewer) == glance(there, viewer), (viewer, twin.differs, action)


@every_setting
@some_matches
@given(script=scripts())
def test_a_match_in_which_much_is_taken_back_is_a_match(setting: Setting, script: Script) -> None:
    """It ends, and its record is a record."""
    parts = [bytes([seat]) * 32 for seat in range(setting.seats)]
    record = begin_record(setting.game, dict(setting.options), setting.seats, script.key, parts)
    state, _ = setting.start(record.key)
    while not state.over:
        offered = who_may_undo(state)
        if offered and not script.below(3):
            action = Action(offered[0], UNDO)
        else:
            action = script.next_action(state)
        record.actions.append(action)
        apply(state, action)
    seal(setting.game, record)
    again = type(record).from_json(json.loads(json.dumps(record.to_json())))
    assert verify(setting.game, again).to_json() == state.to_json()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_offers_it_somewhere(game: Any) -> None:
    """In a few matches, after more than one kind of question."""
    after = set()
    for number in range(12):
        seats = game.seats[0] + number % 3
        setting = Setting(game, seats, tuple((spec.id, spec.default) for spec in game.options))
        kind = ""
        for state in decisions(setting, Script(bytes([number]), b"")):
            if who_may_undo(state):
                after.add(kind)
            assert state.asked is not None
            kind = state.asked.kind
    assert len(after) > 1
