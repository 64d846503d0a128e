"""Events, questions and options of a game in words, for the terminal: one way to tell for each
family of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.words import Words

from .alliances import AlliancesTelling
from .base import Group, Telling
from .roles import RolesTelling
from .thieves import ThievesTelling

_WAYS: dict[str, type[Telling]] = {
    "hunters": RolesTelling,
    "raiders": RolesTelling,
    "rivals": ThievesTelling,
    "shadowlord": AlliancesTelling,
}


def telling_of(words: Words, catalogue: dict[str, Any], names: Sequence[str]) -> Telling:
    """The words of the game of this catalogue, played by people of these names."""
    return _WAYS[catalogue["id"]](words, catalogue, names)


__all__ = [
    "AlliancesTelling",
    "Group",
    "RolesTelling",
    "Telling",
    "ThievesTelling",
    "telling_of",
]
