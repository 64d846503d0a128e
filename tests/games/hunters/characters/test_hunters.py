"""The Hunters, one by one (R 9, R 10). They win together when all Shadows are dead."""

from __future__ import annotations

import pytest

HUNTERS = ["Ellen", "Emi", "Franklin", "Fuka", "George", "Gregor"]


@pytest.mark.parametrize("name", HUNTERS)
def test_every_hunter_wins_when_all_shadows_are_dead(scene, name):
    """R 8: every Hunter, dead ones too."""
    other = "Franklin" if name != "Franklin" else "George"
    s = scene(
        f"{other}* Vampire* {name}+ Ultra_Soul+", at="church church", damage="0 12",
        turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {other.lower(): "hunters", name.lower(): "hunters"}


def test_ellen_voids_an_ability_for_good(scene):
    """R 9.2: another player's ability, known or not; once, at the start of her turn."""
    s = scene("Ellen Vampire Franklin Werewolf Allie", dice=[4, 4])
    s.asks(0, "move", "roll use:1 use:2 use:3 use:4")
    s.answer("use:3")
    assert s.revealed(0)
    assert s.happened("voided") == [{"seat": 3, "by": 0}]
    s.asks(0, "move", "roll")
    s.answer("roll", "skip")
    s.asks(1, "move", "roll")
    s.dice(2, 6, 1, 3)
    s.answer("roll", "skip", "attack:0", "strike")
    s.asks(2, "move")


def test_ellen_has_voided_the_werewolf(scene):
    """R 14.4.1: voids are public and count: a voided target is not asked for a counterattack."""
    s = scene(
        "Franklin* Werewolf Vampire", at="church church", turn="attack", voided=[1], dice=[1, 2]
    )
    s.answer("attack:1")
    s.asks(1, "move", "roll")
    s.act(1, "reveal")
    assert s.offers(1) == []
    s.asks(1, "move", "roll")


def test_ellen_ends_gregors_barrier(scene):
    """R 9.2: lasting effects end."""
    s = scene("Ellen* Gregor* Vampire", barrier=[1], spent=[1])
    s.answer("use:1")
    assert s.happened("barrier_ends") == [{"seat": 1}]
    assert s.table.barrier[1] is False
    s.asks(0, "move", "roll")


def test_ellen_ends_the_valkyries_single_die(scene):
    """R 9.2: the Valkyrie rolls both dice again."""
    s = scene("Valkyrie* Franklin", at="church church", turn="attack", voided=[0], dice=[3, 3])
    s.answer("attack:1")
    assert s.happened("missed")
    s.asks_in_secret({1: "on"})


def test_ellen_does_not_touch_an_angel_or_agnes_change(scene):
    """R 9.2: finished effects and cards stay."""
    s = scene("Ellen* Agnes* Vampire", angel=[1], spent=[1])
    s.table.turned[1] = True
    s.answer("use:1")
    assert s.table.angel[1]
    assert s.table.turned[1]
    s.asks(0, "move", "roll")


def test_ellen_disarms(scene):
    """R 5, R 9.2: an armed ability that is void can no longer be used."""
    s = scene("Ellen* Vampire Franklin")
    s.act(1, "arm")
    s.answer("use:1")
    assert s.offers(1) == ["reveal"]
    assert not s.table.armed[1]
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("roll", [1, 6])
def test_franklin_strikes_with_lightning(scene, roll):
    """R 9.2: choose another player, roll d6, that much damage; no robe, no angel; once."""
    s = scene("Franklin Vampire Ellen", at="church cemetery", holds="; robe", angel=[1])
    s.asks(0, "move", "roll use:1 use:2 use:3")
    s.dice(roll)
    s.answer("use:1")
    assert (s.damage(1), s.revealed(0)) == (roll, True)
    s.asks(0, "move", "roll")


def test_franklin_kills_and_loots(scene):
    """R 9.2, R 7: he is the killer; the Werewolf does not strike back, it was no attack."""
    s = scene("Franklin* Werewolf*", damage="0 13", holds="; axe", dice=[1])
    s.answer("use:1")
    assert s.holds(0) == {"axe"}
    s.asks(0, "move", "roll")


def test_franklin_is_not_struck_back(scene):
    """R 6.4: no counterattack for damage that is no attack."""
    s = scene("Franklin* Werewolf*", dice=[3])
    s.answer("use:1")
    assert s.damage(1) == 3
    s.asks(0, "move", "roll")


@pytest.mark.parametrize(("target", "before"), [(0, 9), (1, 12), (2, 0)])
def test_fuka_sets_damage_to_seven(scene, target, before):
    """R 9.2: any player, herself included, up or down; once."""
    damage = ["0", "0", "0"]
    damage[target] = str(before)
    s = scene("Fuka Vampire Ellen", damage=" ".join(damage))
    s.asks(0, "move", "roll use:0 use:1 use:2 use:3")
    s.answer(f"use:{target}")
    assert s.damage(target) == 7
    s.asks(0, "move", "roll")


def test_fuka_passes_gregors_barrier(scene):
    """R 15.25: setting is not damage."""
    s = scene("Fuka Gregor* Vampire", barrier=[1])
    s.answer("use:1")
    assert s.damage(1) == 7
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("roll", [1, 4])
def test_george_demolishes_with_the_d4(scene, roll):
    """R 9.2: as Franklin, with a d4."""
    s = scene("George Vampire Ellen", holds="; talisman robe")
    s.asks(0, "move", "roll use:1 use:2 use:3")
    s.dice(roll)
    s.answer("use:1")
    assert s.damage(1) == roll
    assert s.happened("rolled")[0] == {
        "seat": 0, "why": "ability", "d4": roll, "d6": 0, "result": roll,
    }  # fmt: skip
    s.asks(0, "move", "roll")


@pytest.mark.parametrize(
    ("here", "ways"),
    [
        ("cabin", ("erstwhile_altar", "underworld_gate")),
        ("gate", ("hermits_cabin", "church")),
        ("altar", ("weird_woods", "hermits_cabin")),
    ],
)
def test_emi_steps_to_a_ring_neighbour(scene, here, ways):
    """R 4, R 10: the zone partner or the nearest area of the adjacent zone, instead of rolling."""
    s = scene("Emi Vampire", at=here)
    s.asks(0, "move", f"roll use:{ways[0]} use:{ways[1]}")
    s.answer(f"use:{ways[1]}")
    assert s.happened("moved") == [{"seat": 0, "place": ways[1]}]
    assert s.revealed(0)
    s.asks(0, "area", "act skip")


def test_emi_may_step_every_turn_but_not_from_nowhere(scene):
    """R 4: every turn; not possible while off the board."""
    s = scene("Emi* Vampire", at="cabin")
    s.answer("use:underworld_gate")
    s.asks(0, "area")
    s = scene("Emi* Vampire", at="-")
    s.asks(0, "move", "roll")


def test_emi_steps_in_one_turn_and_rolls_in_the_next(scene):
    """R 4: having stepped counts for one turn, and for nobody else's."""
    s = scene("Emi* Vampire", at="cabin cemetery", extra=1, roster="base")
    s.answer("use:underworld_gate", "skip")
    s.asks(0, "move", "roll use:hermits_cabin use:church")
    s.answer("use:hermits_cabin", "skip")
    s.asks(1, "move", "roll")


def test_gregor_raises_his_barrier_after_his_attack(scene):
    """R 10: once, at the end of his turn."""
    s = scene("Gregor Vampire*", at="church church", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    assert s.happened("barrier") == [{"seat": 0}]
    s.asks(1, "move")


def test_gregor_raises_it_instead_of_attacking(scene):
    """R 14.4.2: without an attack the option stands in the attack question."""
    s = scene("Gregor Vampire", at="church church", turn="attack")
    s.asks(0, "attack", "attack:1 use pass")
    s.answer("use")
    assert s.table.barrier[0]
    s.asks(1, "move")
    s = scene("Gregor Vampire", at="church", turn="attack")
    assert s.asks(0, "attack", "use pass") == {"nobody": True}
    s.answer("use")
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("players", "at", "top", "answers", "rolls"),
    [
        ("Vampire* Gregor*", "church church", "", ("attack:1",), (1, 4)),
        ("Vampire* Gregor*", "cemetery", "b_vampire_bat", ("act", "choose:1"), ()),
        ("Vampire* Gregor*", "cemetery", "b_spiritual_doll", ("act", "choose:1"), (2,)),
        ("Vampire* Gregor*", "cemetery gate", "b_dynamite", ("act",), (1, 3)),
        ("Vampire* Gregor*", "church", "w_flare_judgement", ("act",), ()),
        ("Vampire* Gregor*", "cabin", "h_slap", ("act", "give:1", "suffer"), ()),
        ("Vampire* Gregor*", "woods", "", ("act", "hurt:1"), ()),
    ],
)
def test_gregors_barrier_stops_damage_of_every_kind(scene, players, at, top, answers, rolls):
    """R 6.5, R 17.31: attacks, cards, areas, hermit cards."""
    turn = "attack" if answers[0].startswith("attack") else "area"
    s = scene(players, at=at, top=top, turn=turn, barrier=[1], spent=[1], dice=rolls)
    s.answer(*answers)
    assert s.damage(1) == 0
    assert {"seat": 1, "why": "barrier"} in s.happened("unhurt")
    s.asks(1, "move")


def test_gregors_barrier_ends_with_his_next_turn(scene):
    """R 10: until the start of his next turn."""
    s = scene("Gregor* Vampire", barrier=[0], spent=[0])
    assert s.happened("barrier_ends") == [{"seat": 0}]
    assert not s.table.barrier[0]
    s.asks(0, "move", "roll")
