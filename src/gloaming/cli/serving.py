"""``gloaming serve``."""

from __future__ import annotations

import errno
import socket
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .common import refuse


def serve_command(
    host: Annotated[
        str | None, typer.Option("--host", help="Address to listen on; 0.0.0.0 for the network.")
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="Port to listen on.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", help="Folder of rooms, games and the secret.")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="SQLAlchemy URL instead of SQLite in --data.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", help="How people reach this server.")
    ] = None,
) -> None:
    """Serve the table in the browser. All other settings are environment variables, GLOAMING_*."""
    # Here, so that the other commands start without the server's libraries.
    from gloaming.server.app import serve
    from gloaming.server.banner import announce
    from gloaming.server.settings import Settings

    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "data_dir": data,
        "database": database,
        "public_url": public_url,
    }
    try:
        settings = Settings.from_environment(
            **{name: value for name, value in given.items() if value is not None}
        )
    except ValueError as error:
        refuse(f"A setting does not fit: {error}.")
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse(f"The folder {settings.data_dir} cannot be made: {error.strerror}.")
    _try_port(settings.host, settings.port)
    serve(
        settings,
        ready=lambda: announce(
            settings.host, settings.port, sys.stdout, public_url=settings.public_url
        ),
    )


def _try_port(host: str, port: int) -> None:
    """Refuses an address that cannot be listened on, in a sentence rather than in a log."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if sys.platform != "win32":
            # As the server does: a port that was just let go is free.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                refuse(f"Port {port} is taken; choose another one with --port.")
            refuse(f"{host}, port {port}, cannot be listened on: {error.strerror}.")
