"""What the words of all games have in common.

Which variables the sentences of a game have is told at the head of its ``-log.ftl`` and
``-questions.ftl`` in ``locale/en``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gloaming.words import Words


@dataclass(frozen=True)
class Group:
    """Options that begin alike, of a question that is answered in two steps."""

    what: str
    detail: str
    title: str
    """Of the second step."""
    options: tuple[int, ...]
    """Indexes among all options of the question."""


class Telling(ABC):
    """The words of one game with these players."""

    def __init__(self, words: Words, catalogue: dict[str, Any], names: Sequence[str]) -> None:
        self.words = words
        self.game: str = catalogue["id"]
        self.names = list(names)

    def of_game(self, key: str, **parameters: str | int) -> str:
        """Words of this game: the key without the game's id."""
        return self.words.say(f"{self.game}-{key}", **parameters)

    def has(self, key: str) -> bool:
        """Whether there are such words of this game."""
        return self.words.has(f"{self.game}-{key}")

    def player(self, seat: int) -> str:
        """Name of the player at a seat; ``none`` for nobody, as the sentences expect it."""
        return self.names[seat] if 0 <= seat < len(self.names) else "none"

    # -- what happens

    def lines(self, events: Sequence[dict[str, Any]], me: int = -1) -> list[str]:
        """The log, a line for each event that has words. ``me``: the reader's seat, if any."""
        return [line for event in events if (line := self.line(event, me))]

    def line(self, event: dict[str, Any], me: int = -1) -> str:
        """One event; empty if there are no words for it."""
        key = f"log-{event['kind']}"
        if not self.has(key):
            return ""
        attribute = self.attribute(event, me)
        if not self.has(key + attribute):
            attribute = ""
        return self.of_game(key + attribute, **self.arguments(event["params"]))

    def attribute(self, event: dict[str, Any], me: int) -> str:
        """Which form of the line of an event fits, as far as there is one."""
        if event["kind"] == "turn" and event["params"]["seat"] == me:
            return ".you"
        return ".own" if event.get("private") else ""

    @abstractmethod
    def arguments(self, params: dict[str, Any]) -> dict[str, str | int]:
        """Parameters of an event or question as the sentences want them."""

    # -- what is asked

    @abstractmethod
    def question(self, question: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """Title and note of a question to whom this view is of; the note may be empty."""

    @abstractmethod
    def choice(
        self, question: dict[str, Any], option: dict[str, Any], view: dict[str, Any]
    ) -> tuple[str, str]:
        """An option of a question: what it is, and a detail (may be empty)."""

    def groups(self, question: dict[str, Any], view: dict[str, Any]) -> list[Group]:
        """The first of two steps, for a question with many options; none: it has one step."""
        return []

    def to(self, option: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """An option in the second of two steps: where to, and a detail (may be empty)."""
        raise LookupError(option["id"])

    # -- out of turn

    def action(self, action: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """What one may do out of turn, and the question whether one means it (may be empty)."""
        raise LookupError(action["id"])

    def letter(self, action: dict[str, Any]) -> str:
        """What is typed for it."""
        return str(action["verb"][0])

    def stops(
        self, before: dict[str, Any], after: dict[str, Any], may: list[dict[str, Any]]
    ) -> bool:
        """Whether the person is stopped for a moment, though asked nothing, since between these
        views something has happened that makes it good to act out of turn."""
        return False
