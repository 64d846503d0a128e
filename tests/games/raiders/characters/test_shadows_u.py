"""Ulrich, Uranus, Ulster (R 11)."""

from __future__ import annotations

import pytest

# -- Ulrich


def test_ulrich_may_lie_hidden_and_revealed(raid):
    """R 11, R 14.3; all his lies are in cards/test_reasoning_answers.py."""
    for name in ("Ulrich", "Ulrich*"):
        s = raid(f"Felix* {name}", at="agency", turn="area", top="r_raider_1")
        s.answer("act", "give:1")
        s.asks(1, "hint", "suffer nothing")


def test_ulrich_has_nothing_that_reveals_him(raid):
    """R 5.2, R 18.12: no action of his own does; he has no option of an ability anywhere."""
    s = raid("Ulrich Felix*", at="cathedral blackmist", dice=[3, 3, 1, 4])
    s.asks(0, "move", "roll")
    s.answer("roll")
    s.asks(0, "area", "act skip")
    s.answer("skip")
    s.asks(0, "attack", "attack:1 pass")
    s.answer("attack:1")
    s.asks(0, "strike", "strike")
    s.answer("strike")
    s.asks(0, "turn_end", "end")


# -- Uranus


def test_uranus_throws_a_meteor(raid):
    """R 11: 3 damage to one other player in the Blackmist Area or on the airship; no attack; each
    turn once."""
    s = raid(
        "Uranus Felix* Werewolf* Emi*", at="blackmist blackmist airship cathedral",
        holds="; robe chalice brooch", angel=[1],
    )  # fmt: skip
    s.asks(0, "move", "roll use:1 use:2")
    s.answer("use:1")
    assert (s.damage(1), s.revealed(0)) == (3, True)
    s.asks(0, "move", "roll")


def test_uranus_again_in_the_next_turn(raid):
    """R 11: uses: turn."""
    s = raid("Uranus* Felix*", at="passage blackmist", extra=1, dice=[4, 4])
    s.answer("use:1", "roll", "skip")
    assert s.damage(1) == 3
    s.asks(0, "move", "roll use:1")


def test_uranus_with_nobody_there(raid):
    """R 11, R 17: not himself; not who is off the board."""
    s = raid("Uranus* Felix*", at="blackmist -")
    s.asks(0, "move", "roll")
    s = raid("Uranus* Felix*", at="airship passage")
    s.asks(0, "move", " ".join(["roll", *(f"go:{area}" for area in s.table.board[:6])]))


def test_uranus_is_not_struck_back_and_loots_nothing(raid):
    """R 7.3, R 8.2."""
    s = raid("Uranus* Werewolf*", at="- blackmist")
    s.answer("use:1")
    s.asks(0, "move", "roll")
    s = raid("Uranus* Felix*", at="- blackmist", damage="0 9", holds="rosary; robe")
    s.answer("use:1")
    assert (s.alive(1), s.holds(0)) == (False, {"rosary"})
    s.asks(0, "move", "roll")


def test_uranus_and_the_barrier(raid):
    """R 7.4."""
    s = raid("Uranus* Gordon*", at="- blackmist", barrier=[1])
    s.answer("use:1")
    assert s.damage(1) == 0
    s.asks(0, "move", "roll")


def test_uranus_armed(raid):
    """R 16.1.4: one possible target is not asked for, several are; without one he stays armed."""
    s = raid("Uranus Felix*", at="- blackmist", armed=[0])
    assert (s.damage(1), s.revealed(0)) == (3, True)
    s.asks(0, "move", "roll")
    s = raid("Uranus Felix* Emi*", at="- blackmist airship", armed=[0])
    s.asks(0, "ability_target", "use:1 use:2")
    s = raid("Uranus Felix*", at="- cathedral", armed=[0])
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    s.asks(0, "move", "roll")


# -- Ulster


def test_ulster_attacks_twice(raid):
    """R 11, T10: after a first attack a second, on the same or another target; each turn once."""
    s = raid("Ulster Felix* Gordon*", at="cathedral blackmist cathedral", turn="attack",
             dice=[1, 4])  # fmt: skip
    assert s.asks(0, "attack", "attack:1 attack:2 pass")["second"] is False
    s.answer("attack:1")
    if s.table.asked.kind == "strike":
        s.answer("strike")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    assert s.happened("second") == [{"seat": 0}]
    assert s.revealed(0)
    assert s.asks(0, "attack", "attack:1 attack:2 pass")["second"] is True
    s.dice(1, 2)
    s.answer("attack:2")
    assert (s.damage(1), s.damage(2)) == (3, 1)
    s.asks(1, "move")


def test_ulster_the_same_target_and_the_next_turn(raid):
    """R 11."""
    s = raid(
        "Ulster* Felix*", at="cathedral blackmist", turn="attack", extra=1,
        dice=[1, 4, 1, 2, 3, 3, 1, 4],
    )  # fmt: skip
    s.answer("attack:1", "use", "attack:1")
    assert s.damage(1) == 4
    s.answer("roll", "skip", "attack:1")
    s.asks(0, "turn_end", "end use")


def test_ulster_without_a_first_attack(raid):
    """R 6, T10: only after a first attack or Parasol use."""
    s = raid("Ulster* Felix*", at="cathedral blackmist", turn="attack")
    s.answer("pass")
    s.asks(1, "move")


def test_ulster_with_nobody_left(raid):
    """R 11: nobody in range, no second attack."""
    s = raid("Ulster* Felix* Gordon", at="cathedral blackmist", damage="0 10", turn="attack",
             dice=[1, 4])  # fmt: skip
    s.answer("attack:1")
    s.asks(2, "move")


def test_ulster_with_masamune_and_gatling(raid):
    """R 11, R 19.41: two separate rolls; Masamune forces only one of the two."""
    s = raid(
        "Ulster* Felix* Gordon*", at="cathedral blackmist cathedral", holds="masamune gatling",
        turn="attack", dice=[2, 3],
    )  # fmt: skip
    s.asks(0, "attack", "attack")
    s.answer("attack", "use")
    s.asks(0, "attack", "attack pass")
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (5, 5)
    s.asks(1, "move")


def test_ulster_declines_the_second(raid):
    """R 19.41: even with Masamune."""
    s = raid("Ulster* Felix*", at="cathedral blackmist", holds="masamune", turn="attack",
             dice=[2])  # fmt: skip
    s.answer("attack:1", "use", "pass")
    assert s.damage(1) == 2
    s.asks(1, "move")


@pytest.mark.parametrize("first", ["parasol", "attack"])
def test_ulster_with_the_parasol(raid, first):
    """R 11: each may be a Parasol use; after a forced first attack too."""
    holds = "parasol" if first == "parasol" else "parasol masamune"
    s = raid(
        "Ulster* Felix*", at="cathedral blackmist", holds=holds, turn="attack", top="r_raider_1"
    )
    if first == "parasol":
        s.answer("parasol", "give:1", "suffer")
        s.asks(0, "turn_end", "end use")
        s.answer("use")
        s.asks(0, "attack", "attack:1 parasol pass")
        s.dice(1, 4)
        s.answer("attack:1")
        assert s.damage(1) == 4
    else:
        s.asks(0, "attack", "attack:1")
        s.dice(2)
        s.answer("attack:1", "use")
        s.asks(0, "attack", "attack:1 parasol pass")
        s.answer("parasol", "give:1", "suffer")
        assert s.damage(1) == 3
    s.asks(1, "move")


def test_ulster_armed(raid):
    """R 16.1.4: after the first attack the second is asked at once."""
    s = raid("Ulster Felix*", at="cathedral blackmist", turn="attack", dice=[2, 2], armed=[0])
    s.answer("attack:1")
    assert s.revealed(0)
    s.asks(0, "attack", "attack:1 pass")
