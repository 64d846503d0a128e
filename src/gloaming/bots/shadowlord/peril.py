"""What others may do to one's own people where they stand: before their next turn is mine again."""

from __future__ import annotations

from .odds import chance_to_win
from .sky import FIGHTERS, LINKS, Character, Sky
from .war import stake

LIKELY = 0.4
"""How often others do what would be good for them."""
WORTHWHILE = 0.45
"""Nobody attacks with less than this chance."""


def danger(sky: Sky, galaxy: str, group: list[Character]) -> float:
    """What my people lose, on the average, if exactly these stand there."""
    fighters = [c for c in group if c["kind"] in FIGHTERS]
    if not fighters:
        return 0.0
    safe = 1.0
    for foes in sky.threats[galaxy].values():
        chance = chance_to_win(sky, foes, fighters)
        if chance > WORTHWHILE:
            safe *= 1 - LIKELY * chance
    if all(c["kind"] != "diplomat" for c in group):
        for shadow in sky.shadows:
            safe *= 1 - by_shadow(sky, shadow, shadow["place"], galaxy, fighters)
    return (1 - safe) * stake(sky, fighters)


def by_shadow(
    sky: Sky, shadow: Character, place: str, galaxy: str, fighters: list[Character]
) -> float:
    """How likely a shadow on a place is moved upon fighters of mine by others, and wins."""
    if (
        not shadow["ships"]
        or galaxy not in LINKS[place]
        or sky.galaxies[galaxy]["home"] is not None
    ):
        return 0.0
    chance = chance_to_win(sky, [shadow], fighters)
    return LIKELY * chance if chance > 0.2 else 0.0


def change(sky: Sky, movers: list[Character], galaxy: str) -> float:
    """How much more is in danger after these of mine, with the ships that they have, have gone to a
    galaxy."""
    gone = {c["id"] for c in movers}
    total = 0.0
    for place in {galaxy, *(c["place"] for c in movers)}:
        before = sky.at(place, sky.me)
        after = [c for c in before if c["id"] not in gone]
        if place == galaxy:
            after += movers
        total += danger(sky, place, after) - danger(sky, place, before)
    return total
