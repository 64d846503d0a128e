"""Who may know what (R 10). Only the door, `gloaming.engine.view`, calls this."""

from __future__ import annotations

from typing import Any

from gloaming.engine.procedure import shown_procedure

from .ballroom import Ballroom
from .forecast import after_each, forecast
from .members import FAMILIES, family_of, is_basic, key_of
from .numbers import MARKERS
from .scoring import loot_points, loot_table


def public_facts(room: Ballroom) -> dict[str, Any]:
    """What everyone may know, watchers included."""
    return {
        "game": room.game.id,
        "numbers": room.numbers.plain() if room.numbers_text else None,
        "players": [_player(room, seat) for seat in range(room.seats)],
        "mansions": [_mansion(room, place) for place in range(len(room.mansions))],
        "left": {"small": len(room.small), "large": len(room.large)},
        "piles": [len(pile) for pile in room.piles],
        "supply": len(room.supply),
        "presence_tiles": room.free_presence(),
        "resolved": list(room.resolved),
        "turn": room.turn,
        "active": room.active,
        "played": len(room.owner),
        "stack": [shown_procedure(procedure) for procedure in room.stack],
        "asked": room.asked_count,
        "over": _over(room) if room.over else None,
    }


def _player(room: Ballroom, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "rp": room.rp[seat],
        "hand": len(room.hands[seat]),
        "deck": len(room.decks[seat]),
        "discards": [key_of(member) for member in room.discards[seat]],
        # In which order they were drawn says nothing more than was told.
        "front": [FAMILIES[family_of(member)] for member in room.front[seat]],
        "gained": len(room.gained[seat]),
        "tiles": room.free_tiles(seat),
        "markers": MARKERS - len(room.front[seat]) - room.advanced_out(seat),
    }


def _mansion(room: Ballroom, place: int) -> dict[str, Any]:
    if not room.mansions[place]:
        return {"mansion": None, "line": [], "tiles": [0] * room.seats, "presence_tiles": 0}
    mansion = room.mansion_at(place)
    return {
        "mansion": mansion.id,
        "size": mansion.size,
        "limit": mansion.limit,
        "payouts": room.values_at(place),
        "line": [_card(room, card) for card in room.lines[place]],
        "tiles": list(room.tiles[place]),
        "presence_tiles": room.presence[place],
        **forecast(room, place),
    }


def _card(room: Ballroom, card: int) -> dict[str, Any]:
    member = room.member[card]
    up = room.up[card]
    advanced = not is_basic(member)
    known = up or advanced or room.family_known[card]
    return {
        "card": card,
        "seat": room.owner[card],
        "up": up,
        "advanced": advanced,
        "member": key_of(member) if up else None,
        "family": FAMILIES[family_of(member)] if known else None,
        "loot": len(room.loot[card]),
        "influence": room.influence_of(card),
        "presence": room.presence_of(card),
    }


def _over(room: Ballroom) -> dict[str, Any]:
    points = loot_table(room)
    return {
        "winners": list(room.winners),
        "scores": [
            {
                "rp": room.rp[seat],
                "tiles": room.loot_of(seat),
                **points[seat],
                "total": room.rp[seat] + points[seat]["loot"],
            }
            for seat in range(room.seats)
        ],
    }


def private_facts(room: Ballroom, seat: int) -> dict[str, Any]:
    """What this seat may know beyond that: its hand, what it has face down, its loot; and, when it
    is asked what to play, what each play would make of the mansion."""
    ask = room.asked
    after: dict[str, dict[str, Any]] = {}
    if ask is not None and ask.kind == "play" and seat in ask.options:
        after = after_each(room, seat, ask.options[seat])
    return {
        "seat": seat,
        "hand": [key_of(member) for member in room.hands[seat]],
        "front": [key_of(member) for member in room.front[seat]],
        "face_down": {
            str(card): key_of(room.member[card])
            for card in room.all_cards()
            if room.owner[card] == seat and not room.up[card]
        },
        "gained": room.loot_of(seat),
        "loot_points": loot_points(room.loot_of(seat)),
        "after": after,
    }
