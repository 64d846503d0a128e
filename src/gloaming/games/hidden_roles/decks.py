"""The three draw piles (H 5)."""

from __future__ import annotations

from gloaming.engine import Event

from .pieces import BLACK, WHITE
from .table import Table


def take_from_deck(table: Table, deck: str) -> str:
    """The top card of a deck. An empty one is made again from its discard pile at this moment, not
    earlier (H 5)."""
    table.settle()
    if deck == WHITE:
        pile, discards = table.white, table.white_discard
    elif deck == BLACK:
        pile, discards = table.black, table.black_discard
    else:
        pile, discards = table.hints, table.hint_discard
    if not pile:
        pile.extend(discards)
        discards.clear()
        table.chance.shuffle(pile)
        table.tell("reshuffled", deck=deck)
    return pile.pop()


def draw_hint(table: Table, seat: int) -> None:
    """A player draws a hint card and alone reads it (H 13.1); it is then ``table.hint``."""
    card = take_from_deck(table, table.edition.hint_deck)
    table.hint = (card, seat, -1)
    params = {"seat": seat}
    table.whisper((seat,), "drew_hint", {"seat": seat, "card": card}, Event("drew_hint", params))
