"""The turn, step by step (R 4): draw, build, and the limit of the hand. The guide card has a file
of its own."""

from __future__ import annotations

import json

import pytest

from gloaming.engine import PUBLIC

NOTHING = "1 3"
"""A roll of the dice that needs no choice and gives no ship: shadows gather."""


# -- the order of the steps


def test_r4_the_six_steps_in_their_order(sky):
    """Draw, guide, build, move, shadow, battle; then the hand; then the next player."""
    s = sky(
        "A merchant-vang@c1+2",
        "B",
        shadows="lynx@c2+1 claw@d4+1",
        hands=("0 2 2 4 4",),
        step="draw",
        deck="2 7 0 2",
        dice=NOTHING,
    )
    for kind, step, option in (
        ("place_card", "draw", "hand"),
        ("build", "build", "done"),
        ("move", "move", "go:c2:merchant-vang:0"),
        ("shadow", "shadow", "pass"),
        ("commit", "battle", "ready"),
        ("claim", "battle", "decline"),
        ("discard", "end", "discard:0"),
    ):
        s.asks("A", kind)
        assert (s.universe.phase, s.universe.turn) == (step, 9)
        s.answer(option)
    s.asks("B", "place_card")
    assert (s.universe.phase, s.universe.turn) == ("draw", 10)


def test_r4_end_the_hand_is_counted_after_the_battles(sky):
    """A card used in battle needs no discarding."""
    s = sky("A warrior-randi@c1+3", shadows="lynx@c2+1", hands=("0 2 2 4 4 7",), deck="0 0 0 2")
    s.answer("go:c2:warrior-randi:0").fight()
    s.answer("play:warrior-randi:7")
    s.until("B", "place_card")
    assert s.hand("A") == "0 2 2 4 4"
    s.options()


@pytest.mark.parametrize("cards", [4, 5, 6])
def test_r4_end_five_cards_may_be_kept(sky, cards):
    """Others are not asked for theirs."""
    s = sky("A", "B", step="discard", hands=(" 2" * cards, "4 4 4 4 4 4 4"))
    if cards > 5:
        assert s.asks("A", "discard", "discard:2")["left"] == cards - 5
        s.answer("discard:2")
        assert s.happened("discarded") == [{"seat": 0, "value": 2}]
    assert (len(s.universe.hands[0]), len(s.universe.hands[1])) == (min(cards, 5), 7)
    assert s.universe.active == 1
    s.options()


# -- step 1


def test_r4_1_one_card_and_one_for_each_corner(sky):
    """Corners of others, merchants, ruins and other galaxies give none."""
    s = sky(
        "A a1+1 warrior-randi@e5 b2+1 merchant-vang@c1 e3+2", "B e1+1", step="draw", deck="0 2 4"
    )
    assert s.happened("drew") == [{"seat": 0, "count": 3, "values": [0, 2, 4]}]
    s.asks("A", "place_card")
    for host in ("B e1+1", "B warrior-sten@e1"):
        s = sky("A warrior-randi@e1+1", host, peace="e1:AB", step="draw", deck="2")
        assert [each["count"] for each in s.happened("drew")] == [1]
        s.asks("A", "place_card")


def test_r4_1_under_any_portrait_that_is_free(sky):
    """A diplomat's too; of one's own characters only; not on top of another card."""
    s = sky("A warrior-randi@b1=7 diplomat-ola@c1", "B warrior-sten@d1", step="draw", deck="4 2")
    s.asks("A", "place_card", "under:master-earth under:diplomat-ola hand")
    s.answer("under:diplomat-ola")
    assert s.learns(PUBLIC, "placed") == [{"seat": 0, "card": "diplomat-ola"}]
    s.roll(NOTHING)
    s.until("A", "place_card")
    s.asks("A", "place_card", "under:master-earth hand")


def test_r4_cards_stay_where_they_were_put(sky):
    """A card under a portrait is neither redeemed, nor counted at the end, nor moved."""
    s = sky("A warrior-randi@b1+1=7", hands=("2",), step="build")
    assert s.options("redeem") == ["redeem:2"]
    s.answer("done").until("B", "place_card")
    assert s.universe.under[4] == 7
    s.options()


# -- step 3


def test_r4_3_what_is_due(sky):
    """3 for each merchant and each corner controlled; not for a corner of another, of nobody, or
    for those of other players."""
    s = sky(
        "A merchant-vang@N merchant-svein@c1 a1+1 warrior-randi@e1",
        "B merchant-faye@e5 a5+1",
        step="build",
        bonus=1,
    )
    assert s.asks("A", "build") == {"left": 13, "free": 19, "due": 13}
    s = sky("A warrior-randi@e1+1", "B warrior-sten@e1", peace="e1:AB", step="build", bonus=1)
    assert s.asks("A", "build")["due"] == 1


def test_r4_3_where_ships_may_be_placed(sky):
    """Any own ring with a free slot, anywhere; loose where one controls: also by presence alone and
    at home; not where a guest stands without a loose ship, not where one is a guest."""
    s = sky(
        "A master-earth@N+5 warrior-randi@d1+6 merchant-vang@e1+6 b1+1 warrior-viggo@a3+6",
        "B warrior-sten@e1 a4+1",
        "C warrior-axel@a4 E+2",
        peace="e1:AB",
        numbers=json.dumps({"ships": 26, "ships_per_merchant": 2}),
        step="build",
    )
    wanted = ["ring:master-earth:1"]
    wanted += [f"loose:{place}:{n}" for place in ("N", "b1", "d1", "a3") for n in (1, 2)]
    s.asks("A", "build", " ".join([*wanted, "done"]))


@pytest.mark.parametrize("alive", [True, False])
def test_r4_3_no_loose_ship_on_anothers_home(sky, alive):
    """Not even where one controls it by presence; a dead master's home is like other galaxies."""
    s = sky(
        "A warrior-randi@S+6",
        "B master-water@d5",
        "C",
        dead="" if alive else "B",
        step="build",
        bonus=1,
    )
    assert s.control("S") == "A"
    assert ("loose:S:1" in s.options()) != alive


def test_r4_3_storage(sky):
    """Stored ships wait for a later step 3, and count towards the 20."""
    s = sky("A master-earth@N+6 b1+10", stored="2 0", step="build", bonus=5)
    assert s.asks("A", "build") == {"left": 4, "free": 2, "due": 5}
    s.answer("done")
    assert s.universe.stored == [4, 0]
    assert s.happened("forfeited") == [{"seat": 0, "count": 3}]
    s.roll(NOTHING)
    s.until("A", "build")
    assert s.asks("A", "build") == {"left": 4, "free": 0, "due": 0}
    s.answer("loose:b1:4")
    assert (s.universe.stored, s.loose("b1")) == ([0, 0], "A+14")
    s.options()


def test_r4_3_any_number_of_cards_is_redeemed(sky):
    """Each gives as many ships as its value, and everyone sees it."""
    s = sky("A", hands=("2 4 4",), step="build")
    s.answer("redeem:4", "redeem:2", "redeem:4")
    assert s.asks("A", "build")["due"] == 10
    assert s.universe.discards == [4, 2, 4]
    assert s.learns(PUBLIC, "redeemed") == [{"seat": 0, "value": 4}]


def test_r4_3_taking_is_optional(sky):
    """Whoever stops at once has placed nothing."""
    s = sky("A merchant-vang@N", hands=("7",), step="build")
    s.answer("done")
    assert (s.ships("master-earth"), s.hand("A")) == (0, "7")
    assert s.universe.stored == [3, 0]
    s.options()
