"""``gloaming record``, ``replay`` and ``verify``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from gloaming.arena import key_of, play_match
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
from gloaming.words import words

from .common import (
    FALSE,
    game_called,
    lineup_of,
    options_of,
    out,
    print_json,
    read_record,
    refuse,
)
from .series import GameId, Options, Players, Seed
from .telling import Telling

RecordFile = Annotated[Path, typer.Argument(help="A record; - for standard input.")]


def record_command(
    game: GameId,
    output: Annotated[
        Path, typer.Option("-o", "--output", help="File to write; - for standard output.")
    ],
    players: Players = 5,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, as for simulate.")] = "greedy",
    option: Options = None,
) -> None:
    """Play one match between computer players and write its record."""
    chosen = game_called(game)
    options = options_of(chosen, option or [], players)
    lineup = lineup_of(bots)
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
        refuse(f"{output} cannot be written: {error.strerror}.")


def replay_command(
    file: RecordFile,
    viewer: Annotated[
        str, typer.Option("--as", help="Whose eyes: public, seat:0 to seat:7, or all.")
    ] = "public",
    as_json: Annotated[
        bool, typer.Option("--json", help="A line a step: events, view, who is waited for.")
    ] = False,
) -> None:
    """Play a record again and tell what happened, as one of the players or a watcher saw it."""
    game, record = read_record(file)
    seat = _viewer(viewer, record.seats)
    names = [record.names[s] if s < len(record.names) else f"{s + 1}" for s in range(record.seats)]
    telling = Telling(words(), game.catalogue(), names)
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
        refuse(_what_is_wrong(file, error), FALSE)


def _viewer(text: str, seats: int) -> int:
    named = {"public": PUBLIC, "all": ALL, **{f"seat:{seat}": seat for seat in range(seats)}}
    if text not in named:
        refuse(f"A record can be seen as {', '.join(named)}, not as {text!r}.")
    return named[text]


def verify_command(file: RecordFile) -> None:
    """Check a record against the rules and against itself: exit code 0 if it is true, 1 if not."""
    game, record = read_record(file)
    try:
        state = verify(game, record)
    except BadRecord as error:
        refuse(_what_is_wrong(file, error), FALSE)
    ended = "to its end" if state.over else "not played to its end"
    out().print(
        f"{file}: true. {len(record.actions)} actions, {ended}.", markup=False, soft_wrap=True
    )


def _what_is_wrong(file: Path, error: BadRecord) -> str:
    reasons = {
        "commitment": "the server's part of the key is not the one that it had committed to",
        "beginning": "the options, the names, the key or the number of seats were altered",
        "digests": "the number of digests does not fit the number of actions",
        "version": f"it follows version {error.wrong!r} of the rules, not {error.allowed!r}",
        "options": "the game cannot be set up with these options",
        "parts": "there are more parts of the key than seats",
    }
    reason = reasons.get(error.where, "what follows is not what the rules make of it")
    return f"{file}: not true at {error.where}: {reason}."
