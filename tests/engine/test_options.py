"""Options of a game: what may be given for them, and what of it is kept."""

from __future__ import annotations

import pytest

from engine.toy import Toy
from gloaming.engine import BadOptions, BadTable, OptionSpec
from gloaming.games import GAMES


class WithTable(Toy):
    """A game one of whose options may be a table: of any text, in small letters."""

    options = (OptionSpec("colour", ("red", "blue"), "red"), OptionSpec("sizes", ("",), "", True))

    def read_table(self, option: str, text: str) -> str:
        if text == "?":
            raise BadTable("sizes.3", "?" * 100, "number", least=1, most=9)
        return text.lower()


def test_what_is_not_said_is_as_usual() -> None:
    game = WithTable()
    assert game.check_options({}, 2) == {"colour": "red", "sizes": ""}
    assert game.check_options({"sizes": ""}, 2) == {"colour": "red", "sizes": ""}


def test_a_table_is_kept_as_the_game_writes_it() -> None:
    game = WithTable()
    once = game.check_options({"sizes": "BIG"}, 2)
    assert once == {"colour": "red", "sizes": "big"}
    assert game.check_options(once, 2) == once


def test_only_an_option_that_may_be_a_table_takes_one_and_only_as_text() -> None:
    game = WithTable()
    for wrong in ({"colour": "green"}, {"sizes": 3}, {"sizes": None}, {"sizes": {"a": 1}}):
        with pytest.raises(BadOptions) as refused:
            game.check_options(wrong, 2)
        assert refused.value.code == "bad-options"
        assert refused.value.wrong == wrong


def test_a_table_that_cannot_be_read_says_where_what_and_why() -> None:
    with pytest.raises(BadTable) as refused:
        WithTable().check_options({"sizes": "?"}, 2)
    error = refused.value
    assert error.code == "bad-table"
    assert error.wrong["where"] == "sizes.3"
    assert error.wrong["value"].startswith('"???')
    assert len(error.wrong["value"]) < 100
    assert error.allowed == {"rule": "number", "least": 1, "most": 9}


def test_half_a_letter_can_be_shown() -> None:
    """JSON can write what no text can be made of."""
    assert BadTable("a", "\ud800", "object").wrong["value"] == '"?"'


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_usual_number_of_players_is_in_the_middle(game) -> None:
    low, high = game.seats
    usual = game.usual_seats
    assert low <= usual <= high
    assert abs((usual - low) - (high - usual)) <= 1
    assert game.headline()["usual_seats"] == usual
    game.check_options({}, usual)
