"""The rulebook's examples (R 13), by number. Ana, Ben and Carl are A, B and C."""

from __future__ import annotations

import pytest

from gloaming.games.rivals.scoring import antiques, jewels, paintings


def test_r13_01_lady_lupin_steals_three(ball):
    """1-A: last in line with 3 loot, supply 33, no kind visible."""
    b = ball(lines=("B:damsel", "", ""), hands=("lady_lupin",), supply=36)
    before = len(b.room.supply)
    b.play("up:p0:lady_lupin")
    assert b.line(0) == "B:damsel A:lady_lupin+3"
    assert len(b.room.supply) == before - 3
    assert b.happened("stole") == [
        {"seat": 0, "card": 1, "member": "lady_lupin", "count": 3, "wanted": 3}
    ]
    b.next_turn()


def test_r13_02_a_face_down_play_carries_one_loot(ball):
    """1-B: 1 loot, influence 1, presence 1; the others do not learn the member."""
    b = ball(hands=("", "constable"), active=1)
    supply = len(b.room.supply)
    b.play("down:p0:constable")
    assert b.line(0) == "B?constable+1"
    assert len(b.room.supply) == supply - 1
    assert (b.room.influence_at(0, 1), b.room.presence_at(0)) == (1, 1)
    (event,) = [e for e in b.last if e.kind == "played_down"]
    assert event.seats == (1,)
    assert event.instead is not None
    assert "member" not in event.instead.params
    b.next_turn()


def test_r13_03_face_down_with_an_empty_supply(ball):
    """1-B short: legal, without loot."""
    b = ball(hands=("constable",), supply=0)
    b.play("down:p0:constable")
    assert b.line(0) == "A?constable"
    b.next_turn()


def test_r13_04_an_advanced_member_is_played_from_the_front(ball):
    """1-C: Crafty Chat Noir puts a tile on M1 and M2; the marker is on the card, the hand full."""
    b = ball(front=("", "", "crafty_chat_noir"), active=2)
    b.play("up:p2:crafty_chat_noir")
    b.answer("tile:p0")
    b.asks(2, "place_tile", "tile:p0 tile:p1")
    b.answer("tile:p1")
    assert (b.tiles(0), b.tiles(1), b.tiles(2)) == ("0 0 1", "0 0 1", "0 0 0")
    assert (b.room.influence_at(0, 2), b.room.influence_at(1, 2)) == (2, 2)
    assert (b.room.free_tiles(2), b.room.advanced_out(2)) == (2, 1)
    assert len(b.room.hands[2]) == 3
    assert not b.happened("drew")
    b.next_turn()


def test_r13_05_constables_in_line(ball):
    """2.1: Constable takes 2 + 1; Crafty Constable finds no loot and removes nobody; Mystic Lady
    Lupin gives 3 into the own area."""
    line = "A?damsel+2 B:constable C:crafty_constable+1 B:mystic_lady_lupin"
    b = ball(lines=(line, "", ""), presence="0 0 0", hands=("maid",), supply=20)
    b.play("down:p0:maid")
    # Presence 1 + 2 + 2 + 1 + 1 = 7 of 6: it resolves in this turn.
    assert [e["count"] for e in b.happened("lost")] == [2, 1, 1]
    # One went onto Ana's Maid and is lost too: 20 - 1 + 4, of which Ben gains three.
    assert len(b.room.supply) == 20
    assert not [e for e in b.happened("returned") if e["seat"] == 0]
    assert b.happened("discarded") == []
    assert len(b.room.gained[1]) == 3
    b.asks(0, "upgrade")
    b.answer("decline", "decline")
    b.next_turn()


ROSEWOOD = "A?joker B?chat_noir B:constable C:crafty_chat_noir"


def full_house(ball):
    """The example of 2.3: Ana plays Mystic Maid, and Rosewood Hall is full."""
    b = ball(
        lines=(ROSEWOOD, "B:crafty_madam", ""),
        front=("mystic_maid", "mystic_detective"),
        discards=("", "", ""),
    )
    assert b.room.presence_at(0) == 5
    b.play("up:p0:mystic_maid")
    return b


def test_r13_06_ranking_with_a_tie_for_the_door(ball):
    """2.3: totals 4, 3, 4; Ana beats Carl by position 1 against 4; 7, 4 and 2 Rose Points."""
    b = full_house(ball)
    ranked = [(e["seat"], e["total"], e["amount"]) for e in b.happened("ranked")]
    assert ranked == [(0, 4, 7), (2, 4, 4), (1, 3, 2)]
    assert b.room.rp == [7, 2, 4]
    b.asks(0, "upgrade")


def test_r13_07_it_is_due_exactly_with_the_last_card(ball):
    """2.3 presence: 5 before Mystic Maid, 6 with her."""
    b = full_house(ball)
    assert b.happened("resolving") == [{"place": "rosewood_hall"}]
    b.asks(0, "upgrade")


def test_r13_08_no_influence_no_rank(ball):
    """2.3: who has nothing there is not ranked; the fourth rank is paid nothing."""
    line = "A:damsel B:constable C:lady_lupin D?joker"
    b = ball(4, lines=(line, "", ""), hands=("detective",))
    b.play("down:p0:detective")
    assert [(e["seat"], e["amount"]) for e in b.happened("ranked")] == [
        (0, 7), (1, 4), (2, 2), (3, 0),
    ]  # fmt: skip
    b.asks(0, "upgrade")
    b2 = ball(4, lines=("A:damsel B:constable C:lady_lupin", "", ""), hands=("detective maid",))
    b2.play("down:p0:detective")
    b2.answer("down:p1:joker")
    b2.asks(2, "play")


def test_r13_09_advanced_members_go_home_in_line_order(ball):
    """2.4: to the bottom of their piles, markers back; the basics stay for the upgrades."""
    b = full_house(ball)
    assert [(e["card"], e["family"]) for e in b.happened("returned")] == [
        (3, "chat_noir"),
        (5, "maid"),
    ]
    assert b.pile("chat_noir")[-1] == "crafty_chat_noir"
    assert b.pile("maid")[-1] == "mystic_maid"
    assert b.line(0) == ROSEWOOD.removesuffix(" C:crafty_chat_noir")
    b.asks(0, "upgrade", "upgrade:0 decline")


def test_r13_10_upgrading_and_giving_back(ball):
    """2.5: Ana, Ben, Carl. Ben may draw one card in all, and gives back the one that lies in
    front; Carl has no basic here."""
    b = full_house(ball)
    b.asks(0, "upgrade", "upgrade:0 decline")
    b.answer("decline")
    b.asks(1, "upgrade", "upgrade:1 upgrade:3 decline")
    top = b.pile("chat_noir")[0]
    b.answer("upgrade:1")
    assert b.room.front[1] != ()
    assert b.happened("gave_back") == [
        {"seat": 1, "family": "detective", "member": "mystic_detective"},
    ]
    assert b.pile("detective")[-1] == "mystic_detective"
    (event,) = b.happened("upgraded")
    assert event["member"] == top
    b.next_turn()


def test_r13_11_no_upgrade_with_both_markers_in_mansions(ball):
    """2.5 blocked."""
    line = "B?joker C:constable C:damsel"
    b = ball(lines=(line, "B:crafty_madam B:mystic_detective", ""), hands=("lady_lupin constable",))
    b.play("up:p0:constable")
    b.asks(0, "upgrade")
    b.answer("decline")
    b.asks(2, "upgrade")
    b.answer("decline")
    b.next_turn()


def test_r13_12_no_upgrade_from_an_empty_pile(ball):
    """2.5 empty: an open basic whose pile is empty is not asked about; a face-down one is."""
    away = "B:crafty_joker B:alert_joker C:mystic_joker"
    b = ball(lines=("A:joker C:constable C:damsel", "", away), hands=("lady_lupin constable",))
    b.play("up:p0:constable")
    b.asks(0, "upgrade", "upgrade:3 decline")
    b.answer("decline", "decline")
    b.next_turn()


def test_r13_13_clean_up(ball):
    """2.6: basics face up to the discards, tiles home, one more resolved, a new mansion of the same
    size in the same place."""
    b = full_house(ball)
    b.answer("decline", "decline")
    assert b.room.discards[0] == (1,)
    assert b.room.discards[1] == (5, 13)
    assert b.room.resolved == ("rosewood_hall",)
    assert b.room.mansion_at(0).size == "small"
    assert (b.line(0), b.tiles(0), b.room.presence[0]) == ("", "0 0 0", 0)
    b.next_turn()


def test_r13_14_the_discards_become_a_deck(ball):
    """3: the deck is empty, 4 in the discards: they are shuffled, one is drawn, deck 3."""
    b = ball(
        hands=("joker maid damsel",),
        decks=("",),
        discards=("chat_noir detective constable madam",),
        lines=("A:lady_lupin", "", ""),
    )
    b.play("down:p1:joker")
    assert len(b.room.hands[0]) == 3
    assert (len(b.room.decks[0]), b.room.discards[0]) == (3, ())
    assert b.happened("reshuffled") == [{"seat": 0}]
    b.next_turn()


def test_r13_15_nothing_left_to_draw(ball):
    """3: deck and discards are empty: the hand stays as it is."""
    b = ball(hands=("joker maid damsel",), decks=("",), discards=("",))
    b.play("down:p1:joker")
    assert len(b.room.hands[0]) == 2
    b.next_turn()


def last_turn(ball, **setting):
    """A game that ends with the mansion which this play fills."""
    line = "A:alert_madam"
    b = ball(lines=(line, "", ""), resolved=6, hands=("constable",), **setting)
    b.play("up:p0:constable")
    b.answer("decline")
    assert b.room.over
    return b


def test_r13_16_scoring(ball):
    """Loot 14, 11, 13; totals 47, 49, 41: Ben wins."""
    b = last_turn(
        ball,
        gained=(
            "jewel jewel jewel painting painting",
            "jewel jewel antique antique",
            "painting painting painting antique",
        ),
        # Ana gets 7 for the mansion.
        rp="26 38 28",
    )
    assert b.room.loot_points == (14, 11, 13)
    assert b.room.winners == (1,)


def test_r13_17_a_tie_for_most_paintings_pays_nobody(ball):
    """6, 6, 2 and no bonus."""
    b = last_turn(ball, gained=("painting " * 3, "painting", "painting " * 3))
    assert b.room.loot_points == (6, 2, 6)


def test_r13_18_no_paintings_no_bonus(ball):
    """Nobody has any."""
    b = last_turn(ball, gained=("jewel", "", ""))
    assert b.room.loot_points == (2, 0, 0)


def test_r13_19_jewels():
    """1 to 7."""
    assert [jewels(n) for n in range(1, 8)] == [2, 5, 10, 12, 15, 20, 22]


def test_r13_20_antiques():
    """1 to 5; and paintings (R 7)."""
    assert [antiques(n) for n in range(1, 6)] == [2, 6, 8, 12, 14]
    assert [paintings(n) for n in range(3)] == [0, 2, 4]


@pytest.mark.parametrize(
    ("gained", "rp", "winners", "reason"),
    [
        # 12 against 10 loot at 40 each; then 12 each.
        (("jewel " * 4, "jewel " * 3, ""), "21 30 0", (0,), "loot"),
        (("jewel " * 4, "antique " * 4, ""), "21 28 0", (0, 1), "shared"),
    ],
)
def test_r13_21_ties(ball, gained, rp, winners, reason):
    """More loot points win; still tied, they share."""
    b = last_turn(ball, gained=gained, rp=rp)
    assert b.room.winners == winners
    assert set(b.room.game.outcome(b.room).reasons.values()) == {reason}


def test_r13_22_two_players(ball):
    """The lower of two gets what is for the third; alone one gets the first."""
    b = ball(2, lines=("B:damsel B:constable A:detective", "", ""), hands=("madam constable",))
    b.play("down:p0:madam")
    b.asks(1, "play")
    b.answer("down:p0:joker")
    assert [(e["seat"], e["total"], e["amount"]) for e in b.happened("ranked")] == [
        (1, 6, 7), (0, 3, 2),
    ]  # fmt: skip
    b.asks(1, "upgrade")
    alone = ball(2, lines=("A:alert_madam", "", ""), hands=("constable",))
    alone.play("up:p0:constable")
    assert [(e["seat"], e["amount"]) for e in alone.happened("ranked")] == [(0, 7)]
    alone.asks(0, "upgrade")


def test_r13_23_both_due_mansions_are_resolved_past_the_seventh(ball):
    """6 resolved, two due: both, count 8, the game ends, nobody draws."""
    b = ball(
        lines=("A:alert_madam B?maid", "B:alert_chat_noir C:alert_constable C?joker", ""),
        hands=("madam",),
        resolved=6,
    )
    b.play("up:p0:madam")
    b.answer("presence:p1")
    b.asks(0, "resolve", "resolve:p0 resolve:p1")
    b.answer("resolve:p1", "decline", "decline", "decline")
    assert len(b.room.resolved) == 8
    assert b.room.over
    assert not b.happened("drew")
