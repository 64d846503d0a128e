"""A turn: playing a card, the mansions that are due, the end of it (R 4)."""

from __future__ import annotations

from collections import Counter

from games.rivals.ball import fill
from gloaming.engine import Chance

# -- A: the play


def test_r4_a1_every_play_that_there_is(ball):
    """Basics of the hand face up or face down, an advanced member in front face up alone (ruling
    26), in any mansion. Nothing else: who can play must."""
    b = ball(hands=("joker maid",), front=("crafty_madam",))
    b.asks(
        0,
        "play",
        " ".join(
            f"{way}:p{place}:{card}"
            for place in range(3)
            for way, card in [
                *(("up", "joker"), ("down", "joker"), ("up", "maid"), ("down", "maid")),
                ("up", "crafty_madam"),
            ]
        ),
    )


def test_r4_a2_a_card_goes_to_the_end_of_the_line(ball):
    """Position 1 is nearest the mansion card."""
    b = ball(lines=("B:damsel C?joker", "", ""), hands=("constable",))
    b.play("up:p0:constable")
    assert b.line(0) == "B:damsel C?joker A:constable"
    assert b.room.hands[0].count(13) == 0
    b.next_turn()


def test_r4_a3_face_up_steals_nothing(ball):
    """The loot is for face-down play alone."""
    b = ball(hands=("constable",))
    b.play("up:p0:constable")
    assert (b.line(0), b.happened("stole")) == ("A:constable", [])
    b.next_turn()


def test_r4_c_an_advanced_member_takes_a_marker_with_it(ball):
    """Markers count those in front and those in mansions."""
    b = ball(front=("crafty_madam alert_madam",))
    assert b.seen_by(-1)[0]["public"]["players"][0]["markers"] == 0
    b.play("up:p0:alert_madam")
    player = b.seen_by(-1)[0]["public"]["players"][0]
    assert (player["markers"], player["front"]) == (0, ["madam"])
    assert b.seen_by(0)[0]["own"]["front"] == ["crafty_madam"]
    b.next_turn()


def test_r12_05_no_card_to_play(ball):
    """The action phase is skipped; the turn goes on with what is due, and with drawing."""
    b = ball(
        lines=("B:damsel", "", ""),
        hands=("",),
        decks=("",),
        discards=("joker maid",),
        presence="5",
    )
    kinds = [event.kind for event in b.room.told]
    assert kinds[:2] == ["no_card", "resolving"]
    b.asks(1, "upgrade")
    b.answer("decline")
    assert sorted(b.room.hands[0]) == [1, 17]
    assert [e.kind for e in b.last][-3:] == ["reshuffled", "drew", "turn"]
    b.asks(1, "play")


def test_r12_05_an_advanced_member_in_front_is_a_card_to_play(ball):
    """With an empty hand it must be played."""
    b = ball(hands=("",), decks=("",), discards=("",), front=("alert_madam",))
    b.asks(0, "play", "up:p0:alert_madam up:p1:alert_madam up:p2:alert_madam")


# -- R: mansions that are due


def test_r4_r0_nothing_is_due(ball):
    """One presence below the limit."""
    b = ball(lines=("B:alert_madam", "", ""), hands=("joker",))
    b.play("up:p0:joker")
    assert (b.room.presence_at(0), b.room.resolved) == (5, ())
    b.next_turn()


def test_r4_r0_more_than_the_limit_is_due_too(ball):
    """Presence at the limit or above it."""
    b = ball(lines=("B:alert_madam C?joker", "", ""), hands=("constable",))
    b.play("up:p0:constable")
    assert b.happened("resolving") == [{"place": "rosewood_hall"}]
    b.decline()


def test_r4_the_steps_of_a_resolution_in_order(ball):
    """R1 skills, R2 loot, R3 pay, R4 advanced members home; R5 upgrades; R6 clean-up."""
    b = fill(ball, "A:mystic_chat_noir B:maid+1")
    assert [e.kind for e in b.last if e.kind not in ("played_down", "stole")] == [
        *("resolving", "activated", "paid"),
        *("gained", "gained"),
        *("ranked", "ranked", "ranked"),
        "returned",
    ]
    b.answer("decline", "decline")
    assert [e.kind for e in b.last] == ["discarded", "discarded", "resolved", "drew", "turn"]
    b.next_turn()


def test_r12_27_everybody_gains_the_loot_on_their_cards(ball):
    """Wherever in line, face up or down; the kinds are for the gainer alone."""
    b = fill(ball, "A:maid+2 B?damsel+1")
    gained = [(e["seat"], e["card"], e["member"], e["count"]) for e in b.learns(-1, "gained")]
    assert gained == [(0, 0, "maid", 2), (1, 1, "", 1), (2, 2, "", 1)]
    assert [len(tiles) for tiles in b.room.gained] == [2, 1, 1]
    assert "kinds" not in b.learns(1, "gained")[0]
    assert b.learns(1, "gained")[1]["kinds"] == list(b.room.gained[1])
    assert not any(b.room.loot[card] for card in range(3))
    b.decline()


def test_r12_23_two_due_at_once(ball):
    """The set is fixed at R0; the active player says which comes first; the last needs no word."""
    b = ball(
        lines=("B:alert_madam C:detective", "C:alert_chat_noir C:alert_maid B:maid", ""),
        hands=("madam",),
        supply=20,
    )
    b.play("up:p0:madam")
    b.answer("presence:p1")
    b.asks(0, "resolve", "resolve:p0 resolve:p1")
    b.answer("resolve:p1")
    assert b.happened("resolving") == [{"place": "velvet_terrace"}]
    b.asks(1, "upgrade")
    b.answer("decline")
    assert b.happened("resolving") == [{"place": "rosewood_hall"}]
    b.decline()
    assert b.room.resolved == ("velvet_terrace", "rosewood_hall")


def test_r12_23_three_due_at_once(ball):
    """One by one, as long as several are left."""
    b = ball(
        5,
        lines=(
            "B:alert_madam",
            "B:alert_maid C:alert_constable B?maid",
            "C:alert_chat_noir C:crafty_constable C?joker C?damsel",
        ),
        mansions="rosewood_hall velvet_terrace swan_palace crown_castle",
        front=("crafty_madam",),
        presence="1",
    )
    b.play("up:p0:crafty_madam")
    b.answer("presence:p1", "presence:p2")
    b.asks(0, "resolve", "resolve:p0 resolve:p1 resolve:p2")
    b.answer("resolve:p2")
    b.asks(2, "upgrade")
    b.answer("decline")
    b.asks(0, "resolve", "resolve:p0 resolve:p1")
    b.answer("resolve:p0")
    b.decline()
    assert b.room.resolved == ("swan_palace", "rosewood_hall", "velvet_terrace")


def test_r4_a_mansion_that_presence_tiles_alone_fill(ball):
    """It is resolved like any other, with nobody in it; its tiles go home."""
    b = ball(hands=("madam",), presence="5", tiles=("0 1 0", "", ""))
    b.play("up:p1:madam")
    b.answer("presence:p0")
    assert b.ranked() == [(1, 2, 7)]
    assert (b.room.resolved, b.tiles(0)) == (("rosewood_hall",), "0 0 0")
    assert b.seen_by(-1)[0]["public"]["presence_tiles"] == 10
    assert b.room.free_tiles(1) == 4
    b.next_turn()


def test_r4_nobody_is_paid_where_nobody_has_influence(ball):
    """Presence tiles are nobody's."""
    b = ball(hands=("madam",), presence="5")
    b.play("up:p1:madam")
    b.answer("presence:p0")
    assert (b.ranked(), b.room.rp) == ([], [0, 0, 0])
    b.next_turn()


def test_r4_r6_a_large_mansion_makes_way_for_a_large_one(ball):
    """The same size in the same place; it is told what comes."""
    b = ball(lines=("", "", "B:alert_madam C:mystic_madam"), hands=("constable",))
    top, small = b.room.large[-1], list(b.room.small)
    b.play("up:p2:constable")
    b.answer("decline")
    assert b.room.mansions == ["rosewood_hall", "velvet_terrace", top]
    assert b.room.small == small
    assert b.happened("resolved") == [{"place": "crown_castle", "next": top}]
    b.next_turn()


def test_r12_19_a_place_without_a_mansion_stays_empty(ball):
    """When the pile of its size is used up; nothing can be played there any more."""
    b = ball(lines=("B:alert_madam C?joker", "", ""), hands=("constable",))
    b.room.small = []
    b.play("up:p0:constable")
    b.decline()
    assert b.happened("resolved") == [{"place": "rosewood_hall", "next": ""}]
    assert b.room.mansions[0] == ""
    assert len(b.room.large) == 7
    places = {option.place for option in b.room.asked.options[1]}
    assert places == {"p1", "p2"}
    empty = b.seen_by(1)[0]["public"]["mansions"][0]
    assert empty == {"mansion": None, "line": [], "tiles": [0, 0, 0], "presence_tiles": 0}


# -- E: the end of a turn


def test_r4_e1_the_seventh_mansion_ends_the_game(ball):
    """At once: nobody draws, no turn follows; six are not enough."""
    for resolved, over in ((5, False), (6, True)):
        b = ball(lines=("A:alert_madam", "", ""), resolved=resolved, hands=("constable",))
        b.play("up:p0:constable")
        b.answer("decline")
        assert (b.room.over, len(b.room.resolved)) == (over, resolved + 1)
        assert bool(b.happened("drew")) is not over
        assert [e.kind for e in b.last][-1] == ("over" if over else "turn")
        if not over:
            b.next_turn()


def test_r4_e2_the_active_player_draws_up_to_three(ball):
    """From the top of the deck; only the drawer learns what."""
    b = ball(hands=("joker maid",), decks=("chat_noir constable madam detective",))
    b.play("down:p0:joker")
    assert b.room.hands[0] == (17, 9, 29)
    assert (b.room.decks[0], b.happened("reshuffled")) == ((5, 13), [])
    assert b.learns(0, "drew") == [{"seat": 0, "count": 2, "members": ["detective", "madam"]}]
    for viewer in (-1, 1, 2):
        assert b.learns(viewer, "drew") == [{"seat": 0, "count": 2}]
    b.next_turn()


def test_r4_e2_drawing_goes_on_with_the_new_deck(ball):
    """The last one of the deck first, then the discards, shuffled."""
    seconds = Counter()
    for seed in range(30):
        b = ball(hands=("joker maid",), decks=("damsel",), discards=("chat_noir constable madam",))
        b.room.chance = Chance(bytes([seed]))
        b.play("down:p0:joker")
        assert b.room.hands[0][:2] == (17, 25)
        assert (len(b.room.decks[0]), b.room.discards[0]) == (2, ())
        seconds[b.room.hands[0][2]] += 1
        b.next_turn()
    assert set(seconds) == {5, 13, 29}


def test_r4_e2_a_full_hand_draws_nothing(ball):
    """Also after an advanced member; the other players' hands are not filled up."""
    b = ball(hands=("joker maid damsel", "joker"), front=("alert_madam",))
    b.play("up:p0:alert_madam")
    assert not b.happened("drew")
    assert [len(hand) for hand in b.room.hands] == [3, 1, 3]
    b.next_turn()


def test_r4_e2_what_a_resolution_brings_back_can_be_drawn(ball):
    """R6 comes before E2: the discards of this turn are there to be shuffled."""
    b = ball(lines=("A:alert_madam", "", ""), hands=("constable maid damsel",), decks=("",))
    b.room.discards[0] = ()
    b.play("up:p0:constable")
    b.answer("decline")
    assert sorted(b.room.hands[0]) == [13, 17, 25]
    b.next_turn()


def test_r4_e3_the_turn_passes_to_the_left(ball):
    """Clockwise, from the last seat to the first."""
    b = ball(hands=("*", "*", "constable"), active=2)
    b.play("up:p0:constable")
    assert b.happened("turn") == [{"number": 10, "seat": 0}]
    b.asks(0, "play")
