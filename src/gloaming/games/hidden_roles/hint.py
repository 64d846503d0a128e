"""Hint cards (hermit, reasoning): handed over in secret, answered truthfully by all but Unknown
and Ulrich (H 13, R 14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from gloaming.engine import Ask, Event, Option, Procedure, Step, option

from .decks import draw_hint
from .effects import hand_card, heal
from .harm import hurt
from .pieces import HintCard
from .table import Table
from .victory import check_victory

SUFFER = Option("suffer")
ACCEPT = Option("accept")
SHOW = Option("show")
NOTHING = Option("nothing")


@dataclass(slots=True)
class HandOver(Procedure):
    """The drawer hands the card in play (``table.hint``) to a player, who answers it (H 13.1).

    The card is not a field of this procedure, so that the stack itself is no secret.
    """

    seat: int
    to: int = -1
    """Receiver; set beforehand for the initial hint."""
    among: tuple[int, ...] = ()
    """Who may receive it; empty: any other living player."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "hand_over", "ask", "carry_out", "put_away")

    def choose(self, table: Table) -> Step:
        """To any other living player, at any distance, revealed or not."""
        if self.to >= 0:
            return None
        assert table.hint is not None
        among = self.among or table.others(self.seat)
        options = tuple([option("give", seat=other) for other in among])
        about: dict[str, Any] = {"card": table.hint[0]}
        if self.among:
            about["parasol"] = True
        return Ask({self.seat: options}, "give", table.clause("give"), about)

    def hand_over(self, table: Table) -> Step:
        """From now on the receiver may read it too."""
        if self.to < 0:
            assert self.answer is not None
            self.to = self.answer.seat
        assert table.hint is not None
        card = table.hint[0]
        table.hint = (card, self.seat, self.to)
        params = {"seat": self.seat, "to": self.to}
        table.whisper(
            (self.seat, self.to),
            "gave_hint",
            {**params, "card": card},
            Event("gave_hint", params),
        )
        return None

    def ask(self, table: Table) -> Step:
        """Everyone presses an answer, also with one option (H 14.4.5)."""
        assert table.hint is not None
        card = table.edition.hints[table.hint[0]]
        about = {"card": card.id, "from": self.seat}
        return Ask({self.to: answers(table, self.to, card)}, "hint", table.clause("hint"), about)

    def carry_out(self, table: Table) -> Step:
        """What the receiver does. It never touches the drawer, except that an equipment card given
        goes there."""
        answer = self.answer
        assert answer is not None
        assert table.hint is not None
        card = table.edition.hints[table.hint[0]]
        verb = answer.verb
        to = self.to
        if verb == "hand":
            hand_card(table, to, self.seat, answer.card)
        elif verb == "suffer":
            return hurt(table, [(to, card.amount)], "hint", self.seat)
        elif verb == "accept" and card.effect == "airship":
            return self._board_airship(table, card.amount)
        elif verb == "accept":
            if table.damage[to] == 0:
                return hurt(table, [(to, card.amount)], "hint", self.seat)
            heal(table, to, card.amount)
        elif verb == "show":
            self._show(table)
        else:
            table.tell("nothing", seat=to)
        return None

    def _board_airship(self, table: Table, amount: int) -> Step:
        """Placed on the airship at once, also from off the board, without an area action; who is
        there already takes the damage (R 4, R 14.2)."""
        to = self.to
        airship = table.slot_of("airship")
        if table.place[to] == airship:
            return hurt(table, [(to, amount)], "hint", self.seat)
        table.place[to] = airship
        table.tell("moved", seat=to, place="airship")
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
        assert table.hint is not None
        table.hint_discard.append(table.hint[0])
        table.hint = None
        check_victory(table)
        return None


def answers(table: Table, seat: int, card: HintCard) -> tuple[Option, ...]:
    """The options of a receiver: the true branch alone, for Unknown and Ulrich both (H 13.3, R
    14.3)."""
    character = table.cast[seat]
    if card.effect == "show":
        return (SHOW,)
    lies = character.may_lie(table, seat)
    if not card.fits(character) and not lies:
        return (NOTHING,)
    if card.effect == "hand":
        options = (
            *[option("hand", card=held) for held in dict.fromkeys(table.equipment[seat])],
            SUFFER,
        )
    elif card.effect == "harm":
        options = (SUFFER,)
    else:
        options = (ACCEPT,)
    return (*options, NOTHING) if lies else options


@dataclass(slots=True)
class InitialHint(Procedure):
    """Option: before turn 1 each player, from the first one on, gives a hint card to the player
    on the left (H 14.1)."""

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
        draw_hint(table, seat)
        return HandOver(seat, table.left_of(seat))
