"""What the rulebook leaves open, as far as no other file has it: rulings (R 12), choices (R 16)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.rivals.ball import fill, look_alike
from gloaming.engine import Chance


def test_r12_08_crafty_detective_here_follows_the_card(ball):
    """After it has moved itself, the second move is to or from where it lies then."""
    b = ball(lines=("B:damsel", "C:maid", "B:madam"), front=("crafty_detective",))
    b.play("up:p0:crafty_detective")
    b.answer("move:p1:3")
    b.asks(
        0,
        "move",
        "move:p1:0 move:p0:1 move:p2:1 move:p1:2 move:p0:3 move:p2:3",
    )
    b.answer("move:p1:2")
    assert b.line(1) == "C:maid A:crafty_detective B:madam"
    b.next_turn()


def test_r12_24_lost_loot_can_be_drawn_again(ball):
    """After any loss draws are uniform over all tiles: what went back comes as soon as others."""
    drawn = Counter()
    for seed in range(40):
        b = ball(
            lines=("B:maid+1", "", ""),
            front=("mystic_constable",),
            hands=("*", "constable"),
        )
        room = b.room
        room.loot[0] = ("jewel",)
        room.supply = ["antique"]
        room.chance = Chance(bytes([seed]))
        b.play("up:p1:mystic_constable")
        assert sorted(room.supply) == ["antique", "jewel"]
        b.play("down:p2:constable")
        drawn[room.loot[2]] += 1
        b.next_turn()
    assert min(drawn[("antique",)], drawn[("jewel",)]) > 8


def test_r12_24_any_tile_may_be_drawn(ball):
    """From the middle of the heap too."""
    drawn = set()
    for seed in range(40):
        b = ball(hands=("constable",))
        b.room.supply = ["antique", "jewel", "painting"]
        b.room.chance = Chance(bytes([seed]))
        b.play("down:p0:constable")
        drawn |= set(b.room.loot[0])
        b.next_turn()
    assert drawn == {"antique", "jewel", "painting"}


def test_r12_26_an_advanced_member_is_never_played_face_down(ball):
    """It lies in front, and never enters a hand: not even when one is returned or drawn."""
    b = ball(hands=("joker",), front=("crafty_madam",))
    downs = {o.card for o in b.room.asked.options[0] if o.verb == "down"}
    assert downs == {"joker"}
    b.asks(0, "play")


def test_r12_16_a_removed_constable_has_worked(ball):
    """What happened in R1 before a card's removal stays; Rose Points are not given back."""
    b = fill(ball, "B:mystic_chat_noir+1 B:maid A:crafty_constable")
    assert b.paid() == [(1, 2, "mystic_chat_noir")]
    assert b.room.rp[1] == 2 + 4
    b.decline()


def test_r16_01_a_single_outcome_is_not_asked(ball):
    """One target: the Detective is asked (itself and others), the Maid is not."""
    b = ball(lines=("B:damsel", "", ""), hands=("maid",))
    b.play("up:p0:maid")
    assert b.line(0) == "B?damsel A:maid"
    b.next_turn()


def test_r16_08_places_have_no_size(ball):
    """After Mystic Detective a large mansion is followed by a large one where it lies then."""
    b = ball(
        lines=("A:alert_madam B:alert_maid C:constable", "", ""),
        mansions="crown_castle rosewood_hall velvet_terrace",
        front=("mystic_detective",),
        hands=("constable",),
    )
    assert b.room.presence_at(0) == 8
    large, small = b.room.large[-1], b.room.small[-1]
    b.play("up:p2:mystic_detective")
    b.answer("exchange:p0:1")
    # Rosewood Hall, limit 6, came to a line of 8.
    b.decline()
    assert b.room.mansions == [small, "crown_castle", "velvet_terrace"]
    assert b.room.large[-1] == large


def test_r16_10_a_taken_over_member_goes_to_its_familys_pile(ball):
    """And the marker to whom it belongs by then."""
    b = ball(
        lines=("B:crafty_damsel C:alert_maid", "", ""),
        front=("alert_joker",),
        hands=("*", "constable"),
    )
    b.play("up:p1:alert_joker")
    b.answer("swap:0")
    assert b.line(0) == "A:crafty_damsel C:alert_maid"
    b.play("up:p0:constable")
    b.asks(2, "play")
    b.play("down:p0:joker")
    returned = [(e["seat"], e["family"]) for e in b.happened("returned")]
    assert returned == [(0, "damsel"), (2, "maid")]
    assert b.pile("damsel")[-1] == "crafty_damsel"
    b.decline()


def test_r16_11_what_was_put_back_can_be_drawn_later_in_the_same_step(ball):
    """If its pile has no other."""
    b = fill(
        ball,
        "A:damsel B:maid",
        front=("crafty_maid mystic_madam", "mystic_maid"),
        elsewhere=("C:alert_maid", ""),
    )
    assert b.pile("maid") == []
    b.answer("decline", "upgrade:6", "return:crafty_maid")
    b.asks(1, "upgrade", "upgrade:4 decline")
    b.answer("upgrade:4")
    assert b.seen_by(1)[0]["own"]["front"] == ["mystic_maid", "crafty_maid"]
    b.next_turn()


def test_r16_12_mystic_lady_lupin_behind_a_constable(ball):
    """She may gain what he has just made lost."""
    b = fill(ball, "A:constable B?maid+2 B:mystic_lady_lupin", supply=1)
    # The supply was empty after the play; three tiles came back, and all are hers.
    assert len(b.room.gained[1]) == 3
    assert b.room.supply == []
    b.decline()


def test_r16_15_silence_is_told_where_nothing_would_have_worked(ball):
    """Of every mansion with an open Alert Maid."""
    b = fill(ball, "A:alert_maid B:maid")
    assert b.happened("silenced") == [{"place": "rosewood_hall"}]
    b.decline()


@pytest.mark.parametrize("hidden", ["damsel", "maid"])
def test_r16_18_what_may_stay_hidden_is_not_shown(ball, hidden):
    """Own face-down cards that Mystic Maid shields: their owner is asked in any case, and what
    stays, and what is no member of the family, looks the same to the others."""

    def scene(member):
        return ball(lines=(f"A:mystic_maid A?{member}", "", ""), front=("alert_detective",))

    one, other = scene("damsel"), scene("joker")
    look_alike(one, other, {0}, "up:p1:alert_detective", "family:p2:6")
    one.asks(0, "let_stay", "stay:1 stop")
    other.asks(0, "let_stay", "stop")
    look_alike(one, other, {0}, ("stay:1", "stop"))
    one.next_turn()
    other.next_turn()
    b = scene(hidden)
    b.play("up:p1:alert_detective")
    b.answer("family:p2:6", "stay:1" if hidden == "damsel" else "stop")
    assert not b.happened("family_known")
    assert not b.happened("moved")
    assert b.seen_by(-1)[0]["public"]["mansions"][0]["line"][1]["family"] is None
    b.next_turn()


@pytest.mark.parametrize(("card", "known"), [("constable", True), ("crafty_constable", False)])
def test_r16_18_nothing_is_asked_for_what_everybody_knows(ball, card, known):
    """A face-down card of a known family gives nothing away: its owner is asked only if it is the
    family that has been named, and then once."""
    for family, asked in ((6, False), (3, True)):
        b = ball(lines=(f"A:mystic_maid A?{card}", "B:damsel", ""), front=("alert_detective",))
        b.room.family_known[1] = known
        b.play("up:p1:alert_detective")
        b.answer(f"family:p2:{family}")
        if asked:
            b.asks(0, "let_stay", "stay:1 stop")
            b.answer("stop")
            assert b.line(2) == f"A?{card}"
        assert not b.happened("family_known")
        b.next_turn()


def test_r16_18_what_moves_is_known(ball):
    """It goes with the others, in the order that its player chooses."""
    b = ball(lines=("A:mystic_maid A?damsel", "B:damsel", ""), front=("alert_detective",))
    b.play("up:p1:alert_detective")
    b.answer("family:p2:6", "stop")
    assert [e["card"] for e in b.happened("family_known")] == [1]
    b.asks(0, "next_to_move", "next:1 next:2")
    b.answer("next:1")
    assert b.line(2) == "A?damsel B:damsel"
    b.next_turn()


def test_r16_20_no_and_nothing_to_draw_look_the_same(ball):
    """Whether he could have upgraded stays open."""
    away = ("", "B:crafty_damsel C:alert_damsel D:mystic_damsel")
    one = fill(ball, "A?damsel B:maid", seats=4, elsewhere=away)
    other = fill(ball, "A?constable B:maid", seats=4, elsewhere=away)
    look_alike(one, other, {0}, "decline", "decline")
    one.decline()
    other.decline()
