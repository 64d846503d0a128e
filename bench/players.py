"""How much better greedy plays than random:
python bench/players.py [GAME] [--games N] [--jobs J] [--json] [--characters]

Seats of both kinds mixed at one table, one whole camp of one kind against all others of the other,
and everyone of one kind. Prints the tables of docs/benchmarks.md; with ``--characters`` how often
each character wins where everyone is of one kind, instead.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from gloaming.arena import Lineup, simulate
from gloaming.engine import Game
from gloaming.games import get_game

TABLES: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "hunters": {"5 players": (5, {}), "8 players": (8, {})},
    "raiders": {
        "5 players": (5, {}),
        "8 players": (8, {}),
        "10 players, expansion": (10, {"expansion": True}),
    },
}
"""At which tables each game is measured: players and options, by heading."""
BOTH_BOXES: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "hunters": TABLES["hunters"],
    "raiders": {
        "5": (5, {}),
        "8": (8, {}),
        "5, expansion": (5, {"expansion": True}),
        "8, expansion": (8, {"expansion": True}),
        "10, expansion": (10, {"expansion": True}),
    },
}
"""The same for the characters."""
SEED = 1
Rates = dict[str, float]


def camps_of(game: Game) -> list[str]:
    """Ids of the factions."""
    return list(next(iter(game.catalogue()["factions"].values())))


def lineups(camps: list[str]) -> dict[str, Lineup]:
    """What is played, by name."""
    found = {"mixed": Lineup(("random", "greedy"))}
    for camp in camps:
        levels = tuple((c, "greedy" if c == camp else "random") for c in camps)
        found[camp] = Lineup(by_faction=levels)
    return {**found, "greedy": Lineup(("greedy",)), "random": Lineup(("random",))}


def rates(wins: dict[str, Any], level: str) -> Rates:
    """Win rate of a level in each faction that it played."""
    table = wins["bots_by_faction"].get(level, {})
    return {camp: tally["rate"] for camp, tally in table.items()}


def measure(game: Game, games: int, jobs: int) -> dict[str, dict[str, Rates]]:
    """By table, then lineup and level: the win rates of the factions."""
    found: dict[str, dict[str, Rates]] = {}
    for heading, (players, options) in TABLES[game.id].items():
        rows = found[heading] = {}
        for name, lineup in lineups(camps_of(game)).items():
            report = simulate(game, options, players, games, SEED, lineup, jobs=jobs).plain()
            wins = report["wins"]
            if name == "mixed":
                for level in ("greedy", "random"):
                    rows[f"mixed table, {level} seats"] = rates(wins, level)
            elif name in ("greedy", "random"):
                rows[f"everyone {name}"] = rates(wins, name)
            else:
                row = rows.setdefault("one camp greedy, all others random", {})
                row |= rates(wins, "greedy")
    return found


def characters(game: Game, games: int, jobs: int) -> dict[str, dict[str, Rates]]:
    """By level, then character and table: how often it wins among its like."""
    found: dict[str, dict[str, Rates]] = {}
    for level in ("random", "greedy"):
        rows = found[level] = {c["id"]: {} for c in game.catalogue()["characters"]}
        for heading, (players, options) in BOTH_BOXES[game.id].items():
            report = simulate(game, options, players, games, SEED, Lineup((level,)), jobs=jobs)
            for character, tally in report.plain()["wins"]["characters"].items():
                rows[character][heading] = tally["rate"]
    return found


def show(heading: str, columns: list[str], rows: dict[str, Rates]) -> None:
    """One table, of Markdown."""
    print(f"| {heading} | {' | '.join(columns)} |\n|---{'|---' * len(columns)}|")
    for name, row in rows.items():
        cells = [f"{row[column]:.1%}" if column in row else "" for column in columns]
        print(f"| {name} | {' | '.join(cells)} |")
    print()


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="How much better greedy plays than random")
    parser.add_argument("game", nargs="?", choices=sorted(TABLES), default="hunters")
    parser.add_argument("--games", type=int, default=1000, help="matches of each lineup")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--characters", action="store_true", help="by character, instead")
    parser.add_argument("--json", action="store_true", help="for programs")
    chosen = parser.parse_args()
    game = get_game(chosen.game)
    take = characters if chosen.characters else measure
    found = take(game, chosen.games, chosen.jobs)
    if chosen.json:
        print(json.dumps(found))
        return
    columns = list(BOTH_BOXES[game.id]) if chosen.characters else camps_of(game)
    for heading, rows in found.items():
        show(heading, columns, rows)


if __name__ == "__main__":
    main()
