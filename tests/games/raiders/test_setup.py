"""Setting up, the board, and the options (R 1, R 2, R 15)."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.engine import Action, BadOptions, State, apply, start, view
from gloaming.games.raiders import RAIDERS
from gloaming.games.raiders.characters import BASE

BOTH = RAIDERS.edition_of((True, 14, False))
SEEDS = range(25)
CAMPS = {
    4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2), 9: (3, 3, 3),
    10: (3, 3, 4),
}  # fmt: skip
RING = {
    "detective_agency", "blackmist_area", "grand_cathedral", "underground_passage", "town_hall",
    "olivers_hideout",
}  # fmt: skip
TABLES = [(seats, False) for seats in range(4, 9)] + [(seats, True) for seats in range(4, 11)]


def begin(seats, seed=0, **options):
    """A match at its first question."""
    return start(RAIDERS, options, seats, seed.to_bytes(8, "big"))[0]


# -- R 1


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_characters_are_dealt_by_camp(seats, expansion):
    """R 1.3: each at most once, camps by the table, from the base box or both."""
    for seed in SEEDS:
        dealt = begin(seats, seed, expansion=expansion).characters
        assert len(set(dealt)) == len(dealt) == seats
        assert set(dealt) <= (set(BOTH.characters) if expansion else set(BASE))
        camps = Counter(BOTH.characters[id].faction for id in dealt)
        assert tuple(camps[camp] for camp in ("raider", "shadow", "citizen")) == CAMPS[seats]


@pytest.mark.parametrize(
    ("options", "seats", "everybody"),
    [
        ({}, 8, set(BASE)),
        ({"expansion": True}, 10, set(BOTH.characters)),
        ({"expansion": True, "draw": "by_initial"}, 10, set(BOTH.characters)),
    ],
)
def test_everybody_in_the_pool_comes_up(options, seats, everybody):
    """R 1: at random: over some matches nobody is left out."""
    seen = {id for seed in range(80) for id in begin(seats, seed, **options).characters}
    assert seen == everybody
    assert len(BOTH.characters) == 30
    assert len(BASE) == 10


def test_where_everybody_sits_is_random():
    """R 1.3: the characters are shuffled together before they are dealt."""
    camps = {
        tuple(BOTH.characters[id].faction for id in begin(8, seed).characters) for seed in SEEDS
    }
    assert len(camps) > 15


def test_by_initial_deals_one_of_three():
    """R 1: for each of the ten initials one character, then by camp."""
    for seed in SEEDS:
        dealt = begin(10, seed, draw="by_initial").characters
        assert {id[0] for id in dealt} == set("abcdefguvw")
        fewer = begin(7, seed, expansion=True, draw="by_initial").characters
        assert len({id[0] for id in fewer}) == 7


def test_drawing_by_initial_is_the_expansions():
    """R 15: the ten of the base game have an initial each: nothing to choose."""
    assert begin(4, draw="by_initial").roster == "base"


@pytest.mark.parametrize(("seats", "expansion"), [(8, False), (10, True)])
def test_how_a_match_begins(seats, expansion):
    """R 1: full decks, no discards, no damage, no equipment, nobody on the board or revealed, no
    turns owed."""
    table = begin(seats, expansion=expansion)
    for pile in (table.white, table.black, table.hints):
        assert len(pile) == (20 if expansion else 16)
    assert Counter(table.white) == Counter(table.edition.deck("white"))
    assert Counter(table.black) == Counter(table.edition.deck("black"))
    assert Counter(table.hints) == Counter(table.edition.deck("reasoning"))
    assert table.white_discard == table.black_discard == table.hint_discard == []
    assert table.damage == [0] * seats
    assert table.equipment == [()] * seats
    assert not any(table.revealed)
    assert all(table.alive)
    assert table.place == [-1] * seats
    assert (table.turn, table.extra, table.asked.kind) == (1, 0, "move")
    assert list(table.asked.options) == [table.active]


def test_everything_is_shuffled():
    """R 1.1, 2, 5: board, decks, who begins."""
    tables = [begin(4, seed) for seed in SEEDS]
    assert len({table.board for table in tables}) > 20
    assert len({tuple(table.hints) for table in tables}) == len(SEEDS)
    assert {table.active for table in tables} == {0, 1, 2, 3}


# -- R 2


def test_the_airship_is_in_the_middle():
    """R 1.1, R 2: six areas in a ring; with the expansion the airship, in no slot of it."""
    for seed in SEEDS:
        assert set(begin(4, seed).board) == RING
        board = begin(4, seed, expansion=True).board
        assert set(board[:6]) == RING
        assert board[6] == "airship"


def test_the_totals_of_the_areas():
    """R 2, R1: every total from 2 to 9 leads to one area, 10 to the airship."""
    found = {total: area.id for area in BOTH.areas.values() for total in area.totals}
    assert found == {
        2: "detective_agency", 3: "detective_agency", 4: "blackmist_area", 5: "blackmist_area",
        6: "grand_cathedral", 7: "underground_passage", 8: "town_hall", 9: "olivers_hideout",
        10: "airship",
    }  # fmt: skip
    assert "airship" not in RAIDERS.edition_of((False, 14, False)).areas


# -- R 15


def test_options_have_usual_values():
    """R 15."""
    table = begin(4)
    assert (table.roster, table.abilities) == ("base", True)
    assert {spec.id: (spec.values, spec.default) for spec in RAIDERS.options} == {
        "expansion": ((False, True), False),
        "draw": (("free", "by_initial"), "free"),
        "abilities": ((True, False), True),
        "hint": ((False, True), False),
        "daniel_hp": ((14, 13), 14),
        "mirror": ((False, True), False),
    }


def test_the_expansion_is_usual_from_nine_players_on():
    """R 15: off up to 8 players, on for 9 and 10."""
    for seats in range(4, 11):
        assert (len(begin(seats).board) == 7) is (seats >= 9)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (11, {}),
        (4, {"expansion": 1}),
        (4, {"draw": "all"}),
        (4, {"abilities": 0}),
        (4, {"hint": "yes"}),
        (4, {"daniel_hp": 12}),
        (4, {"mirror": None}),
        (4, {"roster": "default"}),
    ],
)
def test_what_cannot_be_set_up(seats, options):
    """R 1, R 15: 4 to 10 players, and the values of the table."""
    with pytest.raises(BadOptions) as refusal:
        begin(seats, **options)
    assert refusal.value.allowed


@pytest.mark.parametrize("seats", [9, 10])
def test_nine_and_ten_need_the_expansion(seats):
    """R 1, R 15: off with 9 or 10 players is refused, and the refusal says what would do."""
    with pytest.raises(BadOptions) as refusal:
        begin(seats, expansion=False)
    assert refusal.value.wrong["expansion"] is False
    assert refusal.value.allowed == {"expansion": [True]}


def test_the_chosen_options_are_shown_to_all():
    """R 15, R37: everyone can read what is played."""
    table = begin(9, draw="by_initial", abilities=False, daniel_hp=13, mirror=True, hint=False)
    seen = view(table, -1)["public"]
    assert seen["variant"] == {"expansion": True, "daniel_hp": 13, "mirror": True}
    assert (seen["roster"], seen["abilities"]) == ("by_initial", False)
    assert seen["factions"] == {"raider": 3, "shadow": 3, "citizen": 3}
    assert set(seen["pool"]) == set(BOTH.characters)


@pytest.mark.parametrize(("option", "hp"), [({}, 14), ({"daniel_hp": 13}, 13)])
@pytest.mark.parametrize("expansion", [False, True])
def test_daniels_hit_points(option, hp, expansion):
    """R2, R 15: 14, or 13."""
    table = begin(7, expansion=expansion, **option)
    assert table.edition.characters["daniel"].hp == hp


def first_answers(table: State) -> None:
    """Everybody answers an initial hint with the first option."""
    seat, options = next(iter(table.asked.options.items()))
    apply(table, Action(seat, options[0].id, table.asked.id))


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_the_initial_hint_goes_round_to_the_left(seats, expansion):
    """R 15: before turn 1 each player in seat order from the first one draws a reasoning card and
    gives it to the player on the left, who resolves it."""
    table = begin(seats, hint=True, expansion=expansion)
    first = table.active
    for i in range(seats):
        giver, receiver = (first + i) % seats, (first + i + 1) % seats
        assert table.turn == 0
        assert (table.asked.kind, list(table.asked.options)) == ("hint", [receiver])
        assert table.asked.about["from"] == giver
        assert table.hint == (table.asked.about["card"], giver, receiver)
        assert not any(o.verb == "hand" for o in table.asked.options[receiver])
        first_answers(table)
    assert (table.turn, table.asked.kind) == (1, "move")
    assert list(table.asked.options) == [first]
    assert len(table.hints) == (20 if expansion else 16) - seats
    assert len(table.hint_discard) == seats


def test_an_airship_card_as_initial_hint():
    """R 15: it places the receiver on the airship, from off the board; who is first then may leave
    it without dice."""
    met = 0
    for seed in range(200):
        table = begin(4, seed, hint=True, expansion=True)
        first = table.active
        while table.asked.kind == "hint":
            receiver = next(iter(table.asked.options))
            boards = table.hint[0].endswith("_airship") and (
                table.asked.options[receiver][0].verb == "accept"
            )
            first_answers(table)
            assert (table.area_at(receiver) == "airship") is boards
            if boards and receiver == first:
                offered = {o.place for o in table.asked.options[first] if o.verb == "go"}
                assert offered == RING
                met += 1
    assert met


def test_without_the_hint_no_card_is_drawn():
    """R 15: off is usual."""
    assert len(begin(4).hints) == 16
