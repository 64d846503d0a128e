"""Range and the order of modifiers (R 7.1, R 7.2), with the rulebook's worked examples."""

from __future__ import annotations

import pytest

# The usual board, by slot: agency 0, blackmist 1, cathedral 2, passage 3, hall 4, hideout 5.


def attacks(*seats: int) -> str:
    """Options: a target each, or none."""
    return " ".join([f"attack:{seat}" for seat in seats] + ["pass"])


# -- 7.1 Range


@pytest.mark.parametrize("slot", range(6))
def test_range_of_the_base_game(raid, slot):
    """R 7.1: the own area and the one to its left, wherever in the ring one stands."""
    names = ["agency", "blackmist", "cathedral", "passage", "hall", "hideout"]
    others = " ".join(names[(slot + i) % 6] for i in range(6))
    s = raid(
        "Felix* Emi* Gordon* Ulrich* Vampire* Werewolf* Alice*", at=f"{names[slot]} {others}",
        turn="attack",
    )  # fmt: skip
    # Seat 1 + i stands i slots to the right of seat 0; 5 to the right is 1 to the left.
    s.asks(0, "attack", attacks(1, 6))


@pytest.mark.parametrize(
    ("at", "scopes", "targets"),
    [
        ("passage", 0, [3, 4, 7]),
        ("passage", 1, [2, 3, 4, 7]),
        ("passage", 2, [1, 2, 3, 4, 7]),
        ("agency", 0, [1, 6, 7]),
        ("agency", 1, [1, 5, 6, 7]),
        ("agency", 2, [1, 4, 5, 6, 7]),
        ("airship", 0, [1, 2, 3, 4, 5, 6, 7]),
        ("airship", 2, [1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_range_with_the_airship_and_scopes(raid, at, scopes, targets):
    """R 7.1: the own area, 1 + n to the left, the airship; from the airship everybody on the
    board."""
    s = raid(
        "Felix* Emi* Gordon* Ulrich* Vampire* Werewolf* Alice* Bylon* Craig*",
        at=f"{at} agency blackmist cathedral passage hall hideout airship",
        holds=" ".join(["scope"] * scopes) or "-", turn="attack",
    )  # fmt: skip
    s.asks(0, "attack", attacks(*targets))


def test_range_is_one_sided(raid):
    """R 7.1: the player on my left cannot reach me."""
    s = raid("Felix* Ulrich*", at="blackmist agency", turn="attack")
    s.asks(0, "attack", attacks(1))
    s = raid("Ulrich* Felix*", at="agency blackmist", turn="attack")
    s.asks(1, "move")


def test_range_follows_the_board(raid):
    """R 2: the areas lie in other slots in every game."""
    board = "hall hideout agency cathedral passage blackmist"
    s = raid("Felix* Ulrich*", at="hideout hall", board=board, turn="attack")
    s.asks(0, "attack", attacks(1))
    s = raid("Felix* Ulrich*", at="hideout agency", board=board, turn="attack")
    s.asks(1, "move")
    s = raid("Felix* Ulrich*", at="hall blackmist", board=board, turn="attack")
    s.asks(0, "attack", attacks(1))


def test_nobody_reaches_who_is_off_the_board(raid):
    """R 7.1: nor may who is off the board be chosen; the dead neither."""
    for others in ("Ulrich* Vampire*", "Ulrich+ Vampire*"):
        s = raid(f"Felix* {others} Gordon* Alice*", at="airship - -", turn="attack")
        s.asks(2 if "+" in others else 1, "move")


def test_how_far_away_they_are_is_said(raid):
    """R 7.1: the question names the steps: 0 here, 1 to 3 to the left, -1 to or from the
    airship."""
    s = raid(
        "Felix* Emi* Gordon* Ulrich* Vampire* Werewolf*",
        at="passage passage cathedral blackmist agency airship", holds="scope scope",
        turn="attack",
    )  # fmt: skip
    about = s.asks(0, "attack", attacks(1, 2, 3, 4, 5))
    assert about["reach"] == {"1": 0, "2": 1, "3": 2, "4": 3, "5": -1}


def test_one_attack_a_turn_after_the_area(raid):
    """R 7.1: optional, and only one."""
    s = raid("Felix* Ulrich*", at="hideout hideout", turn="area", dice=[1, 2])
    s.asks(0, "area", "act skip")
    s.answer("skip")
    s.asks(0, "attack", attacks(1))
    s.answer("attack:1")
    s.asks(1, "move")
    s = raid("Felix* Ulrich*", at="hideout hideout", turn="attack")
    s.answer("pass")
    assert s.happened("passed") == [{"seat": 0}]
    s.asks(1, "move")


# -- 7.2.1 Targets, Masamune, Parasol


def test_masamune_forces_the_attack(raid):
    """R 7.1, R 13: while anyone is in range."""
    s = raid("Felix* Ulrich*", at="hall hall", holds="masamune", turn="attack")
    assert s.asks(0, "attack", "attack:1")["forced"] is True
    s = raid("Felix* Ulrich*", at="hall agency", holds="masamune", turn="attack")
    s.asks(1, "move")


def test_gatling_hits_everyone_in_range(raid):
    """R 7.2.1: every player in range at this moment, with one roll, at the same time."""
    s = raid(
        "Felix* Ulrich* Emi* Gordon*", at="hall hall passage hideout", holds="gatling",
        turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.asks(0, "attack", "attack pass")
    s.answer("attack")
    assert s.happened("attack") == [{"seat": 0, "targets": [1, 2]}]
    assert [s.damage(seat) for seat in range(4)] == [0, 3, 3, 0]
    assert len(s.happened("rolled")) == 1
    s.asks(1, "move")


def test_gatling_with_one_target_in_range(raid):
    """R 7.2.1."""
    s = raid("Felix* Ulrich*", at="hall hall", holds="gatling", turn="attack", dice=[1, 4])
    s.answer("attack")
    assert s.damage(1) == 3
    s.asks(1, "move")


def test_walpurgis_swaps_and_then_the_targets_are_counted(raid):
    """R 7.2.1: with Gatling every player in range after the swap; she must attack."""
    s = raid(
        "Walpurgis* Ulrich* Emi* Felix*", at="agency hall passage agency", holds="gatling",
        turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("swap:1")
    about = s.asks(0, "attack", "attack")
    assert (about["forced"], about["swapped"]) == (True, True)
    s.answer("attack")
    assert [s.damage(seat) for seat in range(4)] == [0, 0, 3, 0]
    s.asks(1, "move")


def test_after_a_swap_the_parasol_will_not_do(raid):
    """R 7.2.1: she must then attack; a Parasol use does not do."""
    s = raid("Walpurgis* Ulrich* Emi*", at="agency hall hall", holds="parasol", turn="attack")
    s.answer("swap:1")
    s.asks(0, "attack", "attack:2")


# -- 7.2.2 and 7.2.3 Dice


@pytest.mark.parametrize("d4", range(1, 5))
@pytest.mark.parametrize("d6", range(1, 7))
def test_damage_is_the_difference(raid, d4, d6):
    """R 7.2.3-4: larger minus smaller; equal dice fail."""
    s = raid("Felix* Ulrich*", at="hall hall", turn="attack", dice=[d4, d6])
    s.answer("attack:1")
    assert s.damage(1) == abs(d4 - d6)
    assert bool(s.happened("missed")) is (d4 == d6)
    s.asks(1, "move")


@pytest.mark.parametrize("d4", range(1, 5))
def test_masamune_rolls_the_d4_alone(raid, d4):
    """R 7.2.2, R 13: damage = the roll, cannot fail."""
    s = raid("Felix* Ulrich*", at="hall hall", holds="masamune", turn="attack", dice=[d4])
    s.answer("attack:1")
    assert s.damage(1) == d4
    assert s.happened("rolled") == [{"seat": 0, "why": "attack", "d4": d4, "d6": 0, "result": d4}]
    s.asks(1, "move")


@pytest.mark.parametrize("d4", range(1, 5))
def test_vendetta_rolls_the_d4_alone(raid, d4):
    """R 7.2.2: revealed, or revealing now."""
    s = raid("Vendetta* Emi*", at="hall hall", turn="attack", dice=[d4])
    s.answer("attack:1")
    assert s.damage(1) == d4
    s.asks(1, "move")
    s = raid("Vendetta Emi*", at="hall hall", turn="attack", dice=[d4])
    s.asks(0, "attack", "attack:1 use:1 pass")
    s.answer("use:1")
    assert (s.revealed(0), s.damage(1)) == (True, d4)
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("players", "more"),
    [("Vendetta*", {"voided": [0]}), ("Vendetta*", {"abilities": False})],
)
def test_vendetta_without_her_scythe(raid, players, more):
    """R 7.2.2: sealed, or with abilities off, she rolls both dice like anybody."""
    s = raid(f"{players} Emi*", at="hall hall", turn="attack", dice=[2, 6], **more)
    s.answer("attack:1")
    assert s.damage(1) == 4
    s.asks(1, "move")


def test_vendetta_who_keeps_hidden(raid):
    """R 7.2.2: rolls both dice."""
    s = raid("Vendetta Emi*", at="hall hall", turn="attack", dice=[2, 6])
    s.answer("attack:1")
    assert not s.revealed(0)
    assert s.happened("rolled")[0]["result"] == 4
    s.asks(0, "strike", "strike")


# -- 7.2.4 Failed


@pytest.mark.parametrize(
    "holds", ["-", "sabre crossbow pistol_l pistol_r", "excalibur", "robe", "gatling"]
)
def test_a_failed_attack_does_nothing_whatever_one_holds(raid, holds):
    """R 7.2.4: damage to every target is 0 without any bonus."""
    s = raid("Felix* Ulrich*", at="hall hall", holds=holds, turn="attack", dice=[3, 3])
    s.answer("attack" if holds == "gatling" else "attack:1")
    assert s.damage(1) == 0
    assert s.happened("missed") == [{"seat": 0}]
    s.asks(1, "move")


def test_galahad_revealed_rolls_until_the_dice_differ(raid):
    """R 7.2.4: he must, while he holds Excalibur; the sword's bonus counts then."""
    s = raid(
        "Galahad* Ulrich*", at="hall hall", holds="excalibur", turn="attack",
        dice=[1, 1, 4, 4, 2, 5],
    )  # fmt: skip
    s.answer("attack:1")
    assert [roll["result"] for roll in s.happened("rolled")] == [0, 0, 3]
    assert len(s.happened("again")) == 2
    assert not s.happened("missed")
    assert s.damage(1) == 5
    s.asks(1, "move")


def test_galahad_hidden_may_reveal_to_roll_again(raid):
    """R 7.2.4: or let it fail."""
    s = raid("Galahad Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[1, 1])
    s.answer("attack:1")
    s.asks(0, "failed", "on use")
    s.dice(2, 2, 1, 2)
    s.answer("use")
    assert s.revealed(0)
    assert s.damage(1) == 3
    s.asks(1, "move")
    s = raid("Galahad Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[1, 1])
    s.answer("attack:1", "on")
    assert s.happened("missed") == [{"seat": 0}]
    assert not s.revealed(0)
    s.asks(0, "turn_end", "end")


@pytest.mark.parametrize(
    ("holds", "more"),
    [("-", {}), ("excalibur", {"voided": [0]}), ("excalibur", {"abilities": False})],
)
def test_galahad_fails_without_sword_or_ability(raid, holds, more):
    """R 7.2.4: it takes both."""
    s = raid("Galahad* Ulrich*", at="hall hall", holds=holds, turn="attack", dice=[1, 1], **more)
    s.answer("attack:1")
    assert s.happened("missed")
    s.asks(1, "move")


# -- 7.2.5 Attacker

# fmt: off
COMBINATIONS = [
    # attacker's and target's equipment, dice, damage; the attacker is an open Raider
    ("-", (1, 2), 1),
    ("sabre", (1, 2), 2),
    ("crossbow", (1, 2), 2),
    ("pistol_l", (1, 2), 2),
    ("pistol_r", (1, 2), 2),
    ("pistol_l pistol_r", (1, 2), 3),
    ("sabre crossbow pistol_l pistol_r", (1, 2), 5),
    ("sabre crossbow pistol_l pistol_r", (2, 2), 0),
    ("masamune crossbow pistol_l", (1,), 3),
    ("masamune excalibur", (4,), 6),
    ("excalibur", (1, 2), 3),
    ("excalibur robe", (1, 2), 2),
    ("robe", (1, 2), 0),
    ("robe", (1, 6), 4),
    ("robe sabre", (1, 2), 1),
    ("masamune robe", (1,), 0),
    ("robe; -", (4, 4), 0),
    ("-; robe", (1, 2), 0),
    ("-; robe", (1, 4), 2),
    ("sabre; robe", (1, 2), 1),
    ("excalibur; robe", (1, 2), 2),
    ("-; rosary brooch compass chalice", (1, 4), 3),
    ("rosary brooch compass chalice", (1, 4), 3),
    ("scope scope", (1, 4), 3),
]
# fmt: on


@pytest.mark.parametrize(("holds", "dice", "damage"), COMBINATIONS)
def test_equipment_combines(raid, holds, dice, damage):
    """R 7.2.5-7."""
    s = raid("Felix* Ulrich*", at="hall hall", holds=holds, turn="attack", dice=dice)
    s.answer("attack:1")
    assert s.damage(1) == damage
    s.asks(1, "move")


@pytest.mark.parametrize("name", ["Ulrich*", "Alice*", "Bylon*"])
def test_excalibur_is_the_raiders(raid, name):
    """R 7.2.5: nothing for a Shadow or a Citizen."""
    s = raid(f"{name} Emi*", at="hall hall", holds="excalibur", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert s.damage(1) == 1
    s.asks(1, "move")


def test_a_hidden_raider_may_reveal_for_excalibur(raid):
    """R 7.2.5: offered once an attack, only on success; or he goes on without it."""
    for answer, damage in (("excalibur", 3), ("strike", 1)):
        s = raid("Felix Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[1, 2])
        s.answer("attack:1")
        s.asks(0, "strike", "strike excalibur")
        s.answer(answer)
        assert s.damage(1) == damage
        assert s.revealed(0) is (answer == "excalibur")
        s.asks(*((1, "move") if answer == "excalibur" else (0, "turn_end")))


def test_a_revealed_raider_always_gets_excaliburs_bonus(raid):
    """R 7.2.5: also with abilities off, also sealed: it is the card's effect."""
    for more in ({"abilities": False}, {"voided": [0]}):
        s = raid(
            "Felix* Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[1, 2], **more
        )
        s.answer("attack:1")
        assert s.damage(1) == 3
        s.asks(1, "move")


# -- 7.2.6 Freddy


def test_freddy_hits_the_revealed_harder(raid):
    """R 7.2.6: per target, +2 if that target lies open; revealed he must."""
    s = raid(
        "Freddy* Ulrich* Vampire", at="hall hall hall", holds="gatling", turn="attack",
        dice=[1, 2],
    )  # fmt: skip
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (3, 1)
    s.asks_in_secret({2: "on"})


@pytest.mark.parametrize(("answer", "damage"), [("use", 3), ("strike", 1)])
def test_freddy_hidden_may_reveal(raid, answer, damage):
    """R 7.2.6: revealing now."""
    s = raid("Freddy Ulrich*", at="hall hall", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(0, "strike", "strike use")
    s.answer(answer)
    if answer == "use":
        # Turned up, nothing is left to be chosen.
        assert s.revealed(0)
    assert s.damage(1) == damage
    s.asks(*((1, "move") if answer == "use" else (0, "turn_end")))


def test_freddy_gains_nothing_on_a_miss_or_when_sealed(raid):
    """R 7.2.4, R 7.2.6."""
    s = raid("Freddy* Ulrich*", at="hall hall", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    assert s.damage(1) == 0
    s.asks(1, "move")
    s = raid("Freddy* Ulrich*", at="hall hall", turn="attack", dice=[1, 2], voided=[0])
    s.answer("attack:1")
    assert s.damage(1) == 1
    s.asks(1, "move")


def test_freddy_and_the_robe(raid):
    """R 7.2.5-7: the attacker's robe stops at 0, then Freddy adds, then the target's robe
    takes."""
    s = raid("Freddy* Ulrich*", at="hall hall", holds="robe", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")
    s = raid("Freddy* Ulrich*", at="hall hall", holds="-; robe", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_freddy_with_excalibur_is_asked_for_both_in_one_question(raid):
    """R 16.1.2: Excalibur and Freddy in one question; either turns him up, and then both count."""
    for answer in ("use", "excalibur"):
        s = raid("Freddy Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[1, 2])
        s.answer("attack:1")
        s.asks(0, "strike", "strike use excalibur")
        s.answer(answer)
        assert s.damage(1) == 5
        s.asks(1, "move")


# -- 7.2.7 Targets


@pytest.mark.parametrize("protection", ["angel", "barrier"])
@pytest.mark.parametrize("attacker", ["Felix*", "Freddy*"])
def test_angel_and_barrier_stop_everything(raid, protection, attacker):
    """R 7.2.7: 0, whatever was added before."""
    s = raid(
        f"{attacker} Gordon* Ulrich*", at="hall hall", holds="excalibur sabre", turn="attack",
        spent=[1], dice=[1, 6], **{protection: [1]},
    )  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == 0
    assert s.happened("unhurt") == [{"seat": 1, "why": protection}]
    assert not s.happened("missed")
    s.asks(1, "move")


def test_the_target_is_protected_for_itself(raid):
    """R 7.2.7: per target."""
    s = raid(
        "Felix* Gordon* Ulrich* Emi*", at="hall hall hall hall", holds="gatling; -; robe",
        turn="attack", angel=[1], dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    assert [s.damage(seat) for seat in (1, 2, 3)] == [0, 2, 3]
    s.asks(1, "move")


def test_a_robe_on_both_sides_is_a_success_with_nothing_done(raid):
    """R 7.2, Q&A, R6: a success reduced to 0 by a robe is still a success."""
    s = raid("Felix* Ulrich*", at="hall hall", holds="-; robe", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert not s.happened("missed")
    assert s.happened("unhurt") == [{"seat": 1, "why": "robe"}]
    s.asks(1, "move")


# -- 7.2.9 The Vampire


@pytest.mark.parametrize(
    ("holds", "dice", "damage", "healed"),
    [
        ("-", (1, 2), 1, 2),
        ("-", (2, 2), 0, 0),
        ("-; robe", (1, 2), 0, 0),
        ("sabre; robe", (1, 2), 1, 2),
    ],
)
def test_the_vampire_heals_when_somebody_was_hurt(raid, holds, dice, damage, healed):
    """R 7.2.9: 2, once an attack, if at least one target took at least 1."""
    s = raid("Vampire* Emi*", at="hall hall", holds=holds, damage="5", turn="attack", dice=dice)
    s.answer("attack:1")
    assert (s.damage(1), s.damage(0)) == (damage, 5 - healed)
    s.asks(1, "move")


def test_the_vampire_heals_before_the_counterattack(raid):
    """R 11: at once, before reactions."""
    s = raid("Vampire* Werewolf* Emi*", at="hall hall", damage="12", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert s.damage(0) == 10
    s.dice(1, 2)
    s.answer("use")
    assert s.damage(0) == 11
    s.asks(1, "move")


@pytest.mark.parametrize(("answer", "own"), [("use", 3), ("strike", 5)])
def test_a_hidden_vampire_may_reveal_when_the_damage_is_known(raid, answer, own):
    """R 7.2.9, T7: if anybody would take at least 1."""
    s = raid("Vampire Emi*", at="hall hall", damage="5", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    assert s.asks(0, "strike", "strike use") == {"targets": [1], "damage": [3]}
    s.answer(answer)
    assert (s.damage(1), s.damage(0), s.revealed(0)) == (3, own, answer == "use")
    s.asks(*((1, "move") if answer == "use" else (0, "turn_end")))


# -- the worked examples


@pytest.mark.parametrize("count", [1, 2, 3])
def test_worked_example_masamune_crossbow_pistol_gatling(raid, count):
    """R 7.2: Masamune + Crossbow + a Pistol + Gatling, d4 shows 1: everyone in range takes 3."""
    at = ["passage", "hall", "hall"][:count]
    s = raid(
        "Felix* Ulrich* Emi* Gordon*", at=f"hall {' '.join(at)}",
        holds="masamune crossbow pistol_r gatling", turn="attack", dice=[1],
    )  # fmt: skip
    assert s.asks(0, "attack", "attack")["forced"] is True
    s.answer("attack")
    hit = range(1, count + 1)
    assert [s.damage(seat) for seat in range(4)] == [3 if seat in hit else 0 for seat in range(4)]
    s.asks(1, "move")


def test_worked_example_two_and_four(raid):
    """R 18.16: a d4 of 2, a d6 of 4, a target in the area to the left: 2."""
    s = raid("Felix* Ulrich*", at="hall passage", turn="attack", dice=[2, 4])
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_what_the_dice_say_is_public(raid):
    """R 3: rolls are public."""
    s = raid("Felix* Ulrich*", at="hall hall", turn="attack", dice=[2, 4])
    s.answer("attack:1")
    assert s.happened("rolled") == [{"seat": 0, "why": "attack", "d4": 2, "d6": 4, "result": 2}]
    assert s.happened("damage") == [
        {"seat": 1, "amount": 2, "before": 0, "after": 2, "by": 0, "source": "attack"}
    ]
    s.asks(1, "move")
