"""How much better greedy plays than random: python bench/players.py [--games N] [--jobs J] [--json]

At 5 and 8 players: seats of both kinds mixed at one table, and one whole camp of one kind against
all others of the other. Prints the tables of docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from gloaming.arena import Lineup, simulate
from gloaming.games import get_game

HUNTERS = get_game("hunters")
CAMPS = ("hunter", "shadow", "neutral")
SEED = 1


def lineups() -> dict[str, Lineup]:
    """What is played, by name."""
    found = {"mixed": Lineup(("random", "greedy")), "random": Lineup(("random",))}
    for camp in CAMPS:
        levels = tuple((c, "greedy" if c == camp else "random") for c in CAMPS)
        found[camp] = Lineup(by_faction=levels)
    return found


def rates(wins: dict[str, Any], level: str) -> dict[str, float]:
    """Win rate of a level in each faction that it played."""
    table = wins["bots_by_faction"].get(level, {})
    return {camp: table[camp]["rate"] for camp in CAMPS if camp in table}


def measure(games: int, jobs: int) -> dict[str, dict[str, dict[str, float]]]:
    """By number of players, then lineup and level: the win rates."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for players in (5, 8):
        rows = found[f"{players} players"] = {}
        for name, lineup in lineups().items():
            report = simulate(HUNTERS, {}, players, games, SEED, lineup, jobs=jobs).plain()
            wins = report["wins"]
            if name == "mixed":
                for level in ("greedy", "random"):
                    rows[f"mixed table, {level} seats"] = rates(wins, level)
            elif name == "random":
                rows["everyone random"] = rates(wins, name)
            else:
                row = rows.setdefault("one camp greedy, all others random", {})
                row |= rates(wins, "greedy")
    return found


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="matches of each lineup")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="for programs")
    chosen = parser.parse_args()
    found = measure(chosen.games, chosen.jobs)
    if chosen.json:
        print(json.dumps(found))
        return
    for players, rows in found.items():
        print(f"| {players} | Hunters | Shadows | Neutrals |\n|---|---|---|---|")
        for name, row in rows.items():
            print(f"| {name} | " + " | ".join(f"{row[camp]:.1%}" for camp in CAMPS) + " |")
        print()


if __name__ == "__main__":
    main()
