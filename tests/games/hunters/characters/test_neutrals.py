"""The Neutrals of the default roster, and what all Neutrals share (R 9, R 10)."""

from __future__ import annotations

import pytest


def last_shadow_dies(scene, players, **more):
    """The first player, a Hunter, kills the second, the last Shadow."""
    s = scene(
        players, turn="attack", dice=[1, 6], damage=more.pop("damage", "0 10"),
        at=more.pop("at", "church church"), **more,
    )  # fmt: skip
    s.answer("attack:1")
    return s


def test_allie_heals_fully_at_any_time(scene):
    """R 9.2: once, at any decision point, also in another's turn (R 16.19)."""
    s = scene("Franklin Vampire Allie", damage="0 0 7")
    assert s.offers(2) == ["reveal", "mother"]
    s.act(2, "mother")
    assert (s.damage(2), s.revealed(2)) == (0, True)
    assert s.offers(2) == []
    s.asks(0, "move")


def test_allie_heals_between_roll_and_damage_but_not_before_death(scene):
    """R 9.2: the strike question is a decision point; between damage and death there is none."""
    s = scene(
        "Bob* Allie* Franklin", at="church church", damage="0 5", holds="; axe", turn="attack",
        dice=[1, 6],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "strike", "strike rob:1:b_broad_axe")
    s.act(1, "mother")
    s.answer("strike")
    assert (s.damage(1), s.alive(1)) == (5, True)
    s.asks(1, "move")


@pytest.mark.parametrize("alive", [True, False])
def test_allie_wins_if_she_lives_at_the_end(scene, alive):
    """R 8: alive(self) when the game is over; she cannot end it."""
    mark = "" if alive else "+"
    s = last_shadow_dies(scene, f"Franklin* Vampire* Ellen Werewolf+ Allie{mark}")
    assert ("allie" in s.winners) is alive
    assert s.winners["franklin"] == "hunters"


def test_bob_robs_instead_of_hurting(scene):
    """R 9.3: 4-6 players: instead of 2 or more damage, one of the target's cards."""
    s = scene(
        "Bob Vampire* Franklin", at="church church", holds="; axe robe", turn="attack",
        dice=[1, 6],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "strike", "strike rob:1:b_broad_axe rob:1:w_holy_robe")
    s.answer("rob:1:b_broad_axe")
    assert (s.revealed(0), s.holds(0), s.damage(1)) == (True, {"axe"}, 0)
    s.asks(1, "move")


@pytest.mark.parametrize(("dice", "holds"), [((1, 2), "; axe"), ((1, 6), ""), ((1, 3), "; robe")])
def test_bob_needs_two_damage_and_a_card(scene, dice, holds):
    """R 9.3, R 17.22: after all modifiers."""
    s = scene("Bob* Vampire*", at="church church", holds=holds, turn="attack", dice=dice)
    s.answer("attack:1")
    assert s.damage(1) > 0
    s.asks(1, "move")


def test_bob_chooses_for_each_target(scene):
    """R 9.3: with the Machine Gun the choice is made for each target separately."""
    s = scene(
        "Bob* Vampire* Franklin*", at="church church church", holds="gun; axe; knife",
        turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "strike", "strike rob:1:b_broad_axe rob:2:b_butcher_knife")
    s.answer("rob:2:b_butcher_knife")
    s.asks(0, "strike", "strike rob:1:b_broad_axe")
    s.answer("strike")
    assert (s.damage(1), s.damage(2)) == (3, 0)
    assert s.holds(0) == {"gun", "knife"}
    s.asks(1, "move")


def test_bob_takes_all_of_a_victim_at_a_large_table(scene):
    """R 9.3: 7-8 players: all equipment of a player he kills, by an attack or not (R 15.3)."""
    s = scene(
        "Bob Vampire*", seats=7, at="cemetery", damage="0 12", holds="; axe knife",
        turn="area", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    s.asks(0, "loot", "take:1:b_broad_axe take:1:b_butcher_knife all:1")
    s.answer("all:1")
    assert (s.holds(0), s.revealed(0)) == ({"axe", "knife"}, True)
    s.asks(2, "move")


def test_bob_does_not_rob_at_a_large_table(scene):
    """R 9.3: the count at the start decides which variant he has."""
    s = scene("Bob* Vampire*", seats=8, at="church church", holds="; axe", turn="attack",
              dice=[1, 6])  # fmt: skip
    s.answer("attack:1")
    assert (s.damage(1), s.holds(1)) == (5, {"axe"})
    s.asks(1, "move")


@pytest.mark.parametrize("seats", [5, 7])
def test_bob_wins_with_five_cards(scene, seats):
    """R 8, R 15.4: 5 or more equipment cards, at every table."""
    s = scene(
        "Bob Vampire", seats=seats, at="church", holds="axe knife chainsaw robe", turn="area",
        top="talisman",
    )  # fmt: skip
    s.answer("act")
    assert s.winners["bob"] == "equipment"


def test_catherine_heals_at_the_start_of_her_turn(scene):
    """R 9.2, R 16.16: forced while revealed, every turn, never below 0."""
    s = scene("Catherine* Vampire", damage="3")
    assert s.damage(0) == 2
    s.asks(0, "move", "roll")
    s = scene("Catherine* Vampire", damage="0")
    assert s.damage(0) == 0
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("how", ["answer", "act"])
def test_catherine_reveals_to_heal_in_this_turn_already(scene, how):
    """R 9.2: hidden, she may reveal at T1 to start it; how she reveals makes no difference."""
    s = scene("Catherine Vampire", damage="3")
    s.asks(0, "move", "roll use")
    if how == "answer":
        s.answer("use")
    else:
        s.act(0, "reveal")
    assert (s.damage(0), s.revealed(0)) == (2, True)
    s.asks(0, "move", "roll")


def test_catherine_revealed_later_heals_next_turn(scene):
    """R 9.2: the start of the turn has passed; no other player's turn counts."""
    s = scene("Catherine Vampire", damage="3", at="church church", turn="area")
    s.act(0, "reveal")
    assert s.damage(0) == 3
    s.asks(0, "area")
    s = scene("Catherine Vampire", damage="3", active=1)
    s.act(0, "reveal")
    assert s.damage(0) == 3
    s.asks(1, "move")


def test_catherine_wins_as_the_first_to_die(scene):
    """R 8: died in batch 1."""
    s = scene("Franklin* Catherine", at="church church", damage="0 10", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.winners == {"catherine": "first_to_die"}


def test_catherine_dying_second_wins_nothing(scene):
    """R 8: a later batch doesn't count."""
    s = scene(
        "Franklin* Catherine Vampire+", at="church church", damage="0 10", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(3, "move")


def test_catherine_wins_among_the_last_two(scene):
    """R 8, R 17.17: alive with at most one other."""
    s = scene(
        "Franklin* Catherine Bob* Vampire Werewolf+ Ellen+", at="church - church",
        damage="0 0 9 0 0 0", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:2")
    s.asks(1, "move")
    s = scene(
        "Franklin* Catherine Vampire* Werewolf+ Ellen+", at="church - church", damage="0 0 12",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:2")
    assert s.winners == {
        "franklin": "hunters", "ellen": "hunters", "catherine": "last_two",
    }  # fmt: skip
