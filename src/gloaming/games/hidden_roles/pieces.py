"""What an edition is made of: areas, cards, characters. Unchanging; a state holds only their
ids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from gloaming.engine import Option, Procedure

if TYPE_CHECKING:
    from .table import Table

HUNTER = "hunter"
SHADOW = "shadow"
NEUTRAL = "neutral"
FACTIONS = (HUNTER, SHADOW, NEUTRAL)

WHITE = "white"
BLACK = "black"
HERMIT = "hermit"
DECKS = (WHITE, BLACK, HERMIT)

# Windows in which abilities are used (R 5, R 14.4.2: the question in which their options stand).
START = "start"
"""T1 and T2: the roll question."""
ATTACK = "attack"
"""T5: choosing whom to attack."""
STRIKE = "strike"
"""T7: between a successful roll and the damage."""
LOOT = "loot"
"""The looting question."""
REACT = "react"
"""T9: having been attacked."""
END = "end"
"""T10 and T11: after an attack."""
REST = "rest"
"""T11 where no attack is made: the options stand in the attack question."""


@dataclass(frozen=True, slots=True)
class Area:
    """One area: its id, the dice totals that lead there, and its action as a procedure for the
    player standing there."""

    id: str
    totals: tuple[int, ...]
    action: Callable[[int], Procedure]


@dataclass(frozen=True, slots=True)
class Card:
    """One title of the white or black deck. ``play`` makes the procedure of a single-use card for
    its drawer; None: equipment."""

    id: str
    deck: str
    count: int = 1
    play: Callable[[int], Procedure] | None = None

    @property
    def equipment(self) -> bool:
        """Whether it stays in front of its holder."""
        return self.play is None


@dataclass(frozen=True, slots=True)
class HermitCard:
    """One title of the hermit deck (R 13.2).

    ``fits``: the factions, or the HP, on which it works. ``effect``: ``hand`` (give one equipment
    card or take ``amount``),
    ``harm`` (take ``amount``), ``heal`` (heal ``amount``; at 0 damage take it), ``show`` (the
    character card).
    """

    id: str
    fits: Callable[[Character], bool]
    effect: str
    amount: int = 0
    count: int = 1
    deck: str = HERMIT


class Character:
    """A character: camp, HP, win condition, ability. A subclass's docstring is its text in our
    words (R 9, R 10).

    ``windows`` names where its ability has options; `options` gives them as they would be for a
    player who is this
    character, hidden or revealed: the public test of R 14.4.1 asks it for players who may or may
    not be.
    """

    id: ClassVar[str]
    faction: ClassVar[str]
    hp: ClassVar[int]
    windows: ClassVar[frozenset[str]] = frozenset()
    once: ClassVar[bool] = False
    """The ability works once a game."""
    passive: ClassVar[bool] = False
    """The ability works by itself once revealed; using it means revealing."""
    will_reveal: ClassVar[bool] = True
    """May turn itself up at will (R 5)."""
    may_lie: ClassVar[bool] = False
    """May answer hermit cards untruthfully (R 13.3)."""

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """What the ability offers in this window; whether it is spent or void has been seen to."""
        return ()

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Carries out an option of `options`. The player has been revealed."""
        return None

    def revealed(self, table: Table, seat: int) -> None:
        """What turning the card up sets off by itself."""

    def must_reveal(self, table: Table, seat: int) -> bool:
        """Whether what has happened forces this player, if hidden, to turn up (R 7.5)."""
        return False

    def turn_starts(self, table: Table, seat: int) -> None:
        """What the ability does by itself at the start of each own turn, once revealed."""

    def out_of_turn(self, table: Table, seat: int) -> tuple[Option, ...]:
        """What the ability offers at any decision point."""
        return ()

    def triumph(self, table: Table, seat: int) -> str:
        """Key of the reason why this player has won, if that is so now (kinds S and E of R 8); else
        empty."""
        return ""

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Key of the reason why this player wins too, now that the game is over (kind F), given who
        wins; else empty."""
        return ""

    def public(self) -> dict[str, Any]:
        """As JSON, for the catalogue."""
        return {
            "id": self.id,
            "faction": self.faction,
            "hp": self.hp,
            "armable": self.armable,
            "once": self.once,
            "passive": self.passive,
            "will_reveal": self.will_reveal,
        }

    @property
    def armable(self) -> bool:
        """Whether the ability has a window for which it can be armed beforehand (R 5)."""
        return bool(self.windows)


@dataclass(frozen=True, slots=True)
class Edition:
    """The pieces of one game of the family, by id, in the order of the rules."""

    areas: dict[str, Area]
    cards: dict[str, Card]
    hermits: dict[str, HermitCard]
    characters: dict[str, Character]
    counts: dict[int, tuple[int, int, int]]
    """Hunters, Shadows and Neutrals by number of players (R 1)."""
