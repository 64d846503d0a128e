"""The computer players of one match, and what they do next."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gloaming.bots import Bot, Memory, get_bot
from gloaming.engine import CLOSE, TABLE, Action, Event, State, awaited
from gloaming.engine.view import actions, events_for, own_view, question


class Players:
    """Computer players at some seats of a match; people, if any, sit at the others.

    Each is shown its seat's view, questions and events, and nothing else.
    """

    def __init__(self, levels: Mapping[int, str], rng: Random) -> None:
        """``levels``: the level of the bot at each of their seats. Raises `BadOptions` for one that
        there is not."""
        self.rng = rng
        self.bots: dict[int, Bot] = {seat: get_bot(level) for seat, level in levels.items()}
        self.memories: dict[int, Memory] = {
            seat: bot.new_memory() for seat, bot in self.bots.items()
        }

    def look_on(self, state: State, events: list[Event]) -> None:
        """Shows everyone what has happened; to be called after the start and after each action."""
        public: dict[str, Any] | None = None
        for seat, bot in self.bots.items():
            if not bot.looks_on:
                continue
            told = events_for(events, seat)
            if told:
                if public is None:
                    public = state.game.public(state)
                view = {"public": public, **own_view(state, seat)}
                bot.observe(self.memories[seat], told, view)

    def next_action(self, state: State) -> Action | None:
        """What one of them does now: out of turn, or answering, or (where nobody has to answer any
        more) closing a timed question. None while the match waits for people, or is over."""
        ask = state.asked
        if ask is None:
            return None
        public = state.game.public(state)
        for seat, bot in self.bots.items():
            could = actions(state, seat)
            if could:
                view = {"public": public, **own_view(state, seat)}
                chosen = bot.interject(view, could, self.memories[seat], self.rng)
                if chosen is not None:
                    return Action(seat, chosen)
        waited_for = awaited(state)
        for seat in waited_for:
            if seat in self.bots:
                return Action(seat, self._answer(state, public, seat), ask.id)
        return None if waited_for else Action(TABLE, CLOSE, ask.id)

    def _answer(self, state: State, public: dict[str, Any], seat: int) -> str:
        asked = question(state, seat)
        assert asked is not None
        options = asked["options"]
        if len(options) == 1:
            return str(options[0]["id"])
        view = {"public": public, **own_view(state, seat)}
        return self.bots[seat].decide(view, asked, self.memories[seat], self.rng)
