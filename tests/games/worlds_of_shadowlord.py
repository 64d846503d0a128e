"""Twins by hand of Shadowlord, and what could never have come about in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from games.twin import Twin
from gloaming.engine import Chance
from gloaming.engine.play import run
from gloaming.games.shadowlord.battle import Battle
from gloaming.games.shadowlord.characters import ALLIES, EVERYBODY, SHADOWLORD, SHADOWS
from gloaming.games.shadowlord.numbers import POWERS
from gloaming.games.shadowlord.universe import NOBODY, NONE, OUT, Universe


def universes(universe: Universe, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Twins by hand: cards of the others and of the deck, discs, what others have answered."""
    other = universe.copy()
    _deal_cards(other, viewer, chance)
    shows = {"redeemed", "discarded", "extra", "battle_drew", "loss", "fallen_cards", "reshuffled"}
    private = {"drew in private", "placed in private", "raided in private"}
    yield Twin("the cards", _put_again(other), frozenset(shows | private))

    other = universe.copy()
    _deal_discs(other, viewer, chance)
    yield Twin("the discs", _put_again(other), frozenset({"turned", "scouted in private"}))

    ask = universe.asked
    if ask is not None and ask.kind == "passage" and set(ask.answers) - {viewer}:
        other = universe.copy()
        assert other.asked is not None
        for seat in set(ask.answers) - {viewer}:
            options = ask.options[seat]
            flipped = options[1 - options.index(ask.answers[seat])]
            other.asked.answers[seat] = flipped
        yield Twin("the answers", other, frozenset({"answered"}))


def _put_again(universe: Universe) -> Universe:
    """With its question as the new secrets demand it, and with the answers to it."""
    given = {} if universe.asked is None else universe.asked.answers
    universe.asked_count -= 1
    run(universe)
    for seat, option in given.items():
        assert universe.asked is not None
        universe.asked = universe.asked.answered(seat, option)
    return universe


def _deal_cards(universe: Universe, viewer: int, chance: Chance) -> None:
    """Deals all cards anew that the viewer cannot see: hands, portraits, the deck, those of the
    dead, and extra cards that lie face down."""
    battle = next((p for p in universe.stack if isinstance(p, Battle)), None)
    unseen = [
        number
        for number, _, _ in universe.extra
        if battle is not None
        and universe.owner[number] != viewer
        and not (battle.turned if number in battle.attackers else "defence" in battle.ready)
    ]
    others = [seat for seat in range(universe.seats) if seat != viewer]
    under = [n for n in EVERYBODY if universe.under[n] != NONE and universe.owner[n] != viewer]
    cards = [*universe.deck, *universe.buried, *(universe.under[n] for n in under)]
    cards += [*chain(*(universe.hands[s] for s in others))]
    cards += [*chain(*(universe.fresh[s] for s in others))]
    cards += [value for number, value, _ in universe.extra if number in unseen]
    chance.shuffle(cards)
    for number in under:
        universe.under[number] = cards.pop()
    for seat in others:
        universe.hands[seat] = tuple(sorted(cards.pop() for _ in universe.hands[seat]))
        universe.fresh[seat] = tuple(cards.pop() for _ in universe.fresh[seat])
    universe.buried = tuple(cards.pop() for _ in universe.buried)
    universe.extra = tuple(
        (number, cards.pop() if number in unseen else value, hand)
        for number, value, hand in universe.extra
    )
    universe.deck = cards


def _deal_discs(universe: Universe, viewer: int, chance: Chance) -> None:
    """Exchanges discs that the viewer has not scouted, and allies left out."""
    places = [
        galaxy
        for galaxy, disc in enumerate(universe.disc)
        if disc != NONE and viewer not in universe.scouts[galaxy]
    ]
    allies = [*universe.left_out, *(universe.disc[galaxy] for galaxy in places)]
    chance.shuffle(allies)
    for galaxy in places:
        universe.disc[galaxy] = allies.pop()
    universe.left_out = tuple(sorted(allies))


def faults_of_universe(universe: Universe) -> list[str]:
    """Every card, ship and character is somewhere, once (R 14.32)."""
    wrong = []
    cards = Counter([*universe.deck, *universe.discards, *universe.spent, *universe.buried])
    cards.update(chain(*universe.hands, *universe.fresh))
    cards.update(value for value in universe.under if value != NONE)
    cards.update(value for _, value, _ in universe.extra)
    if cards != Counter(dict(zip(POWERS, universe.numbers.powers, strict=True))):
        wrong.append("the power cards")
    if any(universe.free_ships(seat) < 0 for seat in range(universe.seats)):
        wrong.append("the ships of the players")
    if sum(universe.ships[n] for n in (*SHADOWS, SHADOWLORD)) > universe.numbers.black_ships:
        wrong.append("the black ships")
    if min(universe.ships) < 0 or any(universe.free_slots(n) < 0 for n in EVERYBODY):
        wrong.append("the rings")
    discs = [disc for disc in universe.disc if disc != NONE]
    unseen = [n for n in ALLIES if not universe.shown[n]]
    if discs and sorted([*discs, *universe.left_out]) != unseen:
        wrong.append("the discs")
    for galaxy, count in enumerate(universe.loose):
        if (count > 0) != (universe.loose_seat[galaxy] != NOBODY):
            wrong.append(f"the loose ships on {galaxy}")
    dead = [seat for seat in range(universe.seats) if not universe.alive[seat]]
    wrong += [f"what {s} had" for s in dead if universe.alliance(s) or universe.stored[s]]
    fighting = any(isinstance(p, Battle) for p in universe.stack)
    if universe.where[universe.stone] == OUT and not fighting:
        wrong.append("the Power Stone")
    return wrong
