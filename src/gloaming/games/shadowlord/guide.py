"""Step 2: the guide card (R 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Event, Option, Procedure, Step, option

from .characters import KEYS, SHADOWLORD, SHADOWS
from .chart import CENTRE, GALAXIES, PLACES
from .powers import DrawCards, give, take
from .ships import take_loose
from .universe import NOBODY, NONE, OUT, Universe

PASS, CARD, SHIPS = Option("pass"), Option("card"), Option("ships")


def storm(universe: Universe, numbers: list[int]) -> int:
    """Each of these rings that holds a ship loses one; how many did. The Shadowlord's never."""
    hit = [n for n in numbers if universe.ships[n] and n != SHADOWLORD]
    for number in hit:
        universe.ships[number] -= 1
    return len(hit)


@dataclass(slots=True)
class Guide(Procedure):
    """The roll, and what it brings."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("roll", "work", "choose", "act")

    def roll(self, universe: Universe) -> Step:
        """All dice at once."""
        numbers = universe.numbers
        dice = [universe.chance.die(numbers.dice_sides) for _ in range(numbers.dice)]
        universe.dice = tuple(dice)
        universe.event = numbers.told_by(sum(dice))
        roll = {"dice": dice, "roll": sum(dice), "event": universe.event}
        universe.tell("guide", seat=self.seat, **roll)
        return None

    def work(self, universe: Universe) -> Step:
        """What needs no choice."""
        event, seat = universe.event, self.seat
        if event == "great_storm":
            rings = storm(universe, [n for n, place in enumerate(universe.where) if place != OUT])
            universe.tell("storm", seat=seat, place="", rings=rings, loose=0)
        elif event == "gather":
            self._gather(universe)
        elif event in ("salvage", "shipyard"):
            self._add_bonus(universe, 1 if event == "salvage" else 2)
        elif event == "insight":
            return DrawCards(seat, 1)
        elif event == "errand":
            universe.shadow_moves = 2
        elif event == "gift":
            self._add_bonus(universe, 2)
            return DrawCards(seat, 2)
        return None

    def choose(self, universe: Universe) -> Step:
        """What does, where there is something to choose."""
        event = universe.event
        options: tuple[Option, ...] = ()
        if event == "local_storm":
            options = (*_stormy(universe), PASS)
        elif event == "trade_winds":
            options = (CARD, SHIPS)
        elif event == "scout":
            options = tuple(
                [
                    option("scout", place=GALAXIES[galaxy])
                    for galaxy, disc in enumerate(universe.disc)
                    if disc != NONE
                ]
            )
        elif event == "raid":
            others = universe.clockwise(self.seat)
            options = tuple([option("raid", seat) for seat in others if universe.hands[seat]])
        if not options or options == (PASS,):
            self.finish()
            return None
        kinds = {"local_storm": "storm"}
        kind = kinds.get(event, event)
        return Ask({self.seat: options}, kind, "2.4", revocable=True)

    def act(self, universe: Universe) -> Step:
        """As chosen."""
        answer = self.answer
        assert answer is not None
        if answer == CARD:
            return DrawCards(self.seat, 1)
        if answer == SHIPS:
            self._add_bonus(universe, 1)
        elif answer.verb == "storm":
            self._storm(universe, PLACES[answer.place])
        elif answer.verb == "scout":
            self._scout(universe, PLACES[answer.place])
        elif answer.verb == "raid":
            self._raid(universe, answer.seat)
        return None

    def _add_bonus(self, universe: Universe, count: int) -> None:
        universe.bonus += count
        universe.tell("bonus", seat=self.seat, count=count)

    def _gather(self, universe: Universe) -> None:
        """Each minor shadow without a ship gets one, as long as there are black ships."""
        count = 0
        black = [*SHADOWS, SHADOWLORD]
        for shadow in SHADOWS:
            supply = universe.numbers.black_ships - sum(universe.ships[n] for n in black)
            if universe.where[shadow] != OUT and not universe.ships[shadow] and supply > 0:
                universe.ships[shadow] = 1
                count += 1
        universe.tell("gathered", count=count)

    def _storm(self, universe: Universe, galaxy: int) -> None:
        rings = storm(universe, universe.characters_at(galaxy))
        loose = universe.loose[galaxy]
        if loose:
            take_loose(universe, galaxy, loose)
        universe.settle_peace()
        place = GALAXIES[galaxy]
        universe.tell("storm", seat=self.seat, place=place, rings=rings, loose=loose)

    def _scout(self, universe: Universe, galaxy: int) -> None:
        """Seen by one alone; everyone knows which disc it was."""
        universe.settle()
        seat, params = self.seat, {"seat": self.seat, "place": GALAXIES[galaxy]}
        if seat not in universe.scouts[galaxy]:
            universe.scouts[galaxy] = tuple(sorted([*universe.scouts[galaxy], seat]))
        whole = {**params, "card": KEYS[universe.disc[galaxy]]}
        universe.whisper((seat,), "scouted", whole, Event("scouted", params))

    def _raid(self, universe: Universe, victim: int) -> None:
        """A random card; only the two of them know which."""
        seat, value = self.seat, universe.chance.choice(universe.hands[victim])
        give(universe, victim, value)
        take(universe, seat, value)
        params = {"seat": seat, "with_seat": victim}
        whole = {**params, "value": value}
        universe.whisper((seat, victim), "raided", whole, Event("raided", params))


def _stormy(universe: Universe) -> list[Option]:
    """Galaxies where a storm would find a ship; not home planets, not the Lost Fortress."""
    options = []
    for galaxy, place in enumerate(GALAXIES):
        if galaxy == CENTRE or universe.host_of(galaxy) != NOBODY:
            continue
        rings = any(universe.ships[number] for number in universe.characters_at(galaxy))
        if rings or universe.loose[galaxy]:
            options.append(option("storm", place=place))
    return options
