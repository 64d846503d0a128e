"""How rules meet: R 19 from 45 on, by number.

Hidden information (50 to 52) is tested by comparing worlds that differ in nothing but a secret:
whoever may not know it must see the same, byte for byte.
"""

from __future__ import annotations

import random

import pytest

from alike import answering, look_alike
from gloaming.engine import ALL, PUBLIC, TABLE, Action, apply, awaited, legal_actions, start, view
from gloaming.games.raiders import RAIDERS


def test_r19_45_the_initial_hint_with_six_players():
    """R 19.45: six cards are passed left before turn 1, and every receiver is a different
    player."""
    table, _ = start(RAIDERS, {"hint": True}, 6, b"hint")
    passed = []
    while table.asked.kind == "hint":
        assert table.turn == 0
        passed.append(table.hint[1:])
        seat, options = next(iter(table.asked.options.items()))
        apply(table, Action(seat, options[0].id, table.asked.id))
    assert len(passed) == 6
    assert {to for _, to in passed} == set(range(6))
    assert all(to == (giver + 1) % 6 for giver, to in passed)
    assert table.turn == 1


ABILITY_QUESTIONS = {"failed", "react", "penalty", "rob", "turn_end", "ability_target", "last_wish"}


@pytest.mark.parametrize("seed", range(6))
def test_r19_46_without_abilities(seed):
    """R 19.46: no ability prompt ever appears, except Ulrich's reply options."""
    dice = random.Random(seed)
    seats = 4 + seed
    options = {"abilities": False, "expansion": True}
    table, _ = start(RAIDERS, options, seats, seed.to_bytes(4, "big"))
    lies = 0
    while not table.over:
        ask = table.asked
        assert ask.kind not in ABILITY_QUESTIONS
        assert not any(table.game.out_of_turn(table, seat) for seat in range(seats))
        for seat, offered in ask.options.items():
            verbs = {option.verb for option in offered}
            assert not verbs & {"use", "swap", "revive", "arm", "turn"}
            if ask.kind == "hint" and len(verbs) > 1 and "nothing" in verbs:
                assert table.characters[seat] == "ulrich"
                lies += 1
        actions = [a for s in (TABLE, *range(seats)) for a in legal_actions(table, s)]
        apply(table, dice.choice(actions))
    assert lies or "ulrich" not in table.characters


def test_r19_47_a_character_shown_in_private(raid):
    """R 19.47: after r_show exactly one other player's view contains the character."""
    s = raid("Felix* Ulrich Emi Vampire", at="agency", turn="area", top="r_show")
    before = {v for v in range(PUBLIC, 4) if "ulrich" in told_of_seat_1(s, v)}
    s.answer("act", "give:1", "show")
    after = {v for v in range(PUBLIC, 4) if "ulrich" in told_of_seat_1(s, v)}
    assert (before, after) == ({1}, {0, 1})
    s.asks(1, "move")


def told_of_seat_1(s, viewer):
    """What a view says about the character at seat 1."""
    seen = view(s.table, viewer)
    own = seen["own"] or {"seat": -1, "character": None, "known": {}}
    return [
        seen["public"]["players"][1]["character"],
        own["known"].get("1"),
        own["character"] if own["seat"] == 1 else None,
    ]


def test_r19_48_bylon_and_a_robe(raid):
    """R 19.48: one target at 2 or more, a robed one at 1, both with equipment: he may take one card
    from each, and nobody takes damage; all below 2: no offer."""
    s = raid("Bylon* Ulrich* Emi*", at="hall hall hall", holds="gatling; sabre; robe brooch",
             turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack")
    assert s.asks(0, "strike", "strike rob") == {"targets": [1, 2], "damage": [2, 1]}
    s.answer("rob")
    s.asks(0, "rob", "take:2:w_sages_robe take:2:w_lucky_brooch")
    s.answer("take:2:w_lucky_brooch")
    assert s.holds(0) == {"gatling", "sabre", "brooch"}
    assert (s.damage(1), s.damage(2)) == (0, 0)
    s.asks(1, "move")
    s = raid("Bylon* Ulrich* Emi*", at="hall hall hall", holds="gatling; sabre; robe brooch",
             turn="attack", dice=[1, 2])  # fmt: skip
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (1, 0)
    s.asks(1, "move")


def test_r19_49_the_rosary_among_the_loot(raid):
    """R 19.49: the killer, who had none, takes one card from each, even if the first is the
    Rosary."""
    s = raid(
        "Felix* Ulrich* Emi* Gordon Vampire", at="hall hall hall", damage="0 10 9",
        holds="gatling; rosary sabre; crossbow compass", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "loot", "take:1:w_silver_rosary take:1:b_sabre leave")
    s.answer("take:1:w_silver_rosary")
    s.asks(0, "loot", "take:2:b_crossbow take:2:w_mystic_compass leave")
    s.answer("take:2:b_crossbow")
    assert s.holds(0) == {"gatling", "rosary", "crossbow"}
    s.asks(3, "move")


@pytest.mark.parametrize(
    ("movers", "holds", "dice", "kind"),
    [
        (("Emi", "Ulrich"), "-", (4, 4), "area"),
        (("Emi", "Vampire"), "-", (1, 1), "area"),
        (("Emi", "Wight"), "compass", (1, 1, 1, 5), "destination"),
        (("Emi", "Erica"), "-", (4, 6), "attack"),
        (("Galahad", "Walpurgis"), "-", (4, 4), "area"),
    ],
)
def test_r19_50_whoever_moves_the_question_looks_the_same(raid, movers, holds, dice, kind):
    """R 19.50: a hidden mover in the ring, and Emi a candidate: states that differ only in the
    mover's character give all others the same events and the same waiting list."""
    worlds = [
        raid(f"{a} {b} Felix Ulster", at="agency cathedral", expansion=True, holds=holds, dice=dice)
        for a, b in (movers, movers[::-1])
    ]
    look_alike(*worlds, (0, 1), answering("roll"))
    for world in worlds:
        assert world.stands(kind)
    answer = {"area": "skip", "destination": "go:grand_cathedral", "attack": "pass"}[kind]
    look_alike(*worlds, (0, 1), answering(answer))
    for world in worlds:
        world.stands("attack")


@pytest.mark.parametrize("name", ["Walpurgis", "Ulrich", "Erica", "Emi"])
def test_r19_51_the_attack_question_for_walpurgis_sake(raid, name):
    """R 19.51: a hidden active player with nobody in range, and Walpurgis a candidate who could
    bring someone into range: asked whoever they are."""
    s = raid(f"{name} Gordon* Vampire Felix*", at="agency - blackmist", expansion=True,
             turn="attack")  # fmt: skip
    s.asks(0, "attack", f"pass {'swap:2' if name == 'Walpurgis' else ''}")


@pytest.mark.parametrize("closing", ["both declare", "venom alone"])
def test_r19_52_a_reaction_that_has_become_impossible(raid, closing):
    """R 19.52: a hidden Werewolf and, later in turn order, a hidden Venom declare; the
    counterattack kills the attacker: Venom stays hidden."""
    s = raid("Freddy* Werewolf Venom Erica", at="hall hall hall", damage="11", holds="gatling",
             turn="attack", dice=[2, 2])  # fmt: skip
    s.answer("attack")
    s.asks_in_secret({1: "on use", 2: "on use"})
    s.answer("use", seat=2)
    if closing == "both declare":
        s.answer("use", seat=1)
        s.dice(1, 2)
    s.close()
    if closing == "both declare":
        assert not s.alive(0)
        assert (s.revealed(1), s.revealed(2)) == (True, False)
        s.asks(1, "loot")
    else:
        assert (s.revealed(1), s.revealed(2)) == (False, True)
        s.asks(0, "penalty")


@pytest.mark.parametrize("seed", range(5))
def test_r19_53_the_base_game_asks_little(seed):
    """R 19.53: no question of T6; with Gordon dead no end-of-turn question but after an attack, for
    Craig."""
    dice = random.Random(seed)
    seats = 4 + seed
    table, _ = start(RAIDERS, {}, seats, seed.to_bytes(4, "big"))
    attacked = False
    while not table.over:
        ask = table.asked
        assert ask.kind != "failed"
        gordon = "gordon" in table.characters and table.characters.index("gordon")
        if ask.kind == "turn_end" and gordon is not False and not table.alive[gordon]:
            assert attacked
            assert table.counts[2]
        actions = [a for s in awaited(table) for a in legal_actions(table, s) if a.question]
        actions += legal_actions(table, TABLE)
        events = apply(table, dice.choice(actions))
        for event in events:
            attacked = event.kind == "attack" or (attacked and event.kind != "turn")
    assert view(table, ALL)["public"]["over"]


@pytest.mark.parametrize(("attacks", "craig", "asked"), [(True, "Bylon", True),
                                                         (True, "Craig+", False),
                                                         (False, "Bylon", False)])  # fmt: skip
def test_r19_53_the_end_of_the_turn_with_gordon_dead(raid, attacks, craig, asked):
    """R 19.53: only after an attack, and only while Craig may be about."""
    s = raid(f"Felix Vampire* Gordon+ {craig} Alice", at="hall hall", turn="attack")
    s.dice(*((2, 2) if attacks else ()))
    s.answer("attack:1" if attacks else "pass")
    if asked:
        s.asks(0, "turn_end", "end")
    else:
        s.asks(1, "move")
