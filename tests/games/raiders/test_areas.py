"""The six areas of the ring, and the airship (R 2)."""

from __future__ import annotations

import pytest


def test_grand_cathedral_draws_a_white_card(raid):
    """R 2."""
    s = raid("Felix* Vampire", at="cathedral", turn="area", top="chalice")
    s.answer("act")
    assert s.happened("drew") == [{"seat": 0, "deck": "white", "card": "w_ancient_chalice"}]
    s.asks(1, "move")


def test_underground_passage_draws_a_black_card(raid):
    """R 2."""
    s = raid("Felix* Vampire", at="passage", turn="area", top="sabre")
    s.answer("act")
    assert s.happened("drew") == [{"seat": 0, "deck": "black", "card": "b_sabre"}]
    s.asks(1, "move")


def test_detective_agency_draws_a_reasoning_card_to_hand_over(raid):
    """R 2, R 14.1."""
    s = raid("Felix* Vampire", at="agency", turn="area", top="r_shadow_1")
    s.answer("act")
    assert s.happened("drew_hint") == [{"seat": 0, "card": "r_shadow_1"}]
    s.asks(0, "give", "give:1 give:2 give:3")


@pytest.mark.parametrize("deck", ["white", "black", "reasoning"])
def test_blackmist_area_leads_to_every_deck(raid, deck):
    """R 2: choose one of the three, resolved as at that deck's own area."""
    s = raid("Felix* Vampire", at="blackmist", turn="area", top="chalice sabre r_shadow_1")
    s.answer("act")
    s.asks(0, "deck", "draw:white draw:black draw:reasoning")
    s.answer(f"draw:{deck}")
    if deck == "reasoning":
        s.asks(0, "give", "give:1 give:2 give:3")
    else:
        assert s.holds(0) == {"chalice" if deck == "white" else "sabre"}
        s.asks(1, "move")


def test_town_hall_offers_harm_and_healing_to_everyone_alive(raid):
    """R 2: any one player, also oneself, at any distance, also off the board."""
    s = raid("Felix* Vampire Emi Ulrich+", at="hall agency", damage="3", turn="area")
    s.answer("act")
    s.asks(0, "hall", "hurt:0 hurt:1 hurt:2 heal:0 heal:1 heal:2")


@pytest.mark.parametrize(
    ("answer", "target", "before", "after"),
    [("hurt:1", 1, 3, 5), ("heal:1", 1, 3, 2), ("heal:1", 1, 0, 0), ("hurt:0", 0, 3, 5),
     ("heal:0", 0, 3, 2)],
)  # fmt: skip
def test_town_hall_does_two_damage_or_heals_one(raid, answer, target, before, after):
    """R 2, R 18.3, R 18.19: aiming where nothing happens, or at oneself, is legal."""
    damage = ["0", "0"]
    damage[target] = str(before)
    s = raid("Felix* Vampire", at="hall", damage=" ".join(damage), turn="area")
    s.answer("act", answer)
    assert s.damage(target) == after
    assert bool(s.happened("no_effect")) is (before == after)
    s.asks(1, "move")


def test_town_hall_kills_without_loot(raid):
    """R 8.2, R 19.43: all that the dead held is discarded."""
    s = raid("Felix* Vampire Emi Ulrich", at="hall", damage="0 11", holds="rosary; sabre robe",
             turn="area")  # fmt: skip
    s.answer("act", "hurt:1")
    assert s.happened("died")[0]["by"] == 0
    assert s.holds(0) == {"rosary"}
    assert (s.table.black_discard, s.table.white_discard) == (["b_sabre"], ["w_sages_robe"])
    s.asks(2, "move")


def test_town_hall_on_oneself(raid):
    """R 8, R 18.19: who dies of it has no killer, and the turn ends."""
    s = raid("Felix* Vampire Emi Ulrich", at="hall", damage="10", turn="area", extra=1)
    s.answer("act", "hurt:0")
    assert (s.happened("damage")[0]["by"], s.happened("died")[0]["by"]) == (-1, -1)
    s.asks(1, "move")


def test_olivers_hideout_takes_a_card_from_anyone(raid):
    """R 2: one equipment card of one's choice from another player, at any distance."""
    s = raid("Felix* Vampire Emi", at="hideout cathedral", holds="sabre; robe; crossbow excalibur",
             turn="area")  # fmt: skip
    s.answer("act")
    about = s.asks(0, "steal", "take:1:w_sages_robe take:2:b_crossbow take:2:w_excalibur")
    assert about == {"source": "olivers_hideout"}
    assert s.table.asked.clause == "2"
    s.answer("take:2:w_excalibur")
    assert (s.holds(0), s.holds(2)) == ({"sabre", "excalibur"}, {"crossbow"})
    s.asks(1, "move")


def test_olivers_hideout_with_nothing_to_take(raid):
    """R 2: nobody has any: nothing."""
    s = raid("Felix* Vampire", at="hideout", holds="sabre", turn="area")
    s.answer("act")
    assert s.happened("no_effect") == [{"seat": 0, "card": "olivers_hideout"}]
    s.asks(1, "move")


def test_airship_has_no_action(raid):
    """R 2, R 6 (T3): none is offered; the attack step follows."""
    s = raid("Felix* Vampire", at="hall cathedral", dice=[4, 6], expansion=True)
    s.answer("roll")
    assert s.at(0) == "airship"
    s.asks(0, "attack", "attack:1 pass")


@pytest.mark.parametrize("area", ["agency", "blackmist", "cathedral", "passage", "hall", "hideout"])
def test_the_action_is_optional(raid, area):
    """R 2: whoever declines gets nothing, and the attack step follows."""
    s = raid("Felix* Vampire", at=f"{area} {area}", turn="area")
    assert s.asks(0, "area", "act skip") == {"place": s.areas[area]}
    s.answer("skip")
    assert [event.kind for event in s.last] == ["skipped"]
    s.asks(0, "attack", "attack:1 pass")
