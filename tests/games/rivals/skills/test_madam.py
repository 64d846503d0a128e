"""The Madams, members 29 to 32 (R 6)."""

from __future__ import annotations

import pytest

from games.rivals.ball import fill

# -- 29 Madam


def test_r6_29_madam_puts_a_presence_tile_elsewhere(ball):
    """Any mansion but this one; it counts for nobody's influence."""
    b = ball(hands=("madam",))
    b.play("up:p1:madam")
    assert b.asks(0, "place_presence", "presence:p0 presence:p2")["left"] == 1
    b.answer("presence:p0")
    assert (b.room.presence, b.room.presence_at(0)) == ([1, 0, 0], 1)
    assert [b.room.influence_at(0, seat) for seat in range(3)] == [0, 0, 0]
    assert b.happened("presence") == [{"seat": 0, "place": "rosewood_hall"}]
    b.next_turn()


def test_r6_29_madam_can_fill_another_mansion(ball):
    """It resolves in this turn, whoever has cards there."""
    b = ball(lines=("B:alert_madam C?joker", "", ""), hands=("madam",))
    b.play("up:p1:madam")
    b.answer("presence:p0")
    assert b.happened("resolving") == [{"place": "rosewood_hall"}]
    b.decline()
    assert (b.room.resolved, b.room.presence) == (("rosewood_hall",), [0, 0, 0])


def test_r6_29_madam_without_a_tile_in_the_supply(ball):
    """No effect."""
    b = ball(hands=("madam",), presence="3 4 3")
    b.play("up:p1:madam")
    assert b.room.presence == [3, 4, 3]
    b.next_turn()


# -- 30 Crafty Madam


@pytest.mark.parametrize(
    ("answers", "presence"),
    [(("presence:p0",) * 2, [2, 0, 0]), (("presence:p0", "presence:p2"), [1, 0, 1])],
)
def test_r6_30_crafty_madam_puts_two(ball, answers, presence):
    """In the same mansion or in different ones, not here."""
    b = ball(front=("crafty_madam",))
    b.play("up:p1:crafty_madam")
    assert b.asks(0, "place_presence", "presence:p0 presence:p2")["left"] == 2
    b.answer(answers[0])
    assert b.asks(0, "place_presence", "presence:p0 presence:p2")["left"] == 1
    b.answer(answers[1])
    assert b.room.presence == presence
    b.next_turn()


def test_r6_30_crafty_madam_with_one_tile_left(ball):
    """One, and she says so."""
    b = ball(front=("crafty_madam",), presence="3 3 3")
    b.play("up:p1:crafty_madam")
    assert b.asks(0, "place_presence")["left"] == 1
    b.answer("presence:p2")
    assert b.room.presence == [3, 3, 4]
    b.next_turn()


# -- 31 Alert Madam


def test_r6_31_alert_madam_has_no_skill(ball):
    """5 influence, 4 presence; nothing happens, now or when it fills."""
    b = ball(front=("alert_madam",))
    b.play("up:p0:alert_madam")
    assert (b.room.influence_at(0, 0), b.room.presence_at(0)) == (5, 4)
    assert [e.kind for e in b.last] == ["played", "turn"]
    b.next_turn()
    b = fill(ball, "A:alert_madam B?maid")
    assert (b.happened("activated"), b.paid()) == ([], [])
    b.decline()


# -- 32 Mystic Madam


def test_r6_32_mystic_madam_counts_own_cards_alone(ball):
    """Her own 3, 1 for a hidden card; no presence tiles, nobody else's cards, none elsewhere."""
    b = fill(ball, "A:mystic_madam A?maid", elsewhere=("A:alert_maid", ""))
    assert b.paid() == [(0, 4, "mystic_madam")]
    b.decline()


def test_r6_32_mystic_madam_does_not_count_presence_tiles(ball):
    """Two lie here when it fills."""
    b = fill(ball, "A:mystic_madam")
    assert b.paid() == [(0, 3, "mystic_madam")]
    b.decline()


def test_r12_29_mystic_madam_counts_when_she_activates(ball):
    """An own card that a Crafty Constable removes behind her still counts, one before her not."""
    castle = "crown_castle velvet_terrace rosewood_hall"
    before = fill(ball, "A:mystic_madam A?maid+1 B:crafty_constable", mansions=castle)
    assert before.paid() == [(0, 4, "mystic_madam")]
    before.decline()
    behind = fill(ball, "B:crafty_constable A?maid+1 A:mystic_madam", mansions=castle)
    assert behind.paid() == [(0, 3, "mystic_madam")]
    behind.decline()


def test_r6_32_mystic_madam_face_down_gets_nothing(ball):
    """R 5."""
    b = fill(ball, "A?mystic_madam B:maid")
    assert b.paid() == []
    b.decline()
