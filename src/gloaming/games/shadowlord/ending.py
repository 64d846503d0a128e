"""How a match ends (R 11)."""

from __future__ import annotations

from .characters import EVERYBODY, SHADOWLORD, SHADOWS
from .universe import NOBODY, OUT, Universe

LAST_MASTER, TOTAL_VICTORY, REIGN = "last_master", "total_victory", "reign"
TIMER, NO_MASTER, REIGN_OF_SHADOW = "timer", "no_master", "reign_shadow"


def end(universe: Universe, reason: str, winner: int = NOBODY) -> None:
    """The match is over; without a winner all have lost."""
    universe.over = True
    universe.reason = reason
    universe.winners = () if winner == NOBODY else (winner,)
    universe.tell("over", winners=list(universe.winners), reason=reason)


def check_after_battle(universe: Universe) -> None:
    """Rows 2 to 4, when a battle is over and the stone has changed hands."""
    living = universe.living()
    if not living:
        end(universe, NO_MASTER)
    elif len(living) == 1 and universe.stone != SHADOWLORD:
        shadows = [n for n in EVERYBODY[SHADOWS.start :] if universe.where[n] != OUT]
        end(universe, LAST_MASTER if shadows else TOTAL_VICTORY, living[0])


def count_reshuffle(universe: Universe) -> None:
    """Rows 1 and 5: the timer moves while the Shadowlord holds the stone; otherwise the reign is
    counted, over the whole match (R 10)."""
    numbers = universe.numbers
    if universe.stone == SHADOWLORD:
        universe.timer += 1
        universe.tell("timer", slot=universe.timer, slots=numbers.timer_slots)
        if universe.timer >= numbers.timer_slots:
            end(universe, TIMER)
        return
    universe.reign += 1
    universe.tell("reign", count=universe.reign, limit=numbers.reign_reshuffles)
    if universe.reign >= numbers.reign_reshuffles:
        winner = universe.owner[universe.stone]
        end(universe, REIGN_OF_SHADOW if winner == NOBODY else REIGN, winner)
