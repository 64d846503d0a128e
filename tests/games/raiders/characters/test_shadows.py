"""The Shadows, one by one (R 10, R 11). They win when all Raiders, or three Citizens, are dead
(R 9)."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction

SHADOWS = [
    "Ulrich", "Uranus", "Ulster", "Vampire", "Vendetta", "Venom", "Werewolf", "Wight", "Walpurgis",
]  # fmt: skip
HIT = {"at": "cathedral blackmist", "turn": "attack", "dice": [1, 4]}
MOMENTS = {
    # Where the ability is offered: scene for "<name> Felix*", answers, question, option of it,
    # what is rolled for it
    "uranus": ({"at": "- blackmist"}, (), "move", "use:1", []),
    "ulster": (HIT, ("attack:1", "strike"), "turn_end", "use", []),
    "vampire": ({**HIT, "damage": "5"}, ("attack:1",), "strike", "use", []),
    "vendetta": ({"at": "cathedral blackmist", "turn": "attack"}, (), "attack", "use:1", [2]),
    "wight": ({"at": "cathedral - -", "turn": "attack"}, (), "attack", "use", []),
    "walpurgis": ({"at": "cathedral passage", "turn": "attack"}, (), "attack", "swap:1", []),
}  # fmt: skip
PASSIVE = ["vampire", "vendetta", "venom"]


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
    s = raid(f"{name}{star} Felix* Emi+", **setting, expansion=True, **more)
    for answer in answers:
        if answer in options_of(s):
            s.answer(answer)
    offered = s.table.asked.kind == kind and offer in options_of(s)
    names_the_question(s)
    return s, offered


@pytest.mark.parametrize("name", SHADOWS)
@pytest.mark.parametrize("alive", ["", "+"])
def test_every_shadow_wins_when_all_raiders_are_dead(raid, name, alive):
    """R 9: living or dead; nobody else."""
    other = "Vampire" if name != "Vampire" else "Ulrich"
    s = raid(
        f"{other}* Felix* {name}{alive} Gordon+ Bylon", at="passage passage", damage="0 11",
        turn="area", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners == {other.lower(): "shadows", name.lower(): "shadows"}


@pytest.mark.parametrize("name", SHADOWS)
@pytest.mark.parametrize("alive", ["", "+"])
def test_every_shadow_wins_with_three_dead_citizens(raid, name, alive):
    """R 9, R 19.38: living or dead; possible with 7, 9 and 10 players (R 9.5)."""
    other = "Vampire" if name != "Vampire" else "Ulrich"
    for seats in (7, 9, 10):
        more = " Emi Gordon Werewolf" if seats > 7 else ""
        more = more if name != "Werewolf" or seats == 7 else " Emi Gordon Wight"
        s = raid(
            f"Felix* Bylon* {other} {name}{alive} Alice+ Craig+{more}", seats=seats,
            at="passage", damage="0 9", turn="area", top="b_vampire_bat", expansion=True,
        )  # fmt: skip
        assert s.table.seats == seats
        s.answer("act", "choose:1")
        assert s.winners[other.lower()] == "three_citizens"
        assert s.winners[name.lower()] == "three_citizens"
        assert "felix" not in s.winners


def test_shadows_do_not_win_with_two_dead_citizens(raid):
    """R 9: with 6 or 8 players there are no more."""
    s = raid(
        "Felix* Bylon* Vampire Ulrich Craig+ Emi", at="passage", damage="0 9", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    assert s.table.seats == 6
    s.answer("act", "choose:1")
    s.asks(2, "move")


@pytest.mark.parametrize("name", MOMENTS)
def test_hidden_shadows_reveal_by_using_their_ability(raid, name):
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
    names_the_question(s)


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
def test_sealed_shadows_and_abilities_off(raid, name, star, off):
    """R 11, R 15, R 19.46: sealed by Erica, or with abilities off, there is none."""
    s, offered = at_the_moment(raid, name, star, **off)
    assert not offered
    assert s.offers(0) == []
    if name == "vampire":
        assert s.damage(0) == 5


@pytest.mark.parametrize("name", SHADOWS)
def test_no_shadow_may_turn_up_at_will(raid, name):
    """R 5.2: there is no free reveal."""
    s = raid(f"Felix* {name}")
    assert "reveal" not in s.offers(1)
    with pytest.raises(IllegalAction):
        s.act(1, "reveal")
    s.asks(0, "move")


@pytest.mark.parametrize("name", SHADOWS)
def test_who_can_be_armed_and_who_may_decline(raid, name):
    """R 16.1.4: whoever has a window; what works by itself, once open, no longer; never reacting
    may be ordered by those who react."""
    low = name.lower()
    for star in ("", "*"):
        s = raid(f"Felix* {name}{star}")
        armable = low != "ulrich" and not (star and low in PASSIVE)
        orders = ["arm"] if armable else []
        if armable and low in {"werewolf", "venom"}:
            orders.append("never")
        assert s.offers(1) == orders
        s.asks(0, "move")
