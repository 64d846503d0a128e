"""The ballroom: the state of a match, and the questions about it that the rules keep asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gloaming.engine import Chance, State

from .members import FAMILIES, MYSTIC_MAID, family_of, is_basic
from .numbers import LOOT, Mansion, Numbers, numbers_of

if TYPE_CHECKING:
    from gloaming.engine import Game

GONE = 0
"""Member number of a card that has left the mansions."""


class Ballroom(State):
    """All pieces as plain data.

    Places are the spots in which mansion cards lie, numbered from the left. A card that is played
    into a mansion gets the next serial number of the match, and keeps it while it lies in any
    mansion: everyone can follow a card with their eyes, also one that lies face down. Lists of
    cards (``owner``, ``member``, ``up``, ``loot``, ``family_known``) are indexed by it.
    """

    # fmt: off
    __slots__ = (
        "active", "decks", "discards", "family_known", "front", "gained", "hands", "large",
        "lines", "loot", "loot_points", "mansions", "member", "numbers", "numbers_text", "owner",
        "piles", "presence", "resolved", "rp", "small", "supply", "tiles", "turn",
        "up", "winners",
    )
    VALUES: ClassVar[tuple[str, ...]] = (
        "active", "loot_points", "numbers_text", "resolved", "turn", "winners",
    )
    LISTS: ClassVar[tuple[str, ...]] = (
        "decks", "discards", "family_known", "front", "gained", "hands", "large", "lines", "loot",
        "mansions", "member", "owner", "piles", "presence", "rp", "small", "supply", "tiles", "up",
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("numbers",)
    # fmt: on

    numbers: Numbers

    def __init__(self, game: Game, seats: int, chance: Chance, numbers_text: str) -> None:
        super().__init__(game, seats, chance)
        self.numbers_text = numbers_text
        """The table of numbers as JSON text; empty: the standard one."""
        self.restore()
        # The mansions, by place
        self.mansions: list[str] = []
        """Id of the mansion card, empty where none is left."""
        self.lines: list[tuple[int, ...]] = []
        """Serial numbers of the cards, from the door outwards."""
        self.tiles: list[tuple[int, ...]] = []
        """Influence tiles of each seat."""
        self.presence: list[int] = []
        """Presence tiles."""
        self.small: list[str] = []
        """Mansion cards still to come; the last one is on top."""
        self.large: list[str] = []
        self.resolved: tuple[str, ...] = ()
        """Mansion cards that have been resolved, in order."""
        # Cards in mansions, by serial number
        self.owner: list[int] = []
        self.member: list[int] = []
        self.up: list[bool] = []
        self.loot: list[tuple[str, ...]] = []
        """Kinds of the loot lying on it. Nobody may look."""
        self.family_known: list[bool] = []
        """Everyone has seen which family a face-down basic is of."""
        # The players
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.decks: list[tuple[int, ...]] = [()] * seats
        """The last card is on top."""
        self.discards: list[tuple[int, ...]] = [()] * seats
        self.front: list[tuple[int, ...]] = [()] * seats
        """Advanced members face down in front of a player."""
        self.gained: list[tuple[str, ...]] = [()] * seats
        """Loot in front of a player."""
        self.rp: list[int] = [0] * seats
        # What all share
        self.piles: list[tuple[int, ...]] = [()] * len(FAMILIES)
        """Advanced members by family; the last card is on top."""
        self.supply: list[str] = []
        """Loot. Its order means nothing: tiles are drawn at random."""
        self.turn = 0
        self.active = 0
        self.winners: tuple[int, ...] = ()
        self.loot_points: tuple[int, ...] = ()
        """Of each seat, once the game is over."""

    def restore(self) -> None:
        """Looks the numbers up again."""
        self.numbers = numbers_of(self.numbers_text)

    # -- places

    def open_places(self, but: int = -1) -> list[int]:
        """Places where a mansion lies."""
        return [place for place, id in enumerate(self.mansions) if id and place != but]

    def mansion_at(self, place: int) -> Mansion:
        """The mansion card at a place."""
        return self.numbers.mansion(self.mansions[place])

    def values_at(self, place: int) -> list[int]:
        """Rose Points by rank. Of two players the lower one gets what is for the third (R3.5)."""
        first, second, third = self.mansion_at(place).payouts
        return [first, third] if self.seats == 2 else [first, second, third]

    def place_of(self, card: int) -> int:
        """Where a card lies. Raises LookupError for one that lies in no mansion."""
        for place, line in enumerate(self.lines):
            if card in line:
                return place
        raise LookupError(card)

    def presence_at(self, place: int) -> int:
        """Presence in a mansion: of cards and presence tiles (R 4)."""
        up, member, printed = self.up, self.member, self.numbers.presence
        total = self.presence[place]
        for card in self.lines[place]:
            total += printed[member[card] - 1] if up[card] else self.numbers.face_down_presence
        return total

    def presence_of(self, card: int) -> int:
        """Presence of a card as it lies."""
        if not self.up[card]:
            return self.numbers.face_down_presence
        return self.numbers.presence[self.member[card] - 1]

    def influence_of(self, card: int) -> int:
        """Influence of a card as it lies."""
        if not self.up[card]:
            return self.numbers.face_down_influence
        return self.numbers.influence[self.member[card] - 1]

    def influence_at(self, place: int, seat: int) -> int:
        """Total influence of a player in a mansion (R 4)."""
        total = self.numbers.influence_per_tile * self.tiles[place][seat]
        for card in self.lines[place]:
            if self.owner[card] == seat:
                total += self.influence_of(card)
        return total

    def is_due(self, place: int) -> bool:
        """Whether a mansion has reached its limit."""
        return bool(self.mansions[place]) and (
            self.presence_at(place) >= self.mansion_at(place).limit
        )

    # -- cards

    def cards_of(self, seat: int, place: int) -> list[int]:
        """A player's cards in a mansion, from the door outwards."""
        return [card for card in self.lines[place] if self.owner[card] == seat]

    def opponents_cards(self, seat: int, place: int) -> list[int]:
        """All others' cards there."""
        return [card for card in self.lines[place] if self.owner[card] != seat]

    def all_cards(self) -> list[int]:
        """Every card in any mansion, place by place."""
        return [card for line in self.lines for card in line]

    def is_guarded(self, card: int) -> bool:
        """Whether a Mystic Maid of the same player, not the card itself, stands open beside it (R
        6.20)."""
        seat = self.owner[card]
        return any(
            other != card
            and self.owner[other] == seat
            and self.up[other]
            and self.member[other] == MYSTIC_MAID
            for other in self.lines[self.place_of(card)]
        )

    def is_safe_from(self, seat: int, card: int) -> bool:
        """Whether a player's skill may not move, flip or remove a card."""
        return self.owner[card] != seat and self.is_guarded(card)

    # -- players

    def clockwise(self, first: int) -> list[int]:
        """All seats in turn order, this one first."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def free_tiles(self, seat: int) -> int:
        """Influence tiles that a player has at hand."""
        return self.numbers.influence_tiles - sum(tiles[seat] for tiles in self.tiles)

    def free_presence(self) -> int:
        """Presence tiles in the supply."""
        return self.numbers.presence_tiles - sum(self.presence)

    def advanced_out(self, seat: int) -> int:
        """Advanced members of a player that lie in mansions, each with a marker."""
        return sum(
            1 for c in self.all_cards() if self.owner[c] == seat and not is_basic(self.member[c])
        )

    def upgrade_families(self, seat: int, place: int) -> list[int]:
        """Families of a player's basics in a mansion, in the order of `FAMILIES`."""
        found = {
            family_of(self.member[card])
            for card in self.cards_of(seat, place)
            if is_basic(self.member[card])
        }
        return sorted(found)

    def loot_of(self, seat: int) -> dict[str, int]:
        """How many of each kind a player has gained."""
        return {kind: self.gained[seat].count(kind) for kind in LOOT}
