"""The Maids, members 17 to 20 (R 6)."""

from __future__ import annotations

import pytest

from games.rivals.ball import fill

# -- 17 Maid


def test_r6_17_maid_turns_another_open_card_here(ball):
    """Own or another's; not herself, not one that lies face down, not one elsewhere."""
    b = ball(lines=("A:damsel B:madam C?joker", "C:madam", ""), hands=("maid",))
    b.play("up:p0:maid")
    assert b.asks(0, "turn_down", "turn:0 turn:1")["left"] == 1
    b.answer("turn:0")
    assert b.line(0) == "A?damsel B:madam C?joker A:maid"
    b.next_turn()


def test_r6_17_maid_must_turn_the_only_one(ball):
    """Also her own player's; nobody may decline."""
    b = ball(lines=("A:damsel", "", ""), hands=("maid",))
    b.play("up:p0:maid")
    assert b.line(0) == "A?damsel A:maid"
    b.next_turn()


def test_r6_17_maid_alone_does_nothing(ball):
    """Face-down cards are no targets."""
    b = ball(lines=("B?damsel", "", ""), hands=("maid",))
    b.play("up:p0:maid")
    assert b.line(0) == "B?damsel A:maid"
    assert not b.happened("turned_down")
    b.next_turn()


def test_r6_17_maid_steals_no_loot(ball):
    """What lies on the card stays; none is added."""
    b = ball(lines=("B:lady_lupin+3", "", ""), hands=("maid",))
    supply = len(b.room.supply)
    b.play("up:p0:maid")
    assert b.line(0) == "B?lady_lupin+3 A:maid"
    assert len(b.room.supply) == supply
    assert (b.room.influence_of(0), b.room.presence_of(0)) == (1, 1)
    b.next_turn()


@pytest.mark.parametrize(("member", "family"), [("damsel", None), ("crafty_damsel", "damsel")])
def test_r6_17_maid_makes_a_card_a_hidden_one(ball, member, family):
    """R 10: it was seen, but the view does not repeat it; of an advanced one the family stays
    public. Its owner may look."""
    b = ball(lines=(f"B:{member}", "", ""), hands=("maid",))
    b.play("up:p0:maid")
    assert b.happened("turned_down") == [{"card": 0, "seat": 1, "member": member}]
    for viewer in (-1, 0, 1, 2):
        card = b.seen_by(viewer)[0]["public"]["mansions"][0]["line"][0]
        assert (card["up"], card["member"], card["family"]) == (False, None, family)
    assert b.seen_by(1)[0]["own"]["face_down"] == {"0": member}
    assert b.seen_by(0)[0]["own"]["face_down"] == {}
    b.next_turn()


def test_r6_17_maid_ends_what_alert_detective_made_known(ball):
    """A card whose family was known lies open, then face down again: as any face-down basic."""
    b = ball(lines=("A?damsel", "", ""), hands=("joker", "maid"))
    b.room.family_known[0] = True
    b.play("up:p0:joker")
    b.play("up:p0:maid")
    b.answer("turn:0")
    card = b.seen_by(-1)[0]["public"]["mansions"][0]["line"][0]
    assert (card["up"], card["family"]) == (False, None)
    b.next_turn()


def test_r6_17_maid_turns_down_what_waits_for_the_mansion_to_fill(ball):
    """A resolving skill is off while its card lies face down."""
    b = ball(lines=("B:mystic_lady_lupin C:damsel", "", ""), hands=("maid",), presence="3")
    b.play("up:p0:maid")
    b.answer("turn:0")
    assert [e["member"] for e in b.happened("activated")] == ["damsel"]
    assert b.room.gained[1] == ()
    b.decline()


# -- 18 Crafty Maid


def test_r6_18_crafty_maid_turns_two(ball):
    """Two others here, chosen together."""
    b = ball(lines=("B:damsel C:madam A:joker", "", ""), front=("crafty_maid",))
    b.play("up:p0:crafty_maid")
    assert b.asks(0, "turn_down", "turn:0 turn:1 turn:2")["left"] == 2
    b.answer("turn:1")
    assert b.line(0) == "B:damsel C:madam A:joker A:crafty_maid"
    assert b.asks(0, "turn_down", "turn:0 turn:2")["left"] == 1
    b.answer("turn:0")
    assert b.line(0) == "B?damsel C?madam A:joker A:crafty_maid"
    b.next_turn()


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("", ""),
        ("B?joker ", "B?joker "),
        ("B:damsel ", "B?damsel "),
        ("B:damsel C:madam ", "B?damsel C?madam "),
    ],
)
def test_r12_13_crafty_maid_never_turns_herself(ball, line, after):
    """With none, one or two others there is nothing to choose."""
    b = ball(lines=(line, "", ""), front=("crafty_maid",))
    b.play("up:p0:crafty_maid")
    assert b.line(0) == f"{after}A:crafty_maid"
    b.next_turn()


def test_r12_25_crafty_maid_cannot_take_mystic_maid_and_her_ward(ball):
    """Both are chosen before either turns."""
    b = ball(lines=("B:mystic_maid B:damsel C:madam C:joker", "", ""), front=("crafty_maid",))
    b.play("up:p0:crafty_maid")
    b.asks(0, "turn_down", "turn:0 turn:2 turn:3")
    b.answer("turn:0")
    b.asks(0, "turn_down", "turn:2 turn:3")
    b.answer("turn:3")
    assert b.line(0) == "B?mystic_maid B:damsel C:madam C?joker A:crafty_maid"
    b.next_turn()


def test_r12_21_crafty_maid_may_stop_at_her_own_guarded_cards(ball):
    """Where only they are left."""
    b = ball(lines=("A:mystic_maid A:damsel", "", ""), front=("crafty_maid",))
    b.play("up:p0:crafty_maid")
    # Mystic Maid herself is not guarded: one of the two must turn.
    b.asks(0, "turn_down", "turn:0 turn:1")
    b.answer("turn:0")
    b.asks(0, "turn_down", "turn:1 stop")
    b.answer("stop")
    assert b.line(0) == "A?mystic_maid A:damsel A:crafty_maid"
    b.next_turn()


def test_r12_21_crafty_maid_may_turn_them_all_the_same(ball):
    """Guarded own cards stay legal targets."""
    b = ball(lines=("A:mystic_maid A:damsel", "", ""), front=("crafty_maid",))
    b.play("up:p0:crafty_maid")
    b.answer("turn:0", "turn:1")
    assert b.line(0) == "A?mystic_maid A?damsel A:crafty_maid"
    b.next_turn()


# -- 19 Alert Maid


def test_r6_19_alert_maid_silences_her_own_side_too(ball):
    """No resolving skill works here, nor is one told of."""
    b = fill(ball, "A:alert_maid A:mystic_chat_noir B:damsel", elsewhere=("A:constable B?joker+1",))
    assert b.happened("silenced") == [{"place": "rosewood_hall"}]
    assert (b.happened("activated"), b.paid()) == ([], [])
    b.decline()


def test_r6_19_alert_maid_lets_loot_and_ranks_be(ball):
    """R2 and R3 go on as ever; she counts 4."""
    b = fill(ball, "B:damsel+2 A:alert_maid B?maid")
    assert [(e["seat"], e["count"]) for e in b.happened("gained")] == [(1, 2), (2, 1)]
    # The tie is decided by the line, which Ben's Damsel leads anyhow.
    assert b.ranked() == [(1, 4, 7), (0, 4, 4), (2, 1, 2)]
    b.decline()


def test_r6_19_alert_maid_breaks_no_tie_for_a_damsel(ball):
    """Silenced, the Damsel wins no tie."""
    b = fill(ball, "A:alert_maid B:damsel B?maid")
    assert b.ranked()[:2] == [(0, 4, 7), (1, 4, 4)]
    b.decline()


def test_r6_19_alert_maid_face_down_silences_nobody(ball):
    """She is off while face down."""
    b = fill(ball, "A?alert_maid B:damsel")
    assert [e["member"] for e in b.happened("activated")] == ["damsel"]
    assert not b.happened("silenced")
    b.decline()


def test_r6_19_alert_maid_silences_only_her_own_mansion(ball):
    """Elsewhere skills work."""
    b = fill(ball, "B:damsel A:maid", elsewhere=("A:alert_maid", ""))
    assert [e["member"] for e in b.happened("activated")] == ["damsel"]
    b.decline()


# -- 20 Mystic Maid


def test_r6_20_mystic_maid_guards_against_maids(ball):
    """Her side cannot be turned down by opponents; she herself can."""
    b = ball(lines=("B:mystic_maid B:damsel", "", ""), hands=("maid",))
    b.play("up:p0:maid")
    assert b.line(0) == "B?mystic_maid B:damsel A:maid"
    b.next_turn()


def test_r6_20_mystic_maid_guards_only_here_and_only_her_own(ball):
    """Not another player's cards, not those in other mansions."""
    b = ball(lines=("B:mystic_maid C:madam B:joker", "B:damsel", ""), hands=("detective",))
    b.play("up:p2:detective")
    b.asks(0, "move", "move:p2:0 move:p2:1 move:p2:3 move:p0:4 move:p1:4")
    b.answer("move:p2:3")
    b.next_turn()


def test_r6_20_mystic_maid_face_down_guards_nobody(ball):
    """Permanent skills are off while face down."""
    b = ball(lines=("B?mystic_maid B:damsel", "", ""), hands=("maid",))
    b.play("up:p0:maid")
    assert b.line(0) == "B?mystic_maid B?damsel A:maid"
    b.next_turn()


def test_r6_20_mystic_maid_guards_hidden_cards_too(ball):
    """Face-down cards of her side cannot be moved either."""
    b = ball(lines=("B:mystic_maid B?damsel", "", ""), hands=("detective",))
    b.play("up:p1:detective")
    b.asks(0, "move", "move:p1:0 move:p0:2 move:p2:2")
    b.answer("move:p1:0")
    b.next_turn()


def test_r6_20_mystic_maid_moved_guards_her_new_mansion(ball):
    """A permanent skill stays on after a move (R 5)."""
    b = ball(lines=("B:mystic_maid", "B:damsel", ""), hands=("detective", "*", "maid"))
    b.play("up:p1:detective")
    b.answer("move:p1:0")
    b.play("down:p2:joker")
    b.play("up:p1:maid")
    # Ana's Detective and Mystic Maid are open; Ben's Damsel is guarded.
    b.asks(2, "turn_down", "turn:0 turn:2")
    b.answer("turn:2")
    b.next_turn()


def test_r6_20_mystic_maid_does_not_stop_a_swap_of_mansions(ball):
    """Mystic Detective moves houses, not cards."""
    b = ball(lines=("B:mystic_maid B:damsel", "", ""), front=("mystic_detective",))
    b.play("up:p2:mystic_detective")
    b.answer("exchange:p0:1")
    assert b.room.mansions[0] == "velvet_terrace"
    b.next_turn()


def test_r6_20_mystic_maid_taken_over_guards_her_new_owners_cards(ball):
    """Alert Joker swaps markers: she guards whose card she is."""
    b = ball(
        lines=("B:mystic_maid B:damsel A:joker", "", ""),
        front=("alert_joker",),
        hands=("*", "detective"),
    )
    b.play("up:p1:alert_joker")
    b.play("up:p2:detective")
    # Ana's Joker is guarded now, Ben's own Damsel is not; the Detective may move himself.
    b.asks(1, "move", "move:p2:0 move:p2:1 move:p2:3 move:p0:4 move:p1:4")
    b.answer("move:p2:1")
    b.next_turn()
