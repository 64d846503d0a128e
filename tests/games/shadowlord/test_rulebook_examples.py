"""The test cases of the rules (R 14), by number."""

from __future__ import annotations

import pytest

from gloaming.engine import start
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.characters import SHADOWLORD as LORD
from gloaming.games.shadowlord.characters import SHADOWS
from gloaming.games.shadowlord.universe import NONE


def set_up(seats):
    """A match after set-up: everybody takes the first master and puts all ships in his ring."""
    from gloaming.engine import Action, apply

    state, _ = start(SHADOWLORD, {}, seats, b"set-up")
    while state.asked.kind in ("choose_master", "share_ships"):
        (seat,) = state.asked.options
        ids = [option.id for option in state.asked.options[seat]]
        apply(state, Action(seat, ids[2] if "ring" in ids[0] else ids[0], state.asked.id))
    return state


@pytest.mark.parametrize(("seats", "left_out", "slot"), [(4, 0, 1), (3, 2, 2), (2, 4, 3)])
def test_r14_01_and_02_after_set_up(seats, left_out, slot):
    """Discs, shadows, ships, deck, timer by number of players."""
    state = set_up(seats)
    assert sum(disc != NONE for disc in state.disc) == 16
    assert len(state.left_out) == left_out
    assert [state.ships[shadow] for shadow in SHADOWS] == [1] * 8
    assert (state.ships[LORD], state.stone) == (5, LORD)
    for seat in range(seats):
        alliance = state.alliance(seat)
        assert len(alliance) == 3
        assert {state.where[n] for n in alliance} == {state.home_of(seat)}
        assert sum(state.ships[n] for n in alliance) == 3
    drawn = sum(len(fresh) for fresh in state.fresh)
    assert (len(state.deck) + drawn, state.timer) == (50, slot)


def test_r14_03_two_corners(sky):
    """Three cards."""
    s = sky("A a1+1 e1+1", step="draw", deck="2 2 2")
    assert [e["count"] for e in s.happened("drew")] == [3]
    s.asks("A", "place_card")


def test_r14_04_the_deck_runs_out_while_the_shadowlord_holds_the_stone(sky):
    """1 drawn, the discards shuffled, the timer moves, 2 drawn."""
    thrown = " ".join(["2"] * 10 + ["4"] * 10)
    s = sky("A a1+1 e1+1", step="draw", deck="7", discards="-", timer=2)
    s.universe.discards = [int(value) for value in thrown.split()]
    s = redraw(s)
    assert (s.universe.timer, len(s.universe.deck)) == (3, 18)
    assert len(s.universe.fresh[0]) == 3
    s.asks("A", "place_card")


def redraw(s):
    """The draw step again, with the piles as they are now."""
    from gloaming.engine.play import run
    from gloaming.games.shadowlord.turn import Rounds, Turn

    s.universe.fresh[0] = ()
    s.universe.deck = [7]
    s.universe.stack = [Rounds(), Turn(0, step=Turn.steps.index("draw"))]
    s.universe.told = []
    run(s.universe)
    s.last = list(s.universe.told)
    return s


def test_r14_05_a_player_holds_the_stone(sky):
    """The timer stays; the reign is counted."""
    s = sky("A a1+1 e1+1", "B", step="draw", deck="7", discards="-", timer=2, stone="master-water")
    s.universe.discards = [2] * 20
    s = redraw(s)
    assert (s.universe.timer, s.universe.reign) == (2, 1)
    s.asks("A", "place_card")


def test_r14_06_no_card_at_all(sky):
    """None is drawn, and the timer stays."""
    s = sky("A", step="draw", deck="", discards="-", timer=2)
    assert s.universe.fresh == [(), ()]
    assert s.universe.timer == 2
    assert not s.happened("drew")
    s.options()
