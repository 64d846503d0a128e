"""The Raiders, one by one (R 10, R 11). They win together when all Shadows are dead (R 9)."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction

RAIDERS = [
    "Emi", "Emma", "Erica", "Felix", "Felicia", "Freddy", "Gordon", "Galahad", "Godwin",
]  # fmt: skip
MOMENTS = {
    # Where the ability is offered: scene for "<name> Vampire*", answers, question, option of it,
    # what is rolled for it
    "emi": ({"at": "cathedral", "dice": [4, 4]}, ("roll",), "area", "use:blackmist_area", []),
    "emma": ({"at": "hall hall", "turn": "attack"}, (), "attack", "use:1", [2]),
    "erica": ({}, (), "move", "use:1", []),
    "felix": ({}, (), "move", "use:1", [5]),
    "felicia": ({}, (), "move", "use:1", []),
    "freddy": (
        {"at": "cathedral blackmist", "turn": "attack", "dice": [1, 4]}, ("attack:1",), "strike",
        "use", [],
    ),
    "gordon": ({"at": "cathedral", "turn": "attack"}, (), "attack", "use", []),
    "galahad": (
        {"at": "cathedral blackmist", "turn": "attack", "holds": "excalibur", "dice": [2, 2]},
        ("attack:1",), "failed", "use", [1, 2],
    ),
}  # fmt: skip
ONCE = ["erica", "felix", "felicia", "gordon"]
PASSIVE = ["freddy", "galahad"]


def options_of(s):
    """Options of the standing question of one."""
    (options,) = s.table.asked.options.values()
    return [option.id for option in options]


def names_the_question(s):
    """The question that stands is of no interest here."""
    ask = s.table.asked
    s.asks(next(iter(ask.options)), ask.kind)


def at_the_moment(raid, name, star="", **more):
    """The question in which the ability is offered, if it is; and whether it is."""
    setting, answers, kind, offer, _ = MOMENTS[name]
    s = raid(f"{name}{star} Vampire*", **setting, expansion=True, **more)
    for answer in answers:
        s.answer(answer)
    offered = s.table.asked.kind == kind and offer in options_of(s)
    names_the_question(s)
    return s, offered


@pytest.mark.parametrize("name", RAIDERS)
@pytest.mark.parametrize("alive", ["", "+"])
def test_every_raider_wins_when_all_shadows_are_dead(raid, name, alive):
    """R 9: living or dead; nobody else."""
    other = "Felix" if name != "Felix" else "Gordon"
    s = raid(
        f"{other}* Vampire* {name}{alive} Ulrich+ Bylon", at="cathedral blackmist",
        damage="0 12", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {other.lower(): "raiders", name.lower(): "raiders"}


def test_raiders_do_not_win_while_a_shadow_lives(raid):
    """R 9."""
    s = raid(
        "Felix* Vampire* Emi Ulrich", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(2, "move")


@pytest.mark.parametrize("name", MOMENTS)
def test_hidden_raiders_reveal_by_using_their_ability(raid, name):
    """R 11: turning up is part of using it."""
    s, offered = at_the_moment(raid, name)
    assert offered
    assert not s.revealed(0)
    s.dice(*MOMENTS[name][4])
    s.answer(MOMENTS[name][3])
    assert {"seat": 0, "character": name, "forced": False} in s.happened("revealed")
    told = s.happened("ability")
    # What works by itself needs no more than turning up.
    assert told == ([] if name in PASSIVE else [{"seat": 0, "character": name}])
    if s.table.asked.kind == "strike":
        s.answer("strike")
    names_the_question(s)


@pytest.mark.parametrize("name", [name for name in MOMENTS if name not in PASSIVE])
def test_open_raiders_use_their_ability_too(raid, name):
    """R 11: while face up."""
    _, offered = at_the_moment(raid, name, "*")
    assert offered


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
def test_sealed_raiders_and_abilities_off(raid, name, star, off):
    """R 11, R 15, R 19.46: sealed by Erica, or with abilities off, there is none."""
    s, offered = at_the_moment(raid, name, star, **off)
    assert not offered
    assert s.offers(0) == []


@pytest.mark.parametrize("name", ONCE)
def test_once_a_game(raid, name):
    """R 11: uses: 1."""
    s, offered = at_the_moment(raid, name, "*", spent=[0])
    assert not offered
    assert s.offers(0) == []


@pytest.mark.parametrize("name", [*MOMENTS, "godwin"])
def test_who_can_be_armed(raid, name):
    """R 16.1.4: whoever has a window, hidden or open; what works by itself once open, and Godwin's
    death, cannot be given in advance."""
    other = "felix" if name != "felix" else "emi"
    for star in ("", "*"):
        s = raid(f"{other}* {name}{star}")
        armable = name != "godwin" and not (star and name in PASSIVE)
        assert s.offers(1) == (["arm"] if armable else [])
        s.asks(0, "move")


@pytest.mark.parametrize("name", RAIDERS)
def test_no_raider_may_turn_up_at_will(raid, name):
    """R 5.2: there is no free reveal."""
    s = raid(f"Vampire* {name}")
    assert "reveal" not in s.offers(1)
    with pytest.raises(IllegalAction):
        s.act(1, "reveal")
    s.asks(0, "move")
