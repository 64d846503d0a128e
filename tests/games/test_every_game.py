"""What every game keeps to, at every decision of random matches (docs/architecture.md, 3)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import Phase, given, settings

from games.matches import (
    SETTINGS,
    TURN_CAP,
    Script,
    Setting,
    allowed,
    decisions,
    everyone,
    scripts,
    settings_of,
)
from games.twin import Twin
from games.worlds import faults, glance, twins
from gloaming.engine import (
    ALL,
    PUBLIC,
    TABLE,
    Action,
    Chance,
    EngineError,
    MatchOver,
    State,
    all_public,
    apply,
    awaited,
    begin_record,
    events_for,
    legal_actions,
    question,
    seal,
    state_from_json,
    verify,
    view,
)
from gloaming.games import GAMES

# So many matches a setting and property; the profile `thorough` makes it a few dozen.
MATCHES = max(2, settings().max_examples // 50)

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
# A whole match is slow to make smaller, and its seed says it all.
some_matches = settings(max_examples=MATCHES, phases=(Phase.explicit, Phase.reuse, Phase.generate))


def test_the_settings_meet() -> None:
    """All numbers of players, all values of all options, in twos."""
    for game in GAMES.values():
        chosen = settings_of(game)
        every_number = range(game.seats[0], game.seats[1] + 1)
        assert {setting.seats for setting in chosen} == set(every_number)
        for spec in game.options:
            for value in spec.values:
                seats = {s.seats for s in chosen if (spec.id, value) in s.options}
                assert seats == {n for n in every_number if allowed(game, n, {spec.id: value})}


# -- 1. Noninterference


@every_setting
@some_matches
@given(script=scripts())
def test_nobody_sees_what_they_cannot_know(setting: Setting, script: Script) -> None:
    """Views, questions, actions and waiting lists are the same to the byte in twin worlds."""
    twins_met: Counter[str] = Counter()
    chance = Chance(b"twins" + script.key)
    for state in decisions(setting, script):
        for viewer in {PUBLIC, chance.below(state.seats), *awaited(state)}:
            before = glance(state, viewer)
            for twin in twins(state, viewer, chance):
                assert glance(twin.world, viewer) == before, (viewer, twin.differs)
                assert not faults(twin.world), twin.differs
                twins_met[twin.differs.split()[0]] += 1
    assert len(twins_met) > 1


@every_setting
@some_matches
@given(script=scripts())
def test_nobody_learns_more_than_is_told(setting: Setting, script: Script) -> None:
    """When both twins are played on in the same way, a viewer is told the same in both, until the
    difference comes to light as it should."""
    chance = Chance(b"play on" + script.key)
    for state in decisions(setting, script):
        if chance.below(3):
            continue
        viewer = chance.choice([*everyone(state), *awaited(state)])
        for twin in twins(state, viewer, chance):
            if twin.shows_as is not None:
                play_on(state.copy(), twin, viewer, chance)


def play_on(state: State, twin: Twin, viewer: int, chance: Chance) -> None:
    """Applies the same choices, which are open in both worlds, for a few decisions."""
    other = twin.world
    for _ in range(8):
        action = common_action(state, other, viewer, chance)
        if action is None:
            return
        told = events_for(apply(state, action), viewer)
        told_there = events_for(apply(other, action), viewer)
        pairs = zip([*told, None], [*told_there, None], strict=False)
        for number, (here, there) in enumerate(pairs):
            if here != there:
                events = [*told[number : number + 1], *told_there[number : number + 1]]
                if "moved" in [event["kind"] for event in events]:
                    # Whose armed ability is due on the airship arrives before turning up.
                    events += [*told[number + 1 : number + 2], *told_there[number + 1 : number + 2]]
                kinds = {
                    event["kind"] + (" in private" if event.get("private") else "")
                    for event in events
                }
                assert twin.shows_as is not None
                assert kinds & twin.shows_as, (viewer, twin.differs, action, here, there)
                return
        if state.over or other.over or twin.until(state):
            return
        assert glance(state, viewer) == glance(other, viewer), (viewer, twin.differs, action)


def common_action(state: State, other: State, viewer: int, chance: Chance) -> Action | None:
    """An action that can be taken in both worlds."""
    there = {action for s in (TABLE, *range(other.seats)) for action in legal_actions(other, s)}
    both = [
        action
        for seat in (TABLE, *range(state.seats))
        for action in legal_actions(state, seat)
        if action in there
    ]
    answers = [action for action in both if action.question]
    if not both or (answers and chance.below(8)):
        both = answers
    return chance.choice(both) if both else None


@every_setting
@some_matches
@given(script=scripts())
def test_what_is_done_in_secret_shows_to_nobody(setting: Setting, script: Script) -> None:
    """Answers to a timed question whose addressees are secret, and whatever out of turn leaves the
    question standing: nobody else is told a thing, and nothing that they see changes."""
    for state in decisions(setting, script):
        ask = state.asked
        assert ask is not None
        before = {viewer: glance(state, viewer) for viewer in everyone(state)}
        for seat in range(state.seats):
            for action in legal_actions(state, seat):
                world = state.copy()
                events = apply(world, action)
                unseen = world.asked is not None and world.asked.id == ask.id
                if not unseen or (action.question and not ask.masked):
                    continue
                for viewer in everyone(state):
                    if viewer != seat:
                        assert not events_for(events, viewer)
                        assert glance(world, viewer) == before[viewer]


# -- 2 and 3. Copies, JSON


@every_setting
@some_matches
@given(script=scripts())
def test_copies_are_equal_and_independent(setting: Setting, script: Script) -> None:
    """Also every offered option is accepted, here and in the copy. Of options that do the same with
    other things one is looked at whole."""
    for state in decisions(setting, script):
        before = state.to_json()
        for seat in (TABLE, *range(state.seats)):
            looked_at = set()
            for action in legal_actions(state, seat):
                copy = state.copy()
                verb = action.option.split(":")[0]
                if verb in looked_at:
                    apply(copy, action)
                    continue
                looked_at.add(verb)
                assert copy.to_json() == before
                apply(copy, action)
                assert copy.to_json() != before
        assert state.to_json() == before


@every_setting
@some_matches
@given(script=scripts())
def test_a_view_is_no_window_on_the_table(setting: Setting, script: Script) -> None:
    """Whoever was given a view, an event or a question has it for good, whatever happens then."""
    state, events = setting.start(script.key)
    while not state.over:
        viewers = (*everyone(state), ALL)
        given_out = [
            (view(state, viewer), question(state, viewer), events_for(events, viewer))
            for viewer in viewers
        ]
        seen = json.dumps(given_out)
        events = apply(state, script.next_action(state))
        assert json.dumps(given_out) == seen


@every_setting
@some_matches
@given(script=scripts())
def test_saved_and_restored_at_every_decision(setting: Setting, script: Script) -> None:
    """A match that is saved and restored after every action goes on exactly as the original."""
    state, _ = setting.start(script.key)
    there = state
    while not state.over:
        saved = json.dumps(there.to_json())
        there = state_from_json(setting.game, json.loads(saved))
        assert json.dumps(there.to_json()) == saved
        action = script.next_action(state)
        told = [event.plain() for event in apply(state, action)]
        assert [event.plain() for event in apply(there, action)] == told
        assert there.to_json() == state.to_json()
    assert there.game.outcome(there) == state.game.outcome(state)


# -- 4. Records


@every_setting
@some_matches
@given(script=scripts())
def test_replaying_the_record_is_the_match(setting: Setting, script: Script) -> None:
    """To the byte, and again after the record has been written down and read."""
    parts = [bytes([seat]) * 32 for seat in range(setting.seats)]
    record = begin_record(setting.game, dict(setting.options), setting.seats, script.key, parts)
    state, _ = setting.start(record.key)
    while not state.over:
        action = script.next_action(state)
        record.actions.append(action)
        apply(state, action)
    seal(setting.game, record)
    again = type(record).from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert verify(setting.game, again).to_json() == state.to_json()


# -- 5. Sampling


@every_setting
@some_matches
@given(script=scripts())
def test_sampled_worlds_can_be_played(setting: Setting, script: Script) -> None:
    """They come of the view alone, leave it as it was, and go on to an end like any match."""
    chance = Chance(b"sample" + script.key)
    for number, state in enumerate(decisions(setting, script)):
        viewer = chance.choice(everyone(state))
        seen = json.loads(json.dumps(view(state, viewer)))
        before = json.dumps(seen)
        world = state.game.sample(seen, chance.copy())
        assert json.dumps(seen) == before
        assert glance(world, viewer) == glance(state, viewer)
        assert not faults(state)
        assert not faults(world)
        same = state.game.sample(view(state, viewer), chance.copy())
        assert same.to_json() == world.to_json()
        if number % 20 == 0:
            play_to_the_end(world, script)


def play_to_the_end(state: State, script: Script) -> None:
    """At random."""
    while not state.over:
        apply(state, script.next_action(state))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_truth_is_among_the_sampled_worlds(game: Any) -> None:
    """A search that never thinks of the true world would be blind in one eye: at every decision,
    each seat's true secrets turn up for a viewer who does not know them."""
    setting = Setting(game, game.seats[0] + 1, tuple((s.id, s.default) for s in game.options))
    chance = Chance(b"truth")
    # Ever more rarely: long matches differ less from one decision to the next.
    gap, due = 10, 0
    for number, state in enumerate(decisions(setting, Script(b"truth", b""))):
        if number < due:
            continue
        gap, due = gap + 1, due + gap
        viewer = chance.below(state.seats)
        seen = view(state, viewer)
        worlds = [game.sample(seen, chance) for _ in range(150)]
        for seat in range(state.seats):
            dreamt = set().union(*(secrets_of(view(world, seat)["own"]) for world in worlds))
            assert secrets_of(view(state, seat)["own"]) <= dreamt


def secrets_of(own: dict[str, Any]) -> set[str]:
    """What only its owner knows of a seat, each thing by itself."""
    if "character" in own:
        return {own["character"]}
    if "portraits" in own:
        found = {f"{where} {value}" for where in ("hand", "fresh") for value in own[where]}
        return found | {f"{who} {value}" for who, value in own["portraits"].items()}
    return {f"{where} {key}" for where in ("hand", "front") for key in own[where]}


# -- 6. Options


NONSENSE = ("", "nonsense", "close", "use:99", "reveal", "arm", "disarm")


@every_setting
@some_matches
@given(script=scripts())
def test_what_is_not_offered_is_refused_without_a_trace(setting: Setting, script: Script) -> None:
    """Options of other seats and other questions, old and coming questions, nonsense."""
    chance = Chance(b"wrong" + script.key)
    heard: set[str] = set(NONSENSE)
    for state in decisions(setting, script):
        ask = state.asked
        assert ask is not None
        assert ask.options
        assert all(ask.options.values())
        assert ask.timed or awaited(state)
        legal = {a for seat in (TABLE, *range(state.seats)) for a in legal_actions(state, seat)}
        heard |= {action.option for action in legal}
        before = state.to_json()
        words = sorted(heard)
        for seat in range(-2, state.seats + 1):
            for number in (0, ask.id, ask.id - 1, ask.id + 1, -1):
                for option in (chance.choice(words), chance.choice(words)):
                    wrong = Action(seat, option, number)
                    if wrong in legal:
                        continue
                    with pytest.raises(EngineError) as refusal:
                        apply(state, wrong)
                    assert refusal.value.code != EngineError.code
        assert state.to_json() == before


@every_setting
@some_matches
@given(script=scripts())
def test_offers_are_what_the_seat_is_shown(setting: Setting, script: Script) -> None:
    """A question shows its seat exactly the answers that would be accepted."""
    for state in decisions(setting, script):
        for seat in range(state.seats):
            put = question(state, seat)
            shown = [(option["id"], put["id"]) for option in put["options"]] if put else []
            answers = [action for action in legal_actions(state, seat) if action.question]
            assert [(action.option, action.question) for action in answers] == shown
            assert len(set(shown)) == len(shown)
            assert (seat in awaited(state)) == bool(shown)


@every_setting
@some_matches
@given(script=scripts())
def test_every_match_ends(setting: Setting, script: Script) -> None:
    """With winners, or with the defeat of all; then nothing can be done in it any more, and all is
    open."""
    state, events = setting.start(script.key)
    while not state.over:
        events = apply(state, script.next_action(state))
        assert state.game.outcome(state).length <= TURN_CAP
    outcome = state.game.outcome(state)
    assert bool(outcome.winners) != bool(outcome.defeat)
    assert set(outcome.winners) == set(outcome.reasons) <= set(range(state.seats))
    assert all(outcome.reasons.values())
    assert all_public(events[-1:])
    assert len({json.dumps(view(state, viewer)["public"]) for viewer in everyone(state)}) == 1
    before = state.to_json()
    for seat in (TABLE, *range(state.seats)):
        assert not legal_actions(state, seat)
        assert question(state, seat) is None
        with pytest.raises(MatchOver):
            apply(state, Action(seat, "reveal"))
    assert state.to_json() == before
