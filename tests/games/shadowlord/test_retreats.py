"""Retreats of survivors and diplomats, of attackers, nominees and shadows (R 9.11)."""

from __future__ import annotations

import pytest

WINS = "7 0 0"
"""The attacker draws 7, the defender 0; the loss card is a 0."""


def places(scene, seat, card):
    """Where the survivor can choose to go."""
    assert scene.asks(seat, "retreat")["card"] == card
    return {o.split(":")[1] for o in scene.options("retreat")}


# -- 9.11: where defenders go


@pytest.mark.parametrize(
    ("a", "b", "c", "shadows", "closed"),
    [
        ("", "", "", "", ""),
        # Another player controls or occupies it.
        ("c1+1", "", "", "", "c1"),
        ("", "", "warrior-axel@c1", "", "c1"),
        ("", "", "e1+1", "", "e1"),
        # But not where he controls it himself, guests or not.
        ("", "c1+1", "warrior-axel@c1", "", ""),
        ("", "warrior-kaare@c1", "", "", ""),
        ("", "warrior-kaare@c1", "warrior-axel@c1", "", "c1"),
        # A shadow stands there.
        ("", "", "", "claw@d2", "d2"),
    ],
)
def test_r9_11_open_galaxies(sky, a, b, c, shadows, closed):
    """The neighbours of d1, but for those that are closed; N is another's home."""
    s = sky(
        f"A merchant-vang@d1+6 {a}",
        f"B merchant-faye@d1+1 {b}",
        f"C master-fire@E {c}",
        peace="c1:BC" if b and c else "",
        shadows=shadows,
        step="battle",
        deck=WINS,
    )
    assert places(s, "B", "merchant-faye") == {"c1", "e1", "d2"} - {closed}


def test_r9_11_the_own_home_next_to_it(sky):
    """It is open to its host alone."""
    s = sky("A merchant-vang@c5+6", "B merchant-faye@c5+1", step="battle", deck=WINS)
    assert places(s, "B", "merchant-faye") == {"b5", "d5", "c4", "S"}


def test_r9_11_not_into_a_pending_battle(sky):
    """Where fighting is still to come."""
    s = sky(
        "A merchant-vang@d1+6 warrior-viggo@c1+6",
        "B merchant-faye@d1+1 c1+1",
        step="battle",
        deck=f"{WINS} 0 0 0",
    )
    s.answer("fight:1:d1")
    assert places(s, "B", "merchant-faye") == {"e1", "d2"}
    s = sky(
        "A merchant-vang@d1+6 warrior-viggo@c1+6",
        "B merchant-faye@d1+1 c1+1",
        step="battle",
        deck=f"{WINS} 0 0 0",
    )
    s.answer("fight:1:c1", "decline")
    # That one is over, but there stands the winner.
    assert places(s, "B", "merchant-faye") == {"e1", "d2"}


def test_r9_11_not_into_the_fortress(sky):
    """While the Shadowlord is there; afterwards it is a galaxy like others."""
    for lord, found in (("c3+5", {"a4", "b3", "c4", "b5"}), ("-", {"a4", "b3", "c4", "b5", "c3"})):
        s = sky(
            "A merchant-vang@b4+6",
            "B merchant-faye@b4+1",
            lord=lord,
            stone="master-earth" if lord == "-" else "",
            step="battle",
            deck=WINS,
        )
        assert places(s, "B", "merchant-faye") == found


def test_r9_11_one_by_one(sky):
    """Each survivor chooses for itself; the diplomats too."""
    s = sky(
        "A master-earth@d1+6",
        "B warrior-sten@d1+1 merchant-faye@d1 diplomat-gye@d1+2",
        step="battle",
        deck="7 0 0 0 0",
    )
    s.answer("lose:warrior-sten")
    for card, goal in (("warrior-sten", "c1"), ("merchant-faye", "e1"), ("diplomat-gye", "c1")):
        assert places(s, "B", card) == {"c1", "e1", "d2"}
        s.answer(f"retreat:{goal}:{card}")
        assert s.place(card) == goal
    s.asks("A", "claim")


CLOSED = "c1+1 e1+1 d2+1"
"""A's ships all round d1."""


def test_r9_11_home_as_the_last_resort(sky):
    """However far it is; loose ships of one's own do not matter there."""
    s = sky(f"A merchant-vang@d1+6 {CLOSED}", "B merchant-faye@d1+1 S+1", step="battle", deck=WINS)
    assert s.place("merchant-faye") == "S"
    s.asks("A", "claim")


@pytest.mark.parametrize("who", [0, 2])
def test_r9_11_not_home_to_others(sky, who):
    """An enemy or somebody else stands there: the fighter dies, as by a loss card."""
    words = [f"A merchant-vang@d1+6 {CLOSED}", "B master-water@b1 merchant-faye@d1+3=4", "C"]
    words[who] += " warrior-axel@S"
    s = sky(*words, step="battle", deck=WINS)
    s.answer("ready")
    assert s.happened("loss")[0]["value"] == 0
    assert [e["card"] for e in s.happened("died")] == ["merchant-faye"]
    assert s.universe.free_ships(1) == 20
    s.asks("A", "claim")
    s.answer("decline")
    assert s.happened("fallen_cards") == [{"values": [4]}]
    s.options()


# -- 9.11: where attackers go


def test_r9_11_an_attacker_goes_back(sky):
    """To the galaxy that it entered from, without a choice; each to its own."""
    s = sky(
        "A warrior-randi@c1+1 merchant-vang@e1+1",
        "B warrior-sten@d1+6",
        deck="0 0 10 0 0",
    )
    s.answer("go:d1:warrior-randi:0", "go:d1:merchant-vang:0", "lose:warrior-randi")
    assert (s.place("warrior-randi"), s.place("merchant-vang")) == ("c1", "e1")
    assert [e["from_place"] for e in s.happened("retreated")] == ["d1", "d1"]
    s.options()


def test_r9_11_an_attacker_whose_way_back_is_closed(sky):
    """Another one stands there meanwhile: to an open neighbour."""
    s = sky(
        "A warrior-randi@c1+1",
        "B warrior-sten@d1+6",
        shadows="lynx@c2+1",
        deck="0 10 0",
    )
    s.answer("go:d1:warrior-randi:0", "shadow:c1:shadow-lynx")
    assert places(s, "A", "warrior-randi") == {"N", "d2", "e1"}


def test_r9_11_an_attacker_who_stood_there_before(sky):
    """It did not enter this turn: it chooses like others."""
    s = sky("A warrior-randi@d1+1", "B warrior-sten@d1+6", step="battle", deck="0 10 0")
    assert places(s, "A", "warrior-randi") == {"N", "c1", "d2", "e1"}


def test_r9_11_a_nominee_that_loses(sky):
    """It does not go back, but to any open neighbour of the galaxy."""
    s = sky("A warrior-randi@a5+6", "B a5+1 warrior-sten@a3+2 a4+1 b5+1", step="battle", deck=WINS)
    s.answer("nominate:warrior-sten")
    assert places(s, "B", "warrior-sten") == {"a4", "b5"}


# -- 9.11: where shadows go


def beaten(sky, *players, shadows, **scene):
    """A shadow of level 3 at c2 has lost to A's master, and lives."""
    words = ("A master-earth@c2+6", *players)
    return sky(*words, shadows=f"lynx@c2+2 {shadows}", step="battle", deck="0 0 2", **scene)


def test_r9_11_a_shadow_goes_to_an_empty_neighbour(sky):
    """No character, shadow or loose ship; whether a disc lies there or not."""
    s = beaten(sky, "B", shadows="", discs="c1?merchant-faye")
    assert places(s, "A", "shadow-lynx") == {"b2", "c1", "d2"}
    s = beaten(sky, "B diplomat-gye@b2", shadows="")
    assert places(s, "A", "shadow-lynx") == {"c1", "d2"}
    s = beaten(sky, "B c1+1 diplomat-gye@b2", shadows="")
    assert (s.place("shadow-lynx"), s.ships("shadow-lynx")) == ("d2", 0)
    s.asks("A", "claim")


def test_r9_11_a_shadow_stays_out_of_the_fortress_and_homes(sky):
    """Even when the Shadowlord is gone, and when nobody is at home."""
    words = "A master-earth@b2+6"
    s = sky(
        words, shadows="lynx@b2+2", lord="-", stone="master-earth", step="battle", deck="0 0 0 2"
    )
    assert places(s, "A", "shadow-lynx") == {"a2", "b1", "b3", "c2"}
    s = sky("A master-earth@c1+6", shadows="lynx@c1+2", step="battle", deck="0 0 2")
    assert places(s, "A", "shadow-lynx") == {"b1", "c2", "d1"}


def test_r9_11_a_shadow_without_a_place_is_destroyed(sky):
    """Its loss card was not above its ships."""
    s = beaten(sky, "B c1+1 diplomat-gye@b2", shadows="claw@d2")
    assert s.happened("loss") == [{"seat": -1, "card": "shadow-lynx", "value": 2, "ships": 2}]
    assert s.happened("died") == [{"seat": -1, "card": "shadow-lynx", "place": "c2"}]
    assert (s.place("shadow-lynx"), s.ships("shadow-lynx")) == ("", 0)
    s.asks("A", "claim")


def test_r9_11_a_shadow_that_attacked_and_lost(sky):
    """It goes where the player who moved it says, also back."""
    s = sky("A", "B master-water@d1+6", shadows="lynx@c1+2", step="shadow", deck="0 0 2")
    s.answer("shadow:d1:shadow-lynx")
    assert places(s, "A", "shadow-lynx") == {"c1", "d2", "e1"}


def test_r9_11_the_loser_before_the_shadowlord(sky):
    """A challenger who loses and lives goes back in the same way."""
    s = sky("A master-earth@b2+6", deck="0 10 7 4")
    s.answer("go:c3:master-earth:0").fight()
    assert (s.place("master-earth"), s.ships("master-earth")) == ("b2", 2)
    assert s.place("shadowlord") == "c3"
    s.options()
