"""Worlds that a seat cannot tell from the true one, drawn from its view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.engine import Chance
from gloaming.engine.play import run
from gloaming.engine.procedure import procedure_from_shown

from .drawing import Draw
from .table import NOWHERE, Table

if TYPE_CHECKING:
    from .family import HiddenRoles


def sample_world(game: HiddenRoles, view: dict[str, Any], chance: Chance) -> Table:
    """A state that gives the viewing seat the same view, with everything it cannot know drawn at
    random.

    Args:
        view: the whole view of one seat, ``{"public": ..., "own": ...}``, of a match that is not
        over.
        chance: decides what is drawn; the world's own chance is seeded from it too.
    """
    facts = view["public"]
    own = view["own"] or {}
    players = facts["players"]
    table = Table(
        game,
        len(players),
        Chance(bytes(chance.byte() for _ in range(32))),
        roster=facts["roster"],
        pool=tuple(facts["pool"]),
        abilities=facts["abilities"],
        variant=tuple(facts["variant"].values()) if "variant" in facts else (),
    )
    table.board = tuple(facts["board"])
    for seat, player in enumerate(players):
        table.place[seat] = NOWHERE if player["place"] is None else table.slot_of(player["place"])
        table.damage[seat] = player["damage"]
        table.alive[seat] = player["alive"]
        table.revealed[seat] = player["revealed"]
        table.equipment[seat] = tuple(player["equipment"])
        for name in ("angel", "barrier", "voided", "spent", "turned", "batch"):
            getattr(table, name)[seat] = player[name]
        table.feats[seat] = tuple(facts["feats"][seat])
    if own:
        seat = own["seat"]
        table.known[seat] = tuple([(int(s), character) for s, character in own["known"].items()])
    table.turn = facts["turn"]
    table.active = facts["active"]
    table.extra = facts["extra"]
    table.walked, table.used, attacked, table.dying, table.batches, table.cut_short = facts[
        "turn_so_far"
    ]
    table.attacked = tuple(attacked)
    if "heading" in facts:
        table.heading = facts["heading"]["place"]
    if facts["dice"]:
        table.dice = tuple(facts["dice"][key] for key in ("why", "seat", "d4", "d6", "result"))
    if facts["card"]:
        table.card = (facts["card"]["card"], facts["card"]["seat"])
    if facts["attack"]:
        blow = facts["attack"]
        table.blow = (blow["attacker"], tuple(zip(blow["targets"], blow["damage"], strict=True)))
    kinds = game.procedures_by_name()
    table.stack = [procedure_from_shown(frame, kinds) for frame in facts["stack"]]
    _stack_decks(table, facts, own, chance)
    _deal(table, facts, own, chance)
    table.asked_count = facts["asked"] - 1
    run(table)
    answered = own.get("answered") if own else None
    ask = table.asked
    if answered and ask is not None and own["seat"] in ask.options:
        option = next(o for o in ask.options[own["seat"]] if o.id == answered)
        table.asked = ask.answered(own["seat"], option)
    if own:
        # Only now: the question that stands was put before, and must not be answered by it.
        table.armed[own["seat"]] = own["armed"]
        table.declines[own["seat"]] = own["declines"]
    table.told = []
    return table


DEALS = 20_000
"""So many are tried before a view is thought to fit none."""


def _deal(table: Table, facts: dict[str, Any], own: dict[str, Any], chance: Chance) -> None:
    """Sets the characters of all seats: the known ones, and for the others a random deal that fits
    what everyone can work out:
    the factions, who is still alive, who would have won or been forced to reveal by now."""
    characters = table.edition.characters
    players = facts["players"]
    dealt = {seat: p["character"] for seat, p in enumerate(players) if p["character"]}
    if own:
        dealt[own["seat"]] = own["character"]
        dealt.update({int(seat): character for seat, character in own["known"].items()})
    left = dict(facts["factions"])
    for character in dealt.values():
        left[characters[character].faction] -= 1
    # Those with most damage first: they have the fewest characters left.
    hidden = [seat for seat in range(len(players)) if seat not in dealt]
    hidden.sort(key=lambda seat: -players[seat]["damage"])

    def fits(character: str, seat: int) -> bool:
        taken = dealt.values()
        if character in taken or left[characters[character].faction] <= 0:
            return False
        if table.by_initial and character[0] in {other[0] for other in taken}:
            return False
        if table.damage[seat] >= characters[character].hp:
            return False
        return (
            table.dying
            or not table.has_ability(seat)
            or not characters[character].must_reveal(table, seat)
        )

    def deal(at: int) -> bool:
        """Deals to the hidden from number ``at`` on; takes back what leaves nothing for a later
        one."""
        if at == len(hidden):
            return True
        seat = hidden[at]
        pool = [character for character in table.pool if fits(character, seat)]
        chance.shuffle(pool)
        for character in pool:
            dealt[seat] = character
            left[characters[character].faction] -= 1
            if deal(at + 1):
                return True
            take_back(seat)
        return False

    def take_back(seat: int) -> None:
        left[characters[dealt.pop(seat)].faction] += 1

    # Who would have won by now is known when all are dealt. Then the whole deal is made anew: to
    # take back one after the other would try all there are of the others before the one who is
    # to blame.
    for _ in range(DEALS):
        if not deal(0):
            break
        table.characters = tuple(dealt[seat] for seat in range(len(players)))
        table.restore()
        # While a batch of deaths is being settled, victory and forced reveals are still to come.
        if table.dying or not any(
            table.cast[seat].triumph(table, seat) for seat in range(table.seats)
        ):
            return
        for seat in hidden:
            take_back(seat)
    raise ValueError("no deal fits this view")


def _stack_decks(table: Table, facts: dict[str, Any], own: dict[str, Any], chance: Chance) -> None:
    """Draw piles and the hint discards, from the cards that are nowhere in sight."""
    for deck, pile, discards in (
        ("white", table.white, table.white_discard),
        ("black", table.black, table.black_discard),
    ):
        discards.extend(facts["discards"][deck])
        rest = table.edition.deck(deck)
        seen = list(discards)
        for held in table.equipment:
            seen.extend(held)
        seen.extend(frame.card for frame in table.stack if isinstance(frame, Draw))
        for card in seen:
            if card in rest:
                rest.remove(card)
        chance.shuffle(rest)
        pile.extend(rest[: facts["decks"][deck]])
    rest = table.edition.deck(table.edition.hint_deck)
    hint = facts["hint"]
    if hint:
        mine = own.get("hint") if own else None
        card = mine["card"] if mine else chance.choice(rest)
        rest.remove(card)
        table.hint = (card, hint["from"], hint["to"])
    chance.shuffle(rest)
    cut = facts["discards"][table.edition.hint_deck]
    table.hint_discard.extend(rest[:cut])
    table.hints.extend(rest[cut:])
