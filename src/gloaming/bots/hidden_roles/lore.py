"""What the pieces of an edition mean to a computer player: the shape of the tables that each
edition brings (hunters.py, raiders.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gloaming.games.hidden_roles.pieces import Character

if TYPE_CHECKING:
    from .goals import Goal
    from .stakes import Situation

Worth = Callable[["Situation"], float]
"""What something is worth to the one who decides, as things stand."""
OptionWorth = Callable[["Situation", dict[str, Any]], float]
"""The same for an option of a question."""
Fits = Callable[[Character, dict[str, Any]], bool]
"""Whether a card works on a character, given the public view."""

ANY = "any"
HALL = "hall"
STEAL = "steal"
HINT = "hint"
NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Lore:
    """An edition as its players know it."""

    actions: Mapping[str, str]
    """What happens in each area: a card of the deck ``white``, ``black`` or `HINT`; of `ANY`; harm
    or healing at will (`HALL`); taking equipment (`STEAL`); or `NOTHING`."""
    worth: Mapping[str, float]
    """Of each equipment card."""
    plays: Mapping[str, Worth]
    """Of each single-use card, to its drawer."""
    stays: bool
    """Whether who rolls the own area's total stays there."""
    relics: frozenset[str]
    """What David collects."""
    shield: str
    """The card that protects from cards,"""
    shielded: frozenset[str]
    """namely from these, of those with a target."""
    brooch: str
    """The card that protects from the hall."""
    liars: frozenset[str]
    """Who may answer hint cards untruthfully."""
    harming: frozenset[str]
    """Sources of damage whose victim was chosen; attacks tell of themselves."""
    mirrors: Mapping[str, Fits]
    """Cards that turn up whom they fit."""
    offers: Mapping[str, Fits]
    """Cards with which whom they fit may reveal and heal fully."""
    goals: Mapping[str, Goal]
    """Of each character of the third faction."""
    at_start: Mapping[str, OptionWorth]
    """Abilities of T1, by character."""
    at_end: Mapping[str, OptionWorth]
    """Abilities of T10 and T11, by character."""
    voiding: Mapping[str, float]
    """What it is worth to take an enemy's ability away; the others' are little or soon spent."""
    bonuses: Mapping[str, Callable[[dict[str, Any]], int]]
    """What an open attacker adds to the damage, by character and given the target."""
    exposure: Callable[[Situation, str], float]
    """How likely a player who moves at random could then attack somebody at a place."""
