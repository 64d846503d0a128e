"""Events: facts with an audience. Keys and parameters, never sentences."""

from __future__ import annotations

from typing import Any


class Event:
    """One thing that happened.

    ``seats``: who is told; None is everyone. The others are told ``instead``, or nothing.
    """

    __slots__ = ("instead", "kind", "params", "seats")

    def __init__(
        self,
        kind: str,
        params: dict[str, Any],
        seats: tuple[int, ...] | None = None,
        instead: Event | None = None,
    ) -> None:
        self.kind = kind
        self.params = params
        self.seats = seats
        self.instead = instead

    def __repr__(self) -> str:
        words = ", ".join(f"{key}={value!r}" for key, value in self.params.items())
        to = "" if self.seats is None else f" to {self.seats}"
        return f"<{self.kind} {words}{to}>"

    def plain(self) -> dict[str, Any]:
        """The whole event with its audience, as JSON, for someone who may see everything."""
        out: dict[str, Any] = {"kind": self.kind, "params": self.params}
        if self.seats is not None:
            out["seats"] = list(self.seats)
        if self.instead is not None:
            out["instead"] = self.instead.plain()
        return out
