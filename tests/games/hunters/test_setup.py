"""Setting up, and the options (R 1, R 14.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.engine import Action, BadOptions, apply, start
from gloaming.games.hunters import HUNTERS

CHARACTERS = HUNTERS.edition.characters
SEEDS = range(25)


def begin(seats, seed=0, **options):
    """A match at its first question."""
    return start(HUNTERS, options, seats, seed.to_bytes(8, "big"))[0]


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("roster", HUNTERS.rosters)
def test_characters_are_dealt_by_camp(seats, roster):
    """R 1.3-4: from the roster, each at most once, camps by the table."""
    for seed in SEEDS:
        dealt = begin(seats, seed, roster=roster).characters
        assert len(set(dealt)) == seats
        assert set(dealt) <= set(HUNTERS.rosters[roster])
        camps = Counter(CHARACTERS[id].faction for id in dealt)
        assert (
            tuple(camps[c] for c in ("hunter", "shadow", "neutral"))
            == (HUNTERS.edition.counts[seats])
        )


@pytest.mark.parametrize("roster", HUNTERS.rosters)
def test_everybody_in_the_roster_comes_up(roster):
    """R 1.3: at random: over some matches nobody is left out."""
    seen = {id for seed in range(60) for id in begin(8, seed, roster=roster).characters}
    assert seen == set(HUNTERS.rosters[roster])


def test_by_initial_deals_one_of_two():
    """R 10: for each initial one of the two at random, then by camp."""
    for seed in SEEDS:
        dealt = begin(8, seed, roster="by_initial").characters
        assert len({id[0] for id in dealt}) == 8


def test_how_a_match_begins():
    """R 1: full decks, no discards, no damage, no equipment, nobody on the board or revealed."""
    table = begin(8)
    assert sorted(table.board) == sorted(HUNTERS.edition.areas)
    for pile, deck in (
        (table.white, "white"),
        (table.black, "black"),
        (table.hints, "hermit"),
    ):
        assert sorted(pile) == sorted(HUNTERS.edition.deck(deck))
    assert table.white_discard == table.black_discard == table.hint_discard == []
    assert table.damage == [0] * 8
    assert table.equipment == [()] * 8
    assert not any(table.revealed)
    assert all(table.alive)
    assert table.place == [-1] * 8
    assert (table.turn, table.asked.kind) == (1, "move")


def test_everything_is_shuffled():
    """R 1.1, 2, 6: board, decks, who begins."""
    tables = [begin(4, seed) for seed in SEEDS]
    assert len({table.board for table in tables}) > 20
    assert len({tuple(table.white) for table in tables}) == len(SEEDS)
    assert {table.active for table in tables} == {0, 1, 2, 3}


def test_options_have_usual_values():
    """R 14.1."""
    table = begin(4)
    assert (table.roster, table.abilities) == ("default", True)
    assert {spec.id: (spec.values, spec.default) for spec in HUNTERS.options} == {
        "roster": (("default", "base", "extra", "by_initial", "full"), "default"),
        "abilities": ((True, False), True),
        "hint": ((False, True), False),
    }


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (9, {}), (4, {"roster": "all"}), (4, {"abilities": 1}), (4, {"dragons": True})],
)
def test_what_cannot_be_set_up(seats, options):
    """R 1, R 14.1: 4 to 8 players, and the values of the table."""
    with pytest.raises(BadOptions) as refusal:
        begin(seats, **options)
    assert refusal.value.allowed


def test_the_initial_hint_goes_round_to_the_left():
    """R 14.1: before turn 1 each player in seat order from the first one draws a hermit card and
    gives it to the player on the left, who resolves it."""
    for seats in range(4, 9):
        table = begin(seats, hint=True)
        first = table.active
        for i in range(seats):
            giver, receiver = (first + i) % seats, (first + i + 1) % seats
            assert table.turn == 0
            assert (table.asked.kind, list(table.asked.options)) == ("hint", [receiver])
            assert table.asked.about["from"] == giver
            assert table.hint == (table.asked.about["card"], giver, receiver)
            option = table.asked.options[receiver][0].id
            apply(table, Action(receiver, option, table.asked.id))
        assert (table.turn, table.asked.kind) == (1, "move")
        assert list(table.asked.options) == [first]
        assert len(table.hints) == 16 - seats
        assert len(table.hint_discard) == seats


def test_without_the_hint_no_card_is_drawn():
    """R 14.1: off is usual."""
    assert len(begin(4).hints) == 16
