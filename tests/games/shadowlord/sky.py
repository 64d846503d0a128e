"""A small language for scenes of Shadowlord: set one in a few words, then play it.

    s = sky("A warrior-randi@c2+2", "B merchant-faye@b1+1", shadows="lynx@d2+1", deck="4 0")
    s.answer("go:c1:warrior-randi:0")
    assert s.place("warrior-randi") == "c1"

Players are A to D in seat order; who has no master in the words has one at home without ships (A
earth, B water, C fire, D wind). A character is ``id@galaxy+ships``, ``=value`` behind it is the
card under its portrait; a loose ship is ``galaxy+ships``, a disc ``galaxy?id``. Minor shadows that
are not named are out of the game; the Shadowlord is in his fortress with 5 ships and the stone.
``deck`` are the next cards, first the one that is drawn first; the others lie beneath them.
A test must end on a question that it has named, or with the game over.
"""

from __future__ import annotations

import itertools
import re
from typing import Any

from gloaming.engine import (
    PUBLIC,
    TABLE,
    Action,
    Chance,
    Event,
    apply,
    events_for,
    question,
    start,
    view,
    waiting,
)
from gloaming.engine.play import run
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.characters import ALLIES, KEYS, MASTERS, NUMBERS, SHADOWS
from gloaming.games.shadowlord.chart import GALAXIES, PLACES
from gloaming.games.shadowlord.numbers import POWERS
from gloaming.games.shadowlord.turn import Rounds, Turn
from gloaming.games.shadowlord.universe import NOBODY, NONE, OUT, Universe

CHARACTER = re.compile(r"([a-z-]+)@([a-zA-Z0-9]+)(?:\+(\d+))?(?:=(\d+))?$")
LOOSE = re.compile(r"([a-zA-Z]\d?)\+(\d+)$")
DISC = re.compile(r"([a-e]\d)\?([a-z-]+)$")
MASTERS_OF = ("master-earth", "master-water", "master-fire", "master-wind")
HOMES = dict(zip(MASTERS_OF, "NSEW", strict=True))
QUIET = ["hand", "pass", "ships", "done", "keep", "stay", "leave", "ready", "decline", "refuse"]
"""Options that change least."""


class Sky:
    """One universe in the middle of a match, with the verbs that tests need."""

    def __init__(
        self,
        *players: str,
        shadows: str = "",
        hands: tuple[str, ...] = (),
        deck: str = "",
        discards: str | None = None,
        discs: str = "",
        stored: str = "",
        peace: str = "",
        stone: str = "",
        lord: str = "c3+5",
        timer: int = 1,
        reign: int = 0,
        step: str = "move",
        active: int = 0,
        dead: str = "",
        numbers: str = "",
        bonus: int = 0,
        shadow_moves: int = 1,
        dice: str = "",
    ) -> None:
        """Sets the scene and plays on to its first question.

        Args:
            players: a letter and what each player has on the board.
            shadows: ``name@galaxy+ships`` of the minor shadows.
            hands: attack hands by seat.
            deck: the next cards. discards: the discard pile; if it is given, the deck holds nothing
                but ``deck``, and cards that are nowhere else lie in the discard pile too, unless it
                begins with ``-``: then they are out of the game.
            discs: ``galaxy?id``. stored: ships in storage by seat. peace: ``galaxy:AB``.
            stone: who holds it. lord: where the Shadowlord is, or ``-``.
            step: of the turn, at which play begins. dead: letters of players who are out.
            dice: what is rolled first.
        """
        seats = max(2, len(players))
        state, _ = start(SHADOWLORD, {"numbers": numbers}, seats, b"sky")
        assert isinstance(state, Universe)
        self.universe = state
        self.last: list[Event] = []
        self._named = 0
        self._clear()
        for seat in range(seats):
            self._set_player(seat, players[seat].split()[1:] if seat < len(players) else [])
        for letter in dead:
            self._kill("ABCD".index(letter))
        for word in shadows.split():
            self._put(f"shadow-{word}", NOBODY)
        if lord != "-":
            self._put(f"shadowlord@{lord}", NOBODY)
        for word in discs.split():
            match = DISC.match(word)
            assert match, word
            state.disc[PLACES[match[1]]] = NUMBERS[match[2]]
        laid = [disc for disc in state.disc if disc != NONE]
        state.left_out = tuple(n for n in ALLIES if not state.shown[n] and n not in laid)
        for seat, count in enumerate(stored.split()):
            state.stored[seat] = int(count)
        for word in peace.split():
            galaxy, pair = word.split(":")
            one, two = sorted("ABCD".index(letter) for letter in pair)
            state.peace = (*state.peace, (PLACES[galaxy], one, two))
        state.stone = NUMBERS[stone or "shadowlord"]
        state.timer, state.reign = timer, reign
        self._deal(hands, deck, discards)
        state.turn, state.active, state.bonus = 9, active, bonus
        state.shadow_moves = shadow_moves
        if dice:
            self.roll(dice)
        phases = {"end_peace": "move", "discard": "end"}
        state.phase = phases.get(step, step)
        turn = Turn(active, step=Turn.steps.index(step))
        state.stack = [Rounds(), turn]
        state.asked, state.told, state.over = None, [], False
        run(state)
        self.last = list(state.told)

    def _clear(self) -> None:
        state = self.universe
        everybody = len(state.where)
        state.where, state.owner = [OUT] * everybody, [NOBODY] * everybody
        state.ships, state.under = [0] * everybody, [NONE] * everybody
        state.disc = [NONE] * len(GALAXIES)
        state.shown = [n >= SHADOWS.start for n in range(everybody)]
        state.elements = [NOBODY] * state.seats

    def _set_player(self, seat: int, words: list[str]) -> None:
        masters = [word for word in words if word.startswith("master-")]
        master = masters[0].split("@")[0] if masters else MASTERS_OF[seat]
        self.universe.elements[seat] = MASTERS.index(NUMBERS[master])
        if not masters:
            words = [f"{master}@{HOMES[master]}", *words]
        for word in words:
            loose = LOOSE.match(word)
            if loose:
                self.universe.loose[PLACES[loose[1]]] = int(loose[2])
                self.universe.loose_seat[PLACES[loose[1]]] = seat
            else:
                self._put(word, seat)

    def _put(self, word: str, seat: int) -> None:
        match = CHARACTER.match(word)
        assert match, word
        number, state = NUMBERS[match[1]], self.universe
        state.where[number], state.owner[number] = PLACES[match[2]], seat
        state.ships[number], state.shown[number] = int(match[3] or 0), True
        if match[4]:
            state.under[number] = int(match[4])

    def _kill(self, seat: int) -> None:
        state = self.universe
        state.alive[seat] = False
        for number in state.alliance(seat):
            state.where[number], state.ships[number] = OUT, 0

    def _deal(self, hands: tuple[str, ...], deck: str, discards: str | None) -> None:
        state = self.universe
        powers = zip(POWERS, state.numbers.powers, strict=True)
        cards = [value for value, count in powers for _ in range(count)]
        state.hands = [()] * state.seats
        for seat, text in enumerate(hands):
            state.hands[seat] = tuple(sorted(map(int, text.split())))
        next_ones = [int(value) for value in deck.split()]
        thrown = [int(value) for value in (discards or "").replace("-", "").split()]
        given = [*next_ones, *thrown, *(v for hand in state.hands for v in hand)]
        given += [value for value in state.under if value != NONE]
        for value in given:
            cards.remove(value)
        state.deck, state.discards = next_ones[::-1], thrown
        if discards is None:
            state.deck = [*cards, *state.deck]
        elif not discards.startswith("-"):
            state.discards += cards

    # -- playing

    def answer(self, *options: str) -> Sky:
        """Answers the standing question, then the next ones."""
        for option in options:
            ask = self.universe.asked
            assert ask is not None, f"nobody is asked anything: {self.universe.reason}"
            (seat,) = ask.options
            self.last = list(apply(self.universe, Action(seat, option, ask.id)))
        return self

    def reply(self, seat: str, option: str) -> Sky:
        """Answers a request that has been put to several."""
        ask = self.universe.asked
        assert ask is not None
        self.last = list(apply(self.universe, Action("ABCD".index(seat), option, ask.id)))
        return self

    def lapse(self) -> Sky:
        """The time of a request is over."""
        ask = self.universe.asked
        assert ask is not None
        self.last = list(apply(self.universe, Action(TABLE, "close", ask.id)))
        return self

    def fight(self) -> Sky:
        """No more moves, and no shadow: on to the battles."""
        if self.kind == "move":
            self.answer("done")
        if self.kind == "shadow":
            self.answer("pass")
        return self

    def until(self, seat: str, kind: str) -> Sky:
        """Lets everybody do as little as they can until somebody is asked this; the events on the
        way are kept."""
        happened: list[Event] = []
        for _ in range(99):
            ask = self.universe.asked
            assert ask is not None, f"the game is over: {self.universe.reason}"
            if ask.kind == kind and list(ask.options) == ["ABCD".index(seat)]:
                self.last = happened
                return self
            ids = [option.id for option in next(iter(ask.options.values()))]
            self.answer(next((id for id in ids if id in QUIET), ids[0]))
            happened += self.last
        raise AssertionError(f"{seat} is never asked {kind}")

    def roll(self, dice: str) -> None:
        """Lets the next dice be these, as long as nothing is shuffled or drawn by lot before."""
        wanted, sides = [int(die) for die in dice.split()], self.universe.numbers.dice_sides
        for key in itertools.count():
            chance = Chance(key.to_bytes(4, "big"))
            if [chance.die(sides) for _ in wanted] == wanted:
                self.universe.chance = Chance(key.to_bytes(4, "big"))
                return

    # -- looking

    @property
    def kind(self) -> str:
        """The kind of the question that stands."""
        return self.universe.asked.kind if self.universe.asked is not None else ""

    def asks(self, seat: str, kind: str, options: str | None = None) -> dict[str, Any]:
        """Asserts who (letters) is asked what, and with which options in any order; gives what it
        is about."""
        ask = self.universe.asked
        assert ask is not None, f"the game is over: {self.universe.reason}"
        asked = "".join("ABCD"[s] for s in ask.options)
        assert (asked, ask.kind) == (seat, kind)
        if options is not None:
            for each in ask.options.values():
                assert sorted(o.id for o in each) == sorted(options.split())
        self._named = ask.id
        return ask.about

    def options(self, verb: str = "") -> list[str]:
        """Ids of the options of the question that stands, or of those with this verb."""
        ask = self.universe.asked
        assert ask is not None
        self._named = ask.id
        found = {o.id for options in ask.options.values() for o in options}
        return sorted(id for id in found if not verb or id.split(":")[0] == verb)

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Parameters of all events of a kind since the last answer, private ones whole."""
        return [event.params for event in self.last if event.kind == kind]

    def told(self, viewer: int = PUBLIC) -> list[dict[str, Any]]:
        """The events since the last answer as a viewer is told of them."""
        return events_for(self.last, viewer)

    def learns(self, viewer: int, kind: str) -> list[dict[str, Any]]:
        """What a viewer is told by the events of a kind since the last answer."""
        return [event["params"] for event in self.told(viewer) if event["kind"] == kind]

    def seen_by(self, viewer: int) -> list[Any]:
        """Everything that a viewer has before them."""
        return [see(self.universe, viewer) for see in (view, question, waiting)]

    def place(self, card: str) -> str:
        """Where somebody is; empty: out of the game."""
        galaxy = self.universe.where[NUMBERS[card]]
        return "" if galaxy == OUT else GALAXIES[galaxy]

    def ships(self, card: str) -> int:
        """In somebody's ring."""
        return self.universe.ships[NUMBERS[card]]

    def loose(self, galaxy: str) -> str:
        """Loose ships there: ``A+2``, or empty."""
        at = PLACES[galaxy]
        count, seat = self.universe.loose[at], self.universe.loose_seat[at]
        return f"{'ABCD'[seat]}+{count}" if count else ""

    def control(self, galaxy: str) -> str:
        """Who controls a galaxy, or empty."""
        seat = self.universe.control(PLACES[galaxy])
        return "" if seat == NOBODY else "ABCD"[seat]

    def peace(self) -> str:
        """All there is, as it is set."""
        return " ".join(
            f"{GALAXIES[galaxy]}:{'ABCD'[one]}{'ABCD'[two]}"
            for galaxy, one, two in self.universe.peace
        )

    def owner(self, card: str) -> str:
        """Whose somebody is."""
        seat = self.universe.owner[NUMBERS[card]]
        return "" if seat == NOBODY else "ABCD"[seat]

    @property
    def stone(self) -> str:
        """Who holds the Power Stone."""
        return KEYS[self.universe.stone]

    def hand(self, seat: str) -> str:
        """An attack hand."""
        return " ".join(map(str, self.universe.hands["ABCD".index(seat)]))

    def over(self) -> str:
        """Why the match is over, and who has won; empty while it is not."""
        winners = "".join("ABCD"[seat] for seat in self.universe.winners)
        return f"{self.universe.reason} {winners}".strip() if self.universe.over else ""

    def totals(self) -> tuple[int, int]:
        """Of the battle since the last answer: attack, defence."""
        (event,) = self.happened("totals")
        return event["attack"], event["defence"]

    def ready(self) -> None:
        """Asserts that the test has named the question that stands, if one does."""
        ask = self.universe.asked
        assert ask is None or ask.id == self._named, f"{ask.kind} is asked: {ask.plain()}"
