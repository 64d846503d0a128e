"""When abilities are used (R 9.2, R 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .fighting import attacking, blow, bonus, rolls
from .places import going
from .stakes import RELICS, Situation

VOIDING = {
    "valkyrie": 0.7,
    "vampire": 0.6,
    "werewolf": 0.6,
    "ultra_soul": 0.7,
    "wight": 0.4,
    "gregor": 0.3,
    "unknown": 0.2,
    "charles": 0.5,
    "bob": 0.3,
}
"""What it is worth to take an enemy's ability away; the others' are little or soon spent."""


def at_start(at: Situation, option: dict[str, Any]) -> float:
    """What an ability of T1 is worth to me now, beyond rolling."""
    worth = _AT_START.get(at.character.id)
    return worth(at, option) - at.hiding() if worth is not None else -1.0


def _thunder(at: Situation, seat: int, sides: int) -> float:
    """Franklin and George: once, so it is worth waiting for a good moment."""
    value = sum(at.hurting(seat, roll) for roll in range(1, sides + 1)) / sides
    return value - _patience(at)


def _patience(at: Situation) -> float:
    """What it is worth to keep an ability that works once: nothing when death is near."""
    return 0.5 * min(1.0, max(0, at.left() - 3) / 4)


def _franklin(at: Situation, option: dict[str, Any]) -> float:
    return _thunder(at, option["seat"], 6)


def _george(at: Situation, option: dict[str, Any]) -> float:
    return _thunder(at, option["seat"], 4)


def _ellen(at: Situation, option: dict[str, Any]) -> float:
    seat: int = option["seat"]
    if at.players[seat]["voided"] or at.players[seat]["spent"]:
        return -1.0
    attitudes = at.attitudes(seat)
    worth = sum(p * attitudes[id] * VOIDING.get(id, 0.1) for id, p in at.beliefs[seat].items())
    return worth - 0.6 * _patience(at)


def _fuka(at: Situation, option: dict[str, Any]) -> float:
    return at.setting(option["seat"], 7) - _patience(at)


def _ultra_soul(at: Situation, option: dict[str, Any]) -> float:
    return at.hurting(option["seat"], 3)


def _catherine(at: Situation, option: dict[str, Any]) -> float:
    """Healing is the last thing she wants while she may be the first to die."""
    return -1.0 if at.nobody_dead or at.mine["damage"] == 0 else at.healing(at.me, 1) + 0.3


def _emi(at: Situation, option: dict[str, Any]) -> float:
    """A step beside rolling: the mean of where the dice would lead."""
    total = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 8: 3, 9: 2, 10: 1}
    here = at.mine["place"]
    worths: dict[str, float] = {p: going(at, p) for p in at.public["board"] if p != here}
    ways = {p: sum(total[t] for t in at.edition.areas[p].totals) for p in worths}
    rolled: float = sum(ways[p] * worths[p] for p in worths) + 4 * max(worths.values())
    return worths[option["place"]] - rolled / (sum(ways.values()) + 4)


def _agnes(at: Situation, option: dict[str, Any]) -> float:
    """She looks to the left if that neighbour is likelier to win."""
    left, right = (at.me + 1) % len(at.players), (at.me - 1) % len(at.players)
    return _hopes(at, left) - _hopes(at, right) - _patience(at)


def _hopes(at: Situation, seat: int) -> float:
    """How likely a player is to win, roughly."""
    lead = 0.5 + at.leading() / 4
    return at.odds(seat, "hunter") * lead + at.odds(seat, "shadow") * (1 - lead)


def _david(at: Situation, option: dict[str, Any]) -> float:
    card = option["card"]
    relics = len(RELICS.intersection(at.mine["equipment"]))
    if card in RELICS and card not in at.mine["equipment"]:
        return 0.6 + relics
    return -0.5


_AT_START: dict[str, Callable[[Situation, dict[str, Any]], float]] = {
    "franklin": _franklin,
    "george": _george,
    "ellen": _ellen,
    "fuka": _fuka,
    "ultra_soul": _ultra_soul,
    "catherine": _catherine,
    "emi": _emi,
    "agnes": _agnes,
    "david": _david,
}


def at_turn_end(at: Situation, option: dict[str, Any]) -> float:
    """What an ability of T10 or T11 is worth to me now."""
    own = at.character.id
    if own == "charles":
        targets = [seat for seat in at.public["turn_so_far"][2] if at.players[seat]["alive"]]
        again = sum(attacking(at, seat) for seat in targets)
        return again + at.hurting(at.me, 2) - at.hiding()
    if own == "gregor":
        danger = sum(max(0.0, at.enmity(seat)) for seat in at.others)
        wounded = 1.0 - at.left() / at.character.hp
        return 0.4 * danger * wounded - 0.4 - at.hiding()
    if own == "wight":
        return 0.35 * at.dead - 0.9 + (0.6 if at.left() <= 4 else 0.0) - at.hiding()
    return -1.0


def mothers_love(at: Situation) -> bool:
    """Allie heals before the next blow could kill her, or when one is about to fall."""
    attack = at.public["attack"]
    coming = 0
    if attack is not None and at.me in attack["targets"]:
        coming = attack["damage"][attack["targets"].index(at.me)]
    if coming:
        return coming >= at.left()
    threat = max((_hardest(at, seat) for seat in at.others), default=0)
    return at.mine["damage"] >= 3 and at.left() <= min(threat, 4) - 1


def _hardest(at: Situation, seat: int) -> int:
    """The most damage a player's attack could do me."""
    more = bonus(at, seat)
    return max(blow(at, raw, more, at.me) for raw, _ in rolls(at, seat))
