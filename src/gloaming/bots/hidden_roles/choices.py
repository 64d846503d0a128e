"""The decisions: one function for each kind of question, which says what an option is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.hidden_roles.pieces import HintCard

from .abilities import at_start, at_turn_end, reacting, scythe, swapping
from .belief import AIRSHIP, Receiver, answers_so
from .cards import drawing, handing_out, stealing
from .fighting import UNTIL_IT_HITS, attack_from, attacking
from .places import acting, going, hall, rolled, staying
from .stakes import DEATH, Situation

Option = dict[str, Any]
About = dict[str, Any]


def move(at: Situation, option: Option, about: About) -> float:
    """T1 and T2: rolling is worth nothing in itself, so an ability is used when it is worth
    something. From the airship one may go without dice."""
    if option["verb"] == "go":
        return going(at, option["place"]) - rolled(at)
    return 0.0 if option["verb"] == "roll" else at_start(at, option)


def destination(at: Situation, option: Option, about: About) -> float:
    """H 4, R 4: where the dice lead, or where Emi goes instead."""
    cost = at.hiding() if option["verb"] == "use" else 0.0
    return going(at, option["place"]) - cost


def area(at: Situation, option: Option, about: About) -> float:
    """H 2, R 2: the action, or not; or Emi goes elsewhere."""
    verb, place = option["verb"], about["place"]
    if verb == "use":
        return going(at, option["place"]) - at.hiding()
    elsewhere = going(at, place) - acting(at, place) if about.get("heading") else 0.0
    return elsewhere + (acting(at, place) if verb == "act" else 0.0)


def deck(at: Situation, option: Option, about: About) -> float:
    """Underworld Gate."""
    return drawing(at, option["place"])


def hall_choice(at: Situation, option: Option, about: About) -> float:
    """Weird Woods, Town hall."""
    return hall(at)[option["id"]]


def steal(at: Situation, option: Option, about: About) -> float:
    """Erstwhile Altar and Moody Goblin; Oliver's hideout and Oliver's Henchman."""
    return stealing(at, option["seat"], option["card"])


def draw_target(at: Situation, option: Option, about: About) -> float:
    """Cards that need a target (H 11, H 12, R 12, R 13)."""
    seat, card = option["seat"], about["card"]
    if card == "w_blessing":
        return sum(at.healing(seat, roll) for roll in range(1, 7)) / 6
    if card == "w_first_aid":
        return at.setting(seat, 7)
    if card in at.lore.shielded and at.lore.shield in at.players[seat]["equipment"]:
        return 0.0
    return at.hurting(seat, 3 if card in DOLLS else 2)


DOLLS = frozenset({"b_spiritual_doll", "b_cursed_doll"})


def give(at: Situation, option: Option, about: About) -> float:
    """To whom a hint card goes: for what it does, and for what the answer tells (H 13, R 14)."""
    seat = option["seat"]
    card = at.edition.hints[about["card"]]
    characters = at.edition.characters
    liars = at.lore.liars
    learning = at.doubt(seat)
    if card.effect == "show":
        return 0.6 * learning
    believed = at.beliefs[seat].items()
    fits = sum(p for id, p in believed if card.fits(characters[id]))
    trust = 1.0 - sum(p for id, p in believed if id in liars)
    value = 1.2 * learning * fits * (1.0 - fits) * trust
    receiver = as_receiver(at, seat)
    for answer in ("hand", "heal", AIRSHIP, "harm 1", "harm 2"):
        chance = sum(
            p * answers_so(card, characters[id], answer, receiver, id in liars)
            for id, p in believed
        )
        if chance:
            value += chance * _answer_worth(at, seat, answer)
    return value


def as_receiver(at: Situation, seat: int) -> Receiver:
    """A player to whom a card goes."""
    player = at.players[seat]
    return Receiver(player["damage"], bool(player["equipment"]), player["place"] == AIRSHIP)


def _answer_worth(at: Situation, seat: int, answer: str) -> float:
    if answer == "hand":
        cards = at.players[seat]["equipment"]
        return min(stealing(at, seat, card) for card in cards)
    if answer == "heal":
        return at.healing(seat, 1)
    if answer == AIRSHIP:
        return 0.1 * at.enmity(seat)
    return at.hurting(seat, int(answer[-1]))


def hint(at: Situation, option: Option, about: About) -> float:
    """Answering a hint card. Only a card that asks for equipment leaves a choice; and liars have
    one, who also think of what the answer makes them look like."""
    card = at.edition.hints[about["card"]]
    verb = option["verb"]
    if verb == "hand":
        return handing(at, option["card"], about["from"])
    aboard = at.mine["place"] == AIRSHIP
    if verb == "nothing":
        value, answer = 0.0, "nothing"
    elif verb == "accept" and card.effect == "airship" and not aboard:
        value, answer = _boarding(at), AIRSHIP
    elif verb == "accept" and card.effect == "heal" and at.mine["damage"]:
        value, answer = at.healing(at.me, card.amount), "heal"
    else:
        value, answer = at.hurting(at.me, card.amount), f"harm {card.amount}"
    if at.character.id in at.lore.liars and not at.mine["revealed"]:
        value -= SUSPICION * _looks_like_a_shadow(at, card, answer)
    return value


SUSPICION = 0.6
"""What it costs a Shadow to be taken for one."""


def _looks_like_a_shadow(at: Situation, card: HintCard, answer: str) -> float:
    """How likely it is a Shadow who answers like that, to somebody who believes it."""
    shadows = others = 0.0
    receiver = as_receiver(at, at.me)
    for id in at.public["pool"]:
        character = at.edition.characters[id]
        if id not in at.lore.liars:
            weight = answers_so(card, character, answer, receiver, liar=False)
            if character.faction == at.shadow:
                shadows += weight
            else:
                others += weight
    return shadows / (shadows + others) if shadows else 0.0


def _boarding(at: Situation) -> float:
    """Being taken to the airship, from where I am."""
    here = at.here
    return staying(at, AIRSHIP) - (staying(at, here) if here is not None else 0.0)


def handing(at: Situation, card: str, to: int) -> float:
    """What it is worth to give a card to a player."""
    return -at.enmity(to) * at.card_worth(card, to) - at.card_worth(card)


def penalty(at: Situation, option: Option, about: About) -> float:
    """What Venom exacts: a card, or 1 damage (R 7.3)."""
    if option["verb"] == "hand":
        return handing(at, option["card"], about["from"])
    return at.hurting(at.me, 1)


def offer(at: Situation, option: Option, about: About) -> float:
    """Advent, Chocolate, Diabolic Ritual: reveal and heal."""
    if option["verb"] == "nothing":
        return 0.0
    return at.healing(at.me, at.mine["damage"]) - at.hiding()


def banana(at: Situation, option: Option, about: About) -> float:
    """What to give away, and to whom."""
    return handing(at, option["card"], option["seat"])


def attack(at: Situation, option: Option, about: About) -> float:
    """T5: whom to attack, or nobody; or what may be done in the place of an attack."""
    verb = option["verb"]
    if verb == "pass":
        return 0.0
    if verb == "swap":
        return swapping(at, option)
    in_range = at.in_range(at.me, at.here)
    if verb == "parasol":
        return handing_out(at, in_range)
    if verb == "use" and "place" in option:
        # Emi, who heads for the airship, goes elsewhere; attacking is worth as much there.
        gain = going(at, option["place"]) - staying(at, AIRSHIP)
        return gain - at.hiding()
    if verb == "use" and at.character.id in at.lore.at_end:
        return at_turn_end(at, option)
    targets = [option["seat"]] if "seat" in option else in_range
    return scythe(at, targets) if verb == "use" else sum(attack_from(at, targets))


def failed(at: Situation, option: Option, about: About) -> float:
    """T6: Galahad may reveal and roll until he hits."""
    if option["verb"] == "on":
        return 0.0
    targets = at.public["turn_so_far"][2]
    return sum(attacking(at, seat, UNTIL_IT_HITS) for seat in targets) - at.hiding()


def strike(at: Situation, option: Option, about: About) -> float:
    """T7, with the damage known: strike as it is, reveal for more, or take a card instead (Bob,
    Bylon)."""
    verb = option["verb"]
    damage = dict(zip(about["targets"], about["damage"], strict=True))
    if verb == "strike":
        return 0.0
    if verb == "rob":
        spared = [option["seat"]] if "seat" in option else list(damage)
        lost = sum(at.hurting(seat, damage[seat], loots=True) for seat in spared)
        if "card" in option:
            gain = stealing(at, option["seat"], option["card"])
        else:
            held = [at.players[seat]["equipment"] for seat in damage]
            gain = sum(
                max(stealing(at, seat, card) for card in cards)
                for seat, cards in zip(damage, held, strict=True)
                if cards
            )
        return gain - lost - at.hiding()
    if verb == at.edition.holy_verb:
        return _hitting_harder(at, damage) - at.hiding()
    if at.character.id in at.lore.bonuses:
        open_ones = {s: d for s, d in damage.items() if at.players[s]["revealed"]}
        return _hitting_harder(at, open_ones) - at.hiding()
    return at.healing(at.me, 2) - at.hiding()


def _hitting_harder(at: Situation, damage: dict[int, int]) -> float:
    """2 more damage for each of these."""
    return sum(
        at.hurting(seat, amount + 2, loots=True) - at.hurting(seat, amount, loots=True)
        for seat, amount in damage.items()
        if not at.players[seat]["angel"]
    )


def rob(at: Situation, option: Option, about: About) -> float:
    """Bylon, of each player attacked."""
    return stealing(at, option["seat"], option["card"])


def react(at: Situation, option: Option, about: About) -> float:
    """T9: the Werewolf's counterattack, Venom's penalty."""
    return 0.0 if option["verb"] == "on" else reacting(at, about["attacker"])


def last_wish(at: Situation, option: Option, about: About) -> float:
    """Godwin, dying: who is to live again, with 7 damage (R 8)."""
    if option["verb"] == "nothing":
        return 0.0
    seat = option["seat"]
    return at.stake(seat, 7) - DEATH * at.enmity(seat)


def loot(at: Situation, option: Option, about: About) -> float:
    """From the equipment of a player whom one has killed."""
    if option["verb"] == "leave":
        return 0.0
    if option["verb"] == "all":
        return sum(at.card_worth(c) for c in at.players[option["seat"]]["equipment"]) - at.hiding()
    return at.card_worth(option["card"])


def turn_end(at: Situation, option: Option, about: About) -> float:
    """T10 and T11."""
    return 0.0 if option["verb"] == "end" else at_turn_end(at, option)


def ability_target(at: Situation, option: Option, about: About) -> float:
    """An armed ability: the best target."""
    if option["verb"] == "swap":
        return swapping(at, option)
    if "place" in option:
        return going(at, option["place"])
    if at.character.single_die:
        return scythe(at, [option["seat"]])
    known = at.lore.at_end if at.character.id in at.lore.at_end else at.lore.at_start
    return known[at.character.id](at, option)


CHOICES: dict[str, Callable[[Situation, Option, About], float]] = {
    "move": move,
    "destination": destination,
    "area": area,
    "deck": deck,
    "woods": hall_choice,
    "hall": hall_choice,
    "steal": steal,
    "draw_target": draw_target,
    "give": give,
    "hint": hint,
    "offer": offer,
    "banana": banana,
    "attack": attack,
    "failed": failed,
    "strike": strike,
    "rob": rob,
    "react": react,
    "penalty": penalty,
    "loot": loot,
    "last_wish": last_wish,
    "turn_end": turn_end,
    "ability_target": ability_target,
}
