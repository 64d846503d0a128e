"""The game object that the editions of this family share: set-up, out-of-turn actions, the door's
two halves."""

from __future__ import annotations

from typing import Any

from gloaming.engine import Chance, Event, Game, Option, Outcome, Procedure

from .attack import Attack
from .drawing import Draw
from .harm import Deaths
from .hint import HandOver, InitialHint
from .notebook import read_notes, take_notes
from .pieces import Edition
from .reveal import (
    ARM,
    DISARM,
    NEVER,
    REVEAL,
    OutOfTurn,
    UseArmed,
    may_arm,
    may_decline,
    may_reveal,
)
from .sampling import sample_world
from .secrets import private_facts, public_facts
from .table import Table
from .turn import Rounds

FAMILY_PROCEDURES: tuple[type[Procedure], ...] = (
    Rounds, Attack, Deaths, Draw, HandOver, InitialHint, OutOfTurn, UseArmed,
)  # fmt: skip


ORDERS = {ARM: "armed", DISARM: "disarmed", NEVER: "declined"}
"""Standing orders, and the event that confirms each."""


class HiddenRoles(Game):
    """A game of the family. An edition's game sets the usual fields, and says which pieces are
    played with."""

    state_class = Table
    orders = frozenset(order.id for order in ORDERS)
    has_notebook = True

    def edition_of(self, variant: tuple[Any, ...]) -> Edition:
        """The pieces for these values of the options that choose among them (`variant_of`)."""
        raise NotImplementedError

    def variant_of(self, options: dict[str, Any]) -> tuple[Any, ...]:
        """The values of the options that choose the pieces. `variant_facts` names them."""
        return ()

    def variant_facts(self, variant: tuple[Any, ...]) -> dict[str, Any]:
        """The same by option id, for views."""
        return {}

    def roster_of(self, options: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
        """Which characters may be in play: the roster's name and their ids."""
        raise NotImplementedError

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> Table:
        """H 1, R 1: board, decks, characters, first player."""
        roster, pool = self.roster_of(options)
        table = Table(
            self,
            seats,
            chance,
            roster=roster,
            pool=pool,
            abilities=options["abilities"],
            variant=self.variant_of(options),
        )
        edition = table.edition
        table.board = edition.lay_out(chance)
        table.white, table.black, table.hints = (edition.deck(name) for name in edition.decks)
        for pile in (table.white, table.black, table.hints):
            chance.shuffle(pile)
        table.characters = self._deal(table, chance)
        table.active = chance.below(seats)
        table.restore()
        table.tell("begins", first=table.active)
        table.stack.append(Rounds())
        if options["hint"]:
            table.stack.append(InitialHint(table.active))
        return table

    def _deal(self, table: Table, chance: Chance) -> tuple[str, ...]:
        """Characters by faction from the roster, mixed, one each (H 1.3-4, R 1.3)."""
        pool = list(table.pool)
        if table.by_initial:
            pairs: dict[str, list[str]] = {}
            for id in pool:
                pairs.setdefault(id[0], []).append(id)
            pool = [chance.choice(pair) for pair in pairs.values()]
        dealt: list[str] = []
        edition = table.edition
        for faction, count in zip(edition.factions, table.counts, strict=True):
            camp = [id for id in pool if edition.characters[id].faction == faction]
            dealt += chance.sample(camp, count)
        chance.shuffle(dealt)
        return tuple(dealt)

    def out_of_turn(self, state: Table, seat: int) -> tuple[Option, ...]:
        """H 5: reveal at any decision point; what an ability offers at any time; arming, in
        private."""
        if not state.alive[seat]:
            return ()
        options: tuple[Option, ...] = (REVEAL,) if may_reveal(state, seat) else ()
        if state.has_ability(seat):
            options += state.cast[seat].out_of_turn(state, seat)
            if state.armed[seat] or state.declines[seat]:
                options += (DISARM,)
            if not state.armed[seat] and may_arm(state, seat):
                options += (ARM,)
            if not state.declines[seat] and may_decline(state, seat):
                options += (NEVER,)
        return options

    def lets_pass(self, state: Table, seat: int) -> bool:
        """The standing order never to react."""
        return state.declines[seat]

    def has_ordered(self, state: Table, seat: int) -> bool:
        """Armed, or never."""
        return state.armed[seat] or state.declines[seat]

    def interrupt(self, state: Table, seat: int, option: Option) -> Procedure | None:
        """Arming is private and changes no question; the rest goes over the question that
        stands."""
        if option in ORDERS:
            state.armed[seat] = option == ARM
            state.declines[seat] = option == NEVER
            state.told.append(Event(ORDERS[option], {"seat": seat}, (seat,)))
            return None
        return OutOfTurn(seat, option)

    def public(self, state: Table) -> dict[str, Any]:
        """See `secrets.public_facts`."""
        return public_facts(state)

    def private(self, state: Table, seat: int) -> dict[str, Any]:
        """See `secrets.private_facts`."""
        return private_facts(state, seat)

    def outcome(self, state: Table) -> Outcome:
        """Winners, their reasons, and the number of turns."""
        return Outcome(
            state.winners, dict(zip(state.winners, state.reasons, strict=True)), state.turn
        )

    def sample(self, view: dict[str, Any], chance: Chance) -> Table:
        """See `sampling.sample_world`."""
        return sample_world(self, view, chance)

    def take_notes(
        self, memory: dict[str, Any], events: list[dict[str, Any]], view: dict[str, Any]
    ) -> None:
        """See `notebook.take_notes`."""
        take_notes(self, memory, events, view)

    def read_notes(self, memory: dict[str, Any], view: dict[str, Any]) -> list[dict[str, Any]]:
        """See `notebook.read_notes`."""
        return read_notes(self, memory, view)

    def catalogue(self) -> dict[str, Any]:
        """Areas, cards, characters and rosters."""
        return {**self.headline(), **pieces_as_json(self.edition_of(()))}


def pieces_as_json(edition: Edition) -> dict[str, Any]:
    """The pieces of an edition, for a catalogue."""
    return {
        "areas": [{"id": a.id, "totals": list(a.totals)} for a in edition.areas.values()],
        "cards": [
            {
                "id": c.id,
                "deck": c.deck,
                "kind": "equipment" if c.equipment else "single",
                "count": c.count,
            }
            for c in edition.cards.values()
        ]
        + [
            {"id": h.id, "deck": edition.hint_deck, "kind": "hint", "count": h.count}
            for h in edition.hints.values()
        ],
        "characters": [c.public() for c in edition.characters.values()],
        "factions": {
            str(n): dict(zip(edition.factions, counts, strict=True))
            for n, counts in edition.counts.items()
        },
    }
