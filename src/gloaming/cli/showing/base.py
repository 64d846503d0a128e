"""What the tables of all games have in common: the log, and a numbered question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import Console
from rich.text import Text

from gloaming.cli.telling import Telling
from gloaming.engine import Outcome

COLOURS = (
    "#e9a63c", "#3f95f6", "#ee6239", "#7cc3a2", "#f3f0d2", "#dc6cbc", "#4fe07b", "#c79df4",
    "#b9caf0", "#b18f70",
)  # fmt: skip
"""One a seat, the same as in the browser."""


Told = TypeVar("Told", bound=Telling)
"""How the game is told of."""


class Show(ABC, Generic[Told]):
    """Draws what one seat sees."""

    opening: ClassVar[str]
    """Kind of the question with which one's turn begins: the table is shown before it."""

    def __init__(self, console: Console, telling: Told) -> None:
        self.console = console
        self.telling = telling
        self.say = telling.words.say

    def before(self, question: dict[str, Any], view: dict[str, Any]) -> None:
        """What is shown before a question to the reader."""
        if question["kind"] == self.opening:
            self.table(view)

    @abstractmethod
    def table(self, view: dict[str, Any]) -> None:
        """Everything that the seat sees."""

    def end(self, view: dict[str, Any], outcome: Outcome) -> None:
        """How it has ended: the table, and who has won why."""
        self.console.print()
        self.table(view)
        self.why(outcome)

    def why(self, outcome: Outcome) -> None:
        """Who has won, and why; or why all have lost."""
        for seat in outcome.winners:
            why = self.telling.of_game(f"why-{outcome.reasons[seat]}")
            label = self.say("terminal-label", what=self.telling.player(seat))
            self.line(f"{label}{why}")
        if outcome.defeat:
            why = self.telling.of_game(f"why-{outcome.defeat}")
            self.line(self.say("terminal-defeat", what=self.telling.of_game("defeat"), why=why))

    def log(self, events: list[dict[str, Any]], me: int) -> None:
        """What happened, as lines of the log; a new turn is set apart."""
        for event in events:
            line = self.telling.line(event, me)
            if event["kind"] == "turn":
                self.console.print()
                self.line(line, style="bold")
            elif line:
                self.line(line)

    def line(self, line: str, style: str = "") -> None:
        """A line with the players' names in their colours."""
        text = Text(line, style=style)
        for seat, name in enumerate(self.telling.names):
            text.highlight_words([name], self.colour(seat))
        self.console.print(text, soft_wrap=True)

    def choices(
        self,
        title: str,
        note: str,
        options: list[tuple[str, str]],
        others: list[tuple[str, str]],
    ) -> None:
        """A question with numbered options, and what may be done besides, by letter."""
        heading = Text(f"\n{title}", style="bold")
        if note:
            heading.append(f"  {note}", style="dim")
        self.console.print(heading, soft_wrap=True)
        width = len(str(len(options)))
        for number, (what, detail) in enumerate(options, 1):
            self._choice(f"{number:>{width}}", what, detail)
        for letter, what in others:
            self._choice(f"{letter:>{width}}", what, "")

    def _choice(self, key: str, what: str, detail: str) -> None:
        line = Text(f"  {key}  ", style="bold #e9a63c")
        line.append(what, style="default")
        if detail:
            line.append(f"  {detail}", style="dim")
        self.console.print(line, soft_wrap=True)

    def colour(self, seat: int) -> str:
        """The colour of a player."""
        return COLOURS[seat % len(COLOURS)]

    def name(self, seat: int, view: dict[str, Any]) -> Text:
        """A player in the first column: oneself underlined, whose turn it is marked."""
        name = Text(self.telling.player(seat), style=self.colour(seat))
        if seat == view["own"]["seat"]:
            name.stylize("underline")
        if seat == view["public"]["active"]:
            name.append(" ◂")
        return name
