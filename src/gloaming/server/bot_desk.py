"""Where computer players think: outside the event loop, each from what its seat may know.

A match that has bots is followed here by a state of its own, made from the same record, so that
views are cut and memories kept in the thread that thinks and the loop only carries out what comes
back. It can be dropped at any time: a bot that sits down for somebody who left reads the seat's
whole past first, and knows exactly what the seat knew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

from gloaming import engine
from gloaming.bots import Bot, Memory
from gloaming.server import door

log = logging.getLogger("gloaming.server.bots")


@contextlib.contextmanager
def forgiving(level: str) -> Iterator[None]:
    """A bot that fails must not hold up a table: it takes the first option, and the log says so."""
    try:
        yield
    except Exception as error:
        # What went wrong may quote what the seat knows, so only its kind is written down.
        log.error("bot_failed", extra={"level": level, "error": type(error).__name__})


class Follower:
    """One match as the thinking threads follow it."""

    def __init__(
        self, game: engine.Game, record: engine.Record, get_bot: Callable[[str], Bot]
    ) -> None:
        self.game = game
        self.record = record
        self.get_bot = get_bot
        self.mutex = threading.Lock()
        self.rng = random.Random(random.SystemRandom().getrandbits(128))
        self.memories: dict[int, Memory] = {}
        self._levels: dict[int, str] = {}
        self._state: engine.State | None = None
        self._done = 0

    def catch_up(self, actions: Sequence[engine.Action], count: int, seats: dict[int, str]) -> None:
        """Follow to the state after ``count`` actions, with these seats (and their levels) looking
        on."""
        if self._state is None or any(self._levels.get(seat) != seats[seat] for seat in seats):
            # A seat that is new here has a past: read the match again from its beginning.
            self._levels.update(seats)
            self.memories = {s: self.get_bot(lv).new_memory() for s, lv in self._levels.items()}
            self._state, events = engine.start(
                self.game,
                self.record.options,
                self.record.seats,
                self.record.key,
                undo=True,
            )
            self._done = 0
            self._look_on(events)
        for action in actions[self._done : count]:
            events = engine.apply(self._state, action)
            self._done += 1
            self._look_on(events)

    def _look_on(self, events: list[engine.Event]) -> None:
        assert self._state is not None
        for seat, memory in self.memories.items():
            bot = self.get_bot(self._levels[seat])
            told = door.events_for(events, seat) if bot.looks_on else []
            if told:
                with forgiving(bot.level):
                    bot.observe(memory, told, door.view(self._state, seat))

    def decide(self, seat: int, level: str) -> str | None:
        """The option that the bot takes in the question before this seat."""
        assert self._state is not None
        question = door.question(self._state, seat)
        if question is None:
            return None
        options = [option["id"] for option in question["options"]]
        if len(options) == 1:
            return str(options[0])
        choice = ""
        with forgiving(level):
            seen = door.view(self._state, seat)
            choice = self.get_bot(level).decide(seen, question, self.memories[seat], self.rng)
        return choice if choice in options else str(options[0])

    def interject(self, seats: dict[int, str], standins: set[int]) -> list[tuple[int, str]]:
        """What bots do although they aren't asked: pairs of seat and option. ``standins``: seats
        whose standing orders are those of a person, and stay."""
        assert self._state is not None
        found: list[tuple[int, str]] = []
        for seat, level in seats.items():
            actions = door.actions(self._state, seat)
            if seat in standins:
                actions = [a for a in actions if a["id"] not in self.game.orders]
            if not actions:
                continue
            choice: str | None = None
            with forgiving(level):
                seen = door.view(self._state, seat)
                choice = self.get_bot(level).interject(seen, actions, self.memories[seat], self.rng)
            if choice is not None and any(action["id"] == choice for action in actions):
                found.append((seat, choice))
        return found


class BotDesk:
    """The thinking threads of one server."""

    def __init__(self, threads: int, get_bot: Callable[[str], Bot]) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._get_bot = get_bot

    def follow(self, game: engine.Game, record: engine.Record) -> Follower:
        """Begin to follow a match."""
        return Follower(game, record, self._get_bot)

    async def decide(
        self,
        follower: Follower,
        actions: Sequence[engine.Action],
        seats: dict[int, str],
        seat: int,
    ) -> str | None:
        """The choice of one seat's bot after these actions. ``seats``: level of every bot of the
        match."""
        count = len(actions)

        def think() -> str | None:
            with follower.mutex:
                follower.catch_up(actions, count, seats)
                return follower.decide(seat, seats[seat])

        return await asyncio.get_running_loop().run_in_executor(self._pool, think)

    async def interject(
        self,
        follower: Follower,
        actions: Sequence[engine.Action],
        seats: dict[int, str],
        standins: set[int],
    ) -> list[tuple[int, str]]:
        """What the bots of a match want to do out of turn after these actions."""
        count = len(actions)

        def think() -> list[tuple[int, str]]:
            with follower.mutex:
                follower.catch_up(actions, count, seats)
                return follower.interject(seats, standins)

        return await asyncio.get_running_loop().run_in_executor(self._pool, think)

    def close(self) -> None:
        """Stop thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)
