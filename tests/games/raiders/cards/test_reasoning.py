"""The reasoning deck, card by card (R 14). The receiver is player 1, at damage 3, with two cards,
if nothing else is said."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC, events_for, view

CAMPS = {
    "raider": (
        "emi", "emma", "erica", "felix", "felicia", "freddy", "gordon", "galahad", "godwin",
    ),
    "shadow": (
        "uranus", "ulster", "vampire", "vendetta", "venom", "werewolf", "wight", "walpurgis",
    ),
    "citizen": (
        "alice", "angela", "agatha", "bylon", "benjamin", "bruce", "craig", "carol", "claire",
        "daniel", "david", "deborah",
    ),
}  # fmt: skip
"""All characters but Ulrich, whose answers are below."""
EVERYBODY = tuple(name for camp in CAMPS.values() for name in camp)
SOME_OF_EACH = ("gordon", "emi", "vampire", "uranus", "alice", "daniel")
"""One of at most 11 HP and one of at least 12 of each camp."""
LOW_HP = "abceu"
"""Initials of those with at most 11 HP."""

GIVE_OR_SUFFER = ["hand:b_sabre", "hand:w_sages_robe", "suffer"]


def given(raid, card, character, *, damage=3, holds="; robe sabre", **more):
    """Player 0, who lies open, has drawn this card at the agency and handed it to player 1."""
    drawer = "gordon" if not character.startswith("gordon") else "felix"
    drawer = more.pop("drawer", f"{drawer}*")
    more.setdefault("spent", [0])
    more.setdefault("at", "agency")
    s = raid(
        f"{drawer} {character}", damage=f"0 {damage}", holds=holds, turn="area", top=card,
        expansion=True, **more,
    )  # fmt: skip
    s.answer("act")
    assert s.asks(0, "give", " ".join(f"give:{n}" for n in range(1, s.table.seats))) == {
        "card": card
    }
    s.answer("give:1")
    assert s.asks(1, "hint") == {"card": card, "from": 0}
    return s


def choices(s):
    """Option ids of the standing question."""
    return sorted(option.id for option in s.table.asked.options[1])


def says_nothing(raid, card, character, **more):
    """Whom the card does not fit answers that nothing happened; and nothing happens."""
    s = given(raid, card, character, **more)
    assert choices(s) == ["nothing"]
    before = s.damage(1)
    s.answer("nothing")
    assert s.happened("nothing") == [{"seat": 1}]
    assert (s.damage(1), s.holds(1), s.holds(0)) == (before, {"robe", "sabre"}, set())
    assert (s.at(1), s.revealed(1)) == ("-", False)
    s.asks(1, "move")


# -- equipment or damage


def check_hand_or_suffer(raid, card, character, fits):
    """Give one equipment card to the active player, or take 1."""
    if not fits:
        says_nothing(raid, card, character)
        return
    s = given(raid, card, character)
    assert choices(s) == GIVE_OR_SUFFER
    s.answer("hand:b_sabre")
    assert (s.holds(0), s.holds(1), s.damage(1)) == ({"sabre"}, {"robe"}, 3)
    assert s.happened("handed") == [{"seat": 1, "to": 0, "card": "b_sabre"}]
    s.asks(1, "move")
    s = given(raid, card, character)
    s.answer("suffer")
    assert (s.holds(0), s.holds(1), s.damage(1)) == (set(), {"robe", "sabre"}, 4)
    s.asks(1, "move")
    s = given(raid, card, character, holds="")
    assert choices(s) == ["suffer"]


@pytest.mark.parametrize("character", EVERYBODY)
def test_cs_equip(raid, character):
    """R 14.2: Citizen or Shadow gives one equipment card or takes 1."""
    fits = character in CAMPS["citizen"] + CAMPS["shadow"]
    check_hand_or_suffer(raid, "r_cs_equip", character, fits)


@pytest.mark.parametrize("character", EVERYBODY)
def test_cr_equip(raid, character):
    """R 14.2: Citizen or Raider gives one equipment card or takes 1."""
    fits = character in CAMPS["citizen"] + CAMPS["raider"]
    check_hand_or_suffer(raid, "r_cr_equip", character, fits)


@pytest.mark.parametrize("character", EVERYBODY)
def test_rs_equip(raid, character):
    """R 14.2: Raider or Shadow gives one equipment card or takes 1."""
    fits = character in CAMPS["raider"] + CAMPS["shadow"]
    check_hand_or_suffer(raid, "r_rs_equip", character, fits)


# -- damage


def check_harm(raid, card, character, amount, fits):
    """Takes the damage, or nothing."""
    if not fits:
        says_nothing(raid, card, character)
        return
    s = given(raid, card, character)
    assert choices(s) == ["suffer"]
    s.answer("suffer")
    assert (s.damage(1), s.holds(1)) == (3 + amount, {"robe", "sabre"})
    hit = s.happened("damage")[0]
    assert (hit["source"], hit["by"]) == ("hint", 0)
    s.asks(1, "move")


@pytest.mark.parametrize("character", EVERYBODY)
def test_raider_1(raid, character):
    """R 14.2: a Raider takes 1."""
    check_harm(raid, "r_raider_1", character, 1, character in CAMPS["raider"])


@pytest.mark.parametrize("character", EVERYBODY)
def test_shadow_1(raid, character):
    """R 14.2: a Shadow takes 1."""
    check_harm(raid, "r_shadow_1", character, 1, character in CAMPS["shadow"])


@pytest.mark.parametrize("character", EVERYBODY)
def test_shadow_2(raid, character):
    """R 14.2: a Shadow takes 2."""
    check_harm(raid, "r_shadow_2", character, 2, character in CAMPS["shadow"])


@pytest.mark.parametrize("character", EVERYBODY)
def test_hp11(raid, character):
    """R 10, R 14.2: HP of 11 or fewer take 1."""
    check_harm(raid, "r_hp11", character, 1, character[0] in LOW_HP)


@pytest.mark.parametrize("character", EVERYBODY)
def test_hp12(raid, character):
    """R 10, R 14.2: HP of 12 or more take 2."""
    check_harm(raid, "r_hp12", character, 2, character[0] not in LOW_HP)


@pytest.mark.parametrize("card", ["r_hp11", "r_hp12"])
def test_daniels_hp_make_no_difference(raid, card):
    """R 17.2: with 13 HP as with 14."""
    s = given(raid, card, "daniel", daniel_hp=13)
    assert choices(s) == ["suffer" if card == "r_hp12" else "nothing"]


# -- healing


def check_healing(raid, card, character, fits):
    """Heal 1; at 0 damage take 1."""
    if not fits:
        says_nothing(raid, card, character)
        says_nothing(raid, card, character, damage=0)
        return
    for before, after in ((3, 2), (1, 0), (0, 1)):
        s = given(raid, card, character, damage=before)
        assert choices(s) == ["accept"]
        s.answer("accept")
        assert s.damage(1) == after
        s.asks(1, "move")


@pytest.mark.parametrize("character", EVERYBODY)
def test_citizen_heal(raid, character):
    """R 14.2: a Citizen heals 1; at 0 damage takes 1."""
    check_healing(raid, "r_citizen_heal", character, character in CAMPS["citizen"])


@pytest.mark.parametrize("character", EVERYBODY)
def test_raider_heal(raid, character):
    """R 14.2: a Raider heals 1; at 0 damage takes 1."""
    check_healing(raid, "r_raider_heal", character, character in CAMPS["raider"])


@pytest.mark.parametrize("character", EVERYBODY)
def test_shadow_heal(raid, character):
    """R 14.2: a Shadow heals 1; at 0 damage takes 1."""
    check_healing(raid, "r_shadow_heal", character, character in CAMPS["shadow"])


# -- the airship


def check_airship(raid, card, character, fits):
    """Go to the airship, without an area action; already there: take 1."""
    if not fits:
        says_nothing(raid, card, character)
        return
    for at in ("agency -", "agency hall"):
        s = given(raid, card, character, at=at)
        assert choices(s) == ["accept"]
        s.answer("accept")
        assert (s.at(1), s.damage(1)) == ("airship", 3)
        assert s.happened("moved") == [{"seat": 1, "place": "airship"}]
        # Now in range of the drawer
        s.asks(0, "attack", "attack:1 pass")
    s = given(raid, card, character, at="agency airship")
    assert choices(s) == ["accept"]
    s.answer("accept")
    assert (s.at(1), s.damage(1)) == ("airship", 4)
    s.asks(0, "attack", "attack:1 pass")


@pytest.mark.parametrize("character", EVERYBODY)
def test_raider_airship(raid, character):
    """R 4, R 14.2: a Raider goes to the airship."""
    check_airship(raid, "r_raider_airship", character, character in CAMPS["raider"])


@pytest.mark.parametrize("character", EVERYBODY)
def test_citizen_airship(raid, character):
    """R 4, R 14.2: a Citizen goes to the airship."""
    check_airship(raid, "r_citizen_airship", character, character in CAMPS["citizen"])


@pytest.mark.parametrize("character", EVERYBODY)
def test_shadow_airship(raid, character):
    """R 4, R 14.2: a Shadow goes to the airship."""
    check_airship(raid, "r_shadow_airship", character, character in CAMPS["shadow"])


def test_who_was_sent_to_the_airship_may_leave_it_without_dice(raid):
    """R 4, R 19.25: however one got there."""
    s = given(raid, "r_raider_airship", "emi")
    s.answer("accept", "pass")
    ways = [f"go:{area}" for area in s.table.board[:6]]
    s.asks(1, "move", " ".join(["roll", *ways]))


# -- showing the character


@pytest.mark.parametrize("character", [*EVERYBODY, "ulrich"])
def test_show(raid, character):
    """R 14.2, R 17.20, R 19.47: always, truthfully, to the active player only."""
    s = given(raid, "r_show", character, holds="")
    assert choices(s) == ["show"]
    s.answer("show")
    assert s.table.known[0] == ((1, character),)
    assert not s.revealed(1)
    for viewer in range(2, s.table.seats):
        assert character not in str(events_for(s.last, viewer))
        assert view(s.table, viewer)["own"]["known"] == {}
    assert view(s.table, 0)["own"]["known"] == {"1": character}
    assert {"kind": "showed", "params": {"seat": 1, "to": 0}} in [
        {"kind": event["kind"], "params": event["params"]} for event in events_for(s.last, PUBLIC)
    ]
    s.asks(1, "move")


def test_show_of_an_open_character(raid):
    """R 14.1.1: a revealed player may be handed it too."""
    s = given(raid, "r_show", "vampire*", holds="")
    s.answer("show")
    assert s.table.known[0] == ((1, "vampire"),)
    s.asks(1, "move")


# -- the procedure


def test_a_card_goes_to_any_other_living_player(raid):
    """R 14.1.1: at any distance, off the board, hidden or revealed; not to the drawer, the dead."""
    s = raid(
        "Gordon* Felix* Vampire+ Ulrich Alice", at="agency agency - - passage", turn="area",
        top="r_raider_1",
    )  # fmt: skip
    s.answer("act")
    s.asks(0, "give", "give:1 give:3 give:4")


def test_nobody_else_reads_the_card(raid):
    """R 14.1.3, R 16: the drawer from the draw on, the receiver from the hand-over; nobody ever
    after, and it lies face down."""
    s = raid("Gordon* Vampire Emi Ulrich", at="agency", turn="area", top="r_shadow_2", spent=[0])
    for readers, answer in ((set(), "act"), ({0}, "give:1"), ({0, 1}, "suffer"), (set(), "")):
        for viewer in range(PUBLIC, 4):
            read = view(s.table, viewer)
            own = read.get("own")
            reads = bool(own and own["hint"] and own["hint"]["card"] == "r_shadow_2")
            assert reads is (viewer in readers)
            assert "r_shadow_2" not in str(read["public"])
        if answer:
            s.answer(answer)
            readers_of_events = {
                viewer
                for viewer in range(PUBLIC, 4)
                if "r_shadow_2" in str(events_for(s.last, viewer))
            }
            assert readers_of_events == {"act": {0}, "give:1": {0, 1}}.get(answer, set())
    assert view(s.table, PUBLIC)["public"]["discards"]["reasoning"] == 1
    s.asks(1, "move")


def test_used_cards_are_shuffled_when_the_deck_is_empty(raid):
    """R 18.20: its discards become the new deck, when a card must be drawn, not earlier."""
    s = raid("Gordon* Vampire", at="agency", turn="area", spent=[0])
    s.empty("r")
    s.answer("act")
    assert s.happened("reshuffled") == [{"deck": "reasoning"}]
    assert len(s.table.hints) == 15
    s.asks(0, "give")


def test_the_damage_is_no_attack(raid):
    """R 14.1.5: no counterattack, no robe, no angel, no chalice or brooch, and no loot (R 8.2)."""
    s = given(raid, "r_shadow_2", "werewolf*", holds="; robe chalice brooch", angel=[1])
    s.answer("suffer")
    assert s.damage(1) == 5
    s.asks(1, "move")
    s = given(raid, "r_shadow_2", "werewolf*", damage=12)
    s.answer("suffer")
    assert (s.alive(1), s.holds(0)) == (False, set())
    assert s.happened("died")[0]["by"] == 0
    s.asks(2, "move")


def test_gordons_barrier_stops_it(raid):
    """R 7.4."""
    s = given(raid, "r_raider_1", "gordon*", barrier=[1], spent=[1])
    s.answer("suffer")
    assert s.damage(1) == 3
    assert s.happened("unhurt") == [{"seat": 1, "why": "barrier"}]
    s.asks(1, "move")


def test_the_giver_is_not_affected(raid):
    """R 14.1.4, R 18.17: the Shadow-1 card handed to the Werewolf."""
    s = given(raid, "r_shadow_1", "werewolf", drawer="vampire*", damage=0)
    s.answer("suffer")
    assert (s.damage(0), s.damage(1)) == (0, 1)
    s.asks(1, "move")


def test_a_revealed_shadow_takes_the_damage(raid):
    """R 18.11: legal, and it takes effect."""
    s = given(raid, "r_shadow_1", "vampire*")
    s.answer("suffer")
    assert s.damage(1) == 4
    s.asks(1, "move")


def test_copies_of_a_card_are_one_option(raid):
    """R 14.1.4: the receiver chooses which card; two of a kind are one choice."""
    s = given(raid, "r_raider_1", "emi", holds="; scope scope")
    assert choices(s) == ["suffer"]
    s = given(raid, "r_cr_equip", "emi", holds="; scope scope")
    assert choices(s) == ["hand:b_deaths_scope", "suffer"]
    s.answer("hand:b_deaths_scope")
    assert (s.table.equipment[0], s.table.equipment[1]) == (("b_deaths_scope",),) * 2
    s.asks(1, "move")
