"""Step 4, Move: each of a player's characters may act once (R 6, R 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option

from . import ships
from .bribery import Bribe, bribes
from .characters import KEYS, NUMBERS
from .chart import CENTRE, GALAXIES, PLACES
from .movement import Goal, droppable, goals, may_enter, may_turn
from .recruiting import Arrival, TurnDisc
from .universe import OUT, Universe

DONE, STAY, KEEP, REFUSE, GRANT = (
    Option("done"),
    Option("stay"),
    Option("keep"),
    Option("refuse"),
    Option("grant"),
)


def ways_on(universe: Universe, number: int) -> list[Option]:
    """Where a character can go, or ask to be let in."""
    key = KEYS[number]
    options: list[Option] = []
    for goal in goals(universe, number).values():
        galaxy = GALAXIES[goal.galaxy]
        if may_enter(universe, number, goal):
            options.append(option("go", place=galaxy, card=key, number=0))
            if goal.claimable:
                options.append(option("go", place=galaxy, card=key, number=1))
        if goal.asks and not goal.asked:
            options.append(option("ask", place=galaxy, card=key))
    return options


@dataclass(slots=True)
class EndPeace(Procedure):
    """At the start of step 4: the player may end peace (R 6.8)."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "end")

    def choose(self, universe: Universe) -> Step:
        """Of the two at peace, who controls the galaxy may end it; either of them where neither
        does."""
        options = []
        for galaxy, one, other in universe.peace:
            if self.seat in (one, other):
                guest = other if self.seat == one else one
                if universe.control(galaxy) != guest:
                    options.append(option("end", guest, GALAXIES[galaxy]))
        if not options:
            self.finish()
            return None
        return Ask({self.seat: (*options, KEEP)}, "end_peace", "6.8", revocable=True)

    def end(self, universe: Universe) -> Step:
        """One; then the next."""
        answer = self.answer
        assert answer is not None
        if answer == KEEP:
            return None
        universe.break_peace(PLACES[answer.place], self.seat, answer.seat)
        universe.tell("peace_ended", seat=self.seat, with_seat=answer.seat, place=answer.place)
        self.goto("choose")
        return None


@dataclass(slots=True)
class Moves(Procedure):
    """Actions of characters, one after the other, until the player has done."""

    seat: int
    number: int = OUT
    """The character that has left ships behind and may still go on."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "act", "go_on", "act_further")

    def choose(self, universe: Universe) -> Step:
        """Who has not acted yet."""
        options: list[Option] = []
        for number in universe.alliance(self.seat):
            if universe.acted[number]:
                continue
            key, galaxy = KEYS[number], universe.where[number]
            options += ways_on(universe, number)
            if droppable(universe, number):
                for count in range(1, universe.ships[number] + 1):
                    options.append(option("drop", card=key, number=count))
            if universe.loose_seat[galaxy] == self.seat:
                for count in range(1, min(universe.loose[galaxy], universe.free_slots(number)) + 1):
                    options.append(option("pick_up", card=key, number=count))
            if may_turn(universe, number):
                options.append(option("turn", card=key))
        options += bribes(universe, self.seat)
        if not options:
            self.finish()
            return None
        return Ask({self.seat: (*options, DONE)}, "move", "6.1", revocable=True)

    def act(self, universe: Universe) -> Step:
        """One action."""
        answer = self.answer
        assert answer is not None
        if answer == DONE:
            self.finish()
            return None
        if answer.verb == "bribe":
            self.goto("choose")
            return Bribe(self.seat, NUMBERS[answer.card], answer.number)
        number = NUMBERS[answer.card]
        if answer.verb == "drop":
            universe.acted[number] = True
            galaxy = universe.where[number]
            universe.ships[number] -= answer.number
            ships.put_loose(universe, self.seat, galaxy, answer.number)
            params = {"card": answer.card, "place": GALAXIES[galaxy], "count": answer.number}
            universe.tell("dropped", seat=self.seat, **params)
            self.number = number
            return None
        self.goto("choose")
        return self._act(universe, number, answer)

    def go_on(self, universe: Universe) -> Step:
        """With the ships that are left."""
        options = ways_on(universe, self.number)
        if not options:
            self.answer = STAY
            return None
        about = {"card": KEYS[self.number], "place": GALAXIES[universe.where[self.number]]}
        return Ask({self.seat: (*options, STAY)}, "go_on", "6.2", about, revocable=True)

    def act_further(self, universe: Universe) -> Step:
        """After asking for passage it may still choose."""
        answer = self.answer
        assert answer is not None
        if answer.verb == "ask":
            self.goto("go_on")
            return self._act(universe, self.number, answer)
        self.goto("choose")
        return None if answer == STAY else self._act(universe, self.number, answer)

    def _act(self, universe: Universe, number: int, answer: Option) -> Step:
        if answer.verb == "turn":
            universe.acted[number] = True
            return TurnDisc(number)
        if answer.verb == "pick_up":
            universe.acted[number] = True
            galaxy = universe.where[number]
            ships.take_loose(universe, galaxy, answer.number)
            universe.ships[number] += answer.number
            params = {"card": answer.card, "place": GALAXIES[galaxy], "count": answer.number}
            universe.tell("picked_up", seat=self.seat, **params)
            return None
        goal = goals(universe, number)[PLACES[answer.place]]
        if answer.verb == "ask":
            return Passage(self.seat, number, goal.galaxy, goal.asks)
        universe.acted[number] = True
        enter(universe, number, goal)
        if answer.number:
            ships.claim(universe, number)
        return Arrival(number)


def enter(universe: Universe, number: int, goal: Goal) -> None:
    """A character goes to a galaxy: in peace with those who let it in, at war with the others
    there (R 6.8)."""
    seat, origin, galaxy = universe.owner[number], universe.where[number], goal.galaxy
    if galaxy == CENTRE and universe.lord_at_home:
        universe.entrants += 1
    before = universe.pending()
    universe.where[number] = galaxy
    universe.came_from[number] = goal.way[-2] if len(goal.way) > 1 else origin
    places = {"from_place": GALAXIES[origin], "to_place": GALAXIES[galaxy]}
    count = universe.ships[number]
    universe.tell("moved", seat=seat, card=KEYS[number], count=count, **places)
    for other in goal.asks:
        if other in goal.granted:
            universe.make_peace(galaxy, seat, other)
        else:
            universe.break_peace(galaxy, seat, other)
    universe.settle_peace()
    if galaxy not in before and galaxy in universe.pending():
        universe.tell("battle_due", seat=seat, place=GALAXIES[galaxy])


@dataclass(slots=True)
class Passage(Procedure):
    """A request to be let in, put to all concerned at once; who does not answer refuses (R 6.8)."""

    seat: int
    number: int
    galaxy: int
    asked: tuple[int, ...]

    steps: ClassVar[tuple[str, ...]] = ("request", "put", "tell_answers")

    def request(self, universe: Universe) -> Step:
        """Everyone sees what is asked."""
        params = {"card": KEYS[self.number], "place": GALAXIES[self.galaxy]}
        universe.tell("asked", seat=self.seat, seats=list(self.asked), **params)
        return None

    def put(self, universe: Universe) -> Step:
        """Each answers unseen."""
        card, place = KEYS[self.number], GALAXIES[self.galaxy]
        about = {"seat": self.seat, "card": card, "place": place}
        answers: tuple[Option, ...] = (REFUSE, GRANT)
        options = dict.fromkeys(self.asked, answers)
        return Ask(options, "passage", "6.8", about, lapses=True)

    def tell_answers(self, universe: Universe) -> Step:
        """Shown together, in the order of the seats."""
        granted = tuple([s for s in self.asked if (s, GRANT) in self.answers])
        refused = tuple([s for s in self.asked if s not in granted])
        universe.requests = (*universe.requests, (self.number, self.galaxy, granted, refused))
        params = {"card": KEYS[self.number], "place": GALAXIES[self.galaxy]}
        for seat in self.asked:
            universe.tell("answered", seat=seat, granted=seat in granted, **params)
        return None
