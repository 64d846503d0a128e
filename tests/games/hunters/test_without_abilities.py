"""The option "abilities off" (R 14.1): no ability at all, no forced reveal.

Reveals stay free, and the win conditions stay.
"""

from __future__ import annotations

import pytest

CHARACTERS = [
    "ellen", "emi", "franklin", "fuka", "george", "gregor", "ultra_soul", "unknown", "valkyrie",
    "vampire", "werewolf", "wight", "allie", "agnes", "bob", "bryan", "catherine", "charles",
    "daniel", "david",
]  # fmt: skip


def without(scene, *args, **kwargs):
    """A scene with the option."""
    return scene(*args, abilities=False, **kwargs)


@pytest.mark.parametrize("name", CHARACTERS)
def test_nobody_has_an_ability_at_the_start_of_a_turn(scene, name):
    """R 14.1: only rolling is offered, and out of turn revealing, to Daniel too (R 15.36)."""
    other = "ellen" if name != "ellen" else "franklin"
    s = without(
        scene, f"{name} {other} {'vampire' if name != 'vampire' else 'werewolf'}",
        at="church gate", damage="3", discards="axe",
    )  # fmt: skip
    assert s.damage(0) == 3
    assert s.offers(0) == ["reveal"]
    s.asks(0, "move", "roll")
    s.act(0, "reveal")
    assert (s.damage(0), s.offers(0)) == (3, [])
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("name", CHARACTERS)
def test_an_attack_without_abilities(scene, name):
    """R 14.1: both dice, no theft, no healing, no repeat, no barrier, no counterattack."""
    other = "franklin" if name != "franklin" else "george"
    s = without(
        scene, f"{name} {other}", at="church church", damage="3", holds="; axe", turn="attack",
        dice=[1, 4],
    )  # fmt: skip
    s.asks(0, "attack", "attack:1 pass")
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1), s.holds(1)) == (3, 3, {"axe"})
    s.asks(1, "move")


def test_the_spear_is_no_ability(scene):
    """R 6.2.6: it works on."""
    s = without(
        scene, "Franklin Vampire", at="church church", holds="spear", turn="attack", dice=[1, 3]
    )
    s.answer("attack:1")
    s.asks(0, "strike", "strike spear")
    s.answer("spear")
    assert s.damage(1) == 4
    s.asks(1, "move")


@pytest.mark.parametrize("target", ["werewolf", "vampire"])
def test_no_target_is_asked_for_a_counterattack(scene, target):
    """R 14.4.1: nobody could have one."""
    s = without(scene, f"Franklin* {target}", at="church church", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(1, "move")


@pytest.mark.parametrize(("card", "answer"), [("h_slap", "nothing"), ("h_spell", "suffer")])
def test_unknown_tells_the_truth(scene, card, answer):
    """R 14.1: Unknown's included."""
    s = without(scene, "Franklin Unknown", at="cabin", turn="area", top=card)
    s.answer("act", "give:1")
    s.asks(1, "hint", answer)


def test_daniel_and_bryan_are_not_forced(scene):
    """R 14.1, R 17.46: no forced reveal."""
    s = without(
        scene, "Bryan Franklin* Vampire Daniel", at="church church", damage="0 10", turn="attack",
        dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1")
    assert not s.alive(1)
    assert not s.revealed(0)
    assert not s.revealed(3)
    assert s.offers(3) == ["reveal"]
    s.asks(2, "move")


def test_cards_work_on(scene):
    """R 14.1: the Mirror turns up a Shadow, Advent heals a Hunter."""
    s = without(scene, "Vampire Franklin", at="church", turn="area", top="w_disenchant_mirror")
    s.answer("act")
    assert s.revealed(0)
    s.asks(1, "move")
    s = without(scene, "Franklin* Vampire", at="church", damage="5", turn="area", top="w_advent")
    s.answer("act")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_win_conditions_stay(scene):
    """R 14.1: Bob's five cards, Bryan's strong victim."""
    s = without(
        scene, "Bob Vampire", at="church", holds="axe knife chainsaw robe", turn="area",
        top="talisman",
    )  # fmt: skip
    s.answer("act")
    assert s.winners["bob"] == "equipment"
    s = without(
        scene, "Bryan Vampire", at="church church", damage="0 12", turn="attack", dice=[1, 3]
    )
    s.answer("attack:1")
    assert s.winners == {"bryan": "attack_kill"}
