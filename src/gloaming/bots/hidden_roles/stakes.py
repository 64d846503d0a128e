"""What every player's fate is worth to the one who decides: the measure for all decisions.

The scale: moving an enemy from unhurt to dead is worth `DEATH`, and an ally's death costs as much.
"""

from __future__ import annotations

from typing import Any

from gloaming.games.hidden_roles.pieces import Character, Edition

from ..bot import Memory, View
from .belief import Belief, beliefs

DEATH = 3.0
RELICS = frozenset({"w_talisman", "w_spear_longinus", "w_holy_robe", "w_silver_rosary"})
AXES = frozenset({"b_butcher_knife", "b_chainsaw", "b_broad_axe"})
FIRST_TO_DIE = frozenset({"catherine", "daniel"})


def doom(damage: int, hp: int) -> float:
    """How near a player is to death, from 0 to `DEATH`: the last points count most."""
    if damage >= hp:
        return DEATH
    x = damage / hp
    return x + x**3


class Situation:
    """A view as one player understands it."""

    def __init__(self, edition: Edition, view: View, memory: Memory) -> None:
        self.edition = edition
        public = view["public"]
        self.public = public
        self.own = view["own"]
        self.me: int = self.own["seat"]
        self.players: list[dict[str, Any]] = public["players"]
        self.mine: dict[str, Any] = self.players[self.me]
        self.character: Character = edition.characters[self.own["character"]]
        self.has_ability: bool = public["abilities"] and not self.mine["voided"]
        self.beliefs: list[Belief] = beliefs(edition, view, memory)
        self.living = [p["seat"] for p in self.players if p["alive"]]
        self.others = [seat for seat in self.living if seat != self.me]
        self.nobody_dead = len(self.living) == len(self.players)
        self.dead = len(self.players) - len(self.living)
        self._attitudes: dict[int, dict[str, float]] = {}
        self._wishes: dict[int, dict[int, float]] = {}
        """How much I wish a seat ill, by the HP that it might have."""
        self._leading: float | None = None

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
        return 1.5 * (1.0 - sum(self.odds(seat, f) ** 2 for f in ("hunter", "shadow", "neutral")))

    def enmity(self, seat: int) -> float:
        """How much I wish a seat ill (1 an enemy) or well (-1 an ally)."""
        attitudes = self.attitudes(seat)
        return sum(p * attitudes[id] for id, p in self.beliefs[seat].items())

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
        if self.character.id in FIRST_TO_DIE and self.nobody_dead:
            return 1.5 if self.character.id == "catherine" else 0.8
        if self.character.id == "agnes":
            return -0.5
        return {"hunter": -1.2, "shadow": -1.2}.get(self.character.faction, -1.5)

    def _towards(self, seat: int, them: Character) -> float:
        camp = self.character.faction
        if camp in ("hunter", "shadow"):
            if them.faction == "neutral":
                return self._towards_neutral(seat, them.id)
            return -1.0 if them.faction == camp else 1.0
        return self._neutral_towards(seat, them)

    def _towards_neutral(self, seat: int, them: str) -> float:
        """A Hunter or Shadow about a Neutral: who is about to win is a danger."""
        held = self.players[seat]["equipment"]
        if them in FIRST_TO_DIE and self.nobody_dead:
            return -0.8
        if them == "daniel":
            return -0.2 if self.character.faction == "hunter" else 0.3
        if them == "bob":
            return 0.1 + 0.2 * max(0, len(held) - 1)
        if them == "david":
            return 0.1 + 0.3 * len(RELICS.intersection(held))
        if them == "catherine" and len(self.living) <= 3:
            return 0.8
        if self.character.faction == "shadow" and self.public["factions"]["neutral"] >= 3:
            return 0.3
        return {"charles": 0.3, "bryan": 0.25}.get(them, 0.1)

    def _neutral_towards(self, seat: int, them: Character) -> float:
        """A Neutral about anybody."""
        held = self.players[seat]["equipment"]
        own = self.character.id
        if own == "bob":
            return 0.1 + 0.15 * len(held)
        if own == "david":
            return 0.1 + 0.5 * len(RELICS.intersection(held))
        if own == "charles":
            return 0.4 + 0.3 * self.dead
        if own == "bryan":
            return 1.0 if them.hp >= 13 else 0.1
        if own == "agnes":
            return self._for_neighbour(seat, them)
        if own == "daniel":
            if self.nobody_dead:
                return 0.3 if them.faction == "shadow" else -0.3
            return {"shadow": 1.0, "hunter": -0.8}.get(them.faction, 0.0)
        if own == "catherine":
            return self._for_the_last_two(them)
        # Allie: the sooner it is over, the better; so she helps those who are ahead.
        lead = self.leading()
        if them.faction == "neutral":
            return 0.0
        return lead if them.faction == "shadow" else -lead

    def _for_neighbour(self, seat: int, them: Character) -> float:
        """Agnes wins with a neighbour, and so wishes for what the neighbour wishes for."""
        side = 1 if self.mine["turned"] else -1
        neighbour = (self.me + side) % len(self.players)
        if seat == neighbour:
            return -1.0
        hunter, shadow = self.odds(neighbour, "hunter"), self.odds(neighbour, "shadow")
        return {"shadow": hunter - shadow, "hunter": shadow - hunter}.get(them.faction, 0.1)

    def _for_the_last_two(self, them: Character) -> float:
        """Catherine: nobody may die before her; after that all may, the camps evenly."""
        if self.nobody_dead:
            return -0.4
        return 0.5 - self.leading() if them.faction == "shadow" else 0.5 + self.leading()

    def leading(self) -> float:
        """Who is ahead: 0.7 the Hunters, -0.7 the Shadows."""
        if self._leading is None:
            left = {"hunter": 0.0, "shadow": 0.0, "neutral": 0.0}
            for seat in self.living:
                for id, p in self.beliefs[seat].items():
                    them = self.edition.characters[id]
                    left[them.faction] += p * (them.hp - self.players[seat]["damage"])
            self._leading = 0.7 if left["hunter"] >= left["shadow"] else -0.7
        return self._leading

    # -- what is at stake

    def stake(self, seat: int, damage: int) -> float:
        """What it is worth to me that a seat has this damage."""
        wishes = self._wishes.get(seat)
        if wishes is None:
            wishes = {}
            attitudes = self.attitudes(seat)
            for id, p in self.beliefs[seat].items():
                hp = self.edition.characters[id].hp
                wishes[hp] = wishes.get(hp, 0.0) + p * attitudes[id]
            self._wishes[seat] = wishes
        return sum(wish * doom(damage, hp) for hp, wish in wishes.items())

    def hurting(self, seat: int, amount: int) -> float:
        """What it is worth to me that a seat takes damage, barring an attack's protections."""
        if amount <= 0 or self.players[seat]["barrier"]:
            return 0.0
        damage = self.players[seat]["damage"]
        gain = self.stake(seat, damage + amount) - self.stake(seat, damage)
        return gain + self.loot(seat, amount)

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
        return 0.06 * len(self.others)

    # -- equipment

    def card_worth(self, card: str, holder: int | None = None) -> float:
        """What an equipment card is worth to its holder (myself, unless named)."""
        seat = self.me if holder is None else holder
        if seat == self.me:
            own = self.character
            worth = _WORTH[card]
            if card == "w_spear_longinus" and own.faction == "hunter":
                worth = 0.7
            if own.id == "bob":
                held = len(self.mine["equipment"])
                worth += 6.0 if held >= 4 else 0.8 + 0.5 * held
            if own.id == "david" and card in RELICS:
                worth += 1.0
            return worth
        worth = _WORTH[card]
        worth += 0.5 * self.odds_of(seat, "bob")
        if card in RELICS:
            worth += 0.5 * self.odds_of(seat, "david")
        if card == "w_spear_longinus":
            worth += 0.5 * self.odds(seat, "hunter")
        return worth

    def losing(self, seat: int, card: str) -> float:
        """What it is worth to me that another player loses a card."""
        return self.enmity(seat) * self.card_worth(card, seat)


_WORTH = {
    "w_mystic_compass": 0.3,
    "w_talisman": 0.25,
    "w_fortune_brooch": 0.2,
    "w_silver_rosary": 0.25,
    "w_spear_longinus": 0.1,
    "w_holy_robe": 0.3,
    "b_masamune": 0.4,
    "b_machine_gun": 0.3,
    "b_handgun": 0.2,
    "b_butcher_knife": 0.5,
    "b_chainsaw": 0.5,
    "b_broad_axe": 0.5,
}
