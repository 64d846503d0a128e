"""The turn (R 4): play a card, resolve what is full, refill the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Event, Option, Procedure, Step, option

from . import effects
from .ballroom import Ballroom
from .members import NUMBERS, key_of
from .resolution import DueMansions
from .scoring import end_game
from .skills import skill_of
from .skills.base import place_name, place_number


@dataclass(slots=True)
class Rounds(Procedure):
    """Turn after turn, until enough mansions have been resolved."""

    steps: ClassVar[tuple[str, ...]] = ("next_turn",)

    def next_turn(self, room: Ballroom) -> Step:
        """E3: to the left. The first turn is the first player's."""
        self.goto("next_turn")
        if room.turn:
            room.active = (room.active + 1) % room.seats
        return Turn(room.active)


@dataclass(slots=True)
class Turn(Procedure):
    """One turn of one player: A1 to E2."""

    seat: int
    card: int = -1
    """Serial number of the card played."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "choose",
        "play",
        "work_skill",
        "resolve",
        "end_or_refill",
    )

    def begin(self, room: Ballroom) -> Step:
        """Everyone sees whose turn it is."""
        room.turn += 1
        room.tell("turn", number=room.turn, seat=self.seat)
        return None

    def choose(self, room: Ballroom) -> Step:
        """A1: a basic from the hand, face up or face down, or an advanced member in front, face up;
        and which mansion. Who has no card at all skips this (ruling 5)."""
        options: list[Option] = []
        hand = [key_of(member) for member in room.hands[self.seat]]
        front = [key_of(member) for member in room.front[self.seat]]
        for place in room.open_places():
            name = place_name(place)
            for key in hand:
                options.append(option("up", -1, name, key))
                options.append(option("down", -1, name, key))
            options += [option("up", -1, name, key) for key in front]
        if not options:
            room.tell("no_card", seat=self.seat)
            self.goto("resolve")
            return None
        return Ask({self.seat: tuple(options)}, "play", "4.1")

    def play(self, room: Ballroom) -> Step:
        """A2 and A3: to the end of the line; face down with loot."""
        answer = self.answer
        assert answer is not None
        seat, member = self.seat, NUMBERS[answer.card]
        place = place_number(answer.place)
        if member in room.hands[seat]:
            room.hands[seat] = tuple([m for m in room.hands[seat] if m != member])
        else:
            room.front[seat] = tuple([m for m in room.front[seat] if m != member])
        up = answer.verb == "up"
        card = self.card = effects.enter(room, seat, member, place, up=up)
        params = {"seat": seat, "card": card, "place": room.mansions[place]}
        if up:
            room.tell("played", member=answer.card, **params)
        else:
            whole = {**params, "member": answer.card}
            room.whisper((seat,), "played_down", whole, Event("played_down", params))
            effects.steal(room, card, room.numbers.face_down_loot)
        return None

    def work_skill(self, room: Ballroom) -> Step:
        """A4: an instant skill resolves now; a permanent one is in force, a resolving one waits."""
        self.answer = None
        return skill_of(room, self.seat, self.card) if room.up[self.card] else None

    def resolve(self, room: Ballroom) -> Step:
        """R0 to R7."""
        return DueMansions(self.seat)

    def end_or_refill(self, room: Ballroom) -> Step:
        """E1: with enough mansions resolved the game ends now. E2: otherwise the hand is filled up;
        an empty deck is made again from the discards."""
        if len(room.resolved) >= room.numbers.mansions_to_end:
            end_game(room)
            return None
        seat = self.seat
        room.settle()
        drawn: list[int] = []
        while len(room.hands[seat]) < room.numbers.hand_size:
            if not room.decks[seat]:
                if not room.discards[seat]:
                    break
                deck = sorted(room.discards[seat])
                room.chance.shuffle(deck)
                room.decks[seat], room.discards[seat] = tuple(deck), ()
                room.tell("reshuffled", seat=seat)
            drawn.append(room.decks[seat][-1])
            room.decks[seat] = room.decks[seat][:-1]
            room.hands[seat] = (*room.hands[seat], drawn[-1])
        if drawn:
            params = {"seat": seat, "count": len(drawn)}
            whole = {**params, "members": [key_of(member) for member in drawn]}
            room.whisper((seat,), "drew", whole, Event("drew", params))
        return None
