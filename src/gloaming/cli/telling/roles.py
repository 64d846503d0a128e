"""Games of hidden roles in words: Shadow Hunters and Shadow Raiders.

How parameters go into the sentences is told at the head of ``locale/en/hunters-log.ftl`` and
``hunters-questions.ftl``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.words import Words

from .base import Telling

PLAYERS = frozenset(
    {"seat", "to", "by", "from", "from_seat", "with_seat", "of", "first", "attacker"}
)
LISTS = frozenset({"targets", "winners"})
REVEALING = frozenset({"use", "swap", "rob"})
"""Verbs that turn up a hidden player."""
LETTERS = {"turn": "l"}
"""What is typed for an action out of turn, where its first letter means something else."""


class RolesTelling(Telling):
    """The words of a game with characters, cards and areas."""

    def __init__(self, words: Words, catalogue: dict[str, Any], names: Sequence[str]) -> None:
        super().__init__(words, catalogue, names)
        self.factions = {c["id"]: c["faction"] for c in catalogue["characters"]}

    # -- names of things

    def area(self, place: str) -> str:
        """Name of an area."""
        return self.of_game(f"area-{place}")

    def card(self, card: str) -> str:
        """Name of a card; an area and an ability without effect are told of like a card."""
        if card in self.factions:
            return self.ability(card)
        kind = "card" if self.words.has(f"{self.game}-card-{card}") else "area"
        return self.of_game(f"{kind}-{card}")

    def ability(self, character: str) -> str:
        """Name of a character's ability."""
        return self.of_game(f"character-{character}.ability")

    def who(self, character: str) -> str:
        """A character that lies open: name and faction."""
        faction = self.words.say(f"faction-{self.factions[character]}")
        name = self.of_game(f"character-{character}")
        return self.of_game("who", character=name, faction=faction)

    # -- what happens

    def attribute(self, event: dict[str, Any], me: int) -> str:
        """Besides the common ones: a second roll, and who has to reveal."""
        kind, params = event["kind"], event["params"]
        if kind == "rolled" and params.get("again"):
            return ".again"
        if kind == "revealed" and params.get("forced"):
            return ".forced"
        return super().attribute(event, me)

    # -- what is asked

    def question(self, question: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """The title, and the note that fits."""
        arguments = self._about(question, view["own"]["character"])
        key = f"question-{question['kind']}"
        leaving = question["kind"] == "move" and any(o["verb"] == "go" for o in question["options"])
        note = self.of_game(f"{key}.note{'-airship' if leaving else ''}", **arguments)
        missing = note == f"{self.game}-{key}.note"
        return self.of_game(key, **arguments), "" if missing else note

    def choice(
        self, question: dict[str, Any], option: dict[str, Any], view: dict[str, Any]
    ) -> tuple[str, str]:
        """What it is; and where who it points at stands, or what an area does."""
        seat, place, card = option.get("seat", -1), option.get("place", ""), option.get("card", "")
        arguments = self._about(question, view["own"]["character"])
        target = "none"
        if place:
            arguments["place"] = target = self.area(place)
            if option["verb"] == "draw":
                arguments["deck"] = self.words.say(f"deck-{place}.name")
        if card:
            arguments["card"] = target = self.card(card)
        if seat >= 0:
            arguments["seat"] = target = self.player(seat)
        arguments["target"] = target
        at = place or question["about"].get("place", "")
        arguments["action"] = self.of_game(f"area-{at}.action") if at else ""
        key = f"choice-{question['kind']}-{option['verb']}"
        given = f"{key}.give"
        gives = seat >= 0 and card and self.words.has(f"{self.game}-{given}")
        title = self.of_game(given if gives else key, **arguments)
        return title, self._detail(key, arguments, option, view)

    def action(self, action: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
        """What it is, and the question whether one means it."""
        character = view["own"]["character"]
        arguments: dict[str, str | int] = {"ability": self.ability(character)}
        arguments["character"] = self.of_game(f"character-{character}")
        key = f"action-{action['verb']}"
        sure = f"{key}.confirm"
        asks = self.words.has(f"{self.game}-{sure}")
        return self.of_game(key, **arguments), self.of_game(sure, **arguments) if asks else ""

    def letter(self, action: dict[str, Any]) -> str:
        """The first one, but for the t that shows the table."""
        return LETTERS.get(action["verb"], super().letter(action))

    def stops(
        self, before: dict[str, Any], after: dict[str, Any], may: list[dict[str, Any]]
    ) -> bool:
        """After damage, for who can heal at any time."""
        seat = before["own"]["seat"]
        was, now = (view["public"]["players"][seat]["damage"] for view in (before, after))
        return bool(now > was) and any(action["verb"] == "mother" for action in may)

    def standing(self, view: dict[str, Any], seat: int) -> str:
        """A player in one line: who they are, as far as the viewer knows, where, how they are."""
        player = view["public"]["players"][seat]
        known = player["character"] or view["own"]["known"].get(str(seat))
        who = self.who(known) if known else ""
        if player["place"] is None:
            attribute = ".off-known" if known else ".off"
            return self.of_game(f"player{attribute}", who=who, damage=player["damage"])
        place = self.area(player["place"])
        attribute = ".known" if known else ""
        return self.of_game(f"player{attribute}", who=who, place=place, damage=player["damage"])

    def _detail(
        self,
        key: str,
        arguments: dict[str, str | int],
        option: dict[str, Any],
        view: dict[str, Any],
    ) -> str:
        seat, place = option.get("seat", -1), option.get("place", "")
        parts: list[str] = []
        if self.words.has(f"{self.game}-{key}.detail"):
            parts.append(self.of_game(f"{key}.detail", **arguments))
        elif seat >= 0:
            parts.append(self.standing(view, seat))
        elif place and self.words.has(f"{self.game}-area-{place}.action"):
            parts.append(self.of_game(f"area-{place}.action"))
        me = view["public"]["players"][view["own"]["seat"]]
        reveals = self.of_game("reveals")
        if option["verb"] in REVEALING and not me["revealed"] and reveals not in parts:
            parts.append(reveals)
        return " · ".join(parts)

    def _about(self, question: dict[str, Any], character: str) -> dict[str, str | int]:
        about = question["about"]
        arguments = self.arguments(about)
        arguments.setdefault("ability", self.ability(character))
        if "targets" in about and "damage" in about:
            arguments["strikes"] = " · ".join(
                self.of_game("strike", seat=self.player(seat), damage=damage)
                for seat, damage in zip(about["targets"], about["damage"], strict=True)
            )
        return arguments

    def arguments(self, params: dict[str, Any]) -> dict[str, str | int]:
        """Players, cards, places and decks by name; what happens to whom, in words."""
        out: dict[str, str | int] = {}
        for name, value in params.items():
            if name in PLAYERS:
                out[name] = self.player(value)
            elif name in LISTS:
                out[name] = self.words.list([self.player(seat) for seat in value])
            elif name == "card":
                out[name] = self.card(value)
            elif name == "place":
                out[name] = self.area(value)
            elif name == "deck":
                out[name] = self.words.say(f"deck-{value}.name")
            elif isinstance(value, (str, int)):
                out[name] = value
        character = params.get("character")
        if character:
            out["who"] = self.who(character)
            out["ability"] = self.ability(character)
            out["character"] = self.of_game(f"character-{character}")
        if "amount" in params:
            out["harm"] = self.of_game("harm", amount=params["amount"])
            out["mend"] = self.of_game("mend", amount=params["amount"])
        if "result" in params:
            out["roll"] = self._roll(params)
        return out

    def _roll(self, params: dict[str, Any]) -> str:
        d4, d6 = params["d4"], params["d6"]
        if not d4 or not d6:
            return self.of_game("roll-one", result=params["result"])
        difference = params["why"] in ("attack", "counterattack")
        return self.of_game(f"roll-{'difference' if difference else 'sum'}", d4=d4, d6=d6)
