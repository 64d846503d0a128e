"""The game object that the editions of this family share: set-up, out-of-turn actions, the door's
two halves."""

from __future__ import annotations

from typing import Any, ClassVar

from gloaming.engine import Chance, Event, Game, Option, OptionSpec, Outcome, Procedure

from .attack import Attack
from .drawing import Draw
from .harm import Deaths
from .hermit import HandOver, InitialHint
from .pieces import FACTIONS, Edition
from .reveal import ARM, DISARM, REVEAL, OutOfTurn, UseArmed, may_arm, may_reveal
from .sampling import sample_world
from .secrets import private_facts, public_facts
from .table import Table
from .turn import Rounds, Turn

FAMILY_PROCEDURES: tuple[type[Procedure], ...] = (
    Rounds, Turn, Attack, Deaths, Draw, HandOver, InitialHint, OutOfTurn, UseArmed,
)  # fmt: skip


class HiddenRoles(Game):
    """A game of the family. An edition sets ``id``, ``version``, ``seats``, ``edition`` and the
    rosters."""

    edition: ClassVar[Edition]
    rosters: ClassVar[dict[str, tuple[str, ...]]]
    """Characters that may be in play, by roster; the first is the usual one."""
    state_class = Table

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> Table:
        """R 1: board, decks, characters, first player."""
        roster = options["roster"]
        pool = self.rosters[roster]
        table = Table(self, seats, chance, roster=roster, pool=pool, abilities=options["abilities"])
        board = list(self.edition.areas)
        chance.shuffle(board)
        table.board = tuple(board)
        table.white, table.black, table.hermits = (
            self.deck("white"),
            self.deck("black"),
            self.deck("hermit"),
        )
        for pile in (table.white, table.black, table.hermits):
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
        """Characters by faction from the roster, mixed, one each (R 1.3-4)."""
        pool = list(table.pool)
        if table.by_initial:
            pairs: dict[str, list[str]] = {}
            for id in pool:
                pairs.setdefault(id[0], []).append(id)
            pool = [chance.choice(pair) for pair in pairs.values()]
        dealt: list[str] = []
        for faction, count in zip(FACTIONS, table.counts, strict=True):
            camp = [id for id in pool if self.edition.characters[id].faction == faction]
            dealt += chance.sample(camp, count)
        chance.shuffle(dealt)
        return tuple(dealt)

    def deck(self, name: str) -> list[str]:
        """All cards of a deck, in the order of the rules."""
        cards = self.edition.hermits if name == "hermit" else self.edition.cards
        return [card.id for card in cards.values() if card.deck == name for _ in range(card.count)]

    def out_of_turn(self, state: Table, seat: int) -> tuple[Option, ...]:
        """R 5: reveal at any decision point; what an ability offers at any time; arming, in
        private."""
        if not state.alive[seat]:
            return ()
        options: tuple[Option, ...] = (REVEAL,) if may_reveal(state, seat) else ()
        if state.has_ability(seat):
            options += state.cast[seat].out_of_turn(state, seat)
            if state.armed[seat]:
                options += (DISARM,)
            elif may_arm(state, seat):
                options += (ARM,)
        return options

    def interrupt(self, state: Table, seat: int, option: Option) -> Procedure | None:
        """Arming is private and changes no question; the rest goes over the question that
        stands."""
        if option in (ARM, DISARM):
            state.armed[seat] = option == ARM
            state.told.append(
                Event("armed" if option == ARM else "disarmed", {"seat": seat}, (seat,))
            )
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

    def catalogue(self) -> dict[str, Any]:
        """Areas, cards, characters and rosters."""
        edition = self.edition
        return {
            **self.headline(),
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
                {"id": h.id, "deck": h.deck, "kind": "hermit", "count": h.count}
                for h in edition.hermits.values()
            ],
            "characters": [c.public() for c in edition.characters.values()],
            "rosters": {name: list(pool) for name, pool in self.rosters.items()},
            "factions": {
                str(n): dict(zip(FACTIONS, counts, strict=True))
                for n, counts in edition.counts.items()
            },
        }


def options_of(rosters: dict[str, tuple[str, ...]]) -> tuple[OptionSpec, ...]:
    """The options of R 14.1."""
    names = tuple(rosters)
    return (
        OptionSpec("roster", names, names[0]),
        OptionSpec("abilities", (True, False), True),
        OptionSpec("hint", (False, True), False),
    )
