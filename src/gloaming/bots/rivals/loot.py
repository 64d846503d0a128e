"""What loot is worth to a player: the sets that lie in front of it, and tiles not yet seen."""

from __future__ import annotations

from gloaming.games.rivals.numbers import LOOT, Numbers
from gloaming.games.rivals.scoring import PAINTING_BONUS, antiques, jewels, paintings

UNSEEN = 2.8
"""Points that a tile brings somebody of whose loot only the number is known."""
BONUS_SHARE = 0.12
"""How much of the paintings' bonus one more painting brings nearer."""
AHEAD = 3
"""Tiles of one kind by which somebody surely has the most paintings."""


def points(counts: dict[str, int]) -> float:
    """Of one's own tiles, a share of the paintings' bonus included: the more paintings, the
    larger."""
    count = counts["painting"]
    likely = PAINTING_BONUS * min(1.0, count / (2 * AHEAD))
    return jewels(counts["jewel"]) + antiques(counts["antique"]) + paintings(count) + likely


def next_tile(counts: dict[str, int], numbers: Numbers) -> float:
    """What a random tile adds to one's own sets, over the kinds as they are left for it.

    Half of that is what it adds at once, half what it adds in the long run, when sets are full.
    """
    whole = dict(zip(LOOT, numbers.loot, strict=True))
    left = {kind: max(0, whole[kind] - counts[kind]) for kind in LOOT}
    total = sum(left.values())
    if not total:
        return 0.0
    at_once = {
        "jewel": jewels(counts["jewel"] + 1) - jewels(counts["jewel"]),
        "antique": antiques(counts["antique"] + 1) - antiques(counts["antique"]),
        "painting": paintings(1) + BONUS_SHARE * PAINTING_BONUS,
    }
    long_run = {"jewel": jewels(3) / 3, "antique": antiques(2) / 2, "painting": at_once["painting"]}
    return sum(left[kind] * (at_once[kind] + long_run[kind]) / 2 for kind in LOOT) / total
