"""``gloaming play``: a whole game in the terminal, against computer players."""

from __future__ import annotations

import secrets
from random import Random
from typing import Annotated, Any

import typer

from gloaming.arena import Players as Bots
from gloaming.arena import key_of
from gloaming.bots import LEVELS
from gloaming.engine import Action, Event, Game, apply, events_for, question, start, view
from gloaming.engine.view import actions

from .common import game_called, options_of, out, refuse
from .language import row, spoken
from .series import GameId, Options, Players
from .showing import Show
from .telling import Telling

ME = 0
LETTERS = {"turn": "l"}
"""What is typed for an action out of turn, where its first letter means something else."""
INTERRUPTED = 130
"""Exit code of what Ctrl-C has ended, as shells know it."""


class Left(Exception):
    """The player does not want to go on."""


def play_command(
    game: GameId,
    players: Players = 5,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="cli-option-seed")] = None,
    level: Annotated[
        str, typer.Option("--level", metavar="LEVEL", help="cli-option-level")
    ] = LEVELS[-1],
    option: Options = None,
) -> None:
    """Play a whole game in the terminal against computer players."""
    chosen = game_called(game)
    options = options_of(chosen, option or [], players)
    if level not in LEVELS:
        refuse("cli-no-level", level=repr(level), known=row(list(LEVELS)))
    key = secrets.token_bytes(32) if seed is None else key_of(seed)
    bots = Bots({seat: level for seat in range(players) if seat != ME}, Random(key.hex()))
    match = Match(chosen, options, players, key, bots)
    try:
        match.play()
    except Left:
        match.say("terminal-left")
    except KeyboardInterrupt:
        match.say("terminal-left")
        raise typer.Exit(INTERRUPTED) from None


class Match:
    """One game between the person at the terminal and bots."""

    def __init__(
        self, game: Game, options: dict[str, Any], players: int, key: bytes, bots: Bots
    ) -> None:
        self.words = spoken()
        names = [self.words.say("terminal-me")]
        names += [self.words.say("terminal-bot", number=seat) for seat in range(1, players)]
        catalogue = game.catalogue()
        self.console = out()
        self.telling = Telling(self.words, catalogue, names)
        self.show = Show(self.console, self.telling, catalogue)
        self.bots = bots
        self.state, self._begun = start(game, options, players, key)

    def say(self, key: str) -> None:
        """Words of the terminal's own."""
        self.console.print(self.words.say(key), markup=False)

    def play(self) -> None:
        """To the end. Raises `Left` when the person leaves."""
        state = self.state
        self._tell(self._begun)
        self.show.table(view(state, ME))
        while not state.over:
            action = self._of_mine() or self.bots.next_action(state)
            assert action is not None, "somebody is always asked"
            before = self._damage()
            self._tell(apply(state, action))
            if self._damage() > before:
                self._out_of_turn()
        self._end()

    def _damage(self) -> int:
        return int(view(self.state, ME)["public"]["players"][ME]["damage"])

    def _tell(self, events: list[Event]) -> None:
        self.show.log(events_for(events, ME), ME)
        self.bots.look_on(self.state, events)

    def _of_mine(self) -> Action | None:
        """What the person does, if asked now."""
        state = self.state
        asked = question(state, ME)
        if asked is None:
            return None
        options = asked["options"]
        if asked["timed"] and len(options) == 1:
            # Whose only option is to go on sees no question of somebody else's step (R 14.4.4).
            return Action(ME, options[0]["id"], asked["id"])
        seen = view(state, ME)
        if asked["kind"] == "move":
            self.show.table(seen)
        title, note = self.telling.question(asked, seen["own"]["character"])
        shown = [self.telling.choice(asked, option, seen) for option in options]
        chosen = self._choose(title, note, shown, seen)
        if isinstance(chosen, int):
            return Action(ME, options[chosen]["id"], asked["id"])
        return Action(ME, chosen)

    def _out_of_turn(self) -> None:
        """After damage in somebody's turn: the moment to do what may be done at any time."""
        if question(self.state, ME) is not None:
            return
        if not any(action["verb"] == "mother" for action in actions(self.state, ME)):
            return
        title = self.words.say("terminal-go-on")
        chosen = self._choose(title, "", [(title, "")], view(self.state, ME))
        if isinstance(chosen, str):
            self._tell(apply(self.state, Action(ME, chosen)))

    def _choose(
        self, title: str, note: str, shown: list[tuple[str, str]], seen: dict[str, Any]
    ) -> int | str:
        """Asks until there is an answer: the index of an option, or the id of an action out of
        turn. Raises `Left`."""
        may = actions(self.state, ME)
        letters = {LETTERS.get(action["verb"], action["verb"][0]): action for action in may}
        character = seen["own"]["character"]
        others = [(k, self.telling.action(a, character)[0]) for k, a in letters.items()]
        self.show.choices(title, note, shown, others)
        first, last = 1, len(shown)
        hint = self.words.say(
            f"terminal-choose-{'one' if last == first else 'help'}", first=first, last=last
        )
        while True:
            text = self._read(f"{self.words.say('terminal-choose')} ({hint}) > ")
            if text == "" and last == first:
                return 0
            if text.isdecimal() and first <= int(text) <= last:
                return int(text) - 1
            if text in letters:
                if self._is_sure(self.telling.action(letters[text], character)[1]):
                    return str(letters[text]["id"])
                continue
            if text == "q":
                raise Left
            if text == "t":
                self.show.table(seen)
                self.show.choices(title, note, shown, others)
                continue
            self.console.print(
                self.words.say("terminal-not-a-choice", text=text or "…"), markup=False
            )

    def _is_sure(self, sentence: str) -> bool:
        """Asks once more, where there is something to ask."""
        if not sentence:
            return True
        return self._read(f"{sentence} {self.words.say('terminal-sure')} > ") == "y"

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt, markup=False).strip().lower()
        except EOFError:
            self.console.print()
            raise Left from None

    def _end(self) -> None:
        outcome = self.state.game.outcome(self.state)
        self.console.print()
        self.show.table(view(self.state, ME))
        for seat in outcome.winners:
            why = self.telling.of_game(f"why-{outcome.reasons[seat]}")
            self.show.line(f"{self.telling.player(seat)}: {why}")
        self.say("terminal-won" if ME in outcome.winners else "terminal-lost")
