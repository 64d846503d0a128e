"""A small language for scenes of the family's games: set one in a line, then play it.

    s = scene("Franklin* Vampire", at="church cemetery", holds="axe robe; -", turn="attack")
    s.dice(2, 6)
    s.answer("attack:1")
    s.asks(1, "move", "roll")

Players are named in seat order; ``*`` lies open, ``+`` is dead. A table that is too small for the
named characters is filled up with bystanders off the board, so that every deal is a legal one
(R 1). Nothing rolls that was not scripted, and a test must end on a question that it has named, or
with the game over: a forgotten question fails.

`Scene` is of Shadow Hunters, `Raid` of Shadow Raiders, with the same verbs; what both share is
`Stage`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, ClassVar

from gloaming.engine import (
    CLOSE,
    TABLE,
    Action,
    Chance,
    Event,
    apply,
    awaited,
    events_for,
    out_of_turn,
    question,
    start,
    view,
    waiting,
)
from gloaming.engine.play import run
from gloaming.games.hidden_roles.family import HiddenRoles
from gloaming.games.hidden_roles.table import NOWHERE, Table
from gloaming.games.hidden_roles.turn import Rounds, Turn
from gloaming.games.hunters import HUNTERS
from gloaming.games.raiders import RAIDERS
from gloaming.games.raiders.areas import AIRSHIP
from gloaming.games.raiders.characters import BASE

TURN_STEPS = {"start": "begin", "area": "offer_area", "attack": "offer_attack"}


class ScriptedChance(Chance):
    """Real chance for shuffling; dice show what the test says, and nothing else may be rolled."""

    __slots__ = ("rolls",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.rolls: list[int] = []

    def die(self, sides: int) -> int:
        """The next scripted roll."""
        assert self.rolls, f"a d{sides} is rolled, and the scene has no roll for it"
        roll = self.rolls.pop(0)
        assert 1 <= roll <= sides, f"no d{sides} shows {roll}"
        return roll

    def copy(self) -> ScriptedChance:
        """With what is still to be rolled."""
        other = ScriptedChance(self.key)
        other.counter, other.offset, other._block = self.counter, self.offset, self._block
        other.rolls = self.rolls[:]
        return other


def ids(text: str | Iterable[str], names: dict[str, str]) -> list[str]:
    """Full ids of short names; ids pass as they are, ``-`` is nothing."""
    words = text.split() if isinstance(text, str) else list(text)
    return [names.get(word, word) for word in words if word != "-"]


class Stage:
    """One table in the middle of a game, with the verbs that tests need."""

    game: ClassVar[HiddenRoles]
    areas: ClassVar[dict[str, str]]
    """Ids of the areas by short name."""
    board: ClassVar[str]
    """The usual board, by slot."""
    cards: ClassVar[dict[str, str]]
    """Ids of the equipment by short name."""
    hint: ClassVar[str]
    """First letter of the hint cards' ids."""
    bystanders: ClassVar[tuple[tuple[str, ...], ...]]
    """Characters who fill up the camps, in the order of the game's factions."""

    def __init__(
        self,
        players: str,
        *,
        at: str = "",
        damage: str = "",
        holds: str = "",
        board: str = "",
        active: int = 0,
        turn: str = "start",
        seats: int = 0,
        top: str = "",
        discards: str = "",
        voided: Iterable[int] = (),
        angel: Iterable[int] = (),
        barrier: Iterable[int] = (),
        spent: Iterable[int] = (),
        turned: Iterable[int] = (),
        armed: Iterable[int] = (),
        never: Iterable[int] = (),
        heading: str = "",
        extra: int = 0,
        dice: Iterable[int] = (),
        **options: Any,
    ) -> None:
        """Sets the scene and plays on to its first question.

        Args:
            players: characters in seat order, ``*`` open, ``+`` dead (in batches by seat order).
            at: area of each named player, ``-`` off the board; missing ones are off the board.
            damage: damage of each named player; missing ones have none.
            holds: equipment of each player, separated by ``;``.
            board: the areas by slot, where it is not the usual board.
            active: whose turn it is. ``turn``: where that turn begins: ``start``, ``area``,
                ``attack``.
            seats: number of players, if it is to be more than the named characters need.
            top: cards on top of their decks, the first to be drawn first.
            discards: white, black and hint cards on the discard piles.
            voided, angel, barrier, spent, turned, armed, never: seats of which that is so (the
                last two are standing orders).
            heading: where the active player is about to go.
            extra: turns owed to the active player. ``dice``: the first rolls.
            options: those of the game; what is not said, `choose` chooses.
        """
        named = players.lower().split()
        names = [name.rstrip("*+") for name in named]
        game = self.game
        options = self.choose(set(names), f"{at} {holds} {top} {discards}".split(), options)
        checked = game.check_options(options, max(seats, game.seats[0]))
        names = fill_up(names, checked, seats, self)
        count = len(names)
        state, _ = start(game, options, count, b"scene")
        assert isinstance(state, Table)
        table = self.table = state
        self.chance = table.chance = ScriptedChance(b"scene")
        self.chance.rolls.extend(dice)
        self.log: list[Event] = []
        self.last: list[Event] = []
        self._named_question = 0

        table.characters = tuple(names)
        table.board = tuple(ids(board or self.board, self.areas))
        if len(table.edition.areas) > len(table.board):
            table.board += (AIRSHIP,)
        for seat, name in enumerate(named):
            table.revealed[seat] = name.endswith(("*", "+"))
            table.alive[seat] = not name.endswith("+")
            if name.endswith("+"):
                table.batches += 1
                table.batch[seat] = table.batches
        for seat, area in enumerate(at.split()):
            if area != "-":
                table.place[seat] = table.board.index(self.areas[area])
            assert table.alive[seat] or table.place[seat] == NOWHERE, "the dead stand nowhere"
        for seat, amount in enumerate(damage.split()):
            table.damage[seat] = int(amount)
        for seat, cards in enumerate(holds.split(";") if holds else []):
            table.equipment[seat] = tuple(ids(cards, self.cards))
            for card in table.equipment[seat]:
                self._pile(card).remove(card)
        for flag, where in (
            (voided, table.voided),
            (angel, table.angel),
            (barrier, table.barrier),
            (spent, table.spent),
            (turned, table.turned),
            (armed, table.armed),
            (never, table.declines),
        ):
            for seat in flag:
                where[seat] = True
        for card in ids(discards, self.cards):
            self._pile(card).remove(card)
            self._discards(card).append(card)
        for card in reversed(ids(top, self.cards)):
            self.top(card)
        table.restore()
        table.turn = 9
        table.active = active
        table.extra = extra
        table.heading = self.areas.get(heading, "")
        the_turn = table.edition.turn(active)
        assert isinstance(the_turn, Turn)
        the_turn.goto(TURN_STEPS[turn])
        table.stack = [Rounds(), the_turn]
        assert turn == "start" or table.place[active] != NOWHERE, "who acts here stands somewhere"
        for seat in table.living():
            assert table.damage[seat] < table.cast[seat].hp, f"{names[seat]} would be dead"
        table.asked = None
        table.told = []
        run(table)
        self._remember(table.told)

    def choose(self, names: set[str], pieces: list[str], options: dict[str, Any]) -> dict[str, Any]:
        """Fills in the options that the scene needs: the characters and pieces in it say which."""
        raise NotImplementedError

    def _pile(self, card: str) -> list[str]:
        table = self.table
        return {"w": table.white, "b": table.black, self.hint: table.hints}[card[0]]

    def _discards(self, card: str) -> list[str]:
        table = self.table
        piles = {
            "w": table.white_discard,
            "b": table.black_discard,
            self.hint: table.hint_discard,
        }
        return piles[card[0]]

    def _remember(self, events: list[Event]) -> None:
        self.last = list(events)
        self.log += self.last

    # -- setting

    def dice(self, *rolls: int) -> None:
        """Scripts the next rolls, in the order in which the dice fall."""
        self.chance.rolls.extend(rolls)

    def top(self, card: str) -> None:
        """Puts a card on top of its deck."""
        card = self.cards.get(card, card)
        pile = self._pile(card)
        pile.remove(card)
        pile.append(card)

    def empty(self, deck: str) -> None:
        """Puts the whole draw pile of a deck (``w``, ``b``, ``h`` or ``r``) on its discard pile."""
        self._discards(deck).extend(self._pile(deck))
        self._pile(deck).clear()

    def top_of_discards(self, card: str) -> None:
        """Makes a card of a discard pile the only one in its draw pile."""
        card = self.cards.get(card, card)
        self._discards(card).remove(card)
        self._pile(card).append(card)

    # -- playing

    def answer(self, *options: str, seat: int | None = None) -> None:
        """Answers the standing question, then the next ones. ``seat``: who, where several are
        asked."""
        for option in options:
            ask = self.table.asked
            assert ask is not None, "nobody is asked anything"
            who = awaited(self.table) if seat is None else [seat]
            assert len(who) == 1, f"say which of {who} answers {ask.kind}"
            assert not ask.timed or seat is not None, "say who answers a timed question"
            self._remember(apply(self.table, Action(who[0], option, ask.id)))

    def act(self, seat: int, option: str) -> None:
        """Acts out of turn."""
        self._remember(apply(self.table, Action(seat, option)))

    def close(self) -> None:
        """The time of a timed question is over."""
        ask = self.table.asked
        assert ask is not None
        self._remember(apply(self.table, Action(TABLE, CLOSE, ask.id)))

    # -- looking

    def asks(self, seat: int, kind: str, options: str | None = None) -> dict[str, Any]:
        """Asserts who is asked what, and with which options in any order; gives what it is
        about."""
        ask = self.table.asked
        assert ask is not None, f"the game is over, won by {self.winners}"
        assert (list(ask.options), ask.kind) == ([seat], kind)
        if options is not None:
            assert sorted(o.id for o in ask.options[seat]) == sorted(options.split())
        self._named_question = ask.id
        return ask.about

    def asks_in_secret(self, options: dict[int, str]) -> None:
        """Asserts that the timed question of R 14.4.4 stands, for these seats with these
        options."""
        ask = self.table.asked
        assert ask is not None, f"the game is over, won by {self.winners}"
        assert (ask.kind, ask.timed, ask.masked) == ("react", True, True)
        found = {seat: sorted(o.id for o in offered) for seat, offered in ask.options.items()}
        assert found == {seat: sorted(text.split()) for seat, text in options.items()}
        self._named_question = ask.id

    def stands(self, kind: str) -> bool:
        """Whether a question of this kind stands; whichever does has been looked at."""
        ask = self.table.asked
        assert ask is not None, f"the game is over, won by {self.winners}"
        self._named_question = ask.id
        return ask.kind == kind

    def offers(self, seat: int) -> list[str]:
        """What the seat may do out of turn."""
        return [option.id for option in out_of_turn(self.table, seat)]

    def happened(self, kind: str, *, log: bool = False) -> list[dict[str, Any]]:
        """Parameters of the events of a kind since the last action, or in the whole ``log``."""
        return [event.params for event in (self.log if log else self.last) if event.kind == kind]

    def seat(self, character: str) -> int:
        """Where a character sits."""
        return self.table.characters.index(character)

    def damage(self, seat: int) -> int:
        """Damage of a player."""
        return self.table.damage[seat]

    def holds(self, seat: int) -> set[str]:
        """Equipment of a player, by short names."""
        short = {id: name for name, id in self.cards.items()}
        return {short[card] for card in self.table.equipment[seat]}

    def at(self, seat: int) -> str:
        """Where a player stands, by short name; ``-`` off the board."""
        short = {id: name for name, id in self.areas.items()}
        return short.get(self.table.area_at(seat), "-")

    def alive(self, seat: int) -> bool:
        """Whether a player lives."""
        return self.table.alive[seat]

    def revealed(self, seat: int) -> bool:
        """Whether a player's character lies open."""
        return self.table.revealed[seat]

    @property
    def winners(self) -> dict[str, str]:
        """Characters who have won, and why; empty while the game goes on."""
        outcome = self.game.outcome(self.table)
        return {self.table.characters[s]: outcome.reasons[s] for s in outcome.winners}

    def ready(self) -> None:
        """Asserts that the test has left nothing open."""
        ask = self.table.asked
        if ask is not None:
            assert ask.id == self._named_question, f"{ask.kind} stands, and no one looked at it"
        assert not self.chance.rolls, f"never rolled: {self.chance.rolls}"

    # -- what somebody may see

    def seen_by(self, viewer: int) -> str:
        """Everything that leaves the engine for a viewer, since the last action, as text."""
        table = self.table
        return json.dumps(
            {
                "view": view(table, viewer),
                "question": question(table, viewer),
                "waiting": waiting(table, viewer),
                "events": events_for(self.last, viewer),
            },
            sort_keys=True,
        )


class Scene(Stage):
    """A scene of Shadow Hunters. ``roster`` is usually ``default`` if everybody named is in it,
    else ``full``. The zones of the usual board are cabin-gate, church-cemetery, woods-altar."""

    game = HUNTERS
    areas = {
        "cabin": "hermits_cabin",
        "gate": "underworld_gate",
        "church": "church",
        "cemetery": "cemetery",
        "woods": "weird_woods",
        "altar": "erstwhile_altar",
    }
    board = "cabin gate church cemetery woods altar"
    cards = {
        "compass": "w_mystic_compass",
        "talisman": "w_talisman",
        "brooch": "w_fortune_brooch",
        "rosary": "w_silver_rosary",
        "spear": "w_spear_longinus",
        "robe": "w_holy_robe",
        "masamune": "b_masamune",
        "gun": "b_machine_gun",
        "handgun": "b_handgun",
        "knife": "b_butcher_knife",
        "chainsaw": "b_chainsaw",
        "axe": "b_broad_axe",
    }
    hint = "h"
    bystanders = (
        ("george", "fuka", "franklin", "ellen", "emi", "gregor"),
        ("ultra_soul", "valkyrie", "vampire", "werewolf", "unknown", "wight"),
        ("bob", "allie", "catherine", "charles", "agnes"),
    )

    def choose(self, names: set[str], pieces: list[str], options: dict[str, Any]) -> dict[str, Any]:
        """The roster."""
        usual = "default" if names <= set(HUNTERS.rosters["default"]) else "full"
        return {"roster": usual, **options}


class Raid(Stage):
    """A scene of Shadow Raiders. The expansion is in play if somebody or something in the scene
    comes from its box."""

    game = RAIDERS
    areas = {
        "agency": "detective_agency",
        "blackmist": "blackmist_area",
        "cathedral": "grand_cathedral",
        "passage": "underground_passage",
        "hall": "town_hall",
        "hideout": "olivers_hideout",
        "airship": AIRSHIP,
    }
    board = "agency blackmist cathedral passage hall hideout"
    cards = {
        "rosary": "w_silver_rosary",
        "brooch": "w_lucky_brooch",
        "robe": "w_sages_robe",
        "compass": "w_mystic_compass",
        "chalice": "w_ancient_chalice",
        "excalibur": "w_excalibur",
        "parasol": "w_parasol",
        "gatling": "b_gatling",
        "pistol_l": "b_pistol_l",
        "pistol_r": "b_pistol_r",
        "sabre": "b_sabre",
        "crossbow": "b_crossbow",
        "masamune": "b_masamune",
        "scope": "b_deaths_scope",
    }
    hint = "r"
    bystanders = (
        ("gordon", "felix", "emi", "felicia", "galahad", "erica"),
        ("vampire", "ulrich", "werewolf", "wight", "uranus", "vendetta"),
        ("alice", "bylon", "craig", "claire", "david", "benjamin"),
    )
    expansion = {AIRSHIP, "parasol", "scope", "w_mermaid_tear"}

    def choose(self, names: set[str], pieces: list[str], options: dict[str, Any]) -> dict[str, Any]:
        """Whether the expansion is in play."""
        needed = not names <= set(BASE) or any(
            piece.strip(";") in self.expansion or piece.endswith("_airship") for piece in pieces
        )
        return {"expansion": True, **options} if needed else options


def fill_up(
    names: list[str], options: dict[str, Any], seats: int, stage: Stage | type[Stage] = Scene
) -> list[str]:
    """Adds bystanders until the camps have the sizes of R 1 for the smallest table that fits."""
    game = stage.game
    roster, pool = game.roster_of(options)
    edition = game.edition_of(game.variant_of(options))
    have = [sum(edition.characters[n].faction == camp for n in names) for camp in edition.factions]
    for count in sorted(edition.counts):
        wanted = edition.counts[count]
        if count >= seats and all(n <= w for n, w in zip(have, wanted, strict=True)):
            break
    else:
        raise ValueError(f"no table has the camps of {names}")
    out = list(names)
    initials = {name[0] for name in names} if roster == "by_initial" else set()
    for bystanders, n, w in zip(stage.bystanders, have, wanted, strict=True):
        spare = [
            name
            for name in bystanders
            if name in pool and name not in names and name[0] not in initials
        ]
        out += spare[: w - n]
    assert len(out) == count, f"not enough bystanders in roster {roster}"
    return out
