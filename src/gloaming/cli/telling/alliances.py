"""Shadowlord in words.

How parameters go into the sentences is told at the head of ``locale/en/shadowlord-log.ftl`` and
``shadowlord-questions.ftl``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gloaming.games.shadowlord.numbers import STANDARD
from gloaming.words import Words

from .base import Group, Telling

SEATS = ("seat", "with_seat")
CHARACTERS = ("card", "with_card", "found")
PLACES = ("place", "from_place", "to_place")
CHARACTERS_IN_A_ROW = ("cards", "with_cards")
SEATS_IN_A_ROW = ("seats", "winners")

BY_CHARACTER = ("move", "share_ships", "shadow", "commit")
"""Questions in which one first says who, then what."""
ASKED_IN = {
    "go": "go_on",
    "ask": "go_on",
    "drop": "move",
    "pick_up": "move",
    "turn": "move",
    "bribe": "move",
    "shadow": "shadow",
    "portrait": "commit",
    "play": "commit",
}
"""The question in whose words the second step tells an option."""
COUNTING = ("ring", "loose")
"""Verbs of which the second step asks how many ships."""


class AlliancesTelling(Telling):
    """The words of a game with alliances, galaxies and shadows."""

    def __init__(self, words: Words, catalogue: dict[str, Any], names: Sequence[str]) -> None:
        super().__init__(words, catalogue, names)
        self.kinds = {character["id"]: character["kind"] for character in catalogue["characters"]}

    # -- names of things

    def character(self, id: str) -> str:
        """Name of a character; ``none`` for the empty id, as the sentences expect it."""
        return self.of_game(f"character-{id}") if id else "none"

    def galaxy(self, id: str) -> str:
        """Name of a galaxy; ``none`` for the empty id."""
        return self.of_game(f"galaxy-{id}") if id else "none"

    def kind(self, id: str) -> str:
        """What kind of character it is."""
        return self.of_game(f"kind-{self.kinds[id]}")

    def row(self, items: Sequence[str]) -> str:
        """Names in a row; ``none`` where there are none."""
        return self.words.list(items) if items else "none"

    # -- what happens

    def arguments(self, params: dict[str, Any]) -> dict[str, str | int]:
        """Players, characters and galaxies by name, lists in a row."""
        ways: dict[tuple[str, ...], Callable[[Any], str]] = {
            SEATS: self.player,
            CHARACTERS: self.character,
            PLACES: self.galaxy,
            CHARACTERS_IN_A_ROW: lambda ids: self.row([self.character(id) for id in ids]),
            SEATS_IN_A_ROW: lambda seats: self.row([self.player(seat) for seat in seats]),
            ("values",): lambda values: self.words.list([str(value) for value in values]),
            ("dice",): lambda dice: " + ".join(map(str, dice)),
            ("rolls",): lambda rolls: self.words.list(
                [f"{self.player(seat)} {die}" for seat, die in rolls]
            ),
            ("event",): lambda event: self.of_game(f"guide-{event}"),
        }
        told = {
            name: way(params[name])
            for names, way in ways.items()
            for name in names
            # The cards of a new deck are counted, not listed.
            if name in params and not (name == "cards" and isinstance(params[name], int))
        }
        return {**params, **told}

    def attribute(self, event: dict[str, Any], me: int) -> str:
        """Besides the common ones: who has entered where a battle will be."""
        return ".battle" if event.get("battle") else super().attribute(event, me)

    def lines(self, events: Sequence[dict[str, Any]], me: int = -1) -> list[str]:
        """The log, where somebody moved into a battle in one line."""
        return super().lines(self.joined(events), me)

    @staticmethod
    def joined(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """The same events, where somebody moved into a battle in one."""
        out: list[dict[str, Any]] = []
        for event in events:
            params: dict[str, Any] = event["params"]
            last: dict[str, Any] = out[-1] if out else {"kind": ""}
            entered = last["params"]["to_place"] if last["kind"] == "moved" else ""
            if event["kind"] == "battle_due" and params["place"] == entered:
                out[-1] = {**last, "battle": True}
            else:
                out.append(event)
        return out

    # -- what is asked

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """Both speak of whom and what the question is about."""
        arguments = self._about(question, view)
        key = f"question-{question['kind']}"
        return self.of_game(key, **arguments), self.of_game(f"{key}.note", **arguments)

    def choice(
        self, question: dict[str, Any], option: dict[str, Any], view: dict[str, Any]
    ) -> tuple[str, str]:
        """What it is, and what would come of it."""
        return self._choice(question["kind"], self._about(question, view), option, view)

    def groups(self, question: dict[str, Any], view: dict[str, Any]) -> list[Group]:
        """Who acts, then how; where ships go, then how many."""
        kind, options = question["kind"], question["options"]
        if kind != "build" and kind not in BY_CHARACTER:
            return []
        groups: dict[tuple[str, str], list[int]] = {}
        for at, option in enumerate(options):
            verb = option["verb"]
            if kind == "build" and verb in COUNTING:
                first = verb, option.get("card") or option["place"]
            elif "card" in option:
                first = "", option["card"]
            else:
                first = option["id"], ""
            groups.setdefault(first, []).append(at)
        return [self._group(question, tuple(some), view) for some in groups.values()]

    def _group(
        self, question: dict[str, Any], some: tuple[int, ...], view: dict[str, Any]
    ) -> Group:
        option = question["options"][some[0]]
        if len(some) == 1:
            # There is no second step.
            return Group(*self.choice(question, option, view), "", some)
        if "card" not in option:
            what, detail = self.galaxy(option["place"]), ""
        else:
            what = self.character(option["card"])
            standing = self._standing(option["card"], view)
            detail = " · ".join(
                (self.galaxy(standing["place"]), self.of_game("ships", count=standing["ships"]))
            )
        return Group(what, detail, self._second(question["kind"], option, what), some)

    def _second(self, kind: str, option: dict[str, Any], what: str) -> str:
        if kind in ("build", "share_ships"):
            return self.words.say("terminal-how-many", name=what)
        if kind == "commit" or option["verb"] == "bribe":
            return self.words.say("terminal-which-card", name=what)
        if kind == "shadow":
            return self.words.say("terminal-where-to", name=what)
        return self.words.say("terminal-what-does", name=what)

    def to(self, option: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """What somebody does, or how many ships."""
        verb = option["verb"]
        if verb in COUNTING:
            return self.of_game("ships", count=option["number"]), ""
        if verb == "shadow":
            whom = seats_at(view["public"], option["place"])
            detail = self._choice(verb, {}, option, view)[1] if whom else ""
            return self.galaxy(option["place"]), detail
        return self._choice(ASKED_IN[verb], {}, option, view)

    def _choice(
        self,
        kind: str,
        about: dict[str, str | int],
        option: dict[str, Any],
        view: dict[str, Any],
    ) -> tuple[str, str]:
        key = f"choice-{kind}-{option['verb']}"
        arguments = {**about, **self._pointed(option, view)}
        detail = f"{key}.detail"
        shown = self.of_game(detail, **arguments) if self.has(detail) else ""
        return self.of_game(key, **arguments), shown

    def _about(self, question: dict[str, Any], view: dict[str, Any]) -> dict[str, str | int]:
        own, kind = view["own"], question["kind"]
        arguments = self.arguments({"seat": own["seat"], **question["about"]})
        if kind == "place_card":
            arguments["value"] = own["fresh"][0]
        elif kind == "discard":
            numbers = view["public"]["numbers"] or STANDARD.plain()
            arguments["limit"] = numbers["hand_limit"]
        return arguments

    def _pointed(self, option: dict[str, Any], view: dict[str, Any]) -> dict[str, str | int]:
        """What an option points at, as variables."""
        own, public, verb = view["own"], view["public"], option["verb"]
        card, place = option.get("card", ""), option.get("place", "")
        arguments: dict[str, str | int] = {}
        if card:
            standing = self._standing(card, view)
            arguments["card"] = self.character(card)
            arguments["at"] = self.galaxy(standing["place"] or "")
            arguments["count"] = standing["ships"]
        if place:
            arguments["place"] = self.galaxy(place)
        if "number" in option:
            arguments["count"] = arguments["value"] = option["number"]
        if verb == "fight" or "seat" in option:
            arguments["seat"] = self.player(option.get("seat", -1))
        if verb == "raid":
            arguments["count"] = public["players"][option["seat"]]["hand"]
        elif verb == "bribe":
            arguments["seat"] = self.player(self._standing(card, view)["seat"])
        elif verb == "portrait":
            arguments["value"] = own["portraits"][card]
        elif verb in ("go", "ask"):
            goal = own["reach"][card][place]
            arguments["fights"] = self._sides(goal["fights"], goal["shadow"])
            arguments["seats"] = self.row([self.player(seat) for seat in goal["asks"]])
        elif verb == "shadow":
            arguments["fights"] = self._sides(seats_at(public, place), None)
        return arguments

    def _sides(self, seats: Sequence[int], shadow: str | None) -> str:
        sides = [self.player(seat) for seat in seats]
        return self.row([*sides, *([self.character(shadow)] if shadow else [])])

    def _standing(self, card: str, view: dict[str, Any]) -> dict[str, Any]:
        """A character as everybody sees it; a master who may be chosen stands nowhere yet."""
        nowhere = {"seat": None, "place": None, "ships": 0}
        seen = (one for one in view["public"]["characters"] if one["id"] == card)
        return dict(next(seen, nowhere))


def seats_at(public: dict[str, Any], place: str) -> list[int]:
    """Whose characters or loose ships are in a galaxy."""
    galaxy = next(one for one in public["galaxies"] if one["id"] == place)
    seats = {one["seat"] for one in public["characters"] if one["place"] == place}
    if galaxy["loose"]:
        seats.add(galaxy["loose"]["seat"])
    return sorted(seat for seat in seats if seat is not None)
