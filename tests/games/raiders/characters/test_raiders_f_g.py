"""Felix, Felicia, Freddy, Gordon, Galahad, Godwin (R 8.6, R 11)."""

from __future__ import annotations

import pytest


def names_the_question(s):
    """The question that stands is of no interest here."""
    ask = s.table.asked
    s.asks(next(iter(ask.options)), ask.kind)


# -- Felix


@pytest.mark.parametrize("roll", [1, 6])
def test_felix_throws_his_mace(raid, roll):
    """R 11: another player, at any place, takes the d6; no attack; once."""
    s = raid("Felix Vampire Emi", at="cathedral -", holds="; robe chalice brooch", angel=[1])
    s.asks(0, "move", "roll use:1 use:2 use:3")
    s.dice(roll)
    s.answer("use:1")
    assert (s.damage(1), s.revealed(0), s.table.spent[0]) == (roll, True, True)
    assert [(r["why"], r["d4"], r["d6"]) for r in s.happened("rolled")] == [("ability", 0, roll)]
    s.asks(0, "move", "roll")


def test_felix_is_not_struck_back_and_loots_nothing(raid):
    """R 7.3, R 8.2: damage by an ability; nobody loots what it kills."""
    s = raid("Felix* Werewolf*", dice=[3])
    s.answer("use:1")
    assert s.damage(1) == 3
    s.asks(0, "move", "roll")
    s = raid("Felix* Werewolf*", damage="0 13", holds="; sabre", dice=[1])
    s.answer("use:1")
    assert s.holds(0) == set()
    assert s.table.black_discard == ["b_sabre"]
    s.asks(0, "move", "roll")


def test_felix_and_the_barrier(raid):
    """R 7.4: it stops damage by abilities."""
    s = raid("Felix* Gordon*", barrier=[1], dice=[6])
    s.answer("use:1")
    assert s.damage(1) == 0
    s.asks(0, "move", "roll")


def test_felix_armed(raid):
    """R 16.1.4: the target is asked."""
    s = raid("Felix Vampire*", armed=[0])
    s.asks(0, "ability_target", "use:1 use:2 use:3")
    s.dice(4)
    s.answer("use:1")
    assert s.damage(1) == 4
    s.asks(0, "move", "roll")


# -- Felicia


@pytest.mark.parametrize(("target", "before"), [(0, 9), (1, 12), (2, 0)])
def test_felicia_sets_damage_to_seven(raid, target, before):
    """R 11: any player's, also her own, up or down; once."""
    damage = ["0", "0", "0"]
    damage[target] = str(before)
    s = raid("Felicia Vampire Emi", damage=" ".join(damage))
    s.asks(0, "move", "roll use:0 use:1 use:2 use:3")
    s.answer(f"use:{target}")
    assert s.damage(target) == 7
    assert s.happened("set_damage") == [{"seat": target, "before": before, "after": 7}]
    s.asks(0, "move", "roll")


def test_felicia_passes_the_barrier_and_kills_nobody(raid):
    """R 7.4, R 8: nothing stops it; the lowest HP is 8."""
    s = raid("Felicia Gordon* Vampire", barrier=[1])
    s.answer("use:1")
    assert s.damage(1) == 7
    s.asks(0, "move", "roll")
    s = raid("Felicia Alice* Vampire")
    s.answer("use:1")
    assert (s.damage(1), s.alive(1)) == (7, True)
    s.asks(0, "move", "roll")


def test_felicia_armed(raid):
    """R 16.1.4: the target is asked, herself among them."""
    s = raid("Felicia Vampire*", armed=[0])
    s.asks(0, "ability_target", "use:0 use:1 use:2 use:3")


# -- Freddy


@pytest.mark.parametrize(("target", "damage"), [("Vampire*", 5), ("Vampire", 3)])
def test_freddy_does_two_more_to_the_revealed(raid, target, damage):
    """R 7.2.6, R 11: by itself, while he is revealed."""
    s = raid(f"Freddy* {target}", at="cathedral blackmist", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    assert s.damage(1) == damage
    if target == "Vampire":
        s.asks_in_secret({1: "on"})
    else:
        s.asks(1, "move")


def test_freddy_reveals_to_strike_harder(raid):
    """R 7.2.6, T7: hidden, he may reveal when the roll has succeeded."""
    s = raid("Freddy Vampire*", at="cathedral blackmist", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    assert s.asks(0, "strike", "strike use")["damage"] == [3]
    s.answer("use")
    assert (s.damage(1), s.revealed(0)) == (5, True)
    s.asks(1, "move")


def test_freddy_stays_hidden(raid):
    """R 11: then there is no bonus; nor an offer against the hidden, or after a miss."""
    s = raid("Freddy Vampire*", at="cathedral blackmist", turn="attack", dice=[1, 4])
    s.answer("attack:1", "strike")
    assert (s.damage(1), s.revealed(0)) == (3, False)
    names_the_question(s)
    s = raid("Freddy Vampire", at="cathedral blackmist", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    s.asks(0, "strike", "strike")
    s = raid("Freddy* Vampire*", at="cathedral blackmist", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    assert s.damage(1) == 0
    s.asks(1, "move")


def test_freddy_with_gatling(raid):
    """R 7.2.6, R 19.30: per target."""
    s = raid(
        "Freddy* Vampire* Emi", at="cathedral blackmist cathedral", holds="gatling",
        turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (5, 3)
    s.asks_in_secret({2: "on"})


@pytest.mark.parametrize(
    ("more", "damage"),
    [
        ({"angel": [1]}, 0),
        ({"holds": "; robe"}, 3),
        ({"holds": "robe"}, 3),
        ({"voided": [0]}, 2),
        ({"abilities": False}, 2),
    ],
)
def test_freddy_and_what_protects(raid, more, damage):
    """R 7.2.5-7: his bonus comes before angel and robe of the target; sealed he has none."""
    s = raid("Freddy* Vampire*", at="cathedral blackmist", turn="attack", dice=[1, 3], **more)
    s.answer("attack:1")
    assert s.damage(1) == damage
    s.asks(1, "move")


def test_freddys_bonus_comes_after_his_own_robe(raid):
    """R 7.2.5-6: the robe brings 1 to 0, not below; then 2 are added."""
    s = raid("Freddy* Vampire*", at="cathedral blackmist", holds="robe", turn="attack",
             dice=[1, 2])  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


def test_freddy_armed(raid):
    """R 16.1.4: he turns up on a hit of a revealed one, and only then."""
    s = raid("Freddy Vampire*", at="cathedral blackmist", turn="attack", dice=[1, 4], armed=[0])
    s.answer("attack:1")
    assert (s.damage(1), s.revealed(0)) == (5, True)
    s.asks(1, "move")
    s = raid("Freddy Vampire*", at="cathedral blackmist", turn="attack", dice=[2, 2], armed=[0])
    s.answer("attack:1")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    names_the_question(s)


# -- Gordon


def test_gordon_raises_his_barrier_after_his_attack(raid):
    """R 11, T11: once, at the end of his turn."""
    s = raid("Gordon Vampire*", at="cathedral blackmist", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    assert s.happened("barrier") == [{"seat": 0}]
    assert s.table.barrier[0]
    s.asks(1, "move")


@pytest.mark.parametrize("at", ["cathedral", "cathedral blackmist"])
def test_gordon_raises_it_instead_of_attacking(raid, at):
    """R 16.1.2: without an attack it stands in T5, asked even with nobody in range."""
    s = raid("Gordon Vampire*", at=at, turn="attack")
    s.asks(0, "attack", "attack:1 use pass" if " " in at else "use pass")
    s.answer("use")
    assert (s.table.barrier[0], s.table.spent[0]) == (True, True)
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("first", "at", "top", "answers", "rolls"),
    [
        ("Vampire*", "cathedral blackmist", "", ("attack:1",), (1, 4)),
        ("Vampire*", "passage", "b_vampire_bat", ("act", "choose:1"), ()),
        ("Vampire*", "passage", "b_cursed_doll", ("act", "choose:1"), (2,)),
        ("Vampire*", "passage", "b_black_dog", ("act", "choose:1"), ()),
        ("Vampire*", "passage hall", "b_riot", ("act",), (2, 6)),
        ("Vampire*", "cathedral", "w_judgement", ("act",), ()),
        ("Vampire*", "agency", "r_raider_1", ("act", "give:1", "suffer"), ()),
        ("Vampire*", "hall", "", ("act", "hurt:1"), ()),
    ],
)
def test_gordons_barrier_stops_damage_of_every_kind(raid, first, at, top, answers, rolls):
    """R 7.4, R 11: attacks, cards, areas."""
    turn = "attack" if answers[0].startswith("attack") else "area"
    s = raid(f"{first} Gordon*", at=at, top=top, turn=turn, barrier=[1], spent=[1], dice=rolls)
    s.answer(*answers)
    assert s.damage(1) == 0
    assert {"seat": 1, "why": "barrier"} in s.happened("unhurt")
    s.asks(1, "move")


def test_gordons_barrier_stops_penalty_and_ones_own_banana(raid):
    """R 7.4: Venom's penalty, and a card that hurts its drawer."""
    s = raid("Gordon* Venom*", at="cathedral blackmist", turn="attack", barrier=[0], spent=[0],
             dice=[1, 4])  # fmt: skip
    s.answer("attack:1", "suffer")
    assert s.damage(0) == 0
    s.asks(1, "move")
    s = raid("Gordon* Vampire*", at="passage", turn="area", top="b_banana_peel", barrier=[0],
             spent=[0])  # fmt: skip
    s.answer("act")
    assert s.damage(0) == 0
    s.asks(1, "move")


def test_gordon_can_be_healed_behind_it(raid):
    """R 11: healing works."""
    s = raid("Vampire* Gordon*", at="hall", turn="area", damage="0 5", barrier=[1], spent=[1])
    s.answer("act", "heal:1")
    assert s.damage(1) == 4
    s.asks(1, "move")


@pytest.mark.parametrize("extra", [0, 1])
def test_gordons_barrier_ends_with_his_next_turn(raid, extra):
    """R 6, R 11, R 19.42: an extra turn counts."""
    if extra:
        s = raid("Gordon* Vampire*", at="cathedral", turn="attack", extra=1)
        s.answer("use")
    else:
        s = raid("Gordon* Vampire*", barrier=[0], spent=[0])
    assert s.happened("barrier_ends") == [{"seat": 0}]
    assert not s.table.barrier[0]
    s.asks(0, "move", "roll")


def test_gordons_barrier_lasts_over_others_turns(raid):
    """R 11: until the start of his own."""
    s = raid("Vampire* Gordon*", barrier=[1], spent=[1], at="cathedral", dice=[4, 4])
    assert s.table.barrier[1]
    s.answer("roll", "skip")
    assert not s.table.barrier[1]
    s.asks(1, "move")


@pytest.mark.parametrize("dice", [(), (2, 2)])
def test_gordon_armed(raid, dice):
    """R 16.1.4: at his turn's end, with or without an attack."""
    s = raid("Gordon Vampire*", at="cathedral blackmist", turn="attack", dice=dice, armed=[0])
    s.answer("attack:1" if dice else "pass")
    assert (s.table.barrier[0], s.revealed(0)) == (True, True)
    s.asks(1, "move")


# -- Galahad


def test_galahad_rolls_again_until_he_succeeds(raid):
    """R 7.2.4, R 11: revealed he must, with Excalibur; then its 2 are added."""
    s = raid("Galahad* Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[3, 3, 1, 1, 2, 2, 1, 2])  # fmt: skip
    s.answer("attack:1")
    assert len(s.happened("rolled")) == 4
    assert s.happened("again") == [{"seat": 0}] * 3
    assert not s.happened("missed")
    assert s.damage(1) == 3
    s.asks(1, "move")


def test_galahad_reveals_to_roll_again(raid):
    """R 7.2.4, R 19.29: hidden he may."""
    s = raid("Galahad Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[3, 3])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "failed", "on use")
    s.dice(2, 2, 1, 4)
    s.answer("use")
    assert (s.revealed(0), s.damage(1)) == (True, 5)
    s.asks(1, "move")


def test_galahad_lets_it_fail(raid):
    """R 11: hidden it is his choice."""
    s = raid("Galahad Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[3, 3])  # fmt: skip
    s.answer("attack:1", "on")
    assert (s.revealed(0), s.damage(1)) == (False, 0)
    assert s.happened("missed") == [{"seat": 0}]
    names_the_question(s)


@pytest.mark.parametrize(
    "more",
    [{"holds": "sabre"}, {"holds": "; excalibur"}, {"holds": "excalibur", "voided": [0]},
     {"holds": "excalibur", "abilities": False}],
)  # fmt: skip
def test_galahad_misses_without_the_sword_or_sealed(raid, more):
    """R 11: holding Excalibur; with his ability."""
    s = raid("Galahad* Vampire*", at="cathedral blackmist", turn="attack", dice=[3, 3], **more)
    s.answer("attack:1")
    assert s.happened("missed") == [{"seat": 0}]
    s.asks(1, "move")


def test_galahad_alone_rolls_again(raid):
    """R 19.29: no other Raider with Excalibur; while hidden they are asked for his sake."""
    s = raid("Felix* Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[3, 3], expansion=True)  # fmt: skip
    s.answer("attack:1")
    s.asks(1, "move")
    s = raid("Felix Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[3, 3], expansion=True)  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "failed", "on")


def test_galahad_armed(raid):
    """R 16.1.4: he turns up after a failed roll."""
    s = raid("Galahad Vampire*", at="cathedral blackmist", holds="excalibur", turn="attack",
             dice=[3, 3, 1, 4], armed=[0])  # fmt: skip
    s.answer("attack:1")
    assert (s.revealed(0), s.damage(1)) == (True, 5)
    s.asks(1, "move")


# -- Godwin


def godwin_dies(raid, players, **more):
    """The Vampire, player 0, attacks Godwin, player 1, who dies of it."""
    more.setdefault("damage", "0 13")
    s = raid(f"Vampire* {players}", at="cathedral blackmist", turn="attack", dice=[1, 4],
             expansion=True, **more)  # fmt: skip
    s.answer("attack:1")
    return s


@pytest.mark.parametrize("star", ["", "*"])
def test_godwin_revives_one_who_died_before(raid, star):
    """R 8.6, R 19.15: with damage 7, revealed, without equipment, off the board; the game goes
    on."""
    s = godwin_dies(raid, f"Godwin{star} Emi+ Ulrich", damage="0 13 10")
    s.asks(1, "last_wish", "nothing revive:2")
    s.answer("revive:2")
    assert (s.alive(1), s.alive(2), s.revealed(2), s.damage(2)) == (False, True, True, 7)
    assert (s.at(2), s.holds(2), s.table.batch[2]) == ("-", set(), 0)
    assert s.happened("revived") == [{"seat": 2, "by": 1}]
    # In seat order again
    s.asks(2, "move", "roll")


def test_godwin_may_leave_the_dead_alone(raid):
    """R 11: not forced: then the last Raider has died."""
    s = godwin_dies(raid, "Godwin Emi+ Ulrich")
    s.answer("nothing")
    assert s.winners == {"vampire": "shadows", "ulrich": "shadows"}


def test_godwin_may_revive_anybody(raid):
    """R 8.6: friend or enemy: reviving a Shadow does not save the Raiders."""
    s = godwin_dies(raid, "Godwin Emi+ Ulrich+")
    s.asks(1, "last_wish", "nothing revive:2 revive:3")
    s.answer("revive:3")
    assert s.winners == {"vampire": "shadows", "ulrich": "shadows"}


@pytest.mark.parametrize("more", [{"voided": [1]}, {"abilities": False}])
@pytest.mark.parametrize("star", ["", "*"])
def test_godwin_sealed(raid, more, star):
    """R 8.6, R 15, R 19.17: no revival."""
    s = godwin_dies(raid, f"Godwin{star} Emi+ Ulrich", **more)
    assert s.winners == {"vampire": "shadows", "ulrich": "shadows"}


def test_godwin_as_the_first_to_die(raid):
    """R 19.16: nobody can be revived; in the same batch neither."""
    s = godwin_dies(raid, "Godwin Emi Ulrich")
    s.asks(2, "move")
    s = raid(
        "Vampire* Godwin Emi* Ulrich Felix Werewolf", seats=8, holds="gatling",
        at="cathedral blackmist cathedral", turn="attack", damage="0 13 9", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    assert not s.alive(1)
    assert not s.alive(2)
    s.asks(3, "move")


def test_godwin_dying_with_another_revives_an_earlier_one_only(raid):
    """R 8.6: of an earlier batch."""
    s = raid(
        "Vampire* Godwin Emi* Ulrich Felix+ Werewolf", seats=8, holds="gatling",
        at="cathedral blackmist cathedral", turn="attack", damage="0 13 9", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack")
    s.asks(1, "last_wish", "nothing revive:4")
    s.answer("revive:4")
    assert s.alive(4)
    s.asks(3, "move")


def test_godwins_wish_comes_after_the_loot(raid):
    """R 8: looting, then triggers, then victory."""
    s = godwin_dies(raid, "Godwin Emi+ Ulrich", holds="; robe")
    s.asks(0, "loot", "take:1:w_sages_robe leave")
    s.answer("take:1:w_sages_robe")
    s.asks(1, "last_wish")
    s.answer("revive:2")
    s.asks(2, "move")


def test_godwin_dying_by_a_card(raid):
    """R 8.6: any cause; at once, in the middle of another's turn."""
    s = raid("Vampire* Godwin Emi+ Ulrich", at="passage", turn="area", damage="0 12",
             top="b_vampire_bat")  # fmt: skip
    s.answer("act", "choose:1")
    s.asks(1, "last_wish", "nothing revive:2")
    s.answer("revive:2")
    s.asks(2, "move")


def test_whom_godwin_revives_keeps_what_was_spent_and_sealed(raid):
    """R 8.6: used charges stay used; a seal stays."""
    s = godwin_dies(raid, "Godwin Felix+ Ulrich", spent=[2])
    s.answer("revive:2")
    s.asks(2, "move", "roll")
    s = godwin_dies(raid, "Godwin Felix+ Ulrich", voided=[2])
    s.answer("revive:2")
    assert s.table.voided[2]
    s.asks(2, "move", "roll")
    s = godwin_dies(raid, "Godwin Felix+ Ulrich")
    s.answer("revive:2")
    s.asks(2, "move", "roll use:0 use:3")


def test_whom_godwin_revives_may_die_again(raid):
    """R 9.3: "dead" counts the currently dead; now the last Raider has died."""
    s = raid("Vampire* Godwin+ Felix* Ulrich", at="cathedral - blackmist", turn="attack",
             damage="0 14 11", dice=[1, 4])  # fmt: skip
    s.answer("attack:2")
    assert s.winners == {"vampire": "shadows", "ulrich": "shadows"}


def test_godwins_revival_prevents_the_three_dead_citizens(raid):
    """R 9, R 19.38: a revival in the same step; without one the Shadows win."""
    for answer, won in (("revive:3", False), ("nothing", True)):
        s = raid(
            "Vampire* Godwin Alice* Bylon+ Craig+ Ulrich Felix", seats=7, holds="gatling",
            at="cathedral blackmist cathedral", turn="attack", damage="0 13 7", dice=[1, 4],
            expansion=True,
        )  # fmt: skip
        s.answer("attack")
        s.asks(1, "last_wish", "nothing revive:3 revive:4")
        s.answer(answer)
        if won:
            assert s.winners == {"vampire": "three_citizens", "ulrich": "three_citizens"}
        else:
            s.asks(3, "move")
