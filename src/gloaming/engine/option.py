"""Options: the only form in which anybody decides anything."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

TABLE = -1
"""The seat of the table itself: whoever runs a match, when it closes a timed question."""


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One thing a seat may choose, and what on the board it points at.

    ``id`` is made of the parts and is stable: ``attack:3``, ``go:church``, ``take:2:w_talisman``,
    ``pass``.
    Two options are equal when their ids are.
    """

    verb: str
    seat: int = -1
    place: str = ""
    card: str = ""
    number: int = -1
    id: str = field(init=False)

    def __post_init__(self) -> None:
        parts = [self.verb]
        if self.seat >= 0:
            parts.append(str(self.seat))
        if self.place:
            parts.append(self.place)
        if self.card:
            parts.append(self.card)
        if self.number >= 0:
            parts.append(str(self.number))
        object.__setattr__(self, "id", ":".join(parts))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def plain(self) -> dict[str, Any]:
        """As JSON: the id, the verb, and whichever parts are set."""
        out: dict[str, Any] = {"id": self.id, "verb": self.verb}
        if self.seat >= 0:
            out["seat"] = self.seat
        if self.place:
            out["place"] = self.place
        if self.card:
            out["card"] = self.card
        if self.number >= 0:
            out["number"] = self.number
        return out

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Option:
        """The inverse of `plain`."""
        return cls(
            data["verb"],
            data.get("seat", -1),
            data.get("place", ""),
            data.get("card", ""),
            data.get("number", -1),
        )


@lru_cache(maxsize=8192)
def option(verb: str, seat: int = -1, place: str = "", card: str = "", number: int = -1) -> Option:
    """The option with these parts, made once: games offer the same ones again and again."""
    return Option(verb, seat, place, card, number)


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat does: answers question number ``question``, or acts out of turn (``question`` 0).

    The seat ``TABLE`` with the option ``close`` ends a timed question. ``undo``, out of turn, takes
    the seat's last answer back: see `gloaming.engine.play.has_way_back`.
    """

    seat: int
    option: str
    question: int = 0

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"seat": self.seat, "question": self.question, "option": self.option}

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Action:
        """The inverse of `plain`."""
        return cls(data["seat"], data["option"], data.get("question", 0))


CLOSE = "close"
UNDO = "undo"
