"""Damage, death and looting (H 7, R 8). All damage of one effect is one batch: applied, then
settled, together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step, option

from .effects import discard, take_card
from .pieces import LOOT
from .reveal import armed, reveal, use_ability
from .table import NOWHERE, Table
from .victory import check_victory

NOBODY = -1
NOTHING = Option("nothing")
LEAVE = Option("leave")


def wound(table: Table, hits: list[tuple[int, int]], source: str, by: int) -> list[int]:
    """Gives all damage of one effect at the same moment; protection against it has been taken off.

    Gregor's barrier stops damage of every kind (H 10). Deaths are settled separately: `deaths`.

    Args:
        hits: (seat, damage) each.
        source: id of the card or area, ``attack``, ``counterattack``, ``ability`` or ``price``.
        by: who gives it, `NOBODY` for oneself.

    Returns:
        The damage by which each marker really rose, in the order of ``hits``.
    """
    dealt = []
    for seat, amount in hits:
        if amount > 0 and table.barrier[seat]:
            table.tell("unhurt", seat=seat, why="barrier")
            amount = 0
        if amount > 0:
            before = table.damage[seat]
            table.damage[seat] = before + amount
            table.tell(
                "damage",
                seat=seat,
                amount=amount,
                before=before,
                after=before + amount,
                by=by,
                source=source,
            )
        dealt.append(amount)
    return dealt


def deaths(table: Table, by: int, *, attack: bool = False) -> Procedure | None:
    """Settles a batch: the procedure for the deaths it brought, or None after looking at victory
    when nobody died. Who lives on has shown how much they can bear: no way back."""
    table.settle()
    cast = table.cast
    dead = tuple(
        [
            seat
            for seat in range(table.seats)
            if table.alive[seat] and table.damage[seat] >= cast[seat].hp
        ]
    )
    if dead:
        return Deaths(dead, by, attack)
    check_victory(table)
    return None


def hurt(table: Table, hits: list[tuple[int, int]], source: str, by: int) -> Procedure | None:
    """One effect's damage and its deaths."""
    wound(table, hits, source, by)
    return deaths(table, by)


@dataclass(slots=True)
class Deaths(Procedure):
    """One batch of deaths and the looting (H 7)."""

    dead: tuple[int, ...]
    killer: int
    attack: bool
    """Whether an attack or counterattack killed (for Bryan and Charles)."""
    victims: tuple[int, ...] = ()
    """Still to be looted, in seat order from the killer."""
    takes_all: bool = False

    steps: ClassVar[tuple[str, ...]] = (
        "fall",
        "choose_loot",
        "loot",
        "discard_rest",
        "forced_reveals",
        "offer_last_wish",
        "last_wish",
        "victory",
    )

    def fall(self, table: Table) -> Step:
        """All die together, are revealed and leave the board. Who dies too, or killed themselves,
        loots nothing (H 7.3)."""
        table.dying = True
        table.batches += 1
        if self.killer in self.dead:
            self.killer = NOBODY
        for seat in self.dead:
            table.alive[seat] = False
            table.batch[seat] = table.batches
            table.place[seat] = NOWHERE
            table.angel[seat] = False
            table.barrier[seat] = False
            table.armed[seat] = False
            table.declines[seat] = False
            if seat == table.active:
                table.cut_short = True
                table.extra = 0
            hidden = not table.revealed[seat]
            table.revealed[seat] = True
            table.tell(
                "died", seat=seat, character=table.characters[seat], by=self.killer, hidden=hidden
            )
        table.find_candidates()
        if self.killer != NOBODY and (self.attack or table.edition.every_kill_loots):
            # H 7.4, R 8.2: the Rosary counts if held when the victims died, not when it is itself
            # loot of this batch.
            self.takes_all = "w_silver_rosary" in table.equipment[self.killer]
            self.victims = tuple([s for s in table.after(self.killer) if s in self.dead])
        if self.killer != NOBODY and self.attack:
            self._remember_feats(table)
        return None

    def _remember_feats(self, table: Table) -> None:
        """What an attack's kill means for Bryan, Bruce, Charles, Craig (kind E of H 8, R 9)."""
        feats = table.feats[self.killer]
        strong = table.edition.strong
        for seat in self.dead:
            feats += ("killed_strong",) if table.cast[seat].hp >= strong else ("killed_weak",)
        if table.edition.third_kill(table, len(self.dead)):
            feats += ("killed_third",)
        table.feats[self.killer] = feats

    def choose_loot(self, table: Table) -> Step:
        """The killer chooses one card of each victim, or in Raiders none (R 8.2: "may"); Bob with 7
        or 8 players may take all (asked here: H 14.4.2). The Rosary leaves no choice."""
        while self.victims and not table.equipment[self.victims[0]]:
            self.victims = self.victims[1:]
        if not self.victims:
            self.goto("discard_rest")
            return None
        victim = self.victims[0]
        cards = tuple(dict.fromkeys(table.equipment[victim]))
        may_leave = table.edition.may_leave_loot
        if self.takes_all or (len(cards) == 1 and not may_leave):
            self.answer = None
            return None
        if armed(table, LOOT, self.killer):
            self.answer = option("all", seat=victim)
            return None
        options = tuple([option("take", seat=victim, card=card) for card in cards])
        if table.own_options(LOOT, self.killer):
            options += (option("all", seat=victim),)
        if may_leave:
            options += (LEAVE,)
        return Ask({self.killer: options}, "loot", table.clause("loot"), {"from_seat": victim})

    def loot(self, table: Table) -> Step:
        """Takes what was chosen; then the next victim."""
        victim = self.victims[0]
        cards = table.equipment[victim]
        if not self.takes_all:
            cards = tuple(dict.fromkeys(cards))
        answer = self.answer
        if answer is not None and answer.verb == "all":
            cards = table.equipment[victim]
            use_ability(table, self.killer, answer)
        elif answer is not None:
            cards = (answer.card,) if answer.verb == "take" else ()
        for card in cards:
            take_card(table, self.killer, victim, card, "looted")
        self.victims = self.victims[1:]
        self.goto("choose_loot")
        return None

    def discard_rest(self, table: Table) -> Step:
        """What nobody took goes to the discard piles."""
        for seat in self.dead:
            for card in table.equipment[seat]:
                discard(table, card)
                table.tell("discarded", seat=seat, card=card)
            table.equipment[seat] = ()
        return None

    def forced_reveals(self, table: Table) -> Step:
        """Daniel when another has died; Bryan when his attack has killed a weak one (H 7.5)."""
        for seat in table.living():
            if (
                not table.revealed[seat]
                and table.has_ability(seat)
                and table.cast[seat].must_reveal(table, seat)
            ):
                reveal(table, seat, forced=True)
        return None

    def offer_last_wish(self, table: Table) -> Step:
        """Godwin: once the batch is settled, before victory is looked at (R 8)."""
        self.answer = None
        for seat in self.dead:
            wishes = table.cast[seat].last_wishes(table, seat) if table.has_ability(seat) else ()
            if wishes:
                return Ask({seat: (NOTHING, *wishes)}, "last_wish", table.clause("loot"))
        return None

    def last_wish(self, table: Table) -> Step:
        """What was chosen. Only one of the dead can have had a wish."""
        answer = self.answer
        self.answer = None
        if answer is None or answer == NOTHING:
            return None
        wisher = next(s for s in self.dead if table.cast[s].last_wishes(table, s))
        return use_ability(table, wisher, answer)

    def victory(self, table: Table) -> Step:
        """Once, at the end of the batch."""
        table.dying = False
        check_victory(table)
        return None
