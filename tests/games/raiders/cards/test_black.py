"""The black deck, card by card (R 13)."""

from __future__ import annotations

import pytest


def at_passage(raid, players, card, **more):
    """The first player has just arrived at the passage, with this card on top of the deck; alone on
    the board, if nothing else is said."""
    more.setdefault("at", "passage")
    s = raid(players, turn="area", top=card, **more)
    s.answer("act")
    return s


# -- single use


@pytest.mark.parametrize(("mine", "after"), [(3, 2), (0, 0)])
def test_vampire_bat_bites_and_heals(raid, mine, after):
    """R 13: another player takes 2, its drawer heals 1."""
    s = at_passage(raid, "Felix* Vampire Emi", "b_vampire_bat", damage=f"{mine} 4")
    assert s.asks(0, "draw_target", "choose:1 choose:2 choose:3") == {"card": "b_vampire_bat"}
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1), s.damage(2)) == (after, 6, 0)
    assert [(hit["seat"], hit["by"], hit["source"]) for hit in s.happened("damage")] == [
        (1, 0, "b_vampire_bat")
    ]
    s.asks(1, "move")


@pytest.mark.parametrize("more", [{"holds": "; chalice"}, {"barrier": [1]}])
def test_vampire_bat_heals_in_any_case(raid, more):
    """R 13: with the chalice 0 damage, and the drawer heals all the same."""
    s = at_passage(raid, "Felix* Gordon*", "b_vampire_bat", damage="3 4", **more)
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (2, 4)
    s.asks(1, "move")


def test_vampire_bat_is_no_attack(raid):
    """R 13: no counterattack, no robe, no angel, no looting."""
    s = at_passage(
        raid, "Felix* Werewolf* Emi Ulrich", "b_vampire_bat", damage="0 3", holds="; robe sabre",
        angel=[1],
    )  # fmt: skip
    s.answer("choose:1")
    assert s.damage(1) == 5
    s.asks(1, "move")
    s = at_passage(
        raid, "Felix* Werewolf* Emi Ulrich", "b_vampire_bat", damage="0 12", holds="; robe sabre"
    )
    s.answer("choose:1")
    assert (s.alive(1), s.holds(0)) == (False, set())
    assert s.table.white_discard == ["w_sages_robe"]
    assert s.table.black_discard == ["b_sabre", "b_vampire_bat"]
    s.asks(2, "move")


def test_henchman_takes_a_card_of_choice(raid):
    """R 13: one equipment card of one's choice from another player, at any distance."""
    s = at_passage(
        raid, "Felix* Vampire Emi", "b_henchman", holds="crossbow; robe excalibur; sabre"
    )
    about = s.asks(0, "steal", "take:1:w_sages_robe take:1:w_excalibur take:2:b_sabre")
    assert about == {"source": "b_henchman"}
    assert s.table.asked.clause == "13"
    s.answer("take:1:w_excalibur")
    assert (s.holds(0), s.holds(1)) == ({"crossbow", "excalibur"}, {"robe"})
    s.asks(1, "move")


def test_henchman_with_nothing_to_take(raid):
    """R 13: none anywhere: nothing. His own cards are no prey."""
    s = at_passage(raid, "Felix* Vampire", "b_henchman", holds="crossbow")
    assert s.happened("no_effect") == [{"seat": 0, "card": "b_henchman"}]
    assert s.holds(0) == {"crossbow"}
    s.asks(1, "move")


def test_black_dog_bites_both(raid):
    """R 13: another player and its drawer take 2 each, one batch."""
    s = at_passage(raid, "Felix* Vampire Emi", "b_black_dog", damage="3 4")
    s.asks(0, "draw_target", "choose:1 choose:2 choose:3")
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (5, 6)
    assert [(hit["seat"], hit["by"]) for hit in s.happened("damage")] == [(1, 0), (0, -1)]
    s.asks(1, "move")


def test_black_dog_killing_both_is_one_batch(raid):
    """R 8, R 13, R 18.13: the last Raider and the last Shadow die together: both camps win."""
    s = at_passage(raid, "Felix* Vampire* Emi+ Ulrich+", "b_black_dog", damage="10 11")
    s.answer("choose:1")
    assert s.table.batch[0] == s.table.batch[1] == 3
    assert s.winners == {
        "felix": "raiders", "emi": "raiders", "vampire": "shadows", "ulrich": "shadows",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("holds", "mine", "theirs"), [("chalice", 0, 2), ("; chalice", 2, 0), ("; robe", 2, 2)]
)
def test_black_dog_and_the_chalice(raid, holds, mine, theirs):
    """R 13, R 19.5: it protects either, and only its holder."""
    s = at_passage(raid, "Felix* Vampire", "b_black_dog", holds=holds)
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (mine, theirs)
    s.asks(1, "move")


def test_black_dog_and_the_barrier(raid):
    """R 7.4: Gordon takes nothing."""
    s = at_passage(raid, "Felix* Gordon*", "b_black_dog", barrier=[1])
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (2, 0)
    s.asks(1, "move")


def test_riot_hurts_everybody_in_the_area(raid):
    """R 13: also its drawer, also the present area, without a re-roll; nobody elsewhere."""
    s = at_passage(
        raid, "Felix* Vampire* Emi* Ulrich*", "b_riot", at="passage passage cathedral -",
        dice=[3, 4], holds="; chalice robe brooch", angel=[1],
    )  # fmt: skip
    assert [s.damage(seat) for seat in range(4)] == [3, 3, 0, 0]
    assert s.happened("exploded") == [{"seat": 0, "place": "underground_passage"}]
    s.asks(0, "attack")


@pytest.mark.parametrize(
    ("dice", "place"),
    [
        ((1, 1), "agency"), ((1, 2), "agency"), ((1, 3), "blackmist"), ((1, 4), "blackmist"),
        ((1, 5), "cathedral"), ((2, 5), "passage"), ((2, 6), "hall"), ((3, 6), "hideout"),
    ],
)  # fmt: skip
def test_riot_in_each_area(raid, dice, place):
    """R 2, R 13: where both dice say."""
    s = at_passage(raid, "Felix* Vampire*", "b_riot", at=f"passage {place}", dice=dice)
    assert s.damage(1) == 3
    assert s.damage(0) == (3 if place == "passage" else 0)
    s.asks(*((1, "move") if place not in {"passage", "cathedral"} else (0, "attack")))


@pytest.mark.parametrize("expansion", [False, True])
def test_riot_does_nothing_on_a_ten(raid, expansion):
    """R 13, R 17.26, R 18.15: nothing happens, players on the airship included."""
    at = "passage airship airship" if expansion else "passage"
    s = at_passage(raid, "Felix* Vampire* Emi*", "b_riot", at=at, dice=[4, 6], expansion=expansion)
    assert not s.happened("damage")
    assert s.happened("no_effect") == [{"seat": 0, "card": "b_riot"}]
    s.asks(*((0, "attack") if expansion else (1, "move")))


def test_riot_is_one_batch_and_leaves_no_loot(raid):
    """R 8, R 13, R 18.13: the last of both camps in one area: both win."""
    s = at_passage(
        raid, "Felix* Vampire* Emi+ Ulrich+", "b_riot", damage="9 10", at="passage passage",
        dice=[3, 4],
    )  # fmt: skip
    assert s.winners == {
        "felix": "raiders", "emi": "raiders", "vampire": "shadows", "ulrich": "shadows",
    }  # fmt: skip
    s = at_passage(
        raid, "Felix* Vampire* Emi Ulrich", "b_riot", damage="0 10", at="passage hall",
        dice=[4, 4], holds="; sabre",
    )  # fmt: skip
    assert (s.alive(1), s.holds(0)) == (False, set())
    assert s.table.black_discard == ["b_sabre", "b_riot"]
    s.asks(2, "move")


def test_riot_and_the_barrier(raid):
    """R 7.4: Gordon takes nothing."""
    s = at_passage(raid, "Felix* Gordon*", "b_riot", at="passage hall", dice=[4, 4], barrier=[1])
    assert s.damage(1) == 0
    assert s.happened("unhurt") == [{"seat": 1, "why": "barrier"}]
    s.asks(1, "move")


def test_banana_peel_gives_a_card_away(raid):
    """R 13: one own equipment card to another player, both one's choice; no way to take the damage
    instead."""
    s = at_passage(raid, "Felix* Vampire", "b_banana_peel", holds="sabre robe")
    about = s.asks(
        0,
        "banana",
        "hand:1:b_sabre hand:2:b_sabre hand:3:b_sabre"
        " hand:1:w_sages_robe hand:2:w_sages_robe hand:3:w_sages_robe",
    )
    assert about == {"card": "b_banana_peel"}
    s.answer("hand:2:w_sages_robe")
    assert (s.holds(0), s.holds(2), s.damage(0)) == ({"sabre"}, {"robe"}, 0)
    s.asks(1, "move")


@pytest.mark.parametrize("more", [{}, {"angel": [0]}, {"holds": "; sabre"}])
def test_banana_peel_hurts_who_has_nothing(raid, more):
    """R 13: only without equipment, 1 damage."""
    s = at_passage(raid, "Felix* Vampire", "b_banana_peel", **more)
    assert s.damage(0) == 1
    assert s.happened("damage")[0]["by"] == -1
    s.asks(1, "move")


@pytest.mark.parametrize("roll", range(1, 7))
def test_cursed_doll_turns_on_a_five(raid, roll):
    """R 13, R 17.14: another player; 1-4 that player takes 3, 5-6 its drawer does."""
    s = at_passage(raid, "Felix* Vampire", "b_cursed_doll", dice=[roll])
    s.asks(0, "draw_target", "choose:1 choose:2 choose:3")
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == ((0, 3) if roll <= 4 else (3, 0))
    assert [(r["why"], r["d4"], r["d6"]) for r in s.happened("rolled")] == [("doll", 0, roll)]
    s.asks(1, "move")


@pytest.mark.parametrize(("holds", "roll"), [("chalice", 5), ("; chalice", 1)])
def test_cursed_doll_and_the_chalice(raid, holds, roll):
    """R 13: protects either."""
    s = at_passage(raid, "Felix* Vampire", "b_cursed_doll", holds=holds, dice=[roll])
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (0, 0)
    s.asks(1, "move")


def test_cursed_doll_killing_its_user_has_no_killer(raid):
    """R 8: its backfire is one's own effect on oneself; the turn ends at once."""
    s = at_passage(
        raid, "Felix* Vampire Emi Ulrich", "b_cursed_doll", damage="9", holds="sabre", dice=[6],
        extra=1,
    )  # fmt: skip
    s.answer("choose:1")
    assert s.happened("died")[0]["by"] == -1
    assert s.table.black_discard == ["b_sabre", "b_cursed_doll"]
    s.asks(1, "move")


@pytest.mark.parametrize("name", ["Vampire", "Ulrich", "Werewolf"])
def test_dark_ritual_lets_a_hidden_shadow_reveal(raid, name):
    """R 13, R 18.12: a Shadow may reveal and heal fully; Ulrich too."""
    s = at_passage(raid, f"{name} Gordon*", "b_dark_ritual", damage="9 5")
    assert s.asks(0, "offer", "nothing reveal") == {"card": "b_dark_ritual"}
    s.answer("reveal")
    assert (s.damage(0), s.revealed(0), s.damage(1)) == (0, True, 5)
    s.asks(1, "move")


def test_dark_ritual_heals_an_open_shadow(raid):
    """R 13, R 18.2: without being asked."""
    s = at_passage(raid, "Vampire* Felix", "b_dark_ritual", damage="9")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_dark_ritual_offers_others_nothing(raid):
    """R 13, R 16: the same step for hidden others, the same log line; open ones are not asked."""
    logs = []
    for players in ("Vampire Felix Gordon*", "Felix Vampire Gordon*", "Alice Vampire Gordon*"):
        s = at_passage(raid, players, "b_dark_ritual", damage="5")
        s.asks(0, "offer", "nothing reveal" if players[0] == "V" else "nothing")
        s.answer("nothing")
        assert (s.damage(0), s.revealed(0)) == (5, False)
        logs.append([(event.kind, event.params) for event in s.last][:1])
        s.asks(1, "move")
    assert logs[0] == logs[1] == logs[2] == [("no_effect", {"seat": 0, "card": "b_dark_ritual"})]
    for players in ("Felix* Vampire", "Alice* Vampire"):
        s = at_passage(raid, players, "b_dark_ritual", damage="5")
        assert s.damage(0) == 5
        s.asks(1, "move")


def test_dark_ritual_asks_nobody_who_cannot_be_a_shadow(raid):
    """R 16.1.1: with every Shadow face up no hidden player might fit."""
    s = at_passage(raid, "Felix Vampire* Werewolf* Gordon*", "b_dark_ritual", damage="9")
    assert s.happened("no_effect") == [{"seat": 0, "card": "b_dark_ritual"}]
    s.asks(1, "move")


# -- equipment


@pytest.mark.parametrize(
    "card", ["gatling", "pistol_l", "pistol_r", "sabre", "crossbow", "masamune", "scope"]
)
def test_equipment_lies_open_in_front_of_its_drawer(raid, card):
    """R 6: placed face up at once, on no discard pile."""
    s = at_passage(raid, "Felix* Vampire", card, expansion=True)
    assert s.holds(0) == {card}
    assert not s.table.black_discard
    s.asks(1, "move")


def test_equipment_works_in_the_turn_in_which_it_is_drawn(raid):
    """R 6: Masamune forces at once."""
    s = at_passage(raid, "Felix* Vampire*", "masamune", at="passage cathedral")
    s.asks(0, "attack", "attack:1")


def test_gatling_hits_everybody_in_range_with_one_roll(raid):
    """R 13: in the own area and to the left; nobody else."""
    s = raid(
        "Felix* Vampire* Gordon* Ulrich*", at="cathedral cathedral blackmist passage",
        holds="gatling", turn="attack",
    )  # fmt: skip
    s.asks(0, "attack", "attack pass")
    s.dice(1, 4)
    s.answer("attack")
    assert [s.damage(seat) for seat in range(4)] == [0, 3, 3, 0]
    assert len(s.happened("rolled")) == 1
    s.asks(1, "move")


@pytest.mark.parametrize("weapon", ["pistol_l", "pistol_r", "sabre", "crossbow"])
@pytest.mark.parametrize(("dice", "damage"), [((1, 3), 3), ((3, 3), 0)])
def test_pistol_l_pistol_r_sabre_crossbow_add_one(raid, weapon, dice, damage):
    """R 13: to a successful attack, not to a failed one (R 7.2.4)."""
    s = raid(
        "Felix* Vampire*", at="cathedral blackmist", holds=f"b_{weapon}", turn="attack", dice=dice
    )
    s.answer("attack:1")
    assert s.damage(1) == damage
    assert bool(s.happened("missed")) is (damage == 0)
    s.asks(1, "move")


def test_weapons_add_up(raid):
    """R 7.2.5: +1 each."""
    s = raid(
        "Felix* Vampire*", at="cathedral blackmist", turn="attack", dice=[1, 3],
        holds="pistol_l pistol_r sabre crossbow",
    )  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == 6
    s.asks(1, "move")


@pytest.mark.parametrize("star", ["", "*"])
def test_masamune_forces_the_attack(raid, star):
    """R 13: while anyone is in range; the d4 alone, which cannot fail."""
    s = raid(f"Gordon{star} Vampire*", at="cathedral blackmist", holds="masamune", turn="attack")
    about = s.asks(0, "attack", "attack:1")
    assert (about["forced"], about["reach"]) == (True, {"1": 1})
    s.dice(1)
    s.answer("attack:1")
    assert s.damage(1) == 1
    # The barrier that could not be raised instead of the attack is offered after it.
    s.asks(0, "turn_end", "end use")


def test_masamune_with_nobody_in_range(raid):
    """R 19.1: the turn may end without an attack."""
    s = raid("Felix* Vampire*", at="cathedral passage", holds="masamune", turn="attack")
    s.asks(1, "move")


def test_masamune_adds_weapons_to_its_roll(raid):
    """R 7.2, R 18.1: one roll of the d4 for everybody in range, weapons added."""
    s = raid(
        "Felix* Vampire* Emi* Ulrich*", at="cathedral cathedral blackmist",
        holds="masamune crossbow pistol_l gatling", turn="attack",
    )  # fmt: skip
    s.asks(0, "attack", "attack")
    s.dice(1)
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (3, 3)
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("holds", "targets"),
    [
        ("", "attack:1 attack:2 attack:6"),
        ("scope", "attack:1 attack:2 attack:3 attack:6"),
        ("scope scope", "attack:1 attack:2 attack:3 attack:4 attack:6"),
    ],
)
def test_deaths_scope_adds_a_step_to_the_left_each(raid, holds, targets):
    """R 7.1, R 13, R 19.28: from slot 5 to 4, 3, 2, and the airship; never to slot 0."""
    s = raid(
        "Felix* Vampire* Emi* Ulrich* Gordon* Alice* Bylon*", holds=holds, turn="attack",
        at="hideout hideout hall passage cathedral agency airship", expansion=True,
    )  # fmt: skip
    about = s.asks(0, "attack", f"{targets} pass")
    reach = {"1": 0, "2": 1, "3": 2, "4": 3, "6": -1}
    assert about["reach"] == {
        seat: steps for seat, steps in reach.items() if f"attack:{seat}" in targets
    }


def test_deaths_scope_of_somebody_else_does_not_help(raid):
    """R 7.1: those that the attacker holds."""
    s = raid("Felix* Vampire*", at="hideout passage", holds="; scope scope", turn="attack")
    s.asks(1, "move")
