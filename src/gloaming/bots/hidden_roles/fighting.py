"""What an attack is worth (H 6, R 7)."""

from __future__ import annotations

from .stakes import Situation

DIFFERENCE = ((0, 4.0), (1, 7.0), (2, 6.0), (3, 4.0), (4, 2.0), (5, 1.0))
"""Of 24 rolls of both dice, how many differ by how much (H 3, R 3)."""
UNTIL_IT_HITS = tuple((raw, ways * 24 / 20) for raw, ways in DIFFERENCE if raw)
"""The same where equal dice are rolled again."""
D4 = ((1, 6.0), (2, 6.0), (3, 6.0), (4, 6.0))
"""The same for the four-sided die alone."""
Rolls = tuple[tuple[int, float], ...]

MASAMUNE = "b_masamune"


def rolls(at: Situation, attacker: int, *, d4_alone: bool = False) -> Rolls:
    """The dice of an attacker: (result, how many of 24)."""
    player = at.players[attacker]
    if d4_alone or MASAMUNE in player["equipment"]:
        return D4
    if player["revealed"] and at.works(attacker):
        if at.edition.characters[player["character"]].single_die:
            return D4
        if player["character"] == "galahad" and at.edition.holy_weapon in player["equipment"]:
            return UNTIL_IT_HITS
    return DIFFERENCE


def bonus(at: Situation, attacker: int, target: int) -> int:
    """What the attacker's equipment and character add to a successful roll."""
    player = at.players[attacker]
    edition = at.edition
    held = player["equipment"]
    more = sum(card in edition.weapons for card in held) - (edition.robe in held)
    if player["revealed"]:
        if edition.holy_weapon in held and at.odds(attacker, at.hero) > 0.5:
            more += 2
        adds = at.lore.bonuses.get(player["character"])
        if adds is not None and at.works(attacker):
            more += adds(at.players[target])
    return more


def blow(at: Situation, raw: int, more: int, target: int) -> int:
    """The damage that reaches a target."""
    player = at.players[target]
    if raw == 0 or player["angel"] or player["barrier"]:
        return 0
    damage = max(0, raw + more)
    return max(0, damage - 1) if at.edition.robe in player["equipment"] else damage


def attacking(at: Situation, target: int, dice: Rolls | None = None) -> float:
    """What it is worth to me to attack a player, without what may come back."""
    more = bonus(at, at.me, target)
    heals = _sucks_blood(at)
    value = 0.0
    for raw, ways in rolls(at, at.me) if dice is None else dice:
        damage = blow(at, raw, more, target)
        if damage:
            value += ways * (_landing(at, target, damage) + heals)
    return value / 24


def _landing(at: Situation, target: int, damage: int) -> float:
    """A blow that lands; Bob and Bylon may take a card instead (H 9.3, R 11)."""
    value = at.hurting(target, damage, loots=True)
    held = at.players[target]["equipment"]
    if damage >= 2 and held and robs(at):
        value = max(value, max(at.card_worth(card) for card in held))
    if at.goal is not None:
        value += at.goal.feat(at, target, damage)
    return value


def robs(at: Situation) -> bool:
    """Whether I may take a card instead of dealing damage."""
    if not at.has_ability:
        return False
    return at.character.id == "bylon" or (at.character.id == "bob" and len(at.players) <= 6)


def _sucks_blood(at: Situation) -> float:
    if at.character.id == "vampire" and at.mine["revealed"] and at.has_ability:
        return at.healing(at.me, 2)
    return 0.0


def riposte(at: Situation, target: int) -> float:
    """What the reaction of a Werewolf or Venom may cost me (H 6.4, R 7.3); negative."""
    player = at.players[target]
    if not at.works(target):
        return 0.0
    cost = 0.0
    for id in REACTING:
        odds = at.odds_of(target, id) * (1.0 if player["revealed"] else 0.5)
        if odds >= 0.05:
            cost += odds * (at.hurting(at.me, 1) if id == "venom" else striking_back(at, target))
    return cost


REACTING = ("werewolf", "venom")


def striking_back(at: Situation, attacker: int) -> float:
    """What it is worth to me that this player attacks me."""
    more = bonus(at, attacker, at.me)
    dice = rolls(at, attacker)
    return sum(ways * at.hurting(at.me, blow(at, raw, more, at.me)) for raw, ways in dice) / 24


def in_range_from(at: Situation, place: str) -> list[int]:
    """Whom I could attack from a place (H 6.1, R 7.1)."""
    return at.in_range(at.me, place)


def attack_from(at: Situation, targets: list[int], dice: Rolls | None = None) -> list[float]:
    """What attacking each of these is worth, with what may come back."""
    return [attacking(at, target, dice) + riposte(at, target) for target in targets]


def best_attack(at: Situation, targets: list[int], *, forced: bool = False) -> float:
    """What attacking is worth where these players are in range: 0 if it is better not to."""
    if not targets:
        return 0.0
    known = at.attacks
    for target in targets:
        if target not in known:
            known[target] = attacking(at, target) + riposte(at, target)
    worths = [known[target] for target in targets]
    held = at.mine["equipment"]
    best = sum(worths) if at.edition.burst in held else max(worths)
    return best if forced or MASAMUNE in held else max(0.0, best)
