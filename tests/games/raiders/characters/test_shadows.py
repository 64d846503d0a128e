"""The Shadows, one by one (R 10, R 11). They win when all Raiders, or three Citizens, are dead
(R 9)."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction

SHADOWS = [
    "Ulrich", "Uranus", "Ulster", "Vampire", "Vendetta", "Venom", "Werewolf", "Wight", "Walpurgis",
]  # fmt: skip
HIT = {"at": "cathedral blackmist", "turn": "attack", "dice": [1, 4]}
MOMENTS = {
    # Where the ability is offered: scene for "<name> Felix*", answers, question, option of it,
    # what is rolled for it
    "uranus": ({"at": "- blackmist"}, (), "move", "use:1", []),
    "ulster": (HIT, ("attack:1", "strike"), "turn_end", "use", []),
    "vampire": ({**HIT, "damage": "5"}, ("attack:1",), "strike", "use", []),
    "vendetta": ({"at": "cathedral blackmist", "turn": "attack"}, (), "attack", "use:1", [2]),
    "wight": ({"at": "cathedral - -", "turn": "attack"}, (), "attack", "use", []),
    "walpurgis": ({"at": "cathedral passage", "turn": "attack"}, (), "attack", "swap:1", []),
}  # fmt: skip
PASSIVE = ["vampire", "vendetta", "venom"]


def options_of(s):
    """Options of the standing question of one."""
    (options,) = s.table.asked.options.values()
    return [option.id for option in options]


def names_the_question(s):
    """The question that stands is of no interest here."""
    ask = s.table.asked
    s.asks(next(iter(ask.options)), ask.kind)


def at_the_moment(raid, name, star="", **more):
    """The question in which the ability is offered, if it is; and whether it is."""
    setting, answers, kind, offer, _ = MOMENTS[name]
    s = raid(f"{name}{star} Felix* Emi+", **setting, expansion=True, **more)
    for answer in answers:
        if answer in options_of(s):
            s.answer(answer)
    offered = s.table.asked.kind == kind and offer in options_of(s)
    names_the_question(s)
    return s, offered


@pytest.mark.parametrize("name", SHADOWS)
@pytest.mark.parametrize("alive", ["", "+"])
def test_every_shadow_wins_when_all_raiders_are_dead(raid, name, alive):
    """R 9: living or dead; nobody else."""
    other = "Vampire" if name != "Vampire" else "Ulrich"
    s = raid(
        f"{other}* Felix* {name}{alive} Gordon+ Bylon", at="passage passage", damage="0 11",
        turn="area", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners == {other.lower(): "shadows", name.lower(): "shadows"}


@pytest.mark.parametrize("name", SHADOWS)
@pytest.mark.parametrize("alive", ["", "+"])
def test_every_shadow_wins_with_three_dead_citizens(raid, name, alive):
    """R 9, R 19.38: living or dead; possible with 7, 9 and 10 players (R 9.5)."""
    other = "Vampire" if name != "Vampire" else "Ulrich"
    for seats in (7, 9, 10):
        more = " Emi Gordon Werewolf" if seats > 7 else ""
        more = more if name != "Werewolf" or seats == 7 else " Emi Gordon Wight"
        s = raid(
            f"Felix* Bylon* {other} {name}{alive} Alice+ Craig+{more}", seats=seats,
            at="passage", damage="0 9", turn="area", top="b_vampire_bat", expansion=True,
        )  # fmt: skip
        assert s.table.seats == seats
        s.answer("act", "choose:1")
        assert s.winners[other.lower()] == "three_citizens"
        assert s.winners[name.lower()] == "three_citizens"
        assert "felix" not in s.winners


def test_shadows_do_not_win_with_two_dead_citizens(raid):
    """R 9: with 6 or 8 players there are no more."""
    s = raid(
        "Felix* Bylon* Vampire Ulrich Craig+ Emi", at="passage", damage="0 9", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    assert s.table.seats == 6
    s.answer("act", "choose:1")
    s.asks(2, "move")


@pytest.mark.parametrize("name", MOMENTS)
def test_hidden_shadows_reveal_by_using_their_ability(raid, name):
    """R 11: turning up is part of using it."""
    s, offered = at_the_moment(raid, name)
    assert offered
    assert not s.revealed(0)
    s.dice(*MOMENTS[name][4])
    s.answer(MOMENTS[name][3])
    assert {"seat": 0, "character": name, "forced": False} in s.happened("revealed")
    told = s.happened("ability")
    # What works by itself needs no more than turning up.
    assert told == ([] if name in PASSIVE else [{"seat": 0, "character": name}])
    names_the_question(s)


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
def test_sealed_shadows_and_abilities_off(raid, name, star, off):
    """R 11, R 15, R 19.46: sealed by Erica, or with abilities off, there is none."""
    s, offered = at_the_moment(raid, name, star, **off)
    assert not offered
    assert s.offers(0) == []
    if name == "vampire":
        assert s.damage(0) == 5


@pytest.mark.parametrize("name", SHADOWS)
def test_no_shadow_may_turn_up_at_will(raid, name):
    """R 5.2: there is no free reveal."""
    s = raid(f"Felix* {name}")
    assert "reveal" not in s.offers(1)
    with pytest.raises(IllegalAction):
        s.act(1, "reveal")
    s.asks(0, "move")


@pytest.mark.parametrize("name", SHADOWS)
def test_who_can_be_armed_and_who_may_decline(raid, name):
    """R 16.1.4: whoever has a window; what works by itself, once open, no longer; never reacting
    may be ordered by those who react."""
    low = name.lower()
    for star in ("", "*"):
        s = raid(f"Felix* {name}{star}")
        armable = low != "ulrich" and not (star and low in PASSIVE)
        orders = ["arm"] if armable else []
        if armable and low in {"werewolf", "venom"}:
            orders.append("never")
        assert s.offers(1) == orders
        s.asks(0, "move")


# -- Ulrich


def test_ulrich_may_lie_hidden_and_revealed(raid):
    """R 11, R 14.3; all his lies are in cards/test_reasoning.py."""
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
    s.asks(1, "loot", "take:0:b_sabre leave:0")
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
