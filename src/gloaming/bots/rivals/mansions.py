"""What to expect of one mansion, for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.rivals.members import is_basic
from gloaming.games.rivals.resolution import Payout, activate, pays, wakes

CHANGE = 0.25
"""How fast trust in the present standing falls with the presence that is still to come."""
CHANGES = 0.1
"""The same, with its square: each card changes what the ones before it have changed."""
COMING = 1.5
"""Influence that comes with each presence, whosever it is."""
STEEP = 2.0
"""How much more than in proportion influence counts for one's chance of a rank."""
CAUGHT = 0.25
"""How likely loot is lost before a mansion fills that is still empty."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a mansion promises: by seat Rose Points and loot tiles, and who may upgrade."""

    points: tuple[float, ...]
    tiles: tuple[float, ...]
    basics: tuple[bool, ...]
    left: int
    """Presence until it fills; none where it is due."""
    trust: float
    """How likely it stays as it is until then, from 0 to 1."""


def outlook(room: Ballroom, place: int) -> Outlook:
    """As it would be paid now, the less certain the more presence is still to come; what is not
    certain goes by everybody's influence and an equal part of what is to come."""
    seats = room.seats
    mansion = room.mansion_at(place)
    left = max(0, mansion.limit - room.presence_at(place))
    trust = 1 / (1 + CHANGE * left + CHANGES * left * left)
    filled, payout = room, Payout()
    if wakes(room, place):
        filled = room.copy()
        payout = activate(filled, place)
    coming = COMING * left / seats
    points, strength = [0.0] * seats, [coming] * seats
    for seat, total, amount in pays(filled, place, payout):
        points[seat] = trust * amount
        strength[seat] += total
    if left:
        for seat, chances in enumerate(by_chance(mansion.payouts, strength)):
            points[seat] += (1 - trust) * chances
    tiles = [0.0] * seats
    keep = 1 - CAUGHT * (1 - trust)
    basics = [False] * seats
    for card in filled.lines[place]:
        tiles[filled.owner[card]] += keep * len(filled.loot[card])
        if is_basic(room.member[card]):
            basics[room.owner[card]] = True
    if filled is not room:
        # What skills pay and bring is as good as had, unless somebody silences them.
        sure = (1 + trust) / 2
        for seat in range(seats):
            points[seat] += sure * (filled.rp[seat] - room.rp[seat])
            tiles[seat] += sure * (len(filled.gained[seat]) - len(room.gained[seat]))
    return Outlook(tuple(points), tuple(tiles), tuple(basics), left, trust)


def untouched(payouts: tuple[int, int, int], limit: int, seats: int) -> Outlook:
    """Of a mansion that is about to open."""
    points = by_chance(payouts, [1.0] * seats)
    nothing = (0.0,) * seats
    return Outlook(tuple(points), nothing, (False,) * seats, limit, 0.0)


def by_chance(payouts: tuple[int, int, int], strength: list[float]) -> list[float]:
    """What each may expect to be paid, if each rank is drawn lots for, the strong with the better
    chance."""
    seats = len(strength)
    weights = [value**STEEP for value in strength]
    whole = sum(weights)
    first, second, third = payouts
    if seats == 2:
        second, third = third, 0
    found = []
    for seat, weight in enumerate(weights):
        leads = weight / whole
        follows = sum(
            other / whole * weight / (whole - other)
            for at, other in enumerate(weights)
            if at != seat
        )
        comes_third = (1 - leads - follows) / max(1, seats - 2)
        found.append(first * leads + second * follows + third * comes_third)
    return found


def fingerprint(room: Ballroom, place: int) -> tuple[object, ...]:
    """Everything that `outlook` looks at."""
    owner, member, up, loot = room.owner, room.member, room.up, room.loot
    return (
        room.mansions[place],
        tuple([(owner[c], member[c], up[c], len(loot[c])) for c in room.lines[place]]),
        room.tiles[place],
        room.presence[place],
        room.active,
    )
