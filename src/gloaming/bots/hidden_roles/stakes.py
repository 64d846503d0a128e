"""What every player's fate is worth to the one who decides: the measure for all decisions.

The scale: moving an enemy from unhurt to dead is worth `DEATH`, and an ally's death costs as much.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from gloaming.games.hidden_roles.family import HiddenRoles
from gloaming.games.hidden_roles.pieces import REACT, SHADOW, Character
from gloaming.games.hidden_roles.seen import Seen, variant_seen

from ..bot import Memory, View
from .belief import Belief, beliefs
from .lore import Lore

DEATH = 3.0
HOLY = 0.7
"""What the holy weapon is worth to a hero."""

THREE_DEATHS = (0.2, 0.55, 1.2)
"""What one more death in the third faction is worth to the Shadows, after none, one, two."""


def doom(damage: int, hp: int) -> float:
    """How near a player is to death, from 0 to `DEATH`: the last points count most."""
    if damage >= hp:
        return DEATH
    x = damage / hp
    return x + x**3


class Situation:
    """A view as one player understands it."""

    shadow = SHADOW

    def __init__(self, game: HiddenRoles, lore: Lore, view: View, memory: Memory) -> None:
        public = view["public"]
        self.game = game
        self.lore = lore
        self.edition = edition = game.edition_of(variant_seen(public))
        self.hero, _, self.others_faction = edition.factions
        self.public = public
        self.own = view["own"]
        self.me: int = self.own["seat"]
        self.players: list[dict[str, Any]] = public["players"]
        self.mine: dict[str, Any] = self.players[self.me]
        self.character: Character = edition.characters[self.own["character"]]
        self.goal = lore.goals.get(self.character.id)
        """For one who wins in a way of their own."""
        self.has_ability: bool = public["abilities"] and not self.mine["voided"]
        self.beliefs: list[Belief] = beliefs(edition, view, memory)
        self.living = [p["seat"] for p in self.players if p["alive"]]
        self.others = [seat for seat in self.living if seat != self.me]
        self.nobody_dead = len(self.living) == len(self.players)
        self.dead = len(self.players) - len(self.living)
        # What has been worked out so far
        self.goings: dict[str, float] = {}
        """What being at a place is worth,"""
        self.draws: dict[str, float] = {}
        """drawing from a deck,"""
        self.attacks: dict[int, float] = {}
        """attacking a seat."""
        self._attitudes: dict[int, dict[str, float]] = {}
        self._wishes: dict[int, dict[int, float]] = {}
        """How much I wish a seat ill, by the HP that it might have."""
        self._leading: float | None = None
        self._ill: dict[int, float] = {}

    # -- the board

    @cached_property
    def table(self) -> Seen:
        """The table, for asking the rules."""
        return Seen(self.game, self.public)

    @cached_property
    def places(self) -> dict[int, str]:
        """The area of each dice total that has one."""
        return {total: area.id for area in self.edition.areas.values() for total in area.totals}

    @property
    def here(self) -> str | None:
        """Where I stand, or am about to arrive."""
        heading = self.public.get("heading")
        if heading is not None and heading["seat"] == self.me:
            return str(heading["place"])
        place: str | None = self.mine["place"]
        return place

    def in_range(self, seat: int, place: str | None) -> list[int]:
        """Whom a player could attack from a place, all others where they are."""
        if place is None:
            return []
        table = self.table
        places = table.place
        standing = places[seat]
        places[seat] = table.slot_of(place)
        found = self.edition.in_range(table, seat)
        places[seat] = standing
        return found

    @property
    def reacts(self) -> bool:
        """Whether I may react to attacks."""
        return REACT in self.character.windows

    def works(self, seat: int) -> bool:
        """Whether a player's ability, whatever it is, can work."""
        return bool(self.public["abilities"] and not self.players[seat]["voided"])

    # -- what I think of the others

    def odds(self, seat: int, faction: str) -> float:
        """How likely a seat is of a faction."""
        characters = self.edition.characters
        return sum(p for id, p in self.beliefs[seat].items() if characters[id].faction == faction)

    def odds_of(self, seat: int, character: str) -> float:
        """How likely a seat is this character."""
        return self.beliefs[seat].get(character, 0.0)

    def doubt(self, seat: int) -> float:
        """How little is known of a seat's faction: 0 nothing more to learn, 1 nothing known."""
        return 1.5 * (1.0 - sum(self.odds(seat, f) ** 2 for f in self.edition.factions))

    def enmity(self, seat: int) -> float:
        """How much I wish a seat ill (1 an enemy) or well (-1 an ally)."""
        if seat not in self._ill:
            attitudes = self.attitudes(seat)
            self._ill[seat] = sum(p * attitudes[id] for id, p in self.beliefs[seat].items())
        return self._ill[seat]

    def attitudes(self, seat: int) -> dict[str, float]:
        """How much I wish a seat ill, by who it might be."""
        if seat not in self._attitudes:
            characters = self.edition.characters
            self._attitudes[seat] = {
                id: self._own_worth() if seat == self.me else self._towards(seat, characters[id])
                for id in self.beliefs[seat]
            }
        return self._attitudes[seat]

    def _own_worth(self) -> float:
        """The same for myself: negative, unless my death is what I want."""
        return -1.2 if self.goal is None else self.goal.own(self)

    def _towards(self, seat: int, them: Character) -> float:
        if self.goal is not None:
            return self.goal.towards(self, seat, them)
        if them.faction == self.others_faction:
            return self.lore.goals[them.id].seen(self, seat)
        return -1.0 if them.faction == self.character.faction else 1.0

    @cached_property
    def fallen(self) -> dict[str, int]:
        """How many of each faction have died: the dead lie open."""
        fallen = dict.fromkeys(self.edition.factions, 0)
        for player in self.players:
            if not player["alive"]:
                fallen[self.edition.characters[player["character"]].faction] += 1
        return fallen

    @cached_property
    def closing(self) -> bool:
        """Whether one more death may end the game."""
        factions = self.public["factions"]
        if any(factions[camp] - self.fallen[camp] == 1 for camp in (self.hero, SHADOW)):
            return True
        return factions[self.others_faction] >= 3 and self.fallen[self.others_faction] >= 2

    @cached_property
    def three_deaths(self) -> float:
        """What a death in the third faction is worth to me as a hero or Shadow: the third one lets
        the Shadows win (H 8, R 9)."""
        if self.public["factions"][self.others_faction] < 3:
            return 0.0
        worth = THREE_DEATHS[min(self.fallen[self.others_faction], 2)]
        return worth if self.character.faction == SHADOW else -worth

    def behind(self, them: Character) -> float:
        """How much somebody's death brings the end nearer: positive in the camp that is behind."""
        if them.faction == self.others_faction:
            return 0.0
        return self.leading() if them.faction == SHADOW else -self.leading()

    def leading(self) -> float:
        """Who is ahead: 0.7 the heroes, -0.7 the Shadows."""
        if self._leading is None:
            left = dict.fromkeys(self.edition.factions, 0.0)
            for seat in self.living:
                for id, p in self.beliefs[seat].items():
                    them = self.edition.characters[id]
                    left[them.faction] += p * (them.hp - self.players[seat]["damage"])
            self._leading = 0.7 if left[self.hero] >= left[SHADOW] else -0.7
        return self._leading

    # -- what is at stake

    def ends_with(self, seat: int) -> float:
        """How likely a seat is the last of the heroes or Shadows, or the third of the third
        faction, so that its death ends the game."""
        factions = self.public["factions"]
        ends = sum(
            self.odds(seat, camp)
            for camp in (self.hero, SHADOW)
            if factions[camp] - self.fallen[camp] == 1
        )
        if factions[self.others_faction] >= 3 and self.fallen[self.others_faction] == 2:
            ends += self.odds(seat, self.others_faction)
        return ends

    def stake(self, seat: int, damage: int) -> float:
        """What it is worth to me that a seat has this damage."""
        if seat == self.me and self.goal is not None:
            fate = self.goal.fate(self, damage)
            if fate is not None:
                return fate
        wishes = self._wishes.get(seat)
        if wishes is None:
            wishes = {}
            attitudes = self.attitudes(seat)
            for id, p in self.beliefs[seat].items():
                hp = self.edition.characters[id].hp
                wishes[hp] = wishes.get(hp, 0.0) + p * attitudes[id]
            self._wishes[seat] = wishes
        return sum(wish * doom(damage, hp) for hp, wish in wishes.items())

    def hurting(self, seat: int, amount: int, *, loots: bool | None = None) -> float:
        """What it is worth to me that a seat takes damage, barring an attack's protections.
        ``loots``: the damage is my attack's; not said: some other effect's."""
        if amount <= 0 or self.players[seat]["barrier"]:
            return 0.0
        damage = self.players[seat]["damage"]
        gain = self.stake(seat, damage + amount) - self.stake(seat, damage)
        if loots or self.edition.every_kill_loots:
            gain += self.loot(seat, amount)
        return gain

    def loot(self, seat: int, amount: int) -> float:
        """The equipment that a kill would bring."""
        held = self.players[seat]["equipment"]
        if not held or seat == self.me:
            return 0.0
        falls = self.falls(seat, amount)
        return falls * max(self.card_worth(card) for card in held) if falls else 0.0

    def falls(self, seat: int, amount: int) -> float:
        """How likely this much more damage kills a seat."""
        damage = self.players[seat]["damage"] + amount
        characters = self.edition.characters
        return sum(p for id, p in self.beliefs[seat].items() if characters[id].hp <= damage)

    def healing(self, seat: int, amount: int) -> float:
        """What it is worth to me that a seat heals."""
        damage = self.players[seat]["damage"]
        return self.stake(seat, max(0, damage - amount)) - self.stake(seat, damage)

    def setting(self, seat: int, to: int) -> float:
        """What it is worth to me that a seat's damage is set."""
        return self.stake(seat, to) - self.stake(seat, self.players[seat]["damage"])

    def left(self) -> int:
        """How much damage would kill me."""
        return self.character.hp - int(self.mine["damage"])

    def hiding(self) -> float:
        """What it is worth to stay hidden: less the fewer enemies there are, nothing when dying."""
        if self.mine["revealed"] or self.left() <= 2:
            return 0.0
        return (0.06 if self.goal is None else 0.03) * len(self.others)

    # -- equipment

    def card_worth(self, card: str, holder: int | None = None) -> float:
        """What an equipment card is worth to its holder (myself, unless named)."""
        seat = self.me if holder is None else holder
        worth = self.lore.worth[card]
        if seat == self.me:
            if card == self.edition.holy_weapon and self.character.faction == self.hero:
                worth = HOLY
            return worth if self.goal is None else worth + self.goal.own_card(self, card)
        believed = self.beliefs[seat]
        for id, goal in self.lore.goals.items():
            if id in believed:
                worth += goal.craves(self, card) * believed[id]
        if card == self.edition.holy_weapon:
            worth += 0.5 * self.odds(seat, self.hero)
        return worth

    def losing(self, seat: int, card: str) -> float:
        """What it is worth to me that another player loses a card."""
        return self.enmity(seat) * self.card_worth(card, seat)
