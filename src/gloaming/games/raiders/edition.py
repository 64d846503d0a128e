"""What Shadow Raiders is played with, and its rules where they are its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gloaming.engine import Chance, Procedure
from gloaming.games.hidden_roles.pieces import Area, Card, Character, Edition, HintCard
from gloaming.games.hidden_roles.table import Table

from .areas import AIRSHIP, RING, WITH_AIRSHIP
from .cards import BLACK_CARDS, REASONING_CARDS, WHITE_CARDS
from .cards.copies import deck_of
from .cards.reasoning import REASONING
from .characters import characters_of
from .factions import FACTIONS
from .ring import RING_SLOTS, SKY
from .turn import RaidersTurn

MOVEMENT = frozenset({"move", "destination", "area"})


@dataclass(frozen=True)
class Variant:
    """The options that choose the pieces (R 15)."""

    expansion: bool
    daniel_hp: int
    mirror: bool


class RaidersEdition(Edition):
    """The base game, or the base game with Queen Majesty's Airship."""

    factions = FACTIONS
    hint_deck = REASONING
    clauses = {
        "areas": "2",
        "move": "4",
        "range": "7.1",
        "attack": "7.2",
        "react": "7.3",
        "loot": "8",
        "timing": "6",
        "abilities": "11",
        "white": "12",
        "black": "13",
        "give": "14.1",
        "hint": "14.2",
    }
    weapons = frozenset({"b_sabre", "b_crossbow", "b_pistol_l", "b_pistol_r"})
    robe = "w_sages_robe"
    holy_weapon = "w_excalibur"
    holy_verb = "excalibur"
    burst = "b_gatling"
    strong = 12
    free_reveal = False
    may_leave_loot = True
    every_kill_loots = False

    def __init__(self, variant: Variant) -> None:
        expansion = variant.expansion
        self.variant = variant
        self.counts = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}
        if expansion:
            self.counts |= {9: (3, 3, 3), 10: (3, 3, 4)}
        self.areas: dict[str, Area] = WITH_AIRSHIP if expansion else RING
        self.cards: dict[str, Card] = {
            **deck_of(WHITE_CARDS, expansion=expansion),
            **deck_of(BLACK_CARDS, expansion=expansion),
        }
        self.hints: dict[str, HintCard] = deck_of(REASONING_CARDS, expansion=expansion)
        self.characters: dict[str, Character] = characters_of(
            expansion=expansion, daniel_hp=variant.daniel_hp
        )

    def lay_out(self, chance: Chance) -> tuple[str, ...]:
        """The ring at random; the airship is in the middle (R 1.1)."""
        ring = list(RING)
        chance.shuffle(ring)
        return (*ring, AIRSHIP) if self.variant.expansion else tuple(ring)

    def slots_in_range(self, table: Table, seat: int) -> list[int]:
        """Ring slots that the player's attacks reach, the own one first, then to the left; on the
        airship the whole ring (R 7.1)."""
        place = table.place[seat]
        if place < 0:
            return []
        if place == SKY:
            return list(range(RING_SLOTS))
        steps = 2 + table.equipment[seat].count("b_deaths_scope")
        return [(place - step) % RING_SLOTS for step in range(steps)]

    def in_range(self, table: Table, seat: int) -> list[int]:
        """R 7.1."""
        places = table.place
        place = places[seat]
        if place < 0:
            return []
        if place == SKY:
            return [s for s, at in enumerate(places) if at >= 0 and s != seat]
        held = table.equipment[seat]
        most = 1 + held.count("b_deaths_scope") if held else 1
        return [
            s
            for s, at in enumerate(places)
            if at >= 0 and s != seat and (at == SKY or (place - at) % RING_SLOTS <= most)
        ]

    def steps(self, table: Table, seat: int, targets: list[int]) -> dict[str, int]:
        """How many steps to the left each target stands; -1: to or from the airship."""
        places = table.place
        place = places[seat]
        return {
            str(s): -1 if SKY in (place, places[s]) else (place - places[s]) % RING_SLOTS
            for s in targets
        }

    def reach(self, table: Table, seat: int) -> dict[str, Any]:
        """Where the player's attacks reach from where they stand or head for, who stands there at
        how many steps (-1: to or from the airship), and, when asked where to go, whom they could
        hit from each area."""
        places = table.place
        standing = places[seat]
        heading = table.heading if seat == table.active else ""
        if heading:
            places[seat] = table.slot_of(heading)
        slots = self.slots_in_range(table, seat)
        if slots and self.variant.expansion:
            slots.append(SKY)
        steps = self.steps(table, seat, self.in_range(table, seat))
        ask = table.asked
        start: dict[str, list[int]] = {}
        if ask is not None and ask.kind in MOVEMENT and seat in ask.options:
            for slot, area in enumerate(table.board):
                places[seat] = slot
                start[area] = self.in_range(table, seat)
        places[seat] = standing
        return {"slots": slots, "steps": steps, "from": start}

    def turn(self, seat: int) -> Procedure:
        """One turn."""
        return RaidersTurn(seat)

    def third_kill(self, table: Table, dead: int) -> bool:
        """At least two were dead before this one (R 9, R32)."""
        return table.dead_count() - dead >= 2


@lru_cache(maxsize=16)
def edition_for(variant: Variant) -> RaidersEdition:
    """The pieces for these options."""
    return RaidersEdition(variant)


def titles(expansion: bool) -> dict[str, int]:
    """Copies of every white, black and reasoning card, by id."""
    edition = edition_for(Variant(expansion, 14, False))
    return {
        **{card.id: card.count for card in edition.cards.values()},
        **{card.id: card.count for card in edition.hints.values()},
    }
