"""The Neutrals: each wins in a way of their own."""

from __future__ import annotations

from gloaming.engine import Option, Procedure, option
from gloaming.games.hidden_roles.abilities import HealsEachTurn
from gloaming.games.hidden_roles.attack import current_attack
from gloaming.games.hidden_roles.goals import (
    Collector,
    FirstOrLast,
    FollowsNeighbour,
    KillerOfTheStrong,
    Screamer,
    Survivor,
)
from gloaming.games.hidden_roles.pieces import END, LOOT, START, STRIKE, Character
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.turn import attack_again

from ..factions import NEUTRAL

USE = Option("use")
CHARLES_PRICE = 2


class Neutral(Character):
    """One of the Neutrals."""

    faction = NEUTRAL


class Allie(Neutral, Survivor):
    """Mother's Love. Once, at any time: set your damage to 0. She wins if she is alive when the
    game ends."""

    id = "allie"
    hp = 8

    def out_of_turn(self, table: Table, seat: int) -> tuple[Option, ...]:
        """At any decision point, also in other players' turns; never between damage and death (R
        9.2)."""
        return () if table.spent[seat] else (Option("mother"),)


class Bob(Neutral):
    """Robbery, by the number of players at the start (R 9.3). With 4 to 6: instead of dealing a
    target 2 damage or more with an attack, take one of its equipment cards. With 7 or 8: take all
    equipment of a player you kill.

    He wins with five equipment cards or more.
    """

    id = "bob"
    hp = 10
    windows = frozenset({STRIKE, LOOT})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """A theft from each target that would take 2 or more and holds something; or taking all
        when looting."""
        if window == LOOT:
            return (Option("all"),) if table.seats >= 7 else ()
        if table.seats >= 7 or table.blow is None:
            return ()
        return tuple(
            [
                option("rob", seat=target, card=card)
                for target, damage in table.blow[1]
                if damage >= 2
                for card in table.equipment[target]
            ]
        )

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """All choices come first; the thefts happen with the blow (R 6.2.8)."""
        if option.verb == "rob":
            attack = current_attack(table)
            attack.robbed = (*attack.robbed, (option.seat, option.card))
        return None

    def triumph(self, table: Table, seat: int) -> str:
        """Five equipment cards or more."""
        return "equipment" if len(table.equipment[seat]) >= 5 else ""


class Catherine(Neutral, FirstOrLast, HealsEachTurn):
    """Stigmata. You heal 1 at the start of each of your turns, once revealed.

    She wins if she is the first to die, or one of the last two alive.
    """

    id = "catherine"
    hp = 11
    heals = 1


class Charles(Neutral):
    """Bloody Feast. After your attack: take 2 damage and attack the same players again, any number
    of times.

    He wins when his attack kills somebody and at least three characters are dead with that one.
    """

    id = "charles"
    hp = 11
    windows = frozenset({END})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """While a target lives and the price would not kill him (R 10, ruling)."""
        if table.damage[seat] + CHARLES_PRICE >= self.hp:
            return ()
        return (USE,) if any(table.alive[target] for target in table.attacked) else ()

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Pays and attacks."""
        return attack_again(table, seat, CHARLES_PRICE)

    def triumph(self, table: Table, seat: int) -> str:
        """His attack killed, as the third death or later."""
        return "attack_kill" if "killed_third" in table.feats[seat] else ""


class Daniel(Neutral, Screamer):
    """Scream. When another character dies you must reveal; you cannot reveal at any other time.

    He wins if he is the first to die, or alive when all Shadows are dead.
    """

    id = "daniel"
    hp = 13


class Agnes(Neutral, FollowsNeighbour):
    """Capricious. Once, at the start of your turn: your condition changes to the player on your
    left.

    She wins if the player on her right wins.
    """

    id = "agnes"
    hp = 8
    windows = frozenset({START})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """At the start of her turn."""
        return (USE,)


class Bryan(Neutral, KillerOfTheStrong):
    """My God! If your attack kills a character with 12 HP or fewer, you must reveal.

    He wins when his attack kills a character with 13 HP or more, or if he is at the Erstwhile Altar
    when the game ends.
    """

    id = "bryan"
    hp = 10
    goal = ("erstwhile_altar", "at_altar")


class David(Neutral, Collector):
    """Grave Digger. Once, at the start of your turn: take any equipment card from the white or
    black discard pile.

    He wins with three of Talisman, Spear of Longinus, Holy Robe and Silver Rosary.
    """

    id = "david"
    hp = 13
    relics = frozenset({"w_talisman", "w_spear_longinus", "w_holy_robe", "w_silver_rosary"})


NEUTRALS: tuple[Character, ...] = (
    Allie(),
    Agnes(),
    Bob(),
    Bryan(),
    Catherine(),
    Charles(),
    Daniel(),
    David(),
)
