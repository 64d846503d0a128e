"""The test cases of the rules (R 14), by number: all but those about battles, which have a file of
their own."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC, Action, Chance, apply, legal_actions, start, view
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.characters import KEYS, SHADOWS
from gloaming.games.shadowlord.characters import SHADOWLORD as LORD
from gloaming.games.shadowlord.chart import GALAXIES
from gloaming.games.shadowlord.universe import NONE

STATIONS = {"a1", "e1", "a5", "e5"}
ZODIAC = {"b1", "c1", "d1", "a2", "a3", "a4", "e2", "e3", "e4", "b5", "c5", "d5"}
RING_ROUND_THE_FORTRESS = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


def set_up(seats):
    """A match after set-up: everybody takes the first master and puts all ships in his ring."""
    state, _ = start(SHADOWLORD, {}, seats, b"set-up")
    while state.asked.kind in ("choose_master", "share_ships"):
        assert len(state.deck) == 50
        (seat,) = state.asked.options
        option = state.asked.options[seat][0].id
        if state.asked.kind == "share_ships":
            option = f"ring:{KEYS[state.elements[seat]]}:3"
        apply(state, Action(seat, option, state.asked.id))
    return state


@pytest.mark.parametrize(("seats", "left_out", "slot"), [(4, 0, 1), (3, 2, 2), (2, 4, 3)])
def test_r14_01_and_02_after_set_up(seats, left_out, slot):
    """Discs, shadows, ships, deck, timer by number of players."""
    state = set_up(seats)
    discs = {GALAXIES[at] for at, disc in enumerate(state.disc) if disc != NONE}
    assert discs == STATIONS | ZODIAC
    assert len(state.left_out) == left_out
    assert {GALAXIES[state.where[shadow]] for shadow in SHADOWS} == RING_ROUND_THE_FORTRESS
    assert [state.ships[shadow] for shadow in SHADOWS] == [1] * 8
    assert (state.ships[LORD], GALAXIES[state.where[LORD]], state.stone) == (5, "c3", LORD)
    for seat in range(seats):
        alliance = state.alliance(seat)
        kinds = [KEYS[number].split("-")[0] for number in alliance]
        assert kinds == ["master", "warrior", "diplomat"]
        assert {state.where[number] for number in alliance} == {state.home_of(seat)}
        assert sum(state.ships[number] for number in alliance) == 3
    assert (state.timer, state.numbers.timer_slots) == (slot, 6)


def test_r14_03_two_corners(sky):
    """Three cards."""
    s = sky("A a1+1 e1+1", step="draw", deck="2 2 2")
    assert [e["count"] for e in s.happened("drew")] == [3]
    assert s.asks("A", "place_card")["left"] == 3


TWENTY = "- " + "2 " * 10 + "4 " * 10


def test_r14_04_the_deck_runs_out_while_the_shadowlord_holds_the_stone(sky):
    """1 drawn, 20 shuffled, timer 3, 2 drawn, deck 18."""
    s = sky("A a1+1 e1+1", step="draw", deck="7", discards=TWENTY, timer=2)
    assert s.happened("reshuffled") == [{"cards": 20}]
    assert s.happened("timer") == [{"slot": 3, "slots": 6}]
    assert s.happened("drew")[0]["values"][0] == 7
    assert [len(pile) for pile in (s.universe.fresh[0], s.universe.deck)] == [3, 18]
    assert (s.universe.timer, s.universe.discards) == (3, [])
    s.asks("A", "place_card")


def test_r14_05_a_player_holds_the_stone(sky):
    """The timer stays; the reign is counted."""
    piles = {"deck": "7", "discards": TWENTY, "timer": 2}
    s = sky("A a1+1 e1+1", "B", step="draw", stone="master-water", **piles)
    assert (s.universe.timer, s.universe.reign) == (2, 1)
    assert [len(pile) for pile in (s.universe.fresh[0], s.universe.deck)] == [3, 18]
    assert not s.happened("timer")
    s.asks("A", "place_card")


def test_r14_06_no_card_at_all(sky):
    """None is drawn, and the timer stays."""
    s = sky("A", step="draw", deck="", discards="-", timer=2)
    assert (s.universe.fresh, s.hand("A")) == ([(), ()], "")
    assert s.universe.timer == 2
    assert not s.happened("drew")
    s.options()


def test_r14_07_ships_that_are_due(sky):
    """6 + 3 + 7 + 0 + 2 = 18; with 5 of 20 in use only 15 can be taken."""
    s = sky(
        "A merchant-vang@b1+1 merchant-svein@c1+1 a1+3", hands=("0 7",), step="guide", dice="4 4"
    )
    assert s.asks("A", "build") == {"left": 11, "free": 15, "due": 11}
    s.answer("redeem:7", "redeem:0")
    assert s.asks("A", "build") == {"left": 15, "free": 15, "due": 18}
    s.answer("done")
    assert s.happened("stored") == [{"seat": 0, "count": 15}]
    assert s.happened("forfeited") == [{"seat": 0, "count": 3}]
    s.options()


def test_r14_08_a_full_ring_with_the_stone(sky):
    """5 ships and the stone: nothing can be added."""
    s = sky("A warrior-randi@b1+5 warrior-viggo@b1+5 b1+2", stone="warrior-randi")
    assert s.options("pick_up") == ["pick_up:warrior-viggo:1"]
    s = sky("A warrior-randi@b1+5 warrior-viggo@b1+5", stone="warrior-randi", step="build", bonus=2)
    assert {o.split(":")[1] for o in s.options("ring")} == {"master-earth", "warrior-viggo"}


def test_r14_09_to_a_claim_through_an_own_galaxy(sky):
    """N-b1-a1; it stops at a1, may claim, and the disc stays face down."""
    s = sky("A warrior-randi@N+3 b1+1", discs="a1?merchant-faye")
    assert {o.split(":")[1] for o in s.options("go")} == {"b1", "c1", "d1", "a1", "b2"}
    s.answer("go:a1:warrior-randi:1")
    assert (s.place("warrior-randi"), s.ships("warrior-randi")) == ("a1", 2)
    assert (s.loose("a1"), s.control("a1")) == ("A+1", "A")
    assert s.universe.disc[0] != NONE
    s.options()


def test_r14_10_the_same_without_the_own_galaxy(sky):
    """It must stop at b1."""
    s = sky("A warrior-randi@N+3", discs="a1?merchant-faye")
    assert {o.split(":")[1] for o in s.options("go")} == {"b1", "c1", "d1"}


def test_r14_11_no_ships_no_move(sky):
    """A character with 0 ships has no move."""
    s = sky("A warrior-randi@b1 diplomat-ola@c1+1")
    assert {o.split(":")[2] for o in s.options("go")} == {"diplomat-ola"}


def test_r14_12_a_diplomat_recruits(sky):
    """Faye is public, joins with 0 ships, and the diplomat's move ends."""
    s = sky("A master-earth@N+1 diplomat-ola@N+2", discs="c1?merchant-faye")
    s.answer("go:c1:diplomat-ola:0")
    s.asks("A", "turn_disc", "turn leave")
    s.answer("turn")
    assert s.learns(PUBLIC, "turned") == [
        {"seat": 0, "card": "diplomat-ola", "found": "merchant-faye", "place": "c1"}
    ]
    about = s.asks("A", "recruit", "recruit dismiss")
    assert (about["found"], about["place"]) == ("merchant-faye", "c1")
    s.answer("recruit")
    assert (s.owner("merchant-faye"), s.place("merchant-faye")) == ("A", "c1")
    assert s.ships("merchant-faye") == 0
    goers = {option.split(":")[-2] for option in s.options() if option != "done"}
    assert goers == {"master-earth"}


def test_r14_13_with_seven_characters_one_can_only_dismiss(sky):
    """Nobody is asked; the ally is out of the game. With six one may choose."""
    names = ["randi", "holger", "viggo", "sten", "astrid"]
    for warriors in (names, names[:-1]):
        words = " ".join(f"warrior-{name}@N" for name in warriors)
        s = sky(f"A {words} diplomat-ola@N+2", discs="c1?merchant-faye")
        s.answer("go:c1:diplomat-ola:0", "turn")
        if warriors == names:
            assert s.happened("dismissed")[0]["card"] == "merchant-faye"
            s.options()
        else:
            s.asks("A", "recruit", "recruit dismiss")
            s.answer("dismiss")
        assert (s.owner("merchant-faye"), s.place("merchant-faye")) == ("", "")
        assert s.universe.disc[GALAXIES.index("c1")] == NONE
        s.options()


def test_r14_14_permission_granted(sky):
    """No battle, no claim, the host still controls."""
    s = sky("A warrior-randi@d1+2", "B e1+1")
    s.answer("ask:e1:warrior-randi")
    s.asks("B", "passage", "grant refuse")
    s.reply("B", "grant")
    assert [o for o in s.options("go") if ":e1:" in o] == ["go:e1:warrior-randi:0"]
    s.answer("go:e1:warrior-randi:0")
    assert s.place("warrior-randi") == "e1"
    assert (s.control("e1"), s.peace()) == ("B", "e1:AB")
    assert not s.happened("battle_due")
    assert not s.happened("battle")
    assert s.universe.active == 1
    s.options()


def test_r14_15_permission_refused(sky):
    """Entering anyway makes a battle site."""
    s = sky("A master-earth@N+1 warrior-randi@d1+2", "B e1+1 merchant-faye@e1")
    s.answer("ask:e1:warrior-randi").reply("B", "refuse")
    # Asked once a turn.
    assert [o for o in s.options() if ":e1:" in o] == ["go:e1:warrior-randi:0"]
    s.answer("go:e1:warrior-randi:0")
    assert s.happened("battle_due") == [{"seat": 0, "place": "e1"}]
    assert not s.happened("battle")
    s.answer("done")
    (battle,) = s.happened("battle")
    assert (battle["place"], battle["seat"], battle["with_seat"]) == ("e1", 0, 1)
    s.options()


def test_r14_31_the_hand_at_the_end(sky):
    """7 cards: 2 are discarded."""
    s = sky("A", step="discard", hands=("0 2 2 4 4 7 7",))
    assert s.asks("A", "discard", "discard:0 discard:2 discard:4 discard:7")["left"] == 2
    s.answer("discard:0")
    assert s.asks("A", "discard", "discard:2 discard:4 discard:7")["left"] == 1
    s.answer("discard:2")
    assert s.hand("A") == "2 4 4 7 7"
    assert s.universe.discards[-2:] == [0, 2]
    assert s.universe.active == 1
    s.options()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r14_32_conservation(seats):
    """50 cards and 20 ships of each colour at any time, as everyone can count them; what lies
    where is gone over in every random match (`faults_of_universe`)."""
    state = set_up(seats)
    chance = Chance(bytes([seats]))
    while not state.over:
        public = view(state, PUBLIC)["public"]
        characters, players = public["characters"], public["players"]
        battle = public["battle"] or {"attack": {"fighters": []}, "defence": {"fighters": []}}
        fighters = [*battle["attack"]["fighters"], *battle["defence"]["fighters"]]
        cards = public["deck"] + sum(count for _, count in public["discards"])
        cards += sum(player["hand"] + player["fresh"] for player in players)
        cards += sum(character["card"] for character in characters)
        cards += len(public["spent"]) + public["buried"]
        cards += sum(fighter["extra"] is not None for fighter in fighters)
        assert cards == 50
        for player in players:
            rings = [c["ships"] for c in characters if c["seat"] == player["seat"]]
            loose = [g["loose"] for g in public["galaxies"] if g["loose"]]
            loose = [each["count"] for each in loose if each["seat"] == player["seat"]]
            assert sum(rings) + sum(loose) + player["stored"] + player["free"] == 20
            assert player["free"] >= 0
        assert sum(c["ships"] for c in characters if c["seat"] is None) <= 20
        seat = min(set(state.asked.options) - set(state.asked.answers))
        apply(state, chance.choice(legal_actions(state, seat)))


@pytest.mark.parametrize(
    ("holder", "end"), [("warrior-randi", "reign A"), ("shadow-lynx", "reign_shadow")]
)
def test_r14_35_the_reign(sky, holder, end):
    """The 12th reshuffle: its player wins, or all lose to a minor shadow."""
    s = sky(
        "A warrior-randi@b1+1",
        shadows="lynx@c2+1",
        step="draw",
        deck="",
        discards="2 2",
        stone=holder,
        reign=11,
    )
    assert s.happened("reign") == [{"count": 12, "limit": 12}]
    assert s.over() == end


def test_r14_36_an_empty_home(sky):
    """Nobody is asked, no battle, no claim; its master needs permission to come home."""
    s = sky("A warrior-randi@e3+2", "B master-fire@e4+2")
    assert [o for o in s.options() if ":E:" in o] == ["go:E:warrior-randi:0"]
    s.answer("go:E:warrior-randi:0")
    assert not s.happened("battle_due")
    assert (s.place("warrior-randi"), s.control("E")) == ("E", "A")
    s.roll("2 3")
    s.until("B", "move")
    assert [o for o in s.options() if ":E:" in o] == ["ask:E:master-fire", "go:E:master-fire:0"]
    s.answer("go:E:master-fire:0")
    assert s.happened("battle_due") == [{"seat": 1, "place": "E"}]
    (battle,) = s.happened("battle")
    assert (battle["cards"], battle["with_cards"]) == (["master-fire"], ["warrior-randi"])
    s.options()


def test_r14_37_a_host_without_a_ship(sky):
    """Nobody controls the corner station: no card and no ships from it, and either may end the
    peace."""
    s = sky("A master-earth@N+1 warrior-randi@d1+1", "B warrior-sten@e1")
    assert s.control("e1") == "B"
    s.answer("ask:e1:warrior-randi").reply("B", "grant").answer("go:e1:warrior-randi:0")
    assert (s.control("e1"), s.peace()) == ("", "e1:AB")
    s.options()
    for active in (0, 1):
        s = sky(
            "A warrior-randi@e1+1",
            "B warrior-sten@e1+1",
            peace="e1:AB",
            step="draw",
            active=active,
            dice="1 3",
            deck="2",
        )
        assert [e["count"] for e in s.happened("drew")] == [1]
        s.answer("hand")
        assert s.asks("AB"[active], "build")["due"] == 0
        s.answer("done")
        s.asks("AB"[active], "end_peace", f"end:{1 - active}:e1 keep")


def test_r14_38_peace_broken(sky):
    """The master enters against the refusal: master and warrior fight there."""
    s = sky(
        "A warrior-randi@e1 master-earth@d1+2 merchant-vang@N+1",
        "B merchant-faye@e1 e1+1",
        peace="e1:AB",
    )
    s.answer("ask:e1:master-earth").reply("B", "refuse")
    assert s.peace() == "e1:AB"
    s.answer("go:e1:master-earth:0")
    assert s.peace() == ""
    s.fight()
    (battle,) = s.happened("battle")
    assert battle["cards"] == ["master-earth", "warrior-randi"]
    assert battle["with_cards"] == ["merchant-faye"]
    s.options()
