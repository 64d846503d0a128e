"""What all commands share: where they write, and how they refuse."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gloaming.arena import Lineup
from gloaming.bots import LEVELS
from gloaming.engine import BadOptions, BadRecord, Game, Record
from gloaming.games import GAMES, get_game

MISTAKE = 2
"""Exit code for what the user can put right."""
FALSE = 1
"""Exit code for a check that was carried out and failed."""


class RecordShape(msgspec.Struct):
    """What the JSON of a record has to look like before the engine reads it."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    names: list[str]
    commitment: str
    server_part: str
    parts: list[str]
    actions: list[tuple[int, int, str]]
    digests: list[str]


def out() -> Console:
    """The console for what was asked for."""
    return Console(highlight=False)


def err() -> Console:
    """The console for all else: progress and refusals."""
    return Console(stderr=True, highlight=False)


def refuse(sentence: str, code: int = MISTAKE) -> NoReturn:
    """Says why it cannot be done, in one sentence, and ends the command."""
    err().print(sentence, style="red", markup=False, soft_wrap=True)
    raise typer.Exit(code)


def print_json(value: Any) -> None:
    """One value as one line of JSON."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def progress() -> Progress:
    """A bar on standard error, where that is a terminal."""
    console = err()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def game_called(id: str) -> Game:
    """The game with this id."""
    if id not in GAMES:
        refuse(f"There is no game {id!r}; there is {', '.join(sorted(GAMES))}.")
    return get_game(id)


def options_of(game: Game, given: list[str], players: int) -> dict[str, Any]:
    """The options of a match, from ``name=value`` each; with the usual values filled in."""
    chosen: dict[str, Any] = {}
    specs = {spec.id: spec for spec in game.options}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals:
            refuse(f"An option is given as name=value, not {pair!r}.")
        if name not in specs:
            refuse(f"There is no option {name!r}; there are {', '.join(sorted(specs))}.")
        values = {_text(value): value for value in specs[name].values}
        key = {"on": "true", "off": "false"}.get(text.lower(), text.lower())
        if key not in values:
            refuse(f"The option {name} can be {' or '.join(values)}, not {text!r}.")
        chosen[name] = values[key]
    try:
        return game.check_options(chosen, players)
    except BadOptions:
        low, high = game.seats
        refuse(f"This game is for {low} to {high} players, not {players}.")


def _text(value: Any) -> str:
    return str(value).lower()


def lineup_of(given: str) -> Lineup:
    """Who plays: ``random,greedy`` (in turn round the table), or ``hunter=greedy,shadow=random``
    and so on (by faction; who is not named is the weakest)."""
    parts = [part.strip() for part in given.split(",") if part.strip()]
    factions: dict[str, str] = {}
    for part in parts:
        faction, equals, level = part.rpartition("=")
        if level not in LEVELS:
            refuse(f"There is no computer player {level!r}; there are {', '.join(LEVELS)}.")
        if equals:
            factions[faction] = level
    if not parts:
        refuse(f"No computer player is named; there are {', '.join(LEVELS)}.")
    if factions and len(factions) < len(parts):
        refuse("Computer players are named either by seat or by faction, not both.")
    if not factions:
        return Lineup(tuple(parts))
    known = ("hunter", "shadow", "neutral")
    for faction in factions:
        if faction not in known:
            refuse(f"There is no faction {faction!r}; there are {', '.join(known)}.")
    return Lineup(by_faction=tuple((name, factions.get(name, LEVELS[0])) for name in known))


def read_record(path: Path) -> tuple[Game, Record]:
    """The record in a file (``-``: standard input), and its game."""
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        refuse(f"{path} cannot be read: {reason}.")
    try:
        data = json.loads(text)
        msgspec.convert(data, RecordShape)
        record = Record.from_json(data)
    except json.JSONDecodeError as error:
        refuse(f"{path} is no record: no JSON, line {error.lineno}, column {error.colno}.")
    except msgspec.ValidationError as error:
        refuse(f"{path} is no record: {error}.")
    except BadRecord as error:
        refuse(f"{path} is no record: {error.where} is missing or malformed.")
    if record.game not in GAMES:
        refuse(f"{path} is the record of a game that is not here: {record.game!r}.")
    return get_game(record.game), record
