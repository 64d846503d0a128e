"""Emi, Emma, Erica (R 11)."""

from __future__ import annotations

import pytest

# -- Emi


@pytest.mark.parametrize(
    ("here", "ways"),
    [
        ("agency", ("blackmist_area", "olivers_hideout")),
        ("blackmist", ("detective_agency", "grand_cathedral")),
        ("cathedral", ("blackmist_area", "underground_passage")),
        ("hideout", ("town_hall", "detective_agency")),
    ],
)
@pytest.mark.parametrize("star", ["", "*"])
def test_emi_teleports_to_a_ring_neighbour(raid, here, ways, star):
    """R 4, R 17.17: after the roll, to one of the two neighbours of the area where she stood."""
    s = raid(f"Emi{star} Vampire*", at=here, dice=[4, 3])
    s.answer("roll")
    assert s.asks(0, "area", f"act skip use:{ways[0]} use:{ways[1]}") == {
        "place": "underground_passage"
    }
    assert s.at(0) == here
    s.answer(f"use:{ways[1]}")
    assert s.happened("moved") == [{"seat": 0, "place": ways[1]}]
    assert s.revealed(0)
    # There she may act, and not teleport again.
    assert s.asks(0, "area", "act skip")["place"] == ways[1]


def test_emi_follows_the_dice(raid):
    """R 11: not forced; then she stays hidden, and acts where the dice sent her."""
    s = raid("Emi Vampire* Gordon*", at="agency", dice=[4, 4])
    s.answer("roll", "act")
    assert (s.at(0), s.revealed(0)) == ("hall", False)
    s.asks(0, "hall")


def test_emi_teleports_instead_of_staying(raid):
    """R 4: the total of the own area is a roll like others."""
    s = raid("Emi Vampire*", at="cathedral", dice=[3, 3])
    s.answer("roll")
    s.asks(0, "area", "act skip use:blackmist_area use:underground_passage")
    s.answer("use:underground_passage")
    assert s.at(0) == "passage"
    s.asks(0, "area", "act skip")


@pytest.mark.parametrize("at", ["-", "airship"])
def test_emi_has_no_neighbours_off_the_ring(raid, at):
    """R 4, R 17.16: not off the board, not on the airship."""
    s = raid("Emi* Vampire*", at=at, dice=[4, 4], expansion=True)
    s.answer("roll")
    s.asks(0, "area", "act skip")
    assert s.at(0) == "hall"


def test_emi_leaving_the_airship_without_dice_has_not_rolled(raid):
    """R 4: teleporting comes after the roll."""
    s = raid("Emi* Vampire*", at="airship")
    s.answer("go:town_hall")
    s.asks(0, "area", "act skip")


def test_emi_with_the_compass(raid):
    """R 4: after seeing both results."""
    s = raid("Emi Vampire*", at="cathedral", holds="compass", dice=[1, 1, 4, 4])
    s.answer("roll")
    s.asks(
        0,
        "destination",
        "go:detective_agency go:town_hall use:blackmist_area use:underground_passage",
    )
    s.answer("use:blackmist_area")
    assert (s.at(0), s.revealed(0)) == ("blackmist", True)
    s.asks(0, "area", "act skip")


def test_emi_with_a_ten_of_the_base_game(raid):
    """R 4: her teleport stands in the question of the free choice."""
    s = raid("Emi Vampire*", at="cathedral", dice=[4, 6])
    s.answer("roll")
    ways = [f"go:{area}" for area in s.table.board if area != "grand_cathedral"]
    s.asks(0, "destination", " ".join([*ways, "use:blackmist_area", "use:underground_passage"]))


def test_emi_heading_for_the_airship(raid):
    """R 16.1.2: there is no question of the area, so her teleport stands in T5; from there she may
    act."""
    s = raid("Emi Vampire*", at="cathedral hall", dice=[4, 6], expansion=True)
    s.answer("roll")
    s.asks(0, "attack", "attack:1 pass use:blackmist_area use:underground_passage")
    s.answer("use:underground_passage")
    assert s.at(0) == "passage"
    s.asks(0, "area", "act skip")
    s.answer("skip")
    s.asks(1, "move")


def test_emi_attacks_from_the_airship(raid):
    """R 16.1.2: attacking, or passing, she has arrived."""
    for answer, dice in (("attack:1", [1, 4]), ("pass", [])):
        s = raid("Emi* Vampire*", at="cathedral hall", dice=[4, 6, *dice], expansion=True)
        s.answer("roll", answer)
        assert s.at(0) == "airship"
        s.asks(1, "move")


def test_emi_teleports_once_a_turn_and_again_in_the_next(raid):
    """R 11: uses: turn."""
    s = raid("Emi* Vampire*", at="cathedral", extra=1, dice=[4, 4, 1, 1])
    s.answer("roll", "use:blackmist_area", "skip")
    s.asks(0, "move", "roll")
    s.answer("roll")
    s.asks(0, "area", "act skip use:detective_agency use:grand_cathedral")


def test_emi_armed(raid):
    """R 16.1.4: after the roll; which way is asked."""
    s = raid("Emi Vampire*", at="cathedral", dice=[4, 4], armed=[0])
    s.answer("roll")
    assert s.revealed(0)
    s.asks(0, "ability_target", "use:blackmist_area use:underground_passage")
    s.answer("use:blackmist_area")
    assert s.at(0) == "blackmist"
    s.asks(0, "area", "act skip")


def test_emi_armed_off_the_board(raid):
    """R 16.1.4: its next valid window: until then she stays armed and hidden."""
    s = raid("Emi Vampire*", dice=[4, 4], armed=[0])
    s.answer("roll")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    s.asks(0, "area", "act skip")


# -- Emma


@pytest.mark.parametrize(("roll", "after"), [(1, 4), (3, 2), (4, 1)])
def test_emma_heals_another_in_her_area(raid, roll, after):
    """R 11: by the d4."""
    s = raid("Emma Vampire* Felix*", at="hall hall passage", damage="5 5 5", turn="attack")
    s.asks(0, "attack", "attack:1 attack:2 use:1 pass")
    s.dice(roll)
    s.answer("use:1")
    assert [s.damage(seat) for seat in range(3)] == [5, after, 5]
    assert [(r["why"], r["d4"], r["d6"]) for r in s.happened("rolled")] == [("ability", roll, 0)]
    s.asks(1, "move")


def test_emma_rolls_the_d4(raid):
    """R 11: not the d6."""
    s = raid("Emma Vampire*", at="hall hall", turn="attack", dice=[5])
    with pytest.raises(AssertionError, match="no d4 shows 5"):
        s.answer("use:1")
    s.asks(0, "attack")


def test_emma_never_below_zero(raid):
    """R 11."""
    s = raid("Emma Vampire*", at="hall hall", damage="0 2", turn="attack", dice=[4])
    s.answer("use:1")
    assert s.damage(1) == 0
    s.asks(1, "move")


def test_emma_after_an_attack_and_each_turn(raid):
    """R 11, T11: uses: turn."""
    s = raid(
        "Emma* Vampire*", at="hall hall", damage="0 5", turn="attack", extra=1,
        dice=[1, 3, 2, 4, 4],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use:1")
    s.answer("use:1")
    assert s.damage(1) == 5
    s.answer("roll", "skip")
    s.asks(0, "attack", "attack:1 use:1 pass")


def test_emma_on_the_airship_and_alone(raid):
    """R 11: the airship is an area; being in range is not being in the area."""
    s = raid("Emma* Vampire* Felix*", at="airship airship hall", turn="attack")
    s.asks(0, "attack", "attack:1 attack:2 use:1 pass")
    s = raid("Emma* Vampire*", at="cathedral blackmist", turn="attack")
    s.asks(0, "attack", "attack:1 pass")


def test_emma_armed(raid):
    """R 16.1.4: at the turn's end; one possible target is not asked for, several are."""
    s = raid("Emma Vampire*", at="hall hall", damage="0 5", turn="attack", dice=[2], armed=[0])
    s.answer("pass")
    assert (s.revealed(0), s.damage(1)) == (True, 3)
    s.asks(1, "move")
    s = raid("Emma Vampire* Felix*", at="hall hall hall", turn="attack", armed=[0])
    s.answer("pass")
    s.asks(0, "ability_target", "use:1 use:2")


# -- Erica


def test_erica_seals_an_ability_for_good(raid):
    """R 11: another player's, known or not, at any place; once, at the start of her turn."""
    s = raid("Erica Vampire Felix Werewolf Alice", dice=[4, 4])
    s.asks(0, "move", "roll use:1 use:2 use:3 use:4")
    s.answer("use:3")
    assert s.revealed(0)
    assert s.table.voided[3]
    assert not s.revealed(3)
    assert s.happened("voided") == [{"seat": 3, "by": 0}]
    s.asks(0, "move", "roll")
    s.answer("roll", "skip")
    s.asks(1, "move", "roll")


@pytest.mark.parametrize("star", ["", "*"])
def test_erica_has_sealed_the_werewolf(raid, star):
    """R 16.1.1: seals are public and count: no question at all."""
    s = raid(f"Felix* Werewolf{star} Vampire", at="cathedral blackmist", turn="attack", voided=[1],
             dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    s.asks(1, "move", "roll")


def test_erica_ends_gordons_barrier(raid):
    """R 11: lasting effects end."""
    s = raid("Erica* Gordon* Vampire", barrier=[1], spent=[1])
    s.answer("use:1")
    assert s.happened("barrier_ends") == [{"seat": 1}]
    assert not s.table.barrier[1]
    s.asks(0, "move", "roll")


def test_erica_does_not_touch_cards_or_finished_effects(raid):
    """R 11: an angel stays, and what Angela or Deborah has changed."""
    s = raid("Erica* Angela* Vampire", angel=[1], spent=[1], turned=[1])
    s.answer("use:1")
    assert s.table.angel[1]
    assert s.table.turned[1]
    s.asks(0, "move", "roll")


def test_erica_disarms(raid):
    """R 11, R 16.1.4: what is sealed can no longer be used, nor ordered."""
    s = raid("Erica* Vampire Werewolf", armed=[1], never=[2])
    s.answer("use:1")
    assert not s.table.armed[1]
    assert s.offers(1) == []
    s.asks(0, "move", "roll")
    s = raid("Erica* Vampire Werewolf", never=[2])
    s.answer("use:2")
    assert (s.offers(2), s.table.declines[2]) == ([], False)
    s.asks(0, "move", "roll")


def test_erica_armed(raid):
    """R 16.1.4: at the start of her turn, before the roll question; the target is asked."""
    s = raid("Erica Vampire*", armed=[0])
    s.asks(0, "ability_target", "use:1 use:2 use:3")
    assert s.revealed(0)
    s.answer("use:2")
    assert s.table.voided[2]
    s.asks(0, "move", "roll")
