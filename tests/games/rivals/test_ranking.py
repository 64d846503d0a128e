"""R3: who is paid what for a mansion."""

from __future__ import annotations

import pytest

from games.rivals.ball import fill


def test_r4_r3_1_no_total_no_rank(ball):
    """Not even where ranks are left over."""
    b = fill(ball, "A:maid", seats=4)
    assert b.ranked() == [(0, 2, 7), (3, 1, 4)]
    b.decline()


def test_r4_r3_2_cards_and_tiles_add_up(ball):
    """Face-up cards' influence, 1 for a face-down one, 2 for a tile."""
    b = fill(ball, "A:maid A?joker B:constable", tiles=("1 2 0", "", ""))
    assert b.ranked() == [(1, 6, 7), (0, 5, 4), (2, 1, 2)]
    b.decline()


def test_r4_r3_3_the_nearest_card_wins_a_tie(ball):
    """Of each player the one nearest to the door, face down or not."""
    b = fill(ball, "C?maid A:maid B?detective B?madam", seats=4)
    # Ana and Ben have 2 each; Carl and Dora 1 each.
    assert b.ranked() == [(0, 2, 7), (1, 2, 4), (2, 1, 2), (3, 1, 0)]
    b.decline()
    b = fill(ball, "B?detective A:maid B?madam")
    assert b.ranked() == [(1, 2, 7), (0, 2, 4), (2, 1, 2)]
    b.decline()


def test_r4_r3_3_an_advanced_member_counts_for_position(ball):
    """It leaves only in R4."""
    b = fill(ball, "A:mystic_joker B:madam")
    assert b.ranked()[:2] == [(0, 3, 7), (1, 3, 4)]
    b.decline()


@pytest.mark.parametrize(
    ("active", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1])]
)
def test_r12_06_tiles_alone_are_ranked_clockwise(ball, active, order):
    """From the active player, himself first."""
    hands = tuple("madam" if seat == active else "*" for seat in range(4))
    b = ball(4, hands=hands, active=active, presence="5", tiles=("1 1 1 1", "", ""))
    b.play("up:p1:madam")
    b.answer("presence:p0")
    assert [seat for seat, _, _ in b.ranked()] == order
    assert [amount for _, _, amount in b.ranked()] == [7, 4, 2, 0]
    b.next_turn()


def test_r12_06_tiles_alone_come_after_any_card(ball):
    """Though their owner is the active player."""
    b = ball(lines=("B:joker", "", ""), hands=("madam",), presence="4", tiles=("1 0 0", "", ""))
    b.play("up:p1:madam")
    b.answer("presence:p0")
    assert b.ranked() == [(1, 2, 7), (0, 2, 4)]
    b.decline()


def test_r4_r3_4_fourth_and_fifth_get_nothing(ball):
    """Ranked they are."""
    b = fill(
        ball,
        "A:crafty_chat_noir B:damsel C:maid D?maid",
        seats=5,
        mansions="rosewood_hall velvet_terrace dukes_residence crown_castle",
    )
    assert b.ranked() == [(0, 4, 7), (1, 3, 4), (2, 2, 2), (3, 1, 0), (4, 1, 0)]
    assert [e["rank"] for e in b.happened("ranked")] == [1, 2, 3, 4, 5]
    assert b.room.rp == [7, 4, 2, 0, 0]
    b.decline()


def test_r4_r3_5_the_second_of_two_gets_the_third_value(ball):
    """In a game of two; in a bigger one where only two are ranked, the second value."""
    two = fill(ball, "A:maid", seats=2)
    assert two.ranked() == [(0, 2, 7), (1, 1, 2)]
    two.decline()
    three = fill(ball, "A:maid", seats=3)
    assert three.ranked() == [(0, 2, 7), (2, 1, 4)]
    three.decline()


def test_r4_r3_6_blocked_and_doubled_in_a_game_of_two(ball):
    """Crafty Damsel and Alert Damsel work on the third value as well."""
    b = fill(ball, "A:crafty_damsel", seats=2)
    assert b.ranked() == [(0, 4, 7), (1, 1, 0)]
    b.decline()


@pytest.mark.parametrize(
    ("mansion", "payouts"), [("thimble_lodge", (5, 3, 1)), ("velvet_terrace", (8, 4, 2))]
)
def test_r4_r3_4_each_mansion_pays_what_is_printed_on_it(ball, mansion, payouts):
    """By the mansion card that lies there."""
    b = fill(ball, "A:damsel B:maid", mansions=f"{mansion} rosewood_hall crown_castle")
    assert tuple(amount for _, _, amount in b.ranked()) == payouts
    assert {e["place"] for e in b.happened("ranked")} == {mansion}
    b.decline()


@pytest.mark.parametrize(("seats", "payouts"), [(2, [7, 2]), (3, [7, 4, 2])])
def test_r4_r3_5_what_a_mansion_pays_is_told_for_so_many_players(ball, seats, payouts):
    """Whoever looks need not know the rule of two."""
    b = ball(lines=("A:maid", "", ""), hands=("joker",), seats=seats)
    assert b.seen_by(-1)[0]["public"]["mansions"][0]["payouts"] == payouts
    b.play("down:p1:joker")
    b.next_turn()


def test_r12_34_rose_points_are_paid_in_public(ball):
    """Everyone sees them, and how much each has."""
    b = fill(ball, "A:mystic_chat_noir B:maid")
    for viewer in (-1, 0, 1, 2):
        assert b.learns(viewer, "paid") == [
            {"seat": 0, "amount": 1, "why": "mystic_chat_noir", "place": "rosewood_hall"}
        ]
        assert [p["rp"] for p in b.seen_by(viewer)[0]["public"]["players"]] == [8, 4, 2]
    b.decline()
