"""Every frame of every socket, HTTP answer, log line and error holds only what that seat may know.

Whole games are played by people at every seat and a watcher; all that anyone received is kept. Then
the record, which opens everything, is replayed with a plain reading of the rules beside it
(`secrets_of_hidden_roles`, `secrets_of_rivals`, `secrets_of_shadowlord`), and each frame is
searched for every hidden thing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
from collections.abc import Callable
from operator import itemgetter
from types import ModuleType
from typing import Any

import pytest

from gloaming import engine
from gloaming.engine import Record
from gloaming.games import GAMES, get_game
from gloaming.server.logs import JsonFormatter, set_up
from server import secrets_of_hidden_roles, secrets_of_rivals, secrets_of_shadowlord
from server.people import SOON_OVER, Person, Place, Refused, serving
from server.searching import WATCHER, named

SECRETS: dict[str, ModuleType] = {
    "hunters": secrets_of_hidden_roles,
    "raiders": secrets_of_hidden_roles,
    "rivals": secrets_of_rivals,
    "shadowlord": secrets_of_shadowlord,
}
"""What may be known in each game. Each has ``HIDDEN``, `truth`, `check` and `check_answers`."""
ORDERS = ("arm", "disarm", "never")
ORDERED = ("armed", "disarmed", "declined")


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
    ("rivals", 2, {}),
    ("rivals", 3, {}),
    ("rivals", 4, {}),
    ("rivals", 5, {}),
    ("shadowlord", 2, SOON_OVER["shadowlord"]),
    ("shadowlord", 3, SOON_OVER["shadowlord"]),
    ("shadowlord", 4, SOON_OVER["shadowlord"]),
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
    rules = SECRETS[game]
    true = rules.truth(record)
    updates = [rules.check(person.frames, seat, true, players) for seat, person in seats.items()]
    updates.append(rules.check(will.frames, WATCHER, true, players))
    assert min(updates) > 10
    secrets = {record.key.hex(), record.server_part.hex(), *(p.hex() for p in record.parts if p)}
    for person in (*people, will):
        heard = "\n".join(person.frames)
        assert not [secret for secret in secrets if secret in heard]
        assert not [n for n, token in tokens.items() if n != person.name and token in heard]
    for line in log.lines:
        assert not named(json.loads(line), rules.HIDDEN), line
        assert not [s for s in (*secrets, *tokens.values(), *codes) if s in line], line
    assert log.lines
    assert len(answers) >= 8
    assert not [s for s in (*secrets, *tokens.values()) for answer in answers if s in answer]
    rules.check_answers(answers, true)


@pytest.mark.parametrize("game", [id for id, game in GAMES.items() if game.orders])
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


def first_frame(true: Any, viewer: int, now: int) -> dict[str, Any]:
    """An update as the server would send it."""
    state = true.states[now]
    return {
        "type": "update",
        "view": engine.view(state, viewer),
        "events": [],
        "log_length": true.told[viewer][now],
        "waiting": engine.waiting(state, viewer),
        "question": engine.question(state, viewer),
        "actions": [],
        "may_wait": 0,
        "may_undo": False,
    }


def played(
    game: str, actions: int, seats: int = 5, choose: Callable[[Any], Any] = itemgetter(0)
) -> Record:
    """A match that has gone on for a while, always with the first option unless told otherwise."""
    rules = get_game(game)
    record = engine.begin_record(rules, {}, seats, b"s" * 32, [])
    state, _ = engine.start(rules, {}, seats, record.key)
    while not state.over and len(record.actions) < actions:
        seat = engine.awaited(state)[0] if engine.awaited(state) else engine.TABLE
        action = choose(engine.legal_actions(state, seat))
        record.actions.append(action)
        engine.apply(state, action)
    return record


@pytest.mark.parametrize(("game", "card"), [("hunters", "h_slap"), ("raiders", "r_show")])
async def test_the_search_would_find_a_leak(game, card):
    """The searcher is no better than what it finds: give it frames with a secret in them."""
    assert len(secrets_of_hidden_roles.HINTS) == 12 + 15
    true = secrets_of_hidden_roles.truth(played(game, 40))
    frame = {**first_frame(true, 0, 0), "question": None}
    clean = json.dumps(frame)
    check = secrets_of_hidden_roles.check
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


@pytest.mark.parametrize("viewer", [0, WATCHER])
def test_the_search_would_find_a_leak_in_rivals(viewer):
    """A hand, a deck, a face-down card, loot, another's advanced card, a mansion to come."""
    true = secrets_of_rivals.truth(played("rivals", 30))
    # The first option lays cards face up: let one lie face down for those who look now.
    now = next(
        moment
        for moment, state in enumerate(true.states)
        if any(state.front[seat] for seat in range(1, 5)) or moment == len(true.states) - 1
    )
    state = true.states[now]
    card = next(c for c in state.all_cards() if state.owner[c] != viewer)
    state.up[card] = False
    true.shown[now].discard(card)
    frame = first_frame(true, viewer, now)
    check = secrets_of_rivals.check
    assert check([json.dumps(frame)], viewer, true, 5) == 1
    key = secrets_of_rivals.key_of
    other = next(seat for seat in range(5) if seat != viewer and state.hands[seat])
    hand = [key(member) for member in state.hands[other]]
    unseen = sorted(secrets_of_rivals.ADVANCED - true.advanced[now])
    if viewer != WATCHER:
        unseen = [name for name in unseen if name not in true.mine[viewer][now]]

    def leaking(**more: Any) -> str:
        return json.dumps({**frame, **more})

    def in_public(change: Any) -> str:
        copy = json.loads(json.dumps(frame))
        change(copy["view"]["public"])
        return json.dumps(copy)

    def name_card(public: dict[str, Any]) -> None:
        line = [c for m in public["mansions"] for c in m["line"] if c["card"] == card]
        line[0]["member"] = key(state.member[card])

    place = {"seat": other, "card": card, "place": state.mansions[0]}
    for leak in (
        leaking(note=hand[0]),
        leaking(note={"hand": hand}),
        leaking(note=f"up:p0:{hand[0]}"),
        leaking(note=unseen[0]),
        leaking(note="jewel"),
        leaking(note=state.large[-1]),
        in_public(lambda public: public["players"][other].update(hand=hand)),
        in_public(lambda public: public["players"][other].update(gained={"jewel": 2})),
        in_public(name_card),
        leaking(events=[{"kind": "turned_down", "params": {**place, "member": key(2)}}]),
        leaking(events=[{"kind": "drew", "params": {"seat": other, "members": hand}}]),
        leaking(
            events=[{"kind": "drew", "private": True, "params": {"seat": other, "members": hand}}]
        ),
        leaking(events=[{"kind": "gained", "params": {"seat": other, "kinds": ["jewel"]}}]),
    ):
        with pytest.raises(AssertionError):
            check([leak], viewer, true, 5)


@pytest.mark.parametrize("viewer", [0, WATCHER])
def test_the_search_would_find_a_leak_in_shadowlord(viewer):
    """A hand, a portrait, a disc, the deck, an extra card that lies face down, an answer."""
    record = played("shadowlord", 400, 4, random.Random(1).choice)
    true = secrets_of_shadowlord.truth(record)
    now = next(
        moment
        for moment, state in enumerate(true.states)
        if state.asked.kind == "commit"
        and any(state.hands[1:])
        and any(state.owner[number] != viewer for number, _, _ in state.extra)
    )
    state = true.states[now]
    frame = first_frame(true, viewer, now)
    check = secrets_of_shadowlord.check
    assert check([json.dumps(frame)], viewer, true, 4) == 1
    other = next(seat for seat in range(1, 4) if state.hands[seat])
    hand = list(state.hands[other])
    disc = next(disc for disc in state.disc if disc >= 0)
    name = secrets_of_shadowlord.KEYS[disc]
    card, value, _ = next(extra for extra in state.extra if state.owner[extra[0]] != viewer)

    def leaking(**more: Any) -> str:
        return json.dumps({**frame, **more})

    def in_public(change: Any) -> str:
        copy = json.loads(json.dumps(frame))
        change(copy["view"]["public"])
        return json.dumps(copy)

    def turn_up(public: dict[str, Any]) -> None:
        battle = public["battle"]
        for fighter in battle["attack"]["fighters"] + battle["defence"]["fighters"]:
            if fighter["card"] == secrets_of_shadowlord.KEYS[card]:
                fighter["extra"]["value"] = value

    def event(kind: str, **params: Any) -> str:
        return leaking(events=[{"kind": kind, "params": {"seat": other, **params}}])

    for leak in (
        leaking(note=name),
        leaking(note=f"turn:{name}"),
        leaking(note=state.deck[-4:]),
        leaking(note=state.deck[-4:][::-1]),
        leaking(may_undo=True, question=None),
        in_public(lambda public: public["players"][other].update(hand=hand)),
        in_public(lambda public: public["players"][other].update(cards=hand)),
        in_public(lambda public: public["characters"][0].update(card=4)),
        in_public(lambda public: public["galaxies"][0].update(disc="warrior")),
        in_public(lambda public: public["battle"]["attack"].update(total=30)),
        in_public(lambda public: public["stack"][-1].update(answer="grant")),
        in_public(lambda public: public.update(left_out=[1, 2])),
        in_public(turn_up),
        event("drew", count=1, values=hand[:1]),
        event("placed", card="", value=hand[0]),
        event("scouted", place="a1", card="master-earth"),
        event("raided", with_seat=other, value=hand[0]),
        event("committed", count=1, values=[value]),
        leaking(
            events=[{"kind": "drew", "private": True, "params": {"seat": other, "values": hand}}]
        ),
    ):
        with pytest.raises(AssertionError):
            check([leak], viewer, true, 4)
    if viewer != WATCHER:
        for leak in ({"hand": hand}, {"portraits": {name: 2}}, {"cards": hand}, {"answered": "x"}):
            own = {**frame["view"]["own"], **leak}
            with pytest.raises(AssertionError):
                check([leaking(view={**frame["view"], "own": own})], viewer, true, 4)
