"""The test cases of the rules about battles (R 14), by number."""

from __future__ import annotations

import pytest


def test_r14_16_a_battle_against_a_shadow(sky):
    """35 against 17; 6 cards go to the discard pile."""
    s = sky(
        "A master-earth@b1+4 warrior-randi@b1+2",
        shadows="claw@b2+1",
        hands=("7 4",),
        deck="2 0 10 2",
    )
    s.answer("go:b2:master-earth:0", "go:b2:warrior-randi:0").fight()
    s.answer("play:master-earth:7", "play:warrior-randi:4")
    assert s.totals() == (35, 17)
    assert s.happened("loss") == [{"seat": -1, "card": "shadow-claw", "value": 2, "ships": 1}]
    assert s.happened("died")[0]["card"] == "shadow-claw"
    s.asks("A", "claim", "claim:master-earth claim:warrior-randi decline")
    assert s.universe.discards == []
    s.answer("decline")
    assert sorted(s.universe.discards) == [0, 2, 2, 4, 7, 10]
    assert (s.ships("master-earth"), s.ships("warrior-randi")) == (4, 2)
    s.options()


def test_r14_17_a_tie_is_the_defenders(sky):
    """21 and 21: the attackers draw for losses."""
    s = sky("A warrior-randi@d1+6", "B warrior-sten@d2+5", hands=("7", "10"), deck="2 0 4")
    s.answer("go:d2:warrior-randi:0").fight()
    s.answer("play:warrior-randi:7", "play:warrior-sten:10")
    assert s.totals() == (21, 21)
    assert s.happened("totals")[0]["won"] == "defence"
    assert s.happened("loss") == [{"seat": 0, "card": "warrior-randi", "value": 4, "ships": 4}]
    assert (s.place("warrior-randi"), s.ships("warrior-randi")) == ("d1", 2)
    assert (s.place("warrior-sten"), s.ships("warrior-sten")) == ("d2", 5)
    s.options()


@pytest.mark.parametrize(("ships", "card", "left"), [(2, 2, 0), (2, 4, None), (0, 0, 0)])
def test_r14_18_losses(sky, ships, card, left):
    """With 2 ships: draw 2, lives with 0; draw 4, dies. With none: draw 0, lives."""
    s = sky("A master-earth@c1+6", f"B warrior-sten@d1+{ships}", deck=f"0 0 {card}")
    s.answer("go:d1:master-earth:0").fight()
    assert [e["value"] for e in s.happened("loss")] == [card]
    if left is None:
        assert s.place("warrior-sten") == ""
        assert s.universe.free_ships(1) == 20
        s.asks("A", "claim")
    else:
        s.asks("B", "retreat", " ".join(f"retreat:{g}:warrior-sten" for g in ("c1", "d2", "e1")))
        s.answer("retreat:e1:warrior-sten")
        assert (s.place("warrior-sten"), s.ships("warrior-sten")) == ("e1", left)
        s.asks("A", "claim")


def test_r14_19_challenging_the_shadowlord(sky):
    """28 against 26; he has 1 ship left, the stone goes to the master, who goes back to b2."""
    s = sky("A master-earth@b2+6", hands=("10",), deck="2 4 7 4")
    s.answer("go:c3:master-earth:0").fight()
    s.answer("play:master-earth:10")
    drawn = [(e["card"], e["value"], e["stone"]) for e in s.happened("battle_drew")]
    assert drawn == [
        ("master-earth", 2, False),
        ("shadowlord", 4, False),
        ("shadowlord", 7, True),
    ]
    assert s.totals() == (28, 26)
    assert (s.place("shadowlord"), s.ships("shadowlord")) == ("c3", 1)
    assert (s.stone, s.ships("master-earth")) == ("master-earth", 5)
    assert s.happened("stone_full") == [{"seat": 0, "card": "master-earth"}]
    assert s.place("master-earth") == "b2"
    s.options()


def test_r14_20_the_shadowlord_destroyed(sky):
    """7 is greater than 5: the master stays, and may claim."""
    s = sky("A master-earth@b2+6", hands=("10",), deck="2 4 7 7")
    s.answer("go:c3:master-earth:0").fight()
    s.answer("play:master-earth:10")
    s.asks("A", "claim", "claim:master-earth decline")
    s.answer("claim:master-earth")
    assert (s.place("shadowlord"), s.place("master-earth")) == ("", "c3")
    assert (s.control("c3"), s.loose("c3"), s.stone) == ("A", "A+1", "master-earth")
    s.options()


def test_r14_21_the_stone_draws_one_more(sky):
    """Its holder and one more fighter: 3 cards."""
    s = sky(
        "A warrior-randi@c1+6",
        "B warrior-sten@d1+1 warrior-axel@d1+1",
        stone="warrior-sten",
    )
    s.answer("go:d1:warrior-randi:0").fight()
    drawn = [(e["card"], e["stone"]) for e in s.happened("battle_drew") if e["side"] == "defence"]
    assert drawn == [("warrior-sten", False), ("warrior-sten", True), ("warrior-axel", False)]
    s.options()


def test_r14_22_elimination(sky):
    """A losing master with 3 ships draws 4: all that was his is gone, and his turn is skipped."""
    s = sky(
        "A master-earth@d1+3 warrior-randi@N+2=7 merchant-vang@N diplomat-ola@c1+1=4 b1+2",
        "B",
        "C",
        shadows="darkness@d2+6",
        hands=("2 2",),
        stored="3 0 0",
        deck="0 4 4",
    )
    s.answer("go:d2:master-earth:0").fight()
    s.answer("ready")
    assert s.happened("eliminated") == [{"seat": 0, "with_seat": -1}]
    assert s.universe.alliance(0) == []
    assert (s.loose("b1"), s.universe.stored[0], s.hand("A")) == ("", 0, "")
    assert s.universe.free_ships(0) == 20
    assert s.happened("fallen_cards") == [{"values": [2, 2, 4, 7]}]
    assert sorted(s.universe.discards) == [0, 2, 2, 4, 4, 4, 7]
    turns = []
    for seat in "BCB":
        s.roll("1 3")
        s.until(seat, "place_card")
        turns.append(s.universe.turn)
        s.answer("hand")
    assert turns == [10, 11, 12]
    s.options()


NOMINEE = ("A warrior-randi@b5+2", "B a5+1 warrior-sten@a4+2")


def test_r14_23_a_nominee(sky):
    """A warrior in reach fights for the loose ship."""
    s = sky(*NOMINEE, deck="0 7 0")
    s.answer("go:a5:warrior-randi:0").fight()
    s.asks("B", "nominate", "nominate:warrior-sten decline")
    s.answer("nominate:warrior-sten")
    (nominated,) = s.happened("nominated")
    assert (nominated["from_place"], nominated["place"]) == ("a4", "a5")
    (battle,) = s.happened("battle")
    assert (battle["place"], battle["with_cards"]) == ("a5", ["warrior-sten"])
    assert s.totals() == (8, 15)
    s.options()


def test_r14_24_no_nominee(sky):
    """The ship goes back, the warrior may claim."""
    s = sky("A warrior-randi@b5+2", "B a5+1 warrior-sten@c4+2")
    s.answer("go:a5:warrior-randi:0").fight()
    assert s.happened("no_battle")
    assert not s.happened("battle_drew")
    assert (s.loose("a5"), s.universe.free_ships(1)) == ("", 18)
    s.asks("A", "claim", "claim:warrior-randi decline")
    s.answer("claim:warrior-randi")
    assert (s.place("warrior-randi"), s.loose("a5")) == ("a5", "A+1")
    s.options()


@pytest.mark.parametrize(
    ("mover", "host", "places"),
    [
        ("A master-fire@E", "B master-earth@N merchant-faye@c1", ("N", "b1", "c2", "d1")),
        ("A master-earth@N", "B master-fire@E merchant-faye@c1", ("b1", "c2", "d1")),
    ],
)
def test_r14_25_a_shadow_attacks(sky, mover, host, places):
    """8 against 3; the merchant lives and retreats to b1, d1, c2 or the own home."""
    s = sky(mover, host, shadows="lynx@c2+1", step="shadow", deck="4 0 0")
    s.answer("shadow:c1:shadow-lynx")
    assert s.totals() == (8, 3)
    assert [e["value"] for e in s.happened("loss")] == [0]
    s.asks("B", "retreat", " ".join(f"retreat:{place}:merchant-faye" for place in places))
    s.answer("retreat:c2:merchant-faye")
    assert (s.place("merchant-faye"), s.place("shadow-lynx")) == ("c2", "c1")
    s.options()


def test_r14_26_a_shadow_that_cannot(sky):
    """A diplomat bars it, and so does an empty ring."""
    goals = ["shadow:b2:shadow-lynx", "shadow:d2:shadow-lynx"]
    s = sky("A", "B merchant-faye@c1", shadows="lynx@c2+1", step="shadow")
    assert s.options("shadow") == [goals[0], "shadow:c1:shadow-lynx", goals[1]]
    s = sky("A", "B merchant-faye@c1 diplomat-ola@c1", shadows="lynx@c2+1", step="shadow")
    assert s.options("shadow") == goals
    s = sky("A", "B merchant-faye@c1", shadows="lynx@c2 claw@d4+1", step="shadow")
    assert not [o for o in s.options("shadow") if "lynx" in o]


def test_r14_27_only_a_diplomat(sky):
    """No battle and no draws; he retreats with all his ships, the warrior may claim."""
    s = sky("A warrior-randi@c1+2", "B diplomat-ola@d1+2 e1+1")
    s.answer("go:d1:warrior-randi:0").fight()
    assert s.happened("no_battle")
    assert not s.happened("battle_drew")
    s.asks("B", "retreat", " ".join(f"retreat:{g}:diplomat-ola" for g in ("c1", "d2", "e1")))
    s.answer("retreat:e1:diplomat-ola")
    assert (s.place("diplomat-ola"), s.ships("diplomat-ola")) == ("e1", 2)
    s.asks("A", "claim", "claim:warrior-randi decline")
    s.answer("claim:warrior-randi")
    assert s.loose("d1") == "A+1"
    s.options()


def test_r14_28_the_last_slot_in_a_battle(sky):
    """The match ends, all lose, the battle is not finished."""
    s = sky("A warrior-randi@c1+2", shadows="lynx@c2+1", deck="2", discards="0 0 0", timer=5)
    s.answer("go:c2:warrior-randi:0").fight()
    assert s.happened("timer") == [{"slot": 6, "slots": 6}]
    assert s.over() == "timer"
    assert len(s.happened("battle_drew")) == 1
    assert not s.happened("totals")


def test_r14_29_the_last_master(sky):
    """With the stone in a warrior's ring the win is at once."""
    s = sky(
        "A warrior-randi@d1+5",
        "B master-water@d2",
        stone="warrior-randi",
        shadows="lynx@b2+1",
        deck="4 4 0 2",
    )
    s.answer("go:d2:warrior-randi:0").fight()
    assert s.happened("eliminated") == [{"seat": 1, "with_seat": 0}]
    s.answer("decline")
    assert s.over() == "last_master A"
    assert s.universe.turn == 9


def test_r14_30_not_while_the_shadowlord_holds_the_stone(sky):
    """Turns are P's alone."""
    s = sky("A warrior-randi@d1+6", "B master-water@d2", deck="4 0 2")
    s.answer("go:d2:warrior-randi:0").fight()
    assert s.happened("eliminated") == [{"seat": 1, "with_seat": 0}]
    assert s.over() == ""
    s.answer("decline")
    for turn in (10, 11):
        s.until("A", "place_card").answer("hand")
        assert (s.universe.turn, s.universe.active) == (turn, 0)
    s.options()


def test_r14_30_how_the_last_master_ends(sky):
    """Taking the stone wins; the last slot, or his death, loses."""
    s = sky("A master-earth@b2+6", "B", dead="B", hands=("10",), deck="2 4 7 4")
    s.answer("go:c3:master-earth:0").fight().answer("play:master-earth:10")
    assert s.over() == "last_master A"
    s = sky("A", "B", dead="B", step="draw", deck="", discards="", timer=5)
    assert s.over() == "timer"
    s = sky("A master-earth@b2+1", "B", dead="B", deck="0 0 0 2")
    s.answer("go:c3:master-earth:0").fight()
    assert s.over() == "no_master"


def test_r14_33_the_nominee_afterwards(sky):
    """Winning it stays and so does the loose ship, and the attacker goes back; losing but alive it
    goes to a neighbour, and the ship is gone."""
    s = sky(*NOMINEE, deck="0 7 0")
    s.answer("go:a5:warrior-randi:0").fight().answer("nominate:warrior-sten")
    assert (s.place("warrior-sten"), s.loose("a5")) == ("a5", "B+1")
    assert s.place("warrior-randi") == "b5"
    s.options()
    s = sky(*NOMINEE, deck="7 0 2")
    s.answer("go:a5:warrior-randi:0").fight().answer("nominate:warrior-sten")
    assert s.totals() == (15, 8)
    s.asks("B", "retreat", "retreat:a4:warrior-sten retreat:b5:warrior-sten")
    s.answer("retreat:a4:warrior-sten")
    assert (s.place("warrior-sten"), s.loose("a5")) == ("a4", "")
    s.asks("A", "claim", "claim:warrior-randi decline")


def test_r14_34_the_stone_before_the_end(sky):
    """Q's master dies at c3 with the stone: the Shadowlord takes it first, so P plays on alone."""
    s = sky("A", "B master-water@b2+1", stone="master-water", active=1, deck="0 0 10 2")
    s.answer("go:c3:master-water:0").fight()
    assert s.happened("eliminated") == [{"seat": 1, "with_seat": -1}]
    assert (s.stone, s.over()) == ("shadowlord", "")
    assert s.universe.active == 0
    s.options()


def test_r14_39_eliminated_elsewhere(sky):
    """No battle on the second galaxy, and the fighters there may claim."""
    s = sky(
        "A warrior-randi@c1+6 warrior-viggo@a3+2",
        "B master-water@d1 merchant-faye@a2+1",
        "C",
        deck="4 0 2",
    )
    s.answer("go:d1:warrior-randi:0", "go:a2:warrior-viggo:0").fight()
    s.asks("A", "site", "fight:1:a2 fight:1:d1")
    s.answer("fight:1:d1", "decline")
    assert [e["place"] for e in s.happened("no_battle")] == ["a2"]
    assert not s.happened("battle")
    s.asks("A", "claim", "claim:warrior-viggo decline")
    s.answer("claim:warrior-viggo")
    assert s.loose("a2") == "A+1"
    s.options()
