"""What to expect of one mansion, for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.rivals.members import RESOLVING, is_basic, kind_of
from gloaming.games.rivals.resolution import Payout, activate, pays

CHANGE = 0.35
"""How fast trust in the present standing falls with the presence that is still to come."""
COMING = 1.5
"""Influence that comes with each presence, whosever it is."""
CAUGHT = 0.25
"""How likely loot is lost before a mansion fills that is still empty."""

RESOLVES = tuple(kind_of(number) == RESOLVING for number in range(1, 33))


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
    certain goes by shares of influence."""
    seats = room.seats
    line = room.lines[place]
    mansion = room.mansion_at(place)
    left = max(0, mansion.limit - room.presence_at(place))
    trust = 1 / (1 + CHANGE * left)
    filled, payout = room, Payout()
    if any(room.up[c] and RESOLVES[room.member[c] - 1] for c in line):
        filled = room.copy()
        payout = activate(filled, place)
    standing = pays(filled, place, payout)
    pot = sum(mansion.payouts) - (mansion.payouts[1] if seats == 2 else 0)
    coming = COMING * left
    everybody = sum(total for _, total, _ in standing) + coming
    points = [0.0] * seats
    totals = [0] * seats
    for seat, total, amount in standing:
        points[seat] = trust * amount
        totals[seat] = total
    tiles = [0.0] * seats
    keep = 1 - CAUGHT * (1 - trust)
    for card in filled.lines[place]:
        if filled.loot[card]:
            tiles[filled.owner[card]] += keep * len(filled.loot[card])
    for seat in range(seats):
        share = (totals[seat] + coming / seats) / everybody if everybody else 0.0
        points[seat] += (1 - trust) * pot * share
        if filled is not room:
            # What skills pay and bring is as good as had, unless somebody silences them.
            points[seat] += (0.5 + trust / 2) * (filled.rp[seat] - room.rp[seat])
            more = len(filled.gained[seat]) - len(room.gained[seat])
            tiles[seat] += (0.5 + trust / 2) * more
    basics = [False] * seats
    for card in filled.lines[place]:
        if is_basic(room.member[card]):
            basics[room.owner[card]] = True
    return Outlook(tuple(points), tuple(tiles), tuple(basics), left, trust)


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
