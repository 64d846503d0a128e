"""The Citizens: each wins in a way of their own (R 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option
from gloaming.games.hidden_roles.abilities import HealsEachTurn, others_as_targets
from gloaming.games.hidden_roles.attack import current_attack
from gloaming.games.hidden_roles.effects import hand_card
from gloaming.games.hidden_roles.goals import (
    Collector,
    FirstOrLast,
    FollowsNeighbour,
    KillerOfTheStrong,
    Screamer,
    Survivor,
)
from gloaming.games.hidden_roles.harm import deaths, hurt
from gloaming.games.hidden_roles.pieces import END, REST, START, STRIKE, Character
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.turn import area_of, attack_again

from ..factions import CITIZEN

USE = Option("use")
ROB = Option("rob")
CRAIG_PRICE = 2


class Citizen(Character):
    """One of the Citizens."""

    faction = CITIZEN


class Alice(Citizen, Survivor):
    """Rabbit's Healing. Once, at the start of your turn: your damage becomes 0.

    She wins if she is alive when the game ends.
    """

    id = "alice"
    hp = 8
    windows = frozenset({START})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """At the start of her turn."""
        return (USE,)


class Angela(Citizen, FollowsNeighbour):
    """Capricious. Once, at any time: your condition now looks at the player on your left.

    She wins if the player on her right wins.
    """

    id = "angela"
    hp = 8

    def out_of_turn(self, table: Table, seat: int) -> tuple[Option, ...]:
        """At any decision point of any turn (R 6)."""
        return () if table.spent[seat] else (Option("turn"),)


class Agatha(Citizen):
    """Perfect Crime. Once, at the end of your turn: roll both dice; everybody in that area takes 3
    damage, you too. A 10 hits the airship; without the expansion it hits nothing (R25).

    She wins if the game ends in her own turn, alive or not.
    """

    id = "agatha"
    hp = 8
    windows = frozenset({END, REST})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """At any end of her turn."""
        return (USE,)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """One batch."""
        d4, d6 = table.chance.die(4), table.chance.die(6)
        total = d4 + d6
        table.dice = ("ability", seat, d4, d6, total)
        table.tell("rolled", seat=seat, why="ability", d4=d4, d6=d6, result=total)
        area = area_of(table, total)
        if not area:
            table.tell("no_effect", seat=seat, card="agatha")
            return None
        table.tell("crime", seat=seat, place=area)
        return hurt(table, [(s, 3) for s in table.standing_at(area)], "crime", seat)

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """In her own turn."""
        return "own_turn" if table.active == seat else ""


class Bylon(Citizen):
    """Telekinetic Watch. If your attack would deal somebody 2 damage or more, you may take
    equipment instead: nobody takes damage, and you take one card of your choice from each player
    attacked (R33).

    He wins with five equipment cards or more.
    """

    id = "bylon"
    hp = 10
    windows = frozenset({STRIKE})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """One choice for all. From a single target the card is named at once."""
        blow = table.blow
        if blow is None or all(damage < 2 for _, damage in blow[1]):
            return ()
        if len(blow[1]) > 1:
            return (ROB,) if any(table.equipment[target] for target, _ in blow[1]) else ()
        target = blow[1][0][0]
        cards = dict.fromkeys(table.equipment[target])
        return tuple([option("rob", seat=target, card=card) for card in cards])

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """All choices come first; the cards change hands when the blow would have fallen."""
        attack = current_attack(table)
        attack.spared = True
        if option.card:
            attack.robbed = ((option.seat, option.card),)
            return None
        return RobEach(seat, tuple([t for t in attack.targets if table.equipment[t]]))

    def triumph(self, table: Table, seat: int) -> str:
        """Five equipment cards or more."""
        return "equipment" if len(table.equipment[seat]) >= 5 else ""


@dataclass(slots=True)
class RobEach(Procedure):
    """Bylon chooses a card of each player attacked who has one."""

    seat: int
    victims: tuple[int, ...]

    steps: ClassVar[tuple[str, ...]] = ("choose", "note")

    def choose(self, table: Table) -> Step:
        """Asked where there is a choice."""
        self.answer = None
        if not self.victims:
            self.finish()
            return None
        victim = self.victims[0]
        cards = dict.fromkeys(table.equipment[victim])
        if len(cards) == 1:
            return None
        options = tuple([option("take", seat=victim, card=card) for card in cards])
        clause = table.clause("abilities")
        return Ask({self.seat: options}, "rob", clause, {"from_seat": victim})

    def note(self, table: Table) -> Step:
        """Remembered by the attack; then the next one."""
        victim = self.victims[0]
        card = table.equipment[victim][0] if self.answer is None else self.answer.card
        attack = current_attack(table)
        attack.robbed = (*attack.robbed, (victim, card))
        self.victims = self.victims[1:]
        self.goto("choose")
        return None


class Benjamin(Citizen):
    """Flatterer. At the end of your turn: give one of your equipment cards to another player in
    your area.

    He wins if another living player has five equipment cards or more.
    """

    id = "benjamin"
    hp = 10
    windows = frozenset({END, REST})
    each_turn = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Which card, to whom; the airship is an area too."""
        return tuple(
            [
                option("use", seat=other, card=card)
                for card in dict.fromkeys(table.equipment[seat])
                for other in table.beside(seat)
            ]
        )

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """The card goes over."""
        hand_card(table, seat, option.seat, option.card)
        return None

    def triumph(self, table: Table, seat: int) -> str:
        """Somebody else has five."""
        if any(len(table.equipment[other]) >= 5 for other in table.others(seat)):
            return "other_equipment"
        return ""


class Bruce(Citizen, KillerOfTheStrong):
    """Peerless. If your attack kills a character with 11 HP or fewer, you must reveal.

    He wins when his attack kills a character with 12 HP or more, or if he is alive at Oliver's
    hideout when the game ends.
    """

    id = "bruce"
    hp = 10
    goal = ("olivers_hideout", "at_hideout")


class Craig(Citizen):
    """Feast of Death. After your attack: take 2 damage and attack the same players again, those who
    are still alive, with a new roll. Once a turn.

    He wins when his attack kills somebody and at least two characters were dead before that.
    """

    id = "craig"
    hp = 11
    windows = frozenset({END})
    each_turn = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """While a target lives and the price would not kill him (R21)."""
        if table.damage[seat] + CRAIG_PRICE >= self.hp:
            return ()
        return (USE,) if any(table.alive[target] for target in table.attacked) else ()

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Pays and attacks."""
        return attack_again(table, seat, CRAIG_PRICE)

    def triumph(self, table: Table, seat: int) -> str:
        """His attack killed, with two dead before."""
        return "attack_kill" if "killed_third" in table.feats[seat] else ""


class Carol(Citizen, FirstOrLast, HealsEachTurn):
    """Stigmata. You heal 2 at the start of each of your turns, once revealed.

    She wins if she is the first to die, or one of the last two alive.
    """

    id = "carol"
    hp = 11
    heals = 2


class Claire(Citizen):
    """Castling. Once, at the start of your turn: exchange damage numbers with another player. It is
    no damage, but the number received can kill.

    She wins if she is alive with 6 to 8 damage when the game ends.
    """

    id = "claire"
    hp = 11
    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Any other player."""
        return others_as_targets(table, seat)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """The markers change places; whoever's limit is reached dies, without looting."""
        other = option.seat
        mine, theirs = table.damage[seat], table.damage[other]
        table.damage[seat], table.damage[other] = theirs, mine
        table.tell("swapped_damage", seat=seat, with_seat=other, mine=theirs, theirs=mine)
        return deaths(table, seat)

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Alive, with 6 to 8 damage."""
        return "burden" if table.alive[seat] and 6 <= table.damage[seat] <= 8 else ""


class Daniel(Citizen, Screamer):
    """Scream. When another character dies you must reveal.

    He wins if he is the first to die, or alive when all Shadows are dead.
    """

    id = "daniel"

    def __init__(self, hp: int = 14) -> None:
        self.hp = hp


class David(Citizen, Collector):
    """Grave Digger. Once, at the start of your turn: take any equipment card from the white or
    black discards.

    He wins with three different ones of Ancient Chalice, Mystic Compass, Lucky Brooch and Silver
    Rosary.
    """

    id = "david"
    hp = 13
    relics = frozenset(
        {"w_ancient_chalice", "w_mystic_compass", "w_lucky_brooch", "w_silver_rosary"}
    )


class Deborah(Citizen):
    """Devoted Love. Once, at the start of your turn: your condition becomes "I am dead".

    Up to 5 players she wins if she is alive and nobody alive has more damage; from 6 players on if
    at least one other Citizen wins.
    """

    id = "deborah"
    hp = 13
    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """At the start of her turn."""
        return (USE,)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """For good, also if she is sealed later."""
        table.turned[seat] = True
        table.tell("vowed", seat=seat)
        return None

    def triumph(self, table: Table, seat: int) -> str:
        """Dead, after her vow."""
        return "sacrifice" if table.turned[seat] and not table.alive[seat] else ""

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """By the number of players at the start of the game."""
        if table.turned[seat]:
            return ""
        if table.seats >= 6:
            others = (s for s in winners if s != seat and table.cast[s].faction == CITIZEN)
            return "citizen_won" if any(True for _ in others) else ""
        most = max((table.damage[s] for s in table.living()), default=0)
        return "most_hurt" if table.alive[seat] and table.damage[seat] == most else ""


CITIZENS: tuple[Character, ...] = (
    Alice(), Angela(), Agatha(), Bylon(), Benjamin(), Bruce(), Craig(), Carol(), Claire(),
    Daniel(), David(), Deborah(),
)  # fmt: skip

CITIZEN_PROCEDURES: tuple[type[Procedure], ...] = (RobEach,)
