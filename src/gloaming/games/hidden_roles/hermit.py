"""Hermit cards: handed over in secret, answered truthfully by all but Unknown (R 13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Event, Option, Procedure, Step, option

from .decks import draw_hermit
from .effects import hand_card, heal
from .harm import hurt
from .pieces import HermitCard
from .table import Table
from .victory import check_victory

SUFFER = Option("suffer")
ACCEPT = Option("accept")
SHOW = Option("show")
NOTHING = Option("nothing")


@dataclass(slots=True)
class HandOver(Procedure):
    """The drawer hands the card in play (``table.hermit``) to a player, who answers it (R 13.1).

    The card is not a field of this procedure, so that the stack itself is no secret.
    """

    seat: int
    to: int = -1
    """Receiver; set beforehand for the initial hint."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "hand_over", "ask", "carry_out", "put_away")

    def choose(self, table: Table) -> Step:
        """To any other living player, at any distance, revealed or not."""
        if self.to >= 0:
            return None
        assert table.hermit is not None
        options = tuple([option("give", seat=other) for other in table.others(self.seat)])
        return Ask({self.seat: options}, "give", "13.1", {"card": table.hermit[0]})

    def hand_over(self, table: Table) -> Step:
        """From now on the receiver may read it too."""
        if self.to < 0:
            assert self.answer is not None
            self.to = self.answer.seat
        assert table.hermit is not None
        card = table.hermit[0]
        table.hermit = (card, self.seat, self.to)
        params = {"seat": self.seat, "to": self.to}
        table.whisper(
            (self.seat, self.to),
            "gave_hermit",
            {**params, "card": card},
            Event("gave_hermit", params),
        )
        return None

    def ask(self, table: Table) -> Step:
        """Everyone presses an answer, also with one option (R 14.4.5)."""
        assert table.hermit is not None
        card = table.edition.hermits[table.hermit[0]]
        about = {"card": card.id, "from": self.seat}
        return Ask({self.to: answers(table, self.to, card)}, "hermit", "13.2", about)

    def carry_out(self, table: Table) -> Step:
        """What the receiver does. It never touches the drawer, except that an equipment card given
        goes there."""
        answer = self.answer
        assert answer is not None
        assert table.hermit is not None
        card = table.edition.hermits[table.hermit[0]]
        verb = answer.verb
        to = self.to
        if verb == "hand":
            hand_card(table, to, self.seat, answer.card)
        elif verb == "suffer":
            return hurt(table, [(to, card.amount)], "hermit", self.seat)
        elif verb == "accept":
            if table.damage[to] == 0:
                return hurt(table, [(to, card.amount)], "hermit", self.seat)
            heal(table, to, card.amount)
        elif verb == "show":
            self._show(table)
        else:
            table.tell("nothing", seat=to)
        return None

    def _show(self, table: Table) -> None:
        """Prediction: the drawer sees the character, for good; all see that one was shown (R
        14.3)."""
        to, seat = self.to, self.seat
        character = table.characters[to]
        if (to, character) not in table.known[seat]:
            table.known[seat] = (*table.known[seat], (to, character))
        table.whisper(
            (seat, to),
            "saw",
            {"seat": seat, "of": to, "character": character},
            Event("showed", {"seat": to, "to": seat}),
        )

    def put_away(self, table: Table) -> Step:
        """Face down on the discard pile, which nobody may look through."""
        self.answer = None
        assert table.hermit is not None
        table.hermit_discard.append(table.hermit[0])
        table.hermit = None
        check_victory(table)
        return None


def answers(table: Table, seat: int, card: HermitCard) -> tuple[Option, ...]:
    """The options of a receiver: the true branch alone, for Unknown both (R 13.3)."""
    character = table.cast[seat]
    if card.effect == "show":
        return (SHOW,)
    lies = character.may_lie and table.has_ability(seat)
    if not card.fits(character) and not lies:
        return (NOTHING,)
    if card.effect == "hand":
        options = (*[option("hand", card=held) for held in table.equipment[seat]], SUFFER)
    elif card.effect == "harm":
        options = (SUFFER,)
    else:
        options = (ACCEPT,)
    return (*options, NOTHING) if lies else options


@dataclass(slots=True)
class InitialHint(Procedure):
    """Option: before turn 1 each player, from the first one on, gives a hermit card to the player
    on the left (R 14.1)."""

    first: int
    given: int = 0

    steps: ClassVar[tuple[str, ...]] = ("give",)

    def give(self, table: Table) -> Step:
        """One player's card; then the next."""
        if self.given == table.seats:
            return None
        seat = (self.first + self.given) % table.seats
        self.given += 1
        self.goto("give")
        draw_hermit(table, seat)
        return HandOver(seat, table.left_of(seat))
