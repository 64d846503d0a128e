"""Writes docs/protocol.md and the client's TypeScript types from the message types.

Run ``python -m gloaming.server.describe`` in a clone after changing a message; a test compares.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from gloaming.server import api, codes, protocol
from gloaming.server.settings import Limits

DOCS = Path("docs/protocol.md")
TYPES = Path("web/src/lib/protocol.ts")

SHARED = (
    protocol.Option,
    protocol.Question,
    protocol.Event,
    protocol.Waiting,
    protocol.Rating,
    protocol.Member,
    protocol.RoomSettings,
    protocol.MatchInfo,
    protocol.RuledOut,
    protocol.Suspect,
    protocol.Notebook,
    protocol.ChatLine,
    protocol.Problem,
)
TO_SERVER = typing.get_args(protocol.ClientMessage)
TO_CLIENT = typing.get_args(protocol.ServerMessage)
NAMED = {
    "Speed": protocol.Speed,
    "NotebookMode": protocol.NotebookMode,
    "Note": protocol.Note,
    "WatcherChat": protocol.WatcherChat,
    "Phase": protocol.Phase,
}

_SOURCE = "src/gloaming/server/protocol.py"

_MORE_EXACTLY = {
    ("Update", "view"): "unknown",
    ("Update", "events"): "Event[]",
    ("Change", "settings"): "Partial<RoomSettings>",
}
"""Fields that the server does not look into, or whose type Python cannot say."""


class Words:
    """The documentation strings of a module's classes and of their fields."""

    def __init__(self, source: str) -> None:
        self.classes: dict[str, str] = {}
        self.fields: dict[tuple[str, str], str] = {}
        for node in ast.parse(source).body:
            if not isinstance(node, ast.ClassDef):
                continue
            self.classes[node.name] = _plain(ast.get_docstring(node) or "")
            for before, after in zip(node.body, node.body[1:], strict=False):
                if (
                    isinstance(before, ast.AnnAssign)
                    and isinstance(before.target, ast.Name)
                    and isinstance(after, ast.Expr)
                    and isinstance(after.value, ast.Constant)
                ):
                    words = _plain(inspect.cleandoc(str(after.value.value)))
                    self.fields[node.name, before.target.id] = words


def _plain(text: str) -> str:
    """Running text, with single backquotes."""
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    return "\n\n".join(paragraphs).replace("``", "`")


# ---------------------------------------------------------------- TypeScript


def typescript() -> str:
    """The client's types."""
    words = Words(inspect.getsource(protocol))
    out = [
        f"// Made by `python -m gloaming.server.describe` from {_SOURCE}. Don't edit it.",
        "// Fields with `?` are left out of a message when they have their default value.",
        "",
    ]
    out += [f"export type {name} = {_type(kind, named=False)}" for name, kind in NAMED.items()]
    for kind in (*SHARED, *TO_SERVER, *TO_CLIENT):
        out += ["", *_interface(kind, words)]
    out += ["", *_union("ClientMessage", TO_SERVER)]
    out += ["", "/** What goes over the line: a message and the id by which it is answered. */"]
    out += ["export type ClientRequest = ClientMessage & { rid: string }"]
    out += ["", *_union("ServerMessage", TO_CLIENT)]
    return "\n".join(out) + "\n"


def _union(name: str, kinds: tuple[type, ...]) -> list[str]:
    return [f"export type {name} =", *(f"  | {kind.__name__}" for kind in kinds)]


def _interface(kind: type[Struct], words: Words) -> list[str]:
    name = kind.__name__
    lines = _comment(words.classes.get(name, ""), "")
    lines.append(f"export interface {name} {{")
    tag = kind.__struct_config__.tag
    if tag is not None:
        lines.append(f"  type: '{tag}'")
    for field, wanted, optional in _fields(kind):
        if field == "rid" and kind in TO_SERVER:
            continue
        lines += _comment(words.fields.get((name, field), ""), "  ")
        text = _MORE_EXACTLY.get((name, field)) or _type(wanted)
        lines.append(f"  {field}{'?' if optional else ''}: {text}")
    lines.append("}")
    return lines


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    text = text.replace("*/", "* /")
    paragraphs = text.split("\n\n")
    if len(paragraphs) == 1 and len(text) < 110:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *(f"{indent} * {part}" for part in paragraphs), f"{indent} */"]


def _fields(kind: type[Struct]) -> list[tuple[str, Any, bool]]:
    """Name, type, and whether a message may lack the field."""
    hints = typing.get_type_hints(kind)
    may_lack = kind in TO_SERVER or kind.__struct_config__.omit_defaults or kind in TO_CLIENT
    return [
        (field.name, hints[field.name], may_lack and not field.required)
        for field in msgspec.structs.fields(kind)
    ]


def _type(wanted: Any, *, named: bool = True) -> str:
    if named:
        for name, kind in NAMED.items():
            if wanted == kind:
                return name
    simple = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
    if wanted in simple:
        return simple[wanted]
    if wanted is type(None):
        return "null"
    origin, arguments = typing.get_origin(wanted), typing.get_args(wanted)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin is list:
        return f"{_type(arguments[0])}[]"
    if origin is dict:
        return f"Record<string, {_type(arguments[1])}>"
    if origin is typing.Union or isinstance(wanted, types.UnionType):
        return " | ".join(_type(one) for one in arguments)
    return str(wanted.__name__)


# ---------------------------------------------------------------- docs/protocol.md


def page() -> str:
    """The page for people who write a client."""
    words = Words(inspect.getsource(protocol))
    template = (Path(__file__).parent / "protocol.template.md").read_text()
    limits = Limits()
    parts = {
        "http": _http(),
        "shared": "\n\n".join(_section(kind, words) for kind in SHARED),
        "to_server": "\n\n".join(_section(kind, words) for kind in TO_SERVER),
        "to_client": "\n\n".join(_section(kind, words) for kind in TO_CLIENT),
        "errors": _table(codes.ERRORS),
        "notices": _table(codes.NOTICES),
        "goodbyes": _table(codes.GOODBYES),
        "message": str(limits.message),
        "rate": f"{limits.messages_per_second:g}",
        "burst": str(limits.messages_burst),
        "name": str(limits.name),
        "chat": str(limits.chat),
    }
    page = re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], template)
    return page.rstrip() + "\n"


def _http() -> str:
    lines = ["| request | what it does |", "|---|---|"]
    for endpoint in (
        api.games,
        api.game,
        api.rooms,
        api.new_room,
        api.room,
        api.join,
        api.solo,
        api.personal_link,
        api.replay,
        api.record,
        api.qr,
        api.health,
        api.metrics,
    ):
        text = _plain(inspect.getdoc(endpoint) or "").replace("\n\n", " ")
        found = re.match(r"`([^`]+)`[:,]? *(.*)", text)
        assert found is not None, endpoint
        lines.append(
            f"| `{found[1]}` | {found[2] or 'see below'} |".replace("<", "‹").replace(">", "›")
        )
    return "\n".join(lines)


def _section(kind: type[Struct], words: Words) -> str:
    name = kind.__name__
    tag = kind.__struct_config__.tag
    lines = [f"### {f'`{tag}`' if tag is not None else name}", "", words.classes.get(name, "")]
    rows = []
    for field, wanted, optional in _fields(kind):
        if field == "rid" and kind in TO_SERVER:
            continue
        text = _MORE_EXACTLY.get((name, field)) or _type(wanted)
        note = words.fields.get((name, field), "").replace("\n\n", " ")
        default = ""
        if optional:
            value = next(f for f in msgspec.structs.fields(kind) if f.name == field).default
            shown = "{}" if value is msgspec.NODEFAULT else msgspec.json.encode(value).decode()
            default = f"`{shown}`"
        text = text.replace("|", "\\|")
        rows.append(f"| `{field}` | `{text}` | {default} | {note} |")
    if rows:
        lines += ["", "| field | type | if missing | |", "|---|---|---|---|", *rows]
    return "\n".join(lines)


def _table(table: dict[str, str]) -> str:
    return "\n".join(f"- `{code}`: {meaning}" for code, meaning in table.items())


def main(root: Path) -> None:
    """Write both files into the clone at ``root``."""
    (root / DOCS).write_text(page())
    (root / TYPES).write_text(typescript())


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
