"""Saying no: the one exception that becomes an answer to a client."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.server.protocol import Problem

MOST_QUOTED = 200
"""Characters of a wrong value that are given back."""


class Refusal(Exception):
    """Something was asked for that will not be done; nothing has changed.

    ``wrong`` and ``allowed`` go to the client, so they hold only what that client may know.
    """

    def __init__(
        self, code: str, wrong: Any = None, allowed: Any = None, status: int = 400
    ) -> None:
        super().__init__(code)
        self.problem = Problem(code, quoted(wrong), allowed)
        self.status = status


def quoted(wrong: Any) -> Any:
    """What was wrong, or the beginning of it where it is long or cannot be said in JSON."""
    try:
        if len(msgspec.json.encode(wrong)) <= MOST_QUOTED:
            return wrong
    except (ValueError, TypeError, OverflowError, RecursionError):
        pass
    return str(wrong)[:MOST_QUOTED]
