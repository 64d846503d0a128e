"""Where a character may go, and what it takes to get in (R 6)."""

from __future__ import annotations

from dataclasses import dataclass

from .characters import is_diplomat
from .chart import CENTRE, LINKS
from .universe import NOBODY, NONE, Universe


@dataclass(frozen=True, slots=True)
class Goal:
    """A galaxy in reach of a character."""

    galaxy: int
    way: tuple[int, ...]
    """Galaxies on the way, the goal last; the cost is their number."""
    asks: tuple[int, ...]
    """Players whose permission it takes to enter in peace."""
    granted: tuple[int, ...]
    """Those of them who have given it."""
    asked: bool
    """They have been asked for this character in this turn."""
    shadow: int
    """The shadow that stands there, or `NONE`."""
    claimable: bool

    @property
    def fights(self) -> tuple[int, ...]:
        """Players whom entering would be an attack on."""
        return tuple([seat for seat in self.asks if seat not in self.granted])


def goals(universe: Universe, number: int) -> dict[int, Goal]:
    """What a character can reach with the ships in its ring (R 6.1, 6.3), by galaxy. Of diplomats
    also goals that they may not enter before everybody concerned has agreed."""
    controls, seat = universe.controls(), universe.owner[number]
    return {
        goal: _goal(universe, number, goal, way, controls[goal] == seat)
        for goal, way in _ways(universe, number, controls).items()
        if may_stand(universe, number, goal)
    }


def ways(universe: Universe, number: int) -> dict[int, tuple[int, ...]]:
    """A shortest way to each galaxy in reach, passing only through galaxies that the character's
    player controls and where no battle is due."""
    return _ways(universe, number, universe.controls())


def _ways(universe: Universe, number: int, controls: list[int]) -> dict[int, tuple[int, ...]]:
    start, seat = universe.where[number], universe.owner[number]
    found: dict[int, tuple[int, ...]] = {start: ()}
    if not universe.ships[number]:
        return {}
    pending = universe.pending()
    edge = [start]
    for _ in range(universe.ships[number]):
        further = []
        for galaxy in edge:
            if galaxy != start and (
                galaxy in pending or not _may_pass(universe, seat, galaxy, controls[galaxy])
            ):
                continue
            for other in LINKS[galaxy]:
                if other not in found:
                    found[other] = (*found[galaxy], other)
                    further.append(other)
        edge = further
    del found[start]
    return found


def _may_pass(universe: Universe, seat: int, galaxy: int, control: int) -> bool:
    if galaxy == CENTRE and universe.lord_at_home:
        return False
    if control == seat:
        return True
    if universe.numbers.stop_on_unheld or universe.shadow_at(galaxy) != NONE:
        return False
    return universe.seats_at(galaxy) in ([], [seat])


def may_stand(universe: Universe, number: int, galaxy: int) -> bool:
    """Whether the character may be there at all (R 6.6, 6.8): the fortress admits few while the
    Shadowlord is there, and a diplomat goes where no shadow is."""
    if is_diplomat(number) and universe.shadow_at(galaxy) != NONE:
        return False
    if galaxy == CENTRE and universe.lord_at_home:
        return universe.entrants < universe.numbers.fortress_entrants
    return True


def _goal(
    universe: Universe, number: int, galaxy: int, way: tuple[int, ...], controlled: bool
) -> Goal:
    """It takes the permission of everybody who has a character or a loose ship there, unless one
    controls the galaxy oneself (R 6.8). In an empty home planet there is nobody to ask."""
    seat = universe.owner[number]
    asks: tuple[int, ...] = ()
    if not controlled:
        asks = tuple([other for other in universe.seats_at(galaxy) if other != seat])
    granted: tuple[int, ...] = ()
    asked = False
    for character, place, agreed, _ in universe.requests:
        if (character, place) == (number, galaxy):
            granted, asked = agreed, True
    return Goal(
        galaxy,
        way,
        asks,
        granted,
        asked,
        universe.shadow_at(galaxy),
        universe.claimable(galaxy, seat),
    )


def may_enter(universe: Universe, number: int, goal: Goal) -> bool:
    """Whether the character may go in as things stand: a diplomat only in peace with all."""
    return not (is_diplomat(number) and goal.fights)


def droppable(universe: Universe, number: int) -> bool:
    """Whether the character may leave ships where it stands (R 6.2)."""
    galaxy, seat = universe.where[number], universe.owner[number]
    if not universe.ships[number]:
        return False
    if universe.claimable(galaxy, seat):
        return True
    alone = all(universe.owner[other] == seat for other in universe.characters_at(galaxy))
    return universe.loose_seat[galaxy] == seat and alone


def may_turn(universe: Universe, number: int) -> bool:
    """Whether a diplomat may turn over the disc where it stands (R 7): not in a galaxy that another
    controls who has ended the peace."""
    galaxy, seat = universe.where[number], universe.owner[number]
    if not is_diplomat(number) or universe.disc[galaxy] == NONE:
        return False
    control = universe.control(galaxy)
    return control in (seat, NOBODY) or universe.at_peace(galaxy, seat, control)
