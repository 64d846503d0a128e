"""The server's log: one JSON object a line, without names, codes, tokens, or anything of a game."""

from __future__ import annotations

import logging
import traceback
from typing import Any

import msgspec

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats a record as JSON: time, level, logger, event, and what came in ``extra``.

    Of an exception it keeps the kind and the places, not the message: that may quote what a player
    holds.
    """

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        out: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            # Of what asyncio says the second line quotes the exception.
            "event": record.getMessage().partition("\n")[0],
        }
        out |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, places = record.exc_info
            out["error"] = kind.__name__
            out["places"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(places)
            ]
        return msgspec.json.encode(out, enc_hook=str).decode()


def set_up(level: int = logging.INFO) -> None:
    """Send the log of the server, and uvicorn's errors, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    for name in ("gloaming", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        # Below INFO, uvicorn writes down frames and what is in them.
        logger.setLevel(level if name == "gloaming" else max(level, logging.INFO))
        logger.propagate = False
    # That it starts and stops is told in words, to the person at the terminal.
    logging.getLogger("uvicorn.error").setLevel(max(level, logging.WARNING))
    # Its lines would quote paths, and a personal link is one.
    logging.getLogger("uvicorn.access").disabled = True
