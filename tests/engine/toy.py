"""A game of nothing but questions, to test the engine's own promises with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from gloaming.engine import (
    Ask,
    Chance,
    Event,
    Game,
    Option,
    OptionSpec,
    Outcome,
    Procedure,
    State,
    Step,
)

YES, NO = Option("yes"), Option("no")
SHOUT, MUTTER = Option("shout"), Option("mutter")


class Board(State):
    """Scores that all see, thoughts that one sees, and how often a question has been put."""

    __slots__ = ("limit", "length", "puts", "scores", "thoughts")  # noqa: RUF023

    VALUES: ClassVar[tuple[str, ...]] = ("limit", "puts")
    LISTS: ClassVar[tuple[str, ...]] = ("scores", "thoughts")
    DERIVED: ClassVar[tuple[str, ...]] = ("length",)

    def restore(self) -> None:
        """Follows from the others."""
        self.length = len(self.scores)


@dataclass(slots=True)
class Rounds(Procedure):
    """Everyone in turn is asked alone; then all together; then in secret, against the clock."""

    at: int = 0

    steps: ClassVar[tuple[str, ...]] = ("ask", "score", "vote", "count", "hunt", "catch", "close")

    def ask(self, board: Board) -> Step:
        """One seat, whose options depend on the scores."""
        if self.at == board.seats:
            self.goto("vote")
            return None
        points = tuple(Option("take", number=n) for n in range(1, 3 + board.scores[self.at]))
        return Ask({self.at: points}, "take", "1", {"left": board.seats - self.at})

    def score(self, board: Board) -> Step:
        """The state changes only here."""
        assert self.answer is not None
        board.scores[self.at] += self.answer.number
        board.tell("scored", seat=self.at, points=self.answer.number)
        self.at += 1
        self.goto("ask")
        return Roll(self.at - 1) if self.answer.number == 2 else None

    def vote(self, board: Board) -> Step:
        """All at once, in any order."""
        return Ask(dict.fromkeys(range(board.seats), (YES, NO)), "vote", "2")

    def count(self, board: Board) -> Step:
        """In whatever order they came."""
        for seat, option in self.answers:
            board.tell("voted", seat=seat, option=option.id)
        self.answers = ()
        return None

    def hunt(self, board: Board) -> Step:
        """Some of them, in secret and timed."""
        asked = {seat: (NO, YES) for seat in range(board.seats) if board.scores[seat] != 1}
        return Ask(asked, "hunt", "3", timed=True, masked=True)

    def catch(self, board: Board) -> Step:
        """No answer counts as the first option."""
        caught = [seat for seat, option in self.answers if option == YES]
        board.tell("caught", seats=sorted(caught))
        return None

    def close(self, board: Board) -> Step:
        """Done; what stands after this step is never reached."""
        board.over = True
        board.tell("over")
        return Roll(0)


@dataclass(slots=True)
class Roll(Procedure):
    """Pushed over the rounds: a die, unless its player declines."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("offer", "roll")

    def offer(self, board: Board) -> Step:
        """Whether to."""
        return Ask({self.seat: (YES, NO)}, "roll", "4")

    def roll(self, board: Board) -> Step:
        """One die."""
        if self.answer == YES:
            board.scores[self.seat] += board.chance.die(6)
        return None


@dataclass(slots=True)
class Shout(Procedure):
    """Out of turn: one point more for oneself."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("shout",)

    def shout(self, board: Board) -> Step:
        """Changes what the waiting question offers."""
        board.scores[self.seat] += 1
        board.tell("shouted", seat=self.seat)
        return None


class Toy(Game):
    """Two to four players."""

    id = "toy"
    version = 3
    seats = (2, 4)
    minutes = (1, 1)
    options = (OptionSpec("limit", (5, 10), 5), OptionSpec("loud", (True, False), True))
    state_class = Board
    procedures = (Rounds, Roll, Shout)

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> Board:
        """Zeroes."""
        board = Board(self, seats, chance)
        board.limit = options["limit"] if options["loud"] else 0
        board.puts = 0
        board.scores = [0] * seats
        board.thoughts = [False] * seats
        board.restore()
        board.stack.append(Rounds())
        return board

    def out_of_turn(self, state: Board, seat: int) -> tuple[Option, ...]:
        """Shouting up to the limit, muttering always."""
        return (SHOUT, MUTTER) if state.scores[seat] < state.limit else (MUTTER,)

    def interrupt(self, state: Board, seat: int, option: Option) -> Procedure | None:
        """A shout is heard; a mutter is private."""
        if option == SHOUT:
            return Shout(seat)
        state.thoughts[seat] = not state.thoughts[seat]
        state.told.append(Event("muttered", {"seat": seat}, (seat,)))
        return None

    def public(self, state: Board) -> dict[str, Any]:
        """The scores."""
        return {"scores": state.scores[:]}

    def private(self, state: Board, seat: int) -> dict[str, Any]:
        """The thought."""
        return {"thought": state.thoughts[seat]}

    def outcome(self, state: Board) -> Outcome:
        """Who has most."""
        best = max(state.scores)
        winners = tuple(s for s in range(state.seats) if state.scores[s] == best)
        return Outcome(winners, dict.fromkeys(winners, "most"), 1)


TOY = Toy()
