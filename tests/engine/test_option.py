"""Options and actions: ids made of what they point at, and JSON of both."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine import Action, Option

WORDS = st.from_regex(r"[a-z_]{1,12}", fullmatch=True)
OPTIONS = st.builds(
    Option,
    WORDS,
    seat=st.integers(-1, 8),
    place=WORDS | st.just(""),
    card=WORDS | st.just(""),
    number=st.integers(-1, 30),
)


@pytest.mark.parametrize(
    ("option", "id"),
    [
        (Option("pass"), "pass"),
        (Option("attack", seat=0), "attack:0"),
        (Option("go", place="church"), "go:church"),
        (Option("take", seat=2, card="w_talisman"), "take:2:w_talisman"),
        (Option("bid", number=0), "bid:0"),
        (Option("put", seat=1, place="gate", card="b_axe", number=3), "put:1:gate:b_axe:3"),
    ],
)
def test_the_id_is_made_of_the_parts(option: Option, id: str) -> None:
    assert option.id == id


@given(OPTIONS)
def test_json_and_back(option: Option) -> None:
    again = Option.from_plain(json.loads(json.dumps(option.plain())))
    assert again == option
    assert hash(again) == hash(option)
    assert (again.verb, again.seat, again.place, again.card, again.number) == (
        option.verb,
        option.seat,
        option.place,
        option.card,
        option.number,
    )


def test_only_what_is_set_is_written() -> None:
    assert Option("attack", seat=0).plain() == {"id": "attack:0", "verb": "attack", "seat": 0}
    assert Option("pass").plain() == {"id": "pass", "verb": "pass"}


def test_equal_by_id_and_to_nothing_else() -> None:
    assert Option("go", place="church") == Option("go", card="church")
    assert Option("go") != Option("stay")
    assert Option("go") != "go"


@given(st.integers(-1, 8), WORDS, st.integers(0, 99))
def test_actions_too(seat: int, option: str, question: int) -> None:
    action = Action(seat, option, question)
    assert Action.from_plain(json.loads(json.dumps(action.plain()))) == action


def test_an_action_without_a_question_is_out_of_turn() -> None:
    assert Action.from_plain({"seat": 1, "option": "reveal"}) == Action(1, "reveal", 0)
