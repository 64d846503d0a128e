"""What comes up in matches of each game, and how its family puts that into words."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from games.rivals.ball import Ball
from gloaming.engine import (
    TABLE,
    UNDO,
    Action,
    Ask,
    Event,
    apply,
    awaited,
    legal_actions,
    may_undo,
    start,
)
from gloaming.engine.errors import BadOptions
from gloaming.games import GAMES


@dataclass(frozen=True)
class Manner:
    """How the games of a family put what happens into words, as the headers of the files of their
    log and of their questions say."""

    made_of: dict[str, str]
    """Variables that are made of a parameter of another name."""
    named: dict[str, tuple[str, ...]]
    """Parameters that name a thing, and the words it may be told with."""
    asked: frozenset[str]
    """Variables that every question and option has."""
    flags: frozenset[str] = frozenset()
    """What a question says only if it is so: a sentence chooses by them, and has words without."""
    standing_orders: frozenset[str] = frozenset()
    """Some of the verbs of what may be done out of turn."""
    reasons: int = 1
    """To have won: at least so many."""


HIDDEN_ROLES = Manner(
    made_of={
        "harm": "amount",
        "mend": "amount",
        "roll": "result",
        "who": "character",
        "ability": "character",
    },
    named={
        # What had no effect stands as a card, also where it was an area or an ability.
        "card": ("{game}-card-{id}", "{game}-area-{id}", "{game}-character-{id}.ability"),
        "place": ("{game}-area-{id}",),
        "deck": ("deck-{id}.name",),
        "character": ("{game}-character-{id}",),
    },
    asked=frozenset({"seat", "card", "place", "deck", "target", "action", "ability", "strikes"}),
    flags=frozenset({"nobody", "forced", "second", "swapped", "parasol"}),
    standing_orders=frozenset({"arm", "disarm", "never"}),
    reasons=6,
)
MEMBER = ("{game}-member-{id}",)
MANSION = ("{game}-mansion-{id}",)
THIEVES = Manner(
    made_of={},
    named={
        "member": MEMBER,
        "with_member": MEMBER,
        "from_member": MEMBER,
        "members": MEMBER,
        "why": MEMBER,
        "place": MANSION,
        "from_place": MANSION,
        "to_place": MANSION,
        "first_place": MANSION,
        "second_place": MANSION,
        "next": MANSION,
        "family": ("{game}-family-{id}",),
        "kinds": ("{game}-loot-{id}.counted",),
    },
    asked=frozenset(),
)
CHARACTER = ("{game}-character-{id}",)
GALAXY = ("{game}-galaxy-{id}",)
ALLIANCES = Manner(
    made_of={},
    named={
        "card": CHARACTER,
        "with_card": CHARACTER,
        "found": CHARACTER,
        "cards": CHARACTER,
        "with_cards": CHARACTER,
        "place": GALAXY,
        "from_place": GALAXY,
        "to_place": GALAXY,
        "event": ("{game}-guide-{id}",),
        "reason": ("{game}-why-{id}",),
    },
    asked=frozenset({"seat", "value", "limit"}),
)
MANNERS = {
    "hunters": HIDDEN_ROLES,
    "raiders": HIDDEN_ROLES,
    "rivals": THIEVES,
    "shadowlord": ALLIANCES,
}

SCARCE = json.dumps(
    {"loot": {"jewel": 3, "antique": 3, "painting": 3}, "influence_tiles": 1}, sort_keys=True
)
"""A table of numbers with which Rivals asks who is to go without."""
EASY = json.dumps(
    {
        "bribe_cards": 1,
        "fortress_entrants": 7,
        "hand_limit": 2,
        "level_shadowlord": 0,
        "level_shadows": {"shadow-darkness": 60, "shadow-lynx": 60, "shadow-racson": 60},
        "reign_reshuffles": 4,
        "shadowlord_ships": 0,
        "start_ships": 9,
        "stop_on_unheld": 0,
        "timer_slots": 9,
    },
    sort_keys=True,
)
"""A table with which Shadowlord has bribes, many fights, a stone that changes hands, and losses."""
TABLES = {"rivals": SCARCE, "shadowlord": EASY}
"""What is played besides the usual numbers."""

Seen = dict[str, dict[str, set[Any]]]


class Watch:
    """What comes up in matches: the parameters by kind of event, and of those told in private; the
    clauses, the options and what it is about by kind of question; the verbs of what may be done out
    of turn; the reasons of victory; what events name, by parameter."""

    def __init__(self, game: str) -> None:
        parts = ("events", "whispers", "clauses", "options", "about", "actions", "why", "things")
        self.found: Seen = {part: {} for part in parts}
        self.named = MANNERS[game].named.keys()

    def told(self, events: list[Event]) -> None:
        """Notes events, and what others are told instead of them."""
        for event in events:
            told: Event | None = event
            while told is not None:
                names = frozenset(told.params)
                self.found["events"].setdefault(told.kind, set()).add(names)
                if told.seats is not None:
                    self.found["whispers"].setdefault(told.kind, set()).add(names)
                for name in self.named & names:
                    value = told.params[name]
                    if isinstance(value, int):
                        continue  # counted, not named
                    things = value if isinstance(value, list) else [value]
                    self.found["things"].setdefault(name, set()).update(things)
                told = told.instead

    def asked(self, asked: Ask, seat: int) -> None:
        """Notes a question to a seat."""
        self.found["clauses"].setdefault(asked.kind, set()).add(asked.clause)
        self.found["about"].setdefault(asked.kind, set()).add(frozenset(asked.about))
        self.found["options"].setdefault(asked.kind, set()).update(asked.options[seat])


@cache
def seen(game: str) -> Seen:
    """What comes up in random matches of all options and numbers of players."""
    watch = Watch(game)
    for seed, (options, seats) in enumerate(every_table(game)):
        rng = random.Random(seed)
        key = seed.to_bytes(8, "big")
        state, events = start(GAMES[game], options, seats, key, undo=True)
        watch.told(events)
        while not state.over:
            asked = state.asked
            assert asked is not None
            waited_for = awaited(state)
            if not waited_for:
                watch.told(apply(state, Action(TABLE, "close", asked.id)))
                continue
            seat = waited_for[0]
            watch.asked(asked, seat)
            if may_undo(state, seat):
                watch.told(apply(state.copy(), Action(seat, UNDO)))
            actions = [Action(seat, option.id, asked.id) for option in asked.options[seat]]
            if rng.random() < 0.1:
                seat = rng.randrange(seats)
                free = [action for action in legal_actions(state, seat) if action.question == 0]
                watch.found["actions"].setdefault("verbs", set()).update(a.option for a in free)
                actions = free or actions
            elif game == "rivals" and rng.random() < 0.8:
                # The rare questions are those of the advanced members.
                actions = [a for a in actions if ADVANCED.match(a.option)] or actions
            elif game == "shadowlord" and rng.random() < 0.9:
                # They meet more if nobody counts ships one by one, or does nothing, and if all go
                # for the stone.
                actions = [a for a in actions if not DULL.match(a.option)] or actions
                actions = [a for a in actions if a.option.startswith("go:c3")] or actions
            watch.told(apply(state, rng.choice(actions)))
        watch.found["why"].setdefault("reasons", set()).update(
            GAMES[game].outcome(state).reasons.values()
        )
    if game == "rivals":
        see_what_is_rare(watch)
    return watch.found


def see_what_is_rare(watch: Watch) -> None:
    """Rivals: a player without a card, and what a player is asked whose own cards are guarded from
    her own skills."""
    poor = Ball(hands=("*", ""), decks=("*", ""))
    poor.answer("down:p0:chat_noir")
    watch.told(poor.last)
    assert poor.happened("no_card")
    for line, plays in (
        ("A:mystic_maid A?damsel", ("up:p0:joker",)),
        ("A:mystic_maid A:damsel", ("up:p0:crafty_maid", "turn:0")),
        ("A:mystic_maid A:damsel A:crafty_damsel", ("up:p1:alert_detective", "family:p2:6")),
    ):
        guarded = Ball(lines=(line,), hands=("joker",), front=("crafty_maid alert_detective",))
        guarded.answer(*plays)
        asked = guarded.room.asked
        assert asked is not None
        assert "stop" in {option.id for option in asked.options[0]}
        watch.asked(asked, 0)


DULL = re.compile(r"(redeem|drop|pick_up):|done|pass|(ring|loose):.*:[12]$")
ADVANCED = re.compile(r"upgrade:|up:p\d:(crafty|alert|mystic)_")


def every_table(game: str) -> Iterator[tuple[dict[str, Any], int]]:
    """Every way to choose the pieces with every number of players, several times over; all with
    abilities, every other with an initial hint."""
    low, high = GAMES[game].seats
    choices = [
        [(spec.id, value) for value in (*spec.values, *([TABLES[game]] if spec.table else []))]
        for spec in GAMES[game].options
        if spec.id not in ("abilities", "hint")
    ]
    tables = [
        (dict(chosen), seats)
        for chosen in itertools.product(*choices)
        for seats in range(low, high + 1)
        if allowed(game, dict(chosen), seats)
    ]
    hints = any(spec.id == "hint" for spec in GAMES[game].options)
    for round in range(1 + ROUNDS[game] // len(tables)):
        for number, (options, seats) in enumerate(tables):
            yield {**options, **({"hint": (round + number) % 2 == 0} if hints else {})}, seats


ROUNDS = {"hunters": 150, "raiders": 150, "rivals": 600, "shadowlord": 60}
"""Matches of each game, about. Those of Rivals are short, and some of its questions rare; those of
Shadowlord are long."""


def allowed(game: str, options: dict[str, Any], seats: int) -> bool:
    """Whether so many can play with these options."""
    try:
        GAMES[game].check_options(options, seats)
    except BadOptions:
        return False
    return True
