"""A game in the terminal, typed from a script."""

from __future__ import annotations

import re
from pathlib import Path

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


def test_an_answer_is_taken_back_with_u() -> None:
    """The question stands again, and u is no choice where there is nothing to take back."""
    shown = play("u\n" + "1\n2\nu\n2\nu\nu\n" * 8 + "q\n", "--players", "5").stdout
    assert shown.index("u is not one of the choices.") < shown.index("  u  Undo")
    first = shown.index("took that back")
    before, after = shown[:first], shown[first:]
    question = re.findall(r"\n(\S.*\?)(?:  |\n)", before)[-2]
    assert question in after[: after.index("Your choice")]


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


def play_rivals(typed: str, *more: str, language: str = "C") -> Result:
    """Shadow Rivals against players who do anything."""
    return play(typed, "--level", "random", *more, game="rivals", language=language)


LACKING = re.compile(r"rivals-|terminal-|[{}]|hidden")
"""What stands where a sentence lacks its words or its variables, or does not know what to do with
a face-down card."""
TYPED = {"CPU", "t", "q", "b"}
"""Latin letters that a Japanese reader sees."""


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_every_question_of_rivals_has_words(players: str, language: str) -> None:
    """To the end, with the scores; from any seat."""
    for seed in ("21", "22", "23"):
        seat = str(int(seed) % int(players))
        typed = "8\n7\n6\n5\n4\n3\n2\n1\n2\n1\n" * 300
        arguments = ("--players", players, "--seat", seat, "--seed", seed)
        result = play_rivals(typed, *arguments, language=language)
        assert result.exit_code == 0, result.output
        assert LACKING.findall(result.stdout) == []
        if language == "ja":
            assert set(re.findall(r"[A-Za-z]+", result.stdout)) == TYPED
        assert ("合計" if language == "ja" else "Total") in result.stdout
        won = ("You won.", "You did not win.", "あなたの勝ちです。", "あなたは勝てませんでした。")
        assert result.stdout.rstrip().endswith(won)


def test_rivals_asks_what_first_and_then_where() -> None:
    """With the prospect of each mansion; and one can think again."""
    typed = "t\n1\nb\n2\n1\nq\n"
    shown = play_rivals(typed, "--players", "3", "--seat", "1", "--seed", "5").stdout
    what = shown[shown.index("What do you play") :]
    assert "  1  Maid  Face up · At once: Turn another card here face down." in what
    assert "  2  Maid  Face down, with loot" in what
    where = what[what.index("Where does Maid go?") :]
    assert "  1  Rosewood Hall  2 of 6 · 1st · 7 roses" in where
    assert "  b  Something else" in where
    assert where.count("What do you play") == 2 - where.count("Wanderer played face down")
    assert "Wanderer played Maid face down in Rosewood Hall" in where


def test_rivals_asks_where_to_only_where_there_is_a_choice() -> None:
    """A card that can only come here goes here at once; another one is asked for its goal."""
    typed = "1\n2\n3\n1\n2\n1\n4\n1\n1\n" * 60
    shown = play_rivals(typed, "--players", "4", "--seed", "1").stdout
    moves = re.findall(r"Which card moves, and where\?.*\n((?:  \d  .*\n)+)", shown)
    option = r"  \d  ([^,]+?)(?: to ([^,]+?))?  (?:Bot \d|Wanderer), (.+) · card \d from the door\n"
    asked = [re.findall(option, move) for move in moves]
    assert [len(move) for move in asked] == [move.count("\n") for move in moves]
    goals = {(bool(to), to == lies) for move in asked for _, to, lies in move}
    assert goals == {(True, False), (False, False)}
    assert "Where does Detective go?\n  1  Harbour Villa\n" in shown


def test_the_table_of_rivals() -> None:
    """Mansions with line, limit and standing; own cards by name, others' face-down cards not."""
    typed = "2\n1\nq\n"
    shown = play_rivals(typed, "--players", "3", "--seat", "1", "--seed", "5").stdout
    table = shown[shown.rindex("Cards: influence/presence") :]
    line = next(row for row in table.splitlines() if "Maid face down" in row)
    assert "1 Bot 1 face-down card 1/1 +1  2 Wanderer Maid face down 1/1 +1" in line
    assert re.search(r"╭─ Rosewood Hall, pays 7/4/2 ─", table)
    assert re.search(r"▮▮▮▯▯▯ 3 of 6 ─╯", table)
    assert "1st Bot 1 2 → 7 roses  2nd Wanderer 1 → 4 roses" in table
    assert "0 of 7 mansions have filled · Left: 33 loot, 10 presence tiles" in table
    assert "Lady Lupin  1/1  At once: Take 3 loot onto this card." in table


def test_the_table_of_rivals_for_two_shows_what_two_are_paid() -> None:
    """R 4.8.5: a mansion that pays 7, 4 and 2 pays two players 7 and 2."""
    shown = play_rivals("q\n", "--players", "2", "--seed", "5").stdout
    assert re.search(r"╭─ [^,]+, pays \d+/\d+ ─", shown)
    assert not re.search(r"pays \d+/\d+/", shown)


@pytest.mark.parametrize("language", ["C", "ja"])
def test_a_record_of_rivals_can_be_told(tmp_path: Path, language: str) -> None:
    """By all eyes: what lies face down has a name for its player only."""
    file = str(tmp_path / "match.json")

    def run(*arguments: str) -> str:
        result = CliRunner().invoke(app, arguments, env={"LC_ALL": language})
        assert result.exit_code == 0, result.output
        return result.stdout

    run("record", "rivals", "--players", "3", "--seed", "4", "--bots", "random", "-o", file)
    assert "73" in run("verify", file)
    told = {who: run("replay", file, "--as", who) for who in ("public", "seat:0", "all")}
    assert {LACKING.search(text) for text in told.values()} == {None}
    down = "裏向きで出した" if language == "ja" else "face down in"
    own = r"[^が]を裏向きで" if language == "ja" else r"played \w.* face down"
    named = {who: len(re.findall(own, text)) for who, text in told.items()}
    assert named["public"] == 0
    assert 0 < named["seat:0"] < named["all"] == told["all"].count(down)


def test_a_seat_that_there_is_not() -> None:
    """Seats are counted from 0, as in `replay --as`."""
    result = play("", "--players", "4", "--seat", "4")
    assert result.exit_code == 2
    assert result.stderr.strip() == "There are seats 0 to 3, not 4."


@pytest.mark.parametrize("seat", ["0", "3"])
def test_names_go_round_the_table(seat: str) -> None:
    """Whichever seat one takes, the others are numbered in order."""
    shown = play("t\nq\n", "--players", "4", "--seat", seat).stdout
    table = shown[shown.rindex("Player ") :]
    names = re.findall(r"^ (Wanderer|Bot \d)", table, re.M)
    bots = ["Bot 1", "Bot 2", "Bot 3"]
    assert names == [*bots[: int(seat)], "Wanderer", *bots[int(seat) :]]


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
