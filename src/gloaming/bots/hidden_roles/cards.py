"""What drawing a card is worth to its drawer (H 11, H 12, R 12, R 13)."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import BLACK, WHITE

from .lore import Fits, Worth
from .stakes import Situation


def drawing(at: Situation, deck: str) -> float:
    """What a card of a deck is worth, on the whole."""
    if deck not in (WHITE, BLACK):
        return handing_out(at, at.others)
    found = at.draws.get(deck)
    if found is None:
        cards = [card for card in at.edition.cards.values() if card.deck == deck]
        total = sum(card.count * card_drawn(at, card.id) for card in cards)
        found = at.draws[deck] = total / sum(card.count for card in cards)
    return found


def card_drawn(at: Situation, card: str) -> float:
    """What it is worth to draw this card."""
    play = at.lore.plays.get(card)
    return at.card_worth(card) if play is None else play(at)


def handing_out(at: Situation, among: list[int]) -> float:
    """What a hint card is worth that goes to one of these players."""
    return 0.1 + 0.3 * max(at.doubt(seat) for seat in among) if among else 0.0


def stealing(at: Situation, seat: int, card: str) -> float:
    """What it is worth to me to take a card from a player."""
    return at.card_worth(card) + at.losing(seat, card)


def best_theft(at: Situation) -> float:
    """The card that it is best to take, of all that others hold."""
    return max(
        (stealing(at, s, card) for s in at.others for card in at.players[s]["equipment"]),
        default=0.0,
    )


def best_blow(at: Situation) -> float:
    """2 damage for whom I choose."""
    return max((at.hurting(seat, 2) for seat in at.others), default=0.0)


def shielded(at: Situation) -> bool:
    """Whether I am safe from cards."""
    return at.lore.shield in at.mine["equipment"]


# -- cards


def constant(worth: float) -> Worth:
    """Much the same for everybody."""
    return lambda at: worth


def holy_water(at: Situation) -> float:
    """Heal 2."""
    return at.healing(at.me, 2)


def judgement(at: Situation) -> float:
    """All others take 2."""
    return sum(at.hurting(seat, 2) for seat in at.others)


def first_aid(at: Situation) -> float:
    """Somebody's damage becomes 7."""
    return max(at.setting(seat, 7) for seat in at.living)


def mermaids_tear(at: Situation) -> float:
    """The most hurt heal 3."""
    most = max(at.players[seat]["damage"] for seat in at.living)
    return sum(at.healing(s, 3) for s in at.living if at.players[s]["damage"] == most)


def reveals_to_heal(fits: Fits) -> Worth:
    """Whom it fits may reveal and heal fully."""

    def worth(at: Situation) -> float:
        if not fits(at.character, at.public):
            return 0.0
        return max(0.0, at.healing(at.me, at.mine["damage"]) - at.hiding())

    return worth


def bat(at: Situation) -> float:
    """2 damage for somebody; I heal 1."""
    return best_blow(at) + at.healing(at.me, 1)


def hurts_both(at: Situation) -> float:
    """2 damage for somebody and for me."""
    return best_blow(at) + (0.0 if shielded(at) else at.hurting(at.me, 2))


def doll(at: Situation) -> float:
    """3 damage, likely for another."""
    card = "b_cursed_doll"
    own = 0.0 if card in at.lore.shielded and shielded(at) else at.hurting(at.me, 3)
    return (4 * best_blow(at) + 2 * own) / 6


def dynamite(at: Situation) -> float:
    """3 damage in an area that the dice choose; it may be mine."""
    return 0.0 if shielded(at) else at.hurting(at.me, 3) / 8


def riot(at: Situation) -> float:
    """The same, and nothing protects."""
    return at.hurting(at.me, 3) / 6 if at.mine["place"] in at.edition.areas else 0.0


def banana_peel(at: Situation) -> float:
    """A card is lost, or it hurts."""
    return -0.2 if at.mine["equipment"] else at.hurting(at.me, 1)
