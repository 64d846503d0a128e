"""A battle, step by step (R 9.1 to 9.10): sites, combatants, extra cards, draws, totals, losses."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC


def fought(scene):
    """Galaxy, attacker, defender of the battles since the last answer, settled ones too."""
    told = [event.params for event in scene.last if event.kind in ("battle", "no_battle")]
    return [(e["place"], e["card"] or e["seat"], e["with_card"] or e["with_seat"]) for e in told]


# -- 9.1: sites


@pytest.mark.parametrize(
    ("mine", "theirs", "peace", "fights"),
    [
        ("warrior-randi@d1", "warrior-sten@d1", "", True),
        ("merchant-vang@d1", "d1+1", "", True),
        ("master-earth@d1", "diplomat-gye@d1", "", True),
        ("warrior-randi@d1", "warrior-sten@d1", "d1:AB", False),
        ("diplomat-ola@d1", "warrior-sten@d1", "", False),
        ("d1+1", "warrior-sten@d1", "", False),
    ],
)
def test_r9_1_where_there_is_a_battle(sky, mine, theirs, peace, fights):
    """Where the active player's fighters stand and another player without peace has anything."""
    s = sky(f"A {mine}", f"B {theirs}", peace=peace, step="battle", deck="0 0 0 2")
    assert bool(fought(s)) == fights
    s.options()


def test_r9_1_beside_a_shadow(sky):
    """Who has stayed in a galaxy with one fights it again."""
    s = sky("A warrior-randi@c2+1", shadows="lynx@c2", step="battle", deck="0 0 2")
    assert fought(s) == [("c2", 0, "shadow-lynx")]
    s.asks("A", "claim")


def test_r9_1_not_in_anothers_turn(sky):
    """B and C stand against each other: A's step 6 does not concern them."""
    s = sky("A", "B warrior-sten@d1", "C warrior-axel@d1", step="battle")
    assert fought(s) == []
    assert s.universe.active == 1
    s.options()


def test_r9_1_the_order_of_the_sites(sky):
    """The active player's choice, also of those where shadows attack others; none is left out."""
    s = sky(
        "A warrior-randi@a1+6 warrior-viggo@e5+6",
        "B a1+1 e5+1 merchant-faye@d1",
        shadows="lynx@c1+1",
        step="shadow",
        deck="0 0 0 0 0 2",
    )
    s.answer("shadow:d1:shadow-lynx")
    s.asks("A", "site", "fight:1:a1 fight:1:e5 fight:d1:shadow-lynx")
    s.answer("fight:d1:shadow-lynx")
    assert fought(s) == [("d1", "shadow-lynx", 1)]
    s.answer("retreat:e1:merchant-faye")
    s.asks("A", "site", "fight:1:a1 fight:1:e5")
    s.answer("fight:1:e5")
    assert fought(s) == [("e5", 0, 1)]
    s.answer("decline")
    assert fought(s) == [("a1", 0, 1)]
    s.asks("A", "claim")


def test_r9_1_players_and_a_shadow_in_one_galaxy(sky):
    """Each is a side of its own."""
    s = sky(
        "A master-earth@c2+6=10",
        "B warrior-sten@c2+1",
        shadows="lynx@c2+1",
        step="battle",
        deck="0 0 2 0 0 2",
    )
    s.asks("A", "site", "fight:1:c2 fight:c2:shadow-lynx")
    s.answer("fight:c2:shadow-lynx", "ready")
    assert s.totals() == (16, 4)
    assert not s.happened("battle")[1:]
    s.asks("A", "commit")
    s.answer("ready")
    assert s.happened("battle") == []
    s.asks("A", "claim")


# -- 9.2: combatants


def test_r9_2_all_fighters_of_both_sides(sky):
    """Guests of a third player and diplomats stand aside."""
    s = sky(
        "A master-earth@d1 warrior-randi@d1 merchant-vang@d1 diplomat-ola@d1",
        "B master-water@d1 merchant-faye@d1 diplomat-gye@d1",
        "C warrior-axel@d1",
        peace="d1:AC d1:BC",
        step="battle",
        deck="0 0 0 0 0",
    )
    (battle,) = s.happened("battle")
    assert battle["cards"] == ["master-earth", "warrior-randi", "merchant-vang"]
    assert battle["with_cards"] == ["master-water", "merchant-faye"]
    s.options()


# -- 9.4 to 9.6: extra cards

HANDS = ("0 7", "2 10")


def test_r9_4_at_most_one_for_each(sky):
    """From under its own portrait or from the hand; a card that has been given is gone."""
    s = sky(
        "A warrior-randi@d1+1=4 merchant-vang@d1+1 diplomat-ola@d1=10",
        "B warrior-sten@d1",
        hands=("0 7", ""),
        step="battle",
        deck="0 0 0 2",
    )
    both = "play:merchant-vang:0 play:merchant-vang:7"
    about = s.asks(
        "A",
        "commit",
        f"portrait:warrior-randi play:warrior-randi:0 play:warrior-randi:7 {both} ready",
    )
    assert about == {"place": "d1", "side": "attack"}
    s.answer("play:warrior-randi:7")
    s.asks("A", "commit", "play:merchant-vang:0 ready")
    s.answer("ready")
    assert s.happened("extra") == [
        {"seat": 0, "card": "warrior-randi", "value": 7, "hand": True, "side": "attack"}
    ]
    assert (s.hand("A"), s.universe.under[4]) == ("0", 4)
    s.options()


def test_r9_4_face_down(sky):
    """The defender and everyone else see for whom, and from where."""
    s = sky(
        "A warrior-randi@d1+1=4 merchant-vang@d1+1",
        "B warrior-sten@d1",
        hands=HANDS,
        step="battle",
        deck="0 0 0 2",
    )
    s.answer("portrait:warrior-randi", "play:merchant-vang:7")
    assert s.learns(PUBLIC, "committed") == s.learns(1, "committed")
    assert s.learns(1, "committed") == [
        {"seat": 0, "count": 2, "cards": ["warrior-randi", "merchant-vang"], "side": "attack"}
    ]
    assert not s.happened("extra")
    for viewer in (PUBLIC, 1):
        fighters = s.seen_by(viewer)[0]["public"]["battle"]["attack"]["fighters"]
        assert [f["extra"] for f in fighters] == [
            {"value": None, "hand": False},
            {"value": None, "hand": True},
        ]
    s.asks("B", "commit", "play:warrior-sten:2 play:warrior-sten:10 ready")


@pytest.mark.parametrize("ready", ["A", "B", "AB"])
def test_r9_5_none_is_allowed(sky, ready):
    """For either side; nothing is told then."""
    s = sky("A warrior-randi@d1+1", "B warrior-sten@d1", hands=HANDS, step="battle", deck="0 0 4")
    s.answer("ready" if "A" in ready else "play:warrior-randi:7")
    assert bool(s.happened("committed")) == ("A" not in ready)
    s.answer("ready" if "B" in ready else "play:warrior-sten:10")
    assert {e["seat"] for e in s.happened("extra")} == {0, 1} - {"AB".index(seat) for seat in ready}
    s.options()


def test_r9_5_shadows_have_none(sky):
    """As attacker or defender."""
    s = sky(
        "A", "B warrior-sten@d1+6", hands=HANDS, shadows="lynx@c1+1", step="shadow", deck="0 0 2"
    )
    s.answer("shadow:d1:shadow-lynx")
    s.asks("B", "commit")
    s.answer("ready")
    assert not s.happened("committed")
    assert s.totals() == (4, 12)
    s.options()


def test_r9_6_in_the_order_of_the_rules(sky):
    """The defender's cards are turned up first, then the attacker's; then all draw."""
    s = sky("A warrior-randi@d1+1", "B warrior-sten@d1", hands=HANDS, step="battle", deck="0 0 2")
    s.answer("play:warrior-randi:7", "play:warrior-sten:2")
    kinds = [(e.kind, e.params.get("side")) for e in s.last]
    assert kinds[:5] == [
        ("committed", "defence"),
        ("extra", "defence"),
        ("extra", "attack"),
        ("battle_drew", "attack"),
        ("battle_drew", "defence"),
    ]
    s.options()


# -- 9.7 to 9.9: draws and totals


def test_r9_7_one_each_attacker_first(sky):
    """In the order of the characters."""
    s = sky(
        "A warrior-randi@d1 merchant-vang@d1",
        "B master-water@d1+6 merchant-faye@d1",
        step="battle",
        deck="2 4 7 0 0 0",
    )
    drawn = [(e["card"], e["value"]) for e in s.happened("battle_drew")]
    assert drawn == [
        ("warrior-randi", 2),
        ("merchant-vang", 4),
        ("master-water", 7),
        ("merchant-faye", 0),
    ]
    s.options()


def test_r9_7_a_reshuffle_moves_the_timer_at_once(sky):
    """In mid-battle, without the cards of this battle."""
    s = sky(
        "A warrior-randi@d1+6=7",
        "B merchant-faye@d1",
        "C",
        step="battle",
        deck="4",
        discards="-0 0 0",
        timer=2,
    )
    s.answer("portrait:warrior-randi")
    kinds = [e.kind for e in s.last if e.kind in ("battle_drew", "reshuffled", "timer", "totals")]
    assert kinds == ["battle_drew", "reshuffled", "timer", "battle_drew", "totals"]
    assert s.happened("reshuffled") == [{"cards": 3}]
    s.options()


def test_r9_7_no_card_at_all_counts_nothing(sky):
    """R 4: deck and discards empty: the draw counts 0, and so does the loss."""
    s = sky("A warrior-randi@d1+1", "B merchant-faye@d1", step="battle", deck="", discards="-")
    assert s.totals() == (7, 3)
    assert s.happened("loss") == [{"seat": 1, "card": "merchant-faye", "value": 0, "ships": 0}]
    assert s.universe.timer == 1
    s.asks("B", "retreat")


def test_r9_8_what_counts(sky):
    """Levels, ships in combatants' rings, extra and drawn cards; not loose or stored ships, not the
    rings of diplomats, not cards that were not played."""
    s = sky(
        "A master-earth@d1+1=2 merchant-vang@d1+2 diplomat-ola@d1+6",
        "B warrior-sten@d1+3 d1+4",
        hands=("10", "4"),
        stored="3 3",
        step="battle",
        deck="2 4 7 0",
    )
    s.answer("portrait:master-earth", "ready", "play:warrior-sten:4")
    assert s.totals() == (10 + 1 + 2 + 2 + 3 + 2 + 4, 6 + 3 + 4 + 7)
    s.options()


@pytest.mark.parametrize(("draw", "won"), [(0, "defence"), (2, "defence"), (4, "attack")])
def test_r9_9_the_higher_total_wins(sky, draw, won):
    """Equal: the defender."""
    s = sky("A warrior-randi@d1+4", "B warrior-sten@d1+6", step="battle", deck=f"{draw} 0 2")
    (totals,) = s.happened("totals")
    assert (totals["attack"], totals["defence"], totals["won"]) == (10 + draw, 12, won)
    s.options()


# -- 9.10: losses


def test_r9_10_the_loser_names_each_before_its_card(sky):
    """One after the other; the last without a question."""
    s = sky(
        "A master-earth@d1+6 warrior-randi@d1+6",
        "B warrior-sten@d1+2 merchant-faye@d1+4 merchant-svein@d1",
        step="battle",
        deck="7 7 0 0 0 2 7 0",
    )
    s.asks("B", "loss", "lose:warrior-sten lose:merchant-faye lose:merchant-svein")
    s.answer("lose:merchant-faye")
    assert s.happened("loss") == [{"seat": 1, "card": "merchant-faye", "value": 2, "ships": 2}]
    s.asks("B", "loss", "lose:warrior-sten lose:merchant-svein")
    s.answer("lose:warrior-sten")
    assert [(e["card"], e["value"], e["ships"]) for e in s.happened("loss")] == [
        ("warrior-sten", 7, 2),
        ("merchant-svein", 0, 0),
    ]
    assert [e["card"] for e in s.happened("died")] == ["warrior-sten"]
    assert (s.ships("merchant-faye"), s.place("merchant-svein")) == (2, "d1")
    s.asks("B", "retreat")


def test_r9_10_the_dead_leave_everything(sky):
    """Ring and ships go back, the card under the portrait to the discards; it is out for good."""
    s = sky(
        "A master-earth@d1+6",
        "B warrior-sten@d1+2=7 d1+1",
        step="battle",
        deck="0 0 10",
    )
    s.answer("ready")
    assert s.happened("died") == [{"seat": 1, "card": "warrior-sten", "place": "d1"}]
    assert s.universe.free_ships(1) == 20
    s.answer("decline")
    assert s.happened("fallen_cards") == [{"values": [7]}]
    assert sorted(s.universe.discards) == [0, 0, 7, 10]
    sten = next(
        c for c in s.seen_by(PUBLIC)[0]["public"]["characters"] if c["id"] == "warrior-sten"
    )
    assert (sten["place"], sten["ships"], sten["card"]) == (None, 0, False)
    s.options()


def test_r9_10_an_extra_card_does_not_save(sky):
    """It is used; the ring alone counts. The winner loses nothing, not even by winning narrowly."""
    s = sky(
        "A warrior-randi@d1+1", "B warrior-sten@d1+1", hands=("2", "0"), step="battle", deck="0 0 2"
    )
    s.answer("play:warrior-randi:2", "play:warrior-sten:0")
    assert s.place("warrior-sten") == ""
    assert (s.place("warrior-randi"), s.ships("warrior-randi")) == ("d1", 1)
    s.asks("A", "claim")
