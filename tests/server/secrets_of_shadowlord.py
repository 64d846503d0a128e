"""What may be known of a match of Shadowlord, by a plain reading of the rules (13), and the search
for more in what somebody was sent.

The state itself is looked at, not the engine's door. Values of cards are small numbers that stand
everywhere: so each place where one may lie is looked at, and taken out; the names of allies that
nobody has seen must stand nowhere.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from gloaming import engine
from gloaming.engine import Record
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.characters import ALLIES, KEYS, NUMBERS
from gloaming.games.shadowlord.chart import GALAXIES
from gloaming.games.shadowlord.universe import NONE
from server.searching import WATCHER, Course, holds_run, lists, named

HIDDEN = {KEYS[number].split("-")[1] for number in ALLIES}
"""Names of allies; no line of a log names one."""
OWN = {"drew": "values", "placed": "value", "scouted": "card", "raided": "value"}
"""What an event tells those it is about, and nobody else."""
OPEN = {"redeemed", "discarded", "extra", "battle_drew", "loss", "fallen_cards"}
"""Events that show the value of a card to all."""


@dataclass
class Truth(Course):
    """What was so after each action, and who might know it."""

    seen: list[set[str]] = field(default_factory=list)
    """Names of allies that everyone has seen face up."""
    scouted: dict[int, list[set[str]]] = field(default_factory=dict)
    """Names that a seat has seen on discs."""
    which: dict[tuple[int, int], int] = field(default_factory=dict)
    """The moment of each question's number and number of answers to it."""


def truth(record: Record) -> Truth:
    """Replays a match and reads in its state who may know what."""
    out = Truth()
    seen: set[str] = set()
    scouted: dict[int, set[str]] = {seat: set() for seat in range(record.seats)}
    before: engine.State | None = None
    for action, state, events in engine.replay(SHADOWLORD, record):
        if action is not None and action.option.startswith("scout:"):
            disc = before.disc[GALAXIES.index(action.option.split(":")[1])]
            scouted[action.seat].add(_name(disc))
        lying = {*state.left_out, *(disc for disc in state.disc if disc != NONE)}
        if lying:
            seen |= {_name(ally) for ally in ALLIES if ally not in lying}
        if state.asked is not None:
            out.which[state.asked_count, len(state.asked.answers)] = len(out.states)
        out.note(state, events)
        out.seen.append(set(seen))
        for seat, names in scouted.items():
            out.scouted.setdefault(seat, []).append(set(names))
        before = out.states[-1]
    return out


def _name(number: int) -> str:
    return KEYS[number].split("-")[1]


def check(frames: list[str], viewer: int, true: Truth, seats: int) -> int:
    """Searches one person's frames; returns how many updates of the running match there were."""
    updates = 0
    for frame, now in true.running(frames, viewer):
        known = set(true.seen[now])
        if viewer != WATCHER:
            known |= true.scouted[viewer][now]
        assert named(frame, HIDDEN) <= known, (viewer, frame)
        if frame["type"] == "update":
            updates += 1
            public = frame["view"]["public"]
            moment = true.which[public["asked"], len(public["answered"])]
            assert true.told[viewer][moment] == frame["log_length"]
            check_update(frame, viewer, true, true.states[moment], seats)
    return updates


def check_update(
    frame: dict[str, Any], viewer: int, true: Truth, state: engine.State, seats: int
) -> None:
    """Looks at every place where the value of a card may stand, and takes out what is rightly
    there; no row of cards of the deck may be left."""
    view = frame["view"]
    assert (view["own"] is None) == (viewer == WATCHER)
    true.check_question(frame, viewer)
    check_public(view["public"], state, seats)
    if viewer != WATCHER:
        check_own(view.pop("own"), state, viewer)
    for event in frame["events"]:
        check_event(event, viewer)
    if frame["question"] is not None:
        del frame["question"]["options"]
    assert frame["actions"] == []
    assert not (frame["may_undo"] and frame["question"] is None)
    assert frame["waiting"]["seats"] == [
        s for s in state.asked.options if s not in state.asked.answers
    ]
    rest = json.dumps(frame)
    assert '"answers"' not in rest
    assert '"answer"' not in rest
    for found in lists(frame):
        if len(found) >= 3 and all(isinstance(item, int) for item in found):
            assert not holds_run(state.deck, found), (viewer, found)


def check_public(public: dict[str, Any], state: engine.State, seats: int) -> None:
    """Hands, portraits, decks, discs, extra cards, answers to a request."""
    for seat in range(seats):
        player = public["players"][seat]
        assert player["hand"] == len(state.hands[seat])
        assert player["fresh"] == len(state.fresh[seat])
        assert not [value for value in player.values() if isinstance(value, (list, dict))]
    for character in public["characters"]:
        lies = state.under[NUMBERS[character["id"]]] != NONE
        assert character["card"] is lies
    for galaxy in public["galaxies"]:
        at = GALAXIES.index(galaxy["id"])
        assert galaxy["disc"] is (state.disc[at] != NONE)
    assert public["deck"] == len(state.deck)
    assert public["left_out"] == len(state.left_out)
    assert public["buried"] == len(state.buried)
    assert public.pop("discards") == [
        list(each) for each in sorted(Counter(state.discards).items())
    ]
    assert public.pop("spent") == list(state.spent)
    for procedure in public.pop("stack"):
        assert not {"answer", "answers", "kept"} & procedure.keys()
    assert public["answered"] == sorted(state.asked.answers)
    assert [request["card"] for request in public["requests"]] == [
        KEYS[number] for number, _, _, _ in state.requests
    ]
    if public["battle"] is not None:
        check_battle(public.pop("battle"), state)


def check_battle(battle: dict[str, Any], state: engine.State) -> None:
    """While extra cards are chosen all of them lie face down; then they are turned up."""
    choosing = state.asked.kind == "commit"
    extra = {KEYS[number]: (value, hand) for number, value, hand in state.extra}
    for side in ("attack", "defence"):
        for fighter in battle[side]["fighters"]:
            lies = fighter["extra"]
            assert (lies is not None) == (fighter["card"] in extra)
            if lies is not None:
                value, hand = extra[fighter["card"]]
                assert lies == {"value": None if choosing else value, "hand": bool(hand)}
        if choosing:
            assert (battle[side]["extra"], battle[side]["total"]) == (None, None)
            assert battle[side]["drawn"] == 0


def check_own(own: dict[str, Any], state: engine.State, seat: int) -> None:
    """One's own cards, the discs that one has scouted, and one's own answer."""
    mine = [number for number, owner in enumerate(state.owner) if owner == seat]
    given = state.asked.answers.get(seat)
    assert own.pop("seat") == seat
    assert own.pop("hand") == list(state.hands[seat])
    assert own.pop("fresh") == list(state.fresh[seat])
    assert own.pop("portraits") == {
        KEYS[number]: state.under[number] for number in mine if state.under[number] != NONE
    }
    assert own.pop("draft") == [
        {"card": KEYS[number], "value": value, "hand": bool(hand)}
        for number, value, hand in state.extra
        if number in mine
    ]
    assert own.pop("scouted") == {
        GALAXIES[at]: KEYS[state.disc[at]] for at, seats in enumerate(state.scouts) if seat in seats
    }
    assert own.pop("answered") == (None if given is None else given.id)
    reach = own.pop("reach")
    assert reach is None or reach.keys() <= {KEYS[number] for number in mine}
    assert own == {}


def check_event(event: dict[str, Any], viewer: int) -> None:
    """Takes out what this viewer may be told; what is private is told to those it is about."""
    params = event.get("params", {})
    kind = event["kind"]
    if event.get("private"):
        assert viewer in (params["seat"], params.get("with_seat"))
        assert OWN.get(kind) in params, event
    secret = OWN.get(kind)
    if secret in params and secret != "card":
        assert event.get("private"), event
        del params[secret]
    elif kind == "scouted":
        assert ("card" in params) == bool(event.get("private")), event
    if kind in OPEN:
        params.pop("value", None)
        params.pop("values", None)
    assert not {"value", "values"} & params.keys(), event


def check_answers(answers: list[str], true: Truth) -> None:
    """HTTP answers of a match that is on hold at most what a watcher may know at its end."""
    for text in answers:
        if not text.startswith(("{", "[")):
            assert not named(text, HIDDEN)
            continue
        answer = json.loads(text)
        for frame in answer.get("frames", []) if isinstance(answer, dict) else []:
            assert frame["view"]["own"] is None
            for player in frame["view"]["public"]["players"]:
                assert {type(player[name]) for name in ("hand", "fresh")} == {int}
            for event in frame["events"]:
                assert not event.get("private")
                check_event(event, WATCHER)
        assert named(answer, HIDDEN) <= true.seen[-2]
