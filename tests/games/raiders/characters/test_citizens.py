"""The Citizens, one by one (R 10, R 11). Each wins in a way of their own (R 9)."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction

MOMENTS = {
    # Where the ability is offered: scene for "<name> Felix*", answers, question, options of it
    "alice": ({"damage": "5"}, (), "move", "use"),
    "agatha": ({"at": "cathedral", "turn": "attack"}, (), "attack", "use"),
    "bylon": (
        {"at": "cathedral blackmist", "turn": "attack", "holds": "; robe", "dice": [1, 4]},
        ("attack:1",), "strike", "rob:1:w_sages_robe",
    ),
    "benjamin": (
        {"at": "cathedral cathedral", "turn": "attack", "holds": "robe"}, (), "attack",
        "use:1:w_sages_robe",
    ),
    "craig": (
        {"at": "cathedral blackmist", "turn": "attack", "dice": [1, 4]}, ("attack:1", "strike"),
        "turn_end", "use",
    ),
    "carol": ({"damage": "5"}, (), "move", "use"),
    "claire": ({"damage": "5"}, (), "move", "use:1"),
    "david": ({"discards": "robe"}, (), "move", "use:w_sages_robe"),
    "deborah": ({}, (), "move", "use"),
}  # fmt: skip
NO_WINDOW = ["angela", "bruce", "daniel"]
ONCE = ["alice", "agatha", "claire", "david", "deborah"]


def at_the_moment(raid, name, star="", *, felix="Felix*", **more):
    """The question in which the ability is offered, if it is; and whether it is."""
    setting, answers, kind, offer = MOMENTS[name]
    s = raid(f"{name}{star} {felix}", **setting, expansion=True, **more)
    for answer in answers:
        if s.table.asked is not None and answer in [o.id for o in options_of(s)]:
            s.answer(answer)
    ask = s.table.asked
    offered = ask.kind == kind and offer in [o.id for o in options_of(s)]
    s.asks(*next((seat, ask.kind) for seat in ask.options))
    return s, offered


def options_of(s):
    """Options of the standing question of one."""
    (options,) = s.table.asked.options.values()
    return options


@pytest.mark.parametrize("name", MOMENTS)
def test_hidden_citizens_reveal_by_using_their_ability(raid, name):
    """R 11: all need a reveal; turning up is part of using them."""
    s, offered = at_the_moment(raid, name)
    assert offered
    assert not s.revealed(0)
    if name in {"agatha", "craig"}:
        s.dice(1, 2)
    s.answer(MOMENTS[name][3])
    assert {"seat": 0, "character": name, "forced": False} in s.happened("revealed")
    told = s.happened("ability")
    # Carol's works by itself: using it is turning up.
    assert told == ([] if name == "carol" else [{"seat": 0, "character": name}])
    s.asks(*next((seat, s.table.asked.kind) for seat in s.table.asked.options))


@pytest.mark.parametrize("name", MOMENTS)
def test_open_citizens_use_their_ability_too(raid, name):
    """R 11: while face up; but for Carol, who heals by herself."""
    _, offered = at_the_moment(raid, name, "*")
    assert offered is (name != "carol")


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
def test_sealed_citizens_and_abilities_off(raid, name, star, off):
    """R 11, R 15, R 19.46: sealed by Erica, or with abilities off, there is none."""
    s, offered = at_the_moment(raid, name, star, **off)
    assert not offered
    assert s.offers(0) == []
    if name == "carol":
        assert s.damage(0) == 5


@pytest.mark.parametrize("name", ONCE)
def test_once_a_game(raid, name):
    """R 11: uses: 1."""
    s, offered = at_the_moment(raid, name, "*", spent=[0])
    assert not offered
    assert s.offers(0) == []


@pytest.mark.parametrize("name", MOMENTS)
def test_armed_citizens(raid, name):
    """R 16.1.4: given in advance, it is used at its next valid window; one possible target is not
    asked for."""
    setting, answers, _, _ = MOMENTS[name]
    more = {"dice": [1, 2]} if name == "agatha" else {}
    s = raid(f"{name} Felix*", **setting, **more, expansion=True, armed=[0])
    if name == "claire":
        s.asks(0, "ability_target", "use:1 use:2 use:3 use:4")
        s.answer("use:1")
    if name == "craig":
        s.dice(1, 2)
    if name == "benjamin":
        # Somebody is in range: what stands in T5 is used after it.
        assert not s.revealed(0)
        s.answer("pass")
    for answer in answers:
        if answer in [o.id for o in options_of(s)]:
            s.answer(answer)
    assert s.revealed(0)
    assert not s.table.armed[0]
    s.asks(*next((seat, s.table.asked.kind) for seat in s.table.asked.options))


@pytest.mark.parametrize("name", NO_WINDOW)
def test_who_cannot_be_armed(raid, name):
    """R 16.1.4: no window in which the ability could be used beforehand."""
    s = raid(f"Felix* {name}")
    assert "arm" not in s.offers(1)
    s.asks(0, "move")


@pytest.mark.parametrize("name", [*MOMENTS, *NO_WINDOW])
def test_no_citizen_may_turn_up_at_will(raid, name):
    """R 5.2: there is no free reveal."""
    s = raid(f"Felix* {name}")
    assert "reveal" not in s.offers(1)
    with pytest.raises(IllegalAction):
        s.act(1, "reveal")
    s.asks(0, "move")


def felix_kills_the_last_shadow(raid, players, damage="", at="", **more):
    """Felix, player 0, has killed the Vampire, player 1; the game is over."""
    s = raid(
        f"Felix* Vampire* {players}", at=f"cathedral blackmist {at}", damage=f"0 12 {damage}",
        turn="attack", dice=[1, 4], **more,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners["felix"] == "raiders"
    return s
