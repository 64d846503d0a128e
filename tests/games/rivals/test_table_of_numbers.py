"""Another table of numbers for a match (rules file, section 2): read, checked, played with."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming.engine import (
    PUBLIC,
    Action,
    BadTable,
    Chance,
    apply,
    awaited,
    begin_record,
    legal_actions,
    seal,
    start,
    verify,
    view,
)
from gloaming.games.rivals import RIVALS
from gloaming.games.rivals.numbers import STANDARD, Numbers


def given(table: Any) -> dict[str, Any]:
    """The options of a match with this table."""
    text = table if isinstance(table, str) else json.dumps(table)
    return RIVALS.check_options({"numbers": text}, 3)


def test_what_the_table_does_not_say_stays_as_it_is() -> None:
    numbers = Numbers.from_json({"influence": {"alert_damsel": 3}, "loot": {"jewel": 20}})
    assert numbers.influence[26] == 3
    assert sum(numbers.influence) == sum(STANDARD.influence) + 1
    assert numbers.loot == (20, *STANDARD.loot[1:])
    assert numbers.mansions == STANDARD.mansions


def test_a_mansion_may_be_given_by_its_id_or_all_in_a_list() -> None:
    by_id = Numbers.from_json({"mansions": {"crown_castle": {"limit": 8}}})
    assert by_id.mansion("crown_castle").limit == 8
    assert by_id.mansion("crown_castle").payouts == (12, 7, 4)
    assert Numbers.from_json({"mansions": by_id.plain()["mansions"]}) == by_id


def test_equal_tables_are_kept_alike_and_the_usual_one_as_none() -> None:
    text = given({"influence": {"alert_damsel": 3}})["numbers"]
    assert given(text)["numbers"] == text
    assert given(json.dumps(json.loads(text), indent=2))["numbers"] == text
    assert given({})["numbers"] == ""
    assert given(json.dumps(STANDARD.plain(), indent=2))["numbers"] == ""
    assert Numbers.from_json(json.loads(text)).plain() == json.loads(text)


@pytest.mark.parametrize(
    ("table", "where", "value", "allowed"),
    [
        ("{", "numbers", '"{"', {"rule": "json", "line": 1, "column": 2}),
        ('{\n"loot": {},\n}', "numbers", '"}"', {"rule": "json", "line": 3, "column": 1}),
        ("[" * 100_000, "numbers", None, {"rule": "json", "line": 1, "column": 1}),
        ("9" * 10_000, "numbers", None, {"rule": "json", "line": 1, "column": 1}),
        ('{"hand_size": 4, "hand_size": 5}', "numbers", '"hand_size"', {"rule": "once"}),
        (
            '{"mansions": {"crown_castle": {}, "opera_house": {}, "crown_castle": {}}}',
            "numbers",
            '"crown_castle"',
            {"rule": "once"},
        ),
        ([], "numbers", "[]", {"rule": "object"}),
        ({"roses": 1}, "numbers", '"roses"', {"rule": "name"}),
        ({"influence": {"dame": 1}}, "influence", '"dame"', {"rule": "name"}),
        ({"influence": [1, 2]}, "influence", "[1, 2]", {"rule": "count", "count": 32}),
        ({"influence": {"maid": "4"}}, "influence.maid", '"4"', {"rule": "number", "least": 0}),
        ({"influence": {"maid": 4.5}}, "influence.maid", "4.5", {"rule": "number", "most": 99}),
        ({"influence": {"maid": True}}, "influence.maid", "true", {"rule": "number"}),
        ({"influence": [100] * 32}, "influence.1", "100", {"rule": "number", "most": 99}),
        ({"presence": {"maid": 0}}, "presence.maid", "0", {"rule": "number", "least": 1}),
        ({"hand_size": 0}, "hand_size", "0", {"rule": "number", "least": 1}),
        # Two players have ten small mansions; without one to fill the game would never end.
        (
            {"mansions_to_end": 11},
            "mansions_to_end",
            "11",
            {"rule": "number", "least": 1, "most": 10},
        ),
        ({"mansions_to_end": 0}, "mansions_to_end", "0", {"rule": "number", "least": 1}),
        ({"loot": {"pearl": 2}}, "loot", '"pearl"', {"rule": "name"}),
        ({"loot": {"jewel": -1}}, "loot.jewel", "-1", {"rule": "number", "least": 0}),
        ({"mansions": {"crown_castle": 9}}, "mansions.crown_castle", "9", {"rule": "object"}),
        (
            {"mansions": {"crown_castle": {"size": "huge"}}},
            "mansions.crown_castle.size",
            '"huge"',
            {"rule": "one-of", "names": ["large", "small"]},
        ),
        (
            {"mansions": {"crown_castle": {"payouts": [7, 7, 4]}}},
            "mansions.crown_castle.payouts",
            "[7, 7, 4]",
            {"rule": "falling"},
        ),
        (
            {"mansions": {"crown_castle": {"payouts": [7, 4]}}},
            "mansions.crown_castle.payouts",
            "[7, 4]",
            {"rule": "count", "count": 3},
        ),
        ({"mansions": [{"id": "opera_house"}]}, "mansions.1.limit", "null", {"rule": "missing"}),
        ({"mansions": []}, "mansions", "0", {"rule": "few-small", "least": 10}),
        (
            {"mansions": {"crown_castle": {"size": "small"}}},
            "mansions",
            "7",
            {"rule": "few-large", "least": 8},
        ),
        (
            {"mansions": STANDARD.plain()["mansions"] + STANDARD.plain()["mansions"][:1]},
            "mansions",
            '"thimble_lodge"',
            {"rule": "once"},
        ),
        (
            {"mansions": {"rosewood_hall": {"limit": 7}}},
            "mansions",
            "16",
            {"rule": "fills", "players": 2, "most": 15},
        ),
    ],
)
def test_what_is_wrong_is_named(
    table: Any, where: str, value: str | None, allowed: dict[str, Any]
) -> None:
    """The place, what stands there, what may."""
    with pytest.raises(BadTable) as refused:
        given(table)
    error = refused.value
    assert error.wrong["where"] == where
    assert value in (None, error.wrong["value"])
    assert error.allowed.items() >= allowed.items()


def test_a_match_is_played_with_it_and_everyone_sees_it() -> None:
    """All numbers that everybody can see are those of the table; the record holds it too."""
    table = {"hand_size": 2, "mansions_to_end": 3, "influence": dict.fromkeys(("maid",), 9)}
    table["mansions"] = {m.id: {"payouts": [20, 10, 5]} for m in STANDARD.mansions}
    options = given(table)
    record = begin_record(RIVALS, options, 3, bytes(32), [b""] * 3)
    state, _ = start(RIVALS, options, 3, record.key, undo=True)
    chance = Chance(b"walk")
    while not state.over:
        public = view(state, PUBLIC)["public"]
        assert public["numbers"] == json.loads(options["numbers"])
        assert {p["hand"] for p in public["players"]} <= {0, 1, 2}
        assert {tuple(m["payouts"]) for m in public["mansions"] if m["mansion"]} <= {(20, 10, 5)}
        maids = [c for m in public["mansions"] for c in m["line"] if c["member"] == "maid"]
        assert {card["influence"] for card in maids} <= {9}
        world = RIVALS.sample(view(state, awaited(state)[0]), chance)
        assert world.numbers == state.numbers
        # Out of turn is only taking back.
        answers = [a for a in legal_actions(state, awaited(state)[0]) if a.question]
        action: Action = chance.choice(answers)
        record.actions.append(action)
        apply(state, action)
    assert len(state.resolved) >= 3
    assert record.to_json()["options"] == options
    seal(RIVALS, record)
    assert verify(RIVALS, record).to_json() == state.to_json()
