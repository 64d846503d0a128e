"""How rules meet: the first half of R 17, by number."""

from __future__ import annotations

import pytest


def test_r17_01_machine_gun_with_masamune(scene):
    """R 17.1: three in range, the d4 shows 2: all take 2 + bonuses from one roll."""
    s = scene(
        "Franklin* Vampire* Ellen* Ultra_Soul*", at="church church cemetery church",
        holds="gun masamune axe", turn="attack", dice=[2],
    )  # fmt: skip
    s.answer("attack")
    assert [s.damage(seat) for seat in (1, 2, 3)] == [3, 3, 3]
    assert len(s.happened("rolled")) == 1
    s.asks(1, "move")


def test_r17_02_masamune_with_nobody_in_range(scene):
    """R 17.2: the player may pass: nothing is asked, and the turn ends."""
    s = scene("Franklin Vampire", at="church cabin", holds="masamune", turn="attack")
    s.asks(1, "move")
    s = scene("Gregor Vampire", at="church cabin", holds="masamune", turn="attack")
    s.asks(0, "attack", "pass use")


@pytest.mark.parametrize("holds", ["handgun", "handgun masamune"])
def test_r17_03_handgun_in_the_own_zone(scene, holds):
    """R 17.3: no attack is possible, Masamune or not."""
    s = scene("Franklin Vampire", at="church cemetery", holds=holds, turn="attack")
    s.asks(1, "move")


def test_r17_04_the_counterattack_kills_franklin(scene):
    """R 17.4: his turn ends, and the Werewolf loots."""
    s = scene(
        "Franklin* Werewolf*", at="church church", damage="11", holds="axe", turn="attack",
        dice=[1, 1],
    )  # fmt: skip
    s.answer("attack:1")
    s.dice(1, 2)
    s.answer("use")
    assert s.happened("died") == [{"seat": 0, "character": "franklin", "by": 1, "hidden": False}]
    assert s.holds(1) == {"axe"}
    s.asks(1, "move")


@pytest.mark.parametrize("star", ["", "*"])
def test_r17_05_counterattack_after_a_miss(scene, star):
    """R 17.5: an attack that fails still offers it."""
    s = scene(f"Franklin* Werewolf{star}", at="church church", turn="attack", dice=[3, 3])
    s.answer("attack:1")
    if star:
        s.asks(1, "react", "on use")
    else:
        s.asks_in_secret({1: "on use"})


def test_r17_06_the_dead_do_not_strike_back(scene):
    """R 17.6: no counterattack from a Werewolf whom the attack killed."""
    s = scene("Franklin* Werewolf*", at="church church", damage="0 13", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(2, "move")


def test_r17_07_an_angel_over_the_attacker(scene):
    """R 17.7: the counterattack does 0."""
    s = scene("Franklin* Werewolf*", at="church church", turn="attack", angel=[0], dice=[1, 2])
    s.answer("attack:1")
    s.dice(1, 6)
    s.answer("use")
    assert s.damage(0) == 0
    assert s.happened("unhurt") == [{"seat": 0, "why": "angel"}]
    s.asks(1, "move")


def test_r17_08_an_angel_over_the_werewolf(scene):
    """R 17.8: 0 damage, and the counterattack is offered."""
    s = scene("Franklin* Werewolf*", at="church church", turn="attack", angel=[1], dice=[1, 2])
    s.answer("attack:1")
    assert s.damage(1) == 0
    s.asks(1, "react", "on use")


def test_r17_09_talisman_against_the_bat(scene):
    """R 17.9: 0 damage, and the bat's user heals 1."""
    s = scene(
        "Franklin Vampire", at="cemetery", damage="3 3", holds="; talisman", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert (s.damage(0), s.damage(1)) == (2, 3)
    s.asks(1, "move")


def test_r17_10_talisman_of_the_spiders_drawer(scene):
    """R 17.10: only the other player takes 2."""
    s = scene("Franklin Vampire", at="cemetery", holds="talisman", turn="area", top="b_spider")
    s.answer("act", "choose:1")
    assert (s.damage(0), s.damage(1)) == (0, 2)
    s.asks(1, "move")


def test_r17_11_talisman_against_the_doll(scene):
    """R 17.11: 3 damage."""
    s = scene(
        "Franklin Vampire", at="cemetery", holds="; talisman", turn="area",
        top="b_spiritual_doll", dice=[2],
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.damage(1) == 3
    s.asks(1, "move")


def test_r17_12_first_aid_on_allie(scene):
    """R 17.12: at 0 damage: 7, and she lives (HP 8)."""
    s = scene("Franklin Vampire Allie", at="church", turn="area", top="w_first_aid")
    s.answer("act", "choose:2")
    assert (s.damage(2), s.alive(2)) == (7, True)
    s.asks(1, "move")


def test_r17_13_first_aid_at_twelve_damage(scene):
    """R 17.13: 7."""
    s = scene("Franklin Vampire", at="church", damage="0 12", turn="area", top="w_first_aid")
    s.answer("act", "choose:1")
    assert s.damage(1) == 7
    s.asks(1, "move")


def test_r17_14_the_last_hunter_and_the_last_shadow_die_together(scene):
    """R 17.14: one batch, both camps win, nobody loots."""
    s = scene(
        "Franklin Vampire Ellen+ Werewolf+", at="cemetery", damage="10 11", holds="axe; robe",
        turn="area", top="b_spider",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners == {
        "franklin": "hunters", "ellen": "hunters", "vampire": "shadows", "werewolf": "shadows",
    }  # fmt: skip
    assert s.table.batch[0] == s.table.batch[1] == 3
    assert not s.happened("looted")


def test_r17_15_daniel_first_to_die(scene):
    """R 17.15: the game ends and he wins, alone unless others qualify."""
    s = scene(
        "Franklin* Daniel Allie", at="church church", damage="0 12", turn="attack", dice=[1, 2]
    )
    s.answer("attack:1")
    assert s.winners == {"daniel": "first_to_die", "allie": "alive"}


def test_r17_16_catherine_dies_with_another_in_the_first_batch(scene):
    """R 17.16: she wins."""
    s = scene(
        "Franklin* Catherine Vampire", at="church", damage="0 9 11", turn="area",
        top="w_flare_judgement",
    )  # fmt: skip
    s.answer("act")
    assert s.table.batch[1] == s.table.batch[2] == 1
    assert s.winners == {"catherine": "first_to_die"}


def test_r17_17_catherine_among_the_last_two(scene):
    """R 17.17: three alive including her; one of the others dies: she wins at once."""
    s = scene(
        "Vampire* Catherine Ellen* Franklin+ Werewolf+", at="church - church",
        damage="0 0 9", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:2")
    assert s.winners["catherine"] == "last_two"
    assert s.winners["vampire"] == "shadows"


def test_r17_18_agnes_follows_her_neighbour(scene):
    """R 17.18: left of a winning Hunter she wins; changed, she follows her left neighbour."""
    for turned, wins in ((False, True), (True, False)):
        s = scene(
            "Franklin* Agnes* Werewolf* Ellen Vampire+", at="church - church",
            damage="0 0 13", turn="attack", dice=[1, 2],
        )  # fmt: skip
        s.table.turned[1] = turned
        s.answer("attack:2")
        assert ("agnes" in s.winners) is wins
        assert s.winners["franklin"] == "hunters"


def test_r17_19_agnes_next_to_a_dead_shadow(scene):
    """R 17.19: right neighbour dead: when Shadows win, she wins."""
    s = scene(
        "Werewolf+ Agnes Vampire* Ellen* Franklin+", at="- - church church",
        damage="0 0 0 9", active=2, turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:3")
    assert s.winners == {"werewolf": "shadows", "vampire": "shadows", "agnes": "neighbour"}


def test_r17_20_david_loots_the_rosary(scene):
    """R 17.20: with Talisman and Robe already: the game ends with his win."""
    s = scene(
        "David Vampire*", at="church church", damage="0 12", holds="talisman robe; rosary",
        turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1", "strike")
    assert s.winners == {"david": "relics"}


def test_r17_21_bob_loots_a_fifth_card_with_the_last_shadow(scene):
    """R 17.21: he and the Hunters win together."""
    s = scene(
        "Bob* Vampire* Ellen Franklin Werewolf+", at="church church", damage="0 12",
        holds="axe knife chainsaw talisman; compass", turn="attack", dice=[2, 3],
    )  # fmt: skip
    s.answer("attack:1", "strike")
    assert s.winners == {"bob": "equipment", "ellen": "hunters", "franklin": "hunters"}


def test_r17_22_a_robe_keeps_bob_from_stealing(scene):
    """R 17.22: a hit of 2 reduced to 1: no theft is offered."""
    s = scene("Bob* Vampire*", at="church church", holds="; robe", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert (s.damage(1), s.holds(1)) == (1, {"robe"})
    s.asks(1, "move")


def test_r17_23_the_vampire_heals_only_by_dealing_damage(scene):
    """R 17.23: robe and a difference of 1: succeeded, 0, no healing."""
    s = scene(
        "Vampire* Franklin*", at="church church", damage="5", holds="; robe", turn="attack",
        dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert not s.happened("missed")
    assert (s.damage(0), s.damage(1)) == (5, 0)
    s.asks(1, "move")
