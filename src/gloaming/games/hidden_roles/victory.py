"""Victory (H 8, R 9): looked at after every batch, reveal, transfer and effect; all whose condition
holds win together."""

from __future__ import annotations

from .pieces import SHADOW
from .table import Table


def check_victory(table: Table) -> None:
    """Ends the game if anybody has won. While a batch of deaths is being settled it waits for the
    batch's own step 6.

    That the game goes on says something of everybody's hidden condition: no way back."""
    table.settle()
    if table.over or table.dying:
        return
    cast = table.cast
    won: dict[int, str] = {}
    for seat in range(table.seats):
        reason = cast[seat].triumph(table, seat)
        if reason:
            won[seat] = reason
    if won:
        end_game(table, won)


def end_game(table: Table, won: dict[int, str]) -> None:
    """Ends the game for these winners, and for all who win because it is over (least fixpoint: R
    8)."""
    growing = True
    while growing:
        growing = False
        for seat in range(table.seats):
            if seat not in won:
                reason = table.cast[seat].at_end(table, seat, won)
                if reason:
                    won[seat] = reason
                    growing = True
    table.over = True
    table.winners = tuple(sorted(won))
    table.reasons = tuple([won[seat] for seat in table.winners])
    for seat in range(table.seats):
        if not table.revealed[seat]:
            table.tell("opened", seat=seat, character=table.characters[seat])
    table.tell("over", winners=list(table.winners))


def heroes_win(table: Table) -> bool:
    """Every Hunter, every Raider, living or dead, wins when all Shadows are dead."""
    return bool(table.batches) and table.all_dead(SHADOW)


def shadows_win(table: Table) -> bool:
    """Every Shadow, living or dead, wins when all heroes are dead."""
    return bool(table.batches) and table.all_dead(table.edition.factions[0])


def three_others_dead(table: Table) -> bool:
    """Every Shadow wins too when at least three Neutrals, three Citizens, are dead."""
    return table.counts[2] >= 3 and table.dead_count(table.edition.factions[2]) >= 3
