"""Ships and cards: what to redeem, where to put them (step 3), and which card goes where."""

from __future__ import annotations

from typing import Any

from gloaming.games.shadowlord.chart import STATIONS

from .peril import change
from .sky import Character, Options, Sky

WANTED = {"master": 3, "warrior": 2, "merchant": 1, "diplomat": 2}
"""Ships that each is given first; then the champion as many as fit, then all others."""
FIRST = {"master": 3.0, "warrior": 2.6, "diplomat": 2.8, "merchant": 1.6}
CHAMPION = 2.5
KEPT = 2
"""Cards of the hand that are not turned into ships."""


def need_of(sky: Sky, character: Character) -> float:
    """How much one more ship helps it."""
    ships: int = character["ships"]
    need = FIRST[character["kind"]] - 0.2 * ships
    if ships == 0:
        need += 1.2
    if ships >= WANTED[character["kind"]]:
        need -= 1.8
    if character["id"] == sky.champion:
        need = max(need, CHAMPION)
    return need


def share(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """Set-up: one each."""
    return [need_of(sky, sky.characters[o["card"]]) - 3.0 * (o["number"] - 1) for o in options]


def build(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """Ships where they help most, one place after the other; cards become ships as long as there
    is room for them."""
    room = sum(sky.free_slots(character) for character in sky.mine)
    short = min(about["free"] - about["due"], room - about["left"])
    worths = []
    for option in options:
        verb = option["verb"]
        if verb == "done":
            worths.append(0.0)
        elif verb == "redeem":
            worths.append(_redeeming(sky, option["number"], short))
        elif verb == "ring":
            character = sky.characters[option["card"]]
            more = {**character, "ships": character["ships"] + option["number"]}
            relief = -change(sky, [more], character["place"]) / option["number"]
            worths.append(max(0.05, need_of(sky, character) - 0.01 * option["number"]) + relief)
        else:
            worths.append(_loose(sky, option["place"], option["number"]))
    return worths


def _redeeming(sky: Sky, value: int, short: int) -> float:
    """First of all, if the ships can be used, low cards first; the two best are kept for
    battles."""
    if value == 0:
        return 9.0 if len(sky.own["hand"]) > sky.numbers.hand_limit else -1.0
    if short <= 0 or value > short + 1:
        return -1.0
    spare = sorted(sky.own["hand"])[:-KEPT]
    return 20.0 - value if value in spare else -1.0


def _loose(sky: Sky, galaxy: str, count: int) -> float:
    """A ship that keeps a station when one leaves it."""
    if count > 1 or sky.galaxies[galaxy]["loose"] or galaxy not in STATIONS:
        return -1.0
    return 2.9


def place_card(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """Into the hand while it has room; then good ones under fighters, others under diplomats."""
    value = sky.own["fresh"][0]
    worths = []
    for option in options:
        if option["verb"] == "hand":
            full = len(sky.own["hand"]) >= sky.numbers.hand_limit
            worths.append(0.5 if full else 3.0)
            continue
        kind = sky.characters[option["card"]]["kind"]
        if kind == "diplomat":
            worths.append(3.5 if value == 0 else 0.8 if value <= 2 else 0.1)
        else:
            order = {"master": 1.0, "warrior": 0.9, "merchant": 0.6}
            worths.append(order[kind] * (value / 4 + 0.2))
    return worths


def discard(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """The lowest."""
    return [-float(option["number"]) for option in options]
