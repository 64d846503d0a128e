"""How likely a battle is won: levels, ships and cards in sight; unknown cards by their mean."""

from __future__ import annotations

from math import erf, sqrt

from .sky import Character, Sky

BEST_OF_FEW = 4.6
"""What an opponent's extra card is worth on average: one plays the better ones."""


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


def chance_of(sky: Sky, difference: float, cards: int) -> float:
    """The chance that the attack wins which is ahead by ``difference``, the cards that are still
    drawn counted by their mean; ``cards``: how many those are. Who wins a tie is in the rules."""
    spread = sqrt(max(1.0, cards * sky.card[1]))
    tie = -0.5 if sky.numbers.tie_to_defender else 0.5
    return 0.5 * (1 + erf((difference + tie) / (spread * sqrt(2))))


def chance_to_win(sky: Sky, attack: list[Character], defence: list[Character]) -> float:
    """The chance of the first side."""
    if not attack:
        return 0.0
    if not defence:
        return 1.0
    ours, others = draws(sky, attack), draws(sky, defence)
    difference = strength(attack) + extra_of(sky, attack) - strength(defence)
    difference += sky.card[0] * (ours - others) - extra_of(sky, defence)
    return chance_of(sky, difference, ours + others)


def chance_to_die(sky: Sky, fighter: Character) -> float:
    """The chance that a losing fighter draws more than it has ships."""
    number = sum(count for _, count in sky.unseen)
    return sum(count for value, count in sky.unseen if value > fighter["ships"]) / number
