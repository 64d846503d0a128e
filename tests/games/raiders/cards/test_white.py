"""The white deck, card by card (R 12)."""

from __future__ import annotations

import pytest

EVERYBODY = (
    "alice", "angela", "agatha", "bylon", "benjamin", "bruce", "craig", "carol", "claire",
    "daniel", "david", "deborah", "emi", "emma", "erica", "felix", "felicia", "freddy", "gordon",
    "galahad", "godwin", "ulrich", "uranus", "ulster", "vampire", "vendetta", "venom", "werewolf",
    "wight", "walpurgis",
)  # fmt: skip


def at_cathedral(raid, players, card, **more):
    """The first player has just arrived at the cathedral, with this card on top of the deck; alone
    on the board, if nothing else is said."""
    more.setdefault("at", "cathedral")
    s = raid(players, turn="area", top=card, **more)
    s.answer("act")
    return s


def no_effect(s, card):
    """Everybody was told that nothing came of the card."""
    return s.happened("no_effect") == [{"seat": 0, "card": card}]


# -- single use


@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_holy_water_heals_two(raid, before, after):
    """R 12: its drawer, never below 0."""
    s = at_cathedral(raid, "Felix* Vampire*", "w_holy_water", damage=f"{before} 4")
    assert (s.damage(0), s.damage(1)) == (after, 4)
    assert no_effect(s, "w_holy_water") is (before == 0)
    assert s.table.white_discard == ["w_holy_water"]
    s.asks(1, "move")


def test_judgement_hurts_all_others(raid):
    """R 12: all other living players take 2, wherever they are; its drawer nothing."""
    s = at_cathedral(
        raid, "Felix* Vampire* Emi Ulrich+", "w_judgement", at="cathedral hideout -",
        damage="3 4 0 11",
    )  # fmt: skip
    assert [s.damage(seat) for seat in range(4)] == [3, 6, 2, 11]
    s.asks(1, "move")


def test_judgement_passes_robe_angel_chalice_and_brooch(raid):
    """R 7.4: only Gordon's barrier stops it."""
    s = at_cathedral(
        raid, "Felix* Vampire* Gordon* Ulrich*", "w_judgement", holds="; robe chalice brooch",
        angel=[1], barrier=[2],
    )  # fmt: skip
    assert [s.damage(seat) for seat in range(4)] == [0, 2, 0, 2]
    assert s.happened("unhurt") == [{"seat": 2, "why": "barrier"}]
    s.asks(1, "move")


def test_judgement_is_one_batch_and_leaves_no_loot(raid):
    """R 8, R 12: who dies of it dies together; what they held is discarded (R 17.27)."""
    s = at_cathedral(
        raid, "Felix* Vampire* Emi Ulrich Alice Bylon", "w_judgement",
        damage="0 12 0 0 7", holds="rosary; robe masamune",
    )  # fmt: skip
    assert (s.table.batch[1], s.table.batch[4]) == (1, 1)
    assert [death["by"] for death in s.happened("died")] == [0, 0]
    assert s.holds(0) == {"rosary"}
    assert s.table.white_discard == ["w_sages_robe", "w_judgement"]
    assert s.table.black_discard == ["b_masamune"]
    s.asks(2, "move")


@pytest.mark.parametrize("name", ["Felix", "Emi", "Gordon"])
def test_advent_lets_a_hidden_raider_reveal(raid, name):
    """R 12: a Raider may reveal and heal fully."""
    s = at_cathedral(raid, f"{name} Vampire", "w_advent", damage="6 5")
    assert s.asks(0, "offer", "nothing reveal") == {"card": "w_advent"}
    s.answer("reveal")
    assert (s.damage(0), s.revealed(0), s.damage(1)) == (0, True, 5)
    if name == "Gordon":
        s.answer("pass")
    s.asks(1, "move")


def test_advent_heals_an_open_raider(raid):
    """R 12, R 18.2: who lies open heals without being asked."""
    s = at_cathedral(raid, "Felix* Vampire", "w_advent", damage="6")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_advent_would_not_looks_like_could_not(raid):
    """R 16: the same step and the same log line."""
    logs = []
    for players in ("Felix Vampire Gordon*", "Vampire Felix Gordon*"):
        s = at_cathedral(raid, players, "w_advent", damage="6")
        s.asks(0, "offer", "nothing reveal" if players[0] == "F" else "nothing")
        s.answer("nothing")
        logs.append([(event.kind, event.params) for event in s.last])
        assert (s.damage(0), s.revealed(0)) == (6, False)
        assert no_effect(s, "w_advent")
        s.asks(1, "move")
    assert logs[0] == logs[1]


def test_advent_does_nothing_for_an_open_shadow_or_citizen(raid):
    """R 12: others nothing."""
    for players in ("Vampire* Felix", "Alice* Felix"):
        s = at_cathedral(raid, players, "w_advent", damage="6")
        assert s.damage(0) == 6
        assert no_effect(s, "w_advent")
        s.asks(1, "move")


def test_advent_asks_nobody_who_cannot_be_a_raider(raid):
    """R 16.1.1: with every Raider face up no hidden player might fit."""
    s = at_cathedral(raid, "Vampire Felix* Gordon*", "w_advent", damage="6")
    assert no_effect(s, "w_advent")
    s.asks(1, "move")


def test_advent_asks_nobody_who_is_too_hurt_to_be_a_raider(raid):
    """R 16.1.1: damage is public and counts: with 12 damage only Gordon could still be alive."""
    s = at_cathedral(raid, "Werewolf Felix Ulrich*", "w_advent", damage="12")
    s.asks(0, "offer", "nothing")
    s = at_cathedral(raid, "Werewolf Gordon* Emi", "w_advent", damage="12")
    assert no_effect(s, "w_advent")
    s.asks(1, "move")


def test_guardian_angel_stops_attacks_and_counterattacks(raid):
    """R 12: no damage from either."""
    s = at_cathedral(raid, "Felix* Werewolf*", "w_guardian_angel", at="cathedral blackmist")
    assert s.happened("angel") == [{"seat": 0}]
    s.dice(1, 4)
    s.answer("attack:1")
    s.dice(1, 5)
    s.answer("use")
    assert (s.damage(0), s.damage(1)) == (0, 3)
    assert s.happened("unhurt") == [{"seat": 0, "why": "angel"}]
    s.asks(1, "move")
    s.dice(2, 4, 1, 6)
    s.answer("roll", "skip", "attack:0")
    assert s.damage(0) == 0
    s.asks(2, "move")


def test_guardian_angel_stops_nothing_else(raid):
    """R 7.4: cards, areas and abilities hurt."""
    s = raid(
        "Vampire* Felix*", at="passage", turn="area", top="b_vampire_bat", damage="3", angel=[1]
    )
    s.answer("act", "choose:1")
    assert s.damage(1) == 2
    s.asks(1, "move")
    s = raid("Vampire* Felix*", at="hall", turn="area", angel=[1])
    s.answer("act", "hurt:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_guardian_angel_ends_with_the_next_turn(raid):
    """R 6, T0: at the start of the drawer's next turn."""
    s = raid("Felix* Vampire*", angel=[0, 1])
    assert s.happened("angel_ends") == [{"seat": 0}]
    assert s.table.angel[:2] == [False, True]
    s.asks(0, "move")


def test_guardian_angel_ends_with_an_extra_turn(raid):
    """R 12: an extra turn counts."""
    s = at_cathedral(raid, "Felix* Vampire*", "w_guardian_angel", extra=1)
    assert not s.table.angel[0]
    s.asks(0, "move")


def test_wisdom_seal_gives_one_more_turn(raid):
    """R 12: after this one; then the next player's."""
    s = at_cathedral(raid, "Felix* Vampire*", "w_wisdom_seal")
    assert s.happened("extra_turns") == [{"seat": 0, "count": 1}]
    assert s.happened("extra_turn") == [{"seat": 0}]
    s.asks(0, "move")
    s.dice(4, 4)
    s.answer("roll", "skip")
    s.asks(1, "move")


def test_wisdom_seal_adds_to_turns_already_owed(raid):
    """R 6: extra turns add up."""
    s = at_cathedral(raid, "Felix* Vampire*", "w_wisdom_seal", extra=1)
    for roll in ((4, 4), (4, 5)):
        s.asks(0, "move")
        s.dice(*roll)
        s.answer("roll", "skip")
    s.asks(1, "move")


@pytest.mark.parametrize(("target", "before"), [(0, 11), (1, 0), (1, 12), (2, 7)])
def test_first_aid_sets_to_seven(raid, target, before):
    """R 12, R 18.14: any player, also oneself, also off the board; up or down."""
    damage = ["0", "0", "0"]
    damage[target] = str(before)
    s = at_cathedral(raid, "Felix* Vampire Alice", "w_first_aid", damage=" ".join(damage))
    assert s.asks(0, "draw_target", " ".join(f"choose:{n}" for n in range(5))) == {
        "card": "w_first_aid"
    }
    s.answer(f"choose:{target}")
    assert s.damage(target) == 7
    assert s.happened("set_damage") == [{"seat": target, "before": before, "after": 7}]
    s.asks(1, "move")


def test_first_aid_cannot_be_prevented_and_kills_nobody(raid):
    """R 7.4, R 19.6: Gordon behind his barrier; Alice, who has the lowest HP, lives."""
    s = at_cathedral(raid, "Felix* Gordon*", "w_first_aid", barrier=[1], angel=[1])
    s.answer("choose:1")
    assert s.damage(1) == 7
    s.asks(1, "move")
    s = at_cathedral(raid, "Felix* Alice*", "w_first_aid")
    s.answer("choose:1")
    assert (s.damage(1), s.alive(1)) == (7, True)
    s.asks(1, "move")


@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("star", ["", "*"])
def test_cookie(raid, name, star):
    """R 12, R 17.8, R 18.2: A or U may reveal, or lies open already, and heals fully; others
    nothing."""
    fits = name[0] in "au"
    other = "felix" if name != "felix" else "emi"
    s = at_cathedral(raid, f"{name}{star} {other}", "w_cookie", damage="5 4", expansion=True)
    if star == "":
        s.asks(0, "offer", "nothing reveal" if fits else "nothing")
        s.answer("reveal" if fits else "nothing")
    assert (s.damage(0), s.damage(1)) == (0 if fits else 5, 4)
    assert s.revealed(0) is (fits or star == "*")
    assert no_effect(s, "w_cookie") is not fits
    s.asks(*((0, "attack") if s.table.asked.kind == "attack" else (1, "move")))


def test_cookie_of_the_base_box(raid):
    """R 12: Alice and Ulrich; kept back it does nothing."""
    for players in ("Alice Felix Gordon*", "Ulrich Felix Gordon*"):
        s = at_cathedral(raid, players, "w_cookie", damage="5")
        assert s.asks(0, "offer", "nothing reveal") == {"card": "w_cookie"}
        s.answer("nothing")
        assert (s.damage(0), s.revealed(0)) == (5, False)
        s.asks(1, "move")


def test_cookie_asks_nobody_who_cannot_be_one(raid):
    """R 16.1.1: four players have no Citizen, and Ulrich lies open."""
    s = at_cathedral(raid, "Felix Ulrich* Gordon*", "w_cookie", damage="5")
    assert no_effect(s, "w_cookie")
    s.asks(1, "move")


@pytest.mark.parametrize(("roll", "after"), [(1, 8), (6, 3)])
def test_blessing_heals_another_by_the_die(raid, roll, after):
    """R 12: another player heals d6."""
    s = at_cathedral(raid, "Felix* Vampire", "w_blessing", damage="9 9", dice=[roll])
    s.asks(0, "draw_target", "choose:1 choose:2 choose:3")
    s.answer("choose:1")
    assert (s.damage(0), s.damage(1)) == (9, after)
    assert [(r["why"], r["d4"], r["d6"]) for r in s.happened("rolled")] == [("blessing", 0, roll)]
    s.asks(1, "move")


def test_blessing_of_the_unhurt(raid):
    """R 18.3: legal, and nothing changes."""
    s = at_cathedral(raid, "Felix* Vampire", "w_blessing", dice=[4])
    s.answer("choose:1")
    assert s.damage(1) == 0
    s.asks(1, "move")


@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("every_shadow", [False, True])
def test_mirror(raid, name, every_shadow):
    """R 12, R 15, R 17.7: V or W must reveal; with the option every Shadow but Ulrich. Nobody is
    asked."""
    shows = name[0] in "vw" or (every_shadow and name in {"uranus", "ulster"})
    other = "felix" if name != "felix" else "emi"
    s = at_cathedral(raid, f"{name} {other}", "w_mirror", expansion=True, mirror=every_shadow)
    assert s.revealed(0) is shows
    assert s.happened("revealed") == (
        [{"seat": 0, "character": name, "forced": True}] if shows else []
    )
    assert no_effect(s, "w_mirror") is not shows
    s.asks(*((0, "attack") if s.table.asked.kind == "attack" else (1, "move")))


def test_mirror_and_the_already_revealed(raid):
    """R 12: nothing."""
    s = at_cathedral(raid, "Vampire* Felix", "w_mirror")
    assert no_effect(s, "w_mirror")
    assert not s.happened("revealed")
    s.asks(1, "move")


@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
def test_mirror_looks_at_the_character(raid, off):
    """R 11: cards are no abilities: sealed or not, with abilities off or on."""
    for name in ("Vampire", "Ulrich"):
        s = at_cathedral(raid, f"{name} Felix Gordon*", "w_mirror", **off)
        assert s.revealed(0) is (name == "Vampire")
        s.asks(1, "move")


@pytest.mark.parametrize(
    ("damage", "after"),
    [
        ("4 6 0 5", [4, 3, 0, 5]),
        ("6 6 2 6", [3, 3, 2, 3]),
        ("2 0 0 0", [0, 0, 0, 0]),
        ("0 0 0 0", [0, 0, 0, 0]),
    ],
)
def test_mermaid_tear_heals_the_most_hurt(raid, damage, after):
    """R 12: by 3, and all of those who tie."""
    s = at_cathedral(raid, "Felix* Vampire* Gordon* Ulrich*", "w_mermaid_tear", damage=damage)
    assert [s.damage(seat) for seat in range(4)] == after
    assert no_effect(s, "w_mermaid_tear") is (damage == "0 0 0 0")
    s.asks(1, "move")


def test_mermaid_tear_is_for_the_living(raid):
    """R 12: the dead have no part in it."""
    s = at_cathedral(raid, "Felix* Vampire+ Gordon* Ulrich*", "w_mermaid_tear", damage="1 13 4 2")
    assert [s.damage(seat) for seat in range(4)] == [1, 13, 1, 2]
    s.asks(2, "move")


# -- equipment


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
    s.asks(0, "loot", "take:1:w_silver_rosary take:1:w_ancient_chalice leave:1")
    s.answer("take:1:w_silver_rosary")
    s.asks(0, "loot", "take:2:w_sages_robe take:2:b_crossbow leave:2")
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
