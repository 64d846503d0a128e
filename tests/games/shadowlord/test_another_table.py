"""Every number of the table is used wherever it counts (R 2.1, R 2.5)."""

from __future__ import annotations

import json

import pytest

from gloaming.engine import Action, apply, start
from gloaming.games.shadowlord import SHADOWLORD
from gloaming.games.shadowlord.characters import KEYS, SHADOWS
from gloaming.games.shadowlord.characters import SHADOWLORD as LORD
from gloaming.games.shadowlord.numbers import GUIDES


def begun(table, seats=3):
    """A match with this table, set up: all ships in the rings of masters, as far as they go."""
    state, _ = start(SHADOWLORD, {"numbers": json.dumps(table)}, seats, b"another table")
    while state.asked is not None and state.asked.kind in ("choose_master", "share_ships"):
        (seat,) = state.asked.options
        apply(state, Action(seat, state.asked.options[seat][0].id, state.asked.id))
    return state


@pytest.fixture
def played(sky):
    """A scene with another table, written as names and numbers."""

    def make(*players, table, **scene):
        return sky(*players, numbers=json.dumps(table), **scene)

    return make


def test_what_everybody_begins_with():
    """Ships and cards of players and shadows, the timer."""
    table = {
        "start_ships": 5,
        "start_cards": 3,
        "shadowlord_ships": 4,
        "shadow_ships": 2,
        "timer_start": {"3": 3},
        "powers": {"0": 9, "10": 0},
    }
    state = begun(table)
    assert [sum(state.ships[n] for n in state.alliance(seat)) for seat in range(3)] == [5] * 3
    assert [len(hand) for hand in state.hands] == [3] * 3
    assert [state.ships[shadow] for shadow in SHADOWS] == [2] * 8
    assert (state.ships[LORD], state.timer) == (4, 3)
    cards = [*state.deck, *state.fresh[state.active], *(v for hand in state.hands for v in hand)]
    assert (len(cards), cards.count(0), cards.count(10)) == (49, 9, 0)


def test_levels(played):
    """Of every class, and of shadows by name."""
    table = {
        "level_master": 20,
        "level_warrior": 11,
        "level_merchant": 1,
        "level_shadows": {"shadow-claw": 31},
        "level_shadowlord": 40,
    }
    s = played(
        "A master-earth@c1+1 warrior-randi@c1+1 merchant-vang@c1+1",
        table=table,
        shadows="claw@c2",
        deck="0 0 0 0 2",
    )
    s.answer(*(f"go:c2:{c}:0" for c in ("master-earth", "warrior-randi", "merchant-vang"))).fight()
    # 20 + 11 + 1 and 3 ships
    assert s.totals() == (35, 31)
    s.asks("A", "claim")
    assert s.universe.levels[LORD] == 40


@pytest.mark.parametrize("level", [0, 99])
def test_level_of_diplomats(played, level):
    """It is told; they never fight, whatever it is."""
    s = played(
        "A warrior-randi@c1+1 diplomat-ola@d1+1", table={"level_diplomat": level}, deck="0 0 0 0"
    )
    characters = s.seen_by(0)[0]["public"]["characters"]
    assert [c["level"] for c in characters if c["id"] == "diplomat-ola"] == [level]
    assert s.universe.fighters_at(3, 0) == []
    s.options()


def test_rings(played):
    """Fewer slots, fewer characters, fewer ships."""
    table = {"ring_slots": 3, "rings": 3, "ships": 6, "shadowlord_ships": 2}
    s = played("A warrior-randi@N+1 b1+1", table=table, step="build", bonus=9)
    assert s.asks("A", "build") == {"left": 4, "free": 4, "due": 9}
    counts = {int(o.split(":")[2]) for o in s.options("ring") if "randi" in o}
    assert counts == {1, 2}
    s.answer("done")
    assert s.happened("forfeited") == [{"seat": 0, "count": 5}]
    s.options()
    s = played("A warrior-randi@N diplomat-ola@N+1", table=table, discs="c1?warrior-axel")
    s.answer("go:c1:diplomat-ola:0", "turn")
    assert s.happened("dismissed")
    s.options()


def test_the_stone_fills_a_slot_of_any_ring(played):
    """With 3 slots its holder has room for 2 ships; a winner with 3 gives one back."""
    table = {"ring_slots": 3, "shadowlord_ships": 2}
    scene = {"shadows": "lynx@c2", "stone": "shadow-lynx", "deck": "2 0 0 4"}
    s = played("A warrior-randi@c1+3", table=table, **scene)
    s.answer("go:c2:warrior-randi:0", "decline")
    assert s.happened("stone_full")
    assert (s.stone, s.ships("warrior-randi")) == ("warrior-randi", 2)
    s.options()


def test_black_ships(played):
    """Shadows gather as many as the supply has."""
    table = {"shadow_ships": 0, "black_ships": 7}
    shadows = "lynx@c2 racson@b2 claw@d2 cruel@b4+1"
    s = played("A", table=table, shadows=shadows, step="guide", dice="1 3")
    assert s.happened("gathered") == [{"count": 1}]
    names = ("lynx", "racson", "claw", "cruel")
    assert [s.ships(f"shadow-{name}") for name in names] == [1, 0, 0, 1]
    s.options()


def test_cards_of_step_1(played):
    """2 + 3 for a corner + 4 for each of two merchants + 5 for a ruin."""
    table = {"draw_base": 2, "draw_per_corner": 3, "draw_per_merchant": 4, "draw_per_ruin": 5}
    words = "A a1+1 merchant-vang@N merchant-faye@b2"
    s = played(words, table=table, step="draw")
    assert [e["count"] for e in s.happened("drew")] == [2 + 3 + 4 * 2 + 5]
    s.asks("A", "place_card")


@pytest.mark.parametrize(
    ("table", "cards"), [({"draw_per_merchant": 1}, 3), ({"draw_per_ruin": 1}, 2)]
)
def test_published_extra_cards(played, table, cards):
    """For each merchant, wherever it is; for each ruin that one controls."""
    words = "A merchant-vang@N merchant-faye@N b2+1"
    s = played(words, "B warrior-sten@d2", table=table, step="draw")
    assert [e["count"] for e in s.happened("drew")] == [cards]
    s.asks("A", "place_card")


def test_ships_of_step_3(played):
    """5 for a merchant, 7 for each of two corners."""
    table = {"ships_per_merchant": 5, "ships_per_corner": 7}
    s = played("A merchant-vang@a1 a5+1", table=table, step="build")
    assert s.asks("A", "build")["due"] == 19


@pytest.mark.parametrize("most", [0, 1, 2])
def test_cards_redeemed(played, most):
    """So many a turn."""
    s = played("A", table={"redeem_most": most}, step="build", hands=("2 2 2",), bonus=1)
    for left in range(most, 0, -1):
        assert s.options("redeem") == ["redeem:2"], left
        s.answer("redeem:2")
    assert not s.options("redeem")
    assert s.asks("A", "build")["due"] == 1 + 2 * most


def test_the_hand_at_the_end(played):
    """Down to 2."""
    s = played("A", table={"hand_limit": 2}, step="discard", hands=("2 2 4 4",))
    assert s.asks("A", "discard")["left"] == 2
    s.answer("discard:2", "discard:4")
    assert s.hand("A") == "2 4"
    s.options()


def test_no_cards_under_portraits(played):
    """All that is drawn goes into the hand, and nobody is asked."""
    s = played("A a1+1", table={"card_under_portrait": 0}, step="draw", deck="2 7", dice="1 3")
    assert [e["card"] for e in s.happened("placed")] == ["", ""]
    assert s.hand("A") == "2 7"
    s.asks("A", "build")


def test_no_extra_cards(played):
    """Nobody is asked for one."""
    s = played(
        "A warrior-randi@c1+6=10",
        "B merchant-faye@d1=4",
        table={"extra_cards": 0},
        hands=("7", "7"),
        deck="0 0 2",
    )
    s.answer("go:d1:warrior-randi:0").fight()
    assert s.totals() == (12, 3)
    s.asks("A", "claim")


@pytest.mark.parametrize(("drawn", "stone"), [(2, 1), (0, 3), (0, 0)])
def test_drawn_cards(played, drawn, stone):
    """Of each combatant, and more for the stone."""
    s = played(
        "A warrior-randi@c1+5 warrior-viggo@c1+1",
        "B merchant-faye@d1",
        table={"drawn_cards": drawn, "stone_cards": stone},
        stone="warrior-randi",
        deck="0 0 0 0 0 0 0 0 2",
    )
    s.answer("go:d1:warrior-randi:0", "go:d1:warrior-viggo:0").fight()
    cards = [(e["card"], e["stone"]) for e in s.happened("battle_drew")]
    assert cards == [
        *[("warrior-randi", False)] * drawn,
        *[("warrior-randi", True)] * stone,
        *[("warrior-viggo", False)] * drawn,
        *[("merchant-faye", False)] * drawn,
    ]
    assert len(s.happened("loss")) == 1
    s.options()


def test_ends_of_timer_and_reign(played):
    """By the slots and the reshuffles of the table."""
    piles = {"step": "draw", "deck": "", "discards": "2 2"}
    table = {"timer_slots": 4, "reign_reshuffles": 1}
    s = played("A", table=table, timer=3, **piles)
    assert s.over() == "timer"
    s = played("A", table=table, timer=2, **piles)
    assert s.over() == ""
    s.options()
    s = played("A", table=table, stone="master-earth", **piles)
    assert s.over() == "reign A"


def test_other_dice(played):
    """One die, with a guide card of its own."""
    guide = dict(zip("123456", ["gift", *GUIDES[:4], "errand"], strict=True))
    table = {"dice": 1, "guide": guide}
    s = played("A", table=table, step="guide", dice="1", deck="0 0")
    assert s.happened("guide") == [{"seat": 0, "dice": [1], "roll": 1, "event": "gift"}]
    assert s.happened("bonus") == [{"seat": 0, "count": 2}]
    s.asks("A", "place_card")
    s = played("A", table=table, step="guide", dice="6", shadows="lynx@c2+1")
    assert s.happened("guide") == [{"seat": 0, "dice": [6], "roll": 6, "event": "errand"}]
    assert s.asks("A", "shadow")["left"] == 2


def test_more_challengers(played):
    """Two a turn: they fight the Shadowlord together, and go back both."""
    words = "A warrior-randi@b2+6 warrior-viggo@d2+6 warrior-axel@b4+1"
    s = played(words, table={"fortress_entrants": 2}, deck="7 7 0 0 4")
    s.answer("go:c3:warrior-randi:0", "go:c3:warrior-viggo:0")
    assert s.options("go")
    assert not [o for o in s.options() if ":c3:" in o]
    s.fight()
    # 6 + 6 + 7 twice, against 10 + 5.
    assert s.totals() == (38, 15)
    assert s.ships("shadowlord") == 1
    assert [(e["card"], e["to_place"]) for e in s.happened("retreated")] == [
        ("warrior-randi", "b2"),
        ("warrior-viggo", "d2"),
    ]
    s.asks("A", "stone", "stone:warrior-randi stone:warrior-viggo")


def test_passing_galaxies_that_nobody_holds(played):
    """Where entering them doesn't end a move: past empty ones, but not past others or shadows."""
    words = ("A warrior-randi@N+3", "B d1+1")
    s = played(*words, table={"stop_on_unheld": 0}, shadows="lynx@b2+1")
    goals = {o.split(":")[1] for o in s.options("go")}
    # By b1 and c1, not by d1 and b2.
    assert goals == {"b1", "c1", "d1", "a1", "b2", "c2", "a2", "d2"}


def test_ties_for_the_attacker(played):
    """16 and 16."""
    s = played(
        "A warrior-randi@c1+6",
        "B warrior-sten@d1+6",
        table={"tie_to_defender": 0},
        deck="4 4 2",
    )
    s.answer("go:d1:warrior-randi:0").fight()
    assert s.totals() == (16, 16)
    assert s.happened("totals")[0]["won"] == "attack"
    assert s.happened("loss")[0]["card"] == "warrior-sten"
    s.options()


BRIBES = {"bribe_cards": 2}


@pytest.mark.parametrize(("dice", "won"), [("5 4", True), ("4 4", False), ("2 6", False)])
def test_bribes(played, dice, won):
    """Two equal cards and the higher die; once a turn."""
    s = played(
        "A warrior-randi@N+1",
        "B warrior-sten@d1+3=7 merchant-faye@d1+1",
        table=BRIBES,
        hands=("0 2 2 4 4 4",),
    )
    assert s.options("bribe") == [
        f"bribe:{card}:{value}" for card in ("merchant-faye", "warrior-sten") for value in (2, 4)
    ]
    s.roll(dice)
    s.answer("bribe:warrior-sten:4")
    assert [e["value"] for e in s.happened("discarded")] == [4, 4]
    assert s.hand("A") == "0 2 2 4"
    roll, with_roll = map(int, dice.split())
    (bribed,) = s.happened("bribed")
    assert (bribed["roll"], bribed["with_roll"], bribed["won"]) == (roll, with_roll, won)
    assert not s.options("bribe")
    assert s.owner("warrior-sten") == ("A" if won else "B")
    assert s.ships("warrior-sten") == (0 if won else 3)
    assert s.universe.under[KEYS.index("warrior-sten")] == (-1 if won else 7)
    assert sorted(s.universe.discards) == ([4, 4, 7] if won else [4, 4])
    assert s.universe.free_ships(1) == (19 if won else 16)
    # Who has come over stands among enemies.
    s.answer("done")
    (*battles,) = s.happened("battle")
    assert [e["cards"] for e in battles] == ([["warrior-sten"]] if won else [])
    s.options()


def test_nobody_is_bribed_without_a_ring_or_enough_cards(played):
    """And never by the standard table."""
    others = "B warrior-sten@d1+3"
    seven = "A merchant-vang@N+1 " + " ".join(
        f"warrior-{name}@N" for name in ("randi", "holger", "viggo", "astrid", "axel")
    )
    s = played("A merchant-vang@N+1", others, table=BRIBES, hands=("2 2",))
    assert s.options("bribe") == ["bribe:warrior-sten:2"]
    s = played("A merchant-vang@N+1", others, table=BRIBES, hands=("2 4",))
    assert not s.options("bribe")
    s = played(seven, others, table=BRIBES, hands=("2 2",))
    assert not s.options("bribe")
    s = played("A merchant-vang@N+1", others, table={}, hands=("2 2 2 2",))
    assert not s.options("bribe")
