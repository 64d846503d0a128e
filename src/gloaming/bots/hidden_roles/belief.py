"""Who the others might be: clues are collected as they come, and weighed against how many of each
faction there are.

The memory holds, for each seat, how well each character explains what that seat has been seen to
do (``clues``), and the most damage it has survived (``survived``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.games.hidden_roles.pieces import Character, Edition, HintCard

from ..bot import Memory, View
from .lore import Lore

HANDS_OVER = 0.6
"""How often somebody with equipment gives a card rather than take 1 damage."""
A_LIE = 0.5
"""How often a liar lies."""
AGAINST_OWN_CAMP = 0.4
"""How much less likely a blow is at somebody openly of one's own camp."""
AGAINST_HIDDEN = 0.75
"""The same where the victim's camp is only suspected."""
OFFERED_IN_VAIN = 0.7
"""How often somebody who could reveal and heal would not."""
AIRSHIP = "airship"

Belief = dict[str, float]
"""Probability by character id; what is impossible is left out."""


# -- who could be whom


def beliefs(edition: Edition, view: View, memory: Memory) -> list[Belief]:
    """For every seat, how likely it is each character, for all that this seat knows."""
    public, own = view["public"], view["own"]
    players = public["players"]
    known: dict[int, str] = {int(seat): character for seat, character in own["known"].items()}
    known[own["seat"]] = own["character"]
    for player in players:
        if player["character"] is not None:
            known[player["seat"]] = player["character"]
    left = dict(public["factions"])
    for character in known.values():
        left[edition.characters[character].faction] -= 1
    initials = {id[0] for id in known.values()} if public["roster"] == "by_initial" else set()
    pool = [
        edition.characters[id]
        for id in public["pool"]
        if id not in known.values() and id[0] not in initials
    ]
    hidden = [player["seat"] for player in players if player["seat"] not in known]
    weights = [_weights(edition, pool, s, players[s]["damage"], memory) for s in hidden]
    shares = _shares([_by_faction(edition, w) for w in weights], left)
    out: list[Belief] = [{known[s]: 1.0} if s in known else {} for s in range(len(players))]
    for seat, weight, share in zip(hidden, weights, shares, strict=True):
        camps = _by_faction(edition, weight)
        for id, w in weight.items():
            faction = edition.characters[id].faction
            if w > 0 and share[faction] > 0:
                out[seat][id] = share[faction] * w / camps[faction]
    return out


def _weights(
    edition: Edition, pool: list[Character], seat: int, damage: int, memory: Memory
) -> Belief:
    """How well each character that is left explains a seat, the factions set aside."""
    clues = memory.get("clues", {}).get(str(seat), {})
    survived = max(damage, memory.get("survived", {}).get(str(seat), 0))
    sizes = dict.fromkeys(edition.factions, 0)
    for character in pool:
        sizes[character.faction] += 1
    return {
        character.id: clues.get(character.id, 1.0) / sizes[character.faction]
        for character in pool
        if character.hp > survived
    }


def _by_faction(edition: Edition, weights: Belief) -> dict[str, float]:
    sums = dict.fromkeys(edition.factions, 0.0)
    for id, weight in weights.items():
        sums[edition.characters[id].faction] += weight
    return sums


def _shares(camps: list[dict[str, float]], left: dict[str, int]) -> list[dict[str, float]]:
    """How likely each seat is of each faction: over all ways to deal the factions that are left.

    The ways are not gone through one by one: ``before[i]`` is the weight of all ways to deal to the
    seats before i, by what they have used up, and ``after`` that of all ways to deal the rest. What
    has been used up is one number, with a digit for each faction.
    """
    digits = [(faction, 16**i) for i, faction in enumerate(left)]
    before: list[dict[int, float]] = [{0: 1.0}]
    for weights in camps:
        following: dict[int, float] = {}
        for faction, digit in digits:
            weight, most = weights[faction], left[faction]
            if weight > 0:
                for used, way in before[-1].items():
                    if used // digit % 16 < most:
                        following[used + digit] = following.get(used + digit, 0.0) + way * weight
        before.append(following)
    after = dict.fromkeys(before[-1], 1.0)
    shares: list[dict[str, float]] = []
    for weights, ways in zip(reversed(camps), reversed(before[:-1]), strict=True):
        share = dict.fromkeys(left, 0.0)
        earlier = dict.fromkeys(ways, 0.0)
        for faction, digit in digits:
            weight = weights[faction]
            for used, way in ways.items():
                rest = after.get(used + digit)
                if rest is not None:
                    earlier[used] += weight * rest
                    share[faction] += way * weight * rest
        after = earlier
        total = sum(share.values())
        if total <= 0:  # the clues contradict each other
            return [dict.fromkeys(left, 1 / len(left)) for _ in camps]
        shares.append({faction: part / total for faction, part in share.items()})
    return shares[::-1]


# -- clues


def observe(
    edition: Edition, lore: Lore, memory: Memory, events: list[dict[str, Any]], view: View
) -> None:
    """Takes note of what the events tell about the others."""
    watcher = _Watcher(edition, lore, memory, view)
    for event in events:
        watch = getattr(watcher, event["kind"], None)
        if watch is not None:
            watch(event["params"])


class _Watcher:
    """One method for each kind of event that tells something about somebody."""

    def __init__(self, edition: Edition, lore: Lore, memory: Memory, view: View) -> None:
        self.edition = edition
        self.lore = lore
        self.memory = memory
        self.view = view
        self.players = view["public"]["players"]
        self.me = view["own"]["seat"]

    # What happens

    def turn(self, params: dict[str, Any]) -> None:
        self.memory["hint"] = None

    def attack(self, params: dict[str, Any]) -> None:
        if len(params["targets"]) == 1:
            self._hostile(params["seat"], params["targets"][0])

    def damage(self, params: dict[str, Any]) -> None:
        seat = params["seat"]
        self._survives(seat, params["after"])
        if params["source"] == "hint":
            self._answered(seat, f"harm {params['amount']}", params["before"])
        elif params["source"] in self.lore.harming and params["by"] >= 0:
            self._hostile(params["by"], seat)

    def swapped_damage(self, params: dict[str, Any]) -> None:
        self._survives(params["seat"], params["mine"])
        self._survives(params["with_seat"], params["theirs"])

    def moved(self, params: dict[str, Any]) -> None:
        """Nobody walks while a hint card waits: the card takes its receiver there."""
        self._answered(params["seat"], AIRSHIP, self.players[params["seat"]]["damage"])

    def healed(self, params: dict[str, Any]) -> None:
        self._answered(params["seat"], "heal", params["before"])

    def handed(self, params: dict[str, Any]) -> None:
        self._answered(params["seat"], "hand", self.players[params["seat"]]["damage"])

    def nothing(self, params: dict[str, Any]) -> None:
        self._answered(params["seat"], "nothing", self.players[params["seat"]]["damage"])

    def showed(self, params: dict[str, Any]) -> None:
        self.memory["hint"] = None

    def gave_hint(self, params: dict[str, Any]) -> None:
        self.memory["hint"] = {"to": params["to"], "card": params.get("card")}

    def no_effect(self, params: dict[str, Any]) -> None:
        seat, card = params["seat"], params["card"]
        public = self.view["public"]
        if card in self.lore.mirrors:
            shows = self.lore.mirrors[card]
            self._explain(seat, lambda c: float(not shows(c, public)))
        elif card in self.lore.offers and self.players[seat]["damage"] >= 4:
            heals = self.lore.offers[card]
            self._explain(seat, lambda c: OFFERED_IN_VAIN if heals(c, public) else 1.0)

    # News, after which the players think again about what they can do out of turn

    def died(self, params: dict[str, Any]) -> None:
        self.memory["news"] = True

    def revealed(self, params: dict[str, Any]) -> None:
        self.memory["news"] = True

    def saw(self, params: dict[str, Any]) -> None:
        self.memory["news"] = True

    # What it means

    def _survives(self, seat: int, damage: int) -> None:
        if self.players[seat]["alive"]:
            survived = self.memory.setdefault("survived", {})
            survived[str(seat)] = max(survived.get(str(seat), 0), damage)

    def _explain(self, seat: int, likelihood: Any) -> None:
        """Multiplies each character's weight by how likely it makes what the seat did."""
        if seat == self.me or self.players[seat]["revealed"]:
            return
        clues = self.memory.setdefault("clues", {}).setdefault(str(seat), {})
        for id in self.view["public"]["pool"]:
            clues[id] = clues.get(id, 1.0) * likelihood(self.edition.characters[id])

    def _hostile(self, seat: int, target: int) -> None:
        """Nobody likes to hurt their own camp, as far as they can tell."""
        player = self.players[target]
        characters = self.edition.characters
        shown = self.view["own"]["character"] if target == self.me else player["character"]
        if shown is not None:
            camps = {characters[shown].faction: 1.0}
        else:
            camps = self._roughly(target)
        # Who lies hidden is hurt without being known for what they are.
        milder = AGAINST_OWN_CAMP if player["revealed"] else AGAINST_HIDDEN

        def likelihood(character: Character) -> float:
            if character.faction == self.edition.factions[2]:
                return 1.0
            return 1.0 - (1.0 - milder) * camps.get(character.faction, 0.0)

        self._explain(seat, likelihood)

    def _roughly(self, seat: int) -> dict[str, float]:
        """How likely a hidden seat is of each faction, going by itself alone."""
        public = self.view["public"]
        left = dict(public["factions"])
        for player in self.players:
            if player["character"] is not None:
                left[self.edition.characters[player["character"]].faction] -= 1
        pool = [self.edition.characters[id] for id in public["pool"]]
        weights = _weights(self.edition, pool, seat, self.players[seat]["damage"], self.memory)
        camps = _by_faction(self.edition, weights)
        total = sum(camps[faction] * number for faction, number in left.items()) or 1.0
        return {faction: camps[faction] * number / total for faction, number in left.items()}

    def _answered(self, seat: int, answer: str, damage: int) -> None:
        """The receiver of a hint card has done something, with this damage before."""
        hint = self.memory.get("hint")
        if hint is None or hint["to"] != seat:
            return
        self.memory["hint"] = None
        if hint["card"] is not None:
            cards = [self.edition.hints[hint["card"]]]
        else:
            cards = [card for card in self.edition.hints.values() if card.effect != "show"]
        player = self.players[seat]
        state = Receiver(
            damage,
            answer == "hand" or bool(player["equipment"]),
            answer != AIRSHIP and player["place"] == AIRSHIP,
        )
        liars = self.lore.liars

        def likelihood(character: Character) -> float:
            lies = character.id in liars
            return sum(c.count * answers_so(c, character, answer, state, lies) for c in cards)

        self._explain(seat, likelihood)


@dataclass(frozen=True, slots=True)
class Receiver:
    """Somebody to whom a hint card goes, as all see them."""

    damage: int
    holds: bool
    """Equipment."""
    aboard: bool
    """The airship."""


def answers_so(
    card: HintCard, character: Character, answer: str, receiver: Receiver, liar: bool
) -> float:
    """How likely this character answers this hint card like that (H 13.2, H 13.3, R 14.2, R 14.3).

    ``answer``: ``nothing``, ``hand``, ``heal``, ``airship``, ``harm 1`` or ``harm 2``.
    """
    lies = A_LIE if liar else 0.0
    if not card.fits(character) and not lies:
        return float(answer == "nothing")
    if answer == "nothing":
        return lies
    harm = f"harm {card.amount}"
    if card.effect == "hand":
        gives = HANDS_OVER if receiver.holds else 0.0
        honest = {"hand": gives, harm: 1.0 - gives}
    elif card.effect == "heal" and receiver.damage > 0:
        honest = {"heal": 1.0}
    elif card.effect == "airship" and not receiver.aboard:
        honest = {AIRSHIP: 1.0}
    else:
        honest = {harm: 1.0}
    return (1.0 - lies) * honest.get(answer, 0.0)
