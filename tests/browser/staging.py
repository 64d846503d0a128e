"""Tables that stand at a chosen moment: a match is played by the engine until somebody is asked
what the test wants to see, and put into the database of a server that is down."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx

from browser.serving import Served
from gloaming import engine
from gloaming.games import get_game

HUNTERS = get_game("hunters")
OPTIONS = {"roster": "full"}
PLAYERS = 7
SPEED = {"speed": "fast", "level": "random", "grace": 0, "notebook": "helped"}

Question = dict[str, Any]
Wish = Callable[[engine.State, int, Question], bool]
Leaning = Callable[[str], bool]
"""Whether an option, by its id, is liked."""


@dataclass
class Story:
    """The beginning of a match: its key and its actions, up to a question to ``seat``."""

    record: engine.Record
    seat: int
    kind: str
    options: list[str]
    last: str
    """The option that ends the match at once, if there is one."""


@dataclass
class Scene:
    """A table that stands at a story's end: one person is asked there, the rest are computer
    players but for the ``company``."""

    story: Story
    name: str
    company: dict[str, int] = field(default_factory=dict)
    """Other people, and their seats."""
    code: str = ""
    cookies: dict[str, dict[str, str]] = field(default_factory=dict)
    """By name, as Playwright's contexts take them."""

    @property
    def cookie(self) -> dict[str, str]:
        """Of who is asked."""
        return self.cookies[self.name]


def stories(
    wishes: dict[str, Wish],
    game: engine.Game = HUNTERS,
    options: dict[str, Any] = OPTIONS,
    players: int = PLAYERS,
    leaning: Leaning | None = None,
) -> dict[str, Story]:
    """For each wish the first story, in matches at random, that ends with a question it accepts.

    A wish is shown the state, the seat that is asked, and its question. Of what may be done,
    something that ``leaning`` likes is done, if there is any: for moments that chance hardly ever
    brings about.
    """
    found: dict[str, Story] = {}
    for seed in range(2000):
        rng = random.Random(seed)
        server_part = bytes([seed % 256, seed // 256]) * 16
        record = engine.begin_record(game, options, players, server_part, [b""] * players)
        state, _ = engine.start(game, options, players, record.key)
        while not state.over:
            for seat in engine.awaited(state):
                question = engine.question(state, seat)
                assert question is not None
                for name, accepts in wishes.items():
                    if name not in found and accepts(state, seat, question):
                        found[name] = Story(
                            _copy(record),
                            seat,
                            question["kind"],
                            [option["id"] for option in question["options"]],
                            ending(state, seat, question),
                        )
            if len(found) == len(wishes):
                return found
            seat = next(iter(engine.awaited(state)), engine.TABLE)
            actions = engine.legal_actions(state, seat)
            liked = [action for action in actions if leaning and leaning(action.option)]
            action = rng.choice(liked or actions)
            record.actions.append(action)
            engine.apply(state, action)
    raise AssertionError(f"never seen: {wishes.keys() - found.keys()}")


def _copy(record: engine.Record) -> engine.Record:
    return engine.Record.from_json(record.to_json())


def ending(state: engine.State, seat: int, question: Question) -> str:
    """The option that ends the match at once, or an empty string."""
    for option in question["options"]:
        then = state.copy()
        engine.apply(then, engine.Action(seat, option["id"], question["id"]))
        if then.over:
            return str(option["id"])
    return ""


async def stage(place: Served, scenes: Iterable[Scene]) -> None:
    """Open a room for each scene on a running server, stop it, set the scenes, start it again."""
    scenes = list(scenes)
    async with httpx.AsyncClient(base_url=place.base) as http:
        for scene in scenes:
            if scene.company:
                await _gather(place, scene)
            else:
                await _alone(http, place, scene)
    await place.kill()
    with sqlite3.connect(place.folder / "gloaming.sqlite") as database:
        for scene in scenes:
            _set(database, scene)
    await place.start()


async def _alone(http: httpx.AsyncClient, place: Served, scene: Scene) -> None:
    """One person begins a match against computers."""
    record = scene.story.record
    body = {
        "game": record.game,
        "players": record.seats,
        "name": scene.name,
        "settings": {**SPEED, "options": record.options},
    }
    answer = await http.post("/api/solo", json=body)
    assert answer.status_code == 201, answer.text
    scene.code = answer.json()["code"]
    scene.cookies[scene.name] = _cookie(place, answer.headers["set-cookie"].split(";")[0])
    http.cookies.clear()


async def _gather(place: Served, scene: Scene) -> None:
    """Several people come to a room and begin."""
    record = scene.story.record
    scene.code = await place.room(
        record.game, players=record.seats, options=record.options, **SPEED
    )
    people = [await place.person(scene.code, name) for name in (scene.name, *scene.company)]
    await people[0].ask("start", players=record.seats)
    for person in people:
        await person.until(lambda person=person: person.update)
        scene.cookies[person.name] = _cookie(place, person.cookie)
    for person in people:
        await person.disconnect()


def _cookie(place: Served, pair: str) -> dict[str, str]:
    name, value = pair.split("=", 1)
    return {"name": name, "value": value, "url": place.base}


def _set(database: sqlite3.Connection, scene: Scene) -> None:
    (match, data), *_ = database.execute(
        "SELECT id, data FROM matches WHERE room = ?", [scene.code]
    ).fetchall()
    document = json.loads(data)
    record = scene.story.record
    document["server_part"] = record.server_part.hex()
    document["commitment"] = record.commitment
    document["parts"] = [part.hex() for part in record.parts]
    # Who is asked sits where the story asks its question.
    chairs = document["chairs"]
    for name, there in {scene.name: scene.story.seat, **scene.company}.items():
        person = next(n for n, chair in enumerate(chairs) if chair["name"] == name)
        chairs[person], chairs[there] = chairs[there], chairs[person]
    document["names"] = [chair["name"] for chair in chairs]
    document["phase"] = "playing"
    database.execute(
        "UPDATE matches SET data = ?, phase = 'playing' WHERE id = ?", [json.dumps(document), match]
    )
    database.execute('DELETE FROM actions WHERE "match" = ?', [match])
    database.executemany(
        "INSERT INTO actions VALUES (?, ?, ?, ?, ?, 0, 'staged')",
        [
            (match, number, action.seat, action.option, action.question)
            for number, action in enumerate(record.actions, 1)
        ],
    )
    ((text,),) = database.execute("SELECT data FROM rooms WHERE code = ?", [scene.code]).fetchall()
    room = json.loads(text)
    assert room["match"] == match
    room["phase"] = "playing"
    database.execute("UPDATE rooms SET data = ? WHERE code = ?", [json.dumps(room), scene.code])
