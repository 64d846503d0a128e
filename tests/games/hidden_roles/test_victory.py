"""When victory is looked at, and who wins together (R 8)."""

from __future__ import annotations

import pytest

from gloaming.engine import MatchOver

FOUR_CARDS = "axe knife chainsaw robe"


@pytest.mark.parametrize(
    ("setting", "answers"),
    [
        # Every way in which Bob may come by his fifth card (R 8: after every transfer)
        ({"at": "church", "top": "talisman"}, ("act",)),
        ({"at": "altar", "holds": f"{FOUR_CARDS}; spear"}, ("act", "take:1:w_spear_longinus")),
        (
            {"at": "cemetery", "top": "b_moody_goblin", "holds": f"{FOUR_CARDS}; spear"},
            ("act", "take:1:w_spear_longinus"),
        ),
        (
            {"at": "cabin", "top": "h_anger", "holds": f"{FOUR_CARDS}; spear"},
            ("act", "give:1", "hand:w_spear_longinus"),
        ),
        (
            {"at": "cemetery", "top": "b_vampire_bat", "holds": f"{FOUR_CARDS}; spear",
             "damage": "0 12"},
            ("act", "choose:1"),
        ),
    ],
)  # fmt: skip
def test_the_fifth_card_wins_at_once(scene, setting, answers):
    """R 8: draw, altar, goblin, hermit card, loot."""
    s = scene("Bob Vampire", turn="area", **{"holds": FOUR_CARDS, **setting})
    s.answer(*answers)
    assert s.winners == {"bob": "equipment"}


def test_bob_wins_by_anothers_banana_peel(scene):
    """R 8: also in another's turn."""
    s = scene(
        "Vampire Bob", at="cemetery", turn="area", top="b_banana_peel",
        holds=f"spear; {FOUR_CARDS}",
    )  # fmt: skip
    s.answer("act", "hand:1:w_spear_longinus")
    assert s.winners == {"bob": "equipment"}


def test_bob_wins_by_a_theft(scene):
    """R 8, R 9.3: with the blow."""
    s = scene(
        "Bob Vampire*", at="church church", turn="attack", holds=f"{FOUR_CARDS}; spear",
        dice=[1, 6],
    )  # fmt: skip
    s.answer("attack:1", "rob:1:w_spear_longinus")
    assert s.winners == {"bob": "equipment"}


def test_four_cards_are_not_enough(scene):
    """R 15.4."""
    s = scene("Bob Vampire", at="church", turn="area", holds="axe knife chainsaw", top="robe")
    s.answer("act")
    s.asks(1, "move")


def test_losing_a_card_ends_nothing(scene):
    """R 8: the condition must hold now: a Bob with four gives one and gets one."""
    s = scene("Bob Vampire", at="cemetery", turn="area", top="b_banana_peel", holds=FOUR_CARDS)
    s.answer("act", "hand:1:w_holy_robe")
    assert s.holds(0) == {"axe", "knife", "chainsaw"}
    s.asks(1, "move")


def test_all_who_have_won_win_together(scene):
    """R 8: across camps, living or dead."""
    s = scene(
        "Bryan Vampire* Ellen Franklin+ Werewolf+ Allie", at="church church", damage="0 12",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {
        "bryan": "attack_kill", "ellen": "hunters", "franklin": "hunters", "allie": "alive",
    }  # fmt: skip


def test_the_altar_counts_only_at_the_end(scene):
    """R 8, kind F: standing there ends nothing."""
    s = scene("Bryan Vampire", at="altar", turn="area")
    s.answer("skip")
    s.asks(0, "attack", "pass")


def test_agnes_follows_daniel_who_follows_nobody(scene):
    """R 8: final predicates after those that stand by themselves."""
    s = scene(
        "Franklin* Daniel* Agnes Vampire* Ellen Werewolf+", at="church - - church",
        damage="0 0 0 12", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:3")
    assert s.winners == {
        "franklin": "hunters", "ellen": "hunters", "daniel": "all_shadows_dead",
        "agnes": "neighbour",
    }  # fmt: skip


def test_agnes_in_the_first_seat_follows_the_last(scene):
    """R 8: least fixpoint, in whatever order the seats are looked at."""
    s = scene(
        "Agnes Franklin* Vampire* Ellen Werewolf+ Allie", at="- church church", active=1,
        damage="0 0 12", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:2")
    assert s.winners == {
        "franklin": "hunters", "ellen": "hunters", "allie": "alive", "agnes": "neighbour",
    }  # fmt: skip


def test_agnes_next_to_a_loser_loses(scene):
    """R 8."""
    s = scene(
        "Franklin* Bob* Agnes Vampire* Ellen Werewolf+", at="church - - church",
        damage="0 0 0 12", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:3")
    assert s.winners == {"franklin": "hunters", "ellen": "hunters"}


def test_victory_waits_for_the_whole_batch(scene):
    """R 7, step 6: the last Shadow falls first in seat order, Catherine in the same batch."""
    s = scene(
        "Franklin* Vampire* Catherine Ellen Werewolf+", at="church", damage="0 11 9", turn="area",
        holds="; axe spear; knife", top="w_flare_judgement",
    )  # fmt: skip
    s.answer("act")
    s.asks(0, "loot", "take:1:b_broad_axe take:1:w_spear_longinus")
    s.answer("take:1:b_broad_axe")
    assert s.winners == {"franklin": "hunters", "ellen": "hunters"}
    assert s.table.batch[1] == s.table.batch[2] == 2


def test_nothing_more_can_be_done_once_it_is_over(scene):
    """R 8: at once."""
    s = scene("Bob Vampire", at="church", turn="area", holds=FOUR_CARDS, top="talisman")
    s.answer("act")
    assert s.table.asked is None
    with pytest.raises(MatchOver):
        s.act(1, "reveal")
