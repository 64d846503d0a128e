"""Alice, Angela, Agatha, Bylon, Benjamin, Bruce (R 9, R 11)."""

from __future__ import annotations

import pytest


def felix_kills_the_last_shadow(raid, players, damage="", at="", **more):
    """Felix, player 0, has killed the Vampire, player 1; the game is over."""
    s = raid(
        f"Felix* Vampire* {players}", at=f"cathedral blackmist {at}", damage=f"0 12 {damage}",
        turn="attack", dice=[1, 4], **more,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners["felix"] == "raiders"
    return s


# -- Alice


@pytest.mark.parametrize("damage", [7, 0])
def test_alice_heals_fully(raid, damage):
    """R 11: own damage to 0, once, at the start of her turn."""
    s = raid("Alice Felix*", damage=f"{damage} 4")
    s.answer("use")
    assert (s.damage(0), s.damage(1), s.revealed(0), s.table.spent[0]) == (0, 4, True, True)
    s.asks(0, "move", "roll")


def test_alice_heals_in_her_own_turn_only(raid):
    """R 11, T1: not in somebody else's."""
    s = raid("Felix* Alice", damage="0 5")
    assert s.offers(1) == ["arm"]
    s.asks(0, "move", "roll use:1 use:2 use:3 use:4")


@pytest.mark.parametrize("alive", [True, False])
def test_alice_wins_alive(raid, alive):
    """R 9: over and alive."""
    s = felix_kills_the_last_shadow(raid, f"Ulrich+ Alice{'' if alive else '+'}")
    assert s.winners.get("alice") == ("alive" if alive else None)


# -- Angela


def test_angela_turns_at_any_time(raid):
    """R 6, R 11: at any decision point of any turn, once; the question stands on."""
    s = raid("Felix* Angela Vampire", at="cathedral", turn="area")
    assert s.offers(1) == ["turn"]
    s.act(1, "turn")
    assert (s.revealed(1), s.table.turned[1], s.table.spent[1]) == (True, True, True)
    assert s.happened("turned") == [{"seat": 1}]
    assert s.offers(1) == []
    s.asks(0, "area", "act skip")


def test_angela_turns_in_her_own_turn(raid):
    """R 6: too."""
    s = raid("Angela Felix*")
    s.act(0, "turn")
    assert s.table.turned[0]
    s.asks(0, "move", "roll")


def test_angela_dead_turns_no_more(raid):
    """R 11: the dead use nothing."""
    s = raid("Felix* Angela+")
    assert s.offers(1) == []
    s.asks(0, "move")


@pytest.mark.parametrize("more", [{"voided": [1]}, {"abilities": False}, {"spent": [1]}])
def test_angela_sealed_or_spent(raid, more):
    """R 11: then not, hidden or open."""
    for star in ("", "*"):
        s = raid(f"Felix* Angela{star}", **more)
        assert s.offers(1) == []
        s.asks(0, "move")


def angela_between(raid, right, left, **more):
    """Angela, player 1, between these two; then the last Shadow dies and Raiders win."""
    s = raid(
        f"{right} Angela {left} Felix* Vampire*", damage="0 0 0 0 12", active=3,
        at="- - - cathedral blackmist", turn="attack", dice=[1, 4], **more,
    )  # fmt: skip
    s.answer("attack:4")
    assert "felix" in s.winners
    return s.winners.get("angela")


@pytest.mark.parametrize(
    ("right", "left", "turned", "wins"),
    [
        ("Emi", "Ulrich+", False, True),
        ("Emi+", "Ulrich+", False, True),
        ("Ulrich+", "Emi", False, False),
        ("Ulrich+", "Emi", True, True),
        ("Ulrich+", "Emi+", True, True),
        ("Emi", "Ulrich+", True, False),
    ],
)
def test_angela_wins_with_a_neighbour(raid, right, left, turned, wins):
    """R 9, R 19.9: the player before her; after her ability the one after her; dead or alive."""
    found = angela_between(raid, right, left, turned=[1] if turned else ())
    assert found == ("neighbour" if wins else None)


def test_angela_cannot_undo_it_nor_can_a_seal(raid):
    """R 11: a seal afterwards does not undo it."""
    s = raid("Erica* Angela* Vampire", spent=[1], turned=[1])
    s.answer("use:1")
    assert s.table.turned[1]
    assert s.offers(1) == []
    s.asks(0, "move", "roll")
    assert angela_between(raid, "Ulrich+", "Emi", turned=[1], voided=[1]) == "neighbour"


def test_angela_and_deborah_do_not_win_by_each_other(raid):
    """R 9.6, R 19.10: two who depend only on each other both lose; a third Citizen saves both."""
    for third, winners in (("Bylon", set()), ("Alice", {"alice", "angela", "deborah"})):
        s = raid(
            f"Deborah Angela Felix* Vampire* Ulrich+ Emi {third}", seats=7, active=2,
            at="- - cathedral blackmist", damage="0 0 0 12", turn="attack", dice=[1, 4],
        )  # fmt: skip
        s.answer("attack:3")
        assert set(s.winners) == {"felix", "emi", *winners}


# -- Agatha


@pytest.mark.parametrize(
    ("dice", "place"),
    [
        ((1, 1), "agency"), ((2, 2), "blackmist"), ((1, 5), "cathedral"), ((1, 6), "passage"),
        ((4, 4), "hall"), ((3, 6), "hideout"), ((4, 6), "airship"),
    ],
)  # fmt: skip
def test_agatha_strikes_an_area(raid, dice, place):
    """R 11, R 17.25: everybody in the area of the roll takes 3; 10 is the airship."""
    s = raid("Agatha Felix* Vampire*", at=f"cathedral {place} {place}", turn="attack")
    s.dice(*dice)
    s.answer("use")
    assert [s.damage(seat) for seat in range(3)] == [3 if place == "cathedral" else 0, 3, 3]
    assert [(roll["why"], roll["result"]) for roll in s.happened("rolled")] == [
        ("ability", sum(dice))
    ]
    assert s.happened("crime") == [{"seat": 0, "place": s.areas[place]}]
    s.asks(1, "move")


def test_agatha_strikes_an_empty_area(raid):
    """R 19.44: who is off the board is not reached."""
    s = raid("Agatha Felix* Vampire*", at="cathedral - -", turn="attack", dice=[1, 1])
    s.answer("use")
    assert not s.happened("damage")
    s.asks(1, "move")


def test_agathas_crime_is_no_attack(raid):
    """R 7.4: robe, angel, chalice, brooch do not help, the barrier does; nobody strikes back."""
    s = raid(
        "Agatha Werewolf* Gordon*", at="cathedral hall hall", turn="attack", dice=[4, 4],
        holds="; robe chalice brooch", angel=[1], barrier=[2],
    )  # fmt: skip
    s.answer("use")
    assert (s.damage(1), s.damage(2)) == (3, 0)
    s.asks(1, "move")


def test_agatha_leaves_no_loot(raid):
    """R 8.2: nobody loots what an ability kills."""
    s = raid(
        "Agatha Felix* Vampire* Ulrich", at="cathedral hall", turn="attack", dice=[4, 4],
        damage="0 9", holds="rosary; robe",
    )  # fmt: skip
    s.answer("use")
    assert (s.alive(1), s.holds(0)) == (False, {"rosary"})
    assert s.table.white_discard == ["w_sages_robe"]
    s.asks(2, "move")


def test_agatha_after_an_attack(raid):
    """R 11, T11: at the end of her turn, with or without an attack."""
    s = raid("Agatha* Felix*", at="cathedral blackmist", turn="attack", dice=[1, 4])
    s.asks(0, "attack", "attack:1 use pass")
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.dice(1, 1)
    s.answer("use")
    s.asks(1, "move")


def test_agatha_kills_herself(raid):
    """R 11: herself included; her turn ends, and extra turns are lost."""
    s = raid("Agatha Felix*", at="cathedral hall", turn="attack", damage="5", dice=[2, 4], extra=1)
    s.answer("use")
    assert not s.alive(0)
    assert s.happened("died")[0]["by"] == -1
    s.asks(1, "move")


@pytest.mark.parametrize("mine", [0, 5])
def test_agatha_wins_by_ending_the_game_in_her_turn(raid, mine):
    """R 9, R 11, R 19.13, R 19.14: alive or not; with those who then win."""
    s = raid(
        "Agatha Felix* Vampire* Emi+ Ulrich", at="cathedral cathedral", damage=f"{mine} 9",
        turn="attack", dice=[2, 4],
    )  # fmt: skip
    s.answer("use")
    assert s.alive(0) is (mine == 0)
    assert s.winners == {"agatha": "own_turn", "vampire": "shadows", "ulrich": "shadows"}


def test_agatha_wins_nothing_in_anothers_turn(raid):
    """R 9, R 19.13: the same death in the next player's turn."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Agatha")
    assert "agatha" not in s.winners


def test_agatha_wins_by_a_card_in_her_turn(raid):
    """R 9: however the game ends there."""
    s = raid(
        "Agatha Vampire* Felix* Ulrich+", at="passage", damage="0 11", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners["agatha"] == "own_turn"


# -- Bylon


def bylon_hits(raid, *, dice=(1, 4), star="", holds="; robe sabre", **more):
    """Bylon has hit the Vampire; the damage stands."""
    s = raid(
        f"Bylon{star} Vampire* Gordon*", at="cathedral blackmist", turn="attack", holds=holds,
        dice=dice, **more,
    )  # fmt: skip
    s.answer("attack:1")
    return s


def test_bylon_takes_a_card_instead_of_damage(raid):
    """R 11: one card of his choice; nobody takes damage."""
    s = bylon_hits(raid, holds="; chalice sabre")
    assert s.asks(0, "strike", "strike rob:1:w_ancient_chalice rob:1:b_sabre") == {
        "targets": [1], "damage": [3],
    }  # fmt: skip
    s.answer("rob:1:b_sabre")
    assert (s.holds(0), s.holds(1), s.damage(1)) == ({"sabre"}, {"chalice"}, 0)
    assert s.revealed(0)
    s.asks(1, "move")


def test_bylon_strikes_all_the_same(raid):
    """R 11: not forced; hidden he stays hidden."""
    s = bylon_hits(raid, holds="; chalice")
    s.answer("strike")
    assert (s.damage(1), s.holds(1), s.revealed(0)) == (3, {"chalice"}, False)
    s.asks(0, "turn_end", "end")


@pytest.mark.parametrize(
    ("dice", "holds", "options"),
    [
        ((1, 3), "; chalice", "strike rob:1:w_ancient_chalice"),
        ((1, 2), "; chalice", None),
        ((1, 3), "; robe", None),
        ((1, 4), "; robe", "strike rob:1:w_sages_robe"),
        ((1, 2), "sabre; chalice", "strike rob:1:w_ancient_chalice"),
        ((1, 4), "sabre", None),
        ((3, 3), "sabre; chalice", None),
    ],
)
def test_bylon_needs_two_damage_and_something_to_take(raid, dice, holds, options):
    """R 11: a target would take 2 or more, and holds equipment."""
    s = bylon_hits(raid, star="*", dice=dice, holds=holds)
    if options:
        s.asks(0, "strike", options)
    else:
        s.asks(1, "move")


def test_bylon_takes_nothing_from_the_protected(raid):
    """R 11: an angel's target would take nothing."""
    s = bylon_hits(raid, star="*", angel=[1])
    s.asks(1, "move")


def test_bylon_with_gatling_chooses_once_for_all(raid):
    """R 11, R 18.6: one card from each, or damage to everybody; no mixture."""
    for answer in ("strike", "rob"):
        s = raid(
            "Bylon* Vampire* Felix*", at="cathedral blackmist cathedral", turn="attack",
            holds="gatling; chalice sabre; robe crossbow pistol_l", dice=[1, 5],
        )  # fmt: skip
        s.answer("attack")
        assert s.asks(0, "strike", "strike rob")["damage"] == [4, 3]
        s.answer(answer)
        if answer == "rob":
            assert s.asks(0, "rob", "take:1:w_ancient_chalice take:1:b_sabre") == {"from_seat": 1}
            s.answer("take:1:b_sabre")
            s.asks(0, "rob", "take:2:w_sages_robe take:2:b_crossbow take:2:b_pistol_l")
            s.answer("take:2:w_sages_robe")
            assert s.holds(0) == {"gatling", "sabre", "robe"}
            assert (s.damage(1), s.damage(2)) == (0, 0)
        else:
            assert s.holds(0) == {"gatling"}
            assert (s.damage(1), s.damage(2)) == (4, 3)
        s.asks(1, "move")


def test_bylon_with_gatling_spares_all_but_robs_only_who_has_something(raid):
    """R 11, R 17.33, R 19.48: one at 3 damage and a robed one at 1; a third has nothing: all are
    spared, and cards without a choice need no question."""
    s = raid(
        "Bylon* Vampire* Felix* Emi*", at="cathedral blackmist cathedral cathedral",
        turn="attack", holds="gatling; chalice; robe", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.asks(0, "strike", "strike rob")["damage"] == [2, 1, 2]
    s.answer("rob")
    assert s.holds(0) == {"gatling", "chalice", "robe"}
    assert [s.damage(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    s.asks(1, "move")


@pytest.mark.parametrize(("dice", "holds"), [((1, 2), "; chalice; robe"), ((1, 5), "; -")])
def test_bylon_with_gatling_is_offered_nothing(raid, dice, holds):
    """R 11, R 19.48: all targets below 2, or nobody with equipment."""
    s = raid(
        "Bylon* Vampire* Felix*", at="cathedral blackmist cathedral", turn="attack",
        holds=f"gatling{holds}", dice=dice,
    )  # fmt: skip
    s.answer("attack")
    s.asks(1, "move")


def test_bylon_attacks_again_in_the_next_turn(raid):
    """R 11: each attack."""
    s = raid(
        "Bylon* Vampire*", at="cathedral blackmist", turn="attack", holds="; chalice sabre",
        dice=[1, 4, 3, 3, 1, 4], extra=1,
    )  # fmt: skip
    s.answer("attack:1", "rob:1:b_sabre", "roll", "skip", "attack:1")
    s.asks(0, "strike", "strike rob:1:w_ancient_chalice")


@pytest.mark.parametrize("star", ["", "*"])
def test_bylons_victims_react(raid, star):
    """R 7.3: the Werewolf strikes back at a thief too."""
    s = raid(
        f"Bylon* Werewolf{star} Gordon*", at="cathedral blackmist", turn="attack",
        holds="; chalice", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1", "rob:1:w_ancient_chalice")
    if star:
        s.asks(1, "react", "on use")
    else:
        s.asks_in_secret({1: "on use"})


FOUR = "sabre crossbow pistol_l pistol_r"


def test_bylon_wins_with_five_cards(raid):
    """R 9: at once: by his theft, by a card drawn, by a card that somebody gives him."""
    s = bylon_hits(raid, star="*", holds=f"{FOUR}; chalice")
    s.answer("rob:1:w_ancient_chalice")
    assert s.winners == {"bylon": "equipment"}
    s = raid("Bylon Felix*", at="cathedral", turn="area", holds=FOUR, top="chalice")
    s.answer("act")
    assert s.winners == {"bylon": "equipment"}
    s = raid("Felix* Bylon", at="passage", turn="area", holds=f"robe; {FOUR}",
             top="b_banana_peel")  # fmt: skip
    s.answer("act", "hand:1:w_sages_robe")
    assert s.winners == {"bylon": "equipment"}


def test_bylon_wins_with_five_of_four_kinds(raid):
    """R 9: cards are counted, not titles."""
    s = raid("Bylon Felix*", at="passage", turn="area", holds="sabre crossbow pistol_l scope",
             top="scope")  # fmt: skip
    s.answer("act")
    assert s.winners == {"bylon": "equipment"}


def test_bylon_does_not_win_with_four(raid):
    """R 9."""
    s = raid("Bylon* Felix*", at="cathedral", turn="area", holds="sabre crossbow pistol_l",
             top="chalice")  # fmt: skip
    s.answer("act")
    assert len(s.holds(0)) == 4
    s.asks(1, "move")


@pytest.mark.parametrize("benjamin", ["Benjamin", "Benjamin+"])
def test_bylon_wins_by_looting_and_benjamin_with_him(raid, benjamin):
    """R 9, R 19.32: Benjamin, even dead, wins with him."""
    s = raid(
        f"Bylon* Vampire* Gordon Ulrich {benjamin}", at="cathedral blackmist", turn="attack",
        damage="0 12", holds=f"{FOUR}; chalice", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1", "strike", "take:1:w_ancient_chalice")
    assert s.winners == {"bylon": "equipment", "benjamin": "other_equipment"}


# -- Benjamin


def test_benjamin_gives_a_card_away(raid):
    """R 11: one own equipment card to another player in the same area; each of his turns once."""
    s = raid(
        "Benjamin Felix* Vampire* Emi", at="cathedral cathedral blackmist cathedral",
        holds="robe sabre; chalice", turn="attack",
    )  # fmt: skip
    gifts = [f"use:{seat}:{card}" for seat in (1, 3) for card in ("w_sages_robe", "b_sabre")]
    s.asks(0, "attack", " ".join(["attack:1", "attack:2", "attack:3", *gifts, "pass"]))
    s.answer("use:3:b_sabre")
    assert (s.holds(0), s.holds(3), s.revealed(0)) == ({"robe"}, {"sabre"}, True)
    assert s.happened("handed") == [{"seat": 0, "to": 3, "card": "b_sabre"}]
    s.asks(1, "move")


def test_benjamin_gives_one_card_a_turn(raid):
    """R 11: uses: turn; again in the next."""
    s = raid(
        "Benjamin* Felix*", at="cathedral cathedral", holds="robe sabre crossbow", turn="attack",
        dice=[3, 3, 3, 3], extra=1,
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use:1:w_sages_robe use:1:b_sabre use:1:b_crossbow")
    s.answer("use:1:b_sabre")
    s.asks(0, "move")
    s.answer("roll", "skip")
    s.asks(0, "attack", "attack:1 pass use:1:w_sages_robe use:1:b_crossbow")


def test_benjamin_on_the_airship(raid):
    """R 11: the airship is an area too."""
    s = raid("Benjamin* Felix* Emi*", at="airship airship hall", holds="robe", turn="attack")
    s.asks(0, "attack", "attack:1 attack:2 pass use:1:w_sages_robe")


def test_benjamin_alone_or_without_a_card(raid):
    """R 11: nobody in the same area, or nothing to give; out of range is not the measure."""
    s = raid("Benjamin* Felix*", at="cathedral blackmist", holds="robe", turn="attack")
    s.asks(0, "attack", "attack:1 pass")
    s = raid("Benjamin* Felix*", at="cathedral cathedral", turn="attack")
    s.asks(0, "attack", "attack:1 pass")


def test_benjamin_wins_by_giving_the_fifth_card(raid):
    """R 9, R 19.33: at once; Bylon too, if he is that player."""
    s = raid("Benjamin Felix*", at="cathedral cathedral", holds=f"robe; {FOUR}", turn="attack")
    s.answer("use:1:w_sages_robe")
    assert s.winners == {"benjamin": "other_equipment"}
    s = raid("Benjamin Bylon*", at="cathedral cathedral", holds=f"robe; {FOUR}", turn="attack")
    s.answer("use:1:w_sages_robe")
    assert s.winners == {"benjamin": "other_equipment", "bylon": "equipment"}


def test_benjamin_does_not_win_by_his_own_five(raid):
    """R 9: another player."""
    s = raid("Benjamin* Felix*", at="cathedral", turn="area", holds=FOUR, top="chalice")
    s.answer("act")
    assert len(s.holds(0)) == 5
    s.asks(1, "move")


def test_benjamin_wins_in_anothers_turn(raid):
    """R 9: whoever draws the fifth."""
    s = raid("Felix* Benjamin", at="cathedral", turn="area", holds=FOUR, top="chalice")
    s.answer("act")
    assert s.winners == {"benjamin": "other_equipment"}


# -- Bruce


@pytest.mark.parametrize(("victim", "hp"), [("Emi", 10), ("Alice", 8), ("Ulrich", 11)])
def test_bruce_must_reveal_after_killing_a_weak_one(raid, victim, hp):
    """R 11, R 19.34: HP of 11 or fewer."""
    s = raid(
        f"Bruce {victim}* Gordon* Vampire*", at="cathedral blackmist", damage=f"0 {hp - 1}",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    if s.table.asked.kind == "strike":
        s.answer("strike")
    assert {"seat": 0, "character": "bruce", "forced": True} in s.happened("revealed")
    assert s.winners == {}
    s.asks(2, "move")


@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize(("victim", "hp"), [("Felix", 12), ("David", 13), ("Werewolf", 14)])
def test_bruce_wins_by_killing_a_strong_one(raid, star, victim, hp):
    """R 9: HP of 12 or more."""
    s = raid(
        f"Bruce{star} {victim}*", at="cathedral blackmist", damage=f"0 {hp - 1}", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    if s.table.asked is not None:
        s.answer("strike")
    assert s.winners["bruce"] == "attack_kill"


def test_bruce_killing_both_kinds_at_once(raid):
    """R 8, R 9: he must reveal, and has won."""
    s = raid(
        "Bruce* Emi* Vampire*", at="cathedral blackmist cathedral", damage="0 9 12",
        holds="gatling", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.winners == {"bruce": "attack_kill"}


@pytest.mark.parametrize(("victim", "hp"), [("Emi", 10), ("Vampire", 13)])
def test_bruce_gains_nothing_by_a_card(raid, victim, hp):
    """R 9, R 11: his attack."""
    s = raid(
        f"Bruce {victim}* Gordon* Ulrich", at="passage", damage=f"0 {hp - 1}", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert not s.alive(1)
    assert not s.revealed(0)
    s.asks(0, "attack")


@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
@pytest.mark.parametrize(("victim", "hp"), [("Emi", 10), ("Felix", 12)])
def test_bruce_sealed_need_not_reveal_but_may_win(raid, off, victim, hp):
    """R 11, R 15, R 19.34: no forced reveal; the condition stays."""
    s = raid(
        f"Bruce {victim}* Gordon* Vampire*", at="cathedral blackmist", damage=f"0 {hp - 1}",
        turn="attack", dice=[1, 3], **off,
    )  # fmt: skip
    s.answer("attack:1")
    if hp == 12:
        assert s.winners == {"bruce": "attack_kill"}
    else:
        assert not s.revealed(0)
        s.asks(2, "move")


@pytest.mark.parametrize(
    ("bruce", "at", "wins"),
    [("Bruce", "hideout", True), ("Bruce", "hall", False), ("Bruce", "-", False),
     ("Bruce+", "-", False)],
)  # fmt: skip
def test_bruce_wins_at_the_hideout(raid, bruce, at, wins):
    """R 9, R 17.1: over and alive there."""
    s = felix_kills_the_last_shadow(raid, f"Ulrich+ {bruce}", at=f"- {at}")
    assert s.winners.get("bruce") == ("at_hideout" if wins else None)
