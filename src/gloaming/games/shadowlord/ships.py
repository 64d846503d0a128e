"""Ships on their way: into rings, loose, into storage, back to the supply."""

from __future__ import annotations

from .characters import KEYS
from .chart import GALAXIES
from .universe import NOBODY, Universe


def into_ring(universe: Universe, seat: int, number: int, count: int) -> None:
    """Ships placed in a character's ring."""
    universe.ships[number] += count
    place = GALAXIES[universe.where[number]]
    universe.tell("ring", seat=seat, card=KEYS[number], place=place, count=count)


def put_loose(universe: Universe, seat: int, galaxy: int, count: int) -> None:
    """Ships placed loose on a galaxy: they claim it."""
    universe.loose[galaxy] += count
    universe.loose_seat[galaxy] = seat


def take_loose(universe: Universe, galaxy: int, count: int) -> None:
    """Loose ships leave a galaxy."""
    universe.loose[galaxy] -= count
    if not universe.loose[galaxy]:
        universe.loose_seat[galaxy] = NOBODY


def lose_loose(universe: Universe, galaxy: int, seat: int) -> None:
    """All loose ships that a player has there go to the supply."""
    count = universe.loose[galaxy]
    if count and universe.loose_seat[galaxy] == seat:
        take_loose(universe, galaxy, count)
        universe.tell("lost_loose", seat=seat, place=GALAXIES[galaxy], count=count)


def claim(universe: Universe, number: int) -> None:
    """A character puts one ship of its ring down where it stands (R 6.4)."""
    seat, galaxy = universe.owner[number], universe.where[number]
    universe.ships[number] -= 1
    put_loose(universe, seat, galaxy, 1)
    universe.tell("claimed", seat=seat, card=KEYS[number], place=GALAXIES[galaxy])
