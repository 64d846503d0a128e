"""The options of a match (R 15): abilities off, drawing by initial, Daniel's HP, the mirror.

Their values, the limits of the expansion and who is dealt are in test_setup.py, the initial hint is
in cards/test_reasoning_answers.py, whom the mirror reveals in cards/test_white.py, and how each
ability is missing when abilities are off in characters/.
"""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC, start, view
from gloaming.games.raiders import RAIDERS
from gloaming.games.raiders.edition import Variant, edition_for

EVERYBODY = edition_for(Variant(expansion=True, daniel_hp=14, mirror=False)).characters


# -- abilities off


@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("star", ["", "*"])
def test_without_abilities_a_turn_is_bare(raid, name, star):
    """R 15, R 19.46: no prompt of an ability at any window of one's own turn; no orders either."""
    other = "felix" if name != "felix" else "gordon"
    dead = "alice" if name != "alice" else "bylon"
    s = raid(
        f"{name}{star} {other}* {dead}+", at="cathedral passage", damage="5 5",
        holds="sabre; robe", discards="crossbow", abilities=False, expansion=True,
        dice=[1, 6, 1, 4],
    )  # fmt: skip
    assert s.damage(0) == 5
    assert s.offers(0) == []
    s.asks(0, "move", "roll")
    s.answer("roll")
    assert s.at(0) == "passage"
    s.asks(0, "area", "act skip")
    s.answer("skip")
    s.asks(0, "attack", "attack:1 pass")
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1), s.holds(1)) == (5, 8, {"robe"})
    assert s.revealed(0) is (star == "*")
    s.asks(1, "move", "roll")


@pytest.mark.parametrize("name", EVERYBODY)
def test_without_abilities_nobody_reacts(raid, name):
    """R 15: no timed question, no counterattack, no penalty."""
    other = "felix" if name != "felix" else "gordon"
    for star in ("", "*"):
        s = raid(
            f"{other}* {name}{star}", at="cathedral passage", board="agency blackmist passage"
            " cathedral hall hideout", turn="attack", abilities=False, expansion=True,
            dice=[1, 4],
        )  # fmt: skip
        s.answer("attack:1")
        assert s.damage(1) == 3
        assert not s.happened("revealed")
        s.asks(1, "move", "roll")


def test_without_abilities_a_failed_roll_asks_nobody(raid):
    """R 15: Galahad does not roll again."""
    for star in ("", "*"):
        s = raid(
            f"Galahad{star} Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
            abilities=False, dice=[2, 2],
        )  # fmt: skip
        s.answer("attack:1")
        assert s.happened("missed") == [{"seat": 0}]
        s.asks(1, "move")


def test_without_abilities_godwin_and_daniel_die_and_stay_silent(raid):
    """R 15: no last wish; no forced reveal of Daniel or Bruce."""
    s = raid(
        "Bruce Godwin* Vampire* Daniel Ulrich Alice+", seats=7, at="cathedral blackmist",
        damage="0 13", turn="attack", dice=[1, 4], abilities=False,
    )  # fmt: skip
    s.answer("attack:1")
    # Godwin has 14 HP: that is a win for Bruce, whose condition stays.
    assert s.winners == {"bruce": "attack_kill"}
    s = raid(
        "Bruce Emi* Vampire* Daniel Ulrich Alice+", seats=7, at="cathedral blackmist",
        damage="0 9", turn="attack", dice=[1, 4], abilities=False,
    )  # fmt: skip
    s.answer("attack:1")
    assert not s.revealed(0)
    assert not s.revealed(3)
    s.asks(2, "move")


def test_without_abilities_angela_follows_whom_she_was_dealt(raid):
    """R 15: all win conditions stay as at the deal."""
    s = raid(
        "Emi Angela Ulrich+ Felix* Vampire*", damage="0 0 0 0 12", active=3, abilities=False,
        at="- - - cathedral blackmist", turn="attack", dice=[1, 4],
    )  # fmt: skip
    assert s.offers(1) == []
    s.answer("attack:4")
    assert s.winners["angela"] == "neighbour"


def test_without_abilities_cards_work(raid):
    """R 15: special abilities are off, and nothing else: Mirror, Cookie, Ritual, Advent."""
    for card, players in (
        ("w_cookie", "Alice Felix*"), ("w_advent", "Felix Vampire*"),
    ):  # fmt: skip
        s = raid(players, at="cathedral", damage="5", turn="area", top=card, abilities=False)
        s.answer("act")
        s.asks(0, "offer", "nothing reveal")
        s.answer("reveal")
        assert (s.damage(0), s.revealed(0)) == (0, True)
        s.asks(1, "move")
    s = raid("Ulrich Felix*", at="passage", damage="5", turn="area", top="b_dark_ritual",
             abilities=False)  # fmt: skip
    s.answer("act", "reveal")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_without_abilities_ulrich_lies(raid):
    """R 15, R 19.46: his is no special ability."""
    s = raid("Felix* Ulrich", at="agency", turn="area", top="r_shadow_2", abilities=False)
    s.answer("act", "give:1")
    s.asks(1, "hint", "nothing suffer")


# -- by initial


def begin(seats, key, **options):
    """A match at its first question."""
    state, _ = start(RAIDERS, options, seats, key)
    return state


def test_by_initial_which_ten_were_drawn_is_no_bodys_business():
    """R 16: the pool that everyone knows is all thirty."""
    state = begin(4, b"x", draw="by_initial", expansion=True)
    for viewer in range(PUBLIC, 4):
        assert set(view(state, viewer)["public"]["pool"]) == set(EVERYBODY)


def test_by_initial_a_face_up_initial_is_no_candidate(raid):
    """R 16.1.1: with Gordon face up neither Galahad nor Godwin is in play: nobody is asked for
    Galahad's sake; drawn freely, they may be."""
    for draw, asked in (("by_initial", False), ("free", True)):
        s = raid(
            "Felix Vampire* Gordon*", seats=8, at="cathedral blackmist", holds="excalibur",
            turn="attack", dice=[2, 2], expansion=True, draw=draw,
        )  # fmt: skip
        s.answer("attack:1")
        if asked:
            s.asks(0, "failed", "on")
        else:
            assert s.happened("missed")
            names = {candidate.id for candidate in s.table.candidates}
            assert not names & {"gordon", "galahad", "godwin", "vendetta", "venom"}
            assert {"felix", "felicia", "emi", "ulrich", "wight"} <= names
            s.asks(0, "turn_end")


# -- Daniel's HP


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize(("hp", "alive"), [(14, True), (13, False)])
def test_daniels_hp(raid, expansion, hp, alive):
    """R 15, R 17.2: 14, or 13, with both boxes; 13 damage tells them apart."""
    s = raid(
        "Felix* Daniel* Emi+", at="passage", damage="0 11", turn="area", top="b_vampire_bat",
        daniel_hp=hp, expansion=expansion,
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.alive(1) is alive
    s.asks(1 if alive else 3, "move")


def test_daniel_with_thirteen_hp_is_a_strong_victim(raid):
    """R 9: for Bruce, 12 or more."""
    s = raid(
        "Bruce* Daniel* Emi+", at="cathedral blackmist", damage="0 11", turn="attack",
        dice=[1, 3], daniel_hp=13,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {"bruce": "attack_kill"}


@pytest.mark.parametrize("hp", [14, 13])
def test_daniels_hp_count_for_who_might_be_who(raid, hp):
    """R 16.1.1: how much a hidden player can bear is worked out with the option's number."""
    s = raid("Felix Gordon* Werewolf* Vampire* Alice", daniel_hp=hp)
    assert {"daniel": hp, "alice": 8}.items() <= {c.id: c.hp for c in s.table.candidates}.items()
    s.asks(0, "move")


# -- the mirror


def test_the_mirror_of_the_base_box_with_the_option(raid):
    """R 15: Ulrich is spared in any case."""
    s = raid("Ulrich Gordon*", at="cathedral", turn="area", top="w_mirror", mirror=True)
    s.answer("act")
    assert not s.revealed(0)
    s.asks(1, "move")
