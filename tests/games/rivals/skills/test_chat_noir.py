"""The Chats Noirs, members 5 to 8 (R 6)."""

from __future__ import annotations

from games.rivals.ball import fill

# -- 5 Chat Noir


def test_r6_05_chat_noir_puts_a_tile_on_another_mansion(ball):
    """Any mansion but this one; the lines stay."""
    b = ball(lines=("", "B:damsel", ""), hands=("chat_noir",))
    b.play("up:p0:chat_noir")
    assert b.asks(0, "place_tile", "tile:p1 tile:p2")["left"] == 1
    b.answer("tile:p1")
    assert (b.tiles(1), b.line(1)) == ("1 0 0", "B:damsel")
    assert (b.room.influence_at(1, 0), b.room.influence_at(0, 0)) == (2, 2)
    assert b.happened("tile_placed") == [{"seat": 0, "place": "velvet_terrace", "count": 1}]
    b.next_turn()


def test_r6_05_chat_noir_finds_no_mansion_where_none_lies(ball):
    """A place without a mansion card is no target; a single one is taken."""
    b = ball(hands=("chat_noir",))
    b.room.mansions[1] = ""
    b.play("up:p0:chat_noir")
    assert (b.tiles(1), b.tiles(2)) == ("0 0 0", "1 0 0")
    b.next_turn()


def test_r6_05_chat_noir_may_put_several_tiles_in_one_mansion(ball):
    """Tiles add up: 2 influence each."""
    b = ball(hands=("chat_noir",), tiles=("", "2 0 0", ""))
    b.play("up:p0:chat_noir")
    b.answer("tile:p1")
    assert b.room.influence_at(1, 0) == 6
    b.next_turn()


# -- 6 Crafty Chat Noir


def test_r6_06_crafty_chat_noir_may_put_both_in_one(ball):
    """The same mansion or different ones, not here."""
    b = ball(front=("crafty_chat_noir",))
    b.play("up:p0:crafty_chat_noir")
    assert b.asks(0, "place_tile", "tile:p1 tile:p2")["left"] == 2
    b.answer("tile:p2")
    assert b.asks(0, "place_tile", "tile:p1 tile:p2")["left"] == 1
    b.answer("tile:p2")
    assert b.tiles(2) == "2 0 0"
    b.next_turn()


def test_r6_06_crafty_chat_noir_with_one_tile_left(ball):
    """It places one, and says so."""
    b = ball(front=("crafty_chat_noir",), tiles=("3 0 0", "", ""))
    b.play("up:p0:crafty_chat_noir")
    assert b.asks(0, "place_tile", "tile:p1 tile:p2")["left"] == 1
    b.answer("tile:p1")
    assert (b.tiles(1), b.room.free_tiles(0)) == ("1 0 0", 0)
    b.next_turn()


def test_r6_06_crafty_chat_noir_without_a_tile(ball):
    """No effect; his influence counts."""
    b = ball(front=("crafty_chat_noir",), tiles=("4 0 0", "", ""))
    b.play("up:p1:crafty_chat_noir")
    assert b.room.influence_at(1, 0) == 4
    b.next_turn()


# -- 7 Alert Chat Noir


def test_r6_07_alert_chat_noir_has_no_skill(ball):
    """6 influence, 2 presence; nothing happens, now or when it fills."""
    b = ball(front=("alert_chat_noir",))
    b.play("up:p0:alert_chat_noir")
    assert (b.room.influence_at(0, 0), b.room.presence_at(0)) == (6, 2)
    assert [e.kind for e in b.last] == ["played", "turn"]
    b.next_turn()
    b = fill(ball, "A:alert_chat_noir B:maid")
    assert not b.happened("activated")
    assert b.ranked()[0] == (0, 6, 7)
    b.decline()


# -- 8 Mystic Chat Noir


def test_r6_08_mystic_chat_noir_rounds_down(ball):
    """3 alone: 1 Rose Point, on top of what the mansion pays."""
    b = fill(ball, "A:mystic_chat_noir B:maid")
    assert b.paid() == [(0, 1, "mystic_chat_noir")]
    assert b.room.rp[0] == 1 + 7
    b.decline()


def test_r6_08_mystic_chat_noir_counts_own_influence_alone(ball):
    """Own tiles and face-down cards count, others' do not."""
    b = fill(ball, "A:mystic_chat_noir A?maid B:alert_chat_noir", tiles=("2 1 0", "", ""))
    # 3 + 1 + 2 x 2 = 8.
    assert b.paid() == [(0, 4, "mystic_chat_noir")]
    b.decline()


def test_r12_29_mystic_chat_noir_counts_when_it_activates(ball):
    """Behind a Crafty Constable the removed card counts no more; before him it still does."""
    behind = fill(ball, "B:crafty_constable A:crafty_maid+1 A:mystic_chat_noir")
    assert behind.paid() == [(0, 1, "mystic_chat_noir")]
    behind.decline()
    before = fill(ball, "A:mystic_chat_noir A:crafty_maid+1 B:crafty_constable")
    assert before.paid() == [(0, 3, "mystic_chat_noir")]
    assert before.ranked()[:2] == [(0, 3, 7), (1, 3, 4)]
    before.decline()


def test_r6_08_mystic_chat_noir_face_down_gets_nothing(ball):
    """R 5: off while face down."""
    b = fill(ball, "A?mystic_chat_noir A:crafty_maid")
    assert b.paid() == []
    b.decline()
