"""Step 5: the active player may move a minor shadow (R 8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option

from .characters import KEYS, NUMBERS, SHADOWS, is_diplomat
from .chart import CENTRE, GALAXIES, LINKS, PLACES
from .universe import NOBODY, NONE, OUT, Universe

PASS = Option("pass")


def may_move(universe: Universe, shadow: int, galaxy: int, mover: int) -> bool:
    """Whether a shadow may be moved to a neighbouring galaxy by this player."""
    if galaxy == CENTRE or universe.host_of(galaxy) != NOBODY:
        return False
    if universe.shadow_at(galaxy) != NONE:
        return False
    if any(is_diplomat(number) for number in universe.characters_at(galaxy)):
        return False
    seats = universe.seats_at(galaxy)
    return len(seats) < 2 and mover not in seats


@dataclass(slots=True)
class ShadowMoves(Procedure):
    """One minor shadow, one galaxy; after a dark errand another one too."""

    seat: int
    left: int
    moved: tuple[int, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("choose", "move")

    def choose(self, universe: Universe) -> Step:
        """Any that has a ship and is in no battle."""
        options: list[Option] = []
        if self.left:
            pending = universe.pending()
            for shadow in SHADOWS:
                origin = universe.where[shadow]
                if origin == OUT or not universe.ships[shadow] or shadow in self.moved:
                    continue
                if origin in pending:
                    continue
                options += [
                    option("shadow", place=GALAXIES[galaxy], card=KEYS[shadow])
                    for galaxy in LINKS[origin]
                    if may_move(universe, shadow, galaxy, self.seat)
                ]
        if not options:
            self.finish()
            return None
        about = {"left": self.left}
        return Ask({self.seat: (*options, PASS)}, "shadow", "8", about, revocable=True)

    def move(self, universe: Universe) -> Step:
        """With its ships. Where a player has characters or loose ships, it attacks."""
        answer = self.answer
        assert answer is not None
        if answer == PASS:
            return None
        shadow, galaxy = NUMBERS[answer.card], PLACES[answer.place]
        origin = universe.where[shadow]
        defenders = universe.seats_at(galaxy)
        universe.where[shadow] = galaxy
        universe.came_from[shadow] = origin
        places = {"from_place": GALAXIES[origin], "to_place": answer.place}
        universe.tell("shadow_moved", seat=self.seat, card=answer.card, **places)
        if defenders:
            universe.fights = (*universe.fights, (galaxy, shadow, defenders[0]))
            universe.tell("battle_due", seat=NOBODY, place=answer.place)
        self.left -= 1
        self.moved = (*self.moved, shadow)
        self.goto("choose")
        return None
