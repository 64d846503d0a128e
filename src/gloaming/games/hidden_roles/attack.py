"""Attacks (R 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloaming.engine import Ask, Option, Procedure, Step

from .effects import heal, take_card
from .harm import deaths, wound
from .pieces import HUNTER, REACT, STRIKE
from .reveal import armed, reveal, use_ability
from .table import Table

STRIKE_ON = Option("strike")
SPEAR = Option("spear")
GO_ON = Option("on")
COUNTER = Option("use")
AXES = frozenset({"b_butcher_knife", "b_chainsaw", "b_broad_axe"})


def current_attack(table: Table) -> Attack:
    """The attack that is being resolved."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Attack):
            return procedure
    raise LookupError("no attack is being resolved")


@dataclass(slots=True)
class Attack(Procedure):
    """One attack or counterattack on one or more players (R 6.2, T6 to T9)."""

    attacker: int
    targets: tuple[int, ...]
    counter: bool = False
    raw: int = 0
    """Damage rolled, 0 when the attack failed."""
    robbed: tuple[tuple[int, str], ...] = ()
    """What Bob takes instead of damage: (target, card)."""

    steps: ClassVar[tuple[str, ...]] = (
        "roll",
        "use_armed",
        "offer_strike",
        "decide_strike",
        "strike",
        "offer_reaction",
        "react",
    )

    def roll(self, table: Table) -> Step:
        """d4 and d6, the difference is the damage, equal dice fail; Masamune and the Valkyrie roll
        the d4 alone (R 6.2.2-4)."""
        why = "counterattack" if self.counter else "attack"
        d4 = table.chance.die(4)
        if "b_masamune" in table.equipment[self.attacker] or table.is_active_power(
            self.attacker, "valkyrie"
        ):
            d6 = 0
            self.raw = d4
        else:
            d6 = table.chance.die(6)
            self.raw = abs(d4 - d6)
        table.dice = (why, self.attacker, d4, d6, self.raw)
        table.tell("rolled", seat=self.attacker, why=why, d4=d4, d6=d6, result=self.raw)
        if self.raw == 0:
            table.tell("missed", seat=self.attacker)
            self.goto("offer_reaction")
        else:
            self._aim(table)
        return None

    def _aim(self, table: Table) -> None:
        """Works out the damage of each target as it stands (R 6.2.6-7)."""
        attacker = self.attacker
        held = table.equipment[attacker]
        damage = self.raw
        for card in held:
            if card in AXES:
                damage += 1
            elif card == "w_holy_robe":
                damage -= 1
            elif card == "w_spear_longinus" and self._counts_spear(table):
                damage += 2
        damage = max(0, damage)
        robbed = [target for target, _ in self.robbed]
        blow = []
        for target in self.targets:
            if target in robbed:
                continue
            taken = damage
            if table.angel[target] or table.barrier[target]:
                taken = 0
            elif "w_holy_robe" in table.equipment[target]:
                taken = max(0, damage - 1)
            blow.append((target, taken))
        table.blow = (attacker, tuple(blow))

    def _counts_spear(self, table: Table) -> bool:
        attacker = self.attacker
        return table.revealed[attacker] and table.cast[attacker].faction == HUNTER

    def use_armed(self, table: Table) -> Step:
        """An armed Vampire or Bob at this window."""
        return armed(table, STRIKE, self.attacker)

    def offer_strike(self, table: Table) -> Step:
        """Spear, theft and the Vampire's reveal, between a successful roll and the damage (T7, R
        14.4.2)."""
        self._aim(table)
        attacker = self.attacker
        own = table.own_options(STRIKE, attacker)
        spear = self._spear_is_held_back(table)
        if own or spear or (not table.revealed[attacker] and table.might_use(STRIKE, attacker)):
            options: tuple[Option, ...] = (STRIKE_ON, *own)
            if spear and table.cast[attacker].faction == HUNTER:
                options += (SPEAR,)
            assert table.blow is not None
            about = {
                "targets": [target for target, _ in table.blow[1]],
                "damage": [damage for _, damage in table.blow[1]],
            }
            return Ask({attacker: options}, "strike", "6.2", about)
        self.answer = STRIKE_ON
        return None

    def _spear_is_held_back(self, table: Table) -> bool:
        """A hidden holder of the Spear who might be a Hunter, for all that is publicly known."""
        attacker = self.attacker
        if table.revealed[attacker] or "w_spear_longinus" not in table.equipment[attacker]:
            return False
        damage = table.damage[attacker]
        return any(c.faction == HUNTER and damage < c.hp for c in table.candidates)

    def decide_strike(self, table: Table) -> Step:
        """What was chosen; then it is offered again, until the blow falls."""
        answer = self.answer
        assert answer is not None
        if answer == STRIKE_ON:
            return None
        self.goto("offer_strike")
        if answer == SPEAR:
            reveal(table, self.attacker)
            return None
        return use_ability(table, self.attacker, answer)

    def strike(self, table: Table) -> Step:
        """All damage and thefts at once, the Vampire's healing, then deaths, looting, victory (R
        6.2.9-10)."""
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
        # A theft is no transfer of its own: victory waits for the damage of the same moment (R
        # 6.2.9, R 15.35).
        table.dying = True
        for target, card in self.robbed:
            take_card(table, attacker, target, card)
        dealt = wound(table, [hit for hit in blow if hit[1] > 0], source, attacker)
        table.dying = False
        table.blow = None
        self.answer = None
        if any(dealt) and table.is_active_power(attacker, "vampire"):
            heal(table, attacker, 2)
        return deaths(table, attacker, attack=True)

    def offer_reaction(self, table: Table) -> Step:
        """T9. A revealed Werewolf is asked openly; all hidden targets together and timed, if one
        might be it (R 14.4.4)."""
        attacker = self.attacker
        hidden: dict[int, tuple[Option, ...]] = {}
        if table.alive[attacker]:
            for target in self.targets:
                own = table.own_options(REACT, target)
                if table.revealed[target]:
                    if own and table.armed[target]:
                        self.answers = ((target, own[0]),)
                        return None
                    if own:
                        about = {"attacker": attacker}
                        return Ask({target: (GO_ON, *own)}, "react", "6.4", about)
                elif table.alive[target] and table.might_use(REACT, target):
                    hidden[target] = (GO_ON, *own)
        if hidden:
            about = {"attacker": attacker}
            return Ask(hidden, "react", "6.4", about, timed=True, masked=True)
        self.answer = None
        return None

    def react(self, table: Table) -> Step:
        """The counterattack, if somebody chose it: an attack in every respect, on the attacker
        alone (R 6.4)."""
        answers = self.answers
        if self.answer is not None and not answers:
            answers = tuple(
                [
                    (target, self.answer)
                    for target in self.targets
                    if table.own_options(REACT, target)
                ]
            )
        self.answer = None
        self.answers = ()
        answered = {seat for seat, _ in answers}
        for target in self.targets:
            # Not answered, but armed when the question was closed: until then it may be taken back
            # (R 5).
            unanswered = target not in answered and table.armed[target]
            if unanswered and table.alive[self.attacker] and table.own_options(REACT, target):
                answers += ((target, COUNTER),)
        for target, option in answers:
            if option == COUNTER:
                use_ability(table, target, option)
                table.tell("counterattack", seat=target, to=self.attacker)
                return Attack(target, (self.attacker,), counter=True)
        return None
