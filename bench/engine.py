"""How fast the engine plays Shadow Hunters: python bench/engine.py [--games N] [--json] [--profile]

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

HUNTERS = get_game("hunters")
ROUNDS = 3
encode = msgspec.json.Encoder().encode
AIMS = {
    "play 5": "600 games/s",
    "play 8": "280 games/s",
    "copy": "15 us",
    "told 5": "40 games/s",
}


def play(
    seed: int, seats: int, look: Callable[[State, list[Any]], None] | None = None
) -> tuple[int, State]:
    """One match of uniformly random answers; number of decisions, and the end."""
    chance = random.Random(seed).random
    state, events = start(HUNTERS, {}, seats, seed.to_bytes(32, "big"))
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
    games: int, seats: int, look: Callable[[State, list[Any]], None] | None = None
) -> dict[str, float]:
    """Games a second and microseconds a decision, best of the rounds."""
    play(0, seats, look)
    best = float("inf")
    decisions = 0
    for _ in range(ROUNDS):
        began = time.process_time()
        decisions = sum(play(seed, seats, look)[0] for seed in range(games))
        best = min(best, time.process_time() - began)
    return {
        "games_per_second": round(games / best, 1),
        "microseconds_per_decision": round(best / decisions * 1e6, 2),
        "decisions_per_game": round(decisions / games, 1),
    }


def measure_copy(seats: int) -> float:
    """Microseconds for the copy of a state, over states at random decisions."""
    rng = random.Random(1)
    states: list[State] = []

    def keep(state: State, events: list[Any]) -> None:
        if not state.over and rng.random() < 0.05:
            states.append(state.copy())

    for seed in range(20):
        play(seed, seats, keep)
    best = float("inf")
    for _ in range(ROUNDS * 3):
        began = time.process_time()
        for state in states:
            state.copy()
        best = min(best, time.process_time() - began)
    return round(best / len(states) * 1e6, 2)


def measure(games: int) -> dict[str, dict[str, Any]]:
    """All figures, each beside the calibration loop."""
    what: dict[str, Callable[[], dict[str, Any]]] = {
        "play 5": lambda: measure_play(games, 5),
        "play 8": lambda: measure_play(games, 8),
        "copy": lambda: {"microseconds": measure_copy(5)},
        "copy 8": lambda: {"microseconds": measure_copy(8)},
        "told 5": lambda: measure_play(games // 5, 5, tell_everyone),
        "told 8": lambda: measure_play(games // 5, 8, tell_everyone),
    }
    found = {}
    for name, run in what.items():
        before = calibrate()
        figures = run()
        loop = min(before, calibrate())
        found[name] = {**figures, "calibration_seconds": round(loop, 4), "aim": AIMS.get(name, "")}
    return found


def profile(seats: int, look: Callable[[State, list[Any]], None] | None) -> None:
    """Where the time goes."""
    profiler = cProfile.Profile()
    profiler.enable()
    for seed in range(60):
        play(seed, seats, look)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="matches a round")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--profile", action="store_true", help="where the time goes, instead")
    chosen = parser.parse_args()
    if chosen.profile:
        profile(5, None)
        profile(5, tell_everyone)
        return
    found = measure(chosen.games)
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
