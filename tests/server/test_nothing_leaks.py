"""Every frame of every socket, HTTP answer, log line and error holds only what that seat may know.

Whole games are played by people at every seat and a watcher; all that anyone received is kept. Then
the record, which opens everything, is replayed with a plain reading of the rules beside it (Shadow
Hunters 14.3, Shadow Raiders 16; the state itself is looked at, not the engine's door), and each
frame is searched for every hidden thing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from gloaming import engine
from gloaming.engine import Record
from gloaming.games import GAMES, get_game
from gloaming.server.logs import JsonFormatter, set_up
from server.people import Person, Place, Refused, serving

CATALOGUES = [game.catalogue() for game in GAMES.values()]
CHARACTERS = {character["id"] for pieces in CATALOGUES for character in pieces["characters"]}
CARDS = {card["id"] for pieces in CATALOGUES for card in pieces["cards"]}
HINTS = {card["id"] for pieces in CATALOGUES for card in pieces["cards"] if card["kind"] == "hint"}
ORDERS = ("arm", "disarm", "never")
ORDERED = ("armed", "disarmed", "declined")
WATCHER = -1


@dataclass
class Truth:
    """What was so after each action, and who might know it."""

    states: list[engine.State] = field(default_factory=list)
    public: list[set[str]] = field(default_factory=list)
    """Characters that everyone knows."""
    private: dict[int, list[set[str]]] = field(default_factory=dict)
    """Characters that a seat knows besides: its own, and those it was shown."""
    hints: dict[int, list[set[str]]] = field(default_factory=dict)
    """Hint cards that a seat has read."""
    told: dict[int, list[int]] = field(default_factory=dict)
    """Length of each viewer's log."""


def truth(record: Record) -> Truth:
    """Replays a match and reads in its state who may know what."""
    out = Truth()
    seats = record.seats
    public: set[str] = set()
    private: dict[int, set[str]] = {}
    hints: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    told = dict.fromkeys(range(WATCHER, seats), 0)
    for _, state, events in engine.replay(get_game(record.game), record):
        private = private or {seat: {state.characters[seat]} for seat in range(seats)}
        for event in events:
            audience = range(WATCHER, seats) if event.seats is None else event.seats
            others = set(range(WATCHER, seats)) - set(audience)
            for viewer in audience:
                told[viewer] += 1
            if event.instead is not None:
                for viewer in others:
                    told[viewer] += 1
            if event.kind == "saw":
                assert event.seats is not None
                private[event.params["seat"]].add(event.params["character"])
            if event.kind in ("drew_hint", "gave_hint"):
                readers = {event.params["seat"], event.params.get("to", event.params["seat"])}
                for reader in readers:
                    hints[reader].add(event.params["card"])
        for seat in range(seats):
            if state.revealed[seat] or not state.alive[seat] or state.over:
                public.add(state.characters[seat])
        out.states.append(state.copy())
        out.public.append(set(public))
        for seat in range(seats):
            out.private.setdefault(seat, []).append(set(private[seat]))
            out.hints.setdefault(seat, []).append(set(hints[seat]))
        for viewer, length in told.items():
            out.told.setdefault(viewer, []).append(length)
    return out


def strings(value: Any) -> Iterator[str]:
    """Every string in a JSON value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def lists(value: Any) -> Iterator[list[Any]]:
    """Every array in a JSON value."""
    if isinstance(value, dict):
        for item in value.values():
            yield from lists(item)
    elif isinstance(value, list):
        yield value
        for item in value:
            yield from lists(item)


def named(frame: Any, ids: set[str]) -> set[str]:
    """Those of these ids that stand anywhere in a frame, also within an option's id."""
    parts = {part for text in strings(frame) for part in re.split(r"[^a-z0-9_]+", text)}
    return parts & ids


def check(frames: list[str], viewer: int, true: Truth, seats: int) -> int:
    """Searches one person's frames; returns how many updates of the running match there were."""
    updates = 0
    now = 0
    for text in frames:
        frame = json.loads(text)
        if frame["type"] == "update":
            # The newest moment at which this viewer's log was as long as the frame says.
            now = bisect_right(true.told[viewer], frame["log_length"]) - 1
            if true.states[now].over:
                return updates
            updates += 1
            check_update(frame, viewer, true, now, seats)
            frame = json.loads(text)
            assert frame["view"]["public"].pop("pool")
        elif frame["type"] == "room" and frame["phase"] == "over":
            return updates
        may_know = set(true.public[now])
        may_read: set[str] = set()
        if viewer != WATCHER:
            may_know |= true.private[viewer][now]
            may_read = true.hints[viewer][now]
        assert named(frame, CHARACTERS) <= may_know, (viewer, text)
        assert named(frame, HINTS) <= may_read, (viewer, text)
    return updates


def check_update(frame: dict[str, Any], viewer: int, true: Truth, now: int, seats: int) -> None:
    """Order of the decks, armed abilities, questions and options of others."""
    state = true.states[now]
    public, own = frame["view"]["public"], frame["view"]["own"]
    for pile in (state.white, state.black, state.hints, state.hint_discard):
        for found in lists(frame):
            if len(found) >= 3 and all(isinstance(item, str) for item in found):
                assert not holds_run(pile, found), (viewer, found)
    assert not any(word in json.dumps(public) for word in ("armed", "declines"))
    for seat in range(seats):
        if not state.revealed[seat] and state.alive[seat]:
            assert public["players"][seat]["character"] is None
    assert (own is None) == (viewer == WATCHER)
    if own is not None:
        assert own["seat"] == viewer
        if own["hint"] is not None:
            assert viewer in (own["hint"]["from"], own["hint"]["to"])
    question = frame["question"]
    moments = [m for m, told in enumerate(true.told[viewer]) if told == frame["log_length"]]
    asked = [true.states[moment].asked for moment in moments]
    if question is not None:
        assert any(
            ask is not None
            and ask.id == question["id"]
            and [o.id for o in ask.options.get(viewer, ())]
            == [o["id"] for o in question["options"]]
            for ask in asked
        ), (viewer, question)
        assert not (question["timed"] and len(question["options"]) == 1)
    if any(ask is not None and ask.masked for ask in asked) and len(moments) == 1:
        assert frame["waiting"] == {"seats": [], "kind": "resolving"}
    if viewer == WATCHER:
        assert frame["actions"] == []
        assert frame["may_wait"] == 0
        assert question is None
    assert not [e for e in frame["events"] if e["kind"] in ORDERED] or own


def holds_run(pile: list[str], found: list[str]) -> bool:
    """Whether three cards in a row lie in the pile as they do in the list, from either end."""
    for row in (pile, pile[::-1]):
        runs = {tuple(row[i : i + 3]) for i in range(len(row) - 2)}
        if any(tuple(found[i : i + 3]) in runs for i in range(len(found) - 2)):
            return True
    return False


class Spy(logging.Handler):
    """Keeps every line of the log as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def log():
    """All that the server and uvicorn write down."""
    spy = Spy()
    loggers = [logging.getLogger(name) for name in ("gloaming", "uvicorn.error")]
    levels = [logger.level for logger in loggers]
    set_up(logging.DEBUG)
    for logger in loggers:
        logger.handlers = [spy]
    yield spy
    for logger, level in zip(loggers, levels, strict=True):
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(level)


async def play(person: Person) -> None:
    """A whole match at random, with arming, revealing, and requests that are out of place."""
    while person.room["phase"] != "over":
        question = person.question
        actions = person.update["actions"]
        if person.rng.random() < 0.05:
            with contextlib.suppress(Refused):
                number = person.rng.choice([0, 999, (question or {}).get("id", 1)])
                await person.ask("act", option="fly", question=number)
        for action in actions:
            if person.rng.random() < (0.2 if action["verb"] in ORDERS else 0.005):
                with contextlib.suppress(Refused):
                    await person.ask("act", option=action["id"])
        if question is not None and person.question == question:
            option = person.rng.choice(question["options"])["id"]
            with contextlib.suppress(Refused):
                await person.ask("act", option=option, question=question["id"])
        else:
            await asyncio.sleep(0.01)


async def spy_on_http(place: Place, person: Person, answers: list[str]) -> None:
    """What anyone can ask for while the match is on."""
    async with place.http() as http:
        while person.room["phase"] != "over":
            match = person.room["match"]["id"]
            for path in (
                f"/api/rooms/{person.code}",
                "/api/rooms",
                "/metrics",
                "/healthz",
                f"/api/matches/{match}/replay?as=all",
                f"/api/matches/{match}/record",
                f"/api/matches/{match}/replay?as=seat:{person.seat}",
                f"/api/matches/{match}/replay?as=public",
            ):
                answer = await http.get(path, headers={"cookie": person.cookie})
                if person.room["phase"] != "over":
                    answers.append(answer.text)
            await asyncio.sleep(0.2)


OPTIONS = [
    ("hunters", 4, {}),
    ("hunters", 5, {"roster": "default", "hint": True}),
    ("hunters", 6, {"roster": "full"}),
    ("hunters", 7, {"roster": "by_initial"}),
    ("hunters", 8, {"roster": "full", "hint": True}),
    ("hunters", 5, {"roster": "extra"}),
    ("hunters", 8, {"roster": "base"}),
    ("raiders", 4, {}),
    ("raiders", 7, {"hint": True, "mirror": True}),
    ("raiders", 5, {"expansion": True}),
    ("raiders", 8, {"expansion": True, "draw": "by_initial", "hint": True}),
    ("raiders", 10, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), OPTIONS)
async def test_no_frame_answer_or_log_line_holds_a_secret(tmp_path, log, game, players, options):
    """People at all seats but one (a bot's) and a watcher; everything they got is searched."""
    async with serving(tmp_path, hurry=400) as place:
        names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida"][: players - 1]
        people = await place.table(*names, game=game, players=players, options=options, grace=3600)
        will = await place.person(people[0].code, "Will", watch=True)
        await people[0].ask("start", players=players)
        for person in (*people, will):
            await person.until(lambda person=person: person.update)
        answers: list[str] = []
        spying = asyncio.create_task(spy_on_http(place, people[0], answers))
        playing = [asyncio.create_task(play(person)) for person in people]
        await asyncio.sleep(0.3)
        await will.reload()
        await asyncio.gather(*playing)
        await will.until_over()
        await spying
        match = people[0].room["match"]["id"]
        async with place.http() as http:
            record = Record.from_json((await http.get(f"/api/matches/{match}/record")).json())
        seats = {person.seat: person for person in people}
        tokens = {person.name: person.cookie.split("=", 1)[1] for person in (*people, will)}
        codes = {person.code for person in people}
    true = truth(record)
    updates = [check(person.frames, seat, true, players) for seat, person in seats.items()]
    updates.append(check(will.frames, WATCHER, true, players))
    assert min(updates) > 10
    secrets = {record.key.hex(), record.server_part.hex(), *(p.hex() for p in record.parts if p)}
    for person in (*people, will):
        heard = "\n".join(person.frames)
        assert not [secret for secret in secrets if secret in heard]
        assert not [n for n, token in tokens.items() if n != person.name and token in heard]
    hidden = CHARACTERS | CARDS
    for line in log.lines:
        assert not named(json.loads(line), hidden), line
        assert not [s for s in (*secrets, *tokens.values(), *codes) if s in line], line
    assert log.lines
    check_public(answers, true, secrets | set(tokens.values()))


def check_public(answers: list[str], true: Truth, secrets: set[str]) -> None:
    """HTTP answers of a match that is on hold at most what a watcher may know at its end."""
    assert len(answers) >= 8
    before_the_end = true.public[-2]
    for text in answers:
        assert not [secret for secret in secrets if secret in text]
        if not text.startswith(("{", "[")):
            assert not named(text, CHARACTERS | HINTS)
            continue
        answer = json.loads(text)
        for frame in answer.get("frames", []) if isinstance(answer, dict) else []:
            del frame["view"]["public"]["pool"]
            assert frame["view"]["own"] is None
        assert named(answer, CHARACTERS) <= before_the_end
        assert not named(answer, HINTS)


@pytest.mark.parametrize("game", GAMES)
async def test_what_one_does_in_secret_reaches_nobody_else(tmp_path, game):
    """Standing orders: no frame, no number, no event for anyone else."""
    async with serving(tmp_path, hurry=400) as place:
        for _ in range(20):
            people = await place.table("Ann", "Ben", "Cat", "Dan", game=game, players=4, grace=3600)
            will = await place.person(people[0].code, "Will", watch=True)
            await people[0].ask("start", players=4)
            for person in (*people, will):
                await person.until(lambda person=person: person.update)
            await asyncio.sleep(0.1)
            able = [p for p in people if any(a["verb"] == "never" for a in p.update["actions"])]
            if able:
                break
        secret = able[0]
        others = [p for p in (*people, will) if p is not secret]
        before = [len(p.frames) for p in others]
        numbers = [p.update["number"] for p in others]
        log = len(secret.log)
        await secret.ask("act", option="arm")
        await secret.until(lambda: secret.update["view"]["own"]["armed"])
        await secret.ask("act", option="never")
        await secret.until(lambda: secret.update["view"]["own"]["declines"])
        await secret.ask("act", option="disarm")
        await secret.until(lambda: not secret.update["view"]["own"]["declines"])
        await asyncio.sleep(0.1)
        assert len(secret.log) == log + 3
        assert [len(p.frames) for p in others] == before
        assert [p.update["number"] for p in others] == numbers
        for person in others:
            await person.reload()
            assert [p.update["number"] for p in others] == numbers
            assert not any(event["kind"] in ORDERED for event in person.log)


@pytest.mark.parametrize(("game", "card"), [("hunters", "h_slap"), ("raiders", "r_show")])
async def test_the_search_would_find_a_leak(game, card):
    """The searcher is no better than what it finds: give it frames with a secret in them."""
    rules = get_game(game)
    record = engine.begin_record(rules, {}, 5, b"s" * 32, [])
    state, events = engine.start(rules, {}, 5, record.key)
    while not state.over and len(record.actions) < 40:
        seat = engine.awaited(state)[0] if engine.awaited(state) else engine.TABLE
        action = engine.legal_actions(state, seat)[0]
        record.actions.append(action)
        engine.apply(state, action)
    assert len(HINTS) == 12 + 15
    true = truth(record)
    view = engine.view(true.states[0], 0)
    frame = {
        "type": "update",
        "view": view,
        "events": [],
        "log_length": true.told[0][0],
        "waiting": engine.waiting(true.states[0], 0),
        "question": None,
        "actions": [],
        "may_wait": 0,
    }
    clean = json.dumps(frame)
    assert check([clean], 0, true, 5) == 1
    other = true.states[0].characters[1]
    pile = true.states[0].white[3:7]
    for leak in (
        {"question": None, "note": {"x": other}},
        {"note": f"use:{other}"},
        {"note": card},
        {"note": pile},
        {"note": pile[::-1]},
    ):
        with pytest.raises(AssertionError):
            check([json.dumps({**frame, **leak})], 0, true, 5)
    assert events
