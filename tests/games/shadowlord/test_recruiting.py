"""Diplomats and discs (R 7)."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC
from gloaming.games.shadowlord.universe import NONE

FAYE = {"discs": "c1?merchant-faye"}


def disc(scene, galaxy_number=2):
    """Whether a disc still lies face down on c1."""
    return scene.universe.disc[galaxy_number] != NONE


def test_r7_1_entering_a_galaxy_with_a_disc(sky):
    """The diplomat may turn it or leave it; either way its move is over."""
    for choice in ("turn", "leave"):
        s = sky("A diplomat-ola@N+3 master-earth@N+1", **FAYE)
        s.answer("go:c1:diplomat-ola:0")
        assert s.asks("A", "turn_disc", "turn leave") == {"card": "diplomat-ola", "place": "c1"}
        s.answer(choice)
        if choice == "turn":
            s.asks("A", "recruit", "recruit dismiss")
            s.answer("dismiss")
        assert disc(s) == (choice == "leave")
        s.asks("A", "move")
        assert not [o for o in s.options() if "ola" in o]


def test_r7_1_standing_on_one(sky):
    """Also with 0 ships, if it has not acted; then it may not do anything else."""
    s = sky("A diplomat-ola@c1 master-earth@N+1", **FAYE)
    assert [o for o in s.options() if "ola" in o] == ["turn:diplomat-ola"]
    s.answer("turn:diplomat-ola", "recruit")
    assert s.owner("merchant-faye") == "A"
    assert not [o for o in s.options() if "ola" in o]
    # What was left face down can be turned in a later turn.
    s = sky("A diplomat-ola@N+1", **FAYE)
    s.answer("go:c1:diplomat-ola:0", "leave")
    s.roll("1 3")
    s.until("A", "move")
    assert "turn:diplomat-ola" in s.options()


def test_r7_1_not_after_having_acted(sky):
    """Neither after picking up nor after dropping ships there."""
    s = sky("A diplomat-ola@c1+1 c1+1 master-earth@N+1", **FAYE)
    s.answer("pick_up:diplomat-ola:1")
    assert not s.options("turn")


@pytest.mark.parametrize("card", ["master-earth", "warrior-randi", "merchant-vang"])
def test_r7_4_nobody_else_turns_discs(sky, card):
    """They stand on them, and the discs stay face down."""
    s = sky(f"A {card}@N+2" if "master" in card else f"A {card}@N+2 master-earth@N", **FAYE)
    s.answer(f"go:c1:{card}:1")
    assert disc(s)
    s.until("A", "place_card").roll("1 3")
    s.until("A", "move")
    assert not s.options("turn")


def test_r7_4_nor_do_shadows_and_storms(sky):
    """R 8: discs under shadows stay."""
    s = sky("A", shadows="lynx@c2+1", step="shadow", **FAYE)
    s.answer("shadow:c1:shadow-lynx")
    assert disc(s)
    s.options()


def test_r7_2_the_recruit(sky):
    """An empty ring, its portrait free, it stands there, and does not act in this turn."""
    s = sky("A diplomat-ola@N+1 c1+2", **FAYE)
    s.answer("go:c1:diplomat-ola:0", "turn", "recruit")
    assert s.learns(PUBLIC, "recruited") == [{"seat": 0, "card": "merchant-faye", "place": "c1"}]
    assert (s.owner("merchant-faye"), s.place("merchant-faye")) == ("A", "c1")
    assert (s.ships("merchant-faye"), s.universe.free_slots(14)) == (0, 6)
    # Ships lie there to be picked up, but it has acted: nobody is left to be asked.
    assert s.universe.active == 1
    s.roll("1 3")
    s.until("A", "place_card")
    assert "under:merchant-faye" in s.options()
    s.answer("hand")
    # 3 ships are due for the merchant at the next step 3.
    assert s.asks("A", "build")["due"] == 3


def test_r7_2_a_diplomat_found_turns_no_disc_in_this_turn(sky):
    """Two discs: the recruit has to wait."""
    s = sky("A diplomat-ola@N+1 master-earth@N+1", discs="c1?diplomat-gye b1?warrior-axel")
    s.answer("go:c1:diplomat-ola:0", "turn", "recruit")
    assert s.owner("diplomat-gye") == "A"
    assert not [o for o in s.options() if "gye" in o]


def test_r7_2_a_recruit_fights_beside_the_attackers(sky):
    """A fighter that is found where a battle is due has a part in it."""
    s = sky(
        "A diplomat-ola@d1 warrior-randi@c1+2",
        "B warrior-sten@d1+1",
        discs="d1?warrior-axel",
        deck="0 0 7 2",
    )
    s.answer("turn:diplomat-ola", "recruit", "go:d1:warrior-randi:0")
    assert s.happened("battle")[0]["cards"] == ["warrior-randi", "warrior-axel"]
    s.until("B", "place_card")
    s.options()


def test_r7_2_dismissed_is_out_of_the_game(sky):
    """Public, nobody's, nowhere: nobody can find it again."""
    s = sky("A diplomat-ola@N+1", **FAYE)
    s.answer("go:c1:diplomat-ola:0", "turn", "dismiss")
    assert s.happened("dismissed") == [{"seat": 0, "card": "merchant-faye", "place": "c1"}]
    public = s.seen_by(PUBLIC)[0]["public"]
    (faye,) = [c for c in public["characters"] if c["id"] == "merchant-faye"]
    assert (faye["seat"], faye["place"]) == (None, None)
    assert s.universe.free_ships(0) == 19
    s.options()


@pytest.mark.parametrize("control", ["A", "", "B"])
def test_r7_3_as_a_guest(sky, control):
    """Permission to enter covers recruiting."""
    there = {"A": "A {} c1+1|B warrior-sten@c1", "": "A {}|B warrior-sten@c1"}
    words = there.get(control, "A {}|B c1+1").format("diplomat-ola@c1").split("|")
    s = sky(*words, peace="c1:AB", **FAYE)
    assert s.control("c1") == control
    s.answer("turn:diplomat-ola", "recruit")
    assert (s.owner("merchant-faye"), s.peace()) == ("A", "c1:AB")
    s.options()


def test_r7_5_diplomats_take_no_part_in_battle(sky):
    """As attackers neither: they are no combatants, draw nothing, lose nothing."""
    s = sky(
        "A warrior-randi@d1+1 diplomat-ola@d1+4",
        "B warrior-sten@d1+6",
        deck="0 7 2",
    )
    s.fight()
    assert s.happened("battle")[0]["cards"] == ["warrior-randi"]
    assert [e["card"] for e in s.happened("battle_drew")] == ["warrior-randi", "warrior-sten"]
    assert [e["card"] for e in s.happened("loss")] == ["warrior-randi"]
    # 2 is more than 1: the warrior is dead; the diplomat goes where it likes, unharmed.
    s.asks("A", "retreat", " ".join(f"retreat:{g}:diplomat-ola" for g in ("c1", "d2", "e1", "N")))
    s.answer("retreat:e1:diplomat-ola")
    assert (s.place("diplomat-ola"), s.ships("diplomat-ola")) == ("e1", 4)
    s.options()


def test_r7_5_alone_they_attack_nobody(sky):
    """Without peace, in step 6: nothing."""
    s = sky("A diplomat-ola@d1+1", "B warrior-sten@d1")
    s.fight()
    assert not s.happened("battle")
    assert not s.happened("no_battle")
    s.options()


def test_r7_5_a_diplomat_without_a_place_to_go_is_lost(sky):
    """Every neighbour taken, and others at home: it leaves the game with its ships and its card."""
    s = sky(
        "A warrior-randi@d1+6 c1+1 d2+1 e1+1 warrior-viggo@S",
        "B master-water@b5 diplomat-gye@d1+3=7",
        deck="2",
    )
    s.answer("done")
    assert [e["card"] for e in s.happened("died")] == ["diplomat-gye"]
    assert s.universe.free_ships(1) == 20
    s.answer("decline")
    assert s.happened("fallen_cards") == [{"values": [7]}]
    s.options()


def test_r7_5_a_diplomat_goes_home_when_no_neighbour_is_open(sky):
    """The last resort."""
    s = sky("A warrior-randi@d1+6 c1+1 d2+1 e1+1", "B master-water@b5 diplomat-gye@d1+3")
    s.answer("done")
    assert (s.place("diplomat-gye"), s.ships("diplomat-gye")) == ("S", 3)
    s.asks("A", "claim")
