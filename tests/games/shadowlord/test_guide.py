"""The guide card (R 2.4): each of the eleven events, with its edge cases."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC

DICE = {
    "great_storm": "1 1",
    "local_storm": "1 2",
    "gather": "1 3",
    "salvage": "1 4",
    "insight": "1 5",
    "trade_winds": "1 6",
    "shipyard": "2 6",
    "scout": "3 6",
    "errand": "4 6",
    "raid": "5 6",
    "gift": "6 6",
}
"""Dice that bring each event, in the order of the rolls."""


def test_r2_4_each_roll_has_its_event(sky):
    """From 2 to 12, and everyone sees dice and event."""
    told = []
    for dice in DICE.values():
        s = sky("A", "B", step="guide", dice=dice)
        (guide,) = s.learns(PUBLIC, "guide")
        assert guide["dice"] == [int(die) for die in dice.split()]
        assert guide["roll"] == sum(guide["dice"])
        told.append(guide["event"])
        s.options()
    assert told == list(DICE)


def test_r2_4_great_storm_everywhere(sky):
    """Rings of all colours and of minor shadows lose one, also at home; an empty ring nothing;
    loose and stored ships and the Shadowlord are spared."""
    s = sky(
        "A master-earth@N+2 merchant-vang@a1 a1+1",
        "B warrior-sten@d1+1 diplomat-ola@S+3 e1+2",
        shadows="lynx@c2+2 claw@d2",
        stored="2 1",
        step="guide",
        dice=DICE["great_storm"],
    )
    assert s.happened("storm") == [{"seat": 0, "place": "", "rings": 4, "loose": 0}]
    rings = ("master-earth", "merchant-vang", "warrior-sten", "diplomat-ola", "shadow-lynx")
    assert [s.ships(card) for card in rings] == [1, 0, 0, 2, 1]
    assert (s.ships("shadow-claw"), s.ships("shadowlord")) == (0, 5)
    assert (s.loose("a1"), s.loose("e1"), s.universe.stored) == ("A+1", "B+2", [2, 1])
    s.asks("A", "build")


def test_r2_4_local_storm(sky):
    """Each ring there loses one, own ships too, and all loose ships go; elsewhere nothing."""
    s = sky(
        "A warrior-randi@d1+2 c1+1",
        "B warrior-sten@d1+1 d1+3",
        peace="d1:AB",
        step="guide",
        dice=DICE["local_storm"],
    )
    s.asks("A", "storm", "storm:d1 storm:c1 pass")
    s.answer("storm:d1")
    assert s.happened("storm") == [{"seat": 0, "place": "d1", "rings": 2, "loose": 3}]
    assert (s.ships("warrior-randi"), s.ships("warrior-sten"), s.loose("d1")) == (1, 0, "")
    assert (s.loose("c1"), s.peace()) == ("A+1", "d1:AB")
    s.options()


def test_r2_4_local_storm_ends_the_peace_of_who_had_only_ships_there(sky):
    """Nobody of his is left in the galaxy (R 6.8)."""
    s = sky("A warrior-randi@d1+2", "B d1+1", peace="d1:AB", step="guide", dice=DICE["local_storm"])
    s.answer("storm:d1")
    assert (s.peace(), s.control("d1")) == ("", "A")
    s.options()


def test_r2_4_local_storm_spares_homes_and_the_fortress(sky):
    """Not the home of a living master; the home of a dead one is a galaxy like others."""
    words = ("A master-earth@N+2 warrior-randi@b1", "B warrior-sten@S+1", "C warrior-axel@E+1 E+1")
    s = sky(*words, step="guide", dice=DICE["local_storm"])
    s.asks("A", "move")
    s = sky(words[0], "B", "C", words[1].replace("B", "D"), dead="B", step="guide", dice="1 2")
    s.asks("A", "storm", "storm:S pass")


def test_r2_4_local_storm_may_be_left(sky):
    """Nothing happens then."""
    s = sky("A b1+1 merchant-vang@b1", step="guide", dice=DICE["local_storm"])
    s.answer("pass")
    assert s.loose("b1") == "A+1"
    s.asks("A", "build")


def test_r2_4_shadows_gather(sky):
    """Those with 0 ships get one; others none; the dead and the Shadowlord none."""
    s = sky(
        "A",
        shadows="lynx@c2 claw@d2+2 racson@b2",
        lord="c3+2",
        step="guide",
        dice=DICE["gather"],
    )
    assert s.happened("gathered") == [{"count": 2}]
    assert [s.ships(f"shadow-{n}") for n in ("lynx", "claw", "racson")] == [1, 2, 1]
    assert (s.ships("shadowlord"), s.ships("shadow-hector")) == (2, 0)
    s.options()


@pytest.mark.parametrize(("event", "ships"), [("salvage", 1), ("shipyard", 2)])
def test_r2_4_ships_for_step_3(sky, event, ships):
    """Salvage 1, shipyard 2."""
    s = sky("A", step="guide", dice=DICE[event])
    assert s.asks("A", "build") == {"left": ships, "free": 20, "due": ships}


def test_r2_4_insight(sky):
    """One card now, placed as in step 1; no ship."""
    s = sky("A", "B", step="guide", dice=DICE["insight"], deck="7")
    assert s.happened("drew") == [{"seat": 0, "count": 1, "values": [7]}]
    s.asks("A", "place_card", "under:master-earth hand")
    s.answer("hand")
    assert s.asks("A", "build")["due"] == 0


def test_r2_4_insight_may_cause_a_reshuffle(sky):
    """And so end the match."""
    scene = {"step": "guide", "deck": "", "dice": DICE["insight"]}
    s = sky("A", discards="2 2", timer=2, **scene)
    assert s.happened("timer") == [{"slot": 3, "slots": 6}]
    s.asks("A", "place_card")
    s = sky("A", discards="2 2", timer=5, **scene)
    assert s.over() == "timer"
    assert not s.happened("drew")


@pytest.mark.parametrize("choice", ["card", "ships"])
def test_r2_4_trade_winds(sky, choice):
    """A card or a ship."""
    s = sky("A", step="guide", dice=DICE["trade_winds"], deck="4")
    s.asks("A", "trade_winds", "card ships")
    s.answer(choice)
    if choice == "card":
        s.answer("hand")
        assert s.hand("A") == "4"
    assert s.universe.bonus == (choice == "ships")
    s.asks(*(("A", "build") if s.kind == "build" else ("A", "move")))


@pytest.mark.parametrize("disc", ["merchant-faye", "diplomat-gye"])
def test_r2_4_scout(sky, disc):
    """Any face-down disc, seen alone; it stays face down."""
    s = sky("A", "B", step="guide", dice=DICE["scout"], discs=f"a1?{disc} d5?warrior-axel")
    s.asks("A", "scout", "scout:a1 scout:d5")
    s.answer("scout:a1")
    assert s.learns(0, "scouted") == [{"seat": 0, "place": "a1", "card": disc}]
    assert s.learns(1, "scouted") == s.learns(PUBLIC, "scouted") == [{"seat": 0, "place": "a1"}]
    assert s.universe.scouts[0] == (0,)
    assert not s.universe.shown[s.universe.disc[0]]
    s.options()


def test_r2_4_scout_without_a_disc(sky):
    """Nothing."""
    s = sky("A merchant-vang@c1", step="guide", dice=DICE["scout"])
    assert not s.happened("scouted")
    s.asks("A", "build")


def test_r2_4_dark_errand(sky):
    """Two different minor shadows in step 5, the second judged after the first."""
    s = sky(
        "A merchant-vang@a1+1",
        shadows="lynx@c2+1 claw@c1+1",
        step="guide",
        dice=DICE["errand"],
    )
    s.answer("done").until("A", "shadow")
    assert s.asks("A", "shadow")["left"] == 2
    assert "shadow:c1:shadow-lynx" not in s.options()
    s.answer("shadow:b1:shadow-claw")
    assert s.asks("A", "shadow")["left"] == 1
    assert "shadow:c1:shadow-lynx" in s.options()
    assert not [each for each in s.options("shadow") if "claw" in each]
    s.answer("shadow:c1:shadow-lynx")
    assert (s.place("shadow-claw"), s.place("shadow-lynx")) == ("b1", "c1")
    s.options()


def test_r2_4_without_an_errand_one_shadow_moves(sky):
    """The next turn is not the errand's any more."""
    s = sky("A", "B", shadows="lynx@c2+1 claw@b2+1", step="shadow", shadow_moves=2)
    s.answer("pass").roll("1 3")
    s.until("B", "shadow")
    assert s.asks("B", "shadow")["left"] == 1


def test_r2_4_raid(sky):
    """A random card of a living opponent with a hand; into one's own hand."""
    taken = set()
    for skipped in range(12):
        s = sky(
            "A",
            "B",
            "C master-fire@E=4",
            "D",
            hands=("2", "0 7", "", "10"),
            dead="D",
            step="guide",
            dice=DICE["raid"],
        )
        s.asks("A", "raid", "raid:1")
        for _ in range(skipped):
            s.universe.chance.die(6)
        s.answer("raid:1")
        hands = (s.hand("A"), s.hand("B"))
        taken.add(hands)
        assert hands in {("0 2", "7"), ("2 7", "0")}
        s.options()
    assert len(taken) == 2


def test_r2_4_raid_on_empty_hands(sky):
    """Nothing; cards under portraits are safe."""
    s = sky("A merchant-vang@a1", "B master-water@S=7", step="guide", dice=DICE["raid"])
    assert not s.happened("raided")
    s.asks("A", "build")


def test_r2_4_the_gift(sky):
    """Two cards now, and two ships in step 3."""
    s = sky("A", step="guide", dice=DICE["gift"], deck="7 0")
    assert s.happened("drew") == [{"seat": 0, "count": 2, "values": [7, 0]}]
    assert s.asks("A", "place_card")["left"] == 2
    s.answer("hand", "hand")
    assert s.asks("A", "build")["due"] == 2
