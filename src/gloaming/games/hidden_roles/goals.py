"""Win conditions that characters of several editions share, with the ability where it is bound to
one (H 8, H 9, R 9, R 11).

Each is a part of a `pieces.Character`, as those of `abilities` are.
"""

from __future__ import annotations

from typing import ClassVar

from gloaming.engine import Option, Procedure, option

from .effects import gain_card, heal_fully
from .pieces import SHADOW, START, Character
from .table import Table
from .victory import check_victory, heroes_win, shadows_win, three_others_dead


class Hero(Character):
    """Wins, living or dead, when all Shadows are dead."""

    def triumph(self, table: Table, seat: int) -> str:
        """All Shadows are dead."""
        return self.faction + "s" if heroes_win(table) else ""


class ShadowOfTheNight(Character):
    """Wins, living or dead, when all heroes are dead, or at least three of the third faction."""

    faction = SHADOW

    def triumph(self, table: Table, seat: int) -> str:
        """All Hunters or Raiders, or three Neutrals or Citizens, are dead."""
        if shadows_win(table):
            return "shadows"
        if table.batches and three_others_dead(table):
            return f"three_{table.edition.factions[2]}s"
        return ""


def died_first(table: Table, seat: int) -> bool:
    """Whether the player was among the first to die."""
    return table.batch[seat] == 1


class FirstOrLast(Character):
    """Wins by being the first to die, or one of the last two alive."""

    def triumph(self, table: Table, seat: int) -> str:
        """Among the first to die, or alive with at most one other."""
        if died_first(table, seat):
            return "first_to_die"
        return "last_two" if table.alive[seat] and sum(table.alive) <= 2 else ""


class Screamer(Character):
    """Scream. When another character dies you must reveal; you cannot reveal at any other time.

    Wins by being the first to die, or alive when all Shadows are dead.
    """

    will_reveal = False

    def must_reveal(self, table: Table, seat: int) -> bool:
        """Somebody has died."""
        return table.batches > 0

    def triumph(self, table: Table, seat: int) -> str:
        """Among the first to die, or alive when the Shadows are gone."""
        if died_first(table, seat):
            return "first_to_die"
        return "all_shadows_dead" if table.alive[seat] and table.all_dead(SHADOW) else ""


class KillerOfTheStrong(Character):
    """If your attack kills a weak character, you must reveal.

    Wins when the own attack kills a strong character (`Edition.strong`), or by standing in one area
    at the end.
    """

    goal: ClassVar[tuple[str, str]]
    """The area, and the key of the reason."""

    def must_reveal(self, table: Table, seat: int) -> bool:
        """His attack killed a weak one."""
        return "killed_weak" in table.feats[seat]

    def triumph(self, table: Table, seat: int) -> str:
        """His attack killed a strong one."""
        return "attack_kill" if "killed_strong" in table.feats[seat] else ""

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Alive in the area."""
        area, reason = self.goal
        return reason if table.area_at(seat) == area else ""


class Collector(Character):
    """Grave Digger. Once, at the start of your turn: take any equipment card from the white or
    black discard pile.

    Wins with three different ones of four relics.
    """

    relics: ClassVar[frozenset[str]]
    windows = frozenset({START})
    once = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Every equipment card that lies in a discard pile."""
        cards = table.edition.cards
        return tuple(
            [
                option("use", card=card)
                for card in dict.fromkeys((*table.white_discard, *table.black_discard))
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
        return "relics" if len(self.relics.intersection(table.equipment[seat])) >= 3 else ""


class FollowsNeighbour(Character):
    """Capricious. Once: your condition changes to the player on your left.

    Wins if the player on the right wins.
    """

    once = True

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


class Survivor(Character):
    """Heals fully, once. Wins by being alive when the game ends."""

    once = True

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """Heals fully."""
        heal_fully(table, seat)
        return None

    def at_end(self, table: Table, seat: int, winners: dict[int, str]) -> str:
        """Alive."""
        return "alive" if table.alive[seat] else ""
