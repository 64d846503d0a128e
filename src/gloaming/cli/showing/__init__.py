"""The table in the terminal: one way to show it for each family of games."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from gloaming.cli.telling import AlliancesTelling, RolesTelling, Telling, ThievesTelling

from .alliances import AlliancesShow
from .base import Show
from .roles import RolesShow
from .thieves import ThievesShow


def show_of(console: Console, telling: Telling, catalogue: dict[str, Any]) -> Show[Any]:
    """The table of the game that is told of."""
    if isinstance(telling, RolesTelling):
        return RolesShow(console, telling, catalogue)
    if isinstance(telling, AlliancesTelling):
        return AlliancesShow(console, telling)
    assert isinstance(telling, ThievesTelling), telling
    return ThievesShow(console, telling, catalogue)


__all__ = ["Show", "show_of"]
