"""The Shadows. They win when all Raiders are dead, or at least three Citizens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option
from gloaming.games.hidden_roles.abilities import (
    DrainsBlood,
    RollsD4Alone,
    Shoots,
    StrikesBack,
    TurnsOfTheDead,
)
from gloaming.games.hidden_roles.attack import current_attack
from gloaming.games.hidden_roles.effects import hand_card
from gloaming.games.hidden_roles.goals import ShadowOfTheNight
from gloaming.games.hidden_roles.harm import hurt
from gloaming.games.hidden_roles.hint import SUFFER
from gloaming.games.hidden_roles.pieces import ATTACK, END, REACT, Character
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.turn import current_turn

USE = Option("use")


class Ulrich(ShadowOfTheNight):
    """You may answer reasoning cards untruthfully (R 14.3).

    This is a usual ability, no special one: it works with abilities off, cannot be sealed, and
    needs no reveal.
    """

    id = "ulrich"
    hp = 11
    usual = True

    def may_lie(self, table: Table, seat: int) -> bool:
        """Always."""
        return True


class Uranus(ShadowOfTheNight, Shoots):
    """Meteor Strike. At the start of your turn: 3 damage to one other player in the Blackmist area
    or on the airship. It is no attack."""

    id = "uranus"
    hp = 11
    reaches = ("blackmist_area", "airship")


class Ulster(ShadowOfTheNight):
    """Del Frith. After your attack you may attack a second time, the same or another target; either
    may be a use of the Parasol."""

    id = "ulster"
    hp = 11
    windows = frozenset({END})
    each_turn = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """With somebody to attack: the question follows a first attack or Parasol anyway."""
        return (USE,) if table.in_range(seat) else ()

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """A new T5, which may be declined even with Masamune."""
        table.tell("second", seat=seat)
        current_turn(table).goto("offer_attack")
        return None


class Vampire(ShadowOfTheNight, DrainsBlood):
    """Suck Blood. When your attack deals damage, heal 2 at once, before reactions (once an
    attack)."""

    id = "vampire"
    hp = 13


class Vendetta(ShadowOfTheNight, RollsD4Alone):
    """Scythe of the Underworld. Your attacks roll the d4 alone, deal what it shows, and cannot
    fail."""

    id = "vendetta"
    hp = 13


class Venom(ShadowOfTheNight):
    """Venomous Retort. Who has attacked you takes 1 damage, or gives you an equipment card, as they
    choose; if you live (R 7.3). It is no attack."""

    id = "venom"
    hp = 13
    windows = frozenset({REACT})
    passive = True

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Hidden: revealing for it. Revealed it works by itself."""
        return (USE,)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """The attacker pays."""
        attacker = current_attack(table).attacker
        table.tell("penalty", seat=seat, to=attacker)
        return Penalty(attacker, seat)


@dataclass(slots=True)
class Penalty(Procedure):
    """The attacker takes 1 damage or gives Venom one equipment card of their choice; without
    equipment: damage (R 7.3)."""

    seat: int
    venom: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "pay")

    def choose(self, table: Table) -> Step:
        """Asked openly; also with one option."""
        cards = dict.fromkeys(table.equipment[self.seat])
        options = (SUFFER, *[option("hand", card=card) for card in cards])
        about = {"from": self.venom}
        return Ask({self.seat: options}, "penalty", table.clause("react"), about)

    def pay(self, table: Table) -> Step:
        """Damage or a card."""
        answer = self.answer
        assert answer is not None
        if answer == SUFFER:
            return hurt(table, [(self.seat, 1)], "penalty", self.venom)
        hand_card(table, self.seat, self.venom, answer.card)
        return None


class Werewolf(ShadowOfTheNight, StrikesBack):
    """Counterattack. When you have been attacked and live, you may attack the attacker at once (R
    7.3)."""

    id = "werewolf"
    hp = 14


class Wight(ShadowOfTheNight, TurnsOfTheDead):
    """King of the Dead. Once, at the end of your turn: as many extra turns as characters are dead
    at that moment."""

    id = "wight"
    hp = 14


class Walpurgis(ShadowOfTheNight):
    """Gravity's Rainbow. Before you attack: exchange places with any one other player who is on the
    board, then attack (R 7.2.1)."""

    id = "walpurgis"
    hp = 14
    windows = frozenset({ATTACK})

    def options(self, window: str, table: Table, seat: int) -> tuple[Option, ...]:
        """Partners after whom somebody is in range. Once an attack."""
        if current_turn(table).committed:
            return ()
        places = table.place
        own = places[seat]
        if own < 0:
            return ()
        partners = []
        for other in table.others(seat):
            theirs = places[other]
            if theirs >= 0:
                places[seat], places[other] = theirs, own
                if table.in_range(seat):
                    partners.append(option("swap", seat=other))
                places[seat], places[other] = own, theirs
        return tuple(partners)

    def use(self, table: Table, seat: int, option: Option) -> Procedure | None:
        """The places are exchanged, without an area action; now she must attack (R22)."""
        other = option.seat
        table.place[seat], table.place[other] = table.place[other], table.place[seat]
        table.tell("swapped", seat=seat, with_seat=other)
        current_turn(table).committed = True
        return None


SHADOWS: tuple[Character, ...] = (
    Ulrich(), Uranus(), Ulster(), Vampire(), Vendetta(), Venom(), Werewolf(), Wight(), Walpurgis(),
)  # fmt: skip
