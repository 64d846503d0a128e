"""What greedy does where a sensible player would not have to think long."""

from __future__ import annotations

from random import Random

import pytest

from gloaming.bots import get_bot
from gloaming.engine import awaited, question, view
from gloaming.engine.view import actions
from scene import Scene

GREEDY = get_bot("greedy")


def decides(scene: Scene) -> str:
    """The answer of greedy, who sits wherever somebody is asked."""
    seat = awaited(scene.table)[0]
    asked = question(scene.table, seat)
    assert asked is not None
    return GREEDY.decide(view(scene.table, seat), asked, {}, Random(1))


def interjects(scene: Scene, seat: int) -> str | None:
    """What greedy at this seat does out of turn."""
    state = scene.table
    return GREEDY.interject(view(state, seat), actions(state, seat), {}, Random(1))


@pytest.mark.parametrize(
    ("players", "answer"),
    [
        ("george vampire* ellen*", "attack:1"),
        ("vampire werewolf* ellen*", "attack:2"),
        ("werewolf george* vampire*", "attack:1"),
        ("valkyrie* vampire* werewolf*", "pass"),
    ],
)
def test_it_attacks_enemies_and_spares_friends(players: str, answer: str) -> None:
    """All stand in one zone; who lies open is known."""
    assert decides(Scene(players, at="church cemetery church", turn="attack")) == answer


def test_it_finishes_off_the_wounded() -> None:
    """A dead enemy strikes no more."""
    at = "church cemetery church"
    found = Scene("george vampire* valkyrie*", at=at, damage="0 3 11", turn="attack")
    assert decides(found) == "attack:2"


def test_it_fears_the_werewolf_when_nearly_dead() -> None:
    """The counterattack comes also after a miss (R 6.4)."""
    at = "church cemetery"
    eager = Scene("george werewolf*", at=at, damage="0 5", turn="attack")
    assert decides(eager) == "attack:1"
    afraid = Scene("george* werewolf*", at=at, damage="13 5", holds="; axe knife", turn="attack")
    assert decides(afraid) == "pass"


def test_catherine_wants_to_be_the_first_to_die() -> None:
    """In the Weird Woods she hurts herself while nobody is dead, and not any more after that."""
    first = Scene("catherine vampire george", at="woods church church", damage="8", turn="area")
    first.answer("act")
    assert decides(first) == "hurt:0"
    late = Scene("catherine vampire george+ ellen", at="woods church - church", turn="area")
    late.answer("act")
    assert decides(late) != "hurt:0"


def test_allie_heals_before_it_is_too_late() -> None:
    """Once, so not for a scratch; and in anybody's turn."""
    assert interjects(Scene("allie vampire", damage="2"), 0) is None
    assert interjects(Scene("vampire allie", damage="0 6"), 1) == "mother"


def test_nobody_else_reveals_for_nothing() -> None:
    """There are windows for that in which it pays."""
    for character in ("franklin", "vampire", "bob", "catherine"):
        assert interjects(Scene(f"{character} george"), 0) is None


def test_franklin_waits_for_an_enemy_worth_it() -> None:
    """Lightning works once."""
    assert decides(Scene("franklin ellen bob", at="church gate gate")) == "roll"
    assert decides(Scene("franklin* vampire* bob", at="church gate", damage="0 9")) == "use:1"


def test_ellen_takes_a_strong_enemys_ability() -> None:
    """And not a friend's."""
    assert decides(Scene("ellen* valkyrie* george*", damage="8 2 0")) == "use:1"


def test_fuka_sets_whom_it_helps_most() -> None:
    """An ally near death rather than nobody; an untouched enemy rather than an ally."""
    assert decides(Scene("fuka* george* vampire", damage="0 13 0")) == "use:1"
    assert decides(Scene("fuka* george vampire*", damage="9 0 0")) in {"use:0", "use:2"}


def test_unknown_denies_what_would_hurt() -> None:
    """R 13.3: only Unknown may."""
    found = Scene("george unknown", at="cabin church", turn="area", top="h_exorcism")
    found.answer("act", "give:1")
    assert decides(found) == "nothing"


def test_a_hermit_card_goes_where_it_helps() -> None:
    """Exorcism to an open Shadow from a Hunter; Aid to a wounded Hunter."""
    harm = Scene("george vampire* ellen*", at="cabin", turn="area", top="h_exorcism")
    harm.answer("act")
    # With 4 players whoever is no Hunter is a Shadow, so the fourth is as good.
    assert decides(harm) in {"give:1", "give:3"}
    aid = Scene("george vampire* ellen*", at="cabin", damage="0 0 8", turn="area", top="h_aid")
    aid.answer("act")
    assert decides(aid) == "give:2"


def test_bob_takes_equipment_and_the_fifth_card_wins() -> None:
    """R 9.3: a theft instead of damage, with 4 to 6 players."""
    holds = "axe knife chainsaw robe; talisman"
    found = Scene("bob vampire", at="church cemetery", holds=holds, turn="attack", dice=(1, 5))
    found.answer("attack:1")
    assert decides(found) == "rob:1:w_talisman"
    found.answer("rob:1:w_talisman")
    if not found.table.over:
        found.answer("strike")
    assert found.winners == {"bob": "equipment"}


def test_the_altar_takes_from_enemies() -> None:
    """What is of use, from whom it serves against us."""
    found = Scene("george vampire* ellen*", at="altar", holds="; axe; chainsaw", turn="area")
    found.answer("act")
    assert decides(found) == "take:1:b_broad_axe"


def test_a_wounded_hunter_reveals_to_heal() -> None:
    """Advent: full health is worth being known; a scratch is not."""
    for damage, answer in (("10", "reveal"), ("1", "nothing")):
        found = Scene("franklin vampire", at="church", damage=damage, turn="area", top="w_advent")
        found.answer("act")
        assert decides(found) == answer


def test_the_werewolf_strikes_back_at_enemies_only() -> None:
    """Open, so nothing is lost by it."""
    for attacker, answer in (("george*", "use"), ("vampire*", "on")):
        found = Scene(f"{attacker} werewolf*", at="church cemetery", turn="attack", dice=(1, 1))
        found.answer("attack:1")
        assert decides(found) == answer
