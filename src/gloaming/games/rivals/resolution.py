"""A mansion that is full: the six steps of its resolution (R 4, R1 to R6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Event, Option, Procedure, Step, option

from . import effects
from .ballroom import Ballroom
from .members import (
    ALERT_MAID,
    FAMILIES,
    NUMBERS,
    RESOLVING,
    family_of,
    is_basic,
    key_of,
    kind_of,
)
from .numbers import LARGE, MARKERS, SMALL
from .skills import RESOLVING_SKILLS
from .skills.base import place_name, place_number

DECLINE = Option("decline")

DAMSEL, CRAFTY_DAMSEL, ALERT_DAMSEL = (
    NUMBERS["damsel"],
    NUMBERS["crafty_damsel"],
    NUMBERS["alert_damsel"],
)
REMOVER = NUMBERS["crafty_constable"]
"""The one resolving skill that changes who has how much influence."""
RESOLVING_MEMBERS = frozenset(m for m in NUMBERS.values() if kind_of(m) == RESOLVING)


@dataclass(slots=True)
class Payout:
    """What the skills of a mansion that is being resolved have noted (ruling 16), by seat."""

    ties: tuple[int, ...] = ()
    """Damsel: they win ties."""
    blocks: tuple[int, ...] = ()
    """Crafty Damsel: opponents with a lower total get nothing."""
    doubles: tuple[int, ...] = ()
    """Alert Damsel: their pay is doubled."""

    def note(self, member: int, seat: int) -> bool:
        """Notes what a player's member does, if it is one of these."""
        if member == DAMSEL:
            self.ties += (seat,)
        elif member == CRAFTY_DAMSEL:
            self.blocks += (seat,)
        elif member == ALERT_DAMSEL:
            self.doubles += (seat,)
        else:
            return False
        return True


def wakes(room: Ballroom, place: int) -> bool:
    """Whether `activate` would do anything: a face-up resolving skill is there, and no face-up
    Alert Maid."""
    up, member = room.up, room.member
    awake = [member[card] for card in room.lines[place] if up[card]]
    return ALERT_MAID not in awake and not RESOLVING_MEMBERS.isdisjoint(awake)


def activate(room: Ballroom, place: int) -> Payout:
    """R1: face-up resolving skills, from position 1 on, each once; none where a face-up Alert Maid
    is when it starts. A card that has been removed does not work any more."""
    payout = Payout()
    line = room.lines[place]
    if any(room.up[card] and room.member[card] == ALERT_MAID for card in line):
        room.tell("silenced", place=room.mansions[place])
        return payout
    for card in line:
        if card not in room.lines[place] or not room.up[card]:
            continue
        member = room.member[card]
        if member not in RESOLVING_MEMBERS:
            continue
        seat = room.owner[card]
        room.tell("activated", **effects.told_of(room, card))
        if not payout.note(member, seat):
            RESOLVING_SKILLS[key_of(member)](room, place, seat, card)
    return payout


def foresee(room: Ballroom, place: int) -> list[tuple[int, int, int]]:
    """What `pays` would give if the mansion filled now. Nothing changes."""
    payout = Payout()
    if wakes(room, place):
        line = room.lines[place]
        if any(room.up[card] and room.member[card] == REMOVER for card in line):
            room = room.copy()
            payout = activate(room, place)
        else:
            for card in line:
                if room.up[card]:
                    payout.note(room.member[card], room.owner[card])
    return pays(room, place, payout)


def ranking(room: Ballroom, place: int, payout: Payout) -> list[tuple[int, int]]:
    """R3.1-3: (seat, total) of everybody with influence here, the highest first.

    Ties: an activated Damsel first, then the nearest card to the door; who has tiles but no card
    comes after those who have one, among themselves clockwise from the active player.
    """
    seats, owners = room.seats, [room.owner[card] for card in room.lines[place]]
    entries = []
    for seat in range(seats):
        total = room.influence_at(place, seat)
        if total:
            nearest = owners.index(seat) if seat in owners else len(owners)
            clockwise = (seat - room.active) % seats
            entries.append((-total, seat not in payout.ties, nearest, clockwise, seat))
    return [(entry[-1], -entry[0]) for entry in sorted(entries)]


def pays(room: Ballroom, place: int, payout: Payout) -> list[tuple[int, int, int]]:
    """R3.4-6: (seat, total, Rose Points) by rank."""
    values = room.values_at(place)
    ranked = ranking(room, place, payout)
    totals = dict(ranked)
    out = []
    for rank, (seat, total) in enumerate(ranked):
        amount = values[rank] if rank < len(values) else 0
        if any(b != seat and total < totals.get(b, 0) for b in payout.blocks):
            amount = 0
        out.append((seat, total, 2 * amount if seat in payout.doubles else amount))
    return out


@dataclass(slots=True)
class Resolution(Procedure):
    """One mansion, from R1 to R6."""

    place: int
    ties: tuple[int, ...] = ()
    blocks: tuple[int, ...] = ()
    doubles: tuple[int, ...] = ()

    steps: ClassVar[tuple[str, ...]] = (
        "work_skills",
        "hand_out_loot",
        "pay",
        "send_advanced_home",
        "upgrade",
        "clean_up",
    )

    def work_skills(self, room: Ballroom) -> Step:
        """R1."""
        room.settle()
        room.tell("resolving", place=room.mansions[self.place])
        payout = activate(room, self.place)
        self.ties, self.blocks, self.doubles = payout.ties, payout.blocks, payout.doubles
        return None

    def hand_out_loot(self, room: Ballroom) -> Step:
        """R2: to the cards' owners, wherever in line (ruling 27)."""
        for card in room.lines[self.place]:
            tiles, room.loot[card] = room.loot[card], ()
            effects.gain(room, room.owner[card], tiles, card)
        return None

    def pay(self, room: Ballroom) -> Step:
        """R3."""
        payout = Payout(self.ties, self.blocks, self.doubles)
        place = room.mansions[self.place]
        for rank, (seat, total, amount) in enumerate(pays(room, self.place, payout), 1):
            room.rp[seat] += amount
            room.tell("ranked", seat=seat, rank=rank, total=total, amount=amount, place=place)
        return None

    def send_advanced_home(self, room: Ballroom) -> Step:
        """R4: from position 1 on."""
        for card in room.lines[self.place]:
            if not is_basic(room.member[card]):
                effects.send_home(room, card)
        return None

    def upgrade(self, room: Ballroom) -> Step:
        """R5: clockwise from the active player."""
        return Upgrades(self.place, tuple(room.clockwise(room.active)))

    def clean_up(self, room: Ballroom) -> Step:
        """R6: basics to their discards, tiles home; a new mansion of the same size, if there is
        one."""
        place = self.place
        for card in room.lines[place]:
            effects.send_home(room, card)
        room.presence[place] = 0
        room.tiles[place] = (0,) * room.seats
        mansion = room.mansion_at(place)
        room.resolved = (*room.resolved, mansion.id)
        pile = {SMALL: room.small, LARGE: room.large}[mansion.size]
        room.mansions[place] = pile.pop() if pile else ""
        room.tell("resolved", place=mansion.id, next=room.mansions[place])
        return None


@dataclass(slots=True)
class Upgrades(Procedure):
    """R5: each player may draw one advanced member, of a family of which a basic of theirs is here,
    face up or face down."""

    place: int
    waiting: tuple[int, ...]
    """Seats whose turn it is or will be."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "draw", "offer_return", "give_back")

    def offer(self, room: Ballroom) -> Step:
        """Who has a face-down basic here is asked in any case, unless both markers lie in mansions:
        only its owner knows what it is (R 10, l)."""
        while self.waiting:
            seat = self.waiting[0]
            cards = [c for c in room.cards_of(seat, self.place) if is_basic(room.member[c])]
            families = [f for f in room.upgrade_families(seat, self.place) if room.piles[f]]
            hidden = any(not room.up[card] for card in cards)
            if cards and room.advanced_out(seat) < MARKERS and (families or hidden):
                options = tuple([option("upgrade", number=family) for family in families])
                about = {"place": self.place}
                return Ask({seat: (*options, DECLINE)}, "upgrade", "4.10", about)
            self.waiting = self.waiting[1:]
        self.finish()
        return None

    def draw(self, room: Ballroom) -> Step:
        """The new card lies face down in front of its owner."""
        answer = self.answer
        assert answer is not None
        seat = self.waiting[0]
        if answer == DECLINE:
            self._next()
            return None
        pile = room.piles[answer.number]
        member = pile[-1]
        room.piles[answer.number] = pile[:-1]
        room.front[seat] = (*room.front[seat], member)
        params = {"seat": seat, "family": FAMILIES[answer.number]}
        whole = {**params, "member": key_of(member)}
        room.whisper((seat,), "upgraded", whole, Event("upgraded", params))
        if len(room.front[seat]) + room.advanced_out(seat) <= MARKERS:
            self._next()
        return None

    def offer_return(self, room: Ballroom) -> Step:
        """Without a free marker: another one that lies in front goes back; not the new one (ruling
        18)."""
        seat = self.waiting[0]
        others = room.front[seat][:-1]
        options = tuple([option("return", card=key_of(member)) for member in others])
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask({seat: options}, "return", "4.10.3", {"place": self.place})

    def give_back(self, room: Ballroom) -> Step:
        """Face down to the bottom of its pile; others learn its family only."""
        assert self.answer is not None
        seat = self.waiting[0]
        key = self.answer.card
        member = next(m for m in room.front[seat][:-1] if key_of(m) == key)
        room.front[seat] = tuple([m for m in room.front[seat] if m != member])
        family = family_of(member)
        room.piles[family] = (member, *room.piles[family])
        params = {"seat": seat, "family": FAMILIES[family]}
        room.whisper((seat,), "gave_back", {**params, "member": key}, Event("gave_back", params))
        self._next()
        return None

    def _next(self) -> None:
        self.waiting = self.waiting[1:]
        self.answer = None
        self.goto("offer")


@dataclass(slots=True)
class DueMansions(Procedure):
    """R0 and R7: the mansions that are full after an action, in the order that the active player
    chooses. The list is fixed at the start (ruling 23)."""

    seat: int
    due: tuple[int, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("list_them", "choose", "resolve")

    def list_them(self, room: Ballroom) -> Step:
        """Presence at the limit or above it."""
        self.due = tuple([place for place in room.open_places() if room.is_due(place)])
        return None

    def choose(self, room: Ballroom) -> Step:
        """Asked where several are left."""
        if not self.due:
            self.finish()
            return None
        options = tuple([option("resolve", place=place_name(place)) for place in self.due])
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask({self.seat: options}, "resolve", "4.5")

    def resolve(self, room: Ballroom) -> Step:
        """One; then the next."""
        assert self.answer is not None
        place = place_number(self.answer.place)
        self.due = tuple([other for other in self.due if other != place])
        self.goto("choose")
        return Resolution(place)
