"""Figures of games with hidden roles: by faction and by character."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gloaming.engine import Outcome, State

from .figures import Figures, Tallies, add_tallies, count, plain_tallies


def roles(state: State) -> list[tuple[str, str]]:
    """Faction and character of each seat (the truth: for reports only)."""
    factions = {c["id"]: c["faction"] for c in state.game.catalogue()["characters"]}
    characters = [state.game.private(state, seat)["character"] for seat in range(state.seats)]
    return [(factions[character], character) for character in characters]


@dataclass(slots=True)
class RoleFigures(Figures):
    """Who won, as what."""

    factions: Tallies = field(default_factory=dict)
    characters: Tallies = field(default_factory=dict)
    levels_by_faction: dict[str, Tallies] = field(default_factory=dict)
    """By level, then by faction."""

    def count(self, state: State, levels: dict[int, str], outcome: Outcome) -> None:
        """Each seat once in each table."""
        for seat, (faction, character) in enumerate(roles(state)):
            won = seat in outcome.reasons
            count(self.factions, faction, won=won)
            count(self.characters, character, won=won)
            count(self.levels_by_faction.setdefault(levels[seat], {}), faction, won=won)

    def add(self, other: RoleFigures) -> None:
        """Table by table."""
        add_tallies(self.factions, other.factions)
        add_tallies(self.characters, other.characters)
        for level, tallies in other.levels_by_faction.items():
            add_tallies(self.levels_by_faction.setdefault(level, {}), tallies)

    def wins(self) -> dict[str, Any]:
        """``factions``, ``characters``, and ``bots_by_faction``."""
        by_level = sorted(self.levels_by_faction.items())
        return {
            "factions": plain_tallies(self.factions),
            "characters": plain_tallies(self.characters),
            "bots_by_faction": {level: plain_tallies(tallies) for level, tallies in by_level},
        }
