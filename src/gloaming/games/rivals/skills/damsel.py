"""The Damsels: they change how a mansion pays (R 6.25 to 6.28).

What the first three do is noted on the resolution, and lasts for it even if the card is then
removed (ruling 16); resolution.py says where it counts.
"""

from __future__ import annotations

from .. import effects
from ..ballroom import Ballroom
from ..members import is_basic

POINTS_EACH = 2


def mystic_damsel(room: Ballroom, place: int, seat: int, card: int) -> None:
    """When it fills: 2 Rose Points for every influence tile and every ownership marker here,
    everybody's, her own included."""
    markers = sum(1 for other in room.lines[place] if not is_basic(room.member[other]))
    count = sum(room.tiles[place]) + markers
    effects.pay(room, seat, POINTS_EACH * count, "mystic_damsel", place)
