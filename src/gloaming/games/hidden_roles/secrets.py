"""Who may know what (R 14.3). Only the door, `gloaming.engine.view`, calls this."""

from __future__ import annotations

from typing import Any

from gloaming.engine import Procedure
from gloaming.engine.procedure import field_names, to_plain

from .pieces import FACTIONS
from .table import Table

# What a player answered is nobody else's business; all other fields of the family's procedures are
# public.
ANSWERS = frozenset({"answer", "answers", "kept"})


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
    dice = table.dice
    blow = table.blow
    facts: dict[str, Any] = {
        "game": table.game.id,
        "roster": table.roster,
        "pool": table.pool,
        "factions": dict(zip(FACTIONS, table.counts, strict=True)),
        "abilities": table.abilities,
        "players": players,
        "board": board,
        "decks": {
            "white": len(table.white),
            "black": len(table.black),
            "hermit": len(table.hermits),
        },
        "discards": {
            # Lists of the table are copied: a view is kept, and must not change with the table.
            "white": table.white_discard[:],
            "black": table.black_discard[:],
            "hermit": len(table.hermit_discard),
        },
        "turn": table.turn,
        "active": table.active,
        "extra": table.extra,
        "dice": None,
        "card": None,
        "hermit": None,
        "attack": None,
        "stack": [public_frame(procedure) for procedure in table.stack],
        "turn_so_far": [table.walked, table.start_used, table.attacked, table.dying, table.batches],
        "feats": table.feats[:],
        "asked": table.asked_count,
        "over": None,
    }
    if dice is not None:
        why, seat, d4, d6, result = dice
        facts["dice"] = {"why": why, "seat": seat, "d4": d4, "d6": d6, "result": result}
    if table.card is not None:
        facts["card"] = {"card": table.card[0], "seat": table.card[1]}
    if table.hermit is not None:
        facts["hermit"] = {"from": table.hermit[1], "to": table.hermit[2]}
    if blow is not None:
        facts["attack"] = {
            "attacker": blow[0],
            "targets": [target for target, _ in blow[1]],
            "damage": [damage for _, damage in blow[1]],
        }
    if over:
        facts["over"] = {
            "winners": table.winners,
            "reasons": {str(s): r for s, r in zip(table.winners, table.reasons, strict=True)},
        }
    return facts


def private_facts(table: Table, seat: int) -> dict[str, Any]:
    """What this seat may know beyond that: its character, what it armed, what Prediction showed it,
    its hermit card."""
    hermit = table.hermit
    may_read = hermit is not None and seat in hermit[1:]
    ask = table.asked
    return {
        "seat": seat,
        "character": table.characters[seat],
        "armed": table.armed[seat],
        "known": {str(other): character for other, character in table.known[seat]},
        "hermit": {"card": hermit[0], "from": hermit[1], "to": hermit[2]}
        if hermit is not None and may_read
        else None,
        "answered": ask.answers[seat].id if ask is not None and seat in ask.answers else None,
    }


def public_frame(procedure: Procedure) -> dict[str, Any]:
    """A procedure on the stack without what was answered."""
    kind = type(procedure)
    frame: dict[str, Any] = {"procedure": kind.__name__}
    for name in field_names(kind):
        if name not in ANSWERS:
            frame[name] = to_plain(getattr(procedure, name))
    return frame
