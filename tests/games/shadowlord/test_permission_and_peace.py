"""Permission to enter, and peace (R 6.8), in every window in which somebody is asked."""

from __future__ import annotations

import pytest

from gloaming.engine import PUBLIC, Action, IllegalAction, NotYourSeat, StaleQuestion, apply

ASK = "ask:e1:warrior-randi"
GO = "go:e1:warrior-randi:0"


# -- whom to ask


@pytest.mark.parametrize(
    ("mine", "theirs", "whom"),
    [
        ("", "B e1+1", "B"),
        ("", "B warrior-sten@e1", "B"),
        ("", "B diplomat-gye@e1", "B"),
        ("merchant-vang@e1", "B warrior-sten@e1", "B"),
        ("", "B e1+1|C warrior-axel@e1", "BC"),
        ("", "B|C warrior-axel@e1|D e1+1 merchant-faye@e1", "CD"),
        # Who controls it enters, whoever is there.
        ("e1+1", "B warrior-sten@e1", ""),
        ("e1+1", "B warrior-sten@e1|C diplomat-gye@e1", ""),
        ("", "B", ""),
    ],
)
def test_r6_8_whom_it_takes(sky, mine, theirs, whom):
    """All who control or occupy the galaxy, unless one controls it oneself."""
    s = sky(f"A warrior-randi@d1+1 {mine}", *theirs.split("|"))
    assert (ASK in s.options()) == bool(whom)
    assert GO in s.options()
    if whom:
        s.answer(ASK)
        s.asks(whom, "passage", "grant refuse")
        assert s.asks(whom, "passage") == {"seat": 0, "card": "warrior-randi", "place": "e1"}


def test_r6_8_a_host_who_comes_home_to_guests(sky):
    """Peace with them goes on; it takes nobody's permission."""
    s = sky("A warrior-randi@d1+1 e1+1", "B warrior-sten@e1", peace="e1:AB")
    s.answer(GO)
    assert s.peace() == "e1:AB"
    assert not s.happened("battle_due")
    s.options()


def test_r6_8_a_host_with_an_enemy_in_the_house(sky):
    """Without peace entering is an attack."""
    s = sky("A warrior-randi@d1+1 e1+1", "B warrior-sten@e1")
    s.answer(GO)
    assert s.happened("battle_due") == [{"seat": 0, "place": "e1"}]
    s.until("B", "place_card")
    s.options()


# -- the request


def test_r6_8_one_request_for_a_character_and_a_galaxy(sky):
    """Another character asks for itself, and the same one elsewhere."""
    s = sky("A warrior-randi@d1+1 merchant-vang@d1+1", "B e1+1 c1+1")
    s.answer(ASK).reply("B", "refuse")
    assert s.options("ask") == [
        "ask:c1:merchant-vang",
        "ask:c1:warrior-randi",
        "ask:e1:merchant-vang",
    ]
    s.answer("ask:c1:warrior-randi").reply("B", "grant")
    assert s.options("ask") == ["ask:c1:merchant-vang", "ask:e1:merchant-vang"]


def test_r6_8_a_new_turn_a_new_request(sky):
    """What was answered last turn is over."""
    s = sky("A warrior-randi@d1+1", "B e1+1")
    s.answer(ASK).reply("B", "refuse")
    s.answer("done").until("A", "place_card")
    s.roll("1 3")
    s.until("A", "move")
    assert ASK in s.options()


def test_r6_8_afterwards_one_may_do_something_else(sky):
    """Permission is no duty; nor does a refusal keep anybody from going elsewhere."""
    for answer in ("grant", "refuse"):
        s = sky("A warrior-randi@d1+2 master-earth@N+1", "B e1+1")
        s.answer(ASK).reply("B", answer)
        s.answer("go:c1:warrior-randi:1")
        assert (s.place("warrior-randi"), s.peace(), s.loose("c1")) == ("c1", "", "A+1")
        s.options()


def test_r6_8_one_permission_does_not_cover_others(sky):
    """The second character enters unasked: that breaks the peace of the first."""
    s = sky("A warrior-randi@d1+1 merchant-vang@d1+1", "B e1+1 warrior-sten@e1")
    s.answer(ASK).reply("B", "grant").answer(GO)
    assert s.peace() == "e1:AB"
    s.answer("go:e1:merchant-vang:0")
    assert s.peace() == ""
    (battle,) = s.happened("battle")
    assert battle["cards"] == ["warrior-randi", "merchant-vang"]
    s.until("B", "place_card")
    s.options()


def test_r6_8_after_dropping_ships_it_may_still_ask(sky):
    """In the same window, and it goes with what is left."""
    s = sky("A warrior-randi@d1+2", "B e1+1")
    s.answer("drop:warrior-randi:1")
    s.asks("A", "go_on")
    s.answer(ASK)
    s.asks("B", "passage")
    s.reply("B", "grant")
    assert ASK not in s.options()
    s.asks("A", "go_on")
    s.answer(GO)
    assert (s.peace(), s.loose("d1"), s.ships("warrior-randi")) == ("e1:AB", "A+1", 1)
    s.options()


def test_r6_8_answers_are_unseen_until_all_are_in(sky):
    """Nobody learns anything from the first one, but that it is in; each their own."""
    scenes = []
    for answer in ("grant", "refuse"):
        s = sky("A warrior-randi@d1+1", "B e1+1", "C warrior-axel@e1", peace="e1:BC")
        s.answer(ASK).reply("B", answer)
        assert s.told(PUBLIC) == []
        s.asks("BC", "passage")
        scenes.append(s)
    one, other = scenes
    for viewer in (PUBLIC, 0, 2):
        assert one.seen_by(viewer) == other.seen_by(viewer)
        assert one.seen_by(viewer)[0]["public"]["answered"] == [1]
        assert one.seen_by(viewer)[2] == {"seats": [2], "kind": "passage"}
    assert one.seen_by(1)[0]["own"]["answered"] == "grant"
    one.reply("C", "refuse")
    told = [(each["seat"], each["granted"]) for each in one.learns(PUBLIC, "answered")]
    assert told == [(1, True), (2, False)]
    (request,) = one.seen_by(PUBLIC)[0]["public"]["requests"]
    assert request == {"card": "warrior-randi", "place": "e1", "granted": [1], "refused": [2]}
    one.options()
    other.options()


def test_r6_8_who_may_answer_and_how_often(sky):
    """Those who are asked, once, with one of the two."""
    s = sky("A warrior-randi@d1+1", "B e1+1", "C warrior-axel@e1", "D", peace="e1:BC")
    s.answer(ASK).reply("B", "grant")
    number = s.universe.asked.id
    for seat, option, error in (
        (0, "grant", NotYourSeat),
        (3, "grant", NotYourSeat),
        (2, "keep", IllegalAction),
        (1, "refuse", StaleQuestion),
    ):
        with pytest.raises(error):
            apply(s.universe, Action(seat, option, number))
    s.reply("C", "grant")
    assert [each["granted"] for each in s.happened("answered")] == [True, True]
    s.options()


def test_r6_8_silence_is_refusal(sky):
    """R 2.1: unanswered counts as refused, by all who have not answered."""
    s = sky("A warrior-randi@d1+1", "B e1+1", "C warrior-axel@e1", peace="e1:BC")
    s.answer(ASK).lapse()
    assert [each["granted"] for each in s.happened("answered")] == [False, False]
    s.answer(GO)
    assert s.peace() == "e1:BC"
    s.asks("A", "site", "fight:1:e1 fight:2:e1")


# -- entering


def test_r6_8_granted_by_all(sky):
    """No claim, no battle, the move ends; peace with each of them."""
    s = sky("A warrior-randi@d1+3", "B e1+1", "C warrior-axel@e1", peace="e1:BC")
    s.answer(ASK).reply("B", "grant").reply("C", "grant")
    assert [o for o in s.options("go") if ":e1:" in o] == [GO]
    s.answer(GO)
    assert s.peace() == "e1:BC e1:AB e1:AC"
    assert [(e["seat"], e["with_seat"]) for e in s.happened("peace")] == [(0, 1), (0, 2)]
    assert s.universe.active == 1
    s.options()


def test_r6_8_granted_by_one(sky):
    """Peace with that one, battle with the other."""
    s = sky("A warrior-randi@d1+3", "B e1+1", "C warrior-axel@e1", peace="e1:BC")
    s.answer(ASK).reply("B", "refuse").reply("C", "grant")
    s.answer(GO)
    # B's ship is lost, and with it B's peace with C.
    assert s.peace() == "e1:AC"
    (settled,) = s.happened("no_battle")
    assert (settled["with_seat"], s.loose("e1")) == (1, "")
    s.until("B", "place_card")
    s.options()


def test_r6_8_a_diplomat_needs_all(sky):
    """One refusal keeps it out; where a shadow is it does not even ask."""
    for answers, enters in ((("grant", "refuse"), False), (("grant", "grant"), True)):
        s = sky("A diplomat-ola@d1+2", "B e1+1", "C warrior-axel@e1", peace="e1:BC")
        s.answer("ask:e1:diplomat-ola")
        for seat, answer in zip("BC", answers, strict=True):
            s.reply(seat, answer)
        assert ("go:e1:diplomat-ola:0" in s.options()) == enters
    s = sky("A diplomat-ola@d1+2", "B d2+1", shadows="lynx@d2+1")
    assert not [o for o in s.options() if ":d2:" in o]


# -- how long peace lasts


@pytest.mark.parametrize("leaves", ["guest", "host"])
def test_r6_8_until_one_of_them_has_left(sky, leaves):
    """Neither character nor loose ship there any more."""
    guest, host = "warrior-randi@e1+1", "warrior-sten@e1+1"
    players = (f"A {guest}", f"B {host}") if leaves == "guest" else (f"A {host}", f"B {guest}")
    s = sky(*players, peace="e1:AB")
    (card,) = {o.split(":")[2] for o in s.options("go")}
    s.answer(f"go:d1:{card}:0")
    assert s.peace() == ""
    s.options()


def test_r6_8_a_loose_ship_keeps_the_peace(sky):
    """The host's characters may all go."""
    s = sky("A warrior-sten@e1+1 e1+1", "B warrior-randi@e1+1", peace="e1:AB")
    s.answer("go:d1:warrior-sten:0")
    assert s.peace() == "e1:AB"
    s.options()


def test_r6_8_peace_lasts_over_turns(sky):
    """And holds in that galaxy alone."""
    s = sky(
        "A warrior-randi@e1 merchant-vang@c1+1",
        "B e1+1 warrior-sten@d1",
        peace="e1:AB",
    )
    s.answer("go:d1:merchant-vang:0")
    assert s.peace() == "e1:AB"
    assert s.happened("battle")[0]["place"] == "d1"
    s.until("A", "place_card")
    assert s.peace() == "e1:AB"
    s.options()


@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [
        ("warrior-randi@e1 e1+1", "warrior-sten@e1", True),
        ("e1+1", "warrior-sten@e1", True),
        ("warrior-randi@e1", "warrior-sten@e1 e1+1", False),
        ("warrior-randi@e1", "warrior-sten@e1", True),
        ("master-earth@N", "warrior-sten@N", True),
    ],
)
def test_r6_8_who_may_end_it(sky, mine, theirs, may):
    """The player who controls the galaxy; either of the two if nobody does."""
    place = "N" if "N" in mine else "e1"
    words = (f"A {mine}", f"B {theirs}")
    s = sky(*words, peace=f"{place}:AB", step="end_peace")
    if may:
        s.asks("A", "end_peace", f"end:1:{place} keep")
        s.answer("keep")
    assert s.peace() == f"{place}:AB"
    assert not s.happened("battle")
    s.options()


def test_r6_8_several_peaces_are_ended_one_by_one(sky):
    """With each guest, in each galaxy."""
    s = sky(
        "A e1+1 warrior-randi@d1+1",
        "B warrior-sten@e1 warrior-kaare@d1",
        "C warrior-axel@e1",
        peace="d1:AB e1:AB e1:AC",
        step="end_peace",
    )
    s.asks("A", "end_peace", "end:1:d1 end:1:e1 end:2:e1 keep")
    s.answer("end:2:e1")
    s.asks("A", "end_peace", "end:1:d1 end:1:e1 keep")
    s.answer("keep")
    assert s.peace() == "d1:AB e1:AB"
    s.options()


def test_r6_8_who_goes_after_ending_it_does_not_attack(sky):
    """Only fighters still there in step 6 do; diplomats never."""
    words = ("A warrior-randi@e1+1 diplomat-ola@e1+1 e1+1", "B warrior-sten@e1")
    s = sky(*words, peace="e1:AB", step="end_peace")
    s.answer("end:1:e1", "go:d1:warrior-randi:0", "done")
    assert not s.happened("battle")
    assert s.universe.active == 1
    s.options()


def test_r6_8_the_same_turn_they_may_make_peace_again(sky):
    """Who has ended it asks like anybody else."""
    s = sky(
        "A warrior-randi@e1+1 merchant-vang@d1+1",
        "B warrior-sten@e1",
        peace="e1:AB",
        step="end_peace",
    )
    s.answer("end:1:e1", "ask:e1:merchant-vang").reply("B", "grant")
    s.answer("go:e1:merchant-vang:0")
    assert s.peace() == "e1:AB"
    s.options()
