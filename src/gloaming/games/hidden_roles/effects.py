"""What happens to a player apart from damage: healing, setting the marker, cards changing hands."""

from __future__ import annotations

from .table import Table
from .victory import check_victory


def heal(table: Table, seat: int, amount: int) -> None:
    """Takes damage away, never below 0."""
    before = table.damage[seat]
    after = max(0, before - amount)
    if after != before:
        table.damage[seat] = after
        table.tell("healed", seat=seat, amount=before - after, before=before, after=after)


def heal_fully(table: Table, seat: int) -> None:
    """Sets damage to 0."""
    heal(table, seat, table.damage[seat])


def set_damage(table: Table, seat: int, to: int) -> None:
    """Sets the marker, up or down. It is no damage: nothing prevents it, and at 7 nobody can die of
    it (H 7)."""
    before = table.damage[seat]
    table.damage[seat] = to
    table.tell("set_damage", seat=seat, before=before, after=to)


def lose_card(table: Table, seat: int, card: str) -> None:
    """Takes one copy of a card from a player's equipment."""
    held = list(table.equipment[seat])
    held.remove(card)
    table.equipment[seat] = tuple(held)


def gain_card(table: Table, seat: int, card: str) -> None:
    """Puts a card in front of a player, behind the others."""
    table.equipment[seat] = (*table.equipment[seat], card)


def take_card(table: Table, seat: int, victim: int, card: str, kind: str = "took") -> None:
    """A player takes a card of another (``kind``: the event that tells of it)."""
    lose_card(table, victim, card)
    gain_card(table, seat, card)
    table.tell(kind, seat=seat, from_seat=victim, card=card)
    check_victory(table)


def hand_card(table: Table, seat: int, to: int, card: str) -> None:
    """A player gives a card to another."""
    lose_card(table, seat, card)
    gain_card(table, to, card)
    table.tell("handed", seat=seat, to=to, card=card)
    check_victory(table)


def discard(table: Table, card: str) -> None:
    """Puts a white or black card on the discard pile of its colour."""
    pile = table.white_discard if table.edition.cards[card].deck == "white" else table.black_discard
    pile.append(card)
