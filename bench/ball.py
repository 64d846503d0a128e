"""Figures of Shadow Rivals, a game without camps: python bench/ball.py [--games N] [--jobs J]
[--players 2 3 4 5] [--lineups random greedy one] [--json]

Everyone random, everyone greedy, and one greedy player among random ones: wins by place in the turn
order, points, length, and what each member earns. Prints the tables of docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from gloaming.arena import Lineup, simulate
from gloaming.games import get_game

GAME = get_game("rivals")
LINEUPS = ("random", "greedy", "one")
SEED = 1
Reports = dict[str, dict[int, dict[str, Any]]]
"""By lineup, then by number of players."""


def lineup_of(name: str, players: int) -> Lineup:
    """Who sits there. One greedy player sits one seat further with each match."""
    if name == "one":
        return Lineup(("greedy", *["random"] * (players - 1)))
    return Lineup((name,))


def measure(players: list[int], lineups: list[str], games: int, jobs: int) -> Reports:
    """The reports of the series."""
    return {
        name: {
            seats: simulate(GAME, {}, seats, games, SEED, lineup_of(name, seats), jobs=jobs).plain()
            for seats in players
        }
        for name in lineups
    }


def table(columns: list[str], rows: list[list[str]]) -> None:
    """One table, of Markdown."""
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")
    print()


def show_matches(reports: Reports) -> None:
    """Length, points and seats."""
    columns = [
        *("players", "play", "turns", "points (sd)", "winner / last", "margin", "loot"),
        *("two at once", "past the last", "wins by place in the turn order"),
    ]
    rows = []
    for name, series in reports.items():
        for players, report in series.items():
            scores, mansions = report["scores"], report["mansions"]
            order = report["wins"]["turn_order"].values()
            rows.append(
                [
                    str(players),
                    name,
                    str(report["mean_turns"]),
                    f"{scores['mean']} ({scores['deviation']})",
                    f"{scores['winner']} / {scores['last']}",
                    str(scores["margin"]),
                    f"{scores['loot_share']:.0%}",
                    f"{mansions['two_at_once']:.1%}",
                    f"{mansions['past_the_last']:.1%}",
                    ", ".join(f"{tally['rate']:.0%}" for tally in order),
                ]
            )
    table(columns, rows)


def show_levels(series: dict[int, dict[str, Any]]) -> None:
    """How the one greedy player did."""
    rows = []
    for players, report in series.items():
        wins, points = report["wins"]["bots"], report["scores"]["bots"]
        level = wins["greedy"], points["greedy"]["mean"], points["random"]["mean"]
        rows.append([str(players), f"{level[0]['rate']:.1%}", str(level[1]), str(level[2])])
    table(["players", "greedy wins", "its points", "points of each other"], rows)


def show_members(reports: Reports, players: int) -> None:
    """What each member earns, in every lineup but the one of two kinds."""
    names = [name for name in reports if name != "one" and players in reports[name]]
    columns = [f"{what}, {name}" for name in names for what in ("plays", "earns", "users win")]
    ids = ["face_down", *(member["id"] for member in GAME.catalogue()["members"])]
    rows = []
    for id in ids:
        row = [id.replace("_", " ")]
        for name in names:
            report = reports[name][players]
            figures = report["members"].get(id)
            won = report["wins"]["members"].get(id)
            row.append("" if figures is None else f"{figures['plays']:.2f}")
            row.append("" if figures is None else f"{figures['earns']:.1f}")
            row.append("" if won is None else f"{won['rate']:.0%}")
        rows.append(row)
    table([f"{players} players", *columns], rows)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Figures of Shadow Rivals")
    parser.add_argument("--games", type=int, default=1000, help="matches of each series")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--lineups", nargs="+", choices=LINEUPS, default=list(LINEUPS))
    parser.add_argument("--json", action="store_true", help="for programs")
    chosen = parser.parse_args()
    reports = measure(chosen.players, chosen.lineups, chosen.games, chosen.jobs)
    if chosen.json:
        print(json.dumps(reports))
        return
    show_matches(reports)
    if "one" in reports:
        show_levels(reports["one"])
    for players in chosen.players:
        show_members(reports, players)


if __name__ == "__main__":
    main()
