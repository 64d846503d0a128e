"""The Constables, members 13 to 16 (R 6)."""

from __future__ import annotations

from collections import Counter

from games.rivals.ball import fill, look_alike
from gloaming.engine import Chance

# -- 13 Constable


def test_r6_13_constable_takes_all_loot_of_opponents_here(ball):
    """Own loot stays, and so does what lies elsewhere; the cards stay."""
    b = fill(ball, "A?damsel+2 A:constable B:maid+1 B?madam+3", elsewhere=("B?detective+2", ""))
    # The Joker that filled the mansion has a tile too.
    assert [(e["card"], e["count"]) for e in b.happened("lost")] == [(2, 1), (3, 3), (5, 1)]
    assert [(e["seat"], e["count"]) for e in b.happened("gained")] == [(0, 2)]
    assert b.line(0) == "A?damsel A:constable B:maid B?madam C?joker"
    assert b.line(1) == "B?detective+2"
    b.decline()


def test_r6_13_constable_does_not_mind_a_mystic_maid(ball):
    """She does not protect loot."""
    b = fill(ball, "A:constable B:mystic_maid B:damsel+2")
    assert [(e["card"], e["count"]) for e in b.happened("lost")] == [(2, 2), (3, 1)]
    b.decline()


def test_r6_13_constable_face_down_does_nothing(ball):
    """R 5."""
    b = fill(ball, "A?constable B:maid+1")
    assert (b.happened("activated"), b.happened("lost")) == ([], [])
    b.decline()


def test_r6_13_constable_makes_nothing_known_of_what_is_lost(ball):
    """R 10 (h): counts only; the supply is one heap again (ruling 24)."""

    def scene(kinds):
        b = ball(
            lines=("A:constable B:maid+2", "", ""),
            presence="2",
            hands=("*", "*", "joker"),
            active=2,
        )
        room = b.room
        room.supply = sorted([*room.supply, *room.loot[1]])
        for kind in kinds:
            room.supply.remove(kind)
        room.loot[1] = kinds
        return b

    one, other = scene(("jewel", "jewel")), scene(("painting", "antique"))
    look_alike(one, other, (), "down:p0:joker")
    assert one.room.supply == sorted(one.room.supply)
    one.decline()
    other.decline()


# -- 14 Crafty Constable


def test_r12_11_crafty_constable_removes_who_carries_loot(ball):
    """Basics face up to the discards, also hidden ones; advanced ones under their pile, face down;
    the marker is free; the loot is lost."""
    b = fill(ball, "A:crafty_constable B?maid+1 B:crafty_madam+2 B:damsel")
    assert b.line(0) == "B:damsel"
    assert [b.room.discards[seat] for seat in range(3)] == [(), (17,), (1,)]
    assert b.pile("madam")[-1] == "crafty_madam"
    assert [b.room.advanced_out(seat) for seat in range(3)] == [0, 0, 0]
    assert [e["count"] for e in b.happened("lost")] == [1, 2, 1]
    assert [(e["seat"], e["member"]) for e in b.learns(-1, "discarded")] == [
        (1, "maid"),
        (2, "joker"),
    ]
    # Both have 3; the Damsel wins the tie.
    assert b.ranked() == [(1, 3, 7), (0, 3, 4)]
    b.decline()


def test_r6_14_crafty_constable_leaves_own_cards_and_other_mansions(ball):
    """Only opponents' cards, only here, only with loot."""
    b = fill(ball, "A:crafty_constable A?maid+2 B:damsel", elsewhere=("B?joker+1", ""))
    assert b.line(0) == "A?maid B:damsel"
    assert b.line(1) == "B?joker+1"
    b.decline()


def test_r12_17_crafty_constable_takes_the_upgrade_too(ball):
    """A basic removed in R1 is none of the mansion's any more at R5."""
    b = fill(ball, "A:crafty_constable B:maid+1 B:damsel")
    # Only Ben is asked, and only for his Damsel.
    b.asks(1, "upgrade", "upgrade:6 decline")
    b.decline()


def test_r6_14_crafty_constable_hidden_advanced_member_goes_home_unseen(ball):
    """R 10: a card turned down goes back face down."""
    b = fill(ball, "A:crafty_constable B?alert_damsel+1")
    assert b.learns(0, "returned")[0] == {
        "card": 1,
        "seat": 1,
        "member": "",
        "family": "damsel",
    }
    b.decline()


def test_r12_20_crafty_constable_and_a_guarded_line(ball):
    """Both carry loot: Mystic Maid goes, what she guarded stays with its loot."""
    b = fill(ball, "A:crafty_constable B:mystic_maid+1 B:damsel+2")
    assert b.line(0) == "B:damsel"
    assert [(e["seat"], e["count"]) for e in b.happened("gained")] == [(1, 2)]
    b.decline()


# -- 15 Alert Constable


def test_r6_15_alert_constable_is_paid_by_the_tile(ball):
    """Opponents' alone; the cards stay; a Mystic Maid protects no loot."""
    b = fill(ball, "A:alert_constable A?maid+2 B:mystic_maid B:damsel+1")
    assert b.paid() == [(0, 2, "alert_constable")]
    assert b.line(0) == "A?maid B:damsel C?joker"
    b.decline()


def test_r6_15_alert_constable_finds_nothing(ball):
    """0 tiles, 0 Rose Points."""
    b = fill(ball, "A:alert_constable B:maid", supply=0)
    assert (b.paid(), b.room.rp[0]) == ([], 7)
    b.decline()


# -- 16 Mystic Constable


def test_r6_16_mystic_constable_takes_one_tile_of_each(ball):
    """Every opponent's card in every mansion, hidden and guarded ones too; own ones not."""
    b = ball(
        lines=("A?maid+2 B:damsel+3", "C?joker+1 C:madam", "B:mystic_maid B?constable+2"),
        front=("mystic_constable",),
    )
    supply = len(b.room.supply)
    b.play("up:p1:mystic_constable")
    assert b.line(0) == "A?maid+2 B:damsel+2"
    assert b.line(1) == "C?joker C:madam A:mystic_constable"
    assert b.line(2) == "B:mystic_maid B?constable+1"
    assert len(b.room.supply) == supply + 3
    assert b.learns(1, "lost") == [
        {"card": 1, "seat": 1, "member": "damsel", "count": 1},
        {"card": 2, "seat": 2, "member": "", "count": 1},
        {"card": 5, "seat": 1, "member": "", "count": 1},
    ]
    b.next_turn()


def test_r12_12_mystic_constable_takes_a_random_tile(ball):
    """Either of two kinds may go."""
    taken = Counter()
    for seed in range(20):
        b = ball(lines=("B?maid+2", "", ""), front=("mystic_constable",))
        room = b.room
        room.loot[0] = ("jewel", "painting")
        room.chance = Chance(bytes([seed]))
        b.play("up:p1:mystic_constable")
        taken.update(room.loot[0])
        b.next_turn()
    assert set(taken) == {"jewel", "painting"}


def test_r6_16_mystic_constable_works_only_once(ball):
    """An instant skill: nothing more when the mansion fills."""
    b = fill(ball, "A:mystic_constable B:maid+2")
    assert (b.happened("activated"), b.happened("lost")) == ([], [])
    b.decline()
