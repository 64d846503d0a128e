"""When victory is looked at, who has won, and who wins with them (R 9)."""

from __future__ import annotations

import pytest

from gloaming.engine import MatchOver

FOUR = "sabre crossbow pistol_l pistol_r"


def last_shadow_falls(raid, *citizens: str, attacker: str = "Felix*", **more):
    """Seat 0 attacks and kills the last Shadow, seat 3; seats 4 on are the citizens."""
    setting = {"at": "hall - - hall", "damage": "0 0 0 12", "turn": "attack", "dice": [1, 2]}
    s = raid(f"{attacker} Emi* Ulrich+ Vampire* {' '.join(citizens)}", **{**setting, **more})
    s.answer("attack:3")
    return s


def last_raider_falls(raid, *citizens: str, **more):
    """Seat 0, Ulrich, attacks and kills the last Raider, seat 3; seats 4 on are the citizens."""
    setting = {"at": "hall - - hall", "damage": "0 0 0 9", "turn": "attack", "dice": [1, 2]}
    s = raid(f"Ulrich* Vampire* Felix+ Emi* {' '.join(citizens)}", **{**setting, **more})
    s.answer("attack:3")
    return s


RAIDERS = {"felix": "raiders", "emi": "raiders"}
SHADOWS = {"ulrich": "shadows", "vampire": "shadows"}


# -- the camps


def test_every_raider_wins_when_all_shadows_are_dead(raid):
    """R 9: living or dead, hidden or not."""
    assert last_shadow_falls(raid).winners == RAIDERS
    s = raid(
        "Felix Emi+ Gordon* Ulrich+ Vampire* Werewolf+ Alice+ Bylon", at="hall - - - hall",
        damage="0 0 0 0 11", turn="area",
    )  # fmt: skip
    s.answer("act", "hurt:4")
    assert s.winners == {**RAIDERS, "gordon": "raiders"}


def test_every_shadow_wins_when_all_raiders_are_dead(raid):
    """R 9: living or dead."""
    s = raid(
        "Ulrich+ Vampire Felix+ Emi* Werewolf* Gordon+ Alice+ Bylon", at="- hall",
        damage="0 0 0 9", active=1, turn="area",
    )  # fmt: skip
    s.answer("act", "hurt:3")
    assert s.winners == {**SHADOWS, "werewolf": "shadows"}


@pytest.mark.parametrize("seats", [7, 9, 10])
def test_three_dead_citizens_are_a_victory_of_the_shadows(raid, seats):
    """R 9: possible with 7, 9 and 10 players; dead Shadows win too."""
    s = raid(
        "Ulrich+ Vampire* Alice* Bylon+ Craig+", at="- hall", damage="0 0 7", active=1,
        turn="area", seats=seats, expansion=True,
    )  # fmt: skip
    s.answer("act", "hurt:2")
    shadows = {"ulrich", "vampire", *(["werewolf"] if seats > 7 else [])}
    assert s.winners == dict.fromkeys(shadows, "three_citizens")


def test_two_dead_citizens_are_none(raid):
    """R 9: at least three."""
    s = raid("Vampire* Alice* Bylon+ Craig", at="hall", damage="0 7", turn="area", seats=7)
    s.answer("act", "hurt:1")
    s.asks(3, "move")


def test_both_camps_win_when_all_of_both_die_in_one_batch(raid):
    """R 9: and Daniel, if alive, too."""
    s = raid(
        "Daniel* Emi* Felix+ Ulrich* Vampire+", at="cathedral", damage="0 8 0 9", turn="area",
        top="w_judgement",
    )  # fmt: skip
    s.answer("act")
    assert s.winners == {**RAIDERS, **SHADOWS, "daniel": "all_shadows_dead"}


def test_the_game_ends_in_anybodys_turn(raid):
    """R 9, R36: at the first moment a condition holds."""
    s = raid("Ulrich* Vampire+ Felix Emi", at="passage", damage="9", turn="area",
             top="b_black_dog")  # fmt: skip
    s.answer("act", "choose:2")
    assert s.winners == RAIDERS


# -- Alice


@pytest.mark.parametrize(("alice", "wins"), [("Alice", True), ("Alice*", True), ("Alice+", False)])
def test_alice_alive_at_the_end(raid, alice, wins):
    """R 9: over and alive."""
    s = last_shadow_falls(raid, alice)
    assert s.winners == ({**RAIDERS, "alice": "alive"} if wins else RAIDERS)


# -- Angela


@pytest.mark.parametrize(
    ("turned", "raiders_win", "wins"),
    [([], False, True), ([], True, False), ([4], True, True), ([4], False, False)],
)
def test_angela_follows_her_neighbour(raid, turned, raiders_win, wins):
    """R 9: the right one, after her ability the left one; seat 3 on her right is the one who falls,
    seat 0 on her left attacks."""
    if raiders_win:
        s = last_shadow_falls(raid, "Angela", turned=turned)
    else:
        s = raid(
            "Felix+ Emi* Ulrich+ Vampire* Angela", at="- hall - hall", damage="0 9", active=3,
            turn="attack", turned=turned, dice=[1, 3],
        )  # fmt: skip
        s.answer("attack:1")
    assert (s.winners.get("angela") == "neighbour") is wins


def test_angela_follows_the_dead_too(raid):
    """R 9: a dead winner is a winner; she may be dead herself."""
    s = raid(
        "Felix+ Angela+ Emi* Ulrich+ Vampire*", at="- - hall - hall", damage="0 0 0 0 12",
        active=2, turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:4")
    assert s.winners == {**RAIDERS, "angela": "neighbour"}


# -- Agatha


@pytest.mark.parametrize(("alive", "hurt"), [(True, "0"), (False, "6")])
def test_agatha_in_her_own_turn(raid, alive, hurt):
    """R 9: alive or not."""
    s = raid(
        "Agatha* Felix* Emi+ Ulrich* Vampire*", at="hall hall", damage=f"{hurt} 9", turn="attack",
        dice=[2, 6],
    )  # fmt: skip
    s.answer("use")
    assert s.winners == {**SHADOWS, "agatha": "own_turn"}
    assert s.alive(0) is alive


def test_agatha_in_anothers_turn(raid):
    """R 9."""
    assert last_shadow_falls(raid, "Agatha").winners == RAIDERS


# -- Bylon and Benjamin

WAYS = {
    # Every way in which Bylon may come by his fifth card (R 9: after every transfer)
    "draw": ({"at": "cathedral", "top": "robe"}, ("act",)),
    "hideout": (
        {"at": "hideout", "holds": f"{FOUR}; robe"}, ("act", "take:1:w_sages_robe")
    ),
    "henchman": (
        {"at": "passage", "top": "b_henchman", "holds": f"{FOUR}; robe"},
        ("act", "take:1:w_sages_robe"),
    ),
    "reasoning": (
        {"at": "agency", "top": "r_rs_equip", "holds": f"{FOUR}; robe"},
        ("act", "give:1", "hand:w_sages_robe"),
    ),
    "loot": (
        {"at": "hall hall", "turn": "attack", "damage": "0 12", "holds": f"{FOUR}; robe",
         "dice": [1, 2]},
        ("attack:1", "strike", "take:1:w_sages_robe"),
    ),
    "theft": (
        {"at": "hall hall", "turn": "attack", "holds": f"{FOUR}; robe", "dice": [1, 2]},
        ("attack:1", "rob:1:w_sages_robe"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_bylons_fifth_card_wins_at_once(raid, way):
    """R 9: whichever way it comes."""
    setting, answers = WAYS[way]
    s = raid("Bylon* Vampire*", **{"turn": "area", "holds": FOUR, **setting})
    s.answer(*answers)
    assert s.winners == {"bylon": "equipment"}


def test_bylon_wins_in_anothers_turn(raid):
    """R 9: by a banana peel."""
    s = raid("Vampire* Bylon", at="passage", turn="area", top="b_banana_peel",
             holds=f"robe; {FOUR}")  # fmt: skip
    s.answer("act", "hand:1:w_sages_robe")
    assert s.winners == {"bylon": "equipment"}


def test_four_cards_are_not_enough(raid):
    """R 9."""
    s = raid("Bylon* Vampire", at="cathedral", turn="area", holds="sabre crossbow pistol_l",
             top="robe")  # fmt: skip
    s.answer("act")
    s.asks(1, "move")


def test_five_cards_are_nothing_to_others(raid):
    """R 9: Benjamin excepted."""
    s = raid("Ulrich* Vampire", at="cathedral", turn="area", holds=FOUR, top="robe")
    s.answer("act")
    s.asks(1, "move")


@pytest.mark.parametrize("benjamin", ["Benjamin", "Benjamin*", "Benjamin+"])
def test_benjamin_when_another_has_five(raid, benjamin):
    """R 9: another living player; he himself may be dead."""
    s = raid(f"Ulrich* {benjamin}", at="cathedral", turn="area", holds=FOUR, top="robe")
    s.answer("act")
    assert s.winners == {"benjamin": "other_equipment"}


def test_benjamins_own_five_are_nothing(raid):
    """R 9: another's."""
    s = raid("Benjamin* Vampire", at="cathedral", turn="area", holds=FOUR, top="robe")
    s.answer("act")
    s.asks(1, "move")


# -- Bruce


def test_bruce_kills_a_strong_one(raid):
    """R 9: HP 12 and more, by his attack."""
    s = raid("Bruce* Felix* Vampire", at="hall hall", damage="0 11", turn="attack", dice=[1, 2])
    s.answer("attack:1")
    assert s.winners == {"bruce": "attack_kill"}


@pytest.mark.parametrize(("top", "answers"), [("b_vampire_bat", ("act", "choose:1"))])
def test_bruce_kills_otherwise(raid, top, answers):
    """R 9: not by a card."""
    s = raid("Bruce* Felix* Vampire", at="passage", damage="0 10", turn="area", top=top)
    s.answer(*answers)
    assert not s.alive(1)
    s.asks(2, "move")


@pytest.mark.parametrize(
    ("bruce", "at", "wins"),
    [("Bruce", "hideout", True), ("Bruce*", "hideout", True), ("Bruce", "hall", False),
     ("Bruce", "-", False), ("Bruce+", "-", False)],
)  # fmt: skip
def test_bruce_at_the_hideout(raid, bruce, at, wins):
    """R 9: alive there when the game is over; standing there ends nothing."""
    s = last_shadow_falls(raid, bruce, at=f"hall - - hall {at}")
    assert s.winners == ({**RAIDERS, "bruce": "at_hideout"} if wins else RAIDERS)


# -- Craig


@pytest.mark.parametrize(
    ("dead", "wins"), [(("", ""), False), (("", "+"), False), (("+", "+"), True)]
)
def test_craig_kills_with_two_dead_before(raid, dead, wins):
    """R 9, R32: at least 2 characters already dead before that batch."""
    a, b = dead
    s = raid(
        f"Craig* Ulrich* Felix{a} Emi{b} Gordon Vampire Werewolf Alice", at="hall hall",
        damage="0 10", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    if wins:
        # Nothing else ends the game: Alice is alive then.
        assert s.winners == {"craig": "attack_kill", "alice": "alive"}
    else:
        s.asks(2, "move")


def test_craig_kills_two_in_one_burst_with_one_dead_before(raid):
    """R32: does not count."""
    s = raid(
        "Craig* Ulrich* Felix* Emi+ Gordon Vampire Werewolf Alice", at="hall hall hall",
        damage="0 10 11", holds="gatling", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack")
    assert not s.alive(1)
    assert not s.alive(2)
    s.asks(4, "move")


def test_craig_kills_otherwise(raid):
    """R 9: his attack."""
    s = raid(
        "Craig* Ulrich* Felix+ Emi+ Gordon Vampire Werewolf Alice", at="hall", damage="0 9",
        turn="area",
    )  # fmt: skip
    s.answer("act", "hurt:1")
    s.asks(4, "move")


# -- Carol


@pytest.mark.parametrize(
    ("top", "at"), [("w_judgement", "cathedral"), ("b_vampire_bat", "passage")]
)
def test_carol_first_to_die(raid, top, at):
    """R 9: batch 1, with others or alone."""
    s = raid("Ulrich* Carol Felix*", at=at, damage="0 9 10", turn="area", top=top)
    s.answer("act")
    if top == "b_vampire_bat":
        s.answer("choose:1")
    assert s.winners == {"carol": "first_to_die"}


def test_carol_second_to_die(raid):
    """R 9: not any more."""
    s = raid("Ulrich* Carol Felix+", at="passage", damage="0 9", turn="area", top="b_vampire_bat")
    s.answer("act", "choose:1")
    s.asks(3, "move")


def test_carol_among_the_last_two(raid):
    """R 9: alive, at most two left."""
    s = raid(
        "Ulrich* Carol Felix+ Vampire+ Emi*", at="passage", damage="0 0 0 0 8", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:4")
    assert s.winners == {**SHADOWS, "carol": "last_two"}


# -- Claire


@pytest.mark.parametrize(
    ("claire", "damage", "wins"),
    [("Claire", 5, False), ("Claire", 6, True), ("Claire*", 7, True), ("Claire", 8, True),
     ("Claire", 9, False), ("Claire+", 7, False)],
)  # fmt: skip
def test_claire_at_the_end(raid, claire, damage, wins):
    """R 9: alive, with 6 to 8 damage; and that ends nothing."""
    s = last_shadow_falls(raid, claire, damage=f"0 0 0 12 {damage}")
    assert s.winners == ({**RAIDERS, "claire": "burden"} if wins else RAIDERS)


# -- Daniel


def test_daniel_first_to_die(raid):
    """R 9."""
    s = raid("Ulrich* Daniel", at="passage", damage="0 12", turn="area", top="b_vampire_bat")
    s.answer("act", "choose:1")
    assert s.winners == {"daniel": "first_to_die"}


@pytest.mark.parametrize(("daniel", "wins"), [("Daniel*", True), ("Daniel+", False)])
def test_daniel_alive_when_all_shadows_are_dead(raid, daniel, wins):
    """R 9."""
    s = last_shadow_falls(raid, daniel)
    assert s.winners == ({**RAIDERS, "daniel": "all_shadows_dead"} if wins else RAIDERS)


def test_daniel_hidden_by_a_seal_wins_all_the_same(raid):
    """R 9, R 11: conditions are no abilities."""
    s = last_shadow_falls(raid, "Daniel", voided=[4])
    assert s.winners == {**RAIDERS, "daniel": "all_shadows_dead"}


# -- David


@pytest.mark.parametrize(
    ("holds", "wins"),
    [
        ("chalice compass", True),
        ("chalice brooch", True),
        ("compass brooch", True),
        ("chalice", False),
        ("chalice rosary", False),
        ("chalice sabre robe", False),
    ],
)
def test_david_with_three_different_relics(raid, holds, wins):
    """R 9: different titles of four; a second Rosary is none."""
    s = raid("David* Vampire", at="cathedral", turn="area", holds=holds, top="rosary")
    s.answer("act")
    if wins:
        assert s.winners == {"david": "relics"}
    else:
        s.asks(1, "move")


# -- Deborah


@pytest.mark.parametrize(
    ("damage", "wins"),
    [("3 0 0 12 4", True), ("4 0 0 12 4", True), ("5 0 0 12 4", False), ("0 0 0 12 0", True)],
)
def test_deborah_with_up_to_five_players(raid, damage, wins):
    """R 9, R31: nobody alive has more damage; a tie is enough."""
    s = last_shadow_falls(raid, "Deborah", damage=damage)
    assert s.winners == ({**RAIDERS, "deborah": "most_hurt"} if wins else RAIDERS)


def test_deborah_dead_with_up_to_five_players(raid):
    """R 9: alive."""
    assert last_shadow_falls(raid, "Deborah+").winners == RAIDERS


@pytest.mark.parametrize(
    ("other", "deborah", "wins"),
    [("Alice", "Deborah", True), ("Alice", "Deborah+", True), ("Alice+", "Deborah", False)],
)
def test_deborah_with_six_players(raid, other, deborah, wins):
    """R 9: if at least one other Citizen wins; alive or not."""
    s = last_shadow_falls(raid, deborah, other, damage="0 0 0 12 4")
    assert (s.winners.get("deborah") == "citizen_won") is wins


def test_deborahs_player_count_is_that_of_the_start(raid):
    """R 9: six players of whom three are dead are six."""
    s = last_shadow_falls(raid, "Deborah", "Alice+", damage="0 0 0 12 9")
    assert s.winners == RAIDERS


def test_deborah_after_her_ability(raid):
    """R 9: she is dead; then the game ends at once. Alive she does not win."""
    s = raid(
        "Ulrich* Deborah* Felix", at="passage", damage="0 11", turn="area", top="b_vampire_bat",
        turned=[1], spent=[1],
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners == {"deborah": "sacrifice"}
    s = last_shadow_falls(raid, "Deborah*", turned=[4], spent=[4], damage="0 0 0 12 9")
    assert s.winners == RAIDERS


# -- who depends on other winners


def test_dependants_are_added_until_nothing_changes(raid):
    """R 9: Alice wins, so Deborah does, so Angela does."""
    s = last_shadow_falls(raid, "Deborah", "Angela", "Alice")
    assert s.winners == {
        **RAIDERS, "alice": "alive", "deborah": "citizen_won", "angela": "neighbour",
    }  # fmt: skip


def test_two_who_depend_on_each_other_lose(raid):
    """R 9: least fixpoint."""
    s = last_raider_falls(raid, "Deborah", "Angela")
    assert s.winners == SHADOWS


def test_angela_in_the_first_seat_follows_the_last(raid):
    """R 9: in whatever order the seats are looked at."""
    s = raid(
        "Angela Felix* Emi* Ulrich+ Vampire* Alice", at="- hall - - hall", damage="0 0 0 0 12",
        active=1, turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:4")
    assert s.winners == {**RAIDERS, "alice": "alive", "angela": "neighbour"}


def test_angela_is_no_citizen_of_her_own_for_deborah(raid):
    """R 9: Deborah needs another Citizen: Angela, who follows a Raider, is one."""
    s = raid(
        "Felix* Angela Deborah Emi* Ulrich+ Vampire*", at="hall - - - - hall",
        damage="0 0 0 0 0 12", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:5")
    assert s.winners == {**RAIDERS, "angela": "neighbour", "deborah": "citizen_won"}


# -- the end


def test_victory_waits_for_the_whole_batch(raid):
    """R 9: once, with looting and triggers done: the last Shadow and Carol fall together."""
    s = raid(
        "Felix* Vampire* Carol* Emi* Ulrich+", at="hall hall hall", damage="0 12 10",
        holds="gatling; sabre compass; -", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack")
    s.asks(0, "loot")
    s.answer("leave")
    assert s.winners == RAIDERS
    assert s.table.batch[1] == s.table.batch[2] == 2


def test_all_characters_are_shown_when_it_is_over(raid):
    """R 9."""
    s = raid("Felix* Vampire+ Emi Ulrich* Alice", at="hall", damage="0 0 0 9", turn="area")
    s.answer("act", "hurt:3")
    assert s.happened("opened") == [
        {"seat": 2, "character": "emi"}, {"seat": 4, "character": "alice"},
    ]  # fmt: skip
    with pytest.raises(MatchOver):
        s.act(4, "arm")


def test_state_and_final_conditions_hold_without_abilities(raid):
    """R 15: all win conditions stay as at the deal."""
    s = last_shadow_falls(raid, "Alice", "Angela", "Deborah", abilities=False)
    assert s.winners == {
        **RAIDERS, "alice": "alive", "angela": "neighbour", "deborah": "citizen_won",
    }  # fmt: skip
