"""What Shadow Hunters is played with, and its rules where they are its own."""

from __future__ import annotations

from gloaming.engine import Procedure
from gloaming.games.hidden_roles.pieces import Edition
from gloaming.games.hidden_roles.table import Table

from .areas import AREAS
from .cards import CARDS, HERMITS
from .cards.hermit import HERMIT
from .characters import CHARACTERS
from .factions import FACTIONS
from .turn import HuntersTurn


class HuntersEdition(Edition):
    """Both boxes of Shadow Hunters."""

    factions = FACTIONS
    counts = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}
    areas = AREAS
    cards = CARDS
    hints = HERMITS
    hint_deck = HERMIT
    characters = CHARACTERS
    clauses = {
        "areas": "2",
        "move": "4",
        "range": "6.1",
        "attack": "6.2",
        "react": "6.4",
        "loot": "7",
        "timing": "5",
        "abilities": "9.2",
        "white": "11",
        "black": "12",
        "give": "13.1",
        "hint": "13.2",
    }
    weapons = frozenset({"b_butcher_knife", "b_chainsaw", "b_broad_axe"})
    robe = "w_holy_robe"
    holy_weapon = "w_spear_longinus"
    holy_verb = "spear"
    burst = "b_machine_gun"
    strong = 13
    free_reveal = True
    may_leave_loot = False
    every_kill_loots = True

    def in_range(self, table: Table, seat: int) -> list[int]:
        """The own zone; with the Handgun every other (R 6.1)."""
        place = table.place
        if place[seat] < 0:
            return []
        zone = place[seat] // 2
        if "b_handgun" in table.equipment[seat]:
            return [s for s in range(table.seats) if place[s] >= 0 and place[s] // 2 != zone]
        return [
            s for s in range(table.seats) if s != seat and place[s] >= 0 and place[s] // 2 == zone
        ]

    def turn(self, seat: int) -> Procedure:
        """One turn."""
        return HuntersTurn(seat)

    def third_kill(self, table: Table, dead: int) -> bool:
        """At least three are dead with this one (R 8)."""
        return table.dead_count() >= 3


EDITION = HuntersEdition()
