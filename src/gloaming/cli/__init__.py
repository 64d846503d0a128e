"""The command ``gloaming``."""

from __future__ import annotations

from typing import Annotated

import typer

from gloaming import __version__

from .playing import play_command
from .records import record_command, replay_command, verify_command
from .series import games, simulate_command
from .serving import serve_command

app = typer.Typer(
    name="gloaming",
    help="Board games about shadows: serve them, play them, simulate them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("serve")(serve_command)
app.command("play")(play_command)
app.command("games")(games)
app.command("simulate")(simulate_command)
app.command("record")(record_command)
app.command("replay")(replay_command)
app.command("verify")(verify_command)


@app.callback(invoke_without_command=True)
def _top(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        typer.echo(__version__)
        raise typer.Exit


def main() -> None:
    """Runs the command line."""
    app()


__all__ = ["app", "main"]
