"""Attacks (H 6, R 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from gloaming.engine import Ask, Option, Procedure, Step

from .effects import take_card
from .harm import deaths, wound
from .pieces import FAILED, REACT, STRIKE
from .reveal import armed, reveal, use_ability
from .table import Table

STRIKE_ON = Option("strike")
GO_ON = Option("on")


def current_attack(table: Table) -> Attack:
    """The attack that is being resolved."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Attack):
            return procedure
    raise LookupError("no attack is being resolved")


@dataclass(slots=True)
class Attack(Procedure):
    """One attack or counterattack on one or more players (T6 to T9)."""

    attacker: int
    targets: tuple[int, ...]
    counter: bool = False
    raw: int = 0
    """Damage rolled, 0 when the attack failed."""
    robbed: tuple[tuple[int, str], ...] = ()
    """What is taken instead of damage: (target, card)."""
    spared: bool = False
    """Nobody takes damage: the attacker robs them all instead (Bylon)."""
    reacting: tuple[int, ...] = ()
    """Targets whose turn to react is still to come, in turn order."""

    steps: ClassVar[tuple[str, ...]] = (
        "roll",
        "use_armed_on_failing",
        "offer_again",
        "roll_again",
        "use_armed",
        "offer_strike",
        "decide_strike",
        "strike",
        "offer_reaction",
        "next_reaction",
        "react",
    )

    # -- T6

    def roll(self, table: Table) -> Step:
        """d4 and d6, the difference is the damage, equal dice fail; Masamune, the Valkyrie and
        Vendetta roll the d4 alone (H 6.2.2-4, R 7.2.2-3)."""
        attacker = self.attacker
        why = "counterattack" if self.counter else "attack"
        d4 = table.chance.die(4)
        single = "b_masamune" in table.equipment[attacker] or (
            table.cast[attacker].single_die and table.power(attacker)
        )
        d6 = 0 if single else table.chance.die(6)
        self.raw = d4 if single else abs(d4 - d6)
        table.dice = (why, attacker, d4, d6, self.raw)
        table.tell("rolled", seat=attacker, why=why, d4=d4, d6=d6, result=self.raw)
        if self.raw:
            self._aim(table)
            self.goto("use_armed")
        return None

    def use_armed_on_failing(self, table: Table) -> Step:
        """An armed Galahad."""
        return armed(table, FAILED, self.attacker)

    def offer_again(self, table: Table) -> Step:
        """Galahad with Excalibur: revealed he rolls again by himself, hidden he may reveal to do so
        (R 7.2.4)."""
        attacker = self.attacker
        self.answer = None
        if table.power(attacker) and table.cast[attacker].rolls_again(table, attacker):
            table.tell("again", seat=attacker)
            self.goto("roll")
        elif not table.revealed[attacker] and table.might_use(FAILED, attacker):
            own = table.own_options(FAILED, attacker)
            return Ask({attacker: (GO_ON, *own)}, "failed", table.clause("attack"))
        return None

    def roll_again(self, table: Table) -> Step:
        """What was chosen; or a miss."""
        answer = self.answer
        self.answer = None
        if answer is not None and answer != GO_ON:
            self.goto("offer_again")
            return use_ability(table, self.attacker, answer)
        table.tell("missed", seat=self.attacker)
        self.goto("offer_reaction")
        return None

    # -- T7

    def _aim(self, table: Table) -> None:
        """Works out the damage of each target as it stands (H 6.2.6-7, R 7.2.5-7)."""
        attacker = self.attacker
        edition = table.edition
        weapons = edition.weapons
        damage = self.raw
        for card in table.equipment[attacker]:
            if card in weapons:
                damage += 1
            elif card == edition.robe:
                damage -= 1
            elif card == edition.holy_weapon and self._is_open_hero(table):
                damage += 2
        damage = max(0, damage)
        robbed = [target for target, _ in self.robbed]
        power = table.power(attacker)
        blow = []
        for target in () if self.spared else self.targets:
            if target in robbed:
                continue
            taken = damage
            if power:
                taken += table.cast[attacker].bonus(table, target)
            if table.angel[target] or table.barrier[target]:
                taken = 0
            elif edition.robe in table.equipment[target]:
                taken = max(0, taken - 1)
            blow.append((target, taken))
        table.blow = (attacker, tuple(blow))

    def _is_open_hero(self, table: Table) -> bool:
        attacker = self.attacker
        return (
            table.revealed[attacker] and table.cast[attacker].faction == table.edition.factions[0]
        )

    def use_armed(self, table: Table) -> Step:
        """An armed ability of this window."""
        return armed(table, STRIKE, self.attacker)

    def offer_strike(self, table: Table) -> Step:
        """The holy weapon, theft and reveals, between a successful roll and the damage (T7)."""
        self._aim(table)
        attacker = self.attacker
        own = table.own_options(STRIKE, attacker)
        holy = self._holy_weapon_is_held_back(table)
        if own or holy or (not table.revealed[attacker] and table.might_use(STRIKE, attacker)):
            options: tuple[Option, ...] = (STRIKE_ON, *own)
            if holy and table.cast[attacker].faction == table.edition.factions[0]:
                options += (Option(table.edition.holy_verb),)
            assert table.blow is not None
            about = {
                "targets": [target for target, _ in table.blow[1]],
                "damage": [damage for _, damage in table.blow[1]],
            }
            return Ask({attacker: options}, "strike", table.clause("attack"), about)
        self.answer = STRIKE_ON
        return None

    def _holy_weapon_is_held_back(self, table: Table) -> bool:
        """A hidden holder of it who might be a hero, for all that is publicly known."""
        attacker = self.attacker
        edition = table.edition
        if table.revealed[attacker] or edition.holy_weapon not in table.equipment[attacker]:
            return False
        damage = table.damage[attacker]
        return any(c.faction == edition.factions[0] and damage < c.hp for c in table.candidates)

    def decide_strike(self, table: Table) -> Step:
        """What was chosen; then it is offered again, until the blow falls."""
        answer = self.answer
        assert answer is not None
        if answer == STRIKE_ON:
            return None
        self.goto("offer_strike")
        if answer.verb == table.edition.holy_verb:
            reveal(table, self.attacker)
            return None
        return use_ability(table, self.attacker, answer)

    # -- T8

    def strike(self, table: Table) -> Step:
        """All damage and thefts at once, what the attacker gains by it, then deaths, looting,
        victory (H 6.2.9-10, R 7.2.9-10)."""
        assert table.blow is not None
        _, blow = table.blow
        attacker = self.attacker
        for target, damage in blow:
            if damage == 0:
                why = (
                    "angel"
                    if table.angel[target]
                    else "barrier"
                    if table.barrier[target]
                    else "robe"
                )
                table.tell("unhurt", seat=target, why=why)
        source = "counterattack" if self.counter else "attack"
        # A theft is no transfer of its own: victory waits for the damage of the same moment (H
        # 6.2.9, H 15.35).
        table.dying = True
        for target, card in self.robbed:
            take_card(table, attacker, target, card)
        dealt = wound(table, [hit for hit in blow if hit[1] > 0], source, attacker)
        table.dying = False
        table.blow = None
        self.answer = None
        if any(dealt) and table.power(attacker):
            table.cast[attacker].has_dealt(table, attacker)
        return deaths(table, attacker, attack=True)

    # -- T9

    def offer_reaction(self, table: Table) -> Step:
        """All hidden targets are asked together and timed, if one might be somebody who reacts
        (neutral steps, 4)."""
        hidden: dict[int, tuple[Option, ...]] = {}
        self.answers = ()
        if table.alive[self.attacker]:
            for target in self.targets:
                if (
                    table.alive[target]
                    and not table.revealed[target]
                    and table.might_use(REACT, target)
                ):
                    hidden[target] = (GO_ON, *table.own_options(REACT, target))
        self.reacting = tuple([s for s in table.after(self.attacker) if s in self.targets])
        if hidden:
            return Ask(
                hidden, "react", table.clause("react"), self._about(), timed=True, masked=True
            )
        return None

    def _about(self) -> dict[str, Any]:
        return {"attacker": self.attacker}

    def next_reaction(self, table: Table) -> Step:
        """One target after the other, in turn order from the attacker's left, while the attacker
        lives: what has become impossible is dropped without revealing anybody. A revealed
        Werewolf is asked openly; what works by itself happens."""
        self.answer = None
        if not self.reacting or not table.alive[self.attacker]:
            self.finish()
            return None
        target = self.reacting[0]
        own = table.own_options(REACT, target)
        if not own:
            return None
        if table.revealed[target]:
            if table.cast[target].passive or table.armed[target]:
                self.answer = own[0]
            elif not table.declines[target]:
                about = self._about()
                return Ask({target: (GO_ON, *own)}, "react", table.clause("react"), about)
        else:
            # Not answered, but armed when the question was closed: until then it may be taken back.
            unasked = own[0] if table.armed[target] else None
            self.answer = dict(self.answers).get(target, unasked)
        return None

    def react(self, table: Table) -> Step:
        """What the target chose."""
        target = self.reacting[0]
        self.reacting = self.reacting[1:]
        self.goto("next_reaction")
        answer = self.answer
        self.answer = None
        if answer is None or answer == GO_ON:
            return None
        return use_ability(table, target, answer)
