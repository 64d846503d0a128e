"""The game object: set-up, the door's two halves, the outcome."""

from __future__ import annotations

from typing import Any

from gloaming.engine import Chance, Game, Option, OptionSpec, Outcome, Procedure
from gloaming.engine.table import read_json

from .ballroom import Ballroom
from .members import BASICS, FAMILIES, KEYS, is_basic, kind_of
from .numbers import DISPLAY, LARGE, LOOT, SMALL, STANDARD, Numbers, text_of
from .resolution import DueMansions, Resolution, Upgrades
from .sampling import sample_world
from .secrets import private_facts, public_facts
from .skills import SKILL_PROCEDURES
from .turn import Rounds, Turn


class ShadowRivals(Game):
    """Thieves at a ball: 2 to 5 players."""

    id = "rivals"
    version = 1
    seats = (2, 5)
    minutes = (30, 45)
    options = (OptionSpec("numbers", ("",), "", table=True),)
    state_class = Ballroom
    procedures = (Rounds, Turn, DueMansions, Resolution, Upgrades, *SKILL_PROCEDURES)

    def read_table(self, option: str, text: str) -> str:
        """The table of numbers (R 2), the only table that there is."""
        return text_of(Numbers.from_json(read_json(option, text)))

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> Ballroom:
        """R 3."""
        room = Ballroom(self, seats, chance, options["numbers"])
        numbers = room.numbers
        for size, pile in ((SMALL, room.small), (LARGE, room.large)):
            if DISPLAY[seats][size] or seats > 2:
                pile.extend(m.id for m in numbers.mansions if m.size == size)
                chance.shuffle(pile)
            room.mansions += [pile.pop() for _ in range(DISPLAY[seats][size])]
        places = len(room.mansions)
        room.lines = [()] * places
        room.tiles = [(0,) * seats] * places
        room.presence = [0] * places
        for family, basic in enumerate(BASICS):
            members = list(range(basic + 1, basic + 4))
            chance.shuffle(members)
            room.piles[family] = tuple(members)
        room.supply = sorted(
            kind for kind, count in zip(LOOT, numbers.loot, strict=True) for _ in range(count)
        )
        for seat in range(seats):
            deck = list(BASICS)
            chance.shuffle(deck)
            hand = min(numbers.hand_size, len(deck))
            room.hands[seat] = tuple(deck[:hand])
            room.decks[seat] = tuple(deck[hand:])
        room.active = chance.below(seats)
        room.tell("begins", first=room.active)
        room.stack.append(Rounds())
        return room

    def out_of_turn(self, state: Ballroom, seat: int) -> tuple[Option, ...]:
        """Nothing is done out of turn."""
        return ()

    def interrupt(self, state: Ballroom, seat: int, option: Option) -> Procedure | None:
        """Never called: nothing is offered out of turn."""
        raise LookupError(option.id)

    def public(self, state: Ballroom) -> dict[str, Any]:
        """See `secrets.public_facts`."""
        return public_facts(state)

    def private(self, state: Ballroom, seat: int) -> dict[str, Any]:
        """See `secrets.private_facts`."""
        return private_facts(state, seat)

    def outcome(self, state: Ballroom) -> Outcome:
        """Winners, and whether points alone, the loot or nothing decided."""
        winners = state.winners
        reason = "shared"
        if len(winners) == 1:
            best = winners[0]
            total = state.rp[best] + state.loot_points[best]
            tied = [s for s in range(state.seats) if state.rp[s] + state.loot_points[s] == total]
            reason = "points" if len(tied) == 1 else "loot"
        return Outcome(winners, dict.fromkeys(winners, reason), state.turn)

    def sample(self, view: dict[str, Any], chance: Chance) -> Ballroom:
        """See `sampling.sample_world`."""
        return sample_world(self, view, chance)

    def catalogue(self) -> dict[str, Any]:
        """Families, members, mansions, loot; and as ``tables`` what an option that may be a table
        stands for as it is."""
        return {
            **self.headline(),
            "families": list(FAMILIES),
            "members": [
                {
                    "id": key,
                    "number": number,
                    "family": FAMILIES[(number - 1) // 4],
                    "basic": is_basic(number),
                    "kind": kind_of(number),
                    "influence": STANDARD.influence[number - 1],
                    "presence": STANDARD.presence[number - 1],
                }
                for number, key in enumerate(KEYS, 1)
            ],
            "mansions": STANDARD.plain()["mansions"],
            "loot": dict(zip(LOOT, STANDARD.loot, strict=True)),
            "tables": {"numbers": STANDARD.plain()},
        }


RIVALS = ShadowRivals()
