"""The Shadows, one by one (R 9, R 10). They win when all Hunters, or three Neutrals, are dead."""

from __future__ import annotations

import pytest

SHADOWS = ["Ultra_Soul", "Unknown", "Valkyrie", "Vampire", "Werewolf", "Wight"]


@pytest.mark.parametrize("name", SHADOWS)
def test_every_shadow_wins_when_all_hunters_are_dead(scene, name):
    """R 8: every Shadow, dead ones too."""
    other = "Vampire" if name != "Vampire" else "Valkyrie"
    s = scene(
        f"{other}* Franklin* {name}+ George+", at="cemetery cemetery", damage="0 11",
        turn="area", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners == {other.lower(): "shadows", name.lower(): "shadows"}


@pytest.mark.parametrize("name", SHADOWS)
def test_every_shadow_wins_with_three_dead_neutrals(scene, name):
    """R 8: only 7 players have three Neutrals."""
    other = "Vampire" if name != "Vampire" else "Valkyrie"
    s = scene(
        f"Franklin* Bob* {other} {name} Allie+ Catherine+", seats=7, at="cemetery",
        damage="0 9", turn="area", top="b_vampire_bat", roster="full",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners[other.lower()] == "three_neutrals"
    assert s.winners[name.lower()] == "three_neutrals"


def test_ultra_soul_murders_at_the_gate(scene):
    """R 9.2: one other player at the Underworld Gate takes 3; every turn once; no attack."""
    s = scene(
        "Ultra_Soul Franklin Werewolf Ellen", at="gate gate gate church", holds="; robe",
        angel=[1],
    )  # fmt: skip
    s.asks(0, "move", "roll use:1 use:2")
    s.answer("use:1")
    assert (s.damage(1), s.revealed(0)) == (3, True)
    s.asks(0, "move", "roll")


def test_ultra_soul_murders_again_in_the_next_turn(scene):
    """R 9.2: uses: every turn."""
    s = scene("Ultra_Soul* Franklin*", at="church gate", extra=1, dice=[1, 1])
    s.answer("use:1", "roll", "skip", "pass")
    assert s.happened("extra_turn")
    s.asks(0, "move", "roll use:1")


def test_ultra_soul_is_the_killer(scene):
    """R 7: an ability's user loots."""
    s = scene("Ultra_Soul* Franklin*", at="church gate", damage="0 9", holds="; axe")
    s.answer("use:1")
    assert s.holds(0) == {"axe"}
    s.asks(0, "move", "roll")


def test_unknown_may_lie_hidden_and_revealed(scene):
    """R 13.3; all the lies are in test_unknown.py."""
    for name in ("Unknown", "Unknown*"):
        s = scene(f"Franklin {name}", at="cabin", turn="area", top="h_slap")
        s.answer("act", "give:1")
        s.asks(1, "hint", "suffer nothing")


def test_valkyrie_rolls_the_d4_alone(scene):
    """R 6.2.2, R 9.2: while revealed; damage is the roll, and cannot fail."""
    s = scene("Valkyrie* Franklin", at="church church", turn="attack", dice=[3])
    s.answer("attack:1")
    assert s.damage(1) == 3
    s.asks_in_secret({1: "on"})


def test_valkyrie_hidden_rolls_both_dice(scene):
    """R 9.2."""
    s = scene("Valkyrie Franklin*", at="church church", turn="attack", dice=[3, 3])
    s.answer("attack:1")
    assert s.happened("missed")
    s.asks(1, "move")


def test_valkyrie_reveals_with_her_attack(scene):
    """R 14.4.2: her reveal stands in the attack question, before the roll."""
    s = scene("Valkyrie Franklin* Ellen*", at="church church cemetery", turn="attack")
    s.asks(0, "attack", "attack:1 attack:2 use:1 use:2 pass")
    s.dice(4)
    s.answer("use:2")
    assert (s.revealed(0), s.damage(2)) == (True, 4)
    s.asks(1, "move")


def test_valkyrie_with_a_machine_gun(scene):
    """R 6.1: every player in range is a target; the reveal needs none to be named."""
    s = scene("Valkyrie Franklin* Ellen*", at="church church cemetery", turn="attack", holds="gun")
    s.asks(0, "attack", "attack use pass")
    s.dice(2)
    s.answer("use")
    assert (s.damage(1), s.damage(2)) == (2, 2)
    s.asks(1, "move")


def test_valkyrie_with_masamune_gains_nothing_more(scene):
    """R 6.3: d4 only, no double effect."""
    s = scene("Valkyrie* Franklin*", at="church church", turn="attack", holds="masamune", dice=[2])
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_vampire_heals_when_the_attack_deals_damage(scene):
    """R 9.2: heals 2, by itself once revealed."""
    s = scene("Vampire* Franklin*", at="church church", damage="5", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1)) == (3, 1)
    s.asks(1, "move")


def test_vampire_heals_once_an_attack(scene):
    """R 6.2.9, R 15.11: also with the Machine Gun."""
    s = scene(
        "Vampire* Franklin* Ellen*", at="church church church", damage="5", turn="attack",
        holds="gun", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack")
    assert s.damage(0) == 3
    s.asks(1, "move")


def test_vampire_heals_before_anybody_strikes_back(scene):
    """R 6.2.9, R 9.2: before any reaction."""
    s = scene("Vampire* Werewolf*", at="church church", damage="5", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.damage(0) == 3
    s.asks(1, "react", "on use")


def test_vampire_reveals_when_the_damage_is_known(scene):
    """R 9.2, T7: between roll and damage."""
    s = scene("Vampire Franklin*", at="church church", damage="5", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.asks(0, "strike", "strike use") == {"targets": [1], "damage": [2]}
    s.answer("use")
    assert (s.revealed(0), s.damage(0), s.damage(1)) == (True, 3, 2)
    s.asks(1, "move")


def test_vampire_stays_hidden_and_does_not_heal(scene):
    """R 9.2: needs reveal."""
    s = scene("Vampire Franklin*", at="church church", damage="5", turn="attack", dice=[1, 3])
    s.answer("attack:1", "strike")
    assert (s.revealed(0), s.damage(0)) == (False, 5)
    s.asks(1, "move")


def test_vampire_is_not_offered_a_reveal_for_no_damage(scene):
    """R 6.2.9: the offer comes if anybody would take at least 1."""
    s = scene(
        "Vampire Franklin*", at="church church", damage="5", holds="; robe", turn="attack",
        dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1)) == (5, 0)
    s.asks(1, "move")


def test_werewolf_strikes_back(scene):
    """R 6.4: an open Werewolf is asked openly; the attacker is the only target."""
    s = scene("Franklin* Werewolf*", at="church church", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    assert s.asks(1, "react", "on use") == {"attacker": 0}
    s.dice(2, 6)
    s.answer("use")
    assert (s.damage(0), s.damage(1)) == (4, 3)
    assert s.happened("counterattack") == [{"seat": 1, "to": 0}]
    assert [roll["why"] for roll in s.happened("rolled")] == ["counterattack"]
    assert [hit["source"] for hit in s.happened("damage")] == ["counterattack"]
    s.asks(1, "move")


def test_werewolf_reveals_to_strike_back(scene):
    """R 6.4, R 14.4.4: a hidden one in the timed question."""
    s = scene("Franklin* Werewolf", at="church church", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    s.asks_in_secret({1: "on use"})
    s.answer("use", seat=1)
    s.dice(1, 3)
    s.close()
    assert (s.revealed(1), s.damage(0)) == (True, 2)
    s.asks(1, "move")


def test_werewolf_lets_it_pass(scene):
    """R 6.4: optional; no answer is "go on" (R 14.4.4)."""
    s = scene("Franklin* Werewolf", at="church church", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    s.close()
    assert not s.revealed(1)
    s.asks(1, "move")


def test_werewolf_uses_his_own_equipment(scene):
    """R 6.4: axes, robe, Masamune; range and Machine Gun do not matter."""
    s = scene(
        "Franklin* Werewolf* Ellen*", at="church cabin church", turn="attack",
        holds="handgun; masamune axe gun", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(1, "react", "on use")
    s.dice(3)
    s.answer("use")
    assert (s.damage(0), s.damage(2)) == (4, 0)
    s.asks(1, "move")


@pytest.mark.parametrize("robe", ["robe", "; robe"])
def test_werewolf_strikes_back_through_a_robe(scene, robe):
    """R 6.4: the attacker's robe protects, and the Werewolf's own takes 1 off his blow."""
    s = scene("Franklin* Werewolf*", at="church church", holds=robe, turn="attack",
              dice=[2, 2, 1, 5])  # fmt: skip
    s.answer("attack:1", "use")
    assert s.damage(0) == 3
    s.asks(1, "move")


@pytest.mark.parametrize("star", ["", "*"])
def test_werewolf_strikes_back_at_a_thief(scene, star):
    """R 6.4, ruling: also when Bob took a card instead of the damage."""
    s = scene(f"Bob* Werewolf{star}", at="church church", holds="; axe", turn="attack", dice=[1, 4])
    s.answer("attack:1", "rob:1:b_broad_axe")
    assert s.damage(1) == 0
    if star:
        s.asks(1, "react", "on use")
    else:
        s.asks_in_secret({1: "on use"})


def test_werewolf_strikes_back_each_time(scene):
    """R 6.4, R 5: once per attack received: T9 comes before Charles' repeat and after it again."""
    s = scene(
        "Charles* Werewolf*", at="church church", turn="attack", dice=[1, 3, 1, 2, 1, 3, 1, 2]
    )
    s.answer("attack:1")
    s.asks(1, "react", "on use")
    s.answer("use")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    s.asks(1, "react", "on use")
    s.answer("use")
    # Twice struck back with 1, once the price of 2
    assert (s.damage(0), s.damage(1)) == (4, 4)
    s.asks(0, "turn_end", "end use")


def test_werewolf_strikes_back_from_any_distance(scene):
    """R 6.4: the attacker with the Handgun stands in another zone."""
    s = scene(
        "Franklin* Werewolf*", at="church altar", holds="handgun", turn="attack", dice=[1, 3, 1, 3]
    )
    s.answer("attack:1", "use")
    assert s.damage(0) == 2
    s.asks(1, "move")


def test_werewolf_kills_the_active_player(scene):
    """R 6.4: it is an attack in every respect, and the dead one's turn ends."""
    s = scene(
        "Gregor* Werewolf*", at="church church", damage="13", holds="axe", turn="attack", extra=1,
        dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1")
    s.dice(1, 4)
    s.answer("use")
    assert s.holds(1) == {"axe"}
    assert not s.alive(0)
    s.asks(1, "move")


@pytest.mark.parametrize(("dead", "turns"), [(1, 1), (2, 2)])
def test_wight_takes_a_turn_for_each_dead(scene, dead, turns):
    """R 10: once, at turn end: as many extra turns as there are dead characters."""
    players = "Wight Bob+ Franklin" if dead == 1 else "Wight Bob+ Franklin Allie+"
    s = scene(players, at="church", turn="attack")
    s.asks(0, "attack", "use pass")
    s.answer("use")
    assert s.happened("extra_turns") == [{"seat": 0, "count": turns}]
    for _ in range(turns):
        s.asks(0, "move", "roll")
        here = s.at(0)
        s.dice(*((4, 4) if here == "church" else (2, 4)))
        s.answer("roll", "skip")
    s.asks(2, "move")


def test_wight_adds_to_the_turns_owed(scene):
    """R 5: extra turns add up."""
    s = scene("Wight Bob+ Franklin", at="church", turn="attack", extra=1)
    s.answer("use")
    for total in ((4, 4), (2, 4)):
        s.asks(0, "move")
        s.dice(*total)
        s.answer("roll", "skip")
    s.asks(2, "move")


def test_wight_has_nothing_while_all_live(scene):
    """R 10: not offered while nobody is dead; the hidden are not asked then either."""
    s = scene("Wight Franklin", at="church church", turn="attack")
    s.asks(0, "attack", "attack:1 pass")
