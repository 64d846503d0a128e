"""Events, questions and options of a game in words, for the terminal.

How parameters go into the sentences is told at the head of ``locale/en/hunters-log.ftl`` and
``hunters-questions.ftl``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.words import Words

PLAYERS = frozenset(
    {"seat", "to", "by", "from", "from_seat", "with_seat", "of", "first", "attacker"}
)
LISTS = frozenset({"targets", "winners"})
REVEALING = frozenset({"use", "swap", "rob"})
"""Verbs that turn up a hidden player."""


class Telling:
    """The words of one game with these players."""

    def __init__(self, words: Words, catalogue: dict[str, Any], names: Sequence[str]) -> None:
        self.words = words
        self.game: str = catalogue["id"]
        self.names = list(names)
        self.factions = {c["id"]: c["faction"] for c in catalogue.get("characters", [])}

    # -- names of things

    def of_game(self, key: str, **parameters: str | int) -> str:
        """Words of this game: the key without the game's id."""
        return self.words.say(f"{self.game}-{key}", **parameters)

    def player(self, seat: int) -> str:
        """Name of the player at a seat; ``none`` for nobody, as the sentences expect it."""
        return self.names[seat] if 0 <= seat < len(self.names) else "none"

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

    def lines(self, events: Sequence[dict[str, Any]], me: int = -1) -> list[str]:
        """The log, a line for each event that has words. ``me``: the reader's seat, if any."""
        return [line for event in events if (line := self.line(event, me))]

    def line(self, event: dict[str, Any], me: int = -1) -> str:
        """One event; empty if there are no words for it."""
        kind, params = event["kind"], event["params"]
        key = f"{self.game}-log-{kind}"
        if not self.words.has(key):
            return ""
        attribute = ""
        if kind == "rolled" and params.get("again"):
            attribute = ".again"
        elif kind == "revealed" and params.get("forced"):
            attribute = ".forced"
        elif kind == "turn" and params["seat"] == me:
            attribute = ".you"
        elif event.get("private"):
            attribute = ".own"
        if not self.words.has(key + attribute):
            attribute = ""
        return self.words.say(key + attribute, **self._arguments(params))

    # -- what is asked

    def question(self, question: dict[str, Any], character: str) -> tuple[str, str]:
        """Title and note of a question to a player who is this character."""
        arguments = self._about(question, character)
        key = f"question-{question['kind']}"
        leaving = question["kind"] == "move" and any(o["verb"] == "go" for o in question["options"])
        note = self.of_game(f"{key}.note{'-airship' if leaving else ''}", **arguments)
        missing = note == f"{self.game}-{key}.note"
        return self.of_game(key, **arguments), "" if missing else note

    def choice(
        self, question: dict[str, Any], option: dict[str, Any], view: dict[str, Any]
    ) -> tuple[str, str]:
        """An option of a question: what it is, and a detail (may be empty)."""
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

    def action(self, action: dict[str, Any], character: str) -> tuple[str, str]:
        """What one may do out of turn, and the question whether one means it (may be empty)."""
        arguments: dict[str, str | int] = {"ability": self.ability(character)}
        arguments["character"] = self.of_game(f"character-{character}")
        key = f"action-{action['verb']}"
        sure = f"{key}.confirm"
        asks = self.words.has(f"{self.game}-{sure}")
        return self.of_game(key, **arguments), self.of_game(sure, **arguments) if asks else ""

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
        arguments = self._arguments(about)
        arguments.setdefault("ability", self.ability(character))
        if "targets" in about and "damage" in about:
            arguments["strikes"] = " · ".join(
                self.of_game("strike", seat=self.player(seat), damage=damage)
                for seat, damage in zip(about["targets"], about["damage"], strict=True)
            )
        return arguments

    def _arguments(self, params: dict[str, Any]) -> dict[str, str | int]:
        """Parameters of an event or question as the sentences want them."""
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
