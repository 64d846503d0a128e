"""What an edition is made of: areas, cards, characters. Unchanging; a state holds only their
ids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from gloaming.engine import Chance, Option, Procedure

if TYPE_CHECKING:
    from .table import Table

SHADOW = "shadow"
"""The faction that every edition has."""

WHITE = "white"
BLACK = "black"

# Windows in which abilities are used (H 5, H 14.4.2: the question in which their options stand).
START = "start"
"""T1 and T2: the roll question."""
MOVE = "move"
"""T2 after the roll, where one may go elsewhere than the dice say."""
ATTACK = "attack"
"""T5: choosing whom to attack."""
FAILED = "failed"
"""T6: an attack has failed."""
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
    player standing there; None: it has none, and none is offered."""

    id: str
    totals: tuple[int, ...]
    action: Callable[[int], Procedure] | None


@dataclass(frozen=True, slots=True)
class Card:
    """One title of the white or black deck. ``count``: copies in the deck. ``play`` makes the
    procedure of a single-use card for its drawer; None: equipment."""

    id: str
    deck: str
    count: int = 1
    play: Callable[[int], Procedure] | None = None

    @property
    def equipment(self) -> bool:
        """Whether it stays in front of its holder."""
        return self.play is None


@dataclass(frozen=True, slots=True)
class HintCard:
    """One title of the hint deck: the hermit's cards, the reasoning cards.

    ``fits``: the factions, or the HP, on which it works. ``effect``: ``hand`` (give one equipment
    card or take ``amount``), ``harm`` (take ``amount``), ``heal`` (heal ``amount``; at 0 damage
    take it), ``airship`` (go there; already there take ``amount``), ``show`` (the character card).
    """

    id: str
    fits: Callable[[Character], bool]
    effect: str
    amount: int = 0
    count: int = 1


def of(*factions: str) -> Callable[[Character], bool]:
    """Fits characters of these factions: the condition of a `HintCard`."""
    return lambda character: character.faction in factions


class Character:
    """A character: camp, HP, win condition, ability. A subclass's docstring is its text in our
    words.

    ``windows`` names where its ability has options; `options` gives them as they would be for a
    player who is this character, hidden or revealed: the public test (R, "neutral steps") asks it
    for players who may or may not be.
    """

    id: ClassVar[str]
    faction: ClassVar[str]
    hp: int
    windows: ClassVar[frozenset[str]] = frozenset()
    once: ClassVar[bool] = False
    """The ability works once a game."""
    each_turn: ClassVar[bool] = False
    """The ability works once in each own turn."""
    usual: ClassVar[bool] = False
    """The ability is no special one: it works with abilities off, and cannot be voided (R 11)."""
    passive: ClassVar[bool] = False
    """The ability works by itself once revealed; using it means revealing."""
    will_reveal: ClassVar[bool] = True
    """May turn itself up at will, where the edition lets anybody."""
    single_die: ClassVar[bool] = False
    """Attacks with the d4 alone, once revealed."""

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """What the ability offers in this window; whether it is spent or void has been seen to."""
        return ()

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Carries out an option of `options`. The player has been revealed."""
        return None

    def revealed(self, table: Table, seat: int) -> None:
        """What turning the card up sets off by itself."""

    def must_reveal(self, table: Table, seat: int) -> bool:
        """Whether what has happened forces this player, if hidden, to turn up."""
        return False

    def turn_starts(self, table: Table, seat: int) -> None:
        """What the ability does by itself at the start of each own turn, once revealed."""

    def out_of_turn(self, table: Table, seat: int) -> tuple[Option, ...]:
        """What the ability offers at any decision point."""
        return ()

    def may_lie(self, table: Table, seat: int) -> bool:
        """Whether this player may answer hint cards untruthfully."""
        return False

    def rolls_again(self, table: Table, seat: int) -> bool:
        """Whether a failed attack of this revealed player is rolled again."""
        return False

    def bonus(self, table: Table, target: int) -> int:
        """What this revealed attacker adds to the damage of this target."""
        return 0

    def has_dealt(self, table: Table, seat: int) -> None:
        """What follows at once when an attack of this revealed player has dealt damage."""

    def last_wishes(self, table: Table, seat: int) -> tuple[Option, ...]:
        """What the player may choose upon dying."""
        return ()

    def triumph(self, table: Table, seat: int) -> str:
        """Key of the reason why this player has won, if that is so now (kinds S and E); else
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
            "usual": self.usual,
            "passive": self.passive,
            "will_reveal": self.will_reveal,
        }

    @property
    def armable(self) -> bool:
        """Whether the ability has a window for which it can be armed beforehand."""
        return bool(self.windows)


class Edition:
    """The pieces of one game of the family, by id, in the order of its rules, and what its rules
    say otherwise than its sisters'. An edition fills in the data and overrides the methods."""

    factions: ClassVar[tuple[str, str, str]]
    """The heroes, the Shadows, and those who win in ways of their own."""
    counts: dict[int, tuple[int, int, int]]
    """How many of each faction, by number of players."""
    areas: dict[str, Area]
    cards: dict[str, Card]
    hints: dict[str, HintCard]
    hint_deck: ClassVar[str]
    """Id of the deck of hint cards."""
    characters: dict[str, Character]
    clauses: ClassVar[dict[str, str]]
    """Number of the clause of its rules, by subject: see `SUBJECTS`."""
    weapons: ClassVar[frozenset[str]]
    """Cards that add 1 to a successful attack."""
    robe: ClassVar[str]
    """The card that takes 1 from attacks given and received."""
    holy_weapon: ClassVar[str]
    """The card that adds 2 for a revealed hero."""
    holy_verb: ClassVar[str]
    """How a hidden hero says that the holy weapon is to count."""
    burst: ClassVar[str]
    """The card whose attacks hit everybody in range."""
    strong: ClassVar[int]
    """HP from which on a victim is a strong one (Bryan, Bruce)."""
    free_reveal: ClassVar[bool]
    """Whether a player may reveal at will."""
    may_leave_loot: ClassVar[bool]
    """Whether the killer may leave a victim's equipment alone."""
    every_kill_loots: ClassVar[bool]
    """Whether kills by cards, areas and abilities loot too, or those of attacks alone."""

    def deck(self, name: str) -> list[str]:
        """All cards of a deck, in the order of the rules."""
        if name == self.hint_deck:
            return [card.id for card in self.hints.values() for _ in range(card.count)]
        cards = self.cards.values()
        return [card.id for card in cards if card.deck == name for _ in range(card.count)]

    @property
    def decks(self) -> tuple[str, str, str]:
        """The three decks."""
        return (WHITE, BLACK, self.hint_deck)

    def lay_out(self, chance: Chance) -> tuple[str, ...]:
        """The area of each slot, at random."""
        board = list(self.areas)
        chance.shuffle(board)
        return tuple(board)

    def reach(self, table: Table, seat: int) -> dict[str, Any] | None:
        """What the player can work out about their own range, as JSON; None: the board says it."""
        return None

    def in_range(self, table: Table, seat: int) -> list[int]:
        """Whom the player could attack from where they stand, in seat order."""
        raise NotImplementedError

    def turn(self, seat: int) -> Procedure:
        """The procedure of one turn."""
        raise NotImplementedError

    def third_kill(self, table: Table, dead: int) -> bool:
        """Whether a kill of ``dead`` players by an attack is one for Charles, for Craig."""
        raise NotImplementedError


SUBJECTS = (
    "areas",
    "move",
    "range",
    "attack",
    "react",
    "loot",
    "timing",
    "abilities",
    "white",
    "black",
    "give",
    "hint",
)
"""What questions are about, as far as rules clauses go."""
