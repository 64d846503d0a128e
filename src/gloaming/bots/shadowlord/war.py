"""What a battle is worth, and which cards to play in it."""

from __future__ import annotations

from typing import Any

from .odds import chance_of, chance_to_die, chance_to_win, draws, strength
from .sky import Character, Options, Sky

WORTH = {"master": 40.0, "warrior": 9.0, "merchant": 11.0, "diplomat": 6.0, "shadow": 2.5}
"""What a character is worth to its player, in ships."""
DECISIVE = 70.0
"""My own master, and the last that stands between me and victory."""
SURE = 0.92


def stake(sky: Sky, characters: list[Character]) -> float:
    """What a side may lose: those who might die, and ships."""
    total = 0.0
    for character in characters:
        value = WORTH.get(character["kind"], 14.0)
        if character["kind"] == "master" and (character["seat"] == sky.me or sky.duel):
            value = DECISIVE
        total += value * chance_to_die(sky, character) + 0.6 * min(3.6, character["ships"])
    return total


def prize(sky: Sky, galaxy: str, theirs: list[Character]) -> float:
    """What winning there brings."""
    total = stake(sky, theirs) + sky.income(galaxy)
    loose = sky.galaxies[galaxy]["loose"]
    if loose and loose["seat"] != sky.me:
        total += 0.8 * loose["count"]
    stone = sky.public["stone"]
    if any(character["id"] == stone for character in theirs):
        total += 22.0 + 30.0 * sky.hurry
    if any(character["id"] == "shadowlord" for character in theirs):
        total += 4.0
    return total


def value_of_attack(
    sky: Sky, galaxy: str, mine: list[Character], theirs: list[Character]
) -> tuple[float, float]:
    """Expected gain of an attack, and the chance to win it."""
    chance = chance_to_win(sky, mine, theirs)
    gain = chance * prize(sky, galaxy, theirs) - (1 - chance) * stake(sky, mine)
    return gain, chance


# -- extra cards


def commit(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """The cheapest cards that make it sure enough; the best ones where much is at stake."""
    battle = sky.public["battle"]
    side = about["side"]
    attacking = side == "attack"
    fighters, foes = (
        [sky.characters[f["card"]] for f in battle[each]["fighters"]]
        for each in (side, "defence" if attacking else "attack")
    )
    drawn = draws(sky, fighters), draws(sky, foes)
    ahead = strength(fighters) - strength(foes) + sky.card[0] * (drawn[0] - drawn[1])
    ahead += sum(card["value"] for card in sky.own["draft"])
    ahead -= _cards_of_the_other(sky, battle["defence" if attacking else "attack"])

    def chance(more: int) -> float:
        """To win with another card of this value."""
        if attacking:
            return chance_of(sky, ahead + more, sum(drawn))
        return 1 - chance_of(sky, -ahead - more, sum(drawn))

    now = chance(0)
    at_stake = stake(sky, fighters) + prize(sky, battle["place"], foes)
    worths = []
    for option in options:
        if option["verb"] == "ready":
            worths.append(0.0)
            continue
        value = _value(sky, option)
        price = 0.75 * value * (0.8 if option["verb"] == "portrait" else 1.0)
        if now > SURE:
            price *= 1.5
        worths.append((chance(value) - now) * at_stake - price)
    return worths


def _value(sky: Sky, option: dict[str, Any]) -> int:
    if option["verb"] == "portrait":
        return int(sky.own["portraits"][option["card"]])
    return int(option["number"])


def _cards_of_the_other(sky: Sky, side: dict[str, Any]) -> float:
    """Extra cards that lie, by their mean where they are face down, or that may still come."""
    if side["seat"] is None:
        return 0.0
    total = 0.0
    lying = [fighter["extra"] for fighter in side["fighters"] if fighter["extra"]]
    for extra in lying:
        total += 5.0 if extra["value"] is None else extra["value"]
    if not lying and sky.public["battle"]["stage"] == "commit":
        player = sky.public["players"][side["seat"]]
        under = sum(sky.characters[f["card"]]["card"] for f in side["fighters"])
        total += 3.0 * min(len(side["fighters"]), under + player["hand"])
    return total


# -- other questions of a battle


def nominate(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """Whoever is likely to win; else nobody."""
    place = about["place"]
    battle = sky.public["battle"]
    foes = [sky.characters[f["card"]] for f in battle["attack"]["fighters"]]
    worths = []
    for option in options:
        if option["verb"] == "decline":
            worths.append(0.0)
            continue
        fighter = sky.characters[option["card"]]
        chance = 1 - chance_to_win(sky, foes, [fighter])
        gain = chance * (stake(sky, foes) + sky.income(place) + 2)
        worths.append(gain - (1 - chance) * stake(sky, [fighter]))
    return worths


def stone(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """To whom is hardest to beat."""
    found = [sky.characters[option["card"]] for option in options]
    return [character["level"] + character["ships"] for character in found]


def loss(sky: Sky, options: Options, about: dict[str, Any]) -> list[float]:
    """All the same."""
    return [0.0] * len(options)
