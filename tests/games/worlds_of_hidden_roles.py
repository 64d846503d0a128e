"""Twins by hand of games of hidden roles, and what could never have come about in one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from games.twin import Twin
from gloaming.engine import Chance
from gloaming.engine.play import run
from gloaming.games.hidden_roles.drawing import Draw
from gloaming.games.hidden_roles.hint import ACCEPT, SUFFER, HandOver
from gloaming.games.hidden_roles.pieces import BLACK, WHITE
from gloaming.games.hidden_roles.reveal import may_arm, may_decline
from gloaming.games.hidden_roles.table import NOWHERE, Table

COMES_TO_LIGHT = frozenset({"revealed", "died", "opened", "over", "saw in private"})

# Who draws or receives a hint card reads it; what it does all see.
READ_OR_FELT = COMES_TO_LIGHT | {
    "gave_hint in private",
    "drew_hint in private",
    "damage",
    "healed",
    "moved",
}


def tables(table: Table, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Twins by hand: characters, decks, the hint card in play, standing orders, what others saw."""
    seen = {seat for seat, _ in table.known[viewer]} if viewer >= 0 else set()
    hidden = [
        seat
        for seat in range(table.seats)
        if seat != viewer and not table.revealed[seat] and seat not in seen
    ]
    yield from _exchanged(table, hidden, chance)
    yield from _undealt(table, hidden, chance)
    yield from _mover(table, hidden, chance)
    yield from _hint_in_play(table, viewer, chance)

    other = table.copy()
    for pile in (other.white, other.black):
        chance.shuffle(pile)
    yield Twin("the decks", other, None)

    other = table.copy()
    if other.hints and other.hint_discard:
        i, j = chance.below(len(other.hints)), chance.below(len(other.hint_discard))
        pair = other.hint_discard[j], other.hints[i]
        other.hints[i], other.hint_discard[j] = pair
    for pile in (other.hints, other.hint_discard):
        chance.shuffle(pile)
    yield Twin("the hint cards", other, READ_OR_FELT)

    yield from _ordered(table, viewer, chance)

    if hidden:
        seat = chance.choice(hidden)
        knower = chance.choice([s for s in range(table.seats) if s not in (viewer, seat)])
        fact = (seat, table.characters[seat])
        facts = table.known[knower]
        other = table.copy()
        other.known[knower] = (
            tuple(f for f in facts if f != fact) if fact in facts else (*facts, fact)
        )
        yield Twin(f"whether {knower} has seen {seat}", other, frozenset())


def faults_of_table(table: Table) -> list[str]:
    """Deal, damage, what was seen, and every card of the three decks exactly once."""
    wrong = []
    camps = Counter(character.faction for character in table.cast)
    if tuple(camps[faction] for faction in table.edition.factions) != table.counts:
        wrong.append("the camps")
    if len(set(table.characters)) < table.seats or not set(table.characters) <= set(table.pool):
        wrong.append("the deal")
    if table.by_initial and len({id[0] for id in table.characters}) < table.seats:
        wrong.append("the initials")
    if any(table.characters[s] != id for known in table.known for s, id in known):
        wrong.append("what was seen")
    if any(table.damage[seat] >= table.cast[seat].hp for seat in table.living()):
        wrong.append("the damage")
    if not table.dying and _has_ended(table):
        wrong.append("that it goes on")
    if any(table.armed[seat] and not may_arm(table, seat) for seat in range(table.seats)):
        wrong.append("what is armed")
    if any(
        table.declines[seat] and (table.armed[seat] or not may_decline(table, seat))
        for seat in range(table.seats)
    ):
        wrong.append("who never reacts")
    if table.heading and table.place[table.active] == NOWHERE:
        wrong.append("where the mover comes from")
    held = [card for cards in table.equipment for card in cards]
    in_play = [frame.card for frame in table.stack if isinstance(frame, Draw) and frame.card]
    piles = [table.white, table.white_discard, table.black, table.black_discard]
    if Counter([*held, *in_play, *chain(*piles)]) != Counter(
        table.edition.deck(WHITE) + table.edition.deck(BLACK)
    ):
        wrong.append("the cards")
    hints = [*table.hints, *table.hint_discard, *([table.hint[0]] if table.hint else [])]
    if Counter(hints) != Counter(table.edition.deck(table.edition.hint_deck)):
        wrong.append("the hint cards")
    return wrong


def _has_ended(table: Table) -> bool:
    """Whether somebody would have won, or would have had to turn up, before this decision."""
    if any(table.cast[seat].triumph(table, seat) for seat in range(table.seats)):
        return True
    return any(
        not table.revealed[seat]
        and table.has_ability(seat)
        and table.cast[seat].must_reveal(table, seat)
        for seat in table.living()
    )


def _exchanged(table: Table, hidden: list[int], chance: Chance) -> Iterator[Twin]:
    """Two hidden others have each other's characters."""
    acting = set(table.asked.options) if table.asked else set()
    pairs = [(a, b) for a in hidden for b in hidden if a < b]
    # One pair in which somebody is being asked, as far as there is one; and any.
    for of_acting in (True, False):
        chance.shuffle(pairs)
        for a, b in pairs:
            if of_acting and not acting & {a, b}:
                continue
            dealt = list(table.characters)
            dealt[a], dealt[b] = dealt[b], dealt[a]
            other = _recast(table, tuple(dealt))
            if other is not None:
                yield Twin(f"the characters of {a} and {b}", other, COMES_TO_LIGHT)
                break


def _undealt(table: Table, hidden: list[int], chance: Chance) -> Iterator[Twin]:
    """A hidden other has a character that was not dealt."""
    characters = table.edition.characters
    chances = [
        (seat, id)
        for seat in hidden
        for id in table.pool
        if id not in table.characters
        and characters[id].faction == table.cast[seat].faction
        and not (
            table.by_initial
            and id[0] in {c[0] for s, c in enumerate(table.characters) if s != seat}
        )
    ]
    chance.shuffle(chances)
    for seat, id in chances:
        dealt = (*table.characters[:seat], id, *table.characters[seat + 1 :])
        other = _recast(table, dealt)
        if other is not None:
            yield Twin(f"that {seat} is {id}", other, COMES_TO_LIGHT)
            return


def _mover(table: Table, hidden: list[int], chance: Chance) -> Iterator[Twin]:
    """Who is on the way to an area is another: Emi, who may still go elsewhere, or not Emi."""
    mover = table.active
    if not table.heading or mover not in hidden:
        return
    dealt = list(table.characters)
    if dealt[mover] == "emi":
        seats = [seat for seat in hidden if seat != mover]
    elif "emi" in dealt:
        seats = [seat for seat in hidden if dealt[seat] == "emi"]
    else:
        seats = [seat for seat in hidden if table.cast[seat].faction == "raider"]
    if not seats:
        return
    seat = chance.choice(seats)
    if "emi" not in dealt:
        dealt[seat] = "emi"
        if table.by_initial and any(id[0] == "e" for s, id in enumerate(dealt) if s != seat):
            return
    dealt[mover], dealt[seat] = dealt[seat], dealt[mover]
    other = _recast(table, tuple(dealt))
    if other is not None:
        yield Twin("whether the mover is Emi", other, COMES_TO_LIGHT)


def _ordered(table: Table, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Another player has left another standing order: to use the ability, never to react, none."""
    seats = [seat for seat in range(table.seats) if seat != viewer and may_arm(table, seat)]
    if not seats:
        return
    # Those who may choose between three orders are rare.
    choosy = [seat for seat in seats if may_decline(table, seat)]
    seat = chance.choice(choosy if choosy and chance.below(2) else seats)
    orders = [(False, False), (True, False), *([(False, True)] if seat in choosy else [])]
    orders.remove((table.armed[seat], table.declines[seat]))
    armed, declines = chance.choice(orders)
    other = table.copy()
    other.armed[seat], other.declines[seat] = armed, declines
    # What a revealed player has ordered shows in many ways as soon as it is carried out.
    open_never = table.revealed[seat] and declines != table.declines[seat]
    yield Twin(
        f"what {seat} has ordered",
        other,
        None if open_never else COMES_TO_LIGHT | {"ability"},
        lambda state: isinstance(state, Table) and state.revealed[seat],
    )


def _recast(table: Table, characters: tuple[str, ...]) -> Table | None:
    """The table with other characters, or None where it could not have come to this."""
    other = table.copy()
    other.characters = characters
    other.restore()
    if any(other.damage[seat] >= other.cast[seat].hp for seat in other.living()):
        return None
    if not other.dying and _has_ended(other):
        return None
    for seat in range(other.seats):
        if characters[seat] != table.characters[seat]:
            other.armed[seat] = other.armed[seat] and may_arm(other, seat)
            other.declines[seat] = other.declines[seat] and may_decline(other, seat)
        other.known[seat] = tuple([(s, characters[s]) for s, _ in other.known[seat]])
    return _asked_afresh(other)


def _hint_in_play(table: Table, viewer: int, chance: Chance) -> Iterator[Twin]:
    """Another hint card has passed between two others."""
    if table.hint is None or viewer in table.hint[1:]:
        return
    other = table.copy()
    piles = [pile for pile in (other.hints, other.hint_discard) if pile]
    pile = chance.choice(piles)
    at = chance.below(len(pile))
    card, giver, to = table.hint
    other.hint = (pile[at], giver, to)
    pile[at] = card
    for frame in other.stack[:-1]:
        # What it bade the receiver, when it has killed them and the looting is going on.
        if isinstance(frame, HandOver) and frame.answer in (SUFFER, ACCEPT):
            frame.answer = SUFFER if frame.answer == ACCEPT else ACCEPT
    yield Twin("the hint card in play", _asked_afresh(other), READ_OR_FELT)


def _asked_afresh(table: Table) -> Table:
    """The table with its question put again, as its new secrets demand; answers that have been
    given stand where they are possible."""
    ask = table.asked
    assert ask is not None
    orders = table.armed, table.declines
    # What is ordered now may have been ordered while the question stood.
    table.armed, table.declines = [False] * table.seats, [False] * table.seats
    table.asked_count -= 1
    run(table)
    table.armed, table.declines = orders
    afresh = table.asked
    assert afresh is not None
    for seat, option in ask.answers.items():
        if option in afresh.options.get(seat, ()):
            afresh = afresh.answered(seat, option)
    table.asked = afresh
    return table
