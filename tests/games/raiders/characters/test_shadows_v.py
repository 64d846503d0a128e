"""Vampire, Vendetta, Venom (R 7.3, R 11)."""

from __future__ import annotations

import pytest

HIT = {"at": "cathedral blackmist", "turn": "attack", "dice": [1, 4]}


def names_the_question(s):
    """The question that stands is of no interest here."""
    ask = s.table.asked
    s.asks(next(iter(ask.options)), ask.kind)


# -- Vampire


def test_vampire_heals_when_the_attack_deals_damage(raid):
    """R 7.2.9, R 11: heals 2, by itself while revealed."""
    s = raid("Vampire* Felix*", damage="5", **{**HIT, "dice": [1, 2]})
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1)) == (3, 1)
    s.asks(1, "move")


@pytest.mark.parametrize(
    "more",
    [{"dice": [2, 2]}, {"angel": [1]}, {"barrier": [1]}, {"holds": "; robe", "dice": [1, 2]}],
)
def test_vampire_without_damage_is_not_healed(raid, more):
    """R 7.2.9, R 19.31: at least one target took at least 1."""
    s = raid("Vampire* Gordon*", damage="5", **{**HIT, **more})
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1)) == (5, 0)
    s.asks(1, "move")


def test_vampire_heals_once_an_attack(raid):
    """R 7.2.9, R 19.31: with Gatling too."""
    s = raid(
        "Vampire* Felix* Emi* Gordon*", at="cathedral cathedral blackmist blackmist", damage="5",
        turn="attack", holds="gatling", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack")
    assert s.damage(0) == 3
    s.asks(1, "move")


def test_vampire_heals_before_anybody_strikes_back(raid):
    """R 11: at once, before reactions."""
    s = raid("Vampire* Werewolf*", damage="5", **HIT)
    s.answer("attack:1")
    assert s.damage(0) == 3
    s.asks(1, "react", "on use")


def test_vampire_reveals_when_the_damage_is_known(raid):
    """R 11, T7: between roll and damage; or not."""
    s = raid("Vampire Felix*", damage="5", **HIT)
    s.answer("attack:1")
    assert s.asks(0, "strike", "strike use") == {"targets": [1], "damage": [3]}
    s.answer("use")
    assert (s.revealed(0), s.damage(0), s.damage(1)) == (True, 3, 3)
    s.asks(1, "move")
    s = raid("Vampire Felix*", damage="5", **HIT)
    s.answer("attack:1", "strike")
    assert (s.revealed(0), s.damage(0)) == (False, 5)
    names_the_question(s)


@pytest.mark.parametrize("more", [{"dice": [2, 2]}, {"angel": [1]}])
def test_vampire_hidden_is_offered_nothing_for_no_damage(raid, more):
    """R 7.2.9: if anybody would take at least 1; on a miss there is no T7."""
    s = raid("Vampire Felix* Gordon*", damage="5", **{**HIT, **more})
    s.answer("attack:1")
    s.asks(1, "move")


def test_vampire_hidden_and_the_barrier(raid):
    """R 7.2.7: behind it the damage stands at 0, and whoever is asked sees that."""
    s = raid("Vampire Gordon*", damage="5", barrier=[1], **HIT)
    s.answer("attack:1")
    s.asks(1, "move")
    s = raid("Vampire Gordon* Emi*", at="cathedral blackmist cathedral", turn="attack",
             holds="gatling", damage="5", barrier=[1], dice=[1, 4])  # fmt: skip
    s.answer("attack")
    assert s.asks(0, "strike", "strike use") == {"targets": [1, 2], "damage": [0, 3]}


def test_vampire_gains_nothing_by_cards(raid):
    """R 11: own attack."""
    s = raid("Vampire* Felix*", damage="5", at="hall", turn="area")
    s.answer("act", "hurt:1")
    assert s.damage(0) == 5
    s.asks(1, "move")


def test_vampire_armed(raid):
    """R 16.1.4: once the blow will hurt somebody."""
    s = raid("Vampire Felix*", damage="5", armed=[0], **HIT)
    s.answer("attack:1")
    assert (s.revealed(0), s.damage(0)) == (True, 3)
    s.asks(1, "move")
    s = raid("Vampire Felix* Gordon*", damage="5", armed=[0], **{**HIT, "dice": [2, 2]})
    s.answer("attack:1")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    s.asks(1, "move")


# -- Vendetta


def test_vendetta_rolls_the_d4_alone(raid):
    """R 7.2.2, R 11: while revealed; damage is the roll, and cannot fail; weapons are added."""
    s = raid("Vendetta* Felix*", holds="sabre", **{**HIT, "dice": [3]})
    s.asks(0, "attack", "attack:1 pass")
    s.answer("attack:1")
    assert s.damage(1) == 4
    s.asks(1, "move")


def test_vendetta_hidden_rolls_both_dice(raid):
    """R 7.2.2."""
    s = raid("Vendetta Felix*", **{**HIT, "dice": [3, 3]})
    s.answer("attack:1")
    assert s.happened("missed")
    names_the_question(s)


def test_vendetta_reveals_with_her_attack(raid):
    """R 16.1.2: in T5, before the roll."""
    s = raid("Vendetta Felix* Emi*", at="cathedral blackmist cathedral", turn="attack")
    s.asks(0, "attack", "attack:1 attack:2 use:1 use:2 pass")
    s.dice(4)
    s.answer("use:2")
    assert (s.revealed(0), s.damage(2)) == (True, 4)
    s.asks(1, "move")


def test_vendetta_with_gatling_and_masamune(raid):
    """R 7.2: every player in range; Masamune adds nothing to it, and forces."""
    s = raid("Vendetta Felix* Emi*", at="cathedral blackmist cathedral", turn="attack",
             holds="gatling masamune")  # fmt: skip
    s.asks(0, "attack", "attack use")
    s.dice(2)
    s.answer("use")
    assert (s.damage(1), s.damage(2)) == (2, 2)
    s.asks(1, "move")


def test_vendetta_with_nobody_in_range(raid):
    """R 11: nothing to reveal for."""
    s = raid("Vendetta* Felix*", at="cathedral passage", turn="attack")
    s.asks(1, "move")


@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
def test_vendetta_sealed_rolls_both_dice(raid, off):
    """R 7.2.2: revealed, not sealed."""
    s = raid("Vendetta* Felix*", **{**HIT, "dice": [3, 3]}, **off)
    s.answer("attack:1")
    assert s.happened("missed")
    s.asks(1, "move")


def test_vendetta_armed(raid):
    """R 16.1.4: she turns up when there is somebody to attack, and is asked whom."""
    s = raid("Vendetta Felix*", at="cathedral blackmist", turn="attack", armed=[0])
    assert s.revealed(0)
    s.asks(0, "attack", "attack:1 pass")
    s = raid("Vendetta Felix*", at="cathedral passage", turn="attack", armed=[0])
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    names_the_question(s)


# -- Venom


def test_venom_exacts_damage_or_a_card(raid):
    """R 7.3, R 11: revealed automatic; the attacker chooses."""
    for answer, damage, holds in (("suffer", 1, {"robe", "sabre"}), ("hand:b_sabre", 0, {"robe"})):
        s = raid("Felix* Venom*", holds="robe sabre", **HIT)
        s.answer("attack:1")
        assert s.happened("penalty") == [{"seat": 1, "to": 0}]
        assert s.asks(0, "penalty", "suffer hand:w_sages_robe hand:b_sabre") == {"from": 1}
        s.answer(answer)
        assert (s.damage(0), s.holds(0)) == (damage, holds)
        assert s.holds(1) == ({"sabre"} if damage == 0 else set())
        s.asks(1, "move")


def test_venom_and_who_has_nothing(raid):
    """R 7.3: no equipment: damage; no looting if it kills (R 19.39)."""
    s = raid("Felix* Venom*", **HIT)
    s.answer("attack:1")
    s.asks(0, "penalty", "suffer")
    s.answer("suffer")
    hit = s.happened("damage")[0]
    assert (hit["amount"], hit["source"], hit["by"]) == (1, "penalty", 1)
    s.asks(1, "move")


def test_venoms_penalty_kills_without_loot(raid):
    """R 7.3, R 8.2, R 19.39: the active player's turn ends with that."""
    s = raid("Felix* Venom* Emi", damage="11", holds="robe; rosary", extra=1, **HIT)
    s.answer("attack:1", "suffer")
    assert (s.alive(0), s.holds(1)) == (False, {"rosary"})
    assert s.table.white_discard == ["w_sages_robe"]
    s.asks(1, "move")


@pytest.mark.parametrize("dice", [(2, 2), (1, 2)])
def test_venom_after_a_miss_or_no_damage(raid, dice):
    """R 7.3: also on a miss or 0 damage."""
    s = raid("Felix* Venom*", holds="; robe", **{**HIT, "dice": dice})
    s.answer("attack:1")
    assert s.damage(1) == 0
    s.asks(0, "penalty", "suffer")


def test_venom_is_not_stopped_by_an_angel_or_a_robe(raid):
    """R 7.3, R 19.4: it is no attack."""
    s = raid("Felix* Venom*", holds="robe", angel=[0], **HIT)
    s.answer("attack:1", "suffer")
    assert s.damage(0) == 1
    s.asks(1, "move")


def test_venom_dead_exacts_nothing(raid):
    """R 7.3, ruling."""
    s = raid("Felix* Venom* Emi", damage="0 12", **HIT)
    s.answer("attack:1")
    s.asks(2, "move")


def test_venom_reveals_for_it(raid):
    """R 7.3, R 16.1.4: hidden, in the timed question; not forced."""
    s = raid("Felix* Venom", **HIT)
    s.answer("attack:1")
    s.asks_in_secret({1: "on use"})
    s.answer("use", seat=1)
    s.close()
    assert s.revealed(1)
    s.asks(0, "penalty", "suffer")
    s = raid("Felix* Venom", **HIT)
    s.answer("attack:1")
    s.close()
    assert not s.revealed(1)
    s.asks(1, "move")


@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("off", [{"voided": [1]}, {"abilities": False}])
def test_venom_sealed(raid, star, off):
    """R 11, R 15: nothing, and no question."""
    s = raid(f"Felix* Venom{star}", **HIT, **off)
    s.answer("attack:1")
    s.asks(1, "move")


def test_venom_armed_and_never(raid):
    """R 16.1.4: armed counts where no answer was given; "never" is no reaction."""
    s = raid("Felix* Venom", armed=[1], **HIT)
    s.answer("attack:1")
    s.close()
    assert s.revealed(1)
    s.asks(0, "penalty", "suffer")
    s = raid("Felix* Venom", never=[1], **HIT)
    s.answer("attack:1")
    s.close()
    assert not s.revealed(1)
    s.asks(1, "move")


def test_venom_exacts_from_the_werewolfs_counterattack(raid):
    """R 7.3: a counterattack is an attack, and can trigger it."""
    s = raid("Venom* Werewolf*", **HIT)
    s.answer("attack:1")
    s.asks(1, "react", "on use")
    s.dice(1, 3)
    s.answer("use")
    assert s.happened("penalty") == [{"seat": 0, "to": 1}]
    s.asks(1, "penalty", "suffer")
    s.answer("suffer")
    assert (s.damage(0), s.damage(1)) == (2, 4)
    s.asks(1, "move")


def test_venom_and_cards(raid):
    """R 7.3: damage from cards, areas, abilities never triggers it."""
    s = raid("Felix* Venom*", at="passage", turn="area", top="b_vampire_bat")
    s.answer("act", "choose:1")
    s.asks(1, "move")
    s = raid("Felix* Venom*", dice=[3])
    s.answer("use:1")
    s.asks(0, "move", "roll")


def test_venom_with_copies_of_a_card(raid):
    """R 7.3: two of a kind are one choice."""
    s = raid("Felix* Venom*", holds="scope scope", **HIT)
    s.answer("attack:1")
    s.asks(0, "penalty", "suffer hand:b_deaths_scope")
    s.answer("hand:b_deaths_scope")
    assert s.table.equipment[0] == s.table.equipment[1] == ("b_deaths_scope",)
    s.asks(1, "move")
