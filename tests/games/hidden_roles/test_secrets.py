"""Who may know what: the rows of R 14.3 that the cases of R 17 leave over."""

from __future__ import annotations

import json

import pytest

from alike import acting, answering, look_alike
from gloaming.engine import ALL, PUBLIC, question, start, view, waiting
from gloaming.games.hunters import HUNTERS

EVERYONE = range(PUBLIC, 4)


def characters_seen(s, viewer):
    """The character of each seat as the viewer has it on the board."""
    return [player["character"] for player in view(s.table, viewer)["public"]["players"]]


def test_a_character_is_its_owners_until_it_is_revealed(scene):
    """R 14.3: the owner alone; then everyone."""
    s = scene("Franklin Vampire* Ellen Werewolf")
    for viewer in EVERYONE:
        assert characters_seen(s, viewer) == [None, "vampire", None, None]
        own = view(s.table, viewer)["own"]
        assert (own["character"] if own else None) == (
            None if viewer == PUBLIC else s.table.characters[viewer]
        )
    s.act(2, "reveal")
    for viewer in EVERYONE:
        assert characters_seen(s, viewer) == [None, "vampire", "ellen", None]
    s.asks(0, "move")


def test_death_shows_a_character(scene):
    """R 14.3: to everyone."""
    s = scene("Franklin* Vampire", at="church church", damage="0 12", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert all(characters_seen(s, viewer)[1] == "vampire" for viewer in EVERYONE)
    s.asks(2, "move")


def test_the_end_shows_all_characters_and_who_won(scene):
    """R 8, R 16.24: all dealt characters, none of the others."""
    s = scene(
        "Franklin* Vampire* Ellen Werewolf+", at="church church", damage="0 12", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    for viewer in EVERYONE:
        assert characters_seen(s, viewer) == ["franklin", "vampire", "ellen", "werewolf"]
        assert view(s.table, viewer)["public"]["over"] == {
            "winners": (0, 2), "reasons": {"0": "hunters", "2": "hunters"},
        }  # fmt: skip
    assert s.happened("opened") == [{"seat": 2, "character": "ellen"}]
    assert [own["character"] for own in view(s.table, ALL)["all"]] == list(s.table.characters)


@pytest.mark.parametrize("roster", HUNTERS.rosters)
def test_the_pool_is_the_whole_roster(roster):
    """R 14.3: characters not dealt, and by initial which ten were picked, are never shown."""
    state, _ = start(HUNTERS, {"roster": roster}, 4, b"pool")
    for viewer in EVERYONE:
        assert view(state, viewer)["public"]["pool"] == HUNTERS.rosters[roster]


def test_the_order_of_the_decks_is_nobodys(scene):
    """R 14.3: draw piles show their size alone; other orders look the same to all."""
    worlds = [scene("Franklin Vampire Ellen Werewolf") for _ in range(2)]
    for pile in (worlds[1].table.white, worlds[1].table.black, worlds[1].table.hints):
        pile.reverse()
    look_alike(*worlds, ())
    assert view(worlds[0].table, 0)["public"]["decks"] == {"white": 16, "black": 16, "hermit": 16}
    for world in worlds:
        world.asks(0, "move")


def test_the_key_is_in_no_view():
    """R 14.3: the random seed."""
    key = b"kept from everyone"
    state, _ = start(HUNTERS, {}, 4, key)
    for viewer in (*EVERYONE, ALL):
        text = json.dumps([view(state, viewer), question(state, viewer), waiting(state, viewer)])
        assert key.hex() not in text


@pytest.mark.parametrize(
    ("card", "place", "one", "other"),
    [
        ("w_advent", "church", "Franklin", "Vampire"),
        ("w_chocolate", "church", "Ellen", "Franklin"),
        ("w_chocolate", "church", "Ultra_Soul", "Vampire"),
        ("b_diabolic_ritual", "cemetery", "Vampire", "Franklin"),
    ],
)
def test_who_could_not_looks_like_who_would_not(scene, card, place, one, other):
    """R 14.3: whether the card offered a reveal is the drawer's secret."""
    rest = {
        frozenset({"Franklin", "Vampire"}): "George Valkyrie",
        frozenset({"Ellen", "Franklin"}): "Vampire Ultra_Soul",
        frozenset({"Ultra_Soul", "Vampire"}): "Ellen Franklin",
    }[frozenset({one, other})]
    worlds = [
        scene(f"{a} {b} {rest}", at=place, damage="5", turn="area", top=card)
        for a, b in ((one, other), (other, one))
    ]
    look_alike(*worlds, (0, 1), answering("act"))
    worlds[0].asks(0, "offer", "nothing reveal")
    worlds[1].asks(0, "offer", "nothing")
    look_alike(*worlds, (0, 1), answering("nothing"))
    for world in worlds:
        world.asks(1, "move")


@pytest.mark.parametrize(
    ("one", "other", "rest"),
    [
        ("Ellen", "Ultra_Soul", "Franklin Vampire Catherine"),
        ("Catherine", "Franklin", "Ellen Ultra_Soul Vampire"),
        ("Emi", "Gregor", "Vampire Unknown Agnes"),
        ("David", "Werewolf", "Franklin George Vampire"),
    ],
)
def test_options_at_the_start_are_the_askeds_own(scene, one, other, rest):
    """R 14.3: whether a hidden player has an ability for the present window, and which options."""
    worlds = [
        scene(f"{a} {b} {rest}", roster="full", at="church gate", discards="axe", dice=[4, 4])
        for a, b in ((one, other), (other, one))
    ]
    look_alike(*worlds, (0, 1), answering("roll"), answering("skip"))
    for world in worlds:
        world.asks(0, "attack")
    look_alike(*worlds, (0, 1), answering("pass"))
    for world in worlds:
        world.asks(1, "move")


def test_what_daniel_may_not_do_shows_to_nobody(scene):
    """R 14.3: out-of-turn offers are the seat's own."""
    worlds = [
        scene(f"Franklin {a} {b} Ellen Ultra_Soul", roster="full")
        for a, b in (("Daniel", "Vampire"), ("Vampire", "Daniel"))
    ]
    look_alike(*worlds, (1, 2), acting(0, "reveal"))
    assert worlds[0].offers(1) == []
    assert worlds[1].offers(1) == ["reveal", "arm"]
    for world in worlds:
        world.asks(0, "move")


def test_public_things_are_public(scene):
    """R 14.3: cards drawn, discards of white and black, spent abilities, Agnes' side."""
    s = scene("Agnes Franklin Vampire", at="church", discards="axe", top="w_holy_water")
    s.answer("use")
    s.dice(3, 6)
    s.answer("roll", "skip")
    for viewer in EVERYONE:
        facts = view(s.table, viewer)["public"]
        assert facts["discards"] == {"white": [], "black": ["b_broad_axe"], "hermit": 0}
        assert (facts["players"][0]["turned"], facts["players"][0]["spent"]) == (True, True)
    s.dice(1, 5)
    s.answer("roll", "act")
    for viewer in EVERYONE:
        facts = view(s.table, viewer)["public"]
        assert facts["card"] == {"card": "w_holy_water", "seat": 1}
        assert facts["discards"]["white"] == ["w_holy_water"]
    s.asks(1, "attack", "pass")
