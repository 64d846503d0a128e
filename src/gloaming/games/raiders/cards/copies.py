"""How many copies of a title lie in a deck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from gloaming.games.hidden_roles.pieces import Card, HintCard

C = TypeVar("C", Card, HintCard)


@dataclass(frozen=True, slots=True)
class Copies(Generic[C]):
    """A title with its copies in the base game's deck and in the expanded one."""

    base: int
    expanded: int
    card: C


def deck_of(titles: tuple[Copies[C], ...], *, expansion: bool) -> dict[str, C]:
    """The titles that are in play, by id, with the number of their copies."""
    counts = ((t.expanded if expansion else t.base, t.card) for t in titles)
    return {card.id: replace(card, count=count) for count, card in counts if count}
