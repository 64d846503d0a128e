"""The Power Stone, the timer, elimination (R 10), and how a match ends (R 11)."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC
from gloaming.games.shadowlord.universe import OUT

OTHER_SHADOWS = "lynx@b2+1"


# -- R 10: the stone and the timer


@pytest.mark.parametrize(
    ("holder", "timer", "reign"),
    [("shadowlord", 3, 4), ("shadow-lynx", 2, 5), ("warrior-randi", 2, 5), ("master-water", 2, 5)],
)
def test_r10_a_reshuffle_moves_the_timer_or_is_counted(sky, holder, timer, reign):
    """While the Shadowlord himself holds the stone the timer moves; else the reign is counted."""
    s = sky(
        "A warrior-randi@b1",
        shadows=OTHER_SHADOWS,
        stone=holder,
        step="draw",
        deck="",
        discards="-2 2",
        timer=2,
        reign=4,
    )
    assert (s.universe.timer, s.universe.reign) == (timer, reign)
    assert bool(s.happened("timer")) == (holder == "shadowlord")
    assert bool(s.happened("reign")) == (holder != "shadowlord")
    public = s.seen_by(PUBLIC)[0]["public"]
    assert public["timer"] == {"slot": timer, "slots": 6}
    assert public["reign"] == {"count": reign, "limit": 12}
    s.asks("A", "place_card")


def test_r10_the_reign_never_goes_back(sky):
    """Not when the stone changes hands, nor when the Shadowlord gets it back."""
    s = sky("A master-earth@b2+5", stone="master-earth", reign=7, deck="0 0 7 2", timer=2)
    s.answer("go:c3:master-earth:0").fight()
    assert (s.stone, s.universe.reign, s.universe.timer) == ("shadowlord", 7, 2)
    s.options()


def test_r10_two_reshuffles_in_one_draw(sky):
    """Each counts."""
    s = sky("A a1+1 e1+1", step="draw", deck="", discards="-2", timer=1)
    assert s.happened("timer") == [{"slot": 2, "slots": 6}]
    assert (s.happened("drew")[0]["count"], s.universe.deck) == (1, [])
    s.asks("A", "place_card")


# -- R 10: elimination

FALLS = {"step": "battle", "deck": "0 0 4"}
"""The attacker draws 0, the defender 0, and the loss card is a 4."""


def test_r10_everything_leaves_the_game(sky):
    """Characters, rings, loose and stored ships, cards, peace; the home is a galaxy like others."""
    s = sky(
        "A master-earth@d1+6",
        "B master-water@d1 warrior-sten@b5+2=7 diplomat-gye@e1+1 S+1 c5+2",
        "C warrior-axel@e1",
        hands=("", "2 10"),
        stored="0 3 0",
        peace="e1:BC",
        **FALLS,
    )
    s.answer("ready")
    assert s.learns(PUBLIC, "eliminated") == [{"seat": 1, "with_seat": 0}]
    assert s.universe.alliance(1) == []
    assert (s.loose("S"), s.loose("c5"), s.peace(), s.universe.stored) == ("", "", "", [0, 0, 0])
    assert (s.universe.free_ships(1), s.hand("B"), s.control("S")) == (20, "", "")
    assert s.universe.discards == []
    s.answer("decline")
    assert s.happened("fallen_cards") == [{"values": [2, 7, 10]}]
    assert sorted(s.universe.discards) == [0, 0, 2, 4, 7, 10]
    s.options()


def test_r10_the_turn_is_skipped_from_now_on(sky):
    """Round and round; and nobody asks the dead for anything."""
    s = sky("A master-earth@d1+6", "B master-water@d1", "C", "D", **FALLS)
    s.answer("decline")
    order = []
    for seat in "CDAC":
        s.roll("1 3")
        s.until(seat, "place_card")
        order.append((s.universe.turn, s.universe.active))
        s.answer("hand")
    assert order == [(10, 2), (11, 3), (12, 0), (13, 2)]
    s.options()


def test_r10_no_raid_on_the_dead(sky):
    """R 2.4: a living opponent."""
    s = sky("A", "B", "C", hands=("", "", "2"), dead="B", step="guide", dice="5 6")
    s.asks("A", "raid", "raid:2")


def test_r10_the_stone_of_the_alliance(sky):
    """Wherever it was, it goes to a combatant of the side that killed the master."""
    s = sky(
        "A warrior-randi@d1+6 merchant-vang@d1+1",
        "B master-water@d1 warrior-sten@a1+3",
        "C",
        stone="warrior-sten",
        step="battle",
        deck="4 4 0 4",
    )
    s.answer("decline")
    s.asks("A", "stone", "stone:warrior-randi stone:merchant-vang")
    s.answer("stone:merchant-vang")
    assert s.stone == "merchant-vang"
    s.options()


def test_r10_a_shadow_that_kills_a_master_takes_it(sky):
    """From a warrior at the other end of the universe."""
    s = sky(
        "A",
        "B master-water@d1 warrior-sten@a1+3",
        "C",
        shadows="darkness@c1+2",
        stone="warrior-sten",
        step="shadow",
        deck="0 0 4",
    )
    s.answer("shadow:d1:shadow-darkness")
    assert s.happened("eliminated") == [{"seat": 1, "with_seat": -1}]
    assert s.stone == "shadow-darkness"
    s.options()


def test_r10_dying_in_ones_own_turn(sky):
    """The other battles are void, and what would have been his next steps: no discarding."""
    s = sky(
        "A master-earth@d1 warrior-randi@a1+6",
        "B master-water@d1+6 merchant-faye@a1",
        "C",
        hands=("2 2 2 2 2 4 4",),
        step="battle",
        deck="0 0 4",
    )
    s.answer("fight:1:d1", "ready")
    assert s.happened("eliminated") == [{"seat": 0, "with_seat": 1}]
    assert not [e for e in s.happened("battle") if e["place"] == "a1"]
    assert not s.happened("no_battle")
    assert (s.place("merchant-faye"), s.hand("A")) == ("a1", "")
    assert (s.universe.turn, s.universe.active) == (10, 1)
    s.asks("B", "place_card")


def test_r10_the_next_player_decides_for_his_shadows(sky):
    """Also in which order they fight, if several are left."""
    s = sky(
        "A master-earth@d1",
        "B master-water@d1+6",
        "C merchant-faye@b1 merchant-svein@a3",
        shadows="lynx@b2+1 claw@a2+1",
        step="shadow",
        shadow_moves=2,
        deck="0 0 4 0 10 0 2 0 10 0",
    )
    s.answer("shadow:b1:shadow-lynx", "shadow:a3:shadow-claw", "fight:1:d1")
    assert s.happened("eliminated") == [{"seat": 0, "with_seat": 1}]
    s.asks("B", "site", "fight:a3:shadow-claw fight:b1:shadow-lynx")
    s.answer("fight:b1:shadow-lynx")
    # The shadow loses and lives with 1 ship.
    assert {o.split(":")[2] for o in s.options("retreat")} == {"shadow-lynx"}
    s.asks("B", "retreat")


def test_r10_a_site_left_without_opponent(sky):
    """In another's turn: settled as without a nominee."""
    s = sky(
        "A master-earth@d1+6 warrior-randi@a1+1 merchant-vang@e5+1",
        "B master-water@d1 merchant-faye@a1 e5+1",
        "C",
        **FALLS,
    )
    s.answer("fight:1:d1", "decline")
    s.asks("A", "site", "fight:1:a1 fight:1:e5")
    s.answer("fight:1:a1")
    assert s.happened("no_battle")[0]["place"] == "a1"
    s.asks("A", "claim", "claim:warrior-randi decline")
    s.answer("claim:warrior-randi")
    s.asks("A", "claim", "claim:merchant-vang decline")
    assert not s.happened("battle")


def test_r10_a_shadow_whose_opponent_is_gone(sky):
    """It stays where it was moved to, without a battle."""
    s = sky(
        "A warrior-randi@d1+6 warrior-viggo@d1+6",
        "B master-water@d1 merchant-faye@e2+1",
        "C",
        shadows="lynx@e3+1",
        step="shadow",
        deck="0 0 0 4",
    )
    s.answer("shadow:e2:shadow-lynx", "fight:1:d1", "decline")
    assert s.place("shadow-lynx") == "e2"
    assert not s.happened("battle")
    assert not s.happened("no_battle")
    assert s.universe.active == 2
    s.options()


def test_r10_cards_in_the_battle_go_too(sky):
    """Those of the dead player's extra cards as well."""
    s = sky(
        "A master-earth@d1+6",
        "B master-water@d1=2 warrior-sten@d1",
        "C",
        hands=("", "0"),
        step="battle",
        deck="7 0 0 4",
    )
    s.answer("portrait:master-water", "play:warrior-sten:0", "lose:master-water", "decline")
    assert sorted(s.universe.discards) == [0, 0, 0, 2, 4, 7]
    assert s.universe.extra == ()
    s.options()


# -- R 11, row by row


@pytest.mark.parametrize("step", ["draw", "guide", "battle"])
def test_r11_row_1_the_last_slot(sky, step):
    """At the reshuffle, wherever it comes: nobody wins, whoever is alive."""
    scene = {"deck": "", "discards": "-2 2 2", "timer": 5, "step": step}
    if step == "guide":
        scene["dice"] = "1 5"
    s = sky("A warrior-randi@c2+1", "B", "C", shadows="lynx@c2+1", **scene)
    assert s.over() == "timer"
    assert s.last[-1].kind == "over"
    assert s.happened("over") == [{"winners": [], "reason": "timer"}]
    assert s.seen_by(PUBLIC)[0]["public"]["over"] == {"winners": [], "reason": "timer"}


def test_r11_row_1_comes_before_all_others(sky):
    """On a loss card that would have killed the last rival: the battle is not finished."""
    s = sky(
        "A warrior-randi@d1+6",
        "B master-water@d1",
        step="battle",
        deck="4 0",
        discards="-10 10",
        timer=5,
    )
    assert s.over() == "timer"
    assert not s.happened("loss")
    assert s.universe.alive == [True, True]


@pytest.mark.parametrize(
    ("stone", "deck"), [("shadowlord", "0 0 4"), ("shadow-darkness", "0 0 0 4")]
)
def test_r11_row_2_no_master_alive(sky, stone, deck):
    """The last one dies: all lose, whoever holds the stone."""
    s = sky(
        "A master-earth@c2",
        "B",
        dead="B",
        shadows="darkness@c2+2",
        stone=stone,
        step="battle",
        deck=deck,
    )
    assert s.over() == "no_master"


@pytest.mark.parametrize(
    ("stone", "lord", "end"),
    [
        ("warrior-randi", "c3+5", "last_master A"),
        ("shadow-lynx", "c3+5", "last_master A"),
        ("warrior-randi", "-", "last_master A"),
        ("shadowlord", "c3+5", ""),
    ],
)
def test_r11_rows_3_and_4_one_master_alive(sky, stone, lord, end):
    """The last one wins unless the Shadowlord himself holds the stone."""
    s = sky(
        "A warrior-randi@d1+5",
        "B master-water@d1",
        shadows=OTHER_SHADOWS,
        lord=lord,
        stone=stone,
        step="battle",
        deck="4 4 0 4" if stone == "warrior-randi" else "4 0 4",
    )
    assert s.over() == ""
    s.answer("decline")
    assert s.over() == end
    if not end:
        s.asks("A", "place_card")


def test_r11_row_3_in_anothers_turn(sky):
    """A dies in A's own turn: B has won."""
    s = sky(
        "A master-earth@d1",
        "B master-water@d1+5",
        stone="master-water",
        step="battle",
        deck="0 0 0 4",
    )
    assert s.over() == "last_master B"


@pytest.mark.parametrize("left", ["", "lynx@b2+1"])
def test_r11_row_3a_total_victory(sky, left):
    """All nine shadows destroyed besides: the same win under another name."""
    s = sky(
        "A warrior-randi@d1+5",
        "B master-water@d1",
        shadows=left,
        lord="-",
        stone="warrior-randi",
        step="battle",
        deck="4 4 0 4",
    )
    s.answer("decline")
    assert s.over() == ("last_master A" if left else "total_victory A")


def test_r11_row_3a_by_destroying_the_last_shadow(sky):
    """He who plays on alone destroys the Shadowlord, the only one left."""
    s = sky("A master-earth@b2+6", "B", dead="B", hands=("10",), deck="7 0 0 10")
    s.answer("go:c3:master-earth:0").fight().answer("play:master-earth:10", "decline")
    assert s.over() == "total_victory A"


def test_r11_row_4_playing_on_alone(sky):
    """The last one plays all turns until the timer, his death or the stone decides."""
    s = sky("A", "B", dead="B", step="draw", deck="2 2", discards="-0 0", timer=4)
    for turn in (9, 10):
        s.asks("A", "place_card")
        assert (s.universe.turn, s.universe.active) == (turn, 0)
        s.answer("hand")
        s.roll("1 3")
        s.until("A", "place_card")
    assert s.universe.timer == 5
    s.options()


@pytest.mark.parametrize(
    ("stone", "end"),
    [("warrior-randi", "reign A"), ("master-water", "reign B"), ("shadow-lynx", "reign_shadow")],
)
def test_r11_row_5_the_reign(sky, stone, end):
    """At once, in mid-battle too, whoever's turn it is; one less ends nothing."""
    for reign in (10, 11):
        s = sky(
            "A warrior-randi@c1 warrior-viggo@c2",
            "B",
            shadows="lynx@b2+1 claw@c2",
            stone=stone,
            step="battle",
            deck="",
            discards="-0 0 2 2",
            reign=reign,
        )
        assert s.over() == (end if reign == 11 else "")
        assert bool(s.happened("totals")) == (reign == 10)
        if reign == 10:
            s.options()


def test_r11_destroying_every_shadow_ends_nothing(sky):
    """While two masters live."""
    s = sky("A master-earth@b2+6", "B", hands=("10",), deck="7 0 0 10")
    s.answer("go:c3:master-earth:0").fight().answer("play:master-earth:10", "decline")
    assert s.over() == ""
    assert [n for n in range(28, 37) if s.universe.where[n] != OUT] == []
    assert s.universe.active == 1
    s.options()


def test_r11_the_stone_alone_wins_nothing(sky):
    """Holding it, with rivals alive: play goes on."""
    s = sky("A master-earth@b2+6", "B", hands=("10",), deck="7 0 0 4 2")
    s.answer("go:c3:master-earth:0").fight().answer("play:master-earth:10")
    assert (s.stone, s.over()) == ("master-earth", "")
    s.options()
