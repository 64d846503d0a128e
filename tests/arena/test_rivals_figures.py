"""Figures of Shadow Rivals: what cards earn, seats in turn order, points."""

from __future__ import annotations

from typing import Any

import pytest

from games.rivals.ball import Ball
from gloaming.arena import Lineup, key_of, play_match, simulate
from gloaming.arena.evening import Evening
from gloaming.arena.rivals import BallFigures
from gloaming.engine import Event
from gloaming.games import get_game
from gloaming.games.rivals.ballroom import Ballroom

RIVALS = get_game("rivals")
MIXED = Lineup(("random", "greedy"))


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """A short series of three players."""
    return simulate(RIVALS, {}, 3, 16, 2, MIXED).plain()


def followed(scene: Ball, *turns: str) -> Evening:
    """An evening that has seen a scene from its start on: cards that lie there as they lie, then
    these options, one after the other."""
    evening = Evening()
    for place, line in enumerate(scene.room.lines):
        for card in line:
            seat, up = scene.room.owner[card], scene.room.up[card]
            kind = "played" if up else "played_down"
            member = scene.line(place).split()[line.index(card)][2:].partition("+")[0]
            told = {"card": card, "seat": seat, "member": member}
            evening.look(scene.room.numbers, [Event(kind, told)])
    for option in turns:
        scene.answer(option)
        evening.look(scene.room.numbers, scene.last)
    return evening


def test_a_card_earns_its_share_of_its_owners_pay() -> None:
    """Rosewood Hall pays 7, 4, 2; Ana has 6 influence, Ben 5, Carl 2, each with two
    cards."""
    scene = Ball(lines=("A:damsel B:joker B:madam C?joker C?maid", "", ""), hands=("madam",))
    evening = followed(scene, "up:p0:madam", "presence:p1")
    scene.asks(0, "upgrade")
    ana, ana_too = evening.cards[0], evening.cards[5]
    assert (ana.rank, ana_too.rank) == (0.0, 0.0), "not before they go home"
    while scene.room.asked is not None and scene.room.asked.kind == "upgrade":
        scene.answer("decline")
        evening.look(scene.room.numbers, scene.last)
    scene.next_turn()
    ranks = {number: round(card.rank, 3) for number, card in evening.cards.items()}
    assert ranks == {0: 3.5, 5: 3.5, 1: round(4 * 2 / 5, 3), 2: round(4 * 3 / 5, 3), 3: 1.0, 4: 1.0}


def test_skills_and_loot_are_a_cards_own() -> None:
    """What Mystic Madam is paid, what Mystic Lady Lupin gains, what lies on a card."""
    scene = Ball(
        lines=("A:mystic_madam B:mystic_lady_lupin B?joker+1", "", ""), hands=("constable",)
    )
    evening = followed(scene, "down:p0:constable")
    scene.asks(0, "upgrade")
    cards = evening.cards
    assert (cards[0].skill, cards[0].tiles) == (4, 0)
    assert (cards[1].skill, cards[1].tiles) == (0, 3)
    assert (cards[2].skill, cards[2].tiles) == (0, 1)
    assert (cards[3].up, cards[3].tiles) == (False, 1)


def test_a_card_that_is_removed_earns_nothing() -> None:
    """Crafty Constable sends it home before anybody is ranked."""
    scene = Ball(lines=("B:damsel+1 A:crafty_constable A:joker", "", ""), hands=("constable",))
    evening = followed(scene, "up:p0:constable")
    scene.asks(0, "upgrade")
    assert (evening.cards[0].rank, evening.cards[0].tiles) == (0.0, 0)
    assert evening.cards[1].rank > 0


def test_what_cards_earn_is_what_players_are_paid() -> None:
    """By rank for cards and for tiles together, and by skills; and all loot came from cards."""

    class Books(BallFigures):
        rank = 0.0
        skill = 0
        tiles = 0

        def count(self, state: Any, levels: dict[int, str], outcome: Any) -> None:
            for card in self.evening.cards.values():
                self.rank += card.rank
                self.skill += card.skill
                self.tiles += card.tiles
            super().count(state, levels, outcome)

    paid = influence = 0
    books = Books()
    for number in range(12):
        options = RIVALS.check_options({}, 4)
        state, levels, _ = play_match(
            RIVALS, options, 4, key_of(3, number), MIXED, number, books.look
        )
        assert isinstance(state, Ballroom)
        books.count(state, levels, RIVALS.outcome(state))
        paid += sum(state.rp)
        influence += sum(len(tiles) for tiles in state.gained)
    assert books.tiles == influence
    assert 0.8 * paid < books.rank + books.skill < paid, "influence tiles have the rest"
    assert books.games == 12


def test_every_seat_has_a_place_in_the_turn_order(report: dict[str, Any]) -> None:
    """Each once a game; who wins, wins in some place."""
    order = report["wins"]["turn_order"]
    assert {place: tally["seats"] for place, tally in order.items()} == {"1": 16, "2": 16, "3": 16}
    won = sum(tally["wins"] for tally in order.values())
    assert won == sum(report["wins"]["reasons"].values()) >= 16
    assert sum(tally["seats"] for tally in report["wins"]["bots"].values()) == 48


def test_points_and_mansions(report: dict[str, Any]) -> None:
    """They fit together."""
    scores = report["scores"]
    assert scores["last"] < scores["mean"] < scores["winner"]
    assert scores["bots"]["greedy"]["mean"] > scores["bots"]["random"]["mean"]
    assert 0 < scores["loot_share"] < 1
    assert 2 < scores["points_a_tile"] < 4
    assert set(report["mansions"]) == {"two_at_once", "past_the_last"}
    assert set(report["members"]) <= {
        "face_down",
        *(member["id"] for member in RIVALS.catalogue()["members"]),
    }
    basics = [m["id"] for m in RIVALS.catalogue()["members"] if m["basic"]]
    assert all(report["members"][id]["plays"] > 0 for id in basics)
    assert report["members"]["lady_lupin"]["earns"] > report["members"]["lady_lupin"]["rank"]


def test_the_figures_do_not_depend_on_how_many_processes_took_them(
    report: dict[str, Any],
) -> None:
    """Parts of a series add up to it."""
    again = simulate(RIVALS, {}, 3, 16, 2, MIXED, jobs=2).plain()
    for name in ("wins", "scores", "mansions", "members"):
        assert again[name] == report[name]
