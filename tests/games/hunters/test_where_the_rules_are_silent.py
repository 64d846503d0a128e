"""What we decided where the rules are silent: all of R 18, by number.

`TESTED_ELSEWHERE` names the tests of the clauses whose subject has a file of its own.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloaming.engine import PUBLIC, Action, apply, events_for, start, view
from gloaming.games.hunters import HUNTERS

TESTED_ELSEWHERE = {
    4: ("games/hunters/test_arming", "test_armed_ultra_soul_with_one_target"),
    7: ("games/hunters/test_arming", "test_who_may_not"),
    8: ("games/hunters/test_areas", "test_erstwhile_altar_with_nothing_to_take"),
    10: ("games/hunters/cards/test_white", "test_advent_heals_an_open_hunter"),
    12: ("games/hunters/cards/test_white", "test_mystic_compass_same_total_twice_asks_nothing"),
    17: ("games/hunters/test_attack", "test_bob_robs_before_anybody_is_hurt"),
    20: ("games/hunters/characters/test_hunters", "test_gregor_raises_it_instead_of_attacking"),
    22: ("games/hunters/characters/test_neutrals", "test_catherine_revealed_later_heals_next_turn"),
    26: ("server/test_rematch", "test_the_record_proves_that_nobody_dealt_to_order"),
    27: ("server/test_rematch", "test_the_replay_shows_what_each_saw"),
}
"""Clause: file in tests, test."""

BURST = {"at": "church church church", "holds": "gun", "turn": "attack", "dice": [1, 3]}
"""The first player is about to hit two others with one burst."""


def test_r18_01_a_werewolf_who_turns_up_is_asked_anew(scene):
    """R 18.1: whatever he had answered in secret."""
    s = scene("Franklin* Werewolf Vampire", **BURST)
    s.answer("attack")
    s.answer("use", seat=1)
    s.act(1, "reveal")
    s.asks(1, "react", "on use")
    s.answer("on")
    assert not s.happened("counterattack", log=True)
    s.asks(1, "move")


def test_r18_02_an_answer_counts_more_than_arming(scene):
    """R 18.2: and the arming waits for the next attack."""
    s = scene("Franklin* Werewolf Vampire", **BURST)
    s.answer("attack")
    s.answer("on", seat=1)
    s.act(1, "arm")
    s.close()
    assert (s.revealed(1), s.table.armed[1]) == (False, True)
    s.asks(1, "move")


def test_r18_03_who_turns_up_is_asked_no_longer(scene):
    """R 18.3: the blow falls; the turn ends."""
    s = scene("Franklin Ultra_Soul*", at="church church", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(0, "strike", "strike")
    s.act(0, "reveal")
    assert s.damage(1) == 2
    s.asks(1, "move")
    s = scene("George Vampire*", roster="full", at="church church", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.asks(0, "turn_end", "end")
    s.act(0, "reveal")
    s.asks(1, "move")


def test_r18_05_an_armed_valkyrie_turns_up_before_she_chooses(scene):
    """R 18.5: even if she then attacks nobody."""
    s = scene("Valkyrie Franklin*", at="church church", turn="area")
    s.act(0, "arm")
    s.answer("skip", "pass")
    assert s.revealed(0)
    s.asks(1, "move")


def test_r18_06_arming_lasts_until_ellen_ends_it(scene):
    """R 18.6: over turns; and no event tells of its end."""
    s = scene("Ultra_Soul Ellen Franklin Vampire", at="church cemetery", dice=[1, 1])
    s.act(0, "arm")
    s.answer("roll", "skip")
    assert s.table.armed[0]
    s.asks(1, "move")
    s.answer("use:0")
    assert not s.table.armed[0]
    assert [event.kind for event in s.last] == ["revealed", "ability", "voided"]
    s.asks(1, "move", "roll")


def test_r18_09_aiming_where_nothing_comes_of_it(scene):
    """R 18.9: Ellen at a void ability; Blessing at the unhurt."""
    s = scene("Ellen* Vampire Franklin", voided=[1])
    s.asks(0, "move", "roll use:1 use:2 use:3")
    s = scene("Franklin Vampire", at="church", turn="area", top="w_blessing", dice=[4])
    s.answer("act", "choose:1")
    assert s.damage(1) == 0
    s.asks(1, "move")


def test_r18_11_the_mirror_looks_at_the_character(scene):
    """R 18.11: it spares a void Unknown."""
    s = scene("Unknown Franklin", at="church", turn="area", top="w_disenchant_mirror", voided=[0])
    s.answer("act")
    assert not s.revealed(0)
    s.asks(1, "move")


def test_r18_11_the_mirror_with_abilities_off(scene):
    """R 18.11: it turns up a Shadow all the same, and spares Unknown."""
    for name, turned_up in (("Vampire", True), ("Unknown", False)):
        s = scene(f"{name} Franklin", at="church", turn="area", top="w_disenchant_mirror",
                  abilities=False)  # fmt: skip
        s.answer("act")
        assert s.revealed(0) is turned_up
        s.asks(1, "move")


def test_r18_13_loot_cannot_be_declined(scene):
    """R 18.13: a single card is taken unasked; of several one must be taken."""
    s = scene("Franklin* Vampire*", at="church church", damage="0 12", holds="; axe",
              turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    assert s.holds(0) == {"axe"}
    s.asks(2, "move")
    s = scene("Franklin* Vampire*", at="church church", damage="0 12", holds="; axe robe",
              turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "loot", "take:1:b_broad_axe take:1:w_holy_robe")


@pytest.mark.parametrize("name", ["franklin", "george"])
def test_r18_14_from_off_the_board_at_somebody_off_the_board(scene, name):
    """R 18.14: in the first turn."""
    s = scene(f"{name} Vampire", dice=[3])
    s.answer("use:1")
    assert s.damage(1) == 3
    s.asks(0, "move", "roll")


def test_r18_15_the_hint_is_like_any_hermit_card():
    """R 18.15: only giver and receiver read it; Unknown may lie; a Prediction counts for good."""
    lied = shown = False
    for seed in range(120):
        table, told = start(HUNTERS, {"roster": "base", "hint": True}, 4, bytes([seed]))
        while table.turn == 0:
            ask = table.asked
            (receiver,) = ask.options
            card, giver = ask.about["card"], ask.about["from"]
            for viewer in range(PUBLIC, 4):
                if viewer not in (giver, receiver):
                    seen = f"{view(table, viewer)} {events_for(told, viewer)}"
                    assert card not in seen
            options = [option.id for option in ask.options[receiver]]
            if table.characters[receiver] == "unknown" and card != "h_prediction":
                assert options[-1] == "nothing"
                assert len(options) == 2
                lied = True
            else:
                assert len(options) == 1
            told = apply(table, Action(receiver, options[-1], ask.id))
            assert table.hint_discard.count(card) >= 1
            if card == "h_prediction":
                assert table.known[giver] == ((receiver, table.characters[receiver]),)
                shown = True
    assert lied
    assert shown


def test_r18_16_the_spear_may_raise_nothing_to_something(scene):
    """R 18.16: a robe and a difference of 1; by the question or out of turn."""
    for turn_up in (lambda s: s.answer("spear"), lambda s: s.act(0, "reveal")):
        s = scene("George Vampire*", at="church church", holds="spear; robe", turn="attack",
                  dice=[1, 2])  # fmt: skip
        s.answer("attack:1")
        assert s.asks(0, "strike", "strike spear")["damage"] == [0]
        turn_up(s)
        assert s.damage(1) == 2
        s.asks(1, "move")


def test_r18_18_the_werewolf_strikes_back_without_the_stolen_axe(scene):
    """R 18.18: the theft came first."""
    s = scene("Bob* Werewolf*", at="church church", holds="; axe", turn="attack",
              dice=[1, 4, 1, 3])  # fmt: skip
    s.answer("attack:1", "rob:1:b_broad_axe", "use")
    assert s.damage(0) == 2
    s.asks(1, "move")


def test_r18_18_the_werewolf_strikes_back_against_the_looted_robe(scene):
    """R 18.18: so did the looting."""
    s = scene("Franklin* Werewolf* Ellen*", at="church church church", damage="0 0 9",
              holds="gun; -; robe", turn="attack", dice=[1, 4, 1, 4])  # fmt: skip
    s.answer("attack", "use")
    assert (s.holds(0), s.damage(0)) == ({"gun", "robe"}, 2)
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("looted", "dice", "damage"),
    [("b_masamune", (4,), 6), ("b_broad_axe", (1, 3), 5), ("b_handgun", (1, 3), 4)],
)
def test_r18_19_charles_goes_on_with_what_he_has_looted(scene, looted, dice, damage):
    """R 18.19: at the same players."""
    s = scene(
        "Charles* Vampire* Franklin* George*", at="church church cemetery gate", damage="0 12",
        holds="gun; masamune axe handgun", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack", f"take:1:{looted}")
    s.dice(*dice)
    s.answer("use")
    assert s.happened("attack") == [{"seat": 0, "targets": [2]}]
    assert (s.damage(2), s.damage(3)) == (damage, 0)
    s.asks(0, "turn_end", "end use")


def test_r18_21_wight_counts_whom_he_has_just_killed(scene):
    """R 18.21."""
    s = scene("Wight* Bob* Franklin", at="church church", damage="0 9", turn="attack",
              dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    assert s.happened("extra_turns") == [{"seat": 0, "count": 1}]
    s.asks(0, "move")


def test_r18_23_bryan_kills_a_weak_and_a_strong_one(scene):
    """R 18.23: he has to reveal, and then wins."""
    s = scene("Bryan Vampire* Franklin*", at="church church church", damage="0 12 11",
              holds="gun", turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack")
    assert s.happened("revealed") == [{"seat": 0, "character": "bryan", "forced": True}]
    assert s.winners == {"bryan": "attack_kill"}


def test_r18_24_acting_while_the_last_shadow_is_looted(scene):
    """R 18.24: at once; victory waits."""
    s = scene("Franklin* Vampire* Allie Ellen Werewolf+", at="church church", damage="0 12 5",
              holds="; axe robe", turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    s.act(3, "reveal")
    s.act(2, "mother")
    assert (s.revealed(3), s.damage(2)) == (True, 0)
    s.asks(0, "loot", "take:1:b_broad_axe take:1:w_holy_robe")
    s.answer("take:1:b_broad_axe")
    assert s.winners == {"franklin": "hunters", "ellen": "hunters", "allie": "alive"}


def test_r18_25_the_rest_of_an_effect_is_left_undone(scene):
    """R 18.25: the card that won the game is not put away."""
    s = scene("Bob Vampire", at="cabin", holds="axe knife chainsaw robe; spear", turn="area",
              top="h_anger")  # fmt: skip
    s.answer("act", "give:1", "hand:w_spear_longinus")
    assert s.winners == {"bob": "equipment"}
    assert s.table.hint_discard == []


def test_every_clause_is_here():
    """R 18: the clauses, the tests of this file and those elsewhere."""
    page = Path("docs/rules/shadow-hunters.md")
    here = Path(__file__)
    root = next(p for p in here.parents if (p / page).exists())
    section = (root / page).read_text(encoding="utf-8").split("\n## 18.")[1].split("\n## ")[0]
    listed = [int(number) for number in re.findall(r"\*\*18\.(\d+)\*\*", section)]
    mine = {int(m) for m in re.findall(r"def test_r18_(\d\d)_", here.read_text("utf-8"))}
    assert listed == sorted(mine | set(TESTED_ELSEWHERE))
    assert not mine & set(TESTED_ELSEWHERE)
    for file, name in TESTED_ELSEWHERE.values():
        tests = (root / "tests" / f"{file}.py").read_text(encoding="utf-8")
        assert f"def {name}(" in tests, "the test of this clause has another name now"
