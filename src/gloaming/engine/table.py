"""Tables of numbers that are given for an option as JSON text: reading them, and saying what is
wrong with them."""

from __future__ import annotations

import json
from typing import Any

from .errors import BadTable


def read_json(option: str, text: str) -> Any:
    """The data in a text. Raises `BadTable` where it is not JSON, or where a name stands twice."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        # Of two numbers by one name the reader would take the last without a word.
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                raise BadTable(option, name, "once")
            found[name] = value
        return found

    try:
        return json.loads(text, object_pairs_hook=once)
    except json.JSONDecodeError as error:
        stands = text.split("\n")[error.lineno - 1].strip()
        raise BadTable(option, stands, "json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        # A number of thousands of digits; thousands of brackets in brackets.
        raise BadTable(option, text, "json", line=1, column=1) from None


def object_at(where: str, value: Any, names: set[str]) -> dict[str, Any]:
    """An object with no other names than these. Raises `BadTable`."""
    if not isinstance(value, dict):
        raise BadTable(where, value, "object")
    for name in value:
        if name not in names:
            raise BadTable(where, name, "name", names=sorted(names))
    return value


def number_at(where: str, value: Any, least: int, most: int) -> int:
    """A whole number within these bounds. Raises `BadTable`."""
    if type(value) is not int or not least <= value <= most:
        raise BadTable(where, value, "number", least=least, most=most)
    return value


def missing(where: str, entry: dict[str, Any], names: set[str]) -> None:
    """Raises `BadTable` for the first name that an object lacks."""
    for name in sorted(names - entry.keys()):
        raise BadTable(f"{where}.{name}", None, "missing")
