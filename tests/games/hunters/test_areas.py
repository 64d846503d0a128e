"""The six areas (R 2)."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("area", "question", "drew"),
    [("church", "move", "white"), ("cemetery", "move", "black"), ("cabin", "give", "hermit")],
)
def test_church_cemetery_and_cabin_draw_their_cards(scene, area, question, drew):
    """R 2: a white card, a black card, a hermit card which is then given away."""
    s = scene("Franklin Vampire", at=area, turn="area", top="talisman axe h_slap")
    s.answer("act")
    if drew == "hermit":
        assert s.happened("drew_hint")
        s.asks(0, question)
    else:
        assert s.happened("drew")[0]["deck"] == drew
        s.asks(1, question)


@pytest.mark.parametrize(
    ("deck", "then"), [("white", "move"), ("black", "move"), ("hermit", "give")]
)
def test_underworld_gate_leads_to_every_deck(scene, deck, then):
    """R 2: choose one of the three decks, resolved as at that deck's own area."""
    s = scene("Franklin Vampire", at="gate", turn="area", top="talisman axe h_slap")
    s.answer("act")
    s.asks(0, "deck", "draw:white draw:black draw:hermit")
    s.answer(f"draw:{deck}")
    if deck == "hermit":
        s.asks(0, "give", "give:1 give:2 give:3")
    else:
        assert s.holds(0) == {"talisman" if deck == "white" else "axe"}
        s.asks(1, "move")


def test_weird_woods_offer_harm_and_healing_to_everyone_alive(scene):
    """R 2: any living player, oneself included; also off the board (R 17.38)."""
    s = scene("Franklin Vampire Ellen Werewolf+", at="woods", damage="3", turn="area")
    s.answer("act")
    s.asks(0, "woods", "hurt:0 hurt:1 hurt:2 heal:0 heal:1 heal:2")


@pytest.mark.parametrize(
    ("answer", "target", "before", "after"),
    [("hurt:1", 1, 3, 5), ("heal:1", 1, 3, 2), ("heal:1", 1, 0, 0), ("hurt:0", 0, 3, 5)],
)
def test_weird_woods_do_two_damage_or_heal_one(scene, answer, target, before, after):
    """R 2: aiming where nothing happens is legal."""
    damage = ["0", "0"]
    damage[target] = str(before)
    s = scene("Franklin Vampire", at="woods", damage=" ".join(damage), turn="area")
    s.answer("act", answer)
    assert s.damage(target) == after
    s.asks(1, "move")


def test_weird_woods_kill_for_the_one_who_uses_them(scene):
    """R 7: the killer is who used the woods; on oneself there is none."""
    s = scene("Franklin Vampire", at="woods", damage="0 11", holds="; axe", turn="area")
    s.answer("act", "hurt:1")
    assert s.holds(0) == {"axe"}
    s.asks(2, "move")
    s = scene("Franklin Vampire", at="woods", damage="10 0", holds="axe", turn="area")
    s.answer("act", "hurt:0")
    assert (s.happened("damage")[0]["by"], s.happened("died")[0]["by"]) == (-1, -1)
    assert s.table.black_discard == ["b_broad_axe"]
    s.asks(1, "move")


def test_erstwhile_altar_takes_a_card_from_anyone(scene):
    """R 2: one equipment card of your choice from any other player."""
    s = scene("Franklin Vampire Ellen", at="altar", holds="axe; robe; knife spear", turn="area")
    s.answer("act")
    s.asks(0, "steal", "take:1:w_holy_robe take:2:b_butcher_knife take:2:w_spear_longinus")
    s.answer("take:2:w_spear_longinus")
    assert (s.holds(0), s.holds(2)) == ({"axe", "spear"}, {"knife"})
    s.asks(1, "move")


def test_erstwhile_altar_with_nothing_to_take(scene):
    """R 2: no effect when nobody else holds equipment."""
    s = scene("Franklin Vampire", at="altar", holds="axe", turn="area")
    s.answer("act")
    assert s.happened("no_effect") == [{"seat": 0, "card": "erstwhile_altar"}]
    s.asks(1, "move")


@pytest.mark.parametrize("area", ["cabin", "gate", "church", "cemetery", "woods", "altar"])
def test_the_action_is_optional(scene, area):
    """R 2, R 16.3: whoever declines gets nothing, and the attack step follows."""
    s = scene("Franklin Vampire", at=f"{area} {area}", turn="area")
    s.asks(0, "area", "act skip")
    s.answer("skip")
    assert [event.kind for event in s.last] == ["skipped"]
    s.asks(0, "attack", "attack:1 pass")
