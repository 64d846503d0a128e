"""How rules meet: R 19 from 27 to 44, by number."""

from __future__ import annotations

import pytest

from gloaming.engine import view

SHADOWS = {"ulrich": "shadows", "vampire": "shadows"}


def test_r19_27_a_roll_for_the_current_area(raid):
    """R 19.27: no re-roll, and the area's action is offered again."""
    s = raid("Vampire* Felix", at="hall", extra=1, dice=[4, 4])
    s.answer("roll", "act", "hurt:1")
    s.dice(4, 4)
    s.answer("roll")
    assert len(s.happened("rolled")) == 1
    assert s.happened("stayed") == [{"seat": 0, "place": "town_hall"}]
    s.asks(0, "area", "act skip")
    s.answer("act", "hurt:1")
    assert s.damage(1) == 4
    s.asks(1, "move")


def test_r19_28_two_scopes_in_slot_5(raid):
    """R 19.28: slots 5, 4, 3, 2 and the airship are in range, slot 0 is not."""
    s = raid(
        "Freddy* Emi* Gordon* Ulrich* Vampire* Werewolf* Alice* Bylon* Craig*",
        at="hideout hideout hall passage cathedral blackmist agency airship",
        holds="scope scope", turn="attack",
    )  # fmt: skip
    s.asks(0, "attack", "attack:1 attack:2 attack:3 attack:4 attack:7 pass")
    reach = view(s.table, 0)["own"]["reach"]
    assert reach["slots"] == [5, 4, 3, 2, 6]
    assert reach["steps"] == {"1": 0, "2": 1, "3": 2, "4": 3, "7": -1}


def test_r19_29_a_hidden_raider_with_excalibur(raid):
    """R 19.29: equal dice: only "go on", while Galahad is a candidate; unequal dice: +2 after
    revealing."""
    s = raid("Erica Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.asks(0, "failed", "on")
    s.answer("on")
    assert not s.revealed(0)
    assert s.happened("missed")
    assert s.stands("turn_end")
    s = raid("Erica Ulrich* Galahad*", at="hall hall", holds="excalibur", turn="attack",
             dice=[2, 2])  # fmt: skip
    s.answer("attack:1")
    assert s.happened("missed")
    assert not s.stands("failed")
    s = raid("Erica Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(0, "strike", "strike excalibur")
    s.answer("excalibur")
    assert (s.revealed(0), s.damage(1)) == (True, 3)
    s.asks(1, "move")


def test_r19_29_galahad(raid):
    """R 19.29: revealed he re-rolls instead of failing, hidden he may reveal to do so."""
    s = raid("Galahad* Ulrich*", at="hall hall", holds="excalibur", turn="attack",
             dice=[2, 2, 1, 2])  # fmt: skip
    s.answer("attack:1")
    assert s.damage(1) == 3
    s.asks(1, "move")
    s = raid("Galahad Ulrich*", at="hall hall", holds="excalibur", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.asks(0, "failed", "on use")
    s.dice(1, 2)
    s.answer("use")
    assert (s.revealed(0), s.damage(1)) == (True, 3)
    s.asks(1, "move")


def test_r19_30_freddy_with_gatling(raid):
    """R 19.30: of one revealed and one hidden target only the revealed one takes +2."""
    s = raid("Freddy* Ulrich* Felix Werewolf* Venom*", at="hall hall hall", holds="gatling",
             turn="attack", dice=[1, 2], seats=8)  # fmt: skip
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (3, 1)
    s.asks(1, "move")


def test_r19_31_vampire_with_gatling(raid):
    """R 19.31: hitting three: heal 2 once; hitting only Guardian Angels: no healing."""
    for angels, healed in (([], 2), ([1], 2), ([1, 2, 3], 0)):
        s = raid("Vampire* Emi* Felix* Gordon*", at="hall hall hall hall", damage="6",
                 holds="gatling", angel=angels, turn="attack", dice=[1, 2])  # fmt: skip
        s.answer("attack")
        assert s.damage(0) == 6 - healed
        s.asks(1, "move")


@pytest.mark.parametrize("benjamin", ["", "Benjamin", "Benjamin+"])
def test_r19_32_bylon_loots_a_fifth_card(raid, benjamin):
    """R 19.32: he wins; Benjamin, if dealt, even dead, wins with him."""
    s = raid(
        f"Bylon* Emi* {benjamin}", at="hall hall", damage="0 9", turn="attack",
        holds="sabre crossbow pistol_l pistol_r; compass", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    s.answer("strike", "take:1:w_mystic_compass")
    assert s.winners == {
        "bylon": "equipment", **({"benjamin": "other_equipment"} if benjamin else {}),
    }  # fmt: skip


@pytest.mark.parametrize(("other", "too"), [("Emi*", False), ("Bylon*", True), ("Bylon", True)])
def test_r19_33_benjamin_gives_the_fifth_card(raid, other, too):
    """R 19.33: to a player in his area at turn end: he wins at once, and Bylon if he is that
    player."""
    s = raid(f"Benjamin* {other}", at="hall hall",
             holds="robe; sabre crossbow pistol_l pistol_r", turn="attack")  # fmt: skip
    s.asks(0, "attack", "attack:1 pass use:1:w_sages_robe")
    s.answer("use:1:w_sages_robe")
    assert s.winners == {
        "benjamin": "other_equipment", **({"bylon": "equipment"} if too else {}),
    }  # fmt: skip


def test_r19_34_bruce(raid):
    """R 19.34: his attack kills HP 12: he wins; HP 11: he must reveal; with abilities off no
    reveal."""
    s = raid("Bruce Felix*", at="hall hall", damage="0 11", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    if s.table.asked is not None:
        s.answer("strike")
    assert s.winners == {"bruce": "attack_kill"}
    for more, shown in (({}, True), ({"abilities": False}, False), ({"voided": [0]}, False)):
        s = raid("Bruce Ulrich*", at="hall hall", damage="0 10", turn="attack", dice=[1, 2], **more)
        s.answer("attack:1")
        if s.stands("strike"):
            s.answer("strike")
        assert not s.alive(1)
        assert s.revealed(0) is shown
        assert bool(s.happened("revealed")) is shown
        s.stands("move")


def test_r19_35_claire_swaps_with_alice(raid):
    """R 19.35: 9 damage against 0: Alice dies (HP 8), no looting; Claire ends at 0."""
    s = raid("Claire* Alice", damage="9 0", holds="; sabre")
    s.answer("use:1")
    assert (s.alive(1), s.damage(0)) == (False, 0)
    assert s.happened("swapped_damage") == [{"seat": 0, "with_seat": 1, "mine": 0, "theirs": 9}]
    assert s.table.black_discard == ["b_sabre"]
    assert s.holds(0) == set()
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("revives", [None, False, True])
def test_r19_36_carol_among_the_last(raid, revives):
    """R 19.36: she and two others are alive, one of the others dies and nobody is revived: she wins
    at once."""
    raider = "Emi*" if revives is None else "Godwin*"
    damage = "9" if revives is None else "13"
    s = raid(f"Ulrich* Carol {raider} Felix+ Vampire+", at="hall", damage=f"0 0 {damage}",
             turn="area")  # fmt: skip
    s.answer("act", "hurt:2")
    if revives is not None:
        s.answer("revive:3" if revives else "nothing")
    if revives:
        assert not s.table.over
        s.asks(1, "move")
    else:
        assert s.winners == {**SHADOWS, "carol": "last_two"}


def test_r19_37_deborah_after_her_ability(raid):
    """R 19.37: when she dies, the game ends and she wins."""
    s = raid("Deborah* Felix Ulrich*", at="hall", damage="11", dice=[4, 4])
    s.answer("use", "roll", "act", "hurt:0")
    assert s.winners == {"deborah": "sacrifice"}


@pytest.mark.parametrize("seats", [7, 9, 10])
def test_r19_38_three_dead_citizens(raid, seats):
    """R 19.38: all Shadows win, dead ones too."""
    s = raid("Vampire* Ulrich+ Alice+ Bylon+ Craig*", at="hall", damage="0 0 0 0 9", turn="area",
             expansion=True, seats=seats)  # fmt: skip
    s.answer("act", "hurt:4")
    shadows = ["vampire", "ulrich", *(["werewolf"] if seats > 7 else [])]
    assert s.winners == dict.fromkeys(shadows, "three_citizens")


@pytest.mark.parametrize(("answer", "over"), [("revive:2", False), ("nothing", True)])
def test_r19_38_a_revival_can_prevent_it(raid, answer, over):
    """R 19.38: in the same step."""
    s = raid("Vampire* Ulrich Alice+ Bylon+ Craig* Godwin Felix", at="cathedral",
             damage="0 0 0 0 9 12", turn="area", top="w_judgement")  # fmt: skip
    s.answer("act")
    s.asks(5, "last_wish", "nothing revive:2 revive:3")
    s.answer(answer)
    if over:
        assert s.winners == dict.fromkeys(["vampire", "ulrich"], "three_citizens")
    else:
        s.asks(1, "move")


@pytest.mark.parametrize("damage", [0, 11])
def test_r19_39_venom_attacked_without_equipment(raid, damage):
    """R 19.39: the attacker takes 1; if that kills, no looting."""
    s = raid("Felix* Venom*", at="hall hall", damage=f"{damage}", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.asks(0, "penalty", "suffer")
    s.answer("suffer")
    assert s.damage(0) == damage + 1
    assert s.alive(0) is (damage == 0)
    assert not s.happened("looted")
    s.asks(1, "move")


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("order", ["Venom* Werewolf*", "Werewolf* Venom*"])
def test_r19_40_venom_and_werewolf_hit_by_gatling(raid, order, killed):
    """R 19.40: reactions in turn order from the attacker's left; they stop when the attacker is
    dead."""
    damage = 11 if killed else 0
    s = raid(f"Freddy* {order}", at="hall hall hall", damage=f"{damage}", holds="gatling",
             turn="attack", dice=[2, 2])  # fmt: skip
    s.answer("attack")
    if order.startswith("Venom"):
        s.asks(0, "penalty", "suffer hand:b_gatling")
        s.answer("suffer")
        if not killed:
            s.asks(2, "react", "on use")
            s.answer("on")
    else:
        s.asks(1, "react", "on use")
        s.dice(1, 3)
        s.answer("use")
        if killed:
            s.asks(1, "loot")
            s.answer("leave")
        else:
            s.asks(0, "penalty", "suffer hand:b_gatling")
            s.answer("hand:b_gatling")
    assert s.alive(0) is not killed
    s.asks(1, "move")


def test_r19_41_ulster_with_gatling(raid):
    """R 19.41: two separate rolls."""
    s = raid("Ulster* Emi* Felix*", at="hall hall hall", holds="gatling", turn="attack",
             dice=[1, 2])  # fmt: skip
    s.answer("attack")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    s.dice(1, 4)
    assert s.asks(0, "attack", "attack pass")["second"] is True
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (4, 4)
    s.asks(1, "move")


def test_r19_41_ulsters_second_attack_may_be_declined(raid):
    """R 19.41: even with Masamune; so may the offer."""
    s = raid("Ulster* Emi*", at="hall hall", holds="masamune", turn="attack", dice=[2])
    s.asks(0, "attack", "attack:1")
    s.answer("attack:1", "use")
    assert s.asks(0, "attack", "attack:1 pass")["forced"] is False
    s.answer("pass")
    s.asks(1, "move")


def test_r19_42_gordons_barrier_and_an_extra_turn(raid):
    """R 19.42: it ends at the start of that extra turn."""
    s = raid("Gordon* Ulrich*", at="hall", turn="attack", extra=1)
    s.answer("use")
    assert s.happened("barrier") == [{"seat": 0}]
    assert s.happened("extra_turn") == [{"seat": 0}]
    assert s.happened("barrier_ends") == [{"seat": 0}]
    assert not s.table.barrier[0]
    s.asks(0, "move", "roll")


def test_r19_43_a_town_hall_kill(raid):
    """R 19.43: all of the victim's equipment is discarded."""
    s = raid("Ulrich* Felix*", at="hall", damage="0 10", holds="rosary; sabre robe compass",
             turn="area")  # fmt: skip
    s.answer("act", "hurt:1")
    assert s.holds(0) == {"rosary"}
    assert s.table.black_discard == ["b_sabre"]
    assert s.table.white_discard == ["w_sages_robe", "w_mystic_compass"]
    s.asks(2, "move")


def test_r19_44_off_the_board(raid):
    """R 19.44: Riot, Agatha and attacks cannot reach them, Town hall and cards can."""
    s = raid("Felix* Ulrich*", at="passage -", turn="area", top="b_riot", dice=[4, 4])
    s.answer("act")
    assert s.damage(1) == 0
    s.asks(1, "move")
    s = raid("Agatha* Ulrich*", at="airship -", turn="attack", dice=[4, 4])
    s.asks(0, "attack", "pass use")
    s.answer("use")
    assert s.damage(1) == 0
    s.asks(1, "move")
    s = raid("Felix* Ulrich*", at="hall -", turn="area")
    s.answer("act", "hurt:1")
    assert s.damage(1) == 2
    s.asks(1, "move")
    for at, card, answers in (
        ("cathedral", "w_judgement", ()),
        ("passage", "b_vampire_bat", ("choose:1",)),
        ("agency", "r_shadow_2", ("give:1", "suffer")),
    ):
        s = raid("Felix* Ulrich*", at=f"{at} -", turn="area", top=card)
        s.answer("act", *answers)
        assert s.damage(1) == 2
        s.asks(1, "move")
