"""How rules meet: the second half of R 19, by number.

Hidden information (50 to 52) is tested by comparing worlds that differ in nothing but a secret:
whoever may not know it must see the same, byte for byte.
"""

from __future__ import annotations

import random

import pytest

from alike import answering, look_alike
from gloaming.engine import ALL, PUBLIC, TABLE, Action, apply, awaited, legal_actions, start, view
from gloaming.games.raiders import RAIDERS

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
    s = raid(f"Bylon* Emi* {benjamin}", at="hall hall", damage="0 9",
             holds="sabre crossbow pistol_l pistol_r; compass", turn="attack", dice=[1, 2])  # fmt: skip
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
            s.answer("leave:0")
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


def test_r19_45_the_initial_hint_with_six_players():
    """R 19.45: six cards are passed left before turn 1, and every receiver is a different
    player."""
    table, _ = start(RAIDERS, {"hint": True}, 6, b"hint")
    passed = []
    while table.asked.kind == "hint":
        assert table.turn == 0
        passed.append(table.hint[1:])
        seat, options = next(iter(table.asked.options.items()))
        apply(table, Action(seat, options[0].id, table.asked.id))
    assert len(passed) == 6
    assert {to for _, to in passed} == set(range(6))
    assert all(to == (giver + 1) % 6 for giver, to in passed)
    assert table.turn == 1


ABILITY_QUESTIONS = {"failed", "react", "penalty", "rob", "turn_end", "ability_target", "last_wish"}


@pytest.mark.parametrize("seed", range(6))
def test_r19_46_without_abilities(seed):
    """R 19.46: no ability prompt ever appears, except Ulrich's reply options."""
    dice = random.Random(seed)
    seats = 4 + seed
    options = {"abilities": False, "expansion": True}
    table, _ = start(RAIDERS, options, seats, seed.to_bytes(4, "big"))
    lies = 0
    while not table.over:
        ask = table.asked
        assert ask.kind not in ABILITY_QUESTIONS
        assert not any(table.game.out_of_turn(table, seat) for seat in range(seats))
        for seat, offered in ask.options.items():
            verbs = {option.verb for option in offered}
            assert not verbs & {"use", "swap", "revive", "arm", "turn"}
            if ask.kind == "hint" and len(verbs) > 1 and "nothing" in verbs:
                assert table.characters[seat] == "ulrich"
                lies += 1
        actions = [a for s in (TABLE, *range(seats)) for a in legal_actions(table, s)]
        apply(table, dice.choice(actions))
    assert lies or "ulrich" not in table.characters


def test_r19_47_a_character_shown_in_private(raid):
    """R 19.47: after r_show exactly one other player's view contains the character."""
    s = raid("Felix* Ulrich Emi Vampire", at="agency", turn="area", top="r_show")
    before = {v for v in range(PUBLIC, 4) if "ulrich" in told_of_seat_1(s, v)}
    s.answer("act", "give:1", "show")
    after = {v for v in range(PUBLIC, 4) if "ulrich" in told_of_seat_1(s, v)}
    assert (before, after) == ({1}, {0, 1})
    s.asks(1, "move")


def told_of_seat_1(s, viewer):
    """What a view says about the character at seat 1."""
    seen = view(s.table, viewer)
    own = seen["own"] or {"seat": -1, "character": None, "known": {}}
    return [
        seen["public"]["players"][1]["character"],
        own["known"].get("1"),
        own["character"] if own["seat"] == 1 else None,
    ]


def test_r19_48_bylon_and_a_robe(raid):
    """R 19.48: one target at 2 or more, a robed one at 1, both with equipment: he may take one card
    from each, and nobody takes damage; all below 2: no offer."""
    s = raid("Bylon* Ulrich* Emi*", at="hall hall hall", holds="gatling; sabre; robe brooch",
             turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack")
    assert s.asks(0, "strike", "strike rob") == {"targets": [1, 2], "damage": [2, 1]}
    s.answer("rob")
    s.asks(0, "rob", "take:2:w_sages_robe take:2:w_lucky_brooch")
    s.answer("take:2:w_lucky_brooch")
    assert s.holds(0) == {"gatling", "sabre", "brooch"}
    assert (s.damage(1), s.damage(2)) == (0, 0)
    s.asks(1, "move")
    s = raid("Bylon* Ulrich* Emi*", at="hall hall hall", holds="gatling; sabre; robe brooch",
             turn="attack", dice=[1, 2])  # fmt: skip
    s.answer("attack")
    assert (s.damage(1), s.damage(2)) == (1, 0)
    s.asks(1, "move")


def test_r19_49_the_rosary_among_the_loot(raid):
    """R 19.49: the killer, who had none, takes one card from each, even if the first is the
    Rosary."""
    s = raid(
        "Felix* Ulrich* Emi* Gordon Vampire", at="hall hall hall", damage="0 10 9",
        holds="gatling; rosary sabre; crossbow compass", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "loot", "take:1:w_silver_rosary take:1:b_sabre leave:1")
    s.answer("take:1:w_silver_rosary")
    s.asks(0, "loot", "take:2:b_crossbow take:2:w_mystic_compass leave:2")
    s.answer("take:2:b_crossbow")
    assert s.holds(0) == {"gatling", "rosary", "crossbow"}
    s.asks(3, "move")


@pytest.mark.parametrize(
    ("movers", "holds", "dice", "kind"),
    [
        (("Emi", "Ulrich"), "-", (4, 4), "area"),
        (("Emi", "Vampire"), "-", (1, 1), "area"),
        (("Emi", "Wight"), "compass", (1, 1, 1, 5), "destination"),
        (("Emi", "Erica"), "-", (4, 6), "attack"),
        (("Galahad", "Walpurgis"), "-", (4, 4), "area"),
    ],
)
def test_r19_50_whoever_moves_the_question_looks_the_same(raid, movers, holds, dice, kind):
    """R 19.50: a hidden mover in the ring, and Emi a candidate: states that differ only in the
    mover's character give all others the same events and the same waiting list."""
    worlds = [
        raid(f"{a} {b} Felix Ulster", at="agency cathedral", expansion=True, holds=holds, dice=dice)
        for a, b in (movers, movers[::-1])
    ]
    look_alike(*worlds, (0, 1), answering("roll"))
    for world in worlds:
        assert world.stands(kind)
    answer = {"area": "skip", "destination": "go:grand_cathedral", "attack": "pass"}[kind]
    look_alike(*worlds, (0, 1), answering(answer))
    for world in worlds:
        world.stands("attack")


@pytest.mark.parametrize("name", ["Walpurgis", "Ulrich", "Erica", "Emi"])
def test_r19_51_the_attack_question_for_walpurgis_sake(raid, name):
    """R 19.51: a hidden active player with nobody in range, and Walpurgis a candidate who could
    bring someone into range: asked whoever they are."""
    s = raid(f"{name} Gordon* Vampire Felix*", at="agency - blackmist", expansion=True,
             turn="attack")  # fmt: skip
    s.asks(0, "attack", f"pass {'swap:2' if name == 'Walpurgis' else ''}")


@pytest.mark.parametrize("closing", ["both declare", "venom alone"])
def test_r19_52_a_reaction_that_has_become_impossible(raid, closing):
    """R 19.52: a hidden Werewolf and, later in turn order, a hidden Venom declare; the
    counterattack kills the attacker: Venom stays hidden."""
    s = raid("Freddy* Werewolf Venom Erica", at="hall hall hall", damage="11", holds="gatling",
             turn="attack", dice=[2, 2])  # fmt: skip
    s.answer("attack")
    s.asks_in_secret({1: "on use", 2: "on use"})
    s.answer("use", seat=2)
    if closing == "both declare":
        s.answer("use", seat=1)
        s.dice(1, 2)
    s.close()
    if closing == "both declare":
        assert not s.alive(0)
        assert (s.revealed(1), s.revealed(2)) == (True, False)
        s.asks(1, "loot")
    else:
        assert (s.revealed(1), s.revealed(2)) == (False, True)
        s.asks(0, "penalty")


@pytest.mark.parametrize("seed", range(5))
def test_r19_53_the_base_game_asks_little(seed):
    """R 19.53: no question of T6; with Gordon dead no end-of-turn question but after an attack, for
    Craig."""
    dice = random.Random(seed)
    seats = 4 + seed
    table, _ = start(RAIDERS, {}, seats, seed.to_bytes(4, "big"))
    attacked = False
    while not table.over:
        ask = table.asked
        assert ask.kind != "failed"
        gordon = "gordon" in table.characters and table.characters.index("gordon")
        if ask.kind == "turn_end" and gordon is not False and not table.alive[gordon]:
            assert attacked
            assert table.counts[2]
        actions = [a for s in awaited(table) for a in legal_actions(table, s) if a.question]
        actions += legal_actions(table, TABLE)
        events = apply(table, dice.choice(actions))
        for event in events:
            attacked = event.kind == "attack" or (attacked and event.kind != "turn")
    assert view(table, ALL)["public"]["over"]


@pytest.mark.parametrize(("attacks", "craig", "asked"), [(True, "Bylon", True),
                                                         (True, "Craig+", False),
                                                         (False, "Bylon", False)])  # fmt: skip
def test_r19_53_the_end_of_the_turn_with_gordon_dead(raid, attacks, craig, asked):
    """R 19.53: only after an attack, and only while Craig may be about."""
    s = raid(f"Felix Vampire* Gordon+ {craig} Alice", at="hall hall", turn="attack")
    s.dice(*((2, 2) if attacks else ()))
    s.answer("attack:1" if attacks else "pass")
    if asked:
        s.asks(0, "turn_end", "end")
    else:
        s.asks(1, "move")
