"""The view as a board that can be asked: who is where, who holds what, how far it is."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from gloaming.games.shadowlord.chart import FORTRESS, GALAXIES, STATIONS, neighbours_of
from gloaming.games.shadowlord.numbers import Numbers, numbers_of

Options = list[dict[str, Any]]
Character = dict[str, Any]

LINKS = {galaxy: neighbours_of(galaxy) for galaxy in GALAXIES}
FIGHTERS = ("master", "warrior", "merchant")


class Sky:
    """What one seat sees, by ids."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.public: dict[str, Any] = view["public"]
        self.own: dict[str, Any] = view["own"]
        self.me: int = self.own["seat"]
        self.galaxies: dict[str, Any] = {g["id"]: g for g in self.public["galaxies"]}
        self.characters: dict[str, Character] = {
            c["id"]: c for c in self.public["characters"] if c["place"] is not None
        }
        table = self.public["numbers"]
        self.numbers: Numbers = Numbers.from_json(table) if table else numbers_of("")

    @cached_property
    def mine(self) -> list[Character]:
        """My characters."""
        return [c for c in self.characters.values() if c["seat"] == self.me]

    @cached_property
    def player(self) -> dict[str, Any]:
        """What everyone sees of me."""
        found: dict[str, Any] = self.public["players"][self.me]
        return found

    def of_kind(self, kind: str) -> list[Character]:
        """My characters of a class."""
        return [c for c in self.mine if c["kind"] == kind]

    def at(self, galaxy: str, seat: int | None) -> list[Character]:
        """A player's characters on a galaxy; of nobody: the shadow there."""
        cards = (self.characters[card] for card in self.galaxies[galaxy]["cards"])
        return [c for c in cards if c["seat"] == seat]

    def fighters(self, galaxy: str, seat: int) -> list[Character]:
        """A player's combatants on a galaxy."""
        return [c for c in self.at(galaxy, seat) if c["kind"] in FIGHTERS]

    def shadow(self, galaxy: str) -> Character | None:
        """The shadow there."""
        found = self.at(galaxy, None)
        return found[0] if found else None

    def controls(self, galaxy: str) -> bool:
        """Whether the galaxy is mine."""
        return bool(self.galaxies[galaxy]["control"] == self.me)

    def free_slots(self, character: Character) -> int:
        """Ships that its ring still takes."""
        stone = self.public["stone"] == character["id"]
        return int(character["slots"] - character["ships"] - stone)

    def far(self, start: str, goal: str) -> int:
        """Steps between two galaxies; through the Lost Fortress only if it is the goal."""
        return self._distances(goal)[start]

    def _distances(self, goal: str) -> dict[str, int]:
        if goal not in self._known:
            found, edge = {goal: 0}, [goal]
            while edge:
                further = []
                for galaxy in edge:
                    for other in LINKS[galaxy]:
                        if other not in found and (other != FORTRESS or goal == FORTRESS):
                            found[other] = found[galaxy] + 1
                            further.append(other)
                edge = further
            found.setdefault(FORTRESS, 9)
            self._known[goal] = found
        return self._known[goal]

    @cached_property
    def _known(self) -> dict[str, dict[str, int]]:
        return {}

    @cached_property
    def lord_waits(self) -> bool:
        """Whether the Shadowlord is in his fortress."""
        return "shadowlord" in self.characters

    @cached_property
    def stone_is_his(self) -> bool:
        """Whether the Shadowlord holds the stone: the timer runs."""
        return bool(self.public["stone"] == "shadowlord")

    @cached_property
    def hurry(self) -> float:
        """How near the end by the timer is, 0 to 1."""
        timer = self.public["timer"]
        left = timer["slots"] - timer["slot"]
        return 0.0 if not self.stone_is_his else min(1.0, 1.5 / max(1, left))

    def income(self, galaxy: str) -> float:
        """What controlling a galaxy is worth a turn, in ships."""
        return 5.0 if galaxy in STATIONS else 0.4
