"""Movement (R 4). The compass has its tests with its card."""

from __future__ import annotations

import pytest

TOTALS = {
    2: "hermits_cabin", 3: "hermits_cabin", 4: "underworld_gate", 5: "underworld_gate",
    6: "church", 8: "cemetery", 9: "weird_woods", 10: "erstwhile_altar",
}  # fmt: skip
DICE = {2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (1, 5), 8: (4, 4), 9: (4, 5), 10: (4, 6)}


@pytest.mark.parametrize("total", TOTALS)
@pytest.mark.parametrize("board", ["cabin gate church cemetery woods altar",
                                   "woods church altar gate cabin cemetery"])  # fmt: skip
def test_the_total_names_the_area(scene, total, board):
    """R 2, R 4: wherever the area lies on the board."""
    s = scene("Franklin Vampire", board=board, dice=DICE[total])
    s.answer("roll")
    assert s.happened("moved") == [{"seat": 0, "place": TOTALS[total]}]
    s.asks(0, "area", "act skip")


@pytest.mark.parametrize(
    ("here", "rolls"),
    [("cabin", (1, 1, 1, 2, 4, 4)), ("gate", (2, 2, 2, 3, 4, 4)), ("altar", (4, 6, 4, 4))],
)
def test_rolls_again_until_it_would_move(scene, here, rolls):
    """R 4: as often as needed, for either total of the area."""
    s = scene("Franklin Vampire", at=here, dice=rolls)
    s.answer("roll")
    assert [e["again"] for e in s.happened("rolled")] == [True] * (len(rolls) // 2 - 1) + [False]
    assert s.at(0) == "cemetery"
    s.asks(0, "area")


def test_a_seven_lets_one_choose_another_area(scene):
    """R 4: any area except the current one."""
    s = scene("Franklin Vampire", at="church", dice=[3, 4])
    s.answer("roll")
    assert s.asks(
        0,
        "destination",
        "go:hermits_cabin go:underworld_gate go:cemetery go:weird_woods go:erstwhile_altar",
    ) == {"rolls": [7]}


def test_a_seven_on_the_first_turn_leaves_all_six(scene):
    """R 4: there is no current area."""
    s = scene("Franklin Vampire", dice=[3, 4])
    s.answer("roll")
    s.asks(
        0,
        "destination",
        "go:hermits_cabin go:underworld_gate go:church go:cemetery go:weird_woods"
        " go:erstwhile_altar",
    )


def test_the_next_living_player_goes_on(scene):
    """T12: in seat order, past the dead; round the table."""
    s = scene(
        "Franklin Vampire+ Ellen+ Werewolf Bob Allie", active=5, at="- - - - - cabin",
        turn="attack",
    )  # fmt: skip
    s.asks(0, "move")
    s.dice(4, 4)
    s.answer("roll", "skip")
    assert s.happened("turn") == [{"number": 11, "seat": 3}]
    s.asks(3, "move")


def test_who_dies_in_the_own_turn_does_nothing_more(scene):
    """R 5: no attack or end-of-turn ability follows, and owed turns are lost."""
    s = scene(
        "Gregor Vampire", at="woods woods", damage="12", turn="area", extra=2,
    )  # fmt: skip
    s.answer("act", "hurt:0")
    assert s.table.extra == 0
    s.asks(1, "move")
