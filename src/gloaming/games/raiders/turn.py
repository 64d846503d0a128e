"""Movement in Shadow Raiders (R 4), and what may take the place of an attack (R 6, T5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from gloaming.engine import Ask, Option, Procedure, Step, option
from gloaming.games.hidden_roles.decks import draw_hint
from gloaming.games.hidden_roles.hint import HandOver
from gloaming.games.hidden_roles.pieces import MOVE
from gloaming.games.hidden_roles.reveal import armed, use_ability
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hidden_roles.turn import ACT, NOBODY_THERE, SKIP, Turn, area_of, walk

from .areas import AIRSHIP

if TYPE_CHECKING:
    from .edition import RaidersEdition

PARASOL = Option("parasol")


@dataclass(slots=True)
class RaidersTurn(Turn):
    """One turn of one player: T0 to T11 of R 6.

    A mover who might be Emi, for all that is publicly known, may still go elsewhere than the dice
    say. Then the piece moves when the next question is answered (R 16.1.2): until then
    ``table.heading`` is the area that it will enter.
    """

    # -- T2

    def ways_without_dice(self, table: Table) -> tuple[Option, ...]:
        """Who begins on the airship may leave it without dice, for any area of the ring (R 4)."""
        if table.area_at(self.seat) != AIRSHIP:
            return ()
        return tuple([option("go", place=area) for area in table.board if area != AIRSHIP])

    def roll_once(self, table: Table) -> int:
        """Once: the own area's total means staying there."""
        d4 = table.chance.die(4)
        d6 = table.chance.die(6)
        total = d4 + d6
        table.dice = ("move", self.seat, d4, d6, total)
        table.tell("rolled", seat=self.seat, why="move", d4=d4, d6=d6, result=total, again=False)
        return total

    def use_armed_to_move(self, table: Table) -> Step:
        """An armed Emi."""
        return armed(table, MOVE, self.seat)

    def destinations(self, table: Table) -> list[int]:
        """Where the rolls lead. A 10 of the base game: any area but the present one."""
        here = table.place[self.seat]
        slots = set()
        for total in self.rolls:
            area = area_of(table, total)
            if area:
                slots.add(table.slot_of(area))
            else:
                slots.update(slot for slot in range(6) if slot != here)
        return sorted(slots)

    def offer_destination(self, table: Table) -> Step:
        """Asked where there is a choice; Emi's stands in the same question, or in the next."""
        if table.walked:
            self.goto("offer_area")
            return None
        slots = self.destinations(table)
        options = tuple([option("go", place=table.board[slot]) for slot in slots])
        if len(options) > 1:
            options += table.own_options(MOVE, self.seat)
            about = {"rolls": list(self.rolls)}
            clause = table.clause("move")
            return Ask({self.seat: options}, "destination", clause, about, revocable=True)
        self.answer = None
        if table.is_asked(MOVE, self.seat):
            table.heading = options[0].place
        else:
            walk(table, self.seat, options[0].place)
        return None

    def move(self, table: Table) -> Step:
        """What was chosen, if there was a choice."""
        answer = self.answer
        self.answer = None
        if answer is None:
            return None
        if answer.verb == "use":
            return use_ability(table, self.seat, answer)
        walk(table, self.seat, answer.place)
        return None

    def arrive(self, table: Table) -> None:
        """The piece goes where the dice sent it, if it is still on the way."""
        if table.heading:
            place, table.heading = table.heading, ""
            walk(table, self.seat, place)

    # -- T3 and T4

    def offer_area(self, table: Table) -> Step:
        """T3: act, leave it, or teleport. No offer on the airship (R 6)."""
        seat = self.seat
        place = table.heading or table.area_at(seat)
        if table.edition.areas[place].action is None:
            self.goto("offer_attack")
            return None
        options: tuple[Option, ...] = (ACT, SKIP)
        if table.heading:
            options += table.own_options(MOVE, seat)
        about = {"place": place}
        return Ask({seat: options}, "area", table.clause("areas"), about, revocable=True)

    def area(self, table: Table) -> Step:
        """Arrives, and acts or not; or teleports, and is asked there."""
        answer = self.answer
        assert answer is not None
        if answer.verb == "use":
            self.goto("offer_area")
            return use_ability(table, self.seat, answer)
        self.arrive(table)
        return Turn.area(self, table)

    # -- T5

    def offer_attack(self, table: Table) -> Step:
        """T5. Someone who heads for the airship has had no question yet in which to teleport: it
        stands here, and everything else as if they had arrived."""
        seat = self.seat
        if not table.heading or table.cut_short:
            return Turn.offer_attack(self, table)
        teleports = table.own_options(MOVE, seat)
        standing = table.place[seat]
        table.place[seat] = table.slot_of(table.heading)
        step = Turn.offer_attack(self, table)
        table.place[seat] = standing
        if step is None:
            about = {"second": False, "swapped": False, "reach": {}, **NOBODY_THERE}
            step = Ask({seat: (Option("pass"),)}, "attack", table.clause("range"), about)
        if isinstance(step, Ask):
            step.options = {seat: (*step.options[seat], *teleports)}
        else:
            self.arrive(table)
        return step

    def instead_of_attacking(
        self, table: Table, targets: list[int], forced: bool
    ) -> tuple[Option, ...]:
        """The Rainbow Parasol, with somebody in range, unless an attack is due (R 12)."""
        if forced or not targets or "w_parasol" not in table.equipment[self.seat]:
            return ()
        return (PARASOL,)

    def about_attack(self, table: Table, targets: list[int]) -> dict[str, object]:
        """Whether it is a second one, and how far away everybody in range is."""
        edition = cast("RaidersEdition", table.edition)
        reach = edition.steps(table, self.seat, targets)
        return {"second": self.attempts > 0, "swapped": self.committed, "reach": reach}

    def attack(self, table: Table) -> Step:
        """As everywhere; Emi's teleport leads back to the area's question."""
        answer = self.answer
        if answer is not None and answer.verb == "use" and answer.place:
            self.answer = None
            self.goto("offer_area")
            return use_ability(table, self.seat, answer)
        self.arrive(table)
        return Turn.attack(self, table)

    def do_instead(self, table: Table, answer: Option) -> Step:
        """The Parasol; or Walpurgis' swap, after which she attacks."""
        if answer == PARASOL:
            self.attempts += 1
            return Parasol(self.seat)
        self.goto("offer_attack")
        return use_ability(table, self.seat, answer)


@dataclass(slots=True)
class Parasol(Procedure):
    """Instead of an attack: draw a reasoning card and use it at once on one player in attack range
    (R 12)."""

    seat: int

    steps: ClassVar[tuple[str, ...]] = ("open",)

    def open(self, table: Table) -> Step:
        """The card is drawn first, then handed to one who is in range."""
        table.tell("parasol", seat=self.seat)
        draw_hint(table, self.seat)
        return HandOver(self.seat, among=tuple(table.in_range(self.seat)))
