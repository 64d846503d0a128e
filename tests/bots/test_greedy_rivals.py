"""What greedy does in Shadow Rivals where the good play is plain to see."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest

from games.rivals.ball import Ball
from gloaming.arena import Lineup, Players, key_of, simulate
from gloaming.bots import get_bot
from gloaming.bots.rivals import loot
from gloaming.engine import Chance, apply, question, start, view
from gloaming.games import get_game
from gloaming.games.rivals.numbers import STANDARD

RIVALS = get_game("rivals")
GREEDY = get_bot("greedy")


ALL_LOOT = "jewel antique painting " * 12


def choices(scene: Ball, kind: str) -> set[str]:
    """Everything that greedy answers to the standing question, over a few drawn worlds."""
    room = scene.room
    assert room.asked is not None
    seat = next(iter(room.asked.options))
    scene.asks(seat, kind)
    asked = question(room, seat)
    assert asked is not None
    assert len(asked["options"]) > 1
    seen = view(room, seat)
    return {GREEDY.decide(seen, asked, {}, Random(seed)) for seed in range(4)}


def after(option: str, **scene: Any) -> Ball:
    """A scene in which an option has been chosen."""
    made = Ball(**scene)
    made.play(option)
    return made


# -- which card, where, which way up


def test_it_does_not_fill_a_mansion_for_others() -> None:
    """Three opponents would be paid, and it not at all."""
    scene = Ball(
        4,
        lines=("B:damsel B:madam C:damsel C:madam D:damsel", "", ""),
        hands=("joker maid detective",),
    )
    assert all(":p0:" not in choice for choice in choices(scene, "play"))


def test_a_lady_lupin_comes_openly() -> None:
    """Three tiles are more than one."""
    scene = Ball(hands=("lady_lupin",))
    assert all(choice.startswith("up:") for choice in choices(scene, "play"))


def test_with_nothing_left_to_steal_nothing_is_played_face_down() -> None:
    """It would bring no loot, and less influence."""
    scene = Ball(hands=("damsel madam maid",), gained=("", "", ALL_LOOT))
    assert all(choice.startswith("up:") for choice in choices(scene, "play"))


def test_a_constable_goes_where_the_loot_of_others_lies() -> None:
    """It is lost when that mansion fills, which it does now."""
    scene = Ball(
        lines=("B:lady_lupin+3 C:lady_lupin+3 B?joker+1 A:madam", "B:maid C:maid", ""),
        hands=("constable joker",),
    )
    assert choices(scene, "play") == {"up:p0:constable"}


def test_at_the_end_it_fills_only_if_that_wins() -> None:
    """One mansion to come: ahead it ends the game, behind it must not."""
    lines = ("A:madam A:maid B:damsel C:joker C:maid", "", "")
    ahead = Ball(lines=lines, hands=("joker chat_noir",), rp="40 30 20", resolved=6)
    assert all(":p0:" in choice for choice in choices(ahead, "play"))
    behind = Ball(lines=lines, hands=("joker chat_noir",), rp="20 40 20", resolved=6)
    assert all(":p0:" not in choice for choice in choices(behind, "play"))


def test_a_strong_advanced_member_is_played_where_it_counts() -> None:
    """Alert Damsel doubles the first rank of a large house that fills."""
    scene = Ball(
        lines=("", "", "A:damsel A:madam A:maid B:joker B:maid C:joker C:maid B:chat_noir"),
        hands=("joker",),
        front=("alert_damsel",),
    )
    assert choices(scene, "play") == {"up:p2:alert_damsel"}


# -- targets of skills


def test_a_maid_turns_down_the_card_that_hurts_most() -> None:
    """Ben's six influence, not Carl's two, and never her own player's card."""
    scene = after(
        "up:p0:maid",
        lines=("A:damsel B:alert_chat_noir C:joker", "", ""),
        hands=("maid",),
    )
    assert choices(scene, "turn_down") == {"turn:1"}


def test_a_detective_brings_the_card_that_wins_a_mansion() -> None:
    """Ana's Damsel makes seven against Ben's five, and fills it: the last of the game."""
    scene = after(
        "up:p0:detective",
        lines=(
            "B:madam B:joker C:maid A:chat_noir",
            "A:damsel C:damsel C:madam C:chat_noir",
            "",
        ),
        hands=("detective",),
        resolved=6,
    )
    assert choices(scene, "move") == {"move:p0:4"}


def test_influence_goes_where_it_changes_a_rank() -> None:
    """Three and two against four in a house that is nearly full; elsewhere it changes nothing."""
    scene = after(
        "up:p2:chat_noir",
        lines=("A:damsel B:damsel B?joker C:maid C:joker", "B:joker B:maid B:madam", ""),
        hands=("chat_noir",),
    )
    assert choices(scene, "place_tile") == {"tile:p0"}


def test_presence_fills_the_mansion_in_which_it_leads() -> None:
    """Not the one in which Ben does."""
    scene = after(
        "up:p2:madam",
        lines=(
            "A:damsel A:maid B:joker C:joker A:joker",
            "B:damsel B:madam C:maid B:maid B:chat_noir",
            "",
        ),
        hands=("madam",),
    )
    assert choices(scene, "place_presence") == {"presence:p0"}


def test_alert_joker_takes_the_best_card() -> None:
    """Of Ben's two, the one with influence, where it is about to count."""
    scene = after(
        "up:p2:alert_joker",
        lines=("B:alert_chat_noir A:maid C:joker C:maid", "B:mystic_joker", ""),
        front=("alert_joker",),
    )
    assert choices(scene, "swap_marker") == {"swap:0"}


def test_mystic_joker_puts_one_of_its_cards_before_those_of_an_equal() -> None:
    """Any of the two: it wins the tie."""
    scene = after(
        "up:p2:mystic_joker",
        lines=("B:damsel B:joker A:damsel A:joker C:maid", "", "A:maid"),
        front=("mystic_joker",),
    )
    assert choices(scene, "to_front") <= {"front:2", "front:3"}
    scene.answer("front:2")
    assert scene.line(0).startswith("A:damsel B:damsel")
    scene.asks(0, "to_front")


def test_crafty_joker_replaces_the_tile_that_decides() -> None:
    """One free tile; Ben's in the mansion that both want, not Carl's elsewhere."""
    scene = after(
        "up:p2:crafty_joker",
        lines=("A:damsel B:damsel C:joker C:maid", "B:maid B:joker B:madam C:damsel", ""),
        tiles=("0 1 0", "0 0 1", "3 0 0"),
        front=("crafty_joker",),
    )
    assert choices(scene, "replace_tile") == {"replace:1:p0"}


def test_a_joker_turns_up_the_lady() -> None:
    """Three tiles more; a Maid would turn her own side down."""
    scene = after("up:p2:joker", lines=("", "", "A?lady_lupin+1 A?maid+1"), hands=("joker",))
    assert choices(scene, "turn_up") == {"turn:0"}


def test_short_loot_goes_where_it_comes_home_first() -> None:
    """Onto the card in the house that is nearly full."""
    scene = after(
        "up:p2:alert_lady_lupin",
        lines=("A:damsel B:joker B:maid C:joker C:maid", "A:joker", ""),
        front=("alert_lady_lupin",),
        gained=("", "", "jewel antique painting " * 10 + "jewel antique"),
    )
    assert choices(scene, "share_loot") == {"loot:0"}


def test_mansions_are_exchanged_for_profit() -> None:
    """Ana leads in front of the small house; the palace would pay her more, and is full with
    that."""
    scene = after(
        "up:p2:mystic_detective",
        lines=(
            "A:madam A:damsel A:maid B:joker C:joker",
            "B:damsel B:chat_noir B:madam C:maid",
            "",
        ),
        mansions="velvet_terrace thimble_lodge crown_castle",
        presence="0 0 5",
        front=("mystic_detective",),
    )
    assert choices(scene, "exchange_mansions") == {"exchange:p0:2"}


def test_alert_detective_sends_strong_cards_of_others_away() -> None:
    """Ben's Damsels leave the house that Ana then leads."""
    scene = after(
        "up:p2:alert_detective",
        lines=(
            "B:damsel B:crafty_damsel B:mystic_damsel A:chat_noir A:joker A:maid",
            "",
            "C:madam",
        ),
        mansions="crown_castle rosewood_hall velvet_terrace",
        front=("alert_detective",),
    )
    assert {choice.split(":")[2] for choice in choices(scene, "name_family")} == {"6"}


# -- upgrades


def full_house(front: str, more: str = "") -> Ball:
    """Ana fills Rosewood Hall with a Joker beside her Lady Lupin, and may upgrade either."""
    scene = Ball(
        lines=("A:lady_lupin B:joker B:maid C:joker C:maid", more, ""),
        hands=("joker",),
        front=(front,),
    )
    scene.play("up:p0:joker")
    return scene


def test_ladies_lupin_are_the_best_upgrade() -> None:
    """Each of the three brings loot."""
    assert choices(full_house(""), "upgrade") == {"upgrade:5"}


def test_good_cards_are_not_given_up_for_an_unknown_one() -> None:
    """Two that lie in front would cost one of them."""
    scene = Ball(
        lines=("A?detective B:joker B:maid C:joker C:maid", "", ""),
        hands=("madam",),
        front=("crafty_lady_lupin alert_damsel",),
    )
    scene.play("down:p0:madam")
    assert choices(scene, "upgrade") == {"decline"}


def test_a_poor_card_goes_back() -> None:
    """Of two."""
    scene = full_house("mystic_joker alert_damsel")
    assert choices(scene, "upgrade") == {"upgrade:5"}
    scene.answer("upgrade:5")
    assert choices(scene, "return") == {"return:mystic_joker"}


def test_nothing_more_is_drawn_at_the_end() -> None:
    """The mansion that is being resolved is the last: no card will be played any more."""
    scene = Ball(
        lines=("A:lady_lupin B:joker B:maid C:joker C:maid", "", ""),
        hands=("joker",),
        front=("mystic_joker alert_damsel",),
        resolved=6,
    )
    scene.play("up:p0:joker")
    assert len(choices(scene, "upgrade")) > 1, "all are equally useless"


# -- loot


@pytest.mark.parametrize(
    ("counts", "complete"),
    [
        ({"jewel": 2, "antique": 0, "painting": 0}, {"jewel": 3, "antique": 0, "painting": 0}),
        ({"jewel": 0, "antique": 1, "painting": 0}, {"jewel": 0, "antique": 2, "painting": 0}),
    ],
)
def test_a_tile_is_worth_more_if_it_may_fill_a_set(
    counts: dict[str, int], complete: dict[str, int]
) -> None:
    """The third jewel, the second antique."""
    assert loot.next_tile(counts, STANDARD) > loot.next_tile(complete, STANDARD)


def test_no_tile_is_worth_nothing() -> None:
    """Where all are taken."""
    assert loot.next_tile({"jewel": 12, "antique": 12, "painting": 12}, STANDARD) == 0.0


# -- as a player


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_sees_what_its_seat_may_know_and_nothing_else(seats: int) -> None:
    """In another world that its seat cannot tell from the true one, it decides the same."""
    state, _ = start(RIVALS, {}, seats, key_of(5))
    players = Players(dict.fromkeys(range(seats), "random"), Random(5))
    told = 0
    while (action := players.next_action(state)) is not None:
        seat = action.seat
        world = RIVALS.sample(view(state, seat), Chance(key_of(told)))
        asked = question(world, seat)
        assert asked is not None
        here = GREEDY.decide(view(state, seat), asked, {}, Random(told))
        assert here == GREEDY.decide(view(world, seat), asked, {}, Random(told))
        told += 1
        apply(state, action)
    assert told > 50


def test_it_plays_with_another_table_of_numbers() -> None:
    """The table is part of the view."""
    mansions = [{**m, "limit": 4} for m in STANDARD.plain()["mansions"]]
    numbers = json.dumps({"mansions": mansions, "presence_tiles": 3})
    report = simulate(RIVALS, {"numbers": numbers}, 3, 2, 1, Lineup(("greedy",))).plain()
    assert report["games"] == 2
    assert report["mean_turns"] < 32


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_players_without_a_thought(seats: int) -> None:
    """One greedy among random ones, far above its share. The figures over 1,000 games are in
    docs/benchmarks.md."""
    lineup = Lineup(("greedy", *["random"] * (seats - 1)))
    wins = simulate(RIVALS, {}, seats, 12, 3, lineup).plain()["wins"]["bots"]
    assert wins["greedy"]["seats"] == 12
    assert wins["greedy"]["rate"] > 0.8


def test_it_thinks_fast_enough() -> None:
    """A few hundred decisions a second on any machine: nobody waits for it."""
    state, _ = start(RIVALS, {}, 4, key_of(8))
    players = Players(dict.fromkeys(range(4), "random"), Random(8))
    seconds = decisions = 0
    while (action := players.next_action(state)) is not None:
        seen, asked = view(state, action.seat), question(state, action.seat)
        began = time.process_time()
        GREEDY.decide(seen, asked or {}, {}, Random(1))
        seconds += time.process_time() - began
        decisions += 1
        apply(state, action)
    assert seconds / decisions < 0.02
