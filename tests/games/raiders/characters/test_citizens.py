"""The Citizens, one by one (R 10, R 11). Each wins in a way of their own (R 9)."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction

MOMENTS = {
    # Where the ability is offered: scene for "<name> Felix*", answers, question, options of it
    "alice": ({"damage": "5"}, (), "move", "use"),
    "agatha": ({"at": "cathedral", "turn": "attack"}, (), "attack", "use"),
    "bylon": (
        {"at": "cathedral blackmist", "turn": "attack", "holds": "; robe", "dice": [1, 4]},
        ("attack:1",), "strike", "rob:1:w_sages_robe",
    ),
    "benjamin": (
        {"at": "cathedral cathedral", "turn": "attack", "holds": "robe"}, (), "attack",
        "use:1:w_sages_robe",
    ),
    "craig": (
        {"at": "cathedral blackmist", "turn": "attack", "dice": [1, 4]}, ("attack:1", "strike"),
        "turn_end", "use",
    ),
    "carol": ({"damage": "5"}, (), "move", "use"),
    "claire": ({"damage": "5"}, (), "move", "use:1"),
    "david": ({"discards": "robe"}, (), "move", "use:w_sages_robe"),
    "deborah": ({}, (), "move", "use"),
}  # fmt: skip
NO_WINDOW = ["angela", "bruce", "daniel"]
ONCE = ["alice", "agatha", "claire", "david", "deborah"]


def at_the_moment(raid, name, star="", *, felix="Felix*", **more):
    """The question in which the ability is offered, if it is; and whether it is."""
    setting, answers, kind, offer = MOMENTS[name]
    s = raid(f"{name}{star} {felix}", **setting, expansion=True, **more)
    for answer in answers:
        if s.table.asked is not None and answer in [o.id for o in options_of(s)]:
            s.answer(answer)
    ask = s.table.asked
    offered = ask.kind == kind and offer in [o.id for o in options_of(s)]
    s.asks(*next((seat, ask.kind) for seat in ask.options))
    return s, offered


def options_of(s):
    """Options of the standing question of one."""
    (options,) = s.table.asked.options.values()
    return options


@pytest.mark.parametrize("name", MOMENTS)
def test_hidden_citizens_reveal_by_using_their_ability(raid, name):
    """R 11: all need a reveal; turning up is part of using them."""
    s, offered = at_the_moment(raid, name)
    assert offered
    assert not s.revealed(0)
    if name in {"agatha", "craig"}:
        s.dice(1, 2)
    s.answer(MOMENTS[name][3])
    assert {"seat": 0, "character": name, "forced": False} in s.happened("revealed")
    told = s.happened("ability")
    # Carol's works by itself: using it is turning up.
    assert told == ([] if name == "carol" else [{"seat": 0, "character": name}])
    s.asks(*next((seat, s.table.asked.kind) for seat in s.table.asked.options))


@pytest.mark.parametrize("name", MOMENTS)
def test_open_citizens_use_their_ability_too(raid, name):
    """R 11: while face up; but for Carol, who heals by herself."""
    _, offered = at_the_moment(raid, name, "*")
    assert offered is (name != "carol")


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
def test_sealed_citizens_and_abilities_off(raid, name, star, off):
    """R 11, R 15, R 19.46: sealed by Erica, or with abilities off, there is none."""
    s, offered = at_the_moment(raid, name, star, **off)
    assert not offered
    assert s.offers(0) == []
    if name == "carol":
        assert s.damage(0) == 5


@pytest.mark.parametrize("name", ONCE)
def test_once_a_game(raid, name):
    """R 11: uses: 1."""
    s, offered = at_the_moment(raid, name, "*", spent=[0])
    assert not offered
    assert s.offers(0) == []


@pytest.mark.parametrize("name", MOMENTS)
def test_armed_citizens(raid, name):
    """R 16.1.4: given in advance, it is used at its next valid window; one possible target is not
    asked for."""
    setting, answers, _, _ = MOMENTS[name]
    more = {"dice": [1, 2]} if name == "agatha" else {}
    s = raid(f"{name} Felix*", **setting, **more, expansion=True, armed=[0])
    if name == "claire":
        s.asks(0, "ability_target", "use:1 use:2 use:3 use:4")
        s.answer("use:1")
    if name == "craig":
        s.dice(1, 2)
    if name == "benjamin":
        # Somebody is in range: what stands in T5 is used after it.
        assert not s.revealed(0)
        s.answer("pass")
    for answer in answers:
        if answer in [o.id for o in options_of(s)]:
            s.answer(answer)
    assert s.revealed(0)
    assert not s.table.armed[0]
    s.asks(*next((seat, s.table.asked.kind) for seat in s.table.asked.options))


@pytest.mark.parametrize("name", NO_WINDOW)
def test_who_cannot_be_armed(raid, name):
    """R 16.1.4: no window in which the ability could be used beforehand."""
    s = raid(f"Felix* {name}")
    assert "arm" not in s.offers(1)
    s.asks(0, "move")


@pytest.mark.parametrize("name", [*MOMENTS, *NO_WINDOW])
def test_no_citizen_may_turn_up_at_will(raid, name):
    """R 5.2: there is no free reveal."""
    s = raid(f"Felix* {name}")
    assert "reveal" not in s.offers(1)
    with pytest.raises(IllegalAction):
        s.act(1, "reveal")
    s.asks(0, "move")


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


# -- Craig


def test_craig_pays_and_attacks_again(raid):
    """R 11: after his attack 2 damage, then the same target with a new roll; once a turn."""
    s = raid("Craig Vampire* Gordon*", at="cathedral blackmist", turn="attack", dice=[1, 4])
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.dice(1, 3)
    s.answer("use")
    assert (s.damage(0), s.damage(1), s.revealed(0)) == (2, 5, True)
    assert [(hit["seat"], hit["source"], hit["by"]) for hit in s.happened("damage")] == [
        (0, "price", -1), (1, "attack", 0),
    ]  # fmt: skip
    assert s.happened("attack") == [{"seat": 0, "targets": [1]}]
    s.asks(1, "move")


def test_craig_after_a_miss_and_again_in_the_next_turn(raid):
    """R 11: can be used after a miss; uses: turn."""
    s = raid(
        "Craig* Vampire*", at="cathedral blackmist", turn="attack", extra=1,
        dice=[3, 3, 1, 3, 1, 5, 1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.answer("use")
    assert (s.damage(0), s.damage(1)) == (2, 2)
    s.answer("roll", "skip", "attack:1")
    s.asks(0, "turn_end", "end use")
    s.answer("end")
    s.asks(1, "move")


@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize(("damage", "offered"), [(8, True), (9, False), (10, False)])
def test_craig_may_not_kill_himself(raid, star, damage, offered):
    """R 11, R 17.21, R 18.8: at 9 damage (HP 11) it is not offered."""
    s = raid(
        f"Craig{star} Vampire* Gordon*", at="cathedral blackmist", damage=f"{damage}",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    if offered:
        s.asks(0, "turn_end", "end use")
    else:
        s.asks(1, "move")


def test_craig_repeats_on_those_still_alive(raid):
    """R 11, R 18.7: his repeat may still hit the others; none left: no repeat."""
    s = raid(
        "Craig* Vampire* Felix* Emi* Ulrich", at="cathedral cathedral blackmist cathedral",
        damage="0 12 0 0", holds="gatling", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert not s.alive(1)
    s.asks(0, "turn_end", "end use")
    s.dice(2, 4)
    s.answer("use")
    assert s.happened("attack") == [{"seat": 0, "targets": [2, 3]}]
    assert (s.damage(2), s.damage(3)) == (4, 4)
    s.asks(2, "move")
    s = raid("Craig* Vampire*", at="cathedral blackmist", damage="0 12", turn="attack",
             dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    s.asks(2, "move")


def test_craig_repeats_at_any_distance(raid):
    """R 11: the same opponents, wherever a swap of equipment left his range; he chose them once."""
    s = raid(
        "Craig* Vampire*", at="hideout passage", holds="scope", turn="attack", dice=[1, 4, 1, 3]
    )
    s.answer("attack:1", "use")
    assert s.damage(1) == 5
    s.asks(1, "move")


def test_craig_has_nothing_without_an_attack(raid):
    """R 11: after an attack; not after passing, being attacked, or using a Parasol."""
    s = raid("Craig* Vampire*", at="cathedral blackmist", turn="attack")
    s.answer("pass")
    s.asks(1, "move")
    s = raid("Vampire* Craig*", at="cathedral blackmist", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(1, "move")
    s = raid(
        "Craig* Vampire*", at="cathedral blackmist", turn="attack", holds="parasol",
        top="r_shadow_1",
    )  # fmt: skip
    s.answer("parasol", "give:1", "suffer")
    s.asks(1, "move")
    # The attack of an earlier turn is over.
    s = raid("Craig* Vampire*", at="cathedral blackmist", turn="attack", extra=1,
             dice=[1, 3, 1, 5])  # fmt: skip
    s.answer("attack:1", "end", "roll", "skip", "pass")
    s.asks(1, "move")


def test_craig_does_not_repeat_the_attack_of_an_earlier_turn(raid):
    """R 11: after an attack of this turn; a Parasol is none."""
    s = raid(
        "Craig* Vampire*", at="cathedral blackmist", turn="attack", holds="parasol", extra=1,
        top="r_shadow_1", dice=[1, 3, 3, 3],
    )  # fmt: skip
    s.answer("attack:1", "end", "roll", "skip", "parasol", "give:1", "suffer")
    s.asks(1, "move")


def test_craig_is_struck_back_each_time(raid):
    """R 7.3: once per attack received."""
    s = raid(
        "Craig* Werewolf*", at="cathedral blackmist", turn="attack",
        dice=[1, 3, 1, 2, 1, 3, 1, 2],
    )  # fmt: skip
    s.answer("attack:1", "use", "use")
    s.asks(1, "react", "on use")
    s.answer("use")
    # Twice struck back with 1, once the price of 2
    assert (s.damage(0), s.damage(1)) == (4, 4)
    s.asks(1, "move")


@pytest.mark.parametrize("alice", ["Alice+", "Alice"])
def test_craig_wins_by_a_kill_with_two_dead_before(raid, alice):
    """R 9: his attack killed, and at least 2 characters were dead before that batch."""
    s = raid(f"Craig* Vampire* Felix Emi+ Ulrich {alice}", at="cathedral blackmist", damage="0 12",
             turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    if alice == "Alice+":
        assert s.winners == {"craig": "attack_kill"}
    else:
        s.asks(2, "move")


def test_craig_does_not_win_by_two_kills_with_one_dead(raid):
    """R 17.32: two before the batch."""
    s = raid(
        "Craig* Vampire* Felix* Emi+ Ulrich Gordon Alice Werewolf", seats=8,
        at="cathedral blackmist cathedral", damage="0 12 11", holds="gatling", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert not s.alive(1)
    assert not s.alive(2)
    s.asks(4, "move")


def test_craig_does_not_win_by_a_card(raid):
    """R 9: "his attack" needs one."""
    s = raid(
        "Craig* Vampire* Felix Emi+ Ulrich Gordon Alice+ Werewolf", seats=8, at="passage",
        damage="0 12", turn="area", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    s.asks(2, "move")


def test_craig_wins_with_his_repeat(raid):
    """R 9, R 11: it is an attack too."""
    s = raid(
        "Craig* Vampire* Felix Emi+ Ulrich Gordon Alice+ Werewolf", seats=8,
        at="cathedral blackmist", damage="0 9", turn="attack", dice=[1, 3, 1, 3],
    )  # fmt: skip
    s.answer("attack:1", "use")
    assert s.winners == {"craig": "attack_kill"}


# -- Carol


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_carol_heals_at_the_start_of_each_turn(raid, before, after):
    """R 11: forced, while revealed: heals 2 by itself."""
    s = raid("Carol* Felix*", damage=f"{before} 4")
    assert (s.damage(0), s.damage(1)) == (after, 4)
    s.asks(0, "move", "roll")


def test_carol_reveals_to_begin(raid):
    """R 11: hidden she may reveal at T1; hidden she does not heal."""
    s = raid("Carol Felix*", damage="5")
    assert s.damage(0) == 5
    s.asks(0, "move", "roll use")
    s.answer("use")
    assert (s.damage(0), s.revealed(0)) == (3, True)
    s.asks(0, "move", "roll")


def test_carol_heals_again_in_every_turn(raid):
    """R 11: uses: turn; an extra turn is one."""
    s = raid("Carol* Felix*", damage="9", at="cathedral", extra=1, dice=[4, 4])
    s.answer("roll", "skip")
    assert s.damage(0) == 5
    s.asks(0, "move", "roll")


def test_carol_does_not_heal_in_others_turns(raid):
    """R 11: her own."""
    s = raid("Felix* Carol*", damage="0 5", active=0)
    assert s.damage(1) == 5
    s.asks(0, "move")


def test_carol_heals_once_in_the_turn_in_which_she_turns_up(raid):
    """R 11: turned up in her turn, before the roll, she heals in it once."""
    s = raid("Carol Felix*", damage="5", extra=1, at="cathedral", dice=[4, 4])
    s.answer("use", "roll", "skip")
    if s.table.asked.kind == "attack":
        s.answer("pass")
    assert s.damage(0) == 1
    s.asks(0, "move", "roll")


def test_carol_wins_as_the_first_to_die(raid):
    """R 9: batch 1; whoever dies with her has died first too (R 9.4)."""
    s = raid("Felix* Carol", at="cathedral blackmist", damage="0 10", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.winners == {"carol": "first_to_die"}
    s = raid(
        "Felix* Carol Emi", at="cathedral cathedral blackmist", damage="0 10 9", holds="gatling",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.winners == {"carol": "first_to_die"}


def test_carol_does_not_win_as_the_second_to_die(raid):
    """R 9."""
    s = raid(
        "Felix* Carol Emi+ Vampire", at="cathedral blackmist", damage="0 10", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(3, "move")


@pytest.mark.parametrize("others", [2, 3])
def test_carol_wins_as_one_of_the_last_two(raid, others):
    """R 9, R 19.36: alive, with one other; not with two."""
    s = raid(
        f"Felix* Vampire* Emi+ Ulrich{'+' if others == 2 else ''} Carol",
        at="cathedral blackmist", damage="0 12", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    if others == 2:
        assert s.winners == {"felix": "raiders", "emi": "raiders", "carol": "last_two"}
    else:
        s.asks(3, "move")


def test_carol_wins_at_once_in_the_middle_of_a_fight(raid):
    """R 19.36: when one of two others dies, whoever else wins or not."""
    s = raid(
        "Vampire* Felix* Emi+ Ulrich+ Carol Alice+", at="cathedral blackmist", damage="0 11",
        turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners["carol"] == "last_two"


# -- Claire


def test_claire_exchanges_damage(raid):
    """R 11: with another player, at any place, once."""
    s = raid("Claire Felix Vampire Emi", at="cathedral hall", damage="2 9 4")
    s.asks(0, "move", "roll use:1 use:2 use:3 use:4")
    s.answer("use:1")
    assert (s.damage(0), s.damage(1), s.revealed(0)) == (9, 2, True)
    assert s.happened("swapped_damage") == [{"seat": 0, "with_seat": 1, "mine": 9, "theirs": 2}]
    assert not s.happened("damage")
    s.asks(0, "move", "roll")


def test_claires_exchange_is_no_damage(raid):
    """R 7.4, R 11: the barrier does not stop it."""
    s = raid("Claire Gordon*", damage="9 2", barrier=[1], angel=[1])
    s.answer("use:1")
    assert (s.damage(0), s.damage(1)) == (2, 9)
    s.asks(0, "move")


def test_claires_exchange_can_kill(raid):
    """R 8, R 19.35: Alice, HP 8, receives 9: she dies, without looting; Claire ends at 0."""
    s = raid("Claire Alice* Felix", damage="9 0", holds="rosary; robe")
    s.answer("use:1")
    assert (s.alive(1), s.damage(0), s.holds(0)) == (False, 0, {"rosary"})
    assert s.table.white_discard == ["w_sages_robe"]
    s.asks(0, "move", "roll")


def test_claire_can_kill_herself(raid):
    """R 8: if the number that she receives reaches her HP; then her turn ends."""
    s = raid("Claire Werewolf* Felix", damage="0 11")
    s.answer("use:1")
    assert (s.alive(0), s.damage(1)) == (False, 0)
    assert s.happened("died")[0]["by"] == -1
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("damage", "wins"), [(5, False), (6, True), (7, True), (8, True), (9, False)]
)
def test_claire_wins_with_six_to_eight(raid, damage, wins):
    """R 9: over and alive, with 6 to 8 damage."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Claire", damage=f"11 {damage}")
    assert s.winners.get("claire") == ("burden" if wins else None)


def test_claire_dead_does_not_win(raid):
    """R 9: alive."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Claire+", damage="11 7")
    assert "claire" not in s.winners


# -- Daniel


def test_daniel_screams_when_another_dies(raid):
    """R 11, R 17.15: forced, at the first such death."""
    s = raid(
        "Felix* Vampire* Daniel Ulrich", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    assert s.offers(2) == []
    s.answer("attack:1")
    assert s.happened("revealed") == [{"seat": 2, "character": "daniel", "forced": True}]
    s.asks(2, "move")


def test_daniel_screams_whatever_killed(raid):
    """R 11: a card's victim too."""
    s = raid(
        "Felix* Vampire* Daniel Ulrich", at="passage", damage="0 12", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.revealed(2)
    s.asks(2, "move")


@pytest.mark.parametrize("off", [{"voided": [2]}, {"abilities": False}])
def test_daniel_sealed_does_not_scream(raid, off):
    """R 11, R 15: no forced reveal."""
    s = raid(
        "Felix* Vampire* Daniel Ulrich", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 3], **off,
    )  # fmt: skip
    s.answer("attack:1")
    assert not s.revealed(2)
    s.asks(2, "move")


def test_daniel_wins_as_the_first_to_die(raid):
    """R 9, R 19.7: batch 1, together with another too."""
    s = raid("Felix* Daniel", at="cathedral blackmist", damage="0 13", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.winners == {"daniel": "first_to_die"}
    s = raid(
        "Felix* Daniel Emi", at="cathedral cathedral blackmist", damage="0 13 9",
        holds="gatling", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert s.winners == {"daniel": "first_to_die"}


def test_daniel_does_not_win_as_the_second_to_die(raid):
    """R 9."""
    s = raid(
        "Felix* Daniel* Emi+ Vampire", at="cathedral blackmist", damage="0 13", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(3, "move")


@pytest.mark.parametrize("daniel", ["Daniel", "Daniel*", "Daniel+"])
def test_daniel_wins_alive_when_all_shadows_are_dead(raid, daniel):
    """R 9, R 19.8: with the Raiders."""
    s = felix_kills_the_last_shadow(raid, f"Ulrich+ {daniel}")
    won = daniel != "Daniel+"
    assert s.winners.get("daniel") == ("all_shadows_dead" if won else None)


def test_daniel_wins_by_a_card_that_kills_the_last_shadow(raid):
    """R 19.8: however it dies."""
    s = raid(
        "Felix* Vampire* Daniel Ulrich+", at="passage", damage="0 11", turn="area",
        top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    assert s.winners["daniel"] == "all_shadows_dead"


def test_daniel_does_not_win_with_the_shadows(raid):
    """R 9: nor by being alive when the Raiders are dead."""
    s = raid(
        "Vampire* Felix* Daniel Emi+", at="cathedral blackmist", damage="0 11", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert set(s.winners) == {"vampire", "ulrich"}


@pytest.mark.parametrize(("hp", "damage"), [(14, 13), (13, 12)])
def test_daniels_hp(raid, hp, damage):
    """R 15, R 17.2: 14, or 13 by an option."""
    s = raid(
        "Felix* Daniel*", at="cathedral blackmist", damage=f"0 {damage - 1}", turn="attack",
        dice=[1, 2], daniel_hp=hp,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.alive(1)
    s.asks(1, "move")
    s = raid(
        "Felix* Daniel*", at="cathedral blackmist", damage=f"0 {damage}", turn="attack",
        dice=[1, 2], daniel_hp=hp,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {"daniel": "first_to_die"}


# -- David


def test_david_digs_up_equipment(raid):
    """R 11: any equipment card of the white or black discards, once."""
    s = raid("David Felix*", discards="robe sabre w_advent b_riot r_show")
    s.asks(0, "move", "roll use:w_sages_robe use:b_sabre")
    s.answer("use:b_sabre")
    assert (s.holds(0), s.revealed(0)) == ({"sabre"}, True)
    assert s.table.black_discard == ["b_riot"]
    assert s.happened("dug_up") == [{"seat": 0, "card": "b_sabre", "deck": "black"}]
    s.asks(0, "move", "roll")


def test_david_with_nothing_to_dig_up(raid):
    """R 11: single-use cards are none."""
    s = raid("David Felix*", discards="w_advent b_riot")
    s.asks(0, "move", "roll")


RELICS = ["chalice", "compass", "brooch", "rosary"]


@pytest.mark.parametrize("left_out", RELICS)
def test_david_wins_with_three_relics(raid, left_out):
    """R 9: any three of the four, at once."""
    three = [relic for relic in RELICS if relic != left_out]
    s = raid("David Felix*", at="cathedral", turn="area", holds=" ".join(three[:2]), top=three[2])
    s.answer("act")
    assert s.winners == {"david": "relics"}


def test_david_wins_by_digging(raid):
    """R 19.12: at once."""
    s = raid("David Felix*", holds="chalice compass", discards="brooch")
    s.answer("use:w_lucky_brooch")
    assert s.winners == {"david": "relics"}


def test_david_and_the_second_rosary(raid):
    """R 19.11: three titles; two Rosaries are one."""
    s = raid("David* Felix*", at="cathedral", turn="area", holds="chalice rosary", top="rosary")
    s.answer("act")
    assert len(s.table.equipment[0]) == 3
    s.asks(1, "move")
    s = raid(
        "David* Felix*", at="cathedral", turn="area", holds="chalice rosary rosary", top="compass"
    )
    s.answer("act")
    assert s.winners == {"david": "relics"}


def test_david_does_not_win_by_other_equipment(raid):
    """R 9."""
    s = raid(
        "David* Felix*", at="cathedral", turn="area", holds="chalice compass sabre", top="robe"
    )
    s.answer("act")
    s.asks(1, "move")


# -- Deborah


def test_deborah_vows(raid):
    """R 11: once, at the start of her turn: her condition becomes "I am dead"."""
    s = raid("Deborah Felix*")
    s.asks(0, "move", "roll use")
    s.answer("use")
    assert (s.table.turned[0], s.revealed(0)) == (True, True)
    assert s.happened("vowed") == [{"seat": 0}]
    s.asks(0, "move", "roll")


@pytest.mark.parametrize("more", [{}, {"voided": [1]}])
def test_deborah_wins_dead_after_her_vow(raid, more):
    """R 9, R 19.37: the game ends, and she wins; a seal does not undo what is done."""
    s = raid(
        "Felix* Deborah* Vampire Emi+", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 3], turned=[1], spent=[1], **more,
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {"deborah": "sacrifice"}


def test_deborah_without_a_vow_does_not_win_dead(raid):
    """R 9."""
    s = raid(
        "Felix* Deborah* Vampire Emi+", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(2, "move")


@pytest.mark.parametrize("seats", [5, 7])
def test_deborah_alive_after_her_vow_does_not_win(raid, seats):
    """R 9: her old condition no longer counts."""
    s = felix_kills_the_last_shadow(
        raid, "Ulrich+ Deborah* Emi" + (" Alice" if seats == 7 else ""), seats=seats,
        damage="11 9", turned=[3], spent=[3],
    )  # fmt: skip
    assert "deborah" not in s.winners


@pytest.mark.parametrize(
    ("damage", "wins"),
    [
        ("11 5 4", True),
        ("11 5 5", True),
        ("11 5 6", False),
        ("11 0 0", True),
    ],
)
def test_deborah_among_up_to_five_wins_as_the_most_hurt(raid, damage, wins):
    """R 9, R 17.31: alive, and nobody alive has more; a tie is enough, the dead do not count."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Deborah Emi", damage=damage)
    assert s.table.seats == 5
    assert s.winners.get("deborah") == ("most_hurt" if wins else None)


def test_deborah_dead_among_five_does_not_win(raid):
    """R 9: alive."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Deborah+ Emi", damage="11 13")
    assert "deborah" not in s.winners


@pytest.mark.parametrize("seats", [6, 7, 8, 9])
@pytest.mark.parametrize(("deborah", "other", "wins"), [
    ("Deborah", "Alice", True), ("Deborah+", "Alice", True), ("Deborah", "Bylon", False),
])  # fmt: skip
def test_deborah_among_six_wins_with_another_citizen(raid, seats, deborah, other, wins):
    """R 9: from 6 players at the start on; alive or not; however hurt she is."""
    s = raid(
        f"Felix* Vampire* Ulrich+ {deborah} {other}"
        f"{' Werewolf+' if seats > 7 else ''} Emi"
        f"{' Bruce' if seats in (7, 9) else ''}",
        seats=seats, at="cathedral blackmist", damage="0 12 11 10", turn="attack", dice=[1, 4],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners["felix"] == "raiders"
    assert s.table.seats == seats
    assert s.winners.get("deborah") == ("citizen_won" if wins else None)


def test_deborah_does_not_win_by_the_most_damage_among_six(raid):
    """R 9: the number of players at the start counts."""
    s = felix_kills_the_last_shadow(raid, "Ulrich+ Deborah Bylon Emi", damage="11 12 0", seats=6)
    assert "deborah" not in s.winners
