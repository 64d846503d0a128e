"""The language for scenes fails where a test would otherwise pass for the wrong reason."""

from __future__ import annotations

import pytest

from alike import answering, look_alike
from scene import Scene, fill_up


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
    assert len(fill_up(names, roster, seats)) == count


def test_deals_that_do_not_exist_are_refused():
    """R 1: no table has four Neutrals, or a player dead by damage but alive."""
    with pytest.raises(ValueError, match="no table"):
        Scene("Bob Allie Catherine Daniel")
    with pytest.raises(AssertionError, match="would be dead"):
        Scene("Franklin Vampire", damage="12")
