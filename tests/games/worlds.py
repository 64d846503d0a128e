"""Twins: worlds that differ from a given one only in what one viewer cannot know.

`twins` makes them in two ways: by the game's own `sample`, and by hand, through what each family of
games adds here: a hand that knows where its secrets lie, and checks nothing with the game's own
filter. A twin is a world that could have come about: its question is asked afresh in it, so that
the other players have the options that they would have there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec

from gloaming.engine import (
    Chance,
    State,
    question,
    view,
    waiting,
)
from gloaming.engine.play import run
from gloaming.engine.view import actions
from gloaming.games.hidden_roles.reveal import may_arm
from gloaming.games.hidden_roles.table import Table


def never(state: State) -> bool:
    """Not before the end."""
    return False


@dataclass(frozen=True)
class Twin:
    """A world, what differs in it, and when it may show."""

    differs: str
    world: State
    shows_as: frozenset[str] | None
    """Kinds of events by which the difference may come to light when play goes on; None: play does
    not go on alike (other dice, other cards)."""
    until: Callable[[State], bool] = never
    """When the difference has ceased to be a secret, or a fact."""


def glance(state: State, viewer: int) -> bytes:
    """Everything that the viewer has before them, to the byte."""
    return msgspec.json.encode(
        [
            view(state, viewer),
            question(state, viewer),
            actions(state, viewer),
            waiting(state, viewer),
        ]
    )


def twins(state: State, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Worlds that the viewer cannot tell from this one. ``chance`` chooses among them."""
    seen = msgspec.json.decode(msgspec.json.encode(view(state, viewer)))
    yield Twin("a sampled world", state.game.sample(seen, chance), None)
    other = state.copy()
    other.chance = Chance(b"another key", chance.below(9), chance.below(65))
    yield Twin("the chance", other, None)
    if isinstance(state, Table):
        yield from tables(state, viewer, chance)


# -- The family of hidden roles

COMES_TO_LIGHT = frozenset({"revealed", "died", "opened", "over", "saw"})


def tables(table: Table, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Twins by hand: characters, decks, the hermit card in play, what is armed, what others saw."""
    seen = {seat for seat, _ in table.known[viewer]} if viewer >= 0 else set()
    hidden = [
        seat
        for seat in range(table.seats)
        if seat != viewer and not table.revealed[seat] and seat not in seen
    ]
    yield from _exchanged(table, viewer, hidden, chance)
    yield from _undealt(table, viewer, hidden, chance)
    yield from _hermit_in_play(table, viewer, chance)

    other = table.copy()
    for pile in (other.white, other.black, other.hermits, other.hermit_discard):
        chance.shuffle(pile)
    if other.hermits and other.hermit_discard:
        i, j = chance.below(len(other.hermits)), chance.below(len(other.hermit_discard))
        pair = other.hermit_discard[j], other.hermits[i]
        other.hermits[i], other.hermit_discard[j] = pair
    yield Twin("the decks", other, None)

    armed = [seat for seat in range(table.seats) if seat != viewer and may_arm(table, seat)]
    if armed:
        seat = chance.choice(armed)
        other = table.copy()
        other.armed[seat] = not other.armed[seat]
        # When a revealed player's armed ability is used, that shows in many ways.
        yield Twin(
            f"what {seat} has armed",
            other,
            COMES_TO_LIGHT | {"ability"},
            lambda state: isinstance(state, Table) and state.revealed[seat],
        )

    if hidden:
        seat = chance.choice(hidden)
        knower = chance.choice([s for s in range(table.seats) if s not in (viewer, seat)])
        fact = (seat, table.characters[seat])
        facts = table.known[knower]
        other = table.copy()
        other.known[knower] = (
            tuple(f for f in facts if f != fact) if fact in facts else (*facts, fact)
        )
        yield Twin(f"whether {knower} has seen {seat}", other, frozenset())


def _exchanged(table: Table, viewer: int, hidden: list[int], chance: Chance) -> Iterator[Twin]:
    """Two hidden others have each other's characters."""
    pairs = [(a, b) for a in hidden for b in hidden if a < b]
    chance.shuffle(pairs)
    for a, b in pairs:
        cast = list(table.characters)
        cast[a], cast[b] = cast[b], cast[a]
        other = _recast(table, tuple(cast), viewer)
        if other is not None:
            yield Twin(f"the characters of {a} and {b}", other, COMES_TO_LIGHT)
            return


def _undealt(table: Table, viewer: int, hidden: list[int], chance: Chance) -> Iterator[Twin]:
    """A hidden other has a character that was not dealt."""
    characters = table.edition.characters
    chances = [
        (seat, id)
        for seat in hidden
        for id in table.pool
        if id not in table.characters
        and characters[id].faction == table.cast[seat].faction
        and not (
            table.by_initial
            and id[0] in {c[0] for s, c in enumerate(table.characters) if s != seat}
        )
    ]
    chance.shuffle(chances)
    for seat, id in chances:
        cast = (*table.characters[:seat], id, *table.characters[seat + 1 :])
        other = _recast(table, cast, viewer)
        if other is not None:
            yield Twin(f"that {seat} is {id}", other, COMES_TO_LIGHT)
            return


def _recast(table: Table, cast: tuple[str, ...], viewer: int) -> Table | None:
    """The table with other characters, or None where it could not have come to this."""
    other = table.copy()
    other.characters = cast
    other.restore()
    for seat in other.living():
        character = other.cast[seat]
        if other.damage[seat] >= character.hp:
            return None
        if other.revealed[seat] or other.dying:
            continue
        if other.has_ability(seat) and character.must_reveal(other, seat):
            return None
    if not other.dying and any(other.cast[s].triumph(other, s) for s in range(other.seats)):
        return None
    for seat in range(other.seats):
        if cast[seat] != table.characters[seat]:
            other.armed[seat] = other.armed[seat] and may_arm(other, seat)
        other.known[seat] = tuple([(s, cast[s]) for s, _ in other.known[seat]])
    return _asked_afresh(other)


def _hermit_in_play(table: Table, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Another hermit card has passed between two others."""
    if table.hermit is None or viewer in table.hermit[1:]:
        return
    other = table.copy()
    piles = [pile for pile in (other.hermits, other.hermit_discard) if pile]
    pile = chance.choice(piles)
    at = chance.below(len(pile))
    card, giver, to = table.hermit
    other.hermit = (pile[at], giver, to)
    pile[at] = card
    # Its receiver reads it, and who draws the one that it was exchanged with; how much it hurts
    # all see.
    shows = COMES_TO_LIGHT | {"gave_hermit", "drew_hermit", "damage"}
    yield Twin("the hermit card in play", _asked_afresh(other), shows)


def _asked_afresh(table: Table) -> Table:
    """The table with its question put again, as its new secrets demand; answers that have been
    given stand where they are possible."""
    ask = table.asked
    assert ask is not None
    armed = table.armed[:]
    # What is armed now may have been armed while the question stood.
    table.armed = [False] * table.seats
    table.asked_count -= 1
    run(table)
    table.armed = armed
    afresh = table.asked
    assert afresh is not None
    for seat, option in ask.answers.items():
        if option in afresh.options.get(seat, ()):
            afresh = afresh.answered(seat, option)
    table.asked = afresh
    return table
