"""The white deck, card by card (R 11)."""

from __future__ import annotations

import pytest

CHURCH = "church - - -"
"""Only the drawer is on the board: no attack follows, and the next player is asked to roll."""


def test_mystic_compass_rolls_twice_and_chooses(scene):
    """R 4: two complete rolls, both seen, either used."""
    s = scene("Franklin Vampire", at="church", holds="compass", dice=[1, 1, 4, 4])
    s.answer("roll")
    assert s.asks(0, "destination", "go:hermits_cabin go:cemetery") == {"rolls": [2, 8]}
    s.answer("go:cemetery")
    assert s.at(0) == "cemetery"
    s.asks(0, "area", "act skip")


def test_mystic_compass_each_roll_leaves_the_present_area(scene):
    """R 4: each of the two is rolled again on its own while it gives the current area."""
    s = scene("Franklin Vampire", at="church", holds="compass", dice=[3, 3, 1, 1, 2, 4, 4, 6])
    s.answer("roll")
    assert [e["again"] for e in s.happened("rolled")] == [True, False, True, False]
    assert s.asks(0, "destination", "go:hermits_cabin go:erstwhile_altar")["rolls"] == [2, 10]


def test_mystic_compass_with_a_seven_leads_anywhere_else(scene):
    """R 15.14: a 7 among the two rolls is seen and chosen, not used at once."""
    s = scene("Franklin Vampire", at="church", holds="compass", dice=[1, 6, 4, 4])
    s.answer("roll")
    s.asks(
        0,
        "destination",
        "go:hermits_cabin go:underworld_gate go:cemetery go:weird_woods go:erstwhile_altar",
    )


def test_mystic_compass_same_total_twice_asks_nothing(scene):
    """R 4: where both rolls lead to one area there is no choice."""
    s = scene("Franklin Vampire", at="church", holds="compass", dice=[4, 4, 2, 6])
    s.answer("roll")
    assert s.at(0) == "cemetery"
    s.asks(0, "area", "act skip")


def test_mystic_compass_off_the_board(scene):
    """R 4: given away to somebody before the first turn: nothing is re-rolled, a 7 leads to all
    six."""
    s = scene("Franklin Vampire", holds="compass", dice=[1, 1, 3, 4])
    s.answer("roll")
    places = " ".join(f"go:{area}" for area in s.table.board)
    assert s.asks(0, "destination", places)["rolls"] == [2, 7]


@pytest.mark.parametrize(
    ("card", "rolls"), [("b_spider", []), ("b_vampire_bat", []), ("b_dynamite", [4, 4])]
)
def test_talisman_stops_spider_bat_and_dynamite(scene, card, rolls):
    """R 6.5, R 11: no damage from these three for its holder."""
    s = scene(
        "Franklin* Vampire*", at="cemetery cemetery", holds="; talisman", turn="area", top=card,
        damage="1 1", dice=rolls,
    )  # fmt: skip
    s.answer("act")
    if card != "b_dynamite":
        s.answer("choose:1")
    assert s.damage(1) == 1
    assert {"seat": 1, "why": "w_talisman"} in s.happened("unhurt")
    s.asks(0, "attack")


@pytest.mark.parametrize(("card", "rolls"), [("b_spider", []), ("b_dynamite", [4, 4])])
def test_talisman_protects_who_played_the_card(scene, card, rolls):
    """R 15.8: also when its holder drew the spider or the dynamite."""
    s = scene(
        "Franklin Vampire", at="cemetery", holds="talisman", turn="area", top=card, dice=rolls
    )
    s.answer("act")
    if card == "b_spider":
        s.answer("choose:1")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_fortune_brooch_stops_the_woods_but_not_their_healing(scene):
    """R 6.5, R 11: no damage from Weird Woods; can be healed by it."""
    s = scene("Franklin Vampire", at="woods", holds="; brooch", damage="0 3", turn="area")
    s.answer("act", "hurt:1")
    assert s.damage(1) == 3
    assert s.happened("unhurt") == [{"seat": 1, "why": "w_fortune_brooch"}]
    s.asks(1, "move")
    s = scene("Franklin Vampire", at="woods", holds="; brooch", damage="0 3", turn="area")
    s.answer("act", "heal:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_silver_rosary_takes_everything_from_the_killed(scene):
    """R 7.4: all equipment of the victim, without a question."""
    s = scene(
        "Franklin* Vampire*", at="church cemetery", damage="0 12", turn="attack",
        holds="rosary; talisman axe knife", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.holds(0) == {"rosary", "talisman", "axe", "knife"}
    s.asks(2, "move")


def test_silver_rosary_counts_for_a_killing_card(scene):
    """R 15.2: any kill by another player, not only attacks."""
    s = scene(
        "Franklin* Vampire*", at="cemetery", damage="0 12", turn="area",
        holds="rosary; robe axe", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.holds(0) == {"rosary", "robe", "axe"}
    s.asks(2, "move")


@pytest.mark.parametrize(("attacker", "damage"), [("George*", 5), ("Vampire*", 3), ("Allie*", 3)])
def test_spear_longinus_counts_for_a_revealed_hunter(scene, attacker, damage):
    """R 6.2.6, R 11: +2 for an open Hunter, useless for other camps."""
    s = scene(
        f"{attacker} Ultra_Soul*", at="church cemetery", holds="spear", turn="attack", dice=[1, 4]
    )
    s.answer("attack:1")
    assert s.damage(1) == damage
    s.asks(1, "move")


def test_spear_longinus_lets_a_hidden_hunter_reveal_on_a_hit(scene):
    """R 15.5: the reveal is offered after a successful roll, and the damage counts it."""
    s = scene("George Vampire*", at="church cemetery", holds="spear", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    assert s.asks(0, "strike", "strike spear") == {"targets": [1], "damage": [3]}
    s.answer("spear")
    assert s.revealed(0)
    assert s.damage(1) == 5
    s.asks(1, "move")


def test_spear_longinus_kept_back(scene):
    """R 11: revealing is a choice."""
    s = scene("George Vampire*", at="church cemetery", holds="spear", turn="attack", dice=[1, 4])
    s.answer("attack:1", "strike")
    assert not s.revealed(0)
    assert s.damage(1) == 3
    s.asks(1, "move")


@pytest.mark.parametrize(("holds", "damage"), [("robe", 2), ("; robe", 2)])
def test_holy_robe_takes_one_off_attacks_made_and_received(scene, holds, damage):
    """R 6.2.6-7, R 11: -1 on own attacks, -1 on attacks received."""
    s = scene("Franklin* Vampire*", at="church cemetery", holds=holds, turn="attack", dice=[1, 4])
    s.answer("attack:1")
    assert s.damage(1) == damage
    s.asks(1, "move")


def test_holy_robe_does_not_help_against_cards(scene):
    """R 6.5: not on other damage."""
    s = scene("Franklin Vampire", at="church", holds="; robe", turn="area", top="w_flare_judgement")
    s.answer("act")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_advent_heals_an_open_hunter(scene):
    """R 11: who already is revealed heals without being asked."""
    s = scene("Franklin* Vampire", at=CHURCH, damage="6", turn="area", top="w_advent")
    s.answer("act")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_advent_lets_a_hidden_hunter_reveal(scene):
    """R 11: a Hunter may reveal and heal fully."""
    s = scene("Franklin Vampire", at=CHURCH, damage="6", turn="area", top="w_advent")
    s.answer("act")
    assert s.asks(0, "offer", "nothing reveal") == {"card": "w_advent"}
    s.answer("reveal")
    assert (s.damage(0), s.revealed(0)) == (0, True)
    s.asks(1, "move")


def test_advent_would_not_looks_like_could_not(scene):
    """R 14.3: the same step and the same log line for who could not and who would not."""
    logs = []
    for player in ("Franklin Vampire", "Vampire Franklin"):
        s = scene(player, at=CHURCH, damage="6", turn="area", top="w_advent")
        s.answer("act")
        s.asks(0, "offer")
        s.answer("nothing")
        logs.append([(e.kind, e.params) for e in s.last])
        assert s.damage(0) == 6
        s.asks(1, "move")
    assert logs[0] == logs[1]
    assert ("no_effect", {"seat": 0, "card": "w_advent"}) in logs[0]


def test_advent_offers_others_nothing(scene):
    """R 11: a hidden Shadow gets the step, without the choice; an open one nothing at all."""
    s = scene("Vampire Franklin", at=CHURCH, damage="6", turn="area", top="w_advent")
    s.answer("act")
    s.asks(0, "offer", "nothing")
    s = scene("Vampire* Franklin", at=CHURCH, damage="6", turn="area", top="w_advent")
    s.answer("act")
    assert s.damage(0) == 6
    s.asks(1, "move")


@pytest.mark.parametrize("shadow", ["Vampire", "Ultra_Soul", "Valkyrie", "Werewolf", "Wight"])
def test_disenchant_mirror_turns_up_a_shadow(scene, shadow):
    """R 11, R 14.4.5: it must reveal, and nobody is asked."""
    s = scene(f"{shadow} Franklin", at=CHURCH, turn="area", top="w_disenchant_mirror")
    s.answer("act")
    assert s.happened("revealed") == [{"seat": 0, "character": shadow.lower(), "forced": True}]
    s.asks(1, "move")


@pytest.mark.parametrize("player", ["Unknown", "Franklin", "Allie", "Vampire*"])
def test_disenchant_mirror_does_nothing_to_others(scene, player):
    """R 11: others, Unknown, and the already revealed: nothing."""
    s = scene(f"{player} George", at=CHURCH, turn="area", top="w_disenchant_mirror")
    s.answer("act")
    assert not s.happened("revealed")
    assert s.happened("no_effect") == [{"seat": 0, "card": "w_disenchant_mirror"}]
    if s.table.roster == "full":
        s.asks(0, "attack", "pass")
    else:
        s.asks(1, "move")


def test_blessing_heals_another_by_the_roll(scene):
    """R 11: choose another player, roll d6, that player heals the roll, never below 0."""
    s = scene("Franklin Vampire Ellen", at=CHURCH, damage="5 3 6", turn="area", top="w_blessing")
    s.answer("act")
    s.asks(0, "draw_target", "choose:1 choose:2 choose:3")
    s.dice(4)
    s.answer("choose:1")
    assert [s.damage(seat) for seat in range(3)] == [5, 0, 6]
    s.asks(1, "move")


@pytest.mark.parametrize("name", ["Agnes", "Allie", "Ellen", "Emi", "Ultra_Soul", "Unknown"])
@pytest.mark.parametrize("star", ["", "*"])
def test_chocolate_heals_the_six_it_names(scene, name, star):
    """R 11, R 15.22: they may reveal, or already are, and heal fully."""
    s = scene(f"{name}{star} Franklin", at=CHURCH, damage="5", turn="area", top="w_chocolate")
    s.answer("act")
    if not star:
        s.asks(0, "offer", "nothing reveal")
        s.answer("reveal")
    assert (s.damage(0), s.revealed(0)) == (0, True)
    s.asks(1, "move")


@pytest.mark.parametrize("name", ["Franklin", "Vampire", "Bob", "Catherine", "Charles", "David"])
def test_chocolate_does_nothing_for_others(scene, name):
    """R 11: others nothing; the hidden get the step all the same (R 14.3)."""
    s = scene(f"{name} George", at=CHURCH, damage="5", turn="area", top="w_chocolate")
    s.answer("act")
    s.asks(0, "offer", "nothing")
    s.answer("nothing")
    assert s.damage(0) == 5
    s.asks(*((0, "attack", "pass") if s.table.roster == "full" else (1, "move")))


def test_concealed_knowledge_gives_one_more_turn(scene):
    """R 11: one extra turn after this one."""
    s = scene("Franklin Vampire", at=CHURCH, turn="area", top="w_concealed_knowledge")
    s.answer("act")
    assert s.happened("extra_turn") == [{"seat": 0}]
    s.asks(0, "move")
    s.dice(4, 4)
    s.answer("roll", "skip")
    s.asks(1, "move")


def test_concealed_knowledge_adds_to_the_turns_owed(scene):
    """R 5: extra turns add up."""
    s = scene("Franklin Vampire", at=CHURCH, turn="area", top="w_concealed_knowledge", extra=2)
    s.answer("act")
    for total in ((4, 4), (2, 4), (4, 4)):
        s.asks(0, "move")
        s.dice(*total)
        s.answer("roll", "skip")
    s.asks(1, "move")


def test_guardian_angel_stops_attacks_until_the_next_own_turn(scene):
    """R 11: no damage from attacks until the start of the drawer's next turn."""
    s = scene("Franklin* Vampire*", at="church", turn="area", top="w_guardian_angel", dice=[4, 4])
    s.answer("act")
    s.asks(1, "move")
    s.answer("roll", "skip")
    s.dice(1, 6)
    s.answer("attack:0")
    assert s.damage(0) == 0
    assert s.happened("unhurt") == [{"seat": 0, "why": "angel"}]
    s.asks(2, "move")
    s.dice(1, 1, 1, 1)
    s.answer("roll", "skip", "roll", "skip", "pass")
    assert s.happened("angel_ends") == [{"seat": 0}]
    assert not s.table.angel[0]
    s.asks(0, "move")


@pytest.mark.parametrize("top", ["b_vampire_bat", "b_spider"])
def test_guardian_angel_does_not_stop_cards(scene, top):
    """R 11: cards, areas, abilities still hurt."""
    s = scene("Franklin Vampire", at="cemetery", turn="area", top=top, angel=[1])
    s.answer("act", "choose:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_flare_judgement_burns_all_others_at_once(scene):
    """R 11: all other living players 2 damage, one batch; also off the board."""
    s = scene(
        "Franklin Vampire Allie", at="church - cemetery", damage="1 1 6", turn="area",
        top="w_flare_judgement",
    )  # fmt: skip
    s.answer("act")
    assert [s.damage(seat) for seat in range(5)] == [1, 3, 8, 2, 2]
    assert s.happened("died")[0]["by"] == 0
    s.asks(1, "move")


@pytest.mark.parametrize(("target", "before"), [(0, 2), (1, 12), (2, 0)])
def test_first_aid_sets_anybody_to_seven(scene, target, before):
    """R 11: any player, yourself included, up or down."""
    damage = ["0", "0", "0"]
    damage[target] = str(before)
    s = scene(
        "Franklin Vampire Ellen", at=CHURCH, damage=" ".join(damage), turn="area",
        top="w_first_aid",
    )  # fmt: skip
    s.answer("act")
    s.asks(0, "draw_target", "choose:0 choose:1 choose:2 choose:3")
    s.answer(f"choose:{target}")
    assert s.damage(target) == 7
    s.asks(1, "move")


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_holy_water_heals_the_drawer_by_two(scene, before, after):
    """R 11: the drawer heals 2, never below 0."""
    s = scene("Franklin Vampire", at=CHURCH, damage=f"{before}", turn="area", top="w_holy_water")
    s.answer("act")
    assert s.damage(0) == after
    assert s.table.white_discard == ["w_holy_water"]
    s.asks(1, "move")


@pytest.mark.parametrize("card", ["compass", "talisman", "brooch", "rosary", "spear", "robe"])
def test_equipment_lies_open_in_front_of_its_drawer(scene, card):
    """R 5: equipment cannot be refused and works at once; it is on no discard pile."""
    s = scene("Franklin Vampire", at=CHURCH, turn="area", top=card)
    s.answer("act")
    assert s.holds(0) == {card}
    assert not s.table.white_discard
    s.asks(1, "move")
