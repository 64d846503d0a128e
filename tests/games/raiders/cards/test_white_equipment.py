"""The equipment of the white deck, card by card (R 12)."""

from __future__ import annotations

import pytest


def at_cathedral(raid, players, card, **more):
    """The first player has just arrived at the cathedral, with this card on top of the deck; alone
    on the board, if nothing else is said."""
    more.setdefault("at", "cathedral")
    s = raid(players, turn="area", top=card, **more)
    s.answer("act")
    return s


@pytest.mark.parametrize(
    "card", ["rosary", "brooch", "robe", "compass", "chalice", "excalibur", "parasol"]
)
def test_equipment_lies_open_in_front_of_its_drawer(raid, card):
    """R 6: placed face up at once, on no discard pile."""
    s = at_cathedral(raid, "Felix* Vampire*", card, expansion=True)
    assert s.holds(0) == {card}
    assert s.happened("equipped")[0]["seat"] == 0
    assert not s.table.white_discard
    s.asks(1, "move")


def test_silver_rosary_takes_everything_from_the_killed(raid):
    """R 8, R 17.24: all equipment of the victim, without a question."""
    s = raid(
        "Felix* Vampire* Emi Ulrich", at="cathedral blackmist", damage="0 12", turn="attack",
        holds="rosary; chalice sabre crossbow", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.holds(0) == {"rosary", "chalice", "sabre", "crossbow"}
    s.asks(2, "move")


def test_silver_rosary_with_two_victims(raid):
    """R 18.4: all from both; without it one card of each."""
    for held, looted in (("rosary gatling", True), ("gatling", False)):
        s = raid(
            "Felix* Vampire* Emi* Ulrich* Gordon* Werewolf* Alice* Bylon*",
            at="cathedral cathedral cathedral", damage="0 12 9", turn="attack",
            holds=f"{held}; chalice sabre; robe crossbow", dice=[1, 4],
        )  # fmt: skip
        s.answer("attack")
        if looted:
            assert s.holds(0) == {"rosary", "gatling", "chalice", "sabre", "robe", "crossbow"}
        else:
            s.answer("take:1:b_sabre", "take:2:w_sages_robe")
            assert s.holds(0) == {"gatling", "sabre", "robe"}
        s.asks(3, "move")


def test_silver_rosary_does_not_loot_for_a_card(raid):
    """R 8.2, R 17.27: only attacks and counterattacks loot."""
    s = raid(
        "Felix* Vampire* Emi Ulrich", at="passage", damage="0 12", turn="area",
        holds="rosary; robe sabre", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.holds(0) == {"rosary"}
    assert s.table.black_discard == ["b_sabre", "b_vampire_bat"]
    s.asks(2, "move")


def test_silver_rosary_looted_does_not_count_for_its_own_batch(raid):
    """R 8.2, R 17.34, R 19.49: one card of each, even if the first is the Rosary."""
    s = raid(
        "Felix* Vampire* Emi* Ulrich* Gordon* Werewolf* Alice* Bylon*",
        at="cathedral cathedral cathedral", damage="0 12 9", turn="attack",
        holds="gatling; rosary chalice; robe crossbow", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "loot", "take:1:w_silver_rosary take:1:w_ancient_chalice leave")
    s.answer("take:1:w_silver_rosary")
    s.asks(0, "loot", "take:2:w_sages_robe take:2:b_crossbow leave")
    s.answer("take:2:b_crossbow")
    assert s.holds(0) == {"gatling", "rosary", "crossbow"}
    s.asks(3, "move")


def test_silver_rosary_of_a_counterattacker(raid):
    """R 8.2: a counterattack loots too."""
    s = raid(
        "Felix* Werewolf* Emi Ulrich", at="cathedral blackmist", damage="11", turn="attack",
        holds="sabre robe; rosary", dice=[1, 4, 1, 4],
    )  # fmt: skip
    s.answer("attack:1", "use")
    assert s.holds(1) == {"rosary", "sabre", "robe"}
    s.asks(1, "move")


def test_lucky_brooch_stops_the_hall_but_not_its_healing(raid):
    """R 7.4, R 12: no damage from the Town Hall; may be healed by it."""
    s = raid("Felix* Vampire", at="hall", holds="; brooch", damage="0 3", turn="area")
    s.answer("act", "hurt:1")
    assert s.damage(1) == 3
    assert s.happened("unhurt") == [{"seat": 1, "why": "w_lucky_brooch"}]
    s.asks(1, "move")
    s = raid("Felix* Vampire", at="hall", holds="; brooch", damage="0 3", turn="area")
    s.answer("act", "heal:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


@pytest.mark.parametrize("held", ["chalice", "robe", "rosary"])
def test_only_the_brooch_stops_the_hall(raid, held):
    """R 7.4: robe, angel, chalice do not."""
    s = raid("Felix* Vampire", at="hall", holds=f"; {held}", turn="area", angel=[1])
    s.answer("act", "hurt:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


@pytest.mark.parametrize(("holds", "damage"), [("robe", 2), ("; robe", 2), ("robe sabre", 3)])
def test_sages_robe_takes_one_off_attacks_made_and_received(raid, holds, damage):
    """R 7.2.5, R 7.2.7, R 18.5: always, and it cannot be declined."""
    s = raid("Felix* Vampire*", at="cathedral blackmist", holds=holds, turn="attack", dice=[1, 4])
    s.answer("attack:1")
    assert s.damage(1) == damage
    s.asks(1, "move")


def test_sages_robe_never_below_zero(raid):
    """R 7.2.5: the attacker's first; what is left of 0 is 0."""
    s = raid("Felix* Vampire*", at="cathedral blackmist", holds="robe", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert s.damage(1) == 0
    assert not s.happened("missed")
    s.asks(1, "move")


@pytest.mark.parametrize(("dice", "missed"), [((3, 3), True), ((3, 4), False)])
def test_sages_robe_makes_no_attack_fail(raid, dice, missed):
    """R 17.6, R 18.9: equal dice fail, with a sabre too; reduced to 0 it is still a success."""
    s = raid(
        "Felix* Vampire*", at="cathedral blackmist", holds="sabre robe; -", turn="attack", dice=dice
    )
    s.answer("attack:1")
    assert (bool(s.happened("missed")), s.damage(1)) == (missed, 0 if missed else 1)
    s.asks(1, "move")


def test_sages_robe_reduces_a_success_to_nothing(raid):
    """R 7.2, R 18.9: the target's robe on a difference of 1: no miss, no damage."""
    s = raid(
        "Felix* Vampire*", at="cathedral blackmist", holds="; robe", turn="attack", dice=[3, 4]
    )
    s.answer("attack:1")
    assert not s.happened("missed")
    assert s.happened("unhurt") == [{"seat": 1, "why": "robe"}]
    assert s.damage(1) == 0
    s.asks(1, "move")


def test_sages_robe_does_not_help_against_cards(raid):
    """R 7.4: not on other damage."""
    s = raid(
        "Felix* Vampire*", at="passage", holds="robe", turn="area", top="b_black_dog",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert (s.damage(0), s.damage(1)) == (2, 2)
    s.asks(1, "move")


def test_mystic_compass_rolls_twice_and_chooses(raid):
    """R 4: both results are seen, either is used."""
    s = raid("Felix* Vampire", at="cathedral", holds="compass", dice=[1, 1, 4, 4])
    s.answer("roll")
    about = s.asks(0, "destination", "go:detective_agency go:town_hall")
    assert about["rolls"] == [2, 8]
    s.answer("go:town_hall")
    assert s.at(0) == "hall"
    s.asks(0, "area", "act skip")


def test_mystic_compass_may_lead_to_staying(raid):
    """R 4: a result that names the present area is one to be chosen too."""
    s = raid("Felix* Vampire", at="cathedral", holds="compass", dice=[3, 3, 4, 4])
    s.answer("roll")
    s.asks(0, "destination", "go:grand_cathedral go:town_hall")
    s.answer("go:grand_cathedral")
    assert s.happened("stayed") == [{"seat": 0, "place": "grand_cathedral"}]
    s.asks(0, "area", "act skip")


def test_mystic_compass_same_area_twice_asks_nothing(raid):
    """R 4: where both rolls lead to one area there is no choice."""
    s = raid("Felix* Vampire", at="cathedral", holds="compass", dice=[1, 1, 1, 2])
    s.answer("roll")
    assert s.at(0) == "agency"
    s.asks(0, "area", "act skip")


def test_mystic_compass_with_a_ten(raid):
    """R 4: in the base game all areas but the present one, and what the other roll names; with the
    expansion the airship."""
    s = raid("Felix* Vampire", at="cathedral", holds="compass", dice=[4, 6, 3, 3])
    s.answer("roll")
    s.asks(0, "destination", " ".join(f"go:{area}" for area in s.table.board))
    s = raid("Felix* Vampire", at="cathedral", holds="compass", dice=[4, 6, 3, 3], expansion=True)
    s.answer("roll")
    s.asks(0, "destination", "go:airship go:grand_cathedral")


def test_mystic_compass_on_the_airship(raid):
    """R 4: first the free move, then, if declined, the two rolls."""
    s = raid("Felix* Vampire", at="airship", holds="compass", dice=[1, 1, 4, 4])
    ways = [f"go:{area}" for area in s.table.board[:6]]
    s.asks(0, "move", " ".join(["roll", *ways, "use:1", "use:2", "use:3"]))
    s.answer("roll")
    s.asks(0, "destination", "go:detective_agency go:town_hall")


@pytest.mark.parametrize(
    ("card", "rolls"), [("b_vampire_bat", []), ("b_black_dog", []), ("b_cursed_doll", [2])]
)
def test_ancient_chalice_stops_bat_dog_and_doll(raid, card, rolls):
    """R 7.4, R 12, R 18.3: its holder may be chosen, and takes nothing."""
    s = raid(
        "Felix* Vampire*", at="passage", holds="; chalice", turn="area", top=card, damage="1 1",
        dice=rolls,
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.damage(1) == 1
    assert s.happened("unhurt") == [{"seat": 1, "why": "w_ancient_chalice"}]
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("card", "rolls", "theirs"), [("b_black_dog", [], 2), ("b_cursed_doll", [5], 0)]
)
def test_ancient_chalice_protects_from_ones_own_dog_and_doll(raid, card, rolls, theirs):
    """R 12, R 19.5: also from one's own; the other one is hurt all the same."""
    s = raid("Felix* Vampire*", at="passage", holds="chalice", turn="area", top=card, dice=rolls)
    s.answer("act", "choose:1")
    assert (s.damage(0), s.damage(1)) == (0, theirs)
    assert s.happened("unhurt") == [{"seat": 0, "why": "w_ancient_chalice"}]
    s.asks(1, "move")


def test_ancient_chalice_does_not_stop_riot_or_attacks(raid):
    """R 7.4, R 12, R 19.5: Riot still hurts; in attacks it never matters."""
    s = raid("Felix* Vampire*", at="passage", holds="chalice", turn="area", top="b_riot",
             dice=[3, 4])  # fmt: skip
    s.answer("act")
    assert s.damage(0) == 3
    s.asks(1, "move")
    s = raid(
        "Felix* Vampire*", at="cathedral blackmist", holds="; chalice", turn="attack", dice=[1, 4]
    )
    s.answer("attack:1")
    assert s.damage(1) == 3
    s.asks(1, "move")


@pytest.mark.parametrize(("attacker", "damage"), [("Felix*", 5), ("Vampire*", 3), ("Alice*", 3)])
def test_excalibur_counts_for_a_revealed_raider(raid, attacker, damage):
    """R 7.2.5, R 12, R 18.2: +2, of no use to other camps."""
    s = raid(
        f"{attacker} Ulrich*", at="cathedral blackmist", holds="excalibur", turn="attack",
        dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == damage
    s.asks(1, "move")


def test_excalibur_lets_a_hidden_raider_reveal_on_a_hit(raid):
    """R 7.2.5: offered on success; the damage counts it."""
    s = raid("Felix Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[1, 4])  # fmt: skip
    s.answer("attack:1")
    assert s.asks(0, "strike", "strike excalibur") == {"targets": [1], "damage": [3]}
    s.answer("excalibur")
    assert (s.revealed(0), s.damage(1)) == (True, 5)
    s.asks(1, "move")


def test_excalibur_kept_back(raid):
    """R 12: revealing is a choice."""
    s = raid("Felix Vampire* Gordon*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[1, 4])  # fmt: skip
    s.answer("attack:1", "strike")
    assert (s.revealed(0), s.damage(1)) == (False, 3)
    s.asks(1, "move")


def test_excalibur_offers_a_hidden_shadow_nothing(raid):
    """R 12, R 16.1: the same question, without the offer."""
    s = raid("Vampire Felix*", at="cathedral blackmist", holds="excalibur robe", turn="attack",
             dice=[1, 2])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "strike", "strike")


def test_excalibur_adds_nothing_to_a_miss(raid):
    """R 7.2.4: no bonus of any kind; no offer."""
    s = raid("Felix Vampire* Gordon*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[3, 3])  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == 0
    assert not s.revealed(0)
    s.asks(1, "move")


def test_excalibur_works_with_abilities_off(raid):
    """R 15: it is no ability."""
    s = raid("Felix Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[1, 4], abilities=False)  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "strike", "strike excalibur")
    s.answer("excalibur")
    assert s.damage(1) == 5
    s.asks(1, "move")


def test_parasol_takes_the_place_of_the_attack(raid):
    """R 12: draw a reasoning card and use it at once on one player in attack range."""
    s = raid(
        "Felix* Vampire* Emi Ulrich", at="cathedral blackmist hall cathedral", holds="parasol",
        turn="attack", top="r_shadow_2",
    )  # fmt: skip
    s.asks(0, "attack", "attack:1 attack:3 parasol pass")
    s.answer("parasol")
    assert s.happened("parasol") == [{"seat": 0}]
    assert s.asks(0, "give", "give:1 give:3") == {"card": "r_shadow_2", "parasol": True}
    s.answer("give:1")
    assert s.asks(1, "hint", "suffer") == {"card": "r_shadow_2", "from": 0}
    s.answer("suffer")
    assert s.damage(1) == 2
    assert s.table.hint_discard == ["r_shadow_2"]
    s.asks(1, "move")


def test_parasol_hands_equipment_to_its_holder(raid):
    """R 14.1.4: who uses it is the active player of the card."""
    s = raid(
        "Felix* Vampire*", at="cathedral blackmist", holds="parasol; robe", turn="attack",
        top="r_rs_equip",
    )  # fmt: skip
    s.answer("parasol", "give:1", "hand:w_sages_robe")
    assert s.holds(0) == {"parasol", "robe"}
    s.asks(1, "move")


def test_parasol_is_no_attack(raid):
    """R 7.3: Werewolf and Venom do not react; its damage loots nothing."""
    s = raid(
        "Felix* Werewolf*", at="cathedral blackmist", holds="parasol; robe", damage="0 13",
        turn="attack", top="r_hp12", seats=6,
    )  # fmt: skip
    s.answer("parasol", "give:1", "suffer")
    assert (s.alive(1), s.holds(0)) == (False, {"parasol"})
    s.asks(2, "move")
    s = raid(
        "Felix* Venom*", at="cathedral blackmist", holds="parasol; robe", turn="attack",
        top="r_hp12",
    )  # fmt: skip
    s.answer("parasol", "give:1", "suffer")
    s.asks(1, "move")


def test_parasol_may_not_replace_a_forced_attack(raid):
    """R 12, R 19.2: not while Masamune forces one."""
    s = raid("Felix* Vampire*", at="cathedral blackmist", holds="parasol masamune", turn="attack")
    s.asks(0, "attack", "attack:1")


def test_parasol_needs_somebody_in_range(raid):
    """R 12: no target, no use."""
    s = raid("Felix* Vampire*", at="cathedral hall", holds="parasol", turn="attack")
    s.asks(1, "move")
    s = raid("Agatha Vampire*", at="cathedral hall", holds="parasol", turn="attack")
    s.asks(0, "attack", "use pass")


def test_parasol_is_not_spread_by_gatling(raid):
    """R 12, R 17.30: one player."""
    s = raid(
        "Felix* Vampire* Emi* Ulrich*", at="cathedral blackmist cathedral",
        holds="parasol gatling", turn="attack", top="r_rs_equip",
    )  # fmt: skip
    s.asks(0, "attack", "attack parasol pass")
    s.answer("parasol")
    s.asks(0, "give", "give:1 give:2")
    s.answer("give:2", "suffer")
    assert (s.damage(1), s.damage(2)) == (0, 1)
    s.asks(1, "move")


def test_parasol_needs_its_holder_on_the_board_and_no_other(raid):
    """R 12: only the holder is offered it."""
    s = raid("Felix* Vampire*", at="cathedral blackmist", holds="; parasol", turn="attack")
    s.asks(0, "attack", "attack:1 pass")
