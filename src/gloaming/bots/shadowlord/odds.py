"""How likely a battle is won: levels, ships and cards in sight; unknown cards by their mean."""

from __future__ import annotations

from math import erf, sqrt
from typing import Any

from gloaming.games.shadowlord.numbers import POWERS, Numbers

from .sky import Character, Sky

BEST_OF_FEW = 4.6
"""What an opponent's extra card is worth on average: one plays the better ones."""


def mean_and_variance(numbers: Numbers) -> tuple[float, float]:
    """Of a card from the full deck."""
    pairs = list(zip(POWERS, numbers.powers, strict=True))
    mean = sum(value * count for value, count in pairs) / numbers.cards
    square = sum(value * value * count for value, count in pairs) / numbers.cards
    return mean, square - mean * mean


def draws(sky: Sky, fighters: list[Character]) -> int:
    """Cards that a side draws."""
    stone = any(c["id"] == sky.public["stone"] for c in fighters)
    return sky.numbers.drawn_cards * len(fighters) + sky.numbers.stone_cards * stone


def strength(fighters: list[Character]) -> float:
    """Levels and ships of a side."""
    return float(sum(c["level"] + c["ships"] for c in fighters))


def extra_of(sky: Sky, fighters: list[Character]) -> float:
    """What a side's extra cards are likely to add: mine I know."""
    seats = {c["seat"] for c in fighters}
    if not fighters or None in seats:
        return 0.0
    if seats == {sky.me}:
        return float(sum(best_cards(sky, fighters)))
    seat = seats.pop()
    lying: int = sum(c["card"] for c in fighters)
    hand: int = min(sky.public["players"][seat]["hand"], len(fighters) - lying)
    return BEST_OF_FEW * 0.7 * (lying + hand)


def best_cards(sky: Sky, fighters: list[Character]) -> list[int]:
    """The best card that each of my fighters could play, each card once."""
    hand = sorted(sky.own["hand"], reverse=True)
    portraits = sky.own["portraits"]
    out = []
    for fighter in sorted(fighters, key=lambda c: portraits.get(c["id"], -1)):
        under = portraits.get(fighter["id"], -1)
        if hand and hand[0] > under:
            out.append(hand.pop(0))
        elif under >= 0:
            out.append(under)
    return out


def chance_of(difference: float, cards: int, numbers: Numbers) -> float:
    """The chance that ``difference`` is still above 0 after so many cards have been drawn."""
    spread = sqrt(max(1.0, cards) * mean_and_variance(numbers)[1])
    return 0.5 * (1 + erf((difference - 0.5) / (spread * sqrt(2))))


def chance_to_win(
    sky: Sky, mine: list[Character], theirs: list[Character], bonus: float = 0.0
) -> float:
    """The chance of the first side as attacker. ``bonus``: strength that it has besides."""
    if not mine:
        return 0.0
    if not theirs:
        return 1.0
    mean, _ = mean_and_variance(sky.numbers)
    own, other = draws(sky, mine), draws(sky, theirs)
    difference = strength(mine) + extra_of(sky, mine) + bonus + own * mean
    difference -= strength(theirs) + extra_of(sky, theirs) + other * mean
    return chance_of(difference, own + other, sky.numbers)


def chance_to_die(sky: Sky, fighter: dict[str, Any]) -> float:
    """The chance that a losing fighter draws more than it has ships."""
    pairs = zip(POWERS, sky.numbers.powers, strict=True)
    return sum(count for value, count in pairs if value > fighter["ships"]) / sky.numbers.cards
