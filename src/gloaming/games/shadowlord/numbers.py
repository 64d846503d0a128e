"""Every number of the game (R 2): the one place to change them.

`STANDARD` is the table of the rules file. A host may load another for a room: `Numbers.from_json`
checks it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from gloaming.engine import BadTable
from gloaming.engine.table import missing, number_at, object_at

from .characters import ALLIES, KEYS, MASTERS, SHADOWS

HIGHEST = 99
"""No number of a table is larger."""
PLAYERS = (2, 3, 4)
POWERS = (0, 2, 4, 7, 10)
"""The values of power cards."""
GUIDES = (
    "great_storm",
    "local_storm",
    "gather",
    "salvage",
    "insight",
    "trade_winds",
    "shipyard",
    "scout",
    "errand",
    "raid",
    "gift",
)
"""What the guide card can tell (R 2.4)."""

LEAST = {
    "dice": 1,
    "dice_sides": 2,
    "draw_base": 1,
    "rings": 3,
    "ring_slots": 2,
    "ships": 3,
    "timer_slots": 2,
    "reign_reshuffles": 1,
    "fortress_entrants": 1,
}
"""Where less than 0 is too little."""
MOST = {
    "card_under_portrait": 1,
    "stop_on_unheld": 1,
    "tie_to_defender": 1,
    "extra_cards": 1,
    "rings": 7,
    "dice": 4,
    "dice_sides": 20,
}
"""Where `HIGHEST` is too much; 0 and 1 are no and yes."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """A table of numbers. All are whole numbers from 0 on."""

    level_master: int
    level_warrior: int
    level_merchant: int
    level_diplomat: int
    level_shadowlord: int
    level_shadows: tuple[int, ...]
    """Of the minor shadows, in the order of the characters."""
    start_ships: int
    """Of each player, split over three characters."""
    start_cards: int
    shadowlord_ships: int
    shadow_ships: int
    """Of each minor shadow at first."""
    ring_slots: int
    """The Power Stone fills one."""
    rings: int
    """Of each player: characters that one may have, the master among them."""
    ships: int
    """Of each player."""
    black_ships: int
    draw_base: int
    draw_per_corner: int
    draw_per_merchant: int
    draw_per_ruin: int
    ships_per_merchant: int
    ships_per_corner: int
    redeem_most: int
    """Cards that one may redeem in a turn."""
    hand_limit: int
    """At the end of one's own turn."""
    card_under_portrait: int
    extra_cards: int
    """Of each combatant: at most one."""
    drawn_cards: int
    """Of each combatant."""
    stone_cards: int
    """More of them for the holder of the Power Stone."""
    timer_slots: int
    timer_start: tuple[int, int, int]
    """The slot at first, with 2, 3 and 4 players."""
    reign_reshuffles: int
    dice: int
    dice_sides: int
    fortress_entrants: int
    """Characters that may enter in a turn while the Shadowlord is there."""
    stop_on_unheld: int
    """Entering a galaxy that one does not control ends a move."""
    tie_to_defender: int
    bribe_cards: int
    """Equal cards that a bribe takes; 0: nobody can be bribed."""
    powers: tuple[int, ...]
    """Power cards of each value, in the order of `POWERS`."""
    guide: tuple[str, ...]
    """What each roll tells, from the lowest on."""

    @property
    def levels(self) -> tuple[int, ...]:
        """The level of each character by number."""
        allies = (self.level_warrior, self.level_merchant, self.level_diplomat)
        return (
            *[self.level_master] * len(MASTERS),
            *[level for level in allies for _ in range(len(ALLIES) // 3)],
            *self.level_shadows,
            self.level_shadowlord,
        )

    @property
    def cards(self) -> int:
        """All power cards."""
        return sum(self.powers)

    def told_by(self, roll: int) -> str:
        """What the guide card says of a roll."""
        return self.guide[roll - self.dice]

    def plain(self) -> dict[str, Any]:
        """As JSON, as `from_json` reads it."""
        out: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        out["level_shadows"] = {
            KEYS[shadow]: level for shadow, level in zip(SHADOWS, self.level_shadows, strict=True)
        }
        out["timer_start"] = {
            str(players): slot for players, slot in zip(PLAYERS, self.timer_start, strict=True)
        }
        out["powers"] = {
            str(value): count for value, count in zip(POWERS, self.powers, strict=True)
        }
        out["guide"] = {str(roll): event for roll, event in enumerate(self.guide, self.dice)}
        return out

    @classmethod
    def from_json(cls, data: Any) -> Numbers:
        """A table that differs from the standard one where ``data`` says so.

        Args:
            data: an object with any of the fields, as `plain` writes them; an object in it may
                leave out what stays as it is: ``{"powers": {"10": 4}}``. With other dice the whole
                guide card has to be given.

        Raises:
            BadTable: naming the place, the value and what is allowed.
        """
        known = {field.name for field in fields(cls)}
        usual = STANDARD.plain()
        values = {**usual, **object_at("numbers", data, known)}
        tables = ("level_shadows", "timer_start", "powers")
        for name in sorted(known - {*tables, "guide"}):
            values[name] = number_at(
                name, values[name], LEAST.get(name, 0), MOST.get(name, HIGHEST)
            )
        for name in tables:
            given = object_at(name, values[name], set(usual[name]))
            values[name] = tuple(
                number_at(
                    f"{name}.{key}", given.get(key, number), int(name == "timer_start"), HIGHEST
                )
                for key, number in usual[name].items()
            )
        values["guide"] = _guide(values["guide"], values["dice"], values["dice_sides"])
        numbers = cls(**values)
        _check_that_games_end(numbers)
        return numbers


def _guide(data: Any, dice: int, sides: int) -> tuple[str, ...]:
    """What each roll of these dice tells."""
    rolls = [str(roll) for roll in range(dice, dice * sides + 1)]
    given = object_at("guide", data, set(rolls))
    if (dice, sides) == (STANDARD.dice, STANDARD.dice_sides):
        given = {**STANDARD.plain()["guide"], **given}
    missing("guide", given, set(rolls))
    out = []
    for roll in rolls:
        where = f"guide.{roll}"
        if given[roll] not in GUIDES:
            raise BadTable(where, given[roll], "one-of", names=sorted(GUIDES))
        out.append(given[roll])
    return tuple(out)


def _check_that_games_end(numbers: Numbers) -> None:
    """At the end of every turn some cards must not be held (R 11), the timer must have a way to go,
    and what players and shadows begin with must be there."""
    characters = len(MASTERS) + len(ALLIES)
    held = characters * numbers.card_under_portrait + max(PLAYERS) * max(
        numbers.hand_limit, numbers.start_cards
    )
    if numbers.cards <= held:
        raise BadTable("powers", numbers.cards, "few-cards", least=held + 1)
    for players, slot in zip(PLAYERS, numbers.timer_start, strict=True):
        if slot >= numbers.timer_slots:
            most = numbers.timer_slots - 1
            raise BadTable(f"timer_start.{players}", slot, "number", least=1, most=most)
    room = numbers.ring_slots
    for name, most in (
        ("start_ships", min(numbers.ships, 3 * room)),
        ("shadow_ships", room),
        ("shadowlord_ships", room - 1),
    ):
        value = getattr(numbers, name)
        if value > most:
            raise BadTable(name, value, "number", least=0, most=most)
    black = numbers.shadowlord_ships + len(SHADOWS) * numbers.shadow_ships
    if numbers.black_ships < black:
        raise BadTable("black_ships", numbers.black_ships, "number", least=black, most=HIGHEST)


# fmt: off
STANDARD = Numbers(
    level_master=10,
    level_warrior=6,
    level_merchant=3,
    level_diplomat=0,
    level_shadowlord=10,
    level_shadows=(3, 3, 6, 6, 6, 6, 6, 10),
    start_ships=3,
    start_cards=0,
    shadowlord_ships=5,
    shadow_ships=1,
    ring_slots=6,
    rings=7,
    ships=20,
    black_ships=20,
    draw_base=1,
    draw_per_corner=1,
    draw_per_merchant=0,
    draw_per_ruin=0,
    ships_per_merchant=3,
    ships_per_corner=3,
    redeem_most=HIGHEST,
    hand_limit=5,
    card_under_portrait=1,
    extra_cards=1,
    drawn_cards=1,
    stone_cards=1,
    timer_slots=6,
    timer_start=(3, 2, 1),
    reign_reshuffles=12,
    dice=2,
    dice_sides=6,
    fortress_entrants=1,
    stop_on_unheld=1,
    tie_to_defender=1,
    bribe_cards=0,
    powers=(8, 15, 15, 10, 2),   # of 0, 2, 4, 7, 10
    guide=GUIDES,                # rolls 2 to 12
)
# fmt: on


def text_of(numbers: Numbers) -> str:
    """A table as matches keep it; empty for the standard one."""
    if numbers == STANDARD:
        return ""
    return json.dumps(numbers.plain(), sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=64)
def numbers_of(text: str) -> Numbers:
    """The table of a match, from its JSON text; the empty text is the standard one."""
    return Numbers.from_json(json.loads(text)) if text else STANDARD
