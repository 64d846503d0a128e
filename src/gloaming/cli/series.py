"""``gloaming games`` and ``gloaming simulate``."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from gloaming.arena import Report, simulate
from gloaming.games import GAMES
from gloaming.words import languages, words

from .common import game_called, lineup_of, options_of, out, print_json, progress, refuse

GameId = Annotated[str, typer.Argument(help="Id of the game; `gloaming games` lists them.")]
Players = Annotated[int, typer.Option("--players", help="Number of players.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game, name=value; may be repeated."),
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


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
    table = Table("id", "name", "players", "minutes", "options")
    for row in rows:
        options = [
            f"{spec['id']}: {', '.join(_shown(v, spec['default']) for v in spec['values'])}"
            for spec in row["options"]
        ]
        table.add_row(
            row["id"],
            words().say(f"game-{row['id']}"),
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
    games: Annotated[int, typer.Option("--games", min=1, help="Matches to play.")] = 100,
    seed: Seed = 1,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Who plays: levels in turn round the table, as random,greedy; "
            "or by faction, as hunter=greedy,shadow=random.",
        ),
    ] = "greedy",
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes to play in.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many matches between computer players and count."""
    chosen = game_called(game)
    lineup = lineup_of(bots)
    options = options_of(chosen, option or [], players)
    if len(lineup.bots) > players:
        refuse(f"More computer players are named than the {players} that can play.")
    with progress() as bar:
        task = bar.add_task("matches", total=games)
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
        _show(report)


def _show(report: Report) -> None:
    plain = report.plain()
    console = out()
    console.print(
        f"{report.games} games, {report.decisions} decisions, "
        f"{plain['mean_turns']} turns a game; {plain['seconds']} s: "
        f"{plain['games_per_second']} games/s, {plain['decisions_per_second']} decisions/s",
        soft_wrap=True,
    )
    table = Table("", "seats", "wins", "rate", title="Wins")
    for heading in ("bots", "factions", "characters"):
        for name, tally in plain["wins"][heading].items():
            table.add_row(name, str(tally["seats"]), str(tally["wins"]), f"{tally['rate']:.1%}")
        table.add_section()
    console.print(table)
    if len(plain["wins"]["bots"]) > 1:
        console.print(by_faction(plain))


def by_faction(plain: dict[str, Any]) -> Table:
    """Win rates of each level of computer player, faction by faction."""
    factions = list(plain["wins"]["factions"])
    table = Table("", *factions, title="Win rate by faction")
    for level, tallies in plain["wins"]["bots_by_faction"].items():
        rates = [f"{tallies[f]['rate']:.1%}" if f in tallies else "" for f in factions]
        table.add_row(level, *rates)
    return table
