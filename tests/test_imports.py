"""Imports go one way, and the core does no I/O (docs/architecture.md, section 1)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "gloaming"

# part -> the parts of gloaming that it may import besides itself
MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "arena": {"engine", "games", "bots"},
    "research": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots", "locale", "words"},
    "locale": set(),
    "words": {"locale"},
    "cli": {"engine", "games", "bots", "arena", "server", "locale", "words"},
}

# What waits, does I/O, tells the time, or is chance that a record could not repeat.
FORBIDDEN_IN_THE_CORE = {
    *("aiosqlite", "alembic", "anyio", "asyncio", "concurrent", "datetime", "fileinput", "glob"),
    *("http", "httpx", "io", "logging", "multiprocessing", "os", "queue", "random", "secrets"),
    *("select", "selectors", "shutil", "signal", "socket", "socketserver", "sqlalchemy", "sqlite3"),
    *("ssl", "starlette", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
    *("uvicorn", "websockets"),
}


def modules(part: str) -> list[Path]:
    """Every source file of a part: a package, or a single module."""
    package = sorted((SOURCE / part).rglob("*.py"))
    alone = SOURCE / f"{part}.py"
    return [*package, alone] if alone.is_file() else package


def parts() -> set[str]:
    """The parts that hold code today."""
    found = {path.relative_to(SOURCE).parts[0] for path in SOURCE.rglob("*.py")}
    return {name.removesuffix(".py") for name in found} - {"__init__", "__main__"}


def imported(path: Path) -> set[str]:
    """Full names of everything that a file imports, wherever in it."""
    inside = path.relative_to(SOURCE.parent).with_suffix("").parts
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = list(inside[: -node.level]) if node.level else []
            base += node.module.split(".") if node.module else []
            names |= {".".join([*base, alias.name]) for alias in node.names}
    return names


def of_gloaming(path: Path) -> set[str]:
    """The parts of gloaming that a file imports."""
    return {
        name.split(".")[1]
        for name in imported(path)
        if name.startswith("gloaming.") and not name.endswith(".__version__")
    }


def test_every_part_has_its_rule() -> None:
    """A new folder is placed in the order before it is built upon."""
    assert parts() <= set(MAY_IMPORT)


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_imports_go_one_way(part: str) -> None:
    """engine <- games <- bots <- arena, research; nothing imports server but cli."""
    allowed = MAY_IMPORT[part] | {part}
    wrong = {
        f"{path.relative_to(SOURCE)} imports gloaming.{other}"
        for path in modules(part)
        for other in of_gloaming(path) - allowed
    }
    assert not wrong


@pytest.mark.parametrize("part", ["engine", "games"])
def test_the_core_does_no_io(part: str) -> None:
    """So it can be copied, searched, replayed and compiled, the same on every day."""
    wrong = {
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in modules(part)
        for name in imported(path)
        if name.split(".")[0] in FORBIDDEN_IN_THE_CORE
    }
    assert not wrong


def test_the_core_opens_no_file_and_prints_nothing() -> None:
    """What needs no import to do I/O is forbidden too."""
    wrong = {
        f"{path.relative_to(SOURCE)}:{node.lineno} calls {node.func.id}"
        for part in ("engine", "games")
        for path in modules(part)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"open", "print", "input", "breakpoint"}
    }
    assert not wrong


def test_the_engine_names_no_game() -> None:
    """A second game must need nothing of the engine that the first did not."""
    games = {path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")}
    games |= {"hunters", "raiders", "rivals", "shadowlord"}
    wrong = {
        f"{path.relative_to(SOURCE)} names {game}"
        for path in modules("engine")
        for game in games
        if game in path.read_text(encoding="utf-8").lower()
    }
    assert not wrong
