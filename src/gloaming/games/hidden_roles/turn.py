"""The turn (R 4, R 5), and the round of turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option

from .attack import Attack
from .harm import NOBODY, wound
from .pieces import ATTACK, END, REST, START
from .reveal import UseArmed, armed, use_ability
from .table import Table
from .victory import check_victory

ROLL = Option("roll")
ACT = Option("act")
SKIP = Option("skip")
PASS = Option("pass")
DONE = Option("end")
ATTACK_ALL = Option("attack")


@dataclass(slots=True)
class Rounds(Procedure):
    """Turn after turn, until somebody has won."""

    steps: ClassVar[tuple[str, ...]] = ("next_turn",)

    def next_turn(self, table: Table) -> Step:
        """T12: owed turns first, if the player lives; then the next living player in seat order.
        The first turn is the
        first player's."""
        self.goto("next_turn")
        if table.turn > 0:
            if table.alive[table.active] and table.extra > 0:
                table.extra -= 1
                table.tell("extra_turn", seat=table.active)
            else:
                table.extra = 0
                table.active = next(seat for seat in table.after(table.active) if table.alive[seat])
        return Turn(table.active)


@dataclass(slots=True)
class Turn(Procedure):
    """One turn of one player: T0 to T11 of R 5. If the player dies, it ends at once."""

    seat: int
    rolls: tuple[int, ...] = ()
    """Totals rolled for movement: one, or two with the compass."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "use_armed_at_start",
        "offer_start",
        "start",
        "roll",
        "offer_destination",
        "move",
        "offer_area",
        "area",
        "offer_attack",
        "attack",
        "use_armed_at_end",
        "offer_end",
        "end",
    )

    def begin(self, table: Table) -> Step:
        """T0: what lasted until now ends."""
        seat = self.seat
        table.turn += 1
        table.walked = False
        table.start_used = False
        table.attacked = ()
        table.tell("turn", number=table.turn, seat=seat)
        if table.angel[seat]:
            table.angel[seat] = False
            table.tell("angel_ends", seat=seat)
        if table.barrier[seat]:
            table.barrier[seat] = False
            table.tell("barrier_ends", seat=seat)
        if table.revealed[seat] and table.has_ability(seat):
            # T1's forced ability (Catherine) starts by itself.
            table.cast[seat].turn_starts(table, seat)
            check_victory(table)
        return None

    # -- T1 and T2

    def use_armed_at_start(self, table: Table) -> Step:
        """An armed ability of T1, or Emi's step."""
        return armed(table, START, self.seat)

    def offer_start(self, table: Table) -> Step:
        """The roll question; it carries the options of T1 and Emi's choice (R 14.4.2)."""
        if table.walked:
            self.goto("offer_area")
            return None
        options = (ROLL, *table.own_options(START, self.seat))
        return Ask({self.seat: options}, "move", "4")

    def start(self, table: Table) -> Step:
        """Rolls, or uses the ability and is asked again."""
        answer = self.answer
        assert answer is not None
        if answer == ROLL:
            return None
        self.goto("offer_start")
        step = use_ability(table, self.seat, answer)
        if step is None:
            check_victory(table)
        return step

    def roll(self, table: Table) -> Step:
        """d4 and d6, again while the total is that of the area one stands in; twice with the Mystic
        Compass (R 4)."""
        seat = self.seat
        times = 2 if "w_mystic_compass" in table.equipment[seat] else 1
        self.rolls = tuple([self._roll_once(table) for _ in range(times)])
        return None

    def _roll_once(self, table: Table) -> int:
        seat = self.seat
        here = table.area_at(seat)
        totals = table.edition.areas[here].totals if here else ()
        while True:
            d4 = table.chance.die(4)
            d6 = table.chance.die(6)
            total = d4 + d6
            table.dice = ("move", seat, d4, d6, total)
            again = total in totals
            table.tell("rolled", seat=seat, why="move", d4=d4, d6=d6, result=total, again=again)
            if not again:
                return total

    def _destinations(self, table: Table) -> list[int]:
        """Slots to which the rolls lead: any but the present one for a 7 (R 4)."""
        here = table.place[self.seat]
        slots = set()
        for total in self.rolls:
            if total == 7:
                return [slot for slot in range(6) if slot != here]
            slots.add(table.slot_of(area_of(table, total)))
        return sorted(slots)

    def offer_destination(self, table: Table) -> Step:
        """Asked only where there is a choice."""
        slots = self._destinations(table)
        options = tuple([option("go", place=table.board[slot]) for slot in slots])
        if len(options) > 1:
            return Ask({self.seat: options}, "destination", "4", {"rolls": list(self.rolls)})
        self.answer = options[0]
        return None

    def move(self, table: Table) -> Step:
        """The piece walks."""
        assert self.answer is not None
        walk(table, self.seat, self.answer.place)
        return None

    # -- T3 and T4

    def offer_area(self, table: Table) -> Step:
        """T3: the area's action is optional (R 2)."""
        return Ask({self.seat: (ACT, SKIP)}, "area", "2", {"place": table.area_at(self.seat)})

    def area(self, table: Table) -> Step:
        """T4."""
        place = table.area_at(self.seat)
        if self.answer == SKIP:
            table.tell("skipped", seat=self.seat, place=place)
            return None
        return table.edition.areas[place].action(self.seat)

    # -- T5 to T9

    def offer_attack(self, table: Table) -> Step:
        """T5: whom to attack, or nobody; Masamune does not let one decline (R 12). The options of
        T11 stand here for a
        turn without an attack, and are asked for even with nobody in range (R 14.4.2)."""
        seat = self.seat
        if not table.alive[seat]:
            self.finish()
            return None
        targets = table.in_range(seat)
        forced = bool(targets) and "b_masamune" in table.equipment[seat]
        rest = () if forced else table.own_options(REST, seat)
        if not targets:
            self.answer = None
            if table.is_asked(REST, seat) and not (rest and table.armed[seat]):
                return Ask({seat: (PASS, *rest)}, "attack", "6.1", {"nobody": True})
            return None
        if table.own_options(ATTACK, seat) and table.armed[seat]:
            self.goto("offer_attack")
            return UseArmed(seat, ATTACK)
        if "b_machine_gun" in table.equipment[seat]:
            options: tuple[Option, ...] = (ATTACK_ALL,)
        else:
            options = tuple([option("attack", seat=target) for target in targets])
        options += table.own_options(ATTACK, seat) + rest
        if not forced:
            options += (PASS,)
        return Ask({seat: options}, "attack", "6.1", {"forced": forced})

    def attack(self, table: Table) -> Step:
        """Choosing a target rolls the dice, without another press."""
        answer = self.answer
        self.answer = None
        seat = self.seat
        if answer is None or answer == PASS:
            if answer is not None and table.in_range(seat):
                table.tell("passed", seat=seat)
            return None
        if answer.verb == "use":
            if not table.own_options(ATTACK, seat):
                # Gregor or Wight, instead of attacking: T11 has come.
                self.finish()
                return use_ability(table, seat, answer)
            use_ability(table, seat, answer)  # the Valkyrie turns up, and attacks
        targets = (answer.seat,) if answer.seat >= 0 else tuple(table.in_range(seat))
        table.attacked = targets
        table.tell("attack", seat=seat, targets=list(targets))
        return Attack(seat, targets)

    # -- T10 and T11

    def use_armed_at_end(self, table: Table) -> Step:
        """An armed ability of T10 or T11."""
        if not table.alive[self.seat]:
            self.finish()
            return None
        return armed(table, END if table.attacked else REST, self.seat)

    def offer_end(self, table: Table) -> Step:
        """After an attack: Charles, Gregor, Wight (R 14.4.2). Without one the options stood in the
        attack question."""
        seat = self.seat
        if not table.alive[seat] or not table.attacked or not table.is_asked(END, seat):
            self.finish()
            return None
        return Ask({seat: (DONE, *table.own_options(END, seat))}, "turn_end", "5")

    def end(self, table: Table) -> Step:
        """Uses the ability and asks again (Charles may repeat), or ends the turn."""
        answer = self.answer
        assert answer is not None
        if answer == DONE:
            return None
        self.goto("offer_end")
        step = use_ability(table, self.seat, answer)
        if step is None:
            check_victory(table)
        return step


def area_of(table: Table, total: int) -> str:
    """The area with this dice total; not for 7, which has none."""
    for area in table.edition.areas.values():
        if total in area.totals:
            return area.id
    raise LookupError(total)


def walk(table: Table, seat: int, area: str) -> None:
    """Moves a player's piece to an area."""
    table.place[seat] = table.slot_of(area)
    table.tell("moved", seat=seat, place=area)


def attack_again(table: Table, seat: int, price: int) -> Procedure:
    """Takes damage as the price and attacks the same targets that are still alive once more
    (Charles, R 10)."""
    wound(table, [(seat, price)], "price", NOBODY)
    targets = tuple([target for target in table.attacked if table.alive[target]])
    table.tell("attack", seat=seat, targets=list(targets))
    return Attack(seat, targets)
