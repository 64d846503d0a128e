"""How rules meet: the first half of R 19, by number."""

from __future__ import annotations

import pytest

from alike import answering, look_alike
from gloaming.engine import IllegalAction

RING = (
    "detective_agency", "blackmist_area", "grand_cathedral", "underground_passage", "town_hall",
    "olivers_hideout",
)  # fmt: skip
SHADOWS = {"ulrich": "shadows", "vampire": "shadows"}


def test_r19_01_masamune_and_nobody_in_range(raid):
    """R 19.1: the turn may end without an attack."""
    s = raid("Felix* Ulrich*", at="hall hideout", holds="masamune", turn="area")
    s.answer("skip")
    s.asks(1, "move")


def test_r19_02_masamune_and_parasol(raid):
    """R 19.2: with a target in range only the attack is offered."""
    s = raid("Felix* Ulrich*", at="hall hall", holds="masamune parasol", turn="attack")
    s.asks(0, "attack", "attack:1")


def test_r19_03_a_hidden_werewolf_after_a_failed_roll(raid):
    """R 19.3: he reveals and counterattacks; it kills the active player: the turn ends and the
    Werewolf loots."""
    s = raid("Felix* Werewolf", at="hall hall", damage="11", holds="sabre", turn="attack",
             extra=1, dice=[2, 2])  # fmt: skip
    s.answer("attack:1")
    s.answer("use", seat=1)
    s.dice(1, 2)
    s.close()
    assert s.revealed(1)
    s.asks(1, "loot", "take:0:b_sabre leave")
    s.answer("take:0:b_sabre")
    assert s.holds(1) == {"sabre"}
    s.asks(1, "move")


def test_r19_04_an_angel_over_the_attacker(raid):
    """R 19.4: the counterattack does 0; Venom's penalty still hurts."""
    s = raid("Felix* Werewolf*", at="hall hall", angel=[0], turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.dice(1, 6)
    s.answer("use")
    assert s.damage(0) == 0
    s.asks(1, "move")
    s = raid("Felix* Venom*", at="hall hall", angel=[0], turn="attack", dice=[2, 2])
    s.answer("attack:1", "suffer")
    assert s.damage(0) == 1
    s.asks(1, "move")


def test_r19_05_the_chalice_of_the_drawer(raid):
    """R 19.5: Black Dog hurts the other alone; Riot hurts the holder."""
    s = raid("Ulrich* Felix*", at="passage", holds="chalice", turn="area", top="b_black_dog")
    s.answer("act", "choose:1")
    assert (s.damage(0), s.damage(1)) == (0, 2)
    s.asks(1, "move")
    s = raid("Ulrich* Felix*", at="passage", holds="chalice", turn="area", top="b_riot",
             dice=[3, 4])  # fmt: skip
    s.answer("act")
    assert s.damage(0) == 3
    s.asks(1, "move")


@pytest.mark.parametrize(("players", "barrier"), [("Ulrich* Alice", []), ("Ulrich* Gordon*", [1])])
def test_r19_06_first_aid(raid, players, barrier):
    """R 19.6: on Alice at 0: 7 and alive; on Gordon behind his barrier: 7."""
    s = raid(players, at="cathedral", barrier=barrier, turn="area", top="w_first_aid")
    s.answer("act", "choose:1")
    assert (s.damage(1), s.alive(1)) == (7, True)
    s.asks(1, "move")


@pytest.mark.parametrize("damage", ["0 12 0", "0 12 10"])
def test_r19_07_daniel_in_the_first_batch(raid, damage):
    """R 19.7: the game ends and he wins, also dying together with another."""
    s = raid("Ulrich* Daniel Felix", at="cathedral", damage=damage, turn="area",
             top="w_judgement")  # fmt: skip
    s.answer("act")
    assert s.winners == {"daniel": "first_to_die"}
    assert s.alive(2) is (damage == "0 12 0")


def test_r19_08_daniel_alive_and_the_last_shadow_killed_by_a_card(raid):
    """R 19.8: Daniel and all Raiders win."""
    s = raid("Felix* Daniel* Emi+ Ulrich+ Vampire*", at="passage", damage="0 0 0 0 11",
             turn="area", top="b_vampire_bat")  # fmt: skip
    s.answer("act", "choose:4")
    assert s.winners == {"felix": "raiders", "emi": "raiders", "daniel": "all_shadows_dead"}


@pytest.mark.parametrize(
    ("left", "turned", "wins"),
    [
        ("Felix+", [], True),
        ("Felix+", [2], False),
        ("Vampire+", [2], True),
        ("Vampire*", [2], True),
    ],
)
def test_r19_09_angela(raid, left, turned, wins):
    """R 19.9: her right neighbour is a Shadow and the Shadows win: she does; after her ability only
    the left neighbour counts, dead or alive."""
    rest = "Felix+" if left.startswith("Vampire") else "Vampire"
    s = raid(f"Emi* Ulrich* Angela* {left} {rest}", at="hall hall", damage="9", active=1,
             turn="attack", turned=turned, spent=turned, dice=[1, 2])  # fmt: skip
    s.answer("attack:0")
    assert s.winners == ({**SHADOWS, "angela": "neighbour"} if wins else SHADOWS)


def test_r19_10_angela_and_deborah_in_a_circle(raid):
    """R 19.10: neither wins."""
    s = raid("Emi* Ulrich* Deborah Angela Vampire Felix+", at="hall hall", damage="9", active=1,
             turn="attack", dice=[1, 2])  # fmt: skip
    s.answer("attack:0")
    assert s.winners == SHADOWS


@pytest.mark.parametrize(
    ("holds", "top", "wins"),
    [("compass rosary rosary", "chalice", True), ("rosary compass", "rosary", False)],
)
def test_r19_11_david_and_two_rosaries(raid, holds, top, wins):
    """R 19.11: titles count, not cards."""
    s = raid("David* Ulrich", at="cathedral", holds=holds, turn="area", top=top)
    s.answer("act")
    if wins:
        assert s.winners == {"david": "relics"}
    else:
        s.asks(1, "move")


def test_r19_12_david_digs_up_the_third(raid):
    """R 19.12: the game ends at once."""
    s = raid("David Ulrich*", at="hall", holds="compass chalice", discards="brooch sabre")
    s.asks(0, "move", "roll use:w_lucky_brooch use:b_sabre")
    s.answer("use:w_lucky_brooch")
    assert s.winners == {"david": "relics"}


def test_r19_13_agathas_roll_kills_the_last_raider(raid):
    """R 19.13: Shadows and Agatha win; the same death in the next player's turn gives her
    nothing."""
    s = raid("Agatha* Ulrich* Emi* Felix+ Vampire", at="hall hideout hideout", damage="0 0 9",
             turn="attack", dice=[3, 6])  # fmt: skip
    s.answer("use")
    assert s.winners == {**SHADOWS, "agatha": "own_turn"}
    s = raid("Agatha* Ulrich* Emi* Felix+ Vampire", at="hall hideout hideout", damage="0 0 9",
             active=1, turn="attack", dice=[1, 2])  # fmt: skip
    s.answer("attack:2")
    assert s.winners == SHADOWS


def test_r19_14_agatha_dies_in_her_own_roll(raid):
    """R 19.14: together with the last Shadow: she wins."""
    s = raid("Agatha* Ulrich* Emi Felix Vampire+", at="hideout hideout", damage="5 8",
             turn="attack", dice=[3, 6])  # fmt: skip
    s.answer("use")
    assert not s.alive(0)
    assert s.winners == {"emi": "raiders", "felix": "raiders", "agatha": "own_turn"}


def test_r19_15_godwin_the_last_raider_revives_emi(raid):
    """R 19.15: the game goes on; Emi is off the board with 7 damage, revealed, without
    equipment."""
    s = raid("Ulrich* Godwin Emi+ Vampire", at="hall", damage="0 12", turn="area")
    s.answer("act", "hurt:1")
    s.asks(1, "last_wish", "nothing revive:2")
    s.answer("revive:2")
    assert not s.table.over
    assert (s.at(2), s.damage(2), s.revealed(2), s.holds(2)) == ("-", 7, True, set())
    s.asks(2, "move")


def test_r19_16_godwin_the_first_to_die(raid):
    """R 19.16: nobody can be revived; nor one who dies in the same batch."""
    s = raid("Ulrich* Godwin Emi Felix", at="cathedral", damage="0 12 9", turn="area", seats=8,
             top="w_judgement")  # fmt: skip
    s.answer("act")
    assert not s.alive(1)
    assert not s.alive(2)
    s.asks(3, "move")
    s = raid("Ulrich* Godwin Emi Felix+", at="cathedral", damage="0 12 9", turn="area", seats=8,
             top="w_judgement")  # fmt: skip
    s.answer("act")
    s.asks(1, "last_wish", "nothing revive:3")


def test_r19_17_godwin_sealed_by_erica(raid):
    """R 19.17: no revival."""
    s = raid("Erica* Godwin Ulrich+ Vampire Felix", at="hideout", damage="0 12", dice=[4, 4])
    s.answer("use:1", "roll", "act", "hurt:1")
    assert not s.alive(1)
    s.asks(3, "move")


def test_r19_18_erica_seals_ulrich(raid):
    """R 19.18: he may still lie."""
    s = raid("Erica* Ulrich", at="hideout", dice=[1, 1], top="r_shadow_2")
    s.answer("use:1", "roll", "act", "give:1")
    s.asks(1, "hint", "suffer nothing")


def test_r19_19_wight_and_two_dead(raid):
    """R 19.19: two more full turns; Wisdom drawn in one of them adds another."""
    s = raid("Wight* Alice+ Felix Bylon+ Ulrich Emi", at="hall", turn="attack",
             top="w_wisdom_seal")  # fmt: skip
    s.answer("use")
    assert s.happened("extra_turns") == [{"seat": 0, "count": 2}]
    for d4, d6, answer in ((4, 5, "skip"), (1, 5, "act"), (4, 5, "skip")):
        s.asks(0, "move", "roll")
        s.dice(d4, d6)
        s.answer("roll", answer)
    s.asks(2, "move")


def test_r19_20_wight_dies_in_an_extra_turn(raid):
    """R 19.20: the rest are lost."""
    s = raid("Wight* Alice+ Felix Bylon+ Ulrich Emi", at="hideout", damage="12", turn="attack",
             dice=[4, 4])  # fmt: skip
    s.answer("use", "roll", "act", "hurt:0")
    assert not s.alive(0)
    assert s.table.extra == 0
    s.asks(2, "move")


def test_r19_21_walpurgis_onto_the_airship(raid):
    """R 19.21: from slot 0, swapping with a player there: everyone on the board is in range."""
    s = raid("Walpurgis* Felix* Ulrich* Emi*", at="agency airship cathedral hall", turn="attack")
    assert "swap:1" in [o.id for o in s.table.asked.options[0]]
    s.answer("swap:1")
    assert (s.at(0), s.at(1)) == ("airship", "agency")
    s.asks(0, "attack", "attack:1 attack:2 attack:3")


@pytest.mark.parametrize(
    ("at", "partners"),
    [
        ("agency cathedral -", ""),  # they would stand two apart as before
        ("agency - -", ""),
        ("agency blackmist -", "swap:1"),
        ("agency passage passage", "swap:1 swap:2"),
    ],
)
def test_r19_22_partners_of_walpurgis(raid, at, partners):
    """R 19.22: only those who bring anyone into range; never who is off the board."""
    s = raid("Walpurgis* Felix* Ulrich*", at=at, turn="attack")
    if partners:
        s.asks(0, "attack", f"pass {partners}")
    else:
        s.asks(1, "move")


def test_r19_23_ulrichs_lie_looks_like_the_truth(raid):
    """R 19.23: he takes 1 for the Raider-1 card: the public log is that of a true Raider."""
    worlds = [
        raid(f"Vampire* {a} {b} Emi", at="agency", turn="area", top="r_raider_1")
        for a, b in (("Ulrich", "Felix"), ("Felix", "Ulrich"))
    ]
    look_alike(*worlds, (1, 2), answering("act"), answering("give:1"), answering("suffer"))
    for world in worlds:
        assert world.happened("damage", log=True)
        world.asks(1, "move")


@pytest.mark.parametrize(
    ("receiver", "card", "lie"),
    [
        ("Felix", "r_raider_1", "nothing"),
        ("Vampire", "r_raider_1", "suffer"),
        ("Vampire", "r_rs_equip", "nothing"),
        ("Alice", "r_citizen_airship", "nothing"),
        ("Felix", "r_show", "nothing"),
        ("Ulrich", "r_show", "nothing"),
        ("Gordon", "r_hp12", "nothing"),
        ("Emi", "r_hp12", "suffer"),
    ],
)
def test_r19_24_nobody_else_may_lie(raid, receiver, card, lie):
    """R 19.24: the engine rejects an untrue reply."""
    s = raid(f"Erica* {receiver}", at="agency", turn="area", top=card, expansion=True)
    s.answer("act", "give:1")
    with pytest.raises(IllegalAction):
        s.answer(lie)
    s.asks(1, "hint")


@pytest.mark.parametrize("way", ["roll", "card", "swap"])
@pytest.mark.parametrize("rolls", [(), (4, 6), (1, 1)])
def test_r19_25_beginning_on_the_airship(raid, way, rolls):
    """R 19.25: however one came there, the free move is offered before rolling; on a rolled 10 one
    stays."""
    free = "roll " + " ".join(f"go:{area}" for area in RING)
    if way == "roll":
        s = raid("Freddy* Ulrich*", at="hall", extra=1, dice=[4, 6])
        s.answer("roll")
        mover = 0
    elif way == "card":
        s = raid("Ulrich* Freddy*", at="agency", turn="area", top="r_raider_airship")
        s.answer("act", "give:1", "accept", "pass")
        mover = 1
    else:
        s = raid("Walpurgis* Freddy* Ulrich*", at="airship hall hall", turn="attack",
                 dice=[1, 1])  # fmt: skip
        s.answer("swap:1", "attack:1")
        mover = 1
    assert s.at(mover) == "airship"
    s.asks(mover, "move", free)
    s.dice(*rolls)
    s.answer("roll" if rolls else "go:town_hall")
    if rolls == (4, 6):
        assert s.at(mover) == "airship"
        assert s.happened("stayed") == [{"seat": mover, "place": "airship"}]
    else:
        assert s.at(mover) == ("agency" if rolls else "hall")
    s.stands("area")


def test_r19_26_a_10(raid):
    """R 19.26: without the expansion all areas but the current; with it no choice."""
    s = raid("Vampire* Felix", at="hall", dice=[4, 6])
    s.answer("roll")
    s.asks(0, "destination", " ".join(f"go:{area}" for area in RING if area != "town_hall"))
    s = raid("Vampire* Felix", at="hall", expansion=True, dice=[4, 6])
    s.answer("roll")
    assert s.at(0) == "airship"
    s.asks(1, "move")
