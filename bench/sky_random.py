"""Random play of Shadowlord as section 15 of its rules has it: python bench/sky_random.py
[--games N] [--players 2 3 4]

The arena's random player takes any option as likely as any other, so most of its ships are left
lying about and stored. This one first draws a character, then where it goes; fills rings with its
ships; asks nobody. Prints how its matches end.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from gloaming.engine import Action, Option, apply, awaited, start
from gloaming.games import get_game
from gloaming.games.shadowlord.universe import Universe

GAME = get_game("shadowlord")
STAYS = 0.1
"""How often it has done moving though somebody could still go."""
REDEEMS = 0.3
WON = ("last_master", "total_victory", "reign")


def among(kind: str, options: tuple[Option, ...], rng: Random) -> list[Option]:
    """The options that are drawn from."""
    if kind == "move":
        going: dict[str, list[Option]] = {}
        for option in options:
            if option.verb in ("go", "turn"):
                going.setdefault(option.card, []).append(option)
        if going and rng.random() >= STAYS:
            return rng.choice(list(going.values()))
        return [option for option in options if option.verb == "done"]
    if kind == "build":
        redeeming = [option for option in options if option.verb == "redeem"]
        if redeeming and rng.random() < REDEEMS:
            return redeeming
        rings = [option for option in options if option.verb == "ring"]
        return rings or [option for option in options if option.verb == "done"]
    return list(options)


def play(seats: int, seed: int) -> Universe:
    """One match."""
    rng = Random(seed)
    state, _ = start(GAME, {}, seats, seed.to_bytes(32, "big"))
    assert isinstance(state, Universe)
    while not state.over:
        ask, seat = state.asked, awaited(state)[0]
        assert ask is not None
        option = rng.choice(among(ask.kind, ask.options[seat], rng))
        apply(state, Action(seat, option.id, ask.id))
    return state


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    args = parser.parse_args()
    print("| players | won | timer | all masters dead | by reign (in won) | turns | eliminated |")
    print("|---|---|---|---|---|---|---|")
    for seats in args.players:
        ends = [play(seats, seed) for seed in range(args.games)]
        reasons = Counter(state.reason for state in ends)
        won = sum(reasons[reason] for reason in WON)
        shares = [won, reasons["timer"], reasons["no_master"], reasons["reign"]]
        cells = [f"{100 * share / args.games:.1f} %" for share in shares]
        turns = sum(state.turn for state in ends) / args.games
        dead = sum(state.alive.count(False) for state in ends) / args.games
        print(f"| {seats} | {' | '.join(cells)} | {turns:.1f} | {dead:.2f} |")


if __name__ == "__main__":
    main()
