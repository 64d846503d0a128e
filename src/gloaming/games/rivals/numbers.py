"""Every number of the game (R 2): the one place to change them.

`STANDARD` is the table of the rules file. A host may load another for a room: `Numbers.from_json`
checks it (R 2.3, "Checks for another table of numbers").
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from gloaming.engine import BadTable
from gloaming.engine.table import missing, number_at, object_at

from .members import KEYS

SMALL = "small"
LARGE = "large"
SIZES = (SMALL, LARGE)

LOOT = ("jewel", "antique", "painting")

MARKERS = 2
"""Ownership markers of each player: advanced members that one may have at once."""
MEMBERS = len(KEYS)
BASICS_A_PLAYER = 8
PLAYERS = (2, 3, 4, 5)
HIGHEST = 99
"""No number of a table is larger."""


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
        for mansion in self.mansions:
            if mansion.id == id:
                return mansion
        raise LookupError(id)

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
            data: an object with any of the fields, as `plain` writes them. Influence and presence
                may also be objects by member key, the mansions an object by id, and an entry of it
                may leave out what stays as it is: ``{"mansions": {"crown_castle": {"limit": 8}}}``.

        Raises:
            BadTable: naming the place, the value and what is allowed.
        """
        known = {field.name for field in fields(cls)}
        values = {**STANDARD.plain(), **object_at("numbers", data, known)}
        loot = {**STANDARD.plain()["loot"], **object_at("loot", values["loot"], set(LOOT))}
        values["loot"] = tuple(_number(f"loot.{kind}", loot[kind], 0) for kind in LOOT)
        values["influence"] = _of_members("influence", values["influence"], STANDARD.influence, 0)
        values["presence"] = _of_members("presence", values["presence"], STANDARD.presence, 1)
        values["mansions"] = _mansions(values["mansions"])
        least = {"hand_size": 1, "mansions_to_end": 1, "face_down_presence": 1}
        for name in sorted(known - {"loot", "influence", "presence", "mansions"}):
            values[name] = _number(name, values[name], least.get(name, 0))
        numbers = cls(**values)
        _check_that_games_end(numbers)
        return numbers


def _number(where: str, value: Any, least: int) -> int:
    return number_at(where, value, least, HIGHEST)


def _of_members(where: str, value: Any, usual: tuple[int, ...], least: int) -> tuple[int, ...]:
    """A number of each member: a list of all, or an object of those that differ."""
    if isinstance(value, list):
        if len(value) != MEMBERS:
            raise BadTable(where, value, "count", count=MEMBERS)
        return tuple(_number(f"{where}.{at}", n, least) for at, n in enumerate(value, 1))
    given = object_at(where, value, set(KEYS))
    return tuple(
        _number(f"{where}.{key}", given.get(key, number), least)
        for key, number in zip(KEYS, usual, strict=True)
    )


def _mansions(data: Any) -> tuple[Mansion, ...]:
    """All mansions: a list of them, or an object of those that differ."""
    usual = {entry["id"]: entry for entry in STANDARD.plain()["mansions"]}
    if isinstance(data, list):
        out = [_mansion(f"mansions.{at}", entry, usual) for at, entry in enumerate(data, 1)]
        ids = [mansion.id for mansion in out]
        for id in ids:
            if ids.count(id) > 1:
                raise BadTable("mansions", id, "once")
    else:
        given = object_at("mansions", data, set(usual))
        out = []
        for id, entry in usual.items():
            where = f"mansions.{id}"
            changed = object_at(where, given.get(id, {}), {"size", "limit", "payouts"})
            out.append(_mansion(where, {**entry, **changed}, usual))
    for size, least in ((SMALL, 10), (LARGE, 8)):
        count = sum(mansion.size == size for mansion in out)
        if count < least:
            raise BadTable("mansions", count, f"few-{size}", least=least)
    return tuple(out)


def _mansion(where: str, data: Any, known: dict[str, Any]) -> Mansion:
    names = {"id", "size", "limit", "payouts"}
    entry = object_at(where, data, names)
    missing(where, entry, names)
    for name, values in (("id", list(known)), ("size", list(SIZES))):
        if entry[name] not in values:
            raise BadTable(f"{where}.{name}", entry[name], "one-of", names=sorted(values))
    payouts = entry["payouts"]
    if not isinstance(payouts, list) or len(payouts) != 3:
        raise BadTable(f"{where}.payouts", payouts, "count", count=3)
    first, second, third = (_number(f"{where}.payouts", value, 0) for value in payouts)
    if not first > second > third:
        raise BadTable(f"{where}.payouts", payouts, "falling")
    limit = _number(f"{where}.limit", entry["limit"], 1)
    return Mansion(entry["id"], entry["size"], limit, (first, second, third))


def _check_that_games_end(numbers: Numbers) -> None:
    """Some mansion must always fill while somebody has a basic member left (R 2.3), and there must
    be mansions enough: two players have the small ones alone."""
    small = sum(mansion.size == SMALL for mansion in numbers.mansions)
    if numbers.mansions_to_end > small:
        end = numbers.mansions_to_end
        raise BadTable("mansions_to_end", end, "number", least=1, most=small)
    for players in PLAYERS:
        held = sum(
            limit - 1
            for size, shown in DISPLAY[players].items()
            for limit in sorted(
                (m.limit for m in numbers.mansions if m.size == size), reverse=True
            )[:shown]
        )
        most = BASICS_A_PLAYER * players - 1
        if held > most:
            raise BadTable("mansions", held, "fills", players=players, most=most)


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


def text_of(numbers: Numbers) -> str:
    """A table as matches keep it; empty for the standard one."""
    if numbers == STANDARD:
        return ""
    return json.dumps(numbers.plain(), sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=64)
def numbers_of(text: str) -> Numbers:
    """The table of a match, from its JSON text; the empty text is the standard one."""
    return Numbers.from_json(json.loads(text)) if text else STANDARD
