"""Whole matches, by chance and by greedy players: what always holds, how they end (R 11.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from games.matches import TURN_CAP
from games.worlds_of_shadowlord import faults_of_universe
from gloaming.bots import get_bot
from gloaming.engine import Action, apply, awaited, question, start, view
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.characters import EVERYBODY, SHADOWS, is_diplomat
from gloaming.games.shadowlord.characters import SHADOWLORD as LORD
from gloaming.games.shadowlord.chart import CENTRE, GALAXIES
from gloaming.games.shadowlord.universe import NOBODY, OUT, Universe

REASONS = {"last_master", "total_victory", "reign"}, {"timer", "no_master", "reign_shadow"}
"""With a winner, and without."""
QUESTIONS = {
    *("choose_master", "share_ships", "place_card", "storm", "trade_winds", "scout", "raid"),
    *("build", "end_peace", "move", "go_on", "passage", "turn_disc", "recruit", "shadow"),
    *("site", "nominate", "commit", "loss", "retreat", "claim", "stone", "discard"),
}
LONGEST = 6000
"""Answers; the longest of some hundred such matches had about 2000."""
SEEDS = {"random": (1, 2, 3), "greedy": (1, 2)}


@dataclass
class Match:
    """What was found out about one."""

    level: str
    seats: int
    universe: Universe
    questions: set[str] = field(default_factory=set)
    turns: list[tuple[int, int]] = field(default_factory=list)
    """Number and player of each."""
    faults: list[str] = field(default_factory=list)


def played(level: str, seats: int, seed: int) -> Match:
    """A match to its end, with a look at the universe at every question."""
    universe, events = start(SHADOWLORD, {}, seats, bytes([seats, seed]))
    assert isinstance(universe, Universe)
    match, bot, rng = Match(level, seats, universe), get_bot(level), Random(seed)
    memories = [bot.new_memory() for _ in range(seats)]
    reign = 0
    retreats: list[str] = []
    answers = 0
    while not universe.over:
        seat = rng.choice(awaited(universe))
        asked = question(universe, seat)
        assert asked is not None
        match.questions.add(asked["kind"])
        match.faults += [f"{asked['id']}: {fault}" for fault in faults(universe)]
        begun = [(e.params["number"], e.params["seat"]) for e in events if e.kind == "turn"]
        retreats += [e.params["to_place"] for e in events if e.kind == "retreated"]
        match.turns += begun
        if begun and len(match.turns) > 1:
            match.faults += at_a_turn(universe, match.turns[-2][1], retreats)
            retreats = []
        if universe.reign < reign:
            match.faults.append("the reign count goes back")
        reign = universe.reign
        option = bot.decide(view(universe, seat), asked, memories[seat], rng)
        events = apply(universe, Action(seat, option, asked["id"]))
        answers += 1
        assert answers < LONGEST
    return match


def faults(universe: Universe) -> Iterator[str]:
    """What could never be at a question."""
    yield from faults_of_universe(universe)
    where, numbers = universe.where, universe.numbers
    shadows = [where[n] for n in (*SHADOWS, LORD) if where[n] != OUT]
    if len(shadows) != len(set(shadows)):
        yield "two shadows in a galaxy"
    if where[LORD] not in (CENTRE, OUT) or any(where[n] == CENTRE for n in SHADOWS):
        yield "the Lost Fortress"
    if any(universe.host_of(galaxy) != NOBODY for galaxy in shadows):
        yield "a shadow on a home planet"
    if any(is_diplomat(n) and where[n] in shadows for n in EVERYBODY):
        yield "a diplomat beside a shadow"
    if is_diplomat(universe.stone):
        yield "a diplomat holds the stone"
    for galaxy, seat in enumerate(universe.loose_seat):
        if seat != NOBODY and universe.host_of(galaxy) not in (seat, NOBODY):
            yield "a loose ship on the home planet of another"
    for galaxy, one, other in universe.peace:
        if not {one, other} <= set(universe.seats_at(galaxy)):
            yield "peace with nobody"
    if any(len(universe.alliance(seat)) > numbers.rings for seat in range(universe.seats)):
        yield "more characters than rings"
    if universe.timer >= numbers.timer_slots or universe.reign >= numbers.reign_reshuffles:
        yield "the match is not over"
    if not set(universe.asked.options if universe.asked else ()) <= set(universe.living()):
        yield "somebody dead is asked"


def at_a_turn(universe: Universe, last: int, retreats: list[str]) -> Iterator[str]:
    """What could never be when a turn begins, after that of the ``last`` player, in which there
    were retreats to these galaxies."""
    if universe.lord_at_home and universe.characters_at(CENTRE) != [LORD]:
        yield "somebody stays with the Shadowlord"
    if last != universe.active and len(universe.hands[last]) > universe.numbers.hand_limit:
        yield "too many cards"
    # The last player's fighters have fought everybody that there was to fight: only after a retreat
    # to an own galaxy they may stand beside a guest with whom there is no peace any more.
    for at, galaxy in enumerate(GALAXIES):
        hostile = universe.fighters_at(at, last) and universe.opponents_at(at, last)
        if hostile and galaxy not in retreats:
            yield f"a battle is left at {galaxy}"


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Some of each kind."""
    return [
        played(level, seats, seed)
        for level, seeds in SEEDS.items()
        for seats in (2, 3, 4)
        for seed in seeds
    ]


def test_what_always_holds(matches: list[Match]) -> None:
    """Cards, ships and characters are accounted for at every question; nobody stands where they
    may not."""
    for match in matches:
        assert match.faults == [], (match.level, match.seats)
        assert list(faults_of_universe(match.universe)) == []


def test_every_match_ends(matches: list[Match]) -> None:
    """Within the cap of the rules, for one of six reasons."""
    for match in matches:
        universe = match.universe
        assert universe.turn <= TURN_CAP
        assert universe.reason in REASONS[0 if universe.winners else 1]
        outcome = SHADOWLORD.outcome(universe)
        assert (outcome.winners, outcome.length) == (universe.winners, universe.turn)
        assert outcome.reasons == dict.fromkeys(universe.winners, universe.reason)
        assert outcome.defeat == ("" if universe.winners else universe.reason)
        if universe.reason in ("last_master", "total_victory"):
            assert list(universe.winners) == universe.living()
            shadows = any(universe.where[n] != OUT for n in (*SHADOWS, LORD))
            assert shadows == (universe.reason == "last_master")
        assert bool(universe.living()) == (universe.reason != "no_master")


def test_turns_go_round(matches: list[Match]) -> None:
    """Number by number, clockwise; nobody is left out who lives to the end."""
    for match in matches:
        for (number, seat), (later, other) in zip(match.turns, match.turns[1:], strict=False):
            skipped = range(seat + 1, seat + (other - seat) % match.seats or match.seats)
            assert later == number + 1
            assert not any(match.universe.alive[each % match.seats] for each in skipped)


def test_all_kinds_of_questions_are_asked(matches: list[Match]) -> None:
    """That is what the rules ask; a few matches meet it all."""
    assert set().union(*(match.questions for match in matches)) == QUESTIONS


def test_more_than_one_end_occurs(matches: list[Match]) -> None:
    """Players win some, and lose some together."""
    ends = {match.universe.reason for match in matches}
    assert ends & REASONS[0]
    assert ends & REASONS[1]
