"""What we decided where the rules are silent (R 19), by number. When answers can be taken back
(19.21) is tested with the engine, for all games."""

from __future__ import annotations

import json

from gloaming.engine import view

ROLLS = range(2, 13)


def always(event):
    """A table of numbers with which every roll brings the same."""
    return json.dumps({"guide": {str(roll): event for roll in ROLLS}})


def test_r19_01_cards_are_seen_before_they_are_placed(sky):
    """Two are drawn at once, and placed one by one in the order drawn."""
    s = sky("A a1+1", step="draw", deck="7 4")
    assert s.happened("drew") == [{"seat": 0, "count": 2, "values": [7, 4]}]
    assert s.asks("A", "place_card", "under:master-earth hand") == {"left": 2}
    s.answer("hand")
    assert s.hand("A") == "7"
    assert s.asks("A", "place_card", "under:master-earth hand") == {"left": 1}


def test_r19_02_redeeming_between_placing(sky):
    """A card is redeemed when the first ships are in their rings already."""
    s = sky("A merchant-faye@N", hands=("2 4",), step="build")
    s.answer("ring:master-earth:3", "redeem:4", "ring:merchant-faye:4")
    assert (s.ships("master-earth"), s.ships("merchant-faye"), s.hand("A")) == (3, 4, "2")
    assert s.asks("A", "build", "redeem:2 done")["left"] == 0


def test_r19_03_what_is_not_placed_is_stored(sky):
    """New ships are placed before stored ones; what is too much is forfeited at the end."""
    s = sky("A merchant-faye@N", step="build", stored="2 0")
    s.answer("ring:merchant-faye:2")
    assert s.universe.stored == [2, 0]
    s.answer("done")
    assert s.universe.stored == [3, 0]
    s.asks("A", "move")
    s = sky("A master-earth@N+6 b1+12 merchant-faye@N", step="build")
    s.answer("done")
    assert s.happened("stored") == [{"seat": 0, "count": 2}]
    assert s.happened("forfeited") == [{"seat": 0, "count": 1}]
    s.asks("A", "move")


def test_r19_04_no_free_portrait(sky):
    """The card goes into the hand, and nobody is asked."""
    s = sky("A master-earth@N=4", step="draw", deck="2", numbers=always("salvage"))
    assert s.happened("placed") == [{"seat": 0, "card": "", "value": 2}]
    s.asks("A", "build", "redeem:2 ring:master-earth:1 loose:N:1 done")


def test_r19_05_storms_find_ships_and_scouts_look_again(sky):
    """No galaxy without ships, no home planet, not the Lost Fortress; a disc seen before."""
    s = sky(
        "A master-earth@N+1 b1+1 warrior-randi@c1",
        "B warrior-sten@e1+1",
        shadows="lynx@c2+1 racson@d2",
        step="guide",
        numbers=always("local_storm"),
    )
    s.asks("A", "storm", "storm:b1 storm:e1 storm:c2 pass")
    s = sky("A", "B", discs="b1?merchant-faye", step="guide", numbers=always("scout"))
    s.answer("scout:b1", "under:master-water", "scout:b1", "under:master-earth")
    s.asks("A", "scout", "scout:b1")
    assert s.universe.scouts[1] == (0, 1)


def test_r19_06_a_claim_is_decided_with_the_move(sky):
    """Before the disc is turned."""
    s = sky("A diplomat-elfrida@N+2", discs="b1?merchant-faye")
    assert [each for each in s.options("go") if ":b1:" in each] == [
        "go:b1:diplomat-elfrida:0",
        "go:b1:diplomat-elfrida:1",
    ]
    s.answer("go:b1:diplomat-elfrida:1")
    assert s.loose("b1") == "A+1"
    s.asks("A", "turn_disc", "turn leave")


def test_r19_07_who_has_dropped_ships_has_acted(sky):
    """It may go on or stay; it neither turns the disc nor picks up."""
    s = sky("A diplomat-elfrida@b1+2 warrior-randi@b1+1", discs="b1?merchant-faye")
    assert "turn:diplomat-elfrida" in s.options()
    s.answer("drop:diplomat-elfrida:1")
    assert {each.split(":")[0] for each in s.options()} == {"go", "stay"}
    s.answer("stay")
    assert not [each for each in s.options() if "elfrida" in each]


def test_r19_08_back_along_the_way(sky):
    """R 9.11: an attacker goes back to the last galaxy before the goal; R 19.17: unasked."""
    s = sky("A warrior-randi@N+3 b1+1", "B warrior-sten@a1+6", deck="0 10 0")
    s.answer("go:a1:warrior-randi:0").fight()
    assert s.happened("loss")[0]["card"] == "warrior-randi"
    assert s.place("warrior-randi") == "b1"
    s.options()


def test_r19_08_of_two_shortest_ways(sky):
    """By way of the north rather than the west; back the same way."""
    s = sky("A warrior-randi@b4+3 b3+1 a4+1", "B warrior-sten@a3+6", deck="0 10 0")
    own = view(s.universe, 0)["own"]
    assert own["reach"]["warrior-randi"]["a3"]["via"] == ["b3", "a3"]
    s.answer("go:a3:warrior-randi:0").fight()
    assert s.happened("loss")[0]["card"] == "warrior-randi"
    assert s.place("warrior-randi") == "b3"
    s.options()


def test_r19_09_asking_where_one_may_not_enter(sky):
    """A diplomat asks, and can go only when all agree."""
    s = sky("A diplomat-elfrida@N+1", "B b1+1")
    assert s.options("ask") == ["ask:b1:diplomat-elfrida"]
    assert not [each for each in s.options("go") if ":b1:" in each]
    s.answer("ask:b1:diplomat-elfrida").reply("B", "grant")
    assert "go:b1:diplomat-elfrida:0" in s.options()


def test_r19_10_peace_of_two_guests(sky):
    """Where a third controls the galaxy, either may end it; not the peace with the host."""
    s = sky(
        "A warrior-randi@e1+1",
        "B warrior-sten@e1+1",
        "C e1+1",
        peace="e1:AB e1:AC e1:BC",
        step="end_peace",
    )
    s.asks("A", "end_peace", "end:1:e1 keep")
    s.answer("end:1:e1")
    assert s.peace() == "e1:AC e1:BC"
    s.options()


def test_r19_11_a_guest_turns_discs_in_peace_alone(sky):
    """R 7.3: the permission covers it; when the peace is over it is so no longer."""
    scene = {"discs": "b1?merchant-faye"}
    s = sky("A diplomat-elfrida@b1+1", "B b1+1", peace="b1:AB", **scene)
    assert "turn:diplomat-elfrida" in s.options()
    s = sky("A diplomat-elfrida@b1+1", "B b1+1", **scene)
    assert "turn:diplomat-elfrida" not in s.options()


def test_r19_12_one_shadow_may_be_enough(sky):
    """After a dark errand the second move may be left, and is another shadow's."""
    s = sky("A", shadows="lynx@e2+1 racson@a4+1", step="shadow", shadow_moves=2)
    s.answer("shadow:e1:shadow-lynx")
    assert s.asks("A", "shadow")["left"] == 1
    assert {each.split(":")[-1] for each in s.options()} == {"shadow-racson", "pass"}
    s.answer("pass")
    assert s.universe.active == 1
    s.options()


def test_r19_13_bribes(sky):
    """The higher roll wins the ally, without ships and card; it has acted. A tie is the other's."""
    outcomes = set()
    for skipped in range(30):
        s = sky(
            "A", "B warrior-sten@b1+3=4", hands=("2 2 7",), numbers=json.dumps({"bribe_cards": 2})
        )
        s.asks("A", "move", "bribe:warrior-sten:2 done")
        for _ in range(skipped):
            s.universe.chance.die(6)
        s.answer("bribe:warrior-sten:2")
        (bribed,) = s.happened("bribed")
        won = bribed["won"]
        outcomes.add((won, bribed["roll"] == bribed["with_roll"]))
        assert won == (bribed["roll"] > bribed["with_roll"])
        assert s.owner("warrior-sten") == ("A" if won else "B")
        assert s.ships("warrior-sten") == (0 if won else 3)
        assert sorted(s.universe.discards) == ([2, 2, 4] if won else [2, 2])
        assert s.hand("A") == "7"
        assert not s.universe.asked or not [each for each in s.options() if "sten" in each]
    assert outcomes == {(True, False), (False, False), (False, True)}


def test_r19_13_a_bribed_holder_keeps_the_stone(sky):
    """R 10.1: it stays with its holder, whoever leads it; and who stands among former friends
    fights them."""
    won = set()
    for skipped in range(30):
        s = sky(
            "A",
            "B warrior-sten@b1 merchant-faye@b1",
            hands=("2 2",),
            stone="warrior-sten",
            numbers=json.dumps({"bribe_cards": 2}),
        )
        for _ in range(skipped):
            s.universe.chance.die(6)
        s.answer("bribe:warrior-sten:2")
        won.add(s.happened("bribed")[0]["won"])
        battles = [(each["cards"], each["with_cards"]) for each in s.happened("battle")]
        if s.happened("bribed")[0]["won"]:
            assert battles == [(["warrior-sten"], ["merchant-faye"])]
            assert [each["stone"] for each in s.happened("battle_drew")] == [False, True, False]
        else:
            assert battles == []
            assert (s.owner("warrior-sten"), s.stone) == ("B", "warrior-sten")
        s.options()
    assert won == {True, False}


def test_r19_13_no_bribe_without_a_ring(sky):
    """With seven characters nobody can be won."""
    names = ("randi", "holger", "viggo", "astrid", "axel", "kaare")
    six = " ".join(f"warrior-{name}@N" for name in names)
    numbers = json.dumps({"bribe_cards": 2})
    s = sky(f"A {six}", "B warrior-sten@b1+3", hands=("2 2",), numbers=numbers)
    assert len(s.universe.alliance(0)) == 7
    assert s.universe.active == 1
    s.options()


def test_r19_14_one_galaxy_after_the_other(sky):
    """All battles of the galaxy that was chosen come before the next one."""
    s = sky(
        "A warrior-randi@c1+6 warrior-viggo@a2+6",
        "B merchant-faye@d1 merchant-svein@a1",
        "C merchant-folke@d1",
        deck="0 0 2 0 0 2",
    )
    s.answer("go:d1:warrior-randi:0", "go:a1:warrior-viggo:0").fight()
    s.asks("A", "site", "fight:1:d1 fight:2:d1 fight:1:a1")
    s.answer("fight:2:d1")
    fought = [(each["place"], each["with_seat"]) for each in s.happened("battle")]
    assert fought == [("d1", 2), ("d1", 1)]
    s.asks("A", "claim", "claim:warrior-randi decline")


def test_r19_15_extra_cards_are_committed_together(sky):
    """When the player says ready; until then nobody is told, and values nobody sees at all."""
    s = sky("A warrior-randi@c1+2 warrior-viggo@c1+2", "B warrior-sten@d1+1", hands=("4 7", "10"))
    s.answer("go:d1:warrior-randi:0", "go:d1:warrior-viggo:0").fight()
    s.answer("play:warrior-randi:7")
    assert s.told(1) == []
    s.answer("play:warrior-viggo:4")
    (committed,) = s.learns(1, "committed")
    assert committed["count"] == 2
    assert s.learns(1, "extra") == []
    s.asks("B", "commit", "play:warrior-sten:10 ready")


def test_r19_16_retreats_go_by_the_list_of_characters(sky):
    """The warrior before the merchant, whoever drew first."""
    s = sky(
        "A master-earth@c1+6",
        "B merchant-svein@d1+1 warrior-sten@d1+1",
        deck="0 0 0 0 0",
    )
    s.answer("go:d1:master-earth:0").fight()
    s.answer("lose:merchant-svein")
    assert s.asks("B", "retreat")["card"] == "warrior-sten"


def test_r19_18_no_retreat_to_the_home_that_was_lost(sky):
    """With every neighbour taken, who loses at home is lost."""
    s = sky(
        "A master-earth@c5+6=10 b5+1 c5+1 d5+1",
        "B master-water@e1+1 warrior-sten@S+3",
        deck="0 0 0",
    )
    s.answer("go:S:master-earth:0").fight()
    s.answer("portrait:master-earth")
    assert s.happened("loss")[0]["value"] == 0
    assert s.place("warrior-sten") == ""
    s.options()


def test_r19_19_a_master_without_a_retreat(sky):
    """It dies by the winner's hand, and its player is out."""
    s = sky("A master-earth@c5+6=10 b5+1 c5+1 d5+1", "B master-water@S+6", "C", deck="0 0 0")
    s.answer("go:S:master-earth:0").fight()
    s.answer("portrait:master-earth")
    assert s.happened("eliminated") == [{"seat": 1, "with_seat": 0}]
    s.options()


def test_r19_20_cards_of_the_fallen_lie_aside(sky):
    """The deck that is made anew in the battle is without the card that lay under a portrait."""
    s = sky(
        "A master-earth@c1+6",
        "B warrior-sten@d1=7 merchant-svein@d1",
        deck="0 0 0 2",
        discards="",
    )
    s.answer("go:d1:master-earth:0").fight()
    s.answer("ready", "lose:warrior-sten")
    assert s.happened("died")[0]["card"] == "warrior-sten"
    assert s.happened("reshuffled") == [{"cards": 50 - 4 - 1}]
    s.options()


def test_r19_23_a_retreat_makes_no_battle(sky):
    """A survivor beside a guest whose peace was ended; the guest attacks in their own turn."""
    s = sky(
        "A warrior-randi@c1+3 c1+1",
        "B warrior-sten@c1+1",
        shadows="lynx@d1+1",
        peace="c1:AB",
        deck="0 10 0",
        step="end_peace",
    )
    s.answer("end:1:c1", "go:d1:warrior-randi:0").fight()
    assert s.happened("retreated")[0]["to_place"] == "c1"
    assert [each["place"] for each in s.happened("battle")] == ["d1"]
    assert s.universe.active == 1
    s.until("B", "move").fight()
    assert [(each["place"], each["seat"]) for each in s.happened("battle")] == [("c1", 1)]
    s.options()


def test_r19_24_home_in_peace_calls_a_battle_off(sky):
    """R 9.12: no ruin is open, so the challenger comes home, where a guest was to be fought."""
    s = sky(
        "A master-earth@b2+6=10 warrior-randi@N+1",
        "B b2+1 warrior-sten@N+1",
        shadows="lynx@d2+1 racson@b4+1 claw@d4+1",
        peace="b2:AB",
        deck="2 4 7 4",
    )
    s.answer("go:c3:master-earth:0").fight()
    s.asks("A", "site", "fight:1:N fight:c3:shadowlord")
    s.answer("fight:c3:shadowlord", "portrait:master-earth")
    assert s.happened("totals")[0]["won"] == "attack"
    assert s.place("master-earth") == "N"
    assert s.happened("peace") == [{"seat": 0, "with_seat": 1, "place": "N"}]
    assert [each["place"] for each in s.happened("battle")] == []
    assert (s.universe.active, s.place("warrior-sten")) == (1, "N")
    s.options()


def test_r19_25_where_the_opponent_has_died(sky):
    """The site is chosen like any other, nobody draws, and the attackers may claim."""
    s = sky(
        "A warrior-randi@c1+6=10 warrior-viggo@c1+2 merchant-svein@c5+2",
        "B master-water@d1 merchant-faye@d5+6",
        "C merchant-folke@b1",
        "D",
        deck="0 0 2",
    )
    s.answer("go:d1:warrior-randi:0", "go:b1:warrior-viggo:0", "go:d5:merchant-svein:0").fight()
    s.answer("fight:1:d1", "portrait:warrior-randi")
    assert s.happened("eliminated") == [{"seat": 1, "with_seat": 0}]
    s.asks("A", "claim", "claim:warrior-randi decline")
    s.answer("decline")
    s.asks("A", "site", "fight:1:d5 fight:2:b1")
    s.answer("fight:1:d5")
    assert s.happened("no_battle")[0]["with_seat"] == 1
    assert not s.happened("battle_drew")
    s.asks("A", "claim", "claim:merchant-svein decline")


def test_r19_26_a_fallen_holder_holds_the_stone_until_it_is_taken(sky):
    """R 10.4: the deck runs out for the next loss card, and the reign is its player's."""
    s = sky(
        "A master-earth@c1+6=10",
        "B warrior-sten@d1 merchant-faye@d1",
        stone="warrior-sten",
        reign=11,
        deck="0 0 0 0 2",
        discards="",
    )
    s.answer("go:d1:master-earth:0").fight()
    s.answer("portrait:master-earth", "lose:warrior-sten")
    assert s.happened("died")[0]["card"] == "warrior-sten"
    assert s.happened("over") == [{"winners": [1], "reason": "reign"}]


def test_r19_22_no_answer_is_no(sky):
    """When the time is over, who has not answered has refused."""
    s = sky("A warrior-randi@c1+1", "B d1+1", "C diplomat-ola@d1", peace="d1:BC")
    s.answer("ask:d1:warrior-randi").reply("C", "grant").lapse()
    assert [each["granted"] for each in s.happened("answered")] == [False, True]
    s.options()
