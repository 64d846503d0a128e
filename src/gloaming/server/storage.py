"""The database: opening it, and writing many rooms' rows in one transaction.

Every change is written before anyone is told. One commit per action would make the disk the limit,
so whatever arrives while a transaction is being written waits for the next one and shares it: the
load sets the batch size.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Delete, Insert, Select, Table, Update, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

log = logging.getLogger("gloaming.server.storage")

HEAD = "0002"
"""The newest step of the migrations: a database that is there needs no look at them."""

Write = tuple[Insert | Update | Delete, dict[str, Any] | None]
"""A statement and the values of its row, if it inserts one."""


class Taken(Exception):
    """A row with this key is there already: somebody else wrote it."""


class Storage:
    """An open database."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Bring the tables up to date and start writing."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Write what waits, then close."""
        try:
            if self._writer is not None:
                self._closing = True
                self._wake.set()
                # Not cancelled, since it may be in the middle of a transaction; and if everything
                # is being cancelled, it has ended already, whatever waits.
                await asyncio.wait({self._writer})
        finally:
            await self._engine.dispose()

    async def rows(self, statement: Select[Any]) -> Sequence[Any]:
        """All rows of a query."""
        async with self._engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(statement)).fetchall()
            return found

    async def ping(self) -> None:
        """Ask the database for nothing; raises if it does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def write(self, *writes: Write) -> None:
        """Write all of these or none; they are on disk when this returns. Raises Taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        self._wake.set()
        # A caller that is cancelled must not leave its room in two minds: the rows get written all
        # the same.
        await asyncio.shield(done)

    async def _write_for_ever(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            try:
                await self._write_together(batch)
            except Exception:
                # One of them is at fault; alone, each gets the answer that is its own.
                for writes, done in batch:
                    await self._write_alone(writes, done)

    async def _write_together(
        self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]]
    ) -> None:
        async with self._engine.begin() as connection:
            inserts: dict[Table, list[dict[str, Any]]] = {}
            for writes, _ in batch:
                if (
                    len(writes) == 1
                    and writes[0][1] is not None
                    and isinstance(writes[0][0], Insert)
                ):
                    table = writes[0][0].table
                    assert isinstance(table, Table)
                    inserts.setdefault(table, []).append(writes[0][1])
                else:
                    for statement, values in writes:
                        await connection.execute(statement, values)
            for table, rows in inserts.items():
                await connection.execute(table.insert(), rows)
        for _, done in batch:
            done.set_result(None)

    async def _write_alone(self, writes: Sequence[Write], done: asyncio.Future[None]) -> None:
        try:
            async with self._engine.begin() as connection:
                for statement, values in writes:
                    await connection.execute(statement, values)
        except Exception as error:
            if _already_there(error):
                done.set_exception(Taken())
                return
            log.error("write_failed", extra={"error": type(error).__name__})
            done.set_exception(error)
        else:
            done.set_result(None)


def _already_there(error: Exception) -> bool:
    """Whether a write failed because of a row with the same key, and of nothing else."""
    if not isinstance(error, IntegrityError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return code in (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
    return getattr(error.orig, "sqlstate", None) == "23505"  # PostgreSQL: unique_violation


def put(table: Table, **row: Any) -> list[Write]:
    """Writes a row over the one with the same key, in any database."""
    where = [column == row[column.name] for column in table.primary_key]
    return [(table.delete().where(*where), None), (table.insert(), row)]


def _engine(url: str) -> AsyncEngine:
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        return create_async_engine(url)
    if parts.database and parts.database != ":memory:":
        Path(parts.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # Readers don't wait for the writer; a killed process loses nothing that anyone was told.
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=NORMAL")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


def _migrate(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == HEAD:
            return
    # Alembic takes a while to import, and is needed once in the life of a database.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).resolve().parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
