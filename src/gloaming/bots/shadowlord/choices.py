"""Questions by kind, and who decides them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.shadowlord.chart import STATIONS

from . import building, moving, war
from .odds import chance_to_win
from .peril import by_shadow
from .sky import Character, Options, Sky

Choice = Callable[[Sky, Options, dict[str, Any]], list[float]]
"""What each option is worth, given the board and what the question is about."""


def equal(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """All the same."""
    return [0.0] * len(options)


def storm(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """Where it costs others most."""
    worths = []
    for option in options:
        worth = 0.0
        if option["verb"] != "pass":
            place = sky.galaxies[option["place"]]
            for card in place["cards"]:
                character = sky.characters[card]
                hit = 1.0 if character["ships"] else 0.0
                worth += {sky.me: -hit, None: 0.3 * hit}.get(character["seat"], hit)
            if place["loose"]:
                count = place["loose"]["count"] + 2 * (option["place"] in STATIONS)
                worth += -count if place["loose"]["seat"] == sky.me else count
        worths.append(worth)
    return worths


def trade_winds(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """A card can be redeemed for more than a ship."""
    return [1.0 if option["verb"] == "card" else 0.5 for option in options]


def scout(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """The disc that a diplomat is nearest to, and that one does not know."""
    diplomats = [c["place"] for c in sky.of_kind("diplomat")]
    worths = []
    for option in options:
        known = option["place"] in sky.own["scouted"]
        near = min([sky.far(place, option["place"]) for place in diplomats], default=0)
        worths.append(-float(near) - 20.0 * known)
    return worths


def raid(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """The fullest hand."""
    players = sky.public["players"]
    return [float(players[o["seat"]]["hand"] + players[o["seat"]]["characters"]) for o in options]


def site(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """First where most is to be won: the best cards are for that."""
    worths = []
    for option in options:
        galaxy = option["place"]
        mine = sky.fighters(galaxy, sky.me)
        shadow = "card" in option
        theirs = sky.at(galaxy, None) if shadow else sky.fighters(galaxy, option["seat"])
        worths.append(war.value_of_attack(sky, galaxy, mine, theirs)[0] if mine else 0.0)
    return worths


def end_peace(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """With guests who are likely to be beaten."""
    worths = []
    for option in options:
        if option["verb"] == "keep":
            worths.append(0.0)
            continue
        galaxy = option["place"]
        mine, theirs = sky.fighters(galaxy, sky.me), sky.fighters(galaxy, option["seat"])
        gain, chance = war.value_of_attack(sky, galaxy, mine, theirs)
        worths.append(gain if mine and chance >= moving.ENOUGH else -1.0)
    return worths


def passage(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """Refused, unless the guest would win: in peace it can do nothing, and with a loose ship there
    the galaxy stays mine."""
    guest, galaxy = sky.characters[about["card"]], about["place"]
    if guest["kind"] == "diplomat":
        wanted = sky.galaxies[galaxy]["disc"] and sky.of_kind("diplomat")
        grants = -1.0 if wanted else 1.0
    else:
        mine = sky.fighters(galaxy, sky.me)
        kept = sky.galaxies[galaxy]["loose"] or sky.galaxies[galaxy]["home"] == sky.me
        grants = 1.0 if kept and chance_to_win(sky, [guest], mine) > 0.5 else -1.0
    return [grants if option["verb"] == "grant" else 0.0 for option in options]


def recruit(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """All but a diplomat too many."""
    found = about["found"].split("-")[0]
    rings_left = sky.numbers.rings - sky.player["characters"]
    many = found == "diplomat" and len(sky.of_kind("diplomat")) >= 2 and rings_left <= 3
    return [
        -1.0
        if many and option["verb"] == "recruit"
        else 1.0
        if option["verb"] == "recruit"
        else 0.0
        for option in options
    ]


def shadow(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """Upon others, where it is likely to win; out of one's own way."""
    worths = []
    for option in options:
        if option["verb"] == "pass":
            worths.append(0.0)
            continue
        galaxy, it = option["place"], sky.characters[option["card"]]
        place = sky.galaxies[galaxy]
        seats = {sky.characters[card]["seat"] for card in place["cards"]}
        if place["loose"]:
            seats.add(place["loose"]["seat"])
        if not seats:
            worths.append(relief(sky, it, galaxy) - 0.5)
            continue
        victims = sky.fighters(galaxy, seats.pop())
        chance = chance_to_win(sky, [it], victims)
        loose = place["loose"]["count"] if place["loose"] else 0
        gain = war.stake(sky, victims) + sky.income(galaxy) + loose
        worths.append(chance * gain - (1 - chance) * 1.0 + relief(sky, it, galaxy))
    return worths


def relief(sky: Sky, it: Character, galaxy: str) -> float:
    """How much less my people have to fear from a shadow when it has gone to a galaxy."""
    total = 0.0
    for place in {c["place"] for c in sky.mine}:
        mine = sky.fighters(place, sky.me)
        if mine and len(mine) == len(sky.at(place, sky.me)):
            before = by_shadow(sky, it, it["place"], place, mine)
            total += (before - by_shadow(sky, it, galaxy, place, mine)) * war.stake(sky, mine)
    return total


def retreat(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """To one's own, where others of one's own are."""
    worths = []
    for option in options:
        galaxy = option["place"]
        worth = 1.0 * sky.controls(galaxy) + 0.5 * len(sky.fighters(galaxy, sky.me))
        if sky.galaxies[galaxy]["home"] == sky.me:
            worth += 0.7
        worths.append(worth)
    return worths


def claim(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """Stations, by whoever has most ships left."""
    worths = []
    for option in options:
        if option["verb"] == "decline":
            worths.append(0.0)
            continue
        ships = sky.characters[option["card"]]["ships"]
        worths.append(1.0 + ships / 10 if about["place"] in STATIONS else -1.0)
    return worths


CHOICES: dict[str, Choice] = {
    "choose_master": equal,
    "share_ships": building.share,
    "place_card": building.place_card,
    "storm": storm,
    "trade_winds": trade_winds,
    "scout": scout,
    "raid": raid,
    "build": building.build,
    "end_peace": end_peace,
    "move": moving.move,
    "go_on": moving.move,
    "passage": passage,
    "turn_disc": lambda sky, options, about: [float(o["verb"] == "turn") for o in options],
    "recruit": recruit,
    "shadow": shadow,
    "site": site,
    "nominate": war.nominate,
    "commit": war.commit,
    "loss": war.loss,
    "retreat": retreat,
    "claim": claim,
    "stone": war.stone,
    "discard": building.discard,
}
"""By kind of question."""
