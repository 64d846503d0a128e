"""Whatever a game asks or tells, and whatever is refused, there are words for it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from gloaming.engine import TABLE, Action, Event, apply, awaited, legal_actions, start
from gloaming.engine import errors as engine_errors
from gloaming.engine.errors import BadOptions
from gloaming.games import GAMES
from gloaming.server.codes import ERRORS, NOTICES

from .test_words import LOCALE, words

MADE_OF = {
    "harm": "amount",
    "mend": "amount",
    "roll": "result",
    "who": "character",
    "ability": "character",
}
"""Variables that are made of a parameter of another name, as the header of the log's file says."""

ASKED = {"seat", "card", "place", "deck", "target", "action", "ability", "strikes"}
"""Variables that every question and option has, as the header of the questions' file says."""

FLAGS = {"nobody", "forced", "second", "swapped", "parasol"}
"""What a question says only if it is so: a sentence chooses by them, and has words without."""

NAMED = {
    "card": ("{game}-card-{id}", "{game}-area-{id}", "{game}-character-{id}.ability"),
    "place": ("{game}-area-{id}",),
    "deck": ("deck-{id}.name",),
    "character": ("{game}-character-{id}",),
}
"""Parameters that name a thing, and whose words it may be told with. What had no effect stands as a
card, also where it was an area or an ability."""

Seen = dict[str, dict[str, set[Any]]]


@cache
def seen(game: str) -> Seen:
    """What comes up in random matches of all options and numbers of players: the parameters by kind
    of event; the clauses, the verbs and what it is about by kind of question; the verbs of what
    may be done out of turn; the reasons of victory; what events name, by parameter."""
    parts = ("events", "clauses", "verbs", "about", "actions", "why", "things")
    found: Seen = {part: {} for part in parts}

    def note(events: list[Event]) -> None:
        for event in events:
            told: Event | None = event
            while told is not None:
                found["events"].setdefault(told.kind, set()).add(frozenset(told.params))
                for name in NAMED.keys() & told.params.keys():
                    found["things"].setdefault(name, set()).add(told.params[name])
                told = told.instead

    for seed, (options, seats) in enumerate(every_table(game)):
        rng = random.Random(seed)
        state, events = start(GAMES[game], options, seats, seed.to_bytes(8, "big"))
        note(events)
        while not state.over:
            asked = state.asked
            assert asked is not None
            waited_for = awaited(state)
            if not waited_for:
                note(apply(state, Action(TABLE, "close", asked.id)))
                continue
            found["clauses"].setdefault(asked.kind, set()).add(asked.clause)
            found["about"].setdefault(asked.kind, set()).add(frozenset(asked.about))
            verbs = found["verbs"].setdefault(asked.kind, set())
            verbs.update(option.verb for option in asked.options[waited_for[0]])
            seat = waited_for[0]
            actions = [Action(seat, option.id, asked.id) for option in asked.options[seat]]
            if rng.random() < 0.1:
                seat = rng.randrange(seats)
                free = [action for action in legal_actions(state, seat) if action.question == 0]
                found["actions"].setdefault("verbs", set()).update(a.option for a in free)
                actions = free or actions
            note(apply(state, rng.choice(actions)))
        found["why"].setdefault("reasons", set()).update(
            GAMES[game].outcome(state).reasons.values()
        )
    return found


def every_table(game: str) -> Iterator[tuple[dict[str, Any], int]]:
    """Every way to choose the pieces with every number of players, several times over; all with
    abilities, every other with an initial hint."""
    low, high = GAMES[game].seats
    choices = [
        [(spec.id, value) for value in spec.values]
        for spec in GAMES[game].options
        if spec.id not in ("abilities", "hint")
    ]
    tables = [
        (dict(chosen), seats)
        for chosen in itertools.product(*choices)
        for seats in range(low, high + 1)
        if allowed(game, dict(chosen), seats)
    ]
    for round in range(1 + 150 // len(tables)):
        for number, (options, seats) in enumerate(tables):
            yield {**options, "hint": (round + number) % 2 == 0}, seats


def allowed(game: str, options: dict[str, Any], seats: int) -> bool:
    """Whether so many can play with these options."""
    try:
        GAMES[game].check_options(options, seats)
    except BadOptions:
        return False
    return True


def without_words(keys: set[str]) -> list[str]:
    """Those that English does not have; the other languages have what English has."""
    return sorted(keys - words("en").variables.keys())


games = pytest.mark.parametrize("game", sorted(GAMES))


@games
def test_catalogue(game: str) -> None:
    """Areas, cards, characters, options and rosters of the game all have their names and texts."""
    catalogue = GAMES[game].catalogue()
    keys = {f"game-{game}", f"game-{game}.pitch", f"game-{game}.players", f"game-{game}.minutes"}
    for area in catalogue["areas"]:
        key = f"{game}-area-{area['id']}"
        keys |= {key, f"{key}.action", f"{key}.text"}
    for card in catalogue["cards"]:
        key = f"{game}-card-{card['id']}"
        kind = "single" if card["kind"] == "hint" else card["kind"]
        keys |= {key, f"{key}.text", f"deck-{card['deck']}.name", f"{card['deck']}-{kind}"}
    for character in catalogue["characters"]:
        key = f"{game}-character-{character['id']}"
        keys |= {key, f"{key}.ability", f"{key}.ability-text", f"{key}.win", f"{key}.lost"}
        keys.add(f"faction-{character['faction']}.plural")
    for option in catalogue["options"]:
        id = option["id"]
        keys |= {f"{game}-option-{id}", f"{game}-option-{id}.description"}
        if set(option["values"]) != {True, False}:
            keys |= {f"{game}-{id}-{value}" for value in option["values"]}
            keys |= {f"{game}-{id}-{value}.description" for value in option["values"]}
    assert without_words(keys) == []


@games
def test_events(game: str) -> None:
    """Every kind of event has its line, and the line uses nothing that the event does not have."""
    events = seen(game)["events"]
    assert len(events) > 30
    assert without_words({f"{game}-log-{kind}" for kind in events}) == []
    for kind, parameters in events.items():
        used = words("en").variables[f"{game}-log-{kind}"]
        for names in parameters:
            lacking = {name for name in used if MADE_OF.get(name, name) not in names}
            assert lacking == set(), (kind, names)


@games
def test_things_in_events(game: str) -> None:
    """Whatever an event names has a name that can be read."""
    things = seen(game)["things"]
    assert things.keys() == NAMED.keys()
    for name, ids in things.items():
        for id in ids:
            keys = {key.format(game=game, id=id) for key in NAMED[name]}
            assert keys & words("en").variables.keys(), (name, id)


@games
def test_questions(game: str) -> None:
    """Every kind of question has a title, a note, a line for those who wait, and every verb its
    button; they use nothing that the question does not have."""
    keys = set()
    for kind, verbs in seen(game)["verbs"].items():
        question = f"{game}-question-{kind}"
        keys |= {question, f"{question}.note", f"{question}.waiting"}
        keys |= {f"{game}-choice-{kind}-{verb}" for verb in verbs}
    assert without_words(keys) == []
    for kind, abouts in seen(game)["about"].items():
        used = words("en").variables[f"{game}-question-{kind}"]
        for about in abouts:
            assert used - ASKED - FLAGS - about == set(), kind


@games
def test_clauses(game: str) -> None:
    """The rulebook can be opened at the clause behind every question."""
    page = (LOCALE / "en" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    cited = {clause for clauses in seen(game)["clauses"].values() for clause in clauses}
    assert sorted(clause for clause in cited if f"{{#c-{clause}}}" not in page) == []


@games
def test_actions_and_reasons(game: str) -> None:
    """What may be done out of turn has its button, every reason to have won its sentence."""
    actions = {f"{game}-action-{verb}" for verb in seen(game)["actions"]["verbs"]}
    reasons = {f"{game}-why-{reason}" for reason in seen(game)["why"]["reasons"]}
    assert {f"{game}-action-arm", f"{game}-action-disarm", f"{game}-action-never"} <= actions
    assert len(reasons) > 5
    assert without_words(actions | reasons) == []


def test_refusals_and_notices() -> None:
    """A refusal without words would only show its code; a notice has no more than its name."""
    engine = [engine_errors.EngineError, *engine_errors.EngineError.__subclasses__()]
    refusals = {f"error-{kind.code}" for kind in engine} | {f"error-{code}" for code in ERRORS}
    assert without_words(refusals | {f"notice-{kind}" for kind in NOTICES}) == []
    for kind, meaning in NOTICES.items():
        used = words("en").variables[f"notice-{kind}"]
        assert {name for name in used if f"`{name}`" not in meaning} == set(), kind
