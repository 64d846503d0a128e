"""The state of a match: plain data, quick to copy, saved as JSON at any decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from .chance import Chance
from .event import Event
from .option import Action
from .procedure import (
    Ask,
    Procedure,
    copy_procedure,
    from_plain,
    plain_procedure,
    procedure_from_plain,
    to_plain,
)

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound="State")


class State:
    """What the state of every game has. A game's own class adds its pieces.

    A subclass lists its fields by how they are copied: ``VALUES`` are immutable (numbers, strings,
    tuples) and shared,
    ``LISTS`` are lists of such values and copied one level deep. ``DERIVED`` follow from the
    others: they are shared
    by copies, left out of JSON and made again by `restore`.
    """

    __slots__ = (
        "asked",
        "asked_count",
        "base",
        "chance",
        "game",
        "over",
        "seats",
        "since",
        "stack",
        "told",
        "undo",
    )

    VALUES: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[tuple[str, ...]] = ()
    DERIVED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.chance = chance
        self.stack: list[Procedure] = []
        self.asked: Ask | None = None
        self.asked_count = 0
        self.over = False
        self.told: list[Event] = []
        self.undo = False
        """Whether answers can be taken back. Not in worlds for searching and in series of matches:
        keeping the way back costs a copy of the state now and then."""
        self.base: State | None = None
        """The state in which the first of the answers stood that its seat may take back now; None
        where nothing can be taken back. Never changed once it is here."""
        self.since: tuple[Action, ...] = ()
        """What has been done since then: those answers, and private acts of anybody."""

    # -- what cannot be taken back

    def settle(self) -> None:
        """What has been done up to now stays done: whoever could take something back no longer can.

        To be called by a step that shows or draws what was hidden, where nothing else tells the
        engine so (a die, or an event that another seat alone is told, does)."""
        self.base = None
        self.since = ()

    # -- telling

    def tell(self, kind: str, **params: Any) -> None:
        """Everyone learns this."""
        self.told.append(Event(kind, params))

    def whisper(
        self,
        seats: tuple[int, ...],
        kind: str,
        params: dict[str, Any],
        instead: Event | None = None,
    ) -> None:
        """The named seats learn this; the others learn ``instead``, or nothing."""
        self.told.append(Event(kind, params, seats, instead))

    # -- copying and saving

    def copy(self: S) -> S:
        """An independent state that is equal to this one."""
        kind = type(self)
        other = kind.__new__(kind)
        other.game = self.game
        other.seats = self.seats
        other.chance = self.chance.copy()
        other.stack = [copy_procedure(procedure) for procedure in self.stack]
        other.asked = self.asked
        other.asked_count = self.asked_count
        other.over = self.over
        other.told = []
        other.undo = self.undo
        other.base = self.base
        other.since = self.since
        for name in kind.VALUES:
            setattr(other, name, getattr(self, name))
        for name in kind.DERIVED:
            setattr(other, name, getattr(self, name))
        for name in kind.LISTS:
            setattr(other, name, getattr(self, name)[:])
        return other

    def become(self, other: State) -> None:
        """Takes over everything from another state of the same match, which is not to be used any
        more."""
        self.chance = other.chance
        self.stack = other.stack
        self.asked = other.asked
        self.asked_count = other.asked_count
        self.over = other.over
        self.told = other.told
        self.base = other.base
        self.since = other.since
        for name in self.VALUES + self.LISTS + self.DERIVED:
            setattr(self, name, getattr(other, name))

    def restore(self) -> None:
        """Makes the ``DERIVED`` fields again. Called once all others stand."""

    def to_json(self) -> dict[str, Any]:
        """Everything, secrets included, as JSON data. Never give this to a player."""
        out = self.present()
        out["asked"] = None if self.asked is None else self.asked.plain()
        out["undo"] = self.undo
        out["base"] = None if self.base is None else self.base.to_json()
        out["since"] = [action.plain() for action in self.since]
        return out

    def present(self) -> dict[str, Any]:
        """`to_json` without what may be taken back, which follows from how the match got here: the
        part that a record's digests cover."""
        asked = None if self.asked is None else self.asked.plain()
        if asked is not None:
            del asked["revocable"]
            if not asked["lapses"]:
                # Digests from before any question lapsed are to be right still.
                del asked["lapses"]
        out: dict[str, Any] = {
            "game": self.game.id,
            "seats": self.seats,
            "chance": self.chance.plain(),
            "stack": [plain_procedure(procedure) for procedure in self.stack],
            "asked": asked,
            "asked_count": self.asked_count,
            "over": self.over,
        }
        for name in self.VALUES + self.LISTS:
            out[name] = to_plain(getattr(self, name))
        return out


def state_from_json(game: Game, data: dict[str, Any]) -> State:
    """The state that `State.to_json` saved, of the game it names."""
    kind = game.state_class
    state = kind.__new__(kind)
    state.game = game
    state.seats = data["seats"]
    state.chance = Chance.from_plain(data["chance"])
    kinds = game.procedures_by_name()
    state.stack = [procedure_from_plain(frame, kinds) for frame in data["stack"]]
    state.asked = None if data["asked"] is None else Ask.from_plain(data["asked"])
    state.asked_count = data["asked_count"]
    state.over = data["over"]
    state.told = []
    state.undo = data["undo"]
    state.base = None if data["base"] is None else state_from_json(game, data["base"])
    state.since = tuple([Action.from_plain(action) for action in data["since"]])
    for name in kind.VALUES:
        setattr(state, name, from_plain(data[name]))
    for name in kind.LISTS:
        setattr(state, name, list(from_plain(data[name])))
    state.restore()
    return state
