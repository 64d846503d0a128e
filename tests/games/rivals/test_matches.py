"""Whole matches, played at random: what always holds, and how long and how rich they are (R 11)."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

from games.worlds_of_rivals import faults_of_ballroom
from gloaming.engine import Action, Chance, Event, apply, awaited, legal_actions, start
from gloaming.games.rivals import RIVALS
from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.rivals.numbers import MARKERS


def moments(seats: int, seed: int) -> Iterator[tuple[Ballroom, list[Event]]]:
    """A match at each of its questions and at its end, with what has happened since the last."""
    key = bytes([seats, seed])
    room, events = start(RIVALS, {}, seats, key)
    assert isinstance(room, Ballroom)
    chance = Chance(b"at random" + key)
    yield room, events
    while not room.over:
        (seat,) = awaited(room)
        action: Action = chance.choice(legal_actions(room, seat))
        yield room, apply(room, action)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_always_holds(seats: int, seed: int) -> None:
    """Cards, tiles, markers and Rose Points are accounted for at every question."""
    rp = [0] * seats
    for room, events in moments(seats, seed):
        assert not faults_of_ballroom(room)
        for event in events:
            if event.kind in ("paid", "ranked"):
                rp[event.params["seat"]] += event.params["amount"]
        assert room.rp == rp
        assert room.free_presence() >= 0
        for seat in range(seats):
            assert room.free_tiles(seat) >= 0
            assert len(room.hands[seat]) <= room.numbers.hand_size
            # While one gives a card back, it is one too many.
            spare = MARKERS - len(room.front[seat]) - room.advanced_out(seat)
            assert spare >= (-1 if room.asked and room.asked.kind == "return" else 0)
        if room.asked is not None and room.asked.kind == "play":
            assert list(room.asked.options) == [room.active]
            assert not any(room.is_due(place) for place in room.open_places())
    assert 7 <= len(room.resolved) < 7 + len(room.mansions)
    assert room.winners


@pytest.mark.parametrize(
    ("seats", "turns", "score"),
    [(2, 36.6, 56.2), (3, 41.3, 48.4), (4, 47.5, 41.6), (5, 46.6, 30.4)],
)
def test_r11_length_and_scores(seats: int, turns: float, score: float) -> None:
    """Random play is as long, and earns as much, as in a simulation written apart from this code
    (2000 matches; here 40)."""
    lengths, scores = [], []
    for seed in range(40):
        *_, (room, _) = moments(seats, seed)
        lengths.append(room.turn)
        scores += [rp + loot for rp, loot in zip(room.rp, room.loot_points, strict=True)]
    assert mean(lengths) == pytest.approx(turns, rel=0.07)
    assert mean(scores) == pytest.approx(score, rel=0.1)
