"""Which player can have which character, over all deals that fit together."""

from __future__ import annotations

from collections.abc import Mapping, Set


def fitting(
    possible: Mapping[int, Set[str]], camps: Mapping[str, str], left: Mapping[str, int]
) -> dict[int, set[str]] | None:
    """What is possible for each seat in at least one deal.

    A deal gives each seat one thing that is possible for it, nothing to two seats, and of each camp
    as many as are left. The things are characters, or initials where each initial is dealt once.

    Args:
        possible: what each seat could have, taken by itself.
        camps: the camp of each thing.
        left: how many of each camp these seats have; together as many as there are seats.

    Returns:
        None if no deal fits.
    """
    search = _Search(possible, camps, left)
    if not all(search.place(seat, set()) for seat in possible):
        return None
    return search.exchangeable()


class _Search:
    """A deal, which grows by moving those aside who can go elsewhere (augmenting paths)."""

    def __init__(
        self,
        possible: Mapping[int, Set[str]],
        camps: Mapping[str, str],
        left: Mapping[str, int],
    ) -> None:
        self.possible = {seat: sorted(things) for seat, things in possible.items()}
        self.camps = camps
        self.room = dict(left)
        self.holders: dict[str, int] = {}
        self.held: dict[int, str] = {}

    def place(self, seat: int, tried: set[object]) -> bool:
        """Gives the seat something, and whoever had it something else. ``tried``: the seats, things
        and full camps that this has come by already; they are in vain, or on their way."""
        tried.add(seat)
        for thing in self.possible[seat]:
            if thing in tried:
                continue
            tried.add(thing)
            camp = self.camps[thing]
            holder = self.holders.get(thing)
            if holder is not None:
                moved = holder not in tried and self.place(holder, tried)
            elif self.room[camp] > 0:
                self.room[camp] -= 1
                moved = True
            elif camp in tried:
                continue
            else:
                tried.add(camp)
                moved = any(o not in tried and self.place(o, tried) for o in self.members(camp))
            if moved:
                before = self.held.get(seat)
                if before is not None and self.holders[before] == seat:
                    del self.holders[before]
                self.holders[thing] = seat
                self.held[seat] = thing
                return True
        return False

    def members(self, camp: str) -> list[int]:
        """Who has something of this camp."""
        return [seat for seat, thing in self.held.items() if self.camps[thing] == camp]

    def exchangeable(self) -> dict[int, set[str]]:
        """What each seat has in some deal, given one that is complete.

        A seat can take a thing if its holder, or where nobody holds it somebody of the same camp,
        can go on to take something in their turn, and so on, until somebody takes what the first
        seat has left.
        """
        makes_room: dict[int, dict[str, list[int]]] = {}
        reach: dict[int, set[int]] = {}
        for seat, things in self.possible.items():
            ways = {}
            for thing in things:
                holder = self.holders.get(thing)
                ways[thing] = self.members(self.camps[thing]) if holder is None else [holder]
            makes_room[seat] = ways
            reach[seat] = {seat, *(other for others in ways.values() for other in others)}
        for between in reach:
            for seat in reach:
                if between in reach[seat]:
                    reach[seat] |= reach[between]
        return {
            seat: {thing for thing, others in ways.items() if any(seat in reach[o] for o in others)}
            for seat, ways in makes_room.items()
        }
