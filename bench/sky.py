"""Figures of Shadowlord: python bench/sky.py [--games N] [--jobs J] [--players 2 3 4]
[--lineups random greedy one] [--json]

Everyone random, everyone greedy, and one greedy player among random ones: how matches end, their
length, eliminations, the stone, wins by place in the turn order. Prints the tables of
docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from gloaming.arena import Lineup, simulate
from gloaming.games import get_game

GAME = get_game("shadowlord")
LINEUPS = ("random", "greedy", "one")
SEED = 1
WON = ("last_master", "total_victory", "reign")
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


def share(part: float) -> str:
    """In per cent."""
    return f"{100 * part:.1f} %"


def row_of(name: str, players: int, report: dict[str, Any]) -> list[str]:
    """One line of the table."""
    endings, turns, stone = report["endings"], report["turns"], report["stone"]
    game = report["a_game"]
    won = sum(endings.get(reason, 0) for reason in WON)
    order = report["wins"]["turn_order"].values()
    greedy = report["wins"]["bots"].get("greedy", {"wins": 0})["wins"] / report["games"]
    places = share(greedy) if name == "one" else " ".join(share(tally["rate"]) for tally in order)
    return [
        *(str(players), name, share(won), share(endings.get("timer", 0))),
        *(share(endings.get("no_master", 0)), share(endings.get("reign", 0))),
        f"{report['mean_turns']} ({turns['median']}, {turns['low']}-{turns['high']})",
        f"{game.get('eliminated', 0):.2f}",
        f"{share(stone['taken'])} ({stone['turn']})",
        share(stone["lord_destroyed"]),
        f"{game.get('battles', 0):.1f}",
        f"{game.get('recruits', 0):.1f}",
        places,
    ]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--lineups", nargs="+", choices=LINEUPS, default=list(LINEUPS))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    reports = measure(args.players, args.lineups, args.games, args.jobs)
    if args.json:
        print(json.dumps(reports, indent=1))
        return
    columns = [
        *("players", "play", "won", "timer", "all masters dead", "of these by reign"),
        *("turns (median, 10-90 %)", "eliminated", "stone taken (turn)", "lord destroyed"),
        *("battles", "recruits", "wins by place in the turn order; of the one greedy"),
    ]
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for name, series in reports.items():
        for players, report in series.items():
            print(f"| {' | '.join(row_of(name, players, report))} |")


if __name__ == "__main__":
    main()
