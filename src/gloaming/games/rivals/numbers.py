"""Every number of the game (R 2): the one place to change them.

`STANDARD` is the table of the rules file. A host may load another for a room: `Numbers.from_json`
checks it (R 2.3, "Checks for another table of numbers").
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

SMALL = "small"
LARGE = "large"
SIZES = (SMALL, LARGE)

LOOT = ("jewel", "antique", "painting")

MEMBERS = 32
BASICS_A_PLAYER = 8
PLAYERS = (2, 3, 4, 5)
HIGHEST = 99
"""No number of a table is larger."""


class BadNumbers(ValueError):
    """A table of numbers that cannot be played with: ``where`` in it, what is ``wrong`` there, what
    is ``allowed``."""

    def __init__(self, where: str, wrong: Any, allowed: str) -> None:
        super().__init__(f"{where}: {wrong!r}, allowed: {allowed}")
        self.where = where
        self.wrong = wrong
        self.allowed = allowed


@dataclass(frozen=True, slots=True)
class Mansion:
    """A mansion card: how much presence it holds, and what it pays by rank."""

    id: str
    size: str
    limit: int
    payouts: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Numbers:
    """A table of numbers. All are whole numbers from 0 on."""

    hand_size: int
    influence_per_tile: int
    influence_tiles: int
    """Of each player."""
    presence_tiles: int
    face_down_influence: int
    face_down_presence: int
    face_down_loot: int
    mansions_to_end: int
    loot: tuple[int, int, int]
    """Tiles of each kind, in the order of `LOOT`."""
    influence: tuple[int, ...]
    """Printed influence of the 32 members, in their order."""
    presence: tuple[int, ...]
    mansions: tuple[Mansion, ...]

    def mansion(self, id: str) -> Mansion:
        """The mansion card with this id."""
        return next(mansion for mansion in self.mansions if mansion.id == id)

    def plain(self) -> dict[str, Any]:
        """As JSON, as `from_json` reads it."""
        out: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        out["loot"] = dict(zip(LOOT, self.loot, strict=True))
        out["influence"], out["presence"] = list(self.influence), list(self.presence)
        out["mansions"] = [
            {"id": m.id, "size": m.size, "limit": m.limit, "payouts": list(m.payouts)}
            for m in self.mansions
        ]
        return out

    @classmethod
    def from_json(cls, data: Any) -> Numbers:
        """A table that differs from the standard one where ``data`` says so.

        Args:
            data: an object with any of the fields, as `plain` writes them; of mansions all or none.

        Raises:
            BadNumbers: naming the place, the value and what is allowed.
        """
        if not isinstance(data, dict):
            raise BadNumbers("numbers", data, "an object")
        known = {field.name for field in fields(cls)}
        for name in data:
            if name not in known:
                raise BadNumbers("numbers", name, ", ".join(sorted(known)))
        values = {**STANDARD.plain(), **data}
        loot = values["loot"]
        if not isinstance(loot, dict) or set(loot) != set(LOOT):
            raise BadNumbers("loot", loot, ", ".join(LOOT))
        values["loot"] = tuple(_number(f"loot.{kind}", loot[kind], 0) for kind in LOOT)
        for name, lowest in (("influence", 0), ("presence", 1)):
            printed = values[name]
            if not isinstance(printed, list) or len(printed) != MEMBERS:
                raise BadNumbers(name, printed, f"{MEMBERS} numbers")
            values[name] = tuple(
                _number(f"{name}.{at}", number, lowest) for at, number in enumerate(printed, 1)
            )
        values["mansions"] = _mansions(values["mansions"])
        least = {"hand_size": 1, "mansions_to_end": 1, "face_down_presence": 1}
        for name in known - {"loot", "influence", "presence", "mansions"}:
            values[name] = _number(name, values[name], least.get(name, 0))
        numbers = cls(**values)
        _check_that_games_end(numbers)
        return numbers


def _number(where: str, value: Any, least: int) -> int:
    if type(value) is not int or not least <= value <= HIGHEST:
        raise BadNumbers(where, value, f"a whole number from {least} to {HIGHEST}")
    return value


def _mansions(data: Any) -> tuple[Mansion, ...]:
    if not isinstance(data, list):
        raise BadNumbers("mansions", data, "a list")
    known = {mansion.id for mansion in STANDARD.mansions}
    out: list[Mansion] = []
    for at, entry in enumerate(data):
        where = f"mansions.{at}"
        if not isinstance(entry, dict) or set(entry) != {"id", "size", "limit", "payouts"}:
            raise BadNumbers(where, entry, "an object of id, size, limit, payouts")
        if entry["id"] not in known or any(m.id == entry["id"] for m in out):
            raise BadNumbers(f"{where}.id", entry["id"], "each once: " + ", ".join(sorted(known)))
        if entry["size"] not in SIZES:
            raise BadNumbers(f"{where}.size", entry["size"], ", ".join(SIZES))
        payouts = entry["payouts"]
        if not isinstance(payouts, list) or len(payouts) != 3:
            raise BadNumbers(f"{where}.payouts", payouts, "three numbers")
        first, second, third = (_number(f"{where}.payouts", value, 0) for value in payouts)
        if not first > second > third:
            raise BadNumbers(f"{where}.payouts", payouts, "falling from first to third")
        limit = _number(f"{where}.limit", entry["limit"], 1)
        out.append(Mansion(entry["id"], entry["size"], limit, (first, second, third)))
    for size, least in ((SMALL, 10), (LARGE, 8)):
        count = sum(mansion.size == size for mansion in out)
        if count < least:
            raise BadNumbers("mansions", f"{count} {size}", f"at least {least} {size}")
    return tuple(out)


def _check_that_games_end(numbers: Numbers) -> None:
    """Some mansion must always fill while somebody has a basic member left (R 2.3)."""
    for players in PLAYERS:
        for size, shown in DISPLAY[players].items():
            limits = sorted((m.limit for m in numbers.mansions if m.size == size), reverse=True)
            if len(limits) < shown:
                raise BadNumbers("mansions", len(limits), f"at least {shown} {size}")
        held = sum(
            limit - 1
            for size, shown in DISPLAY[players].items()
            for limit in sorted(
                (m.limit for m in numbers.mansions if m.size == size), reverse=True
            )[:shown]
        )
        most = BASICS_A_PLAYER * players
        if held >= most:
            raise BadNumbers(
                "mansions", f"{players} players: {held}", f"limits less one, together under {most}"
            )


DISPLAY: dict[int, dict[str, int]] = {
    2: {SMALL: 3, LARGE: 0},
    3: {SMALL: 2, LARGE: 1},
    4: {SMALL: 1, LARGE: 2},
    5: {SMALL: 2, LARGE: 2},
}
"""Mansions that lie open, by number of players (rulebook)."""


def _small(id: str, limit: int, *payouts: int) -> Mansion:
    first, second, third = payouts
    return Mansion(id, SMALL, limit, (first, second, third))


def _large(id: str, limit: int, *payouts: int) -> Mansion:
    first, second, third = payouts
    return Mansion(id, LARGE, limit, (first, second, third))


# fmt: off
STANDARD = Numbers(
    hand_size=3,
    influence_per_tile=2,
    influence_tiles=4,
    presence_tiles=10,
    face_down_influence=1,
    face_down_presence=1,
    face_down_loot=1,
    mansions_to_end=7,
    loot=(12, 12, 12),
    #          basic, crafty, alert, mystic
    influence=(2, 3, 3, 3,   # Joker
               2, 4, 6, 3,   # Chat Noir
               2, 3, 3, 4,   # Detective
               2, 3, 3, 4,   # Constable
               2, 4, 4, 3,   # Maid
               1, 2, 2, 2,   # Lady Lupin
               3, 4, 2, 2,   # Damsel
               3, 3, 5, 3),  # Madam
    presence=(1, 1, 1, 1,
              1, 1, 2, 1,
              1, 1, 1, 1,
              2, 2, 2, 1,
              1, 1, 2, 1,
              1, 2, 1, 1,
              1, 1, 1, 1,
              1, 1, 4, 3),
    mansions=(
        _small("thimble_lodge", 4, 5, 3, 1),
        _small("wren_cottage", 5, 5, 3, 2),
        _small("millpond_house", 5, 6, 3, 1),
        _small("ivy_gatehouse", 5, 6, 3, 2),
        _small("lantern_house", 5, 6, 4, 2),
        _small("orchard_manor", 6, 7, 3, 2),
        _small("harbour_villa", 6, 7, 4, 1),
        _small("rosewood_hall", 6, 7, 4, 2),
        _small("clockmakers_house", 6, 8, 4, 1),
        _small("velvet_terrace", 6, 8, 4, 2),
        _large("swan_palace", 7, 9, 5, 2),
        _large("opera_house", 7, 9, 6, 3),
        _large("gilded_court", 8, 10, 5, 2),
        _large("marble_hall", 8, 10, 6, 3),
        _large("winter_palace", 8, 10, 7, 3),
        _large("observatory_keep", 9, 11, 6, 3),
        _large("dukes_residence", 9, 12, 6, 3),
        _large("crown_castle", 9, 12, 7, 4),
    ),
)
# fmt: on


@lru_cache(maxsize=64)
def numbers_of(text: str) -> Numbers:
    """The table of a match, from its JSON text; the empty text is the standard one."""
    return Numbers.from_json(json.loads(text)) if text else STANDARD
