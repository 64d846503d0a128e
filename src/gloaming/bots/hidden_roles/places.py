"""What it is worth to be at a place (H 2, R 2): its action, and who is in range."""

from __future__ import annotations

from .cards import best_theft, drawing
from .fighting import best_attack, in_range_from
from .lore import ANY, HALL, HINT, NOTHING, STEAL
from .stakes import Situation

IN_DANGER = 0.3
"""How much of what an attack on me would cost counts, since others may be attacked instead."""


def going(at: Situation, place: str) -> float:
    """What it is worth to me to be at a place: its action, whom I could attack from there, and who
    could attack me."""
    found = at.goings.get(place)
    if found is None:
        found = acting(at, place) + best_attack(at, in_range_from(at, place)) + staying(at, place)
        at.goings[place] = found
    return found


def staying(at: Situation, place: str) -> float:
    """What it is worth to me to stand at a place until my next turn."""
    worth = at.goal.haven(at, place) if at.goal is not None else 0.0
    exposed = at.lore.exposure(at, place)
    if not exposed:
        return worth
    foes = sum(max(0.0, at.enmity(seat)) for seat in at.others)
    return worth + IN_DANGER * exposed * foes * at.hurting(at.me, 2)


def acting(at: Situation, place: str) -> float:
    """What the area's action is worth to me; negative where it is better left alone."""
    action = at.lore.actions[place]
    if action == NOTHING:
        return 0.0
    if action == HALL:
        return max(hall(at).values())
    if action == STEAL:
        return best_theft(at)
    if action == ANY:
        return max(drawing(at, deck) for deck in at.edition.decks)
    return drawing(at, at.edition.hint_deck if action == HINT else action)


def rolled(at: Situation) -> float:
    """What it is worth on the whole to go where the dice lead. Where no area has the total, one is
    chosen; the own area's is rolled again (H 4), or means staying (R 4)."""
    here = at.mine["place"]
    value = 0.0
    ways = 0
    for total, many in WAYS.items():
        place = at.places.get(total)
        if place is None or place != here or at.lore.stays:
            value += many * (best_elsewhere(at) if place is None else going(at, place))
            ways += many
    return value / ways


def best_elsewhere(at: Situation) -> float:
    """The best place but where I am."""
    return max(going(at, place) for place in at.public["board"] if place != at.mine["place"])


WAYS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 4, 8: 3, 9: 2, 10: 1}
"""Of 24 rolls of both dice, how many have this sum (H 3, R 3)."""


def hall(at: Situation) -> dict[str, float]:
    """What each choice of the Weird Woods, the Town hall is worth, by option id."""
    out = {}
    for seat in at.living:
        safe = at.lore.brooch in at.players[seat]["equipment"]
        out[f"hurt:{seat}"] = 0.0 if safe else at.hurting(seat, 2)
        out[f"heal:{seat}"] = at.healing(seat, 1)
    return out
