"""Arming: an ability given in advance (R 5). It is used at its next valid window, a hidden player
turning up; only targets are still asked. It is private and may be taken back."""

from __future__ import annotations

import pytest

from alike import acting, look_alike
from gloaming.engine import IllegalAction

ARMABLE = [
    "agnes", "bob", "catherine", "charles", "david", "ellen", "emi", "franklin", "fuka", "george",
    "gregor", "ultra_soul", "valkyrie", "vampire", "werewolf", "wight",
]  # fmt: skip
NOT_ARMABLE = ["allie", "bryan", "daniel", "unknown"]


def waiting_for(scene, name, star="", **more):
    """The named one sits at seat 1 and will have the next turn, alone at the church."""
    first = "franklin" if name != "franklin" else "george"
    shadow = "vampire" if name != "vampire" else "ultra_soul"
    s = scene(
        f"{first}* {name}{star} {shadow}*", at="cabin church", turn="attack", roster="full",
        discards=more.pop("discards", ""), **more,
    )  # fmt: skip
    s.asks(1, "move")
    return s


@pytest.mark.parametrize("name", ARMABLE)
@pytest.mark.parametrize("star", ["", "*"])
def test_who_may_arm(scene, name, star):
    """R 5, R 15.32: the hidden too; an ability that works by itself once revealed needs no
    arming."""
    s = waiting_for(scene, name, star)
    passive = name in {"catherine", "valkyrie", "vampire"}
    assert ("arm" in s.offers(1)) is not (passive and star == "*")


@pytest.mark.parametrize("name", NOT_ARMABLE)
def test_who_may_not(scene, name):
    """R 5: no window in which the ability could be used beforehand."""
    s = waiting_for(scene, name)
    assert "arm" not in s.offers(1)


def test_what_is_spent_or_void_cannot_be_armed(scene):
    """R 5: it could never be used."""
    for state in ({"spent": [1]}, {"voided": [1]}):
        s = waiting_for(scene, "gregor", "*", **state)
        assert s.offers(1) == []


def test_disarming(scene):
    """R 5: it may be taken back; then nothing happens."""
    s = waiting_for(scene, "fuka")
    s.act(1, "arm")
    assert s.offers(1) == ["reveal", "disarm"]
    s.act(1, "disarm")
    assert s.offers(1) == ["reveal", "arm"]
    s.asks(1, "move", " ".join(["roll", *(f"use:{n}" for n in range(s.table.seats))]))


@pytest.mark.parametrize("name", ["catherine", "valkyrie", "vampire"])
def test_turning_up_disarms_what_works_by_itself(scene, name):
    """R 5: from then on there is nothing to be used in advance."""
    s = waiting_for(scene, name)
    s.act(1, "arm")
    s.act(1, "reveal")
    assert s.offers(1) == []
    s.asks(1, "move", "roll")


@pytest.mark.parametrize("name", ["fuka", "wight"])
def test_turning_up_leaves_the_rest_armed(scene, name):
    """R 5: an ability that is used stays armed, hidden or not."""
    s = waiting_for(scene, name)
    s.act(1, "arm")
    s.act(1, "reveal")
    assert s.offers(1) == ["disarm"]
    s.asks(1, "move")


def test_using_the_ability_by_hand_disarms(scene):
    """R 5: what was given in advance has been used."""
    s = scene("Ultra_Soul* Franklin*", at="church gate")
    s.act(0, "arm")
    s.answer("use:1")
    assert s.offers(0) == ["arm"]
    s.asks(0, "move", "roll")


def test_arming_twice_is_refused(scene):
    """R 5."""
    s = waiting_for(scene, "fuka")
    s.act(1, "arm")
    with pytest.raises(IllegalAction):
        s.act(1, "arm")


def before_the_turn(scene, name, star="", *, damage="", at="cabin church", discards="", dice=()):
    """The named one, at seat 1, armed during another's turn, which then ends."""
    first = "franklin" if name != "franklin" else "george"
    shadow = "vampire" if name != "vampire" else "ultra_soul"
    s = scene(
        f"{first} {name}{star} {shadow}*", at=at, damage=damage, turn="area", roster="default"
        if {name, first, shadow} <= {"ellen", "franklin", "fuka", "george", "ultra_soul",
                                     "vampire", "catherine"} else "full",
        discards=discards, dice=dice,
    )  # fmt: skip
    s.act(1, "arm")
    s.answer("skip")
    if s.table.asked.kind == "attack":
        s.answer("pass")
    return s


@pytest.mark.parametrize("name", ["ellen", "franklin", "george", "fuka"])
@pytest.mark.parametrize("star", ["", "*"])
def test_armed_abilities_at_the_start_ask_for_their_target(scene, name, star):
    """R 5: before the roll question, the card already turned up."""
    s = before_the_turn(scene, name, star)
    assert s.revealed(1)
    targets = [seat for seat in range(s.table.seats) if seat != 1 or name == "fuka"]
    s.asks(1, "ability_target", " ".join(f"use:{seat}" for seat in targets))
    if name in {"franklin", "george"}:
        s.dice(3)
    s.answer("use:2")
    assert {"seat": 1, "character": name} in s.happened("ability")
    assert s.table.spent[1]
    s.asks(1, "move", "roll")


def test_armed_ultra_soul_with_one_target(scene):
    """R 5: nothing to choose, nothing asked."""
    s = before_the_turn(scene, "ultra_soul", at="gate church")
    assert (s.revealed(1), s.damage(0)) == (True, 3)
    s.asks(1, "move", "roll")


def test_armed_ultra_soul_with_several_targets(scene):
    """R 5: only the target is asked."""
    s = before_the_turn(scene, "ultra_soul", at="gate church gate")
    s.asks(1, "ability_target", "use:0 use:2")


def test_armed_ultra_soul_without_a_target_stays_armed(scene):
    """R 5: its next *valid* window; until then she stays hidden."""
    s = before_the_turn(scene, "ultra_soul", at="church church")
    assert not s.revealed(1)
    assert s.table.armed[1]
    s.asks(1, "move", "roll")


def test_armed_agnes(scene):
    """R 5, R 10: no target."""
    s = before_the_turn(scene, "agnes")
    assert (s.revealed(1), s.table.turned[1]) == (True, True)
    s.asks(1, "move", "roll")


def test_armed_david(scene):
    """R 5, R 10: what to dig up is asked, if there is a choice."""
    s = before_the_turn(scene, "david", discards="axe robe")
    s.asks(1, "ability_target", "use:b_broad_axe use:w_holy_robe")
    s.answer("use:w_holy_robe")
    assert s.holds(1) == {"robe"}
    s.asks(1, "move", "roll")
    s = before_the_turn(scene, "david", discards="axe")
    assert s.holds(1) == {"axe"}
    s.asks(1, "move", "roll")


def test_armed_emi(scene):
    """R 5, R 10: which way is asked; then nothing is rolled."""
    s = before_the_turn(scene, "emi")
    s.asks(1, "ability_target", "use:underworld_gate use:cemetery")
    s.answer("use:cemetery")
    s.asks(1, "area", "act skip")


def test_armed_catherine(scene):
    """R 5, R 9.2: she turns up and heals."""
    s = before_the_turn(scene, "catherine", damage="0 4")
    assert (s.revealed(1), s.damage(1)) == (True, 3)
    s.asks(1, "move", "roll")


def test_armed_valkyrie(scene):
    """R 5, R 9.2: she turns up when there is somebody to attack, and is asked whom."""
    s = scene("Valkyrie Franklin*", at="church church", turn="area")
    s.act(0, "arm")
    s.answer("skip")
    assert s.revealed(0)
    s.asks(0, "attack", "attack:1 pass")
    s = scene("Valkyrie Franklin*", at="church cabin", turn="area")
    s.act(0, "arm")
    s.answer("skip")
    assert not s.revealed(0)
    s.asks(1, "move")


def test_armed_vampire(scene):
    """R 5, R 9.2: once the blow will hurt somebody; nothing is asked."""
    s = scene("Vampire Franklin*", at="church church", damage="5", turn="attack", dice=[1, 3])
    s.act(0, "arm")
    s.answer("attack:1")
    assert (s.revealed(0), s.damage(0), s.damage(1)) == (True, 3, 2)
    s.asks(1, "move")


def test_armed_vampire_stays_hidden_on_a_miss(scene):
    """R 5: no valid window."""
    s = scene("Vampire Franklin*", at="church church", damage="5", turn="attack", dice=[3, 3])
    s.act(0, "arm")
    s.answer("attack:1")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    s.asks(1, "move")


def test_armed_bob_robs(scene):
    """R 5, R 9.3: which card is asked, if there is a choice."""
    s = scene("Bob Vampire*", at="church church", holds="; axe robe", turn="attack", dice=[1, 6])
    s.act(0, "arm")
    s.answer("attack:1")
    s.asks(0, "ability_target", "rob:1:b_broad_axe rob:1:w_holy_robe")
    s.answer("rob:1:w_holy_robe")
    assert (s.holds(0), s.damage(1)) == ({"robe"}, 0)
    s.asks(1, "move")
    s = scene("Bob Vampire*", at="church church", holds="; axe", turn="attack", dice=[1, 6])
    s.act(0, "arm")
    s.answer("attack:1")
    assert (s.holds(0), s.damage(1), s.revealed(0)) == ({"axe"}, 0, True)
    s.asks(1, "move")


def test_armed_bob_takes_all(scene):
    """R 5, R 9.3: with 7 or 8 players, without a question."""
    s = scene("Bob Vampire*", seats=7, at="church church", damage="0 12", holds="; axe compass",
              turn="attack", dice=[1, 3])  # fmt: skip
    s.act(0, "arm")
    s.answer("attack:1")
    assert (s.holds(0), s.revealed(0)) == ({"axe", "compass"}, True)
    s.asks(2, "move")


def test_armed_werewolf_hidden(scene):
    """R 5, R 14.4.4: the timed step stands all the same; then he strikes back without an answer."""
    s = scene("Franklin* Werewolf", at="church church", turn="attack", dice=[1, 3])
    s.act(1, "arm")
    s.answer("attack:1")
    assert s.table.asked.masked
    s.dice(1, 6)
    s.close()
    assert (s.revealed(1), s.damage(0)) == (True, 5)
    s.asks(1, "move")


def test_werewolf_arms_while_the_step_stands(scene):
    """R 5: armed counts where no answer was given."""
    s = scene("Franklin* Werewolf", at="church church", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.act(1, "arm")
    s.dice(1, 6)
    s.close()
    assert s.damage(0) == 5
    s.asks(1, "move")


def test_werewolf_disarms_while_the_step_stands(scene):
    """R 5: it may be taken back, as long as nothing has come of it."""
    s = scene("Franklin* Werewolf", at="church church", turn="attack", dice=[1, 3])
    s.act(1, "arm")
    s.answer("attack:1")
    s.act(1, "disarm")
    s.close()
    assert not s.revealed(1)
    s.asks(1, "move")


def test_armed_werewolf_lying_open(scene):
    """R 5: he strikes back at once."""
    s = scene("Franklin* Werewolf*", at="church church", turn="attack", dice=[1, 3, 2, 6])
    s.act(1, "arm")
    s.answer("attack:1")
    assert s.damage(0) == 4
    s.asks(1, "move")


def test_armed_charles(scene):
    """R 5, R 10: one more attack, then he is asked as ever."""
    s = scene("Charles Vampire*", at="church church", turn="attack", dice=[1, 3, 1, 4])
    s.act(0, "arm")
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1), s.revealed(0)) == (2, 5, True)
    s.asks(0, "turn_end", "end use")


@pytest.mark.parametrize("at", ["church", "church church"])
@pytest.mark.parametrize("star", ["", "*"])
def test_armed_gregor(scene, at, star):
    """R 5, R 10: at his turn's end, with or without somebody to attack."""
    s = scene(f"Gregor{star} Vampire*", at=at, turn="area")
    s.act(0, "arm")
    s.answer("skip")
    if " " in at:
        s.asks(0, "attack", "attack:1 pass use")
        s.answer("pass")
    assert s.table.barrier[0]
    assert s.revealed(0)
    s.asks(1, "move")


def test_armed_gregor_after_an_attack(scene):
    """R 5: T11, whatever was done before it."""
    s = scene("Gregor Vampire*", at="church church", turn="attack", dice=[2, 2])
    s.act(0, "arm")
    s.answer("attack:1")
    assert s.table.barrier[0]
    s.asks(1, "move")


def test_armed_wight(scene):
    """R 5, R 10: when somebody is dead; until then he stays armed and hidden."""
    s = scene("Wight Franklin Bob+", at="church", turn="area")
    s.act(0, "arm")
    s.answer("skip")
    assert s.happened("extra_turn") == [{"seat": 0}]
    assert s.revealed(0)
    s.asks(0, "move")
    s = scene("Wight Franklin", at="church", turn="area")
    s.act(0, "arm")
    s.answer("skip")
    s.asks(0, "attack", "pass")
    s.answer("pass")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    s.asks(1, "move")


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_nobody_else_notices(scene, seat):
    """R 5, R 14.3: no other seat's view, question, waiting or events change."""
    players = "Franklin Vampire Ellen Werewolf"
    quiet, armed = scene(players, at="church church"), scene(players, at="church church")
    for play in (acting(seat, "arm"), acting(seat, "disarm"), acting(seat, "arm")):
        play(armed)
        for viewer in (v for v in range(-1, 4) if v != seat):
            told = armed.seen_by(viewer).replace('"events": []', "")
            assert told == quiet_view(quiet, viewer)
    for each in (quiet, armed):
        each.asks(0, "move")


def quiet_view(quiet, viewer):
    """What the viewer sees in the world where nothing was armed, without its first events."""
    quiet.last = []
    return quiet.seen_by(viewer).replace('"events": []', "")


def test_an_armed_target_is_not_noticed_in_the_timed_step(scene):
    """R 14.4.4: armed or not, the same for everybody else until it is closed."""
    worlds = [
        scene("Franklin* Werewolf Vampire Ellen", at="church church", turn="attack", dice=[1, 3])
        for _ in range(2)
    ]
    worlds[0].act(1, "arm")
    for world in worlds:
        world.answer("attack:1")
    look_alike(*worlds, (1,))
    for world in worlds:
        world.asks_in_secret({1: "on use"})
