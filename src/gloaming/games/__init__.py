"""The games, by id."""

from __future__ import annotations

from gloaming.engine import BadOptions, Game

from .hunters import HUNTERS
from .raiders import RAIDERS
from .rivals import RIVALS
from .shadowlord import SHADOWLORD

GAMES: dict[str, Game] = {game.id: game for game in (HUNTERS, RAIDERS, RIVALS, SHADOWLORD)}


def get_game(id: str) -> Game:
    """The game with this id. Raises `BadOptions` naming the ids that there are."""
    if id not in GAMES:
        raise BadOptions({"game": id}, sorted(GAMES))
    return GAMES[id]
