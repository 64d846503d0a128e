"""Who may know what (R 13), row by row, and the leak checks a to i: worlds that differ in a secret
look alike to all who may not know it."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from games.shadowlord.sky import Sky
from gloaming.engine import (
    ALL,
    PUBLIC,
    Chance,
    State,
    may_undo,
    state_from_json,
    view,
)
from gloaming.games.shadowlord import SHADOWLORD


def look_alike(one: Sky, other: Sky, knowing: Iterable[int], *answers: str) -> None:
    """Asserts that two scenes look the same to all but the ``knowing``, watchers included: what is
    seen before and after each answer, and what is told of it. An answer ``x|y`` differs."""
    assert one.universe.to_json() != other.universe.to_json(), "one scene is no comparison"
    viewers = [v for v in range(PUBLIC, one.universe.seats) if v not in set(knowing)]

    def compare(after: str) -> None:
        for viewer in viewers:
            assert one.told(viewer) == other.told(viewer), (viewer, after)
            assert one.seen_by(viewer) == other.seen_by(viewer), (viewer, after)
            undo = [may_undo(scene.universe, viewer) for scene in (one, other)]
            assert undo[0] == undo[1], (viewer, after)

    compare("")
    for answer in answers:
        here, _, there = answer.partition("|")
        one.answer(here)
        other.answer(there or here)
        compare(answer)
    for scene in (one, other):
        if not scene.universe.over:
            scene.options()


WORDS = ("A warrior-randi@b1+2 merchant-vang@N", "B warrior-sten@d1+1", "C")


# -- the attack hand


def test_r13_a_hand_is_its_owners(sky):
    """Others see how many cards; what is redeemed or discarded all see."""
    scene = {"step": "build", "bonus": 1}
    one, other = (sky(*WORDS, hands=("2 4", hand), **scene) for hand in ("0 7", "10 10"))
    look_alike(one, other, {1}, "ring:warrior-randi:1", "redeem:4", "done", "done")
    for viewer in (PUBLIC, 0, 1, 2):
        players = one.seen_by(viewer)[0]["public"]["players"]
        assert [player["hand"] for player in players] == [1, 2, 0]
    assert one.seen_by(1)[0]["own"]["hand"] == [0, 7]


def test_r13_used_redeemed_or_discarded(sky):
    """Then it is open to all, watchers too."""
    s = sky(*WORDS, hands=("2 4",), step="build")
    s.answer("redeem:4")
    assert s.learns(PUBLIC, "redeemed") == [{"seat": 0, "value": 4}]
    assert s.seen_by(PUBLIC)[0]["public"]["discards"] == [[4, 1]]
    s.options()
    s = sky(*WORDS, hands=("2 4 4 4 4 7",), step="discard")
    s.answer("discard:7")
    assert s.learns(2, "discarded") == [{"seat": 0, "value": 7}]
    s.options()


# -- cards under portraits


def test_r13_a_card_under_a_portrait(sky):
    """That one lies there is public; what it is not."""
    one, other = (sky("A warrior-randi@b1+2", f"B warrior-sten@d1+1={n}", "C") for n in (0, 10))
    look_alike(one, other, {1}, "go:c1:warrior-randi:1")
    for viewer in (PUBLIC, 0, 1, 2):
        characters = one.seen_by(viewer)[0]["public"]["characters"]
        assert {c["id"] for c in characters if c["card"]} == {"warrior-sten"}
    assert one.seen_by(1)[0]["own"]["portraits"] == {"warrior-sten": 0}


def test_r13_discarded_with_its_character(sky):
    """Open to all when the battle is over, and no sooner (leak check g)."""
    words = "A master-earth@d1+6"
    one, other = (
        sky(words, f"B warrior-sten@d1={n} merchant-faye@d1", "C", step="battle", deck="0 0 0 2 0")
        for n in (7, 10)
    )
    look_alike(one, other, {1}, "ready", "lose:warrior-sten", "retreat:e1:merchant-faye")
    for scene, value in ((one, 7), (other, 10)):
        assert scene.seen_by(PUBLIC)[0]["public"]["buried"] == 1
        scene.answer("decline")
        assert scene.learns(PUBLIC, "fallen_cards") == [{"values": [value]}]
        scene.options()


def test_r13_g_cards_of_a_player_who_is_out(sky):
    """By going to the discard pile, not before: hand and portraits."""
    words = "A master-earth@d1+6 warrior-randi@d1"
    one, other = (
        sky(
            words,
            f"B master-water@d1 warrior-sten@a1={n}",
            "C",
            hands=("", hand),
            stone="warrior-sten",
            step="battle",
            deck="4 4 0 7",
        )
        for n, hand in ((4, "0 2"), (0, "7 10"))
    )
    look_alike(one, other, {1}, "ready", "decline")
    one.answer("stone:master-earth")
    assert one.learns(PUBLIC, "fallen_cards") == [{"values": [0, 2, 4]}]
    one.options()
    other.options()


# -- discs


@pytest.mark.parametrize("disc", ["warrior-axel", "diplomat-gye"])
def test_r13_b_a_disc_is_nobodys_to_know(sky, disc):
    """No class, level or name; and its place is all that tells one from another."""
    one = sky(*WORDS, discs="c1?merchant-faye a5?merchant-svein")
    other = sky(*WORDS, discs=f"c1?{disc} a5?merchant-svein")
    look_alike(one, other, (), "go:c1:warrior-randi:1")
    for viewer in (PUBLIC, 0, 1, 2):
        text = json.dumps(one.seen_by(viewer))
        assert "faye" not in text
        assert "svein" not in text
        galaxies = one.seen_by(viewer)[0]["public"]["galaxies"]
        assert [g["id"] for g in galaxies if g["disc"]] == ["c1", "a5"]


def test_r13_b_only_the_scout_gets_the_answer(sky):
    """All see which disc it was; and later, still only the scout knows."""
    scene = {"step": "guide", "dice": "3 6"}
    one, other = (
        sky(*WORDS, discs=f"c1?{disc} a5?merchant-svein", **scene)
        for disc in ("merchant-faye", "warrior-axel")
    )
    look_alike(one, other, {0}, "scout:c1", "done")
    assert one.seen_by(0)[0]["own"]["scouted"] == {"c1": "merchant-faye"}
    assert other.seen_by(0)[0]["own"]["scouted"] == {"c1": "warrior-axel"}
    for viewer in (PUBLIC, 1, 2):
        galaxies = one.seen_by(viewer)[0]["public"]["galaxies"]
        assert [g["scouts"] for g in galaxies if g["id"] == "c1"] == [[0]]
        assert not (one.seen_by(viewer)[0]["own"] or {}).get("scouted")


def test_r13_f_every_disc_offers_the_same(sky):
    """Before it is turned nothing depends on it, for its diplomat either; afterwards all see it."""
    words = "A diplomat-ola@N+1 master-earth@N+1"
    one, other = (sky(words, discs=f"c1?{disc}") for disc in ("merchant-faye", "diplomat-gye"))
    look_alike(one, other, (), "go:c1:diplomat-ola:0")
    one.asks("A", "turn_disc", "turn leave")
    one.answer("turn")
    for viewer in (PUBLIC, 0, 1):
        assert [each["found"] for each in one.learns(viewer, "turned")] == ["merchant-faye"]
    one.options()
    other.options()


def test_r13_allies_left_out(sky):
    """How many, and that alone."""
    one, other = (
        sky(*WORDS, discs=f"c1?{disc}", step="move") for disc in ("merchant-faye", "warrior-axel")
    )
    look_alike(one, other, (), "done")
    left_out = one.seen_by(PUBLIC)[0]["public"]["left_out"]
    assert left_out == len(one.universe.left_out)
    assert isinstance(left_out, int)


# -- the deck and the discard pile


def test_r13_c_the_order_of_the_deck(sky):
    """Nobody knows it before it is drawn, nor what chance will bring."""
    one, other = (
        sky(*WORDS, step="guide", dice="1 5", deck=f"7 {deck}") for deck in ("0 4", "4 0")
    )
    look_alike(one, other, (), "hand", "done")
    # Then B draws, and alone sees what.
    look_alike(one, other, {1}, "done")
    assert one.seen_by(1)[0]["own"]["fresh"] != other.seen_by(1)[0]["own"]["fresh"]
    other = sky(*WORDS, step="guide", dice="1 5", deck="7 0 4")
    one = sky(*WORDS, step="guide", dice="1 5", deck="7 0 4")
    other.universe.chance = Chance(b"another key")
    look_alike(one, other, (), "hand", "done")
    assert one.seen_by(PUBLIC)[0]["public"]["deck"] == len(one.universe.deck)


def test_r13_the_discard_pile_is_open(sky):
    """To all, by value and number; the order in which the cards lie is not told."""
    one, other = (
        sky(*WORDS, step="move", discards=f"-{pile}", deck="2 2") for pile in ("0 4 4", "4 0 4")
    )
    assert one.seen_by(PUBLIC)[0]["public"]["discards"] == [[0, 1], [4, 2]]
    look_alike(one, other, ())


def test_r13_e_newly_drawn_cards(sky):
    """Steps 1 and 2: others see how many, and where each is put."""
    scene = {"step": "draw", "dice": "6 6"}
    one, other = (sky(*WORDS, deck=f"{deck} 2", **scene) for deck in ("0 7 10", "4 0 7"))
    look_alike(one, other, {0}, "under:warrior-randi", "hand", "under:merchant-vang", "done")
    one = sky(*WORDS, deck="7", **scene)
    for viewer in (PUBLIC, 1):
        assert one.learns(viewer, "drew") == [{"seat": 0, "count": 1}]
        assert one.seen_by(viewer)[0]["public"]["players"][0]["fresh"] == 1
    assert one.learns(0, "drew") == [{"seat": 0, "count": 1, "values": [7]}]
    one.answer("under:warrior-randi")
    for viewer in (PUBLIC, 1):
        assert one.learns(viewer, "placed") == [{"seat": 0, "card": "warrior-randi"}]
    one.options()


def test_r13_a_card_taken_by_a_raid(sky):
    """Thief and victim know which; the others that one moved."""
    scene = {"step": "guide", "dice": "5 6"}
    one, other = (sky(*WORDS, hands=("2", hand), **scene) for hand in ("0 0", "7 7"))
    look_alike(one, other, {0, 1}, "raid:1", "done")
    one = sky(*WORDS, hands=("2", "0 0"), **scene)
    one.answer("raid:1")
    for viewer, told in ((PUBLIC, {}), (2, {}), (0, {"value": 0}), (1, {"value": 0})):
        assert one.learns(viewer, "raided") == [{"seat": 0, "with_seat": 1, **told}]
    one.options()


# -- extra cards

BATTLE = ("A warrior-randi@d1+2=4 merchant-vang@d1", "B warrior-sten@d1+1=2", "C")


def test_r13_d_the_attackers_extra_cards(sky):
    """Until the defender has chosen, nobody else sees their values; nor anything that follows from
    them."""
    scene = {"step": "battle", "deck": "0 0 0 2", "hands": ("0 10", "7")}
    one, other = (sky(*BATTLE, **scene) for _ in range(2))
    answers = "play:warrior-randi:0|play:warrior-randi:10", "ready", "play:warrior-sten:7"
    assert one.universe.to_json() == other.universe.to_json()
    one.answer(answers[0].split("|")[0])
    other.answer(answers[0].split("|")[1])
    look_alike(one, other, {0}, "ready")
    for viewer in (PUBLIC, 1, 2):
        side = one.seen_by(viewer)[0]["public"]["battle"]["attack"]
        assert (side["extra"], side["total"]) == (None, None)
        assert side["fighters"][0]["extra"] == {"value": None, "hand": True}
    assert one.seen_by(0)[0]["own"]["draft"] == [
        {"card": "warrior-randi", "value": 0, "hand": True}
    ]
    one.answer("play:warrior-sten:7")
    assert [e["value"] for e in one.learns(PUBLIC, "extra")] == [7, 0]
    one.options()
    other.options()


def test_r13_the_defenders_extra_cards_while_they_are_chosen(sky):
    """They are laid open together."""
    words = (BATTLE[0], "B warrior-sten@d1+1 merchant-faye@d1", "C")
    scene = {"step": "battle", "deck": "0 0 0 0 0", "hands": ("", "0 7 10")}
    one, other = (sky(*words, **scene) for _ in range(2))
    for scene_, value in ((one, 7), (other, 10)):
        scene_.answer("ready", f"play:warrior-sten:{value}")
    look_alike(one, other, {1})
    one.answer("play:merchant-faye:0")
    assert [e["value"] for e in one.learns(PUBLIC, "extra")] == [7, 0]
    one.options()


def test_r13_f_whether_anybody_is_asked_hangs_on_no_value(sky):
    """Who has a card is asked, whatever it is worth."""
    one, other = (
        sky(*BATTLE, step="battle", deck="0 0 0 2", hands=("", hand)) for hand in ("0", "10")
    )
    look_alike(one, other, {1}, "ready")


# -- requests, and what is never secret


def test_r13_answers_to_a_request(sky):
    """Each their own, until all are in."""
    one, other = (
        sky("A warrior-randi@d1+1", "B e1+1", "C warrior-axel@e1", "D", peace="e1:BC")
        for _ in range(2)
    )
    for scene, answer in ((one, "grant"), (other, "refuse")):
        scene.answer("ask:e1:warrior-randi").reply("B", answer)
    look_alike(one, other, {1})
    for scene, answer in ((one, "grant"), (other, "refuse")):
        assert scene.seen_by(1)[0]["own"]["answered"] == answer
        assert scene.seen_by(2)[0]["own"]["answered"] is None


def test_r13_what_is_never_secret(sky):
    """Storage, rings, loose ships, levels, shadows, stone, timer, reign, dice: the same for all."""
    s = sky(
        "A warrior-randi@b1+2 c1+3",
        "B warrior-sten@d1+1",
        "C",
        shadows="lynx@c2+1",
        stored="1 2 3",
        stone="shadow-lynx",
        timer=3,
        reign=4,
        step="guide",
        dice="1 4",
    )
    seen = [s.seen_by(viewer)[0]["public"] for viewer in (PUBLIC, 0, 1, 2)]
    assert seen[1:] == seen[:1] * 3
    public = seen[0]
    assert [player["stored"] for player in public["players"]] == [1, 2, 3]
    rings = {c["id"]: c["ships"] for c in public["characters"] if c["ships"]}
    assert rings == {"warrior-randi": 2, "warrior-sten": 1, "shadow-lynx": 1, "shadowlord": 5}
    assert [g["loose"] for g in public["galaxies"] if g["loose"]] == [{"seat": 0, "count": 3}]
    levels = {c["id"]: c["level"] for c in public["characters"]}
    assert (levels["warrior-randi"], levels["shadow-lynx"], levels["shadowlord"]) == (6, 3, 10)
    assert public["stone"] == "shadow-lynx"
    assert (public["timer"]["slot"], public["reign"]["count"]) == (3, 4)
    assert public["guide"] == {"dice": [1, 4], "roll": 5, "event": "salvage"}
    s.options()


# -- the other leak checks


def test_r13_i_who_comes_back_sees_the_same(sky):
    """A state that was saved and read again gives everyone the same view, in the middle of a battle
    with cards face down."""
    s = sky(*BATTLE, step="battle", deck="0 0 0 2", hands=("0 10", "7"), discs="c1?merchant-faye")
    s.answer("play:warrior-randi:10")
    again = state_from_json(SHADOWLORD, json.loads(json.dumps(s.universe.to_json())))
    assert isinstance(again, State)
    for viewer in (PUBLIC, 0, 1, 2):
        assert view(again, viewer) == view(s.universe, viewer)
    s.options()


def test_r13_when_a_match_is_over_all_is_open(sky):
    """To those who look back at it."""
    s = sky(*WORDS, hands=("2", "7"), step="draw", deck="", discards="-2", timer=5)
    assert s.over() == "timer"
    hands = [own["hand"] for own in view(s.universe, ALL)["all"]]
    assert hands == [[2], [7], []]
