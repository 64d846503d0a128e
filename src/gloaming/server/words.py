"""Text that people type: names, chat and room codes, made safe to show and to compare."""

from __future__ import annotations

import re
import secrets
import unicodedata

from gloaming.server.refusal import Refusal

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No character in it is easily taken for another."""
CODE_LENGTH = 8
"""31 to the power of 8 codes, 40 bits; wrong guesses are counted per address as well."""

_JOINERS = "\u200c\u200d"
"""Invisible, but scripts and emoji are built with them."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are drawn as nothing."""
_IGNORED = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef" + _BLANKS + "]"
)
"""What Unicode has shown as nothing, of what isn't a control character anyway: two names must not
differ by that alone."""
_MARKS_IN_A_ROW = 3


def new_code() -> str:
    """A room code as it is shown: ``K7QF-M2XW``."""
    text = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    return f"{text[:4]}-{text[4:]}"


def read_code(text: str) -> str | None:
    """The code that somebody typed, in the form it is kept in, or None if it cannot be one.

    Small letters, spaces and a missing dash do no harm.
    """
    if len(text) > 40:
        return None
    plain = "".join(text.split()).replace("-", "").upper()
    if len(plain) != CODE_LENGTH or any(letter not in ALPHABET for letter in plain):
        return None
    return f"{plain[:4]}-{plain[4:]}"


def clean(text: str) -> str:
    """Without control characters, direction marks, unassigned characters, blank letters and towers
    of accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category in ("Zs", "Zl", "Zp") or letter in "\t\n\r" or letter in _BLANKS:
            letter = " "
        elif category[0] == "C" and letter not in _JOINERS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    return " ".join("".join(kept).split())


def folded(name: str) -> str:
    """What two names must not share in a room: how they look, case and width aside."""
    text = unicodedata.normalize("NFKC", name).casefold()
    # Folding case can leave letters taken apart again.
    text = _IGNORED.sub("", unicodedata.normalize("NFKC", text))
    return "".join(letter for letter in text if unicodedata.category(letter)[0] not in "CZ")


def visible(text: str) -> bool:
    """Whether there is anything to be seen: accents and joiners without a letter are not."""
    return any(unicodedata.category(letter)[0] != "M" for letter in folded(text))


def read_name(text: object, most: int) -> str:
    """A name as it will be shown. Raises Refusal ``bad-name``."""
    name = clean(text) if isinstance(text, str) and len(text) <= 20 * most else ""
    if len(name) > most or not visible(name):
        raise Refusal("bad-name", wrong=name[:most], allowed={"most": most})
    return name


def read_line(text: str, most: int) -> str:
    """A line of chat as it will be shown. Raises Refusal ``empty-line`` or ``long-line``."""
    if len(text) > 4 * most:
        raise Refusal("long-line", wrong=len(text), allowed={"most": most})
    line = clean(text)
    if not visible(line):
        raise Refusal("empty-line")
    if len(line) > most:
        raise Refusal("long-line", wrong=len(line), allowed={"most": most})
    return line
