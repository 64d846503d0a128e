"""Which deals fit together, against trying them all."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from gloaming.games.hidden_roles.deals import fitting

THINGS = {name: camp for camp in ("day", "night", "dusk") for name in (f"{camp}{n}" for n in "123")}


@given(
    st.lists(st.sets(st.sampled_from(sorted(THINGS))), min_size=1, max_size=5),
    st.lists(st.sampled_from(["day", "night", "dusk"]), min_size=5, max_size=5),
)
def test_what_is_left_is_what_some_deal_gives(possible: list[set[str]], camps: list[str]) -> None:
    """No more and no less; None where there is no deal."""
    left = {camp: camps[: len(possible)].count(camp) for camp in ("day", "night", "dusk")}
    deals = [
        deal
        for deal in permutations(THINGS, len(possible))
        if all(thing in open_to for thing, open_to in zip(deal, possible, strict=True))
        and all(sum(THINGS[thing] == camp for thing in deal) == n for camp, n in left.items())
    ]
    found = fitting(dict(enumerate(possible)), THINGS, left)
    if deals:
        assert found == {seat: {deal[seat] for deal in deals} for seat in range(len(possible))}
    else:
        assert found is None


def test_two_who_can_only_be_the_same_two_leave_them_to_nobody_else() -> None:
    possible = {0: {"a", "b"}, 1: {"a", "b"}, 2: {"a", "b", "c"}}
    found = fitting(possible, dict.fromkeys("abc", "day"), {"day": 3})
    assert found == {0: {"a", "b"}, 1: {"a", "b"}, 2: {"c"}}


def test_a_camp_whose_members_are_found_is_no_longer_open_to_the_rest() -> None:
    camps = {"a": "day", "b": "day", "c": "night", "d": "night"}
    possible = {0: {"a", "c"}, 1: {"b"}, 2: {"a", "b", "c", "d"}}
    found = fitting(possible, camps, {"day": 1, "night": 2})
    assert found == {0: {"c"}, 1: {"b"}, 2: {"d"}}
