"""Everything about the server that a host may set, as one typed object."""

from __future__ import annotations

import os
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

PREFIX = "GLOAMING_"


def default_data_dir() -> Path:
    """Where rooms and games are kept unless a folder is named: the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "gloaming"


def packaged_client() -> Path:
    """The folder of the built browser client inside the package."""
    return Path(__file__).resolve().parent / "static"


class Limits(Struct, frozen=True, kw_only=True):
    """Upper bounds. What goes beyond one is refused with its number in ``allowed``."""

    message: int = 4096
    """Bytes of one message from a client."""
    body: int = 16384
    """Bytes of one HTTP request body."""
    name: int = 20
    """Characters of a name."""
    chat: int = 300
    """Characters of a line of chat."""
    messages_per_second: float = 10
    messages_burst: int = 40
    chat_per_second: float = 1
    chat_burst: int = 6
    rooms_per_address: int = 12
    """Rooms that one address may make in an hour."""
    joins_per_minute: int = 60
    """Seats that one address may take in a minute."""
    wrong_codes_per_minute: int = 30
    """Codes of no room that one address may try in a minute."""
    sockets_per_member: int = 8
    sockets_per_address: int = 400
    people: int = 60
    """People in one room, watchers included."""
    outbox: int = 512
    """Frames that may wait for a slow client before it is cut off (it comes back to a whole view).
    """
    replays: int = 2
    """Replays that are prepared at the same time."""
    replays_per_minute: int = 60
    """Replays and records that one address may have prepared in a minute."""


class Settings(Struct, frozen=True, kw_only=True):
    """Settings of one server. Each can be given as an environment variable: ``GLOAMING_PORT``."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: Path = field(default_factory=default_data_dir)
    """Folder of the database and of the secret."""
    database: str = ""
    """SQLAlchemy URL; empty for SQLite in ``data_dir``."""
    secret: str = ""
    """Signs seat tokens; empty for one that is made once and kept in ``data_dir``."""
    public_url: str = ""
    """How people reach this server, for links and cookies; empty: as the request says."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server, for example ``https://example.org``."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose word on the client's address is believed."""
    static: Path = field(default_factory=packaged_client)
    """Folder of the built client."""
    metrics: bool = True
    """Whether ``/metrics`` answers."""
    metrics_readers: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that ``/metrics`` answers. Who reads it at the right moment can count what is done
    in secret at a table."""
    timed_seconds: float = 3.0
    """How long a timed question stays open at a table with people (rules 14.4.4)."""
    wait_seconds: float = 20.0
    """How long it stays open from the moment somebody asks for more time."""
    request_seconds: float = 45.0
    """How long a request to other players stands: who has not answered it then has refused it."""
    key_seconds: float = 2.0
    """How long the browsers have to send their parts of the key."""
    keep_seconds: float = 86_400.0
    """How long a game whose people have all gone can be resumed."""
    host_away_seconds: float = 120.0
    """How long a host may be away before the role passes on."""
    idle_seconds: float = 600.0
    """How long a room without anyone stays in memory."""
    bot_threads: int = 2
    hurry: float = 1.0
    """How many times quicker than the world all clocks of a table run. For tests."""
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        """The database to connect to."""
        return self.database or f"sqlite+aiosqlite:///{self.data_dir / 'gloaming.sqlite'}"

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """Settings from ``GLOAMING_*`` variables; what is ``given`` goes before them.

        Raises ValueError, naming the variable, for a value that does not fit.
        """
        environ = os.environ if environ is None else environ
        values: dict[str, Any] = {}
        for name, wanted in typing.get_type_hints(cls).items():
            text = environ.get(PREFIX + name.upper())
            if text is None or name in given:
                continue
            try:
                values[name] = _read(text, wanted)
            except (msgspec.ValidationError, msgspec.DecodeError) as error:
                raise ValueError(f"{PREFIX}{name.upper()}: {error}") from None
        return cls(**{**values, **given})


def _read(text: str, wanted: Any) -> Any:
    if wanted is Path:
        return Path(text).expanduser()
    if wanted is Limits:
        return msgspec.json.decode(text, type=Limits)
    if wanted == tuple[str, ...]:
        return tuple(text.replace(",", " ").split())
    if wanted is bool:
        return msgspec.convert(text.lower(), bool, strict=False)
    return msgspec.convert(text, wanted, strict=False)
