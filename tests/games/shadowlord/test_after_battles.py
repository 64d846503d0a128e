"""After a battle (R 9.12 to 9.14): loose ships, claims, the way back from the Shadowlord, the Power
Stone, the cards."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC

WINS = "7 0 0"
"""The attacker draws 7, the defender 0; the loss card is a 0."""


# -- 9.12: loose ships, claims, the way back from the fortress


def test_r9_12_loose_ships_of_the_loser(sky):
    """Also of an attacker, in his own galaxy."""
    s = sky("A merchant-vang@d1+1 d1+3", "B warrior-sten@d1+6", step="battle", deck="0 10 0")
    assert s.happened("lost_loose") == []
    s.answer("retreat:e1:merchant-vang")
    assert s.happened("lost_loose") == [{"seat": 0, "place": "d1", "count": 3}]
    assert (s.loose("d1"), s.control("d1")) == ("", "B")
    s.options()


def test_r9_12_a_claim_by_any_combatant(sky):
    """Who has a ship; or none at all."""
    s = sky(
        "A master-earth@d1 warrior-randi@d1+1 merchant-vang@d1+2",
        "B d1+1",
        step="battle",
    )
    s.asks("A", "claim", "claim:warrior-randi claim:merchant-vang decline")
    s.answer("claim:merchant-vang")
    assert (s.loose("d1"), s.ships("merchant-vang")) == ("A+1", 1)
    s.options()


@pytest.mark.parametrize(
    ("mine", "peace", "why"),
    [
        ("warrior-randi@d1", "", "no ship"),
        ("warrior-randi@d1+2 d1+1", "", "an own ship lies there"),
        ("warrior-randi@d1+2", "d1:AC", "a guest is there"),
    ],
)
def test_r9_12_no_claim(sky, mine, peace, why):
    """Without a ship, or where it is not claimable."""
    s = sky(
        f"A {mine}",
        "B diplomat-gye@d1",
        f"C {'warrior-axel@d1' if peace else ''}",
        peace=peace,
        step="battle",
    )
    s.answer("retreat:e1:diplomat-gye")
    assert s.universe.active == 1, why
    assert not s.happened("claimed")
    s.options()


def test_r9_12_not_on_anothers_home(sky):
    """Who has driven the host out stands there, and cannot claim it."""
    s = sky("A warrior-randi@S+6", "B master-water@e5 merchant-faye@S+1", step="battle", deck=WINS)
    s.answer("retreat:c5:merchant-faye")
    assert (s.control("S"), s.loose("S")) == ("A", "")
    assert s.universe.active == 1
    s.options()


def test_r9_12_a_winning_defender_claims_nothing(sky):
    """The attacker alone may."""
    s = sky("A warrior-randi@c1+1", "B warrior-sten@d1+6", deck="0 10 0")
    s.answer("go:d1:warrior-randi:0")
    assert s.loose("d1") == ""
    assert s.universe.active == 1
    s.options()


def test_r9_12_only_when_no_opponent_is_left(sky):
    """After the last of several battles in a galaxy."""
    s = sky("A warrior-randi@d1+6", "B d1+1", "C diplomat-gye@d1", peace="d1:BC", step="battle")
    s.asks("A", "site", "fight:1:d1 fight:2:d1")
    s.answer("fight:1:d1", "retreat:e1:diplomat-gye")
    s.asks("A", "claim", "claim:warrior-randi decline")


def challenge(sky, master, *others, **scene):
    """A's master has beaten the Shadowlord, who lives."""
    s = sky(
        f"A {master}@b2+6 warrior-viggo@a1+1", *others, hands=("10",), deck="7 0 0 4 2", **scene
    )
    s.answer(f"go:c3:{master}:0").fight()
    s.until("A", "commit").answer(f"play:{master}:10")
    return s


def test_r9_12_back_from_a_shadowlord_who_lives(sky):
    """To the ruin it came from; no claim; he stays."""
    s = challenge(sky, "master-earth", "B")
    assert (s.place("master-earth"), s.place("shadowlord")) == ("b2", "c3")
    assert s.loose("c3") == ""
    assert s.stone == "master-earth"
    s.options()


def test_r9_12_back_to_another_ruin(sky):
    """A shadow has come to the first one meanwhile."""
    s = sky("A master-earth@b2+6", shadows="lynx@c2+1 claw@d2", hands=("10",), deck="7 0 0 4 2")
    s.answer("go:c3:master-earth:0", "shadow:b2:shadow-lynx", "play:master-earth:10")
    s.asks("A", "retreat", "retreat:b4:master-earth retreat:d4:master-earth")
    s.answer("retreat:d4:master-earth")
    assert (s.place("master-earth"), s.stone) == ("d4", "master-earth")
    s.options()


def test_r9_12_home_in_peace_with_whoever_is_there(sky):
    """No ruin is open, and others stand at home: the winner is not lost, as a loser would be."""
    s = sky(
        "A master-earth@b2+6",
        "B b4+1 d4+1 warrior-sten@N",
        shadows="lynx@c2+1 claw@d2",
        hands=("10",),
        deck="7 0 0 4 2",
    )
    s.answer("go:c3:master-earth:0", "shadow:b2:shadow-lynx", "play:master-earth:10")
    assert (s.place("master-earth"), s.peace(), s.control("N")) == ("N", "N:AB", "A")
    s.options()


# -- 9.13: the stone


def test_r9_13_without_the_holder_it_stays(sky):
    """The losing alliance has it elsewhere."""
    s = sky(
        "A master-earth@d1+6",
        "B merchant-faye@d1+1 warrior-sten@a1",
        stone="warrior-sten",
        step="battle",
        deck=WINS,
    )
    s.answer("retreat:e1:merchant-faye")
    assert s.stone == "warrior-sten"
    s.asks("A", "claim")


def test_r9_13_the_winning_holder_keeps_it(sky):
    """Nobody is asked."""
    s = sky(
        "A master-earth@d1+5 warrior-randi@d1",
        "B merchant-faye@d1+1",
        stone="master-earth",
        step="battle",
        deck="0 0 0 0 0",
    )
    s.answer("retreat:e1:merchant-faye", "decline")
    assert s.stone == "master-earth"
    assert not s.happened("stone")
    s.options()


@pytest.mark.parametrize("chosen", ["warrior-sten", "merchant-faye"])
def test_r9_13_a_winner_who_is_not_active_chooses(sky, chosen):
    """R 4: one of the windows of others. A full ring gives one ship back."""
    s = sky(
        "A warrior-randi@d1+1",
        "B warrior-sten@d1+6 merchant-faye@d1+2",
        stone="warrior-randi",
        step="battle",
        deck="0 0 7 0 0",
    )
    s.until("B", "stone")
    s.asks("B", "stone", "stone:warrior-sten stone:merchant-faye")
    s.answer(f"stone:{chosen}")
    assert s.stone == chosen
    full = chosen == "warrior-sten"
    assert s.happened("stone_full") == ([{"seat": 1, "card": chosen}] if full else [])
    assert s.ships("warrior-sten") == 6 - full
    s.options()


def test_r9_13_a_shadow_takes_it(sky):
    """Whoever holds it, R 10: never a diplomat."""
    s = sky(
        "A warrior-randi@c2+4 diplomat-ola@a1",
        shadows="darkness@c2+6",
        stone="warrior-randi",
        step="battle",
        deck="0 0 10 0",
    )
    s.until("A", "retreat").answer("retreat:c1:warrior-randi")
    assert s.stone == "shadow-darkness"
    assert s.ships("shadow-darkness") == 5
    assert s.happened("stone_full") == [{"seat": -1, "card": "shadow-darkness"}]
    s.options()


def test_r9_13_a_shadow_destroyed_for_want_of_room_gives_it_up(sky):
    """The winner takes it, as from any loser."""
    s = sky(
        "A master-earth@c2+6",
        "B c1+1 diplomat-gye@b2",
        shadows="lynx@c2+2 claw@d2",
        stone="shadow-lynx",
        step="battle",
        deck="7 0 0 0",
    )
    s.answer("decline")
    assert (s.place("shadow-lynx"), s.stone) == ("", "master-earth")
    s.options()


# -- 9.14: the cards


def test_r9_14_all_cards_of_the_battle_are_discarded_last(sky):
    """Extra, drawn and loss cards, and those of the dead, when the stone has changed hands."""
    s = sky(
        "A master-earth@d1+6=10 warrior-randi@d1",
        "B warrior-sten@d1+1=7 merchant-faye@d1",
        hands=("", "2"),
        stone="warrior-sten",
        step="battle",
        deck="7 4 0 4 0 2 0",
    )
    s.answer("portrait:master-earth", "play:merchant-faye:2", "ready", "lose:warrior-sten")
    s.answer("retreat:e1:merchant-faye", "decline")
    s.asks("A", "stone")
    assert s.universe.discards == []
    public = s.seen_by(PUBLIC)[0]["public"]
    assert (sorted(public["spent"]), public["buried"]) == ([0, 0, 0, 2, 4, 4, 7], 1)
    s.answer("stone:warrior-randi")
    assert sorted(s.universe.discards) == [0, 0, 0, 2, 2, 4, 4, 7, 7, 10]
    s.options()
