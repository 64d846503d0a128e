"""A game in the terminal, typed from a script."""

from __future__ import annotations

import re

import pytest
from click.testing import Result
from typer.testing import CliRunner

from gloaming.arena import key_of
from gloaming.cli import app, playing
from gloaming.engine import start, view
from gloaming.games import get_game


def play(typed: str, *more: str, game: str = "hunters", language: str = "C") -> Result:
    """What a person sees who types this."""
    return CliRunner().invoke(
        app, ["play", game, "--seed", "3", *more], input=typed, env={"LC_ALL": language}
    )


def play_raiders(typed: str, *more: str, language: str = "C") -> Result:
    """The same of Shadow Raiders with its expansion."""
    arguments = ("--level", "random", "--option", "expansion=on", *more)
    return play(typed, *arguments, game="raiders", language=language)


def raider(character: str, seats: int) -> str:
    """A seed that deals this character to the person at the terminal."""
    game, options = get_game("raiders"), {"expansion": True}
    return next(
        str(seed)
        for seed in range(1000)
        if view(start(game, options, seats, key_of(seed))[0], 0)["own"]["character"] == character
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


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", ["4", "7", "10"])
def test_every_question_of_raiders_has_words(players: str, language: str) -> None:
    """Nothing that a person reads is a key of the word files."""
    for seed in ("11", "12", "13"):
        typed = "1\n2\n1\n3\n" * 300
        result = play_raiders(typed, "--seed", seed, "--players", players, language=language)
        assert result.exit_code == 0, result.output
        for key in ("raiders-", "terminal-", "faction-", "deck-"):
            assert key not in result.stdout


def test_the_ring_goes_left() -> None:
    """From the own area on, the airship apart: whoever may be attacked stands in the first two
    areas or on the airship."""
    shown = play_raiders("1\n1\n1\nt\nq\n", "--players", "10").stdout
    question = shown[shown.rindex("Whom do you attack?") :]
    table = shown[shown.rindex("the next one to the left below it") :]
    ring = [line for line in table.splitlines() if re.match(r"│ .* \([\d/]+\)", line)]
    assert len(ring) == 7
    assert "Wanderer" in ring[0]
    assert "Airship" in ring[6]
    near = {name for line in (*ring[:2], ring[6]) for name in re.findall(r"Bot \d", line)}
    assert near == set(re.findall(r"\d  (Bot \d)  ", question)) != set()


def test_a_wish_fits_the_number_of_players() -> None:
    """Deborah's: one for up to five, one for more."""
    few = play_raiders("q\n", "--seed", raider("deborah", 5), "--players", "5").stdout
    many = play_raiders("q\n", "--seed", raider("deborah", 6), "--players", "6").stdout
    assert "nobody alive has more damage" in few
    assert "another Citizen wins" in many


def test_daniel_has_the_hit_points_of_the_match() -> None:
    """An option: 14 or 13."""
    options = ("--seed", raider("daniel", 5), "--option", "daniel_hp=13")
    assert "of 13 damage" in play_raiders("q\n", *options).stdout


def test_an_order_never_to_react_is_private_and_can_be_taken_back() -> None:
    """Out of turn, for whoever can strike back."""
    result = play_raiders("n\nd\nq\n", "--seed", raider("werewolf", 5))
    assert "Never use Counterattack" in result.stdout
    assert "Wanderer will not answer attacks" in result.stdout
    assert "Wanderer took the standing order back" in result.stdout


def test_angela_changes_sides_by_a_letter_of_her_own() -> None:
    """Not by the t that shows the table."""
    result = play_raiders("t\nl\ny\nq\n", "--seed", raider("angela", 5))
    assert "  l  Capricious" in result.stdout
    assert "Wanderer now wins with the player on the left" in result.stdout


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
    assert "Wanderer took the standing order back" in result.stdout


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
