"""The command line in the language of whoever types: help, refusals, reports, games, the banner."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from gloaming.cli import app
from gloaming.cli.language import of_system
from gloaming.cli.speaking import folded
from gloaming.games import GAMES
from gloaming.server import app as server

COMMANDS = ("serve", "play", "games", "simulate", "record", "replay", "verify")
JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
ENGLISH = re.compile(r"[A-Za-z]{2,}")
NO_WORDS = {
    *("HP", "CPU", "ID", "JSON", "URL", "SQLite", "SQLAlchemy", "Enter", "Ctrl", "Bot"),
    *("Usage", "en", "ja"),
}
"""What is the same in Japanese."""


def run(*arguments: str, typed: str = "", system: str = "ja_JP.UTF-8") -> Result:
    """Runs `gloaming` on a system that is set to a language."""
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": system, "COLUMNS": "80"}
    result = CliRunner().invoke(app, list(arguments), input=typed, env=environment)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def english(text: str, *typed: str) -> set[str]:
    """English words in a text, without those that somebody would type just so."""
    for word in sorted(typed, key=len, reverse=True):
        text = text.replace(word, "")
    text = re.sub(r"`[^`]*`|--?[a-z-]+|GLOAMING_\w+|'[^']*'", "", text)
    return set(ENGLISH.findall(text)) - NO_WORDS


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "ja.UTF-8"}, "ja"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], language: str) -> None:
    """As for every program: LC_ALL before LC_MESSAGES before LANG; English where there is none."""
    assert of_system(environment) == language


def test_the_option_goes_before_the_system() -> None:
    """For help too, and it is forgotten when the command is over."""
    assert run("--language", "en", "--help").stdout.startswith("Usage")
    assert run("--help").stdout.startswith("使い方")
    assert run("--language", "ja", "simulate", "--help", system="C").stdout.startswith("使い方")
    assert run("--help", system="C").stdout.startswith("Usage")


def test_help_is_for_those_who_type_nothing() -> None:
    """With the exit code of a mistake."""
    assert run().stdout == run("--help").stdout.removesuffix("\n")
    assert (run().exit_code, run("--help").exit_code) == (2, 0)


@pytest.mark.parametrize("system", ["C.UTF-8", "ja_JP.UTF-8"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_words_for_everything(command: str, system: str) -> None:
    """No key of the word files, no empty line of help, nothing wider than the terminal."""
    result = run(*filter(None, (command, "--help")), system=system)
    assert result.exit_code == 0
    assert "cli-" not in result.stdout
    told = [line for line in result.stdout.splitlines() if re.match(r"  \S", line)]
    assert len(told) > 1
    assert [line for line in told if not re.match(r"  \S.*?  +\S", line)] == []
    if system.startswith("ja"):
        named = [*COMMANDS, "gloaming", "random", "greedy", "hunter", "shadow", "public", "all"]
        found = english(result.stdout, *named, "seat:0", "root", "GLOAMING_*")
        assert {word for word in found if not word.isupper()} == set()


def test_lines_are_folded_as_japanese_is() -> None:
    """Between any two characters, but not within a word of another script or before a stop."""
    assert list(folded("あいうえお。", 10)) == ["あいうえお。"]
    assert list(folded("あいうえおか。", 10)) == ["あいうえお", "か。"]
    assert list(folded("あい GLOAMING うえ", 10)) == ["あい", "GLOAMING", "うえ"]
    assert list(folded("two of us and others", 9)) == ["two of us", "and", "others"]


MISTAKES = [
    ("nothing",),
    ("--nothing",),
    ("play",),
    ("play", "hunters", "again"),
    ("play", "hunters", "--players"),
    ("play", "hunters", "--players", "many"),
    ("simulate", "hunters", "--games", "0"),
    ("serve", "--port", "99999"),
    ("serve", "--host", "999.0.0.1"),
    ("--language", "xx"),
    ("simulate", "checkers"),
    ("simulate", "hunters", "--players", "99"),
    ("simulate", "hunters", "--option", "roster"),
    ("simulate", "hunters", "--option", "colour=red"),
    ("simulate", "hunters", "--option", "roster=mine"),
    ("simulate", "hunters", "--bots", "clever"),
    ("simulate", "hunters", "--bots", "elf=greedy"),
    ("simulate", "hunters", "--bots", "greedy,shadow=random"),
    ("simulate", "hunters", "--bots", ","),
    ("simulate", "hunters", "--bots", "greedy," * 9),
    ("play", "hunters", "--level", "clever"),
    ("record", "hunters"),
    ("record", "hunters", "-o", "/nowhere/at/all"),
    ("record", "hunters", "-o", "/"),
    ("verify", "/nowhere/at/all"),
    ("verify", "-"),
]


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_mistakes_get_one_sentence(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Japanese as in English; the library's own words never come through."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for system in ("C", "ja_JP.UTF-8"):
        result = run(*arguments, typed="{", system=system)
        assert result.exit_code == 2
        assert result.stdout == ""
        (sentence,) = result.stderr.strip().splitlines()
        assert "cli-" not in sentence
        assert bool(JAPANESE.search(sentence)) == system.startswith("ja")
    known = [*GAMES, "greedy", "random", "roster", "abilities", "hint"]
    known += ["default", "base", "extra", "by_initial", "full", "hunter", "shadow", "neutral"]
    assert english(sentence, *arguments, *COMMANDS, *known, "GAME", "FILE", "root") == set()


def test_a_setting_that_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable to mend is named, and what stands in it."""
    monkeypatch.setenv("GLOAMING_BOT_THREADS", "many")
    said = run("serve").stderr
    assert "GLOAMING_BOT_THREADS" in said
    assert "'many'" in said
    assert english(said) == set()


def test_figures_and_lists() -> None:
    """Camps and characters by their names; computer players as they have to be typed."""
    report = run("simulate", "hunters", "--games", "3", "--bots", "random,greedy").stdout
    assert "ハンター" in report
    assert "陣営別の勝率" in report
    assert english(report, "random", "greedy") == set()
    listed = run("games").stdout
    assert "シャドウハンターズ" in listed
    assert "players" not in listed


def test_records(tmp_path: Path) -> None:
    """Told, found true, and found untrue. The record itself speaks no language."""
    file = tmp_path / "match.json"
    assert run("record", "hunters", "--seed", "7", "-o", str(file)).output == ""
    there = tmp_path / "there.json"
    assert run("record", "hunters", "--seed", "7", "-o", str(there), system="C").output == ""
    assert file.read_text() == there.read_text()
    assert english(run("replay", str(file)).stdout) == set()
    assert english(run("verify", str(file)).stdout, str(file)) == set()
    data = json.loads(file.read_text())
    for field, value in {"server_part": "00", "version": 99, "parts": ["00"] * 9}.items():
        file.write_text(json.dumps({**data, field: value}))
        result = run("verify", str(file))
        assert result.exit_code == 1
        assert english(result.stderr, str(file), "commitment", "parts", "version") == set()
    file.write_text(json.dumps({**data, "actions": [*data["actions"][:-1], [0, 1, "nothing"]]}))
    result = run("verify", str(file))
    assert f"{len(data['actions'])}手目" in result.stderr


@pytest.mark.parametrize(
    ("game", "option"),
    [
        ("hunters", "roster=default"),
        ("hunters", "roster=full"),
        ("raiders", "expansion=off"),
        ("raiders", "expansion=on"),
    ],
)
def test_a_game_in_the_terminal(game: str, option: str) -> None:
    """From the first question to who has won, and the computer players are called so too."""
    arguments = ("play", game, "--seed", "12", "--players", "8", "--option", option)
    result = run(*arguments, typed="1\n2\n1\n3\n" * 300)
    assert result.exit_code == 0, result.output
    assert result.stdout.rstrip().endswith("。")
    assert "ダイスを振ってください" in result.stdout
    assert english(result.stdout, "TYPE-G") == set()


@pytest.mark.parametrize(
    ("system", "said"), [("C", "On this computer"), ("ja_JP.UTF-8", "このコンピューター")]
)
def test_the_banner(
    system: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the server says when it is up."""
    monkeypatch.setattr(server, "serve", lambda _, ready: ready())
    result = run("serve", "--data", str(tmp_path), "--port", "0", system=system)
    assert result.exit_code == 0, result.output
    assert said in result.stdout


def test_a_system_in_japanese() -> None:
    """The whole way, in a process of its own."""
    environment = {**os.environ, "LC_ALL": "ja_JP.UTF-8", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "gloaming", "verify"],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("FILE が足りません。")
