"""``gloaming record``, ``replay`` and ``verify``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from gloaming.arena import key_of, play_match
from gloaming.bots import LEVELS
from gloaming.engine import (
    ALL,
    PUBLIC,
    BadRecord,
    begin_record,
    events_for,
    replay,
    seal,
    verify,
    view,
    waiting,
)

from .common import (
    FALSE,
    game_called,
    lineup_of,
    options_of,
    out,
    place,
    players_of,
    print_json,
    read_record,
    reason,
    refuse,
)
from .language import row, say, spoken
from .series import Bots, GameId, Options, Players, Seed
from .telling import telling_of

RecordFile = Annotated[Path, typer.Argument(help="cli-option-file")]


def record_command(
    game: GameId,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="cli-option-output")
    ],
    players: Players = None,
    seed: Seed = 1,
    bots: Bots = LEVELS[-1],
    option: Options = None,
) -> None:
    """Play one match between computer players and write its record."""
    chosen = game_called(game)
    players = players_of(chosen, players)
    options = options_of(chosen, option or [], players)
    lineup = lineup_of(bots, chosen)
    names = [f"Bot {seat + 1}" for seat in range(players)]
    record = begin_record(chosen, options, players, key_of(seed), [], names)
    _, _, record.actions = play_match(chosen, options, players, record.key, lineup)
    seal(chosen, record)
    text = json.dumps(record.to_json(), indent=1) + "\n"
    if str(output) == "-":
        sys.stdout.write(text)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        refuse("cli-unwritable", file=str(output), reason=reason(error))


def replay_command(
    file: RecordFile,
    viewer: Annotated[str, typer.Option("--as", metavar="VIEWER", help="cli-option-as")] = "public",
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-steps")] = False,
) -> None:
    """Play a record again and tell what happened, as one of the players or a watcher saw it."""
    game, record = read_record(file)
    seat = _viewer(viewer, record.seats)
    names = [record.names[s] if s < len(record.names) else f"{s + 1}" for s in range(record.seats)]
    telling = telling_of(spoken(), game.catalogue(), names)
    try:
        for number, (_, state, events) in enumerate(replay(game, record)):
            told = events_for(events, seat)
            if as_json:
                step: dict[str, Any] = {"step": number, "events": told}
                step |= {"view": view(state, seat), "waiting": waiting(state, seat)}
                print_json(step)
                continue
            for line in telling.lines(told, seat):
                out().print(line, markup=False, soft_wrap=True)
    except BadRecord as error:
        _untrue(file, error)


def _viewer(text: str, seats: int) -> int:
    named = {"public": PUBLIC, "all": ALL, **{f"seat:{seat}": seat for seat in range(seats)}}
    if text not in named:
        refuse("cli-no-viewer", known=row(list(named)), given=repr(text))
    return named[text]


def verify_command(file: RecordFile) -> None:
    """Check a record against the rules and against itself: exit code 0 if it is true, 1 if not."""
    game, record = read_record(file)
    try:
        state = verify(game, record)
    except BadRecord as error:
        _untrue(file, error)
    sentence = say(
        "cli-verify-true",
        file=str(file),
        actions=len(record.actions),
        over="yes" if state.over else "no",
    )
    out().print(sentence, markup=False, soft_wrap=True)


def _untrue(file: Path, error: BadRecord) -> NoReturn:
    key = f"cli-untrue-{error.where}"
    wrong, allowed = repr(error.wrong), repr(error.allowed)
    why = say(key if spoken().has(key) else "cli-untrue-action", wrong=wrong, allowed=allowed)
    refuse("cli-untrue", FALSE, file=str(file), where=place(error.where), why=why)
