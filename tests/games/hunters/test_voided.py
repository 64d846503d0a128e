"""An ability that Ellen has voided is gone for the rest of the game (R 9.2)."""

from __future__ import annotations

import pytest

START = ["ellen", "franklin", "fuka", "george", "emi", "ultra_soul", "agnes", "catherine", "david"]


@pytest.mark.parametrize("name", START)
@pytest.mark.parametrize("star", ["", "*"])
def test_at_the_start_of_a_turn(scene, name, star):
    """T1, T2: only rolling is left; Catherine no longer heals."""
    other = "george" if name != "george" else "fuka"
    s = scene(
        f"{name}{star} {other}", at="gate gate", damage="3", discards="axe", voided=[0],
        roster="full",
    )  # fmt: skip
    assert s.damage(0) == 3
    assert s.offers(0) == ([] if star else ["reveal"])
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("name", ["valkyrie", "vampire", "bob", "charles", "gregor", "wight"])
@pytest.mark.parametrize("star", ["", "*"])
def test_in_and_after_an_attack(scene, name, star):
    """T5, T7, T10, T11: no d4, no healing, no theft, no repeat, no barrier, no extra turns."""
    s = scene(
        f"{name}{star} George* Franklin+", at="church church", damage="3", holds="; axe",
        turn="attack", voided=[0], dice=[1, 4], roster="full",
    )  # fmt: skip
    s.asks(0, "attack", "attack:1 pass")
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1), s.holds(1)) == (3, 3, {"axe"})
    s.asks(1, "move")


def test_bob_at_a_large_table(scene):
    """R 9.3: he takes one card like everybody."""
    s = scene(
        "Bob* Vampire*", seats=7, at="cemetery", damage="0 12", holds="; axe robe", turn="area",
        top="b_vampire_bat", voided=[0],
    )  # fmt: skip
    s.answer("act", "choose:1")
    s.asks(0, "loot", "take:1:b_broad_axe take:1:w_holy_robe")


def test_a_revealed_werewolf(scene):
    """T9: nobody is asked."""
    s = scene("Franklin* Werewolf*", at="church church", turn="attack", voided=[1], dice=[1, 3])
    s.answer("attack:1")
    s.asks(1, "move")


def test_allie(scene):
    """R 9.2: she may still reveal."""
    s = scene("Franklin Vampire Allie", damage="0 0 5", voided=[2])
    assert s.offers(2) == ["reveal"]
    s.asks(0, "move")


def test_bryan_is_not_forced(scene):
    """R 9.2: his forced reveal is void; his win condition is not."""
    s = scene(
        "Bryan Franklin* Vampire*", at="church church", damage="0 11", turn="attack",
        voided=[0], dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert not s.alive(1)
    assert not s.revealed(0)
    s.asks(2, "move")
