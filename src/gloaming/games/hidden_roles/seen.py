"""The table as everyone sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.engine import Chance

from .table import NOWHERE, Table

if TYPE_CHECKING:
    from .family import HiddenRoles


def variant_seen(facts: dict[str, Any]) -> tuple[Any, ...]:
    """The values of the options that choose among a game's editions."""
    return tuple(facts.get("variant", {}).values())


class Seen(Table):
    """A table made from ``view["public"]``, to ask the rules what they would say of a player if
    that player were this or that character. It has no decks, and of those who lie hidden no
    characters."""

    __slots__ = ()

    def __init__(self, game: HiddenRoles, facts: dict[str, Any]) -> None:
        players = facts["players"]
        super().__init__(
            game,
            len(players),
            Chance(b""),
            roster=facts["roster"],
            pool=tuple(facts["pool"]),
            abilities=facts["abilities"],
            variant=variant_seen(facts),
        )
        self.board = tuple(facts["board"])
        self.characters = tuple([player["character"] or "" for player in players])
        for seat, player in enumerate(players):
            place = player["place"]
            self.place[seat] = NOWHERE if place is None else self.slot_of(place)
            self.damage[seat] = player["damage"]
            self.alive[seat] = player["alive"]
            self.revealed[seat] = player["revealed"]
            self.equipment[seat] = tuple(player["equipment"])
            self.voided[seat] = player["voided"]
            self.turned[seat] = player["turned"]
            self.batch[seat] = player["batch"]
            self.feats[seat] = tuple(facts["feats"][seat])
        self.turn = facts["turn"]
        self.active = facts["active"]
        _, _, _, self.dying, self.batches, _ = facts["turn_so_far"]

    def dead_count(self, faction: str = "") -> int:
        """How many have died, of one faction or of all: the dead lie open."""
        pieces = self.edition.characters
        dead = [id for seat, id in enumerate(self.characters) if not self.alive[seat]]
        return sum(1 for id in dead if not faction or pieces[id].faction == faction)

    def all_dead(self, faction: str) -> bool:
        """Whether as many of this faction have died as there are."""
        return self.dead_count(faction) == self.counts[self.edition.factions.index(faction)]
