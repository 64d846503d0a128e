"""What the rulebook says in its questions and answers, and in its examples: R 18, by number."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction


def test_r18_01_masamune_crossbow_pistol_and_gatling(raid):
    """R 18.1: the d4 shows 1: compulsory, and every player in range takes 3."""
    s = raid(
        "Felix* Ulrich* Emi* Gordon*", at="hall hall passage cathedral",
        holds="masamune crossbow pistol_l gatling", turn="attack", dice=[1],
    )  # fmt: skip
    assert s.asks(0, "attack", "attack")["forced"] is True
    s.answer("attack")
    assert [s.damage(seat) for seat in range(4)] == [0, 3, 3, 0]
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("player", "at", "card"),
    [
        ("Felix*", "cathedral", "w_advent"),
        ("Ulrich*", "passage", "b_dark_ritual"),
        ("Alice*", "cathedral", "w_cookie"),
        ("Ulrich*", "cathedral", "w_cookie"),
    ],
)
def test_r18_02_cards_for_those_who_lie_open(raid, player, at, card):
    """R 18.2: revealed already, and the effect works."""
    s = raid(player, at=at, damage="6", turn="area", top=card)
    s.answer("act")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_r18_02_excalibur_for_a_revealed_raider(raid):
    """R 18.2: +2."""
    s = raid("Felix* Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert s.damage(1) == 3
    s.asks(1, "move")


def test_r18_03_healing_who_has_no_damage(raid):
    """R 18.3: by the Town hall or Blessing: legal, and nothing changes."""
    s = raid("Ulrich* Felix*", at="hall", turn="area")
    s.answer("act", "heal:1")
    assert (s.damage(1), s.happened("healed")) == (0, [])
    s.asks(1, "move")
    s = raid("Ulrich* Felix*", at="cathedral", turn="area", top="w_blessing", dice=[4])
    s.answer("act", "choose:1")
    assert s.damage(1) == 0
    s.asks(1, "move")


def test_r18_03_the_bat_on_a_holder_of_the_chalice(raid):
    """R 18.3: legal, no damage; the drawer heals all the same."""
    s = raid("Ulrich* Felix*", at="passage", damage="3", holds="; chalice", turn="area",
             top="b_vampire_bat")  # fmt: skip
    s.answer("act", "choose:1")
    assert (s.damage(0), s.damage(1)) == (2, 0)
    s.asks(1, "move")


def two_victims(raid, holds):
    """Felix with Gatling kills seats 1 and 2, who hold two cards each."""
    s = raid(
        "Felix* Ulrich* Emi* Gordon Vampire", at="hall hall hall", damage="0 10 9",
        holds=f"{holds}; sabre brooch; crossbow compass", turn="attack", dice=[1, 3],
        expansion=True,
    )  # fmt: skip
    s.answer("attack")
    return s


def test_r18_04_gatling_killing_two(raid):
    """R 18.4: one card from each."""
    s = two_victims(raid, "gatling")
    s.asks(0, "loot", "take:1:b_sabre take:1:w_lucky_brooch leave")
    s.answer("take:1:b_sabre")
    s.asks(0, "loot", "take:2:b_crossbow take:2:w_mystic_compass leave")
    s.answer("take:2:w_mystic_compass")
    assert s.holds(0) == {"gatling", "sabre", "compass"}
    s.asks(3, "move")


def test_r18_04_with_the_rosary(raid):
    """R 18.4: all from both."""
    s = two_victims(raid, "gatling rosary")
    assert s.holds(0) == {"gatling", "rosary", "sabre", "brooch", "crossbow", "compass"}
    s.asks(3, "move")


def test_r18_05_robe_and_masamune_cannot_be_declined(raid):
    """R 18.5: both always apply; only the compass is optional."""
    s = raid("Felix* Ulrich*", at="hall hall", holds="robe masamune", turn="attack", dice=[3])
    s.asks(0, "attack", "attack:1")
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")
    s = raid("Felix* Ulrich*", at="hall", holds="compass", dice=[1, 1, 1, 5])
    s.answer("roll")
    s.asks(0, "destination", "go:detective_agency go:grand_cathedral")


@pytest.mark.parametrize("robs", [True, False])
def test_r18_06_bylon_with_gatling(raid, robs):
    """R 18.6: two targets at 3 damage each: both take 3, or he takes one card from each; no
    mixture."""
    s = raid(
        "Bylon* Ulrich* Felix*", at="hall hall hall", holds="gatling; sabre brooch; crossbow",
        turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    assert s.asks(0, "strike", "strike rob") == {"targets": [1, 2], "damage": [3, 3]}
    if robs:
        s.answer("rob")
        s.asks(0, "rob", "take:1:b_sabre take:1:w_lucky_brooch")
        s.answer("take:1:b_sabre")
        assert s.holds(0) == {"gatling", "sabre", "crossbow"}
        assert (s.damage(1), s.damage(2)) == (0, 0)
    else:
        s.answer("strike")
        assert s.holds(0) == {"gatling"}
        assert (s.damage(1), s.damage(2)) == (3, 3)
    s.asks(1, "move")


def test_r18_07_craig_repeats_on_those_who_are_left(raid):
    """R 18.7: the first attack killed one of three; the repeat may still hit the other two."""
    s = raid(
        "Craig* Ulrich* Emi* Gordon* Felix Vampire Werewolf", at="hall hall hall hall",
        damage="0 0 9", holds="gatling", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack")
    assert not s.alive(2)
    s.asks(0, "turn_end", "end use")
    s.dice(1, 4)
    s.answer("use")
    assert s.happened("attack") == [{"seat": 0, "targets": [1, 3]}]
    assert [s.damage(seat) for seat in (0, 1, 3)] == [2, 4, 4]
    s.asks(1, "move")


@pytest.mark.parametrize(("damage", "offered"), [(8, True), (9, False)])
def test_r18_08_craig_cannot_kill_himself(raid, damage, offered):
    """R 18.8: at 9 damage (HP 11) the repeat is not offered."""
    s = raid("Craig* Ulrich*", at="hall hall", damage=f"{damage}", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    if offered:
        s.asks(0, "turn_end", "end use")
    else:
        s.asks(1, "move")


def test_r18_09_failed_or_without_damage(raid):
    """R 18.9: 3 and 3 have failed, whatever one holds; 3 and 4 between two robes are a success
    that does no damage."""
    s = raid("Felix* Ulrich*", at="hall hall", holds="robe sabre", turn="attack", dice=[3, 3])
    s.answer("attack:1")
    assert s.happened("missed")
    assert s.damage(1) == 0
    s.asks(1, "move")
    s = raid("Felix* Ulrich*", at="hall hall", holds="robe sabre", turn="attack", dice=[3, 4])
    s.table.equipment[1] = ("w_sages_robe",)  # as if there were two
    s.answer("attack:1")
    assert not s.happened("missed")
    assert s.happened("unhurt") == [{"seat": 1, "why": "robe"}]
    assert s.damage(1) == 0
    s.asks(1, "move")


def test_r18_10_the_last_raider_and_the_last_shadow_in_one_batch(raid):
    """R 18.10: both camps win."""
    s = raid("Alice* Felix* Emi+ Ulrich* Vampire+", at="cathedral", damage="0 10 0 9",
             turn="area", top="w_judgement")  # fmt: skip
    s.answer("act")
    assert s.winners == {
        "felix": "raiders", "emi": "raiders", "ulrich": "shadows", "vampire": "shadows",
        "alice": "alive",
    }  # fmt: skip


def test_r18_11_a_revealed_shadow_and_the_shadow_damage_card(raid):
    """R 18.11: legal, and it takes effect."""
    s = raid("Felix* Vampire*", at="agency", turn="area", top="r_shadow_1")
    s.answer("act", "give:1")
    s.asks(1, "hint", "suffer")
    s.answer("suffer")
    assert s.damage(1) == 1
    s.asks(1, "move")


def test_r18_12_ulrich_cannot_reveal_himself(raid):
    """R 18.12: no action of his own does; the Ritual or the Cookie may."""
    s = raid("Ulrich Felix*", at="hall hall", dice=[2, 4], extra=1)
    assert s.offers(0) == []
    with pytest.raises(IllegalAction):
        s.act(0, "reveal")
    s.asks(0, "move", "roll")
    for card, at in (("b_dark_ritual", "passage"), ("w_cookie", "cathedral")):
        other = raid("Ulrich Felix*", at=at, damage="4", turn="area", top=card)
        other.answer("act")
        other.asks(0, "offer", "nothing reveal")
        other.answer("reveal")
        assert (other.revealed(0), other.damage(0)) == (True, 0)
        other.asks(1, "move")
    s.answer("roll")
    s.asks(0, "area")


@pytest.mark.parametrize(
    ("card", "damage", "answers", "dice"),
    [
        ("b_black_dog", "10 9", ("choose:1",), ()),
        ("b_riot", "9 8", (), (2, 5)),
    ],
)
def test_r18_13_the_last_two_of_both_camps(raid, card, damage, answers, dice):
    """R 18.13: one Raider and one Shadow left, each with at most 2 (Riot: 3) to go: both camps
    win."""
    s = raid("Felix* Ulrich* Emi+ Vampire+", at="passage passage", damage=damage, turn="area",
             top=card, dice=dice)  # fmt: skip
    s.answer("act", *answers)
    assert s.winners == {
        "felix": "raiders", "emi": "raiders", "ulrich": "shadows", "vampire": "shadows",
    }  # fmt: skip


def test_r18_14_first_aid_at_no_damage(raid):
    """R 18.14: 7."""
    s = raid("Ulrich* Felix*", at="cathedral", turn="area", top="w_first_aid")
    s.answer("act", "choose:1")
    assert s.damage(1) == 7
    s.asks(1, "move")


@pytest.mark.parametrize(("at", "expansion"), [("passage airship airship", True),
                                               ("passage hall -", False)])  # fmt: skip
def test_r18_15_riot_and_a_10(raid, at, expansion):
    """R 18.15: nothing happens, players on the airship included."""
    s = raid("Felix* Ulrich* Emi*", at=at, expansion=expansion, turn="area", top="b_riot",
             dice=[4, 6])  # fmt: skip
    s.answer("act")
    assert [s.damage(seat) for seat in range(3)] == [0, 0, 0]
    assert s.happened("no_effect") == [{"seat": 0, "card": "b_riot"}]
    assert s.stands("attack") is expansion


def test_r18_16_a_d4_of_two_and_a_d6_of_four(raid):
    """R 18.16: at a target on the area to the left: 2."""
    s = raid("Felix* Ulrich*", at="blackmist agency", turn="attack", dice=[2, 4])
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_r18_17_the_shadow_card_to_the_werewolf(raid):
    """R 18.17: he takes 1, and the giver is not affected."""
    s = raid("Felix* Werewolf*", at="agency agency", turn="area", top="r_shadow_1")
    s.answer("act", "give:1", "suffer")
    assert (s.damage(1), s.damage(0)) == (1, 0)
    s.asks(0, "attack", "attack:1 pass")


def test_r18_18_a_d4_of_three_and_a_d6_of_five(raid):
    """R 18.18, R1: to the area of 8, the Town hall."""
    s = raid("Vampire*", at="agency", dice=[3, 5])
    s.answer("roll")
    assert s.at(0) == "hall"
    s.asks(0, "area", "act skip")


def test_r18_19_the_town_hall_on_oneself(raid):
    """R 18.19: 2 damage: legal."""
    s = raid("Vampire* Felix*", at="hall", turn="area")
    s.answer("act", "hurt:0")
    assert s.damage(0) == 2
    s.asks(1, "move")


@pytest.mark.parametrize("expansion", [False, True])
def test_r18_20_an_empty_reasoning_deck(raid, expansion):
    """R 18.20: its discards are shuffled into a new deck, when a card is to be drawn."""
    s = raid("Vampire* Felix*", at="agency", turn="area", expansion=expansion)
    s.empty("r")
    count = 20 if expansion else 16
    assert (len(s.table.hints), len(s.table.hint_discard)) == (0, count)
    s.answer("act")
    assert s.happened("reshuffled") == [{"deck": "reasoning"}]
    assert (len(s.table.hints), len(s.table.hint_discard)) == (count - 1, 0)
    s.asks(0, "give")
