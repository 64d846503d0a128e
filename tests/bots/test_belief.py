"""What greedy concludes from what it sees."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from gloaming.arena import Players, key_of
from gloaming.bots.hidden_roles import belief
from gloaming.bots.hidden_roles.hunters import HUNTERS_LORE
from gloaming.bots.hidden_roles.raiders import RAIDERS_LORE
from gloaming.engine import State, apply, start, view
from gloaming.games.hidden_roles.family import HiddenRoles
from gloaming.games.hidden_roles.table import Table
from gloaming.games.hunters import HUNTERS
from gloaming.games.hunters.factions import FACTIONS
from gloaming.games.raiders import RAIDERS

EDITION = HUNTERS.edition
ME = 0


def opening(seats: int = 5) -> State:
    """A match that has just begun; everyone is off the board and unhurt."""
    return start(HUNTERS, {}, seats, key_of(1))[0]


def seen(state: State, **changes: dict[str, Any]) -> dict[str, Any]:
    """What seat 0, always Franklin the Hunter, sees; with facts about other seats (``seat1``)
    changed."""
    shown = view(state, ME)
    shown["own"]["character"] = "franklin"
    for seat, facts in changes.items():
        shown["public"]["players"][int(seat.removeprefix("seat"))].update(facts)
    return shown


def odds(shown: dict[str, Any], memory: dict[str, Any], seat: int, faction: str) -> float:
    """How likely seat 0 thinks a seat of a faction."""
    them = belief.beliefs(EDITION, shown, memory)[seat]
    return sum(p for id, p in them.items() if EDITION.characters[id].faction == faction)


def event(kind: str, **params: Any) -> dict[str, Any]:
    """One event as a seat is told of it."""
    return {"kind": kind, "params": params}


def given(shown: dict[str, Any], card: str | None, answer: dict[str, Any]) -> dict[str, Any]:
    """What is remembered after seat 1 has answered a hermit card from seat 0 (whose text is known
    if ``card`` is)."""
    memory: dict[str, Any] = {}
    handed = {"seat": 0, "to": 1} | ({"card": card} if card else {})
    belief.observe(EDITION, HUNTERS_LORE, memory, [event("gave_hint", **handed), answer], shown)
    return memory


NOTHING = event("nothing", seat=1)


def hermit_damage(amount: int) -> dict[str, Any]:
    """Seat 1 takes the damage of the card."""
    return event("damage", seat=1, amount=amount, before=0, after=amount, by=0, source="hint")


def test_at_first_only_the_table_of_factions_is_known() -> None:
    """R 1: with 5 players, one of the four others is a Hunter, two are Shadows, one is Neutral."""
    shown = seen(opening())
    for seat in range(1, 5):
        assert odds(shown, {}, seat, "hunter") == pytest.approx(1 / 4)
        assert odds(shown, {}, seat, "shadow") == pytest.approx(2 / 4)
    assert "franklin" not in belief.beliefs(EDITION, shown, {})[1]


def test_who_lives_has_more_hp_than_damage() -> None:
    """R 6.2.12: so 12 damage leaves only those with 13 or 14 HP; also after healing."""
    shown = seen(opening(), seat1={"damage": 12})
    assert odds(shown, {}, 1, "neutral") == 0
    healed = seen(opening())
    memory: dict[str, Any] = {}
    blow = event("damage", seat=1, amount=5, before=7, after=12, by=2, source="attack")
    belief.observe(EDITION, HUNTERS_LORE, memory, [blow], healed)
    them = belief.beliefs(EDITION, healed, memory)[1]
    assert set(them) == {"george", "valkyrie", "vampire", "werewolf"}


@pytest.mark.parametrize(
    ("card", "answer", "certain"),
    [
        ("h_slap", hermit_damage(1), "hunter"),
        ("h_exorcism", hermit_damage(2), "shadow"),
        ("h_spell", hermit_damage(1), "shadow"),
        ("h_anger", NOTHING, "neutral"),
        ("h_greed", NOTHING, "hunter"),
        ("h_blackmail", NOTHING, "shadow"),
    ],
)
def test_an_answer_to_ones_own_card_is_proof(
    card: str, answer: dict[str, Any], certain: str
) -> None:
    """R 13: without Unknown in the roster nobody lies."""
    shown = seen(opening())
    assert odds(shown, given(shown, card, answer), 1, certain) == pytest.approx(1)


def test_unknown_may_have_lied() -> None:
    """R 13.3: with Unknown in the roster, `nothing` proves nothing."""
    state, _ = start(HUNTERS, {"roster": "full"}, 5, key_of(1))
    shown = seen(state)
    certain = odds(shown, given(shown, "h_greed", NOTHING), 1, "hunter")
    assert 0.6 < certain < 1


def test_an_answer_to_a_strangers_card_is_a_clue() -> None:
    """2 damage from a hermit card: a Shadow (Exorcism), or 12 HP or more (Lesson)."""
    shown = seen(opening())
    them = belief.beliefs(EDITION, shown, given(shown, None, hermit_damage(2)))[1]
    assert set(them) == {"fuka", "george", "ultra_soul", "valkyrie", "vampire", "werewolf"}
    assert odds(shown, given(shown, None, hermit_damage(2)), 1, "shadow") > 0.7


def test_what_prediction_showed_is_known() -> None:
    """R 13.2; and it tells something about all others."""
    shown = seen(opening())
    shown["own"]["known"] = {"1": "vampire"}
    assert odds(shown, {}, 1, "shadow") == 1
    assert odds(shown, {}, 2, "shadow") == pytest.approx(1 / 3)


def test_whoever_attacks_an_open_shadow_is_hardly_one() -> None:
    """Nobody likes to hurt their own camp."""
    shown = seen(opening(), seat2={"revealed": True, "character": "vampire"})
    memory: dict[str, Any] = {}
    before = odds(shown, memory, 1, "shadow")
    belief.observe(EDITION, HUNTERS_LORE, memory, [event("attack", seat=1, targets=[2])], shown)
    after = odds(shown, memory, 1, "shadow")
    belief.observe(EDITION, HUNTERS_LORE, memory, [event("attack", seat=1, targets=[2])], shown)
    assert before > after > odds(shown, memory, 1, "shadow") > 0


def test_the_mirror_did_nothing_so_it_is_no_shadow() -> None:
    """R 11: a Shadow other than Unknown would have turned up."""
    shown = seen(opening())
    memory: dict[str, Any] = {}
    told = event("no_effect", seat=1, card="w_disenchant_mirror")
    belief.observe(EDITION, HUNTERS_LORE, memory, [told], shown)
    assert odds(shown, memory, 1, "shadow") == 0


def test_shares_are_those_of_all_ways_to_deal() -> None:
    """Against going through them one by one."""
    rng = Random(4)
    left = {"hunter": 2, "shadow": 3, "neutral": 1}
    camps = [{faction: rng.random() for faction in FACTIONS} for _ in range(6)]
    camps[2]["shadow"] = 0.0
    sums = [dict.fromkeys(FACTIONS, 0.0) for _ in camps]
    for way in product(FACTIONS, repeat=len(camps)):
        if all(way.count(faction) == number for faction, number in left.items()):
            weight = 1.0
            for faction, weights in zip(way, camps, strict=True):
                weight *= weights[faction]
            for faction, share in zip(way, sums, strict=True):
                share[faction] += weight
    total = sum(sums[0].values())
    for share, summed in zip(belief._shares(camps, left), sums, strict=True):
        assert share == pytest.approx({f: s / total for f, s in summed.items()})


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((HUNTERS, {"roster": r}) for r in ("default", "base", "extra", "by_initial", "full")),
        (RAIDERS, {"mirror": True}),
        (RAIDERS, {"expansion": True}),
        (RAIDERS, {"expansion": True, "draw": "by_initial"}),
    ],
)
def test_the_truth_is_never_ruled_out(game: HiddenRoles, options: dict[str, Any]) -> None:
    """Whatever happens in whole games, in every roster, what is so stays possible, and the more so
    the longer they last."""
    state, events = start(game, {**options, "hint": True}, 6, key_of(7))
    assert isinstance(state, Table)
    players = Players(dict.fromkeys(range(6), "greedy"), Random(7))
    players.look_on(state, events)
    while (action := players.next_action(state)) is not None:
        players.look_on(state, apply(state, action))
        for seat, memory in players.memories.items():
            found = belief.beliefs(state.edition, view(state, seat), memory)
            for other, character in enumerate(state.characters):
                assert found[other].get(character, 0) > 0, (seat, other, character)
                assert sum(found[other].values()) == pytest.approx(1)


def told_raider(card: str | None, answer: dict[str, Any], place: str = "") -> dict[str, float]:
    """Who seat 1 may be for Felix in seat 0 of a game of Shadow Raiders with ten players, after
    seat 1 has answered a reasoning card of his; or of seat 2, whose text he does not know."""
    shown = view(start(RAIDERS, {}, 10, key_of(1))[0], ME)
    shown["own"]["character"] = "felix"
    shown["public"]["players"][1]["place"] = place or None
    memory: dict[str, Any] = {}
    handed = {"seat": 0, "to": 1, "card": card} if card else {"seat": 2, "to": 1}
    events = [event("gave_hint", **handed), answer]
    edition = RAIDERS.edition_of((True, 14, False))
    belief.observe(edition, RAIDERS_LORE, memory, events, shown)
    return belief.beliefs(edition, shown, memory)[1]


@pytest.mark.parametrize(
    ("card", "answer", "place"),
    [
        ("r_raider_airship", event("moved", seat=1, place="airship"), "airship"),
        ("r_raider_airship", hermit_damage(1), "airship"),
        ("r_raider_1", hermit_damage(1), ""),
    ],
)
def test_who_does_as_the_card_says_is_a_raider_or_ulrich(
    card: str, answer: dict[str, Any], place: str
) -> None:
    """R 14.3: only Ulrich pretends, and he may have."""
    them = told_raider(card, answer, place)
    camps = {id: RAIDERS.edition_of((True, 14, False)).characters[id].faction for id in them}
    assert {id for id in them if camps[id] != "raider"} == {"ulrich"}
    assert 0.02 < them["ulrich"] < 0.3


def test_who_denies_being_a_shadow_may_be_ulrich() -> None:
    """R 14.3: all other Shadows would have suffered."""
    them = told_raider("r_shadow_2", NOTHING)
    shadows = {"uranus", "ulster", "vampire", "vendetta", "venom", "werewolf", "wight"}
    assert "ulrich" in them
    assert not shadows & set(them)


def test_a_swap_of_damage_shows_who_lives_with_it() -> None:
    """R 11, Claire: 12 damage received and survived leaves only those with more HP."""
    swapped = event("swapped_damage", seat=1, with_seat=2, mine=12, theirs=1)
    them = told_raider(None, swapped)
    assert set(them) <= {"david", "deborah", "daniel", "gordon", "galahad", "godwin"} | {
        *("vampire", "vendetta", "venom", "werewolf", "wight", "walpurgis")
    }
