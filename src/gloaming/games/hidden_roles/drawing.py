"""Drawing cards (H 5, H 11, H 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step

from .decks import draw_hint, take_from_deck
from .effects import discard, gain_card, heal_fully
from .hint import HandOver
from .reveal import reveal
from .table import Table
from .victory import check_victory


@dataclass(slots=True)
class Draw(Procedure):
    """A player draws from a deck and resolves the card."""

    seat: int
    deck: str
    card: str = ""

    steps: ClassVar[tuple[str, ...]] = ("draw", "put_away", "settle")

    def draw(self, table: Table) -> Step:
        """White and black cards are read by all, hint cards by the drawer alone (H 13.1)."""
        seat = self.seat
        if self.deck == table.edition.hint_deck:
            draw_hint(table, seat)
            return HandOver(seat)
        card = take_from_deck(table, self.deck)
        self.card = card
        table.card = (card, seat)
        table.tell("drew", seat=seat, deck=self.deck, card=card)
        play = table.edition.cards[card].play
        if play is None:
            gain_card(table, seat, card)
            table.tell("equipped", seat=seat, card=card)
            self.card = ""
            return None
        return play(seat)

    def put_away(self, table: Table) -> Step:
        """A single-use card is discarded once it has been resolved."""
        if self.card:
            discard(table, self.card)
        return None

    def settle(self, table: Table) -> Step:
        """The effect is complete: victory is looked at (H 8)."""
        check_victory(table)
        return None


@dataclass(slots=True)
class RevealToHeal(Procedure):
    """Advent, Chocolate, Diabolic Ritual: who fits may reveal, or lies open already, and heals
    fully."""

    seat: int

    card: ClassVar[str]
    steps: ClassVar[tuple[str, ...]] = ("offer", "take_effect")

    def fits(self, table: Table, character: str) -> bool:
        """Whether the card works on this character."""
        raise NotImplementedError

    def offer(self, table: Table) -> Step:
        """Asked of the hidden who might fit; "could not" and "would not" look the same (H 14.3)."""
        seat = self.seat
        damage = table.damage[seat]
        if not table.revealed[seat] and any(
            damage < c.hp and self.fits(table, c.id) for c in table.candidates
        ):
            options: tuple[Option, ...] = (Option("nothing"),)
            if self.fits(table, table.characters[seat]):
                options += (Option("reveal"),)
            deck = table.edition.cards[self.card].deck
            return Ask({seat: options}, "offer", table.clause(deck), {"card": self.card})
        self.answer = None
        return None

    def take_effect(self, table: Table) -> Step:
        """Heals fully, or nothing."""
        seat = self.seat
        if self.answer is not None and self.answer.verb == "reveal":
            reveal(table, seat)
        works = table.revealed[seat] and self.fits(table, table.characters[seat])
        if works:
            heal_fully(table, seat)
        else:
            table.tell("no_effect", seat=seat, card=self.card)
        return None
