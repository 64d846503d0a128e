"""``gloaming play``: a whole game in the terminal, against computer players."""

from __future__ import annotations

import secrets
from random import Random
from typing import Annotated, Any

import typer

from gloaming.arena import Players as Bots
from gloaming.arena import key_of
from gloaming.bots import LEVELS
from gloaming.engine import UNDO, Action, Event, Game, apply, events_for, question, start, view
from gloaming.engine.view import actions, may_undo

from .common import game_called, options_of, out, players_of, refuse
from .language import row, spoken
from .series import GameId, Options, Players
from .showing import show_of
from .telling import telling_of

BACK, TAKE_BACK = "b", "u"
INTERRUPTED = 130
"""Exit code of what Ctrl-C has ended, as shells know it."""


class Left(Exception):
    """The player does not want to go on."""


def play_command(
    game: GameId,
    players: Players = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="cli-option-seed")] = None,
    level: Annotated[
        str, typer.Option("--level", metavar="LEVEL", help="cli-option-level")
    ] = LEVELS[-1],
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="cli-option-seat")] = 0,
    option: Options = None,
) -> None:
    """Play a whole game in the terminal against computer players."""
    chosen = game_called(game)
    players = players_of(chosen, players)
    options = options_of(chosen, option or [], players)
    if level not in LEVELS:
        refuse("cli-no-level", level=repr(level), known=row(list(LEVELS)))
    if not 0 <= seat < players:
        refuse("cli-no-seat", given=str(seat), most=str(players - 1))
    key = secrets.token_bytes(32) if seed is None else key_of(seed)
    others = {other: level for other in range(players) if other != seat}
    match = Match(chosen, options, players, key, seat, Bots(others, Random(key.hex())))
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
        self, game: Game, options: dict[str, Any], players: int, key: bytes, me: int, bots: Bots
    ) -> None:
        self.words = spoken()
        names = [self.words.say("terminal-bot", number=number) for number in range(1, players)]
        names.insert(me, self.words.say("terminal-me"))
        catalogue = game.catalogue()
        self.me = me
        self.console = out()
        self.telling = telling_of(self.words, catalogue, names)
        self.show = show_of(self.console, self.telling, catalogue)
        self.bots = bots
        self.state, self._begun = start(game, options, players, key, undo=True)

    def say(self, key: str) -> None:
        """Words of the terminal's own."""
        self.console.print(self.words.say(key), markup=False)

    def play(self) -> None:
        """To the end. Raises `Left` when the person leaves."""
        state = self.state
        self._tell(self._begun)
        self.show.table(self._view())
        while not state.over:
            action = self._of_mine() or self.bots.next_action(state)
            assert action is not None, "somebody is always asked"
            before = self._view()
            self._tell(apply(state, action))
            self._out_of_turn(before)
        self.show.end(self._view(), state.game.outcome(state))
        won = self.me in state.game.outcome(state).winners
        self.say("terminal-won" if won else "terminal-lost")

    def _view(self) -> dict[str, Any]:
        return view(self.state, self.me)

    def _tell(self, events: list[Event]) -> None:
        self.show.log(events_for(events, self.me), self.me)
        self.bots.look_on(self.state, events)

    def _of_mine(self) -> Action | None:
        """What the person does, if asked now."""
        asked = question(self.state, self.me)
        if asked is None:
            return None
        options = asked["options"]
        if asked["timed"] and len(options) == 1:
            # Whose only option is to go on sees no question of somebody else's step (R 14.4.4).
            return Action(self.me, options[0]["id"], asked["id"])
        seen = self._view()
        self.show.before(asked, seen)
        chosen = self._answer(asked, seen)
        if isinstance(chosen, int):
            return Action(self.me, options[chosen]["id"], asked["id"])
        return Action(self.me, chosen)

    def _answer(self, asked: dict[str, Any], seen: dict[str, Any]) -> int | str:
        """The index of an option, in one step or two, or the id of an action out of turn."""
        title, note = self.telling.question(asked, seen)
        groups = self.telling.groups(asked, seen)
        if not groups:
            shown = [self.telling.choice(asked, option, seen) for option in asked["options"]]
            return self._choose(title, note, shown, seen)
        while True:
            first = self._choose(title, note, [(g.what, g.detail) for g in groups], seen)
            if isinstance(first, str):
                return first
            group = groups[first]
            if len(group.options) == 1:
                return group.options[0]
            shown = [self.telling.to(asked["options"][at], seen) for at in group.options]
            second = self._choose(group.title, "", shown, seen, back=True)
            if second != BACK:
                return group.options[second] if isinstance(second, int) else second

    def _out_of_turn(self, before: dict[str, Any]) -> None:
        """In somebody's turn: the moment to do what may be done at any time."""
        if question(self.state, self.me) is not None:
            return
        now = self._view()
        if not self.telling.stops(before, now, actions(self.state, self.me)):
            return
        title = self.words.say("terminal-go-on")
        chosen = self._choose(title, "", [(title, "")], now)
        if isinstance(chosen, str):
            self._tell(apply(self.state, Action(self.me, chosen)))

    def _choose(
        self,
        title: str,
        note: str,
        shown: list[tuple[str, str]],
        seen: dict[str, Any],
        *,
        back: bool = False,
    ) -> int | str:
        """Asks until there is an answer: the index of an option, the id of an action out of turn,
        or, where one may go back, `BACK`. Raises `Left`."""
        letters = {self.telling.letter(a): a for a in actions(self.state, self.me)}
        others = [(k, self.telling.action(a, seen)[0]) for k, a in letters.items()]
        undo = may_undo(self.state, self.me)
        if undo:
            others.append((TAKE_BACK, self.words.say("table-undo")))
        if back:
            others.append((BACK, self.words.say("terminal-back")))
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
            if back and text == BACK:
                return BACK
            if undo and text == TAKE_BACK:
                return UNDO
            if text in letters:
                if self._is_sure(self.telling.action(letters[text], seen)[1]):
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
