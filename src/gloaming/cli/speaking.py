"""Help and refusals of the command line in words of our own, which Typer has in English only.

Where Typer takes a help text, it is given the key of one; what the key means is looked up when
somebody asks for help, so the language may be chosen on the same line.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import typer
from rich.cells import cell_len
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from gloaming.bots import LEVELS
from gloaming.words import languages

from .common import MISTAKE, err, out
from .language import of_system, row, say, speak

_USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]
"""The base of all complaints about what was typed; Typer itself exports only the one below it."""

CLOSING = "、。）」』：？！ー"
"""No line begins with one of these."""


class Command(TyperCommand):
    """A command whose help is spoken."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        print_help(self, ctx)


class Group(TyperGroup):
    """All commands together: help that is spoken, and one sentence for what is typed wrongly."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        print_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant."""
        if args[0] not in self.commands:
            raise typer.BadParameter(say_wrong_command(args[0], list(self.commands)), ctx)
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run what is typed, and end the process with its exit code."""
        speak(of_system(os.environ))
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except _USAGE_ERROR as error:
            err().print(mistake(error), style="red", markup=False, soft_wrap=True)
            code = MISTAKE
        sys.exit(code or 0)


def say_wrong_command(command: str, known: list[str]) -> str:
    """The sentence about a command that there is not."""
    return say("cli-wrong-command", command=command, known=row(known))


def mistake(error: Any) -> str:
    """The sentence about something typed wrongly."""
    command = error.ctx.command_path if error.ctx else "gloaming"
    if option := getattr(error, "option_name", None):
        # Only where there is no such option does the error offer others.
        unknown = hasattr(error, "possibilities")
        key = "cli-wrong-option" if unknown else "cli-wrong-value-missing"
        return say(key, name=option, option=option, command=command)
    param = getattr(error, "param", None)
    if param is None:
        # Said above, or what Typer says of too many words in a line.
        own = isinstance(error, typer.BadParameter)
        return str(error.message) if own else say("cli-wrong-usage", command=command)
    name = _name(param)
    if not error.message:
        return say("cli-wrong-missing", name=name, command=command)
    bounds = param if hasattr(param, "min") else param.type
    least, most = getattr(bounds, "min", None), getattr(bounds, "max", None)
    if least is None:
        return say("cli-wrong-number", name=name)
    if most is None:
        return say("cli-wrong-number.least", name=name, least=str(least))
    return say("cli-wrong-number.between", name=name, least=str(least), most=str(most))


def print_help(command: Any, ctx: Any) -> None:
    """Usage, what it is for, and what can be typed."""
    commands = getattr(command, "commands", {})
    params = command.get_params(ctx)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    usage = [ctx.command_path, f"[{say('cli-help-rest')}]"]
    usage += [say("cli-help-command")] if commands else map(_name, arguments)
    console = out()
    console.print(f"{say('cli-help-usage')}: {' '.join(usage)}", markup=False, soft_wrap=True)
    _print_rows("", [("", say(command.help))])
    _print_rows("commands", [(name, say(each.help)) for name, each in commands.items()])
    _print_rows("arguments", [(_name(param), _told(param)) for param in arguments])
    _print_rows("options", [(_written(param), _told(param)) for param in options])
    if commands:
        _print_rows("", [("", say("cli-help-more", command=ctx.command_path))])


def _print_rows(heading: str, rows: list[tuple[str, str]]) -> None:
    """A heading, and below it what can be typed beside what it is for."""
    if not rows:
        return
    console = out()
    console.print()
    if heading:
        console.print(say(f"cli-help-{heading}"), style="bold", markup=False)
    indent = 2 if heading else 0
    wide = indent + max(cell_len(name) for name, _ in rows) + indent
    for name, told in rows:
        text = Text(" " * indent + name, style="cyan")
        text.pad_right(wide - text.cell_len)
        for line in folded(told, console.width - wide):
            console.print(text.append(line, style="default"), soft_wrap=True)
            text = Text(" " * wide)


def folded(text: str, width: int) -> Iterator[str]:
    """A text in lines of at most ``width`` cells (or a word more): Japanese may break between any
    two characters, but never before one that closes something."""
    line = ""
    for piece in re.findall(r"[^\s\u3000-\u9fff\uff00-\uffef]+ ?|.", text):
        if line and cell_len(line + piece.rstrip()) > width and piece not in CLOSING:
            yield line.rstrip()
            line = ""
        line += piece
    yield line.rstrip()


def _name(param: Any) -> str:
    """What an argument or option is called: ``GAME``, ``--players``."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper())
    return str(max(param.opts, key=len))


def _written(param: Any) -> str:
    """An option as it is typed: ``-o, --output FILE``."""
    return " ".join([", ".join(param.opts), *([param.metavar] if param.metavar else [])])


def _told(param: Any) -> str:
    """What an argument or option is for."""
    if param.name == "help":
        return say("cli-option-help")
    told = [say(param.help, levels=row(list(LEVELS)), languages=row(languages()))]
    if param.required and param.param_type_name == "option":
        told.append(say("cli-help-required"))
    elif isinstance(param.default, (str, int)) and param.default not in ("", False):
        told.append(say("cli-help-default", value=str(param.default)))
    return "".join(told)
