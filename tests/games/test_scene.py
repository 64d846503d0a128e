"""The language for scenes fails where a test would otherwise pass for the wrong reason."""

from __future__ import annotations

from collections import Counter

import pytest

from alike import answering, look_alike
from gloaming.games.raiders import RAIDERS
from scene import Raid, Scene, fill_up


def test_a_forgotten_question_fails():
    """A test must end on a question that it has named."""
    s = Scene("Franklin Vampire", at="church church", turn="attack")
    with pytest.raises(AssertionError, match="attack stands"):
        s.ready()
    s.asks(0, "attack")
    s.ready()
    s.answer("pass")
    with pytest.raises(AssertionError, match="move stands"):
        s.ready()


def test_dice_that_nobody_scripted_fail():
    """And so do those that were never rolled, or that no die shows."""
    s = Scene("Franklin Vampire")
    with pytest.raises(AssertionError, match="no roll"):
        s.answer("roll")
    s = Scene("Franklin Vampire", dice=[5, 1])
    with pytest.raises(AssertionError, match="no d4 shows 5"):
        s.answer("roll")
    s = Scene("Franklin Vampire", dice=[1])
    s.asks(0, "move")
    with pytest.raises(AssertionError, match="never rolled"):
        s.ready()


def test_worlds_that_tell_apart_fail():
    """`look_alike` notices a secret that shows to somebody who is not named."""
    worlds = [
        Scene(f"Franklin* {a} {b} Ellen", at="church church", turn="attack", dice=[1, 3])
        for a, b in (("Vampire", "Werewolf"), ("Werewolf", "Vampire"))
    ]
    with pytest.raises(AssertionError):
        look_alike(*worlds, (1,))
    look_alike(*worlds, (1, 2), answering("attack:1"))
    with pytest.raises(AssertionError):
        look_alike(*worlds, (1, 2), lambda s: s.act(1, "reveal"))


def test_one_world_is_no_comparison():
    """Two equal worlds would look alike whatever leaks."""
    with pytest.raises(AssertionError, match="no comparison"):
        look_alike(Scene("Franklin Vampire"), Scene("Franklin Vampire"), ())


@pytest.mark.parametrize(
    ("names", "roster", "seats", "count"),
    [
        (["franklin", "vampire"], "default", 0, 4),
        (["bob"], "default", 0, 5),
        (["bob", "allie"], "default", 0, 6),
        (["bob", "allie", "catherine"], "default", 0, 7),
        (["franklin", "george", "ellen"], "default", 0, 8),
        (["franklin"], "full", 8, 8),
    ],
)
def test_bystanders_make_the_deal_a_legal_one(names, roster, seats, count):
    """R 1: camps by number of players."""
    assert len(fill_up(names, {"roster": roster}, seats)) == count


def test_deals_that_do_not_exist_are_refused():
    """R 1: no table has four Neutrals, or a player dead by damage but alive."""
    with pytest.raises(ValueError, match="no table"):
        Scene("Bob Allie Catherine Daniel")
    with pytest.raises(AssertionError, match="would be dead"):
        Scene("Franklin Vampire", damage="12")


@pytest.mark.parametrize(
    ("players", "rest", "count"),
    [
        ("Emi Vampire", {}, 4),
        ("Emi Galahad Vampire", {}, 4),
        ("Alice Bylon Craig", {}, 7),
        ("Emi", {"seats": 10}, 10),
        ("Emi", {"expansion": True, "draw": "by_initial", "seats": 10}, 10),
    ],
)
def test_raids_are_legal_deals_too(players, rest, count):
    """Shadow Raiders, R 1."""
    s = Raid(players, **rest)
    assert s.table.seats == count
    dealt = Counter(c.faction for c in s.table.cast)
    assert tuple(dealt[f] for f in RAIDERS.edition_of((True, 14, False)).factions) == s.table.counts


def test_the_expansion_comes_with_its_pieces():
    """Somebody or something of its box says that it is in play, and adds the airship."""
    for s in (
        Raid("Galahad"),
        Raid("Emi", at="airship"),
        Raid("Emi", holds="sabre scope"),
        Raid("Emi", top="r_raider_airship"),
    ):
        assert s.table.board[6] == "airship"
    assert len(Raid("Emi", holds="sabre").table.board) == 6


def test_orders_and_headings_are_set():
    """Standing orders, and where the active player is about to go."""
    s = Raid("Emi Werewolf Venom", at="agency", heading="hall", turn="area", armed=[1], never=[2])
    assert (s.table.armed[1], s.table.declines[2], s.table.heading) == (True, True, "town_hall")
    assert s.asks(0, "area", "act skip use:blackmist_area use:olivers_hideout") == {
        "place": "town_hall"
    }
