"""Twins by hand of Shadow Rivals, and what could never have come about in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from games.twin import Twin
from gloaming.engine import Chance
from gloaming.engine.play import run
from gloaming.games.rivals.ballroom import GONE, Ballroom
from gloaming.games.rivals.members import BASICS, family_of, is_basic
from gloaming.games.rivals.numbers import LOOT


def ballrooms(room: Ballroom, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Twins by hand: others' basics, advanced members, loot, the mansions to come."""
    others = [seat for seat in range(room.seats) if seat != viewer]

    other = room.copy()
    for seat in others:
        _exchange_basics(other, seat, chance)
    yield Twin(
        "the basics of the others",
        _put_again(other),
        frozenset({"discarded", "turned_up", "family_known", "moved", "over"}),
    )

    other = room.copy()
    for family in range(len(other.piles)):
        _exchange_advanced(other, family, others, chance)
    yield Twin(
        "the advanced members of the others",
        _put_again(other),
        frozenset({"played", "turned_up", "upgraded in private", "over"}),
    )

    other = room.copy()
    hidden = [*other.supply, *chain(*other.loot), *chain(*(other.gained[s] for s in others))]
    chance.shuffle(hidden)
    for card, tiles in enumerate(other.loot):
        other.loot[card] = tuple(hidden.pop() for _ in tiles)
    for seat in others:
        other.gained[seat] = tuple(hidden.pop() for _ in other.gained[seat])
    other.supply = hidden
    yield Twin("the loot", other, frozenset({"gained in private", "over"}))

    other = room.copy()
    for pile in (other.small, other.large):
        chance.shuffle(pile)
    yield Twin("the mansions to come", other, frozenset({"resolved"}))


def _put_again(room: Ballroom) -> Ballroom:
    """With its question as the new secrets demand it."""
    room.asked_count -= 1
    run(room)
    return room


def _exchange_basics(room: Ballroom, seat: int, chance: Chance) -> None:
    """Deals a player's hidden basics anew: hand, deck, and what lies face down unknown."""
    down = [
        card
        for card in room.all_cards()
        if room.owner[card] == seat
        and not room.up[card]
        and not room.family_known[card]
        and is_basic(room.member[card])
    ]
    cards = [*room.hands[seat], *room.decks[seat], *(room.member[card] for card in down)]
    chance.shuffle(cards)
    for card in down:
        room.member[card] = cards.pop()
    room.hands[seat] = tuple(cards.pop() for _ in room.hands[seat])
    room.decks[seat] = tuple(cards)


def _exchange_advanced(room: Ballroom, family: int, others: list[int], chance: Chance) -> None:
    """Deals the hidden advanced members of a family anew: in front, in the pile, face down."""
    down = [
        card
        for card in room.all_cards()
        if room.owner[card] in others
        and not room.up[card]
        and not is_basic(room.member[card])
        and family_of(room.member[card]) == family
    ]
    cards = [*room.piles[family], *(room.member[card] for card in down)]
    for seat in others:
        cards += [member for member in room.front[seat] if family_of(member) == family]
    chance.shuffle(cards)
    for card in down:
        room.member[card] = cards.pop()
    for seat in others:
        room.front[seat] = tuple(
            cards.pop() if family_of(member) == family else member for member in room.front[seat]
        )
    room.piles[family] = tuple(cards)


def faults_of_ballroom(room: Ballroom) -> list[str]:
    """Every card and tile is somewhere, once."""
    wrong = []
    lying = [room.member[card] for card in room.all_cards()]
    for seat in range(room.seats):
        own = [room.member[c] for c in room.all_cards() if room.owner[c] == seat]
        basics = [*room.hands[seat], *room.decks[seat], *room.discards[seat], *own]
        if sorted(member for member in basics if is_basic(member)) != list(BASICS):
            wrong.append(f"the basics of {seat}")
    advanced = [*chain(*room.piles), *chain(*room.front), *(m for m in lying if not is_basic(m))]
    if sorted(advanced) != [member for member in range(1, 33) if not is_basic(member)]:
        wrong.append("the advanced members")
    tiles = Counter([*room.supply, *chain(*room.loot), *chain(*room.gained)])
    if tiles != Counter(dict(zip(LOOT, room.numbers.loot, strict=True))):
        wrong.append("the loot")
    open_mansions = [mansion for mansion in room.mansions if mansion]
    mansions = [*open_mansions, *room.resolved, *room.small, *room.large]
    if len(set(mansions)) != len(mansions):
        wrong.append("the mansions")
    gone = [card for card in range(len(room.owner)) if card not in room.all_cards()]
    if any(room.member[card] != GONE or room.loot[card] for card in gone):
        wrong.append("cards that have left")
    return wrong
