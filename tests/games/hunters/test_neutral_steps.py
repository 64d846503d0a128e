"""Who is asked, so that being asked tells nothing (R 14.4)."""

from __future__ import annotations

import pytest

from alike import answering, look_alike
from gloaming.engine import PUBLIC, awaited, question, waiting

# -- T1 and T2: the roll question


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ellen", "use:1 use:2 use:3"),
        ("franklin", "use:1 use:2 use:3"),
        ("george", "use:1 use:2 use:3"),
        ("fuka", "use:0 use:1 use:2 use:3"),
        ("emi", "use:hermits_cabin use:church"),
        ("gregor", ""),
        ("ultra_soul", "use:1"),
        ("valkyrie", ""),
        ("vampire", ""),
        ("werewolf", ""),
        ("unknown", ""),
        ("wight", ""),
        ("agnes", "use"),
        ("catherine", "use"),
        ("david", "use:w_talisman"),
        ("allie", ""),
        ("bob", ""),
        ("bryan", ""),
        ("charles", ""),
        ("daniel", ""),
    ],
)
def test_start_of_turn_abilities_stand_in_the_roll_question(scene, name, options):
    """R 14.4.2: everybody is asked to roll, with the options they really have."""
    other = "george" if name != "george" else "fuka"
    s = scene(f"{name} {other}", at="gate gate", discards="talisman", roster="full")
    s.asks(0, "move", f"roll {options}")


def test_the_roll_question_is_asked_again_after_an_ability(scene):
    """R 14.4.2: an ability used, the same question goes on."""
    s = scene("Fuka Vampire")
    s.answer("use:1")
    s.asks(0, "move", "roll")


# -- T5: the attack question


def test_the_attack_question_comes_to_everybody_with_someone_in_range(scene):
    """R 14.4.2-3: Valkyrie's reveal stands in it; the others press it all the same."""
    for name, options in (("Valkyrie", "attack:1 use:1 pass"), ("Werewolf", "attack:1 pass")):
        s = scene(f"{name} Franklin", at="church church", turn="attack")
        s.asks(0, "attack", options)


@pytest.mark.parametrize(
    ("players", "roster", "asked"),
    [
        ("George Vampire", "full", True),  # Gregor could be it
        ("Gregor Vampire", "full", True),
        ("Vampire George Franklin Wight", "full", True),
        # no Hunter is hidden, and nobody is dead for Wight
        ("Vampire George* Franklin* Wight", "full", False),
        ("Vampire George* Franklin+ Wight", "full", True),  # Wight could be it
        # no Hunter is hidden, and Wight lies open
        ("Vampire George* Franklin+ Wight*", "full", False),
        ("George Vampire", "default", False),  # neither Gregor nor Wight is in the roster
        # by initial: George lies open, so there is no Gregor; nobody is dead
        ("Franklin George* Vampire Ultra_Soul", "by_initial", False),
        ("Franklin Ellen* Vampire Ultra_Soul", "by_initial", True),
    ],
)
def test_the_attack_question_with_nobody_in_range(scene, players, roster, asked):
    """R 14.4.1-2: asked for the sake of T11's options, by the public test."""
    s = scene(players, roster=roster, at="church", turn="attack")
    if asked:
        own = " use" if players.startswith("Gregor") else ""
        assert s.asks(0, "attack", f"pass{own}") == {"nobody": True}
    else:
        s.asks(next(seat for seat in (1, 2, 3) if s.alive(seat)), "move")


@pytest.mark.parametrize(
    ("player", "options"), [("Gregor*", "pass use"), ("George*", None), ("Wight*", None)]
)
def test_the_revealed_are_asked_only_for_what_they_have(scene, player, options):
    """R 14.4.1: really, not possibly; Wight has nothing while nobody is dead."""
    s = scene(f"{player} Vampire Franklin", roster="full", at="church", turn="attack")
    if options:
        s.asks(0, "attack", options)
    else:
        s.asks(1, "move")


def test_a_voided_player_is_not_asked(scene):
    """R 14.4.1: voids are public and count."""
    s = scene("George Vampire", roster="full", at="church", turn="attack", voided=[0])
    s.asks(1, "move")


# -- T7: the strike question


@pytest.mark.parametrize(
    ("players", "holds", "dice", "asked"),
    [
        # The Vampire is still a candidate: whenever anybody would take at least 1
        ("Franklin George* Valkyrie Werewolf", "", (1, 2), True),
        ("Franklin George* Valkyrie Werewolf", "; robe", (1, 2), False),
        ("Franklin George* Valkyrie Werewolf", "", (2, 2), False),
        # The Vampire lies open
        ("Franklin George* Vampire* Werewolf", "", (1, 2), False),
        # No Shadow is hidden
        ("Franklin George* Valkyrie* Werewolf*", "", (1, 2), False),
        # Bob: 2 damage or more, and a card; not with 4 players
        ("Franklin George* Valkyrie* Werewolf* Catherine", "; axe", (1, 3), True),
        ("Franklin George* Valkyrie* Werewolf* Catherine", "; axe", (1, 2), False),
        ("Franklin George* Valkyrie* Werewolf* Catherine", "", (1, 3), False),
        ("Franklin George* Valkyrie* Werewolf* Catherine*", "; axe", (1, 3), False),
        ("Franklin George* Valkyrie* Werewolf* Catherine Bob*", "; axe", (1, 3), False),
        ("Franklin Ellen* Valkyrie* Werewolf*", "; axe", (1, 3), False),
        # Bob's other variant takes nothing here
        ("Franklin George* Valkyrie* Werewolf* Catherine Allie Bob", "; axe", (1, 3), False),
        # The Spear: any hidden holder who might be a Hunter, also for no damage
        ("Franklin George* Vampire* Werewolf", "spear", (1, 2), True),
        ("Franklin George* Vampire* Werewolf", "spear; robe", (1, 2), True),
        ("Franklin George* Vampire* Werewolf", "spear", (2, 2), False),
        ("Werewolf George* Vampire* Franklin*", "spear", (1, 2), False),
    ],
)
def test_a_hidden_attacker_is_asked_by_the_public_test(scene, players, holds, dice, asked):
    """R 14.4.1-2: Spear, theft and the Vampire's reveal in one question, between roll and
    damage."""
    s = scene(players, at="church church", holds=holds, turn="attack", dice=dice)
    s.answer("attack:1")
    if asked:
        options = "strike spear" if holds.startswith("spear") else "strike"
        s.asks(0, "strike", options)
    else:
        s.asks(1, "move")


@pytest.mark.parametrize(("damage", "asked"), [(7, True), (12, True), (13, False)])
def test_a_candidate_must_still_be_able_to_live(scene, damage, asked):
    """R 14.4.1: damage is public and counts: with 13 nobody can be the Vampire."""
    s = scene(
        "Werewolf George* Franklin", at="church church", damage=f"{damage}", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    if asked:
        s.asks(0, "strike", "strike")
    else:
        s.asks(1, "move")


@pytest.mark.parametrize(("damage", "asked"), [(11, True), (12, False)])
def test_who_cannot_be_a_hunter_any_more_is_not_asked_about_the_spear(scene, damage, asked):
    """R 14.4.1: with George open no hidden Hunter has more than 12 HP."""
    s = scene(
        "Werewolf George* Vampire* Franklin", at="church church", damage=f"{damage}",
        holds="spear", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    if asked:
        s.asks(0, "strike", "strike")
    else:
        s.asks(1, "move")


def test_what_somebody_saw_in_private_does_not_count(scene):
    """R 14.4.1: a Prediction changes nothing in who is asked."""
    s = scene("Franklin George* Vampire Werewolf", at="church church", turn="attack", dice=[1, 3])
    s.table.known[0] = ((2, "vampire"),)
    s.answer("attack:1")
    s.asks(0, "strike", "strike")


def test_revealed_attackers_strike_at_once(scene):
    """R 14.4.1: asked only if they really have an option."""
    s = scene("Vampire* George*", at="church church", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(1, "move")


# -- looting


@pytest.mark.parametrize(
    ("seats", "holds", "options"),
    [
        (7, "; axe robe", "take:1:b_broad_axe take:1:w_holy_robe all:1"),
        (6, "; axe robe", "take:1:b_broad_axe take:1:w_holy_robe"),
        (7, "; axe", None),
    ],
)
def test_take_all_stands_in_the_looting_question(scene, seats, holds, options):
    """R 14.4.2: if the victim has at least two cards; hidden Bob too."""
    s = scene(
        "Bob Vampire*", seats=seats, at="cemetery", damage="0 12", holds=holds, turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    if options:
        s.asks(0, "loot", options)
    else:
        assert not s.revealed(0)
        s.asks(2, "move")


# -- T9


def test_the_timed_step_goes_to_all_hidden_survivors_at_once(scene):
    """R 14.4.4: at the same time, and nobody is told who is asked."""
    s = scene(
        "Franklin* Vampire Werewolf Ellen* Ultra_Soul* Bob Allie", at="church church church church"
        " church church", damage="0 0 0 0 10", holds="gun", turn="attack", dice=[1, 3], seats=7,
    )  # fmt: skip
    s.answer("attack")
    s.asks_in_secret({1: "on", 2: "on use", 5: "on"})
    assert awaited(s.table) == [1, 2, 5]
    for viewer in range(PUBLIC, 7):
        assert waiting(s.table, viewer) == {"seats": [], "kind": "resolving"}
    assert [seat for seat in range(7) if question(s.table, seat)] == [1, 2, 5]
    assert question(s.table, 1)["about"] == {"attacker": 0}


@pytest.mark.parametrize("answers", [{}, {1: "on"}, {1: "on", 2: "on"}, {2: "on"}])
def test_no_answer_is_go_on(scene, answers):
    """R 14.4.4: and the step lasts until it is closed, however early anyone answers."""
    s = scene(
        "Franklin* Vampire Werewolf", at="church church church", holds="gun", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    for seat, option in answers.items():
        s.answer(option, seat=seat)
    assert s.table.asked.kind == "react"
    s.close()
    assert not s.revealed(2)
    s.asks(1, "move")


def test_a_revealed_werewolf_is_asked_openly(scene):
    """R 14.4.4: without a clock, and hidden targets are not asked at all (R 17.42)."""
    s = scene(
        "Franklin* Vampire Werewolf*", at="church church church", holds="gun", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert waiting(s.table, PUBLIC) == {"seats": [2], "kind": "react"}
    assert not s.table.asked.timed
    s.asks(2, "react", "on use")


def test_a_reveal_by_another_leaves_the_answers_in_the_timed_step(scene):
    """R 14.4.4: the few seconds are over before one could press again."""
    s = scene("Franklin* Vampire Werewolf", at="church church church", holds="gun",
              turn="attack", dice=[1, 3, 4, 1])  # fmt: skip
    s.answer("attack")
    s.answer("use", seat=2)
    s.act(1, "reveal")
    s.asks_in_secret({2: "on use"})
    s.close()
    assert s.happened("counterattack") == [{"seat": 2, "to": 0}]
    s.asks(1, "move")


def test_a_reveal_during_the_timed_step(scene):
    """R 6.4, R 14.4.4: a Werewolf who turns up meanwhile is asked openly."""
    s = scene("Franklin* Vampire Werewolf", at="church church church", holds="gun",
              turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack")
    s.asks_in_secret({1: "on", 2: "on use"})
    s.act(2, "reveal")
    s.asks(2, "react", "on use")
    s.answer("on")
    s.asks(1, "move")


def test_a_voided_target_is_not_asked(scene):
    """R 14.4.1: another hidden target still is."""
    s = scene("Franklin* Werewolf Vampire", at="church church church", holds="gun",
              turn="attack", dice=[1, 3], voided=[1])  # fmt: skip
    s.answer("attack")
    s.asks_in_secret({2: "on"})


def test_nobody_reacts_to_a_counterattack(scene):
    """R 14.4.1: then the Werewolf lies open."""
    s = scene("Franklin Werewolf*", at="church church", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.dice(1, 3)
    s.answer("use")
    s.asks(1, "move")


# -- T10 and T11


@pytest.mark.parametrize(
    ("players", "options"),
    [
        ("Gregor Vampire*", "end use"),
        ("George Vampire*", "end"),
        ("Charles Vampire*", "end use"),
        ("Bob Vampire* Franklin* George*", "end"),
        # No Hunter and no Neutral hidden, nobody dead
        ("Ultra_Soul Vampire* Franklin* George*", None),
        ("Wight Vampire* Franklin+ George*", "end use"),
        ("Ultra_Soul Vampire* Franklin+ George*", "end"),
        ("Gregor* Vampire*", "end use"),
        ("George* Vampire*", None),
    ],
)
def test_the_end_of_turn_question_after_an_attack(scene, players, options):
    """R 14.4.2: Charles, Gregor and Wight in one question, by the public test."""
    s = scene(players, roster="full", at="church church", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    if options:
        s.asks(0, "turn_end", options)
    else:
        s.asks(1, "move")


def test_passing_is_the_end_of_the_turn(scene):
    """R 14.4.2: without an attack T11's options stood in T5."""
    s = scene("Gregor Vampire", at="church church", turn="attack")
    s.asks(0, "attack", "attack:1 use pass")
    s.answer("pass")
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("one", "other", "rest"), [("Gregor", "George", "Vampire*"), ("Charles", "Bob", "Vampire*")]
)
def test_the_end_of_turn_question_tells_nothing(scene, one, other, rest):
    """R 14.4: two worlds, the same for everybody else."""
    worlds = [
        scene(f"{a} {rest} {b} Franklin", roster="full", at="church church", turn="attack",
              dice=[2, 2])
        for a, b in ((one, other), (other, one))
    ]  # fmt: skip
    look_alike(*worlds, (0, 2), answering("attack:1"), answering("end"))
    for world in worlds:
        world.asks(1, "move")


# -- cards


@pytest.mark.parametrize("card", ["h_slap", "h_spell", "h_prediction", "h_aid"])
@pytest.mark.parametrize("receiver", ["Vampire", "Vampire*", "George", "Unknown"])
def test_every_receiver_of_a_hermit_card_presses(scene, card, receiver):
    """R 14.4.5: also with one option."""
    s = scene(f"Franklin {receiver}", at="cabin", turn="area", top=card)
    s.answer("act", "give:1")
    s.asks(1, "hint")
    assert not s.table.asked.timed


@pytest.mark.parametrize(
    ("card", "place", "players", "asked"),
    [
        ("w_advent", "church", "Vampire George Franklin", True),
        ("w_advent", "church", "Vampire George* Franklin*", False),
        ("w_chocolate", "church", "George Vampire Ultra_Soul", True),
        # Ellen, Ultra Soul lie open; no Neutral with 4 players, Unknown not in the roster
        ("w_chocolate", "church", "George Ellen* Ultra_Soul* Vampire", False),
        ("b_diabolic_ritual", "cemetery", "George Vampire", True),
        ("b_diabolic_ritual", "cemetery", "George Vampire* Werewolf*", False),
    ],
)
def test_a_card_offers_its_reveal_by_the_public_test(scene, card, place, players, asked):
    """R 14.3: every hidden player gets the same confirmation step, where anybody could fit."""
    s = scene(players, at=place, damage="5", turn="area", top=card)
    s.answer("act")
    if asked:
        s.asks(0, "offer", "nothing")
    else:
        assert s.happened("no_effect") == [{"seat": 0, "card": card}]
        s.asks(1, "move")


@pytest.mark.parametrize(("damage", "asked"), [(10, True), (11, False)])
def test_a_card_asks_nobody_whom_it_can_no_longer_fit(scene, damage, asked):
    """R 14.4.1: with 11 damage nobody is one of those whom Chocolate names."""
    s = scene("Franklin Vampire", at="church", damage=f"{damage}", turn="area", top="w_chocolate")
    s.answer("act")
    if asked:
        s.asks(0, "offer", "nothing")
    else:
        s.asks(1, "move")


def test_the_mirror_asks_nobody(scene):
    """R 14.4.5: it turns the card up or does nothing."""
    for players in ("Vampire Franklin", "Franklin Vampire"):
        s = scene(players, at="church", turn="area", top="w_disenchant_mirror")
        s.answer("act")
        s.asks(1, "move")
