"""What greedy does in Shadowlord where the good play is plain to see."""

from __future__ import annotations

import json
from random import Random

import pytest

from games.shadowlord.sky import Sky
from gloaming.arena import Lineup, Players, key_of, simulate
from gloaming.bots import get_bot
from gloaming.bots.shadowlord import odds, peril
from gloaming.bots.shadowlord.choices import CHOICES
from gloaming.bots.shadowlord.sky import Sky as Mind
from gloaming.engine import Action, Chance, apply, question, start, view
from gloaming.games import get_game
from gloaming.games.shadowlord.universe import Universe

SHADOWLORD = get_game("shadowlord")
GREEDY = get_bot("greedy")


def choices(scene: Sky, seat: str, kind: str) -> set[str]:
    """Everything that greedy answers to the standing question, over a few drawn lots."""
    scene.asks(seat, kind)
    number = "ABCD".index(seat)
    asked = question(scene.universe, number)
    assert asked is not None
    assert len(asked["options"]) > 1
    seen = view(scene.universe, number)
    return {GREEDY.decide(seen, asked, {}, Random(seed)) for seed in range(4)}


def verbs(scene: Sky, seat: str, kind: str) -> set[str]:
    """Their verbs."""
    return {choice.split(":")[0] for choice in choices(scene, seat, kind)}


def mind(scene: Sky, seat: str = "A") -> Mind:
    """The board as greedy sees it."""
    return Mind(view(scene.universe, "ABCD".index(seat)))


# -- moving and fighting


def test_a_diplomat_goes_to_a_disc_and_turns_it() -> None:
    """To have more people is worth most early on."""
    scene = Sky("A diplomat-gye@N+2", discs="c1?merchant-faye")
    (chosen,) = choices(scene, "A", "move")
    assert chosen.startswith("go:c1:diplomat-gye")
    scene.answer(chosen)
    assert choices(scene, "A", "turn_disc") == {"turn"}
    scene.answer("turn")
    assert choices(scene, "A", "recruit") == {"recruit"}


def test_a_diplomat_asks_to_be_let_in_to_a_disc() -> None:
    """It cannot enter against the other's will."""
    scene = Sky("A diplomat-gye@N+2", "B warrior-axel@c1+1", discs="c1?merchant-faye")
    assert choices(scene, "A", "move") == {"ask:c1:diplomat-gye"}


def test_a_battle_that_is_all_but_won_is_fought() -> None:
    """A warrior with six ships and a ten against a merchant without any, for a station."""
    scene = Sky("A warrior-randi@b1+6", "B merchant-faye@a1", hands=("10",))
    assert choices(scene, "A", "move") == {"go:a1:warrior-randi:0"}


def test_a_battle_that_is_all_but_lost_is_not() -> None:
    """A merchant does not attack a master with a full ring."""
    scene = Sky("A merchant-vang@c5+1", "B master-water@S+6")
    assert all(not choice.startswith("go:S") for choice in choices(scene, "A", "move"))


def test_it_kills_the_last_other_master_where_it_can() -> None:
    """The Shadowlord has lost the stone: that wins the match."""
    scene = Sky(
        "A warrior-randi@c5+6 warrior-holger@b5+6 b1+1",
        "B master-water@S+0",
        stone="warrior-randi",
        hands=("7 10",),
    )
    assert {choice[:4] for choice in choices(scene, "A", "move")} == {"go:S"}


def test_the_shadowlord_is_challenged_by_who_is_strong_enough() -> None:
    """A full ring and a ten: three to one; with one ship and no card not at all."""
    strong = Sky("A warrior-randi@b2+6", hands=("10 7",))
    assert choices(strong, "A", "move") == {"go:c3:warrior-randi:0"}
    weak = Sky("A warrior-randi@b2+1")
    assert all("c3" not in choice for choice in choices(weak, "A", "move"))


def test_at_the_last_slot_even_chances_are_taken() -> None:
    """Four ships and a seven are not enough in good time, but when all is nearly lost."""
    in_time, late = (Sky("A warrior-randi@b2+4", hands=("7",), timer=timer) for timer in (1, 5))
    assert all("c3" not in choice for choice in choices(in_time, "A", "move"))
    assert choices(late, "A", "move") == {"go:c3:warrior-randi:0"}


def test_the_master_stays_out_of_reach_of_others() -> None:
    """At home with his warriors; out there two strong warriors of another stand near him."""
    scene = Sky(
        "A master-earth@N+2 warrior-randi@N+3 warrior-holger@N+3",
        "B warrior-axel@b2+6 warrior-astrid@d2+6 merchant-faye@c5",
    )
    assert all(":master-earth" not in choice for choice in choices(scene, "A", "move"))


def test_the_master_does_not_go_next_to_a_strong_shadow() -> None:
    """Others would push it upon him; at home he is safe from shadows."""
    scene = Sky("A master-earth@N+1", shadows="darkness@c2+3")
    board = mind(scene)
    master = board.characters["master-earth"]
    assert peril.danger(board, "N", [master]) == 0
    assert peril.danger(board, "c1", [master]) > 5
    assert all("c1" not in choice for choice in choices(scene, "A", "move"))


def test_a_diplomat_keeps_shadows_away() -> None:
    """With one beside him the master has nothing to fear from them."""
    scene = Sky("A master-earth@c1+1 diplomat-gye@c1", shadows="darkness@c2+3")
    board = mind(scene)
    master, diplomat = board.characters["master-earth"], board.characters["diplomat-gye"]
    assert peril.danger(board, "c1", [master, diplomat]) == 0 < peril.danger(board, "c1", [master])


def test_who_leaves_a_station_leaves_a_ship() -> None:
    """It pays three ships and a card each turn."""
    scene = Sky("A warrior-randi@a1+6 e1+1 a5+1 e5+1")
    assert choices(scene, "A", "move") == {"drop:warrior-randi:1"}


def test_a_fighter_without_ships_picks_up_what_lies_there() -> None:
    """All of it: it is no station."""
    scene = Sky("A warrior-randi@c1 c1+4")
    assert choices(scene, "A", "move") == {"pick_up:warrior-randi:4"}


# -- ships and cards


def test_the_first_ships_go_to_all_three() -> None:
    """Nobody can move without one."""
    state, _ = start(SHADOWLORD, {}, 2, b"share")
    given: set[str] = set()
    while len(given) < 6:
        ask = state.asked
        assert ask is not None
        seat = next(iter(ask.options))
        asked = question(state, seat)
        assert asked is not None
        chosen = GREEDY.decide(view(state, seat), asked, {}, Random(1))
        if ask.kind == "share_ships":
            assert chosen.endswith(":1")
            given.add(chosen)
        apply(state, _action(seat, chosen, ask.id))


def test_cards_become_ships_where_ships_are_short() -> None:
    """The lowest card; the two best are for battles."""
    scene = Sky(
        "A warrior-randi@N warrior-holger@N merchant-vang@N", hands=("4 7 10",), step="build"
    )
    assert choices(scene, "A", "build") == {"redeem:4"}


def test_nobody_redeems_what_finds_no_room() -> None:
    """All rings are full."""
    scene = Sky("A master-earth@N+6 warrior-randi@N+5", hands=("4 7 10",), step="build", bonus=1)
    assert verbs(scene, "A", "build") == {"ring"}


def test_a_threatened_master_is_armed_first() -> None:
    """Before a diplomat without ships."""
    scene = Sky(
        "A master-earth@c1+1 diplomat-gye@e3",
        "B warrior-axel@c2+6 warrior-astrid@c2+6",
        step="build",
        bonus=3,
    )
    assert {choice.split(":")[1] for choice in choices(scene, "A", "build")} == {"master-earth"}


def test_a_low_card_is_discarded() -> None:
    """Of those above the limit."""
    scene = Sky("A", hands=("0 2 4 7 7 10",), step="discard")
    assert choices(scene, "A", "discard") == {"discard:0"}


# -- others


def test_a_stronger_guest_is_let_in_where_a_ship_keeps_the_galaxy() -> None:
    """In peace it can do nothing; without the ship nobody would control the galaxy."""
    arrives = "A warrior-randi@b1+6"
    for held, answer in (("a1+1", "grant"), ("merchant-faye@a1", "refuse")):
        scene = Sky(arrives, f"B {held}")
        scene.answer("ask:a1:warrior-randi")
        assert choices(scene, "B", "passage") == {answer}


def test_a_weaker_guest_is_refused() -> None:
    """It is welcome to attack."""
    scene = Sky("A merchant-vang@b1+1", "B warrior-axel@a1+6 a1+1")
    scene.answer("ask:a1:merchant-vang")
    assert choices(scene, "B", "passage") == {"refuse"}


def test_a_shadow_is_moved_upon_another() -> None:
    """Upon the master rather than the merchant."""
    scene = Sky(
        "A",
        "B master-water@d5 merchant-faye@c5",
        shadows="darkness@d4+3 lynx@c4+1",
        step="shadow",
    )
    assert choices(scene, "A", "shadow") == {"shadow:d5:shadow-darkness"}


def test_a_shadow_is_moved_away_from_ones_own_master() -> None:
    """Before others move it upon him."""
    scene = Sky("A master-earth@c1", shadows="darkness@c2+3", step="shadow")
    assert choices(scene, "A", "shadow") <= {
        "shadow:b2:shadow-darkness",
        "shadow:d2:shadow-darkness",
    }


def test_a_storm_hits_others() -> None:
    """Not one's own galaxies."""
    scene = Sky("A c1+3", "B c5+3 warrior-axel@c5+1", step="guide", dice="1 2")
    assert choices(scene, "A", "storm") == {"storm:c5"}


# -- odds


def test_a_tie_goes_to_whom_the_rules_give_it() -> None:
    """Equal sides: the defender's chance is the better one, unless the table says otherwise."""
    words = ("A warrior-randi@c1+2", "B warrior-axel@c5+2")
    for table, better in (("", False), ('{"tie_to_defender": 0}', True)):
        board = mind(Sky(*words, numbers=table))
        mine, theirs = (board.characters[f"warrior-{name}"] for name in ("randi", "axel"))
        assert (odds.chance_to_win(board, [mine], [theirs]) > 0.5) == better


def test_the_stone_is_one_more_card() -> None:
    """For whoever holds it."""
    words = ("A warrior-randi@c1+2", "B warrior-axel@c5+2")
    without, with_it = (mind(Sky(*words, stone=stone)) for stone in ("", "warrior-randi"))
    chances = [
        odds.chance_to_win(b, [b.characters["warrior-randi"]], [b.characters["warrior-axel"]])
        for b in (without, with_it)
    ]
    assert chances[1] > chances[0] + 0.1


def test_cards_in_sight_are_not_drawn() -> None:
    """With all tens and sevens on the discard pile the mean falls."""
    few = mind(Sky("A", discards="- 10 10 7 7 7 7 7 7 7 7 7 7", deck="0 2"))
    assert few.card[0] < 3 < mind(Sky("A")).card[0]


def test_the_best_card_is_played_where_it_decides() -> None:
    """Against the Shadowlord; not against a shadow that is beaten anyway."""
    lord = Sky("A warrior-randi@b2+6", hands=("2 10",))
    lord.answer("go:c3:warrior-randi:0").fight()
    assert choices(lord, "A", "commit") == {"play:warrior-randi:10"}
    easy = Sky("A warrior-randi@c1+6", hands=("10",), shadows="lynx@c2")
    easy.answer("go:c2:warrior-randi:0").fight()
    assert choices(easy, "A", "commit") == {"ready"}


# -- all questions


def _action(seat: int, chosen: str, ask: int) -> Action:
    return Action(seat, chosen, ask)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_sees_no_more_than_its_seat_and_answers_every_question(seats: int) -> None:
    """Its answer is the same in a world that its seat cannot tell from the true one, is one of the
    options, and the view is left as it was."""
    asked_kinds = set()
    for number in range(2):
        state, events = start(SHADOWLORD, {}, seats, key_of(40 + seats, number))
        assert isinstance(state, Universe)
        levels = {seat: "greedy" if seat % 2 == 0 else "random" for seat in range(seats)}
        players = Players(levels, Random(number))
        step = 0
        while not state.over and state.turn <= 24:
            players.look_on(state, events)
            ask = state.asked
            assert ask is not None
            asked_kinds.add(ask.kind)
            for seat in ask.options:
                asked = question(state, seat)
                if asked is None:
                    continue
                seen = view(state, seat)
                before = json.dumps(seen)
                chosen = GREEDY.decide(seen, asked, {}, Random(1))
                assert chosen in [option["id"] for option in asked["options"]]
                assert json.dumps(seen) == before
                if step % 7 == 0:
                    other = SHADOWLORD.sample(seen, Chance(key_of(step)))
                    again = question(other, seat)
                    assert again is not None
                    assert GREEDY.decide(view(other, seat), again, {}, Random(1)) == chosen
            step += 1
            action = players.next_action(state)
            assert action is not None
            events = apply(state, action)
    assert asked_kinds <= set(CHOICES)
    assert {"move", "build", "place_card", "shadow", "commit", "recruit"} <= asked_kinds


def test_every_kind_of_question_is_thought_about() -> None:
    """Those that the rules ask."""
    names = (
        "choose_master share_ships place_card storm trade_winds scout raid build end_peace move "
        "go_on passage turn_disc recruit shadow site nominate commit loss retreat claim stone "
        "discard"
    )
    assert set(CHOICES) == set(names.split())


@pytest.mark.parametrize(("seats", "share"), [(2, 0.6), (4, 0.5)])
def test_among_random_players_it_mostly_wins(seats: int, share: float) -> None:
    """Out of ten matches."""
    lineup = Lineup(("greedy", *["random"] * (seats - 1)))
    report = simulate(SHADOWLORD, {}, seats, 10, 3, lineup).plain()
    assert report["wins"]["bots"]["greedy"]["wins"] >= 10 * share
