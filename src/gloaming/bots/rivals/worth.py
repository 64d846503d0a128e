"""What a position is worth to one seat: its points and prospects against those of the others."""

from __future__ import annotations

from math import exp
from typing import Any

from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.rivals.members import key_of
from gloaming.games.rivals.numbers import MARKERS
from gloaming.games.rivals.resolution import Resolution

from . import loot
from .mansions import Outlook, fingerprint, outlook, untouched
from .members import held

OTHERS = 0.5
"""How much the mean of the others counts against one's own points."""
BEST = 0.3
"""How much the best of them counts besides."""
UPGRADE = 1.6
"""What an upgrade brings."""
FREE_TILE = 0.25
"""What an influence tile at hand is worth."""
VICTORY = 25.0
"""What victory is worth, in points."""
CLOSE = 2.5
"""Points by which a player who is ahead may still have miscounted the others' loot."""
OPEN = 6.0
"""How much more that becomes with each mansion still to come."""
COUNTS = (0.03, 0.1, 0.25, 0.7, 0.85, 0.95)
"""How likely a mansion is resolved before the game ends: by how many more are to come than fill
before it, from -2 on; the last for all that is fuller than that is sure."""


class Judge:
    """Judges positions that come from one view."""

    def __init__(self, view: dict[str, Any], room: Ballroom) -> None:
        own = view["own"]
        self.seat: int = own["seat"]
        self.had: int = sum(own["gained"].values())
        self.own_loot = loot.points(own["gained"])
        self.tile = loot.next_tile(own["gained"], room.numbers)
        self.seen: dict[tuple[object, ...], Outlook] = {}
        self.turns: int = room.numbers.mansions_to_end - len(room.resolved)
        # In the end only victory counts; until then points are the surest way to it.
        self.points = min(1.0, self.turns / 4)

    def worth(self, room: Ballroom) -> float:
        """Of a position at any question, or at the end."""
        me, seats = self.seat, room.seats
        # A mansion that is being resolved has been paid: its cards only wait to go home.
        paid = [frame.place for frame in room.stack if isinstance(frame, Resolution)]
        to_come = room.numbers.mansions_to_end - len(room.resolved) - len(paid)
        totals = [self._had(room, seat) for seat in range(seats)]
        if not room.over:
            mine = self._prospects(room, totals, paid, to_come)
            totals[me] += mine
        others = [totals[seat] for seat in range(seats) if seat != me]
        best = max(others)
        if seats == 2:
            value = totals[me] - (OTHERS + BEST) * best
        else:
            value = totals[me] - OTHERS * sum(others) / len(others) - BEST * best
        spread = CLOSE if to_come <= 0 else CLOSE + OPEN * self.turns
        return self.points * value + VICTORY * _chance(totals[me] - best, spread)

    def _had(self, room: Ballroom, seat: int) -> float:
        """What nobody can take away."""
        if seat != self.seat:
            return room.rp[seat] + loot.UNSEEN * len(room.gained[seat])
        more = len(room.gained[seat]) - self.had
        return room.rp[seat] + self.own_loot + self.tile * more

    def _prospects(
        self, room: Ballroom, totals: list[float], paid: list[int], to_come: int
    ) -> float:
        """Adds what the mansions promise to the totals; what only one's own side of the table
        shows comes back."""
        me = self.seat
        outlooks = []
        for place in room.open_places():
            if place in paid:
                closing = room.mansion_at(place)
                outlooks.append(untouched(closing.payouts, closing.limit, room.seats))
                continue
            key = fingerprint(room, place)
            seen = self.seen.get(key)
            if seen is None:
                seen = self.seen[key] = outlook(room, place)
            outlooks.append(seen)
        outlooks.sort(key=lambda view: view.left)
        front = room.front[me]
        may_upgrade = room.advanced_out(me) < MARKERS
        full = len(front) + room.advanced_out(me) >= MARKERS
        season = min(1.0, max(0, to_come) / 3)
        mine = 0.0
        for at, view in enumerate(outlooks):
            likely = 1.0 if not view.left else _likely(to_come - at) if to_come > 0 else 0.0
            for seat in range(room.seats):
                tile = self.tile if seat == me else loot.UNSEEN
                totals[seat] += likely * (view.points[seat] + tile * view.tiles[seat])
            if view.basics[me] and may_upgrade:
                mine += likely * view.trust * UPGRADE * season * (0.4 if full else 1.0)
        if paid and any(room.owner[c] == me for c in room.lines[paid[0]]) and may_upgrade:
            mine += UPGRADE * season * (0.4 if full else 1.0)
        mine += FREE_TILE * season * room.free_tiles(me)
        return mine + season * sum(held(key_of(member), room.numbers) for member in front)


def _likely(more: int) -> float:
    return 1.0 if more >= 4 else COUNTS[max(-2, more) + 2]


def _chance(lead: float, spread: float) -> float:
    return 1 / (1 + exp(-max(-60.0, min(60.0, 2 * lead / spread))))
