"""The table: the state of a match, and the questions about it that the rules keep asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from gloaming.engine import Chance, Option, State

from .pieces import FACTIONS, HUNTER, NEUTRAL, SHADOW, Character, Edition

if TYPE_CHECKING:
    from . import family

NOWHERE = -1
"""Off the board: before the first move, and when dead."""


class Table(State):
    """All pieces as plain data. Lists with one entry a player are indexed by seat; seats are in
    turn order."""

    # fmt: off
    __slots__ = (
        "abilities", "active", "alive", "angel", "armed", "attacked", "barrier", "batch",
        "batches", "black", "black_discard", "blow", "board", "by_initial", "candidates",
        "card", "cast", "characters", "counts", "damage", "dice", "dying", "edition",
        "equipment", "extra", "feats", "hermit", "hermit_discard", "hermits", "known",
        "place", "pool", "reasons", "revealed", "roster", "spent", "start_used", "turn",
        "turned", "voided", "walked", "white", "white_discard", "winners",
    )

    VALUES: ClassVar[tuple[str, ...]] = (
        "abilities", "active", "attacked", "batches", "blow", "board", "by_initial", "card",
        "characters", "counts", "dice", "dying", "extra", "start_used", "hermit", "pool",
        "reasons", "roster", "turn", "walked", "winners",
    )
    LISTS: ClassVar[tuple[str, ...]] = (
        "alive", "angel", "armed", "barrier", "batch", "black", "black_discard", "damage",
        "equipment", "feats", "hermit_discard", "hermits", "known", "place", "revealed",
        "spent", "turned", "voided", "white", "white_discard",
    )
    # fmt: on
    DERIVED: ClassVar[tuple[str, ...]] = ("candidates", "cast", "edition")

    cast: tuple[Character, ...]
    candidates: tuple[Character, ...]
    edition: Edition
    """The pieces of this game."""

    def __init__(
        self,
        game: family.HiddenRoles,
        seats: int,
        chance: Chance,
        *,
        roster: str,
        pool: tuple[str, ...],
        abilities: bool,
    ) -> None:
        super().__init__(game, seats, chance)
        # How it was set up
        self.roster = roster
        self.pool = pool
        """Ids of the characters that may be in play, as everyone knows them."""
        self.by_initial = roster == "by_initial"
        self.abilities = abilities
        self.edition = game.edition
        self.counts: tuple[int, int, int] = game.edition.counts[seats]
        self.board: tuple[str, ...] = ()
        """Area id of each slot."""
        self.characters: tuple[str, ...] = ()
        # The players
        self.place = [NOWHERE] * seats
        """Slot of each player."""
        self.damage = [0] * seats
        self.alive = [True] * seats
        self.revealed = [False] * seats
        self.equipment: list[tuple[str, ...]] = [()] * seats
        self.angel = [False] * seats
        """Under Guardian Angel."""
        self.barrier = [False] * seats
        """Under Gregor's barrier."""
        self.voided = [False] * seats
        self.spent = [False] * seats
        """The once-per-game ability has been used."""
        self.turned = [False] * seats
        """Agnes looks to her left."""
        self.armed = [False] * seats
        """The ability is to be used at its next window. Private."""
        self.known: list[tuple[tuple[int, str], ...]] = [()] * seats
        """Characters seen through Prediction, as (seat, character). Private."""
        self.batch = [0] * seats
        """In which batch of deaths a player died, from 1; 0 alive."""
        self.feats: list[tuple[str, ...]] = [()] * seats
        """Events that count for victory, once they have happened."""
        # The decks; the last card of a list is on top
        self.white: list[str] = []
        self.black: list[str] = []
        self.hermits: list[str] = []
        self.white_discard: list[str] = []
        self.black_discard: list[str] = []
        self.hermit_discard: list[str] = []
        # What is going on
        self.turn = 0
        self.active = 0
        self.extra = 0
        """Turns owed to the active player after this one."""
        self.walked = False
        """The active player has moved without rolling."""
        self.start_used = False
        """What works once at the start of each turn (Catherine, Ultra Soul) has been done in this
        one."""
        self.attacked: tuple[int, ...] = ()
        """Whom the active player has attacked in this turn."""
        self.blow: tuple[int, tuple[tuple[int, int], ...]] | None = None
        """The attacker, and (target, damage) as it stands, between roll and damage."""
        self.dice: tuple[str, int, int, int, int] | None = None
        """Last roll: why, who, d4, d6 (0 when not rolled), result."""
        self.card: tuple[str, int] | None = None
        """Last white or black card drawn, and by whom."""
        self.hermit: tuple[str, int, int] | None = None
        """Hermit card in play: card, drawer, receiver (-1 not handed over yet)."""
        self.batches = 0
        self.dying = False
        """A batch of deaths is being settled; victory is looked at when it is (R 7, step 6)."""
        self.winners: tuple[int, ...] = ()
        self.reasons: tuple[str, ...] = ()
        """Why each winner won, beside ``winners``."""

    def restore(self) -> None:
        """Looks the pieces up again and works out the candidates."""
        self.edition = cast("family.HiddenRoles", self.game).edition
        characters = self.edition.characters
        self.cast = tuple([characters[id] for id in self.characters])
        self.find_candidates()

    # -- players

    def living(self) -> list[int]:
        """Seats of the living, in seat order."""
        return [seat for seat in range(self.seats) if self.alive[seat]]

    def others(self, seat: int) -> list[int]:
        """Living players but this one, in seat order."""
        return [s for s in range(self.seats) if s != seat and self.alive[s]]

    def after(self, seat: int) -> list[int]:
        """All other seats in turn order, beginning with the one on the left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def left_of(self, seat: int) -> int:
        """The player after this one (R 1)."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """The player before this one (R 1)."""
        return (seat - 1) % self.seats

    def has_ability(self, seat: int) -> bool:
        """Whether this player's ability, whatever it is, can work at all: abilities are on, and
        Ellen has not voided it."""
        return self.abilities and not self.voided[seat]

    def is_active_power(self, seat: int, character: str) -> bool:
        """Whether the player is this character, revealed, with an ability that works."""
        return (
            self.revealed[seat]
            and self.characters[seat] == character
            and self.abilities
            and not self.voided[seat]
        )

    # -- the board

    def area_at(self, seat: int) -> str:
        """Id of the area where the player stands, empty when off the board."""
        place = self.place[seat]
        return "" if place < 0 else self.board[place]

    def slot_of(self, area: str) -> int:
        """The slot in which an area lies."""
        return self.board.index(area)

    def standing_at(self, area: str) -> list[int]:
        """Living players in an area, in seat order."""
        slot = self.board.index(area)
        return [seat for seat in range(self.seats) if self.place[seat] == slot]

    def in_range(self, seat: int) -> list[int]:
        """Whom the player could attack (R 6.1), in seat order."""
        place = self.place
        if place[seat] < 0:
            return []
        zone = place[seat] // 2
        if "b_handgun" in self.equipment[seat]:
            return [s for s in range(self.seats) if place[s] >= 0 and place[s] // 2 != zone]
        return [
            s for s in range(self.seats) if s != seat and place[s] >= 0 and place[s] // 2 == zone
        ]

    def holders(self, but: int) -> list[int]:
        """Living players other than ``but`` who hold equipment."""
        equipment = self.equipment
        return [s for s in range(self.seats) if s != but and equipment[s] and self.alive[s]]

    # -- what everyone can work out (R 14.4.1)

    def find_candidates(self) -> None:
        """Sets ``candidates``: the characters that a hidden living player could be, for all that is
        publicly known."""
        characters = self.edition.characters
        left = dict(zip(FACTIONS, self.counts, strict=True))
        shown = set()
        for seat in range(self.seats):
            if self.revealed[seat]:
                shown.add(self.characters[seat])
                left[self.cast[seat].faction] -= 1
        initials = {id[0] for id in shown} if self.by_initial else set()
        self.candidates = tuple(
            [
                characters[id]
                for id in self.pool
                if id not in shown and left[characters[id].faction] > 0 and id[0] not in initials
            ]
        )

    # -- abilities

    def own_options(self, window: str, seat: int) -> tuple[Option, ...]:
        """What the player's own ability really offers in this window."""
        character = self.cast[seat]
        if (
            window not in character.windows
            or not self.abilities
            or self.voided[seat]
            or not self.alive[seat]
            or (character.once and self.spent[seat])
        ):
            return ()
        return character.options(window, self, seat)

    def might_use(self, window: str, seat: int) -> bool:
        """Whether a hidden player might, for all that is publicly known, have an option of an
        ability here (R 14.4.1)."""
        if not self.abilities or self.voided[seat]:
            return False
        damage = self.damage[seat]
        for candidate in self.candidates:
            if (
                window in candidate.windows
                and damage < candidate.hp
                and candidate.options(window, self, seat)
            ):
                return True
        return False

    def is_asked(self, window: str, seat: int) -> bool:
        """Whether the player is asked at a window for an ability's sake: the public test for the
        hidden, else the truth."""
        if self.revealed[seat]:
            return bool(self.own_options(window, seat))
        return self.might_use(window, seat)

    # -- factions

    def all_dead(self, faction: str) -> bool:
        """Whether nobody of this faction is left."""
        for seat in range(self.seats):
            if self.alive[seat] and self.cast[seat].faction == faction:
                return False
        return True

    def dead_count(self, faction: str = "") -> int:
        """How many have died, of one faction or of all."""
        return sum(
            1
            for seat in range(self.seats)
            if not self.alive[seat] and (not faction or self.cast[seat].faction == faction)
        )


__all__ = ["HUNTER", "NEUTRAL", "NOWHERE", "SHADOW", "Table"]
