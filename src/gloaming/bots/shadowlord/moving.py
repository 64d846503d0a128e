"""Where to go (step 4)."""

from __future__ import annotations

from typing import Any

from gloaming.games.shadowlord.chart import FORTRESS, STATIONS

from .peril import change
from .sky import FIGHTERS, Character, Options, Sky
from .war import value_of_attack

ENOUGH = 0.6
"""The least chance to win with which an attack is begun."""
CHALLENGE = 0.55
MASTER_STAYS = 0.8
"""The least chance with which the master joins an attack."""
RECRUITING = 14.0


def move(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """What each action promises; ``done`` and ``stay`` promise nothing."""
    reach = sky.own["reach"] or {}
    attacks = _attacks(sky, reach)
    worths = []
    for option in options:
        verb = option["verb"]
        if verb in ("done", "stay"):
            worths.append(0.0)
        elif verb == "go":
            worths.append(_going(sky, option, reach[option["card"]][option["place"]], attacks))
        elif verb == "turn":
            worths.append(RECRUITING + 1)
        elif verb == "ask":
            worths.append(_asking(sky, option, reach[option["card"]][option["place"]]))
        elif verb == "pick_up":
            worths.append(_picking_up(sky, option))
        elif verb == "drop":
            worths.append(_dropping(sky, option, reach.get(option["card"], {})))
        else:
            worths.append(_bribing(sky, option))
    return worths


def _attacks(sky: Sky, reach: dict[str, Any]) -> dict[str, tuple[float, float, list[str]]]:
    """By galaxy: gain, chance, and who should go, of the attacks that are worth it."""
    found = {}
    goals = {goal for places in reach.values() for goal in places}
    for galaxy in goals:
        plan = plan_attack(sky, galaxy, reach)
        if plan is not None:
            found[galaxy] = plan
    return found


def plan_attack(
    sky: Sky, galaxy: str, reach: dict[str, Any]
) -> tuple[float, float, list[str]] | None:
    """The best attack on a galaxy: fighters one by one, the strongest first, until it is likely to
    be won; the master only where that makes it safe."""
    foes = _foes(sky, galaxy)
    if foes is None:
        return None
    here = [c for c in sky.fighters(galaxy, sky.me) if sky.galaxies[galaxy]["battle"]]
    able = [
        sky.characters[card]
        for card, places in reach.items()
        if galaxy in places and sky.characters[card]["kind"] in FIGHTERS
    ]
    # The master last: the others may be enough.
    able.sort(key=lambda c: (c["kind"] == "master", -c["level"] - c["ships"]))
    if galaxy == FORTRESS and sky.lord_waits:
        tries = [[c] for c in able]
    else:
        tries = [able[:count] for count in range(1, len(able) + 1)]
    best = None
    for party in tries:
        gain, chance = value_of_attack(sky, galaxy, [*here, *party], foes)
        if galaxy != FORTRESS or not sky.lord_waits:
            gain -= chance * (1 - sky.hurry) * change(sky, party, galaxy)
        least = (CHALLENGE if galaxy == FORTRESS else ENOUGH) - 0.25 * sky.hurry
        if any(c["kind"] == "master" for c in party):
            least = max(least, MASTER_STAYS - 0.3 * sky.hurry)
        if chance >= least and gain > 0 and (best is None or gain > best[0] + 0.5):
            best = (gain, chance, [c["id"] for c in party])
    return best


def _foes(sky: Sky, galaxy: str) -> list[Character] | None:
    """Whom entering would be an attack on, the strongest of several sides; None: on nobody."""
    shadow = sky.shadow(galaxy)
    if shadow is not None:
        return [shadow]
    place = sky.galaxies[galaxy]
    if place["control"] == sky.me:
        return None
    seats = {sky.characters[card]["seat"] for card in place["cards"]} - {sky.me}
    if place["loose"]:
        seats.add(place["loose"]["seat"])
    if not seats:
        return None
    sides = [sky.fighters(galaxy, seat) for seat in seats]
    return max(sides, key=lambda side: sum(c["level"] + c["ships"] for c in side))


def _going(
    sky: Sky,
    option: dict[str, Any],
    goal: dict[str, Any],
    attacks: dict[str, tuple[float, float, list[str]]],
) -> float:
    character, galaxy = sky.characters[option["card"]], option["place"]
    if goal["fights"] or goal["shadow"]:
        plan = attacks.get(galaxy)
        if plan is None or character["id"] not in plan[2]:
            return -20.0
        return plan[0] + max(0.0, _approach(sky, character, character["place"], galaxy))
    claims = _claiming(galaxy) if option["number"] else 0.0
    if character["kind"] == "diplomat":
        return _diplomat(sky, character, galaxy) + min(claims, 0.2)
    return _wandering(sky, character, galaxy, goal) + claims


def _claiming(galaxy: str) -> float:
    """A claim costs a ship, and there are few: only stations are worth it."""
    return 1.5 if galaxy in STATIONS else -0.6


def _diplomat(sky: Sky, diplomat: Character, galaxy: str) -> float:
    """To discs; to where the nearest one is."""
    if sky.galaxies[galaxy]["disc"]:
        full = sky.player["characters"] >= sky.numbers.rings
        return 0.1 if full else RECRUITING
    discs = [g for g, place in sky.galaxies.items() if place["disc"]]
    if not discs or sky.player["characters"] >= sky.numbers.rings:
        return -0.1
    now = min(sky.far(diplomat["place"], disc) for disc in discs)
    then = min(sky.far(galaxy, disc) for disc in discs)
    return 1.0 * (now - then) - 0.05


def _wandering(sky: Sky, character: Character, galaxy: str, goal: dict[str, Any]) -> float:
    """Stations first; then nearer to what one will fight; the master stays with the others."""
    worth = 0.0
    here = character["place"]
    gained = not sky.controls(galaxy)
    if gained:
        worth += sky.income(galaxy)
    # Leaving a galaxy that nothing else holds gives it up.
    alone = len(sky.at(here, sky.me)) == 1 and not sky.galaxies[here]["loose"]
    home = sky.galaxies[here]["home"] == sky.me
    if alone and not home and sky.controls(here):
        worth -= sky.income(here)
    worth -= (1 - 0.7 * sky.hurry) * min(
        change(sky, [character], galaxy), change(sky, _company(sky, character, galaxy), galaxy)
    )
    if character["kind"] == "master":
        return worth * 0.5 - 0.3 + 0.8 * _approach(sky, character, here, galaxy)
    cost: int = goal["cost"]
    return worth + _approach(sky, character, here, galaxy) - 0.05 * cost


def _company(sky: Sky, character: Character, galaxy: str) -> list[Character]:
    """Who can go there with it, one after the other: together they are safer."""
    reach = sky.own["reach"] or {}
    others = sky.fighters(character["place"], sky.me)
    return [c for c in others if c is character or galaxy in reach.get(c["id"], ())]


def _approach(sky: Sky, character: Character, here: str, galaxy: str) -> float:
    """How much nearer one comes to what one is to do: the champion and others with ships enough to
    whom they have to beat, the rest to stations."""
    goals = [g for g in STATIONS if not sky.controls(g)]
    weight = 0.5
    if character["id"] == sky.champion and character["ships"] >= 3:
        goals, weight = sky.quarry, 1.2
    elif character["ships"] >= (4 if sky.stone_is_his else 2):
        goals = sky.quarry
    if not goals:
        return 0.0
    return weight * (min(sky.far(here, g) for g in goals) - min(sky.far(galaxy, g) for g in goals))


def _asking(sky: Sky, option: dict[str, Any], goal: dict[str, Any]) -> float:
    """Where a diplomat wants to turn a disc over, and a fighter to pass whom it would not beat."""
    character, galaxy = sky.characters[option["card"]], option["place"]
    if goal["shadow"]:
        return -1.0
    if character["kind"] == "diplomat":
        full = sky.player["characters"] >= sky.numbers.rings
        return 2.0 if sky.galaxies[galaxy]["disc"] and not full else -1.0
    return 0.8 * _approach(sky, character, character["place"], galaxy) - 0.5


def _dropping(sky: Sky, option: dict[str, Any], goals: dict[str, Any]) -> float:
    """One ship that keeps a station when its only guard goes on."""
    character = sky.characters[option["card"]]
    here = character["place"]
    guarded = len(sky.at(here, sky.me)) > 1 or sky.galaxies[here]["loose"]
    if option["number"] > 1 or here not in STATIONS or guarded:
        return -1.0
    onward = [
        _approach(sky, character, here, galaxy) + sky.income(galaxy) * (not sky.controls(galaxy))
        for galaxy, goal in goals.items()
        if goal["cost"] < character["ships"] and not goal["fights"] and not goal["shadow"]
    ]
    return max(onward, default=-1.0) - 0.4


def _picking_up(sky: Sky, option: dict[str, Any]) -> float:
    """Ships that lie where somebody stands who needs them; the last one keeps a station."""
    character = sky.characters[option["card"]]
    here, count = character["place"], int(option["number"])
    left = sky.galaxies[here]["loose"]["count"] - count
    if character["kind"] not in ("master", "warrior") or (here in STATIONS and left < 1):
        return -1.0
    few = character["ships"] <= 1 or sky.player["free"] == 0
    return 0.4 * count if few else -1.0


def _bribing(sky: Sky, option: dict[str, Any]) -> float:
    """Low cards are well spent so."""
    value: int = option["number"]
    return 4.0 - 0.6 * sky.numbers.bribe_cards * value
