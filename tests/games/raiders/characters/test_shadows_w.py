"""Werewolf, Wight, Walpurgis (R 7.3, R 11)."""

from __future__ import annotations

import pytest

HIT = {"at": "cathedral blackmist", "turn": "attack", "dice": [1, 4]}


def names_the_question(s):
    """The question that stands is of no interest here."""
    ask = s.table.asked
    s.asks(next(iter(ask.options)), ask.kind)


# -- Werewolf


def test_werewolf_strikes_back(raid):
    """R 7.3: one attack on the attacker, optional; a revealed one is asked openly."""
    s = raid("Felix* Werewolf*", **HIT)
    s.answer("attack:1")
    assert s.asks(1, "react", "on use") == {"attacker": 0}
    s.dice(2, 6)
    s.answer("use")
    assert (s.damage(0), s.damage(1)) == (4, 3)
    assert s.happened("counterattack") == [{"seat": 1, "to": 0}]
    assert [roll["why"] for roll in s.happened("rolled")] == ["counterattack"]
    assert [hit["source"] for hit in s.happened("damage")] == ["counterattack"]
    s.asks(1, "move")


def test_werewolf_lets_it_pass(raid):
    """R 7.3: optional."""
    s = raid("Felix* Werewolf*", **HIT)
    s.answer("attack:1", "on")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_werewolf_reveals_to_strike_back(raid):
    """R 7.3, R 19.3: a hidden one after a failed roll, in the timed question."""
    s = raid("Felix* Werewolf", **{**HIT, "dice": [2, 2]})
    s.answer("attack:1")
    s.asks_in_secret({1: "on use"})
    s.answer("use", seat=1)
    s.dice(1, 3)
    s.close()
    assert (s.revealed(1), s.damage(0)) == (True, 2)
    s.asks(1, "move")


def test_werewolf_hidden_lets_it_pass(raid):
    """R 16.1.4: no answer is "go on"."""
    s = raid("Felix* Werewolf", **HIT)
    s.answer("attack:1")
    s.close()
    assert not s.revealed(1)
    s.asks(1, "move")


def test_werewolf_uses_his_own_equipment(raid):
    """R 7.3: weapons, Masamune; not Gatling; from any distance, without a scope."""
    s = raid(
        "Felix* Werewolf* Emi*", at="hideout passage passage", turn="attack", dice=[1, 4],
        holds="scope; masamune sabre gatling",
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(1, "react", "on use")
    s.dice(3)
    s.answer("use")
    assert (s.damage(0), s.damage(2)) == (4, 0)
    s.asks(1, "move")


@pytest.mark.parametrize("holds", ["robe", "; robe"])
def test_werewolf_strikes_back_through_a_robe(raid, holds):
    """R 7.3: the attacker's robe protects, and the Werewolf's own takes 1 off his blow."""
    s = raid("Felix* Werewolf*", holds=holds, **{**HIT, "dice": [2, 2, 1, 5]})
    s.answer("attack:1", "use")
    assert s.damage(0) == 3
    s.asks(1, "move")


def test_werewolf_and_the_angel(raid):
    """R 7.3, R 19.4: 0 damage."""
    s = raid("Felix* Werewolf*", angel=[0], **{**HIT, "dice": [2, 2, 1, 5]})
    s.answer("attack:1", "use")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_werewolf_kills_the_active_player(raid):
    """R 7.3, R 19.3: he loots, and the turn ends."""
    s = raid("Felix* Werewolf* Emi", damage="11", holds="sabre", extra=1,
             **{**HIT, "dice": [2, 2, 1, 5]})  # fmt: skip
    s.answer("attack:1", "use")
    s.asks(1, "loot", "take:0:b_sabre leave")
    s.answer("take:0:b_sabre")
    assert (s.alive(0), s.holds(1)) == (False, {"sabre"})
    s.asks(1, "move")


def test_werewolf_dead_does_not_strike_back(raid):
    """R 7.3: and is alive."""
    s = raid("Felix* Werewolf* Emi", damage="0 13", **HIT)
    s.answer("attack:1")
    s.asks(2, "move")


@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("off", [{"voided": [1]}, {"abilities": False}])
def test_werewolf_sealed(raid, star, off):
    """R 11, R 15: no counterattack, and no question."""
    s = raid(f"Felix* Werewolf{star}", **HIT, **off)
    s.answer("attack:1")
    s.asks(1, "move")


def test_werewolf_is_not_provoked_by_cards(raid):
    """R 7.3: nor by areas and abilities."""
    s = raid("Felix* Werewolf*", at="hall", turn="area")
    s.answer("act", "hurt:1")
    s.asks(1, "move")


@pytest.mark.parametrize("star", ["", "*"])
def test_werewolf_armed(raid, star):
    """R 16.1.4: he strikes back without being asked."""
    s = raid(f"Felix* Werewolf{star}", armed=[1], **{**HIT, "dice": [2, 2, 1, 3]})
    s.answer("attack:1")
    if star == "":
        s.close()
    assert (s.revealed(1), s.damage(0)) == (True, 2)
    s.asks(1, "move")


@pytest.mark.parametrize("star", ["", "*"])
def test_werewolf_never(raid, star):
    """R 16.1.4: a standing order not to react."""
    s = raid(f"Felix* Werewolf{star}", never=[1], **HIT)
    s.answer("attack:1")
    if star == "":
        s.close()
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_werewolf_and_venom_react_in_turn_order(raid):
    """R 6, T9, R 19.40: from the attacker's left; they stop when the attacker is dead."""
    s = raid(
        "Felix* Venom* Werewolf* Emi", at="cathedral blackmist cathedral", holds="gatling sabre",
        turn="attack", dice=[2, 2],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "penalty")
    s.answer("suffer")
    s.asks(2, "react")
    s = raid(
        "Felix* Venom* Werewolf* Emi", at="cathedral blackmist cathedral", holds="gatling",
        damage="11", turn="attack", dice=[2, 2],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "penalty")
    s.answer("suffer")
    # The attacker is dead.
    s.asks(1, "move")


# -- Wight


@pytest.mark.parametrize("dead", [1, 2])
def test_wight_takes_a_turn_for_each_dead(raid, dead):
    """R 11, R 19.19: once, at turn end: as many extra turns as characters are dead."""
    s = raid(f"Wight Alice+ Felix Bylon{'+' if dead == 2 else ''}", at="cathedral", turn="attack")
    s.asks(0, "attack", "use pass")
    s.answer("use")
    assert s.happened("extra_turns") == [{"seat": 0, "count": dead}]
    for roll in ((4, 4), (4, 5))[:dead]:
        s.asks(0, "move", "roll")
        s.dice(*roll)
        s.answer("roll", "skip")
    s.asks(2, "move")


def test_wight_and_wisdom_add_up(raid):
    """R 6, R 19.19: another turn for Wisdom drawn in one of them."""
    s = raid("Wight* Alice+ Felix", at="passage", turn="attack", top="w_wisdom_seal",
             dice=[3, 3, 4, 4])  # fmt: skip
    s.answer("use", "roll", "act")
    s.asks(0, "move", "roll")
    s.answer("roll", "skip")
    s.asks(2, "move")


def test_wights_turns_are_added_to_those_owed(raid):
    """R 6: one owed, one for the dead."""
    s = raid("Wight* Alice+ Felix", at="cathedral", turn="attack", extra=1, dice=[4, 4, 4, 5])
    s.answer("use", "roll", "skip")
    s.asks(0, "move", "roll")
    s.answer("roll", "skip")
    s.asks(2, "move")


def test_wight_after_an_attack_counts_its_victim(raid):
    """R 11: dead at that moment."""
    s = raid("Wight Felix* Gordon* Emi Alice Vampire Ulrich Bylon", damage="0 11", **HIT)
    s.answer("attack:1")
    if s.table.asked.kind == "strike":
        s.answer("strike")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    assert s.happened("extra_turns") == [{"seat": 0, "count": 1}]
    s.asks(0, "move")


def test_wight_has_nothing_while_all_live(raid):
    """R 11: not offered while nobody is dead."""
    s = raid("Wight* Felix", at="cathedral blackmist", turn="attack")
    s.asks(0, "attack", "attack:1 pass")
    s = raid("Wight* Felix", at="cathedral passage", turn="attack")
    s.asks(1, "move")


def test_wight_uses_it_once(raid):
    """R 11: uses: 1."""
    s = raid("Wight* Alice+ Felix", at="cathedral - blackmist", turn="attack", spent=[0])
    s.asks(0, "attack", "attack:2 pass")


def test_wight_dying_loses_the_rest(raid):
    """R 6, R 19.20: owed turns are lost."""
    s = raid("Wight* Felix* Alice+ Vampire", at="cathedral", damage="13", extra=2, dice=[3, 4],
             top="b_banana_peel")  # fmt: skip
    s.answer("roll", "act")
    assert not s.alive(0)
    s.asks(1, "move")


def test_wight_armed(raid):
    """R 16.1.4: when somebody is dead; until then he stays armed and hidden."""
    s = raid("Wight Felix Alice+", at="cathedral", turn="attack", armed=[0])
    assert s.happened("extra_turn") == [{"seat": 0}]
    assert s.revealed(0)
    s.asks(0, "move")
    s = raid("Wight Felix", at="cathedral", turn="attack", armed=[0])
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    names_the_question(s)


# -- Walpurgis


def test_walpurgis_swaps_and_must_attack(raid):
    """R 7.2.1, R 11, R 17.22: places are exchanged, without an area action; then she attacks."""
    s = raid("Walpurgis Felix* Emi*", at="cathedral hall passage", turn="attack")
    s.asks(0, "attack", "swap:1 swap:2 pass")
    s.answer("swap:1")
    assert (s.at(0), s.at(1), s.revealed(0)) == ("hall", "cathedral", True)
    assert s.happened("swapped") == [{"seat": 0, "with_seat": 1}]
    about = s.asks(0, "attack", "attack:2")
    assert (about["swapped"], about["forced"]) == (True, True)
    s.dice(1, 4)
    s.answer("attack:2")
    assert s.damage(2) == 3
    s.asks(1, "move")


def test_walpurgis_offers_only_partners_who_help(raid):
    """R 11, R 19.22: after whom somebody is in range; never those off the board."""
    s = raid("Walpurgis* Felix* Emi*", at="cathedral hall -", turn="attack")
    s.asks(1, "move")
    s = raid("Walpurgis* Felix* Emi*", at="cathedral passage -", turn="attack")
    s.asks(0, "attack", "swap:1 pass")
    # In passage she would reach the cathedral to her left.
    s.answer("swap:1")
    s.asks(0, "attack", "attack:1")


def test_walpurgis_with_the_airship(raid):
    """R 11, R 19.21: swapped with a player there she reaches everybody on the board."""
    s = raid("Walpurgis* Felix* Emi* Gordon*", at="agency airship passage hall", turn="attack")
    s.asks(0, "attack", "attack:1 swap:1 swap:2 swap:3 pass")
    s.answer("swap:1")
    assert s.at(1) == "agency"
    s.asks(0, "attack", "attack:1 attack:2 attack:3")
    s = raid("Walpurgis* Felix*", at="airship agency", turn="attack")
    s.answer("swap:1")
    assert (s.at(0), s.at(1)) == ("agency", "airship")
    s.asks(0, "attack", "attack:1")


def test_walpurgis_off_the_board(raid):
    """R 11: both must be on the board."""
    s = raid("Felix* Walpurgis*", at="cathedral -", turn="attack")
    s.asks(1, "move")


def test_walpurgis_may_not_use_the_parasol_after_it(raid):
    """R 7.2.1: a Parasol use does not do; before, it does."""
    s = raid("Walpurgis* Felix*", at="cathedral blackmist", turn="attack", holds="parasol")
    s.asks(0, "attack", "attack:1 parasol pass")
    s = raid("Walpurgis* Felix*", at="cathedral passage", turn="attack", holds="parasol")
    s.asks(0, "attack", "swap:1 pass")
    s.answer("swap:1")
    s.asks(0, "attack", "attack:1")


def test_walpurgis_with_gatling(raid):
    """R 7.2.1: everybody in range at that moment."""
    s = raid("Walpurgis* Felix* Emi*", at="cathedral passage passage", turn="attack",
             holds="gatling")  # fmt: skip
    s.answer("swap:1")
    s.asks(0, "attack", "attack")
    s.dice(1, 4)
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (3, 3)
    s.asks(1, "move")


def test_walpurgis_with_masamune(raid):
    """R 13: nobody in range: nothing forces; somebody: she attacks, with or without a swap."""
    s = raid("Walpurgis* Felix*", at="cathedral passage", turn="attack", holds="masamune")
    s.asks(0, "attack", "swap:1 pass")
    s = raid("Walpurgis* Felix*", at="cathedral cathedral", turn="attack", holds="masamune")
    s.asks(0, "attack", "attack:1 swap:1")


def test_walpurgis_again_in_the_next_turn(raid):
    """R 11: each attack."""
    s = raid(
        "Walpurgis* Felix*", at="cathedral passage", turn="attack", extra=1,
        dice=[1, 4, 1, 1],
    )  # fmt: skip
    s.answer("swap:1", "attack:1", "roll", "skip")
    # She is at the agency, he in the cathedral; in his place she would reach nobody.
    s.asks(1, "move")
    s = raid(
        "Walpurgis* Felix*", at="cathedral passage", turn="attack", extra=1,
        dice=[1, 4, 1, 3],
    )  # fmt: skip
    s.answer("swap:1", "attack:1", "roll", "skip")
    s.asks(0, "attack", "swap:1 pass")


def test_walpurgis_armed(raid):
    """R 16.1.4: one possible partner is not asked for, several are."""
    s = raid("Walpurgis Felix*", at="cathedral passage", turn="attack", armed=[0])
    assert (s.revealed(0), s.at(0)) == (True, "passage")
    s.asks(0, "attack", "attack:1")
    s = raid("Walpurgis Felix* Emi*", at="cathedral passage hall", turn="attack", armed=[0])
    s.asks(0, "ability_target", "swap:1 swap:2")
    s = raid("Walpurgis Felix*", at="cathedral hall", turn="attack", armed=[0])
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    names_the_question(s)
