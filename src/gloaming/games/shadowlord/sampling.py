"""Worlds that a seat cannot tell from the true one, drawn from its view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.engine import Chance
from gloaming.engine.play import run
from gloaming.engine.procedure import procedure_from_shown

from .characters import ALLIES, KEYS, NUMBERS
from .chart import ELEMENTS, PLACES
from .numbers import POWERS, Numbers, text_of
from .universe import NOBODY, NONE, OUT, Universe

if TYPE_CHECKING:
    from .game import Shadowlord


def sample_world(game: Shadowlord, view: dict[str, Any], chance: Chance) -> Universe:
    """A state that gives the viewing seat the same view, with everything it cannot know drawn at
    random.

    Args:
        view: the whole view of one seat, ``{"public": ..., "own": ...}``, of a match that is not
        over.
        chance: decides what is drawn; the world's own chance is seeded from it too.
    """
    facts = view["public"]
    own = view["own"] or {}
    text = text_of(Numbers.from_json(facts["numbers"] or {}))
    universe = Universe(
        game, len(facts["players"]), Chance(bytes(chance.byte() for _ in range(32))), text
    )
    _set_out(universe, facts)
    kinds = game.procedures_by_name()
    universe.stack = [procedure_from_shown(frame, kinds) for frame in facts["stack"]]
    _deal_discs(universe, facts, own, chance)
    _deal_cards(universe, facts, own, chance)
    universe.asked_count = facts["asked"] - 1
    run(universe)
    universe.told = []
    _answer(universe, facts, own, chance)
    return universe


def _answer(universe: Universe, facts: dict[str, Any], own: dict[str, Any], chance: Chance) -> None:
    """Of a request to several everyone sees who has answered, and each their own answer."""
    for seat in facts["answered"]:
        ask = universe.asked
        assert ask is not None
        options = ask.options[seat]
        if seat == own.get("seat"):
            options = tuple([each for each in options if each.id == own["answered"]])
        universe.asked = ask.answered(seat, chance.choice(options))


def _set_out(universe: Universe, facts: dict[str, Any]) -> None:
    """What everyone sees."""
    for character in facts["characters"]:
        number = NUMBERS[character["id"]]
        universe.shown[number] = True
        universe.where[number] = _place(character["place"])
        universe.owner[number] = _seat(character["seat"])
        universe.ships[number] = character["ships"]
        universe.acted[number] = character["acted"]
        universe.came_from[number] = _place(character["came_from"])
    for galaxy in facts["galaxies"]:
        at = PLACES[galaxy["id"]]
        universe.scouts[at] = tuple(galaxy["scouts"])
        if galaxy["loose"]:
            universe.loose[at] = galaxy["loose"]["count"]
            universe.loose_seat[at] = galaxy["loose"]["seat"]
    for seat, player in enumerate(facts["players"]):
        if player["element"]:
            universe.elements[seat] = ELEMENTS.index(player["element"])
        universe.alive[seat] = player["alive"]
        universe.stored[seat] = player["stored"]
    universe.stone = NUMBERS[facts["stone"]]
    universe.timer, universe.reign = facts["timer"]["slot"], facts["reign"]["count"]
    universe.turn, universe.active = facts["turn"], facts["active"]
    universe.phase = facts["step"]
    if facts["guide"]:
        universe.dice, universe.event = tuple(facts["guide"]["dice"]), facts["guide"]["event"]
    universe.bonus, universe.redeemed = facts["bonus"], facts["redeemed"]
    universe.bribed, universe.entrants = facts["bribed"], facts["entrants"]
    universe.shadow_moves = facts["shadow_moves"]
    universe.requests = tuple(
        (
            NUMBERS[request["card"]],
            PLACES[request["place"]],
            tuple(request["granted"]),
            tuple(request["refused"]),
        )
        for request in facts["requests"]
    )
    universe.peace = tuple((PLACES[galaxy], one, two) for galaxy, one, two in facts["peace"])
    universe.fights = tuple(
        (PLACES[fight["place"]], _side(fight["attack"]), _side(fight["defence"]))
        for fight in facts["fights"]
    )


def _place(galaxy: str | None) -> int:
    return OUT if galaxy is None else PLACES[galaxy]


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _side(side: dict[str, Any]) -> int:
    seat: int | None = side["seat"]
    return NUMBERS[side["card"]] if seat is None else seat


def _deal_discs(
    universe: Universe, facts: dict[str, Any], own: dict[str, Any], chance: Chance
) -> None:
    """Allies that nobody has seen lie on the discs, or were left out."""
    known = {PLACES[place]: NUMBERS[key] for place, key in own.get("scouted", {}).items()}
    unseen = [n for n in ALLIES if not universe.shown[n] and n not in known.values()]
    if facts["step"] == "setup" and not any(galaxy["disc"] for galaxy in facts["galaxies"]):
        return
    chance.shuffle(unseen)
    for galaxy in facts["galaxies"]:
        if galaxy["disc"]:
            at = PLACES[galaxy["id"]]
            universe.disc[at] = known[at] if at in known else unseen.pop()
    universe.left_out = tuple(sorted(unseen))


def _deal_cards(
    universe: Universe, facts: dict[str, Any], own: dict[str, Any], chance: Chance
) -> None:
    """All cards but those in sight are in hands, under portraits, in the deck, or lie face down in
    a battle."""
    me = own.get("seat", NOBODY)
    cards = [
        value
        for value, count in zip(POWERS, universe.numbers.powers, strict=True)
        for _ in range(count)
    ]
    universe.discards = [value for value, count in facts["discards"] for _ in range(count)]
    mine = [*own.get("hand", ()), *own.get("fresh", ()), *own.get("portraits", {}).values()]
    mine += [card["value"] for card in own.get("draft", ())]
    lying = _cards_of_battle(facts["battle"], own)
    seen = [*universe.discards, *mine, *facts["spent"]]
    seen += [value for number, value, _ in lying if value != NONE and universe.owner[number] != me]
    for value in seen:
        cards.remove(value)
    chance.shuffle(cards)
    universe.spent = tuple(facts["spent"])
    universe.buried = tuple(cards.pop() for _ in range(facts["buried"]))
    universe.extra = tuple(
        (number, cards.pop() if value == NONE else value, hand) for number, value, hand in lying
    )
    for seat, player in enumerate(facts["players"]):
        if seat == me:
            universe.hands[seat] = tuple(own["hand"])
            universe.fresh[seat] = tuple(own["fresh"])
            continue
        universe.hands[seat] = tuple(sorted(cards.pop() for _ in range(player["hand"])))
        universe.fresh[seat] = tuple(cards.pop() for _ in range(player["fresh"]))
    for character in facts["characters"]:
        if character["card"]:
            number = NUMBERS[character["id"]]
            key = KEYS[number]
            known = own.get("portraits", {})
            universe.under[number] = known[key] if key in known else cards.pop()
    universe.deck = cards


def _cards_of_battle(
    battle: dict[str, Any] | None, own: dict[str, Any]
) -> list[tuple[int, int, int]]:
    """Extra cards: fighter, value (`NONE` where the viewer cannot know it), 1 if from the hand."""
    if battle is None:
        return []
    mine = {card["card"]: card["value"] for card in own.get("draft", ())}
    found = []
    for side in ("attack", "defence"):
        for fighter in battle[side]["fighters"]:
            extra = fighter["extra"]
            if extra:
                value = extra["value"]
                if value is None:
                    value = mine.get(fighter["card"], NONE)
                found.append((NUMBERS[fighter["card"]], value, int(extra["hand"])))
    return sorted(found)
