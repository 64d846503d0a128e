"""Movement (R 4), row by row."""

from __future__ import annotations

import pytest

from gloaming.games.raiders import RAIDERS

AREAS = {
    2: "agency", 3: "agency", 4: "blackmist", 5: "blackmist", 6: "cathedral", 7: "passage",
    8: "hall", 9: "hideout",
}  # fmt: skip
TOTALS = [(d4, total - d4) for total in range(2, 10) for d4 in (1, 2, 3, 4) if 1 <= total - d4 <= 6]
RING = (
    "detective_agency", "blackmist_area", "grand_cathedral", "underground_passage", "town_hall",
    "olivers_hideout",
)  # fmt: skip


def go(*areas: str, verb: str = "go") -> str:
    """Options by full area ids."""
    return " ".join(f"{verb}:{area}" for area in areas)


# -- ordinary


@pytest.mark.parametrize(("d4", "d6"), TOTALS)
@pytest.mark.parametrize("expansion", [False, True])
def test_the_total_says_where_to(raid, d4, d6, expansion):
    """R 4 "ordinary", R 2, R1: roll both dice, go to the area with that total."""
    s = raid("Vampire*", expansion=expansion, dice=[d4, d6])
    s.answer("roll")
    assert s.at(0) == AREAS[d4 + d6]
    assert s.happened("rolled") == [
        {"seat": 0, "why": "move", "d4": d4, "d6": d6, "result": d4 + d6, "again": False}
    ]
    area = s.table.area_at(0)
    assert s.happened("moved") == [{"seat": 0, "place": area}]
    assert s.asks(0, "area", "act skip") == {"place": area}


def test_moving_is_mandatory(raid):
    """R 4: nobody may stay where they are instead of rolling, except on the airship."""
    s = raid("Vampire*", at="hall")
    s.asks(0, "move", "roll")


# -- the own area's total


@pytest.mark.parametrize(("d4", "d6"), [(1, 1), (1, 2)])
def test_the_total_of_the_own_area_means_staying(raid, d4, d6):
    """R 4: no re-roll, and the area's action may be used again."""
    s = raid("Vampire*", at="agency", dice=[d4, d6])
    s.answer("roll")
    assert s.at(0) == "agency"
    assert len(s.happened("rolled")) == 1
    assert s.happened("stayed") == [{"seat": 0, "place": "detective_agency"}]
    assert not s.happened("moved")
    s.asks(0, "area", "act skip")


# -- 10


@pytest.mark.parametrize(("at", "here"), [("-", None), ("agency", 0), ("hall", 4), ("hideout", 5)])
def test_a_10_of_the_base_game(raid, at, here):
    """R 4: any of the six areas except the current one; on the first turn any of the six."""
    s = raid("Vampire*", at=at, dice=[4, 6])
    s.answer("roll")
    areas = [area for slot, area in enumerate(RING) if slot != here]
    assert s.asks(0, "destination", go(*areas)) == {"rolls": [10]}
    s.answer("go:grand_cathedral")
    assert s.at(0) == "cathedral"
    s.asks(0, "area", "act skip")


@pytest.mark.parametrize("at", ["-", "agency"])
def test_a_10_of_the_expansion(raid, at):
    """R 4: to the airship, which has no action."""
    s = raid("Vampire*", at=at, expansion=True, dice=[4, 6])
    s.answer("roll")
    assert s.at(0) == "airship"
    assert s.happened("moved") == [{"seat": 0, "place": "airship"}]
    s.asks(1, "move")


# -- beginning on the airship


def test_beginning_on_the_airship(raid):
    """R 4: before rolling one may instead go to any area other than the airship, without dice."""
    for area in RING:
        s = raid("Vampire*", at="airship")
        s.asks(0, "move", f"roll {go(*RING)}")
        s.answer(f"go:{area}")
        assert s.table.area_at(0) == area
        assert not s.happened("rolled")
        s.asks(0, "area", "act skip")


@pytest.mark.parametrize(("dice", "at"), [((1, 5), "cathedral"), ((4, 6), "airship")])
def test_rolling_on_the_airship(raid, dice, at):
    """R 4: or one rolls normally; a 10 keeps one there."""
    s = raid("Vampire*", at="airship", dice=dice)
    s.answer("roll")
    assert s.at(0) == at
    if at == "airship":
        assert s.happened("stayed") == [{"seat": 0, "place": "airship"}]
        s.asks(1, "move")
    else:
        s.asks(0, "area", "act skip")


def test_the_free_move_is_no_one_elses(raid):
    """R 4: only who begins the turn there has it."""
    s = raid("Vampire* Felix", at="hall airship")
    s.asks(0, "move", "roll")


def test_the_free_move_comes_after_the_start_of_the_turn(raid):
    """R 6, T1 and T2: an ability used, the same question goes on; the free move stays open."""
    s = raid("Alice*", at="airship", damage="3")
    s.asks(0, "move", f"roll use {go(*RING)}")
    s.answer("use")
    assert s.damage(0) == 0
    s.asks(0, "move", f"roll {go(*RING)}")


# -- Mystic Compass


def test_the_compass_rolls_twice(raid):
    """R 4: both are seen, one is used."""
    s = raid("Vampire*", at="hall", holds="compass", dice=[1, 1, 3, 3])
    s.answer("roll")
    assert [roll["result"] for roll in s.happened("rolled")] == [2, 6]
    about = s.asks(0, "destination", go("detective_agency", "grand_cathedral"))
    assert about == {"rolls": [2, 6]}
    s.answer("go:grand_cathedral")
    assert s.at(0) == "cathedral"
    s.asks(0, "area", "act skip")


def test_the_same_area_twice_is_no_choice(raid):
    """R 4."""
    s = raid("Vampire*", at="hall", holds="compass", dice=[1, 1, 1, 2])
    s.answer("roll")
    assert s.at(0) == "agency"
    s.asks(0, "area", "act skip")


def test_the_compass_may_choose_to_stay(raid):
    """R 4: a result that is the own area's is a result like any other."""
    s = raid("Vampire*", at="hall", holds="compass", dice=[4, 4, 1, 1])
    s.answer("roll")
    s.asks(0, "destination", go("town_hall", "detective_agency"))
    s.answer("go:town_hall")
    assert s.happened("stayed") == [{"seat": 0, "place": "town_hall"}]
    s.asks(0, "area", "act skip")


def test_a_10_of_the_compass_in_the_base_game(raid):
    """R 4: a chosen 10 works as above: any area but the current one; the other result may still be
    the current one."""
    s = raid("Vampire*", at="hall", holds="compass", dice=[4, 6, 4, 4])
    s.answer("roll")
    s.asks(0, "destination", go(*RING))
    s = raid("Vampire*", at="hall", holds="compass", dice=[4, 6, 1, 1])
    s.answer("roll")
    s.asks(0, "destination", go(*(area for area in RING if area != "town_hall")))


def test_a_10_of_the_compass_in_the_expansion(raid):
    """R 4: the airship is one of two results."""
    s = raid("Vampire*", at="hall", holds="compass", expansion=True, dice=[4, 6, 1, 1])
    s.answer("roll")
    s.asks(0, "destination", go("airship", "detective_agency"))
    s.answer("go:airship")
    assert s.at(0) == "airship"
    s.asks(1, "move")


def test_the_compass_on_the_airship(raid):
    """R 4: first the free move, then, if declined, the two rolls."""
    s = raid("Vampire*", at="airship", holds="compass", dice=[1, 1, 3, 3])
    s.asks(0, "move", f"roll {go(*RING)}")
    s.answer("roll")
    s.asks(0, "destination", go("detective_agency", "grand_cathedral"))
    s = raid("Vampire*", at="airship", holds="compass")
    s.answer("go:town_hall")
    assert not s.happened("rolled")
    s.asks(0, "area", "act skip")


# -- Emi


@pytest.mark.parametrize(
    ("at", "left", "right"),
    [
        ("agency", "olivers_hideout", "blackmist_area"),
        ("cathedral", "blackmist_area", "underground_passage"),
        ("hideout", "town_hall", "detective_agency"),
    ],
)
def test_emi_goes_to_a_neighbour_instead(raid, at, left, right):
    """R 4, R17: one of the two ring neighbours of the area she stands in, not of the area rolled;
    there she may act."""
    for area in (left, right):
        s = raid("Emi*", at=at, dice=[4, 4])
        s.answer("roll")
        s.asks(0, "area", f"act skip {go(left, right, verb='use')}")
        s.answer(f"use:{area}")
        assert s.table.area_at(0) == area
        assert s.happened("moved") == [{"seat": 0, "place": area}]
        assert s.asks(0, "area", "act skip") == {"place": area}


def test_emi_hidden_reveals_to_teleport(raid):
    """R 5, R 11: using the ability means turning up."""
    s = raid("Emi Vampire", at="agency", dice=[4, 4])
    s.answer("roll", "use:blackmist_area")
    assert s.happened("revealed") == [{"seat": 0, "character": "emi", "forced": False}]
    assert s.at(0) == "blackmist"
    s.asks(0, "area", "act skip")


@pytest.mark.parametrize("at", ["-", "airship"])
def test_emi_without_neighbours(raid, at):
    """R 4, R16: not while off the board or on the airship."""
    s = raid("Emi*", at=at, expansion=True, dice=[4, 4])
    s.answer("roll")
    assert s.at(0) == "hall"
    s.asks(0, "area", "act skip")


def test_emi_sees_both_results_of_the_compass(raid):
    """R 4: after seeing both results she may teleport instead."""
    s = raid("Emi*", at="agency", holds="compass", dice=[1, 5, 4, 4])
    s.answer("roll")
    teleports = go("olivers_hideout", "blackmist_area", verb="use")
    s.asks(0, "destination", f"{go('grand_cathedral', 'town_hall')} {teleports}")
    s.answer("use:olivers_hideout")
    assert s.at(0) == "hideout"
    s.asks(0, "area", "act skip")


def test_emi_having_chosen_a_result_goes_there(raid):
    """R 16.1.2: the choice of the compass was the question in which she could have teleported."""
    s = raid("Emi*", at="agency", holds="compass", dice=[1, 5, 4, 4])
    s.answer("roll", "go:town_hall")
    assert s.at(0) == "hall"
    s.asks(0, "area", "act skip")


def test_emi_may_have_rolled_the_airship(raid):
    """R 16.1.2: the choice stands at T5; after it she is asked about the area."""
    s = raid("Emi*", at="agency", expansion=True, dice=[4, 6])
    s.answer("roll")
    s.asks(0, "attack", f"pass {go('olivers_hideout', 'blackmist_area', verb='use')}")
    assert s.at(0) == "agency"
    s.answer("use:olivers_hideout")
    assert s.at(0) == "hideout"
    s.asks(0, "area", "act skip")


def test_emi_goes_to_the_airship_after_all(raid):
    """R 16.1.2: the piece moves when the question is answered."""
    s = raid("Emi*", at="agency", expansion=True, dice=[4, 6])
    s.answer("roll", "pass")
    assert s.at(0) == "airship"
    s.asks(1, "move")


def test_emi_may_teleport_every_turn_and_once_in_each(raid):
    """R 11: uses: turn."""
    s = raid("Emi*", at="agency", extra=1, dice=[4, 4])
    s.answer("roll", "use:blackmist_area")
    s.asks(0, "area", "act skip")
    s.dice(4, 4)
    s.answer("skip", "roll")
    s.asks(0, "area", f"act skip {go('detective_agency', 'grand_cathedral', verb='use')}")


def test_emi_without_abilities_or_sealed(raid):
    """R 11, R 15: then only the dice count."""
    for more in ({"abilities": False}, {"voided": [0]}):
        s = raid("Emi*", at="agency", dice=[4, 4], **more)
        s.answer("roll")
        assert s.at(0) == "hall"
        s.asks(0, "area", "act skip")


def test_emi_armed_before_her_roll(raid):
    """R 16.1.4: only where to is asked."""
    s = raid("Emi Vampire", at="agency", armed=[0], dice=[4, 4])
    s.answer("roll")
    assert s.revealed(0)
    s.asks(0, "ability_target", go("olivers_hideout", "blackmist_area", verb="use"))
    s.answer("use:blackmist_area")
    assert s.at(0) == "blackmist"
    s.asks(0, "area", "act skip")


# -- moved otherwise


@pytest.mark.parametrize("at", ["hall", "-"])
def test_moved_by_a_reasoning_card(raid, at):
    """R 4: placed on the airship at once, also if off the board; no area action; counts for the
    next start of turn."""
    s = raid("Vampire* Felix*", at=f"agency {at}", turn="area", top="r_raider_airship", spent=[1])
    s.answer("act", "give:1", "accept")
    assert s.at(1) == "airship"
    assert s.happened("moved") == [{"seat": 1, "place": "airship"}]
    s.asks(0, "attack", "attack:1 pass")
    s.answer("pass")
    s.asks(1, "move", f"roll {go(*RING)}")


def test_swapped_by_walpurgis(raid):
    """R 4: positions exchange, no area action; the other begins their turn from there."""
    s = raid("Walpurgis* Felix* Emma*", at="hall airship hall", turn="attack", spent=[1])
    s.answer("swap:1")
    assert (s.at(0), s.at(1)) == ("airship", "hall")
    assert s.happened("swapped") == [{"seat": 0, "with_seat": 1}]
    assert not s.happened("moved")
    s.asks(0, "attack", "attack:1 attack:2")


def test_the_dead_leave_the_board(raid):
    """R 8.1: and nobody else moves because of it."""
    s = raid("Vampire* Felix*", at="hall hall", damage="0 11", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert s.at(1) == "-"
    assert s.at(0) == "hall"
    s.asks(2, "move")


def test_every_total_leads_somewhere():
    """R1: from 2 to 10 in the expansion; in the base game 10 is a free choice."""
    for expansion in (False, True):
        areas = RAIDERS.edition_of((expansion, 14, False)).areas.values()
        totals = sorted(total for area in areas for total in area.totals)
        assert totals == list(range(2, 11 if expansion else 10))
