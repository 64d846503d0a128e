"""The skills of the 32 members, one file a family (R 6)."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.engine import Procedure

from ..ballroom import Ballroom
from ..members import key_of
from .base import Skill
from .chat_noir import ChatNoir, CraftyChatNoir, mystic_chat_noir
from .constable import MysticConstable, alert_constable, constable, crafty_constable
from .damsel import mystic_damsel
from .detective import AlertDetective, CraftyDetective, Detective, MysticDetective
from .joker import AlertJoker, CraftyJoker, Joker, MysticJoker
from .lady_lupin import AlertLadyLupin, CraftyLadyLupin, LadyLupin, mystic_lady_lupin
from .madam import CraftyMadam, Madam, mystic_madam
from .maid import CraftyMaid, Maid

Resolves = Callable[[Ballroom, int, int, int], None]
"""What a resolving skill does: (room, place, seat, card)."""

INSTANT_SKILLS: dict[str, type[Skill]] = {
    "joker": Joker,
    "crafty_joker": CraftyJoker,
    "alert_joker": AlertJoker,
    "mystic_joker": MysticJoker,
    "chat_noir": ChatNoir,
    "crafty_chat_noir": CraftyChatNoir,
    "detective": Detective,
    "crafty_detective": CraftyDetective,
    "alert_detective": AlertDetective,
    "mystic_detective": MysticDetective,
    "mystic_constable": MysticConstable,
    "maid": Maid,
    "crafty_maid": CraftyMaid,
    "lady_lupin": LadyLupin,
    "crafty_lady_lupin": CraftyLadyLupin,
    "alert_lady_lupin": AlertLadyLupin,
    "madam": Madam,
    "crafty_madam": CraftyMadam,
}

RESOLVING_SKILLS: dict[str, Resolves] = {
    "mystic_chat_noir": mystic_chat_noir,
    "constable": constable,
    "crafty_constable": crafty_constable,
    "alert_constable": alert_constable,
    "mystic_lady_lupin": mystic_lady_lupin,
    "mystic_damsel": mystic_damsel,
    "mystic_madam": mystic_madam,
}
"""Those that do something when their turn comes; what the other Damsels do is noted instead."""

SKILL_PROCEDURES: tuple[type[Procedure], ...] = tuple(INSTANT_SKILLS.values())


def skill_of(room: Ballroom, seat: int, card: int) -> Skill | None:
    """The instant skill of a face-up card, if it has one."""
    kind = INSTANT_SKILLS.get(key_of(room.member[card]))
    return None if kind is None else kind(seat, card)
