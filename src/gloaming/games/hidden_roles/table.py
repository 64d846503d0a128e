"""The table: the state of a match, and the questions about it that the rules keep asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from gloaming.engine import Chance, Option, State

from .pieces import Character, Edition

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
        "card", "cast", "characters", "counts", "cut_short", "damage", "declines", "dice",
        "dying", "edition", "equipment", "extra", "feats", "heading", "hint", "hint_discard",
        "hints", "known", "place", "pool", "reasons", "revealed", "roster", "spent", "turn",
        "turned", "used", "variant", "voided", "walked", "white", "white_discard", "winners",
    )

    VALUES: ClassVar[tuple[str, ...]] = (
        "abilities", "active", "attacked", "batches", "blow", "board", "by_initial", "card",
        "characters", "counts", "cut_short", "dice", "dying", "extra", "heading", "hint",
        "pool", "reasons", "roster", "turn", "used", "variant", "walked", "winners",
    )
    LISTS: ClassVar[tuple[str, ...]] = (
        "alive", "angel", "armed", "barrier", "batch", "black", "black_discard", "damage",
        "declines", "equipment", "feats", "hint_discard", "hints", "known", "place", "revealed",
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
        variant: tuple[Any, ...] = (),
    ) -> None:
        super().__init__(game, seats, chance)
        # How it was set up
        self.roster = roster
        self.pool = pool
        """Ids of the characters that may be in play, as everyone knows them."""
        self.by_initial = roster == "by_initial"
        self.abilities = abilities
        self.variant = variant
        """Options that choose among the game's editions."""
        self.edition = game.edition_of(variant)
        self.counts: tuple[int, int, int] = self.edition.counts[seats]
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
        """Under Gregor's, Gordon's barrier."""
        self.voided = [False] * seats
        self.spent = [False] * seats
        """The once-per-game ability has been used."""
        self.turned = [False] * seats
        """The own condition has been changed (Agnes, Angela, Deborah)."""
        self.armed = [False] * seats
        """The ability is to be used at its next window. Private."""
        self.declines = [False] * seats
        """Standing order not to react to attacks. Private."""
        self.known: list[tuple[tuple[int, str], ...]] = [()] * seats
        """Characters shown in private, as (seat, character). Private."""
        self.batch = [0] * seats
        """In which batch of deaths a player died, from 1; 0 alive."""
        self.feats: list[tuple[str, ...]] = [()] * seats
        """Events that count for victory, once they have happened."""
        # The decks; the last card of a list is on top
        self.white: list[str] = []
        self.black: list[str] = []
        self.hints: list[str] = []
        self.white_discard: list[str] = []
        self.black_discard: list[str] = []
        self.hint_discard: list[str] = []
        # What is going on
        self.turn = 0
        self.active = 0
        self.extra = 0
        """Turns owed to the active player after this one."""
        self.walked = False
        """The active player has moved without rolling."""
        self.heading = ""
        """Area that the active player is about to enter, while an ability might lead elsewhere."""
        self.used = False
        """The active player's ability that works once a turn has been used in this one."""
        self.cut_short = False
        """The active player has died in this turn, which ends with that."""
        self.attacked: tuple[int, ...] = ()
        """Whom the active player has attacked in this turn."""
        self.blow: tuple[int, tuple[tuple[int, int], ...]] | None = None
        """The attacker, and (target, damage) as it stands, between roll and damage."""
        self.dice: tuple[str, int, int, int, int] | None = None
        """Last roll: why, who, d4, d6 (0 when not rolled), result."""
        self.card: tuple[str, int] | None = None
        """Last white or black card drawn, and by whom."""
        self.hint: tuple[str, int, int] | None = None
        """Hint card in play: card, drawer, receiver (-1 not handed over yet)."""
        self.batches = 0
        self.dying = False
        """A batch of deaths is being settled; victory is looked at when it is (H 7, step 6)."""
        self.winners: tuple[int, ...] = ()
        self.reasons: tuple[str, ...] = ()
        """Why each winner won, beside ``winners``."""

    def restore(self) -> None:
        """Looks the pieces up again and works out the candidates."""
        self.edition = self.game_of_family.edition_of(self.variant)
        characters = self.edition.characters
        self.cast = tuple([characters[id] for id in self.characters])
        self.find_candidates()

    @property
    def game_of_family(self) -> family.HiddenRoles:
        """The game, as one of the family."""
        return cast("family.HiddenRoles", self.game)

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
        """The player after this one ."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """The player before this one ."""
        return (seat - 1) % self.seats

    def has_ability(self, seat: int) -> bool:
        """Whether this player's ability, whatever it is, can work at all: abilities are on, and
        this one has not been voided (Ellen, Erica)."""
        return self.abilities and not self.voided[seat]

    def power(self, seat: int) -> bool:
        """Whether the player's ability works by itself, if it is one that does: the card lies open,
        and nothing takes the ability away."""
        return self.revealed[seat] and self.abilities and not self.voided[seat]

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

    def beside(self, seat: int) -> list[int]:
        """Other living players in the same area, in seat order."""
        place = self.place[seat]
        return [s for s in range(self.seats) if s != seat and self.place[s] == place >= 0]

    def in_range(self, seat: int) -> list[int]:
        """Whom the player could attack, in seat order."""
        return self.edition.in_range(self, seat)

    def clause(self, subject: str) -> str:
        """Number of the clause of the rules about a subject of `pieces.SUBJECTS`."""
        return self.edition.clauses[subject]

    def holders(self, but: int) -> list[int]:
        """Living players other than ``but`` who hold equipment."""
        equipment = self.equipment
        return [s for s in range(self.seats) if s != but and equipment[s] and self.alive[s]]

    # -- what everyone can work out

    def find_candidates(self) -> None:
        """Sets ``candidates``: the characters that a hidden living player could be, for all that is
        publicly known."""
        characters = self.edition.characters
        left = dict(zip(self.edition.factions, self.counts, strict=True))
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
            or (character.each_turn and self.used)
        ):
            return ()
        return character.options(window, self, seat)

    def might_use(self, window: str, seat: int) -> bool:
        """Whether a hidden player might, for all that is publicly known, have an option of an
        ability here (neutral steps)."""
        if not self.abilities or self.voided[seat]:
            return False
        damage = self.damage[seat]
        for candidate in self.candidates:
            if (
                window in candidate.windows
                and damage < candidate.hp
                and not (candidate.each_turn and self.used)
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
