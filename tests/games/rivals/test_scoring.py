"""Loot points, the end of the game, ties (R 7, R 8)."""

from __future__ import annotations

import pytest

from games.rivals.ball import Ball
from gloaming.games.rivals.scoring import antiques, jewels, painting_bonus, paintings


def test_r7_jewels():
    """10 for every three, 2 for one over, 5 for two."""
    assert [jewels(n) for n in range(10)] == [0, 2, 5, 10, 12, 15, 20, 22, 25, 30]


def test_r7_antiques():
    """6 for every two, 2 for one over."""
    assert [antiques(n) for n in range(10)] == [0, 2, 6, 8, 12, 14, 18, 20, 24, 26]


def test_r7_paintings():
    """2 each."""
    assert [paintings(n) for n in range(10)] == [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]


@pytest.mark.parametrize(
    ("counts", "seat"),
    [
        ([0, 0, 0], -1),
        ([1, 0, 0], 0),
        ([0, 0, 1], 2),
        ([2, 2, 1], -1),
        ([3, 1, 2], 0),
        ([2, 2, 3], 2),
        ([0, 4, 4, 3, 2], -1),
    ],
)
def test_r7_the_bonus_for_most_paintings(counts, seat):
    """Strictly most and at least one; a tie pays nobody, not even the third."""
    assert painting_bonus(counts) == seat


def over(ball, **setting) -> Ball:
    """A game that ends with this play: Ana gets 7 for the mansion."""
    b = ball(
        lines=("A:alert_madam", *setting.pop("elsewhere", ())),
        resolved=6,
        hands=("constable",),
        **setting,
    )
    b.play("up:p0:constable")
    b.answer("decline")
    assert b.room.over
    return b


def test_r8_points_and_loot_together(ball):
    """Rose Points and loot points; Ana has 7 and 15, Ben 22 and 0, Carl 20 and 3 for his bonus
    less."""
    b = over(ball, gained=("jewel " * 5, "", "painting"), rp="0 21 13")
    assert b.seen_by(-1)[0]["public"]["over"] == {
        "winners": [0],
        "scores": [
            {
                "rp": 7,
                "tiles": {"jewel": 5, "antique": 0, "painting": 0},
                "jewel": 15,
                "antique": 0,
                "painting": 0,
                "bonus": 0,
                "loot": 15,
                "total": 22,
            },
            {
                "rp": 21,
                "tiles": {"jewel": 0, "antique": 0, "painting": 0},
                "jewel": 0,
                "antique": 0,
                "painting": 0,
                "bonus": 0,
                "loot": 0,
                "total": 21,
            },
            {
                "rp": 13,
                "tiles": {"jewel": 0, "antique": 0, "painting": 1},
                "jewel": 0,
                "antique": 0,
                "painting": 2,
                "bonus": 5,
                "loot": 7,
                "total": 20,
            },
        ],
    }
    assert b.happened("over") == [{"winners": [0]}]


def test_r12_31_loot_on_cards_is_not_scored(ball):
    """Only what lies in front of a player is."""
    b = over(ball, elsewhere=("B:lady_lupin+6", ""), rp="0 7 0")
    assert b.room.loot_points == (0, 0, 0)
    assert b.room.winners == (0, 1)


def test_r8_tiles_cards_and_markers_are_not_scored(ball):
    """Nothing but Rose Points and gained loot."""
    b = over(ball, elsewhere=("B:alert_chat_noir", ""), tiles=("", "0 4 0", ""), rp="0 6 0")
    assert b.room.winners == (0,)


@pytest.mark.parametrize(
    ("gained", "rp", "winners", "reason"),
    [
        (("", "", ""), "1 2 3", (0,), "points"),
        (("", "", ""), "0 20 3", (1,), "points"),
        # 14 each: more loot wins, wherever one sits.
        (("jewel jewel", "jewel " * 3, ""), "2 4 0", (1,), "loot"),
        (("jewel jewel", "", "jewel " * 3), "2 0 4", (2,), "loot"),
        # Shared: equal in both.
        (("jewel jewel", "jewel jewel", ""), "0 7 0", (0, 1), "shared"),
        (("jewel", "antique", "jewel"), "0 7 7", (0, 1, 2), "shared"),
        # The third has the same total and less loot: it shares nothing.
        (("jewel jewel", "jewel jewel", ""), "0 7 12", (0, 1), "shared"),
        # More loot alone does not win.
        (("", "jewel " * 3, ""), "4 0 0", (0,), "points"),
    ],
)
def test_r8_who_wins(ball, gained, rp, winners, reason):
    """The most points; then the most loot points; then all of them. The reason says which."""
    b = over(ball, gained=gained, rp=rp)
    assert b.room.winners == winners
    outcome = b.room.game.outcome(b.room)
    assert (outcome.winners, outcome.reasons) == (winners, dict.fromkeys(winners, reason))
    assert outcome.length == b.room.turn


def test_r8_nothing_is_asked_any_more(ball):
    """The game ends right after the resolution."""
    b = over(ball)
    assert b.room.asked is None
    assert not b.room.stack


def test_r8_the_last_mansion_is_cleaned_up_first(ball):
    """Its loot has been gained, its cards are home, its successor lies open."""
    b = over(ball, elsewhere=("B?maid+1", ""))
    assert len(b.room.resolved) == 7
    assert (b.line(0), b.line(1)) == ("", "B?maid+1")
    assert b.room.mansions[0] != ""
