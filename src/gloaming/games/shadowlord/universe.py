"""The universe: the state of a match, and the questions about it that the rules keep asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gloaming.engine import Chance, State

from .characters import EVERYBODY, MERCHANTS, SHADOWLORD, SHADOWS, is_diplomat, is_shadow
from .chart import CENTRE, CORNERS, GALAXIES, HOME, RUIN
from .numbers import Numbers, numbers_of

if TYPE_CHECKING:
    from gloaming.engine import Game

NOBODY = -1
"""No seat."""
OUT = -1
"""Where a character is that stands on no galaxy: not yet found, or out of the game."""
NONE = -1
"""No card, no disc."""

_EMPTY = -2
"""In `Universe.controls`: nobody and nothing is there."""

Fight = tuple[int, int, int]
"""A galaxy, the attacking side, the defending side. A side is a seat, or the number of a shadow:
the two never meet, since there are fewer seats than players' characters."""


class Universe(State):
    """All pieces as plain data.

    Characters and galaxies are numbered as in `KEYS` and `GALAXIES`; lists are indexed by them, or
    by seats.
    """

    # fmt: off
    __slots__ = (
        "acted", "active", "alive", "bonus", "bribed", "buried", "came_from", "deck", "dice",
        "disc", "discards", "elements", "entrants", "event", "extra", "fights", "fresh", "hands",
        "left_out", "levels", "loose", "loose_seat", "numbers", "numbers_text", "owner", "peace",
        "phase", "reason", "redeemed", "reign", "requests", "scouts", "shadow_moves", "ships",
        "shown", "spent", "stone", "stored", "timer", "turn", "under", "where", "winners",
    )
    VALUES: ClassVar[tuple[str, ...]] = (
        "active", "bonus", "bribed", "buried", "dice", "entrants", "event", "extra", "fights",
        "left_out", "numbers_text", "peace", "phase", "reason", "redeemed", "reign", "requests",
        "shadow_moves", "spent", "stone", "timer", "turn", "winners",
    )
    LISTS: ClassVar[tuple[str, ...]] = (
        "acted", "alive", "came_from", "deck", "disc", "discards", "elements", "fresh", "hands",
        "loose", "loose_seat", "owner", "scouts", "ships", "shown", "stored", "under", "where",
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("levels", "numbers")
    # fmt: on

    numbers: Numbers
    levels: tuple[int, ...]
    """Of each character."""

    def __init__(self, game: Game, seats: int, chance: Chance, numbers_text: str) -> None:
        super().__init__(game, seats, chance)
        self.numbers_text = numbers_text
        """The table of numbers as JSON text; empty: the standard one."""
        self.restore()
        everybody, everywhere = len(EVERYBODY), len(GALAXIES)
        # Characters
        self.where: list[int] = [OUT] * everybody
        self.owner: list[int] = [NOBODY] * everybody
        """The seat that leads them, or led them until they died."""
        self.shown: list[bool] = [is_shadow(number) for number in EVERYBODY]
        """Everyone has seen them face up: all but discs, and allies left out."""
        self.ships: list[int] = [0] * everybody
        """In the ring of each."""
        self.under: list[int] = [NONE] * everybody
        """The power card under the portrait of each."""
        self.acted: list[bool] = [False] * everybody
        """In step 4 of this turn."""
        self.came_from: list[int] = [OUT] * everybody
        """The galaxy from which they entered theirs, this turn."""
        self.stone = SHADOWLORD
        """The character that holds the Power Stone."""
        # Galaxies
        self.disc: list[int] = [NONE] * everywhere
        """The ally on the disc that lies face down there. Nobody knows."""
        self.scouts: list[tuple[int, ...]] = [()] * everywhere
        """Seats that have looked at the disc."""
        self.loose: list[int] = [0] * everywhere
        """Ships outside rings."""
        self.loose_seat: list[int] = [NOBODY] * everywhere
        self.left_out: tuple[int, ...] = ()
        """Allies out of the game unseen."""
        # Players
        self.elements: list[int] = [NOBODY] * seats
        """The element of each seat's master."""
        self.alive: list[bool] = [True] * seats
        self.stored: list[int] = [0] * seats
        """Ships in storage."""
        self.hands: list[tuple[int, ...]] = [()] * seats
        """Attack hands, lowest value first."""
        self.fresh: list[tuple[int, ...]] = [()] * seats
        """Cards drawn and not yet placed."""
        # Cards
        self.deck: list[int] = []
        """The last card is on top."""
        self.discards: list[int] = []
        self.spent: tuple[int, ...] = ()
        """Cards drawn in the battle in progress: they go to the discard pile with its last step."""
        self.buried: tuple[int, ...] = ()
        """Cards of those who died in it: they go there, too, and nobody sees them before."""
        self.extra: tuple[tuple[int, int, int], ...] = ()
        """Extra cards of the battle in progress: character, value, 1 if it came from the hand."""
        # The shadow's time
        self.timer = 0
        self.reign = 0
        """Reshuffles made while the Shadowlord did not hold the stone."""
        # The turn
        self.turn = 0
        self.active = 0
        self.phase = "setup"
        self.dice: tuple[int, ...] = ()
        self.event = ""
        """What the guide card said in this turn."""
        self.bonus = 0
        """Ships that it gives in step 3."""
        self.redeemed = 0
        """Cards redeemed in this turn."""
        self.bribed = False
        self.shadow_moves = 1
        self.entrants = 0
        """Characters that entered the Lost Fortress in this turn while the Shadowlord was there."""
        self.requests: tuple[tuple[int, int, tuple[int, ...], tuple[int, ...]], ...] = ()
        """Requests for passage in this turn: character, galaxy, who granted, who refused."""
        self.peace: tuple[tuple[int, int, int], ...] = ()
        """Galaxy and two seats, the lower one first."""
        self.fights: tuple[Fight, ...] = ()
        """Battles set up that are still to be fought: until step 6 those of shadows alone."""
        # The end
        self.winners: tuple[int, ...] = ()
        self.reason = ""

    def restore(self) -> None:
        """The table of numbers."""
        self.numbers = numbers_of(self.numbers_text)
        self.levels = self.numbers.levels

    # -- players

    def living(self) -> list[int]:
        """Seats whose master is alive."""
        return [seat for seat in range(self.seats) if self.alive[seat]]

    def clockwise(self, seat: int) -> list[int]:
        """The other living players, beginning with the next one."""
        order = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in order if self.alive[other]]

    def alliance(self, seat: int) -> list[int]:
        """A player's characters on the board."""
        owner, where = self.owner, self.where
        return [n for n in EVERYBODY if owner[n] == seat and where[n] != OUT]

    def home_of(self, seat: int) -> int:
        """A player's home planet."""
        return HOME[self.elements[seat]]

    def host_of(self, galaxy: int) -> int:
        """The living player whose home planet this is, or `NOBODY`: the homes of others are
        ordinary galaxies (R 5)."""
        if galaxy in HOME:
            element = HOME.index(galaxy)
            for seat in range(self.seats):
                if self.elements[seat] == element and self.alive[seat]:
                    return seat
        return NOBODY

    def free_ships(self, seat: int) -> int:
        """Ships of a player in the supply."""
        rings = sum(self.ships[n] for n in self.alliance(seat))
        loose = sum(
            n for n, owner in zip(self.loose, self.loose_seat, strict=True) if owner == seat
        )
        return self.numbers.ships - rings - loose - self.stored[seat]

    def free_slots(self, number: int) -> int:
        """Slots free in a character's ring; the Power Stone fills one."""
        return self.numbers.ring_slots - self.ships[number] - (self.stone == number)

    def merchants(self, seat: int) -> int:
        """How many a player has."""
        owner, where = self.owner, self.where
        return sum(owner[n] == seat and where[n] != OUT for n in MERCHANTS)

    def corners(self, seat: int) -> int:
        """Corner stations that a player controls."""
        controls = self.controls()
        return sum(controls[galaxy] == seat for galaxy in CORNERS)

    def ruins(self, seat: int) -> int:
        """Ruins that a player controls."""
        controls = self.controls()
        return sum(controls[galaxy] == seat for galaxy in RUIN)

    # -- galaxies

    def characters_at(self, galaxy: int) -> list[int]:
        """Characters and shadows on a galaxy."""
        where = self.where
        if galaxy not in where:
            return []
        return [number for number in EVERYBODY if where[number] == galaxy]

    def seats_at(self, galaxy: int) -> list[int]:
        """Players with a character or a loose ship there."""
        where = self.where
        seats = {self.loose_seat[galaxy]}
        # Most galaxies are empty, and the rules ask about many.
        if galaxy in where:
            pairs = zip(where, self.owner, strict=True)
            seats.update([owner for place, owner in pairs if place == galaxy])
        seats.discard(NOBODY)
        return sorted(seats)

    def shadow_at(self, galaxy: int) -> int:
        """The shadow that stands there, or `NONE`; there is never more than one."""
        if galaxy not in self.where[SHADOWS.start :]:
            return NONE
        return self.where.index(galaxy, SHADOWS.start)

    @property
    def lord_at_home(self) -> bool:
        """The Shadowlord is in the Lost Fortress: he never moves, but can be destroyed."""
        return self.where[SHADOWLORD] == CENTRE

    def control(self, galaxy: int) -> int:
        """The player who controls a galaxy, or `NOBODY` (R 5)."""
        return self.controls()[galaxy]

    def controls(self) -> list[int]:
        """Who controls each galaxy, or `NOBODY`: all at once, because the rules ask for many."""
        found = [_EMPTY] * len(GALAXIES)
        for galaxy, owner in zip(self.where, self.owner, strict=True):
            if galaxy != OUT:
                before = found[galaxy]
                if before == _EMPTY:
                    found[galaxy] = owner
                elif before != owner:
                    found[galaxy] = NOBODY
        for seat, element in enumerate(self.elements):
            if element != NOBODY and self.alive[seat]:
                home = HOME[element]
                if found[home] == _EMPTY or (found[home] == NOBODY and self._is_at(seat, home)):
                    found[home] = seat
        for galaxy, seat in enumerate(self.loose_seat):
            if seat != NOBODY:
                found[galaxy] = seat
            elif found[galaxy] == _EMPTY:
                found[galaxy] = NOBODY
        return found

    def _is_at(self, seat: int, galaxy: int) -> bool:
        return any(self.owner[number] == seat for number in self.characters_at(galaxy))

    def claimable(self, galaxy: int, seat: int) -> bool:
        """Whether the player may put down a ship there as a claim (R 6.4)."""
        if self.loose[galaxy] or self.host_of(galaxy) not in (seat, NOBODY):
            return False
        return all(self.owner[number] == seat for number in self.characters_at(galaxy))

    def fighters_at(self, galaxy: int, side: int) -> list[int]:
        """Those of a side that fight there: all but diplomats. Of a shadow, itself."""
        if is_shadow(side):
            return [side] if self.where[side] == galaxy else []
        owner, where = self.owner, self.where
        return [
            n
            for n in EVERYBODY
            if where[n] == galaxy and owner[n] == side and not is_diplomat(n) and not is_shadow(n)
        ]

    # -- peace and battles

    def at_peace(self, galaxy: int, one: int, other: int) -> bool:
        """Whether these two have peace there."""
        return (galaxy, min(one, other), max(one, other)) in self.peace

    def make_peace(self, galaxy: int, one: int, other: int) -> None:
        """From now on."""
        if not self.at_peace(galaxy, one, other):
            self.peace = (*self.peace, (galaxy, min(one, other), max(one, other)))
            self.tell("peace", seat=one, with_seat=other, place=GALAXIES[galaxy])

    def break_peace(self, galaxy: int, one: int, other: int) -> None:
        """It is over, if there was any."""
        gone = (galaxy, min(one, other), max(one, other))
        self.peace = tuple([peace for peace in self.peace if peace != gone])

    def settle_peace(self) -> None:
        """Peace ends where one of the two has neither a character nor a loose ship any more."""
        if self.peace:
            kept = []
            for peace in self.peace:
                seats = self.seats_at(peace[0])
                if peace[1] in seats and peace[2] in seats:
                    kept.append(peace)
            self.peace = tuple(kept)

    def opponents_at(self, galaxy: int, seat: int) -> list[int]:
        """The sides that a player's fighters there would have to fight: players without peace, a
        shadow."""
        sides = [
            other
            for other in self.seats_at(galaxy)
            if other != seat and not self.at_peace(galaxy, seat, other)
        ]
        shadow = self.shadow_at(galaxy)
        return sides if shadow == NONE else [*sides, shadow]

    def sites(self) -> tuple[Fight, ...]:
        """Battles that the active player's fighters would have to fight as they stand (R 9.1)."""
        seat = self.active
        where, owner = self.where, self.owner
        galaxies = sorted({where[n] for n in range(20) if owner[n] == seat and where[n] != OUT})
        return tuple(
            (galaxy, seat, other)
            for galaxy in galaxies
            for other in self.opponents_at(galaxy, seat)
        )

    def pending(self) -> frozenset[int]:
        """Galaxies with a battle that is due in this turn."""
        due = self.fights if self.phase == "battle" else (*self.sites(), *self.fights)
        return frozenset(fight[0] for fight in due)
