"""Docs fail when they lag: what the pages say of commands, settings, scripts and files is so."""

from __future__ import annotations

import functools
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from gloaming.server.settings import PREFIX, Limits, Settings

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def code_of(page: Path) -> Iterator[str]:
    """Every line of code of a page: in blocks and between backticks."""
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.lstrip().startswith("```"):
            inside = not inside
        elif inside:
            yield line.strip()
        else:
            yield from re.findall(r"`([^`]+)`", line)


@functools.cache
def help_of(command: str) -> str:
    """What `gloaming COMMAND --help` says."""
    done = subprocess.run(
        [Path(sys.executable).with_name("gloaming"), *command.split(), "--help"],
        env={**os.environ, "COLUMNS": "300", "NO_COLOR": "1", "TERM": "dumb"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"gloaming {command}: {done.stderr}"
    return done.stdout


def commands() -> set[str]:
    """The commands that `gloaming --help` names."""
    return set(re.findall(r"^[│|]?\s+([a-z][a-z-]+)\s{2,}", help_of(""), re.MULTILINE)) - {""}


def mentioned(page: Path) -> Iterator[tuple[str, list[str]]]:
    """Every command of gloaming that a page tells people to run, with its options."""
    for line in code_of(page):
        found = re.match(r"(?:\$ )?(?:\S*/)?gloaming ([a-z]+)\b(.*)", line)
        if found:
            words = shlex.split(found[2].split("#")[0].replace("|", " | "))
            words = words[: words.index("|")] if "|" in words else words
            yield found[1], [word.split("=")[0] for word in words if word.startswith("-")]


@each_page
def test_commands_and_options_exist(page: Path) -> None:
    """Someone types what they read."""
    for command, options in mentioned(page):
        told = help_of(command)
        for option in options:
            assert re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", told), (command, option)


def test_the_readme_shows_every_command() -> None:
    """A command nobody hears of is a command nobody has."""
    shown = {command for command, _ in mentioned(ROOT / "README.md")}
    shown |= {command for command, _ in mentioned(ROOT / "docs" / "self-hosting.md")}
    assert shown == commands()


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    """Files move; links stay."""
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_setting_is_told_and_no_other() -> None:
    text = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    told = set(re.findall(rf"\| `({PREFIX}\w+)` \|", text))
    assert told == {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}


def test_every_limit_is_told_with_its_default() -> None:
    text = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    told: dict[str, float] = {}
    for names, values in re.findall(r"^\| (`[a-z_`, ]+`) \| ([0-9., ]+) \|", text, re.MULTILINE):
        told |= zip(re.findall(r"\w+", names), map(float, values.split(",")), strict=True)
    assert told == {name: float(value) for name, value in msgspec.structs.asdict(Limits()).items()}


def test_simple_defaults_are_told_right() -> None:
    """Numbers, addresses and switches; the others are described in words."""
    text = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    rows = re.findall(rf"\| `{PREFIX}(\w+)` \| `([^`~]+)` \|", text)
    defaults = msgspec.structs.asdict(Settings())
    assert len(rows) > 5
    for name, told in rows:
        default = defaults[name.lower()]
        wanted = str(default).lower() if isinstance(default, bool) else default
        wanted = ", ".join(wanted) if isinstance(wanted, tuple) else wanted
        assert told == (f"{wanted:g}" if isinstance(wanted, float) else str(wanted)), name


@each_page
def test_play_has_the_options_that_pages_give_it(page: Path) -> None:
    told = subprocess.run(
        [sys.executable, ROOT / "play", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for line in code_of(page):
        if line.startswith("./play"):
            assert all(option in told for option in re.findall(r"--[a-z-]+", line)), line


def test_contributing_names_steps_scripts_and_files_that_exist() -> None:
    page = ROOT / "CONTRIBUTING.md"
    steps = re.search(r"^all=\((.*)\)$", (ROOT / ".ci/run").read_text(), re.MULTILINE)
    scripts = msgspec.json.decode((ROOT / "web/package.json").read_bytes())["scripts"]
    assert steps
    for line in code_of(page):
        for step in re.findall(r"\.ci/run (\w+)", line):
            assert step in steps[1].split()
        for script in re.findall(r"npm --prefix web run (\w+)", line):
            assert script in scripts
        for path in re.findall(r"^(?:src|tests|tools|pins|web)/[\w./-]*\w", line):
            assert (ROOT / path.split(" ")[0]).exists(), path
