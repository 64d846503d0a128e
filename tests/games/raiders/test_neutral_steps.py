"""Who is asked, so that being asked tells nothing (R 16.1): the turn up to T5, and cards. The rest
of the windows: test_neutral_steps_of_attacks.py."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC, view

NEIGHBOURS = "use:olivers_hideout use:blackmist_area"
"""Where Emi might teleport from the usual board's first slot, the detective agency."""


# -- T1 and T2: the roll question

# fmt: off
AT_START = {
    "erica": "use:1 use:2 use:3", "felix": "use:1 use:2 use:3",
    "felicia": "use:0 use:1 use:2 use:3",
    "uranus": "use:1", "alice": "use", "carol": "use", "claire": "use:1 use:2 use:3 use:4",
    "david": "use:b_sabre", "deborah": "use",
}
OTHERS = [
    "emi", "emma", "freddy", "gordon", "galahad", "godwin", "ulrich", "ulster", "vampire",
    "vendetta", "venom", "werewolf", "wight", "walpurgis", "angela", "agatha", "bylon", "benjamin",
    "bruce", "craig", "daniel",
]
# fmt: on


@pytest.mark.parametrize("name", [*AT_START, *OTHERS])
@pytest.mark.parametrize("star", ["", "*"])
def test_start_of_turn_abilities_stand_in_the_roll_question(raid, name, star):
    """R 16.1.2: everybody is asked to roll, with the options they really have."""
    other = "felix" if name != "felix" else "erica"
    s = raid(f"{name}{star} {other}", at="cathedral blackmist", expansion=True, discards="sabre")
    own = "" if (name, star) == ("carol", "*") else AT_START.get(name, "")  # she heals by herself
    s.asks(0, "move", f"roll {own}")


def test_the_roll_question_is_asked_again_after_an_ability(raid):
    """R 16.1.2: an ability used, the same question goes on."""
    s = raid("Felicia Vampire")
    s.answer("use:1")
    s.asks(0, "move", "roll")


# -- T2 after the roll: Emi

# fmt: off
PENDING = [
    # players, more, whether the piece waits
    ("Vampire Felix", {}, True),
    ("Alice Felix", {}, True),
    ("Emi Vampire", {}, True),
    ("Emi* Vampire", {}, True),                     # really has it
    ("Vampire* Felix", {}, False),                  # really has not
    ("Vampire Emi*", {}, False),
    ("Vampire Emi+", {}, False),
    ("Vampire Felix* Gordon*", {}, False),          # no Raider is hidden
    ("Vampire Felix+ Gordon*", {}, False),
    ("Vampire Felix", {"voided": [0]}, False),
    ("Emi* Vampire", {"voided": [0]}, False),
    ("Vampire Felix", {"abilities": False}, False),
    ("Vampire Felix", {"damage": "9"}, True),
    ("Vampire Felix", {"damage": "10"}, False),     # Emi would be dead
    ("Vampire Emma*", {"draw": "free"}, True),
    ("Vampire Emma*", {"draw": "by_initial"}, False),
    ("Emi* Vampire", {"at": "-"}, False),
    ("Vampire Felix", {"at": "-"}, False),
    ("Vampire Felix", {"at": "airship"}, False),
]
# fmt: on


@pytest.mark.parametrize(("players", "more", "pending"), PENDING)
def test_the_piece_waits_for_whoever_might_be_emi(raid, players, more, pending):
    """R 16.1.1-2: by the public test; the piece moves when the next question is answered."""
    s = raid(players, **{"at": "agency", "dice": [4, 4], **more})
    before = s.at(0)
    s.answer("roll")
    assert s.at(0) == (before if pending else "hall")
    heading = {"seat": 0, "place": "town_hall"} if pending else None
    assert view(s.table, PUBLIC)["public"].get("heading") == heading
    own = f" {NEIGHBOURS}" if players.startswith("Emi") and pending else ""
    assert s.asks(0, "area", f"act skip{own}") == {"place": "town_hall"}
    s.answer("skip")
    assert s.at(0) == "hall"
    moved = [{"seat": 0, "place": "town_hall"}]
    assert s.happened("moved", log=True) == moved
    assert s.happened("skipped") == moved
    s.stands("attack")


def test_what_comes_to_light_counts_from_then_on(raid):
    """R 16.1.1: Emi turns up by teleporting: nobody else can be her in the next turn."""
    s = raid("Emi Vampire Felix", at="agency agency", dice=[4, 4])
    s.answer("roll", "use:blackmist_area", "skip", "pass")
    s.dice(4, 4)
    s.answer("roll")
    assert s.at(1) == "hall"
    s.asks(1, "area", "act skip")


def test_the_piece_arrives_before_the_area_acts(raid):
    """R 16.1.2: going on means arriving, then the action."""
    s = raid("Vampire Felix", at="agency", dice=[1, 5], top="robe")
    s.answer("roll", "act")
    assert [event.kind for event in s.last][:2] == ["moved", "drew"]
    assert s.at(0) == "cathedral"
    s.stands("attack")


def test_staying_waits_too(raid):
    """R 16.1.2: the own area's total."""
    s = raid("Vampire Felix", at="agency", dice=[1, 1])
    s.answer("roll")
    assert not s.happened("stayed")
    s.asks(0, "area", "act skip")
    s.answer("skip")
    assert s.happened("stayed") == [{"seat": 0, "place": "detective_agency"}]
    s.stands("attack")


@pytest.mark.parametrize(
    ("players", "own"), [("Emi Vampire", f" {NEIGHBOURS}"), ("Vampire Felix", "")]
)
def test_the_choice_of_the_compass_is_the_movers_next_question(raid, players, own):
    """R 16.1.2: which compass roll: the teleport stands there, not in the area question after
    it."""
    s = raid(players, at="agency", holds="compass", dice=[1, 5, 4, 4])
    s.answer("roll")
    s.asks(0, "destination", f"go:grand_cathedral go:town_hall{own}")
    assert s.table.heading == ""
    s.answer("go:town_hall")
    assert s.at(0) == "hall"
    s.asks(0, "area", "act skip")


@pytest.mark.parametrize(
    ("players", "own"), [("Emi Vampire", f" {NEIGHBOURS}"), ("Vampire Felix", "")]
)
def test_a_free_area_is_the_movers_next_question(raid, players, own):
    """R 16.1.2: which free area, on a 10 of the base game."""
    s = raid(players, at="agency", dice=[4, 6])
    s.answer("roll")
    areas = ("blackmist_area", "grand_cathedral", "underground_passage", "town_hall",
             "olivers_hideout")  # fmt: skip
    s.asks(0, "destination", " ".join(f"go:{area}" for area in areas) + own)


@pytest.mark.parametrize(
    ("players", "own"), [("Emi Vampire", f" {NEIGHBOURS}"), ("Vampire Felix", "")]
)
@pytest.mark.parametrize(("at", "targets"), [("agency", ""), ("agency cathedral", "attack:1 ")])
def test_heading_for_the_airship_the_attack_question_is_the_next(raid, players, own, at, targets):
    """R 16.1.2: a roll of the airship: T5, also with nobody in range there."""
    s = raid(players, at=at, expansion=True, dice=[4, 6])
    s.answer("roll")
    assert s.at(0) == "agency"
    about = s.asks(0, "attack", f"{targets}pass{own}")
    assert about.get("nobody", False) is not bool(targets)
    s.answer("pass")
    assert s.happened("moved") == [{"seat": 0, "place": "airship"}]
    assert s.at(0) == "airship"
    s.asks(1, "move")


def test_attacking_while_heading_for_the_airship(raid):
    """R 16.1.2: the piece arrives, then the attack is made from there."""
    s = raid("Vampire Felix*", at="agency passage", expansion=True, dice=[4, 6, 2, 2])
    s.answer("roll", "attack:1")
    assert [event.kind for event in s.last][:3] == ["moved", "attack", "rolled"]
    assert s.at(0) == "airship"
    s.asks(0, "turn_end")


# -- T5: the attack question


def test_the_attack_question_comes_to_everybody_with_someone_in_range(raid):
    """R 16.1.2-3: Vendetta's reveal and Walpurgis' swap stand in it; others press it all the
    same."""
    for name, own in (("Vendetta", "use:1"), ("Walpurgis", "swap:1"), ("Ulrich", "")):
        s = raid(f"{name} Felix", at="hall hall", expansion=True, turn="attack")
        s.asks(0, "attack", f"attack:1 pass {own}")


# fmt: off
ALONE = [
    # players, more, own options; None: not asked. Seat 0 has nobody in range.
    ("Felix Vampire", {}, ""),                                  # Gordon could be it
    ("Gordon Vampire", {}, "use"),
    ("Vampire Felix", {}, ""),
    ("Vampire Felix* Emi*", {}, None),                          # no Raider is hidden
    ("Vampire Gordon* Felix", {}, None),
    ("Felix Gordon+ Emi Vampire", {}, None),
    ("Felix Vampire", {"voided": [0]}, None),
    ("Felix Vampire", {"abilities": False}, None),
    ("Gordon* Vampire", {}, "use"),
    ("Gordon* Vampire", {"spent": [0]}, None),
    ("Felix* Vampire", {}, None),
    ("Craig Gordon* Felix Vampire", {}, None),                  # Craig's comes after an attack
    # Agatha: never with 4 players, always with a hidden Citizen
    ("Ulrich Gordon* Felix* Vampire", {"expansion": True}, None),
    ("Ulrich Gordon* Felix* Vampire Alice", {"expansion": True}, ""),
    ("Ulrich Gordon* Felix* Vampire Alice*", {"expansion": True}, None),
    ("Ulrich Gordon* Felix* Vampire Alice", {"expansion": True, "damage": "8"}, None),
    ("Agatha Gordon* Felix* Vampire", {}, "use"),
    ("Ulrich Gordon* Felix* Vampire Alice", {}, None),          # not in the base game
    # Wight: when somebody is dead
    ("Ulrich Gordon* Felix+ Vampire", {"expansion": True}, ""),
    ("Wight Gordon* Felix+ Vampire", {}, "use"),
    ("Vampire Gordon* Felix+ Wight*", {}, None),
    # Walpurgis: someone whose place brings somebody into range
    ("Ulrich Gordon* Felix* Vampire", {"expansion": True, "at": "agency - blackmist"}, ""),
    ("Erica Gordon* Felix Vampire*", {"at": "agency - blackmist"}, ""),
    ("Walpurgis Gordon* Felix* Vampire", {"at": "agency - blackmist"}, "swap:2"),
    ("Walpurgis* Gordon* Felix* Vampire", {"at": "agency - blackmist"}, "swap:2"),
    ("Ulrich Gordon* Felix* Vampire", {"expansion": True, "at": "agency - cathedral"}, None),
    ("Ulrich Gordon* Felix* Walpurgis*", {"at": "agency - blackmist"}, None),
    ("Erica Gordon* Vampire* Ulrich*", {"at": "agency - blackmist"}, None),
    ("Ulrich Gordon* Felix* Vampire",
     {"expansion": True, "at": "agency cathedral cathedral"}, ""),
    ("Walpurgis Gordon* Felix* Vampire", {"at": "agency cathedral cathedral"}, "swap:1 swap:2"),
    ("Walpurgis Gordon* Felix* Vampire", {"at": "agency cathedral passage"}, "swap:2"),
    # By initial a face-up card rules its initial out
    ("Erica Galahad* Vampire Ulrich", {"draw": "by_initial"}, None),
    ("Erica Galahad* Vampire Ulrich", {"draw": "free"}, ""),
]
# fmt: on


@pytest.mark.parametrize(("players", "more", "own"), ALONE)
def test_the_attack_question_with_nobody_in_range(raid, players, more, own):
    """R 16.1.1-2: asked for the sake of T11's options and of Walpurgis, by the public test."""
    s = raid(players, **{"at": "agency", "turn": "attack", **more})
    if own is None:
        assert s.table.asked.kind == "move"
        s.asks(s.table.active, "move")
    else:
        assert s.asks(0, "attack", f"pass {own}")["nobody"] is True


# -- Angela, cards, own steps


@pytest.mark.parametrize(
    ("angela", "spent", "offered"), [("Angela", [], True), ("Angela*", [], True),
                                     ("Angela", [1], False), ("Angela+", [], False)]
)  # fmt: skip
def test_angela_is_never_asked(raid, angela, spent, offered):
    """R 6, R 16.1.2: out of turn, at any decision point of any turn."""
    s = raid(f"Felix* {angela}", at="hall", spent=spent, dice=[1, 5], top="w_holy_water")
    for answer in ("roll", "skip"):
        assert ("turn" in s.offers(1)) is offered
        s.answer(answer)
    s.asks(s.table.active, "move")


@pytest.mark.parametrize("more", [{"voided": [1]}, {"abilities": False}])
def test_angela_sealed_or_without_abilities(raid, more):
    """R 11, R 15."""
    s = raid("Felix* Angela", **more)
    assert "turn" not in s.offers(1)
    s.asks(0, "move")


@pytest.mark.parametrize("card", ["r_shadow_1", "r_hp11", "r_show", "r_raider_heal", "r_cs_equip"])
@pytest.mark.parametrize("receiver", ["Vampire", "Vampire*", "Gordon", "Ulrich", "Ulrich*"])
def test_every_receiver_of_a_reasoning_card_presses(raid, card, receiver):
    """R 16.1.5: also with one option."""
    s = raid(f"Felix* {receiver}", at="agency", turn="area", top=card)
    s.answer("act", "give:1")
    s.asks(1, "hint")
    assert not s.table.asked.timed


# fmt: off
OFFERS = [
    ("w_advent", "cathedral", "Vampire Gordon Felix", {}, True),
    ("w_advent", "cathedral", "Vampire Gordon* Felix*", {}, False),
    ("w_cookie", "cathedral", "Gordon Vampire", {}, True),
    ("w_cookie", "cathedral", "Gordon Vampire", {"damage": "10"}, True),
    ("w_cookie", "cathedral", "Gordon Vampire", {"damage": "11"}, False),
    ("w_cookie", "cathedral", "Gordon Ulrich* Vampire", {}, False),      # base: Ulrich and Alice
    ("w_cookie", "cathedral", "Gordon Ulrich* Vampire Bylon", {}, True),
    ("w_cookie", "cathedral", "Gordon Ulrich* Vampire", {"expansion": True}, True),
    ("b_dark_ritual", "passage", "Gordon Vampire", {}, True),
    ("b_dark_ritual", "passage", "Gordon Vampire* Ulrich*", {}, False),
    ("b_dark_ritual", "passage", "Gordon Vampire", {"abilities": False}, True),
]
# fmt: on


@pytest.mark.parametrize(("card", "place", "players", "more", "asked"), OFFERS)
def test_a_card_offers_its_reveal_by_the_public_test(raid, card, place, players, more, asked):
    """R 16.1.1: Advent, Cookie, Ritual: the same confirmation step for every hidden player where
    anybody could fit."""
    s = raid(players, **{"at": place, "damage": "5", "turn": "area", "top": card, **more})
    s.answer("act")
    if asked:
        s.asks(0, "offer", "nothing")
    else:
        assert s.happened("no_effect") == [{"seat": 0, "card": card}]
        assert not s.stands("offer")


def test_the_mirror_asks_nobody(raid):
    """R 16.1.5: it turns the card up or does nothing."""
    for players, shown in (("Vampire Felix* Gordon*", True), ("Ulrich Felix* Gordon*", False)):
        s = raid(players, at="cathedral", turn="area", top="w_mirror")
        s.answer("act")
        assert s.revealed(0) is shown
        s.asks(1, "move")
