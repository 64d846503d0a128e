"""The single-use cards of the white deck, one by one (R 12)."""

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
