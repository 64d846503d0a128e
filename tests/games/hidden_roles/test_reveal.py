"""Revealing at any decision point (R 5)."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction

PLAYERS = "Franklin Vampire* Ellen Ultra_Soul"

# fmt: off
QUESTIONS = {
    # kind: (scene, answers that lead to it)
    "move": ({}, ()),
    "destination": ({"at": "church", "dice": [3, 4]}, ("roll",)),
    "area": ({"at": "church", "turn": "area"}, ()),
    "deck": ({"at": "gate", "turn": "area"}, ("act",)),
    "woods": ({"at": "woods", "turn": "area"}, ("act",)),
    "steal": ({"at": "altar", "turn": "area", "holds": "; axe robe"}, ("act",)),
    "draw_target": ({"at": "cemetery", "turn": "area", "top": "b_spider"}, ("act",)),
    "give": ({"at": "cabin", "turn": "area", "top": "h_slap"}, ("act",)),
    "hint": ({"at": "cabin", "turn": "area", "top": "h_slap"}, ("act", "give:1")),
    "offer": ({"at": "church", "turn": "area", "top": "w_advent"}, ("act",)),
    "banana": ({"at": "cemetery", "turn": "area", "top": "b_banana_peel", "holds": "axe robe"},
               ("act",)),
    "attack": ({"at": "church church", "turn": "attack"}, ()),
    "strike": ({"at": "church church", "turn": "attack", "holds": "spear", "dice": [1, 4]},
               ("attack:1",)),
    "loot": ({"at": "cemetery", "turn": "area", "top": "b_vampire_bat", "damage": "0 12",
              "holds": "; axe robe"}, ("act", "choose:1")),
    "turn_end": ({"at": "church church", "turn": "attack", "roster": "full", "dice": [2, 2]},
                 ("attack:1",)),
}
# fmt: on


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_reveal_leaves_the_question_standing(scene, kind):
    """R 5: another's reveal is processed before the next decision; the question goes on."""
    setting, answers = QUESTIONS[kind]
    s = scene(PLAYERS, **setting)
    s.answer(*answers)
    ask = s.table.asked
    assert ask.kind == kind
    before = {seat: [o.id for o in options] for seat, options in ask.options.items()}
    s.act(3, "reveal")
    assert s.revealed(3)
    (seat,) = before
    assert s.asks(seat, kind, " ".join(before[seat])) == ask.about
    assert s.table.asked.id != ask.id


def test_a_reveal_is_free_public_and_for_good(scene):
    """R 5: once; the dead and the open have nothing to turn up."""
    s = scene("Franklin Vampire Ellen+ Ultra_Soul")
    assert [s.offers(seat)[:1] for seat in range(4)] == [["reveal"], ["reveal"], [], ["reveal"]]
    s.act(1, "reveal")
    for seat in (1, 2):
        with pytest.raises(IllegalAction):
            s.act(seat, "reveal")
    s.asks(0, "move")


def test_the_asked_may_reveal_too(scene):
    """R 5: and uses the ability in the same window."""
    s = scene("Franklin Vampire", at="church church")
    s.act(0, "reveal")
    s.asks(0, "move", "roll use:1 use:2 use:3")
    s.dice(2)
    s.answer("use:1")
    assert s.damage(1) == 2
    s.asks(0, "move", "roll")


def test_a_hunter_with_the_spear_reveals_out_of_turn(scene):
    """R 5, R 6.2.6: while the strike stands, it counts."""
    s = scene("George Vampire*", at="church church", holds="spear", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.act(0, "reveal")
    assert s.damage(1) == 4
    s.asks(1, "move")
