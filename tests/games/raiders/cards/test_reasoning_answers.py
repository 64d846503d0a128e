"""Ulrich's lies, everybody else's truth, and the initial hint (R 14.3, R 15)."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC, Action, apply, awaited, events_for, start
from gloaming.engine.play import run
from gloaming.games.raiders import RAIDERS

SOME_OF_EACH = ("gordon", "emi", "vampire", "uranus", "alice", "daniel")
"""One of at most 11 HP and one of at least 12 of each camp."""
GIVE_OR_SUFFER = ["hand:b_sabre", "hand:w_sages_robe", "suffer"]


def given(raid, card, character, *, damage=3, holds="; robe sabre", **more):
    """Player 0, who lies open, has drawn this card at the agency and handed it to player 1."""
    drawer = "gordon" if not character.startswith("gordon") else "felix"
    drawer = more.pop("drawer", f"{drawer}*")
    more.setdefault("spent", [0])
    more.setdefault("at", "agency")
    s = raid(
        f"{drawer} {character}", damage=f"0 {damage}", holds=holds, turn="area", top=card,
        expansion=True, **more,
    )  # fmt: skip
    s.answer("act")
    assert s.asks(0, "give", " ".join(f"give:{n}" for n in range(1, s.table.seats))) == {
        "card": card
    }
    s.answer("give:1")
    assert s.asks(1, "hint") == {"card": card, "from": 0}
    return s


def choices(s):
    """Option ids of the standing question."""
    return sorted(option.id for option in s.table.asked.options[1])


# -- Ulrich's lies

LIES = {
    # Card: the other answers beside "nothing" (R 14.3)
    "r_cs_equip": GIVE_OR_SUFFER, "r_cr_equip": GIVE_OR_SUFFER, "r_rs_equip": GIVE_OR_SUFFER,
    "r_raider_1": ["suffer"], "r_shadow_1": ["suffer"], "r_shadow_2": ["suffer"],
    "r_hp11": ["suffer"], "r_hp12": ["suffer"],
    "r_citizen_heal": ["accept"], "r_raider_heal": ["accept"], "r_shadow_heal": ["accept"],
    "r_raider_airship": ["accept"], "r_citizen_airship": ["accept"],
    "r_shadow_airship": ["accept"],
}  # fmt: skip


@pytest.mark.parametrize("card", LIES)
@pytest.mark.parametrize(
    ("star", "more"),
    [
        ("", {}),
        ("*", {}),
        ("", {"abilities": False}),
        ("", {"voided": [1]}),
        ("*", {"voided": [1]}),
    ],
)
def test_ulrich_may_lie(raid, card, star, more):
    """R 11, R 14.3, R 19.18, R 19.46: hidden or revealed, abilities on or off, sealed or not; to
    say that nothing happened leaves everything as it was."""
    s = given(raid, card, f"ulrich{star}", **more)
    assert choices(s) == sorted([*LIES[card], "nothing"])
    s.answer("nothing")
    assert s.happened("nothing") == [{"seat": 1}]
    assert (s.damage(1), s.holds(1), s.at(1)) == (3, {"robe", "sabre"}, "-")
    assert s.revealed(1) is (star == "*")
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("card", "answer", "damage", "holds", "at"),
    [
        ("r_cr_equip", "hand:b_sabre", 3, {"robe"}, "-"),
        ("r_cr_equip", "suffer", 4, {"robe", "sabre"}, "-"),
        ("r_raider_1", "suffer", 4, {"robe", "sabre"}, "-"),
        ("r_hp12", "suffer", 5, {"robe", "sabre"}, "-"),
        ("r_shadow_2", "suffer", 5, {"robe", "sabre"}, "-"),
        ("r_citizen_heal", "accept", 2, {"robe", "sabre"}, "-"),
        ("r_raider_airship", "accept", 3, {"robe", "sabre"}, "airship"),
    ],
)
def test_ulrichs_pretence_is_real(raid, card, answer, damage, holds, at):
    """R 14.3.1: pretending makes the effect real, and he stays hidden."""
    s = given(raid, card, "ulrich")
    s.answer(answer)
    assert (s.damage(1), s.holds(1), s.at(1), s.revealed(1)) == (damage, holds, at, False)
    assert s.table.hint_discard == [card]
    s.asks(*((1, "move") if at == "-" else (0, "attack")))


def test_ulrich_without_equipment(raid):
    """R 14.3: to give a card he must have one."""
    s = given(raid, "r_cs_equip", "ulrich", holds="")
    assert choices(s) == ["nothing", "suffer"]


def test_ulrich_pretending_to_be_healed_at_no_damage(raid):
    """R 14.3: at 0 damage he takes 1; on the airship too."""
    s = given(raid, "r_raider_heal", "ulrich", damage=0)
    s.answer("accept")
    assert s.damage(1) == 1
    s.asks(1, "move")
    s = given(raid, "r_raider_airship", "ulrich", at="agency airship")
    s.answer("accept")
    assert s.damage(1) == 4
    s.asks(0, "attack")


@pytest.mark.parametrize("card", ["r_raider_1", "r_cr_equip", "r_raider_airship"])
def test_ulrich_lies_like_a_true_raider(raid, card):
    """R 14.3.2, R 19.23: everybody else sees the same."""
    answers = {"r_raider_1": "suffer", "r_cr_equip": "hand:b_sabre", "r_raider_airship": "accept"}
    told = []
    for receiver in ("ulrich", "emi"):
        s = given(raid, card, receiver)
        s.answer(answers[card])
        told.append([events_for(s.last, viewer) for viewer in (PUBLIC, 0, 2, 3)])
        s.asks(*((0, "attack") if card.endswith("airship") else (1, "move")))
    assert told[0] == told[1]


@pytest.mark.parametrize("card", LIES)
@pytest.mark.parametrize("character", SOME_OF_EACH)
def test_nobody_else_may_lie(raid, card, character):
    """R 14.3.2, R 19.24: the engine offers everyone else only the true branch."""
    s = given(raid, card, character)
    assert choices(s) in (["nothing"], LIES[card])


def test_ulrich_may_lie_to_a_parasol(raid):
    """R 14.3.3: Parasol cards follow the same rule."""
    s = raid(
        "Felix* Ulrich Vampire", at="cathedral blackmist", holds="parasol", turn="attack",
        top="r_shadow_2",
    )  # fmt: skip
    s.answer("parasol", "give:1")
    s.asks(1, "hint", "nothing suffer")
    s.answer("nothing")
    assert s.damage(1) == 0
    s.asks(1, "move")


# -- the initial hint


def hinted(seats, key=b"hint", **options):
    """The beginning of a match with the initial hint."""
    state, events = start(RAIDERS, {"hint": True, **options}, seats, key)
    return state, list(events)


def play_hints(state):
    """Answers every card with the first option; gives who asked whom, and the events."""
    passed, events = [], []
    while state.asked.kind == "hint":
        (to,) = awaited(state)
        about = state.asked.about
        passed.append((about["from"], to, about["card"]))
        assert state.turn == 0
        answer = state.asked.options[to][0]
        events += apply(state, Action(to, answer.id, state.asked.id))
    return passed, events


@pytest.mark.parametrize("seats", [4, 6, 8, 10])
def test_initial_hint_goes_once_round_the_table(seats):
    """R 15, R 19.45: from the first player on, each gives a card to the left before turn 1."""
    state, _ = hinted(seats)
    first = state.active
    passed, _ = play_hints(state)
    assert [(giver, to) for giver, to, _ in passed] == [
        ((first + i) % seats, (first + i + 1) % seats) for i in range(seats)
    ]
    assert state.hint_discard == [card for _, _, card in passed]
    assert len(state.hints) == (20 if seats > 8 else 16) - seats
    assert (state.turn, awaited(state), state.asked.kind) == (1, [first], "move")


def test_without_the_option_there_is_no_initial_hint():
    """R 15: off by default."""
    state, _ = start(RAIDERS, {}, 6, b"hint")
    assert (state.turn, state.asked.kind) == (1, "move")


def first_hint(card, receiver, others, **options):
    """The initial hint with the first card and the deal as named; player 1 receives it."""
    names = ["gordon", receiver, *others]
    for key in range(1000):
        state, _ = hinted(len(names), str(key).encode(), **options)
        if state.active == 0 and state.hint[0] == card:
            break
    state.characters = tuple(names)
    state.restore()
    # Asked again, now that the receiver is somebody else.
    (frame,) = [f for f in state.stack if type(f).__name__ == "HandOver"]
    frame.goto("ask")
    state.asked = None
    run(state)
    return state


def test_initial_hint_offers_the_true_branch_and_no_equipment():
    """R 15: nobody has any; it only hurts."""
    state = first_hint("r_rs_equip", "vampire", ["emi", "ulrich"])
    assert [option.id for option in state.asked.options[1]] == ["suffer"]
    state = first_hint("r_rs_equip", "alice", ["emi", "ulrich", "vampire"])
    assert [option.id for option in state.asked.options[1]] == ["nothing"]


def test_initial_hint_lets_ulrich_lie():
    """R 14.3.3: initial-hint cards follow the same rule."""
    state = first_hint("r_raider_1", "ulrich", ["emi", "vampire"])
    assert sorted(option.id for option in state.asked.options[1]) == ["nothing", "suffer"]


def test_initial_hint_to_the_airship():
    """R 15: airship cards place the receiver on the airship."""
    state = first_hint("r_shadow_airship", "vampire", ["emi", "ulrich"], expansion=True)
    apply(state, Action(1, "accept", state.asked.id))
    assert state.area_at(1) == "airship"
    play_hints(state)


def test_initial_hint_shows_a_character_to_the_giver():
    """R 15: the active player of the card is the one handing it over."""
    state = first_hint("r_show", "vampire", ["emi", "ulrich"])
    apply(state, Action(1, "show", state.asked.id))
    assert state.known[0] == ((1, "vampire"),)
    play_hints(state)
