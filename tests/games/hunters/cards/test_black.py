"""The black deck, card by card (R 12)."""

from __future__ import annotations

import pytest


def at_cemetery(scene, players, card, **more):
    """The first player has just arrived at the cemetery, with this card on top of the deck."""
    more.setdefault("at", "cemetery - - -")
    s = scene(players, turn="area", top=card, **more)
    s.answer("act")
    return s


def test_masamune_forces_the_attack(scene):
    """R 12: must attack if anyone is in range; d4 only, cannot fail."""
    s = scene("Franklin* Vampire*", at="church church", holds="masamune", turn="attack")
    assert s.asks(0, "attack", "attack:1") == {"forced": True}
    s.dice(1)
    s.answer("attack:1")
    assert s.damage(1) == 1
    s.asks(1, "move")


def test_machine_gun_hits_everybody_in_range_with_one_roll(scene):
    """R 12."""
    s = scene(
        "Franklin* Vampire* Ellen* Ultra_Soul*", at="church church cemetery woods", holds="gun",
        turn="attack",
    )  # fmt: skip
    s.asks(0, "attack", "attack pass")
    s.dice(1, 4)
    s.answer("attack")
    assert [s.damage(seat) for seat in range(4)] == [0, 3, 3, 0]
    s.asks(1, "move")


def test_handgun_reaches_the_other_zones_only(scene):
    """R 6.1, R 12: all zones except the own one."""
    s = scene(
        "Franklin* Vampire* Ellen* Ultra_Soul*", at="church church cabin altar", holds="handgun",
        turn="attack",
    )  # fmt: skip
    s.asks(0, "attack", "attack:2 attack:3 pass")


@pytest.mark.parametrize("axe", ["butcher_knife", "chainsaw", "broad_axe"])
def test_butcher_knife_chainsaw_broad_axe_add_one(scene, axe):
    """R 12: successful attack +1."""
    s = scene(
        "Franklin* Vampire*", at="church church", holds=f"b_{axe}", turn="attack", dice=[1, 3]
    )
    s.answer("attack:1")
    assert s.damage(1) == 3
    s.asks(1, "move")


def test_butcher_knife_adds_nothing_to_a_failed_attack(scene):
    """R 6.2.5: no bonus of any kind."""
    s = scene(
        "Franklin* Vampire*", at="church church", holds="knife chainsaw axe", turn="attack",
        dice=[3, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == 0
    assert s.happened("missed") == [{"seat": 0}]
    s.asks(1, "move")


def test_moody_goblin_takes_a_card_of_choice(scene):
    """R 12: one equipment card of your choice from another player, at any distance."""
    s = at_cemetery(
        scene, "Franklin Vampire Ellen", "b_moody_goblin", holds="axe; robe spear; knife"
    )
    about = s.asks(0, "steal", "take:1:w_holy_robe take:1:w_spear_longinus take:2:b_butcher_knife")
    assert about == {"source": "b_moody_goblin"}
    s.answer("take:1:w_spear_longinus")
    assert (s.holds(0), s.holds(1)) == ({"axe", "spear"}, {"robe"})
    s.asks(1, "move")


def test_moody_goblin_with_nothing_to_take(scene):
    """R 12: nobody has one: nothing."""
    s = at_cemetery(scene, "Franklin Vampire", "b_moody_goblin", holds="axe")
    assert s.happened("no_effect") == [{"seat": 0, "card": "b_moody_goblin"}]
    s.asks(1, "move")


def test_spider_bites_both(scene):
    """R 12: another player and you take 2 each, one batch."""
    s = at_cemetery(scene, "Franklin Vampire", "b_spider", damage="3 4")
    s.asks(0, "draw_target", "choose:1 choose:2 choose:3")
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (5, 6)
    assert [(hit["seat"], hit["by"]) for hit in s.happened("damage")] == [(1, 0), (0, -1)]
    s.asks(1, "move")


def test_spider_killing_its_drawer_leaves_no_loot(scene):
    """R 7: one's own effect on oneself has no killer."""
    s = at_cemetery(scene, "Franklin Vampire Ellen", "b_spider", damage="10 4", holds="axe")
    s.answer("choose:1")
    assert s.happened("died")[0]["by"] == -1
    assert s.table.black_discard == ["b_broad_axe", "b_spider"]
    s.asks(1, "move")


def test_vampire_bat_bites_and_heals(scene):
    """R 12: another player takes 2, you heal 1."""
    s = at_cemetery(scene, "Franklin Vampire", "b_vampire_bat", damage="3 4")
    s.asks(0, "draw_target", "choose:1 choose:2 choose:3")
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (2, 6)
    s.asks(1, "move")


def test_vampire_bat_heals_even_on_a_talisman(scene):
    """R 15.9: you heal 1 either way."""
    s = at_cemetery(scene, "Franklin Vampire", "b_vampire_bat", damage="3 4", holds="; talisman")
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (2, 4)
    s.asks(1, "move")


def test_diabolic_ritual_heals_a_shadow(scene):
    """R 12: a Shadow may reveal, or already is (R 15.6), and heals fully."""
    s = at_cemetery(scene, "Vampire Franklin", "b_diabolic_ritual", damage="9")
    s.asks(0, "offer", "nothing reveal")
    s.answer("reveal")
    assert (s.damage(0), s.revealed(0)) == (0, True)
    s.asks(1, "move")
    s = at_cemetery(scene, "Vampire* Franklin", "b_diabolic_ritual", damage="9")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_diabolic_ritual_lets_unknown_reveal(scene):
    """R 12: Unknown is a Shadow too."""
    s = at_cemetery(scene, "Unknown Franklin", "b_diabolic_ritual", damage="9")
    s.asks(0, "offer", "nothing reveal")


def test_diabolic_ritual_offers_others_nothing(scene):
    """R 14.3: the same step for a hidden Hunter; an open one is not asked."""
    s = at_cemetery(scene, "Franklin Vampire", "b_diabolic_ritual", damage="9")
    s.asks(0, "offer", "nothing")
    s.answer("nothing")
    assert s.damage(0) == 9
    s.asks(1, "move")
    s = at_cemetery(scene, "Franklin* Vampire", "b_diabolic_ritual", damage="9")
    s.asks(1, "move")


def test_diabolic_ritual_asks_nobody_who_cannot_be_a_shadow(scene):
    """R 14.4.1: with every Shadow face up no hidden player might fit."""
    s = at_cemetery(scene, "Franklin Vampire* Werewolf* Ellen", "b_diabolic_ritual", damage="9")
    assert s.happened("no_effect") == [{"seat": 0, "card": "b_diabolic_ritual"}]
    s.asks(1, "move")


def test_banana_peel_gives_a_card_away(scene):
    """R 12, R 15.7: one of your cards, to a player of your choice; no way to take the damage
    instead."""
    s = at_cemetery(scene, "Franklin Vampire", "b_banana_peel", holds="axe robe")
    s.asks(
        0,
        "banana",
        "hand:1:b_broad_axe hand:2:b_broad_axe hand:3:b_broad_axe"
        " hand:1:w_holy_robe hand:2:w_holy_robe hand:3:w_holy_robe",
    )
    s.answer("hand:2:w_holy_robe")
    assert (s.holds(0), s.holds(2), s.damage(0)) == ({"axe"}, {"robe"}, 0)
    s.asks(1, "move")


def test_banana_peel_hurts_who_has_nothing(scene):
    """R 12: only if you have none take 1 damage."""
    s = at_cemetery(scene, "Franklin Vampire", "b_banana_peel")
    assert s.damage(0) == 1
    s.asks(1, "move")


def test_dynamite_hurts_everybody_in_the_area(scene):
    """R 12: also its user, also in the own area, without a re-roll; the zone partner is safe."""
    s = at_cemetery(
        scene, "Franklin* Vampire* Ellen*", "b_dynamite", at="cemetery cemetery church",
        dice=[4, 4],
    )  # fmt: skip
    assert [s.damage(seat) for seat in range(3)] == [3, 3, 0]
    assert s.happened("exploded") == [{"seat": 0, "place": "cemetery"}]
    s.asks(0, "attack")


def test_dynamite_does_nothing_on_a_seven(scene):
    """R 12: 7: nothing."""
    s = at_cemetery(scene, "Franklin Vampire", "b_dynamite", dice=[3, 4])
    assert not s.happened("damage")
    s.asks(1, "move")


@pytest.mark.parametrize(("roll", "mine", "theirs"), [(1, 0, 3), (4, 0, 3), (5, 3, 0), (6, 3, 0)])
def test_spiritual_doll_turns_on_a_five(scene, roll, mine, theirs):
    """R 12: 1-4 that player takes 3, 5-6 you take 3. The Talisman does not protect."""
    s = at_cemetery(scene, "Franklin Vampire", "b_spiritual_doll", holds="talisman; -", dice=[roll])
    s.asks(0, "draw_target", "choose:1 choose:2 choose:3")
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (mine, theirs)
    s.asks(1, "move")


def test_spiritual_doll_killing_its_user_has_no_killer(scene):
    """R 7: the doll's backfire is one's own effect on oneself."""
    s = at_cemetery(
        scene, "Franklin Vampire Ellen", "b_spiritual_doll", damage="9", holds="axe", dice=[6]
    )
    s.answer("choose:1")
    assert s.happened("died")[0]["by"] == -1
    assert s.holds(1) == set()
    s.asks(1, "move")


@pytest.mark.parametrize("card", ["masamune", "gun", "handgun", "knife", "chainsaw", "axe"])
def test_equipment_lies_open_in_front_of_its_drawer(scene, card):
    """R 5: it works at once and is on no discard pile."""
    s = at_cemetery(scene, "Franklin Vampire", card)
    assert s.holds(0) == {card}
    assert not s.table.black_discard
    s.asks(1, "move")
