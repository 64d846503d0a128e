"""Cases in which several rules meet (R 16), by number: 17 to 30."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC


def extra_of(scene, viewer, side="attack"):
    """The extra cards of a side as a viewer sees them lie."""
    battle = scene.seen_by(viewer)[0]["public"]["battle"]
    return {f["card"]: f["extra"] for f in battle[side]["fighters"] if f["extra"]}


def test_r16_17_no_change_of_mind(sky):
    """The attacker's 10 lies face down while the defender answers with a 7; then all is settled."""
    s = sky("A warrior-randi@c1+6", "B merchant-faye@d1+1", hands=("4 10", "0 7"), deck="0 0 2")
    s.answer("go:d1:warrior-randi:0").fight()
    s.asks("A", "commit", "play:warrior-randi:4 play:warrior-randi:10 ready")
    s.answer("play:warrior-randi:10")
    s.asks("B", "commit", "play:merchant-faye:0 play:merchant-faye:7 ready")
    for viewer in (PUBLIC, 1):
        assert extra_of(s, viewer) == {"warrior-randi": {"value": None, "hand": True}}
    s.answer("play:merchant-faye:7")
    assert [(e["card"], e["value"]) for e in s.happened("extra")] == [
        ("merchant-faye", 7),
        ("warrior-randi", 10),
    ]
    assert s.totals() == (22, 11)
    assert (s.hand("A"), s.hand("B")) == ("4", "0")
    s.asks("A", "claim")


def test_r16_18_a_portrait_is_for_its_own_character(sky):
    """The warrior's card may not be used for the merchant beside him."""
    s = sky("A warrior-randi@c1+6=10 merchant-vang@c1+1", "B warrior-sten@d1+1", deck="0 0 0 2")
    s.answer("go:d1:warrior-randi:0", "go:d1:merchant-vang:0").fight()
    s.asks("A", "commit", "portrait:warrior-randi ready")
    s.answer("portrait:warrior-randi")
    assert [(e["card"], e["value"], e["hand"]) for e in s.happened("extra")] == [
        ("warrior-randi", 10, False)
    ]
    s.asks("A", "claim")


def test_r16_19_no_card_to_play(sky):
    """Nobody is asked for an extra card; each combatant still draws one."""
    s = sky("A warrior-randi@c1+6", "B merchant-faye@d1", deck="0 0 2")
    s.answer("go:d1:warrior-randi:0").fight()
    assert not s.happened("extra")
    assert [e["card"] for e in s.happened("battle_drew")] == ["warrior-randi", "merchant-faye"]
    s.asks("A", "claim")


def test_r16_20_redeeming_a_zero(sky):
    """It gives no ship, but clears the hand."""
    s = sky("A", step="build", hands=("0 0 2",))
    s.answer("redeem:0", "redeem:0")
    assert s.asks("A", "build")["due"] == 0
    assert (s.hand("A"), s.universe.discards) == ("2", [0, 0])


@pytest.mark.parametrize(
    ("stone", "timer", "reign"), [("shadowlord", 3, 0), ("master-earth", 2, 1)]
)
def test_r16_21_the_deck_runs_out_on_a_loss_draw(sky, stone, timer, reign):
    """The cards of this battle are not shuffled with the others; the timer moves if the Shadowlord
    holds the stone."""
    s = sky(
        "A warrior-randi@c1+6=7",
        "B merchant-faye@d1+6",
        stone=stone,
        timer=2,
        deck="4 0",
        discards="-2 2 2",
    )
    s.answer("go:d1:warrior-randi:0").fight().answer("portrait:warrior-randi")
    assert s.happened("reshuffled") == [{"cards": 3}]
    assert [e["value"] for e in s.happened("loss")] == [2]
    assert (s.universe.timer, s.universe.reign) == (timer, reign)
    assert s.universe.discards == []
    s.answer("retreat:e1:merchant-faye", "decline")
    # 7 played, 4 and 0 drawn, 2 lost by: discarded now, and B has drawn from the deck of two.
    assert sorted(s.universe.discards) == [0, 2, 4, 7]
    assert len(s.universe.deck) == 0
    s.options()


def test_r16_22_a_storm_on_a_corner(sky):
    """Who had one loose ship there has no control of it at the next steps 1 and 3."""
    s = sky("A", "B e1+1", "C", step="guide", dice="1 2", deck="2")
    s.asks("A", "storm", "storm:e1 pass")
    s.answer("storm:e1")
    assert s.happened("storm") == [{"seat": 0, "place": "e1", "rings": 0, "loose": 1}]
    assert (s.loose("e1"), s.control("e1")) == ("", "")
    # B draws one card, and after a roll without ships has none to place.
    assert [(e["seat"], e["count"]) for e in s.happened("drew")] == [(1, 1)]
    s.roll("1 3")
    s.answer("hand")
    assert s.asks("B", "build")["due"] == 0


def test_r16_22_a_storm_on_the_own_corner(sky):
    """It takes the 3 ships of this step 3, but not the card of step 1."""
    s = sky("A a1+1 e1+1", "B", step="draw", deck="2 2 2", dice="1 2")
    assert [e["count"] for e in s.happened("drew")] == [3]
    s.answer("hand", "hand", "hand", "storm:a1")
    assert s.asks("A", "build")["due"] == 3


def test_r16_23_a_great_storm(sky):
    """A character left with 0 cannot move this turn unless it is built up in step 3."""
    words = "A merchant-vang@N warrior-randi@b1+1 warrior-viggo@c1+2"
    for built in (False, True):
        s = sky(words, step="guide", dice="1 1")
        assert s.happened("storm") == [{"seat": 0, "place": "", "rings": 2, "loose": 0}]
        assert (s.ships("warrior-randi"), s.ships("warrior-viggo")) == (0, 1)
        assert s.ships("shadowlord") == 5
        s.answer(*(["ring:warrior-randi:1"] if built else []), "done")
        movers = {option.split(":")[2] for option in s.options("go")}
        assert movers == {"warrior-viggo", *(["warrior-randi"] if built else [])}


@pytest.mark.parametrize("nominated", [True, False])
def test_r16_24_a_shadow_on_a_loose_ship(sky, nominated):
    """With a nominee there is a battle; without one the ship is lost. The shadow never claims."""
    s = sky("A", "B c1+1 warrior-sten@b1+1", shadows="claw@c2+1", step="shadow", deck="7 0 0")
    s.answer("shadow:c1:shadow-claw")
    s.asks("B", "nominate", "nominate:warrior-sten decline")
    s.answer("nominate:warrior-sten" if nominated else "decline")
    if nominated:
        assert [e["with_cards"] for e in s.happened("battle")] == [["warrior-sten"]]
        assert s.totals() == (14, 7)
        s.answer("retreat:b1:warrior-sten")
    else:
        assert [(e["card"], e["with_seat"]) for e in s.happened("no_battle")] == [
            ("shadow-claw", 1)
        ]
        assert not s.happened("battle_drew")
    assert (s.loose("c1"), s.control("c1"), s.place("shadow-claw")) == ("", "", "c1")
    assert s.place("warrior-sten") == "b1"
    assert s.universe.active == 1
    s.options()


def test_r16_25_where_a_shadow_may_not_go(sky):
    """Beside it the own diplomat and a warrior of another share a galaxy: barred."""
    s = sky("A diplomat-ola@c1+1", "B warrior-sten@c1+1", shadows="lynx@c2+1", step="shadow")
    assert s.options("shadow") == ["shadow:b2:shadow-lynx", "shadow:d2:shadow-lynx"]


def test_r16_26_a_shadow_that_is_attacked(sky):
    """It cannot be moved away in step 5."""
    s = sky("A warrior-randi@c1+2", shadows="lynx@c2+1 racson@d4+1")
    s.answer("go:c2:warrior-randi:0")
    s.asks("A", "shadow")
    assert {option.split(":")[2] for option in s.options("shadow")} == {"shadow-racson"}


def test_r16_27_a_shadow_without_a_way_out(sky):
    """Every neighbour taken: destroyed, though its loss draw was 0."""
    s = sky(
        "A warrior-randi@c1+6 merchant-vang@c1",
        shadows="lynx@c2+1 claw@b2 cruel@d2",
        deck="4 0 0",
    )
    s.answer("go:c2:warrior-randi:0").fight()
    assert [(e["card"], e["value"]) for e in s.happened("loss")] == [("shadow-lynx", 0)]
    assert [e["card"] for e in s.happened("died")] == ["shadow-lynx"]
    assert s.place("shadow-lynx") == ""
    s.asks("A", "claim")


def two_fights(sky, *others, deck, **scene):
    """A's master attacks a shadow, and A has moved another shadow onto a warrior at c1; the master
    fights first, and dies."""
    shadows = "darkness@b2+6 lynx@c2+1"
    s = sky("A master-earth@b1+1", *others, shadows=shadows, deck=f"0 0 2 {deck}", **scene)
    s.answer("go:b2:master-earth:0", "shadow:c1:shadow-lynx")
    s.asks("A", "site", "fight:b2:shadow-darkness fight:c1:shadow-lynx")
    s.answer("fight:b2:shadow-darkness")
    assert s.happened("eliminated") == [{"seat": 0, "with_seat": -1}]
    return s


def test_r16_28_the_fight_of_a_shadow_after_its_mover_is_out(sky):
    """It is still held, then it is the next player's turn."""
    s = two_fights(sky, "B warrior-sten@c1+1", "C", hands=("", "7"), deck="4 0 0")
    (_, second) = s.happened("battle")
    assert (second["card"], second["with_cards"]) == ("shadow-lynx", ["warrior-sten"])
    s.answer("ready")
    # 3 + 1 + 4 against 6 + 1 + 0: the warrior loses and lives.
    assert s.totals() == (8, 7)
    s.asks("B", "retreat")
    s.answer("retreat:b1:warrior-sten")
    assert (s.universe.turn, s.universe.active) == (10, 1)
    s.options()


def test_r16_28_the_choices_of_that_shadow(sky):
    """If it loses, the next living player clockwise says where it goes."""
    s = two_fights(sky, "B", "C warrior-sten@c1+6", deck="0 4 0")
    totals = [(event["attack"], event["defence"]) for event in s.happened("totals")]
    assert totals == [(11, 16), (4, 16)]
    s.asks("B", "retreat", " ".join(f"retreat:{g}:shadow-lynx" for g in ("N", "b1", "c2", "d1")))
    s.answer("retreat:N:shadow-lynx")
    assert s.place("shadow-lynx") == "N"
    s.options()


def test_r16_28_unless_the_match_is_over(sky):
    """With the stone away from the Shadowlord the last master has won: no second fight."""
    s = two_fights(sky, "B warrior-sten@c1+1", stone="shadow-lynx", deck="4 0 0")
    assert s.over() == "last_master B"
    assert len(s.happened("battle")) == 1


def test_r16_29_recruiting_as_a_guest(sky):
    """With permission to enter: the recruit is a guest there, too."""
    s = sky(
        "A master-earth@N+1 diplomat-ola@d1+1", "B e1+1 warrior-sten@e1+1", discs="e1?warrior-axel"
    )
    assert not [o for o in s.options("go") if ":e1:" in o]
    s.answer("ask:e1:diplomat-ola").reply("B", "grant")
    s.answer("go:e1:diplomat-ola:0", "turn", "recruit")
    assert (s.owner("warrior-axel"), s.place("warrior-axel")) == ("A", "e1")
    assert (s.control("e1"), s.peace()) == ("B", "e1:AB")
    s.answer("done")
    assert not s.happened("battle")
    assert not s.happened("no_battle")
    assert s.universe.active == 1
    s.options()


def test_r16_30_the_last_rival_while_a_minor_shadow_holds_the_stone(sky):
    """P wins: only the Shadowlord's hold would prevent it."""
    s = sky(
        "A warrior-randi@d1+6",
        "B master-water@d2",
        shadows="lynx@b2+1",
        stone="shadow-lynx",
        deck="4 0 2",
    )
    s.answer("go:d2:warrior-randi:0").fight().answer("decline")
    assert s.stone == "shadow-lynx"
    assert s.over() == "last_master A"
