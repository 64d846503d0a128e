"""What a player is told about their own range, so that nobody need count slots (R 7.1)."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC, view

RING = (
    "detective_agency", "blackmist_area", "grand_cathedral", "underground_passage", "town_hall",
    "olivers_hideout",
)  # fmt: skip


def reach(s, seat):
    """Of the seat's own view."""
    return view(s.table, seat)["own"]["reach"]


@pytest.mark.parametrize(
    ("at", "holds", "slots"),
    [
        ("agency", "-", [0, 5]),
        ("agency", "scope", [0, 5, 4]),
        ("passage", "scope scope", [3, 2, 1, 0]),
        ("-", "scope", []),
    ],
)
def test_slots_in_range_in_order_of_steps(raid, at, holds, slots):
    """R 7.1: the own one first, then to the left; with the expansion the airship last."""
    expansion = "scope" in holds
    s = raid("Felix* Ulrich*", at=at, holds=holds)
    assert reach(s, 0)["slots"] == [*slots, *([6] if expansion and slots else [])]
    s.asks(0, "move")


def test_from_the_airship_everything_is_in_range(raid):
    """R 7.1."""
    s = raid("Felix* Ulrich* Emi*", at="airship airship hall")
    assert reach(s, 0)["slots"] == [0, 1, 2, 3, 4, 5, 6]
    assert reach(s, 0)["steps"] == {"1": -1, "2": -1}
    s.asks(0, "move")


def test_everybody_is_told_of_their_own_range(raid):
    """R 7.1: one-sided: who stands to the left is in range, and not the other way round."""
    s = raid("Felix* Ulrich* Emi*", at="blackmist agency passage", active=2)
    assert reach(s, 0)["steps"] == {"1": 1}
    assert reach(s, 1)["steps"] == {}
    assert view(s.table, PUBLIC)["own"] is None
    s.asks(2, "move")


def test_who_is_on_the_way_is_told_of_the_range_from_there(raid):
    """R 16.1.2: the piece has not arrived, but nothing else is of use; to others it stands where it
    stands."""
    s = raid("Vampire Felix* Ulrich*", at="agency passage agency", dice=[4, 4])
    s.answer("roll")
    assert s.at(0) == "agency"
    assert reach(s, 0)["steps"] == {"1": 1}
    assert reach(s, 0)["slots"] == [4, 3]
    s.asks(0, "area")


@pytest.mark.parametrize("expansion", [False, True])
def test_from_each_place_ahead(raid, expansion):
    """R 7.1: whom one could hit from there, while one is asked where to go, and only then."""
    s = raid("Felix* Ulrich* Emi*", at="- cathedral hall", expansion=expansion, dice=[1, 1])
    ahead = reach(s, 0)["from"]
    assert set(ahead) == {*RING, *(["airship"] if expansion else [])}
    assert {area: seats for area, seats in ahead.items() if seats} == {
        "grand_cathedral": [1], "underground_passage": [1], "town_hall": [2],
        "olivers_hideout": [2], **({"airship": [1, 2]} if expansion else {}),
    }  # fmt: skip
    assert s.at(0) == "-"
    assert reach(s, 1)["from"] == {}
    s.answer("roll")
    assert s.asks(0, "area") == {"place": "detective_agency"}
    s.answer("skip")
    assert reach(s, 0)["from"] == {}
    s.stands("move")
