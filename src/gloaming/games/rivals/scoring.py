"""Loot points, and who has won (R 7, R 8)."""

from __future__ import annotations

from .ballroom import Ballroom

PAINTING_BONUS = 5
JEWEL_REST = (0, 2, 5)


def jewels(count: int) -> int:
    """10 for every three, 2 for one left over, 5 for two."""
    return 10 * (count // 3) + JEWEL_REST[count % 3]


def antiques(count: int) -> int:
    """6 for every two, 2 for one left over."""
    return 6 * (count // 2) + 2 * (count % 2)


def paintings(count: int) -> int:
    """2 each, without the bonus."""
    return 2 * count


def loot_points(count: dict[str, int]) -> int:
    """What a player's loot is worth by itself, without the paintings' bonus."""
    return jewels(count["jewel"]) + antiques(count["antique"]) + paintings(count["painting"])


def painting_bonus(counts: list[int]) -> int:
    """Index of the one with strictly most paintings, and at least one; -1 if there is none."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else -1


def loot_table(room: Ballroom) -> list[dict[str, int]]:
    """Points of every seat: for jewels, antiques, paintings, the bonus, and all together."""
    counts = [room.loot_of(seat) for seat in range(room.seats)]
    bonus = painting_bonus([count["painting"] for count in counts])
    table = []
    for seat, count in enumerate(counts):
        parts = {
            "jewel": jewels(count["jewel"]),
            "antique": antiques(count["antique"]),
            "painting": paintings(count["painting"]),
            "bonus": PAINTING_BONUS if seat == bonus else 0,
        }
        table.append({**parts, "loot": sum(parts.values())})
    return table


def end_game(room: Ballroom) -> None:
    """The most points win; then the most loot points; still tied, they share it."""
    points = loot_table(room)
    room.loot_points = tuple([entry["loot"] for entry in points])
    best = max(zip(room.rp, room.loot_points, strict=True), key=lambda p: (sum(p), p[1]))
    room.winners = tuple(
        [
            seat
            for seat in range(room.seats)
            if (room.rp[seat] + room.loot_points[seat], room.loot_points[seat])
            == (sum(best), best[1])
        ]
    )
    room.over = True
    room.tell("over", winners=list(room.winners))
