"""``gloaming serve``."""

from __future__ import annotations

import errno
import os
import socket
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .common import reason, refuse
from .language import say, spoken


def serve_command(
    host: Annotated[
        str | None, typer.Option("--host", metavar="ADDRESS", help="cli-option-host")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, metavar="N", help="cli-option-port"),
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FOLDER", help="cli-option-data")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="cli-option-database")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="cli-option-public_url")
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
        name = str(error).partition(":")[0]
        refuse("cli-bad-setting", setting=name, given=repr(os.environ.get(name, "")))
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse("cli-no-folder", folder=str(settings.data_dir), reason=reason(error))
    _try_port(settings.host, settings.port)
    serve(
        settings,
        ready=lambda: announce(
            settings.host,
            settings.port,
            sys.stdout,
            public_url=settings.public_url,
            language=spoken().language,
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
        except socket.gaierror:
            refuse("cli-no-port", host=host, port=str(port), reason=say("cli-reason-no-address"))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                refuse("cli-port-taken", port=str(port))
            refuse("cli-no-port", host=host, port=str(port), reason=reason(error))
