"""Trying options out: in a world that is drawn from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gloaming.engine import Action, Chance, apply
from gloaming.games import get_game
from gloaming.games.rivals.ballroom import Ballroom
from gloaming.games.rivals.numbers import Numbers, numbers_of
from gloaming.games.rivals.skills.base import Skill

from .members import drawn, held
from .worth import Judge

Options = list[dict[str, Any]]
Choice = Callable[[dict[str, Any], Options, Random], list[float]]
"""What each option is worth, given the view."""

MUCH_LEFT = 3
"""Mansions to come until which a new card is sure to be played."""


def try_out(view: dict[str, Any], options: Options, rng: Random) -> list[float]:
    """Carries each option out, with the best choices for the skill that it sets to work, and judges
    what comes of it.

    What the seat cannot know is drawn anew for each question; what is judged afterwards depends on
    it as little as can be: loot by its number, upgrades by what they usually bring, and nobody's
    hand.
    """
    world = get_game(view["public"]["game"]).sample(view, Chance(rng.randbytes(32)))
    assert isinstance(world, Ballroom)
    judge = Judge(view, world)
    worths = []
    face_down: dict[str, float] = {}
    for option in options:
        place = option.get("place", "")
        if option["verb"] == "down" and place in face_down:
            worth = face_down[place]
        else:
            worth = judge.worth(_carried_out(world, option["id"], judge))
            if option["verb"] == "down":
                face_down[place] = worth
        if option["verb"] in ("up", "down") and option["card"] not in view["own"]["front"]:
            worth -= held(option["card"], world.numbers)
        worths.append(worth)
    return worths


def _carried_out(world: Ballroom, option: str, judge: Judge) -> Ballroom:
    """The position after an option, and after the questions of one's own skill that follow from
    it."""
    room = _after(world, option, judge.seat)
    while _chooses(room, judge.seat):
        assert room.asked is not None
        tried = [_after(room, option.id, judge.seat) for option in room.asked.options[judge.seat]]
        room = max(tried, key=judge.worth)
    return room


def _after(world: Ballroom, option: str, seat: int) -> Ballroom:
    room = world.copy()
    assert room.asked is not None
    apply(room, Action(seat, option, room.asked.id))
    return room


def _chooses(room: Ballroom, seat: int) -> bool:
    """Whether the next question is one that a skill of this seat asks it."""
    ask = room.asked
    return ask is not None and seat in ask.options and isinstance(room.stack[-1], Skill)


def upgrade(view: dict[str, Any], options: Options, rng: Random) -> list[float]:
    """The family whose next card promises most; without a free marker only if that is more than
    what would have to go back."""
    numbers = _numbers(view)
    own = view["own"]
    player = view["public"]["players"][own["seat"]]
    to_come = numbers.mansions_to_end - len(view["public"]["resolved"])
    season = min(1.0, (to_come - 1) / MUCH_LEFT)
    price = 0.0
    if player["markers"] == 0 and own["front"]:
        price = min(held(key, numbers) for key in own["front"])
    return [
        0.0 if o["verb"] == "decline" else season * (drawn(view, o["number"], numbers) - price)
        for o in options
    ]


def give_back(view: dict[str, Any], options: Options, rng: Random) -> list[float]:
    """The card of least worth goes back."""
    numbers = _numbers(view)
    return [-held(option["card"], numbers) for option in options]


def _numbers(view: dict[str, Any]) -> Numbers:
    table = view["public"]["numbers"]
    return Numbers.from_json(table) if table else numbers_of("")


CHOICES: dict[str, Choice] = {"upgrade": upgrade, "return": give_back}
"""By kind of question; all others are tried out."""
