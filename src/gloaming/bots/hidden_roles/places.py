"""What an area is worth (R 2), and the cards that may be drawn there."""

from __future__ import annotations

from .fighting import best_attack, in_range_from
from .stakes import Situation

DECKS = ("white", "black", "hermit")


def going(at: Situation, place: str) -> float:
    """What it is worth to me to be at a place: its action, and whom I could attack from there."""
    value = acting(at, place) + best_attack(at, in_range_from(at, place))
    if at.character.id == "bryan" and place == "erstwhile_altar":
        value += 0.3
    return value


def acting(at: Situation, place: str) -> float:
    """What the area's action is worth to me; negative where it is better left alone."""
    if place == "weird_woods":
        return max(woods(at).values())
    if place == "erstwhile_altar":
        return max(
            (stealing(at, s, card) for s in at.others for card in at.players[s]["equipment"]),
            default=0.0,
        )
    if place == "underworld_gate":
        return max(drawing(at, deck) for deck in DECKS)
    return drawing(at, {"church": "white", "cemetery": "black"}.get(place, "hermit"))


def drawing(at: Situation, deck: str) -> float:
    """What a card of a deck is worth, on the whole."""
    if deck == "hermit":
        unsure = sorted((at.doubt(seat) for seat in at.others), reverse=True)
        return 0.1 + 0.3 * unsure[0] if unsure else 0.0
    if deck == "white":
        return _white(at)
    return _black(at)


def _white(at: Situation) -> float:
    """Six of sixteen are equipment; others heal, the drawer or somebody, or hurt all others."""
    equipment = sum(at.card_worth(card) for card in _WHITE_EQUIPMENT)
    heals = 2 * at.healing(at.me, 2)
    full = at.healing(at.me, at.mine["damage"]) - at.hiding()
    if at.character.faction == "hunter":
        heals += max(0.0, full)  # Advent
    if at.character.id in ("agnes", "allie", "ellen", "emi", "ultra_soul", "unknown"):
        heals += max(0.0, full)  # Chocolate
    flare = sum(at.hurting(seat, 2) for seat in at.others)
    aid = max(at.setting(seat, 7) for seat in at.living)
    return (equipment + heals + flare + aid + 0.5) / 16


def _black(at: Situation) -> float:
    """Six of sixteen are weapons; most others hurt somebody, four of them also the drawer."""
    equipment = sum(at.card_worth(card) for card in _BLACK_EQUIPMENT)
    target = max((at.hurting(seat, 2) for seat in at.others), default=0.0)
    talisman = "w_talisman" in at.mine["equipment"]
    bats = 3 * (target + at.healing(at.me, 1))
    spider = target + (0.0 if talisman else at.hurting(at.me, 2))
    doll = (4 * target + 2 * at.hurting(at.me, 3)) / 6
    dynamite = 0.0 if talisman else at.hurting(at.me, 3) / 8
    goblins = 2 * max(
        (stealing(at, s, card) for s in at.others for card in at.players[s]["equipment"]),
        default=0.0,
    )
    peel = -0.2 if at.mine["equipment"] else at.hurting(at.me, 1)
    ritual = 0.0
    if at.character.faction == "shadow":
        ritual = max(0.0, at.healing(at.me, at.mine["damage"]) - at.hiding())
    return (equipment + bats + spider + doll + dynamite + goblins + peel + ritual) / 16


def woods(at: Situation) -> dict[str, float]:
    """What each choice of the Weird Woods is worth, by option id."""
    out = {}
    for seat in at.living:
        safe = "w_fortune_brooch" in at.players[seat]["equipment"]
        out[f"hurt:{seat}"] = 0.0 if safe else at.hurting(seat, 2)
        out[f"heal:{seat}"] = at.healing(seat, 1)
    return out


def stealing(at: Situation, seat: int, card: str) -> float:
    """What it is worth to me to take a card from a player."""
    return at.card_worth(card) + at.losing(seat, card)


_WHITE_EQUIPMENT = (
    "w_mystic_compass",
    "w_talisman",
    "w_fortune_brooch",
    "w_silver_rosary",
    "w_spear_longinus",
    "w_holy_robe",
)
_BLACK_EQUIPMENT = (
    "b_masamune",
    "b_machine_gun",
    "b_handgun",
    "b_butcher_knife",
    "b_chainsaw",
    "b_broad_axe",
)
