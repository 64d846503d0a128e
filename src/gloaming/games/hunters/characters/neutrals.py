"""The Neutrals: each wins in a way of their own."""

from __future__ import annotations

from gloaming.engine import Option, Procedure, option
from gloaming.games.hidden_roles.attack import current_attack
from gloaming.games.hidden_roles.effects import gain_card, heal, heal_fully
from gloaming.games.hidden_roles.pieces import (
    END,
    LOOT,
    NEUTRAL,
    SHADOW,
    START,
    STRIKE,
    Character,
)
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.turn import Turn, attack_again
from gloaming.games.hidden_roles.victory import check_victory

USE = Option("use")
RELICS = frozenset({"w_talisman", "w_spear_longinus", "w_holy_robe", "w_silver_rosary"})
"""What David collects."""
CHARLES_PRICE = 2


class Neutral(Character):
    """One of the Neutrals."""

    faction = NEUTRAL


def died_first(table: Table, seat: int) -> bool:
    """Whether the player was among the first to die."""
    return table.batch[seat] == 1


class Allie(Neutral):
    """Mother's Love. Once, at any time: set your damage to 0. She wins if she is alive when the
    game ends."""

    id = "allie"
    hp = 8
    once = True

    def out_of_turn(self, table: Table, seat: int) -> tuple[Option, ...]:
        """At any decision point, also in other players' turns; never between damage and death (R
        9.2)."""
        return () if table.spent[seat] else (Option("mother"),)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Heals fully."""
        heal_fully(table, seat)
        return None

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Alive."""
        return "alive" if table.alive[seat] else ""


class Bob(Neutral):
    """Robbery, by the number of players at the start (R 9.3). With 4 to 6: instead of dealing a
    target 2 damage or more
    with an attack, take one of its equipment cards. With 7 or 8: take all equipment of a player you
    kill.

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


class Catherine(Neutral):
    """Stigmata. You heal 1 at the start of each of your turns, once revealed.

    She wins if she is the first to die, or one of the last two alive.
    """

    id = "catherine"
    hp = 11
    windows = frozenset({START})
    passive = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Revealing at the start of her turn."""
        return () if table.revealed[seat] else (USE,)

    def turn_starts(self, table: Table, seat: int) -> None:
        """Heals 1, never below 0."""
        table.start_used = True
        heal(table, seat, 1)

    def revealed(self, table: Table, seat: int) -> None:
        """Turned up before her own roll, she heals in this turn already (R 9.2)."""
        if table.start_used or table.active != seat:
            return
        for frame in table.stack:
            if isinstance(frame, Turn) and frame.steps[frame.step] == "offer_start":
                self.turn_starts(table, seat)

    def triumph(self, table: Table, seat: int) -> str:
        """Among the first to die, or alive with at most one other."""
        if died_first(table, seat):
            return "first_to_die"
        return "last_two" if table.alive[seat] and sum(table.alive) <= 2 else ""


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


class Daniel(Neutral):
    """Scream. When another character dies you must reveal; you cannot reveal at any other time.

    He wins if he is the first to die, or alive when all Shadows are dead.
    """

    id = "daniel"
    hp = 13
    will_reveal = False

    def must_reveal(self, table: Table, seat: int) -> bool:
        """Somebody has died."""
        return table.batches > 0

    def triumph(self, table: Table, seat: int) -> str:
        """Among the first to die, or alive when the Shadows are gone."""
        if died_first(table, seat):
            return "first_to_die"
        return "all_shadows_dead" if table.alive[seat] and table.all_dead(SHADOW) else ""


class Agnes(Neutral):
    """Capricious. Once, at the start of your turn: your condition changes to the player on your
    left.

    She wins if the player on her right wins.
    """

    id = "agnes"
    hp = 8
    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """At the start of her turn."""
        return (USE,)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """From now on she follows the player on her left; that stays if her ability is voided
        later."""
        table.turned[seat] = True
        table.tell("turned", seat=seat)
        return None

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Her neighbour wins, dead or alive."""
        side = table.left_of(seat) if table.turned[seat] else table.right_of(seat)
        return "neighbour" if side in winners else ""


class Bryan(Neutral):
    """My God! If your attack kills a character with 12 HP or fewer, you must reveal.

    He wins when his attack kills a character with 13 HP or more, or if he is at the Erstwhile Altar
    when the game ends.
    """

    id = "bryan"
    hp = 10

    def must_reveal(self, table: Table, seat: int) -> bool:
        """His attack killed a weak one."""
        return "killed_weak" in table.feats[seat]

    def triumph(self, table: Table, seat: int) -> str:
        """His attack killed a strong one."""
        return "attack_kill" if "killed_strong" in table.feats[seat] else ""

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Alive at the altar."""
        return "at_altar" if table.area_at(seat) == "erstwhile_altar" else ""


class David(Neutral):
    """Grave Digger. Once, at the start of your turn: take any equipment card from the white or
    black discard pile.

    He wins with three of Talisman, Spear of Longinus, Holy Robe and Silver Rosary.
    """

    id = "david"
    hp = 13
    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Every equipment card that lies in a discard pile."""
        cards = table.edition.cards
        return tuple(
            [
                option("use", card=card)
                for card in (*table.white_discard, *table.black_discard)
                if cards[card].equipment
            ]
        )

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Digs it up."""
        card = option.card
        deck = table.edition.cards[card].deck
        (table.white_discard if deck == "white" else table.black_discard).remove(card)
        gain_card(table, seat, card)
        table.tell("dug_up", seat=seat, card=card, deck=deck)
        check_victory(table)
        return None

    def triumph(self, table: Table, seat: int) -> str:
        """Three different relics."""
        return "relics" if len(RELICS.intersection(table.equipment[seat])) >= 3 else ""


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
