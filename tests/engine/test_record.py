"""Records: whatever is altered in one shows, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.toy import TOY
from gloaming.engine import (
    TABLE,
    Action,
    BadOptions,
    BadRecord,
    Chance,
    Record,
    apply,
    begin_record,
    legal_actions,
    replay,
    seal,
    start,
    verify,
)


def played(name: str = "Ann") -> Record:
    """A sealed match of the toy, with everything in it that can happen."""
    record = begin_record(
        TOY, {"limit": 10}, 3, b"server" * 5, [b"a" * 32, b"", b"c" * 32], [name, "Ben", "Cat"]
    )
    state, _ = start(TOY, record.options, 3, record.key)
    chance = Chance(b"play")
    while not state.over:
        actions = [a for seat in (TABLE, 0, 1, 2) for a in legal_actions(state, seat)]
        action = chance.choice(actions)
        apply(state, action)
        record.actions.append(action)
    seal(TOY, record)
    assert {action.option for action in record.actions} > {"close", "shout", "mutter"}
    return record


def where(record: Record) -> str:
    """The place that is found wrong."""
    with pytest.raises(BadRecord) as found:
        verify(TOY, record)
    return found.value.where


def test_a_true_record_is_found_true() -> None:
    record = played()
    state = verify(TOY, record)
    assert state.over
    assert verify(TOY, Record.from_json(json.loads(json.dumps(record.to_json())))).over


def test_replay_shows_every_state_and_what_happened() -> None:
    record = played()
    state, told = start(TOY, record.options, 3, record.key, undo=True)
    numbers = 0
    for action, again, events in replay(TOY, record):
        if action is not None:
            told = apply(state, action)
        assert again.to_json() == state.to_json()
        assert [event.plain() for event in events] == [event.plain() for event in told]
        numbers += 1
    assert numbers == len(record.actions) + 1


def test_an_unfinished_match_can_be_replayed() -> None:
    record = played()
    del record.actions[4:]
    seal(TOY, record)
    assert not verify(TOY, record).over


ALTERED: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("commitment", lambda data: data.update(commitment="0" * 64)),
    ("commitment", lambda data: data.update(server_part=b"other".hex())),
    ("beginning", lambda data: data["parts"].__setitem__(1, b"b".hex())),
    ("beginning", lambda data: data["parts"].reverse()),
    ("beginning", lambda data: data["parts"].pop()),
    ("beginning", lambda data: data["names"].__setitem__(0, "Eve")),
    ("beginning", lambda data: data["names"].append("Eve")),
    ("beginning", lambda data: data["options"].update(limit=5)),
    ("beginning", lambda data: data["options"].pop("limit")),
    ("beginning", lambda data: data.update(seats=4)),
    ("parts", lambda data: data["parts"].extend(["", ""])),
    ("options", lambda data: data["options"].update(limit=6)),
    ("options", lambda data: data.update(seats=9)),
    ("game", lambda data: data.update(game="toys")),
    ("version", lambda data: data.update(version=2)),
    ("format", lambda data: data.update(format=2)),
    ("digests", lambda data: data["digests"].pop()),
    ("digests", lambda data: data["digests"].append("")),
    ("digests", lambda data: data["actions"].pop()),
    ("beginning", lambda data: data["digests"].__setitem__(0, "0" * 32)),
    ("action 3", lambda data: data["digests"].__setitem__(3, "0" * 32)),
]


@pytest.mark.parametrize(("place", "alter"), ALTERED, ids=range(len(ALTERED)))
def test_what_is_altered_shows(place: str, alter: Callable[[dict[str, Any]], Any]) -> None:
    data = played().to_json()
    data = json.loads(json.dumps(data))
    before = json.dumps(data)
    alter(data)
    assert json.dumps(data) != before
    with pytest.raises(BadRecord) as found:
        verify(TOY, Record.from_json(data))
    assert found.value.where == place


def test_every_altered_action_shows_where_it_stands() -> None:
    """Into any other that would have been legal there, or into one that would not."""
    record = played()
    actions = list(record.actions)
    state, _ = start(TOY, record.options, 3, record.key)
    others = 0
    for number, action in enumerate(actions, 1):
        legal = [a for seat in (TABLE, 0, 1, 2) for a in legal_actions(state, seat)]
        for other in (*legal, Action(1, "nonsense"), Action(7, action.option, action.question)):
            if other != action:
                record.actions[number - 1] = other
                assert where(record) == f"action {number}"
                others += 1
        record.actions[number - 1] = action
        apply(state, action)
    assert others > 2 * len(actions)
    assert verify(TOY, record).over


def test_actions_that_change_places_show() -> None:
    """Also two whose order makes no difference to the match."""
    record = played()
    actions = list(record.actions)
    for number in range(1, len(actions)):
        before, after = actions[number - 1 : number + 1]
        if before != after:
            record.actions[number - 1 : number + 1] = [after, before]
            assert where(record) == f"action {number}"
            record.actions[number - 1 : number + 1] = [before, after]


def test_an_action_left_out_or_put_in_shows() -> None:
    for number in (1, 5):
        record = played()
        del record.actions[number - 1], record.digests[number]
        assert where(record) == f"action {number}"
        record = played()
        record.actions.insert(number - 1, Action(0, "mutter"))
        record.digests.insert(number, record.digests[number])
        assert where(record) == f"action {number}"


def test_a_record_of_other_names_is_another_record() -> None:
    assert played("Ann").digests[0] != played("Eve").digests[0]


def test_a_record_cannot_be_begun_in_a_setting_that_does_not_exist() -> None:
    with pytest.raises(BadOptions):
        begin_record(TOY, {"limit": 6}, 3, b"", [])


ODDITIES: list[Any] = [
    None,
    True,
    -1,
    0.5,
    "x",
    "zz",
    [],
    {},
    [[]],
    [None],
    [["x", 1, 1]],
    {"x": []},
    10**30,
]


def test_whatever_is_written_in_a_file_is_refused_as_a_record() -> None:
    """A file from anywhere is no reason to fall over."""
    for odd in (*ODDITIES, {"format": 1}):
        with pytest.raises(BadRecord):
            Record.from_json(odd)
    good = json.loads(json.dumps(played().to_json()))
    for name in good:
        without = {key: value for key, value in good.items() if key != name}
        with pytest.raises(BadRecord) as missing:
            Record.from_json(without)
        assert missing.value.where == name
        for odd in ODDITIES:
            if odd != good[name]:
                with pytest.raises(BadRecord):
                    verify(TOY, Record.from_json({**good, name: odd}))
    for name in ("names", "parts", "actions", "digests"):
        for odd in ODDITIES:
            with pytest.raises(BadRecord):
                verify(TOY, Record.from_json({**good, name: [*good[name][:-1], odd]}))
    seat, number, option = good["actions"][0]
    for odd in ODDITIES:
        for action in ([odd, number, option], [seat, odd, option], [seat, number, odd]):
            with pytest.raises(BadRecord):
                verify(TOY, Record.from_json({**good, "actions": [action, *good["actions"][1:]]}))
    for odd in ODDITIES:
        for options in ({"limit": odd, "loud": True}, {"limit": 10, "loud": True, "x": odd}):
            with pytest.raises(BadRecord):
                verify(TOY, Record.from_json({**good, "options": options}))
