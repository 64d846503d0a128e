"""How rules meet: the second half of R 17, by number.

Hidden information (25, 26, 37, 39, 41, 42) is tested by comparing two worlds that differ in nothing
but a secret: whoever may not know it must see the same, byte for byte.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from alike import answering, look_alike
from gloaming.engine import PUBLIC, TABLE, Action, apply, awaited, start, view
from gloaming.games.hunters import HUNTERS
from scene import Scene


def test_r17_24_no_spear_on_a_miss(scene):
    """R 17.24: a failed roll offers no reveal."""
    s = scene("George Vampire*", at="church church", holds="spear", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    assert not s.revealed(0)
    s.asks(1, "move")


def test_r17_25_a_shadow_with_the_spear_is_asked_like_a_hunter(scene):
    """R 17.25: others see the same waiting step."""
    worlds = [
        scene(players, at="church church", holds="spear", turn="attack", dice=[1, 3])
        for players in (
            "George Vampire* Franklin Ultra_Soul", "Ultra_Soul Vampire* Franklin George",
        )
    ]  # fmt: skip
    look_alike(*worlds, (0, 3), answering("attack:1"))
    worlds[0].asks(0, "strike", "strike spear")
    worlds[1].asks(0, "strike", "strike")
    look_alike(*worlds, (0, 3), answering("strike"))
    for world in worlds:
        world.asks(1, "move")


@pytest.mark.parametrize(
    ("card", "answer", "other"),
    [
        ("h_slap", "suffer", "George"),
        ("h_slap", "nothing", "Vampire"),
        ("h_spell", "nothing", "George"),
        ("h_nurturance", "accept", "Bob"),
        ("h_lesson", "suffer", "Vampire"),
        ("h_blackmail", "suffer", "George"),
        ("h_blackmail", "hand:b_broad_axe", "George"),
    ],
)
def test_r17_26_unknowns_lies_look_like_the_truth(scene, card, answer, other):
    """R 17.26: nobody, the drawer included, can tell Unknown from one who answers truly."""
    rest = {"George": "Vampire Bob", "Vampire": "George Bob", "Bob": "George Vampire"}[other]
    worlds = [
        scene(
            f"Franklin {one} {two} {rest}", at="cabin", damage="0 3", holds="; axe",
            turn="area", top=card, roster="full",
        )
        for one, two in (("Unknown", other), (other, "Unknown"))
    ]  # fmt: skip
    look_alike(
        *worlds, (1, 2), answering("act"), answering("give:1"), answering(answer),
        answering("pass"),
    )  # fmt: skip
    for world in worlds:
        world.asks(1, "move")


def test_r17_27_a_voided_unknown_has_only_the_true_answer(scene):
    """R 17.27: Ellen voids a hidden Unknown; later hermit cards offer the true branch alone."""
    s = scene("Ellen Unknown", top="h_slap", dice=[1, 1])
    s.answer("use:1", "roll", "act", "give:1")
    s.asks(1, "hint", "nothing")


def test_r17_28_wight_takes_three_more_turns(scene):
    """R 17.28: with three dead exactly three."""
    s = scene("Wight* Bob+ Franklin Allie+ Ultra_Soul+ Ellen", at="church", turn="attack")
    s.answer("use")
    for total in ((4, 4), (2, 4), (4, 4)):
        s.asks(0, "move", "roll")
        s.dice(*total)
        s.answer("roll", "skip")
    s.asks(2, "move")


def test_r17_28_wight_dies_and_the_rest_is_lost(scene):
    """R 17.28: if he dies in the first of them."""
    s = scene(
        "Wight* Bob+ Franklin Allie+ Ultra_Soul* Ellen+", at="church", damage="13",
        turn="attack", dice=[4, 5],
    )  # fmt: skip
    s.answer("use", "roll", "act", "hurt:0")
    assert not s.alive(0)
    s.asks(2, "move")


def test_r17_29_concealed_knowledge_in_an_extra_turn(scene):
    """R 17.29: one more turn follows."""
    s = scene(
        "Franklin Vampire", at="cemetery", extra=0, turn="area",
        top="w_concealed_knowledge b_vampire_bat",
    )  # fmt: skip
    s.table.extra = 1
    s.dice(1, 5)
    s.answer("act", "choose:1", "roll", "act")
    assert s.happened("extra_turn") == [{"seat": 0}]
    s.asks(0, "move")
    s.dice(4, 4)
    s.answer("roll", "skip")
    s.asks(1, "move")


def test_r17_30_the_angel_leaves_at_the_extra_turn(scene):
    """R 17.30: drawn in a turn after which an extra turn is owed."""
    s = scene("Wight* Bob+", at="church", turn="area", top="w_guardian_angel")
    s.answer("act")
    assert s.table.angel[0]
    s.answer("use")
    assert s.happened("extra_turn") == [{"seat": 0}]
    assert s.happened("angel_ends") == [{"seat": 0}]
    s.asks(0, "move")


@pytest.mark.parametrize("top", ["b_dynamite", "w_first_aid", "h_slap", ""])
def test_r17_31_gregors_barrier(scene, top):
    """R 17.31: Dynamite, hermit cards and attacks: 0; First Aid: 7."""
    at = {"b_dynamite": "cemetery", "w_first_aid": "church", "h_slap": "cabin", "": "gate"}[top]
    s = scene(
        "Vampire* Gregor*", at=f"{at} gate", top=top, turn="area" if top else "attack",
        barrier=[1], spent=[1],
    )  # fmt: skip
    if top == "b_dynamite":
        s.dice(1, 3)
        s.answer("act")
    elif top == "w_first_aid":
        s.answer("act", "choose:1")
    elif top == "h_slap":
        s.answer("act", "give:1", "suffer", "pass")
    else:
        s.dice(1, 6)
        s.answer("attack:1")
    assert s.damage(1) == (7 if top == "w_first_aid" else 0)
    s.asks(1, "move")


def test_r17_32_dynamite_kills_its_user_and_another(scene):
    """R 17.32: no loot, both sets of equipment discarded."""
    s = scene(
        "Franklin Vampire*", at="cemetery cemetery", damage="9 12", holds="axe; robe knife",
        turn="area", top="b_dynamite", dice=[4, 4],
    )  # fmt: skip
    s.answer("act")
    assert s.table.white_discard == ["w_holy_robe"]
    assert set(s.table.black_discard) == {"b_broad_axe", "b_butcher_knife", "b_dynamite"}
    s.asks(2, "move")


@pytest.mark.parametrize(
    ("players", "at", "damage", "holds", "answer"),
    [
        ("Charles Vampire* Franklin Bob+ Ellen+ Ultra_Soul", "church church", "0 12", "",
         "attack:1"),
        ("Charles Vampire* Franklin* Bob+ Ellen Ultra_Soul", "church church church", "0 12 11",
         "gun", "attack"),
    ],
)  # fmt: skip
def test_r17_33_charles_wins_by_the_third_death(scene, players, at, damage, holds, answer):
    """R 17.33: two dead before and one killed; one dead before and two killed by one burst."""
    s = scene(players, at=at, damage=damage, holds=holds, turn="attack", dice=[1, 3])
    s.answer(answer)
    assert s.winners == {"charles": "attack_kill"}


def test_r17_34_bryan_kills(scene):
    """R 17.34: an HP 12 character: he is revealed; an HP 13 character: he wins."""
    s = scene(
        "Bryan Franklin* Vampire*", at="church church", damage="0 11", turn="attack", dice=[1, 3]
    )
    s.answer("attack:1")
    assert s.happened("revealed", log=True) == [{"seat": 0, "character": "bryan", "forced": True}]
    s.asks(2, "move")
    s = scene(
        "Bryan Vampire* Franklin", at="church church", damage="0 12", turn="attack", dice=[1, 3]
    )
    s.answer("attack:1")
    assert not s.happened("revealed", log=True)
    assert s.winners == {"bryan": "attack_kill"}


@pytest.mark.parametrize("cause", ["attack", "own woods"])
def test_r17_35_the_third_dead_neutral(scene, cause):
    """R 17.35: 7 players, two dead Neutrals, a third dies by any cause: all Shadows win."""
    if cause == "attack":
        s = scene(
            "Franklin* Bob* Vampire Allie+ Catherine+", seats=7, at="church church",
            damage="0 9", turn="attack", dice=[1, 2],
        )  # fmt: skip
        s.answer("attack:1")
    else:
        s = scene(
            "Bob Franklin Vampire Allie+ Catherine+", seats=7, at="woods", damage="8",
            turn="area",
        )  # fmt: skip
        s.answer("act", "hurt:0")
    assert s.winners == {"vampire": "three_neutrals", "ultra_soul": "three_neutrals"}


def test_r17_36_a_reveal_during_an_attack_roll(scene):
    """R 17.36: it takes effect before the next decision, and the roll stands."""
    s = scene("Vampire Franklin* Ellen", at="church church", turn="attack", dice=[1, 6])
    s.answer("attack:1")
    s.asks(0, "strike", "strike use")
    s.act(2, "reveal")
    assert s.asks(0, "strike", "strike use") == {"targets": [1], "damage": [5]}
    s.act(0, "reveal")
    assert s.damage(1) == 5
    s.asks(1, "move")


def test_r17_37_prediction_is_seen_by_one(scene):
    """R 17.37: only the active player's private view, and the receiver's own, have it."""
    worlds = [
        scene(f"Franklin {one} {two} Ellen", at="cabin", turn="area", top="h_prediction")
        for one, two in (("Vampire", "Valkyrie"), ("Valkyrie", "Vampire"))
    ]
    look_alike(*worlds, (0, 1, 2), answering("act"), answering("give:1"), answering("show"))
    for world, character in zip(worlds, ("vampire", "valkyrie"), strict=True):
        assert view(world.table, 0)["own"]["known"] == {"1": character}
        assert view(world.table, 1)["own"]["character"] == character
        for viewer in (PUBLIC, 2, 3):
            told = json.loads(world.seen_by(viewer))
            assert told["view"]["public"]["players"][1]["character"] is None
            assert (told["view"]["own"] or {"known": {}})["known"] == {}
        assert [event["kind"] for event in json.loads(world.seen_by(PUBLIC))["events"]] == [
            "showed", "turn",
        ]  # fmt: skip
        world.asks(1, "move")


def test_r17_38_off_the_board(scene):
    """R 17.38: no legal attack target, but a legal target of Weird Woods."""
    s = scene("Franklin Vampire", at="woods -", turn="area")
    s.answer("act", "hurt:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_r17_39_hint_discards_are_never_listed(scene):
    """R 17.39: two worlds with other cards on the pile, reshuffled into the deck."""
    worlds = [
        scene("Franklin Vampire Ellen George", at="cabin", turn="area", discards=discards)
        for discards in ("h_slap h_spell h_bully", "h_aid h_huddle h_lesson")
    ]
    look_alike(*worlds, ())
    for world in worlds:
        world.empty("h")
    worlds[0].table.hint_discard.sort()
    worlds[1].table.hint_discard.sort(reverse=True)
    look_alike(*worlds, (0, 1), answering("act"), answering("give:1"))
    for world in worlds:
        assert world.happened("reshuffled", log=True) == [{"deck": "hermit"}]
        for viewer in range(PUBLIC, 4):
            assert view(world.table, viewer)["public"]["discards"]["hermit"] == 0
        world.asks(1, "hint")


def test_r17_40_loot_before_the_counterattack(scene):
    """R 17.40: of two hit by a burst one dies: looted before the Werewolf is asked."""
    s = scene(
        "Franklin* Werewolf* Ellen*", at="church church church", damage="0 0 9",
        holds="gun; -; axe robe", turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "loot")
    s.answer("take:2:b_broad_axe")
    s.asks(1, "react", "on use")


@pytest.mark.parametrize("other", ["Franklin", "Valkyrie", "Bob", "Werewolf"])
def test_r17_41_the_strike_question_comes_whoever_attacks(scene, other):
    """R 17.41: states that differ only in the attacker's character give all others the same."""
    rest = {
        "Franklin": "Valkyrie Bob", "Valkyrie": "Franklin Bob", "Bob": "Franklin Valkyrie",
        "Werewolf": "Franklin Bob",
    }[other]  # fmt: skip
    worlds = [
        scene(f"{one} George* {two} {rest}", at="church church", turn="attack", dice=[1, 3])
        for one, two in (("Vampire", other), (other, "Vampire"))
    ]
    look_alike(*worlds, (0, 2), answering("attack:1"))
    worlds[0].asks(0, "strike", "strike use")
    worlds[1].asks(0, "strike", "strike")
    look_alike(*worlds, (0, 2), answering("strike"))
    for world in worlds:
        world.asks(1, "move")


@pytest.mark.parametrize("other", ["Franklin", "Valkyrie", "Bob"])
@pytest.mark.parametrize("dice", [(1, 3), (2, 2)])
def test_r17_42_the_pause_comes_whoever_is_attacked(scene, other, dice):
    """R 17.42: the same timed step for every character of the target, after a miss too, whatever
    and how early they answer; the rest is the server's clock (tests/server/test_clocks.py)."""
    rest = {
        "Franklin": "Valkyrie Bob", "Valkyrie": "Franklin Bob", "Bob": "Franklin Valkyrie",
    }[other]  # fmt: skip
    worlds = [
        scene(f"George* {one} {two} {rest}", at="church church", turn="attack", dice=dice)
        for one, two in (("Werewolf", other), (other, "Werewolf"))
    ]
    look_alike(*worlds, (1, 2), answering("attack:1"))
    worlds[0].asks_in_secret({1: "on use"})
    worlds[1].asks_in_secret({1: "on"})
    look_alike(*worlds, (1, 2), answering("on", seat=1), Scene.close)
    for world in worlds:
        world.asks(1, "move")


def test_r17_42_no_pause_once_the_werewolf_lies_open(scene):
    """R 17.42: then there is none for hidden targets."""
    s = scene("George* Vampire Werewolf*", at="church church", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(1, "move")


def test_r17_43_nobody_in_the_default_roster_is_asked_at_turn_end():
    """R 17.43: no question of T10 or T11, in whole matches of any size."""
    rng = random.Random(43)
    for seed in range(20):
        state, _ = start(HUNTERS, {}, 4 + seed % 5, bytes([seed]))
        while not state.over:
            ask = state.asked
            assert ask.kind != "turn_end"
            assert ask.kind != "attack" or "nobody" not in ask.about
            if seats := awaited(state):
                option = rng.choice(ask.options[seats[0]])
                apply(state, Action(seats[0], option.id, ask.id))
            else:
                apply(state, Action(TABLE, "close", ask.id))


def test_r17_44_bob_steals_a_fifth_card_and_kills_the_last_shadow(scene):
    """R 17.44: with the same burst: he and the Hunters win together."""
    s = scene(
        "Bob* Vampire* Franklin* Ellen Werewolf+", at="church church church", damage="0 12",
        holds="gun axe knife talisman; -; robe", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack", "rob:2:w_holy_robe")
    assert s.winners == {"bob": "equipment", "ellen": "hunters", "franklin": "hunters"}


@pytest.mark.parametrize("first", ["w_silver_rosary", "b_broad_axe"])
def test_r17_45_a_looted_rosary_does_not_count_in_its_batch(scene, first):
    """R 17.45: one card from each, even if the first is the Rosary."""
    s = scene(
        "Vampire* Franklin* Ellen*", at="church church church", damage="0 11 9",
        holds="gun; rosary axe; robe knife", turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "loot", "take:1:w_silver_rosary take:1:b_broad_axe")
    s.answer(f"take:1:{first}")
    s.asks(0, "loot", "take:2:w_holy_robe take:2:b_butcher_knife")
    s.answer("take:2:w_holy_robe")
    assert len(s.table.equipment[0]) == 3
    assert s.winners == {"vampire": "shadows", "ultra_soul": "shadows"}


@pytest.mark.parametrize("how", ["voided", "off"])
def test_r17_46_daniel_without_his_ability(scene, how):
    """R 17.46: he may reveal at will and is never forced to."""
    s = scene(
        "Franklin* Vampire* Daniel", at="church church", damage="0 12", turn="attack",
        dice=[1, 3], voided=[2] if how == "voided" else [], abilities=how != "off",
    )  # fmt: skip
    assert s.offers(2) == ["reveal"]
    s.answer("attack:1")
    assert not s.revealed(2)
    s.act(2, "reveal")
    assert s.happened("revealed") == [{"seat": 2, "character": "daniel", "forced": False}]
    s.asks(2, "move")


def test_every_case_of_the_list_is_here():
    """R 17: the numbers of the list and the tests of the two files."""
    page = Path("docs/rules/shadow-hunters.md")
    here = Path(__file__)
    root = next(p for p in here.parents if (p / page).exists())
    section = (root / page).read_text(encoding="utf-8").split("\n## 17.")[1].split("\n## ")[0]
    listed = {int(number) for number in re.findall(r"^(\d+)\. ", section, re.M)}
    found = {
        int(number)
        for file in here.parent.glob("test_interaction_cases_*.py")
        for number in re.findall(r"def test_r17_(\d\d)_", file.read_text(encoding="utf-8"))
    }
    assert found == listed == set(range(1, 47))
