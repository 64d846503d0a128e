"""A game in the terminal, typed from a script."""

from __future__ import annotations

import pytest
from click.testing import Result
from typer.testing import CliRunner

from gloaming.arena import key_of
from gloaming.cli import app, playing
from gloaming.engine import start, view
from gloaming.games import get_game


def play(typed: str, *more: str) -> Result:
    """What a person sees who types this."""
    return CliRunner().invoke(
        app, ["play", "hunters", "--seed", "3", *more], input=typed, env={"LC_ALL": "C"}
    )


def test_a_whole_game() -> None:
    """Always the first choice, to the end: winners, why, and everybody's character."""
    result = play("1\n" * 500)
    assert result.exit_code == 0, result.output
    assert "Winners:" in result.stdout
    assert result.stdout.rstrip().endswith(("You won.", "You did not win."))


@pytest.mark.parametrize("roster", ["default", "base", "extra", "full"])
@pytest.mark.parametrize("players", ["4", "8"])
def test_every_question_has_words(roster: str, players: str) -> None:
    """Nothing that a person reads is a key of the word files."""
    for seed in ("11", "12"):
        arguments = ("--seed", seed, "--players", players, "--option", f"roster={roster}")
        result = play("1\n2\n1\n3\n" * 300, *arguments)
        assert result.exit_code == 0, result.output
        for key in ("hunters-", "terminal-", "faction-", "deck-"):
            assert key not in result.stdout


def test_choices_are_numbered_and_nonsense_is_refused() -> None:
    """Anything but a choice changes nothing."""
    result = play("7\nx\n\nt\nq\n")
    assert result.stdout.count("is not one of the choices.") == 3
    assert result.stdout.count("Roll the dice") == 2
    assert "  1  Roll" in result.stdout


def test_revealing_is_confirmed() -> None:
    """It is for good, so one letter is not enough."""
    assert "Wanderer is Fu-ka" not in play("r\nn\nq\n").stdout
    assert "Wanderer is Fu-ka, Hunter" in play("r\ny\nq\n").stdout


def test_arming_is_private_and_can_be_taken_back() -> None:
    """Out of turn, while the question stands."""
    result = play("a\nd\nq\n")
    assert "Disarm Dynamite Nurse" in result.stdout
    assert "Wanderer armed the ability" in result.stdout
    assert "Wanderer disarmed the ability" in result.stdout


def test_allie_can_heal_in_anybodys_turn() -> None:
    """Damage in another's turn stops the game for a moment, since her moment may be now."""
    allies = (
        seed
        for seed in range(1000)
        if view(start(get_game("hunters"), {}, 5, key_of(seed))[0], 0)["own"]["character"]
        == "allie"
    )
    seed = str(next(allies))
    unhealed = play("1\n" * 500, "--seed", seed).stdout
    assert "Enter to go on\n" in unhealed
    stop = unhealed.index("Enter to go on\n")
    assert "  m  Mother’s Love" in unhealed[stop : stop + 200]
    asked_before = unhealed[:stop].count("Your choice")
    healed = play("1\n" * asked_before + "m\ny\nq\n", "--seed", seed).stdout
    assert "Wanderer used Mother’s Love" in healed
    assert "Wanderer healed" in healed


def test_leaving_is_polite() -> None:
    """By q and by the end of what is typed."""
    for typed in ("q\n", ""):
        result = play(typed)
        assert result.exit_code == 0
        assert result.stdout.endswith("You left the table.\n")


def test_ctrl_c_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the exit code that shells expect."""

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(playing.Match, "_read", interrupted)
    result = play("")
    assert result.exit_code == playing.INTERRUPTED
    assert "You left the table." in result.stdout
    assert "Traceback" not in result.output
