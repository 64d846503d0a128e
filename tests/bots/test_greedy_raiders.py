"""What greedy does in Shadow Raiders where a sensible player would not have to think long."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gloaming.arena import Players, key_of
from gloaming.bots import get_bot
from gloaming.bots.hidden_roles import situation
from gloaming.engine import apply, awaited, question, start, view
from gloaming.engine.view import actions
from gloaming.games.raiders import RAIDERS
from scene import Raid

GREEDY = get_bot("greedy")


def decides(scene: Raid) -> str:
    """The answer of greedy, who sits wherever somebody is asked."""
    seat = awaited(scene.table)[0]
    asked = question(scene.table, seat)
    assert asked is not None
    return GREEDY.decide(view(scene.table, seat), asked, {}, Random(1))


def interjects(scene: Raid, seat: int, **memory: Any) -> str | None:
    """What greedy at this seat does out of turn."""
    state = scene.table
    return GREEDY.interject(view(state, seat), actions(state, seat), memory, Random(1))


def test_its_range_is_that_of_the_rules() -> None:
    """R 7.1, in whole games: to the left, with scopes, to and from the airship."""
    compared = 0
    for seed in range(4):
        state, events = start(RAIDERS, {"expansion": True}, 7, key_of(seed))
        players = Players(dict.fromkeys(range(7), "greedy"), Random(seed))
        players.look_on(state, events)
        while (action := players.next_action(state)) is not None:
            for seat in awaited(state):
                seen = view(state, seat)
                at = situation(seen, {})
                for place, seats in seen["own"]["reach"]["from"].items():
                    assert at.in_range(seat, place) == seats
                    compared += bool(seats)
            players.look_on(state, apply(state, action))
    assert compared > 500


@pytest.mark.parametrize(
    ("players", "answer"),
    [
        ("gordon vampire* emi*", "attack:1"),
        ("vampire werewolf* emi*", "attack:2"),
        ("vendetta* vampire* werewolf*", "pass"),
    ],
)
def test_it_attacks_enemies_to_the_left_and_spares_friends(players: str, answer: str) -> None:
    """All are in range; who lies open is known."""
    found = Raid(players, at="blackmist blackmist agency", turn="attack")
    assert decides(found) == answer


def test_who_is_aboard_leaves_where_an_enemy_can_be_hit() -> None:
    """R 4: without dice; the hall hurts a wounded enemy at any distance, and there is another
    next to it."""
    found = Raid("gordon* vampire* werewolf*", at="airship hall passage", damage="0 12 13")
    assert decides(found).startswith("go:")


def test_a_wounded_player_would_rather_not_be_aboard() -> None:
    """Everybody reaches the airship, few reach an area."""
    found = Raid("felicia* vampire* werewolf*", at="airship hall passage", damage="10")
    at = situation(view(found.table, 0), {})
    exposed = {place: at.lore.exposure(at, place) for place in found.table.board}
    assert exposed["airship"] == 1.0
    assert all(0 < exposed[place] <= 0.5 for place in exposed if place != "airship")
    assert sum(exposed.values()) == pytest.approx(1.0 + 2 * 23 / 24 + 6 / 24)


def test_walpurgis_exchanges_places_to_reach_an_enemy() -> None:
    """R 7.2.1: with a friend who stands beside the enemy."""
    at, damage = "agency passage passage", "0 0 12"
    found = Raid("walpurgis* vampire* gordon*", at=at, damage=damage, turn="attack")
    assert decides(found) == "swap:1"
    found.answer("swap:1")
    assert decides(found) == "attack:2"


def test_emi_teleports_to_where_she_can_strike() -> None:
    """R 11: instead of going where the dice say."""
    found = Raid("emi* vampire*", at="agency blackmist", damage="0 12", dice=(2, 6))
    found.answer("roll")
    assert decides(found) == "use:blackmist_area"


def test_the_parasol_is_used_where_attacking_is_not() -> None:
    """R 12: a reasoning card for one in range who may be anybody."""
    holds = "parasol"
    found = Raid("gordon* emi* vampire", at="agency agency hall", holds=holds, turn="attack")
    assert decides(found) in {"parasol", "pass"}
    found = Raid("gordon* alice vampire", at="agency agency", holds=holds, turn="attack")
    assert decides(found) != "pass"


def test_ulster_attacks_twice_and_craig_pays_for_it() -> None:
    """R 11: while an enemy is in range; Craig when a kill would win."""
    for players, damage in (("ulster* gordon*", "0 5"), ("craig* gordon* emi+ vampire+", "0 13")):
        found = Raid(players, at="agency agency", damage=damage, turn="attack", dice=(1, 1))
        found.answer("attack:1")
        assert decides(found) == "use", players


def test_galahad_turns_up_for_a_second_roll() -> None:
    """R 7.2.4: at an enemy near death."""
    holds = "excalibur"
    at = "agency agency"
    found = Raid("galahad vampire*", at=at, holds=holds, damage="0 12", turn="attack", dice=(1, 1))
    found.answer("attack:1")
    assert decides(found) == "use"


def test_freddy_and_vendetta_turn_up_to_kill() -> None:
    """R 7.2: for 2 more; for a roll that cannot fail."""
    freddy = Raid("freddy vampire*", at="agency agency", damage="0 10", turn="attack", dice=(1, 2))
    freddy.answer("attack:1")
    assert decides(freddy) == "use"
    vendetta = Raid("vendetta gordon*", at="agency agency", damage="0 13", turn="attack")
    assert decides(vendetta) == "use:1"


def test_godwin_brings_a_raider_back() -> None:
    """R 8: not a Shadow."""
    at = "agency agency"
    damage = "0 13"
    found = Raid("vampire* godwin* ulrich+ emi+", at=at, damage=damage, turn="attack", dice=(1, 2))
    found.answer("attack:1")
    assert decides(found) == "revive:3"


def test_venoms_penalty_is_paid_with_what_is_worth_least() -> None:
    """R 7.3: 1 damage when it is but a scratch; a card when it would kill."""
    for damage, answer in (("13 0", "hand:w_lucky_brooch"), ("0 0", "suffer")):
        found = Raid(
            "gordon* venom*",
            at="agency agency",
            damage=damage,
            holds="brooch",
            turn="attack",
            dice=(1, 1),
        )
        found.answer("attack:1")
        assert decides(found) == answer


def test_ulrich_denies_what_hurts_and_pretends_what_helps() -> None:
    """R 14.3: without looking like what he is."""
    for top, damage, answer in (
        ("r_shadow_2", "0 3", "nothing"),
        ("r_shadow_1", "0 3", "nothing"),
        ("r_raider_heal", "0 3", "accept"),
    ):
        found = Raid("gordon ulrich", at="agency", damage=damage, turn="area", top=top)
        found.answer("act", "give:1")
        assert decides(found) == answer, top


def test_bylon_takes_cards_and_the_fifth_wins() -> None:
    """R 11: of a single target, and of several at once."""
    holds = "sabre crossbow pistol_l chalice; brooch"
    found = Raid("bylon vampire", at="agency agency", holds=holds, turn="attack", dice=(1, 3))
    found.answer("attack:1")
    assert decides(found) == "rob:1:w_lucky_brooch"
    holds = "sabre crossbow pistol_l gatling; brooch robe"
    at = "agency agency agency"
    found = Raid("bylon* vampire emi", at=at, holds=holds, turn="attack", dice=(1, 4))
    found.answer("attack")
    assert decides(found) == "rob"
    found.answer("rob")
    assert decides(found).startswith("take:1:")


def test_benjamin_gives_the_fifth_card() -> None:
    """R 9: to whoever needs just one more."""
    holds = "brooch; sabre crossbow pistol_l chalice"
    found = Raid("benjamin gordon", at="hall hall", holds=holds, turn="attack")
    assert decides(found) == "use:1:w_lucky_brooch"


def test_claire_swaps_when_the_game_may_end() -> None:
    """R 9: for a number from 6 to 8, and not before."""
    closing = Raid("claire gordon* vampire* ulrich+", damage="1 7 12")
    assert decides(closing) == "use:1"
    assert decides(Raid("claire gordon* vampire* ulrich", damage="1 7 12")) == "roll"


def test_david_digs_for_relics() -> None:
    """R 9: and for nothing else."""
    found = Raid("david gordon", holds="chalice", discards="sabre brooch robe")
    assert decides(found) == "use:w_lucky_brooch"
    assert decides(Raid("david gordon", holds="chalice", discards="sabre robe")) == "roll"


def test_deborah_vows_when_death_is_near() -> None:
    """R 9: then nobody else can want it."""
    assert decides(Raid("deborah gordon vampire", damage="10", seats=7)) == "use"
    assert decides(Raid("deborah gordon vampire", damage="3", seats=7)) == "roll"
    vowed = Raid(
        "deborah* gordon vampire", at="hall", damage="11", seats=7, turned=[0], turn="area"
    )
    vowed.answer("act")
    assert decides(vowed) == "hurt:0"


def test_nobody_kills_deborah_after_her_vow() -> None:
    """Her death would end the game with her victory."""
    found = Raid(
        "gordon* deborah* emi*", at="agency agency", damage="0 12", seats=7, turned=[1],
        turn="attack",
    )  # fmt: skip
    assert decides(found) != "attack:1"


def test_agatha_strikes_when_it_may_end_the_game() -> None:
    """R 9: in her own turn. The passage is rolled most often."""
    found = Raid(
        "agatha gordon* emi+ felix+ vampire* ulrich",
        at="hideout passage",
        damage="0 12",
        turn="attack",
    )
    assert decides(found) == "use"


def test_alice_heals_in_time() -> None:
    """R 11: once, so not for a scratch."""
    assert decides(Raid("alice gordon", damage="6")) == "use"
    assert decides(Raid("alice gordon", damage="1")) == "roll"


def test_carol_and_daniel_would_be_the_first_to_die() -> None:
    """R 9: at the Town hall they hurt themselves while nobody is dead."""
    for who in ("carol", "daniel"):
        found = Raid(f"{who} vampire gordon", at="hall", damage="9", turn="area")
        found.answer("act")
        assert decides(found) == "hurt:0", who


def test_bruce_goes_to_the_hideout_and_for_the_strong() -> None:
    """R 9."""
    found = Raid("bruce gordon* emi*", at="agency agency agency", damage="0 12 8", turn="attack")
    assert decides(found) == "attack:1"


def test_angela_turns_to_the_neighbour_who_is_ahead() -> None:
    """R 6: at any time; she thinks of it after each piece of news."""
    behind = Raid("angela gordon* vampire+ emi* ulrich*", damage="0 0 0 0 9")
    assert interjects(behind, 0) == "turn"
    assert interjects(behind, 0, news=False) is None
    assert interjects(Raid("angela ulrich* vampire+ emi* gordon*", damage="0 9"), 0) is None


def test_a_werewolf_gives_an_order_where_no_attacker_makes_a_difference() -> None:
    """Among enemies alone: strike back at whoever it is; and if that changes, be asked again."""
    enemies = Raid("gordon* werewolf* vampire+ emi*")
    assert interjects(enemies, 1) == "arm"
    assert interjects(enemies, 1, news=False) is None
    mixed = Raid("gordon* werewolf* vampire* emi*", armed=[1])
    assert interjects(mixed, 1) == "disarm"
    assert interjects(Raid("vampire* werewolf* gordon+ emi+ alice"), 1) is None
