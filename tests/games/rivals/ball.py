"""A small language for scenes of Shadow Rivals: set one in a line, then play it.

    b = ball(lines=("A:maid B?joker+1", "", ""), hands=("detective",))
    b.play("up:p0:detective")
    b.answer("move:p1:1")
    assert b.line(1) == "B?joker+1"

Players are A to E in seat order. In a line a card is its owner's letter, ``:`` (face up) or ``?``
(face down), its member, and ``+n`` for loot on it; serial numbers count from 0, place by place.
``places`` are p0 to p3. A test must end on a question that it has named, or with the game over.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from gloaming.engine import (
    PUBLIC,
    Action,
    Event,
    apply,
    events_for,
    question,
    start,
    view,
    waiting,
)
from gloaming.engine.play import run
from gloaming.games.rivals import RIVALS
from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.rivals.effects import draw_loot, enter
from gloaming.games.rivals.members import BASICS, NUMBERS, family_of, is_basic, key_of
from gloaming.games.rivals.numbers import STANDARD
from gloaming.games.rivals.turn import Rounds, Turn

CARD = re.compile(r"([A-E])([:?])([a-z_]+)(?:\+(\d+))?$")
MANSIONS = {
    2: "rosewood_hall velvet_terrace harbour_villa",
    3: "rosewood_hall velvet_terrace crown_castle",
    4: "rosewood_hall dukes_residence crown_castle",
    5: "rosewood_hall velvet_terrace dukes_residence crown_castle",
}
"""Limits 6, 6 and 9, unless the test says otherwise."""


class Ball:
    """One ballroom in the middle of a match, with the verbs that tests need."""

    def __init__(
        self,
        seats: int = 3,
        *,
        lines: Iterable[str] = (),
        hands: Iterable[str] = (),
        front: Iterable[str] = (),
        decks: Iterable[str] = (),
        discards: Iterable[str] = (),
        mansions: str = "",
        tiles: Iterable[str] = (),
        presence: str = "",
        supply: int = -1,
        gained: Iterable[str] = (),
        rp: str = "",
        resolved: int = 0,
        active: int = 0,
    ) -> None:
        """Sets the scene and plays on to its first question.

        Args:
            lines: cards of each mansion. hands, front, decks, discards: members of each player;
                a hand that is not given, or ``*``, holds three others, a deck the rest.
            mansions: ids by place. tiles: influence tiles in each mansion by seat. presence:
                presence tiles by place.
            supply: loot tiles left in it. gained: kinds in front of each player.
            resolved: how many mansions have been resolved. active: whose turn it is.
        """
        state, _ = start(RIVALS, {}, seats, b"ball")
        assert isinstance(state, Ballroom)
        room = self.room = state
        self.last: list[Event] = []
        self._named = 0
        wanted = (mansions or MANSIONS[seats]).split()
        room.mansions = wanted
        sizes = {m.id: m.size for m in room.numbers.mansions}
        rest = [m.id for m in room.numbers.mansions if m.id not in wanted]
        room.resolved = tuple(rest[:resolved])
        rest = rest[resolved:]
        room.small = [id for id in rest if sizes[id] == "small"]
        room.large = [id for id in rest if sizes[id] == "large"]
        for place, text in enumerate(lines):
            for word in text.split():
                self._lay(place, word)
        for place, text in enumerate(tiles):
            room.tiles[place] = tuple(map(int, text.split())) if text else (0,) * seats
        for place, count in enumerate(presence.split()):
            room.presence[place] = int(count)
        for seat, kinds in enumerate(gained):
            room.gained[seat] = tuple(kinds.split())
            for kind in kinds.split():
                room.supply.remove(kind)
        if supply >= 0:
            del room.supply[supply:]
        for seat, points in enumerate(rp.split()):
            room.rp[seat] = int(points)
        self._deal(list(hands), list(decks), list(discards))
        for seat, text in enumerate(front):
            room.front[seat] = tuple(NUMBERS[key] for key in text.split())
        laid = [m for card in room.all_cards() if not is_basic(m := room.member[card])]
        laid += [member for members in room.front for member in members]
        room.piles = [
            tuple(m for m in range(basic + 1, basic + 4) if m not in laid) for basic in BASICS
        ]
        room.turn, room.active = 9, active
        room.stack = [Rounds(), Turn(active, step=Turn.steps.index("choose"))]
        room.asked, room.told = None, []
        run(room)

    def _lay(self, place: int, word: str) -> None:
        match = CARD.match(word)
        assert match, word
        seat, way, member, loot = match.groups()
        card = enter(self.room, "ABCDE".index(seat), NUMBERS[member], place, up=way == ":")
        self.room.loot[card] = draw_loot(self.room, int(loot or 0))

    def _deal(self, hands: list[str], decks: list[str], discards: list[str]) -> None:
        room = self.room
        for seat in range(room.seats):
            laid = [room.member[c] for c in room.all_cards() if room.owner[c] == seat]
            given = [
                tuple(NUMBERS[key] for key in texts[seat].split())
                if seat < len(texts) and texts[seat] != "*"
                else None
                for texts in (hands, decks, discards)
            ]
            hand, deck, discard = given
            room.discards[seat] = discard or ()
            named = [*laid, *(hand or ()), *(deck or ()), *(discard or ())]
            rest = [member for member in BASICS if member not in named]
            if hand is None:
                hand, rest = tuple(rest[:3]), rest[3:]
            room.hands[seat] = hand
            room.decks[seat] = tuple(rest) if deck is None else deck

    # -- playing

    def play(self, option: str) -> None:
        """The active player plays a card."""
        assert self.room.asked is not None
        assert self.room.asked.kind == "play", self.room.asked.kind
        self.answer(option)

    def answer(self, *options: str) -> None:
        """Answers the standing question, then the next ones."""
        for option in options:
            ask = self.room.asked
            assert ask is not None, "nobody is asked anything"
            (seat,) = ask.options
            self.last = list(apply(self.room, Action(seat, option, ask.id)))

    def decline(self) -> None:
        """Nobody upgrades; the turn ends with it."""
        while self.room.asked is not None and self.room.asked.kind == "upgrade":
            self.answer("decline")
        self.next_turn()

    # -- looking

    def seen_by(self, viewer: int) -> list[Any]:
        """Everything that a viewer has before them."""
        return [see(self.room, viewer) for see in (view, question, waiting)]

    def told(self, viewer: int = PUBLIC) -> list[dict[str, Any]]:
        """The events since the last answer as a viewer is told of them."""
        return events_for(self.last, viewer)

    def learns(self, viewer: int, kind: str) -> list[dict[str, Any]]:
        """What a viewer is told by the events of a kind since the last answer."""
        return [event["params"] for event in self.told(viewer) if event["kind"] == kind]

    def paid(self) -> list[tuple[int, int, str]]:
        """(seat, Rose Points, why) for skills since the last answer."""
        return [(e["seat"], e["amount"], e["why"]) for e in self.happened("paid")]

    def ranked(self) -> list[tuple[int, int, int]]:
        """(seat, total, Rose Points) of what has been paid by rank since the last answer."""
        return [(e["seat"], e["total"], e["amount"]) for e in self.happened("ranked")]

    def asks(self, seat: int, kind: str, options: str | None = None) -> dict[str, Any]:
        """Asserts who is asked what, and with which options in any order; gives what it is
        about."""
        ask = self.room.asked
        assert ask is not None, f"the game is over, won by {self.room.winners}"
        assert (list(ask.options), ask.kind) == ([seat], kind)
        if options is not None:
            assert sorted(o.id for o in ask.options[seat]) == sorted(options.split())
        self._named = ask.id
        return ask.about

    def next_turn(self) -> None:
        """Asserts that the turn is over, and with it what the test is about."""
        ask = self.room.asked
        assert ask is not None
        assert ask.kind == "play", ask.kind
        self._named = ask.id

    def line(self, place: int) -> str:
        """The cards of a mansion, as scenes write them."""
        return " ".join(self._card(card) for card in self.room.lines[place])

    def _card(self, card: int) -> str:
        room = self.room
        loot = len(room.loot[card])
        way = ":" if room.up[card] else "?"
        text = "ABCDE"[room.owner[card]] + way + key_of(room.member[card])
        return f"{text}+{loot}" if loot else text

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Parameters of the events of a kind since the last answer."""
        return [event.params for event in self.last if event.kind == kind]

    def tiles(self, place: int) -> str:
        """Influence tiles in a mansion by seat."""
        return " ".join(map(str, self.room.tiles[place]))

    def pile(self, family: str) -> list[str]:
        """A family's pile from the top."""
        return [key_of(member) for member in reversed(self.room.piles[family_of(NUMBERS[family])])]

    def ready(self) -> None:
        """Asserts that the test has left nothing open."""
        ask = self.room.asked
        if ask is not None:
            assert ask.id == self._named, f"{ask.kind} stands, and no one looked at it"


def fill(ball: Callable[..., Ball], line: str, seats: int = 3, **setting: Any) -> Ball:
    """A scene in which the first mansion fills: the last player plays a Joker face down into it.

    Presence tiles make up what the cards of the line lack. The questions about upgrades follow.
    """
    lies = sum(
        STANDARD.presence[NUMBERS[word.split("+")[0][2:]] - 1] if word[1] == ":" else 1
        for word in line.split()
    )
    mansions = (setting.get("mansions") or MANSIONS[seats]).split()
    limit = next(m.limit for m in STANDARD.mansions if m.id == mansions[0])
    assert lies < limit, "it is full before"
    lines = (line, *setting.pop("elsewhere", ()))
    filled = ball(
        seats,
        lines=lines,
        hands=("*",) * (seats - 1) + ("joker",),
        presence=str(limit - 1 - lies),
        active=seats - 1,
        **setting,
    )
    filled.play("down:p0:joker")
    return filled


def look_alike(
    one: Ball, other: Ball, knowing: Iterable[int], *answers: str | tuple[str, str]
) -> None:
    """Asserts that two scenes look the same to all but the ``knowing``, watchers included: what is
    seen before and after each answer, and what is told of it.

    An answer that differs in the two is a pair.
    """
    assert one.room.to_json() != other.room.to_json(), "one scene is no comparison"
    viewers = [v for v in range(PUBLIC, one.room.seats) if v not in set(knowing)]
    for viewer in viewers:
        assert one.seen_by(viewer) == other.seen_by(viewer), viewer
    for answer in answers:
        here, there = (answer, answer) if isinstance(answer, str) else answer
        one.answer(here)
        other.answer(there)
        for viewer in viewers:
            assert one.told(viewer) == other.told(viewer), (viewer, answer)
            assert one.seen_by(viewer) == other.seen_by(viewer), (viewer, answer)
