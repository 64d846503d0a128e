"""Saying no: the one exception that becomes an answer to a client."""

from __future__ import annotations

from typing import Any

from gloaming.server.protocol import Problem


class Refusal(Exception):
    """Something was asked for that will not be done; nothing has changed.

    ``wrong`` and ``allowed`` go to the client, so they hold only what that client may know.
    """

    def __init__(
        self, code: str, wrong: Any = None, allowed: Any = None, status: int = 400
    ) -> None:
        super().__init__(code)
        self.problem = Problem(code, wrong, allowed)
        self.status = status
