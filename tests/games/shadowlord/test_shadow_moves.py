"""Minor shadows in step 5 (R 8)."""

from __future__ import annotations

import pytest


def goals(scene, shadow="shadow-lynx"):
    """Where a shadow may be moved."""
    return {o.split(":")[1] for o in scene.options("shadow") if o.endswith(shadow)}


def test_r8_one_galaxy_along_a_link(sky):
    """It keeps its ships; one shadow a turn, and only if the player likes."""
    s = sky("A", shadows="lynx@c1+2 claw@d3+1", step="shadow")
    assert goals(s) == {"b1", "d1", "c2"}
    s.answer("shadow:b1:shadow-lynx")
    assert s.happened("shadow_moved") == [
        {"seat": 0, "card": "shadow-lynx", "from_place": "c1", "to_place": "b1"}
    ]
    assert (s.place("shadow-lynx"), s.ships("shadow-lynx")) == ("b1", 2)
    assert s.universe.active == 1
    s.options()
    s = sky("A", shadows="lynx@c1+2", step="shadow")
    s.answer("pass")
    assert s.place("shadow-lynx") == "c1"
    assert not s.happened("shadow_moved")
    s.options()


@pytest.mark.parametrize(
    ("a", "b", "shadows", "may"),
    [
        ("", "", "", True),
        ("", "warrior-sten@d1+1", "", True),
        ("", "master-water@d1", "", True),
        ("", "d1+1", "", True),
        ("", "", "claw@d1", False),
        ("", "diplomat-gye@d1", "", False),
        ("diplomat-ola@d1", "", "", False),
        ("warrior-randi@d1", "", "", False),
        ("d1+1", "", "", False),
        ("d1+1", "warrior-sten@d1", "", False),
    ],
)
def test_r8_the_goal(sky, a, b, shadows, may):
    """No other shadow, no diplomat, nothing of the mover's."""
    s = sky(f"A {a}", f"B {b}", shadows=f"lynx@c1+1 {shadows}", step="shadow")
    assert ("d1" in goals(s)) == may


@pytest.mark.parametrize("there", ["warrior-axel@d1", "d1+1"])
def test_r8_at_most_one_player_there(sky, there):
    """Host and guest are two, by character or loose ship."""
    words = ("A", "B warrior-sten@d1", f"C {there}")
    s = sky(*words, peace="d1:BC", shadows="lynx@c1+1", step="shadow")
    assert "d1" not in goals(s)
    # Several characters of one player are one.
    s = sky("A", "B warrior-sten@d1 merchant-faye@d1 d1+1", shadows="lynx@c1+1", step="shadow")
    assert "d1" in goals(s)


def test_r8_never_into_the_fortress_or_a_home(sky):
    """Whoever lives there; homes of the dead and of nobody are open."""
    s = sky("A", "B", shadows="lynx@b2+1 claw@c1+1 cruel@c5+1 hector@a3+1", step="shadow")
    assert "c3" not in goals(s)
    assert "N" not in goals(s, "shadow-claw")
    assert "S" not in goals(s, "shadow-cruel")
    assert "W" in goals(s, "shadow-hector")
    s = sky("A", "B", "C", dead="B", shadows="cruel@c5+1 halifax@e3+1", step="shadow")
    assert "S" in goals(s, "shadow-cruel")
    assert "E" not in goals(s, "shadow-halifax")
    # The mover's own empty home neither.
    s = sky("A master-earth@a1", "B", shadows="claw@c1+1", step="shadow")
    assert "N" not in goals(s, "shadow-claw")


def test_r8_which_shadow(sky):
    """With a ship, alive, and in no battle; never the Shadowlord."""
    s = sky(
        "A warrior-randi@b1+1",
        shadows="lynx@b2+1 claw@d2 cruel@d4+3",
    )
    s.answer("go:b2:warrior-randi:0")
    s.asks("A", "shadow")
    assert {o.split(":")[2] for o in s.options("shadow")} == {"shadow-cruel"}


def test_r8_no_shadow_can_move(sky):
    """Nobody is asked."""
    s = sky("A", "B", shadows="lynx@d2 claw@b2", step="shadow")
    assert s.universe.active == 1
    s.options()


@pytest.mark.parametrize("there", ["", "warrior-sten@d1+6", "d1+1"])
def test_r8_a_battle_where_somebody_is(sky, there):
    """The shadow attacks; an empty goal makes no battle."""
    s = sky("A", f"B {there}", shadows="lynx@c1+1", step="shadow", deck="0 0 0 2")
    s.answer("shadow:d1:shadow-lynx")
    due = s.happened("battle_due")
    assert due == ([{"seat": -1, "place": "d1"}] if there else [])
    fought = s.happened("battle") + s.happened("no_battle")
    assert [(e["seat"], e["card"], e["with_seat"]) for e in fought] == (
        [(-1, "shadow-lynx", 1)] if there else []
    )
    assert s.loose("d1") == ""
    s.options()


def test_r8_a_shadow_beats_a_defender_and_claims_nothing(sky):
    """It stays there; the loser's loose ships are gone (R 9.12)."""
    s = sky("A", "B merchant-faye@d1 d1+2", shadows="darkness@c1+1", step="shadow", deck="0 0 2")
    s.answer("shadow:d1:shadow-darkness")
    assert (s.place("merchant-faye"), s.loose("d1"), s.control("d1")) == ("", "", "")
    assert s.place("shadow-darkness") == "d1"
    s.options()


def test_r8_the_second_of_an_errand_is_another_one(sky):
    """Not the one that has moved; and not out of a battle that the first has made."""
    s = sky(
        "A",
        "B warrior-sten@d1",
        shadows="lynx@c1+1 claw@e1+1",
        step="shadow",
        shadow_moves=2,
        deck="7 0 0",
    )
    s.answer("shadow:d1:shadow-lynx")
    assert {o.split(":")[2] for o in s.options("shadow")} == {"shadow-claw"}
    assert "d1" not in goals(s, "shadow-claw")


def test_r8_the_movers_technical_choices(sky):
    """A shadow that loses and lives retreats where the active player says, with the ships that are
    left (R 9.11)."""
    s = sky("A", "B master-water@d1+6", shadows="lynx@c1+4", step="shadow", deck="0 0 2")
    s.answer("shadow:d1:shadow-lynx")
    s.asks("A", "retreat", " ".join(f"retreat:{g}:shadow-lynx" for g in ("c1", "e1", "d2")))
    s.answer("retreat:e1:shadow-lynx")
    assert (s.place("shadow-lynx"), s.ships("shadow-lynx")) == ("e1", 2)
    s.options()
