"""Worlds that fit a view, where few do."""

from __future__ import annotations

from gloaming.engine import Chance, start, view
from gloaming.games import get_game
from gloaming.games.hidden_roles import sampling
from gloaming.games.hidden_roles.table import Table


def test_a_deal_in_which_somebody_would_have_won_is_not_searched_to_its_end(monkeypatch):
    """One of ten has done what makes a single character win. Dealt to first, that one can be nobody
    else in millions of deals of the others: few whole deals must be enough."""
    game = get_game("raiders")
    options = {"expansion": True, "draw": "by_initial", "abilities": False}
    table, _ = start(game, options, 10, b"feats")
    assert isinstance(table, Table)
    suspect = next(seat for seat in range(10) if table.characters[seat] != "bruce")
    table.feats[suspect] = ("killed_strong",)
    table.damage[suspect] = 6
    monkeypatch.setattr(sampling, "DEALS", 50)
    viewer = (suspect + 1) % 10
    seen = view(table, viewer)
    chance = Chance(b"worlds")
    who = set()
    for _ in range(100):
        world = game.sample(seen, chance)
        assert isinstance(world, Table)
        assert not any(world.cast[seat].triumph(world, seat) for seat in range(10))
        who.add(world.characters[suspect])
    assert len(who) > 5
