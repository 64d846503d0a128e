"""The command line: what it prints, what it refuses, and with which exit code."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from typer.testing import CliRunner

from gloaming import __version__
from gloaming.cli import app


def run(*arguments: str, typed: str = "") -> Result:
    """Runs `gloaming` with these arguments; nothing may escape as a traceback."""
    result = CliRunner().invoke(app, list(arguments), input=typed, env={"LC_ALL": "C"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def refused(*arguments: str, code: int = 2) -> str:
    """The one sentence with which `gloaming` refuses."""
    result = run(*arguments)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1
    return lines[0]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded match."""
    file = tmp_path_factory.mktemp("records") / "match.json"
    result = run("record", "hunters", "--players", "5", "--seed", "7", "-o", str(file))
    assert (result.exit_code, result.output) == (0, "")
    return file


def test_version() -> None:
    """For bug reports."""
    assert run("--version").stdout == __version__ + "\n"


def test_games_are_listed() -> None:
    """For people a table, for programs id, names, seats and options of each."""
    assert "Shadow Hunters" in run("games").stdout
    listed = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    hunters = listed["hunters"]
    assert {id: game["seats"] for id, game in listed.items()} == {
        "hunters": [4, 8],
        "raiders": [4, 10],
        "rivals": [2, 5],
        "shadowlord": [2, 4],
    }
    assert hunters["names"] == {"en": "Shadow Hunters", "ja": "シャドウハンターズ"}
    assert {option["id"] for option in hunters["options"]} == {"roster", "abilities", "hint"}


def test_simulate_gives_the_same_figures_for_the_same_seed() -> None:
    """Seconds aside."""
    arguments = ("simulate", "hunters", "--players", "6", "--games", "12", "--seed", "7")
    first, again = (
        json.loads(run(*arguments, "--bots", "random,greedy", "--json").stdout) for _ in range(2)
    )
    assert first["seconds"] > 0
    assert first["games_per_second"] > 0
    for report in (first, again):
        for key in ("seconds", "games_per_second", "decisions_per_second"):
            del report[key]
    assert first == again
    assert first["games"] == 12
    assert set(first["wins"]) == {"factions", "characters", "bots", "bots_by_faction", "reasons"}


def test_simulate_tells_people_who_won() -> None:
    """Faction by faction, when there is more than one kind of player."""
    result = run(
        *("simulate", "hunters", "--games", "4", "--bots", "random,greedy"),
        *("--option", "roster=full", "--option", "abilities=off"),
    )
    assert result.exit_code == 0
    assert "Win rate by faction" in result.stdout


def test_simulate_tells_of_seats_points_and_members() -> None:
    """In a game without factions."""
    result = run("simulate", "rivals", "--players", "2", "--games", "2", "--bots", "random")
    assert result.exit_code == 0
    assert "place 2 in turn order" in result.stdout
    assert "winner's lead" in result.stdout
    assert "Lady Lupin" in result.stdout
    assert "face down" in result.stdout


def test_simulate_tells_how_often_all_lose() -> None:
    """Where a match can end without a winner."""
    arguments = ("simulate", "shadowlord", "--players", "2", "--games", "6", "--bots", "random")
    endings = json.loads(run(*arguments, "--json").stdout)["endings"]
    assert endings["timer"] > 0, "this series has one"
    result = run(*arguments)
    assert result.exit_code == 0
    defeats = sum(endings.get(reason, 0) for reason in ("timer", "no_master", "reign_shadow"))
    (line,) = [line for line in result.stdout.splitlines() if "All lose" in line]
    assert f"{defeats:.1%}" in line
    assert "The shadow took the last slot." in result.stdout


def test_another_table_of_numbers_from_a_file_or_as_it_is(tmp_path: Path) -> None:
    """The record holds the table; `standard` and an empty one are the usual numbers."""
    file = tmp_path / "numbers.json"
    table = {"mansions_to_end": 2, "mansions": {"crown_castle": {"limit": 8}}}
    file.write_text("\ufeff" + json.dumps(table, indent=2), encoding="utf-8")
    found = []
    for given in (f"@{file}", json.dumps(table), "standard", ""):
        result = run(
            *("record", "rivals", "--players", "2", "--bots", "random", "--output", "-"),
            *("--option", f"numbers={given}"),
        )
        assert result.exit_code == 0, result.stderr
        found.append(json.loads(result.stdout)["options"]["numbers"])
    assert found[0] == found[1]
    assert json.loads(found[0])["mansions_to_end"] == 2
    assert found[2:] == ["", ""]
    listed = run("games").stdout
    assert "numbers: standard" in listed
    assert "@FILE" in listed


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "checkers"), "no game 'checkers'"),
        (("simulate", "hunters", "--players", "9"), "4 to 8 players, not 9"),
        (("simulate", "hunters", "--option", "roster"), "name=value"),
        (("simulate", "hunters", "--option", "colour=red"), "no option 'colour'"),
        (("simulate", "hunters", "--option", "roster=mine"), "default, base"),
        (("simulate", "hunters", "--bots", "clever"), "no computer player 'clever'"),
        (("simulate", "hunters", "--bots", "elf=greedy"), "no faction 'elf'"),
        (("simulate", "raiders", "--bots", "hunter=greedy"), "raider, shadow, citizen"),
        (("simulate", "rivals", "--bots", "hunter=greedy"), "Shadow Rivals has no factions"),
        (
            ("simulate", "raiders", "--players", "10", "--option", "expansion=off"),
            "can be true, not 'false'",
        ),
        (
            ("simulate", "rivals", "--option", "numbers=@nowhere.json"),
            "nowhere.json cannot be read",
        ),
        (("simulate", "rivals", "--option", "numbers={oops"), "Line 1, column 2"),
        (
            ("simulate", "rivals", "--option", 'numbers={"influence": {"maid": "4"}}'),
            'influence.maid is "4". Allowed: a whole number from 0 to 99',
        ),
        (("simulate", "rivals", "--option", 'numbers={"loot": {"pearl": 1}}'), "jewel, painting"),
        (("simulate", "hunters", "--bots", "greedy,shadow=random"), "not both"),
        (("simulate", "hunters", "--bots", ","), "No computer player"),
        (("simulate", "hunters", "--bots", "greedy," * 9), "More computer players"),
        (("play", "hunters", "--level", "clever"), "no computer player 'clever'"),
        (("record", "hunters", "-o", "/nowhere/at/all"), "cannot be written"),
        (("verify", "/nowhere/at/all"), "cannot be read"),
        (("serve", "--host", "999.0.0.1"), "cannot be listened on"),
    ],
)
def test_mistakes_get_one_sentence(
    arguments: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On standard error, with exit code 2, and what would be right."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert told in refused(*arguments)


def test_a_taken_port_gets_one_sentence(tmp_path: Path) -> None:
    """And not the log of a server that fails to start."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert f"Port {port} is taken" in refused("serve", "--port", port, "--data", str(tmp_path))


def test_a_setting_that_does_not_fit_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hosts finds the variable to mend."""
    monkeypatch.setenv("GLOAMING_BOT_THREADS", "many")
    assert "GLOAMING_BOT_THREADS" in refused("serve")


def test_a_record_is_true(record: Path) -> None:
    """From a file, and through a pipe."""
    assert "true" in run("verify", str(record)).stdout
    assert run("verify", "-", typed=record.read_text()).exit_code == 0


def test_the_same_seed_gives_the_same_record(record: Path) -> None:
    """To the byte."""
    result = run("record", "hunters", "--players", "5", "--seed", "7", "-o", "-")
    assert result.stdout == record.read_text()


def _other_action(data: dict[str, Any]) -> None:
    data["actions"][40][2] = "roll" if data["actions"][40][2] != "roll" else "pass"


def _other_seed(data: dict[str, Any]) -> None:
    data["server_part"] = "00" * 32


def _other_part(data: dict[str, Any]) -> None:
    data["parts"] = ["00"]


def _other_option(data: dict[str, Any]) -> None:
    data["options"]["hint"] = True


def _fewer_actions(data: dict[str, Any]) -> None:
    del data["actions"][-1]


def _other_version(data: dict[str, Any]) -> None:
    data["version"] = 99


@pytest.mark.parametrize(
    ("alter", "where"),
    [
        (_other_action, "action 41"),
        (_other_seed, "commitment"),
        (_other_part, "beginning"),
        (_other_option, "beginning"),
        (_fewer_actions, "digests"),
        (_other_version, "version"),
    ],
)
def test_an_altered_record_is_found_out(
    record: Path, tmp_path: Path, alter: Callable[[dict[str, Any]], None], where: str
) -> None:
    """Any altered action, option or seed, and where. Exit code 1: checked, and not true."""
    data = json.loads(record.read_text())
    alter(data)
    file = tmp_path / "altered.json"
    file.write_text(json.dumps(data))
    assert f"not true at {where}" in refused("verify", str(file), code=1)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", '{"format": 1}', '{"format": 1, "game": {}}', "\N{SNOWMAN}"],
)
def test_what_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    """Whatever a file holds, it is no reason for a traceback."""
    file = tmp_path / "other.json"
    file.write_text(text)
    assert "is no record" in refused("verify", str(file))
    assert "is no record" in refused("replay", str(file))


def test_every_field_of_a_record_may_be_nonsense(record: Path, tmp_path: Path) -> None:
    """Files come from anywhere."""
    whole = json.loads(record.read_text())
    file = tmp_path / "nonsense.json"
    for field in whole:
        for nonsense in (None, "x", -1, [[]], {"a": 1}, 10**30):
            if nonsense == whole[field]:
                continue
            file.write_text(json.dumps({**whole, field: nonsense}))
            assert run("verify", str(file)).exit_code in (1, 2), (field, nonsense)


def test_a_replay_tells_each_only_what_they_saw(record: Path) -> None:
    """A hermit card is read by its drawer and its receiver, and opened to nobody else."""
    told = {
        viewer: run("replay", str(record), "--as", viewer).stdout
        for viewer in ("public", "all", *(f"seat:{seat}" for seat in range(5)))
    }
    assert "Hermit’s" not in told["public"].replace("Hermit’s Cabin", "")
    assert "Hermit’s" in told["all"].replace("Hermit’s Cabin", "")
    assert "Winners:" in told["public"]
    assert len(set(told.values())) > 3


def test_a_replay_for_programs(record: Path) -> None:
    """A line a step: the beginning and each action."""
    lines = run("replay", str(record), "--as", "seat:2", "--json").stdout.splitlines()
    steps = [json.loads(line) for line in lines]
    assert len(steps) == len(json.loads(record.read_text())["actions"]) + 1
    assert all(step["view"]["own"]["seat"] == 2 for step in steps)
    assert steps[-1]["view"]["public"]["over"] is not None
    assert "seat:0" in refused("replay", str(record), "--as", "seat:9")
