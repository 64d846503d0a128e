"""What all rooms of a server share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gloaming import engine
from gloaming.server.bot_desk import BotDesk
from gloaming.server.clock import Clock
from gloaming.server.metrics import Metrics
from gloaming.server.settings import Settings
from gloaming.server.storage import Storage
from gloaming.server.tokens import Tokens


@dataclass(frozen=True)
class House:
    """Services handed to every room."""

    settings: Settings
    storage: Storage
    tokens: Tokens
    clock: Clock
    bots: BotDesk
    levels: tuple[str, ...]
    """Levels of computer players there are."""
    games: Mapping[str, engine.Game]
    metrics: Metrics
