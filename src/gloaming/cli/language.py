"""The language that the command line speaks: what ``--language`` says, else that of the system."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar

from gloaming.words import FALLBACK, Words, languages, words

_spoken: ContextVar[Words | None] = ContextVar("spoken", default=None)

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of the environment, the first that is set counts; their values are like ``ja_JP.UTF-8``."""


def of_system(environ: Mapping[str, str]) -> str:
    """The language of the environment, if there are words in it, else English."""
    value = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else FALLBACK


def speak(language: str) -> None:
    """Speak this language from now on."""
    _spoken.set(words(language))


def spoken() -> Words:
    """The words of the language that is spoken."""
    return _spoken.get() or words()


def say(key: str, **parameters: str | int) -> str:
    """The words for a key in the language that is spoken."""
    return spoken().say(key, **parameters)


def row(items: list[str]) -> str:
    """Items in a row, as things that can be typed."""
    return ", ".join(items)
