"""Playing matches between computer players, the same for the same seed."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from random import Random
from typing import Any

from gloaming.engine import TABLE, Action, Event, Game, State, apply, start
from gloaming.games import get_game

from .hidden_roles import roles
from .players import Players
from .report import Report

CHUNK = 10
"""Matches that a process plays in one go."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """Which computer player sits where.

    ``bots``: levels, dealt to the seats in turn and one further with each match, so that over a
    series each sits everywhere equally often. ``by_faction``: instead, the level that plays each
    faction. (Whoever runs a match knows the characters; the bots do not.)
    """

    bots: tuple[str, ...] = ("random",)
    by_faction: tuple[tuple[str, str], ...] = ()

    def seats(self, state: State, number: int) -> dict[int, str]:
        """Level by seat, for the match of this number."""
        if self.by_faction:
            levels = dict(self.by_faction)
            factions = [faction for faction, _ in roles(state)]
            return {seat: levels[faction] for seat, faction in enumerate(factions)}
        return {seat: self.bots[(seat + number) % len(self.bots)] for seat in range(state.seats)}

    def names(self) -> list[str]:
        """For the report."""
        if self.by_faction:
            return [f"{faction}={level}" for faction, level in self.by_faction]
        return list(self.bots)


def key_of(seed: int, number: int = 0) -> bytes:
    """The key of one match of a series: 32 bytes."""
    return blake2b(f"{seed}/{number}".encode(), digest_size=32, person=b"gloaming.arena").digest()


def play_match(
    game: Game,
    options: dict[str, Any],
    seats: int,
    key: bytes,
    lineup: Lineup,
    number: int = 0,
    look: Callable[[State, list[Event]], None] | None = None,
) -> tuple[State, dict[int, str], list[Action]]:
    """Plays one match to its end. ``look`` is shown the true state and all that has happened, after
    the start and after each action.

    Returns:
        The final state, the level at each seat, and all actions in order.

    Raises:
        BadOptions: what the game cannot be set up with, or a level that there is not.
    """
    state, events = start(game, options, seats, key)
    levels = lineup.seats(state, number)
    # The bots' chance is not the match's: knowing one tells nothing about the other.
    players = Players(levels, Random(blake2b(key, person=b"gloaming.bots").hexdigest()))
    done: list[Action] = []
    while True:
        if look is not None:
            look(state, events)
        players.look_on(state, events)
        action = players.next_action(state)
        if action is None:
            return state, levels, done
        events = apply(state, action)
        done.append(action)


def simulate(
    game: Game,
    options: dict[str, Any],
    players: int,
    games: int,
    seed: int,
    lineup: Lineup,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays a series of matches. The same seed gives the same figures, whatever ``jobs`` is.

    ``jobs``: processes to play in. ``progress`` is told the number of matches that have been added.
    Raises `BadOptions`.
    """
    options = game.check_options(options, players)
    total = Report(game.id, players, options, lineup.names(), seed)
    chunks = [range(at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    began = time.perf_counter()
    for part in _parts(partial(_play, game.id, options, players, seed, lineup), chunks, jobs):
        total.add(part)
        if progress is not None:
            progress(part.games)
    total.seconds = time.perf_counter() - began
    return total


def _parts(play: Callable[[range], Report], chunks: Sequence[range], jobs: int) -> Iterator[Report]:
    """The chunks' reports in order."""
    if jobs <= 1:
        yield from map(play, chunks)
        return
    # Processes of their own making: a fork would copy the locks of a progress bar's thread.
    with get_context("spawn").Pool(jobs, initializer=_leave_ctrl_c_to_the_parent) as pool:
        yield from pool.imap(play, chunks)


def _leave_ctrl_c_to_the_parent() -> None:
    """It ends its processes; they need not all say that they were interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(
    id: str, options: dict[str, Any], seats: int, seed: int, lineup: Lineup, numbers: range
) -> Report:
    game = get_game(id)
    report = Report(id, seats, options, lineup.names(), seed)
    for number in numbers:
        state, levels, actions = play_match(
            game, options, seats, key_of(seed, number), lineup, number, report.figures.look
        )
        decisions = sum(action.seat != TABLE for action in actions)
        report.count(state, levels, game.outcome(state), decisions)
    return report
