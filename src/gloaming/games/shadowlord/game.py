"""The game object: set-up, the door's two halves, the outcome."""

from __future__ import annotations

from typing import Any

from gloaming.engine import Chance, Game, Option, OptionSpec, Outcome, Procedure
from gloaming.engine.table import read_json

from .aftermath import Aftermath
from .battle import Battle
from .bribery import Bribe
from .build import Build, ShareShips
from .characters import EVERYBODY, KEYS, KIND
from .chart import GALAXIES, kind_of_galaxy, neighbours_of
from .guide import Guide
from .moves import EndPeace, Moves, Passage
from .numbers import GUIDES, POWERS, STANDARD, Numbers, text_of
from .powers import DiscardDown, DrawCards
from .recruiting import Arrival, TurnDisc
from .retreat import Retreat, ReturnFromFortress
from .sampling import sample_world
from .secrets import private_facts, public_facts
from .set_up import SetUp, lay_out
from .shadow_moves import ShadowMoves
from .turn import Battles, Rounds, Turn
from .universe import Universe


class Shadowlord(Game):
    """Masters of the elements against each other and the Shadowlord: 2 to 4 players."""

    id = "shadowlord"
    version = 1
    seats = (2, 4)
    minutes = (90, 150)
    options = (OptionSpec("numbers", ("",), "", table=True),)
    state_class = Universe
    procedures = (
        SetUp,
        ShareShips,
        Rounds,
        Turn,
        DrawCards,
        Guide,
        Build,
        EndPeace,
        Moves,
        Passage,
        Arrival,
        TurnDisc,
        Bribe,
        ShadowMoves,
        Battles,
        Battle,
        Aftermath,
        Retreat,
        ReturnFromFortress,
        DiscardDown,
    )

    def read_table(self, option: str, text: str) -> str:
        """The table of numbers (R 2), the only table that there is."""
        return text_of(Numbers.from_json(read_json(option, text)))

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> Universe:
        """R 3."""
        universe = Universe(self, seats, chance, options["numbers"])
        lay_out(universe)
        return universe

    def out_of_turn(self, state: Universe, seat: int) -> tuple[Option, ...]:
        """Nothing is done out of turn."""
        return ()

    def interrupt(self, state: Universe, seat: int, option: Option) -> Procedure | None:
        """Never called: nothing is offered out of turn."""
        raise LookupError(option.id)

    def public(self, state: Universe) -> dict[str, Any]:
        """See `secrets.public_facts`."""
        return public_facts(state)

    def private(self, state: Universe, seat: int) -> dict[str, Any]:
        """See `secrets.private_facts`."""
        return private_facts(state, seat)

    def outcome(self, state: Universe) -> Outcome:
        """The last master or who reigned for long; or nobody, and why."""
        reasons = dict.fromkeys(state.winners, state.reason)
        return Outcome(state.winners, reasons, state.turn, "" if reasons else state.reason)

    def sample(self, view: dict[str, Any], chance: Chance) -> Universe:
        """See `sampling.sample_world`."""
        return sample_world(self, view, chance)

    def catalogue(self) -> dict[str, Any]:
        """Galaxies, characters, cards, the guide card; and as ``tables`` what an option that may be
        a table stands for as it is."""
        return {
            **self.headline(),
            "galaxies": [
                {
                    "id": galaxy,
                    "kind": kind_of_galaxy(galaxy),
                    "neighbours": list(neighbours_of(galaxy)),
                }
                for galaxy in GALAXIES
            ],
            "characters": [
                {
                    "id": KEYS[number],
                    "kind": KIND[number],
                    "level": STANDARD.levels[number],
                    "element": KEYS[number].split("-")[1] if KIND[number] == "master" else None,
                }
                for number in EVERYBODY
            ],
            "powers": [
                [value, count] for value, count in zip(POWERS, STANDARD.powers, strict=True)
            ],
            "guide": [
                {"roll": roll, "event": event}
                for roll, event in enumerate(STANDARD.guide, STANDARD.dice)
            ],
            "events": list(GUIDES),
            "tables": {"numbers": STANDARD.plain()},
        }


SHADOWLORD = Shadowlord()
