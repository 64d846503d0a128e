"""What the attacked may do: the Werewolf's counterattack, Venom's penalty (R 7.3)."""

from __future__ import annotations

import pytest

# -- the counterattack: when


@pytest.mark.parametrize("dice", [(1, 2), (3, 3)])
@pytest.mark.parametrize("star", ["", "*"])
def test_counterattack_after_a_hit_and_after_a_miss(raid, star, dice):
    """R 7.3: was a target of another player's attack and is alive, also on a miss."""
    s = raid(f"Felix* Werewolf{star}", at="hall hall", turn="attack", dice=dice)
    s.answer("attack:1")
    if star:
        assert s.asks(1, "react", "on use") == {"attacker": 0}
    else:
        s.asks_in_secret({1: "on use"})


@pytest.mark.parametrize("more", [{"holds": "-; robe"}, {"angel": [1]}], ids=["robe", "angel"])
def test_counterattack_after_no_damage(raid, more):
    """R 7.3: also on 0 damage."""
    s = raid("Felix* Werewolf*", at="hall hall", turn="attack", dice=[1, 2], **more)
    s.answer("attack:1")
    assert s.damage(1) == 0
    s.asks(1, "react", "on use")


def test_counterattack_when_bylon_took_equipment(raid):
    """R 7.3: also if Bylon took equipment instead."""
    s = raid("Bylon* Werewolf*", at="hall hall", holds="-; sabre", turn="attack", dice=[1, 4])
    s.answer("attack:1", "rob:1:b_sabre")
    assert (s.damage(1), s.holds(0)) == (0, {"sabre"})
    s.asks(1, "react", "on use")


def test_the_dead_do_not_strike_back(raid):
    """R 7.3: alive."""
    s = raid("Felix* Werewolf*", at="hall hall", damage="0 13", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(2, "move")


def test_he_may_let_it_be(raid):
    """R 7.3: optional."""
    s = raid("Felix* Werewolf*", at="hall hall", turn="attack", dice=[1, 2])
    s.answer("attack:1", "on")
    assert s.damage(0) == 0
    s.asks(1, "move")


@pytest.mark.parametrize("more", [{"voided": [1]}, {"abilities": False}])
def test_not_when_sealed_or_without_abilities(raid, more):
    """R 11, R 15."""
    s = raid("Felix* Werewolf*", at="hall hall", turn="attack", dice=[1, 2], **more)
    s.answer("attack:1")
    s.asks(1, "move")


def test_once_for_each_attack_received(raid):
    """R 7.3: Craig's repeat is another attack."""
    s = raid("Craig* Werewolf*", at="hall hall", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(1, "react", "on use")
    s.answer("on")
    s.dice(1, 2)
    s.answer("use")
    s.asks(1, "react", "on use")
    s.answer("on")
    s.asks(1, "move")


# -- the counterattack: what


def test_the_counterattack_reaches_any_distance(raid):
    """R 7.3: no scope needed: the attacker stands to the right, out of the Werewolf's range."""
    s = raid("Felix* Werewolf*", at="hall passage", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.dice(2, 6)
    s.answer("use")
    assert s.happened("counterattack") == [{"seat": 1, "to": 0}]
    assert s.happened("rolled") == [
        {"seat": 1, "why": "counterattack", "d4": 2, "d6": 6, "result": 4}
    ]
    assert s.damage(0) == 4
    assert s.happened("damage")[0]["source"] == "counterattack"
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("holds", "more", "dice", "damage"),
    [
        ("-; sabre crossbow pistol_l pistol_r", {}, (1, 2), 5),
        ("-; robe", {}, (1, 4), 2),
        ("robe; -", {}, (1, 4), 2),
        ("-; masamune sabre", {}, (2,), 3),
        ("-; sabre", {}, (3, 3), 0),
        ("-; excalibur", {}, (1, 2), 1),
        ("-", {"angel": [0]}, (1, 4), 0),
    ],
)
def test_the_counterattack_is_one_attack_with_what_he_holds(raid, holds, more, dice, damage):
    """R 7.3: own weapons, robe, Masamune (d4); robe and Guardian Angel of the attacker protect."""
    s = raid("Felix* Werewolf*", at="hall hall", holds=holds, turn="attack", dice=[2, 2], **more)
    s.answer("attack:1")
    s.dice(*dice)
    s.answer("use")
    assert s.damage(0) == damage
    s.asks(1, "move")


def test_his_gatling_hits_the_attacker_alone(raid):
    """R 7.3: not Gatling."""
    s = raid(
        "Felix* Werewolf* Emi*", at="hall hall hall", holds="-; gatling", turn="attack",
        dice=[2, 2],
    )  # fmt: skip
    s.answer("attack:1")
    s.dice(1, 2)
    s.answer("use")
    assert (s.damage(0), s.damage(2)) == (1, 0)
    s.asks(1, "move")


def test_hidden_he_turns_up_with_it(raid):
    """R 5."""
    s = raid("Felix* Werewolf", at="hall hall", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.dice(1, 2)
    s.answer("use", seat=1)
    s.close()
    assert s.revealed(1)
    assert s.damage(0) == 1
    s.asks(1, "move")


def test_a_counterattack_kills_and_loots(raid):
    """R 7.3, R 8: it is an attack: the Werewolf may take a card, the turn ends at once."""
    s = raid(
        "Felix* Werewolf*", at="hall hall", damage="11", holds="sabre robe; -", turn="attack",
        extra=2, dice=[3, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.dice(1, 4)
    s.answer("use")
    s.asks(1, "loot", "take:0:b_sabre take:0:w_sages_robe leave")
    s.answer("take:0:b_sabre")
    assert s.holds(1) == {"sabre"}
    assert s.table.white_discard == ["w_sages_robe"]
    s.asks(1, "move")


# -- Venom: when


@pytest.mark.parametrize("dice", [(1, 2), (3, 3)])
def test_venom_revealed_exacts_by_itself(raid, dice):
    """R 7.3: automatic while revealed, also after a miss."""
    s = raid("Felix* Venom*", at="hall hall", turn="attack", dice=dice)
    s.answer("attack:1")
    assert s.happened("penalty") == [{"seat": 1, "to": 0}]
    assert s.asks(0, "penalty", "suffer") == {"from": 1}
    s.answer("suffer")
    assert s.damage(0) == 1
    assert s.happened("damage")[0]["source"] == "penalty"
    s.asks(1, "move")


def test_venom_hidden_may_reveal(raid):
    """R 7.3."""
    s = raid("Felix* Venom", at="hall hall", turn="attack", dice=[3, 3])
    s.answer("attack:1")
    s.asks_in_secret({1: "on use"})
    s.answer("use", seat=1)
    s.close()
    assert s.revealed(1)
    s.asks(0, "penalty", "suffer")


def test_venom_hidden_may_keep_still(raid):
    """R 7.3."""
    s = raid("Felix* Venom", at="hall hall", turn="attack", dice=[3, 3])
    s.answer("attack:1")
    s.answer("on", seat=1)
    s.close()
    assert not s.revealed(1)
    s.asks(1, "move")


def test_a_dead_venom_exacts_nothing(raid):
    """R 7.3 [ruling]."""
    s = raid("Felix* Venom*", at="hall hall", damage="0 12", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert not s.alive(1)
    s.asks(2, "move")


@pytest.mark.parametrize("more", [{"voided": [1]}, {"abilities": False}])
def test_venom_sealed_or_without_abilities(raid, more):
    """R 11, R 15."""
    s = raid("Felix* Venom*", at="hall hall", turn="attack", dice=[1, 2], **more)
    s.answer("attack:1")
    s.asks(1, "move")


def test_venom_when_bylon_took_equipment(raid):
    """R 7.3: also then."""
    s = raid("Bylon* Venom*", at="hall hall", holds="-; sabre", turn="attack", dice=[1, 4])
    s.answer("attack:1", "rob:1:b_sabre")
    s.asks(0, "penalty", "suffer hand:b_sabre")


# -- Venom: what


def test_the_attacker_chooses_damage_or_a_card(raid):
    """R 7.3: one equipment card of the attacker's choice."""
    s = raid("Felix* Venom*", at="hall hall", holds="sabre robe", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(0, "penalty", "suffer hand:b_sabre hand:w_sages_robe")
    s.answer("hand:w_sages_robe")
    assert (s.holds(0), s.holds(1), s.damage(0)) == ({"sabre"}, {"robe"}, 0)
    assert s.happened("handed") == [{"seat": 0, "to": 1, "card": "w_sages_robe"}]
    s.asks(1, "move")


@pytest.mark.parametrize("protection", ["angel", "robe"])
def test_the_penalty_is_no_attack(raid, protection):
    """R 7.3, R 7.4: no Guardian Angel, no robe."""
    s = raid(
        "Felix* Venom*", at="hall hall", holds="robe" if protection == "robe" else "-",
        angel=[0] if protection == "angel" else [], turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1", "suffer")
    assert s.damage(0) == 1
    s.asks(1, "move")


def test_the_penalty_kills_without_looting(raid):
    """R 7.3: it is no attack; the turn ends at once."""
    s = raid(
        "Felix* Venom* Emi* Ulrich*", at="hall hall", damage="11", holds="sabre",
        turn="attack", extra=1, dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1", "suffer")
    assert not s.alive(0)
    assert s.table.black_discard == ["b_sabre"]
    assert not s.happened("looted")
    s.asks(1, "move")


def test_the_penalty_goes_against_the_barrier(raid):
    """R 7.4: Gordon's barrier stops it."""
    s = raid("Gordon* Venom*", at="hall hall", barrier=[0], spent=[0], turn="attack", dice=[1, 3])
    s.answer("attack:1", "suffer")
    assert s.damage(0) == 0
    assert s.happened("unhurt") == [{"seat": 0, "why": "barrier"}]
    s.asks(1, "move")


def test_a_counterattack_on_venom(raid):
    """R 7.3: the counterattack is an attack: it can trigger Venom's penalty."""
    s = raid("Venom* Werewolf* Emi*", at="hall hall", turn="attack", dice=[3, 3])
    s.answer("attack:1")
    s.dice(1, 3)
    s.answer("use")
    assert s.damage(0) == 2
    s.asks(1, "penalty", "suffer")
    s.answer("suffer")
    assert s.damage(1) == 1
    s.asks(1, "move")


def test_a_counterattack_on_a_hidden_venom(raid):
    """R 7.3, R 16.1.4: the hidden target of a counterattack is asked in secret like any other."""
    s = raid("Venom Werewolf* Emi*", at="hall hall", turn="attack", dice=[3, 3])
    s.answer("attack:1")
    s.dice(2, 2)
    s.answer("use")
    s.asks_in_secret({0: "on use"})


# -- together


def test_reactions_in_turn_order_from_the_attackers_left(raid):
    """R 6, T9: first who sits next in turn order, whoever they are."""
    for players, first in (
        ("Felix* Venom* Werewolf* Emi*", (0, "penalty")),
        ("Felix* Werewolf* Venom* Emi*", (1, "react")),
    ):
        s = raid(players, at="hall hall hall", holds="gatling", turn="attack", dice=[3, 3])
        s.answer("attack")
        s.asks(*first)
    s = raid(
        "Venom* Felix* Emi* Werewolf*", at="hall hall - hall", holds="-; gatling", active=1,
        turn="attack", dice=[3, 3],
    )  # fmt: skip
    s.answer("attack")
    s.asks(3, "react")
    s.answer("on")
    s.asks(1, "penalty")


def test_what_is_no_attack_triggers_nothing(raid):
    """R 7.3: damage from cards, areas and abilities never does; the Parasol is no attack."""
    for target in ("Werewolf*", "Venom*"):
        s = raid(f"Ulrich* {target}", at="hall", turn="area", expansion=True)
        s.answer("act", "hurt:1")
        assert s.damage(1) == 2
        s.asks(1, "move")
        s = raid(f"Ulrich* {target}", at="passage", turn="area", top="b_black_dog", expansion=True)
        s.answer("act", "choose:1")
        s.asks(1, "move")
        s = raid(f"Felix* {target}", at="hall", dice=[4], expansion=True)
        s.answer("use:1")
        assert s.damage(1) == 4
        s.asks(0, "move", "roll")
        s = raid(f"Ulrich* {target}", at="hall hall", holds="parasol", turn="attack",
                 top="r_shadow_1")  # fmt: skip
        s.answer("parasol", "give:1", "suffer")
        assert s.damage(1) == 1
        s.asks(1, "move")
