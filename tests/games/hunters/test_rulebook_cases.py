"""The rulebook's statements as test cases: all of R 16, by number.

Cases 21 to 24 are the table's service, not the game's: `SERVICE_CASES` says where they are tested.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alike import look_alike
from gloaming.engine import PUBLIC, events_for, out_of_turn, view

SERVICE_CASES = {
    21: ("test_rooms", "test_three_clicks_to_a_game_against_bots"),
    22: ("test_hosting", "test_who_arrives_during_a_game_watches_and_sits_down_for_the_next"),
    23: ("test_dropping_out", "test_a_stand_in_knows_what_the_seat_knew_and_no_more"),
    24: ("test_rematch", "test_at_the_end_everyone_sees_who_won_as_whom_and_can_still_chat"),
}
"""Case: file in tests/server, test."""


def test_r16_01_a_six_at_the_church_is_rolled_again(scene):
    """R 16.1: they roll again and end elsewhere."""
    s = scene("Franklin Vampire", at="church", dice=[1, 5, 4, 4])
    s.answer("roll")
    assert s.at(0) == "cemetery"
    s.asks(0, "area")


@pytest.mark.parametrize("here", ["cabin", "gate", "church", "cemetery", "woods", "altar", "-"])
def test_r16_02_a_seven_leads_everywhere_else(scene, here):
    """R 16.2: every area except their own (off the board: all six) and no other option."""
    s = scene("Franklin Vampire", at=here, dice=[2, 5])
    s.answer("roll")
    s.asks(0, "destination", " ".join(
        f"go:{area}" for area in s.table.board if area != s.table.area_at(0)
    ))  # fmt: skip


def test_r16_03_the_area_is_optional_and_the_attack_follows(scene):
    """R 16.3: after declining nothing happens, and the attack step follows."""
    s = scene("Franklin Vampire", at="- cemetery", dice=[1, 5])
    s.answer("roll")
    s.asks(0, "area", "act skip")
    s.answer("skip")
    assert [event.kind for event in s.last] == ["skipped"]
    s.asks(0, "attack", "attack:1 pass")


def test_r16_04_equal_dice_deal_nothing(scene):
    """R 16.4: damage 0 and no bonus."""
    s = scene(
        "Franklin* Vampire*", at="church church", holds="axe spear", turn="attack", dice=[4, 4]
    )
    s.answer("attack:1")
    assert s.damage(1) == 0
    s.asks(1, "move")


def test_r16_05_one_and_six_deal_five(scene):
    """R 16.5: a bare attack."""
    s = scene("Franklin* Vampire*", at="church church", turn="attack", dice=[1, 6])
    s.answer("attack:1")
    assert s.damage(1) == 5
    s.asks(1, "move")


@pytest.mark.parametrize("active", [0, 1])
def test_r16_06_the_two_areas_of_a_zone_reach_each_other(scene, active):
    """R 16.6: each may attack the other."""
    s = scene("Franklin Vampire", at="church cemetery", active=active, turn="attack")
    s.asks(active, "attack", f"attack:{1 - active} pass")


@pytest.mark.parametrize("star", ["", "*"])
def test_r16_07_only_drawer_and_receiver_read_a_hermit_card(scene, star):
    """R 16.7: its text is in no view, question or event of anybody else, from draw to discard."""
    s = scene(f"Franklin Vampire{star} Ellen", at="cabin", turn="area", top="h_slap")
    s.answer("act")
    assert "h_slap" in s.seen_by(0)
    assert all("h_slap" not in s.seen_by(viewer) for viewer in (PUBLIC, 1, 2, 3))
    s.answer("give:1")
    assert all("h_slap" in s.seen_by(viewer) for viewer in (0, 1))
    assert all("h_slap" not in s.seen_by(viewer) for viewer in (PUBLIC, 2, 3))
    s.answer("nothing")
    for viewer in range(PUBLIC, 4):
        assert "h_slap" not in s.seen_by(viewer)
    s.asks(1, "move")


def test_r16_08_a_card_that_does_not_fit_does_nothing(scene):
    """R 16.8."""
    s = scene("Franklin Vampire", at="cabin", turn="area", top="h_slap", damage="0 3")
    s.answer("act", "give:1")
    s.asks(1, "hint", "nothing")
    s.answer("nothing")
    assert s.damage(1) == 3
    s.asks(1, "move")


def test_r16_09_three_weapons_and_a_two_deal_five(scene):
    """R 16.9."""
    s = scene(
        "Franklin* Vampire*", at="church church", holds="axe knife chainsaw", turn="attack",
        dice=[2, 4],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == 5
    s.asks(1, "move")


@pytest.mark.parametrize(("place", "deck"), [("church", "w"), ("cemetery", "b"), ("cabin", "h")])
def test_r16_10_an_empty_deck_is_made_again_when_a_card_is_needed(scene, place, deck):
    """R 16.10, R 5: at the moment a card must be drawn, not earlier."""
    s = scene("David Vampire", at=place, turn="area", discards="axe robe")
    s.empty(deck)
    s.answer("act")
    assert len(s.happened("reshuffled")) == 1
    piles = {"w": s.table.white, "b": s.table.black, "h": s.table.hints}
    assert len(piles[deck]) == 15
    s.asks(0, s.table.asked.kind)


def test_r16_10_the_new_deck_is_shuffled(scene):
    """R 16.10, R 5: it is not the discards in their order."""
    s = scene("Franklin Vampire", at="cabin", turn="area")
    s.empty("h")
    order = list(s.table.hint_discard)
    s.answer("act")
    drawn = s.asks(0, "give")["card"]
    assert [*s.table.hints, drawn] != order
    assert sorted([*s.table.hints, drawn]) == sorted(order)


def test_r16_10_the_last_card_drawn_reshuffles_nothing(scene):
    """R 16.10, R 5, ruling: the discards stay where David can dig until the next draw."""
    s = scene("Franklin Vampire", at="church", turn="area", top="talisman")
    s.empty("w")
    s.top_of_discards("talisman")
    s.answer("act")
    assert not s.happened("reshuffled")
    assert len(s.table.white_discard) == 15
    s.asks(1, "move")


def test_r16_11_a_reveal_in_anothers_turn_is_seen_by_all_at_once(scene):
    """R 16.11."""
    s = scene("Franklin Vampire Ellen", at="church church", turn="attack")
    s.act(2, "reveal")
    for viewer in range(PUBLIC, 4):
        told = events_for(s.last, viewer)
        assert told == [
            {
                "kind": "revealed",
                "params": {"seat": 2, "character": "ellen", "forced": False},
            }
        ]
        assert view(s.table, viewer)["public"]["players"][2]["character"] == "ellen"
    s.asks(0, "attack", "attack:1 pass")


@pytest.mark.parametrize(("before", "dies"), [(11, False), (12, True)])
def test_r16_12_damage_equal_to_hp_kills(scene, before, dies):
    """R 16.12."""
    s = scene("Franklin* Vampire*", at="church church", damage=f"0 {before}", turn="attack",
              dice=[1, 2])  # fmt: skip
    s.answer("attack:1")
    assert s.alive(1) is not dies
    s.asks(*((2, "move") if dies else (1, "move")))


def test_r16_13_of_three_cards_one_is_taken_and_two_discarded(scene):
    """R 16.13."""
    s = scene(
        "Franklin* Vampire*", at="church church", damage="0 12", holds="; axe robe knife",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "loot", "take:1:b_broad_axe take:1:w_holy_robe take:1:b_butcher_knife")
    s.answer("take:1:w_holy_robe")
    assert s.holds(0) == {"robe"}
    assert s.table.black_discard == ["b_broad_axe", "b_butcher_knife"]
    s.asks(2, "move")


def test_r16_14_a_dead_hunter_wins_too(scene):
    """R 16.14."""
    s = scene(
        "Franklin* Vampire* Ellen+ Werewolf+", at="church church", damage="0 12", turn="attack",
        dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {"franklin": "hunters", "ellen": "hunters"}


def test_r16_15_a_neutral_and_a_camp_win_together(scene):
    """R 16.15."""
    s = scene(
        "Franklin* Vampire* Ellen+ Werewolf+ Allie", at="church church", damage="0 12",
        turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {"franklin": "hunters", "ellen": "hunters", "allie": "alive"}


@pytest.mark.parametrize(("before", "after"), [(5, 4), (1, 0), (0, 0)])
def test_r16_16_catherine_heals_one_each_turn(scene, before, after):
    """R 16.16: never below 0."""
    s = scene("Catherine* Vampire", damage=f"{before}")
    assert s.damage(0) == after
    s.asks(0, "move")


def test_r16_17_bobs_ability_depends_on_the_table(scene):
    """R 16.17: 5 players: steal instead; 7 players: take all."""
    s = scene("Bob* Vampire*", seats=5, at="church church", holds="; axe robe", turn="attack",
              dice=[1, 6])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "strike", "strike rob:1:b_broad_axe rob:1:w_holy_robe")
    s = scene("Bob* Vampire*", seats=7, at="church church", holds="; axe robe", turn="attack",
              damage="0 12", dice=[1, 6])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "loot", "take:1:b_broad_axe take:1:w_holy_robe all:1")


def test_r16_18_ultra_soul_needs_somebody_at_the_gate(scene):
    """R 16.18: no target is offered; she herself is none."""
    s = scene("Ultra_Soul* Franklin Ellen", at="gate cabin church")
    s.asks(0, "move", "roll")


def test_r16_19_allie_heals_in_anothers_turn_once(scene):
    """R 16.19: her damage is 0 at once, and never again by this ability."""
    s = scene("Franklin Vampire Allie", damage="0 0 7", at="church church", turn="attack")
    s.act(2, "mother")
    assert s.damage(2) == 0
    assert s.revealed(2)
    assert out_of_turn(s.table, 2) == ()
    s.asks(0, "attack")


def test_r16_20_fuka_sets_herself_to_seven(scene):
    """R 16.20: from 9 to 7."""
    s = scene("Fuka* Vampire", damage="9")
    s.answer("use:0")
    assert s.damage(0) == 7
    s.asks(0, "move", "roll")


def test_a_hermit_card_reads_the_same_for_others_whatever_it_says(scene):
    """R 16.7: two worlds with different cards, of which the receiver says nothing."""
    worlds = [
        scene("Franklin Vampire Ellen George", at="cabin", turn="area", top=card)
        for card in ("h_slap", "h_nurturance")
    ]
    look_alike(
        *worlds, (0, 1), lambda s: s.answer("act"), lambda s: s.answer("give:1"),
        lambda s: s.answer("nothing"),
    )  # fmt: skip
    for world in worlds:
        world.asks(1, "move")


def test_every_case_of_the_list_is_here():
    """R 16: the numbers of the list, the tests of this file and the service's."""
    page = Path("docs/rules/shadow-hunters.md")
    root = next(p for p in Path(__file__).parents if (p / page).exists())
    text = (root / page).read_text(encoding="utf-8")
    section = re.search(r"^## 16\..*?(?=^## )", text, re.S | re.M)
    assert section
    listed = {int(number) for number in re.findall(r"^(\d+)\. ", section[0], re.M)}
    mine = {int(m) for m in re.findall(r"def test_r16_(\d\d)_", Path(__file__).read_text("utf-8"))}
    assert listed == mine | set(SERVICE_CASES)
    assert not mine & set(SERVICE_CASES)
    for file, name in SERVICE_CASES.values():
        tests = (root / "tests" / "server" / f"{file}.py").read_text(encoding="utf-8")
        assert f"def {name}(" in tests, "the service's test of this case has another name now"
