"""What all commands share: where they write, and how they refuse."""

from __future__ import annotations

import errno
import json
import re
import sys
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gloaming.arena import Lineup
from gloaming.bots import LEVELS
from gloaming.engine import BadOptions, BadRecord, BadTable, Game, Record
from gloaming.games import GAMES, get_game

from .language import row, say, spoken

MISTAKE = 2
"""Exit code for what the user can put right."""
USUAL_PLAYERS = 5
"""Who play if nobody says how many; fewer where the game has no seats for them."""
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


def refuse(key: str, code: int = MISTAKE, **parameters: str | int) -> NoReturn:
    """Says why it cannot be done, in one sentence, and ends the command."""
    err().print(say(key, **parameters), style="red", markup=False, soft_wrap=True)
    raise typer.Exit(code)


def reason(error: OSError) -> str:
    """Why the system would not do it."""
    name = errno.errorcode.get(error.errno or 0, "").lower()
    if spoken().has(f"cli-reason-{name}"):
        return say(f"cli-reason-{name}")
    return say("cli-reason-other", said=error.strerror or str(error))


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
        refuse("cli-no-game", game=repr(id), known=row(sorted(GAMES)))
    return get_game(id)


def players_of(game: Game, given: int | None) -> int:
    """How many play."""
    return min(USUAL_PLAYERS, game.seats[1]) if given is None else given


def options_of(game: Game, given: list[str], players: int) -> dict[str, Any]:
    """The options of a match, from ``name=value`` each; with the usual values filled in. A table is
    given as JSON text, or as the file that it stands in: ``name=@file.json``."""
    chosen: dict[str, Any] = {}
    specs = {spec.id: spec for spec in game.options}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals:
            refuse("cli-option-form", given=repr(pair))
        if name not in specs:
            refuse("cli-no-option", option=repr(name), known=row(sorted(specs)))
        values = {typed(value): value for value in specs[name].values}
        key = {"on": "true", "off": "false"}.get(text.lower(), text.lower())
        if key not in values and specs[name].table:
            chosen[name] = _table(text)
            continue
        if key not in values:
            refuse("cli-option-value", option=name, values=row(list(values)), given=repr(text))
        chosen[name] = values[key]
    try:
        return game.check_options(chosen, players)
    except BadTable as error:
        said: dict[str, Any] = {"where": error.wrong["where"], "wrong": error.wrong["value"]}
        for need, value in error.allowed.items():
            said[need] = row(value) if isinstance(value, list) else value
        refuse(f"error-bad-table.{said.pop('rule')}", MISTAKE, **said)
    except BadOptions as error:
        low, high = game.seats
        if not low <= players <= high:
            refuse("cli-number-of-players", least=low, most=high, players=players)
        # Each value is one that there is, but not with this number of players.
        name, values = next(iter(error.allowed.items()))
        allowed = row([typed(value) for value in values])
        refuse(
            "cli-option-value", option=name, values=allowed, given=repr(typed(error.wrong[name]))
        )


def typed(value: Any) -> str:
    """A value of an option as it is typed: no table at all is the standard one."""
    return str(value).lower() or "standard"


def _table(text: str) -> str:
    """A table as it was given, or from the file that was named."""
    return read_text(Path(text[1:])) if text.startswith("@") else text


def lineup_of(given: str, game: Game) -> Lineup:
    """Who plays: ``random,greedy`` (in turn round the table), or ``hunter=greedy,shadow=random``
    and so on (by faction, in games that have them; who is not named is the weakest)."""
    parts = [part.strip() for part in given.split(",") if part.strip()]
    factions: dict[str, str] = {}
    for part in parts:
        faction, equals, level = part.rpartition("=")
        if level not in LEVELS:
            refuse("cli-no-level", level=repr(level), known=row(list(LEVELS)))
        if equals:
            factions[faction] = level
    if not parts:
        refuse("cli-no-bots", known=row(list(LEVELS)))
    if factions and len(factions) < len(parts):
        refuse("cli-mixed-bots")
    if not factions:
        return Lineup(tuple(parts))
    counts = game.catalogue().get("factions")
    if counts is None:
        refuse("cli-no-factions", game=say(f"game-{game.id}"))
    known = tuple(next(iter(counts.values())))
    for faction in factions:
        if faction not in known:
            refuse("cli-no-faction", faction=repr(faction), known=row(list(known)))
    return Lineup(by_faction=tuple((name, factions.get(name, LEVELS[0])) for name in known))


def read_text(path: Path) -> str:
    """What stands in a file (``-``: standard input)."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error) if isinstance(error, OSError) else say("cli-reason-no-text")
        refuse("cli-unreadable", file=str(path), reason=why)


def read_record(path: Path) -> tuple[Game, Record]:
    """The record in a file (``-``: standard input), and its game."""
    text = read_text(path)
    try:
        data = json.loads(text)
        msgspec.convert(data, RecordShape)
        record = Record.from_json(data)
    except json.JSONDecodeError as error:
        line, column = str(error.lineno), str(error.colno)
        refuse("cli-not-json", file=str(path), line=line, column=column)
    except msgspec.ValidationError as error:
        # What the library says is English; the last thing that it quotes is the place.
        places = re.findall(r"field `([^`]+)`|at `\$?\.?([^`]+)`", str(error))
        where = "".join(places[-1]) if places else "{...}"
        refuse("cli-not-record", file=str(path), where=where)
    except BadRecord as error:
        refuse("cli-not-record", file=str(path), where=place(error.where))
    if record.game not in GAMES:
        refuse("cli-other-game", file=str(path), game=repr(record.game))
    return get_game(record.game), record


def place(where: str) -> str:
    """A place in a record: a field by its name, an action by its number."""
    kind, _, number = where.partition(" ")
    return say("cli-where-action", number=number) if kind == "action" else where
