"""Who may know what: the table of R 16, row by row."""

from __future__ import annotations

import json

import pytest

from alike import acting, answering, look_alike
from gloaming.engine import ALL, PUBLIC, out_of_turn, question, start, view, waiting
from gloaming.games.raiders import RAIDERS
from gloaming.games.raiders.characters import BASE
from scene import Stage

EVERYONE = range(PUBLIC, 4)


def characters_seen(s, viewer):
    """The character of each seat as the viewer has it on the board."""
    return [player["character"] for player in view(s.table, viewer)["public"]["players"]]


# -- a player's character


def test_a_character_is_its_owners_until_it_is_revealed(raid):
    """R 16: the owner alone, at any time; then everyone."""
    s = raid("Felix Vampire* Erica Ulrich")
    for viewer in EVERYONE:
        assert characters_seen(s, viewer) == [None, "vampire", None, None]
        own = view(s.table, viewer)["own"]
        assert (own["character"] if own else None) == (
            None if viewer == PUBLIC else s.table.characters[viewer]
        )
    s.dice(3)
    s.answer("use:1")
    for viewer in EVERYONE:
        assert characters_seen(s, viewer) == ["felix", "vampire", None, None]
    s.asks(0, "move")


def test_death_shows_a_character(raid):
    """R 16: to everyone."""
    s = raid("Felix* Vampire", at="hall", damage="0 11", turn="area")
    s.answer("act", "hurt:1")
    assert all(characters_seen(s, viewer)[1] == "vampire" for viewer in EVERYONE)
    s.asks(2, "move")


def test_the_end_shows_all_characters_and_who_won(raid):
    """R 9, R 16: all dealt characters, none of the others."""
    s = raid("Felix* Vampire* Emi Ulrich+", at="hall", damage="0 11", turn="area")
    s.answer("act", "hurt:1")
    for viewer in EVERYONE:
        assert characters_seen(s, viewer) == ["felix", "vampire", "emi", "ulrich"]
        assert view(s.table, viewer)["public"]["over"] == {
            "winners": (0, 2), "reasons": {"0": "raiders", "2": "raiders"},
        }  # fmt: skip
    assert [own["character"] for own in view(s.table, ALL)["all"]] == list(s.table.characters)


def test_a_character_shown_is_known_for_good_and_to_one(raid):
    """R 16: the active player of an r_show card, privately; that a card was r_show they and the
    receiver know; everyone sees that an identity was shown, not which."""
    worlds = [
        raid(f"Felix* {a} {b} Vampire", at="agency", turn="area", top="r_show")
        for a, b in (("Erica", "Ulrich"), ("Ulrich", "Erica"))
    ]
    look_alike(*worlds, (0, 1, 2), answering("act", "give:1"), answering("show"))
    s = worlds[0]
    assert view(s.table, 0)["own"]["known"] == {"1": "erica"}
    assert view(s.table, 3)["own"]["known"] == {}
    told = {v: [e["kind"] for e in json.loads(s.seen_by(v))["events"]] for v in EVERYONE}
    assert "saw" in told[0]
    assert "saw" in told[1]
    assert "showed" in told[2]
    assert "showed" in told[PUBLIC]
    for world in worlds:
        world.dice(1, 5)
    look_alike(*worlds, (0, 1, 2), answering("roll"))
    assert view(s.table, 0)["own"]["known"] == {"1": "erica"}
    for world in worlds:
        world.asks(1, "area", "act skip")


@pytest.mark.parametrize(
    ("options", "pool"),
    [
        ({}, set(BASE)),
        ({"expansion": True}, set(RAIDERS.edition_of((True, 14, False)).characters)),
        (
            {"expansion": True, "draw": "by_initial"},
            set(RAIDERS.edition_of((True, 14, False)).characters),
        ),
    ],
)
def test_who_was_not_dealt_is_never_shown(options, pool):
    """R 16: by initial also which ten were picked."""
    for seed in range(5):
        state, _ = start(RAIDERS, options, 4, bytes([seed]))
        for viewer in EVERYONE:
            assert set(view(state, viewer)["public"]["pool"]) == pool


# -- decks and chance


def test_the_order_of_the_decks_is_nobodys(raid):
    """R 16: draw piles show their size alone; other orders look the same to all."""
    worlds = [raid("Felix Vampire Emi Ulrich") for _ in range(2)]
    for pile in (worlds[1].table.white, worlds[1].table.black, worlds[1].table.hints):
        pile.reverse()
    look_alike(*worlds, ())
    decks = {"white": 16, "black": 16, "reasoning": 16}
    assert view(worlds[0].table, 0)["public"]["decks"] == decks
    for world in worlds:
        world.asks(0, "move")


def test_the_key_is_in_no_view():
    """R 16: the random seed."""
    key = b"kept from everyone"
    state, _ = start(RAIDERS, {}, 4, key)
    for viewer in (*EVERYONE, ALL):
        text = json.dumps([view(state, viewer), question(state, viewer), waiting(state, viewer)])
        assert key.hex() not in text


# -- reasoning cards


def test_the_text_of_a_reasoning_card(raid):
    """R 16: the active player's from the draw, the receiver's from the hand-over, never public."""
    s = raid("Felix* Vampire Emi Ulrich", at="agency", turn="area", top="r_shadow_1")

    def readers():
        return {v for v in EVERYONE if "r_shadow_1" in s.seen_by(v)}

    assert readers() == set()
    s.answer("act")
    assert readers() == {0}
    s.answer("give:1")
    assert readers() == {0, 1}
    s.answer("suffer")
    assert readers() == set()
    assert view(s.table, 2)["public"]["discards"]["reasoning"] == 1
    assert all(event["source"] == "hint" for event in s.happened("damage"))
    s.asks(1, "move")


def test_reasoning_discards_are_nobodys(raid):
    """R 16: their number is public."""
    worlds = [
        raid("Felix Vampire Emi Ulrich", discards=cards)
        for cards in ("r_show r_hp11", "r_hp12 r_shadow_2")
    ]
    look_alike(*worlds, ())
    assert view(worlds[0].table, ALL)["public"]["discards"]["reasoning"] == 2
    for world in worlds:
        world.asks(0, "move")


@pytest.mark.parametrize(
    ("card", "answer", "other"),
    [
        ("r_raider_1", "suffer", "Felix"),
        ("r_raider_1", "nothing", "Vampire"),
        ("r_shadow_2", "nothing", "Felix"),
        ("r_citizen_heal", "accept", "Bylon"),
        ("r_hp12", "suffer", "Vampire"),
        ("r_cr_equip", "suffer", "Felix"),
        ("r_cr_equip", "hand:b_sabre", "Felix"),
        ("r_cr_equip", "nothing", "Vampire"),
        ("r_raider_airship", "accept", "Felix"),
        ("r_citizen_airship", "nothing", "Felix"),
    ],
)
def test_whether_a_reply_was_true_is_the_receivers(raid, card, answer, other):
    """R 16: which reply options a receiver had too; the drawer cannot tell either."""
    rest = {"Felix": "Vampire Bylon", "Vampire": "Felix Bylon", "Bylon": "Felix Vampire"}[other]
    worlds = [
        raid(f"Emi* {a} {b} {rest}", at="agency", damage="0 3 3", holds="; sabre", turn="area",
             top=card, expansion=True)
        for a, b in (("Ulrich", other), (other, "Ulrich"))
    ]  # fmt: skip
    look_alike(*worlds, (1, 2), answering("act"), answering("give:1"), answering(answer))
    for world in worlds:
        if world.table.asked.kind == "attack":
            world.answer("pass")
        world.asks(1, "move")


# -- abilities that a hidden player could use, could not, or did not want to

# fmt: off
COULD = {
    # window or card: (one, other, the rest, scene, answers); at seat 0 and 1, both ways round
    "Advent": ("Felix", "Vampire", "Emi Ulrich", {"at": "cathedral", "damage": "5",
               "turn": "area", "top": "w_advent"}, ("act", "nothing")),
    "Cookie": ("Ulrich", "Vampire", "Emi Felix", {"at": "cathedral", "damage": "5",
               "turn": "area", "top": "w_cookie"}, ("act", "nothing")),
    "Ritual": ("Vampire", "Felix", "Emi Ulrich", {"at": "passage", "damage": "5",
               "turn": "area", "top": "b_dark_ritual"}, ("act", "nothing")),
    "Excalibur": ("Felix", "Vampire", "Emi* Ulrich", {"at": "hall - hall", "holds": "excalibur",
                  "turn": "attack", "dice": [1, 2]}, ("attack:2", "strike")),
    "Freddy": ("Freddy", "Ulrich", "Emi* Vampire", {"at": "hall - hall", "turn": "attack",
               "dice": [1, 2]}, ("attack:2", "strike")),
    "Vampire": ("Vampire", "Felix", "Emi* Ulrich", {"at": "hall - hall", "turn": "attack",
                "dice": [1, 2]}, ("attack:2", "strike")),
    "Bylon": ("Bylon", "Felix", "Emi* Ulrich Vampire", {"at": "hall - hall", "turn": "attack",
              "holds": "; ; sabre", "dice": [1, 3]}, ("attack:2", "strike")),
    "Vendetta": ("Vendetta", "Felix", "Emi* Ulrich", {"at": "hall - hall", "turn": "attack",
                 "dice": [2, 2]}, ("attack:2",)),
    "Emi": ("Emi", "Ulrich", "Felix Vampire", {"at": "agency", "dice": [4, 4]},
            ("roll", "skip")),
    "Galahad": ("Galahad", "Ulrich", "Emi* Vampire", {"at": "hall - hall", "holds": "excalibur",
                "turn": "attack", "dice": [2, 2]}, ("attack:2", "on")),
    "Walpurgis": ("Walpurgis", "Felix", "Emi* Ulrich", {"at": "agency - blackmist",
                  "turn": "attack"}, ("pass",)),
    "Gordon": ("Gordon", "Ulrich", "Felix Vampire", {"at": "hall", "turn": "attack"}, ("pass",)),
    "Craig": ("Craig", "Ulrich", "Emi* Vampire Felix", {"at": "hall - hall", "turn": "attack",
              "dice": [2, 2]}, ("attack:2", "end")),
    "Ulster": ("Ulster", "Felix", "Emi* Ulrich", {"at": "hall - hall", "turn": "attack",
               "dice": [2, 2]}, ("attack:2", "end")),
    "Emma": ("Emma", "Ulrich", "Erica* Vampire", {"at": "hall - hall", "turn": "attack",
             "dice": [2, 2]}, ("attack:2", "end")),
    "Agatha": ("Agatha", "Felix", "Emi* Vampire Ulrich", {"at": "hall", "turn": "attack"},
               ("pass",)),
    "Wight": ("Wight", "Felix", "Emi+ Vampire", {"at": "hall", "turn": "attack"}, ("pass",)),
    "Benjamin": ("Benjamin", "Felix", "Emi* Vampire Ulrich", {"at": "hall - hall",
                 "holds": "sabre", "turn": "attack", "dice": [2, 2]}, ("attack:2", "end")),
    "Alice": ("Alice", "Ulrich", "Felix Vampire Emi", {"at": "hall", "damage": "3",
              "dice": [1, 1]}, ("roll", "skip")),
    "David": ("David", "Ulrich", "Felix Vampire Emi", {"at": "hall", "discards": "sabre",
              "dice": [1, 1]}, ("roll", "skip")),
}
# fmt: on


@pytest.mark.parametrize("ability", COULD)
def test_who_could_not_looks_like_who_would_not(raid, ability):
    """R 16: whether a hidden player has an ability for the present window is theirs alone; "could
    not" and "did not want to" give the same log line."""
    one, other, rest, setting, answers = COULD[ability]
    worlds = [raid(f"{a} {b} {rest}", **setting) for a, b in ((one, other), (other, one))]
    asked = []
    for answer in answers:
        asked.append([question(world.table, 0) for world in worlds])
        look_alike(*worlds, (0, 1), answering(answer))
    # It really was offered to one, at some point, and not to the other.
    asked.append([question(world.table, 0) for world in worlds])
    assert any(there and there != here for there, here in asked)
    for world in worlds:
        world.stands("move")
        assert not world.revealed(0)


# fmt: off
TARGETS = [
    # what the target is in one world and in the other; who else there is
    ("Werewolf", "Ulrich", "Emi Felix"),
    ("Werewolf", "Gordon", "Emi Ulrich"),
    ("Venom", "Ulrich", "Emi Felix"),
    ("Venom", "Walpurgis", "Emi Felix"),
    ("Venom", "Daniel", "Emi Ulrich Felix"),
    ("Werewolf", "Venom", "Emi Felix"),
]
NOBODY_REACTS = [
    (),
    (answering("on", seat=1),),
    (acting(1, "arm"), acting(1, "disarm")),
    (acting(1, "never"),),
    (acting(1, "never"), answering("on", seat=1)),
]
# fmt: on


@pytest.mark.parametrize(("one", "other", "rest"), TARGETS)
@pytest.mark.parametrize("dice", [(1, 2), (2, 2)])
@pytest.mark.parametrize("there", NOBODY_REACTS)
@pytest.mark.parametrize("here", [(), (answering("on", seat=1),)])
def test_who_was_attacked_shows_to_nobody(raid, one, other, rest, dice, there, here):
    """R 16, R 16.1.4: an attack on a Werewolf or Venom who lets it be, in whichever way, looks like
    one on anybody else: the same events, the same waiting, the same numbers of questions, at each
    step of the way."""
    worlds = [
        raid(f"Erica* {a} {b} {rest}", at="hall hall", expansion=True, turn="attack", dice=dice)
        for a, b in ((one, other), (other, one))
    ]
    look_alike(*worlds, (1, 2), answering("attack:1"))
    ask = [world.table.asked for world in worlds]
    assert ask[0].masked
    assert ask[0].id == ask[1].id
    asks = {seat: [o.id for o in options] for seat, options in ask[0].options.items()}
    assert asks == {1: ["on", "use"]}
    # What each of them does in the meantime is to be seen nowhere; the time of the step is the
    # server's.
    for world, plays in zip(worlds, (there, here), strict=True):
        for play in plays:
            play(world)
            assert world.table.asked.kind == "react"
            assert told_to_others(world) == []
    for viewer in (PUBLIC, 0, 3):
        assert standing(worlds[0], viewer) == standing(worlds[1], viewer)
    for world in worlds:
        world.last = []
    look_alike(*worlds, (1, 2), Stage.close)
    for world in worlds:
        assert not world.revealed(1)
        world.stands("move")


def told_to_others(world):
    """What the last action told anybody but seat 1."""
    return [
        event
        for viewer in range(PUBLIC, world.table.seats)
        if viewer != 1
        for event in json.loads(world.seen_by(viewer))["events"]
    ]


def standing(world, viewer):
    """What a viewer has before them, without what was told last."""
    seen = json.loads(world.seen_by(viewer))
    return {name: seen[name] for name in ("view", "question", "waiting")}


@pytest.mark.parametrize(("one", "other"), [("Werewolf", "Ulrich"), ("Venom", "Ulrich"),
                                            ("Werewolf", "Venom")])  # fmt: skip
def test_who_was_hit_by_a_burst_shows_to_nobody(raid, one, other):
    """R 16.1.4: among several targets at once too."""
    worlds = [
        raid(f"Erica* {a} {b} Felix", at="hall hall hall hall", expansion=True, holds="gatling",
             turn="attack", dice=[1, 2])
        for a, b in ((one, other), (other, one))
    ]  # fmt: skip
    look_alike(
        *worlds, (1, 2), answering("attack"), answering("on", seat=1), answering("on", seat=2),
        Stage.close,
    )  # fmt: skip
    for world in worlds:
        world.stands("move")


# -- standing orders


ORDERED = ["Werewolf", "Venom", "Gordon", "Emi", "Walpurgis", "Craig"]


@pytest.mark.parametrize("name", ORDERED)
@pytest.mark.parametrize("orders", [("arm",), ("arm", "disarm"), ("arm", "disarm", "arm")])
def test_what_is_armed_is_the_players_own(raid, name, orders):
    """R 16: that player only, until it is used."""
    players = f"Felix* {name} Erica Ulrich {'Vampire' if name == 'Craig' else ''}"
    quiet, armed = raid(players, expansion=True), raid(players, expansion=True)
    for order in orders:
        armed.act(1, order)
        assert told_to_others(armed) == []
        for viewer in (PUBLIC, 0, 2, 3):
            assert standing(armed, viewer) == standing(quiet, viewer)
        assert view(armed.table, 1)["own"]["armed"] is (order == "arm")
    for each in (quiet, armed):
        each.asks(0, "move")


@pytest.mark.parametrize("name", ["Werewolf", "Venom"])
def test_never_is_the_players_own(raid, name):
    """R 16: a standing order like any other."""
    players = f"Felix* {name} Erica Ulrich"
    quiet, never = raid(players, expansion=True), raid(players, expansion=True)
    never.act(1, "never")
    assert told_to_others(never) == []
    assert view(never.table, 1)["own"]["declines"] is True
    for viewer in (PUBLIC, 0, 2, 3):
        assert standing(never, viewer) == standing(quiet, viewer)
    for each in (quiet, never):
        each.asks(0, "move")


def test_what_others_may_do_out_of_turn_is_theirs(raid):
    """R 16: offers are the seat's own."""
    s = raid("Felix* Werewolf Ulrich Angela", expansion=True)
    offers = [[option.id for option in out_of_turn(s.table, seat)] for seat in range(4)]
    assert offers == [["arm"], ["arm", "never"], [], ["turn"]]
    for viewer in (PUBLIC, 0, 2, 3):
        assert "never" not in s.seen_by(viewer)
    s.asks(0, "move")


# -- what everyone may know


def test_the_options_of_a_question_are_the_askeds(raid):
    """R 16: until it is answered."""
    s = raid("Felix Vampire Emi Ulrich")
    assert question(s.table, 0)["options"]
    for viewer in (PUBLIC, 1, 2, 3):
        assert question(s.table, viewer) is None
        assert waiting(s.table, viewer) == {"seats": [0], "kind": "move"}
    s.asks(0, "move")


def test_changed_conditions_are_public(raid):
    """R 16: Angela's and Deborah's, once changed."""
    s = raid("Deborah Angela Felix")
    s.answer("use")
    s.act(1, "turn")
    for viewer in EVERYONE:
        players = view(s.table, viewer)["public"]["players"]
        assert [players[0]["turned"], players[1]["turned"], players[2]["turned"]] == [
            True, True, False,
        ]  # fmt: skip
    assert s.happened("vowed", log=True) == [{"seat": 0}]
    assert s.happened("turned", log=True) == [{"seat": 1}]
    s.asks(0, "move")


def test_public_things_are_public(raid):
    """R 16: cards drawn, equipment, white and black discards, damage, places, dice."""
    s = raid("Felix* Vampire", at="hall agency", damage="1 2", holds="sabre; robe",
             discards="brooch crossbow", dice=[1, 5], top="w_holy_water")  # fmt: skip
    s.answer("roll", "act")
    for viewer in EVERYONE:
        facts = view(s.table, viewer)["public"]
        assert facts["discards"] == {
            "white": ["w_lucky_brooch", "w_holy_water"], "black": ["b_crossbow"], "reasoning": 0,
        }  # fmt: skip
        assert facts["card"] == {"card": "w_holy_water", "seat": 0}
        assert facts["dice"] == {"why": "move", "seat": 0, "d4": 1, "d6": 5, "result": 6}
        players = facts["players"]
        assert [p["damage"] for p in players[:2]] == [0, 2]
        assert [p["place"] for p in players[:2]] == ["grand_cathedral", "detective_agency"]
        assert [p["equipment"] for p in players[:2]] == [("b_sabre",), ("w_sages_robe",)]
    s.asks(1, "move")


def test_the_mirror_lets_everyone_draw_the_conclusion(raid):
    """R 16: intended: who does not turn up is none of those."""
    s = raid("Ulrich Vampire Felix", at="cathedral", turn="area", top="w_mirror")
    s.answer("act")
    assert s.happened("no_effect") == [{"seat": 0, "card": "w_mirror"}]
    assert s.happened("drew") == [{"seat": 0, "deck": "white", "card": "w_mirror"}]
    assert s.stands("attack")
