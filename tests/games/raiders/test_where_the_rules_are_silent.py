"""What we decided where the rules are silent: all of R 20, by number.

`TESTED_ELSEWHERE` names the tests of the clauses whose subject has a file of its own.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloaming.engine import view

TESTED_ELSEWHERE = {
    1: ("cards/test_white", "test_advent_heals_an_open_raider"),
    2: ("cards/test_white", "test_mirror_looks_at_the_character"),
    5: ("cards/test_reasoning", "test_copies_of_a_card_are_one_option"),
    10: ("characters/test_citizens", "test_who_cannot_be_armed"),
    11: ("characters/test_raiders_e", "test_erica_disarms"),
    12: ("characters/test_citizens_c_d", "test_carol_heals_once_in_the_turn_in_which_she_turns_up"),
    14: ("characters/test_citizens_a_b", "test_bruce_killing_both_kinds_at_once"),
    15: ("characters/test_raiders_f_g", "test_godwin_may_revive_anybody"),
    16: ("test_setup", "test_drawing_by_initial_is_the_expansions"),
}
"""Clause: file in this folder, test."""


def test_r20_03_the_parasol_stands_for_the_attack(raid):
    """R 20.3: its card is read before its target is chosen; the end of the turn follows it, with
    what it allows, but for Craig."""
    s = raid("Gordon* Vampire*", at="cathedral blackmist", holds="parasol", turn="attack",
             top="r_shadow_1")  # fmt: skip
    s.answer("parasol")
    assert s.asks(0, "give", "give:1")["card"] == "r_shadow_1"
    s.answer("give:1", "suffer")
    s.asks(0, "turn_end", "end use")


def test_r20_04_aiming_where_nothing_comes_of_it(raid):
    """R 20.4: Erica at who is sealed already; Emma at the unhurt; the Town Hall at a Brooch."""
    s = raid("Erica* Vampire Felix", voided=[1])
    s.answer("use:1")
    s.asks(0, "move", "roll")
    s = raid("Emma* Vampire*", at="hall hall", turn="attack", dice=[3])
    s.answer("use:1")
    s.asks(1, "move")
    s = raid("Felix* Vampire", at="hall", turn="area", holds="; brooch")
    s.answer("act", "hurt:1")
    s.asks(1, "move")


def test_r20_06_loot_may_be_left(raid):
    """R 20.6: one card is offered, and may be left; it is discarded then. Bylon takes, unasked."""
    s = raid("Felix* Vampire* Emi Ulrich", at="cathedral blackmist", damage="0 12",
             holds="; sabre", turn="attack", dice=[1, 4])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "loot", "take:1:b_sabre leave")
    s.answer("leave")
    assert (s.holds(0), s.table.black_discard) == (set(), ["b_sabre"])
    s.asks(2, "move")
    s = raid(
        "Bylon* Vampire* Felix*", at="cathedral blackmist cathedral", turn="attack",
        holds="gatling; sabre; robe", dice=[1, 5],
    )  # fmt: skip
    s.answer("attack", "rob")
    assert s.holds(0) == {"gatling", "sabre", "robe"}
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("players", "more", "answers"),
    [
        ("Felix*", {"at": "passage", "turn": "area", "top": "b_black_dog", "damage": "10"},
         ("act", "choose:1")),
        ("Felix*", {"at": "passage", "turn": "area", "top": "b_cursed_doll", "damage": "9",
                    "dice": [6]}, ("act", "choose:1")),
        ("Felix*", {"at": "hall", "turn": "area", "damage": "10"}, ("act", "hurt:0")),
        ("Agatha*", {"at": "hall", "turn": "attack", "damage": "5", "dice": [4, 4]}, ("use",)),
        ("Claire*", {"damage": "0 11"}, ("use:1",)),
    ],
)  # fmt: skip
def test_r20_07_who_dies_of_their_own_deed_has_no_killer(raid, players, more, answers):
    """R 20.7."""
    s = raid(f"{players} Werewolf* Emi Ulrich", holds="sabre", **more)
    s.answer(*answers)
    assert [(death["seat"], death["by"]) for death in s.happened("died")] == [(0, -1)]
    assert "b_sabre" in s.table.black_discard
    s.asks(1, "move")


def test_r20_07_nor_has_who_dies_with_them(raid):
    """R 20.7: the dog bites both."""
    s = raid("Felix* Vampire* Emi Ulrich", at="passage hall", turn="area", top="b_black_dog",
             damage="10 11")  # fmt: skip
    s.answer("act", "choose:1")
    assert [(death["seat"], death["by"]) for death in s.happened("died")] == [(0, -1), (1, -1)]
    s.asks(2, "move")


@pytest.mark.parametrize("name", ["Alice", "Claire", "Deborah", "Erica", "Felix", "Felicia"])
def test_r20_08_start_of_turn_abilities_work_off_the_board(raid, name):
    """R 20.8: in the first turn too, at targets off the board; not so Uranus."""
    other = "Felix" if name != "Felix" else "Gordon"
    s = raid(f"{name} {other}*")
    target = "" if name in {"Alice", "Deborah"} else ":1"
    assert f"use{target}" in [option.id for option in s.table.asked.options[0]]
    s.asks(0, "move")
    s = raid("Uranus Felix*")
    s.asks(0, "move", "roll")


@pytest.mark.parametrize(
    ("name", "use"),
    [("Agatha", "use"), ("Benjamin", "use:1:b_masamune"), ("Emma", "use:1"), ("Gordon", "use"),
     ("Wight", "use")],
)  # fmt: skip
def test_r20_09_what_is_used_in_t5_is_no_attack(raid, name, use):
    """R 20.9: then the turn ends; whom Masamune forces has it after the attack."""
    rolls = {"Agatha": [1, 1], "Emma": [2]}.get(name, [])
    s = raid(f"{name}* Felix* Alice+", at="cathedral cathedral", holds="sabre", turn="attack",
             dice=rolls)  # fmt: skip
    s.answer(use.replace("masamune", "sabre"))
    assert not s.happened("attack")
    if name == "Wight":
        s.asks(0, "move")
    else:
        s.asks(1, "move")
    s = raid(f"{name}* Felix* Alice+", at="cathedral cathedral", holds="masamune", turn="attack",
             dice=[1])  # fmt: skip
    s.asks(0, "attack", "attack:1")
    s.answer("attack:1")
    s.asks(0, "turn_end", f"end {use}")


def test_r20_13_craig_repeats_with_what_he_holds_by_then(raid):
    """R 20.13: a card of the dead victim adds to the repeat on the other."""
    s = raid(
        "Craig* Vampire* Felix* Ulrich Emi", at="cathedral blackmist cathedral", damage="0 12",
        holds="gatling; sabre", turn="attack", dice=[1, 4, 1, 4],
    )  # fmt: skip
    s.answer("attack", "take:1:b_sabre", "use")
    assert s.damage(2) == 3 + 4
    s.asks(2, "move")


def test_r20_17_masamune_forces_the_first_of_ulsters_attacks(raid):
    """R 20.17: the Parasol may take the place of the second."""
    s = raid("Ulster* Felix*", at="hall hall", holds="masamune parasol", turn="attack", dice=[1])
    s.asks(0, "attack", "attack:1")
    s.answer("attack:1", "use")
    s.asks(0, "attack", "attack:1 parasol pass")


def test_r20_18_a_piece_goes_on_waiting(raid):
    """R 20.18: also if Angela turns up meanwhile; only the range is that from where it arrives."""
    s = raid("Vampire Angela Felix*", at="agency - passage", dice=[4, 4])
    s.answer("roll")
    s.act(1, "turn")
    assert (s.at(0), s.table.heading) == ("agency", "town_hall")
    assert view(s.table, 0)["own"]["reach"]["steps"] == {"2": 1}
    s.asks(0, "area", "act skip")
    s.answer("skip")
    assert s.at(0) == "hall"
    s.asks(0, "attack", "attack:2 pass")


def test_every_clause_has_a_test():
    """R 20: here, or where `TESTED_ELSEWHERE` says."""
    here = Path(__file__)
    root = next(parent for parent in here.parents if (parent / "docs").is_dir())
    rules = (root / "docs/rules/shadow-raiders.md").read_text(encoding="utf-8")
    listed = [int(n) for n in re.findall(r"^- \*\*20\.(\d+)\*\*", rules, re.M)]
    mine = {int(n) for n in re.findall(r"^def test_r20_(\d+)", here.read_text("utf-8"), re.M)}
    assert listed == sorted(mine | set(TESTED_ELSEWHERE))
    assert not mine & set(TESTED_ELSEWHERE)
    for file, name in TESTED_ELSEWHERE.values():
        tests = (here.parent / f"{file}.py").read_text(encoding="utf-8")
        assert f"def {name}(" in tests, "the test of this clause has another name now"
