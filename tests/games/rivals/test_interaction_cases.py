"""The thirty interaction cases (R 14), by number."""

from __future__ import annotations


def ranked(b):
    """(seat, total, Rose Points) of the mansion that has just been paid."""
    return [(e["seat"], e["total"], e["amount"]) for e in b.happened("ranked")]


def test_r14_01_joker_turns_up_a_lady_lupin_with_loot(ball):
    """1 + 3 loot."""
    b = ball(lines=("A?lady_lupin+1", "", ""), hands=("joker",))
    b.play("up:p0:joker")
    assert b.line(0) == "A:lady_lupin+4 A:joker"
    b.next_turn()


def test_r14_02_joker_turns_up_a_maid(ball):
    """Maid must turn another open card, and only Joker is one."""
    b = ball(lines=("A?maid", "", ""), hands=("joker",))
    b.play("up:p0:joker")
    assert b.line(0) == "A:maid A?joker"
    assert (b.room.influence_of(1), b.room.presence_of(1)) == (1, 1)
    b.next_turn()


def test_r14_03_joker_turns_up_a_constable(ball):
    """Nothing now; he works when it fills."""
    b = ball(lines=("A?constable B?madam+2 C:damsel", "", ""), hands=("joker",))
    b.play("up:p0:joker")
    assert b.line(0) == "A:constable B?madam+2 C:damsel A:joker"
    b.answer("down:p0:joker")
    assert [e["member"] for e in b.happened("activated")] == ["constable", "damsel"]
    assert [e["count"] for e in b.happened("lost")] == [2, 1]
    b.asks(1, "upgrade")


def test_r14_04_joker_without_a_hidden_card(ball):
    """Legal, no effect, influence 2."""
    b = ball(lines=("B?damsel A:maid", "", ""), hands=("joker",))
    b.play("up:p0:joker")
    assert b.room.influence_at(0, 0) == 4
    b.next_turn()


def test_r14_05_crafty_joker_with_one_free_tile(ball):
    """One of three is replaced, chosen by its player."""
    b = ball(front=("crafty_joker",), tiles=("1 2 0", "2 0 1", ""))
    b.play("up:p2:crafty_joker")
    assert b.asks(0, "replace_tile", "replace:1:p0 replace:2:p1")["left"] == 1
    b.answer("replace:1:p0")
    assert (b.tiles(0), b.tiles(1)) == ("2 1 0", "2 0 1")
    b.next_turn()


def test_r14_06_crafty_joker_with_tiles_enough(ball):
    """Both replaced, 2 left; the owners have theirs back."""
    b = ball(front=("crafty_joker",), tiles=("0 1 0", "0 0 1", ""))
    b.play("up:p2:crafty_joker")
    assert (b.tiles(0), b.tiles(1)) == ("1 0 0", "1 0 0")
    assert [b.room.free_tiles(seat) for seat in range(3)] == [2, 4, 4]
    b.next_turn()


def test_r14_07_alert_joker_takes_over(ball):
    """Mystic Damsel now pays her new owner; Alert Joker counts for Ben."""
    b = ball(lines=("B:mystic_damsel", "", ""), front=("alert_joker",), presence="4")
    b.play("up:p1:alert_joker")
    assert (b.line(0), b.line(1)) == ("A:mystic_damsel", "B:alert_joker")
    assert b.room.influence_at(1, 1) == 3
    b.answer("down:p0:joker")
    assert b.paid() == [(0, 2, "mystic_damsel")]
    b.decline()


def test_r14_08_alert_joker_minds_no_mystic_maid(ball):
    """The swap happens all the same."""
    b = ball(lines=("B:mystic_maid B:crafty_damsel+2", "", ""), front=("alert_joker",))
    b.play("up:p1:alert_joker")
    b.answer("swap:1")
    assert (b.line(0), b.line(1)) == ("B:mystic_maid A:crafty_damsel+2", "B:alert_joker")
    b.next_turn()


def test_r14_09_mystic_joker_wins_a_tie(ball):
    """Its owner's last card goes to the door, in every mansion."""
    b = ball(lines=("B:damsel A?maid A:madam", "C:joker A?detective", ""), front=("mystic_joker",))
    b.play("up:p2:mystic_joker")
    assert b.asks(0, "to_front", "front:1 front:2")["place"] == 0
    b.answer("front:2")
    assert (b.line(0), b.line(1)) == ("A:madam B:damsel A?maid", "A?detective C:joker")
    b.next_turn()


def test_r14_10_chat_noir_without_a_free_tile(ball):
    """No effect. Tiles alone rank their owner."""
    b = ball(
        lines=("B:alert_madam C:detective", "", ""),
        tiles=("1 0 0", "3 0 0", ""),
        hands=("chat_noir constable",),
    )
    b.play("up:p2:chat_noir")
    assert (b.tiles(0), b.tiles(1)) == ("1 0 0", "3 0 0")
    b.answer("down:p0:joker")
    assert ranked(b) == [(1, 6, 7), (2, 2, 4), (0, 2, 2)]
    b.asks(1, "upgrade")


def test_r14_11_a_card_beats_a_tile(ball):
    """2 by a card is ranked before 2 by a tile."""
    b = ball(
        lines=("B:alert_madam C:joker", "", ""),
        tiles=("1 0 0", "", ""),
        hands=("*", "damsel"),
        active=1,
    )
    b.play("down:p0:damsel")
    assert ranked(b) == [(1, 6, 7), (2, 2, 4), (0, 2, 2)]
    b.asks(1, "upgrade")


def test_r14_12_mystic_chat_noir_counts_in_twos(ball):
    """3 + 1 + 2 = 6: 3 Rose Points; with 5: 2."""
    for hidden, points in (("A?maid ", 3), ("", 2)):
        line = f"{hidden}A:mystic_chat_noir B:alert_madam"
        b = ball(
            lines=(line, "", ""),
            tiles=("1 0 0", "", ""),
            hands=("*", "*", "constable"),
            active=2,
            presence="2 0 0",
        )
        b.play("down:p0:constable")
        (paid,) = b.happened("paid")
        assert (paid["seat"], paid["amount"], paid["why"]) == (0, points, "mystic_chat_noir")
        assert b.room.asked.kind == "upgrade"
        b.asks(next(iter(b.room.asked.options)), "upgrade")


def test_r14_13_detective_moves_a_lady_lupin(ball):
    """Loot stays, the skill does not repeat, she is last in line."""
    b = ball(lines=("A?madam", "B:lady_lupin+3", ""), hands=("detective",))
    b.play("up:p0:detective")
    b.answer("move:p0:1")
    assert (b.line(0), b.line(1)) == ("A?madam A:detective B:lady_lupin+3", "")
    b.next_turn()


def test_r14_14_a_damsel_works_where_she_lies_then(ball):
    """Moved into a mansion that then fills, she activates there."""
    b = ball(lines=("A:alert_madam", "B:damsel", ""), hands=("detective",), presence="1 0 0")
    b.play("up:p0:detective")
    b.answer("move:p0:1")
    # 4 + 1 + 1 + 1 presence of 6.
    assert [e["member"] for e in b.happened("activated")] == ["damsel"]
    b.asks(0, "upgrade")


def test_r14_15_detective_against_a_mystic_maid(ball):
    """What she guards is no target; she herself is."""
    b = ball(lines=("B:mystic_maid B:damsel", "", ""), hands=("detective",))
    b.play("up:p1:detective")
    b.asks(0, "move", "move:p1:0 move:p0:2 move:p2:2")
    b.answer("move:p1:0")
    assert (b.line(0), b.line(1)) == ("B:damsel", "A:detective B:mystic_maid")
    b.next_turn()


def test_r14_16_crafty_detective_moves_itself(ball):
    """The second move is from where it lies then."""
    b = ball(lines=("B:damsel", "C:maid", ""), front=("crafty_detective",))
    b.play("up:p0:crafty_detective")
    b.answer("move:p1:2")
    b.asks(0, "move", "move:p1:0 move:p0:1 move:p2:1 move:p0:2 move:p2:2")
    b.answer("move:p1:0")
    assert b.line(1) == "C:maid A:crafty_detective B:damsel"
    b.next_turn()


def test_r14_17_alert_detective_moves_a_family(ball):
    """Face-down Constables move face down; one that is there keeps its place."""
    b = ball(
        lines=("B?constable+1 A:maid", "C:constable B?madam", "A?constable"),
        front=("alert_detective",),
    )
    b.play("up:p2:alert_detective")
    b.answer("family:p1:3")
    b.asks(0, "next_to_move", "next:0 next:4")
    b.answer("next:4")
    assert b.line(1) == "C:constable B?madam A?constable B?constable+1"
    assert [e["card"] for e in b.happened("moved")] == [4, 0]
    b.next_turn()


def test_r14_18_mystic_detective_makes_a_mansion_due(ball):
    """Limit 9 over presence 6 and limit 5 over 4 change places: the smaller one is due."""
    b = ball(
        lines=("A:alert_madam B:alert_constable", "C:alert_chat_noir B:alert_maid", ""),
        mansions="crown_castle wren_cottage velvet_terrace",
        front=("mystic_detective",),
    )
    b.play("up:p2:mystic_detective")
    b.answer("exchange:p0:1")
    assert b.happened("resolving") == [{"place": "wren_cottage"}]
    assert b.room.mansions[1] == "crown_castle"
    b.next_turn()


def test_r14_19_tiles_move_with_the_mansion_cards(ball):
    """Influence and presence tiles go along; the lines stay."""
    b = ball(
        lines=("A:maid", "B:maid", ""),
        tiles=("0 2 0", "0 0 1", ""),
        presence="2 0 0",
        front=("mystic_detective",),
    )
    b.play("up:p2:mystic_detective")
    b.answer("exchange:p0:1")
    assert (b.tiles(0), b.tiles(1)) == ("0 0 1", "0 2 0")
    assert b.room.presence == [0, 2, 0]
    assert (b.line(0), b.line(1)) == ("A:maid", "B:maid")
    b.next_turn()


def test_r14_20_constables_of_one_and_of_two_owners(ball):
    """One owner: the loot is gone already, nobody is removed. Two: the Constable's owner kept his
    own loot, so his cards that carry some go."""
    same = ball(
        hands=("*", "chat_noir"),
        lines=("A:constable C?damsel+1 A:crafty_constable", "", ""),
        active=1,
        presence="0 0 0",
    )
    same.play("down:p0:chat_noir")
    assert not [e for e in same.happened("discarded") if e["seat"] == 2]
    assert same.room.asked.kind == "upgrade"
    same.asks(1, "upgrade")
    other = ball(
        hands=("*", "*", "chat_noir"),
        lines=("A:constable A?damsel+1 B:crafty_constable", "", ""),
        active=2,
    )
    other.play("down:p0:chat_noir")
    assert [(e["seat"], e["member"]) for e in other.happened("discarded")] == [(0, "damsel")]
    other.asks(2, "upgrade")


def test_r14_21_a_damsel_removed_after_she_worked(ball):
    """Her owner still wins ties, with the reduced total."""
    b = ball(
        hands=("constable",),
        lines=("B:damsel+1 C:crafty_constable B:chat_noir", "", ""),
        active=0,
        presence="1 0 0",
    )
    b.play("down:p0:constable")
    # Ana's card carries loot too and is removed; Ben has 2 left, Carl 3.
    assert ranked(b) == [(2, 3, 7), (1, 2, 4)]
    assert [e["member"] for e in b.happened("activated")] == ["damsel", "crafty_constable"]
    b.asks(1, "upgrade")


def test_r14_22_a_later_alert_damsel_never_works(ball):
    """Crafty Constable removes her before her turn: no doubling, no influence."""
    b = ball(
        hands=("constable",),
        lines=("C:crafty_constable B:alert_damsel+1 B:maid", "", ""),
        active=0,
        presence="1 0 0",
    )
    b.play("down:p0:constable")
    assert [e["member"] for e in b.happened("activated")] == ["crafty_constable"]
    assert ranked(b) == [(2, 3, 7), (1, 2, 4)]
    b.asks(1, "upgrade")


def test_r14_23_crafty_constable_and_mystic_maid(ball):
    """Protection is judged before anything is removed: she goes, the shielded card stays."""
    b = ball(
        hands=("constable",),
        lines=("B:mystic_maid+1 B:damsel+1 C:crafty_constable", "", ""),
        active=0,
        presence="1 0 0",
    )
    b.play("down:p0:constable")
    assert b.happened("returned")[0]["family"] == "maid"
    assert "B:damsel" in b.line(0)
    assert [e["count"] for e in b.happened("gained")] == [1]
    b.asks(1, "upgrade")


def test_r14_24_alert_constable_is_paid_for_loot(ball):
    """3, 1 and 0: 4 Rose Points, supply + 4."""
    b = ball(
        hands=("*", "constable"),
        lines=("A:alert_constable B?maid+3 C?joker", "", ""),
        active=1,
        presence="1 0 0",
    )
    supply = len(b.room.supply)
    b.play("down:p0:constable")
    assert [(e["amount"], e["why"]) for e in b.happened("paid")] == [(4, "alert_constable")]
    # One tile was stolen by the play, and all four came back.
    assert len(b.room.supply) == supply + 3
    b.asks(1, "upgrade")


def test_r14_25_alert_maid_silences_resolving_skills_alone(ball):
    """The Damsel does nothing; a Lady Lupin played there still steals."""
    b = ball(lines=("B:alert_maid A:crafty_damsel C:damsel", "", ""), hands=("lady_lupin",))
    b.play("up:p0:lady_lupin")
    assert b.line(0).endswith("A:lady_lupin+3")
    b.answer("down:p0:joker")
    assert b.happened("silenced") == [{"place": "rosewood_hall"}]
    assert not b.happened("activated")
    b.asks(1, "upgrade")


def test_r14_26_maid_ends_the_silence(ball):
    """Alert Maid face down counts 1 and 1, and goes back to her pile."""
    b = ball(lines=("B:alert_maid C:damsel", "", ""), hands=("maid",), presence="2 0 0")
    b.play("up:p0:maid")
    b.answer("turn:0")
    assert b.line(0) == "B?alert_maid C:damsel A:maid"
    assert (b.room.influence_of(0), b.room.presence_of(0)) == (1, 1)
    b.answer("down:p0:joker")
    assert [e["member"] for e in b.happened("activated")] == ["damsel"]
    assert b.pile("maid")[-1] == "alert_maid"
    b.asks(1, "upgrade")


def test_r14_27_maid_empties_a_mansion(ball):
    """Alert Madam face down: 3 presence less, below the limit."""
    b = ball(lines=("B:alert_madam C:damsel", "", ""), hands=("maid",))
    b.play("up:p0:maid")
    b.answer("turn:0")
    assert b.room.presence_at(0) == 3
    b.next_turn()


def test_r14_28_crafty_damsel_blocks_the_lower(ball):
    """6, 6 and 4: the tied one is paid by rank, the lower one nothing, not the next rank's pay."""
    b = ball(
        lines=("A:crafty_damsel B:crafty_chat_noir B:maid C:damsel", "", ""),
        tiles=("1 0 0", "", ""),
        presence="1 0 0",
        hands=("*", "*", "constable"),
        active=2,
    )
    b.play("down:p0:constable")
    assert ranked(b) == [(0, 6, 7), (1, 6, 4), (2, 4, 0)]
    b.asks(2, "upgrade")


def test_r14_29_alert_damsel_doubles(ball):
    """Second of S8: 8; second of two in a game of two: 4."""
    b = ball(
        hands=("*", "*", "constable"),
        lines=("A:alert_damsel B:alert_madam", "", ""),
        active=2,
    )
    b.play("down:p0:constable")
    assert ranked(b) == [(1, 5, 7), (0, 2, 8), (2, 1, 2)]
    b.asks(2, "upgrade")
    two = ball(
        2,
        hands=("*", "constable"),
        lines=("A:alert_damsel B:alert_madam", "", ""),
        active=1,
    )
    two.play("down:p0:constable")
    assert ranked(two) == [(1, 6, 7), (0, 2, 4)]
    two.asks(1, "upgrade")


def test_r14_30_mystic_damsel_and_mystic_madam(ball):
    """2 x (3 tiles + 2 markers) = 10; own presences 3 + 1 + 2, tiles for nobody: 6."""
    b = ball(
        hands=("*", "*", "constable"),
        lines=("A:mystic_damsel B:crafty_maid", "", ""),
        tiles=("2 1 0", "", ""),
        presence="3 0 0",
        active=2,
    )
    b.play("down:p0:constable")
    assert [(e["amount"], e["why"]) for e in b.happened("paid")] == [(10, "mystic_damsel")]
    b.asks(2, "upgrade")
    madam = ball(
        hands=("*", "constable"),
        lines=("", "", "A:mystic_madam A?joker A:constable"),
        presence="0 0 2",
        active=1,
    )
    madam.play("down:p2:constable")
    assert [(e["amount"], e["why"]) for e in madam.happened("paid")] == [(6, "mystic_madam")]
    madam.asks(1, "upgrade")
