"""What an attack is worth (R 6)."""

from __future__ import annotations

from .stakes import AXES, Situation

DIFFERENCE = ((0, 4), (1, 7), (2, 6), (3, 4), (4, 2), (5, 1))
"""Of 24 rolls of both dice, how many differ by how much (R 3)."""
D4 = ((1, 6), (2, 6), (3, 6), (4, 6))
"""The same for the four-sided die alone."""


def rolls(at: Situation, attacker: int, *, d4_alone: bool = False) -> tuple[tuple[int, int], ...]:
    """The dice of an attacker: (result, how many of 24)."""
    player = at.players[attacker]
    valkyrie = player["character"] == "valkyrie" and player["revealed"] and not player["voided"]
    if d4_alone or "b_masamune" in player["equipment"] or (valkyrie and at.public["abilities"]):
        return D4
    return DIFFERENCE


def bonus(at: Situation, attacker: int) -> int:
    """What the attacker's equipment adds to a successful roll."""
    player = at.players[attacker]
    held = player["equipment"]
    more = sum(card in AXES for card in held) - ("w_holy_robe" in held)
    if "w_spear_longinus" in held and player["revealed"]:
        more += 2 * (at.odds(attacker, "hunter") > 0.5)
    return more


def blow(at: Situation, raw: int, more: int, target: int) -> int:
    """The damage that reaches a target."""
    player = at.players[target]
    if raw == 0 or player["angel"] or player["barrier"]:
        return 0
    damage = max(0, raw + more)
    return max(0, damage - 1) if "w_holy_robe" in player["equipment"] else damage


def attacking(at: Situation, target: int, *, d4_alone: bool = False) -> float:
    """What it is worth to me to attack a player, without what may come back."""
    more = bonus(at, at.me)
    heals = _sucks_blood(at)
    value = 0.0
    for raw, ways in rolls(at, at.me, d4_alone=d4_alone):
        damage = blow(at, raw, more, target)
        if damage:
            value += ways * (_thieving(at, target, damage) + heals)
    return value / 24


def _thieving(at: Situation, target: int, damage: int) -> float:
    """A blow that lands; Bob may take a card instead (R 9.3)."""
    value = at.hurting(target, damage)
    held = at.players[target]["equipment"]
    robs = at.character.id == "bob" and at.has_ability and len(at.players) <= 6
    if robs and damage >= 2 and held:
        value = max(value, max(at.card_worth(card) for card in held))
    if at.character.id in ("bryan", "charles"):
        value += _feat(at, target, damage)
    return value


def _feat(at: Situation, target: int, damage: int) -> float:
    """An attack that kills may win the game at once for Bryan and Charles."""
    if at.character.id == "charles":
        return 3.0 * at.falls(target, damage) if at.dead >= 2 else 0.0
    strong = at.players[target]["damage"] + damage
    characters = at.edition.characters
    return 4.0 * sum(p for id, p in at.beliefs[target].items() if 13 <= characters[id].hp <= strong)


def _sucks_blood(at: Situation) -> float:
    if at.character.id == "vampire" and at.mine["revealed"] and at.has_ability:
        return at.healing(at.me, 2)
    return 0.0


def riposte(at: Situation, target: int) -> float:
    """What the counterattack of a Werewolf may cost me (R 6.4); negative."""
    player = at.players[target]
    if player["voided"] or not at.public["abilities"]:
        return 0.0
    odds = at.odds_of(target, "werewolf") * (1.0 if player["revealed"] else 0.5)
    if odds < 0.05:
        return 0.0
    more = bonus(at, target)
    cost = sum(
        ways * at.hurting(at.me, blow(at, raw, more, at.me)) for raw, ways in rolls(at, target)
    )
    return odds * cost / 24


def in_range_from(at: Situation, place: str) -> list[int]:
    """Whom I could attack from an area (R 6.1)."""
    board = at.public["board"]
    zone = board.index(place) // 2
    far = "b_handgun" in at.mine["equipment"]
    return [
        seat
        for seat in at.others
        if at.players[seat]["place"] is not None
        and (board.index(at.players[seat]["place"]) // 2 != zone) == far
    ]


def best_attack(at: Situation, targets: list[int]) -> float:
    """What attacking is worth where these players are in range: 0 if it is better not to."""
    if not targets:
        return 0.0
    worths = [attacking(at, target) + riposte(at, target) for target in targets]
    best = sum(worths) if "b_machine_gun" in at.mine["equipment"] else max(worths)
    forced = "b_masamune" in at.mine["equipment"]
    return best if forced else max(0.0, best)
