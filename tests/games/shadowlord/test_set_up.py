"""Set-up (R 3): who starts, who takes whom, what lies where."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from gloaming.engine import Action, apply, start
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.characters import ALLIES, KEYS, NUMBERS, SHADOWS
from gloaming.games.shadowlord.chart import CIRCLE, GALAXIES
from gloaming.games.shadowlord.numbers import STANDARD
from gloaming.games.shadowlord.universe import NONE


def begun(seats, key=b"set-up"):
    """A match before anybody has chosen anything, and what was told until then."""
    return start(SHADOWLORD, {}, seats, key)


def answer(state, option):
    """Whoever is asked answers."""
    (seat,) = state.asked.options
    return apply(state, Action(seat, option, state.asked.id))


def offered(state):
    """Who is asked, what, and the options."""
    (seat,) = state.asked.options
    return seat, state.asked.kind, [option.id for option in state.asked.options[seat]]


def with_masters(seats, key=b"set-up"):
    """A match in which everybody has taken the first master that is left."""
    state, _ = begun(seats, key)
    while state.asked.kind == "choose_master":
        answer(state, offered(state)[2][0])
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_1_the_highest_die_starts(seats):
    """One die each; those who are equal at the top roll again, and only they."""
    again = 0
    for key in range(40):
        state, events = begun(seats, bytes([key]))
        (rolled,) = [event.params for event in events if event.kind == "rolled_first"]
        left, rolls = list(range(seats)), list(rolled["rolls"])
        while len(left) > 1:
            round_, rolls = rolls[: len(left)], rolls[len(left) :]
            assert [seat for seat, _ in round_] == left
            best = max(die for _, die in round_)
            left = [seat for seat, die in round_ if die == best]
            again += len(left) > 1
        assert (left, rolls) == ([rolled["seat"]], [])
        assert state.active == rolled["seat"] == offered(state)[0]
    assert again


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_1_masters_are_chosen_in_turn_order(seats):
    """Each one that nobody else has; with four players the last one is left without a choice."""
    state, _ = begun(seats)
    first = state.active
    free = ["master:master-earth", "master:master-wind", "master:master-fire"]
    free.append("master:master-water")
    for at in range(min(seats, 3)):
        assert offered(state) == ((first + at) % seats, "choose_master", free)
        answer(state, free.pop())
    assert state.asked.kind == "share_ships"
    taken = [KEYS[state.elements[(first + at) % seats]] for at in range(seats)]
    assert taken == ["master-water", "master-fire", "master-wind", "master-earth"][:seats]
    homes = [GALAXIES[state.home_of((first + at) % seats)] for at in range(seats)]
    assert homes == ["S", "E", "W", "N"][:seats]


def test_r3_2_and_3_the_shadows():
    """One each round the fortress with one ship, shuffled; the Shadowlord with 5 and the stone."""
    places = set()
    for key in range(20):
        state, _ = begun(2, bytes([key]))
        ring = [GALAXIES[state.where[shadow]] for shadow in SHADOWS]
        assert sorted(ring) == sorted(CIRCLE)
        places.add(ring[0])
        lord = NUMBERS["shadowlord"]
        assert (state.where[lord], state.ships[lord]) == (GALAXIES.index("c3"), 5)
        assert state.stone == lord
    assert len(places) > 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_4_a_random_warrior_and_diplomat_each(seats):
    """With the master on the home planet; everyone sees who they are."""
    seen = set()
    for key in range(10):
        state = with_masters(seats, bytes([key]))
        for seat in range(seats):
            alliance = state.alliance(seat)
            assert [KEYS[n].split("-")[0] for n in alliance] == ["master", "warrior", "diplomat"]
            assert {state.where[n] for n in alliance} == {state.home_of(seat)}
            assert all(state.shown[n] for n in alliance)
            seen.update(alliance[1:])
    assert len(seen) > 6


def test_r3_4_three_ships_are_shared_freely_and_openly():
    """In turn order; all of them, into any of the three rings."""
    state = with_masters(3)
    first = state.active
    for at, split in enumerate(([3], [1, 2], [1, 1, 1])):
        seat = (first + at) % 3
        mine = [KEYS[n] for n in state.alliance(seat)]
        left = 3
        for card, count in zip(mine, split, strict=False):
            ways = [f"ring:{each}:{n}" for each in mine for n in range(1, left + 1)]
            assert offered(state) == (seat, "share_ships", ways)
            assert state.asked.about == {"left": left}
            events = answer(state, f"ring:{card}:{count}")
            placed = {"seat": seat, "card": card, "place": GALAXIES[state.home_of(seat)]}
            assert (events[0].kind, events[0].params) == ("ring", {**placed, "count": count})
            assert events[0].seats is None
            left -= count
        assert [state.ships[NUMBERS[card]] for card in mine] == split + [0] * (3 - len(split))
    assert (state.turn, state.active, state.asked.kind) == (1, first, "place_card")


@pytest.mark.parametrize(("seats", "unseen"), [(2, 4), (3, 2), (4, 0)])
def test_r3_5_the_other_allies(seats, unseen):
    """One on each zodiac galaxy and station, shuffled; the others leave the game unseen."""
    layouts = set()
    for key in range(8):
        state = with_masters(seats, bytes([key]))
        discs = [disc for disc in state.disc if disc != NONE]
        dealt = [n for seat in range(seats) for n in state.alliance(seat)[1:]]
        assert (len(discs), len(state.left_out)) == (16, unseen)
        assert sorted([*discs, *state.left_out, *dealt]) == list(ALLIES)
        assert not any(state.shown[n] for n in (*discs, *state.left_out))
        layouts.add(tuple(discs))
    assert len(layouts) == 8


def test_r3_6_homes_of_masters_who_are_not_in_play():
    """Ordinary galaxies without a disc: nobody's."""
    state = with_masters(2)
    homes = {GALAXIES[state.home_of(seat)] for seat in range(2)}
    for galaxy in {"N", "E", "S", "W"} - homes:
        at = GALAXIES.index(galaxy)
        assert (state.host_of(at), state.control(at), state.disc[at]) == (-1, -1, NONE)


def test_r3_7_the_deck():
    """50 cards, shuffled; nobody has one before the first draw."""
    decks = set()
    for key in range(5):
        state = with_masters(2, bytes([key]))
        assert Counter(state.deck) == {0: 8, 2: 15, 4: 15, 7: 10, 10: 2}
        assert max(len(list(run)) for _, run in groupby(state.deck)) < 8
        assert (state.hands, state.discards) == ([(), ()], [])
        decks.add(tuple(state.deck))
    assert len(decks) == 5
    assert STANDARD.start_cards == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r4_play_is_clockwise(seats):
    """From seat to seat, round and round."""
    state = with_masters(seats)
    first, turns = state.active, []
    while state.turn <= 2 * seats:
        if not turns or turns[-1] != (state.turn, state.active):
            turns.append((state.turn, state.active))
        options = offered(state)[2]
        quiet = ["hand", "ships", "done", "pass", "keep"]
        answer(state, next((id for id in options if id in quiet), options[0]))
    order = [(first + at) % seats for at in range(2 * seats)]
    assert [seat for turn, seat in turns if turn] == order
