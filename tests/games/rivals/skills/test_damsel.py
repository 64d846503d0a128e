"""The Damsels, members 25 to 28 (R 6)."""

from __future__ import annotations

from games.rivals.ball import fill

# -- 25 Damsel


def test_r6_25_damsel_wins_ties_here(ball):
    """Though she lies last."""
    b = fill(ball, "A:crafty_joker B:damsel")
    assert b.ranked() == [(1, 3, 7), (0, 3, 4), (2, 1, 2)]
    b.decline()


def test_r6_25_damsel_does_not_beat_a_higher_total(ball):
    """Ties alone."""
    b = fill(ball, "A:crafty_maid B:damsel")
    assert b.ranked()[0] == (0, 4, 7)
    b.decline()


def test_r6_25_damsel_counts_for_all_her_owners_influence(ball):
    """Tiles and other cards of hers tie too; she wins from behind."""
    b = fill(ball, "A:alert_madam B:damsel", tiles=("0 1 0", "", ""))
    assert b.ranked()[:2] == [(1, 5, 7), (0, 5, 4)]
    b.decline()


def test_r6_25_damsel_face_down_wins_nothing(ball):
    """R 5: she counts 1 and has no skill."""
    b = fill(ball, "A?joker B?damsel")
    assert b.ranked()[:2] == [(0, 1, 7), (1, 1, 4)]
    b.decline()


def test_r12_16_damsel_removed_wins_with_a_tile_alone(ball):
    """Her tie win lasts, even over one who still has a card here."""
    b = fill(ball, "B:damsel+1 C:crafty_constable A:maid", seats=4, tiles=("0 1 0 0", "", ""))
    assert b.ranked() == [(2, 3, 7), (1, 2, 4), (0, 2, 2)]
    b.decline()


def test_r12_33_damsel_against_damsel(ball):
    """Each beats those without one; between them position decides."""
    b = fill(ball, "A:crafty_joker C:damsel B:damsel", seats=4)
    # Dora has filled it with her Joker.
    assert b.ranked() == [(2, 3, 7), (1, 3, 4), (0, 3, 2), (3, 1, 0)]
    b.decline()


# -- 26 Crafty Damsel


def test_r12_30_crafty_damsel_leaves_lower_totals_unpaid(ball):
    """Nobody moves up into the rank that is not paid."""
    b = fill(ball, "A:crafty_damsel B:maid")
    assert b.ranked() == [(0, 4, 7), (1, 2, 0), (2, 1, 0)]
    b.decline()


def test_r6_26_crafty_damsel_who_does_not_lead(ball):
    """Those above and level with her are paid; only those below are not."""
    b = fill(ball, "B:alert_madam A:crafty_damsel", seats=3)
    assert b.ranked() == [(1, 5, 7), (0, 4, 4), (2, 1, 0)]
    b.decline()


def test_r6_26_crafty_damsel_leaves_skill_payments_alone(ball):
    """What was paid in R1 stays."""
    b = fill(ball, "A:crafty_damsel B:mystic_chat_noir")
    assert b.paid() == [(1, 1, "mystic_chat_noir")]
    assert (b.ranked()[1], b.room.rp[1]) == ((1, 3, 0), 1)
    b.decline()


def test_r12_16_crafty_damsel_removed_after_she_worked(ball):
    """Her block lasts for this resolution, measured with her owner's reduced total."""
    b = fill(ball, "A:crafty_damsel+1 A:maid B:crafty_constable")
    # Ana keeps 2 by her Maid; Carl's Joker was removed; nobody is below her.
    assert b.ranked() == [(1, 3, 7), (0, 2, 4)]
    b.decline()
    # Four players: Carl has 1 by a hidden card without loot, and is below Ana's 2.
    b = fill(ball, "A:crafty_damsel+1 A:maid B:crafty_constable C?maid", seats=4)
    assert b.ranked() == [(1, 3, 7), (0, 2, 4), (2, 1, 0)]
    b.decline()


def test_r12_16_crafty_damsel_removed_altogether_blocks_nobody(ball):
    """With no influence left, nobody is below her owner."""
    b = fill(ball, "A:crafty_damsel+1 B:crafty_constable")
    assert b.ranked() == [(1, 3, 7)]
    b.decline()


# -- 27 Alert Damsel


def test_r6_27_alert_damsel_doubles_the_pay_by_rank(ball):
    """First: 14."""
    b = fill(ball, "A:alert_damsel A:crafty_maid B:maid")
    assert b.ranked()[0] == (0, 6, 14)
    assert b.room.rp[0] == 14
    b.decline()


def test_r6_27_alert_damsel_doubles_nothing_else(ball):
    """R1 payments are not doubled."""
    b = fill(ball, "A:alert_damsel A:mystic_chat_noir B:maid")
    assert (b.paid(), b.ranked()[0]) == ([(0, 2, "mystic_chat_noir")], (0, 5, 14))
    b.decline()


def test_r6_27_alert_damsel_doubles_zero(ball):
    """Fourth, or blocked by a Crafty Damsel: nothing, doubled."""
    fourth = fill(ball, "B:crafty_maid C:crafty_joker D:damsel A:alert_damsel", seats=5)
    assert fourth.ranked()[3] == (0, 2, 0)
    fourth.decline()
    blocked = fill(ball, "B:crafty_damsel A:alert_damsel")
    assert blocked.ranked()[1] == (0, 2, 0)
    blocked.decline()


def test_r12_16_alert_damsel_removed_after_she_worked(ball):
    """The doubling lasts."""
    b = fill(ball, "A:alert_damsel+1 A:maid B:crafty_constable")
    assert b.ranked() == [(1, 3, 7), (0, 2, 8)]
    b.decline()


# -- 28 Mystic Damsel


def test_r6_28_mystic_damsel_counts_herself(ball):
    """Her own marker alone: 2."""
    b = fill(ball, "A:mystic_damsel B:maid")
    assert b.paid() == [(0, 2, "mystic_damsel")]
    b.decline()


def test_r6_28_mystic_damsel_counts_everybodys_tiles_and_markers_here(ball):
    """Markers on hidden advanced members too; nothing that lies elsewhere, no presence tiles."""
    b = fill(
        ball,
        "A:mystic_damsel B?crafty_maid",
        tiles=("1 1 1", "3 0 0", ""),
        elsewhere=("C:alert_madam", ""),
    )
    assert b.paid() == [(0, 10, "mystic_damsel")]
    b.decline()


def test_r12_29_mystic_damsel_counts_when_she_activates(ball):
    """A marker that a Crafty Constable has taken before her is gone; one taken after her counts."""
    behind = fill(ball, "A:crafty_constable B:crafty_maid+1 A:mystic_damsel")
    assert behind.paid() == [(0, 4, "mystic_damsel")]
    behind.decline()
    before = fill(ball, "A:mystic_damsel B:crafty_maid+1 A:crafty_constable")
    assert before.paid() == [(0, 6, "mystic_damsel")]
    before.decline()
