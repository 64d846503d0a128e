"""The engine's one door under one name: wherever the server cuts hidden information it reads
``door.``"""

from gloaming.engine.view import (
    ALL,
    PUBLIC,
    actions,
    events_for,
    may_undo,
    own_view,
    question,
    view,
    waiting,
)

__all__ = [
    "ALL",
    "PUBLIC",
    "actions",
    "events_for",
    "may_undo",
    "own_view",
    "question",
    "view",
    "waiting",
]
