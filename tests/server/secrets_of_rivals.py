"""What may be known of a match of Shadow Rivals, by a plain reading of the rules (10), and the
search for more in what somebody was sent.

The state itself is looked at, not the engine's door.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from gloaming import engine
from gloaming.engine import Record
from gloaming.games.rivals import RIVALS
from gloaming.games.rivals.members import FAMILIES, KEYS, family_of, is_basic, key_of
from server.searching import WATCHER, Course, holds_run, lists, named

MEMBERS = set(KEYS)
ADVANCED = {key_of(number) for number in range(1, 33) if not is_basic(number)}
MANSIONS = {mansion["id"] for mansion in RIVALS.catalogue()["mansions"]}
LOOT = set(RIVALS.catalogue()["loot"])
HIDDEN = MEMBERS | MANSIONS | LOOT
"""No line of a log names any of these."""
OWN = {
    "played_down": "member",
    "drew": "members",
    "gained": "kinds",
    "upgraded": "member",
    "gave_back": "member",
}
"""What an event tells the seat it is about, and nobody else."""


@dataclass
class Truth(Course):
    """What was so after each action, and who might know it."""

    advanced: list[set[str]] = field(default_factory=list)
    """Advanced members that everyone has seen."""
    mine: dict[int, list[set[str]]] = field(default_factory=dict)
    """Advanced members that a seat has had."""
    shown: list[set[int]] = field(default_factory=list)
    """Cards that everyone has seen from the front, or that have gone to their owner's discards."""
    mansions: list[set[str]] = field(default_factory=list)
    """Mansions that have lain open."""
    cards: dict[int, str] = field(default_factory=dict)
    """What every card is."""


def truth(record: Record) -> Truth:
    """Replays a match and reads in its state who may know what."""
    out = Truth()
    seats = record.seats
    advanced: set[str] = set()
    mine: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    shown: set[int] = set()
    open_: set[str] = set()
    for action, state, events in engine.replay(RIVALS, record):
        verb, _, rest = (action.option if action is not None else "").partition(":")
        if verb in ("up", "down"):
            # Each card played gets the next number.
            card, key = len(out.cards), rest.rpartition(":")[2]
            out.cards[card] = key
            if verb == "up":
                shown.add(card)
                advanced |= {key} & ADVANCED
        for card in state.all_cards():
            if state.up[card]:
                shown.add(card)
                advanced |= {key_of(state.member[card])} & ADVANCED
        lying = set(state.all_cards())
        shown |= {c for c, key in out.cards.items() if c not in lying and key not in ADVANCED}
        for seat in range(seats):
            mine[seat] |= {key_of(member) for member in state.front[seat]}
        open_ |= {mansion for mansion in state.mansions if mansion}
        out.note(state, events)
        out.advanced.append(set(advanced))
        out.shown.append(set(shown))
        out.mansions.append(set(open_))
        for seat in range(seats):
            out.mine.setdefault(seat, []).append(set(mine[seat]))
    return out


def check(frames: list[str], viewer: int, true: Truth, seats: int) -> int:
    """Searches one person's frames; returns how many updates of the running match there were."""
    updates = 0
    for frame, now in true.running(frames, viewer):
        if frame["type"] == "update":
            updates += 1
            check_update(frame, viewer, true, now, seats)
        # What may be named has been taken out of an update, but for what was seen before.
        may_know = true.mine[viewer][now] if viewer != WATCHER else set()
        assert named(frame, ADVANCED) <= true.advanced[now] | may_know, (viewer, frame)
        assert named(frame, MANSIONS) <= true.mansions[now], (viewer, frame)
        assert not named(frame, LOOT), (viewer, frame)
    return updates


def check_update(frame: dict[str, Any], viewer: int, true: Truth, now: int, seats: int) -> None:
    """Looks at every place where a member or loot may stand, and takes out what is rightly there;
    nothing may be left."""
    state = true.states[now]
    view = frame["view"]
    assert (view["own"] is None) == (viewer == WATCHER)
    assert named(frame, ADVANCED) <= true.advanced[now] | (
        true.mine[viewer][now] if viewer != WATCHER else set()
    ), (viewer, frame)
    check_public(view["public"], state, seats)
    if viewer != WATCHER:
        check_own(view.pop("own"), state, viewer)
    for event in frame["events"]:
        check_event(event, viewer, true, now)
    true.check_question(frame, viewer)
    question = frame["question"]
    if question is not None:
        del question["options"]
        about = question.get("about", {})
        if about.get("member"):  # whose skill works now: it lies face up
            assert about["card"] in true.shown[now], question
            about.pop("member")
    assert frame["actions"] == []
    assert not named(frame, MEMBERS), (viewer, frame)
    for pile in (state.small, state.large):
        for found in lists(frame):
            if len(found) >= 3 and all(isinstance(item, str) for item in found):
                assert not holds_run(pile, found), (viewer, found)


def check_public(public: dict[str, Any], state: engine.State, seats: int) -> None:
    """Cards that lie face down, hands, decks, loot."""
    for place, mansion in enumerate(public["mansions"]):
        assert [card["card"] for card in mansion["line"]] == list(state.lines[place])
        for card in mansion["line"]:
            number = card["card"]
            member, up = state.member[number], state.up[number]
            assert card.pop("member") == (key_of(member) if up else None)
            seen = up or not is_basic(member) or state.family_known[number]
            assert card.pop("family") == (FAMILIES[family_of(member)] if seen else None)
            assert all(isinstance(value, int) for value in card.values()), card
    for seat in range(seats):
        player = public["players"][seat]
        assert player.pop("discards") == [key_of(member) for member in state.discards[seat]]
        front = [FAMILIES[family_of(member)] for member in state.front[seat]]
        assert player.pop("front") == front
        assert all(isinstance(value, int) for value in player.values()), player


def check_own(own: dict[str, Any], state: engine.State, seat: int) -> None:
    """One's own hand and cards; the deck's order is nobody's to know."""
    assert own["seat"] == seat
    assert own["hand"] == [key_of(member) for member in state.hands[seat]]
    assert own["front"] == [key_of(member) for member in state.front[seat]]
    assert own["face_down"] == {
        str(card): key_of(state.member[card])
        for card in state.all_cards()
        if state.owner[card] == seat and not state.up[card]
    }
    assert own["gained"] == {kind: state.gained[seat].count(kind) for kind in own["gained"]}
    allowed = {"seat", "hand", "front", "face_down", "gained", "loot_points", "after"}
    assert own.keys() == allowed
    for forecast in own["after"].values():
        assert not named(forecast, HIDDEN)


def check_event(event: dict[str, Any], viewer: int, true: Truth, now: int) -> None:
    """Takes out what this viewer may be told; what is private is told to that seat alone."""
    params = event.get("params", {})
    secret = OWN.get(event["kind"])
    if secret in params and event.get("private"):
        assert params["seat"] == viewer, event
        del params[secret]
    for which in ("", "with_", "from_"):
        number, name = f"{which}card", f"{which}member"
        if params.get(name):
            assert params[number] in true.shown[now], event
            assert params[name] == true.cards[params[number]], event
            del params[name]
    if event["kind"] in ("upgraded", "gave_back", "named", "family_known", "returned"):
        # Families are open; a basic member is called as its family is.
        assert params.pop("family") in FAMILIES
    if event["kind"] == "paid":
        assert params.pop("why") in MEMBERS


def check_answers(answers: list[str], true: Truth) -> None:
    """HTTP answers of a match that is on hold at most what a watcher may know at its end."""
    for text in answers:
        if not text.startswith(("{", "[")):
            assert not named(text, MEMBERS | LOOT | MANSIONS)
            continue
        answer = json.loads(text)
        for frame in answer.get("frames", []) if isinstance(answer, dict) else []:
            assert frame["view"]["own"] is None
            for player in frame["view"]["public"]["players"]:
                assert {type(player[name]) for name in ("hand", "deck", "gained")} == {int}
            for mansion in frame["view"]["public"]["mansions"]:
                for card in mansion["line"]:
                    assert card["up"] == (card["member"] is not None)
            for event in frame["events"]:
                assert OWN.get(event["kind"]) not in event["params"], event
        assert named(answer, ADVANCED) <= true.advanced[-2]
        assert named(answer, MANSIONS) <= true.mansions[-2]
        assert not named(answer, LOOT)
