"""Which figures are taken of which game."""

from __future__ import annotations

from .figures import Figures
from .hidden_roles import RoleFigures
from .rivals import BallFigures
from .shadowlord import SkyFigures

FAMILIES: dict[str, type[Figures]] = {
    "hunters": RoleFigures,
    "raiders": RoleFigures,
    "rivals": BallFigures,
    "shadowlord": SkyFigures,
}


def figures_for(game: str) -> Figures:
    """Empty ones."""
    return FAMILIES.get(game, Figures)()
