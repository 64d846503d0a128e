"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

View = dict[str, Any]
"""What `gloaming.engine.view` gives one seat."""
Memory = dict[str, Any]
"""What a bot keeps of a match besides the view: JSON data. Whoever runs the match keeps it."""


class Bot:
    """A computer player of one level. It holds nothing of a match: that is in the memory.

    It is shown what its seat may know, and nothing else: views, questions, actions and events that
    have been through `gloaming.engine.view`. The same arguments give the same answer.
    """

    level: ClassVar[str]
    looks_on: ClassVar[bool] = True
    """Whether it makes anything of the events; if not, `observe` need not be called."""

    def new_memory(self) -> Memory:
        """What a bot knows that has just sat down. An empty dict is as good."""
        return {}

    def observe(self, memory: Memory, events: list[dict[str, Any]], view: View) -> None:
        """Takes note of what happened (`events_for` this seat), given the view after it."""

    def decide(self, view: View, question: dict[str, Any], memory: Memory, rng: Random) -> str:
        """Answers a question: the id of one of its options."""
        raise NotImplementedError

    def interject(
        self, view: View, actions: list[dict[str, Any]], memory: Memory, rng: Random
    ) -> str | None:
        """What to do now although one isn't asked: the id of one of the actions, or None."""
        raise NotImplementedError
