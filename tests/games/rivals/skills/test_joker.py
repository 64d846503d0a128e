"""The Jokers, members 1 to 4 (R 6)."""

from __future__ import annotations

from games.rivals.ball import look_alike

# -- 1 Joker


def test_r6_01_joker_may_turn_up_any_own_hidden_card_here(ball):
    """Basic or advanced; not another's, not elsewhere. Which one is its player's choice."""
    b = ball(lines=("A?maid A?crafty_damsel B?madam A:damsel", "A?constable", ""), hands=("joker",))
    b.play("up:p0:joker")
    assert b.asks(0, "turn_up", "turn:0 turn:1") == {"card": 5, "member": "joker"}
    b.answer("turn:1")
    assert b.line(0) == "A?maid A:crafty_damsel B?madam A:damsel A:joker"
    assert b.happened("turned_up") == [{"card": 1, "seat": 0, "member": "crafty_damsel"}]
    b.next_turn()


def test_r6_01_joker_leaves_loot_and_steals_none(ball):
    """Loot stays on the card, and none is added: stealing belongs to face-down play."""
    b = ball(lines=("A?constable+2", "", ""), hands=("joker",), supply=20)
    before = len(b.room.supply)
    b.play("up:p0:joker")
    assert b.line(0) == "A:constable+2 A:joker"
    assert len(b.room.supply) == before
    b.next_turn()


def test_r6_01_joker_chains(ball):
    """An instant skill resolves at once, with its own choices."""
    b = ball(lines=("A?detective", "B:maid", ""), hands=("joker",))
    b.play("up:p0:joker")
    assert b.asks(0, "move")["member"] == "detective"
    b.answer("move:p0:1")
    assert b.line(0) == "A:detective A:joker B:maid"
    b.next_turn()


def test_r6_01_joker_turns_up_an_advanced_instant(ball):
    """A Crafty Maid who was turned down turns two down, Joker among those she may take."""
    b = ball(lines=("A?crafty_maid B:damsel C:madam", "", ""), hands=("joker",))
    b.play("up:p0:joker")
    b.answer("turn:1", "turn:3")
    assert b.line(0) == "A:crafty_maid B?damsel C:madam A?joker"
    b.next_turn()


def test_r6_01_joker_puts_a_permanent_in_force(ball):
    """Mystic Maid guards from then on."""
    b = ball(lines=("A?mystic_maid A:damsel", "", ""), hands=("joker", "detective"))
    b.play("up:p0:joker")
    b.play("up:p1:detective")
    b.asks(1, "move", "move:p1:0 move:p0:3 move:p2:3")


def test_r6_01_joker_played_face_down_does_nothing(ball):
    """Mode B has no skill (R 4)."""
    b = ball(lines=("A?maid", "", ""), hands=("joker",))
    b.play("down:p0:joker")
    assert b.line(0) == "A?maid A?joker+1"
    b.next_turn()


def test_r12_21_joker_may_leave_what_his_own_mystic_maid_guards(ball):
    """Only guarded cards are left as targets: he may stop; then nothing is turned."""
    b = ball(lines=("A:mystic_maid A?damsel", "", ""), hands=("joker",))
    b.play("up:p0:joker")
    b.asks(0, "turn_up", "turn:1 stop")
    b.answer("stop")
    assert b.line(0) == "A:mystic_maid A?damsel A:joker"
    assert not b.happened("turned_up")
    b.next_turn()


def test_r12_21_joker_may_also_turn_it_up(ball):
    """A guarded own card stays a legal target."""
    b = ball(lines=("A:mystic_maid A?lady_lupin", "", ""), hands=("joker",))
    b.play("up:p0:joker")
    b.answer("turn:1")
    assert b.line(0) == "A:mystic_maid A:lady_lupin+3 A:joker"
    b.next_turn()


def test_r12_22_joker_makes_an_instant_work_again(ball):
    """Lady Lupin steals when played, is turned down by a Maid, and steals again."""
    b = ball(hands=("lady_lupin joker", "maid", "damsel"))
    b.play("up:p0:lady_lupin")
    b.play("up:p0:maid")
    assert b.line(0) == "A?lady_lupin+3 B:maid"
    b.play("down:p2:damsel")
    b.play("up:p0:joker")
    assert b.line(0) == "A:lady_lupin+6 B:maid A:joker"
    b.next_turn()


def test_r6_01_joker_who_stops_tells_nothing_of_the_card(ball):
    """R 10: what stays face down stays secret."""

    def scene(hidden):
        lines = (f"A:mystic_maid A?{hidden}", "", "")
        return ball(lines=lines, hands=("joker chat_noir detective",))

    one, other = scene("damsel"), scene("constable")
    look_alike(one, other, {0}, "up:p0:joker", "stop")
    one.next_turn()
    other.next_turn()


# -- 2 Crafty Joker


def test_r6_02_crafty_joker_replaces_all_he_can_pay_for(ball):
    """Every opponent's tile in every mansion, here too, without a question; own ones stay."""
    b = ball(front=("crafty_joker",), tiles=("1 1 0", "0 0 1", "0 1 0"))
    b.play("up:p0:crafty_joker")
    assert (b.tiles(0), b.tiles(1), b.tiles(2)) == ("2 0 0", "1 0 0", "1 0 0")
    assert [b.room.free_tiles(seat) for seat in range(3)] == [0, 4, 4]
    assert [(e["seat"], e["place"], e["count"]) for e in b.happened("tile_back")] == [
        (1, "rosewood_hall", 1),
        (2, "velvet_terrace", 1),
        (1, "crown_castle", 1),
    ]
    assert {e["seat"] for e in b.happened("tile_placed")} == {0}
    b.next_turn()


def test_r12_32_crafty_joker_chooses_tile_by_tile(ball):
    """Short of tiles, he chooses which to replace, as often as he has one."""
    b = ball(front=("crafty_joker",), tiles=("0 3 0", "0 0 1", "2 0 0"))
    b.play("up:p0:crafty_joker")
    assert b.asks(0, "replace_tile", "replace:1:p0 replace:2:p1")["left"] == 2
    b.answer("replace:1:p0")
    assert b.asks(0, "replace_tile", "replace:1:p0 replace:2:p1")["left"] == 1
    b.answer("replace:1:p0")
    assert (b.tiles(0), b.tiles(1), b.tiles(2)) == ("2 1 0", "0 0 1", "2 0 0")
    assert [b.room.free_tiles(seat) for seat in range(3)] == [0, 3, 3]
    b.next_turn()


def test_r6_02_crafty_joker_short_with_one_kind_of_target_is_not_asked(ball):
    """One free tile against three of the same player in the same mansion."""
    b = ball(front=("crafty_joker",), tiles=("0 3 0", "", "3 0 0"))
    b.play("up:p1:crafty_joker")
    assert b.tiles(0) == "1 2 0"
    b.next_turn()


def test_r6_02_crafty_joker_without_a_free_tile(ball):
    """No effect."""
    b = ball(front=("crafty_joker",), tiles=("4 2 0", "", ""))
    b.play("up:p0:crafty_joker")
    assert b.tiles(0) == "4 2 0"
    assert not b.happened("tile_back")
    b.next_turn()


def test_r6_02_crafty_joker_without_an_opponents_tile(ball):
    """No effect on his own."""
    b = ball(front=("crafty_joker",), tiles=("1 0 0", "", ""))
    b.play("up:p0:crafty_joker")
    assert (b.tiles(0), b.happened("tile_placed")) == ("1 0 0", [])
    b.next_turn()


# -- 3 Alert Joker


def test_r12_07_alert_joker_swaps_only_markers_in_mansions(ball):
    """Not with basics, which have none, and not with cards that lie in front of a player."""
    b = ball(
        lines=("B:damsel C:crafty_madam", "A:alert_madam", ""),
        front=("alert_joker", "mystic_madam"),
    )
    b.play("up:p2:alert_joker")
    b.asks(0, "swap_marker", "swap:1 swap:2")
    b.answer("swap:1")
    assert (b.line(0), b.line(2)) == ("B:damsel A:crafty_madam", "C:alert_joker")
    assert [b.room.advanced_out(seat) for seat in range(3)] == [2, 0, 1]
    assert b.happened("swapped_markers") == [
        {
            "card": 3,
            "seat": 0,
            "member": "alert_joker",
            "with_card": 1,
            "with_seat": 2,
            "with_member": "crafty_madam",
        }
    ]
    b.next_turn()


def test_r6_03_alert_joker_with_an_own_card_changes_nothing(ball):
    """An own other card is a legal target, and where it is the only one it is taken."""
    b = ball(lines=("A:alert_madam", "", ""), front=("alert_joker",))
    b.play("up:p1:alert_joker")
    assert (b.line(0), b.line(1)) == ("A:alert_madam", "A:alert_joker")
    b.next_turn()


def test_r6_03_alert_joker_without_another_marker(ball):
    """No effect."""
    b = ball(lines=("B:damsel", "", ""), front=("alert_joker", "crafty_madam"))
    b.play("up:p0:alert_joker")
    assert b.line(0) == "B:damsel A:alert_joker"
    assert not b.happened("swapped_markers")
    b.next_turn()


def test_r6_03_alert_joker_takes_over_a_hidden_card(ball):
    """R 10: the new owner may look at it, the old one no longer; others learn nothing."""
    b = ball(lines=("B?crafty_damsel+1", "", ""), front=("alert_joker",))
    assert b.seen_by(1)[0]["own"]["face_down"] == {"0": "crafty_damsel"}
    b.play("up:p1:alert_joker")
    assert (b.line(0), b.line(1)) == ("A?crafty_damsel+1", "B:alert_joker")
    assert b.seen_by(0)[0]["own"]["face_down"] == {"0": "crafty_damsel"}
    assert b.seen_by(1)[0]["own"]["face_down"] == {}
    (event,) = b.learns(2, "swapped_markers")
    assert (event["with_card"], event["with_member"]) == (0, "")
    b.next_turn()


def test_r6_03_alert_joker_swapped_away_goes_home_for_its_new_owner(ball):
    """Owners change for good: loot is gained by who owns the card when the mansion fills."""
    b = ball(
        lines=("B:mystic_damsel+2 B:alert_constable B:maid", "", ""),
        front=("alert_joker",),
        hands=("damsel", "madam"),
        presence="1",
    )
    b.play("up:p1:alert_joker")
    b.answer("swap:0")
    b.play("down:p0:madam")
    # Alert Constable takes the loot of his opponents, Ana's new card among them.
    assert [(e["seat"], e["count"]) for e in b.happened("lost")] == [(0, 2)]
    b.decline()


# -- 4 Mystic Joker


def test_r6_04_mystic_joker_pushes_one_card_in_every_mansion(ball):
    """Asked where there are several, place by place, himself among them; a single one is moved."""
    b = ball(
        lines=("B:damsel A:maid", "B:madam C:joker", "C:maid A?madam A:constable"),
        front=("mystic_joker",),
    )
    b.play("up:p0:mystic_joker")
    assert b.asks(0, "to_front", "front:1 front:7")["place"] == 0
    b.answer("front:7")
    assert b.asks(0, "to_front", "front:5 front:6")["place"] == 2
    b.answer("front:5")
    assert b.line(0) == "A:mystic_joker B:damsel A:maid"
    assert b.line(1) == "B:madam C:joker"
    assert b.line(2) == "A?madam C:maid A:constable"
    assert b.learns(1, "to_front") == [
        {"card": 5, "seat": 0, "member": "", "place": "crown_castle"}
    ]
    b.next_turn()


def test_r6_04_mystic_joker_leaves_a_first_card_first(ball):
    """No change, nothing told."""
    b = ball(lines=("A:maid B:damsel", "", ""), front=("mystic_joker",))
    b.play("up:p1:mystic_joker")
    assert (b.line(0), b.line(1)) == ("A:maid B:damsel", "A:mystic_joker")
    assert not b.happened("to_front")
    b.next_turn()


def test_r6_04_mystic_joker_changes_nothing_for_others_cards(ball):
    """Those in front of the pushed card keep their order."""
    b = ball(lines=("B:damsel C:madam B?joker A:maid", "", ""), front=("mystic_joker",))
    b.play("up:p1:mystic_joker")
    assert b.line(0) == "A:maid B:damsel C:madam B?joker"
    b.next_turn()
