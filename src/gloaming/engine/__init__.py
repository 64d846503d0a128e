"""The rules engine: knows no game by name, does no I/O, has no clock, no network and no bot.

Start at `start` and `apply` (`gloaming.engine.play`); what anyone may see goes through
`gloaming.engine.view`.
"""

from .chance import Chance
from .errors import (
    BadOptions,
    BadRecord,
    BadTable,
    EngineError,
    IllegalAction,
    MatchOver,
    NothingToUndo,
    NotYourSeat,
    StaleQuestion,
)
from .event import Event
from .game import Game, OptionSpec, Outcome
from .option import CLOSE, TABLE, UNDO, Action, Option, option
from .play import apply, awaited, legal_actions, out_of_turn, start
from .procedure import Ask, Procedure, Step
from .record import Record, begin_record, replay, seal, verify
from .state import State, state_from_json
from .view import ALL, PUBLIC, all_public, events_for, may_undo, question, view, waiting

__all__ = [
    "ALL",
    "CLOSE",
    "PUBLIC",
    "TABLE",
    "UNDO",
    "Action",
    "Ask",
    "BadOptions",
    "BadRecord",
    "BadTable",
    "Chance",
    "EngineError",
    "Event",
    "Game",
    "IllegalAction",
    "MatchOver",
    "NotYourSeat",
    "NothingToUndo",
    "Option",
    "OptionSpec",
    "Outcome",
    "Procedure",
    "Record",
    "StaleQuestion",
    "State",
    "Step",
    "all_public",
    "apply",
    "awaited",
    "begin_record",
    "events_for",
    "legal_actions",
    "may_undo",
    "option",
    "out_of_turn",
    "question",
    "replay",
    "seal",
    "start",
    "state_from_json",
    "verify",
    "view",
    "waiting",
]
