"""The client's files: one page for all addresses; compressed; cached where the name says it all."""

import gzip

from gloaming.server.pages import Pages
from server.people import serving

PAGE = "<!doctype html><title>Gloaming</title>" + "<p>words</p>" * 100


def build(folder):
    """A built client."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 200)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder.parent / "secret").write_text("not for you")
    return folder


async def test_all_addresses_of_the_client_lead_to_its_page(tmp_path):
    static = build(tmp_path / "static")
    async with serving(tmp_path, static=static) as place, place.http() as http:
        for path in ("/", "/r/K7QF-M2XW", "/rules/hunters", "/replay/abc", "/settings", "/about"):
            answer = await http.get(path)
            assert (answer.status_code, answer.text) == (200, PAGE), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        assert (await http.get("/no/such/page")).status_code == 404
        again = await http.get("/", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


async def test_assets_are_compressed_and_cached_for_ever(tmp_path):
    static = build(tmp_path / "static")
    async with serving(tmp_path, static=static) as place, place.http() as http:
        answer = await http.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        plain = await http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content
        assert gzip.compress(plain.content, 9, mtime=0)
        assert (await http.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"


async def test_a_new_build_is_seen_without_a_restart(tmp_path):
    static = build(tmp_path / "static")
    async with serving(tmp_path, static=static) as place, place.http() as http:
        await http.get("/")
        (static / "index.html").write_text("new")
        assert (await http.get("/")).text == "new"


async def test_nothing_outside_the_folder_is_served(tmp_path):
    static = build(tmp_path / "static")
    async with serving(tmp_path, static=static) as place, place.http() as http:
        for path in (
            "/../secret",
            "/%2e%2e/secret",
            "/assets/%2e%2e/%2e%2e/secret",
            "//etc/passwd",
        ):
            answer = await http.get(path)
            assert answer.status_code == 404
            assert "not for you" not in answer.text


async def test_a_file_is_kept_once_however_its_name_is_written(tmp_path):
    """Or anyone could fill the memory with copies."""
    pages = Pages(build(tmp_path / "static"))
    files = {id(pages._find("./" * n + "index.html")) for n in range(5)}
    assert len(files) == 1


async def test_without_a_build_the_page_says_how_to_make_one(tmp_path):
    async with serving(tmp_path, static=tmp_path / "nothing") as place, place.http() as http:
        answer = await http.get("/")
        assert answer.status_code == 503
        assert "./play" in answer.text
        assert (await http.get("/api/games")).status_code == 200


async def test_a_link_as_a_qr_code(place):
    async with place.http() as http:
        answer = await http.get("/api/qr?path=/r/K7QF-M2XW")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        assert (await http.get("/api/qr?path=/r/K7QF-M2XX")).text != answer.text


async def test_the_games_and_what_they_are_made_of(place):
    async with place.http() as http:
        games = {game["id"]: game for game in (await http.get("/api/games")).json()}
        assert {id: game["seats"] for id, game in games.items()} == {
            "hunters": [4, 8],
            "raiders": [4, 10],
            "rivals": [2, 5],
            "shadowlord": [2, 4],
        }
        for id, game in games.items():
            low, high = game["seats"]
            assert low < game["usual_seats"] < high
            whole = (await http.get(f"/api/games/{id}")).json()
            assert whole["levels"][0] == "random"
            parts = {
                "rivals": {"families", "members", "mansions", "loot", "tables"},
                "shadowlord": {"galaxies", "characters", "powers", "guide", "events", "tables"},
            }.get(id, {"areas", "cards", "characters", "rosters"})
            assert parts <= whole.keys()
            tables = {spec["id"] for spec in game["options"] if spec["table"]}
            assert tables == whole.get("tables", {}).keys()
