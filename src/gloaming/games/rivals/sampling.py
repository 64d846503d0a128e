"""Worlds that a seat cannot tell from the true one, drawn from its view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.engine import Chance
from gloaming.engine.play import run
from gloaming.engine.procedure import procedure_from_shown

from .ballroom import GONE, Ballroom
from .members import BASICS, FAMILIES, NUMBERS, is_basic
from .numbers import LARGE, LOOT, SMALL, Numbers, text_of

if TYPE_CHECKING:
    from .game import ShadowRivals


def sample_world(game: ShadowRivals, view: dict[str, Any], chance: Chance) -> Ballroom:
    """A state that gives the viewing seat the same view, with everything it cannot know drawn at
    random.

    Args:
        view: the whole view of one seat, ``{"public": ..., "own": ...}``, of a match that is not
        over.
        chance: decides what is drawn; the world's own chance is seeded from it too.
    """
    facts = view["public"]
    own = view["own"] or {}
    text = text_of(Numbers.from_json(facts["numbers"] or {}))
    players = facts["players"]
    room = Ballroom(
        game, len(players), Chance(bytes(chance.byte() for _ in range(32))), numbers_text=text
    )
    _set_out(room, facts)
    _deal_basics(room, facts, own, chance)
    _deal_advanced(room, facts, own, chance)
    _deal_loot(room, facts, own, chance)
    _stack_mansions(room, facts, chance)
    kinds = game.procedures_by_name()
    room.stack = [procedure_from_shown(frame, kinds) for frame in facts["stack"]]
    room.asked_count = facts["asked"] - 1
    run(room)
    room.told = []
    return room


def _set_out(room: Ballroom, facts: dict[str, Any]) -> None:
    """What everyone sees; cards that are hidden come later."""
    played = facts["played"]
    room.owner = [0] * played
    room.member = [GONE] * played
    room.up = [False] * played
    room.loot = [()] * played
    room.family_known = [False] * played
    for mansion in facts["mansions"]:
        room.mansions.append(mansion["mansion"] or "")
        room.lines.append(tuple([card["card"] for card in mansion["line"]]))
        room.tiles.append(tuple(mansion["tiles"]))
        room.presence.append(mansion["presence_tiles"])
        for card in mansion["line"]:
            at = card["card"]
            room.owner[at], room.up[at] = card["seat"], card["up"]
            room.member[at] = NUMBERS[card["member"]] if card["up"] else GONE
            known = not card["up"] and not card["advanced"] and card["family"] is not None
            room.family_known[at] = known
            if known:
                room.member[at] = NUMBERS[card["family"]]
    for seat, player in enumerate(facts["players"]):
        room.rp[seat] = player["rp"]
        room.discards[seat] = tuple(NUMBERS[key] for key in player["discards"])
    room.resolved = tuple(facts["resolved"])
    room.turn, room.active = facts["turn"], facts["active"]


def _face_down(facts: dict[str, Any], *, advanced: bool) -> list[dict[str, Any]]:
    return [
        card
        for mansion in facts["mansions"]
        for card in mansion["line"]
        if not card["up"] and card["advanced"] == advanced
    ]


def _deal_basics(
    room: Ballroom, facts: dict[str, Any], own: dict[str, Any], chance: Chance
) -> None:
    """Each player has the same eight: those not in sight are in the hand, in the deck, or lie face
    down."""
    me = own.get("seat", -1)
    if own:
        for card, key in own["face_down"].items():
            room.member[int(card)] = NUMBERS[key]
    for seat, player in enumerate(facts["players"]):
        seen = list(room.discards[seat])
        seen += [
            m for c in room.all_cards() if room.owner[c] == seat and is_basic(m := room.member[c])
        ]
        hand = [NUMBERS[key] for key in own["hand"]] if seat == me else []
        rest = [member for member in BASICS if member not in seen and member not in hand]
        chance.shuffle(rest)
        for card in _face_down(facts, advanced=False):
            if card["seat"] == seat and room.member[card["card"]] == GONE:
                room.member[card["card"]] = rest.pop()
        while len(hand) < player["hand"]:
            hand.append(rest.pop())
        room.hands[seat] = tuple(hand)
        room.decks[seat] = tuple(rest)


def _deal_advanced(
    room: Ballroom, facts: dict[str, Any], own: dict[str, Any], chance: Chance
) -> None:
    """Of each family three: in mansions, in front of players, in the pile."""
    me = own.get("seat", -1)
    if own:
        room.front[me] = tuple(NUMBERS[key] for key in own["front"])
    fronts: list[list[int]] = [[] for _ in facts["players"]]
    rest: list[list[int]] = []
    for family in range(len(FAMILIES)):
        seen = [m for c in room.all_cards() if (m := room.member[c]) != GONE]
        seen += room.front[me] if own else ()
        first = BASICS[family]
        left = [member for member in range(first + 1, first + 4) if member not in seen]
        chance.shuffle(left)
        rest.append(left)
    for card in _face_down(facts, advanced=True):
        if room.member[card["card"]] == GONE:
            room.member[card["card"]] = rest[FAMILIES.index(card["family"])].pop()
    for seat, player in enumerate(facts["players"]):
        if seat != me:
            fronts[seat] = [rest[FAMILIES.index(family)].pop() for family in player["front"]]
            room.front[seat] = tuple(fronts[seat])
    room.piles = [tuple(left) for left in rest]


def _deal_loot(room: Ballroom, facts: dict[str, Any], own: dict[str, Any], chance: Chance) -> None:
    """The kinds of all tiles that the viewer has not gained."""
    tiles = [kind for kind, n in zip(LOOT, room.numbers.loot, strict=True) for _ in range(n)]
    me = own.get("seat", -1)
    if own:
        mine = [kind for kind in LOOT for _ in range(own["gained"][kind])]
        room.gained[me] = tuple(mine)
        for kind in mine:
            tiles.remove(kind)
    chance.shuffle(tiles)
    for mansion in facts["mansions"]:
        for card in mansion["line"]:
            room.loot[card["card"]] = tuple(tiles.pop() for _ in range(card["loot"]))
    for seat, player in enumerate(facts["players"]):
        if seat != me:
            room.gained[seat] = tuple(tiles.pop() for _ in range(player["gained"]))
    room.supply = sorted(tiles)


def _stack_mansions(room: Ballroom, facts: dict[str, Any], chance: Chance) -> None:
    """The piles of mansions still to come."""
    seen = {*facts["resolved"], *room.mansions}
    for size, pile in ((SMALL, room.small), (LARGE, room.large)):
        rest = [m.id for m in room.numbers.mansions if m.size == size and m.id not in seen]
        chance.shuffle(rest)
        pile.extend(rest[: facts["left"][size]])
