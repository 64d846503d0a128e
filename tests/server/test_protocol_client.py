"""A client that was written from docs/protocol.md and nothing else plays a whole game.

It imports nothing of Gloaming: standard library and a WebSocket library, as anyone else would.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.request
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.people import SOON_OVER
from server.processes import OtherProcess


def post(url: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """A JSON request: the answer, and the cookie that came with it."""
    request = urllib.request.Request(
        url,
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Cookie": cookie},
    )
    with urllib.request.urlopen(request) as answer:
        cookie = (answer.headers["Set-Cookie"] or "").split(";")[0]
        return json.load(answer), cookie


class Client:
    """Joins a room and plays whatever it is asked, always with the last option."""

    def __init__(self, base: str, code: str, name: str) -> None:
        self.base = base
        self.code = code
        answer, self.cookie = post(f"{base}/api/rooms/{code}/join", {"name": name})
        self.you = answer["you"]
        self.room: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.kinds: set[str] = set()
        self.refused: list[dict[str, Any]] = []
        self.numbers = 0
        self.told = asyncio.Event()

    async def play(self, start: int = 0) -> None:
        """From the first frame to the end of the match; with ``start``, begin one of that size."""
        address = f"{self.base.replace('http', 'ws')}/ws/{self.code}"
        async with connect(address, additional_headers={"Cookie": self.cookie}) as socket:

            async def send(kind: str, **fields: Any) -> None:
                self.numbers += 1
                rid = f"{self.you}-{self.numbers}"
                await socket.send(json.dumps({"type": kind, "rid": rid, **fields}))

            async for frame in socket:
                message = json.loads(frame)
                match message["type"]:
                    case "welcome":
                        assert message["you"] == self.you
                    case "room":
                        self.room = message
                        if message["phase"] == "over":
                            return
                        if start and message["may_start"] and self.everyone_here():
                            await send("start", players=start)
                            start = 0
                    case "committed":
                        part = secrets.token_hex(32)
                        await send("key_part", match=message["match"], part=part)
                    case "update":
                        self.hear(message)
                        question = message["question"]
                        if question is not None:
                            self.kinds.add(question["kind"])
                            option = question["options"][-1]["id"]
                            await send("act", question=question["id"], option=option)
                        elif message["may_wait"] and self.numbers % 3 == 0:
                            await send("wait", question=message["may_wait"])
                    case "refused":
                        self.refused.append(message["problem"])
                    case "bye":
                        raise AssertionError(message)

    def everyone_here(self) -> bool:
        players = [m for m in self.room["members"] if m["role"] == "player"]
        return len(players) == 3 and not any(m.get("away") for m in players)

    def hear(self, update: dict[str, Any]) -> None:
        """Keep the log as the page says: the whole on connecting, then what is new."""
        if update["log_length"] == len(update["events"]):
            self.log = []
        self.log += update["events"]
        assert len(self.log) == update["log_length"]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("hunters", 5, {}),
        ("raiders", 5, {}),
        ("rivals", 5, {}),
        ("shadowlord", 4, SOON_OVER["shadowlord"]),
    ],
)
async def test_a_client_written_from_the_page_plays_a_whole_game(tmp_path, game, players, options):
    process = OtherProcess(tmp_path, hurry=100)
    await process.start()
    try:
        settings = {"speed": "fast", "options": options}
        answer, _ = await asyncio.to_thread(
            post, f"{process.base}/api/rooms", {"game": game, "settings": settings}
        )
        make = [
            asyncio.to_thread(Client, process.base, answer["code"], name)
            for name in ("Ann", "Ben", "Cat")
        ]
        clients = await asyncio.gather(*make)
        plays = [client.play(players if n == 0 else 0) for n, client in enumerate(clients)]
        async with asyncio.timeout(60):
            await asyncio.gather(*plays)
    finally:
        await process.stop()
    for client in clients:
        assert client.room["results"][-1]["winners"] or game == "shadowlord"
        assert client.log[-1]["kind"] == "over"
        # At a hurried table others are often quicker, also to begin without a part of the key.
        late = {"stale-question", "match-over", "too-late"}
        assert {problem["code"] for problem in client.refused} <= late
    first = {"rivals": "play", "shadowlord": "place_card"}.get(game, "move")
    assert first in set.union(*(client.kinds for client in clients))
