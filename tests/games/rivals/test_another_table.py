"""Every number of the table is used wherever it counts (R 2)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming.engine import (
    Action,
    BadOptions,
    BadTable,
    Chance,
    apply,
    awaited,
    legal_actions,
    start,
)
from gloaming.games.rivals import RIVALS
from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.rivals.effects import enter
from gloaming.games.rivals.members import NUMBERS
from gloaming.games.rivals.numbers import STANDARD


def begun(table: dict[str, Any], seats: int = 3) -> Ballroom:
    """A match with this table."""
    room, _ = start(RIVALS, {"numbers": json.dumps(table)}, seats, b"another table")
    assert isinstance(room, Ballroom)
    return room


def play(room: Ballroom, option: str) -> list[Any]:
    """The one who is asked answers; what happened."""
    assert room.asked is not None
    (seat,) = room.asked.options
    return apply(room, Action(seat, option, room.asked.id))


def play_on(room: Ballroom) -> None:
    """To the end, at random."""
    chance = Chance(b"play on")
    while not room.over:
        apply(room, chance.choice(legal_actions(room, awaited(room)[0])))


@pytest.mark.parametrize("size", [1, 5, 8, 30])
def test_r2_1_hand_size(size):
    """Dealt, and filled up to after each turn; not more than the eight that one has."""
    room = begun({"hand_size": size})
    assert [len(hand) for hand in room.hands] == [min(size, 8)] * 3
    first = room.active
    play(room, f"down:p0:{RIVALS.private(room, first)['hand'][0]}")
    # One of the eight lies in a mansion now.
    assert len(room.hands[first]) == min(size, 7)


def test_r2_1_influence_tiles_and_what_they_count():
    """How many each has, and the influence of each."""
    room = begun({"influence_tiles": 6, "influence_per_tile": 3})
    room.tiles[0] = (2, 0, 0)
    assert (room.free_tiles(0), room.free_tiles(1)) == (4, 6)
    assert room.influence_at(0, 0) == 6
    assert RIVALS.public(room)["players"][0]["tiles"] == 4


def test_r2_1_presence_tiles():
    """In the supply."""
    room = begun({"presence_tiles": 2})
    room.presence[1] = 1
    assert RIVALS.public(room)["presence_tiles"] == 1


def test_r2_1_face_down_cards():
    """Their influence, their presence, the loot of the play."""
    table = {"face_down_influence": 3, "face_down_presence": 2, "face_down_loot": 4}
    room = begun(table)
    seat = room.active
    play(room, f"down:p0:{RIVALS.private(room, seat)['hand'][0]}")
    assert (room.influence_at(0, seat), room.presence_at(0), len(room.loot[0])) == (3, 2, 4)


def test_r2_1_no_loot_for_a_face_down_play():
    """0 is a number like others."""
    room = begun({"face_down_loot": 0})
    play(room, f"down:p0:{RIVALS.private(room, room.active)['hand'][0]}")
    assert room.loot[0] == ()


@pytest.mark.parametrize("count", [1, 3, 10])
@pytest.mark.parametrize("seats", [2, 5])
def test_r2_1_mansions_to_end(count, seats):
    """The game ends with that many, for every number of players."""
    room = begun({"mansions_to_end": count}, seats)
    play_on(room)
    assert count <= len(room.resolved) < count + 4


def test_r2_1_loot():
    """Tiles of each kind."""
    room = begun({"loot": {"jewel": 1, "antique": 0, "painting": 3}})
    assert room.supply == ["jewel", "painting", "painting", "painting"]


def test_r2_2_values_of_members():
    """Printed influence and presence, of those that the table names."""
    room = begun({"influence": {"maid": 7}, "presence": {"maid": 3}})
    card = enter(room, 1, NUMBERS["maid"], 0, up=True)
    assert (room.influence_of(card), room.presence_of(card)) == (7, 3)
    other = enter(room, 1, NUMBERS["madam"], 0, up=True)
    assert (room.influence_of(other), room.presence_of(other)) == (3, 1)


def test_r2_3_limits_and_payouts():
    """A mansion is due at its limit, and pays what the table says."""
    mansions = {m.id: {"limit": 2, "payouts": [20, 10, 1]} for m in STANDARD.mansions}
    room = begun({"mansions": mansions})
    first = room.active
    enter(room, first, NUMBERS["alert_chat_noir"], 0, up=True)
    key = RIVALS.private(room, first)["hand"][0]
    events = play(room, f"down:p0:{key}")
    assert [(e.params["seat"], e.params["amount"]) for e in events if e.kind == "ranked"] == [
        (first, 20)
    ]


def test_r2_3_sizes():
    """A mansion counts as the size that the table gives it: two more small ones, two fewer large
    ones would be too few, so small and large change places."""
    swapped = {"crown_castle": {"size": "small", "limit": 4}, "thimble_lodge": {"size": "large"}}
    room = begun({"mansions": swapped}, 2)
    small = {*room.mansions, *room.small}
    assert "crown_castle" in small
    assert "thimble_lodge" not in small
    assert room.large == []


CASTLE = STANDARD.plain()["mansions"][-1]
OTHERS = STANDARD.plain()["mansions"][:-1]


@pytest.mark.parametrize(
    ("table", "where", "rule"),
    [
        ({"face_down_presence": 0}, "face_down_presence", "number"),
        ({"face_down_influence": -1}, "face_down_influence", "number"),
        ({"hand_size": 100}, "hand_size", "number"),
        ({"hand_size": None}, "hand_size", "number"),
        ({"influence_tiles": [4]}, "influence_tiles", "number"),
        ({"presence": [1] * 31}, "presence", "count"),
        ({"presence": [1] * 31 + [0]}, "presence.32", "number"),
        ({"influence": 3}, "influence", "object"),
        ({"influence": None}, "influence", "object"),
        ({"loot": [12, 12, 12]}, "loot", "object"),
        ({"mansions": 18}, "mansions", "object"),
        ({"mansions": {"hovel": {"limit": 5}}}, "mansions", "name"),
        ({"mansions": {"crown_castle": {"roof": 5}}}, "mansions.crown_castle", "name"),
        ({"mansions": {"crown_castle": {"limit": 0}}}, "mansions.crown_castle.limit", "number"),
        ({"mansions": [*OTHERS, {**CASTLE, "id": "hovel"}]}, "mansions.18.id", "one-of"),
        ({"mansions": [*OTHERS, {**CASTLE, "id": ["hovel"]}]}, "mansions.18.id", "one-of"),
        ({"mansions": [*OTHERS, {**CASTLE, "size": {}}]}, "mansions.18.size", "one-of"),
        ({"mansions": [*OTHERS, "crown_castle"]}, "mansions.18", "object"),
        ({"mansions": OTHERS}, "mansions", "few-large"),
        *(
            (
                {"mansions": {"crown_castle": {"payouts": payouts}}},
                "mansions.crown_castle.payouts",
                rule,
            )
            for payouts, rule in [
                ([4, 7, 12], "falling"),
                ([7, 4, 4], "falling"),
                ([7, 4, -1], "number"),
                ([7, 4, 2, 1], "count"),
                (["7", "4", "2"], "number"),
                (7, "count"),
            ]
        ),
    ],
)
def test_r2_4_2_what_is_refused(table, where, rule):
    """The place and the rule are named; nothing is played with it."""
    with pytest.raises(BadTable) as refused:
        begun(table)
    assert (refused.value.wrong["where"], refused.value.allowed["rule"]) == (where, rule)


@pytest.mark.parametrize("value", [None, 0, False, 7, [], {"hand_size": 4}])
def test_r2_4_1_a_table_is_a_text(value):
    """Nothing else is taken for one, nor for the standard table."""
    with pytest.raises(BadOptions):
        start(RIVALS, {"numbers": value}, 3, b"k")


@pytest.mark.parametrize(
    ("limits", "players"),
    [
        # Two players: 5 + 5 + 6 of 15. Three: 14 + 5 + 5 of 23.
        ({"rosewood_hall": 7}, 2),
        ({"swan_palace": 15}, 3),
        # Four: 21 + 11 of 31, with nothing in the small ones.
        ({**{m["id"]: 1 for m in OTHERS[:10]}, "swan_palace": 22, "opera_house": 12}, 4),
    ],
)
def test_r2_4_2_limits_are_judged_for_every_number_of_players(limits, players):
    """Over the largest mansions that can lie open the limits less one stay below the basics that
    there are, however many play now. One less than what is refused is played with."""
    with pytest.raises(BadTable) as refused:
        begun({"mansions": {id: {"limit": limit} for id, limit in limits.items()}}, 5)
    assert refused.value.wrong["value"] == str(8 * players)
    assert refused.value.allowed == {"rule": "fills", "players": players, "most": 8 * players - 1}
    last = list(limits)[-1]
    limits = {**limits, last: limits[last] - 1}
    room = begun({"mansions": {id: {"limit": limit} for id, limit in limits.items()}}, 5)
    assert room.numbers.mansion(last).limit == limits[last]
