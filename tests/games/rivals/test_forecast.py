"""What a mansion would pay if it filled now, and after each play (R 16.19)."""

from __future__ import annotations

import pytest

from games.rivals.ball import look_alike
from gloaming.engine import PUBLIC, view

WAYS = ("up", "down")


def standing(b, place=0):
    """(seat, total, Rose Points) as everyone sees it."""
    facts = b.seen_by(PUBLIC)[0]["public"]["mansions"][place]
    return [(e["seat"], e["total"], e["pay"]) for e in facts["standing"]]


@pytest.mark.parametrize(
    "line",
    [
        "A:crafty_chat_noir B:damsel",
        "B:alert_damsel A:crafty_joker",
        "B:crafty_constable A:alert_joker+1 A:joker",
        "A:mystic_chat_noir B:mystic_joker C?joker",
        "A:alert_maid B:damsel",
        "A:alert_maid B:alert_damsel",
        "A?alert_maid A:maid B:damsel",
        "C?maid A:crafty_damsel",
    ],
)
def test_it_is_what_is_paid(ball, line):
    """The forecast after a play that fills the mansion is what ranks then pay, ties and skills of
    R1 included."""
    presence = 6 - 1
    b = ball(lines=(line, "", ""), hands=("*", "*", "constable"), active=2)
    b.room.presence[0] = presence - b.room.presence_at(0)
    after = view(b.room, 2)["own"]["after"]["up:p1:constable"]
    assert after == {"presence": 2, "standing": [{"seat": 2, "total": 2, "pay": 8}]}
    after = view(b.room, 2)["own"]["after"]["down:p0:constable"]
    b.play("down:p0:constable")
    assert [(e["seat"], e["total"], e["pay"]) for e in after["standing"]] == b.ranked()
    assert after["presence"] == 6
    b.decline()


def test_it_changes_nothing(ball):
    """Looking leaves the match as it is, its chance too."""
    b = ball(lines=("A:mystic_lady_lupin B:constable C?maid+2", "", ""))
    before = b.room.to_json()
    for viewer in (PUBLIC, 0, 1, 2):
        b.seen_by(viewer)
    assert b.room.to_json() == before
    b.next_turn()


def test_it_stands_with_every_mansion(ball):
    """Presence of cards and tiles; ranks as they would be paid; nothing where nobody is."""
    b = ball(
        lines=("A:maid B?damsel", "", ""), presence="1 0 2", tiles=("", "0 0 1", ""), supply=20
    )
    facts = b.seen_by(PUBLIC)[0]["public"]["mansions"]
    assert [m["presence"] for m in facts] == [3, 0, 2]
    assert standing(b) == [(0, 2, 7), (1, 1, 4)]
    assert standing(b, 1) == [(2, 2, 8)]
    assert standing(b, 2) == []
    b.next_turn()


def test_only_who_is_to_play_is_told_what_each_play_makes(ball):
    """For every option; the others, and another question, have none."""
    b = ball(hands=("detective maid",), front=("crafty_madam",), lines=("B:damsel", "", ""))
    after = view(b.room, 0)["own"]["after"]
    assert set(after) == {option.id for option in b.room.asked.options[0]}
    assert after["up:p0:crafty_madam"]["standing"] == [
        {"seat": 1, "total": 3, "pay": 7},
        {"seat": 0, "total": 3, "pay": 4},
    ]
    assert after["down:p0:maid"]["presence"] == 2
    assert view(b.room, 1)["own"]["after"] == {}
    b.play("up:p0:detective")
    assert view(b.room, 0)["own"]["after"] == {}
    b.answer("move:p1:1")
    b.next_turn()


def test_it_counts_the_loot_of_a_face_down_play(ball):
    """Crafty Constable removes the card because of the tile that it steals; where the supply has
    none it may stay. Face up it carries nothing."""
    for supply, stays in ((1, False), (0, True)):
        b = ball(lines=("B:crafty_constable", "", ""), hands=("constable",), supply=supply)
        after = view(b.room, 0)["own"]["after"]
        ranked = {
            way: [e["seat"] for e in after[f"{way}:p0:constable"]["standing"]] for way in WAYS
        }
        assert ranked == {"up": [1, 0], "down": [1, 0] if stays else [1]}
        assert {way: after[f"{way}:p0:constable"]["presence"] for way in WAYS} == {
            "up": 4,
            "down": 3,
        }
        b.next_turn()


@pytest.mark.parametrize(
    ("line", "members"),
    [
        ("A:crafty_constable B?{}+1", ("constable", "madam")),
        ("B?{} A:damsel", ("constable", "madam")),
        ("C:maid B?{}", ("constable", "madam")),
        # Where a skill wakes, and the hidden one would win a tie, or be paid twice.
        ("A:mystic_chat_noir C?joker B?{}", ("damsel", "madam")),
        ("A:mystic_chat_noir C?joker B?{}", ("alert_damsel", "crafty_damsel")),
    ],
)
def test_it_tells_nothing_hidden(ball, line, members):
    """A hidden card counts as a hidden card, whoever it is."""
    one, other = (ball(lines=(line.format(member), "", "")) for member in members)
    look_alike(one, other, {1})
    one.next_turn()
    other.next_turn()
