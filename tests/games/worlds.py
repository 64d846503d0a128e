"""Twins: worlds that differ from a given one only in what one viewer cannot know.

`twins` makes them in two ways: by the game's own `sample`, and by hand, through what each family of
games adds here: a hand that knows where its secrets lie, and checks nothing with the game's own
filter. A twin is a world that could have come about: its question is asked afresh in it, so that
the other players have the options that they would have there.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.twin import Twin
from games.worlds_of_hidden_roles import faults_of_table, tables
from games.worlds_of_rivals import ballrooms, faults_of_ballroom
from games.worlds_of_shadowlord import faults_of_universe, universes
from gloaming.engine import (
    Action,
    Chance,
    EngineError,
    State,
    apply,
    question,
    view,
    waiting,
)
from gloaming.engine.view import actions
from gloaming.games.hidden_roles.table import Table
from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.shadowlord.universe import Universe


def glance(state: State, viewer: int) -> bytes:
    """Everything that the viewer has before them, to the byte."""
    return msgspec.json.encode(
        [
            view(state, viewer),
            question(state, viewer),
            actions(state, viewer),
            waiting(state, viewer),
            refusals(state, viewer),
        ]
    )


def refusals(state: State, viewer: int) -> list[object]:
    """What the viewer would learn by trying what is not theirs to do."""
    learnt: list[object] = []
    for number in (0, state.asked_count - 1, state.asked_count):
        try:
            apply(state, Action(viewer, "nonsense", number))
        except EngineError as error:
            learnt.append([error.code, error.wrong, error.allowed])
    return learnt


def twins(state: State, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Worlds that the viewer cannot tell from this one. ``chance`` chooses among them."""
    seen = msgspec.json.decode(msgspec.json.encode(view(state, viewer)))
    yield Twin("a sampled world", state.game.sample(seen, chance), None)
    other = state.copy()
    other.chance = Chance(b"another key", chance.below(9), chance.below(65))
    yield Twin("the chance", other, None)
    if isinstance(state, Table):
        yield from tables(state, viewer, chance)
    if isinstance(state, Ballroom):
        yield from ballrooms(state, viewer, chance)
    if isinstance(state, Universe):
        yield from universes(state, viewer, chance)


def faults(world: State) -> list[str]:
    """What could never have come about in a world, whoever looks at it."""
    if isinstance(world, Ballroom):
        return faults_of_ballroom(world)
    if isinstance(world, Universe):
        return faults_of_universe(world)
    return faults_of_table(world) if isinstance(world, Table) else []
