"""Set-up (R 3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Chance, Procedure, Step, option

from .build import ShareShips
from .characters import ALLIES, DIPLOMATS, KEYS, MASTERS, NUMBERS, SHADOWLORD, SHADOWS, WARRIORS
from .chart import CENTRE, CIRCLE, DISC_PLACES, PLACES
from .numbers import PLAYERS, POWERS
from .powers import take
from .turn import Rounds
from .universe import NOBODY, Universe


def lay_out(universe: Universe) -> None:
    """What is there before anybody chooses: shadows, cards, the timer, and who begins."""
    numbers, chance = universe.numbers, universe.chance
    universe.active = _starting_player(universe, chance)
    circle = [PLACES[galaxy] for galaxy in CIRCLE]
    chance.shuffle(circle)
    for shadow, galaxy in zip(SHADOWS, circle, strict=True):
        universe.where[shadow] = galaxy
        universe.ships[shadow] = numbers.shadow_ships
    universe.where[SHADOWLORD] = CENTRE
    universe.ships[SHADOWLORD] = numbers.shadowlord_ships
    universe.deck = [
        value for value, count in zip(POWERS, numbers.powers, strict=True) for _ in range(count)
    ]
    chance.shuffle(universe.deck)
    universe.timer = numbers.timer_start[PLAYERS.index(universe.seats)]
    universe.stack.append(SetUp())


def _starting_player(universe: Universe, chance: Chance) -> int:
    """One die each, the highest starts; those who are equal roll again (R 3.1)."""
    seats = list(range(universe.seats))
    rolls = []
    while len(seats) > 1:
        round_ = [[seat, chance.die(universe.numbers.dice_sides)] for seat in seats]
        rolls += round_
        best = max(die for _, die in round_)
        seats = [seat for seat, die in round_ if die == best]
    universe.tell("rolled_first", seat=seats[0], rolls=rolls)
    return seats[0]


@dataclass(slots=True)
class SetUp(Procedure):
    """Masters in the order of the turn, allies and discs, the first ships."""

    chosen: int = 0
    """How many players have their master."""
    shared: int = 0
    """How many have split their first ships."""

    steps: ClassVar[tuple[str, ...]] = ("choose_master", "take_master", "deal", "share", "begin")

    def choose_master(self, universe: Universe) -> Step:
        """3.1: each a master of another element."""
        seat = self._seat(universe, self.chosen)
        options = tuple(
            [
                option("master", card=KEYS[master])
                for master in MASTERS
                if universe.owner[master] == NOBODY
            ]
        )
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask({seat: options}, "choose_master", "3.1")

    def take_master(self, universe: Universe) -> Step:
        """On the home planet."""
        assert self.answer is not None
        seat, master = self._seat(universe, self.chosen), NUMBERS[self.answer.card]
        universe.elements[seat] = master
        self._join(universe, seat, master)
        universe.tell("chose_master", seat=seat, card=KEYS[master])
        self.chosen += 1
        if self.chosen < universe.seats:
            self.goto("choose_master")
        return None

    def deal(self, universe: Universe) -> Step:
        """3.4 and 3.5: a warrior and a diplomat each; the other allies on discs, some left out."""
        chance, numbers = universe.chance, universe.numbers
        warriors, diplomats = list(WARRIORS), list(DIPLOMATS)
        chance.shuffle(warriors)
        chance.shuffle(diplomats)
        for at in range(universe.seats):
            seat = self._seat(universe, at)
            pair = (warriors.pop(), diplomats.pop())
            for ally in pair:
                self._join(universe, seat, ally)
            universe.tell("dealt", seat=seat, cards=[KEYS[ally] for ally in pair])
            for _ in range(numbers.start_cards):
                take(universe, seat, universe.deck.pop())
        rest = [ally for ally in ALLIES if universe.owner[ally] == NOBODY]
        chance.shuffle(rest)
        for galaxy in DISC_PLACES:
            universe.disc[galaxy] = rest.pop()
        universe.left_out = tuple(sorted(rest))
        return None

    def share(self, universe: Universe) -> Step:
        """3.4: openly, in the order of the turn."""
        if self.shared == universe.seats:
            return None
        seat = self._seat(universe, self.shared)
        self.shared += 1
        self.goto("share")
        return ShareShips(seat, universe.numbers.start_ships)

    def begin(self, universe: Universe) -> Step:
        """The first turn."""
        return Rounds()

    def _seat(self, universe: Universe, at: int) -> int:
        return (universe.active + at) % universe.seats

    def _join(self, universe: Universe, seat: int, number: int) -> None:
        universe.owner[number] = seat
        universe.where[number] = universe.home_of(seat)
        universe.shown[number] = True
