"""Who may know what (H 14.3, R 16). Only the door, `gloaming.engine.view`, calls this."""

from __future__ import annotations

from typing import Any

from gloaming.engine.procedure import shown_procedure

from .table import Table


def public_facts(table: Table) -> dict[str, Any]:
    """What everyone may know, watchers included."""
    board = table.board
    over = table.over
    edition_characters = table.characters
    players = [
        {
            "seat": seat,
            "place": None if place < 0 else board[place],
            "damage": table.damage[seat],
            "alive": table.alive[seat],
            "revealed": table.revealed[seat],
            "character": edition_characters[seat] if table.revealed[seat] or over else None,
            "equipment": table.equipment[seat],
            "angel": table.angel[seat],
            "barrier": table.barrier[seat],
            "voided": table.voided[seat],
            "spent": table.spent[seat],
            "turned": table.turned[seat],
            "batch": table.batch[seat],
        }
        for seat, place in enumerate(table.place)
    ]
    edition = table.edition
    dice = table.dice
    blow = table.blow
    facts: dict[str, Any] = {
        "game": table.game.id,
        "roster": table.roster,
        "pool": table.pool,
        "factions": dict(zip(edition.factions, table.counts, strict=True)),
        "abilities": table.abilities,
        "players": players,
        "board": board,
        "decks": {
            "white": len(table.white),
            "black": len(table.black),
            edition.hint_deck: len(table.hints),
        },
        "discards": {
            # Lists of the table are copied: a view is kept, and must not change with the table.
            "white": table.white_discard[:],
            "black": table.black_discard[:],
            edition.hint_deck: len(table.hint_discard),
        },
        "turn": table.turn,
        "active": table.active,
        "extra": table.extra,
        "dice": None,
        "card": None,
        "hint": None,
        "attack": None,
        "stack": [shown_procedure(procedure) for procedure in table.stack],
        "turn_so_far": [
            table.walked,
            table.used,
            table.attacked,
            table.dying,
            table.batches,
            table.cut_short,
        ],
        "feats": table.feats[:],
        "asked": table.asked_count,
        "over": None,
    }
    if dice is not None:
        why, seat, d4, d6, result = dice
        facts["dice"] = {"why": why, "seat": seat, "d4": d4, "d6": d6, "result": result}
    if table.card is not None:
        facts["card"] = {"card": table.card[0], "seat": table.card[1]}
    if table.hint is not None:
        facts["hint"] = {"from": table.hint[1], "to": table.hint[2]}
    if blow is not None:
        facts["attack"] = {
            "attacker": blow[0],
            "targets": [target for target, _ in blow[1]],
            "damage": [damage for _, damage in blow[1]],
        }
    if table.variant:
        facts["variant"] = table.game_of_family.variant_facts(table.variant)
    if table.heading:
        facts["heading"] = {"seat": table.active, "place": table.heading}
    if over:
        facts["over"] = {
            "winners": table.winners,
            "reasons": {str(s): r for s, r in zip(table.winners, table.reasons, strict=True)},
        }
    return facts


def private_facts(table: Table, seat: int) -> dict[str, Any]:
    """What this seat may know beyond that: its character, its standing order, what it was shown in
    private, its hint card, its range."""
    hint = table.hint
    may_read = hint is not None and seat in hint[1:]
    ask = table.asked
    facts = {
        "seat": seat,
        "character": table.characters[seat],
        "armed": table.armed[seat],
        "declines": table.declines[seat],
        "known": {str(other): character for other, character in table.known[seat]},
        "hint": {"card": hint[0], "from": hint[1], "to": hint[2]}
        if hint is not None and may_read
        else None,
        "answered": ask.answers[seat].id if ask is not None and seat in ask.answers else None,
    }
    reach = table.edition.reach(table, seat)
    if reach is not None:
        facts["reach"] = reach
    return facts
