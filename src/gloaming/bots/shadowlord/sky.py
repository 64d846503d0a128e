"""The view as a board that can be asked: who is where, who holds what, how far it is."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from gloaming.games.shadowlord.chart import FORTRESS, GALAXIES, STATIONS, neighbours_of
from gloaming.games.shadowlord.numbers import POWERS, Numbers, numbers_of

Options = list[dict[str, Any]]
Character = dict[str, Any]

LINKS = {galaxy: neighbours_of(galaxy) for galaxy in GALAXIES}
FIGHTERS = ("master", "warrior", "merchant")
GROWTH = 2
"""Ships that others may put into a ring before they move."""


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

    @cached_property
    def shadows(self) -> list[Character]:
        """Minor shadows."""
        return [c for c in self.characters.values() if c["kind"] == "shadow"]

    def controls(self, galaxy: str) -> bool:
        """Whether the galaxy is mine."""
        return bool(self.galaxies[galaxy]["control"] == self.me)

    def free_slots(self, character: Character) -> int:
        """Ships that its ring still takes."""
        stone = self.public["stone"] == character["id"]
        return int(character["slots"] - character["ships"] - stone)

    @cached_property
    def threats(self) -> dict[str, dict[int, list[Character]]]:
        """By galaxy and player: fighters of others who may get there in their next turn. They pass
        through galaxies of their own only."""
        found: dict[str, dict[int, list[Character]]] = {galaxy: {} for galaxy in GALAXIES}
        for character in self.characters.values():
            seat = character["seat"]
            if seat in (None, self.me) or character["kind"] not in FIGHTERS:
                continue
            for galaxy in self._within(character):
                found[galaxy].setdefault(seat, []).append(character)
        return found

    def _within(self, character: Character) -> set[str]:
        """Where another's character may be after its next move."""
        start, steps = character["place"], min(character["slots"], character["ships"] + GROWTH)
        found, edge = {start}, [start]
        for _ in range(steps):
            further = []
            for galaxy in edge:
                if galaxy == start or self.galaxies[galaxy]["control"] == character["seat"]:
                    further += [other for other in LINKS[galaxy] if other not in found]
                    found.update(further)
            edge = further
        return found

    @cached_property
    def unseen(self) -> list[tuple[int, int]]:
        """Power cards that I do not see, as value and number: the next ones drawn are of them."""
        counts = dict(zip(POWERS, self.numbers.powers, strict=True))
        for value, number in self.public["discards"]:
            counts[value] -= number
        own = self.own
        drafted = [card["value"] for card in own["draft"]]
        mine = [*own["hand"], *own["fresh"], *own["portraits"].values(), *drafted]
        for value in [*mine, *self.public["spent"]]:
            counts[value] -= 1
        left = [(value, number) for value, number in counts.items() if number > 0]
        return left or list(zip(POWERS, self.numbers.powers, strict=True))

    @cached_property
    def card(self) -> tuple[float, float]:
        """Mean and variance of a card that is drawn."""
        number = sum(count for _, count in self.unseen)
        mean = sum(value * count for value, count in self.unseen) / number
        square = sum(value * value * count for value, count in self.unseen) / number
        return mean, square - mean * mean

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
        """How near the end by the timer or by a reign is, 0 to 1; one's own reign is no hurry, but
        one attacks while one is strong."""
        if self.stone_is_his:
            timer = self.public["timer"]
            left: int = timer["slots"] - timer["slot"]
            return min(1.0, 1.5 / max(1, left))
        holder = self.characters.get(self.public["stone"])
        mine = holder is not None and holder["seat"] == self.me
        reign: int = self.public["reign"]["count"]
        return min(1.0, (1.0 if mine else 2.0) * reign / max(1, self.numbers.reign_reshuffles))

    @cached_property
    def duel(self) -> bool:
        """Whether one other master is left: beating that one wins."""
        living = sum(player["alive"] for player in self.public["players"])
        return living == 2 and not self.stone_is_his

    @cached_property
    def quarry(self) -> list[str]:
        """Where those are whom I have to beat: the Shadowlord while he holds the stone, then the
        masters of the others."""
        if self.lord_waits and self.stone_is_his:
            return [FORTRESS]
        masters = [c for c in self.characters.values() if c["kind"] == "master"]
        return [c["place"] for c in masters if c["seat"] != self.me]

    @cached_property
    def champion(self) -> str:
        """The fighter of mine who is to beat them: strong and near; a warrior rather than the
        master."""

        def fitness(character: Character) -> tuple[float, str]:
            way = min([self.far(character["place"], goal) for goal in self.quarry], default=0)
            return min(character["level"], 7) + 0.8 * character["ships"] - way, character["id"]

        found: str = max([c for c in self.mine if c["kind"] in FIGHTERS], key=fitness)["id"]
        return found

    def income(self, galaxy: str) -> float:
        """What controlling a galaxy is worth a turn, in ships."""
        return 5.0 if galaxy in STATIONS else 0.4
