"""Unknown's lies (R 13.3). Who else receives the cards is in cards/test_hermit.py."""

from __future__ import annotations

import pytest

# fmt: off
ROWS = {
    # card: (effect, whether Unknown, a Shadow with HP 11, truly fits)
    "h_blackmail": ("hand", False), "h_greed": ("hand", True), "h_anger": ("hand", True),
    "h_slap": ("harm 1", False), "h_spell": ("harm 1", True), "h_exorcism": ("harm 2", True),
    "h_nurturance": ("heal", False), "h_aid": ("heal", False), "h_huddle": ("heal", True),
    "h_lesson": ("harm 2", False), "h_bully": ("harm 1", True),
}
# fmt: on
HELD = "hand:w_holy_robe hand:b_broad_axe"
TRUE_BRANCH = {
    "hand": f"{HELD} suffer",
    "harm 1": "suffer",
    "harm 2": "suffer",
    "heal": "accept",
}


def given(scene, card, star="", *, holds="; robe axe", damage=3, voided=()):
    """Unknown, at seat 1, has been handed the card."""
    s = scene(
        f"Franklin Unknown{star} Ellen", at="cabin", damage=f"0 {damage}", holds=holds,
        turn="area", top=card, voided=voided,
    )  # fmt: skip
    s.answer("act", "give:1")
    s.asks(1, "hint")
    return s


@pytest.mark.parametrize("card", ROWS)
@pytest.mark.parametrize("star", ["", "*"])
def test_unknown_has_both_branches(scene, card, star):
    """R 13.3: hidden or revealed, whatever is true."""
    effect, _ = ROWS[card]
    s = given(scene, card, star)
    s.asks(1, "hint", f"{TRUE_BRANCH[effect]} nothing")


@pytest.mark.parametrize("card", ROWS)
def test_a_voided_unknown_tells_the_truth(scene, card):
    """R 13.3, R 9.2: as everybody else."""
    effect, fits = ROWS[card]
    s = given(scene, card, voided=[1])
    s.asks(1, "hint", TRUE_BRANCH[effect] if fits else "nothing")


@pytest.mark.parametrize("card", ROWS)
def test_what_unknown_pretends_really_happens(scene, card):
    """R 13.3: "If Unknown pretends the condition holds, the effect really happens"; Unknown stays
    hidden."""
    effect, _ = ROWS[card]
    answer, after = {
        "hand": ("hand:b_broad_axe", 3),
        "harm 1": ("suffer", 4),
        "harm 2": ("suffer", 5),
        "heal": ("accept", 2),
    }[effect]
    s = given(scene, card)
    s.answer(answer)
    assert (s.damage(1), s.revealed(1)) == (after, False)
    assert s.holds(0) == ({"axe"} if effect == "hand" else set())
    s.asks(0, "attack", "pass")


@pytest.mark.parametrize("card", [card for card, row in ROWS.items() if row[0] == "heal"])
def test_pretending_to_be_healed_hurts_at_no_damage(scene, card):
    """R 13.3: apply (heal, or damage at 0)."""
    s = given(scene, card, damage=0)
    s.answer("accept")
    assert s.damage(1) == 1
    s.asks(0, "attack", "pass")


@pytest.mark.parametrize("card", ["h_blackmail", "h_greed", "h_anger"])
def test_without_equipment_there_is_the_damage_and_nothing(scene, card):
    """R 13.3: give card (if any) / take 1 / nothing."""
    s = given(scene, card, holds="")
    s.asks(1, "hint", "suffer nothing")


@pytest.mark.parametrize("card", ROWS)
def test_denying_leaves_no_trace(scene, card):
    """R 13.3: the same event as a truthful "nothing"."""
    s = given(scene, card)
    s.answer("nothing")
    assert s.happened("nothing") == [{"seat": 1}]
    assert (s.damage(1), s.holds(1)) == (3, {"robe", "axe"})
    s.asks(0, "attack", "pass")


@pytest.mark.parametrize("star", ["", "*"])
def test_prediction_shows_the_truth(scene, star):
    """R 13.3, ruling: a shown card cannot be a lie."""
    s = given(scene, "h_prediction", star)
    s.asks(1, "hint", "show")
    s.answer("show")
    assert s.table.known[0] == ((1, "unknown"),)
    s.asks(0, "attack", "pass")
