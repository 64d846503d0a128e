"""Damage that is no attack, death and looting (R 6.5, R 7)."""

from __future__ import annotations

import pytest

# fmt: off
SOURCES = {
    # name: (where the drawer stands, card on top, answers, rolls, victim's place, damage)
    "spider": ("cemetery", "b_spider", ("act", "choose:1"), (), "-", 2),
    "bat": ("cemetery", "b_vampire_bat", ("act", "choose:1"), (), "-", 2),
    "dynamite": ("cemetery", "b_dynamite", ("act",), (1, 3), "gate", 3),
    "woods": ("woods", "", ("act", "hurt:1"), (), "-", 2),
    "doll": ("cemetery", "b_spiritual_doll", ("act", "choose:1"), (3,), "-", 3),
    "flare": ("church", "w_flare_judgement", ("act",), (), "-", 2),
    "slap": ("cabin", "h_slap", ("act", "give:1", "suffer"), (), "-", 1),
    "first_aid": ("church", "w_first_aid", ("act", "choose:1"), (), "-", 7),
}
STOPPED_BY = {
    # R 6.5, all eight rows for cards and areas.
    "spider": {"talisman", "barrier"}, "bat": {"talisman", "barrier"},
    "dynamite": {"talisman", "barrier"}, "woods": {"brooch", "barrier"},
    "doll": {"barrier"}, "flare": {"barrier"}, "slap": {"barrier"}, "first_aid": set(),
}
# fmt: on
PROTECTIONS = ("none", "talisman", "brooch", "robe", "angel", "barrier")


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("protection", PROTECTIONS)
def test_what_stops_which_damage(scene, source, protection):
    """R 6.5: Gregor is the victim, because only he can have a barrier."""
    place, card, answers, rolls, victim_at, amount = SOURCES[source]
    s = scene(
        "Vampire* Gregor*", at=f"{place} {victim_at}", turn="area", top=card, dice=rolls,
        holds=f"; {protection}" if protection in ("talisman", "brooch", "robe") else "",
        angel=[1] if protection == "angel" else [],
        barrier=[1] if protection == "barrier" else [], spent=[1],
    )  # fmt: skip
    s.answer(*answers)
    assert s.damage(1) == (0 if protection in STOPPED_BY[source] else amount)
    s.asks(1, "move")


@pytest.mark.parametrize("user", ["franklin", "george", "ultra_soul"])
@pytest.mark.parametrize("protection", PROTECTIONS)
def test_abilities_are_stopped_by_the_barrier_alone(scene, user, protection):
    """R 6.5: not by robe, angel, Talisman or brooch."""
    s = scene(
        f"{user}* Gregor* Vampire", at="church gate",
        holds=f"; {protection}" if protection in ("talisman", "brooch", "robe") else "",
        angel=[1] if protection == "angel" else [],
        barrier=[1] if protection == "barrier" else [], spent=[1],
        dice=[] if user == "ultra_soul" else [3],
    )  # fmt: skip
    s.answer("use:1")
    assert s.damage(1) == (0 if protection == "barrier" else 3)
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("protection", ["talisman", "brooch"])
def test_talisman_and_brooch_never_matter_in_attacks(scene, protection):
    """R 6.5."""
    s = scene(
        "Franklin* Vampire*", at="church church", holds=f"; {protection}", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


# fmt: off
KILLS = {
    # source of death: (turn, place, card, answers, rolls); player 0 acts, player 1 has 1 HP left
    "attack": ("attack", "church", "", ("attack:1",), (1, 3)),
    "white card": ("area", "church", "w_flare_judgement", ("act",), ()),
    "black card": ("area", "cemetery", "b_vampire_bat", ("act", "choose:1"), ()),
    "woods": ("area", "woods", "", ("act", "hurt:1"), ()),
    "hermit card": ("area", "cabin", "h_lesson", ("act", "give:1", "suffer"), ()),
    "ability": ("start", "church", "", ("use:1",), (2,)),
}
# fmt: on


@pytest.mark.parametrize("source", KILLS)
def test_whoever_kills_takes_one_card(scene, source):
    """R 7.4 and its table: the killer takes one of choice, the rest is discarded by colour."""
    turn, place, card, answers, rolls = KILLS[source]
    s = scene(
        "Franklin* Vampire*", at=f"{place} church", damage="0 12", top=card, turn=turn,
        holds="; robe axe compass", dice=rolls,
    )  # fmt: skip
    s.answer(*answers)
    died = s.happened("died")
    assert died == [{"seat": 1, "character": "vampire", "by": 0, "hidden": False}]
    s.asks(0, "loot", "take:1:w_holy_robe take:1:b_broad_axe take:1:w_mystic_compass")
    s.answer("take:1:w_holy_robe")
    assert s.holds(0) == {"robe"}
    assert s.holds(1) == set()
    assert "b_broad_axe" in s.table.black_discard
    assert "w_mystic_compass" in s.table.white_discard
    assert s.at(1) == "-"
    s.asks(*((0, "move") if turn == "start" else (2, "move")))


def test_a_hidden_victim_is_revealed(scene):
    """R 7.2: the dead are revealed and leave the board."""
    s = scene("Franklin* Vampire", at="church church", damage="0 12", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.happened("died")[0]["hidden"] is True
    assert s.revealed(1)
    assert not s.alive(1)
    s.asks(2, "move")


def test_nothing_is_left_around_the_dead(scene):
    """R 7.2: no angel, nothing armed."""
    s = scene("Franklin* Werewolf*", at="cemetery", damage="0 13", turn="area",
              top="b_vampire_bat", angel=[1])  # fmt: skip
    s.act(1, "arm")
    s.answer("act", "choose:1")
    assert not s.alive(1)
    assert not s.table.angel[1]
    assert not s.table.armed[1]
    s.asks(2, "move")


@pytest.mark.parametrize(
    ("card", "players", "damage", "answers", "rolls"),
    [
        ("b_spiritual_doll", "Franklin Vampire", "10", ("choose:1",), (5,)),
        ("b_spider", "Franklin Vampire", "10", ("choose:1",), ()),
        ("b_dynamite", "Franklin Vampire", "9", (), (4, 4)),
        ("b_dynamite", "Franklin Vampire*", "9 12", (), (4, 4)),
    ],
)
def test_ones_own_death_has_no_killer(scene, card, players, damage, answers, rolls):
    """R 7.3: everything is discarded, also what others of the same batch held (R 17.32)."""
    s = scene(
        players, at="cemetery cemetery", damage=damage, turn="area", top=card, dice=rolls,
        holds="axe; robe",
    )  # fmt: skip
    s.answer("act", *answers)
    assert {event["by"] for event in s.happened("died")} == {-1}
    assert "b_broad_axe" in s.table.black_discard
    if not s.alive(1):
        assert s.table.white_discard == ["w_holy_robe"]
    s.asks(*((1, "move") if s.alive(1) else (2, "move")))


def test_banana_peel_kills_nobody_elses_victim(scene):
    """R 7: one's own banana peel, without any killer."""
    s = scene("Ellen Vampire", at="cemetery", damage="9", turn="area", top="b_banana_peel")
    s.answer("act")
    assert s.happened("died")[0]["by"] == -1
    s.asks(1, "move")


def test_several_victims_are_looted_in_seat_order_from_the_killer(scene):
    """R 7.4: beginning with the one on the killer's left."""
    s = scene(
        "Franklin* Ellen* Vampire* Bob*", at="church church church church", active=2,
        damage="11 9 0 9", holds="robe spear; axe knife; gun; talisman brooch", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.asks(2, "loot")["from_seat"] == 3
    s.answer("take:3:w_talisman")
    assert s.asks(2, "loot")["from_seat"] == 0
    s.answer("take:0:w_holy_robe")
    assert s.asks(2, "loot")["from_seat"] == 1
    s.answer("take:1:b_broad_axe")
    assert s.winners["vampire"] == "shadows"
    assert s.holds(2) == {"gun", "talisman", "robe", "axe"}


def test_all_of_a_batch_die_together(scene):
    """R 7.1: they share one death batch number."""
    s = scene(
        "Vampire Franklin* Bob* Ellen+", at="church", damage="0 10 8", turn="area",
        top="w_flare_judgement",
    )  # fmt: skip
    s.answer("act")
    assert (s.table.batch[1], s.table.batch[2], s.table.batch[3]) == (2, 2, 1)
    assert s.winners["vampire"] == "shadows"


def test_nobody_dies_of_being_set_to_seven(scene):
    """R 7: the lowest HP in the game is 8."""
    s = scene("Franklin Vampire Allie", at="church", turn="area", top="w_first_aid")
    s.answer("act", "choose:2")
    assert (s.damage(2), s.alive(2)) == (7, True)
    s.asks(1, "move")
