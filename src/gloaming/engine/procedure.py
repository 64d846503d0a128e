"""Procedures: what a game is in the middle of, as data on a stack.

A procedure names its steps in the rulebook's order. A step is a short method that

- changes the state and returns None: on to the next step,
- returns an `Ask`: the game waits; the answer stands in ``self.answer`` (or ``self.answers``) at
the next step,
- returns another `Procedure`: that one is carried out first.

Ask before you change: a step that asks must not change anything, because it is run again when
somebody acts out of turn
meanwhile, so that the question is asked afresh. The step after it acts.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, TypeAlias, TypeVar

from .option import Option


class Ask:
    """A question to one or more seats. Not changed any more once it has been put.

    ``options`` has the legal options of each seat asked. ``about`` holds parameters of its words:
    ids only.
    ``timed``: it stands until whoever runs the match closes it; no answer then counts as the first
    option.
    ``masked``: whom it was put to is itself a secret; nobody is told who is waited for.
    ``lapses``: it ends when all have answered, or when whoever runs the match closes it; who has
    not answered then has given no answer.
    ``revocable``: what an answer brings about shows nobody anything that was hidden, the answerer
    included, so it may be taken back (see `gloaming.engine.play.has_way_back`). An answer to this
    question that shows something after all calls `State.settle` where it does so. Whether a
    question is revocable must follow from what everyone knows.
    ``id`` counts the questions of the match from 1.
    """

    __slots__ = (
        "about",
        "answers",
        "clause",
        "id",
        "kind",
        "lapses",
        "masked",
        "options",
        "revocable",
        "timed",
    )

    def __init__(
        self,
        options: dict[int, tuple[Option, ...]],
        kind: str,
        clause: str,
        about: dict[str, Any] | None = None,
        *,
        timed: bool = False,
        masked: bool = False,
        lapses: bool = False,
        revocable: bool = False,
    ) -> None:
        self.options = options
        self.kind = kind
        self.clause = clause
        self.about = about if about is not None else {}
        self.timed = timed
        self.masked = masked
        self.lapses = lapses
        self.revocable = revocable
        self.answers: dict[int, Option] = {}
        self.id = 0

    def answered(self, seat: int, option: Option) -> Ask:
        """The same question with one more answer."""
        ask = self.put_again(self.id)
        ask.answers[seat] = option
        return ask

    def put_again(self, number: int) -> Ask:
        """The same question, with the same answers, under this id."""
        ask = Ask(
            self.options,
            self.kind,
            self.clause,
            self.about,
            timed=self.timed,
            masked=self.masked,
            lapses=self.lapses,
            revocable=self.revocable,
        )
        ask.answers = dict(self.answers)
        ask.id = number
        return ask

    @property
    def several(self) -> bool:
        """Whether answers are gathered, because there are several seats or time runs."""
        return self.timed or self.lapses or len(self.options) > 1

    def keep(self, kept: tuple[tuple[int, Option], ...]) -> None:
        """Takes over answers given before the question was asked afresh, where they are still
        offered. Only for a question to several seats, before it is put."""
        for seat, option in kept:
            if option in self.options.get(seat, ()):
                self.answers[seat] = option

    def awaited(self) -> list[int]:
        """Seats asked that have not answered."""
        return [seat for seat in self.options if seat not in self.answers]

    def plain(self) -> dict[str, Any]:
        """As JSON, whole."""
        return {
            "id": self.id,
            "kind": self.kind,
            "clause": self.clause,
            "about": self.about,
            "timed": self.timed,
            "masked": self.masked,
            "lapses": self.lapses,
            "revocable": self.revocable,
            "options": [[s, [o.plain() for o in options]] for s, options in self.options.items()],
            "answers": [[s, option.plain()] for s, option in self.answers.items()],
        }

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Ask:
        """The inverse of `plain`."""
        ask = cls(
            {s: tuple(Option.from_plain(o) for o in options) for s, options in data["options"]},
            data["kind"],
            data["clause"],
            data["about"],
            timed=data["timed"],
            masked=data["masked"],
            lapses=data["lapses"],
            revocable=data["revocable"],
        )
        ask.answers = {s: Option.from_plain(o) for s, o in data["answers"]}
        ask.id = data["id"]
        return ask


@dataclass(slots=True)
class Procedure:
    """One thing in progress. Fields of subclasses are plain values only: numbers, strings, None,
    tuples of them, options."""

    steps: ClassVar[tuple[str, ...]] = ()

    step: int = field(default=0, kw_only=True)
    answer: Option | None = field(default=None, kw_only=True)
    answers: tuple[tuple[int, Option], ...] = field(default=(), kw_only=True)
    kept: tuple[tuple[int, Option], ...] = field(default=(), kw_only=True)
    """Answers to a question of several seats that was interrupted, for when it is asked afresh."""

    def goto(self, step: str) -> None:
        """Goes on with the named step instead of the next one."""
        self.step = self.steps.index(step)

    def finish(self) -> None:
        """Ends this procedure after the present step."""
        self.step = len(self.steps)


Step: TypeAlias = "Ask | Procedure | None"
P = TypeVar("P", bound=Procedure)


def field_names(kind: type[Procedure]) -> tuple[str, ...]:
    """Names of all fields of a procedure class, the engine's own first."""
    names = _FIELD_NAMES.get(kind)
    if names is None:
        names = _FIELD_NAMES[kind] = tuple(f.name for f in fields(kind))
    return names


_FIELD_NAMES: dict[type[Procedure], tuple[str, ...]] = {}
"""Looked up once a class: `dataclasses.fields` is slow, and copies need it all the time."""


def copy_procedure(procedure: P) -> P:
    """A copy; fields are immutable values and are shared."""
    kind = type(procedure)
    other = kind.__new__(kind)
    for name in field_names(kind):
        setattr(other, name, getattr(procedure, name))
    return other


def plain_procedure(procedure: Procedure) -> dict[str, Any]:
    """As JSON: class name under ``procedure``, then the fields that differ from nothing."""
    out: dict[str, Any] = {"procedure": type(procedure).__name__}
    for name in field_names(type(procedure)):
        out[name] = to_plain(getattr(procedure, name))
    return out


def procedure_from_plain(data: dict[str, Any], kinds: dict[str, type[Procedure]]) -> Procedure:
    """The inverse of `plain_procedure`, for the given classes by name."""
    kind = kinds[data["procedure"]]
    procedure = kind.__new__(kind)
    for name in field_names(kind):
        setattr(procedure, name, from_plain(data[name]))
    return procedure


ANSWERS = frozenset({"answer", "answers", "kept"})
"""What a player answered is nobody else's business."""


def shown_procedure(procedure: Procedure) -> dict[str, Any]:
    """As JSON, without what was answered: for a view that tells what the match is in the middle of,
    where no other field is a secret."""
    out: dict[str, Any] = {"procedure": type(procedure).__name__}
    for name in field_names(type(procedure)):
        if name not in ANSWERS:
            out[name] = to_plain(getattr(procedure, name))
    return out


def procedure_from_shown(data: dict[str, Any], kinds: dict[str, type[Procedure]]) -> Procedure:
    """A procedure that is shown as this one is, with nothing answered."""
    kind = kinds[data["procedure"]]
    procedure = kind.__new__(kind)
    for name in field_names(kind):
        setattr(procedure, name, from_plain(data.get(name)))
    procedure.answers = procedure.kept = ()
    return procedure


def to_plain(value: Any) -> Any:
    """A field's value as JSON: tuples become arrays, options objects."""
    if isinstance(value, (tuple, list)):
        return [to_plain(item) for item in value]
    if isinstance(value, Option):
        return value.plain()
    return value


def from_plain(value: Any) -> Any:
    """The inverse of `to_plain`: arrays become tuples, objects options."""
    if isinstance(value, list):
        return tuple(from_plain(item) for item in value)
    if isinstance(value, dict):
        return Option.from_plain(value)
    return value
