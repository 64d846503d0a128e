"""Why the engine refuses something. Errors are values: a code, what was wrong, what was allowed."""

from __future__ import annotations

import json
from typing import Any

MOST_SHOWN = 60
"""Characters of what stands in a table that are given back."""


class EngineError(Exception):
    """Base of all refusals. Nothing has changed when one is raised.

    ``code`` names the sentence a person reads (``error-<code>`` in the word files), ``wrong`` is
    the value that was
    refused, ``allowed`` what would have been accepted.
    """

    code = "engine"

    def __init__(self, wrong: Any = None, allowed: Any = None) -> None:
        super().__init__(f"{self.code}: {wrong!r}, allowed: {allowed!r}")
        self.wrong = wrong
        self.allowed = allowed


class IllegalAction(EngineError):
    """The option is not among those that the seat has now."""

    code = "illegal-action"


class NothingToUndo(IllegalAction):
    """The seat has given no answer that it could take back now."""

    code = "nothing-to-undo"


class StaleQuestion(EngineError):
    """The question that was answered no longer stands."""

    code = "stale-question"


class NotYourSeat(EngineError):
    """The question that stands was put to somebody else."""

    code = "not-your-seat"


class MatchOver(EngineError):
    """The match has ended; nothing can be done in it any more."""

    code = "match-over"


class BadOptions(EngineError):
    """A match cannot be set up like this (number of seats, unknown option, value out of range)."""

    code = "bad-options"


class BadTable(BadOptions):
    """A table given for an option cannot be played with.

    ``wrong`` is ``{"where": place in the table, "value": what stands there, as JSON text}``,
    ``allowed`` is ``{"rule": key of a sentence, ...what the sentence needs}``: the sentences are
    the attributes of ``error-bad-table``.
    """

    code = "bad-table"

    def __init__(self, where: str, value: Any, rule: str, **needs: Any) -> None:
        # Half a letter, as JSON can write it, cannot be sent to anyone.
        text = json.dumps(value, ensure_ascii=False).encode(errors="replace").decode()
        if len(text) > MOST_SHOWN:
            text = text[:MOST_SHOWN] + "…"
        super().__init__({"where": where, "value": text}, {"rule": rule, **needs})


class BadRecord(EngineError):
    """A record does not fit the game it tells of; ``where`` names the first place."""

    code = "bad-record"

    def __init__(self, where: str, wrong: Any = None, allowed: Any = None) -> None:
        super().__init__(wrong, allowed)
        self.where = where
        self.args = (f"{where}: {wrong!r}, expected {allowed!r}",)
