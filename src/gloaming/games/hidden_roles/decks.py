"""The three draw piles (R 5)."""

from __future__ import annotations

from gloaming.engine import Event

from .pieces import HERMIT, WHITE
from .table import Table


def take_from_deck(table: Table, deck: str) -> str:
    """The top card of a deck. An empty one is made again from its discard pile at this moment, not
    earlier (R 5)."""
    if deck == WHITE:
        pile, discards = table.white, table.white_discard
    elif deck == HERMIT:
        pile, discards = table.hermits, table.hermit_discard
    else:
        pile, discards = table.black, table.black_discard
    if not pile:
        pile.extend(discards)
        discards.clear()
        table.chance.shuffle(pile)
        table.tell("reshuffled", deck=deck)
    return pile.pop()


def draw_hermit(table: Table, seat: int) -> None:
    """A player draws a hermit card and alone reads it (R 13.1); it is then ``table.hermit``."""
    card = take_from_deck(table, HERMIT)
    table.hermit = (card, seat, -1)
    params = {"seat": seat}
    table.whisper(
        (seat,), "drew_hermit", {"seat": seat, "card": card}, Event("drew_hermit", params)
    )
