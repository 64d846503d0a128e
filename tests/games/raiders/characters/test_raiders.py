"""The Raiders, one by one (R 10, R 11). They win together when all Shadows are dead (R 9)."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction

RAIDERS = [
    "Emi", "Emma", "Erica", "Felix", "Felicia", "Freddy", "Gordon", "Galahad", "Godwin",
]  # fmt: skip
MOMENTS = {
    # Where the ability is offered: scene for "<name> Vampire*", answers, question, option of it,
    # what is rolled for it
    "emi": ({"at": "cathedral", "dice": [4, 4]}, ("roll",), "area", "use:blackmist_area", []),
    "emma": ({"at": "hall hall", "turn": "attack"}, (), "attack", "use:1", [2]),
    "erica": ({}, (), "move", "use:1", []),
    "felix": ({}, (), "move", "use:1", [5]),
    "felicia": ({}, (), "move", "use:1", []),
    "freddy": (
        {"at": "cathedral blackmist", "turn": "attack", "dice": [1, 4]}, ("attack:1",), "strike",
        "use", [],
    ),
    "gordon": ({"at": "cathedral", "turn": "attack"}, (), "attack", "use", []),
    "galahad": (
        {"at": "cathedral blackmist", "turn": "attack", "holds": "excalibur", "dice": [2, 2]},
        ("attack:1",), "failed", "use", [1, 2],
    ),
}  # fmt: skip
ONCE = ["erica", "felix", "felicia", "gordon"]
PASSIVE = ["freddy", "galahad"]


def options_of(s):
    """Options of the standing question of one."""
    (options,) = s.table.asked.options.values()
    return [option.id for option in options]


def names_the_question(s):
    """The question that stands is of no interest here."""
    ask = s.table.asked
    s.asks(next(iter(ask.options)), ask.kind)


def at_the_moment(raid, name, star="", **more):
    """The question in which the ability is offered, if it is; and whether it is."""
    setting, answers, kind, offer, _ = MOMENTS[name]
    s = raid(f"{name}{star} Vampire*", **setting, expansion=True, **more)
    for answer in answers:
        s.answer(answer)
    offered = s.table.asked.kind == kind and offer in options_of(s)
    names_the_question(s)
    return s, offered


@pytest.mark.parametrize("name", RAIDERS)
@pytest.mark.parametrize("alive", ["", "+"])
def test_every_raider_wins_when_all_shadows_are_dead(raid, name, alive):
    """R 9: living or dead; nobody else."""
    other = "Felix" if name != "Felix" else "Gordon"
    s = raid(
        f"{other}* Vampire* {name}{alive} Ulrich+ Bylon", at="cathedral blackmist",
        damage="0 12", turn="attack", dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners == {other.lower(): "raiders", name.lower(): "raiders"}


def test_raiders_do_not_win_while_a_shadow_lives(raid):
    """R 9."""
    s = raid(
        "Felix* Vampire* Emi Ulrich", at="cathedral blackmist", damage="0 12", turn="attack",
        dice=[1, 2],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(2, "move")


@pytest.mark.parametrize("name", MOMENTS)
def test_hidden_raiders_reveal_by_using_their_ability(raid, name):
    """R 11: turning up is part of using it."""
    s, offered = at_the_moment(raid, name)
    assert offered
    assert not s.revealed(0)
    s.dice(*MOMENTS[name][4])
    s.answer(MOMENTS[name][3])
    assert {"seat": 0, "character": name, "forced": False} in s.happened("revealed")
    told = s.happened("ability")
    # What works by itself needs no more than turning up.
    assert told == ([] if name in PASSIVE else [{"seat": 0, "character": name}])
    if s.table.asked.kind == "strike":
        s.answer("strike")
    names_the_question(s)


@pytest.mark.parametrize("name", [name for name in MOMENTS if name not in PASSIVE])
def test_open_raiders_use_their_ability_too(raid, name):
    """R 11: while face up."""
    _, offered = at_the_moment(raid, name, "*")
    assert offered


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("off", [{"voided": [0]}, {"abilities": False}])
def test_sealed_raiders_and_abilities_off(raid, name, star, off):
    """R 11, R 15, R 19.46: sealed by Erica, or with abilities off, there is none."""
    s, offered = at_the_moment(raid, name, star, **off)
    assert not offered
    assert s.offers(0) == []


@pytest.mark.parametrize("name", ONCE)
def test_once_a_game(raid, name):
    """R 11: uses: 1."""
    s, offered = at_the_moment(raid, name, "*", spent=[0])
    assert not offered
    assert s.offers(0) == []


@pytest.mark.parametrize("name", [*MOMENTS, "godwin"])
def test_who_can_be_armed(raid, name):
    """R 16.1.4: whoever has a window, hidden or open; what works by itself once open, and Godwin's
    death, cannot be given in advance."""
    other = "felix" if name != "felix" else "emi"
    for star in ("", "*"):
        s = raid(f"{other}* {name}{star}")
        armable = name != "godwin" and not (star and name in PASSIVE)
        assert s.offers(1) == (["arm"] if armable else [])
        s.asks(0, "move")


@pytest.mark.parametrize("name", RAIDERS)
def test_no_raider_may_turn_up_at_will(raid, name):
    """R 5.2: there is no free reveal."""
    s = raid(f"Vampire* {name}")
    assert "reveal" not in s.offers(1)
    with pytest.raises(IllegalAction):
        s.act(1, "reveal")
    s.asks(0, "move")


# -- Emi


@pytest.mark.parametrize(
    ("here", "ways"),
    [
        ("agency", ("blackmist_area", "olivers_hideout")),
        ("blackmist", ("detective_agency", "grand_cathedral")),
        ("cathedral", ("blackmist_area", "underground_passage")),
        ("hideout", ("town_hall", "detective_agency")),
    ],
)
@pytest.mark.parametrize("star", ["", "*"])
def test_emi_teleports_to_a_ring_neighbour(raid, here, ways, star):
    """R 4, R 17.17: after the roll, to one of the two neighbours of the area where she stood."""
    s = raid(f"Emi{star} Vampire*", at=here, dice=[4, 3])
    s.answer("roll")
    assert s.asks(0, "area", f"act skip use:{ways[0]} use:{ways[1]}") == {
        "place": "underground_passage"
    }
    assert s.at(0) == here
    s.answer(f"use:{ways[1]}")
    assert s.happened("moved") == [{"seat": 0, "place": ways[1]}]
    assert s.revealed(0)
    # There she may act, and not teleport again.
    assert s.asks(0, "area", "act skip")["place"] == ways[1]


def test_emi_follows_the_dice(raid):
    """R 11: not forced; then she stays hidden, and acts where the dice sent her."""
    s = raid("Emi Vampire* Gordon*", at="agency", dice=[4, 4])
    s.answer("roll", "act")
    assert (s.at(0), s.revealed(0)) == ("hall", False)
    s.asks(0, "hall")


def test_emi_teleports_instead_of_staying(raid):
    """R 4: the total of the own area is a roll like others."""
    s = raid("Emi Vampire*", at="cathedral", dice=[3, 3])
    s.answer("roll")
    s.asks(0, "area", "act skip use:blackmist_area use:underground_passage")
    s.answer("use:underground_passage")
    assert s.at(0) == "passage"
    s.asks(0, "area", "act skip")


@pytest.mark.parametrize("at", ["-", "airship"])
def test_emi_has_no_neighbours_off_the_ring(raid, at):
    """R 4, R 17.16: not off the board, not on the airship."""
    s = raid("Emi* Vampire*", at=at, dice=[4, 4], expansion=True)
    s.answer("roll")
    s.asks(0, "area", "act skip")
    assert s.at(0) == "hall"


def test_emi_leaving_the_airship_without_dice_has_not_rolled(raid):
    """R 4: teleporting comes after the roll."""
    s = raid("Emi* Vampire*", at="airship")
    s.answer("go:town_hall")
    s.asks(0, "area", "act skip")


def test_emi_with_the_compass(raid):
    """R 4: after seeing both results."""
    s = raid("Emi Vampire*", at="cathedral", holds="compass", dice=[1, 1, 4, 4])
    s.answer("roll")
    s.asks(
        0,
        "destination",
        "go:detective_agency go:town_hall use:blackmist_area use:underground_passage",
    )
    s.answer("use:blackmist_area")
    assert (s.at(0), s.revealed(0)) == ("blackmist", True)
    s.asks(0, "area", "act skip")


def test_emi_with_a_ten_of_the_base_game(raid):
    """R 4: her teleport stands in the question of the free choice."""
    s = raid("Emi Vampire*", at="cathedral", dice=[4, 6])
    s.answer("roll")
    ways = [f"go:{area}" for area in s.table.board if area != "grand_cathedral"]
    s.asks(0, "destination", " ".join([*ways, "use:blackmist_area", "use:underground_passage"]))


def test_emi_heading_for_the_airship(raid):
    """R 16.1.2: there is no question of the area, so her teleport stands in T5; from there she may
    act."""
    s = raid("Emi Vampire*", at="cathedral hall", dice=[4, 6], expansion=True)
    s.answer("roll")
    s.asks(0, "attack", "attack:1 pass use:blackmist_area use:underground_passage")
    s.answer("use:underground_passage")
    assert s.at(0) == "passage"
    s.asks(0, "area", "act skip")
    s.answer("skip")
    s.asks(1, "move")


def test_emi_attacks_from_the_airship(raid):
    """R 16.1.2: attacking, or passing, she has arrived."""
    for answer, dice in (("attack:1", [1, 4]), ("pass", [])):
        s = raid("Emi* Vampire*", at="cathedral hall", dice=[4, 6, *dice], expansion=True)
        s.answer("roll", answer)
        assert s.at(0) == "airship"
        s.asks(1, "move")


def test_emi_teleports_once_a_turn_and_again_in_the_next(raid):
    """R 11: uses: turn."""
    s = raid("Emi* Vampire*", at="cathedral", extra=1, dice=[4, 4, 1, 1])
    s.answer("roll", "use:blackmist_area", "skip")
    s.asks(0, "move", "roll")
    s.answer("roll")
    s.asks(0, "area", "act skip use:detective_agency use:grand_cathedral")


def test_emi_armed(raid):
    """R 16.1.4: after the roll; which way is asked."""
    s = raid("Emi Vampire*", at="cathedral", dice=[4, 4], armed=[0])
    s.answer("roll")
    assert s.revealed(0)
    s.asks(0, "ability_target", "use:blackmist_area use:underground_passage")
    s.answer("use:blackmist_area")
    assert s.at(0) == "blackmist"
    s.asks(0, "area", "act skip")


def test_emi_armed_off_the_board(raid):
    """R 16.1.4: its next valid window: until then she stays armed and hidden."""
    s = raid("Emi Vampire*", dice=[4, 4], armed=[0])
    s.answer("roll")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    s.asks(0, "area", "act skip")


# -- Emma


@pytest.mark.parametrize(("roll", "after"), [(1, 4), (3, 2), (4, 1)])
def test_emma_heals_another_in_her_area(raid, roll, after):
    """R 11: by the d4."""
    s = raid("Emma Vampire* Felix*", at="hall hall passage", damage="5 5 5", turn="attack")
    s.asks(0, "attack", "attack:1 attack:2 use:1 pass")
    s.dice(roll)
    s.answer("use:1")
    assert [s.damage(seat) for seat in range(3)] == [5, after, 5]
    assert [(r["why"], r["d4"], r["d6"]) for r in s.happened("rolled")] == [("ability", roll, 0)]
    s.asks(1, "move")


def test_emma_rolls_the_d4(raid):
    """R 11: not the d6."""
    s = raid("Emma Vampire*", at="hall hall", turn="attack", dice=[5])
    with pytest.raises(AssertionError, match="no d4 shows 5"):
        s.answer("use:1")
    s.asks(0, "attack")


def test_emma_never_below_zero(raid):
    """R 11."""
    s = raid("Emma Vampire*", at="hall hall", damage="0 2", turn="attack", dice=[4])
    s.answer("use:1")
    assert s.damage(1) == 0
    s.asks(1, "move")


def test_emma_after_an_attack_and_each_turn(raid):
    """R 11, T11: uses: turn."""
    s = raid(
        "Emma* Vampire*", at="hall hall", damage="0 5", turn="attack", extra=1,
        dice=[1, 3, 2, 4, 4],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use:1")
    s.answer("use:1")
    assert s.damage(1) == 5
    s.answer("roll", "skip")
    s.asks(0, "attack", "attack:1 use:1 pass")


def test_emma_on_the_airship_and_alone(raid):
    """R 11: the airship is an area; being in range is not being in the area."""
    s = raid("Emma* Vampire* Felix*", at="airship airship hall", turn="attack")
    s.asks(0, "attack", "attack:1 attack:2 use:1 pass")
    s = raid("Emma* Vampire*", at="cathedral blackmist", turn="attack")
    s.asks(0, "attack", "attack:1 pass")


def test_emma_armed(raid):
    """R 16.1.4: at the turn's end; one possible target is not asked for, several are."""
    s = raid("Emma Vampire*", at="hall hall", damage="0 5", turn="attack", dice=[2], armed=[0])
    s.answer("pass")
    assert (s.revealed(0), s.damage(1)) == (True, 3)
    s.asks(1, "move")
    s = raid("Emma Vampire* Felix*", at="hall hall hall", turn="attack", armed=[0])
    s.answer("pass")
    s.asks(0, "ability_target", "use:1 use:2")


# -- Erica


def test_erica_seals_an_ability_for_good(raid):
    """R 11: another player's, known or not, at any place; once, at the start of her turn."""
    s = raid("Erica Vampire Felix Werewolf Alice", dice=[4, 4])
    s.asks(0, "move", "roll use:1 use:2 use:3 use:4")
    s.answer("use:3")
    assert s.revealed(0)
    assert s.table.voided[3]
    assert not s.revealed(3)
    assert s.happened("voided") == [{"seat": 3, "by": 0}]
    s.asks(0, "move", "roll")
    s.answer("roll", "skip")
    s.asks(1, "move", "roll")


@pytest.mark.parametrize("star", ["", "*"])
def test_erica_has_sealed_the_werewolf(raid, star):
    """R 16.1.1: seals are public and count: no question at all."""
    s = raid(f"Felix* Werewolf{star} Vampire", at="cathedral blackmist", turn="attack", voided=[1],
             dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    s.asks(1, "move", "roll")


def test_erica_ends_gordons_barrier(raid):
    """R 11: lasting effects end."""
    s = raid("Erica* Gordon* Vampire", barrier=[1], spent=[1])
    s.answer("use:1")
    assert s.happened("barrier_ends") == [{"seat": 1}]
    assert not s.table.barrier[1]
    s.asks(0, "move", "roll")


def test_erica_does_not_touch_cards_or_finished_effects(raid):
    """R 11: an angel stays, and what Angela or Deborah has changed."""
    s = raid("Erica* Angela* Vampire", angel=[1], spent=[1], turned=[1])
    s.answer("use:1")
    assert s.table.angel[1]
    assert s.table.turned[1]
    s.asks(0, "move", "roll")


def test_erica_disarms(raid):
    """R 11, R 16.1.4: what is sealed can no longer be used, nor ordered."""
    s = raid("Erica* Vampire Werewolf", armed=[1], never=[2])
    s.answer("use:1")
    assert not s.table.armed[1]
    assert s.offers(1) == []
    s.asks(0, "move", "roll")
    s = raid("Erica* Vampire Werewolf", never=[2])
    s.answer("use:2")
    assert (s.offers(2), s.table.declines[2]) == ([], False)
    s.asks(0, "move", "roll")


def test_erica_armed(raid):
    """R 16.1.4: at the start of her turn, before the roll question; the target is asked."""
    s = raid("Erica Vampire*", armed=[0])
    s.asks(0, "ability_target", "use:1 use:2 use:3")
    assert s.revealed(0)
    s.answer("use:2")
    assert s.table.voided[2]
    s.asks(0, "move", "roll")


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
    s.asks(0, "loot", "take:1:w_sages_robe leave:1")
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
