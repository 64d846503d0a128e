"""The decisions: one function for each kind of question, which says what an option is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .abilities import at_start, at_turn_end
from .belief import answers_so
from .fighting import attacking, blow, bonus, in_range_from, riposte, rolls
from .places import acting, drawing, going, stealing, woods
from .stakes import Situation

Option = dict[str, Any]
About = dict[str, Any]


def move(at: Situation, option: Option, about: About) -> float:
    """T1 and T2: rolling is worth nothing in itself, so an ability is used when it is worth
    something."""
    return 0.0 if option["verb"] == "roll" else at_start(at, option)


def destination(at: Situation, option: Option, about: About) -> float:
    """R 4."""
    return going(at, option["place"])


def area(at: Situation, option: Option, about: About) -> float:
    """R 2: the action, or not."""
    return acting(at, about["place"]) if option["verb"] == "act" else 0.0


def deck(at: Situation, option: Option, about: About) -> float:
    """Underworld Gate."""
    return drawing(at, option["place"])


def weird_woods(at: Situation, option: Option, about: About) -> float:
    """Weird Woods."""
    return woods(at)[option["id"]]


def steal(at: Situation, option: Option, about: About) -> float:
    """Erstwhile Altar and Moody Goblin."""
    return stealing(at, option["seat"], option["card"])


def draw_target(at: Situation, option: Option, about: About) -> float:
    """Cards that need a target (R 11, R 12)."""
    seat, card = option["seat"], about["card"]
    talisman = "w_talisman" in at.players[seat]["equipment"]
    if card == "w_blessing":
        return sum(at.healing(seat, roll) for roll in range(1, 7)) / 6
    if card == "w_first_aid":
        return at.setting(seat, 7)
    if card == "b_spiritual_doll":
        return at.hurting(seat, 3)
    return 0.0 if talisman else at.hurting(seat, 2)


def give(at: Situation, option: Option, about: About) -> float:
    """To whom a hint card goes: for what it does, and for what the answer tells (R 13)."""
    seat = option["seat"]
    card = at.edition.hints[about["card"]]
    player = at.players[seat]
    damage, held = player["damage"], player["equipment"]
    learning = at.doubt(seat)
    if card.effect == "show":
        return 0.6 * learning
    fits = sum(p for id, p in at.beliefs[seat].items() if card.fits(at.edition.characters[id]))
    value = 1.2 * learning * fits * (1.0 - fits)
    for answer in ("hand", "heal", "harm 1", "harm 2"):
        chance = sum(
            p * answers_so(card, at.edition.characters[id], answer, damage, bool(held))
            for id, p in at.beliefs[seat].items()
        )
        if chance:
            value += chance * _answer_worth(at, seat, answer)
    return value


def _answer_worth(at: Situation, seat: int, answer: str) -> float:
    if answer == "hand":
        cards = at.players[seat]["equipment"]
        return min(stealing(at, seat, card) for card in cards)
    if answer == "heal":
        return at.healing(seat, 1)
    return at.hurting(seat, int(answer[-1]))


def hint(at: Situation, option: Option, about: About) -> float:
    """Answering a hint card. Only a 1-damage-or-equipment card leaves a choice, and Unknown."""
    verb = option["verb"]
    card = at.edition.hints[about["card"]]
    if verb == "hand":
        return at.enmity(about["from"]) * -at.card_worth(option["card"], about["from"]) - (
            at.card_worth(option["card"])
        )
    if verb == "suffer" or (verb == "accept" and at.mine["damage"] == 0):
        return at.hurting(at.me, card.amount)
    if verb == "accept":
        return at.healing(at.me, card.amount)
    return 0.0


def offer(at: Situation, option: Option, about: About) -> float:
    """Advent, Chocolate, Diabolic Ritual: reveal and heal."""
    if option["verb"] == "nothing":
        return 0.0
    return at.healing(at.me, at.mine["damage"]) - at.hiding()


def banana(at: Situation, option: Option, about: About) -> float:
    """What to give away, and to whom."""
    seat, card = option["seat"], option["card"]
    return -at.enmity(seat) * at.card_worth(card, seat) - at.card_worth(card)


def attack(at: Situation, option: Option, about: About) -> float:
    """T5: whom to attack, or nobody."""
    verb = option["verb"]
    if verb == "pass":
        return 0.0
    if verb == "use" and at.character.id in ("gregor", "wight"):
        return at_turn_end(at, option)
    if "seat" in option:
        targets = [option["seat"]]
    else:
        targets = in_range_from(at, at.mine["place"])
    d4_alone = verb == "use"
    value = sum(
        attacking(at, target, d4_alone=d4_alone) + riposte(at, target) for target in targets
    )
    return value - at.hiding() if verb == "use" else value


def strike(at: Situation, option: Option, about: About) -> float:
    """T7, with the damage known: strike as it is, reveal for more, or steal instead (Bob)."""
    verb = option["verb"]
    damage = dict(zip(about["targets"], about["damage"], strict=True))
    if verb == "strike":
        return 0.0
    if verb == "rob":
        seat = option["seat"]
        return stealing(at, seat, option["card"]) - at.hurting(seat, damage[seat]) - at.hiding()
    if verb == "spear":
        more = sum(
            at.hurting(seat, amount + 2) - at.hurting(seat, amount)
            for seat, amount in damage.items()
            if not at.players[seat]["angel"]
        )
        return more - at.hiding()
    return at.healing(at.me, 2) - at.hiding()


def react(at: Situation, option: Option, about: About) -> float:
    """T9: the Werewolf's counterattack."""
    if option["verb"] == "on":
        return 0.0
    target = about["attacker"]
    more = bonus(at, at.me)
    value = sum(
        ways * at.hurting(target, blow(at, raw, more, target)) for raw, ways in rolls(at, at.me)
    )
    return value / 24 - at.hiding()


def loot(at: Situation, option: Option, about: About) -> float:
    """From the equipment of a player whom one has killed."""
    if option["verb"] == "leave":
        return 0.0
    if option["verb"] == "all":
        return sum(at.card_worth(c) for c in at.players[option["seat"]]["equipment"]) - at.hiding()
    return at.card_worth(option["card"])


def turn_end(at: Situation, option: Option, about: About) -> float:
    """T10 and T11: Charles, Gregor, Wight."""
    return 0.0 if option["verb"] == "end" else at_turn_end(at, option)


def ability_target(at: Situation, option: Option, about: About) -> float:
    """An armed ability: the best target."""
    if at.character.id == "valkyrie":
        return attacking(at, option["seat"], d4_alone=True)
    return at_start(at, option)


CHOICES: dict[str, Callable[[Situation, Option, About], float]] = {
    "move": move,
    "destination": destination,
    "area": area,
    "deck": deck,
    "woods": weird_woods,
    "steal": steal,
    "draw_target": draw_target,
    "give": give,
    "hint": hint,
    "offer": offer,
    "banana": banana,
    "attack": attack,
    "strike": strike,
    "react": react,
    "loot": loot,
    "turn_end": turn_end,
    "ability_target": ability_target,
}
