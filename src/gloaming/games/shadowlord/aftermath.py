"""After a battle: retreats, claims, the Power Stone, the cards (R 9.11 to 9.15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option

from . import ships
from .characters import KEYS, NUMBERS, SHADOWLORD, is_shadow
from .chart import CENTRE, GALAXIES
from .ending import check_after_battle
from .retreat import Retreat, ReturnFromFortress
from .universe import NOBODY, Universe

DECLINE = Option("decline")
ATTACK, DEFENCE = "attack", "defence"


@dataclass(slots=True)
class Aftermath(Procedure):
    """What becomes of the two sides, each a seat or the number of a shadow."""

    place: int
    chooser: int
    """Who decides for a shadow."""
    winner: int
    loser: int
    winners: tuple[int, ...]
    """The winner's combatants: none of them is harmed."""
    losers: tuple[int, ...]
    """The loser's combatants; none where nobody defended."""
    won: str
    """``attack`` or ``defence``."""
    stage: str = "retreat"

    steps: ClassVar[tuple[str, ...]] = (
        "retreat",
        "clear_the_loose",
        "offer_claim",
        "claim",
        "go_back",
        "offer_stone",
        "take_stone",
        "close",
    )

    def retreat(self, universe: Universe) -> Step:
        """9.11: survivors and diplomats of the loser. The Shadowlord stays."""
        side = self.loser
        if is_shadow(side):
            gone = [side] if universe.where[side] == self.place and side != SHADOWLORD else []
        else:
            here = universe.characters_at(self.place)
            gone = [number for number in here if universe.owner[number] == side]
        if not gone:
            return None
        attacked = self.won == DEFENCE and not is_shadow(side)
        return Retreat(self.place, tuple(gone), self.chooser, self.winner, attacked)

    def clear_the_loose(self, universe: Universe) -> Step:
        """9.12: the loser's loose ships there go to the supply."""
        if not is_shadow(self.loser):
            ships.lose_loose(universe, self.place, self.loser)
            universe.settle_peace()
        return None

    def offer_claim(self, universe: Universe) -> Step:
        """9.12: once no opponent is left, a winning attacker may put down one ship as a claim."""
        seat, due = self.winner, [fight[0] for fight in universe.fights]
        claimants = []
        attacked = self.won == ATTACK and not is_shadow(seat) and self.place not in due
        if attacked and universe.claimable(self.place, seat):
            claimants = [number for number in self.winners if universe.ships[number]]
        if not claimants:
            self.answer = DECLINE
            return None
        self.stage = "claim"
        options = [option("claim", card=KEYS[number]) for number in claimants]
        about = {"place": GALAXIES[self.place]}
        return Ask({seat: (*options, DECLINE)}, "claim", "9.12", about, revocable=True)

    def claim(self, universe: Universe) -> Step:
        """Or not."""
        answer = self.answer
        assert answer is not None
        if answer != DECLINE:
            ships.claim(universe, NUMBERS[answer.card])
        return None

    def go_back(self, universe: Universe) -> Step:
        """9.12: from a Shadowlord who has survived."""
        if self.loser != SHADOWLORD or universe.where[SHADOWLORD] != CENTRE:
            return None
        return ReturnFromFortress(self.winners)

    def offer_stone(self, universe: Universe) -> Step:
        """9.13: if the losing side had the Power Stone, a combatant of the winner takes it; also
        from the alliance of a master who was killed."""
        self.answer = None
        owner = universe.owner[universe.stone]
        fell = owner != NOBODY and not universe.alive[owner]
        if not fell and universe.stone not in self.losers:
            return None
        self.stage = "stone"
        options = tuple([option("stone", card=KEYS[number]) for number in self.winners])
        if len(options) == 1:
            self.answer = options[0]
            return None
        about = {"place": GALAXIES[self.place]}
        return Ask({self.winner: options}, "stone", "9.13", about, revocable=True)

    def take_stone(self, universe: Universe) -> Step:
        """A ring that is over its slots then gives one ship back."""
        if self.answer is None:
            return None
        number = NUMBERS[self.answer.card]
        universe.stone = number
        params = {"seat": universe.owner[number], "card": KEYS[number]}
        universe.tell("stone", **params)
        if universe.free_slots(number) < 0:
            universe.ships[number] -= 1
            universe.tell("stone_full", **params)
        return None

    def close(self, universe: Universe) -> Step:
        """9.14 and 9.15: the cards are discarded; is this the end?"""
        universe.settle()
        extra = [value for _, value, _ in universe.extra]
        if universe.buried:
            universe.tell("fallen_cards", values=sorted(universe.buried))
        universe.discards += [*universe.spent, *universe.buried, *extra]
        universe.spent = universe.buried = universe.extra = ()
        check_after_battle(universe)
        return None
