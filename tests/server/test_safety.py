"""Origins, cookies, headers, sizes, rates; health and metrics."""

import json
import logging

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gloaming.server.logs import JsonFormatter
from gloaming.server.settings import Limits, Settings
from server.people import PLENTY, Person, serving


async def test_another_sites_page_can_neither_post_nor_open_a_socket(place):
    """A visitor's cookie must not work for somebody else's page."""
    (ann,) = await place.table("Ann")
    join = f"/api/rooms/{ann.code}/join"
    async with place.http() as http:
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            (f"http://127.0.0.1:{place.port + 1}", 403),
            (place.base, 200),
        ):
            headers = {"origin": origin, "cookie": ann.cookie}
            answer = await http.post(join, json={"name": "Ann"}, headers=headers)
            assert answer.status_code == status, origin
        assert answer.json()["you"] == ann.you
    address = f"ws://127.0.0.1:{place.port}/ws/{ann.code}"
    cookie = {"Cookie": ann.cookie}
    with pytest.raises(InvalidStatus):
        await connect(address, additional_headers={**cookie, "Origin": "https://evil.example"})
    async with connect(address, additional_headers={**cookie, "Origin": place.base}) as socket:
        assert json.loads(await socket.recv())["type"] == "welcome"


async def test_other_origins_can_be_allowed(tmp_path):
    friend, evil = "https://friend.example", "https://evil.example"
    async with serving(tmp_path, origins=(friend,)) as place, place.http() as http:
        for origin, status in ((friend, 201), (evil, 403)):
            game = {"game": "hunters"}
            answer = await http.post("/api/rooms", json=game, headers={"origin": origin})
            assert answer.status_code == status


async def test_the_cookie_is_for_the_server_alone(tmp_path):
    async with serving(tmp_path, public_url="https://games.example") as place:
        code = await place.room()
        async with place.http() as http:
            answer = await http.post(f"/api/rooms/{code}/join", json={"name": "Ann"})
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith(f"seat-{code.replace('-', '')}=")
            for flag in ("HttpOnly", "SameSite=lax", "Path=/", "Secure", "Max-Age="):
                assert flag in cookie
            assert "strict-transport-security" in answer.headers


async def test_every_answer_has_a_strict_policy(place):
    """Own scripts and styles only: no inline script can run, whatever somebody writes."""
    async with place.http() as http:
        for path in ("/", "/api/games", "/nothing/at/all", "/api/nothing", "/r/x", "/metrics"):
            headers = (await http.get(path)).headers
            policy = dict(
                part.split(" ", 1) for part in headers["content-security-policy"].split("; ")
            )
            assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
            assert policy["object-src"] == policy["base-uri"] == "'none'"
            assert policy["frame-ancestors"] == "'none'"
            assert policy["connect-src"].split()[0] == "'self'"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers
        strange = await http.get("/", headers={"host": "a b; script-src *"})
        assert "script-src *" not in strange.headers.get("content-security-policy", "")


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/%00", {}, 404),
        ("/assets/%00.js", {}, 404),
        ("/" + "a" * 300, {}, 404),
        ("/api/rooms", {"origin": "http://["}, 403),
        ("/api/rooms", {"origin": ""}, 403),
        ("/api/qr?path=/", {"host": "x" * 5000}, 400),
    ],
)
async def test_what_nobody_sends_by_mistake_is_refused_like_anything_else(
    place, path, headers, status
):
    method = "POST" if "origin" in headers else "GET"
    async with place.http() as http:
        answer = await http.request(method, path, headers=headers, json={"game": "hunters"})
    assert answer.status_code == status
    assert "content-security-policy" in answer.headers


async def test_errors_are_values_with_a_reason(place):
    async with place.http() as http:
        for method, path, body, status, code in (
            ("GET", "/api/nothing", None, 404, "not-found"),
            ("GET", "/api/games/chess", None, 404, "no-such-game"),
            ("GET", "/api/rooms/!!", None, 404, "no-room"),
            ("POST", "/api/rooms", b"{", 400, "bad-message"),
            ("POST", "/api/rooms", b"[]", 400, "bad-message"),
            ("POST", "/api/rooms", b'{"game":"chess"}', 400, "no-such-game"),
            ("POST", "/api/rooms", b'{"game":"hunters","settings":{"x":1}}', 400, "bad-setting"),
            ("POST", "/api/rooms", b" " * 20_000, 413, "too-big"),
            ("POST", "/api/solo", b'{"game":"hunters","players":99}', 400, "bad-setting"),
            ("GET", "/api/qr?path=//evil.example", None, 400, "bad-path"),
        ):
            answer = await http.request(method, path, content=body)
            assert (answer.status_code, answer.json()["problem"]["code"]) == (status, code), path
        assert (await http.post("/api/games")).status_code == 405


async def test_a_socket_that_floods_is_held_back_then_closed(tmp_path):
    limits = Limits(messages_per_second=5, messages_burst=10)
    async with serving(tmp_path, limits=limits) as place:
        ann, ben = await place.table("Ann", "Ben")
        for _ in range(300):
            await ann.send("ping")
        await ann.until(lambda: any('"too-fast"' in frame for frame in ann.frames))
        await ann._reader
        await ben.until(lambda: ben.member("Ann").get("away"))
        await ben.ask("ping")


async def test_a_client_that_does_not_read_is_let_go_and_holds_nobody_up(tmp_path):
    limits = Limits(outbox=20, chat=4000, message=20_000, chat_burst=10**6, messages_burst=10**6)
    async with serving(tmp_path, limits=limits) as place:
        ann, ben = await place.table("Ann", "Ben")
        ann._reader.cancel()
        ann._socket.transport.pause_reading()
        for n in range(4000):
            await ben.ask("say", text=f"{n} " + "x" * 3900)
            if ben.member("Ann").get("away"):
                break
        assert ben.member("Ann").get("away")
        ann._socket.transport.abort()
        ann._socket = ann._reader = None
        await ann.connect()
        await ann.until(lambda: ann.said()[-1:] == [f"{n} " + "x" * 3900])


async def test_sockets_of_one_address_are_counted(tmp_path):
    limits = Limits(sockets_per_address=2)
    async with serving(tmp_path, limits=limits) as place:
        people = await place.table("Ann", "Ben")
        tab = Person(place, people[0].code, "Ann")
        tab.cookie = people[0].cookie
        with pytest.raises(InvalidStatus):
            await tab.connect()
        await people[1].disconnect()
        await people[0].until(lambda: people[0].member("Ben").get("away"))
        await tab.connect()


async def test_replays_are_made_so_often_and_no_more(tmp_path):
    """Each is a match played again: they must not keep the tables waiting."""
    async with (
        serving(tmp_path, limits=Limits(replays_per_minute=3)) as place,
        place.http() as http,
    ):
        for path in ("replay", "record"):
            answers = [(await http.get(f"/api/matches/none/{path}")) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [429] * 4
        assert answers[0].json()["problem"] == {"code": "too-fast", "allowed": 3}


async def test_health_and_metrics(tmp_path):
    async with serving(tmp_path, hurry=400) as place:
        ann, ben = await place.table("Ann", "Ben", grace=0)
        ann.plays = ben.plays = True
        await ann.ask("start", players=4)
        await ann.until(lambda: ann.update)
        async with place.http() as http:
            assert (await http.get("/healthz")).json() == {"ok": True}
            text = (await http.get("/metrics")).text
            assert "gloaming_sockets 2.0" in text
            assert "gloaming_people 2.0" in text
            assert 'gloaming_matches{phase="playing"} 1.0' in text
            await ann.until_over()
            text = (await http.get("/metrics")).text
        assert 'gloaming_matches_finished_total{game="hunters"} 1.0' in text
        assert 'gloaming_actions_total{by="person"}' in text
        assert 'gloaming_action_seconds_bucket{le="0.005"}' in text
        assert 'gloaming_requests_total{answer="done",type="act"}' in text


async def test_metrics_are_for_this_computer_and_who_is_let_in(tmp_path):
    """They count what is done in secret too: a player who read them could see a card being
    armed."""
    readers = ("127.0.0.1", "10.1.1.1")
    async with serving(tmp_path, metrics_readers=readers) as place, place.http() as http:
        for address, status in (("10.0.0.1", 404), ("10.1.1.1", 200), ("127.0.0.1", 200)):
            answer = await http.get("/metrics", headers={"x-forwarded-for": address})
            assert answer.status_code == status


async def test_metrics_can_be_shut(tmp_path):
    async with serving(tmp_path, metrics=False) as place, place.http() as http:
        assert (await http.get("/metrics")).status_code == 404


async def test_a_fault_tells_nothing(place, monkeypatch):
    """What an exception says may quote what a player holds: neither answer nor log repeats it."""
    from gloaming.server import api

    lines = []

    class Keep(logging.Handler):
        def emit(self, record):
            lines.append(JsonFormatter().format(record))

    monkeypatch.setattr(api, "short", lambda room: 1 / len("vampire has h_slap"[:0]))
    (ann,) = await place.table("Ann")
    logger = logging.getLogger("gloaming.server")
    logger.addHandler(handler := Keep())
    async with place.http() as http:
        try:
            answer = await http.get(f"/api/rooms/{ann.code}")
        finally:
            logger.removeHandler(handler)
    assert answer.status_code == 500
    assert answer.json() == {"problem": {"code": "fault"}}
    assert "content-security-policy" in answer.headers
    (line,) = [json.loads(line) for line in lines if "fault" in line]
    assert line["error"] == "ZeroDivisionError"
    assert "division" not in json.dumps(line)
    assert any("api.py" in place for place in line["places"])


def test_a_fault_that_nobody_waited_for_tells_nothing_either():
    """asyncio quotes the exception in the second line."""
    said = "Task exception was never retrieved\nfuture: <Task exception=Wrong('vampire')>"
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, said, (), None)
    assert json.loads(JsonFormatter().format(record))["event"] == said.split("\n")[0]


def test_settings_come_from_the_environment_and_say_what_is_wrong(tmp_path):
    environ = {
        "GLOAMING_PORT": "9000",
        "GLOAMING_DATA_DIR": str(tmp_path),
        "GLOAMING_ORIGINS": "https://a.example, https://b.example",
        "GLOAMING_METRICS": "false",
        "GLOAMING_LIMITS": '{"rooms_per_address": 3}',
        "GLOAMING_HOST": "0.0.0.0",
    }
    settings = Settings.from_environment(environ, host="127.0.0.1")
    assert (settings.host, settings.port, settings.metrics) == ("127.0.0.1", 9000, False)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.limits.rooms_per_address == 3
    assert settings.limits.chat == PLENTY.chat
    assert settings.database_url.endswith(f"{tmp_path}/gloaming.sqlite")
    for name, value in (("PORT", "many"), ("METRICS", "perhaps"), ("LIMITS", "{")):
        with pytest.raises(ValueError, match=f"GLOAMING_{name}"):
            Settings.from_environment({f"GLOAMING_{name}": value})
