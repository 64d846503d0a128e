"""The universe board (R 2.2): galaxies, their kinds, the links between them.

Galaxies are numbered in the order of `GALAXIES`; options, events and views name them by their ids.
"""

from __future__ import annotations

COLUMNS, ROWS = "abcde", "12345"
ELEMENTS = ("earth", "wind", "fire", "water")
HOMES = ("N", "W", "E", "S")
"""Home planets, in the order of the elements."""
SIDES = {
    "N": ("b1", "c1", "d1"),
    "E": ("e2", "e3", "e4"),
    "S": ("d5", "c5", "b5"),
    "W": ("a2", "a3", "a4"),
}
"""A home is linked to the three middle galaxies of its side."""
GALAXIES = (*[column + row for row in ROWS for column in COLUMNS], *"NESW")
PLACES = {galaxy: number for number, galaxy in enumerate(GALAXIES)}

STATIONS = ("a1", "e1", "a5", "e5")
"""The corners: they pay cards and ships."""
RUINS = ("b2", "d2", "b4", "d4")
INNER = ("c2", "b3", "d3", "c4")
FORTRESS = "c3"
CIRCLE = ("b2", "c2", "d2", "d3", "d4", "c4", "b4", "b3")
"""Round the Lost Fortress, where the minor shadows begin."""


def kind_of_galaxy(galaxy: str) -> str:
    """``station``, ``ruin``, ``inner``, ``fortress``, ``home`` or ``galaxy``."""
    for kind, ids in (("station", STATIONS), ("ruin", RUINS), ("inner", INNER), ("home", HOMES)):
        if galaxy in ids:
            return kind
    return "fortress" if galaxy == FORTRESS else "galaxy"


def neighbours_of(galaxy: str) -> tuple[str, ...]:
    """The galaxies linked to this one (R 2.2, rule of adjacency)."""
    if galaxy in SIDES:
        return SIDES[galaxy]
    if galaxy == FORTRESS:
        return RUINS
    column, row = COLUMNS.index(galaxy[0]), ROWS.index(galaxy[1])
    found = []
    for x, y in ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)):
        if 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS) and COLUMNS[x] + ROWS[y] != FORTRESS:
            found.append(COLUMNS[x] + ROWS[y])
    found += [home for home, side in SIDES.items() if galaxy in side]
    return (*found, FORTRESS) if galaxy in RUINS else tuple(found)


LINKS = tuple(tuple(PLACES[other] for other in neighbours_of(galaxy)) for galaxy in GALAXIES)
"""Neighbours by number."""
CENTRE = PLACES[FORTRESS]
HOME = tuple(PLACES[home] for home in HOMES)
"""Home planets by element."""
CORNERS = tuple(PLACES[galaxy] for galaxy in STATIONS)
RUIN = tuple(PLACES[galaxy] for galaxy in RUINS)
DISC_PLACES = tuple(
    PLACES[galaxy] for galaxy in GALAXIES if kind_of_galaxy(galaxy) in ("galaxy", "station")
)
"""Where discs lie face down at first."""
