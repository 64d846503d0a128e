"""Shadowlord in the terminal, typed from a script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from gloaming.cli import app
from gloaming.cli.telling import AlliancesTelling, telling_of
from gloaming.engine import apply, question, start, view
from gloaming.engine.option import Action
from gloaming.games import get_game
from gloaming.words import words

LACKING = re.compile(r"shadowlord-|terminal-|table-|[{}]|(?<!Move )\bnone\b(?! cannot)")
"""What stands where a sentence lacks its words or its variables, or does not know what to do with
nobody."""
TYPED = {"CPU", "Enter", "t", "q", "b", "u"}
"""Latin letters that a Japanese reader sees."""


def play(typed: str, *more: str, language: str = "C") -> Result:
    """What a person sees who types this, against players who do anything."""
    arguments = ("play", "shadowlord", "--seed", "3", "--level", "random", *more)
    environment = {"LC_ALL": language, "COLUMNS": "100"}
    return CliRunner().invoke(app, arguments, input=typed, env=environment)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_question_has_words(players: str, language: str) -> None:
    """To the end, from any seat, with an answer taken back now and then."""
    typed = "9\n4\nu\n3\n1\n2\n1\n5\n1\n2\n" * 600
    seat = str(int(players) - 2)
    arguments = ("--players", players, "--seat", seat, "--seed", f"3{players}")
    result = play(typed, *arguments, language=language)
    assert result.exit_code == 0, result.output
    assert LACKING.findall(result.stdout) == []
    if language == "ja":
        assert set(re.findall(r"[A-Za-z]+", result.stdout)) <= TYPED
    won = ("You won.", "You did not win.", "あなたの勝ちです。", "あなたは勝てませんでした。")
    assert result.stdout.rstrip().endswith(won)


def test_as_many_play_as_can() -> None:
    """Five is the usual number, and one too many here."""
    assert "Wanderer, Bot 1, Bot 2, Bot 3" in re.sub(r" \d(?=[,:])", "", play("q\n").stdout)


def test_the_star_map() -> None:
    """As two begin: home planets at the sides, shadows round the fortress, discs elsewhere."""
    shown = play("1\nt\nq\n", "--players", "2", "--seat", "1", "--seed", "2").stdout
    rows = shown[shown.rindex("Ways lead") :].splitlines()
    at = next(number for number, row in enumerate(rows) if "Anvil Station" in row)
    assert re.split(r"  +", rows[at].strip()) == [
        "Anvil Station", "Taurus", "Virgo", "Capricorn", "Keel Station",
    ]  # fmt: skip
    assert rows[at + 1].split() == ["◇"] * 5
    middle = next(row for row in rows if "Lost Fortress" in row)
    assert re.split(r"  +", middle.strip()) == [
        "Wind", "Libra", "Eclipse", "Lost Fortress", "Umbra", "Leo", "Fire",
    ]  # fmt: skip
    assert re.search(r"◇ +\d+/1 +10/5\* +\d+/1 +◇", shown)
    assert "The shadow falls: Slot 3 of 6 · Deck: 50 cards · The Shadowlord holds" in shown


def test_who_first_and_then_what() -> None:
    """And one can think again, before and after the answer."""
    shown = play("1\n1\nb\n1\n1\nu\nq\n", "--players", "2", "--seed", "4").stdout
    who = shown[shown.index("Who gets your first ships?") :]
    assert re.search(r"  1  \w+ Master  \w+ Home · 0 ships\n", who)
    how_many = who[who.index("How many ships: ") :]
    assert "  1  1 ship\n  2  2 ships\n  3  3 ships\n  b  Something else\n" in how_many
    assert "Master got 1 ship" in how_many
    assert "  u  Undo" in how_many
    assert "Wanderer took that back" in how_many
    assert how_many.count("3 ships for your characters.") == 2


def test_a_battle_is_shown_before_it_is_answered() -> None:
    """Both sides with level and ships, and the totals in parts."""
    shown = play("3\n2\n1\n5\n1\n2\n" * 400, "--players", "3", "--seed", "8").stdout
    battles = re.findall(r"╭─ Battle for .*?╰─", shown, re.S)
    assert battles
    for battle in battles:
        assert len(re.findall(r" attacks| defends", battle)) == 2
        assert re.search(r"[A-Z][a-z]+ \d+/\d", battle)
        assert [row for row in ("Levels", "Ships", "Extra cards") if row not in battle] == []


@pytest.mark.parametrize("language", ["C", "ja"])
def test_a_record_can_be_told(tmp_path: Path, language: str) -> None:
    """By all eyes: what is drawn has a value for its player only."""
    file = str(tmp_path / "match.json")

    def run(*arguments: str) -> str:
        result = CliRunner().invoke(app, arguments, env={"LC_ALL": language})
        assert result.exit_code == 0, result.output
        return result.stdout

    run("record", "shadowlord", "--players", "2", "--seed", "4", "--bots", "random", "-o", file)
    told = {who: run("replay", file, "--as", who) for who in ("public", "seat:0", "all")}
    assert {LACKING.search(text) for text in told.values()} == {None}
    drew = r"枚引いた：\d" if language == "ja" else r"drew \d+ cards?: \d"
    valued = {who: len(re.findall(drew, text)) for who, text in told.items()}
    assert valued["public"] == 0
    assert 0 < valued["seat:0"] < valued["all"]


def test_where_a_shadow_attacks_stands_whom() -> None:
    """In two steps: which shadow, then where; whoever is there is named."""
    game = get_game("shadowlord")
    telling = telling_of(words("en"), game.catalogue(), ["Ana", "Bo"])
    assert isinstance(telling, AlliancesTelling)
    state, _ = start(game, {}, 2, bytes(8))
    named = set[str]()
    while not state.over and len(named) < 2:
        assert state.asked is not None
        seat = min(state.asked.awaited())
        asked, seen = question(state, seat), view(state, seat)
        assert asked is not None
        if asked["kind"] == "shadow":
            for group in telling.groups(asked, seen):
                for at in group.options if len(group.options) > 1 else ():
                    named.add(telling.to(asked["options"][at], seen)[1])
        # Whoever can goes far, and builds what they can.
        options = [option["id"] for option in asked["options"]]
        busy = [id for id in options if id.startswith(("go:", "ring:"))]
        apply(state, Action(seat, (busy or options)[-1], asked["id"]))
    assert "" in named
    assert named & {"Attacks Ana", "Attacks Bo"}
