"""How fast the engine plays: python bench/engine.py [GAME] [--games N] [--json] [--profile]

Processor time on one core, best of several rounds, beside a calibration loop.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import platform
import pstats
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent))

from calibration import calibrate

from gloaming.engine import (
    CLOSE,
    PUBLIC,
    TABLE,
    Action,
    State,
    apply,
    awaited,
    events_for,
    question,
    start,
    waiting,
)
from gloaming.engine.view import actions, all_public, own_view
from gloaming.games import get_game

TABLES = {
    "hunters": (5, 8),
    "raiders": (5, 8, 10),
    "rivals": (2, 3, 4, 5),
    "shadowlord": (2, 3, 4),
}
"""Numbers of players at whose tables each game is measured."""
ROUNDS = 3
encode = msgspec.json.Encoder().encode
AIMS = {
    "hunters": {
        "play 5": "600 games/s",
        "play 8": "280 games/s",
        "copy": "15 us",
        "told 5": "40 games/s",
    },
    # The same time for a decision.
    "raiders": {
        "play 5": "10 us a decision",
        "play 8": "16 us a decision",
        "play 10": "16 us a decision",
        "copy": "15 us",
        "told 5": "150 us a decision",
    },
    "rivals": {
        "play 5": "280 games/s",
        "copy": "15 us",
        "told 5": "40 games/s",
    },
    "shadowlord": {"copy": "15 us"},
}


def play(
    game: str, seed: int, seats: int, look: Callable[[State, list[Any]], None] | None = None
) -> tuple[int, State]:
    """One match of uniformly random answers; number of decisions, and the end."""
    chance = random.Random(seed).random
    state, events = start(get_game(game), {}, seats, seed.to_bytes(32, "big"))
    decisions = 0
    while True:
        if look is not None:
            look(state, events)
        if state.over:
            return decisions, state
        ask = state.asked
        assert ask is not None
        waited_for = awaited(state)
        if waited_for:
            seat = waited_for[0]
            options = ask.options[seat]
            option = options[int(chance() * len(options))]
            events = apply(state, Action(seat, option.id, ask.id))
            decisions += 1
        else:
            events = apply(state, Action(TABLE, CLOSE, ask.id))


def tell_everyone(state: State, events: list[Any]) -> None:
    """Every seat's and the watchers' view, events and question, each encoded as JSON. What all see
    alike is encoded once, as a server does."""
    public = msgspec.Raw(encode(state.game.public(state)))
    shared = None
    if all_public(events):
        shared = msgspec.Raw(encode(events_for(events, PUBLIC)))
    for viewer in range(PUBLIC, state.seats):
        encode(
            {
                "view": {"public": public, **own_view(state, viewer)},
                "events": shared if shared is not None else events_for(events, viewer),
                "question": question(state, viewer),
                "waiting": waiting(state, viewer),
                "actions": actions(state, viewer),
            }
        )


def measure_play(
    game: str, games: int, seats: int, look: Callable[[State, list[Any]], None] | None = None
) -> dict[str, float]:
    """Games a second and microseconds a decision, best of the rounds."""
    play(game, 0, seats, look)
    best = float("inf")
    decisions = 0
    for _ in range(ROUNDS):
        began = time.process_time()
        decisions = sum(play(game, seed, seats, look)[0] for seed in range(games))
        best = min(best, time.process_time() - began)
    return {
        "games_per_second": round(games / best, 1),
        "microseconds_per_decision": round(best / decisions * 1e6, 2),
        "decisions_per_game": round(decisions / games, 1),
    }


def measure_copy(game: str, seats: int) -> dict[str, float]:
    """Microseconds for the copy of a state, over states at random decisions."""
    rng = random.Random(1)
    states: list[State] = []

    def keep(state: State, events: list[Any]) -> None:
        if not state.over and rng.random() < 0.05:
            states.append(state.copy())

    for seed in range(20):
        play(game, seed, seats, keep)
    best = float("inf")
    for _ in range(ROUNDS * 3):
        began = time.process_time()
        for state in states:
            state.copy()
        best = min(best, time.process_time() - began)
    return {"microseconds": round(best / len(states) * 1e6, 2)}


def measure(game: str, games: int) -> dict[str, dict[str, Any]]:
    """All figures, each beside the calibration loop."""
    aims = AIMS[game]
    what: dict[str, Callable[[], dict[str, Any]]] = {}
    for seats in TABLES[game]:
        what[f"play {seats}"] = partial(measure_play, game, games, seats)
        what[f"copy {seats}"] = partial(measure_copy, game, seats)
        what[f"told {seats}"] = partial(measure_play, game, games // 5, seats, tell_everyone)
    found = {}
    for name, run in what.items():
        before = calibrate()
        figures = run()
        loop = min(before, calibrate())
        aim = aims.get(name, aims.get(name.split()[0], ""))
        found[name] = {**figures, "calibration_seconds": round(loop, 4), "aim": aim}
    return found


def profile(game: str, seats: int, look: Callable[[State, list[Any]], None] | None) -> None:
    """Where the time goes."""
    profiler = cProfile.Profile()
    profiler.enable()
    for seed in range(60):
        play(game, seed, seats, look)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", choices=sorted(TABLES), default="hunters")
    parser.add_argument("--games", type=int, default=200, help="matches a round")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--profile", action="store_true", help="where the time goes, instead")
    chosen = parser.parse_args()
    if chosen.profile:
        seats = min(5, TABLES[chosen.game][-1])
        profile(chosen.game, seats, None)
        profile(chosen.game, seats, tell_everyone)
        return
    found = measure(chosen.game, chosen.games)
    if chosen.json:
        print(json.dumps(found))
        return
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    for name, figures in found.items():
        loop, aim = figures.pop("calibration_seconds"), figures.pop("aim")
        text = ", ".join(f"{value} {key.replace('_', ' ')}" for key, value in figures.items())
        print(f"{name:8} {text}  [calibration {loop} s{'; aim ' + aim if aim else ''}]")


if __name__ == "__main__":
    main()
