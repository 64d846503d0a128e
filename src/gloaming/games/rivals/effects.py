"""What happens to cards, tiles and loot, whoever does it: each tells of itself."""

from __future__ import annotations

from typing import Any

from gloaming.engine import Event

from .ballroom import GONE, Ballroom
from .members import FAMILIES, family_of, is_basic, key_of

# -- cards


def told_of(room: Ballroom, card: int) -> dict[str, Any]:
    """What an event says of a card: its number, whose it is, and which member, unless it lies face
    down."""
    member = key_of(room.member[card]) if room.up[card] else ""
    return {"card": card, "seat": room.owner[card], "member": member}


def enter(room: Ballroom, seat: int, member: int, place: int, *, up: bool) -> int:
    """Puts a card at the end of a line; its serial number."""
    card = len(room.owner)
    room.owner.append(seat)
    room.member.append(member)
    room.up.append(up)
    room.loot.append(())
    room.family_known.append(False)
    room.lines[place] = (*room.lines[place], card)
    return card


def take_out(room: Ballroom, card: int) -> None:
    """Takes a card out of its line; those behind it close up."""
    place = room.place_of(card)
    room.lines[place] = tuple([other for other in room.lines[place] if other != card])


def move(room: Ballroom, card: int, place: int) -> None:
    """Moves a card with its loot to the last position of another line."""
    before = room.place_of(card)
    take_out(room, card)
    room.lines[place] = (*room.lines[place], card)
    places = {"from_place": room.mansions[before], "to_place": room.mansions[place]}
    room.tell("moved", **told_of(room, card), **places)


def turn_up(room: Ballroom, card: int) -> None:
    """Turns a face-down card up."""
    room.up[card] = True
    room.tell("turned_up", **told_of(room, card))


def turn_down(room: Ballroom, card: int) -> None:
    """Turns a card face down. It steals nothing, and keeps what lies on it."""
    told = told_of(room, card)
    room.up[card] = False
    room.family_known[card] = False
    room.tell("turned_down", **told)


def send_home(room: Ballroom, card: int) -> None:
    """A card leaves the mansions: a basic face up to its owner's discards, an advanced one face
    down under its family's pile; the marker is free again."""
    take_out(room, card)
    member, seat = room.member[card], room.owner[card]
    told = told_of(room, card)
    room.member[card] = GONE
    if is_basic(member):
        room.discards[seat] = (*room.discards[seat], member)
        room.tell("discarded", **{**told, "member": key_of(member)})
    else:
        family = family_of(member)
        room.piles[family] = (member, *room.piles[family])
        room.tell("returned", **told, family=FAMILIES[family])


# -- tiles


def place_tile(room: Ballroom, seat: int, place: int, count: int = 1) -> None:
    """A player's influence tiles go to a mansion, or come back from it."""
    tiles = list(room.tiles[place])
    tiles[seat] += count
    room.tiles[place] = tuple(tiles)
    kind = "tile_placed" if count > 0 else "tile_back"
    room.tell(kind, seat=seat, place=room.mansions[place], count=abs(count))


def add_presence(room: Ballroom, seat: int, place: int) -> None:
    """A presence tile goes to a mansion."""
    room.presence[place] += 1
    room.tell("presence", seat=seat, place=room.mansions[place])


# -- loot


def draw_loot(room: Ballroom, count: int) -> tuple[str, ...]:
    """Random tiles from the supply, as many as there are."""
    supply = room.supply
    return tuple(
        [supply.pop(room.chance.below(len(supply))) for _ in range(min(count, len(supply)))]
    )


def steal(room: Ballroom, card: int, count: int) -> None:
    """Loot from the supply onto a card, unseen."""
    drawn = draw_loot(room, count)
    room.loot[card] = (*room.loot[card], *drawn)
    room.tell("stole", **told_of(room, card), count=len(drawn), wanted=count)


def gain(room: Ballroom, seat: int, tiles: tuple[str, ...], card: int = -1) -> None:
    """Loot into a player's own area: the kinds are for that player alone. ``card``: on which it
    lay, -1 from the supply."""
    if not tiles:
        return
    room.gained[seat] = (*room.gained[seat], *tiles)
    lay = told_of(room, card) if card >= 0 else {"card": card, "member": ""}
    params = {**lay, "seat": seat, "count": len(tiles)}
    room.whisper((seat,), "gained", {**params, "kinds": sorted(tiles)}, Event("gained", params))


def gain_from_supply(room: Ballroom, seat: int, count: int) -> None:
    """Loot from the supply into a player's own area."""
    gain(room, seat, draw_loot(room, count))


def lose_loot(room: Ballroom, card: int, count: int = -1) -> int:
    """Loot on a card goes back to the supply: all, or ``count`` random tiles of it. How many."""
    tiles = list(room.loot[card])
    if count < 0 or count >= len(tiles):
        lost, kept = tiles, []
    else:
        lost, kept = [], tiles
        for _ in range(count):
            lost.append(kept.pop(room.chance.below(len(kept))))
    if lost:
        room.loot[card] = tuple(kept)
        room.supply.extend(lost)
        # What lies together must not tell what was lost: the supply has no order.
        room.supply.sort()
        room.tell("lost", **told_of(room, card), count=len(lost))
    return len(lost)


def pay(room: Ballroom, seat: int, amount: int, why: str, place: int) -> None:
    """Rose Points to a player."""
    if amount > 0:
        room.rp[seat] += amount
        room.tell("paid", seat=seat, amount=amount, why=why, place=room.mansions[place])
