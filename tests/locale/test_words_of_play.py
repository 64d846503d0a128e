"""Whatever a game asks or tells, and whatever is refused, there are words for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from gloaming.engine import TABLE, Action, Event, apply, awaited, legal_actions, start
from gloaming.engine import errors as engine_errors
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

ASKED = {"seat", "card", "place", "deck", "target", "action", "ability", "strikes", "nobody"}
"""Variables that every question and option has, as the header of the questions' file says."""

Seen = dict[str, dict[str, set[Any]]]


@cache
def seen(game: str) -> Seen:
    """What comes up in random matches of all rosters and numbers of players: the parameters by kind
    of event; the clauses, the verbs and what it is about by kind of question; the verbs of what
    may be done out of turn; the reasons of victory."""
    found: Seen = {"events": {}, "clauses": {}, "verbs": {}, "about": {}, "actions": {}, "why": {}}

    def note(events: list[Event]) -> None:
        for event in events:
            told: Event | None = event
            while told is not None:
                found["events"].setdefault(told.kind, set()).add(frozenset(told.params))
                told = told.instead

    for seed, (roster, seats) in enumerate(every_table(game)):
        rng = random.Random(seed)
        options = {"roster": roster, "hint": seed % 2 == 0}
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


def every_table(game: str) -> Iterator[tuple[str, int]]:
    """Every roster with every number of players, several times over."""
    low, high = GAMES[game].seats
    rosters = next(spec.values for spec in GAMES[game].options if spec.id == "roster")
    for _ in range(6):
        for roster in rosters:
            for seats in range(low, high + 1):
                yield roster, seats


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
        kind = "single" if card["deck"] == "hermit" else card["kind"]
        keys |= {key, f"{key}.text", f"deck-{card['deck']}.name", f"{card['deck']}-{kind}"}
    for character in catalogue["characters"]:
        key = f"{game}-character-{character['id']}"
        keys |= {key, f"{key}.ability", f"{key}.ability-text", f"{key}.win", f"{key}.lost"}
        keys.add(f"faction-{character['faction']}.plural")
    for option in catalogue["options"]:
        keys |= {f"{game}-option-{option['id']}", f"{game}-option-{option['id']}.description"}
        if option["id"] == "roster":
            keys |= {f"{game}-roster-{value}.description" for value in option["values"]}
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
            assert used - ASKED - about == set(), kind


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
    assert {f"{game}-action-reveal", f"{game}-action-arm"} <= actions
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
