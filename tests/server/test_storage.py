"""The database: migrations, writing together, and two writers of one match."""

import asyncio

import pytest
from sqlalchemy import create_engine, func, inspect, select
from sqlalchemy.exc import IntegrityError

from gloaming.server import requests, tables
from gloaming.server.settings import Settings
from gloaming.server.storage import HEAD, Storage, Taken, put
from gloaming.server.tokens import Tokens, find_secret
from server.people import Refused, serving
from server.test_dropping_out import going


@pytest.fixture
async def storage(tmp_path):
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/new/deep/test.sqlite")
    await storage.open()
    yield storage
    await storage.close()


def action(match, number, option="pass"):
    row = {"match": match, "number": number, "seat": 0, "option": option}
    return tables.actions.insert(), {**row, "question": 1, "at": 0.0, "by": "test"}


async def test_the_migrations_make_the_tables_that_the_server_uses(storage, tmp_path):
    """And the newest one is the one that the server takes for the newest."""
    engine = create_engine(f"sqlite:///{tmp_path}/new/deep/test.sqlite")
    inspector = inspect(engine)
    for table in tables.metadata.sorted_tables:
        made = inspector.get_columns(table.name)
        wanted = [(c.name, str(c.type), c.nullable) for c in table.columns]
        assert [(c["name"], str(c["type"]), c["nullable"]) for c in made] == wanted
        names = {index["name"] for index in inspector.get_indexes(table.name)}
        assert names == {index.name for index in table.indexes}
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    assert found == HEAD
    engine.dispose()


async def test_closing_finishes_what_is_being_written(tmp_path):
    """A transaction that has begun is not cut off, and whoever waits for it is answered."""
    url = f"sqlite+aiosqlite:///{tmp_path}/test.sqlite"
    storage = Storage(url)
    await storage.open()
    writes = [asyncio.create_task(storage.write(action("a", n))) for n in range(20)]
    await asyncio.sleep(0)  # they wait, and the writer has not begun
    late = asyncio.create_task(storage.close())
    await asyncio.wait_for(asyncio.gather(*writes, late), 10)
    again = Storage(url)
    await again.open()
    assert await again.rows(select(func.count()).select_from(tables.actions)) == [(20,)]
    await again.close()


async def test_closing_ends_though_the_writer_was_cancelled(tmp_path):
    """Ctrl-C twice cancels every task of the loop; closing waited for the writer for ever."""
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/test.sqlite")
    before = asyncio.all_tasks()
    await storage.open()
    (writer,) = asyncio.all_tasks() - before
    writer.cancel()
    await asyncio.wait({writer})
    stranded = asyncio.create_task(storage.write(action("a", 1)))
    await asyncio.sleep(0)
    await asyncio.wait_for(storage.close(), 5)
    stranded.cancel()


async def test_what_comes_in_together_is_written_together_and_answered_alone(storage):
    """A row that is taken fails for who wrote it, and for nobody else of the batch."""
    await storage.write(action("a", 1))
    results = await asyncio.gather(
        *(storage.write(action("b", n)) for n in range(1, 50)),
        storage.write(action("a", 1, "other")),
        storage.write(action("a", 2)),
        return_exceptions=True,
    )
    assert [type(r) for r in results if r is not None] == [Taken]
    a = tables.actions.c
    rows = await storage.rows(select(a.match, func.count()).group_by(a.match))
    assert sorted(rows) == [("a", 2), ("b", 49)]
    rows = await storage.rows(select(a.option).where(a.match == "a", a.number == 1))
    assert rows == [("pass",)]


async def test_all_of_one_write_or_nothing(storage):
    await storage.write(action("a", 1))
    with pytest.raises(Taken):
        await storage.write(action("c", 1), action("a", 1))
    assert not await storage.rows(select(tables.actions).where(tables.actions.c.match == "c"))


async def test_a_row_that_does_not_fit_is_not_called_taken(storage, caplog):
    """A fault of the database must not look like somebody else's write."""
    with pytest.raises(IntegrityError):
        await storage.write(action("a", 1), action("a", 2, option=None))
    assert "write_failed" in caplog.text


async def test_put_writes_over(storage):
    for data in ("one", "two"):
        await storage.write(*put(tables.members, room="r", id="m1", data=data))
    assert await storage.rows(select(tables.members.c.data)) == [("two",)]


async def test_another_writer_of_the_match_is_noticed_and_nothing_is_lost(tmp_path):
    """Architecture 6: if row n + 1 is taken, this process catches up and looks again."""
    async with serving(tmp_path, hurry=200) as place:
        people = await going(place, "Ann", "Ben", "Cat", "Dan", grace=0)
        ann = people[0]
        await ann.until(lambda: any(p.question for p in people))
        asked = next(p for p in people if p.question)
        room = place.server.lobby.rooms()[0]
        match = room.match
        row = {
            "match": match.document.id,
            "number": len(match.actions) + 1,
            "seat": asked.seat,
            "option": asked.question["options"][0]["id"],
            "question": asked.question["id"],
            "at": 0.0,
            "by": "another process",
        }
        await place.server.house.storage.write((tables.actions.insert(), row))
        log = len(asked.log)
        await asked.send("act", option=row["option"], question=row["question"])
        await asked._reader  # the socket closes: what this process believed was not true any more
        for person in people:
            await person.disconnect()
            await person.connect()
        assert len(asked.log) > log
        assert (asked.question or {}).get("id") != row["question"]
        with pytest.raises(Refused) as refused:
            await asked.ask("act", option=row["option"], question=row["question"])
        assert refused.value.code == "stale-question"


async def test_a_disk_that_fails_tells_nobody_a_thing_and_changes_nothing(tmp_path, monkeypatch):
    """Written before anyone is told: if it cannot be written, it did not happen."""
    async with serving(tmp_path, hurry=200) as place:
        people = await going(place, "Ann", "Ben", "Cat", "Dan", grace=0)
        ann = people[0]
        await ann.until(lambda: any(p.question for p in people))
        asked = next(p for p in people if p.question)
        question = asked.question
        logs = [list(p.log) for p in people]
        storage = place.server.house.storage
        real = storage.write

        async def broken(*writes):
            raise OSError("disk full")

        monkeypatch.setattr(storage, "write", broken)
        await asked.send("act", option=question["options"][0]["id"], question=question["id"])
        await asked._reader
        assert [p.log for p in people] == logs
        monkeypatch.setattr(storage, "write", real)
        for person in people:
            await person.disconnect()
            await person.connect()
        assert [p.log for p in people] == logs
        assert asked.question == question
        await asked.choose()


async def test_what_goes_wrong_half_way_is_undone_from_what_is_written(place, monkeypatch):
    """A request, or something that was to happen later: the room in memory is not believed."""
    (ann,) = await place.table("Ann")

    async def half(room, member, on=True):
        member.name = "half a change"
        raise ZeroDivisionError

    monkeypatch.setattr(requests, "ready", half)
    await ann.send("ready", on=True)
    await ann._reader
    await ann.reload()
    assert ann.me["name"] == "Ann"
    room = place.server.lobby.rooms()[0]
    room.timers.set("wrong", 0, lambda: half(room, room.members[ann.you]))
    await ann._reader
    await ann.reload()
    assert ann.me["name"] == "Ann"


async def test_a_room_that_cannot_be_read_is_not_half_read(place, monkeypatch):
    (ann,) = await place.table("Ann")
    await ann.disconnect()
    room = place.server.lobby.rooms()[0]
    place.server.lobby._drop(room)
    with monkeypatch.context() as patch:
        patch.setattr(place.server.lobby, "expired", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await place.server.lobby.find(ann.code)
    assert place.server.lobby.rooms() == []
    await ann.connect()
    assert ann.me["name"] == "Ann"


def test_the_secret_is_made_once_and_kept_from_others(tmp_path):
    settings = Settings(data_dir=tmp_path / "data")
    secret = find_secret(settings)
    assert len(secret) >= 48
    assert find_secret(settings) == secret
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o077 == 0
    assert find_secret(Settings(secret="given")) == "given"


def test_a_token_is_signed_and_only_its_hash_is_kept():
    tokens, others = Tokens("one"), Tokens("two")
    token = tokens.new()
    hashed = tokens.hashed(token)
    assert len(hashed) == 64
    assert hashed not in token
    assert token.split(".")[0] not in hashed
    assert others.hashed(token) == ""
    assert tokens.hashed(token + "x") == tokens.hashed("") == tokens.hashed(None) == ""
    assert len({tokens.new() for _ in range(100)}) == 100
    assert tokens.address("10.0.0.1") != others.address("10.0.0.1")
