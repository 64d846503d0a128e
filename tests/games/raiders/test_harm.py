"""Damage that is no attack, death, looting, Godwin's return of the dead (R 7.4, R 8)."""

from __future__ import annotations

import pytest

# fmt: off
SOURCES = {
    # name: (where the drawer stands, card on top, answers, rolls, victim's place, damage)
    "dog": ("passage", "b_black_dog", ("act", "choose:1"), (), "-", 2),
    "bat": ("passage", "b_vampire_bat", ("act", "choose:1"), (), "-", 2),
    "doll": ("passage", "b_cursed_doll", ("act", "choose:1"), (3,), "-", 3),
    "town hall": ("hall", "", ("act", "hurt:1"), (), "-", 2),
    "riot": ("passage", "b_riot", ("act",), (1, 3), "blackmist", 3),
    "judgement": ("cathedral", "w_judgement", ("act",), (), "-", 2),
    "reasoning": ("agency", "r_raider_1", ("act", "give:1", "suffer"), (), "-", 1),
    "first aid": ("cathedral", "w_first_aid", ("act", "choose:1"), (), "-", 7),
}
STOPPED_BY = {
    # R 7.4, every row for cards and areas.
    "dog": {"chalice", "barrier"}, "bat": {"chalice", "barrier"}, "doll": {"chalice", "barrier"},
    "town hall": {"brooch", "barrier"}, "riot": {"barrier"}, "judgement": {"barrier"},
    "reasoning": {"barrier"}, "first aid": set(),
}
# fmt: on
PROTECTIONS = ("none", "chalice", "brooch", "robe", "angel", "barrier")


def protected(protection: str, seat: int = 1) -> dict[str, object]:
    """The scene's arguments for a protection of seat 1 or 0."""
    if protection in ("chalice", "brooch", "robe"):
        return {"holds": "; " * seat + protection}
    return {protection: [seat]} if protection in ("angel", "barrier") else {}


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("protection", PROTECTIONS)
def test_what_stops_which_damage(raid, source, protection):
    """R 7.4: Gordon is the victim, because only he can have a barrier."""
    place, card, answers, rolls, victim_at, amount = SOURCES[source]
    s = raid(
        "Ulrich* Gordon*", at=f"{place} {victim_at}", turn="area", top=card, dice=rolls,
        spent=[1], **protected(protection),
    )  # fmt: skip
    s.answer(*answers)
    assert s.damage(1) == (0 if protection in STOPPED_BY[source] else amount)
    s.asks(1, "move")


@pytest.mark.parametrize("protection", PROTECTIONS)
def test_banana_peel_hurts_its_drawer(raid, protection):
    """R 7.4: only without equipment; the barrier alone stops it."""
    if protection in ("chalice", "brooch", "robe"):
        s = raid("Gordon* Ulrich*", at="passage", turn="area", top="b_banana_peel",
                 holds=protection)  # fmt: skip
        s.answer("act")
        s.asks(0, "banana")
        return
    s = raid(
        "Gordon* Ulrich*", at="passage", turn="area", top="b_banana_peel", spent=[0],
        **protected(protection, 0),
    )  # fmt: skip
    s.answer("act")
    assert s.damage(0) == (0 if protection == "barrier" else 1)
    s.asks(1, "move")


@pytest.mark.parametrize("user", ["felix", "uranus", "agatha"])
@pytest.mark.parametrize("protection", PROTECTIONS)
def test_abilities_are_stopped_by_the_barrier_alone(raid, user, protection):
    """R 7.4: not by robe, angel, chalice or brooch."""
    s = raid(
        f"{user}* Gordon*", at="cathedral blackmist", spent=[1],
        turn="attack" if user == "agatha" else "start",
        dice={"felix": [3], "uranus": [], "agatha": [1, 3]}[user], **protected(protection),
    )  # fmt: skip
    s.answer("use" if user == "agatha" else "use:1")
    assert s.damage(1) == (0 if protection == "barrier" else 3)
    s.asks(*((1, "move") if user == "agatha" else (0, "move")))


@pytest.mark.parametrize("protection", PROTECTIONS)
@pytest.mark.parametrize("user", ["felicia", "claire"])
def test_nothing_stops_what_is_no_damage(raid, user, protection):
    """R 7.4: set to 7, and Claire's swap."""
    s = raid(f"{user}* Gordon*", damage="7", spent=[1], **protected(protection))
    s.answer("use:1")
    assert s.damage(1) == 7
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("protection", ["chalice", "brooch"])
def test_chalice_and_brooch_never_matter_in_attacks(raid, protection):
    """R 7.4."""
    s = raid("Felix* Ulrich*", at="hall hall", turn="attack", dice=[1, 3], **protected(protection))
    s.answer("attack:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("source", "card"),
    [("dog", "chalice"), ("bat", "chalice"), ("doll", "chalice"), ("town hall", "brooch")],
)
def test_a_protected_player_is_a_legal_target(raid, source, card):
    """R 7.4: nothing happens to them, and all see why."""
    place, top, answers, rolls, _, _ = SOURCES[source]
    s = raid("Ulrich* Felix*", at=place, turn="area", top=top, dice=rolls, holds=f"; {card}")
    s.answer(*answers)
    why = {"chalice": "w_ancient_chalice", "brooch": "w_lucky_brooch"}[card]
    assert s.happened("unhurt") == [{"seat": 1, "why": why}]
    s.asks(1, "move")


def test_the_brooch_does_not_stop_healing(raid):
    """R 12: one may be healed by the Town hall."""
    s = raid("Ulrich* Felix*", at="hall", turn="area", damage="0 3", holds="; brooch")
    s.answer("act", "heal:1")
    assert s.damage(1) == 2
    s.asks(1, "move")


# -- death

# fmt: off
KILLS = {
    # source: (players, turn, place, card, answers, rolls); seat 0 acts, seat 1 is about to die
    "white card": ("Ulrich* Emi*", "area", "cathedral", "w_judgement", ("act",), ()),
    "black card": ("Ulrich* Emi*", "area", "passage", "b_vampire_bat", ("act", "choose:1"), ()),
    "dog": ("Ulrich* Emi*", "area", "passage", "b_black_dog", ("act", "choose:1"), ()),
    "doll": ("Ulrich* Emi*", "area", "passage", "b_cursed_doll", ("act", "choose:1"), (1,)),
    "town hall": ("Ulrich* Emi*", "area", "hall", "", ("act", "hurt:1"), ()),
    "reasoning": ("Ulrich* Emi*", "area", "agency", "r_raider_1", ("act", "give:1", "suffer"), ()),
    "Felix": ("Felix* Emi*", "start", "hall", "", ("use:1",), (1,)),
    "Uranus": ("Uranus* Emi*", "start", "hall", "", ("use:1",), ()),
    "Agatha": ("Agatha* Emi*", "attack", "hall", "", ("use",), (1, 3)),
    "Claire": ("Claire* Emi*", "start", "hall", "", ("use:1",), ()),
}
# fmt: on


@pytest.mark.parametrize("source", KILLS)
def test_only_attacks_loot(raid, source):
    """R 8, R27: killed otherwise, everything goes to the discards by colour."""
    players, turn, place, card, answers, rolls = KILLS[source]
    s = raid(
        players, at=f"{place} blackmist", damage="10 9" if source == "Claire" else "0 9",
        top=card, turn=turn, holds="; robe sabre compass", dice=rolls,
    )  # fmt: skip
    s.answer(*answers)
    assert s.happened("died") == [{"seat": 1, "character": "emi", "by": 0, "hidden": False}]
    assert s.holds(0) == s.holds(1) == set()
    assert set(s.table.white_discard) >= {"w_sages_robe", "w_mystic_compass"}
    assert "b_sabre" in s.table.black_discard
    assert s.at(1) == "-"
    s.asks(*((0, "move") if turn == "start" else (2, "move")))


@pytest.mark.parametrize(
    ("answer", "held"),
    [("take:1:w_mystic_compass", {"compass"}), ("take:1:b_sabre", {"sabre"}), ("leave", set())],
)
def test_the_attacker_may_take_one_card(raid, answer, held):
    """R 8.2: one of choice, or none; the rest is discarded by colour."""
    s = raid(
        "Felix* Ulrich*", at="hall hall", damage="0 10", holds="; compass sabre", turn="attack",
        dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.asks(0, "loot", "take:1:w_mystic_compass take:1:b_sabre leave") == {"from_seat": 1}
    s.answer(answer)
    assert s.holds(0) == held
    assert s.table.white_discard == ([] if "compass" in held else ["w_mystic_compass"])
    assert s.table.black_discard == ([] if "sabre" in held else ["b_sabre"])
    s.asks(2, "move")


def test_the_rosary_takes_everything(raid):
    """R 8.2, R24: no choice."""
    s = raid(
        "Felix* Ulrich*", at="hall hall", damage="0 10", holds="rosary; compass sabre",
        turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.holds(0) == {"rosary", "compass", "sabre"}
    assert s.table.white_discard == s.table.black_discard == []
    s.asks(2, "move")


def test_the_rosary_takes_both_copies(raid):
    """R 8.2: all of a victim's cards, two of one title too."""
    s = raid("Felix* Vampire* Emi Ulrich", at="cathedral blackmist", damage="0 12",
             holds="rosary; scope scope", turn="attack", dice=[1, 4])  # fmt: skip
    s.answer("attack:1")
    assert s.table.equipment[0] == ("w_silver_rosary", "b_deaths_scope", "b_deaths_scope")
    s.asks(2, "move")


def test_a_victim_without_equipment_is_not_asked_for(raid):
    """R 8.2."""
    s = raid("Felix* Ulrich*", at="hall hall", damage="0 10", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(2, "move")


def test_several_victims_are_looted_in_turn_order_from_the_killer(raid):
    """R 8.2: beginning with the one on the killer's left; one card of each."""
    s = raid(
        "Felix* Emi* Vampire* Alice*", at="hall hall hall hall", active=2,
        damage="11 9 0 7", holds="robe excalibur; pistol_l sabre; gatling; brooch chalice",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.asks(2, "loot")["from_seat"] == 3
    s.answer("take:3:w_ancient_chalice")
    assert s.asks(2, "loot")["from_seat"] == 0
    s.answer("leave")
    assert s.asks(2, "loot")["from_seat"] == 1
    s.answer("take:1:b_sabre")
    assert s.winners["vampire"] == "shadows"
    assert s.holds(2) == {"gatling", "chalice", "sabre"}


def test_loot_counts_for_victory_before_anything_else(raid):
    """R 9: once, with looting done: the loot and the death together."""
    s = raid(
        "Bylon* Vampire* Emi* Ulrich+", at="hall hall", damage="0 12",
        holds="sabre crossbow pistol_l pistol_r; robe", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1", "strike")
    s.asks(0, "loot", "take:1:w_sages_robe leave")
    s.answer("take:1:w_sages_robe")
    assert s.winners["bylon"] == "equipment"
    assert s.winners["emi"] == "raiders"


def test_a_hidden_victim_is_revealed(raid):
    """R 8.1: identity public, markers leave the board."""
    s = raid("Felix* Vampire", at="hall hall", damage="0 12", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.happened("died")[0]["hidden"] is True
    assert s.revealed(1)
    assert s.at(1) == "-"
    s.asks(2, "move")


def test_all_of_a_batch_die_together(raid):
    """R 8.1: same batch number."""
    s = raid("Vampire Emi* Felix* Ulrich", at="cathedral", damage="0 8 10", turn="area",
             top="w_judgement")  # fmt: skip
    s.answer("act")
    assert s.table.batch[:3] == [0, 1, 1]
    assert s.winners == {"vampire": "shadows", "ulrich": "shadows"}


def test_nothing_is_left_around_the_dead(raid):
    """R 8.1: no angel, no standing order."""
    s = raid(
        "Felix* Werewolf*", at="passage", damage="0 13", turn="area", top="b_vampire_bat",
        angel=[1], armed=[1],
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert not s.alive(1)
    assert not s.table.angel[1]
    assert not s.table.armed[1]
    s.asks(2, "move")


@pytest.mark.parametrize("extra", [0, 2])
def test_the_active_players_death_ends_the_turn(raid, extra):
    """R 6: at once; owed extra turns are lost."""
    s = raid(
        "Emi* Felix*", at="passage hall", damage="8", turn="area", top="b_black_dog", extra=extra
    )
    s.answer("act", "choose:1")
    assert s.happened("died")[0]["by"] == -1
    s.asks(1, "move")
    assert s.table.extra == 0


@pytest.mark.parametrize("name", ["agatha", "angela", "alice"])
def test_being_set_to_seven_never_kills(raid, name):
    """R 8: the lowest HP is 8."""
    s = raid(f"Felicia* {name}*")
    s.answer("use:1")
    assert (s.damage(1), s.alive(1)) == (7, True)
    s.asks(0, "move", "roll")


# -- forced reveals


@pytest.mark.parametrize("source", KILLS)
def test_daniel_screams_whatever_kills_another(raid, source):
    """R 8.3, R15: at the first death of another."""
    players, turn, place, card, answers, rolls = KILLS[source]
    s = raid(
        f"{players} Daniel", at=f"{place} blackmist",
        damage="10 9" if source == "Claire" else "0 9", top=card, turn=turn, dice=rolls,
    )  # fmt: skip
    s.answer(*answers)
    assert s.happened("revealed") == [{"seat": 2, "character": "daniel", "forced": True}]
    s.asks(*((0, "move") if turn == "start" else (2, "move")))


@pytest.mark.parametrize("more", [{"voided": [2]}, {"abilities": False}])
def test_daniel_is_silent_when_sealed_or_without_abilities(raid, more):
    """R 11, R 15."""
    s = raid("Ulrich* Emi* Daniel", at="hall", damage="0 9", turn="area", **more)
    s.answer("act", "hurt:1")
    assert not s.revealed(2)
    s.asks(2, "move")


def test_forced_reveals_come_after_looting(raid):
    """R 8.2-3."""
    s = raid("Felix* Emi* Daniel", at="hall hall", damage="0 9", holds="; sabre", turn="attack",
             dice=[1, 2])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "loot")
    assert not s.revealed(2)
    s.answer("leave")
    assert s.revealed(2)
    s.asks(2, "move")


# -- Godwin


def godwin(raid, **more):
    """Godwin at seat 1, about to be killed by the Town hall; a dead Erica at seat 2."""
    setting = {"players": "Ulrich* Godwin* Erica+ Vampire*", "at": "hall", "damage": "0 13 10",
               "turn": "area", **more}  # fmt: skip
    s = raid(setting.pop("players"), **setting)
    s.answer("act", "hurt:1")
    return s


def test_godwin_brings_one_back(raid):
    """R 8: with damage 7, revealed, without equipment, off the board; he himself stays dead."""
    s = godwin(raid)
    s.asks(1, "last_wish", "nothing revive:2")
    s.answer("revive:2")
    assert s.happened("revived") == [{"seat": 2, "by": 1}]
    assert (s.alive(2), s.damage(2), s.revealed(2), s.at(2)) == (True, 7, True, "-")
    assert s.table.equipment[2] == ()
    assert s.table.batch[2] == 0
    assert not s.alive(1)
    # It takes turns again in seat order.
    s.asks(2, "move")


def test_godwin_may_let_it_be(raid):
    """R 8: he may."""
    s = godwin(raid, players="Ulrich* Godwin* Erica+ Felix Vampire Werewolf", seats=8)
    s.answer("nothing")
    assert not s.alive(2)
    s.asks(3, "move")


def test_godwin_hidden_too(raid):
    """R 8: his death turns him up."""
    s = godwin(raid, players="Ulrich* Godwin Erica+ Vampire*")
    s.asks(1, "last_wish", "nothing revive:2")


@pytest.mark.parametrize(("source"), ["attack", "counterattack", "card", "ability", "own turn"])
def test_godwin_after_any_cause_of_death(raid, source):
    """R 8: any cause."""
    if source == "attack":
        s = raid("Ulrich* Godwin* Erica+", at="hall hall", damage="0 13", turn="attack",
                 dice=[1, 2])  # fmt: skip
        s.answer("attack:1")
    elif source == "counterattack":
        s = raid("Werewolf* Godwin* Erica+", at="hall hall", damage="0 13", turn="attack",
                 active=1, dice=[1, 1])  # fmt: skip
        s.answer("attack:0")
        s.dice(1, 2)
        s.answer("use")
    elif source == "card":
        s = raid("Ulrich* Godwin* Erica+", at="cathedral", damage="0 13", turn="area",
                 top="w_judgement")  # fmt: skip
        s.answer("act")
    elif source == "ability":
        s = raid("Uranus* Godwin* Erica+", at="hall airship", damage="0 13")
        s.answer("use:1")
    else:
        s = raid("Ulrich* Godwin* Erica+", at="- passage", damage="0 13", active=1, turn="area",
                 top="b_banana_peel")  # fmt: skip
        s.answer("act")
    s.asks(1, "last_wish", "nothing revive:2")


@pytest.mark.parametrize("more", [{"voided": [1]}, {"abilities": False}])
def test_godwin_sealed_or_without_abilities(raid, more):
    """R 8: ability rule on, not sealed."""
    s = godwin(raid, players="Ulrich* Godwin* Erica+ Felix Vampire Werewolf", seats=8, **more)
    s.asks(3, "move")


def test_godwin_chooses_among_the_dead_of_earlier_batches(raid):
    """R 8: any player, of any camp, but none of his own batch."""
    s = raid(
        "Ulrich* Godwin* Erica+ Emi Vampire+ Alice Bylon+", at="cathedral",
        damage="0 12 0 9", turn="area", top="w_judgement", seats=7, expansion=True,
    )  # fmt: skip
    s.answer("act")
    assert not s.alive(3)
    s.asks(1, "last_wish", "nothing revive:2 revive:4 revive:6")


def test_godwin_keeps_the_raiders_in_the_game(raid):
    """R 8: it resolves before the victory check; a Shadow revived does not save them."""
    s = godwin(raid)
    s.answer("revive:2")
    assert not s.table.over
    s.asks(2, "move")
    s = godwin(raid, players="Ulrich* Godwin* Erica+ Vampire+")
    s.asks(1, "last_wish", "nothing revive:2 revive:3")
    s.answer("revive:3")
    assert s.winners == {"ulrich": "shadows", "vampire": "shadows"}
    s = godwin(raid)
    s.answer("nothing")
    assert s.winners == {"ulrich": "shadows", "vampire": "shadows"}


def test_godwin_cannot_undo_the_end_of_the_shadows(raid):
    """R 8, R 9: he may bring back a Shadow, and then the Raiders have not won."""
    for answer, over in (("nothing", True), ("revive:3", False)):
        s = raid(
            "Felix* Godwin* Ulrich* Vampire+", at="passage passage passage", damage="0 11 8",
            turn="area", top="b_riot", dice=[1, 6],
        )  # fmt: skip
        s.answer("act")
        s.asks(1, "last_wish", "nothing revive:3")
        s.answer(answer)
        assert s.table.over is over
        if over:
            assert s.winners == {"felix": "raiders", "godwin": "raiders"}
        else:
            s.asks(3, "move")


def test_what_was_used_stays_used_and_what_was_sealed_stays_sealed(raid):
    """R 8."""
    s = godwin(raid, spent=[2], voided=[2])
    s.answer("revive:2")
    assert s.table.spent[2]
    assert s.table.voided[2]
    s.asks(2, "move", "roll")


def test_an_unused_ability_can_be_used_after_the_return(raid):
    """R 8: an ability that was not used is there again."""
    s = godwin(raid)
    s.answer("revive:2")
    s.asks(2, "move", "roll use:0 use:3")


def test_the_revived_is_off_the_board_until_the_own_move(raid):
    """R 8, R23: out of everybody's range, and no neighbours to teleport to."""
    s = godwin(raid, players="Ulrich* Godwin* Emi+ Vampire*")
    s.answer("revive:2")
    s.dice(4, 4)
    s.answer("roll")
    assert s.at(2) == "hall"
    s.asks(2, "area", "act skip")


def test_godwins_loot_comes_before_his_wish(raid):
    """R 8.2-3."""
    s = raid("Ulrich* Godwin* Erica+", at="hall hall", damage="0 13", holds="; sabre",
             turn="attack", dice=[1, 2])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "loot", "take:1:b_sabre leave")
    s.answer("take:1:b_sabre")
    s.asks(1, "last_wish")


def test_godwin_dying_in_his_own_turn(raid):
    """R 6, R 8: the turn ends, and the next living player may be the revived one."""
    s = raid("Ulrich* Godwin* Erica+", at="- passage", damage="0 13", active=1, turn="area",
             top="b_banana_peel", extra=2)  # fmt: skip
    s.answer("act", "revive:2")
    s.asks(2, "move", "roll use:0 use:3")
    assert s.table.extra == 0


def test_the_revived_may_die_again(raid):
    """R 8.1: in a batch of its own."""
    s = godwin(raid, players="Ulrich* Godwin* Alice+ Vampire* Emi", damage="0 13")
    s.answer("revive:2")
    s.dice(4, 4)
    s.answer("roll", "act", "hurt:2")
    assert not s.alive(2)
    assert s.table.batch[1:3] == [2, 3]
    s.asks(3, "move")
