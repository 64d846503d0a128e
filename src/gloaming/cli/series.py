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

from .common import (
    game_called,
    lineup_of,
    options_of,
    out,
    players_of,
    print_json,
    progress,
    refuse,
    typed,
)
from .language import say, spoken

GameId = Annotated[str, typer.Argument(help="cli-option-game")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="cli-option-players")]
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
        options = [f"{spec['id']}: {', '.join(_values(spec))}" for spec in row["options"]]
        table.add_row(
            row["id"],
            say(f"game-{row['id']}"),
            "-".join(map(str, row["seats"])),
            "-".join(map(str, row["minutes"])),
            "\n".join(options),
        )
    out().print(table)


def _values(spec: dict[str, Any]) -> list[str]:
    """What may be given for an option, the usual value in bold."""
    values = [
        f"[bold]{typed(value)}[/bold]" if value == spec["default"] else typed(value)
        for value in spec["values"]
    ]
    return [*values, say("cli-games-table")] if spec["table"] else values


def simulate_command(
    game: GameId,
    players: Players = None,
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
    players = players_of(chosen, players)
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
    console.print(_wins(game, plain))
    if "bots_by_faction" in plain["wins"] and len(plain["wins"]["bots"]) > 1:
        console.print(by_faction(game, plain))
    if "endings" in plain:
        console.print(endings(game, plain))
    if "scores" in plain:
        console.print(scores(plain))
    if "members" in plain:
        console.print(members(game, plain))


def _wins(game: Game, plain: dict[str, Any]) -> Table:
    """Seats, victories and rate of whatever is counted, but for what has a table of its own."""
    columns = [say(f"cli-report-{column}") for column in ("seats", "won", "rate")]
    table = Table("", *columns, title=say("cli-report-wins"))
    for heading in ("bots", "factions", "characters", "turn_order"):
        for name, tally in plain["wins"].get(heading, {}).items():
            label = _name(game, name)
            if heading == "turn_order":
                label = say("cli-report-turn-order", number=name)
            table.add_row(label, str(tally["seats"]), str(tally["wins"]), f"{tally['rate']:.1%}")
        table.add_section()
    return table


def _name(game: Game, id: str) -> str:
    """A faction, character or member by its name; computer players are called as one has to type
    them."""
    keys = (f"faction-{id}.plural", f"{game.id}-character-{id}", f"{game.id}-member-{id}")
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


def endings(game: Game, plain: dict[str, Any]) -> Table:
    """How matches ended; those that nobody has won come last, under the number of all of them."""
    table = Table("", say("cli-report-rate"), title=say("cli-report-endings"))
    found, won = plain["endings"], plain["wins"]["reasons"]
    defeats = {reason: share for reason, share in found.items() if reason not in won}
    for reason, share in found.items():
        if reason in won:
            table.add_row(say(f"{game.id}-why-{reason}"), f"{share:.1%}")
    table.add_section()
    table.add_row(say("cli-report-all-lose"), f"{sum(defeats.values()):.1%}")
    for reason, share in defeats.items():
        table.add_row(say(f"{game.id}-why-{reason}"), f"{share:.1%}")
    return table


def scores(plain: dict[str, Any]) -> Table:
    """Final points, and how the games went to their end."""
    found = plain["scores"]
    table = Table("", "", title=say("cli-report-scores"), show_header=False)
    for name in ("mean", "deviation", "winner", "last", "margin"):
        table.add_row(say(f"cli-report-score-{name}"), str(found[name]))
    for level, figures in found["bots"].items():
        table.add_row(say("cli-report-score-of", level=level), str(figures["mean"]))
    table.add_row(say("cli-report-loot-share"), f"{found['loot_share'] or 0:.1%}")
    table.add_row(say("cli-report-points-a-tile"), str(found["points_a_tile"]))
    for name, share in plain["mansions"].items():
        table.add_row(say(f"cli-report-{name.replace('_', '-')}"), f"{share:.1%}")
    return table


def members(game: Game, plain: dict[str, Any]) -> Table:
    """How often each member was played, what a play earned, and how often those won who did."""
    columns = ("plays", "rank", "skill", "tiles", "earns")
    headings = [say(f"cli-report-member-{column}") for column in columns]
    table = Table(title=say("cli-report-members"))
    table.add_column(no_wrap=True)
    for heading in (*headings, say("cli-report-rate")):
        table.add_column(heading)
    order = {member["id"]: member["number"] for member in game.catalogue()["members"]}
    for name in sorted(plain["members"], key=lambda name: order.get(name, 0)):
        figures = plain["members"][name]
        label = _name(game, name) if name in order else say("cli-report-face-down")
        won = plain["wins"]["members"].get(name)
        rate = "" if won is None else f"{won['rate']:.1%}"
        table.add_row(label, *(str(figures[column]) for column in columns), rate)
    return table
