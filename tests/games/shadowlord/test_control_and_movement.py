"""Control (R 5) and movement (R 6, clauses 1 to 7)."""

from __future__ import annotations

import pytest


def goals(scene, card):
    """Where a character can go."""
    return {o.split(":")[1] for o in scene.options("go") if o.split(":")[2] == card}


# -- control


@pytest.mark.parametrize(
    ("mine", "theirs", "galaxy", "controls"),
    [
        # A loose ship controls, whoever stands there.
        ("d1+1", "", "d1", "A"),
        ("d1+1", "warrior-sten@d1+6", "d1", "A"),
        ("d1+1 warrior-randi@d1", "warrior-sten@d1 merchant-faye@d1", "d1", "A"),
        # Without one: all characters there are one's own, of whatever class.
        ("diplomat-ola@d1", "", "d1", "A"),
        ("warrior-randi@d1 merchant-vang@d1", "", "d1", "A"),
        ("warrior-randi@d1", "diplomat-gye@d1", "d1", ""),
        ("", "", "d1", ""),
        # The home planet: unless only others are there.
        ("master-earth@a1", "", "N", "A"),
        ("master-earth@N", "warrior-sten@N", "N", "A"),
        ("master-earth@a1 diplomat-ola@N", "warrior-sten@N warrior-axel@N", "N", "A"),
        ("master-earth@a1", "warrior-sten@N", "N", "B"),
        # A corner is a galaxy like others.
        ("warrior-randi@a5", "", "a5", "A"),
    ],
)
def test_r5_who_controls(sky, mine, theirs, galaxy, controls):
    """By a loose ship, by presence, or as the home planet."""
    s = sky(f"A {mine}", f"B {theirs}", step="build", bonus=1)
    assert s.control(galaxy) == controls
    s.options()


def test_r5_shadows_control_nothing(sky):
    """Nor does a character that shares a galaxy with one."""
    s = sky("A warrior-randi@c2", shadows="lynx@c2+1 claw@d2+3", step="build", bonus=1)
    assert [s.control(galaxy) for galaxy in ("c2", "d2", "c3")] == ["", "", ""]
    s.options()


def test_r5_two_others_at_home(sky):
    """Nobody controls it while only others stand there, more than one of them."""
    s = sky("A master-earth@a1", "B warrior-sten@N", "C warrior-axel@N", step="build", bonus=1)
    assert s.control("N") == ""
    s.options()


def test_r5_homes_of_the_dead_and_of_masters_not_in_play(sky):
    """Ordinary galaxies: they can be claimed, and shadows come."""
    s = sky("A warrior-randi@c5+2 merchant-vang@a3+2", "B", "C", dead="B", shadows="lynx@b5+1")
    assert [s.control(home) for home in ("S", "W")] == ["", ""]
    ways = s.options("go")
    assert {"go:S:warrior-randi:1", "go:W:merchant-vang:1"} <= set(ways)
    s.answer("go:W:merchant-vang:1", "done")
    assert s.control("W") == "A"
    assert "shadow:S:shadow-lynx" in s.options()


def test_r5_a_disc_does_not_stop_control(sky):
    """It stays there face down."""
    s = sky("A b1+1", discs="b1?warrior-axel", step="build", bonus=1)
    assert s.control("b1") == "A"
    s.options()


def test_r5_a_home_with_nothing_but_a_loose_ship(sky):
    """It is not empty: entering unasked is an attack."""
    s = sky("A warrior-randi@e3+2", "B master-fire@e4+2 E+1")
    assert s.options("ask") == ["ask:E:warrior-randi", "ask:e4:warrior-randi"]
    s.answer("go:E:warrior-randi:0")
    assert s.happened("battle_due") == [{"seat": 0, "place": "E"}]
    s.options()


# -- 6.1: how far


@pytest.mark.parametrize(
    ("ships", "reached"),
    [
        (1, {"c1", "d1", "b1"}),
        (2, {"c1", "d1", "b1", "a1", "b2"}),
        (3, {"c1", "d1", "b1", "a1", "b2", "a2"}),
        (4, {"c1", "d1", "b1", "a1", "b2", "a2", "W", "a3"}),
    ],
)
def test_r6_1_at_most_as_many_galaxies_as_ships(sky, ships, reached):
    """Along links, through galaxies that are controlled; ships are not spent by moving."""
    s = sky(f"A warrior-randi@N+{ships} b1+1 a1+1 a2+1")
    assert goals(s, "warrior-randi") == reached
    for goal in reached:
        assert f"go:{goal}:warrior-randi:0" in s.options("go")
    goal = max(reached)
    s.answer(f"go:{goal}:warrior-randi:0")
    assert (s.place("warrior-randi"), s.ships("warrior-randi")) == (goal, ships)
    s.options()


def test_r6_1_once_a_turn(sky):
    """Each character; in any order."""
    s = sky("A warrior-randi@b1+3 merchant-vang@d1+3 master-earth@N+1")
    s.answer("go:a1:warrior-randi:0")
    assert {o.split(":")[2] for o in s.options("go")} == {"merchant-vang", "master-earth"}
    s.answer("go:N:merchant-vang:0", "go:d1:master-earth:0")
    assert s.universe.active == 1
    s.options()


# -- 6.2: dropping and picking up


def test_r6_2_the_allowance_is_what_is_left(sky):
    """After dropping 2 of 3 ships, one galaxy is in reach."""
    s = sky("A warrior-randi@d1+3 c1+1")
    assert goals(s, "warrior-randi") == {"N", "c1", "e1", "d2", "b1", "c2"}
    s.answer("drop:warrior-randi:2")
    assert s.happened("dropped") == [
        {"seat": 0, "card": "warrior-randi", "place": "d1", "count": 2}
    ]
    assert (s.loose("d1"), s.ships("warrior-randi")) == ("A+2", 1)
    s.asks("A", "go_on")
    assert goals(s, "warrior-randi") == {"N", "c1", "e1", "d2"}
    s.answer("go:e1:warrior-randi:1")
    assert (s.loose("e1"), s.ships("warrior-randi"), s.control("d1")) == ("A+1", 0, "A")
    s.options()


def test_r6_2_dropping_everything_and_staying(sky):
    """Then nothing more is asked of it."""
    s = sky("A warrior-randi@d1+3 master-earth@N+1")
    s.answer("drop:warrior-randi:3")
    assert (s.loose("d1"), s.ships("warrior-randi")) == ("A+3", 0)
    s.asks("A", "move")
    assert not [o for o in s.options() if "randi" in o]


@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [
        ("", "", True),
        ("d1+2", "", True),
        ("merchant-vang@d1", "", True),
        ("", "warrior-sten@d1", False),
        ("d1+2", "warrior-sten@d1", False),
        ("", "d1+1", False),
    ],
)
def test_r6_2_where_ships_may_be_dropped(sky, mine, theirs, may):
    """Where a claim could be made, or on one's own loose ships if nobody else stands there."""
    s = sky(f"A warrior-randi@d1+2 {mine}", f"B {theirs}", peace="d1:AB" if theirs else "")
    assert s.options("drop") == (["drop:warrior-randi:1", "drop:warrior-randi:2"] if may else [])


def test_r6_2_dropping_at_home_and_away(sky):
    """On the own home planet, not on another's, nor beside a shadow."""
    s = sky(
        "A master-earth@N+1 warrior-randi@S+1 merchant-vang@c2+1",
        "B master-water@d5",
        shadows="lynx@c2+1",
    )
    assert s.options("drop") == ["drop:master-earth:1"]


def test_r6_2_picking_up(sky):
    """Also with 0 ships, as many as the ring takes; then it does not move. Only where it stands,
    only own ships."""
    s = sky(
        "A warrior-randi@d1 merchant-vang@c1+4 c1+6 d1+2 b1+3", "B warrior-sten@d1", peace="d1:AB"
    )
    assert s.options("pick_up") == [
        "pick_up:merchant-vang:1",
        "pick_up:merchant-vang:2",
        "pick_up:warrior-randi:1",
        "pick_up:warrior-randi:2",
    ]
    s.answer("pick_up:warrior-randi:2")
    assert s.happened("picked_up")[0]["count"] == 2
    assert (s.ships("warrior-randi"), s.loose("d1"), s.control("d1")) == (2, "", "")
    assert s.peace() == "d1:AB"
    assert not [o for o in s.options() if "randi" in o]
    s = sky("A warrior-randi@d1+1", "B d1+3", peace="d1:AB")
    assert not s.options("pick_up")


# -- 6.3: passing through


def test_r6_3_only_through_galaxies_that_one_controls(sky):
    """By a ship, by presence, with a guest there; not where one is a guest oneself."""
    words = "A warrior-randi@N+2"
    for there, theirs, peace, passed in (
        ("c1+1", "", "", True),
        ("merchant-vang@c1", "", "", True),
        ("c1+1", "warrior-sten@c1", "c1:AB", True),
        ("merchant-vang@c1", "warrior-sten@c1", "c1:AB", False),
        ("merchant-vang@c1", "c1+1", "c1:AB", False),
        ("", "", "", False),
    ):
        s = sky(f"{words} {there}", f"B {theirs}", peace=peace)
        assert ("c2" in goals(s, "warrior-randi")) == passed, (there, theirs)


def test_r6_3_entering_ends_the_move(sky):
    """Also a galaxy that has just been claimed."""
    s = sky("A warrior-randi@N+3 merchant-vang@N+3")
    s.answer("go:c1:warrior-randi:1")
    assert "c2" in goals(s, "merchant-vang")
    assert not [o for o in s.options() if "randi" in o]


# -- 6.4: claims


@pytest.mark.parametrize(
    ("mine", "theirs", "shadows", "may"),
    [
        ("", "", "", True),
        ("diplomat-ola@d1", "", "", True),
        ("d1+1", "", "", False),
        ("", "d1+1", "", False),
        ("", "diplomat-gye@d1", "", False),
        ("", "", "lynx@d1+1", False),
    ],
)
def test_r6_4_what_may_be_claimed(sky, mine, theirs, shadows, may):
    """Nobody else controls or occupies it, and no own ship is there."""
    s = sky(f"A warrior-randi@c1+1 {mine}", f"B {theirs}", shadows=shadows)
    assert "go:d1:warrior-randi:0" in s.options()
    assert ("go:d1:warrior-randi:1" in s.options()) == may


@pytest.mark.parametrize("card", ["master-earth", "warrior-randi", "merchant-vang", "diplomat-ola"])
def test_r6_4_any_class_may_claim(sky, card):
    """With one ship of its ring, where its move ends."""
    s = sky(f"A {card}@c1+2" if "master" in card else f"A {card}@c1+2 master-earth@N")
    s.answer(f"go:d1:{card}:1")
    assert s.happened("claimed") == [{"seat": 0, "card": card, "place": "d1"}]
    assert (s.ships(card), s.loose("d1"), s.control("d1")) == (1, "A+1", "A")
    s.options()


def test_r6_4_homes(sky):
    """The own home can be claimed, an empty one of another not."""
    s = sky("A master-earth@c1+1", "B master-water@e5", step="move")
    assert "go:N:master-earth:1" in s.options()
    s = sky("A warrior-randi@c5+1", "B master-water@e5", step="move")
    assert [o for o in s.options() if ":S:" in o] == ["go:S:warrior-randi:0"]


# -- 6.5: pending battles


def test_r6_5_no_passage_through_a_pending_battle(sky):
    """Even where one controls the galaxy by loose ships. Further characters may join it."""
    s = sky("A warrior-randi@b1+1 c1+1 merchant-vang@N+2", "B warrior-sten@c1", peace="c1:AB")
    assert "c2" in goals(s, "merchant-vang")
    s = sky("A warrior-randi@b1+1 c1+1 merchant-vang@N+2", "B warrior-sten@c1")
    assert "c2" in goals(s, "merchant-vang")
    s.answer("go:c1:warrior-randi:0")
    assert s.happened("battle_due") == [{"seat": 0, "place": "c1"}]
    assert "c2" not in goals(s, "merchant-vang")
    s.answer("go:c1:merchant-vang:0")
    assert not s.happened("battle_due")
    assert s.happened("battle")[0]["cards"] == ["warrior-randi", "merchant-vang"]
    s.until("B", "place_card")
    s.options()


def test_r6_5_who_stood_there_may_leave_and_the_battle_is_off(sky):
    """With its last attacker; who entered this turn has acted and stays."""
    words = ("A warrior-randi@d1+1 merchant-vang@c1+1", "B warrior-sten@d1")
    s = sky(*words)
    assert s.universe.pending()
    s.answer("go:e1:warrior-randi:0")
    assert not s.universe.pending()
    s.answer("done")
    assert not s.happened("battle")
    s.options()
    s = sky(*words)
    s.answer("go:d1:merchant-vang:0", "go:e1:warrior-randi:0")
    assert s.happened("battle")[0]["cards"] == ["merchant-vang"]
    s.until("B", "place_card")
    s.options()


# -- 6.6 and 6.7: the fortress, and company


def test_r6_6_the_fortress_admits_one_a_turn(sky):
    """The next turn another one; and nobody passes through it."""
    s = sky("A warrior-randi@b2+6 warrior-viggo@d2+6 b2+1 d2+1 d4+1 b4+1", deck="0 0 0 0 0 0")
    assert "c3" in goals(s, "warrior-randi")
    s.answer("go:c3:warrior-randi:0")
    assert "c3" not in goals(s, "warrior-viggo")
    s.until("A", "place_card").until("A", "move")
    assert "c3" in goals(s, "warrior-viggo")


def test_r6_6_from_any_ruin_and_nowhere_else(sky):
    """c2, b3, d3 and c4 have no link to the fortress."""
    s = sky(
        "A warrior-randi@b2+1 warrior-holger@d4+1 warrior-viggo@c2+1 warrior-sten@b3+1 "
        "warrior-astrid@d3+1 warrior-axel@c4+1"
    )
    into = {o.split(":")[2] for o in s.options("go") if o.split(":")[1] == "c3"}
    assert into == {"warrior-randi", "warrior-holger"}


def test_r6_7_an_alliance_shares_a_galaxy(sky):
    """All of it, if it likes."""
    s = sky("A master-earth@N+1 warrior-randi@b1+1 merchant-vang@d1+1 diplomat-ola@c2+1")
    for card in ("master-earth", "warrior-randi", "merchant-vang", "diplomat-ola"):
        s.answer(f"go:c1:{card}:0")
    assert [s.place(c) for c in ("master-earth", "warrior-randi", "diplomat-ola")] == ["c1"] * 3
    assert s.control("c1") == "A"
    s.options()
