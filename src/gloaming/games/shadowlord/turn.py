"""The turn: six steps in fixed order (R 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option

from .battle import Battle
from .build import Build
from .characters import EVERYBODY, KEYS, NUMBERS, is_shadow
from .chart import GALAXIES, PLACES
from .guide import Guide
from .moves import EndPeace, Moves
from .powers import DiscardDown, DrawCards
from .shadow_moves import ShadowMoves
from .universe import OUT, Fight, Universe


@dataclass(slots=True)
class Rounds(Procedure):
    """Turn after turn, clockwise among the living, until somebody has won or all have lost."""

    steps: ClassVar[tuple[str, ...]] = ("next_turn",)

    def next_turn(self, universe: Universe) -> Step:
        """The first turn is the starting player's."""
        self.goto("next_turn")
        if universe.turn:
            after = universe.clockwise(universe.active)
            universe.active = after[0] if after else universe.active
        return Turn(universe.active)


@dataclass(slots=True)
class Turn(Procedure):
    """One turn of one player."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "draw",
        "guide",
        "build",
        "end_peace",
        "move",
        "shadow",
        "battle",
        "discard",
    )

    def begin(self, universe: Universe) -> Step:
        """Nobody has acted yet."""
        universe.settle()
        universe.turn += 1
        universe.acted = [False] * len(EVERYBODY)
        universe.came_from = [OUT] * len(EVERYBODY)
        universe.dice, universe.event, universe.requests, universe.fights = (), "", (), ()
        universe.bonus = universe.redeemed = universe.entrants = 0
        universe.bribed = False
        universe.shadow_moves = 1
        universe.phase = "draw"
        universe.tell("turn", number=universe.turn, seat=self.seat)
        return None

    def draw(self, universe: Universe) -> Step:
        """Step 1: one card, and one for each corner controlled."""
        numbers, seat = universe.numbers, self.seat
        count = numbers.draw_base + numbers.draw_per_corner * universe.corners(seat)
        count += numbers.draw_per_merchant * universe.merchants(seat)
        count += numbers.draw_per_ruin * universe.ruins(seat)
        return DrawCards(seat, count)

    def guide(self, universe: Universe) -> Step:
        """Step 2."""
        universe.phase = "guide"
        return Guide(self.seat)

    def build(self, universe: Universe) -> Step:
        """Step 3."""
        universe.phase = "build"
        return Build(self.seat)

    def end_peace(self, universe: Universe) -> Step:
        """The start of step 4."""
        universe.phase = "move"
        return EndPeace(self.seat) if universe.peace else None

    def move(self, universe: Universe) -> Step:
        """Step 4."""
        return Moves(self.seat)

    def shadow(self, universe: Universe) -> Step:
        """Step 5."""
        universe.phase = "shadow"
        return ShadowMoves(self.seat, universe.shadow_moves)

    def battle(self, universe: Universe) -> Step:
        """Step 6."""
        universe.fights = (*universe.sites(), *universe.fights)
        universe.phase = "battle"
        return Battles()

    def discard(self, universe: Universe) -> Step:
        """The end: down to the limit of the hand."""
        universe.phase = "end"
        return DiscardDown(self.seat) if universe.alive[self.seat] else None


@dataclass(slots=True)
class Battles(Procedure):
    """Step 6: every battle that is due, in the order that the active player chooses."""

    place: int = OUT
    """Where there is fighting: all its battles come one after the other."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "fight")

    def choose(self, universe: Universe) -> Step:
        """Asked where there are several. Who has died in their own turn chooses nothing any more:
        the next player does (R 10)."""
        universe.fights = tuple([f for f in universe.fights if still_due(universe, f)])
        due = [f for f in universe.fights if f[0] == self.place] or list(universe.fights)
        if not due:
            self.finish()
            return None
        options = tuple([_option(fight) for fight in due])
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask({chooser(universe): options}, "site", "9.1", revocable=True)

    def fight(self, universe: Universe) -> Step:
        """One; then the next."""
        answer = self.answer
        assert answer is not None
        self.place = PLACES[answer.place]
        other = NUMBERS[answer.card] if answer.card else answer.seat
        fight = next(f for f in universe.fights if f[0] == self.place and other in f[1:])
        universe.fights = tuple([f for f in universe.fights if f != fight])
        self.goto("choose")
        return Battle(*fight, chooser(universe))


def chooser(universe: Universe) -> int:
    """Who decides in step 6 what the active player decides."""
    active = universe.active
    return active if universe.alive[active] else universe.clockwise(active)[0]


def still_due(universe: Universe, fight: Fight) -> bool:
    """Whether a battle that was due can be held or settled. A player's fighters must still be
    there; if their opponent is gone, what is left is settled without a battle (R 10). A shadow
    whose opponent is gone just stays. Peace made in step 6, by coming home from the Lost Fortress,
    calls a battle off (R 9.12)."""
    place, attack, defence = fight
    if not universe.fighters_at(place, attack) or universe.at_peace(place, attack, defence):
        return False
    return not is_shadow(attack) or defence in universe.seats_at(place)


def _option(fight: Fight) -> Option:
    place, attack, defence = fight
    for side in (attack, defence):
        if is_shadow(side):
            return option("fight", place=GALAXIES[place], card=KEYS[side])
    return option("fight", defence, GALAXIES[place])
