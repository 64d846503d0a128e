"""Who is asked, so that being asked tells nothing (R 16.1): the windows from the attack roll to the
end of the turn."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC, awaited, question, waiting

# -- T6


@pytest.mark.parametrize(
    ("players", "more", "own"),
    [
        ("Felix Ulrich*", {"expansion": True}, ""),
        ("Vampire Felix", {"expansion": True}, ""),
        ("Galahad Ulrich*", {}, "use"),
        ("Felix Ulrich*", {}, None),  # the base game never asks
        ("Felix Galahad*", {}, None),
        ("Vampire Felix* Emi*", {"expansion": True}, None),
        ("Felix Ulrich*", {"expansion": True, "holds": "sabre"}, None),
        ("Felix Ulrich*", {"expansion": True, "voided": [0]}, None),
        ("Felix* Ulrich*", {"expansion": True}, None),
        ("Erica Gordon*", {"draw": "by_initial"}, None),
        ("Erica Gordon*", {"draw": "free"}, ""),
    ],
)
def test_after_a_failed_roll(raid, players, more, own):
    """R 16.1.1-2: the holder of Excalibur, while Galahad is a candidate."""
    s = raid(players, **{"at": "hall hall", "turn": "attack", "holds": "excalibur",
                         "dice": [3, 3], **more})  # fmt: skip
    s.answer("attack:1")
    if own is None:
        assert s.happened("missed")
        assert not s.stands("failed")
    else:
        assert not s.happened("missed")
        s.asks(0, "failed", f"on {own}")


# -- T7

# fmt: off
STRIKES = [
    # players, more (seat 0 attacks seat 1), whether asked
    # Vampire: whenever anybody would take at least 1
    ("Felix Gordon* Ulrich Vampire", {}, True),
    ("Felix Gordon* Ulrich Vampire", {"holds": "; robe"}, False),
    ("Felix Gordon* Ulrich Vampire", {"dice": [2, 2]}, False),
    ("Felix Gordon* Ulrich Vampire", {"angel": [1]}, False),
    ("Felix Gordon* Ulrich Vampire*", {}, False),
    ("Felix Gordon* Ulrich* Werewolf*", {}, False),
    ("Felix Gordon* Ulrich Vampire", {"voided": [0]}, False),
    ("Felix Gordon* Ulrich Vampire", {"abilities": False}, False),
    ("Werewolf Gordon* Felix Vampire", {"damage": "12"}, True),
    ("Werewolf Gordon* Felix Vampire", {"damage": "13"}, False),
    # Bylon: 2 or more for one, and a card with one; never with 4 players
    ("Felix Gordon* Ulrich Vampire* Alice", {"holds": "; sabre", "dice": [1, 3]}, True),
    ("Felix Gordon* Ulrich Vampire* Alice", {"holds": "; sabre", "dice": [1, 2]}, False),
    ("Felix Gordon* Ulrich Vampire* Alice", {"dice": [1, 3]}, False),
    ("Felix Gordon* Ulrich Vampire* Alice*", {"holds": "; sabre", "dice": [1, 3]}, False),
    ("Felix Gordon* Ulrich Vampire* Alice Bylon*", {"holds": "; sabre", "dice": [1, 3]}, False),
    ("Felix Gordon* Ulrich Vampire*", {"holds": "; sabre", "dice": [1, 3]}, False),
    # Freddy: a revealed target, even for no damage
    ("Felix Gordon* Ulrich Vampire*", {"expansion": True}, True),
    ("Ulrich Gordon* Felix Vampire*", {"expansion": True}, True),
    ("Felix Gordon* Ulrich Vampire*", {"expansion": True, "holds": "; robe"}, True),
    ("Felix Gordon* Ulrich Vampire*", {"expansion": True, "dice": [2, 2]}, False),
    ("Felix Gordon Ulrich Vampire*", {"expansion": True}, False),
    ("Erica Freddy* Ulrich Vampire*", {}, False),
    ("Ulrich Gordon* Felix* Vampire*", {"expansion": True}, False),
    # Excalibur: any hidden holder who might be a Raider, also for no damage
    ("Felix Gordon* Ulrich* Vampire*", {"holds": "excalibur"}, True),
    ("Ulrich Gordon* Felix Vampire*", {"holds": "excalibur; robe"}, True),
    ("Ulrich Gordon* Felix* Vampire*", {"holds": "excalibur"}, False),
    ("Werewolf Gordon* Felix Vampire*", {"holds": "excalibur", "damage": "11"}, True),
    ("Werewolf Gordon* Felix Vampire*", {"holds": "excalibur", "damage": "12"}, False),
    ("Felix Gordon* Ulrich* Vampire*", {"holds": "excalibur", "abilities": False}, True),
]
# fmt: on


@pytest.mark.parametrize(("players", "more", "asked"), STRIKES)
def test_between_a_successful_roll_and_the_damage(raid, players, more, asked):
    """R 16.1.1-2: Excalibur, Freddy, Bylon and Vampire in one question, by the public test."""
    s = raid(players, **{"at": "hall hall", "turn": "attack", "dice": [1, 2], **more})
    s.answer("attack:1")
    assert s.stands("strike") is asked


def test_a_burst_is_asked_about_as_a_whole(raid):
    """R 16.1.1: one target takes 2 or more, another has the card."""
    s = raid(
        "Felix Gordon* Ulrich Vampire* Alice", at="hall hall hall",
        holds="gatling; -; robe", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.asks(0, "strike", "strike") == {"targets": [1, 2], "damage": [2, 1]}


def test_revealed_attackers_are_asked_only_for_what_they_have(raid):
    """R 16.1.1: really, not possibly."""
    s = raid("Vampire* Felix*", at="hall hall", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(1, "move")
    s = raid("Bylon* Felix*", at="hall hall", holds="; sabre", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(0, "strike", "strike rob:1:b_sabre")


def test_what_somebody_saw_in_private_does_not_count(raid):
    """R 16.1.1: knowing where the Vampire is changes nothing in who is asked."""
    s = raid("Felix Gordon* Vampire Ulrich", at="hall hall", turn="attack", dice=[1, 2])
    s.table.known[0] = ((2, "vampire"),)
    s.answer("attack:1")
    s.asks(0, "strike", "strike")


# -- T9

# fmt: off
REACTIONS = [
    # players, more (seat 0 attacks seat 1), whether seat 1 is asked in secret
    ("Felix* Ulrich", {}, True),
    ("Felix* Gordon", {}, True),
    ("Felix* Ulrich", {"dice": [2, 2]}, True),
    ("Felix* Ulrich Werewolf*", {}, False),                      # base: no Venom
    ("Felix* Ulrich Werewolf*", {"expansion": True}, True),
    ("Felix* Ulrich Werewolf+ Venom", {}, True),
    ("Felix* Gordon Werewolf* Venom*", {}, False),
    ("Felix* Gordon Ulrich* Vampire*", {"expansion": True}, False),
    ("Felix* Ulrich", {"voided": [1]}, False),
    ("Felix* Ulrich", {"abilities": False}, False),
    ("Felix* Ulrich*", {}, False),
    # Damage counts as it is after the attack: 13 is the Werewolf's last, 12 Venom's
    ("Felix* Wight", {"damage": "0 11", "dice": [1, 3]}, True),
    ("Felix* Wight Werewolf*", {"damage": "0 11", "dice": [1, 3]}, False),
    ("Felix* Wight Werewolf*", {"damage": "0 11", "dice": [1, 2]}, True),
    ("Erica* Ulrich Werewolf*", {"draw": "by_initial"}, True),
    ("Erica* Ulrich Vampire* Werewolf*", {"draw": "by_initial"}, False),
]
# fmt: on


@pytest.mark.parametrize(("players", "more", "asked"), REACTIONS)
def test_a_hidden_target_is_asked_by_the_public_test(raid, players, more, asked):
    """R 16.1.1, 4: who might be the Werewolf or Venom, for all that is known."""
    s = raid(players, **{"at": "hall hall", "turn": "attack", "dice": [1, 2], **more})
    s.answer("attack:1")
    if asked:
        s.asks_in_secret({1: "on"})
    else:
        s.asks(s.table.active, "move")


def test_the_timed_step_goes_to_all_hidden_survivors_at_once(raid):
    """R 16.1.4: at the same time; the public sees that the attack is being resolved, not who is
    asked."""
    s = raid(
        "Felix* Vampire Werewolf Erica* Gordon* Venom Alice Bylon", at="hall hall hall hall hall "
        "hall", damage="0 0 0 0 10", holds="gatling", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    s.asks_in_secret({1: "on", 2: "on use", 5: "on use"})
    assert awaited(s.table) == [1, 2, 5]
    for viewer in range(PUBLIC, 8):
        assert waiting(s.table, viewer) == {"seats": [], "kind": "resolving"}
    assert [seat for seat in range(8) if question(s.table, seat)] == [1, 2, 5]
    assert question(s.table, 1)["about"] == {"attacker": 0}


@pytest.mark.parametrize("answers", [{}, {1: "on"}, {1: "on", 2: "on"}, {2: "on"}])
def test_no_answer_is_go_on(raid, answers):
    """R 16.1.4: and the step lasts until it is closed, however early anyone answers."""
    s = raid("Felix* Vampire Werewolf", at="hall hall hall", holds="gatling", turn="attack",
             dice=[1, 3])  # fmt: skip
    s.answer("attack")
    for seat, option in answers.items():
        s.answer(option, seat=seat)
    assert s.table.asked.kind == "react"
    s.close()
    assert not s.revealed(2)
    s.asks(1, "move")


def test_what_they_declare_is_carried_out_in_turn_order(raid):
    """R 16.1.4: from the attacker's left, whoever answered first."""
    s = raid(
        "Werewolf Erica* Venom Felix*", at="hall hall hall", active=1, holds="-; gatling",
        turn="attack", dice=[2, 2],
    )  # fmt: skip
    s.answer("attack")
    s.answer("use", seat=0)
    s.answer("use", seat=2)
    s.close()
    assert s.happened("revealed") == [{"seat": 2, "character": "venom", "forced": False}]
    s.dice(1, 2)
    s.answer("suffer")
    assert s.happened("revealed") == [{"seat": 0, "character": "werewolf", "forced": False}]
    assert s.damage(1) == 2
    s.asks(2, "move")


def test_a_revealed_werewolf_is_asked_openly(raid):
    """R 16.1.4: without a clock of its own, after the hidden ones have been asked."""
    s = raid("Erica* Vampire Werewolf*", at="hall hall hall", expansion=True, holds="gatling",
             turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack")
    s.asks_in_secret({1: "on"})
    s.close()
    assert waiting(s.table, PUBLIC) == {"seats": [2], "kind": "react"}
    assert not s.table.asked.timed
    s.asks(2, "react", "on use")


# -- T10 and T11

# fmt: off
ENDINGS = [
    # players, more (seat 0 has attacked seat 1, who lives), own options; None: not asked
    ("Gordon Ulrich*", {}, "use"),
    ("Felix Ulrich*", {}, ""),
    ("Gordon* Ulrich*", {}, "use"),
    ("Felix* Ulrich*", {}, None),
    ("Craig Ulrich*", {}, "use"),
    ("Bylon Ulrich* Felix* Gordon*", {}, ""),
    ("Bylon Ulrich* Gordon* Craig*", {}, None),
    ("Vampire Ulrich* Felix* Gordon*", {}, None),                # no Raider, no Citizen hidden
    ("Alice Ulrich* Felix* Gordon*", {"damage": "7"}, ""),       # Craig could pay with 7
    ("Daniel Ulrich* Felix* Gordon*", {"damage": "9"}, None),    # but not with 9
    ("Daniel Ulrich* Felix* Gordon*", {"damage": "8"}, ""),
    ("Felix Ulrich*", {"voided": [0]}, None),
    ("Felix Ulrich*", {"abilities": False}, None),
    # Expansion: Ulster with anyone in range, Emma beside somebody
    ("Ulster Felix*", {}, "use"),
    ("Ulrich Felix* Gordon*", {"expansion": True}, ""),
    ("Erica Ulrich* Gordon* Vampire*", {}, ""),                  # Emma
    ("Erica Ulrich* Gordon* Vampire*", {"at": "hall passage"}, None),
    ("Emma Ulrich*", {}, "use:1"),
    ("Benjamin Ulrich*", {"holds": "sabre robe"}, "use:1:b_sabre use:1:w_sages_robe"),
    ("Benjamin Ulrich*", {}, ""),
    ("Agatha Ulrich*", {}, "use"),
    ("Wight Felix* Gordon+", {}, "use"),
    ("Wight* Felix* Gordon", {}, None),
]
# fmt: on


@pytest.mark.parametrize(("players", "more", "own"), ENDINGS)
def test_the_end_of_turn_question_after_an_attack(raid, players, more, own):
    """R 16.1.2: Craig, Ulster and T11 in one question, by the public test."""
    s = raid(players, **{"at": "hall hall", "turn": "attack", "dice": [2, 2], **more})
    s.answer("attack:1")
    if own is None:
        assert s.table.asked.kind == "move"
        s.asks(s.table.active, "move")
    else:
        s.asks(0, "turn_end", f"end {own}")


def test_there_is_one_end_question(raid):
    """R 16.1.2: T10 and T11 in one, and "end" ends the turn."""
    s = raid("Craig Ulrich*", at="hall hall", turn="attack", dice=[2, 2])
    s.answer("attack:1", "end")
    s.asks(1, "move")


def test_the_end_question_is_asked_again_after_an_ability(raid):
    """R 16.1.2: revealed, only while there is something left."""
    s = raid("Ulster Felix*", at="hall hall", turn="attack", dice=[2, 2])
    s.answer("attack:1", "use")
    s.asks(0, "attack", "attack:1 pass")
    s.answer("pass")
    s.asks(1, "move")


def test_passing_is_the_end_of_the_turn(raid):
    """R 16.1.2: without an attack T11's options stood in T5."""
    s = raid("Gordon Vampire", at="hall hall", turn="attack")
    s.asks(0, "attack", "attack:1 use pass")
    s.answer("pass")
    s.asks(1, "move")


def test_the_parasol_is_followed_by_the_end_question_too(raid):
    """R 16.1.2: it takes the place of the attack; Craig has nobody to attack again."""
    s = raid("Craig Ulrich*", at="hall hall", holds="parasol", turn="attack", top="r_raider_1")
    s.asks(0, "attack", "attack:1 parasol pass")
    s.answer("parasol", "give:1", "nothing")
    s.asks(0, "turn_end", "end")
