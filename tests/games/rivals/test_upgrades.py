"""R5: upgrading. Who is asked, what they may draw, what others learn."""

from __future__ import annotations

from games.rivals.ball import fill, look_alike


def full(ball, line, **setting):
    """A mansion that the last player has filled with a Joker; he has declined, and the others come
    now."""
    b = fill(ball, line, **setting)
    b.asks(b.room.seats - 1, "upgrade", "upgrade:0 decline")
    b.answer("decline")
    return b


def test_r4_r5_in_turn_order_from_the_active_player(ball):
    """Clockwise; whoever has a basic here, face up or face down."""
    b = ball(
        4,
        lines=("D:damsel A?maid B:alert_maid", "", ""),
        hands=("*", "*", "constable"),
        active=2,
    )
    b.play("up:p0:constable")
    assert b.asks(2, "upgrade", "upgrade:3 decline") == {"place": 0}
    b.answer("decline")
    b.asks(3, "upgrade", "upgrade:6 decline")
    b.answer("decline")
    b.asks(0, "upgrade", "upgrade:4 decline")
    b.answer("decline")
    # Ben has an advanced member here only.
    b.asks(3, "play")


def test_r4_r5_one_card_for_one_family(ball):
    """Of several families one; the top card of its pile, face down in front of its owner."""
    b = full(ball, "A:damsel A?maid A:joker")
    b.asks(0, "upgrade", "upgrade:0 upgrade:4 upgrade:6 decline")
    top, second = b.pile("maid")[:2]
    b.answer("upgrade:4")
    assert b.pile("maid")[0] == second
    assert b.seen_by(0)[0]["own"]["front"] == [top]
    b.next_turn()


def test_r10_k_an_upgrade_tells_others_only_the_family(ball):
    """The owner learns the version, and may look at any time."""
    b = full(ball, "A:damsel")
    top = b.pile("damsel")[0]
    b.answer("upgrade:6")
    assert b.learns(0, "upgraded") == [{"seat": 0, "family": "damsel", "member": top}]
    for viewer in (-1, 1, 2):
        assert b.learns(viewer, "upgraded") == [{"seat": 0, "family": "damsel"}]
        assert b.seen_by(viewer)[0]["public"]["players"][0]["front"] == ["damsel"]
    b.decline()


def test_r4_r5_declining_changes_nothing(ball):
    """It is optional, and nothing is told of it."""
    b = full(ball, "A:damsel")
    piles = list(b.room.piles)
    b.answer("decline")
    assert (b.room.front[0], b.room.piles) == ((), piles)
    assert b.last[0].kind == "discarded"
    b.next_turn()


def test_r12_18_without_a_free_marker_draw_first_then_return(ball):
    """His choice of two that lie in front; not the new one. Others learn the family alone."""
    b = full(ball, "A:damsel", front=("crafty_maid mystic_madam",))
    b.answer("upgrade:6")
    assert b.asks(0, "return", "return:crafty_maid return:mystic_madam") == {"place": 0}
    new = b.room.front[0][-1]
    b.answer("return:mystic_madam")
    assert b.room.front[0] == (18, new)
    assert b.pile("madam")[-1] == "mystic_madam"
    assert b.learns(0, "gave_back") == [{"seat": 0, "family": "madam", "member": "mystic_madam"}]
    assert b.learns(1, "gave_back") == [{"seat": 0, "family": "madam"}]
    b.decline()


def test_r12_18_a_card_of_the_same_family_may_go_back(ball):
    """Under the pile from which the new one came."""
    b = full(ball, "A:damsel", front=("crafty_damsel mystic_damsel",))
    b.answer("upgrade:6", "return:crafty_damsel")
    assert b.pile("damsel") == ["crafty_damsel"]
    assert sorted(b.room.front[0]) == [27, 28]
    b.decline()


def test_r12_18_one_in_front_and_one_in_a_mansion(ball):
    """The one in front goes back unasked."""
    b = full(ball, "A:damsel", front=("crafty_maid",), elsewhere=("A:alert_madam", ""))
    b.answer("upgrade:6")
    assert [len(front) for front in b.room.front] == [1, 0, 0]
    assert b.pile("maid")[-1] == "crafty_maid"
    b.decline()


def test_r4_r5_with_a_free_marker_nothing_goes_back(ball):
    """One in front, one drawn: two markers."""
    b = full(ball, "A:damsel", front=("crafty_maid",))
    b.answer("upgrade:6")
    assert (len(b.room.front[0]), b.happened("gave_back")) == (2, [])
    b.decline()


def test_r4_r5_both_markers_in_mansions(ball):
    """No upgrade, and no question."""
    b = full(ball, "A:damsel A?maid", elsewhere=("A:alert_madam A:crafty_maid", ""))
    b.next_turn()


def test_r4_r5_markers_that_come_home_in_r4_are_free(ball):
    """Both advanced members lay in this mansion."""
    b = full(ball, "A:crafty_maid A:crafty_madam A:damsel")
    b.asks(0, "upgrade", "upgrade:6 decline")
    b.answer("upgrade:6")
    assert not b.happened("gave_back")
    b.decline()


def test_r4_r5_what_went_home_in_r4_can_be_drawn(ball):
    """It is in its pile already; the only one of its family there."""
    b = full(ball, "A:damsel B:crafty_damsel", front=("", "", "alert_damsel mystic_damsel"))
    b.asks(0, "upgrade", "upgrade:6 decline")
    b.answer("upgrade:6")
    assert b.seen_by(0)[0]["own"]["front"] == ["crafty_damsel"]
    b.decline()


def test_r4_r5_an_empty_pile_gives_nothing(ball):
    """An open basic of a family without cards is not offered; with none left nobody asks."""
    away = ("", "B:crafty_damsel B:alert_damsel C:mystic_damsel")
    b = full(ball, "A:damsel A:maid", elsewhere=away)
    b.asks(0, "upgrade", "upgrade:4 decline")
    b.decline()
    b = full(ball, "A:damsel", elsewhere=away)
    b.next_turn()


def test_r10_l_who_has_a_hidden_basic_is_asked_in_any_case(ball):
    """Only he knows what it is: though his pile is empty he is asked, and may only decline; which
    families he is offered is his secret."""
    away = ("", "B:crafty_damsel C:alert_damsel D:mystic_damsel")
    one = full(ball, "A?damsel B:maid", seats=4, elsewhere=away)
    other = full(ball, "A?constable B:maid", seats=4, elsewhere=away)
    one.asks(0, "upgrade", "decline")
    other.asks(0, "upgrade", "upgrade:3 decline")
    look_alike(one, other, {0}, "decline")
    one.decline()
    other.decline()


def test_r10_l_not_even_when_both_his_markers_lie_in_mansions(ball):
    """Then nobody could upgrade, whatever lies there."""
    b = full(ball, "A?damsel", elsewhere=("A:alert_madam A:crafty_maid", ""))
    b.next_turn()


def test_r10_an_upgrade_tells_no_hidden_card(ball):
    """Of two hidden basics one is of that family: which, stays secret."""
    one = full(ball, "A?damsel A?maid B:madam")
    other = full(ball, "A?maid A?damsel B:madam")
    look_alike(one, other, {0}, "upgrade:4")
    for b in (one, other):
        line = b.seen_by(1)[0]["public"]["mansions"][0]["line"]
        assert [card["family"] for card in line] == [None, None, "madam", None]
        b.decline()


def test_r4_r5_each_player_once(ball):
    """Whoever upgrades is not asked again in this mansion; then it is the next one's turn."""
    b = full(ball, "A:damsel A:maid B:madam")
    b.answer("upgrade:4")
    b.asks(1, "upgrade", "upgrade:7 decline")
    b.answer("upgrade:7")
    assert [len(front) for front in b.room.front] == [1, 1, 0]
    b.next_turn()
