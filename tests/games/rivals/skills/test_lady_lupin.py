"""The Ladies Lupin, members 21 to 24 (R 6)."""

from __future__ import annotations

import pytest

from games.rivals.ball import fill, look_alike

# -- 21 Lady Lupin


@pytest.mark.parametrize(("supply", "stolen"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_r6_21_lady_lupin_takes_what_there_is(ball, supply, stolen):
    """3, or fewer if the supply is short."""
    b = ball(hands=("lady_lupin",), supply=supply)
    b.play("up:p0:lady_lupin")
    assert (len(b.room.loot[0]), len(b.room.supply)) == (stolen, supply - stolen)
    (event,) = b.happened("stole")
    assert (event["count"], event["wanted"]) == (stolen, 3)
    b.next_turn()


def test_r6_21_lady_lupin_loot_is_seen_by_nobody(ball):
    """R 10, ruling 15: the number alone, for her owner too."""
    b = ball(hands=("lady_lupin",))
    b.play("up:p0:lady_lupin")
    for viewer in (-1, 0, 1):
        assert b.seen_by(viewer)[0]["public"]["mansions"][0]["line"][0]["loot"] == 3
        told = str(b.told(viewer)) + str(b.seen_by(viewer))
        assert not any(f"['{kind}'" in told for kind in ("jewel", "antique", "painting"))
    b.next_turn()


def test_r12_15_lady_lupin_kinds_are_the_same_to_all(ball):
    """Two worlds that differ in what she has stolen."""

    def scene(kinds):
        b = ball(lines=("A:lady_lupin+3", "", ""), hands=("damsel",))
        room = b.room
        room.supply = sorted([*room.supply, *room.loot[0]])
        for kind in kinds:
            room.supply.remove(kind)
        room.loot[0] = kinds
        return b

    one, other = scene(("jewel",) * 3), scene(("antique",) * 3)
    look_alike(one, other, (), "down:p0:damsel")
    one.next_turn()
    other.next_turn()


def test_r6_21_lady_lupin_turned_down_keeps_her_loot(ball):
    """And steals nothing by it."""
    b = ball(lines=("B:lady_lupin+3", "", ""), hands=("maid",), supply=4)
    b.play("up:p0:maid")
    assert (b.line(0), len(b.room.supply)) == ("B?lady_lupin+3 A:maid", 4)
    b.next_turn()


# -- 22 Crafty Lady Lupin


def test_r6_22_crafty_lady_lupin_takes_opponents_loot_here(ball):
    """All of it, of hidden and of guarded cards too; not her own side's, not elsewhere."""
    b = ball(
        lines=("A?joker+1 B?damsel+2 B:mystic_maid+1", "C:madam+3", ""),
        front=("crafty_lady_lupin",),
    )
    b.play("up:p0:crafty_lady_lupin")
    assert b.line(0) == "A?joker+1 B?damsel B:mystic_maid A:crafty_lady_lupin+6"
    assert b.line(1) == "C:madam+3"
    own = {"card": 4, "seat": 0, "member": "crafty_lady_lupin"}
    assert b.learns(-1, "took_loot") == [
        {**own, "from_card": 1, "from_seat": 1, "from_member": "", "count": 2},
        {**own, "from_card": 2, "from_seat": 1, "from_member": "mystic_maid", "count": 1},
    ]
    b.next_turn()


def test_r6_22_crafty_lady_lupin_with_an_empty_supply(ball):
    """She still takes what lies on the others' cards, in whichever mansion she is played."""
    lines = ("C:madam+1", "B:damsel+2", "")
    b = ball(lines=lines, front=("crafty_lady_lupin",), supply=0)
    b.play("up:p1:crafty_lady_lupin")
    assert b.line(0) == "C:madam+1"
    assert b.line(1) == "B:damsel A:crafty_lady_lupin+2"
    b.next_turn()


def test_r6_22_crafty_lady_lupin_without_loot_here(ball):
    """Only the three of the supply; nothing is told of cards without loot."""
    b = ball(lines=("B:damsel", "", ""), front=("crafty_lady_lupin",))
    b.play("up:p0:crafty_lady_lupin")
    assert b.line(0) == "B:damsel A:crafty_lady_lupin+3"
    assert not b.happened("took_loot")
    b.next_turn()


# -- 23 Alert Lady Lupin


def test_r12_14_alert_lady_lupin_counts_herself(ball):
    """3 and 1 on her, 1 on each own card in all mansions, face down too; none on others'."""
    b = ball(
        lines=("A?joker+1 B:damsel", "A:crafty_maid", "C:madam"),
        front=("alert_lady_lupin",),
        supply=20,
    )
    before = len(b.room.supply)
    b.play("up:p0:alert_lady_lupin")
    assert b.line(0) == "A?joker+2 B:damsel A:alert_lady_lupin+4"
    assert (b.line(1), b.line(2)) == ("A:crafty_maid+1", "C:madam")
    assert len(b.room.supply) == before - 6
    b.next_turn()


def test_r12_32_alert_lady_lupin_short_of_tiles(ball):
    """She steals 3 first; of what is left her player chooses which cards get one."""
    b = ball(lines=("A?joker", "A:crafty_maid", ""), front=("alert_lady_lupin",), supply=5)
    b.play("up:p0:alert_lady_lupin")
    assert b.asks(0, "share_loot", "loot:0 loot:1 loot:2")["left"] == 2
    b.answer("loot:1")
    assert b.asks(0, "share_loot", "loot:0 loot:2")["left"] == 1
    b.answer("loot:2")
    assert (b.line(0), b.line(1)) == ("A?joker A:alert_lady_lupin+4", "A:crafty_maid+1")
    assert not b.room.supply
    b.next_turn()


def test_r6_23_alert_lady_lupin_with_just_enough(ball):
    """A tile for each card: nobody is asked."""
    b = ball(lines=("A?joker", "A:crafty_maid", ""), front=("alert_lady_lupin",), supply=6)
    b.play("up:p0:alert_lady_lupin")
    assert (b.line(0), b.line(1)) == ("A?joker+1 A:alert_lady_lupin+4", "A:crafty_maid+1")
    assert not b.room.supply
    b.next_turn()


@pytest.mark.parametrize(("supply", "hers"), [(3, 3), (2, 2), (0, 0)])
def test_r6_23_alert_lady_lupin_with_nothing_left_to_share(ball, supply, hers):
    """Nobody is asked."""
    b = ball(lines=("A?joker", "", ""), front=("alert_lady_lupin",), supply=supply)
    b.play("up:p1:alert_lady_lupin")
    assert (len(b.room.loot[0]), len(b.room.loot[1])) == (0, hers)
    b.next_turn()


# -- 24 Mystic Lady Lupin


def test_r6_24_mystic_lady_lupin_gains_from_the_supply(ball):
    """Three into her owner's area, never on the card; her owner alone learns the kinds."""
    b = fill(ball, "A:constable B:mystic_lady_lupin", supply=10)
    assert (b.room.loot[1], len(b.room.gained[1])) == ((), 3)
    (own,) = [e for e in b.learns(1, "gained") if e["card"] == -1]
    assert own.pop("kinds") == sorted(b.room.gained[1])
    assert own == {"card": -1, "seat": 1, "member": "", "count": 3}
    for viewer in (-1, 0, 2):
        assert b.learns(viewer, "gained") == [own]
    b.decline()


def test_r6_24_mystic_lady_lupin_is_out_of_constables_reach(ball):
    """Wherever they stand: Alert Constable is paid for nothing of it."""
    b = fill(ball, "B:mystic_lady_lupin A:alert_constable", supply=10)
    # The one tile is the Joker's that filled the mansion.
    assert b.paid() == [(0, 1, "alert_constable")]
    assert len(b.room.gained[1]) == 3
    b.decline()


@pytest.mark.parametrize(("supply", "gained"), [(3, 2), (1, 0)])
def test_r6_24_mystic_lady_lupin_with_a_short_supply(ball, supply, gained):
    """As many as there are, after the tile for the face-down play."""
    b = fill(ball, "B:mystic_lady_lupin A:damsel", supply=supply)
    assert len(b.room.gained[1]) == gained
    assert len([e for e in b.happened("gained") if e["card"] == -1]) == (gained > 0)
    b.decline()


def test_r6_24_mystic_lady_lupin_face_down_gains_nothing(ball):
    """R 5."""
    b = fill(ball, "B?mystic_lady_lupin A:damsel")
    assert b.room.gained[1] == ()
    b.decline()
