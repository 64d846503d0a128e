"""The Detectives, members 9 to 12 (R 6)."""

from __future__ import annotations

import pytest

from games.rivals.ball import look_alike

# -- 9 Detective


def test_r6_09_detective_may_move_any_card_to_or_from_here(ball):
    """Own or another's, face up or down, itself; never between two other mansions."""
    b = ball(lines=("A:maid B?damsel", "C:madam", "A?constable"), hands=("detective",))
    b.play("up:p0:detective")
    about = b.asks(
        0,
        "move",
        "move:p1:0 move:p2:0 move:p1:1 move:p2:1 move:p0:2 move:p0:3 move:p1:4 move:p2:4",
    )
    assert about == {"card": 4, "member": "detective", "left": 1}
    b.answer("move:p2:1")
    assert b.line(2) == "A?constable B?damsel"
    b.next_turn()


def test_r6_09_detective_alone_must_move_itself(ball):
    """It always has a legal move, and nobody may decline."""
    b = ball(hands=("detective",))
    b.play("up:p1:detective")
    b.asks(0, "move", "move:p0:0 move:p2:0")
    b.answer("move:p0:0")
    assert (b.line(0), b.line(1)) == ("A:detective", "")
    b.next_turn()


def test_r6_09_detective_moves_a_hidden_card_unseen(ball):
    """It stays face down with its loot; nobody learns the member, not even who moved it."""
    b = ball(lines=("B?damsel+1", "", ""), hands=("detective",))
    b.play("up:p1:detective")
    b.answer("move:p1:0")
    assert b.line(1) == "A:detective B?damsel+1"
    for viewer in (-1, 0, 2):
        assert b.learns(viewer, "moved") == [
            {
                "card": 0,
                "seat": 1,
                "member": "",
                "from_place": "rosewood_hall",
                "to_place": "velvet_terrace",
            }
        ]
    b.next_turn()


def test_r6_09_detective_options_do_not_depend_on_hidden_members(ball):
    """R 10 (i): another's face-down card, a Mystic Maid or not, guards nothing."""

    def scene(hidden):
        return ball(lines=(f"B?{hidden} B:maid", "", ""), front=("mystic_detective",), active=2)

    one, other = scene("damsel"), scene("constable")
    look_alike(one, other, {1}, "up:p1:detective", "move:p1:0")
    one.next_turn()
    other.next_turn()


def test_r6_09_detective_may_move_what_his_own_mystic_maid_guards(ball):
    """Ruling 21: shielded own cards stay legal targets; he may not stop, for he can move."""
    b = ball(lines=("A:mystic_maid A:damsel", "", ""), hands=("detective",))
    b.play("up:p0:detective")
    b.asks(0, "move", "move:p1:0 move:p2:0 move:p1:1 move:p2:1 move:p1:2 move:p2:2")
    b.answer("move:p1:1")
    assert b.line(1) == "A:damsel"
    b.next_turn()


def test_r6_09_detective_can_keep_a_mansion_from_filling(ball):
    """R 4: presence is checked only once the skill has been carried out."""
    b = ball(lines=("B:alert_madam C:maid", "", ""), hands=("detective",))
    b.play("up:p0:detective")
    b.answer("move:p1:0")
    assert not b.happened("resolving")
    assert (b.room.presence_at(0), b.room.presence_at(1)) == (2, 4)
    b.next_turn()


# -- 10 Crafty Detective


def test_r6_10_crafty_detective_may_move_the_same_card_twice(ball):
    """The second move sees the table after the first: there and back again, last in line."""
    b = ball(lines=("B:damsel C:maid", "", ""), front=("crafty_detective",))
    b.play("up:p0:crafty_detective")
    assert b.asks(0, "move")["left"] == 2
    b.answer("move:p1:0")
    assert b.asks(0, "move")["left"] == 1
    b.answer("move:p0:0")
    assert b.line(0) == "C:maid A:crafty_detective B:damsel"
    b.next_turn()


def test_r6_10_crafty_detective_any_mix(ball):
    """One from here, one to here."""
    b = ball(lines=("B:damsel", "C:maid", ""), front=("crafty_detective",))
    b.play("up:p0:crafty_detective")
    b.answer("move:p2:0", "move:p0:1")
    assert (b.line(0), b.line(1)) == ("A:crafty_detective C:maid", "")
    assert b.line(2) == "B:damsel"
    b.next_turn()


def test_r12_25_crafty_detective_moves_mystic_maid_then_her_ward(ball):
    """He acts twice in turn: what she guarded is free once she has gone."""
    b = ball(lines=("", "B:mystic_maid B:damsel", ""), front=("crafty_detective",))
    b.play("up:p0:crafty_detective")
    assert "move:p0:1" not in [o.id for o in b.room.asked.options[0]]
    b.answer("move:p0:0", "move:p0:1")
    assert b.line(0) == "A:crafty_detective B:mystic_maid B:damsel"
    b.next_turn()


# -- 11 Alert Detective


def test_r6_11_alert_detective_is_offered_every_family_everywhere(ball):
    """R 10 (i): whether or not anybody has a card of it."""
    b = ball(lines=("B?damsel", "", ""), front=("alert_detective",))
    b.play("up:p0:alert_detective")
    b.asks(
        0,
        "name_family",
        " ".join(f"family:p{place}:{family}" for place in range(3) for family in range(8)),
    )
    b.answer("family:p1:7")
    assert b.happened("named") == [{"seat": 0, "family": "madam", "place": "velvet_terrace"}]
    assert not b.happened("moved")
    b.next_turn()


def test_r6_11_alert_detective_moves_everybodys_basics_and_advanced(ball):
    """Face up and down, also himself if his own family is named; a single one unasked."""
    b = ball(
        lines=("B:detective C?mystic_detective+1", "A:crafty_detective C:maid", ""),
        front=("alert_detective",),
    )
    b.play("up:p0:alert_detective")
    b.answer("family:p2:2")
    b.asks(0, "next_to_move", "next:0 next:1 next:2 next:4")
    b.answer("next:4", "next:1", "next:2")
    assert b.line(2) == "A:alert_detective C?mystic_detective+1 A:crafty_detective B:detective"
    assert (b.line(0), b.line(1)) == ("", "C:maid")
    b.next_turn()


def test_r12_09_alert_detective_leaves_cards_at_the_goal(ball):
    """They keep their places, and what lies there face down is not given away."""

    def scene(hidden):
        lines = ("B:constable", f"C?{hidden} B:damsel", "")
        return ball(lines=lines, front=("alert_detective",))

    one, other = scene("constable"), scene("madam")
    look_alike(one, other, {2}, "up:p2:alert_detective", "family:p1:3")
    assert one.line(1) == "C?constable B:damsel B:constable"
    one.next_turn()
    other.next_turn()


def test_r12_10_alert_detective_tells_the_family_of_hidden_cards(ball):
    """They stay face down; their family is public from then on, their owner's hand is not."""
    b = ball(lines=("B?constable", "C?madam", ""), front=("alert_detective",))
    b.play("up:p0:alert_detective")
    b.answer("family:p2:3")
    assert b.line(2) == "B?constable"
    assert b.happened("family_known") == [{"card": 0, "seat": 1, "family": "constable"}]
    lines = [m["line"] for m in b.seen_by(-1)[0]["public"]["mansions"]]
    assert [(c["member"], c["family"]) for c in lines[2]] == [(None, "constable")]
    assert [(c["member"], c["family"]) for c in lines[1]] == [(None, None)]
    b.next_turn()


def test_r12_10_alert_detective_of_another_family_tells_nothing(ball):
    """R 10: hidden cards of families that were not named stay secret."""

    def scene(hidden):
        return ball(lines=(f"B?{hidden}", "C:joker", ""), front=("alert_detective",))

    one, other = scene("constable"), scene("madam")
    look_alike(one, other, {1}, "up:p0:alert_detective", "family:p0:0")
    one.next_turn()
    other.next_turn()


def test_r12_10_alert_detective_moves_a_hidden_advanced_member(ball):
    """Its family was public before, so nothing is told but the move."""
    b = ball(lines=("B?alert_constable", "", ""), front=("alert_detective",))
    b.play("up:p1:alert_detective")
    b.answer("family:p1:3")
    assert b.line(1) == "A:alert_detective B?alert_constable"
    assert not b.happened("family_known")
    assert b.learns(0, "moved")[0]["member"] == ""
    b.next_turn()


def test_r12_25_alert_detective_leaves_what_mystic_maid_guards(ball):
    """Protection is judged before anything moves: she goes, her ward stays, and is not told of."""

    def scene(hidden):
        lines = (f"B:mystic_maid B?{hidden}", "C:maid", "")
        return ball(lines=lines, front=("alert_detective",))

    one, other = scene("maid"), scene("damsel")
    look_alike(one, other, {1}, "up:p2:alert_detective", "family:p2:4", "next:0")
    assert (one.line(0), one.line(2)) == ("B?maid", "A:alert_detective B:mystic_maid C:maid")
    one.next_turn()
    other.next_turn()


def test_r12_21_alert_detective_names_own_guarded_cards_that_stay(ball):
    """Card by card, until he stops; unguarded ones and others' must move."""
    b = ball(
        lines=("A:mystic_maid A:damsel A:crafty_damsel", "B:damsel", ""),
        front=("alert_detective",),
    )
    b.play("up:p1:alert_detective")
    b.answer("family:p2:6")
    b.asks(0, "let_stay", "stay:1 stay:2 stop")
    b.answer("stay:1")
    b.asks(0, "let_stay", "stay:2 stop")
    b.answer("stop")
    b.asks(0, "next_to_move", "next:2 next:3")
    b.answer("next:3")
    assert (b.line(0), b.line(2)) == ("A:mystic_maid A:damsel", "B:damsel A:crafty_damsel")
    b.next_turn()


def test_r12_21_alert_detective_may_let_all_of_them_stay(ball):
    """When every one stays, nothing moves and no more is asked."""
    b = ball(lines=("A:mystic_maid A:damsel", "", ""), front=("alert_detective",))
    b.play("up:p1:alert_detective")
    b.answer("family:p2:6", "stay:1")
    assert b.line(0) == "A:mystic_maid A:damsel"
    assert not b.happened("moved")
    b.next_turn()


# -- 12 Mystic Detective


@pytest.mark.parametrize(
    ("answer", "mansions"),
    [
        ("exchange:p0:1", "velvet_terrace rosewood_hall crown_castle"),
        ("exchange:p0:2", "crown_castle velvet_terrace rosewood_hall"),
        ("exchange:p1:2", "rosewood_hall crown_castle velvet_terrace"),
    ],
)
def test_r6_12_mystic_detective_swaps_any_two(ball, answer, mansions):
    """Those of which neither is here, too. The lines stay."""
    b = ball(lines=("B:damsel", "C:maid", ""), front=("mystic_detective",))
    before = list(b.room.mansions)
    b.play("up:p0:mystic_detective")
    b.asks(0, "exchange_mansions", "exchange:p0:1 exchange:p0:2 exchange:p1:2")
    b.answer(answer)
    assert b.room.mansions == mansions.split()
    assert [b.line(place) for place in range(3)] == ["B:damsel A:mystic_detective", "C:maid", ""]
    (event,) = b.happened("exchanged")
    changed = {old for old, new in zip(before, mansions.split(), strict=True) if old != new}
    assert {event["first_place"], event["second_place"]} == changed
    b.next_turn()


def test_r6_12_mystic_detective_brings_tiles_along(ball):
    """Presence tiles count where their mansion card lies now, and it may be due there."""
    b = ball(
        lines=("A:alert_madam B:alert_maid", "", ""),
        mansions="crown_castle swan_palace wren_cottage",
        front=("mystic_detective",),
        presence="0 0 2",
    )
    # Presence 6 of 9; the cottage holds 5, and comes with two.
    b.play("up:p1:mystic_detective")
    b.answer("exchange:p0:2")
    assert b.happened("resolving") == [{"place": "wren_cottage"}]
    assert (b.room.mansions[2], b.room.presence_at(2)) == ("crown_castle", 0)
    b.next_turn()


def test_r6_12_mystic_detective_can_fill_one_by_play_and_one_by_skill(ball):
    """Then the active player chooses which comes first (R 4, R0)."""
    b = ball(
        lines=("A:alert_madam B:alert_maid", "C?joker", "B:alert_chat_noir B:constable"),
        mansions="crown_castle lantern_house wren_cottage",
        front=("mystic_detective",),
    )
    b.play("up:p2:mystic_detective")
    b.answer("exchange:p0:1")
    b.asks(0, "resolve", "resolve:p0 resolve:p2")
    b.answer("resolve:p2")
    b.asks(1, "upgrade")
    b.answer("decline")
    assert b.happened("resolving") == [{"place": "lantern_house"}]
    b.next_turn()


def test_r6_12_mystic_detective_with_one_mansion_left(ball):
    """No effect."""
    b = ball(front=("mystic_detective",))
    b.room.mansions[1] = b.room.mansions[2] = ""
    b.play("up:p0:mystic_detective")
    assert b.room.mansions == ["rosewood_hall", "", ""]
    assert not b.happened("exchanged")
    b.next_turn()
