"""What a game has to say for itself, so that everything else can work with any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from .errors import BadOptions

if TYPE_CHECKING:
    from .chance import Chance
    from .option import Option
    from .procedure import Procedure
    from .state import State


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game: its id, the values it may have, the usual one."""

    id: str
    values: tuple[Any, ...]
    default: Any
    table: bool = False
    """Besides these values, any text that the game can read as a table in JSON: see
    `Game.read_table`."""

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "id": self.id,
            "values": list(self.values),
            "default": self.default,
            "table": self.table,
        }


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winning seats and, per winner, the key of the reason. ``length`` is in
    the game's turns. Where all have lost against the game, ``defeat`` is the key of the reason."""

    winners: tuple[int, ...]
    reasons: dict[int, str]
    length: int
    defeat: str = ""


class Game:
    """One game. Subclasses set the fields and write the methods; they hold no state of a match."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Version of the rules: records name it, and replaying needs the same one."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    minutes: ClassVar[tuple[int, int]]
    options: ClassVar[tuple[OptionSpec, ...]]
    state_class: ClassVar[type[State]]
    procedures: ClassVar[tuple[type[Procedure], ...]]
    """Every procedure that can lie on the stack."""
    orders: ClassVar[frozenset[str]] = frozenset()
    """Ids of the options of `out_of_turn` by which a seat leaves an order, in private, or takes it
    back: what one has ordered is nobody else's to change, not even a stand-in's."""
    has_notebook: ClassVar[bool] = False
    """Whether there is something to find out about the others: see `take_notes`."""

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> State:
        """The state before the first question, with the first procedure on its stack. Options are
        complete and valid."""
        raise NotImplementedError

    def out_of_turn(self, state: Any, seat: int) -> tuple[Option, ...]:
        """What the seat may do now although it isn't asked."""
        raise NotImplementedError

    def lets_pass(self, state: Any, seat: int) -> bool:
        """Whether the seat has said beforehand, in private, that it wants to be spared timed
        questions: whoever runs the match need not show it any."""
        return False

    def has_ordered(self, state: Any, seat: int) -> bool:
        """Whether the seat has left an order that answers timed questions: what was ordered happens
        if the seat doesn't answer."""
        return False

    def interrupt(self, state: Any, seat: int, option: Option) -> Procedure | None:
        """Carries out an option of `out_of_turn`: returns the procedure to put over the waiting
        question, or None when
        it was something private that changes nothing for anybody else (the question then goes on
        standing)."""
        raise NotImplementedError

    def public(self, state: Any) -> dict[str, Any]:
        """What everyone may know, as JSON data. Part of the door: see `gloaming.engine.view`."""
        raise NotImplementedError

    def private(self, state: Any, seat: int) -> dict[str, Any]:
        """What this seat may know beyond that, as JSON data. Part of the door: see
        `gloaming.engine.view`."""
        raise NotImplementedError

    def outcome(self, state: Any) -> Outcome:
        """How the finished match ended."""
        raise NotImplementedError

    def sample(self, view: dict[str, Any], chance: Chance) -> State:
        """A world that fits the seat's view: drawn with ``chance`` and from nothing but the
        view."""
        raise NotImplementedError

    def take_notes(
        self, memory: dict[str, Any], events: list[dict[str, Any]], view: dict[str, Any]
    ) -> None:
        """Puts down in a seat's memory, which is JSON data and empty at first, what these events
        and the view after them tell that seat of the others."""

    def read_notes(self, memory: dict[str, Any], view: dict[str, Any]) -> list[dict[str, Any]]:
        """What a seat can work out about each other player from its memory and its view, with the
        reasons, as JSON data."""
        return []

    def catalogue(self) -> dict[str, Any]:
        """The game's unchanging facts (cards, places, characters), as JSON data for clients."""
        raise NotImplementedError

    def procedures_by_name(self) -> dict[str, type[Procedure]]:
        """The procedure classes by the names used in saved states."""
        return {kind.__name__: kind for kind in self.procedures}

    def check_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """All options with the usual values filled in. Raises `BadOptions`."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadOptions({"seats": seats}, {"seats": list(range(low, high + 1))})
        specs = {spec.id: spec for spec in self.options}
        checked = {spec.id: spec.default for spec in self.options}
        for name, value in options.items():
            if name not in specs:
                raise BadOptions({name: value}, sorted(specs))
            allowed = specs[name].values
            if any(value is v or (type(value) is type(v) and value == v) for v in allowed):
                checked[name] = value
            elif specs[name].table and isinstance(value, str):
                checked[name] = self.read_table(name, value)
            else:
                raise BadOptions({name: value}, {name: list(allowed)})
        return checked

    def read_table(self, option: str, text: str) -> str:
        """A table that was given for an option as JSON text, written in the one way in which
        matches keep it: equal tables have equal texts, and a table that is one of the option's
        values is that value. Raises `BadTable`."""
        raise NotImplementedError

    def suit(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """The options, changed as little as this number of players needs: for who changes the
        number and has not said what else is to follow from it."""
        return options

    @property
    def usual_seats(self) -> int:
        """The number of players to begin with where nobody has said another: the middle."""
        low, high = self.seats
        return (low + high + 1) // 2

    def headline(self) -> dict[str, Any]:
        """What a list of games shows: id, version, seats, minutes, options."""
        return {
            "id": self.id,
            "version": self.version,
            "seats": list(self.seats),
            "usual_seats": self.usual_seats,
            "minutes": list(self.minutes),
            "options": [spec.plain() for spec in self.options],
            "notebook": self.has_notebook,
        }
