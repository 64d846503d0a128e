"""One battle, step by step (R 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option

from .aftermath import ATTACK, DECLINE, DEFENCE, Aftermath
from .characters import KEYS, NUMBERS, is_diplomat, is_shadow
from .chart import GALAXIES
from .movement import ways
from .powers import draw, give, values
from .retreat import die, leave
from .universe import NOBODY, NONE, OUT, Universe

READY = Option("ready")


def told_of(side: int) -> tuple[int, str]:
    """How events name a side: by its seat, or as a shadow."""
    return (NOBODY, KEYS[side]) if is_shadow(side) else (side, "")


@dataclass(slots=True)
class Battle(Procedure):
    """The attacking side's fighters in a galaxy against those of the defending side.

    A side is a seat or the number of a shadow. Values of extra cards lie in the state, unseen until
    they are turned up.
    """

    place: int
    attack: int
    defence: int
    chooser: int
    """Who decides for a shadow."""
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    strength: tuple[tuple[int, int], ...] = ()
    """Ships in the ring of each fighter when the battle began."""
    stage: str = "nominate"
    ready: tuple[str, ...] = ()
    """Sides that have chosen their extra cards."""
    turned: bool = False
    """The attacker's extra cards are face up."""
    drawn: tuple[tuple[int, int], ...] = ()
    """Fighter and value of the card drawn."""
    won: str = ""
    losses: tuple[tuple[int, int], ...] = ()
    """Fighter and value of the loss card."""
    waiting: tuple[int, ...] = ()
    """Losing fighters that have not drawn a loss card."""
    fallen: tuple[int, ...] = ()

    steps: ClassVar[tuple[str, ...]] = (
        "muster",
        "offer_nominee",
        "nominate",
        "begin",
        "choose_extra_of_attacker",
        "take_extra_of_attacker",
        "choose_extra_of_defender",
        "take_extra_of_defender",
        "turn_up",
        "draw",
        "compare",
        "name_loser",
        "draw_loss",
        "settle_up",
    )

    # -- 9.1 to 9.3: who fights

    def muster(self, universe: Universe) -> Step:
        """9.2: all fighters of both sides; diplomats stand aside."""
        self.attackers = tuple(universe.fighters_at(self.place, self.attack))
        self.defenders = tuple(universe.fighters_at(self.place, self.defence))
        if self.defenders:
            self.goto("begin")
        return None

    def offer_nominee(self, universe: Universe) -> Step:
        """9.3: for a lone ship somebody in reach may be nominated."""
        options = [option("nominate", card=KEYS[number]) for number in self._nominees(universe)]
        if not options:
            self.answer = DECLINE
            return None
        about = {"place": GALAXIES[self.place]}
        return Ask({self.defence: (*options, DECLINE)}, "nominate", "9.3", about)

    def nominate(self, universe: Universe) -> Step:
        """The nominee is put there, and defends alone. Without one there is no battle."""
        answer = self.answer
        assert answer is not None
        if answer != DECLINE:
            number = NUMBERS[answer.card]
            params = {"card": answer.card, "from_place": GALAXIES[universe.where[number]]}
            universe.where[number] = self.place
            universe.came_from[number] = OUT
            self.defenders = (number,)
            universe.tell("nominated", seat=self.defence, place=GALAXIES[self.place], **params)
            universe.settle_peace()
            return None
        universe.tell("no_battle", **self._sides())
        self.won = ATTACK
        self.goto("settle_up")
        return None

    def _nominees(self, universe: Universe) -> list[int]:
        """Fighters of the defender that could move there, and stand at no other battle site."""
        seat = self.defence
        if not universe.loose[self.place] or universe.loose_seat[self.place] != seat:
            return []
        sites = universe.pending()
        return [
            number
            for number in universe.alliance(seat)
            if not is_diplomat(number)
            and universe.where[number] not in sites
            and universe.where[number] != self.place
            and self.place in ways(universe, number)
        ]

    def begin(self, universe: Universe) -> Step:
        """Both sides stand on the battlefield."""
        fighters = (*self.attackers, *self.defenders)
        self.strength = tuple([(number, universe.ships[number]) for number in fighters])
        universe.tell(
            "battle",
            cards=[KEYS[number] for number in self.attackers],
            with_cards=[KEYS[number] for number in self.defenders],
            **self._sides(),
        )
        self.stage = "commit"
        return None

    def _sides(self) -> dict[str, object]:
        seat, card = told_of(self.attack)
        with_seat, with_card = told_of(self.defence)
        return {
            "place": GALAXIES[self.place],
            "seat": seat,
            "card": card,
            "with_seat": with_seat,
            "with_card": with_card,
        }

    # -- 9.4 to 9.6: extra cards

    def choose_extra_of_attacker(self, universe: Universe) -> Step:
        """9.4: face down; for each fighter at most one."""
        return self._choose_extra(universe, ATTACK)

    def take_extra_of_attacker(self, universe: Universe) -> Step:
        """One, or ready."""
        self._take_extra(universe, ATTACK)
        return None

    def choose_extra_of_defender(self, universe: Universe) -> Step:
        """9.5: face up, once all are chosen."""
        self.stage = "answer"
        return self._choose_extra(universe, DEFENCE)

    def take_extra_of_defender(self, universe: Universe) -> Step:
        """One, or ready."""
        self._take_extra(universe, DEFENCE)
        return None

    def turn_up(self, universe: Universe) -> Step:
        """9.6: nobody changes their mind any more."""
        universe.settle()
        self.turned = True
        self._tell_extra(universe, ATTACK)
        self.stage = "draw"
        return None

    def _choose_extra(self, universe: Universe, side: str) -> Step:
        seat, fighters = self._of(side)
        options: list[Option] = []
        if not is_shadow(seat) and universe.numbers.extra_cards:
            used = [number for number, _, _ in universe.extra]
            for number in fighters:
                if number in used:
                    continue
                if universe.under[number] != NONE:
                    options.append(option("portrait", card=KEYS[number]))
                options += [
                    option("play", card=KEYS[number], number=value)
                    for value in values(universe.hands[seat])
                ]
        if not options:
            self.answer = READY
            return None
        about = {"place": GALAXIES[self.place], "side": side}
        clause = "9.4" if side == ATTACK else "9.5"
        return Ask({seat: (*options, READY)}, "commit", clause, about, revocable=True)

    def _take_extra(self, universe: Universe, side: str) -> None:
        answer = self.answer
        assert answer is not None
        seat, fighters = self._of(side)
        if answer == READY:
            self.ready = (*self.ready, side)
            cards = [KEYS[n] for n, _, _ in universe.extra if n in fighters]
            if cards:
                params = {"count": len(cards), "cards": cards, "side": side}
                universe.tell("committed", seat=seat, **params)
            if side == DEFENCE:
                universe.settle()
                self._tell_extra(universe, DEFENCE)
            return
        number = NUMBERS[answer.card]
        if answer.verb == "portrait":
            value, hand = universe.under[number], 0
            universe.under[number] = NONE
        else:
            value, hand = answer.number, 1
            give(universe, seat, value)
        universe.extra = tuple(sorted([*universe.extra, (number, value, hand)]))
        self.goto("choose_extra_of_attacker" if side == ATTACK else "choose_extra_of_defender")

    def _tell_extra(self, universe: Universe, side: str) -> None:
        seat, fighters = self._of(side)
        for number, value, hand in universe.extra:
            if number in fighters:
                params = {"card": KEYS[number], "value": value, "hand": bool(hand), "side": side}
                universe.tell("extra", seat=seat, **params)

    def _of(self, side: str) -> tuple[int, tuple[int, ...]]:
        if side == ATTACK:
            return self.attack, self.attackers
        return self.defence, self.defenders

    # -- 9.7 to 9.9: draws and totals

    def draw(self, universe: Universe) -> Step:
        """9.7: one card each, the attacker's side first, and one more for the stone's holder. A
        reshuffle may end the match here."""
        numbers = universe.numbers
        for side in (ATTACK, DEFENCE):
            for number in self._of(side)[1]:
                extra = numbers.stone_cards if universe.stone == number else 0
                for at in range(numbers.drawn_cards + extra):
                    value = draw(universe)
                    if universe.over:
                        return None
                    if value == NONE:
                        continue
                    universe.spent = (*universe.spent, value)
                    self.drawn = (*self.drawn, (number, value))
                    stone = at >= numbers.drawn_cards
                    params = {"card": KEYS[number], "value": value, "side": side, "stone": stone}
                    universe.tell("battle_drew", seat=universe.owner[number], **params)
        return None

    def total(self, universe: Universe, side: str) -> int:
        """9.8: levels, ships in rings, extra and drawn cards."""
        levels, fighters = universe.levels, self._of(side)[1]
        return (
            sum(levels[number] for number in fighters)
            + sum(count for number, count in self.strength if number in fighters)
            + sum(value for number, value, _ in universe.extra if number in fighters)
            + sum(value for number, value in self.drawn if number in fighters)
        )

    def compare(self, universe: Universe) -> Step:
        """9.9: the higher total wins; equal ones are the defender's."""
        attack, defence = self.total(universe, ATTACK), self.total(universe, DEFENCE)
        tie = DEFENCE if universe.numbers.tie_to_defender else ATTACK
        self.won = tie if attack == defence else ATTACK if attack > defence else DEFENCE
        universe.tell("totals", attack=attack, defence=defence, won=self.won, **self._sides())
        self.waiting = self._of(self.lost)[1]
        self.stage = "losses"
        return None

    @property
    def lost(self) -> str:
        """The losing side."""
        return DEFENCE if self.won == ATTACK else ATTACK

    @property
    def winner(self) -> int:
        """The winning side's seat or shadow."""
        return self._of(self.won)[0]

    @property
    def loser(self) -> int:
        """The losing side's seat or shadow."""
        return self._of(self.lost)[0]

    # -- 9.10: losses

    def name_loser(self, universe: Universe) -> Step:
        """9.10: the loser names who draws next, before the card is drawn."""
        options = tuple([option("lose", card=KEYS[number]) for number in self.waiting])
        if len(options) == 1:
            self.answer = options[0]
            return None
        about = {"place": GALAXIES[self.place]}
        return Ask({self.loser: options}, "loss", "9.10", about)

    def draw_loss(self, universe: Universe) -> Step:
        """A card above the ships in its ring kills; otherwise it loses that many. A master's death
        stops the draws."""
        assert self.answer is not None
        number = NUMBERS[self.answer.card]
        self.waiting = tuple([other for other in self.waiting if other != number])
        value = draw(universe)
        if universe.over:
            return None
        ring = universe.ships[number]
        if value == NONE:
            value = 0
        else:
            universe.spent = (*universe.spent, value)
        self.losses = (*self.losses, (number, value))
        lost = min(value, ring)
        params = {"card": KEYS[number], "value": value, "ships": lost}
        universe.tell("loss", seat=universe.owner[number], **params)
        universe.ships[number] -= lost
        if value > ring:
            self.fallen = (*self.fallen, number)
            if is_shadow(number):
                leave(universe, number)
            else:
                die(universe, number, self.winner)
        if self.waiting and not self._loser_is_out(universe):
            self.goto("name_loser")
        return None

    def _loser_is_out(self, universe: Universe) -> bool:
        return not is_shadow(self.loser) and not universe.alive[self.loser]

    def settle_up(self, universe: Universe) -> Step:
        """9.11 to 9.15: what becomes of losers and winners."""
        return Aftermath(
            self.place,
            self.chooser,
            self.winner,
            self.loser,
            self._of(self.won)[1],
            self._of(self.lost)[1],
            won=self.won,
        )
