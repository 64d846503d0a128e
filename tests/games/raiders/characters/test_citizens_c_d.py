"""Craig, Carol, Claire, Daniel, David, Deborah (R 9, R 11)."""

from __future__ import annotations

import pytest


def felix_kills_the_last_shadow(raid, players, damage="", at="", **more):
    """Felix, player 0, has killed the Vampire, player 1; the game is over."""
    s = raid(
        f"Felix* Vampire* {players}", at=f"cathedral blackmist {at}", damage=f"0 12 {damage}",
        turn="attack", dice=[1, 4], **more,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners["felix"] == "raiders"
    return s


# -- Craig


def test_craig_pays_and_attacks_again(raid):
    """R 11: after his attack 2 damage, then the same target with a new roll; once a turn."""
    s = raid("Craig Vampire* Gordon*", at="cathedral blackmist", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.dice(1, 3)
    s.answer("use")
    assert (s.damage(0), s.damage(1), s.revealed(0)) == (2, 5, True)
    assert [(hit["seat"], hit["source"], hit["by"]) for hit in s.happened("damage")] == [
        (0, "price", -1), (1, "attack", 0),
    ]  # fmt: skip
    assert s.happened("attack") == [{"seat": 0, "targets": [1]}]
    s.asks(1, "move")


def test_craig_after_a_miss_and_again_in_the_next_turn(raid):
    """R 11: can be used after a miss; uses: turn."""
    s = raid(
        "Craig* Vampire*", at="cathedral blackmist", turn="attack", extra=1,
        dice=[3, 3, 1, 3, 1, 5, 1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    assert (s.damage(0), s.damage(1)) == (2, 2)
    s.answer("roll", "skip", "attack:1")
    s.asks(0, "turn_end", "end use")
    s.answer("end")
    s.asks(1, "move")


@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize(("damage", "offered"), [(8, True), (9, False), (10, False)])
def test_craig_may_not_kill_himself(raid, star, damage, offered):
    """R 11, R 17.21, R 18.8: at 9 damage (HP 11) it is not offered."""
    s = raid(
        f"Craig{star} Vampire* Gordon*", at="cathedral blackmist", damage=f"{damage}",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    if offered:
        s.asks(0, "turn_end", "end use")
    else:
        s.asks(1, "move")


def test_craig_repeats_on_those_still_alive(raid):
    """R 11, R 18.7: his repeat may still hit the others; none left: no repeat."""
    s = raid(
        "Craig* Vampire* Felix* Emi* Ulrich", at="cathedral cathedral blackmist cathedral",
        damage="0 12 0 0", holds="gatling", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert not s.alive(1)
    s.asks(0, "turn_end", "end use")
    s.dice(2, 4)
    s.answer("use")
    assert s.happened("attack") == [{"seat": 0, "targets": [2, 3]}]
    assert (s.damage(2), s.damage(3)) == (4, 4)
    s.asks(2, "move")
    s = raid("Craig* Vampire*", at="cathedral blackmist", damage="0 12", turn="attack",
             dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    s.asks(2, "move")


def test_craig_repeats_at_any_distance(raid):
    """R 11: the same opponents, wherever a swap of equipment left his range; he chose them once."""
    s = raid(
        "Craig* Vampire*", at="hideout passage", holds="scope", turn="attack", dice=[1, 4, 1, 3]
    )
    s.answer("attack:1", "use")
    assert s.damage(1) == 5
    s.asks(1, "move")


def test_craig_has_nothing_without_an_attack(raid):
    """R 11: after an attack; not after passing, being attacked, or using a Parasol."""
    s = raid("Craig* Vampire*", at="cathedral blackmist", turn="attack")
    s.answer("pass")
    s.asks(1, "move")
    s = raid("Vampire* Craig*", at="cathedral blackmist", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(1, "move")
    s = raid(
        "Craig* Vampire*", at="cathedral blackmist", turn="attack", holds="parasol",
        top="r_shadow_1",
    )  # fmt: skip
    s.answer("parasol", "give:1", "suffer")
    s.asks(1, "move")
    # The attack of an earlier turn is over.
    s = raid("Craig* Vampire*", at="cathedral blackmist", turn="attack", extra=1,
             dice=[1, 3, 1, 5])  # fmt: skip
    s.answer("attack:1", "end", "roll", "skip", "pass")
    s.asks(1, "move")


def test_craig_does_not_repeat_the_attack_of_an_earlier_turn(raid):
    """R 11: after an attack of this turn; a Parasol is none."""
    s = raid(
        "Craig* Vampire*", at="cathedral blackmist", turn="attack", holds="parasol", extra=1,
        top="r_shadow_1", dice=[1, 3, 3, 3],
    )  # fmt: skip
    s.answer("attack:1", "end", "roll", "skip", "parasol", "give:1", "suffer")
    s.asks(1, "move")


def test_craig_is_struck_back_each_time(raid):
    """R 7.3: once per attack received."""
    s = raid(
        "Craig* Werewolf*", at="cathedral blackmist", turn="attack",
        dice=[1, 3, 1, 2, 1, 3, 1, 2],
    )  # fmt: skip
    s.answer("attack:1", "use", "use")
    s.asks(1, "react", "on use")
    s.answer("use")
    # Twice struck back with 1, once the price of 2
    assert (s.damage(0), s.damage(1)) == (4, 4)
    s.asks(1, "move")


@pytest.mark.parametrize("alice", ["Alice+", "Alice"])
def test_craig_wins_by_a_kill_with_two_dead_before(raid, alice):
    """R 9: his attack killed, and at least 2 characters were dead before that batch."""
    s = raid(f"Craig* Vampire* Felix Emi+ Ulrich {alice}", at="cathedral blackmist", damage="0 12",
             turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    if alice == "Alice+":
        assert s.winners == {"craig": "attack_kill"}
    else:
        s.asks(2, "move")


def test_craig_does_not_win_by_two_kills_with_one_dead(raid):
    """R 17.32: two before the batch."""
    s = raid(
        "Craig* Vampire* Felix* Emi+ Ulrich Gordon Alice Werewolf", seats=8,
        at="cathedral blackmist cathedral", damage="0 12 11", holds="gatling", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert not s.alive(1)
    assert not s.alive(2)
    s.asks(4, "move")


def test_craig_does_not_win_by_a_card(raid):
    """R 9: "his attack" needs one."""
    s = raid(
        "Craig* Vampire* Felix Emi+ Ulrich Gordon Alice+ Werewolf", seats=8, at="passage",
        damage="0 12", turn="area", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    s.asks(2, "move")


def test_craig_wins_with_his_repeat(raid):
    """R 9, R 11: it is an attack too."""
    s = raid(
        "Craig* Vampire* Felix Emi+ Ulrich Gordon Alice+ Werewolf", seats=8,
        at="cathedral blackmist", damage="0 9", turn="attack", dice=[1, 3, 1, 3],
    )  # fmt: skip
    s.answer("attack:1", "use")
    assert s.winners == {"craig": "attack_kill"}


# -- Carol


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_carol_heals_at_the_start_of_each_turn(raid, before, after):
    """R 11: forced, while revealed: heals 2 by itself."""
    s = raid("Carol* Felix*", damage=f"{before} 4")
    assert (s.damage(0), s.damage(1)) == (after, 4)
    s.asks(0, "move", "roll")


def test_carol_reveals_to_begin(raid):
    """R 11: hidden she may reveal at T1; hidden she does not heal."""
    s = raid("Carol Felix*", damage="5")
    assert s.damage(0) == 5
    s.asks(0, "move", "roll use")
    s.answer("use")
    assert (s.damage(0), s.revealed(0)) == (3, True)
    s.asks(0, "move", "roll")


def test_carol_heals_again_in_every_turn(raid):
    """R 11: uses: turn; an extra turn is one."""
    s = raid("Carol* Felix*", damage="9", at="cathedral", extra=1, dice=[4, 4])
    s.answer("roll", "skip")
    assert s.damage(0) == 5
    s.asks(0, "move", "roll")


def test_carol_does_not_heal_in_others_turns(raid):
    """R 11: her own."""
    s = raid("Felix* Carol*", damage="0 5", active=0)
    assert s.damage(1) == 5
    s.asks(0, "move")


def test_carol_heals_once_in_the_turn_in_which_she_turns_up(raid):
    """R 11: turned up in her turn, before the roll, she heals in it once."""
    s = raid("Carol Felix*", damage="5", extra=1, at="cathedral", dice=[4, 4])
    s.answer("use", "roll", "skip")
    if s.table.asked.kind == "attack":
        s.answer("pass")
    assert s.damage(0) == 1
    s.asks(0, "move", "roll")


def test_carol_wins_as_the_first_to_die(raid):
    """R 9: batch 1; whoever dies with her has died first too (R 9.4)."""
    s = raid("Felix* Carol", at="cathedral blackmist", damage="0 10", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.winners == {"carol": "first_to_die"}
    s = raid(
        "Felix* Carol Emi", at="cathedral cathedral blackmist", damage="0 10 9", holds="gatling",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.winners == {"carol": "first_to_die"}


def test_carol_does_not_win_as_the_second_to_die(raid):
    """R 9."""
    s = raid(
        "Felix* Carol Emi+ Vampire", at="cathedral blackmist", damage="0 10", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(3, "move")


@pytest.mark.parametrize("others", [2, 3])
def test_carol_wins_as_one_of_the_last_two(raid, others):
    """R 9, R 19.36: alive, with one other; not with two."""
    s = raid(
        f"Felix* Vampire* Emi+ Ulrich{'+' if others == 2 else ''} Carol",
        at="cathedral blackmist", damage="0 12", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    if others == 2:
        assert s.winners == {"felix": "raiders", "emi": "raiders", "carol": "last_two"}
    else:
        s.asks(3, "move")


def test_carol_wins_at_once_in_the_middle_of_a_fight(raid):
    """R 19.36: when one of two others dies, whoever else wins or not."""
    s = raid(
        "Vampire* Felix* Emi+ Ulrich+ Carol Alice+", at="cathedral blackmist", damage="0 11",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners["carol"] == "last_two"


# -- Claire


def test_claire_exchanges_damage(raid):
    """R 11: with another player, at any place, once."""
    s = raid("Claire Felix Vampire Emi", at="cathedral hall", damage="2 9 4")
    s.asks(0, "move", "roll use:1 use:2 use:3 use:4")
    s.answer("use:1")
    assert (s.damage(0), s.damage(1), s.revealed(0)) == (9, 2, True)
    assert s.happened("swapped_damage") == [{"seat": 0, "with_seat": 1, "mine": 9, "theirs": 2}]
    assert not s.happened("damage")
    s.asks(0, "move", "roll")


def test_claires_exchange_is_no_damage(raid):
    """R 7.4, R 11: the barrier does not stop it."""
    s = raid("Claire Gordon*", damage="9 2", barrier=[1], angel=[1])
    s.answer("use:1")
    assert (s.damage(0), s.damage(1)) == (2, 9)
    s.asks(0, "move")


def test_claires_exchange_can_kill(raid):
    """R 8, R 19.35: Alice, HP 8, receives 9: she dies, without looting; Claire ends at 0."""
    s = raid("Claire Alice* Felix", damage="9 0", holds="rosary; robe")
    s.answer("use:1")
    assert (s.alive(1), s.damage(0), s.holds(0)) == (False, 0, {"rosary"})
    assert s.table.white_discard == ["w_sages_robe"]
    s.asks(0, "move", "roll")


def test_claire_can_kill_herself(raid):
    """R 8: if the number that she receives reaches her HP; then her turn ends."""
    s = raid("Claire Werewolf* Felix", damage="0 11")
    s.answer("use:1")
    assert (s.alive(0), s.damage(1)) == (False, 0)
    assert s.happened("died")[0]["by"] == -1
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("damage", "wins"), [(5, False), (6, True), (7, True), (8, True), (9, False)]
)
def test_claire_wins_with_six_to_eight(raid, damage, wins):
    """R 9: over and alive, with 6 to 8 damage."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Claire", damage=f"11 {damage}")
    assert s.winners.get("claire") == ("burden" if wins else None)


def test_claire_dead_does_not_win(raid):
    """R 9: alive."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Claire+", damage="11 7")
    assert "claire" not in s.winners


# -- Daniel


def test_daniel_screams_when_another_dies(raid):
    """R 11, R 17.15: forced, at the first such death."""
    s = raid(
        "Felix* Vampire* Daniel Ulrich", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    assert s.offers(2) == []
    s.answer("attack:1")
    assert s.happened("revealed") == [{"seat": 2, "character": "daniel", "forced": True}]
    s.asks(2, "move")


def test_daniel_screams_whatever_killed(raid):
    """R 11: a card's victim too."""
    s = raid(
        "Felix* Vampire* Daniel Ulrich", at="passage", damage="0 12", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.revealed(2)
    s.asks(2, "move")


@pytest.mark.parametrize("off", [{"voided": [2]}, {"abilities": False}])
def test_daniel_sealed_does_not_scream(raid, off):
    """R 11, R 15: no forced reveal."""
    s = raid(
        "Felix* Vampire* Daniel Ulrich", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 3], **off,
    )  # fmt: skip
    s.answer("attack:1")
    assert not s.revealed(2)
    s.asks(2, "move")


def test_daniel_wins_as_the_first_to_die(raid):
    """R 9, R 19.7: batch 1, together with another too."""
    s = raid("Felix* Daniel", at="cathedral blackmist", damage="0 13", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.winners == {"daniel": "first_to_die"}
    s = raid(
        "Felix* Daniel Emi", at="cathedral cathedral blackmist", damage="0 13 9",
        holds="gatling", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.winners == {"daniel": "first_to_die"}


def test_daniel_does_not_win_as_the_second_to_die(raid):
    """R 9."""
    s = raid(
        "Felix* Daniel* Emi+ Vampire", at="cathedral blackmist", damage="0 13", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(3, "move")


@pytest.mark.parametrize("daniel", ["Daniel", "Daniel*", "Daniel+"])
def test_daniel_wins_alive_when_all_shadows_are_dead(raid, daniel):
    """R 9, R 19.8: with the Raiders."""
    s = felix_kills_the_last_shadow(raid, f"Ulrich+ {daniel}")
    won = daniel != "Daniel+"
    assert s.winners.get("daniel") == ("all_shadows_dead" if won else None)


def test_daniel_wins_by_a_card_that_kills_the_last_shadow(raid):
    """R 19.8: however it dies."""
    s = raid(
        "Felix* Vampire* Daniel Ulrich+", at="passage", damage="0 11", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners["daniel"] == "all_shadows_dead"


def test_daniel_does_not_win_with_the_shadows(raid):
    """R 9: nor by being alive when the Raiders are dead."""
    s = raid(
        "Vampire* Felix* Daniel Emi+", at="cathedral blackmist", damage="0 11", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert set(s.winners) == {"vampire", "ulrich"}


@pytest.mark.parametrize(("hp", "damage"), [(14, 13), (13, 12)])
def test_daniels_hp(raid, hp, damage):
    """R 15, R 17.2: 14, or 13 by an option."""
    s = raid(
        "Felix* Daniel*", at="cathedral blackmist", damage=f"0 {damage - 1}", turn="attack",
        dice=[1, 2], daniel_hp=hp,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.alive(1)
    s.asks(1, "move")
    s = raid(
        "Felix* Daniel*", at="cathedral blackmist", damage=f"0 {damage}", turn="attack",
        dice=[1, 2], daniel_hp=hp,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {"daniel": "first_to_die"}


# -- David


def test_david_digs_up_equipment(raid):
    """R 11: any equipment card of the white or black discards, once."""
    s = raid("David Felix*", discards="robe sabre w_advent b_riot r_show")
    s.asks(0, "move", "roll use:w_sages_robe use:b_sabre")
    s.answer("use:b_sabre")
    assert (s.holds(0), s.revealed(0)) == ({"sabre"}, True)
    assert s.table.black_discard == ["b_riot"]
    assert s.happened("dug_up") == [{"seat": 0, "card": "b_sabre", "deck": "black"}]
    s.asks(0, "move", "roll")


def test_david_with_nothing_to_dig_up(raid):
    """R 11: single-use cards are none."""
    s = raid("David Felix*", discards="w_advent b_riot")
    s.asks(0, "move", "roll")


RELICS = ["chalice", "compass", "brooch", "rosary"]


@pytest.mark.parametrize("left_out", RELICS)
def test_david_wins_with_three_relics(raid, left_out):
    """R 9: any three of the four, at once."""
    three = [relic for relic in RELICS if relic != left_out]
    s = raid("David Felix*", at="cathedral", turn="area", holds=" ".join(three[:2]), top=three[2])
    s.answer("act")
    assert s.winners == {"david": "relics"}


def test_david_wins_by_digging(raid):
    """R 19.12: at once."""
    s = raid("David Felix*", holds="chalice compass", discards="brooch")
    s.answer("use:w_lucky_brooch")
    assert s.winners == {"david": "relics"}


def test_david_and_the_second_rosary(raid):
    """R 19.11: three titles; two Rosaries are one."""
    s = raid("David* Felix*", at="cathedral", turn="area", holds="chalice rosary", top="rosary")
    s.answer("act")
    assert len(s.table.equipment[0]) == 3
    s.asks(1, "move")
    s = raid(
        "David* Felix*", at="cathedral", turn="area", holds="chalice rosary rosary", top="compass"
    )
    s.answer("act")
    assert s.winners == {"david": "relics"}


def test_david_does_not_win_by_other_equipment(raid):
    """R 9."""
    s = raid(
        "David* Felix*", at="cathedral", turn="area", holds="chalice compass sabre", top="robe"
    )
    s.answer("act")
    s.asks(1, "move")


# -- Deborah


def test_deborah_vows(raid):
    """R 11: once, at the start of her turn: her condition becomes "I am dead"."""
    s = raid("Deborah Felix*")
    s.asks(0, "move", "roll use")
    s.answer("use")
    assert (s.table.turned[0], s.revealed(0)) == (True, True)
    assert s.happened("vowed") == [{"seat": 0}]
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("more", [{}, {"voided": [1]}])
def test_deborah_wins_dead_after_her_vow(raid, more):
    """R 9, R 19.37: the game ends, and she wins; a seal does not undo what is done."""
    s = raid(
        "Felix* Deborah* Vampire Emi+", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 3], turned=[1], spent=[1], **more,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {"deborah": "sacrifice"}


def test_deborah_without_a_vow_does_not_win_dead(raid):
    """R 9."""
    s = raid(
        "Felix* Deborah* Vampire Emi+", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(2, "move")


@pytest.mark.parametrize("seats", [5, 7])
def test_deborah_alive_after_her_vow_does_not_win(raid, seats):
    """R 9: her old condition no longer counts."""
    s = felix_kills_the_last_shadow(
        raid, "Ulrich+ Deborah* Emi" + (" Alice" if seats == 7 else ""), seats=seats,
        damage="11 9", turned=[3], spent=[3],
    )  # fmt: skip
    assert "deborah" not in s.winners


@pytest.mark.parametrize(
    ("damage", "wins"),
    [
        ("11 5 4", True),
        ("11 5 5", True),
        ("11 5 6", False),
        ("11 0 0", True),
    ],
)
def test_deborah_among_up_to_five_wins_as_the_most_hurt(raid, damage, wins):
    """R 9, R 17.31: alive, and nobody alive has more; a tie is enough, the dead do not count."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Deborah Emi", damage=damage)
    assert s.table.seats == 5
    assert s.winners.get("deborah") == ("most_hurt" if wins else None)


def test_deborah_dead_among_five_does_not_win(raid):
    """R 9: alive."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Deborah+ Emi", damage="11 13")
    assert "deborah" not in s.winners


@pytest.mark.parametrize("seats", [6, 7, 8, 9])
@pytest.mark.parametrize(("deborah", "other", "wins"), [
    ("Deborah", "Alice", True), ("Deborah+", "Alice", True), ("Deborah", "Bylon", False),
])  # fmt: skip
def test_deborah_among_six_wins_with_another_citizen(raid, seats, deborah, other, wins):
    """R 9: from 6 players at the start on; alive or not; however hurt she is."""
    s = raid(
        f"Felix* Vampire* Ulrich+ {deborah} {other}"
        f"{' Werewolf+' if seats > 7 else ''} Emi"
        f"{' Bruce' if seats in (7, 9) else ''}",
        seats=seats, at="cathedral blackmist", damage="0 12 11 10", turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners["felix"] == "raiders"
    assert s.table.seats == seats
    assert s.winners.get("deborah") == ("citizen_won" if wins else None)


def test_deborah_does_not_win_by_the_most_damage_among_six(raid):
    """R 9: the number of players at the start counts."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Deborah Bylon Emi", damage="11 12 0", seats=6)
    assert "deborah" not in s.winners
