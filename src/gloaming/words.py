"""The words of ``locale/<language>/*.ftl`` for Python: what the terminal says.

A key is the id of a message (``hunters-area-church``) or of one of its attributes
(``hunters-area-church.action``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LOCALE = Path(__file__).resolve().parent / "locale"
FALLBACK = "en"


class Words:
    """The messages of a language. What is missing in it is said in English, and what is missing
    there too by its key, so that there is always something to read."""

    def __init__(self, language: str = FALLBACK, folder: Path = LOCALE) -> None:
        self.language = language
        languages = dict.fromkeys((language, FALLBACK))
        self._bundles = [_bundle(folder / name, name) for name in languages]

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def say(self, key: str, **parameters: str | int) -> str:
        """The words for this key, with the parameters set into them. What is true or false is
        chosen by as ``true`` and ``false``."""
        # To the library a bool is a number, and would fit none of these.
        arguments = {
            name: str(value).lower() if isinstance(value, bool) else value
            for name, value in parameters.items()
        }
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, arguments)
                return str(text)
        return key

    def list(self, items: Sequence[str]) -> str:
        """Items in a row."""
        return ("、" if self.language == "ja" else ", ").join(items)


def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def languages() -> list[str]:
    """Codes of the languages that there are words in."""
    return sorted(path.name for path in LOCALE.iterdir() if any(path.glob("*.ftl")))


@cache
def words(language: str = FALLBACK) -> Words:
    """The words of a language, read once."""
    return Words(language)
