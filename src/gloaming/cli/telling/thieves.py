"""Shadow Rivals in words.

How parameters go into the sentences is told at the head of ``locale/en/rivals-log.ftl`` and
``rivals-questions.ftl``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from gloaming.words import Words

from .base import Group, Telling

SEATS = ("seat", "first", "with_seat", "from_seat")
MEMBERS = ("member", "with_member", "from_member")
PLACES = ("place", "from_place", "to_place", "first_place", "second_place", "next")
NAMING_A_FAMILY = ("family", "upgrade")
"""Verbs whose number is a family's; else it is a card's, but for `SWAPPING`."""
SWAPPING = "exchange"
"""The verb whose number is a place."""
SEPARATOR = " · "


class ThievesTelling(Telling):
    """The words of a game with members, mansions and loot."""

    def __init__(self, words: Words, catalogue: dict[str, Any], names: Sequence[str]) -> None:
        super().__init__(words, catalogue, names)
        self.families: list[str] = catalogue["families"]
        self.kinds = {member["id"]: member["kind"] for member in catalogue["members"]}

    # -- names of things

    def member(self, key: str) -> str:
        """Name of a member; ``hidden`` for the empty key, as the sentences expect it."""
        return self.of_game(f"member-{key}") if key else "hidden"

    def mansion(self, id: str) -> str:
        """Name of a mansion; ``none`` for the empty id."""
        return self.of_game(f"mansion-{id}") if id else "none"

    def family(self, key: str) -> str:
        """Name of a family."""
        return self.of_game(f"family-{key}")

    def skill(self, key: str) -> str:
        """When a member's skill works, and what it does."""
        when, what = self.of_game(f"kind-{self.kinds[key]}"), self.of_game(f"member-{key}.skill")
        return self.words.say("terminal-skill", when=when, what=what)

    def loot(self, counts: dict[str, int]) -> str:
        """Loot by kind, in a row."""
        return self.words.list(
            [self.of_game(f"loot-{kind}.counted", count=n) for kind, n in counts.items() if n]
        )

    def known_member(self, card: dict[str, Any], own: dict[str, Any] | None) -> str:
        """Key of the member that lies there, as far as the reader knows; else empty."""
        return str(
            card["member"] or (own or {"face_down": {}})["face_down"].get(str(card["card"]), "")
        )

    # -- what happens

    def arguments(self, params: dict[str, Any]) -> dict[str, str | int]:
        """Players, members, mansions and families by name, lists in a row."""
        ways: dict[tuple[str, ...], Callable[[Any], str]] = {
            SEATS: self.player,
            (*MEMBERS, "why"): self.member,
            PLACES: self.mansion,
            ("family",): self.family,
            ("winners",): lambda seats: self.words.list([self.player(seat) for seat in seats]),
            ("members",): lambda keys: self.words.list([self.member(key) for key in keys]),
            ("kinds",): lambda kinds: self.loot(Counter(kinds)),
        }
        told = {
            name: way(params[name])
            for names, way in ways.items()
            for name in names
            if name in params
        }
        return {**params, **told}

    # -- what is asked

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """Both speak of the card whose skill it is, and of the mansion it is about."""
        arguments = self._about(question, view)
        key = f"question-{question['kind']}"
        return self.of_game(key, **arguments), self.of_game(f"{key}.note", **arguments)

    def choice(
        self, question: dict[str, Any], option: dict[str, Any], view: dict[str, Any]
    ) -> tuple[str, str]:
        """What it points at; and whose it is and where it lies, or what would come of it."""
        key = f"choice-{question['kind']}-{option['verb']}"
        arguments: dict[str, str | int] = {}
        details = []
        if "seat" in option:
            arguments["seat"] = self.player(option["seat"])
        if "card" in option:
            arguments["member"] = self.member(option["card"])
        if "number" in option:
            pointed, where = self._pointed(option, view)
            arguments |= pointed
            details.append(where)
        if "place" in option:
            arguments["place"] = self._mansion_at(int(option["place"][1:]), view)
        if self.has(f"{key}.detail"):
            details.insert(0, self.of_game(f"{key}.detail", **arguments))
        if question["kind"] == "return":
            details.append(self.skill(option["card"]))
        return self.of_game(key, **arguments), SEPARATOR.join(filter(None, details))

    def groups(self, question: dict[str, Any], view: dict[str, Any]) -> list[Group]:
        """What to play, then where; which card or family moves, then where to."""
        kind, options = question["kind"], question["options"]
        if kind not in ("play", "move", "name_family"):
            return []
        groups: dict[tuple[Any, ...], list[int]] = {}
        for at, option in enumerate(options):
            first = (option["verb"], option.get("card"), option.get("number"))
            groups.setdefault(first, []).append(at)
        return [self._group(kind, options[some[0]], tuple(some), view) for some in groups.values()]

    def _group(
        self, kind: str, option: dict[str, Any], some: tuple[int, ...], view: dict[str, Any]
    ) -> Group:
        if kind == "play":
            name, up = self.member(option["card"]), option["verb"] == "up"
            detail = self.of_game(f"choice-play-{option['verb']}.detail")
            skill = self.skill(option["card"]) if up else ""
            shown = SEPARATOR.join(filter(None, (detail, skill)))
        elif kind == "move":
            pointed, where = self._pointed(option, view)
            name = self.of_game("choice-card", **pointed)
            if len(some) == 1:
                # There is no second step to say where to.
                pointed_to = {**pointed, "place": self._mansion_at(int(option["place"][1:]), view)}
                name = self.of_game("choice-move-move", **pointed_to)
            shown = SEPARATOR.join((self.of_game("choice-whose", **pointed), where))
        else:
            name, shown = self.family(self.families[option["number"]]), ""
        return Group(name, shown, self.words.say("terminal-where-to", name=name), some)

    def to(self, option: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """A mansion, and what would come of playing there."""
        mansion = view["public"]["mansions"][int(option["place"][1:])]
        return self.mansion(mansion["mansion"]), self._prospect(option, mansion, view)

    def _prospect(
        self, option: dict[str, Any], mansion: dict[str, Any], view: dict[str, Any]
    ) -> str:
        after = view["own"]["after"].get(option["id"])
        if after is None:
            return ""
        presence, limit = after["presence"], mansion["limit"]
        parts = [self.of_game("meter", presence=presence, limit=limit)]
        if presence >= limit:
            parts.append(self.of_game("fills"))
        for rank, entry in enumerate(after["standing"], 1):
            if entry["seat"] == view["own"]["seat"]:
                parts += [self.of_game("ordinal", rank=rank), self.pay(entry["pay"])]
        return SEPARATOR.join(parts)

    def pay(self, amount: int) -> str:
        """Roses for a place in a mansion."""
        return self.of_game("roses", amount=amount) if amount else self.of_game("no-pay")

    def _about(self, question: dict[str, Any], view: dict[str, Any]) -> dict[str, str | int]:
        about = dict(question["about"])
        if "place" in about:
            about["place"] = view["public"]["mansions"][about["place"]]["mansion"]
        return self.arguments({**about, "seat": view["own"]["seat"]})

    def _pointed(
        self, option: dict[str, Any], view: dict[str, Any]
    ) -> tuple[dict[str, str | int], str]:
        """What the number of an option points at, as variables; and where in its line a card
        lies."""
        verb, number = option["verb"], option["number"]
        if verb in NAMING_A_FAMILY:
            count = view["public"]["piles"][number]
            return {"family": self.family(self.families[number]), "count": count}, ""
        if verb == SWAPPING:
            return {"other_place": self._mansion_at(number, view)}, ""
        for mansion in view["public"]["mansions"]:
            for position, card in enumerate(mansion["line"], 1):
                if card["card"] == number:
                    return {
                        "member": self.member(self.known_member(card, view["own"])),
                        "seat": self.player(card["seat"]),
                        "place": self.mansion(mansion["mansion"]),
                    }, self.words.say("terminal-position", position=position)
        raise LookupError(number)

    def _mansion_at(self, place: int, view: dict[str, Any]) -> str:
        return self.mansion(view["public"]["mansions"][place]["mansion"])
