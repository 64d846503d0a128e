"""Who may know what (R 10), row by row: worlds that differ in a secret look alike to the others."""

from __future__ import annotations

import pytest

from games.rivals.ball import fill, look_alike
from gloaming.engine import ALL, PUBLIC, Chance
from gloaming.games.rivals.members import NUMBERS


def test_r10_a_a_hand_is_its_owners_secret(ball):
    """Others see how many; a card that is played face up comes from nowhere."""
    one = ball(hands=("*", "joker maid damsel"))
    other = ball(hands=("*", "madam constable damsel"))
    assert one.seen_by(1) != other.seen_by(1)
    look_alike(one, other, {1}, "down:p1:joker", "up:p2:damsel")
    one.next_turn()
    other.next_turn()


def test_r10_a_nobody_knows_the_order_of_a_deck(ball):
    """Its owner neither."""
    deck = ["maid", "damsel", "madam", "constable"]
    hands = ("joker chat_noir detective",)
    one = ball(hands=hands, decks=(" ".join(deck),))
    other = ball(hands=hands, decks=(" ".join(reversed(deck)),))
    look_alike(one, other, ())
    one.next_turn()
    other.next_turn()


def test_r10_what_is_drawn_only_the_drawer_learns(ball):
    """From decks in another order."""
    deck = ["maid", "damsel", "madam", "constable"]
    hands = ("joker chat_noir detective",)
    one = ball(hands=hands, decks=(" ".join(deck),))
    other = ball(hands=hands, decks=(" ".join(reversed(deck)),))
    look_alike(one, other, {0}, "down:p0:joker")
    assert one.seen_by(0)[0]["own"]["hand"] == ["chat_noir", "detective", "constable"]
    assert other.seen_by(0)[0]["own"]["hand"] == ["chat_noir", "detective", "maid"]
    one.next_turn()
    other.next_turn()


def test_r10_discards_are_open_to_all(ball):
    """In the order in which they were laid."""
    b = ball(discards=("", "maid damsel"))
    for viewer in (PUBLIC, 0, 1, 2):
        assert b.seen_by(viewer)[0]["public"]["players"][1]["discards"] == ["maid", "damsel"]
    b.next_turn()


def test_r10_e_a_face_down_play_names_no_member(ball):
    """Neither what is told nor what is seen; nor who is asked what because of it."""
    hands = ("joker maid damsel",)
    one, other = ball(hands=hands), ball(hands=hands)
    one.answer("down:p0:joker")
    other.answer("down:p0:damsel")
    look_alike(one, other, {0}, "up:p1:joker")
    card = {"card": 0, "seat": 0, "place": "rosewood_hall"}
    again = ball(hands=hands)
    again.play("down:p0:maid")
    for viewer in (PUBLIC, 1, 2):
        assert again.learns(viewer, "played_down") == [card]
    assert again.learns(0, "played_down") == [{**card, "member": "maid"}]
    assert again.seen_by(0)[0]["own"]["face_down"] == {"0": "maid"}
    for b in (one, other, again):
        b.next_turn()


def test_r10_f_a_card_played_anew_has_a_new_number(ball):
    """So nobody can tell a face-down card by what it was once."""
    b = fill(ball, "A:alert_madam")
    b.decline()
    before = b.room.lines[0]
    b.room.hands[0] = (*b.room.hands[0], NUMBERS["madam"])
    assert before == ()
    assert b.room.owner == [0, 2]
    b.answer("down:p0:joker")
    assert b.room.lines[0] == (2,)
    b.next_turn()


def test_r10_g_a_hidden_basic_is_known_when_it_is_discarded(ball):
    """R6 and not before: while upgrades are asked it lies hidden."""
    b = fill(ball, "B:damsel A?maid")
    line = b.seen_by(1)[0]["public"]["mansions"][0]["line"]
    assert [card["member"] for card in line] == ["damsel", None, None]
    assert {e["member"] for e in b.happened("gained")} <= {"", "damsel"}
    b.decline()
    told = [(e["seat"], e["member"]) for e in b.learns(PUBLIC, "discarded")]
    assert told == [(1, "damsel"), (0, "maid"), (2, "joker")]
    assert b.seen_by(1)[0]["public"]["players"][0]["discards"] == ["maid"]


def test_r10_c_an_advanced_member_in_front_shows_its_family(ball):
    """The version is its owner's secret until it is played."""
    one = ball(front=("", "crafty_joker"))
    other = ball(front=("", "alert_joker"))
    assert one.seen_by(2)[0]["public"]["players"][1]["front"] == ["joker"]
    assert one.seen_by(1)[0]["own"]["front"] == ["crafty_joker"]
    look_alike(one, other, {1}, "down:p0:joker")
    one.next_turn()
    other.next_turn()


def test_r10_c_a_card_put_back_stays_secret(ball):
    """R 5 and (k): family alone."""
    one = fill(ball, "A:damsel B:madam", front=("crafty_maid alert_constable",))
    other = fill(ball, "A:damsel B:madam", front=("mystic_maid alert_constable",))
    look_alike(
        one, other, {0}, "decline", "upgrade:6", ("return:crafty_maid", "return:mystic_maid")
    )
    one.decline()
    other.decline()


def test_r10_d_nobody_knows_the_order_of_any_pile(ball):
    """Advanced members, mansions, loot, and what chance will bring."""
    one, other = ball(), ball()
    room = other.room
    room.piles = [tuple(reversed(pile)) for pile in room.piles]
    room.small.reverse()
    room.large.reverse()
    room.supply.reverse()
    room.chance = Chance(b"another")
    look_alike(one, other, ())
    one.next_turn()
    other.next_turn()


@pytest.mark.parametrize("kinds", [("jewel", "jewel"), ("painting", "antique")])
def test_r10_b_gained_loot_is_its_owners_secret(ball, kinds):
    """Others see how much."""
    one = ball(gained=("", "jewel painting", ""))
    other = ball(gained=("", " ".join(kinds), ""))
    assert one.seen_by(PUBLIC)[0]["public"]["players"][1]["gained"] == 2
    look_alike(one, other, {1}, "down:p0:joker")
    one.next_turn()
    other.next_turn()


def test_r10_b_the_owner_sees_what_it_is_worth(ball):
    """Kinds, and the points of his loot alone, without the bonus for paintings."""
    b = ball(gained=("", "jewel jewel antique painting painting", ""))
    own = b.seen_by(1)[0]["own"]
    assert own["gained"] == {"jewel": 2, "antique": 1, "painting": 2}
    assert own["loot_points"] == 5 + 2 + 4
    b.next_turn()


def test_r10_b_loot_that_is_gained_is_told_to_the_gainer(ball):
    """Two worlds with other loot on a card: only its owner can tell them apart, and only when the
    mansion is full."""

    def scene(kinds):
        b = ball(
            lines=("A?maid+1 B:crafty_madam B:damsel", "", ""),
            hands=("*", "*", "constable"),
            presence="2",
            active=2,
        )
        b.room.supply = sorted([*b.room.supply, *b.room.loot[0]])
        b.room.supply.remove(kinds)
        b.room.loot[0] = (kinds,)
        return b

    one, other = scene("jewel"), scene("painting")
    look_alike(one, other, ())
    one.room.supply = other.room.supply = ["antique"] * 9
    look_alike(one, other, {0, 2}, "down:p0:constable")
    assert one.seen_by(0)[0]["own"]["gained"]["jewel"] == 1
    one.decline()
    other.decline()


def test_r10_watchers_see_what_all_see(ball):
    """Nothing of their own; every seat sees the same of the table."""
    b = fill(ball, "A?maid B:damsel")
    assert b.seen_by(PUBLIC)[0]["own"] is None
    public = b.seen_by(PUBLIC)[0]["public"]
    assert all(b.seen_by(seat)[0]["public"] == public for seat in range(3))
    b.decline()


def test_r10_a_question_is_for_who_is_asked(ball):
    """Others see whom the game waits for, not the options."""
    b = fill(ball, "A?maid B:damsel")
    assert b.seen_by(2)[1]["kind"] == "upgrade"
    for viewer in (PUBLIC, 0, 1):
        assert b.seen_by(viewer)[1] is None
        assert b.seen_by(viewer)[2] == {"seats": [2], "kind": "upgrade"}
    b.decline()


def test_r10_what_an_answer_was_is_nobody_elses_business(ball):
    """The frames that all may see hold no answers."""
    b = ball(lines=("A?joker B:maid", "", ""), hands=("detective",))
    b.play("up:p0:detective")
    frames = b.seen_by(PUBLIC)[0]["public"]["stack"]
    assert [frame["procedure"] for frame in frames] == ["Rounds", "Turn", "Detective"]
    assert not any({"answer", "answers", "kept"} & frame.keys() for frame in frames)
    b.answer("move:p1:1")
    b.next_turn()


def test_r10_at_the_end_everything_is_shown(ball):
    """The loot of all, with its points; before the end there is no score."""
    b = ball(
        lines=("A:alert_madam", "", ""),
        resolved=6,
        hands=("constable",),
        gained=("", "jewel jewel", "painting"),
    )
    assert b.seen_by(PUBLIC)[0]["public"]["over"] is None
    b.play("up:p0:constable")
    b.answer("decline")
    scores = b.seen_by(PUBLIC)[0]["public"]["over"]["scores"]
    assert [score["tiles"]["jewel"] for score in scores] == [0, 2, 0]
    assert [score["loot"] for score in scores] == [0, 5, 7]
    everything = b.seen_by(ALL)[0]["all"]
    assert [own["seat"] for own in everything] == [0, 1, 2]
