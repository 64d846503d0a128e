"""Losing: who dies, who retreats and where to (R 9.10, 9.11, R 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Procedure, Step, option

from .characters import KEYS, MASTERS, is_diplomat, is_shadow
from .chart import CENTRE, GALAXIES, LINKS, PLACES
from .universe import NOBODY, NONE, OUT, Universe

# -- leaving the game


def leave(universe: Universe, number: int) -> None:
    """A character leaves the game: ring and ships go back, its card is discarded with the battle's
    (R 9.10)."""
    galaxy = universe.where[number]
    universe.where[number] = OUT
    universe.ships[number] = 0
    if universe.under[number] != NONE:
        universe.buried = (*universe.buried, universe.under[number])
        universe.under[number] = NONE
    seat = universe.owner[number]
    universe.tell("died", seat=seat, card=KEYS[number], place=GALAXIES[galaxy])


def die(universe: Universe, number: int, killer: int) -> None:
    """Killed by a side. A dead master takes the player out."""
    leave(universe, number)
    if number in MASTERS:
        eliminate(universe, universe.owner[number], killer)
    universe.settle_peace()


def eliminate(universe: Universe, seat: int, killer: int) -> None:
    """All that a player has leaves the game (R 10); the cards go to the discard pile with the last
    step of the battle."""
    universe.alive[seat] = False
    by = NOBODY if is_shadow(killer) else killer
    universe.tell("eliminated", seat=seat, with_seat=by)
    for number in universe.alliance(seat):
        universe.where[number] = OUT
        universe.ships[number] = 0
        if universe.under[number] != NONE:
            universe.buried = (*universe.buried, universe.under[number])
            universe.under[number] = NONE
    universe.buried = (*universe.buried, *universe.hands[seat], *universe.fresh[seat])
    universe.hands[seat] = universe.fresh[seat] = ()
    for galaxy, owner in enumerate(universe.loose_seat):
        if owner == seat:
            universe.loose[galaxy] = 0
            universe.loose_seat[galaxy] = NOBODY
    universe.stored[seat] = 0


# -- where to


def is_open(universe: Universe, galaxy: int, seat: int) -> bool:
    """Whether a player's survivors can retreat there."""
    if galaxy in universe.pending() or universe.shadow_at(galaxy) != NONE:
        return False
    if universe.host_of(galaxy) not in (seat, NOBODY):
        return False
    if universe.control(galaxy) == seat:
        return True
    return all(other == seat for other in universe.seats_at(galaxy))


def places_for(universe: Universe, number: int, place: int, *, back: bool) -> list[int]:
    """Galaxies to which a loser can retreat; none: it is lost. ``back``: it attacked, and returns
    to where it entered from, if that is open."""
    if is_shadow(number):
        return _places_for_shadow(universe, place)
    seat = universe.owner[number]
    origin = universe.came_from[number]
    if back and origin != OUT and is_open(universe, origin, seat):
        return [origin]
    found = [galaxy for galaxy in LINKS[place] if is_open(universe, galaxy, seat)]
    if found:
        return found
    home = universe.home_of(seat)
    alone = all(universe.owner[other] == seat for other in universe.characters_at(home))
    if home != place and alone and home not in universe.pending():
        return [home]
    return []


def _places_for_shadow(universe: Universe, place: int) -> list[int]:
    return [
        galaxy
        for galaxy in LINKS[place]
        if galaxy != CENTRE
        and universe.host_of(galaxy) == NOBODY
        and not universe.loose[galaxy]
        and not universe.characters_at(galaxy)
    ]


@dataclass(slots=True)
class Retreat(Procedure):
    """The survivors of a side, and its diplomats, leave a galaxy one by one, in the order of the
    list of characters."""

    place: int
    waiting: tuple[int, ...]
    chooser: int
    """Who decides for a shadow."""
    winner: int
    """The other side: who has no place to go is lost to it."""
    attacked: bool

    steps: ClassVar[tuple[str, ...]] = ("choose", "go")

    def choose(self, universe: Universe) -> Step:
        """Asked where there are several places."""
        while self.waiting:
            number = self.waiting[0]
            if universe.where[number] != self.place:
                # Its master has died meanwhile.
                self.waiting = self.waiting[1:]
                continue
            found = places_for(universe, number, self.place, back=self.attacked)
            if not found:
                self._lose(universe, number)
                continue
            key = KEYS[number]
            options = [option("retreat", place=GALAXIES[galaxy], card=key) for galaxy in found]
            if len(options) == 1:
                self.answer = options[0]
                return None
            seat = self.chooser if is_shadow(number) else universe.owner[number]
            about = {"card": key, "place": GALAXIES[self.place]}
            return Ask({seat: tuple(options)}, "retreat", "9.11", about, revocable=True)
        self.finish()
        return None

    def go(self, universe: Universe) -> Step:
        """One."""
        assert self.answer is not None
        number = self.waiting[0]
        self.waiting = self.waiting[1:]
        withdraw(universe, number, PLACES[self.answer.place])
        self.goto("choose")
        return None

    def _lose(self, universe: Universe, number: int) -> None:
        """No place to go: a fighter dies, a diplomat or a shadow leaves the game."""
        self.waiting = self.waiting[1:]
        if is_shadow(number) or is_diplomat(number):
            leave(universe, number)
            universe.settle_peace()
        else:
            die(universe, number, self.winner)


def withdraw(universe: Universe, number: int, galaxy: int) -> None:
    """A character or shadow goes back."""
    places = {"from_place": GALAXIES[universe.where[number]], "to_place": GALAXIES[galaxy]}
    universe.where[number] = galaxy
    universe.came_from[number] = OUT
    universe.tell("retreated", seat=universe.owner[number], card=KEYS[number], **places)
    universe.settle_peace()


@dataclass(slots=True)
class ReturnFromFortress(Procedure):
    """Challengers who have beaten the Shadowlord without destroying him go back, one by one; if no
    galaxy is open, home, in peace with whoever is there (R 9.12)."""

    waiting: tuple[int, ...]

    steps: ClassVar[tuple[str, ...]] = ("choose", "go")

    def choose(self, universe: Universe) -> Step:
        """To where it came from, if that is open."""
        if not self.waiting:
            self.finish()
            return None
        number = self.waiting[0]
        seat, key = universe.owner[number], KEYS[number]
        found = places_for(universe, number, CENTRE, back=True) or [universe.home_of(seat)]
        options = [option("retreat", place=GALAXIES[galaxy], card=key) for galaxy in found]
        if len(options) == 1:
            self.answer = options[0]
            return None
        about = {"card": key, "place": GALAXIES[CENTRE]}
        return Ask({seat: tuple(options)}, "retreat", "9.12", about, revocable=True)

    def go(self, universe: Universe) -> Step:
        """At home whoever is there lets it in."""
        assert self.answer is not None
        number, galaxy = self.waiting[0], PLACES[self.answer.place]
        self.waiting = self.waiting[1:]
        seat = universe.owner[number]
        withdraw(universe, number, galaxy)
        if galaxy == universe.home_of(seat):
            for other in universe.seats_at(galaxy):
                if other != seat:
                    universe.make_peace(galaxy, seat, other)
        self.goto("choose")
        return None
