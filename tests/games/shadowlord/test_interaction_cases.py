"""Cases in which several rules meet (R 16), by number: 1 to 16."""

from __future__ import annotations

import pytest


def drawn(scene, side):
    """Who drew the power cards of a side, in order; ``*`` marks the one for the Power Stone."""
    events = [e for e in scene.happened("battle_drew") if e["side"] == side]
    return [e["card"] + "*" * e["stone"] for e in events]


def test_r16_01_a_stone_holder_among_two_attackers(sky):
    """Three draws for that side."""
    s = sky(
        "A warrior-randi@c1+5 warrior-viggo@c1+1",
        shadows="claw@c2+1",
        stone="warrior-randi",
        deck="0 0 0 4 7",
    )
    s.answer("go:c2:warrior-randi:0", "go:c2:warrior-viggo:0").fight()
    assert drawn(s, "attack") == ["warrior-randi", "warrior-randi*", "warrior-viggo"]
    assert drawn(s, "defence") == ["shadow-claw"]
    assert s.totals() == (18, 11)
    s.asks("A", "claim")


def test_r16_02_the_ring_of_the_stone_holder(sky):
    """With 5 ships it is full: nothing can be placed or picked up into it."""
    scene = {"stone": "warrior-randi", "bonus": 3}
    s = sky("A warrior-randi@b1+5 b1+2", step="build", **scene)
    assert not [o for o in s.options() if "warrior-randi" in o]
    s = sky("A master-earth@N+1 warrior-randi@b1+5 b1+2", **scene)
    assert not s.options("pick_up")
    # With 4 there is room for one.
    s = sky("A warrior-randi@b1+4 b1+2", step="build", **scene)
    assert [o for o in s.options() if "randi" in o] == ["ring:warrior-randi:1"]
    s = sky("A master-earth@N+1 warrior-randi@b1+4 b1+2", **scene)
    assert s.options("pick_up") == ["pick_up:warrior-randi:1"]


def test_r16_03_the_holder_loses_but_lives(sky):
    """The stone goes to the combatant whom the winner chooses."""
    s = sky(
        "A warrior-randi@c1+6 warrior-viggo@c1+2",
        "B warrior-sten@d1+4",
        stone="warrior-sten",
        deck="7 7 0 0 2",
    )
    s.answer("go:d1:warrior-randi:0", "go:d1:warrior-viggo:0").fight()
    s.answer("retreat:e1:warrior-sten", "decline")
    assert (s.place("warrior-sten"), s.ships("warrior-sten")) == ("e1", 2)
    assert s.stone == "warrior-sten"
    s.asks("A", "stone", "stone:warrior-randi stone:warrior-viggo")
    s.answer("stone:warrior-viggo")
    assert (s.stone, s.ships("warrior-viggo")) == ("warrior-viggo", 2)
    assert not s.happened("stone_full")
    s.options()


def test_r16_04_a_minor_shadow_wins_the_stone(sky):
    """It draws 2 cards from now on, and the timer does not move."""
    s = sky(
        "A warrior-randi@d1+3",
        "B warrior-sten@e2+6",
        shadows="darkness@d2+6",
        stone="warrior-randi",
        timer=2,
        deck="0 0 4 2 2",
        discards="-7 7 7 7 7",
    )
    s.answer("go:d2:warrior-randi:0").fight()
    assert s.stone == "shadow-darkness"
    assert (s.place("warrior-randi"), s.ships("warrior-randi")) == ("d1", 1)
    s.roll("1 3")
    s.until("B", "move").answer("go:d2:warrior-sten:0").fight()
    s.answer("ready")
    assert drawn(s, "defence") == ["shadow-darkness", "shadow-darkness*"]
    assert s.happened("reshuffled")
    assert (s.universe.timer, s.universe.reign) == (2, 1)
    s.options()


def test_r16_05_the_shadowlord_wins_the_stone_back(sky):
    """The timer goes on from the same slot."""
    s = sky(
        "A master-earth@b2+5",
        stone="master-earth",
        timer=2,
        deck="0 0 7 2",
        discards="-",
    )
    s.answer("go:c3:master-earth:0").fight()
    # The battle's four cards are shuffled for the first draw of the next turn.
    assert s.totals() == (15, 22)
    assert (s.place("master-earth"), s.ships("master-earth")) == ("b2", 3)
    assert s.stone == "shadowlord"
    assert s.happened("reshuffled") == [{"cards": 4}]
    assert s.happened("timer") == [{"slot": 3, "slots": 6}]
    assert s.universe.reign == 0
    s.options()


def test_r16_06_one_a_turn_into_the_fortress(sky):
    """The second entry is not legal."""
    s = sky("A warrior-randi@b2+2 warrior-viggo@d2+2")
    assert [o for o in s.options() if ":c3:" in o] == [
        "go:c3:warrior-randi:0",
        "go:c3:warrior-viggo:0",
    ]
    s.answer("go:c3:warrior-randi:0")
    assert s.options("go")
    assert not [o for o in s.options() if ":c3:" in o]


def test_r16_07_two_players_challenge_the_shadowlord(sky):
    """In consecutive turns, each alone; ships he has lost stay lost."""
    s = sky(
        "A master-earth@b2+6",
        "B master-water@d4+6",
        hands=("10",),
        deck="2 4 7 4 0 0 0 2",
    )
    s.answer("go:c3:master-earth:0").fight().answer("play:master-earth:10")
    assert (s.ships("shadowlord"), s.stone) == (1, "master-earth")
    s.roll("1 3")
    s.until("B", "move").answer("go:c3:master-water:0").fight()
    (battle,) = s.happened("battle")
    assert (battle["cards"], battle["with_cards"]) == (["master-water"], ["shadowlord"])
    s.answer("ready")
    # 10 + 6 + 0 against 10 + 1 + 0: he draws one card, the stone is not his any more.
    assert s.totals() == (16, 11)
    assert s.place("shadowlord") == ""
    assert s.stone == "master-earth"
    s.asks("B", "claim")


def test_r16_08_a_diplomat_before_the_fortress(sky):
    """It cannot enter while the Shadowlord is there, and there is nobody to ask."""
    s = sky("A diplomat-ola@b2+2")
    assert s.options("go")
    assert not [o for o in s.options() if ":c3" in o]


def test_r16_09_the_fortress_without_the_shadowlord(sky):
    """Claimed, passed by who controls it, held by several; diplomats may enter, shadows not."""
    s = sky(
        "A warrior-randi@b2+3 warrior-viggo@b2+2 diplomat-ola@d4+1",
        shadows="lynx@d2+1",
        lord="-",
        stone="master-earth",
    )
    ways = [o for o in s.options("go") if "randi" in o]
    assert "go:c3:warrior-randi:1" in ways
    assert not [o for o in ways if ":b4:" in o]
    s.answer("go:c3:warrior-randi:1")
    assert s.control("c3") == "A"
    ways = [o for o in s.options("go") if "viggo" in o]
    assert "go:b4:warrior-viggo:0" in ways
    s.answer("go:c3:warrior-viggo:0", "go:c3:diplomat-ola:0")
    assert [s.place(c) for c in ("warrior-randi", "warrior-viggo", "diplomat-ola")] == ["c3"] * 3
    s.asks("A", "shadow")
    assert {o.split(":")[1] for o in s.options("shadow")} == {"d1", "c2", "e2", "d3"}
    # Nor if nobody is there.
    s = sky("A", shadows="lynx@d2+1", lord="-", stone="master-earth", step="shadow")
    assert {o.split(":")[1] for o in s.options("shadow")} == {"d1", "c2", "e2", "d3"}


THREE = ("A warrior-randi@c1+6", "B merchant-faye@d1+1", "C warrior-sten@d1+1")


def test_r16_10_two_opponents_in_a_galaxy(sky):
    """Two battles in the order that the attacker picks."""
    s = sky(*THREE, peace="d1:BC", deck="4 0 2 4 0 2")
    s.answer("go:d1:warrior-randi:0").fight()
    s.asks("A", "site", "fight:1:d1 fight:2:d1")
    s.answer("fight:2:d1")
    (first, second) = s.happened("battle")
    assert (first["with_cards"], second["with_cards"]) == (["warrior-sten"], ["merchant-faye"])
    assert (s.place("warrior-sten"), s.place("merchant-faye")) == ("", "")
    s.asks("A", "claim")


def test_r16_10_losing_the_first_ends_both(sky):
    """Nobody is left to fight the second."""
    s = sky(*THREE, peace="d1:BC", deck="0 10 2")
    s.answer("go:d1:warrior-randi:0").fight()
    s.answer("fight:1:d1")
    assert len(s.happened("battle")) == 1
    assert s.totals() == (12, 14)
    assert (s.place("warrior-randi"), s.ships("warrior-randi")) == ("c1", 4)
    assert s.place("warrior-sten") == "d1"
    assert s.universe.active == 1
    s.options()


def test_r16_11_one_grants_another_refuses(sky):
    """Battle with who refused; peace with the other holds."""
    s = sky(*THREE, peace="d1:BC", deck="4 0 2")
    s.answer("ask:d1:warrior-randi")
    s.asks("BC", "passage", "grant refuse")
    s.reply("B", "grant").reply("C", "refuse")
    s.answer("go:d1:warrior-randi:0")
    assert s.peace() == "d1:AB"
    assert [e["with_cards"] for e in s.happened("battle")] == [["warrior-sten"]]
    assert (s.place("merchant-faye"), s.place("warrior-sten")) == ("d1", "")
    assert not s.happened("no_battle")
    s.options()


HOST = "A e1+1"
GUEST = "B warrior-sten@e1+2"


def test_r16_12_the_host_attacks_a_guest(sky):
    """He ends the peace at the start of his step 4, and his fighter attacks in step 6."""
    s = sky(f"{HOST} warrior-randi@e1+6", GUEST, peace="e1:AB", step="end_peace")
    s.answer("end:1:e1")
    assert s.happened("peace_ended") == [{"seat": 0, "with_seat": 1, "place": "e1"}]
    assert s.peace() == ""
    s.fight()
    (battle,) = s.happened("battle")
    assert (battle["seat"], battle["with_seat"]) == (0, 1)
    s.options()


@pytest.mark.parametrize("stays", [True, False])
def test_r16_12_a_host_with_a_loose_ship_alone(sky, stays):
    """Nothing happens before the guest's own step 6: then the guest, if still there, attacks."""
    s = sky(HOST, GUEST, peace="e1:AB", step="end_peace")
    s.answer("end:1:e1")
    assert not s.happened("battle")
    s.roll("1 3")
    s.until("B", "move")
    assert not s.happened("battle")
    assert not s.happened("no_battle")
    s.answer("done" if stays else "go:d1:warrior-sten:0")
    settled = [(e["seat"], e["with_seat"]) for e in s.happened("no_battle")]
    assert settled == ([(1, 0)] if stays else [])
    assert s.loose("e1") == ("" if stays else "A+1")
    s.options()


def test_r16_13_a_third_player_attacks_host_and_guest(sky):
    """He chooses whom to fight first; they fight as separate sides."""
    s = sky(
        "A master-earth@d1+6",
        "B e1+1 merchant-faye@e1+2",
        "C warrior-sten@e1+1",
        peace="e1:BC",
        deck="7 0 0 7 0 2",
    )
    s.answer("go:e1:master-earth:0").fight()
    s.asks("A", "site", "fight:1:e1 fight:2:e1")
    s.answer("fight:1:e1")
    assert [e["with_cards"] for e in s.happened("battle")] == [["merchant-faye"]]
    s.answer("retreat:d1:merchant-faye")
    assert [e["with_cards"] for e in s.happened("battle")] == [["warrior-sten"]]
    assert (s.loose("e1"), s.place("warrior-sten")) == ("", "")
    s.asks("A", "claim")


def test_r16_14_a_diplomat_beside_a_losing_fighter(sky):
    """The fighter draws, the diplomat retreats unharmed."""
    s = sky("A master-earth@c1+6", "B merchant-faye@d1+2 diplomat-ola@d1+3 e1+1", deck="7 0 2")
    s.answer("go:d1:master-earth:0").fight()
    assert drawn(s, "defence") == ["merchant-faye"]
    assert [e["card"] for e in s.happened("loss")] == ["merchant-faye"]
    s.answer("retreat:e1:merchant-faye")
    s.asks("B", "retreat", " ".join(f"retreat:{g}:diplomat-ola" for g in ("c1", "d2", "e1")))
    s.answer("retreat:e1:diplomat-ola")
    assert (s.ships("merchant-faye"), s.ships("diplomat-ola")) == (0, 3)
    s.asks("A", "claim")


@pytest.mark.parametrize(
    ("card", "dies"), [(0, False), (2, False), (4, False), (7, True), (10, True)]
)
def test_r16_15_a_master_with_a_full_ring(sky, card, dies):
    """Losing alone with 6 ships he dies on 7 or 10 only."""
    deck = f"7 7 0 {card}"
    s = sky("A warrior-randi@c1+6 warrior-viggo@c1+6", "B master-water@d1+6", "C", deck=deck)
    s.answer("go:d1:warrior-randi:0", "go:d1:warrior-viggo:0").fight()
    assert bool(s.happened("eliminated")) == dies
    assert s.universe.alive[1] != dies
    assert s.ships("master-water") == (0 if dies else 6 - card)
    s.asks(*(("A", "claim") if dies else ("B", "retreat")))


def test_r16_16_the_master_dies_on_the_second_draw(sky):
    """The third draw is skipped, the whole alliance is gone."""
    s = sky(
        "A warrior-randi@c1+6 warrior-viggo@c1+6 warrior-axel@c1+6",
        "B master-water@d1+1 warrior-sten@d1+2 merchant-faye@d1 diplomat-ola@S+1",
        "C",
        deck="10 7 7 0 0 0 2 4",
    )
    s.answer(*(f"go:d1:warrior-{name}:0" for name in ("randi", "viggo", "axel"))).fight()
    s.asks("B", "loss", "lose:master-water lose:warrior-sten lose:merchant-faye")
    s.answer("lose:warrior-sten")
    s.asks("B", "loss", "lose:master-water lose:merchant-faye")
    s.answer("lose:master-water")
    assert [(e["card"], e["value"]) for e in s.happened("loss")] == [("master-water", 4)]
    assert s.universe.alliance(1) == []
    assert s.happened("eliminated") == [{"seat": 1, "with_seat": 0}]
    s.asks("A", "claim")
