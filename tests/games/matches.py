"""Random matches for the tests of every game: in which settings, by which actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

from hypothesis import strategies as st

from gloaming.engine import (
    PUBLIC,
    TABLE,
    Action,
    BadOptions,
    Chance,
    Event,
    Game,
    State,
    apply,
    legal_actions,
    start,
)
from gloaming.games import GAMES

TURN_CAP = 850
"""Longer no match can be: so many turns Shadowlord may take by its rules (R 11). The others end
long before."""


@dataclass(frozen=True)
class Setting:
    """A game, a number of players, values of all options."""

    game: Game
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        values = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game.id, str(self.seats), *values])

    def start(self, key: bytes) -> tuple[State, list[Event]]:
        """A match in this setting."""
        return start(self.game, dict(self.options), self.seats, key, undo=True)


def settings_of(game: Game) -> list[Setting]:
    """Few settings, in which every two values of different options, and every value with every
    number of players, meet."""
    low, high = game.seats
    factors: dict[str, tuple[Any, ...]] = {"seats": tuple(range(low, high + 1))}
    factors |= {spec.id: spec.values for spec in game.options}
    names = list(factors)
    rows = [dict(zip(names, row, strict=True)) for row in product(*factors.values())]
    rows = [r for r in rows if allowed(game, r["seats"], {n: r[n] for n in names[1:]})]

    def pairs(row: dict[str, Any]) -> set[tuple[str, Any, str, Any]]:
        return {(a, row[a], b, row[b]) for a, b in combinations(names, 2)}

    missing = set().union(*map(pairs, rows))
    chosen = []
    while missing:
        best = max(rows, key=lambda row: len(pairs(row) & missing))
        missing -= pairs(best)
        chosen.append(best)
    return [
        Setting(game, row["seats"], tuple((n, v) for n, v in row.items() if n != "seats"))
        for row in chosen
    ]


def allowed(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether the game lets these options go with this number of players."""
    try:
        game.check_options(options, seats)
    except BadOptions:
        return False
    return True


def both_boxes(seats: int) -> Setting:
    """Shadow Raiders as most will play it: with the expansion and all its abilities."""
    game = GAMES["raiders"]
    options = game.check_options({"expansion": True}, seats)
    return Setting(game, seats, tuple((spec.id, options[spec.id]) for spec in game.options))


SETTINGS = [
    *(setting for game in GAMES.values() for setting in settings_of(game)),
    # Pairs alone bring together expansion and abilities at few numbers of players.
    *map(both_boxes, (5, 7, 8)),
]


def few_of(settings: list[Setting]) -> list[Setting]:
    """Fewer of them, in which every value and every number of players still occurs."""

    def holds(setting: Setting) -> set[tuple[str, str, Any]]:
        values = (("seats", setting.seats), *setting.options)
        return {(setting.game.id, name, value) for name, value in values}

    missing = set().union(*map(holds, settings))
    chosen = []
    while missing:
        best = max(settings, key=lambda setting: len(holds(setting) & missing))
        missing -= holds(best)
        chosen.append(best)
    return chosen


@dataclass
class Script:
    """Decides what happens in a match: first by the bytes given, then by a generator of its own."""

    key: bytes
    choices: bytes
    at: int = field(default=0, init=False)
    rest: Chance = field(init=False)

    def __post_init__(self) -> None:
        self.rest = Chance(b"script" + self.key)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.at < len(self.choices):
            self.at += 1
            return self.choices[self.at - 1] % n
        return self.rest.below(n)

    def choice(self, items: list[Action]) -> Action:
        """One of the items."""
        return items[self.below(len(items))]

    def next_action(self, state: State) -> Action:
        """Any action that is legal now: usually an answer (in any order where several are asked,
        and now and then the end of a timed question), at times something out of turn."""
        out_of_turn: list[Action] = []
        answers: list[Action] = []
        close = legal_actions(state, TABLE)
        for seat in range(state.seats):
            for action in legal_actions(state, seat):
                (answers if action.question else out_of_turn).append(action)
        if out_of_turn and self.below(10) == 0:
            # Arming is the commonest of them and changes least; do not let it crowd out the rest.
            return self.choice(out_of_turn)
        if close and (not answers or self.below(4) == 0):
            return close[0]
        return self.choice(answers)


def scripts() -> st.SearchStrategy[Script]:
    """Scripts: seeds, and the beginning of what happens."""
    keys = st.integers(0, 2**64 - 1).map(lambda number: number.to_bytes(8, "big"))
    return st.builds(Script, keys, st.binary(max_size=120))


def decisions(setting: Setting, script: Script) -> Iterator[State]:
    """Plays a match to its end, and stops at every decision. The state is one object throughout."""
    state, _ = setting.start(script.key)
    while not state.over:
        yield state
        apply(state, script.next_action(state))


def everyone(state: State) -> list[int]:
    """All viewers who do not see everything."""
    return [PUBLIC, *range(state.seats)]
