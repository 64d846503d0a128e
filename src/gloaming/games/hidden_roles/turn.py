"""The turn (H 5, R 6), and the round of turns. How one moves is each edition's own."""

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
NOBODY_THERE = {"nobody": True}


@dataclass(slots=True)
class Rounds(Procedure):
    """Turn after turn, until somebody has won."""

    steps: ClassVar[tuple[str, ...]] = ("next_turn",)

    def next_turn(self, table: Table) -> Step:
        """T12: owed turns first, if the player lives; then the next living player in seat order.
        The first turn is the first player's."""
        self.goto("next_turn")
        if table.turn > 0:
            if table.extra > 0:
                table.extra -= 1
                table.tell("extra_turn", seat=table.active)
            else:
                table.active = next(seat for seat in table.after(table.active) if table.alive[seat])
        return table.edition.turn(table.active)


@dataclass(slots=True)
class Turn(Procedure):
    """One turn of one player: T0 to T11. If the player dies, it ends at once."""

    seat: int
    rolls: tuple[int, ...] = ()
    """Totals rolled for movement: one, or two with the compass."""
    attempts: int = 0
    """Attacks made in this turn, or what took the place of one."""
    committed: bool = False
    """What the player did at T5 obliges them to attack."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "use_armed_at_start",
        "offer_start",
        "start",
        "roll",
        "use_armed_to_move",
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
        table.used = False
        table.cut_short = False
        table.attacked = ()
        table.tell("turn", number=table.turn, seat=seat)
        if table.angel[seat]:
            table.angel[seat] = False
            table.tell("angel_ends", seat=seat)
        if table.barrier[seat]:
            table.barrier[seat] = False
            table.tell("barrier_ends", seat=seat)
        if table.power(seat):
            # T1's forced ability (Catherine, Carol) starts by itself.
            table.cast[seat].turn_starts(table, seat)
            check_victory(table)
        return None

    # -- T1 and T2

    def use_armed_at_start(self, table: Table) -> Step:
        """An armed ability of T1."""
        return armed(table, START, self.seat)

    def offer_start(self, table: Table) -> Step:
        """The roll question; it carries the options of T1 (neutral steps, 2)."""
        if table.cut_short:
            self.finish()
            return None
        if table.walked:
            self.goto("offer_area")
            return None
        ways = self.ways_without_dice(table)
        options = (ROLL, *ways, *table.own_options(START, self.seat))
        # The dice leave no way back, a walk does.
        return Ask({self.seat: options}, "move", table.clause("move"), revocable=bool(ways))

    def ways_without_dice(self, table: Table) -> tuple[Option, ...]:
        """Where the player may go instead of rolling."""
        return ()

    def start(self, table: Table) -> Step:
        """Rolls, or goes without dice, or uses the ability and is asked again."""
        answer = self.answer
        assert answer is not None
        if answer == ROLL:
            return None
        self.goto("offer_start")
        if answer.verb == "go":
            walk(table, self.seat, answer.place)
            table.walked = True
            return None
        step = use_ability(table, self.seat, answer)
        if step is None:
            check_victory(table)
        return step

    def roll(self, table: Table) -> Step:
        """d4 and d6; twice with the Mystic Compass (H 4, R 4)."""
        times = 2 if "w_mystic_compass" in table.equipment[self.seat] else 1
        self.rolls = tuple([self.roll_once(table) for _ in range(times)])
        return None

    def roll_once(self, table: Table) -> int:
        """One roll for movement: its total."""
        raise NotImplementedError

    def use_armed_to_move(self, table: Table) -> Step:
        """An armed ability that leads elsewhere than the dice."""
        return None

    def destinations(self, table: Table) -> list[int]:
        """Slots to which the rolls lead."""
        raise NotImplementedError

    def offer_destination(self, table: Table) -> Step:
        """Asked only where there is a choice."""
        slots = self.destinations(table)
        options = tuple([option("go", place=table.board[slot]) for slot in slots])
        if len(options) > 1:
            about = {"rolls": list(self.rolls)}
            clause = table.clause("move")
            return Ask({self.seat: options}, "destination", clause, about, revocable=True)
        self.answer = options[0]
        return None

    def move(self, table: Table) -> Step:
        """The piece walks."""
        assert self.answer is not None
        walk(table, self.seat, self.answer.place)
        return None

    # -- T3 and T4

    def offer_area(self, table: Table) -> Step:
        """T3: the area's action is optional (H 2, R 2)."""
        about = {"place": table.area_at(self.seat)}
        clause = table.clause("areas")
        return Ask({self.seat: (ACT, SKIP)}, "area", clause, about, revocable=True)

    def area(self, table: Table) -> Step:
        """T4."""
        place = table.area_at(self.seat)
        if self.answer == SKIP:
            table.tell("skipped", seat=self.seat, place=place)
            return None
        action = table.edition.areas[place].action
        assert action is not None
        return action(self.seat)

    # -- T5 to T9

    def offer_attack(self, table: Table) -> Step:
        """T5: whom to attack, or nobody; Masamune does not let one decline. The options of T11
        stand here for a turn without an attack, and are asked for even with nobody in range
        (neutral steps, 2)."""
        seat = self.seat
        if table.cut_short:
            self.finish()
            return None
        targets = table.in_range(seat)
        own = table.own_options(ATTACK, seat)
        forced = self.is_forced(table, targets)
        rest = () if forced or self.attempts else table.own_options(REST, seat)
        if not targets and not self.is_asked_without_targets(table, rest):
            self.answer = None
            return None
        if own and table.armed[seat]:
            self.goto("offer_attack")
            return UseArmed(seat, ATTACK)
        if not targets:
            options: tuple[Option, ...] = ()
        elif table.edition.burst in table.equipment[seat]:
            options = (ATTACK_ALL,)
        else:
            options = tuple([option("attack", seat=target) for target in targets])
        options += own + self.instead_of_attacking(table, targets, forced) + rest
        if not forced:
            options += (PASS,)
        about = {
            **self.about_attack(table, targets),
            **({"forced": forced} if targets else NOBODY_THERE),
        }
        return Ask({seat: options}, "attack", table.clause("range"), about)

    def is_forced(self, table: Table, targets: list[int]) -> bool:
        """Whether the player may not decline: Masamune with somebody in range, for the first
        attack of the turn; or what they have done already."""
        if self.committed:
            return True
        return bool(targets) and not self.attempts and "b_masamune" in table.equipment[self.seat]

    def is_asked_without_targets(self, table: Table, rest: tuple[Option, ...]) -> bool:
        """Whether T5 is asked though nobody is in range, as far as everyone can tell."""
        seat = self.seat
        if table.is_asked(ATTACK, seat):
            return True
        if self.attempts or not table.is_asked(REST, seat):
            return False
        return not (rest and table.armed[seat])

    def instead_of_attacking(
        self, table: Table, targets: list[int], forced: bool
    ) -> tuple[Option, ...]:
        """What else may be done in the place of an attack."""
        return ()

    def about_attack(self, table: Table, targets: list[int]) -> dict[str, object]:
        """What the question says beyond its options."""
        return {}

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
            if ATTACK not in table.cast[seat].windows:
                # Instead of attacking: T11 has come.
                self.finish()
                return use_ability(table, seat, answer)
            use_ability(table, seat, answer)  # Valkyrie and Vendetta turn up, and attack
        elif answer.verb != "attack":
            return self.do_instead(table, answer)
        targets = (answer.seat,) if answer.seat >= 0 else tuple(table.in_range(seat))
        table.attacked = targets
        self.attempts += 1
        self.committed = False
        table.tell("attack", seat=seat, targets=list(targets))
        return Attack(seat, targets)

    def do_instead(self, table: Table, answer: Option) -> Step:
        """Carries out an option of `instead_of_attacking`, or one of an ability of T5 that is no
        attack."""
        raise NotImplementedError

    # -- T10 and T11

    def use_armed_at_end(self, table: Table) -> Step:
        """An armed ability of T10 or T11."""
        if table.cut_short:
            self.finish()
            return None
        return armed(table, END if self.attempts else REST, self.seat)

    def offer_end(self, table: Table) -> Step:
        """After an attack: what may follow it, and the options of T11 (neutral steps, 2). Without
        one they stood in the attack question."""
        seat = self.seat
        if table.cut_short or not self.attempts or not table.is_asked(END, seat):
            self.finish()
            return None
        options = (DONE, *table.own_options(END, seat))
        return Ask({seat: options}, "turn_end", table.clause("timing"))

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


def current_turn(table: Table) -> Turn:
    """The turn that is being played."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Turn):
            return procedure
    raise LookupError("no turn is being played")


def area_of(table: Table, total: int) -> str:
    """The area with this dice total, or empty where there is none."""
    for area in table.edition.areas.values():
        if total in area.totals:
            return area.id
    return ""


def walk(table: Table, seat: int, area: str) -> None:
    """Moves a player's piece to an area; one that is there already stays."""
    slot = table.slot_of(area)
    kind = "stayed" if table.place[seat] == slot else "moved"
    table.place[seat] = slot
    table.tell(kind, seat=seat, place=area)


def attack_again(table: Table, seat: int, price: int) -> Procedure:
    """Takes damage as the price and attacks the same targets that are still alive once more
    (Charles, Craig)."""
    wound(table, [(seat, price)], "price", NOBODY)
    targets = tuple([target for target in table.attacked if table.alive[target]])
    table.tell("attack", seat=seat, targets=list(targets))
    return Attack(seat, targets)
