"""Tells a match as text: every decision with what is asked and what is legal, every event as each
audience gets it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from games.matches import Script, Setting, everyone
from gloaming.engine import (
    ALL,
    PUBLIC,
    TABLE,
    Event,
    State,
    apply,
    events_for,
    legal_actions,
    view,
    waiting,
)
from gloaming.games import get_game


@dataclass(frozen=True)
class Playthrough:
    """One golden match: its file's name, its setting, and the seed of its dice and its choices."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any]
    game: str = "hunters"

    def tell(self) -> str:
        """The whole text."""
        game = get_game(self.game)
        options = game.check_options(self.options, self.seats)
        setting = Setting(game, self.seats, tuple(options.items()))
        script = Script(self.seed.to_bytes(8, "big"), b"")
        return "\n".join(tell(setting, script)) + "\n"


def tell(setting: Setting, script: Script) -> Iterator[str]:
    """The lines."""
    state, events = setting.start(script.key)
    yield f"{setting.game.id} version {setting.game.version}, {setting.seats} players"
    yield f"key {script.key.hex()}, " + ", ".join(f"{n} {v}" for n, v in setting.options)
    yield from beginning(state)
    yield from happened(state, events)
    shown = None
    while not state.over:
        yield ""
        yield from decision(state)
        offers = out_of_turn(state)
        if offers != shown:
            yield f"  any time: {offers or 'nothing'}"
            shown = offers
        action = script.next_action(state)
        yield f"> {seat_name(action.seat)} {action.option}"
        events = apply(state, action)
        yield from happened(state, events)
        if any(event.kind == "turn" for event in events):
            yield from standing(state)
    yield ""
    outcome = state.game.outcome(state)
    yield f"over after {outcome.length} turns"
    for seat in outcome.winners:
        yield f"  {seat} wins: {outcome.reasons[seat]}"
    if outcome.defeat:
        yield f"  all lose: {outcome.defeat}"
    yield from standing(state)


def beginning(state: State) -> Iterator[str]:
    """What everyone may know of the table, and every seat's secrets, before anything is done."""
    seen = view(state, ALL)
    for name, value in seen["public"].items():
        if name not in ("players", "game", "stack"):
            yield f"  {name}: {flat(value)}"
    for own in seen["all"]:
        yield "  " + ", ".join(f"{name} {flat(value)}" for name, value in own.items())


def decision(state: State) -> Iterator[str]:
    """The question: number, kind, rule, what it is about; who has been asked, with their options;
    whom everybody else sees it wait for."""
    ask = state.asked
    assert ask is not None
    marks = [word for word in ("timed", "lapses", "masked") if getattr(ask, word)]
    about = f" about {flat(ask.about)}" if ask.about else ""
    yield f"{ask.id}. {ask.kind} (R {ask.clause}){about}" + "".join(f", {m}" for m in marks)
    for seat, options in ask.options.items():
        given = f"  (has answered {ask.answers[seat].id})" if seat in ask.answers else ""
        yield f"  {seat}: " + " | ".join(in_short([option.id for option in options])) + given
    seen = waiting(state, PUBLIC)
    if (seen["kind"], seen["seats"]) != (ask.kind, ask.awaited()):
        yield f"  all see: {seen['kind']} {flat(seen['seats'])}"


def in_short(ids: list[str]) -> list[str]:
    """Amounts of the same, from 1 on, as one: ``ring:warrior-axel:1-5``."""
    short: list[str] = []
    for id in ids:
        thing, _, number = id.rpartition(":")
        amount = thing.startswith(("ring:", "loose:", "drop:", "pick_up:")) and number != "1"
        if amount:
            short[-1] = f"{thing}:1-{number}"
        else:
            short.append(id)
    return short


def out_of_turn(state: State) -> str:
    """What each seat may do without being asked."""
    offers = []
    for seat in range(state.seats):
        words = [action.option for action in legal_actions(state, seat) if not action.question]
        if words:
            offers.append(f"{seat} " + " ".join(words))
    return "; ".join(offers)


def happened(state: State, events: list[Event]) -> Iterator[str]:
    """Each event once for each audience that gets it in a way of its own."""
    for event in events:
        audiences: dict[str, list[int]] = {}
        for viewer in everyone(state):
            for told in events_for([event], viewer):
                audiences.setdefault(sentence(told), []).append(viewer)
        for words, viewers in audiences.items():
            if len(viewers) == state.seats + 1:
                yield f"  {words}"
            elif PUBLIC in viewers:
                yield f"  {words}  [others]"
            else:
                yield f"  {words}  [only {', '.join(map(str, viewers))}]"


def standing(state: State) -> Iterator[str]:
    """The players in one line each, as everyone sees them."""
    for player in view(state, PUBLIC)["public"]["players"]:
        facts = [
            name if value is True else f"{name} {flat(value)}"
            for name, value in player.items()
            if value and name not in ("seat", "alive")
        ]
        yield f"    {player['seat']}: {', '.join(facts) or '-'}"


def sentence(told: dict[str, Any]) -> str:
    """An event as one viewer gets it."""
    words = [f"{name}={flat(value)}" for name, value in told["params"].items()]
    return " ".join([told["kind"], *words])


def seat_name(seat: int) -> str:
    """The seat, or the table."""
    return "table" if seat == TABLE else str(seat)


def flat(value: Any) -> str:
    """A value in few characters."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {flat(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(flat(item) for item in value) + "]"
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def kinds_of(text: str) -> set[str]:
    """Kinds of all questions in a playthrough."""
    return {line.split()[1] for line in text.splitlines() if line[:1].isdigit()}
