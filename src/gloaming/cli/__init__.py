"""The command ``gloaming``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from gloaming import __version__
from gloaming.words import languages

from .common import MISTAKE, refuse
from .language import row, speak
from .playing import play_command
from .records import record_command, replay_command, verify_command
from .series import games, simulate_command
from .serving import serve_command
from .speaking import Command, Group

app = typer.Typer(
    name="gloaming",
    help="cli-gloaming",
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
)
_COMMANDS: dict[str, Callable[..., None]] = {
    "serve": serve_command,
    "play": play_command,
    "games": games,
    "simulate": simulate_command,
    "record": record_command,
    "replay": replay_command,
    "verify": verify_command,
}
for name, command in _COMMANDS.items():
    app.command(name, cls=Command, help=f"cli-{name}")(command)


def _speak(language: str | None) -> str | None:
    """Before all other options, since what they say is said in it."""
    if language is None:
        return None
    if language not in languages():
        refuse("cli-wrong-language", given=language, known=row(languages()))
    speak(language)
    return language


@app.callback(invoke_without_command=True)
def _top(
    context: typer.Context,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="CODE",
            help="cli-option-language",
            callback=_speak,
            is_eager=True,
        ),
    ] = None,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
) -> None:
    if version:
        typer.echo(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.get_help()
        raise typer.Exit(MISTAKE)


def main() -> None:
    """Runs the command line."""
    app()


__all__ = ["app", "main"]
