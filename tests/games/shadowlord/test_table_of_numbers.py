"""Another table of numbers for a match (R 2.5): read, checked, refused, seen by everybody."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming.engine import (
    PUBLIC,
    BadOptions,
    BadTable,
    Chance,
    apply,
    begin_record,
    legal_actions,
    seal,
    start,
    verify,
    view,
)
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.numbers import GUIDES, STANDARD, Numbers


def given(table: Any) -> dict[str, Any]:
    """The options of a match with this table."""
    text = table if isinstance(table, str) else json.dumps(table)
    return SHADOWLORD.check_options({"numbers": text}, 3)


def test_what_the_table_does_not_say_stays_as_it_is() -> None:
    numbers = Numbers.from_json(
        {
            "powers": {"10": 4},
            "level_shadows": {"shadow-claw": 9},
            "timer_start": {"3": 4},
            "guide": {"2": "gift"},
        }
    )
    assert numbers.powers == (8, 15, 15, 10, 4)
    assert numbers.level_shadows == (3, 3, 9, 6, 6, 6, 6, 10)
    assert numbers.timer_start == (3, 4, 1)
    assert numbers.guide == ("gift", *GUIDES[1:])
    assert numbers.ships == STANDARD.ships


def test_equal_tables_are_kept_alike_and_the_usual_one_as_none() -> None:
    text = given({"ships": 30, "powers": {"7": 12}})["numbers"]
    assert given(text)["numbers"] == text
    assert given(json.dumps(json.loads(text), indent=2))["numbers"] == text
    assert given({})["numbers"] == ""
    assert given(json.dumps(STANDARD.plain(), indent=2))["numbers"] == ""
    assert Numbers.from_json(json.loads(text)).plain() == json.loads(text)


def test_other_dice_come_with_a_whole_guide_card() -> None:
    """Two eight-sided ones: rolls 2 to 16."""
    guide = {str(roll): GUIDES[roll % 11] for roll in range(2, 17)}
    numbers = Numbers.from_json({"dice_sides": 8, "guide": guide})
    assert [numbers.told_by(roll) for roll in (2, 16)] == [guide["2"], guide["16"]]
    assert numbers.plain()["guide"] == guide
    one = {str(roll): "scout" for roll in range(1, 21)}
    numbers = Numbers.from_json({"dice": 1, "dice_sides": 20, "guide": one})
    assert numbers.plain()["guide"] == one


def refused(name: str, value: Any, least: int, most: int) -> Any:
    """A number that is out of bounds."""
    allowed = {"rule": "number", "least": least, "most": most}
    return ({name: value}, name, json.dumps(value), allowed)


@pytest.mark.parametrize(
    ("table", "where", "value", "allowed"),
    [
        ("{", "numbers", '"{"', {"rule": "json", "line": 1, "column": 2}),
        ('{\n"dice": 2,\n}', "numbers", '"}"', {"rule": "json", "line": 3, "column": 1}),
        ("[" * 100_000, "numbers", None, {"rule": "json", "line": 1, "column": 1}),
        ("9" * 10_000, "numbers", None, {"rule": "json", "line": 1, "column": 1}),
        ('{"ships": 20, "ships": 21}', "numbers", '"ships"', {"rule": "once"}),
        ('{"powers": {"7": 9, "7": 8}}', "numbers", '"7"', {"rule": "once"}),
        ([], "numbers", "[]", {"rule": "object"}),
        ({"shields": 1}, "numbers", '"shields"', {"rule": "name"}),
        # Numbers, one by one
        refused("ships", "20", 3, 99),
        refused("ships", 4.5, 3, 99),
        refused("ships", True, 3, 99),
        refused("ships", None, 3, 99),
        refused("ships", [20], 3, 99),
        refused("ships", 100, 3, 99),
        refused("ships", 2, 3, 99),
        refused("level_master", -1, 0, 99),
        refused("level_master", 100, 0, 99),
        refused("draw_base", 0, 1, 99),
        refused("draw_per_ruin", -1, 0, 99),
        refused("rings", 2, 3, 7),
        refused("rings", 8, 3, 7),
        refused("ring_slots", 1, 2, 99),
        refused("timer_slots", 1, 2, 99),
        refused("reign_reshuffles", 0, 1, 99),
        refused("fortress_entrants", 0, 1, 99),
        refused("dice", 0, 1, 4),
        refused("dice", 5, 1, 4),
        refused("dice_sides", 1, 2, 20),
        refused("dice_sides", 21, 2, 20),
        refused("card_under_portrait", 2, 0, 1),
        refused("extra_cards", 2, 0, 1),
        refused("stop_on_unheld", 2, 0, 1),
        refused("tie_to_defender", -1, 0, 1),
        refused("bribe_cards", -4, 0, 99),
        # Numbers by name
        ({"powers": [8, 15, 15, 10, 2]}, "powers", "[8, 15, 15, 10, 2]", {"rule": "object"}),
        ({"powers": {"3": 1}}, "powers", '"3"', {"rule": "name"}),
        (
            {"powers": {"7": -1}},
            "powers.7",
            "-1",
            {"rule": "number", "least": 0, "most": 99},
        ),
        ({"level_shadows": {"shadowlord": 11}}, "level_shadows", '"shadowlord"', {"rule": "name"}),
        (
            {"level_shadows": {"shadow-claw": "6"}},
            "level_shadows.shadow-claw",
            '"6"',
            {"rule": "number", "least": 0, "most": 99},
        ),
        ({"timer_start": {"5": 1}}, "timer_start", '"5"', {"rule": "name"}),
        (
            {"timer_start": {"2": 0}},
            "timer_start.2",
            "0",
            {"rule": "number", "least": 1, "most": 99},
        ),
        # The guide card
        ({"guide": 3}, "guide", "3", {"rule": "object"}),
        ({"guide": {"13": "gift"}}, "guide", '"13"', {"rule": "name"}),
        ({"guide": {"2": "plague"}}, "guide.2", '"plague"', {"rule": "one-of"}),
        ({"guide": {"2": ["gift"]}}, "guide.2", '["gift"]', {"rule": "one-of"}),
        (
            {"dice_sides": 8, "guide": {"2": "gift"}},
            "guide.10",
            "null",
            {"rule": "missing"},
        ),
        # Numbers that must fit each other
        (
            {"timer_slots": 3},
            "timer_start.2",
            "3",
            {"rule": "number", "least": 1, "most": 2},
        ),
        (
            {"timer_start": {"4": 6}},
            "timer_start.4",
            "6",
            {"rule": "number", "least": 1, "most": 5},
        ),
        # 28 portraits and four hands of 6 could hold 52 of 50 cards.
        ({"hand_limit": 6}, "powers", "50", {"rule": "few-cards", "least": 53}),
        ({"start_cards": 6}, "powers", "50", {"rule": "few-cards", "least": 53}),
        ({"powers": {"0": 6}}, "powers", "48", {"rule": "few-cards", "least": 49}),
        ({"start_ships": 21}, "start_ships", "21", {"rule": "number", "least": 0, "most": 18}),
        (
            {"start_ships": 8, "ships": 7},
            "start_ships",
            "8",
            {"rule": "number", "least": 0, "most": 7},
        ),
        ({"shadow_ships": 7}, "shadow_ships", "7", {"rule": "number", "least": 0, "most": 6}),
        (
            {"shadowlord_ships": 6},
            "shadowlord_ships",
            "6",
            {"rule": "number", "least": 0, "most": 5},
        ),
        ({"ring_slots": 5}, "shadowlord_ships", "5", {"rule": "number", "least": 0, "most": 4}),
        # 5 + 8 * 2
        (
            {"shadow_ships": 2},
            "black_ships",
            "20",
            {"rule": "number", "least": 21, "most": 99},
        ),
    ],
)
def test_what_is_wrong_is_named(
    table: Any, where: str, value: str | None, allowed: dict[str, Any]
) -> None:
    """The place, what stands there, what may."""
    with pytest.raises(BadTable) as error:
        given(table)
    assert error.value.wrong["where"] == where
    assert value in (None, error.value.wrong["value"])
    assert error.value.allowed.items() >= allowed.items()


@pytest.mark.parametrize(
    "table",
    [
        {"powers": {"0": 7}},
        {"hand_limit": 9, "powers": {"0": 23}},
        {"card_under_portrait": 0, "hand_limit": 12},
        {"start_ships": 18},
        {"ring_slots": 5, "shadowlord_ships": 4},
        {"ring_slots": 2, "shadowlord_ships": 1, "start_ships": 6},
        {"shadow_ships": 2, "black_ships": 21},
        {"timer_slots": 4},
        {"rings": 3, "ships": 3, "draw_base": 1, "reign_reshuffles": 1},
    ],
)
def test_what_just_fits_is_played_with(table: dict[str, Any]) -> None:
    """One step from what is refused."""
    numbers = Numbers.from_json(table).plain()
    assert json.loads(given(table)["numbers"]) == numbers


@pytest.mark.parametrize("value", [None, 0, False, 7, [], {"ships": 4}])
def test_a_table_is_a_text(value: Any) -> None:
    """Nothing else is taken for one, nor for the standard table."""
    with pytest.raises(BadOptions):
        start(SHADOWLORD, {"numbers": value}, 3, b"k")


def test_a_match_is_played_with_it_and_everyone_sees_it() -> None:
    """All numbers that everybody can see are those of the table; the record holds it too."""
    table = {
        "level_master": 12,
        "level_shadows": {"shadow-claw": 7},
        "ring_slots": 7,
        "timer_slots": 4,
        "reign_reshuffles": 3,
        "hand_limit": 4,
        "shadowlord_ships": 6,
    }
    options = given(table)
    record = begin_record(SHADOWLORD, options, 3, bytes(32), [b""] * 3)
    state, _ = start(SHADOWLORD, options, 3, record.key, undo=True)
    chance = Chance(b"walk")
    while not state.over:
        public = view(state, PUBLIC)["public"]
        assert public["numbers"] == json.loads(options["numbers"])
        levels = {character["id"]: character["level"] for character in public["characters"]}
        assert levels["shadow-claw"] == 7
        assert {level for id, level in levels.items() if id.startswith("master")} <= {12}
        assert {character["slots"] for character in public["characters"]} == {7}
        assert (public["timer"]["slots"], public["reign"]["limit"]) == (4, 3)
        seat = min(set(state.asked.options) - set(state.asked.answers))
        world = SHADOWLORD.sample(view(state, seat), chance)
        assert world.numbers == state.numbers
        # Out of turn is only taking back.
        answers = [action for action in legal_actions(state, seat) if action.question]
        action = chance.choice(answers)
        record.actions.append(action)
        apply(state, action)
    assert record.to_json()["options"] == options
    seal(SHADOWLORD, record)
    assert verify(SHADOWLORD, record).to_json() == state.to_json()
