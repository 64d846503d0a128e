"""Who may know what (R 13). Only the door, `gloaming.engine.view`, calls this."""

from __future__ import annotations

from typing import Any

from gloaming.engine.procedure import shown_procedure

from .aftermath import ATTACK, DEFENCE, Aftermath
from .battle import Battle
from .characters import EVERYBODY, KEYS, KIND, is_shadow
from .chart import CORNERS, GALAXIES
from .movement import goals, may_enter
from .universe import NOBODY, NONE, OUT, Universe


def public_facts(universe: Universe) -> dict[str, Any]:
    """What everyone may know, watchers included."""
    pending = frozenset() if universe.phase == "setup" else universe.pending()
    here: list[list[str]] = [[] for _ in GALAXIES]
    for number, galaxy in enumerate(universe.where):
        if galaxy != OUT:
            here[galaxy].append(KEYS[number])
    numbers, controls = universe.numbers, universe.controls()
    return {
        "game": universe.game.id,
        "numbers": numbers.plain() if universe.numbers_text else None,
        "players": [_player(universe, seat, controls) for seat in range(universe.seats)],
        "galaxies": [
            {
                "id": galaxy,
                "control": _seat(controls[at]),
                "home": _seat(universe.host_of(at)),
                "loose": _loose(universe, at),
                "disc": universe.disc[at] != NONE,
                "scouts": list(universe.scouts[at]),
                "cards": here[at],
                "battle": at in pending,
            }
            for at, galaxy in enumerate(GALAXIES)
        ],
        "characters": [
            _character(universe, number) for number in EVERYBODY if universe.shown[number]
        ],
        "peace": [[GALAXIES[galaxy], one, other] for galaxy, one, other in universe.peace],
        "stone": KEYS[universe.stone],
        "deck": len(universe.deck),
        "discards": [
            [value, universe.discards.count(value)] for value in sorted(set(universe.discards))
        ],
        "spent": list(universe.spent),
        "buried": len(universe.buried),
        "left_out": len(universe.left_out),
        "timer": {"slot": universe.timer, "slots": numbers.timer_slots},
        "reign": {"count": universe.reign, "limit": numbers.reign_reshuffles},
        "turn": universe.turn,
        "active": universe.active,
        "step": universe.phase,
        "guide": _guide(universe),
        "bonus": universe.bonus,
        "redeemed": universe.redeemed,
        "bribed": universe.bribed,
        "shadow_moves": universe.shadow_moves,
        "entrants": universe.entrants,
        "requests": [
            {
                "card": KEYS[number],
                "place": GALAXIES[galaxy],
                "granted": list(granted),
                "refused": list(refused),
            }
            for number, galaxy, granted, refused in universe.requests
        ],
        "fights": [
            {"place": GALAXIES[galaxy], "attack": _side(attack), "defence": _side(defence)}
            for galaxy, attack, defence in universe.fights
        ],
        "battle": _battle(universe),
        "stack": [shown_procedure(procedure) for procedure in universe.stack],
        "answered": [] if universe.asked is None else sorted(universe.asked.answers),
        "asked": universe.asked_count,
        "over": _over(universe),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _side(side: int) -> dict[str, Any]:
    """A player or a shadow."""
    if is_shadow(side):
        return {"seat": None, "card": KEYS[side]}
    return {"seat": side, "card": None}


def _player(universe: Universe, seat: int, controls: list[int]) -> dict[str, Any]:
    element = universe.elements[seat]
    free = universe.free_ships(seat)
    return {
        "seat": seat,
        "element": None if element == NOBODY else KEYS[element].split("-")[1],
        "card": None if element == NOBODY else KEYS[element],
        "alive": universe.alive[seat],
        "hand": len(universe.hands[seat]),
        "fresh": len(universe.fresh[seat]),
        "stored": universe.stored[seat],
        "free": free,
        "ships": universe.numbers.ships - free - universe.stored[seat],
        "characters": len(universe.alliance(seat)),
        "corners": sum(controls[galaxy] == seat for galaxy in CORNERS),
        "merchants": universe.merchants(seat),
    }


def _loose(universe: Universe, galaxy: int) -> dict[str, int] | None:
    if not universe.loose[galaxy]:
        return None
    return {"seat": universe.loose_seat[galaxy], "count": universe.loose[galaxy]}


def _character(universe: Universe, number: int) -> dict[str, Any]:
    galaxy = universe.where[number]
    origin = universe.came_from[number]
    return {
        "id": KEYS[number],
        "kind": KIND[number],
        "level": universe.levels[number],
        "seat": _seat(universe.owner[number]),
        "place": None if galaxy == OUT else GALAXIES[galaxy],
        "ships": universe.ships[number],
        "slots": universe.numbers.ring_slots,
        "card": universe.under[number] != NONE,
        "acted": universe.acted[number],
        "came_from": None if origin == OUT else GALAXIES[origin],
    }


def _guide(universe: Universe) -> dict[str, Any] | None:
    if not universe.dice:
        return None
    dice = universe.dice
    return {"dice": list(dice), "roll": sum(dice), "event": universe.event}


def _battle(universe: Universe) -> dict[str, Any] | None:
    """The battle that is being fought."""
    after = next((p for p in universe.stack if isinstance(p, Aftermath)), None)
    for procedure in universe.stack:
        if isinstance(procedure, Battle):
            return {
                "place": GALAXIES[procedure.place],
                "stage": procedure.stage if after is None else after.stage,
                "attack": _combatants(universe, procedure, ATTACK),
                "defence": _combatants(universe, procedure, DEFENCE),
                "won": procedure.won or None,
            }
    return None


def _combatants(universe: Universe, battle: Battle, side: str) -> dict[str, Any]:
    """A side of a battle. The values of its extra cards are a secret until they are turned up: the
    attacker's after the defender has chosen, the defender's at once when all are chosen."""
    fighters = battle.attackers if side == ATTACK else battle.defenders
    turned = battle.turned if side == ATTACK else DEFENCE in battle.ready
    levels, strength = universe.levels, dict(battle.strength)
    extra = {n: (value, hand) for n, value, hand in universe.extra if n in fighters}
    losses = dict(battle.losses)
    rows: list[dict[str, Any]] = []
    for number in fighters:
        value, hand = extra.get(number, (NONE, 0))
        lies = {"value": value if turned else None, "hand": bool(hand)}
        rows.append(
            {
                "card": KEYS[number],
                "level": levels[number],
                "ships": strength.get(number, universe.ships[number]),
                "extra": lies if number in extra else None,
                "drawn": [drawn for n, drawn in battle.drawn if n == number],
                "loss": losses.get(number),
                "dead": number in battle.fallen,
            }
        )
    seat = battle.attack if side == ATTACK else battle.defence
    return {
        **_side(seat),
        "fighters": rows,
        "levels": sum(row["level"] for row in rows),
        "ships": sum(row["ships"] for row in rows),
        "extra": sum(value for value, _ in extra.values()) if turned else None,
        "drawn": sum(sum(row["drawn"]) for row in rows),
        "total": battle.total(universe, side) if battle.turned else None,
    }


def _over(universe: Universe) -> dict[str, Any] | None:
    if not universe.over:
        return None
    return {"winners": list(universe.winners), "reason": universe.reason}


def private_facts(universe: Universe, seat: int) -> dict[str, Any]:
    """What a player knows besides."""
    owner = universe.owner
    battle = next((p for p in universe.stack if isinstance(p, Battle)), None)
    return {
        "seat": seat,
        "hand": list(universe.hands[seat]),
        "portraits": {
            KEYS[number]: value
            for number, value in enumerate(universe.under)
            if value != NONE and owner[number] == seat
        },
        "fresh": list(universe.fresh[seat]),
        "scouted": {
            GALAXIES[galaxy]: KEYS[disc]
            for galaxy, disc in enumerate(universe.disc)
            if disc != NONE and seat in universe.scouts[galaxy]
        },
        "draft": [
            {"card": KEYS[number], "value": value, "hand": bool(hand)}
            for number, value, hand in (universe.extra if battle else ())
            if owner[number] == seat
        ],
        "answered": _answer(universe, seat),
        "reach": _reach(universe, seat),
    }


def _answer(universe: Universe, seat: int) -> str | None:
    """What the player has answered to the request that stands."""
    ask = universe.asked
    return ask.answers[seat].id if ask is not None and seat in ask.answers else None


def _reach(universe: Universe, seat: int) -> dict[str, Any] | None:
    """Where the characters of a player who is asked to move can go, what it costs, and what waits
    there. All of it follows from what everyone knows."""
    ask = universe.asked
    if ask is None or seat not in ask.options or ask.kind not in ("move", "go_on"):
        return None
    numbers = [number for number in universe.alliance(seat) if not universe.acted[number]]
    if ask.kind == "go_on":
        numbers = [KEYS.index(ask.about["card"])]
    out: dict[str, Any] = {}
    for number in numbers:
        found = {}
        for goal in goals(universe, number).values():
            found[GALAXIES[goal.galaxy]] = {
                "cost": len(goal.way),
                "via": [GALAXIES[galaxy] for galaxy in goal.way],
                "asks": list(goal.asks),
                "granted": bool(goal.asks) and not goal.fights,
                "asked": goal.asked,
                "enter": may_enter(universe, number, goal),
                "fights": list(goal.fights),
                "shadow": None if goal.shadow == NONE else KEYS[goal.shadow],
                "claim": goal.claimable,
            }
        if found:
            out[KEYS[number]] = found
    return out
