"""When abilities are used (H 9.2, H 10, R 11): what each is worth now, beyond not using it. The
editions say whose it is."""

from __future__ import annotations

from typing import Any

from .fighting import D4, attack_from, attacking, best_attack, blow, bonus, rolls
from .lore import OptionWorth
from .places import WAYS, going, rolled
from .stakes import Situation

Option = dict[str, Any]


def at_start(at: Situation, option: Option) -> float:
    """What an ability of T1 is worth to me now, beyond rolling."""
    worth = at.lore.at_start.get(at.character.id)
    return worth(at, option) - at.hiding() if worth is not None else -1.0


def at_turn_end(at: Situation, option: Option) -> float:
    """What an ability of T10 or T11 is worth to me now."""
    worth = at.lore.at_end.get(at.character.id)
    return worth(at, option) - at.hiding() if worth is not None else -1.0


def patience(at: Situation) -> float:
    """What it is worth to keep an ability that works once: nothing when death is near."""
    return 0.5 * min(1.0, max(0, at.left() - 3) / 4)


# -- at the start of a turn


def throws_die(sides: int) -> OptionWorth:
    """Franklin, George, Felix: once, so it is worth waiting for a good moment."""

    def worth(at: Situation, option: Option) -> float:
        value = sum(at.hurting(option["seat"], roll) for roll in range(1, sides + 1)) / sides
        return value - patience(at)

    return worth


def voids(at: Situation, option: Option) -> float:
    """Ellen, Erica: the ability of an enemy who has a strong one."""
    seat: int = option["seat"]
    if at.players[seat]["voided"] or at.players[seat]["spent"]:
        return -1.0
    attitudes = at.attitudes(seat)
    losses = at.lore.voiding
    worth = sum(p * attitudes[id] * losses.get(id, 0.1) for id, p in at.beliefs[seat].items())
    return worth - 0.6 * patience(at)


def sets_to_seven(at: Situation, option: Option) -> float:
    """Fu-ka, Felicia."""
    return at.setting(option["seat"], 7) - patience(at)


def shoots(at: Situation, option: Option) -> float:
    """Ultra Soul, Uranus: every turn anew."""
    return at.hurting(option["seat"], 3)


def heals_each_turn(heals: int) -> OptionWorth:
    """Catherine, Carol: healing is the last thing they want while they may be the first to die."""

    def worth(at: Situation, option: Option) -> float:
        if at.nobody_dead or at.mine["damage"] == 0:
            return -1.0
        return at.healing(at.me, heals) + 0.3

    return worth


def goes_elsewhere(at: Situation, option: Option) -> float:
    """Emi of Shadow Hunters: a step beside rolling."""
    return going(at, option["place"]) - rolled(at)


def turns_to_the_left(at: Situation, option: Option) -> float:
    """Agnes, Angela: if that neighbour is likelier to win, which can be told better towards the
    end."""
    left, right = (at.me + 1) % len(at.players), (at.me - 1) % len(at.players)
    sure = 3.0 if at.closing else 1.0
    return sure * (hopes(at, left) - hopes(at, right)) - patience(at)


def hopes(at: Situation, seat: int) -> float:
    """How likely a player is to win, roughly."""
    lead = 0.5 + at.leading() / 4
    return at.odds(seat, at.hero) * lead + at.odds(seat, at.shadow) * (1 - lead)


def digs(at: Situation, option: Option) -> float:
    """David: a relic that he has not got."""
    card = option["card"]
    held = at.lore.relics.intersection(at.mine["equipment"])
    if card in at.lore.relics and card not in held:
        return 0.6 + len(held)
    return -0.5


def heals_fully(at: Situation, option: Option) -> float:
    """Alice: before it is too late."""
    return at.healing(at.me, at.mine["damage"]) - patience(at)


def swaps_damage(at: Situation, option: Option) -> float:
    """Claire: the number that she needs, from whoever had better have hers; not before the game
    may end."""
    seat = option["seat"]
    mine, theirs = at.mine["damage"], at.players[seat]["damage"]
    own = at.stake(at.me, theirs) - at.stake(at.me, mine)
    return own + at.setting(seat, mine) - (0.0 if at.closing else 1.0)


def vows(at: Situation, option: Option) -> float:
    """Deborah: when death is near, but nobody can tell yet that she wants it."""
    return 1.0 if at.left() <= 4 else -1.0


# -- at the end of a turn


def attacks_again(at: Situation, option: Option) -> float:
    """Charles, Craig: for 2 damage."""
    targets = [seat for seat in at.public["turn_so_far"][2] if at.players[seat]["alive"]]
    return sum(attacking(at, seat) for seat in targets) + at.hurting(at.me, 2)


def second_attack(at: Situation, option: Option) -> float:
    """Ulster: for nothing."""
    return best_attack(at, at.in_range(at.me, at.here))


def raises_barrier(at: Situation, option: Option) -> float:
    """Gregor, Gordon: wounded, among enemies."""
    danger = sum(max(0.0, at.enmity(seat)) for seat in at.others)
    wounded = 1.0 - at.left() / at.character.hp
    return 0.4 * danger * wounded - 0.4


def turns_of_the_dead(at: Situation, option: Option) -> float:
    """Wight: the more have died, the better; or while there is time."""
    return 0.35 * at.dead - 0.9 + (0.6 if at.left() <= 4 else 0.0)


def heals_neighbour(at: Situation, option: Option) -> float:
    """Emma: by the d4, every turn."""
    return sum(at.healing(option["seat"], roll) for roll in range(1, 5)) / 4


def strikes_an_area(at: Situation, option: Option) -> float:
    """Agatha: 3 damage where the dice say; the game may end with it."""
    value = 0.0
    for total, ways in WAYS.items():
        place = at.places.get(total)
        struck = [seat for seat in at.living if at.players[seat]["place"] == place]
        for seat in struck if place is not None else ():
            value += ways * at.hurting(seat, 3)
            if at.goal is not None:
                value += ways * at.goal.feat(at, seat, 3)
    return value / 24 - (0.0 if at.closing else patience(at))


def gives_away(at: Situation, option: Option) -> float:
    """Benjamin: the fifth card of another wins, and the fourth is worth more than the first."""
    held = len(at.players[option["seat"]]["equipment"])
    return 8.0 if held >= 4 else 0.3 * held - 0.2


# -- around an attack


def swapping(at: Situation, option: Option) -> float:
    """Walpurgis: exchanges places, and must attack then."""
    other: int = option["seat"]
    table = at.table
    places = table.place
    mine, theirs = table.slot_of(at.here) if at.here else -1, places[other]
    standing = places[at.me]
    places[at.me], places[other] = theirs, mine
    targets = at.edition.in_range(table, at.me)
    places[at.me], places[other] = standing, theirs
    return best_attack(at, targets, forced=True) - at.hiding()


def scythe(at: Situation, targets: list[int]) -> float:
    """The Valkyrie, Vendetta: the d4 alone, once revealed."""
    return sum(attack_from(at, targets, D4)) - at.hiding()


def strikes_back(at: Situation, attacker: int) -> float:
    """The Werewolf: one attack on the attacker."""
    more = bonus(at, at.me, attacker)
    dice = rolls(at, at.me)
    hurt = at.hurting
    return (
        sum(ways * hurt(attacker, blow(at, raw, more, attacker), loots=True) for raw, ways in dice)
        / 24
    )


def exacts(at: Situation, attacker: int) -> float:
    """Venom: 1 damage, or a card of the attacker's choice."""
    return at.hurting(attacker, 1)


def reacting(at: Situation, attacker: int) -> float:
    """What it is worth to answer an attack."""
    worth = exacts if at.character.id == "venom" else strikes_back
    return worth(at, attacker) - at.hiding()


# -- out of turn


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
    more = bonus(at, seat, at.me)
    return max(blow(at, raw, more, at.me) for raw, _ in rolls(at, seat))


def standing_order(at: Situation) -> str:
    """What to order beforehand about reacting to attacks: ``arm`` if it pays whoever attacks,
    ``never`` if it does with nobody, ``disarm`` (ask me) where it depends."""
    worths = [reacting(at, seat) for seat in at.others]
    if worths and min(worths) > 0:
        return "arm"
    return "never" if not worths or max(worths) <= 0 else "disarm"
