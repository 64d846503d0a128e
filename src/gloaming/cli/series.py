"""``gloaming games`` and ``gloaming simulate``."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from gloaming.arena import Report, simulate
from gloaming.bots import LEVELS
from gloaming.engine import Game
from gloaming.games import GAMES
from gloaming.words import languages, words

from .common import game_called, lineup_of, options_of, out, print_json, progress, refuse
from .language import say, spoken

GameId = Annotated[str, typer.Argument(help="cli-option-game")]
Players = Annotated[int, typer.Option("--players", metavar="N", help="cli-option-players")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-option-seed")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="cli-option-option"),
]
Bots = Annotated[str, typer.Option("--bots", metavar="LEVELS", help="cli-option-bots")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def games(as_json: AsJson = False) -> None:
    """List the games: id, names, seats, options."""
    rows = [
        {
            **game.headline(),
            "names": {code: words(code).say(f"game-{game.id}") for code in languages()},
        }
        for game in GAMES.values()
    ]
    if as_json:
        print_json(rows)
        return
    columns = ("id", "name", "players", "minutes", "options")
    table = Table(*(say(f"cli-games-{column}") for column in columns))
    for row in rows:
        options = [
            f"{spec['id']}: {', '.join(_shown(v, spec['default']) for v in spec['values'])}"
            for spec in row["options"]
        ]
        table.add_row(
            row["id"],
            say(f"game-{row['id']}"),
            "-".join(map(str, row["seats"])),
            "-".join(map(str, row["minutes"])),
            "\n".join(options),
        )
    out().print(table)


def _shown(value: Any, default: Any) -> str:
    text = str(value).lower()
    return f"[bold]{text}[/bold]" if value == default else text


def simulate_command(
    game: GameId,
    players: Players = 5,
    games: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="cli-option-games")
    ] = 100,
    seed: Seed = 1,
    bots: Bots = LEVELS[-1],
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, metavar="N", help="cli-option-jobs")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many matches between computer players and count."""
    chosen = game_called(game)
    lineup = lineup_of(bots, chosen)
    options = options_of(chosen, option or [], players)
    if len(lineup.bots) > players:
        refuse("cli-many-bots", players=players)
    with progress() as bar:
        task = bar.add_task(say("cli-report-matches"), total=games)
        report = simulate(
            chosen,
            options,
            players,
            games,
            seed,
            lineup,
            jobs=jobs,
            progress=lambda played: bar.advance(task, played),
        )
    if as_json:
        print_json(report.plain())
    else:
        _show(chosen, report)


def _show(game: Game, report: Report) -> None:
    plain = report.plain()
    console = out()
    speed = say(
        "cli-report-speed",
        games=str(report.games),
        decisions=str(report.decisions),
        turns=str(plain["mean_turns"]),
        seconds=str(plain["seconds"]),
        games_rate=str(plain["games_per_second"]),
        decisions_rate=str(plain["decisions_per_second"]),
    )
    console.print(speed, markup=False, soft_wrap=True)
    columns = [say(f"cli-report-{column}") for column in ("seats", "won", "rate")]
    table = Table("", *columns, title=say("cli-report-wins"))
    for heading in ("bots", "factions", "characters"):
        for name, tally in plain["wins"][heading].items():
            table.add_row(
                _name(game, name), str(tally["seats"]), str(tally["wins"]), f"{tally['rate']:.1%}"
            )
        table.add_section()
    console.print(table)
    if len(plain["wins"]["bots"]) > 1:
        console.print(by_faction(game, plain))


def _name(game: Game, id: str) -> str:
    """A faction or character by its name; computer players are called as one has to type them."""
    keys = (f"faction-{id}.plural", f"{game.id}-character-{id}")
    return next((say(key) for key in keys if spoken().has(key)), id)


def by_faction(game: Game, plain: dict[str, Any]) -> Table:
    """Win rates of each level of computer player, faction by faction."""
    factions = list(plain["wins"]["factions"])
    headings = [_name(game, faction) for faction in factions]
    table = Table("", *headings, title=say("cli-report-by-faction"))
    for level, tallies in plain["wins"]["bots_by_faction"].items():
        rates = [f"{tallies[f]['rate']:.1%}" if f in tallies else "" for f in factions]
        table.add_row(level, *rates)
    return table
