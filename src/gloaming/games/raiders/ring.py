"""Where things lie in the ring (R 2)."""

from __future__ import annotations

from gloaming.games.hidden_roles.table import Table

RING_SLOTS = 6
SKY = 6
"""The slot of the airship: in the middle, beside nothing."""


def neighbours(table: Table, seat: int) -> tuple[str, ...]:
    """The two areas next to the player's in the ring; none off the board or on the airship."""
    slot = table.place[seat]
    if not 0 <= slot < RING_SLOTS:
        return ()
    return (table.board[(slot - 1) % RING_SLOTS], table.board[(slot + 1) % RING_SLOTS])
