"""Attacks: range, order of modifiers, combinations (R 6)."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("at", "holds", "targets"),
    [
        ("church church cemetery woods", "", [1, 2]),
        ("church cabin gate woods", "", []),
        ("church church cemetery woods", "handgun", [3]),
        ("church cabin woods -", "handgun", [1, 2]),
        ("church church cemetery -", "handgun", []),
        ("church - church -", "", [2]),
    ],
)
def test_range(scene, at, holds, targets):
    """R 6.1: same zone, or with the Handgun the two others; nobody off the board."""
    s = scene("Franklin Vampire Ellen Ultra_Soul", at=at, holds=holds, turn="attack")
    if targets:
        s.asks(0, "attack", " ".join([f"attack:{seat}" for seat in targets] + ["pass"]))
    else:
        s.asks(1, "move")


@pytest.mark.parametrize(
    ("board", "targets"),
    [
        ("church cemetery woods altar cabin gate", [1]),
        ("cabin church cemetery altar woods gate", []),
        ("cemetery cabin gate woods altar church", []),
        ("woods altar cabin gate cemetery church", [1]),
    ],
)
def test_zones_follow_the_board(scene, board, targets):
    """R 2: zone = slot // 2; neighbours in the ring may be of different zones."""
    s = scene("Franklin Vampire", at="church cemetery", board=board, turn="attack")
    if targets:
        s.asks(0, "attack", "attack:1 pass")
    else:
        s.asks(1, "move")


@pytest.mark.parametrize("d4", range(1, 5))
@pytest.mark.parametrize("d6", range(1, 7))
def test_damage_is_the_difference(scene, d4, d6):
    """R 6.2.3-5: equal dice fail."""
    s = scene("Franklin* Vampire*", at="church church", turn="attack", dice=[d4, d6])
    s.answer("attack:1")
    assert s.damage(1) == abs(d4 - d6)
    assert bool(s.happened("missed")) is (d4 == d6)
    s.asks(1, "move")


# fmt: off
COMBINATIONS = [
    # The table of R 6.3, and more of the same kind.
    ("masamune axe knife", (3,), 5),
    ("masamune robe", (1,), 0),
    ("robe axe knife", (1, 2), 2),
    ("; robe", (1, 2), 0),
    ("robe", (1, 2), 0),
    ("axe knife chainsaw", (1, 3), 5),
    ("axe knife chainsaw", (2, 2), 0),
    ("spear", (1, 2), 3),
    ("spear robe", (1, 2), 2),
    ("spear", (2, 2), 0),
    ("; talisman brooch", (1, 3), 2),
    ("masamune spear", (4,), 6),
]
# fmt: on


@pytest.mark.parametrize(("holds", "dice", "damage"), COMBINATIONS)
def test_equipment_combines(scene, holds, dice, damage):
    """R 6.2.6-7, R 6.3: the attacker is an open Hunter."""
    s = scene("George* Vampire*", at="church church", holds=holds, turn="attack", dice=dice)
    s.answer("attack:1")
    assert s.damage(1) == damage
    s.asks(1, "move")


@pytest.mark.parametrize(("dice", "damage"), [((1, 2), 0), ((1, 3), 0), ((1, 4), 1), ((1, 6), 3)])
def test_two_robes(scene, dice, damage):
    """R 6.3: -1 and -1, each floor 0. The box has one robe, the rule stands all the same."""
    s = scene("George* Vampire*", at="church church", holds="robe", turn="attack", dice=dice)
    s.table.equipment[1] = ("w_holy_robe",)
    s.answer("attack:1")
    assert s.damage(1) == damage
    s.asks(1, "move")


def test_masamune_with_machine_gun(scene):
    """R 6.3: forced if anyone is in range, one d4 for everybody."""
    s = scene(
        "Franklin* Vampire* Ellen*", at="church church cemetery", holds="masamune gun",
        turn="attack",
    )  # fmt: skip
    s.asks(0, "attack", "attack")
    s.dice(3)
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (3, 3)
    s.asks(1, "move")


def test_masamune_with_handgun(scene):
    """R 6.3: forced only if someone is in another zone."""
    s = scene("Franklin* Vampire*", at="church cabin", holds="masamune handgun", turn="attack")
    s.asks(0, "attack", "attack:1")
    s = scene("Franklin* Vampire*", at="church church", holds="masamune handgun", turn="attack")
    s.asks(1, "move")


def test_masamune_with_handgun_and_machine_gun(scene):
    """R 6.3: forced only if someone is in another zone; one d4 for everybody there."""
    s = scene(
        "Franklin* Vampire* Ellen* Ultra_Soul*", at="church cemetery cabin woods",
        holds="masamune handgun gun", turn="attack", dice=[3],
    )  # fmt: skip
    s.asks(0, "attack", "attack")
    s.answer("attack")
    assert [s.damage(seat) for seat in range(4)] == [0, 0, 3, 3]
    s.asks(1, "move")
    s = scene(
        "Franklin* Vampire*", at="church cemetery", holds="masamune handgun gun", turn="attack"
    )
    s.asks(1, "move")


def test_handgun_with_machine_gun(scene):
    """R 6.3: everybody on the board outside the own zone."""
    s = scene(
        "Franklin* Vampire* Ellen* Ultra_Soul* Bob*", at="church church cabin woods -",
        holds="gun handgun", turn="attack",
    )  # fmt: skip
    s.asks(0, "attack", "attack pass")
    s.dice(1, 2)
    s.answer("attack")
    assert [s.damage(seat) for seat in range(5)] == [0, 0, 1, 1, 0]
    s.asks(1, "move")


def test_valkyrie_reveal_with_masamune_allows_no_passing(scene):
    """R 12: the cursed sword leaves only the choice of whom, and whether to turn up."""
    s = scene("Valkyrie Franklin*", at="church church", holds="masamune", turn="attack")
    s.asks(0, "attack", "attack:1 use:1")


@pytest.mark.parametrize("turn", ["masamune", "-"])
def test_gregor_with_masamune_must_attack_first(scene, turn):
    """R 12, R 14.4.2: T11 comes after the forced attack."""
    s = scene("Gregor Vampire*", at="church church", holds=turn, turn="attack")
    s.asks(0, "attack", "attack:1" if turn == "masamune" else "attack:1 pass use")


@pytest.mark.parametrize(("robe", "why"), [("; robe", "robe"), ("robe", "robe")])
def test_a_successful_attack_can_deal_nothing(scene, robe, why):
    """R 6.2.4: it is no miss."""
    s = scene("George* Vampire*", at="church church", holds=robe, turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert not s.happened("missed")
    assert s.happened("unhurt") == [{"seat": 1, "why": why}]
    s.asks(1, "move")


@pytest.mark.parametrize("attacker", ["Bob*", "Bob", "Vampire", "Vampire*"])
@pytest.mark.parametrize("shield", ["angel", "barrier"])
def test_a_shielded_target_offers_nothing_to_gain(scene, attacker, shield):
    """R 6.2.7-9: the damage is 0 before theft and healing are thought of."""
    s = scene(
        f"{attacker} Gregor*", at="church church", damage="5", holds="; axe", turn="attack",
        dice=[1, 6], spent=[1], **{shield: [1]},
    )  # fmt: skip
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1), s.holds(1)) == (5, 0, {"axe"})
    assert s.happened("unhurt") == [{"seat": 1, "why": shield}]
    # A hidden Neutral might be Charles, who could repeat the attack.
    s.asks(*((0, "turn_end", "end") if attacker == "Bob" else (1, "move")))


def test_bob_robs_before_anybody_is_hurt(scene):
    """R 6.2.8-9, R 7.4: all choices come first; thefts happen with the damage.

    The rosary that he steals is in his hands when the other target dies of the same blow, so it
    counts.
    """
    s = scene(
        "Bob* Vampire* Franklin*", at="church church church", damage="0 0 11",
        holds="gun; rosary; axe knife", turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack", "rob:1:w_silver_rosary")
    s.asks(0, "strike", "strike rob:2:b_broad_axe rob:2:b_butcher_knife")
    s.answer("strike")
    assert not s.alive(2)
    assert s.holds(0) == {"gun", "rosary", "axe", "knife"}
    s.asks(1, "move")


def test_a_stolen_axe_does_not_count_in_its_own_blow(scene):
    """R 6.2.8-9: the damage of the others stands when the choices are made."""
    s = scene(
        "Bob* Vampire* Franklin*", at="church church church", holds="gun; axe", turn="attack",
        dice=[1, 4],
    )  # fmt: skip
    s.answer("attack", "rob:1:b_broad_axe")
    assert (s.damage(1), s.damage(2), s.holds(0)) == (0, 3, {"gun", "axe"})
    s.asks(1, "move")


def test_a_stolen_robe_has_still_protected_nobody_else(scene):
    """R 6.2.7-9: a robe that changes hands with the blow takes nothing off it."""
    s = scene(
        "Bob* Vampire* Franklin*", at="church church church", holds="gun; robe", turn="attack",
        dice=[1, 5],
    )  # fmt: skip
    s.answer("attack", "rob:1:w_holy_robe")
    assert (s.damage(1), s.damage(2), s.holds(0)) == (0, 4, {"gun", "robe"})
    s.asks(1, "move")


def test_the_attacker_is_asked_to_strike_again_after_each_choice(scene):
    """R 14.4.2: Spear, theft and the Vampire's reveal are one question until the blow falls."""
    s = scene("George Vampire*", at="church church", holds="spear", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(0, "strike", "strike spear")
    s.act(0, "reveal")
    s.asks(1, "move")
    assert s.damage(1) == 3


def test_vampire_with_the_spear_is_no_hunter(scene):
    """R 6.2.6, R 14.3: asked like a Hunter, offered what a Vampire has."""
    s = scene("Vampire Franklin*", at="church church", holds="spear", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(0, "strike", "strike use")
    s.answer("use")
    assert s.damage(1) == 1
    s.asks(1, "move")


def test_an_attack_is_announced_with_its_targets(scene):
    """R 3: rolls and results are public."""
    s = scene("Franklin* Vampire*", at="church church", turn="attack", dice=[2, 6])
    s.answer("attack:1")
    assert s.happened("attack") == [{"seat": 0, "targets": [1]}]
    assert s.happened("rolled") == [{"seat": 0, "why": "attack", "d4": 2, "d6": 6, "result": 4}]
    s.asks(1, "move")
