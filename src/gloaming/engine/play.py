"""Playing: the only ways into a state. The engine never calls a player, waits or sleeps; whoever
runs a match does."""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .errors import IllegalAction, MatchOver, NotYourSeat, StaleQuestion
from .event import Event
from .game import Game
from .option import CLOSE, TABLE, Action, Option
from .procedure import Ask
from .state import State


def start(game: Game, options: dict[str, Any], seats: int, key: bytes) -> tuple[State, list[Event]]:
    """Sets up a match and plays on to its first question.

    Args:
        game: the game.
        options: values by option id; what is missing has its usual value.
        seats: number of players.
        key: 1 to 64 bytes that decide all chance of the match.

    Returns:
        The state at its first question, and what has happened until then.

    Raises:
        BadOptions: number of seats or an option out of range.
    """
    state = game.setup(game.check_options(options, seats), seats, Chance(key))
    run(state)
    return state, state.told


def apply(state: State, action: Action) -> list[Event]:
    """Carries out one action, and plays on to the next question.

    Returns what happened, for all audiences: pass it through `gloaming.engine.view` before anyone
    sees it.

    Raises:
        MatchOver, StaleQuestion, NotYourSeat, IllegalAction: the state has not changed.
    """
    if state.over:
        raise MatchOver(action.plain())
    state.told = []
    ask = state.asked
    assert ask is not None
    if action.question == 0:
        _act_out_of_turn(state, action)
    elif action.question != ask.id:
        raise StaleQuestion(action.question, ask.id if action.seat in ask.options else None)
    elif action.seat == TABLE:
        _close(state, ask, action)
    else:
        _answer(state, ask, action)
    return state.told


def _answer(state: State, ask: Ask, action: Action) -> None:
    seat = action.seat
    options = ask.options.get(seat)
    if options is None:
        raise NotYourSeat(seat, None if ask.masked else list(ask.options))
    wanted = action.option
    for option in options:
        if option.id == wanted:
            break
    else:
        raise IllegalAction(wanted, [option.id for option in options])
    if not ask.several:
        frame = state.stack[-1]
        frame.answer = option
        frame.step += 1
        run(state)
        return
    if seat in ask.answers:
        raise StaleQuestion(action.question, None)
    ask = ask.answered(seat, option)
    state.asked = ask
    if not ask.timed and len(ask.answers) == len(ask.options):
        _resolve(state, ask)


def _close(state: State, ask: Ask, action: Action) -> None:
    if not ask.timed or action.option != CLOSE:
        raise IllegalAction(action.option, [CLOSE] if ask.timed else [])
    _resolve(state, ask)


def _resolve(state: State, ask: Ask) -> None:
    frame = state.stack[-1]
    frame.answers = tuple(ask.answers.items())
    frame.step += 1
    run(state)


def _act_out_of_turn(state: State, action: Action) -> None:
    options = out_of_turn(state, action.seat)
    for option in options:
        if option.id == action.option:
            break
    else:
        raise IllegalAction(action.option, [option.id for option in options])
    procedure = state.game.interrupt(state, action.seat, option)
    if procedure is not None:
        if state.asked is not None:
            # Who has answered already need not press again, if the answer is still to be had.
            state.stack[-1].kept = tuple(state.asked.answers.items())
        state.stack.append(procedure)
        run(state)


def run(state: State) -> None:
    """Carries out steps until somebody is asked or the match is over."""
    stack = state.stack
    while stack and not state.over:
        frame = stack[-1]
        at = frame.step
        steps = frame.steps
        if at >= len(steps):
            stack.pop()
            continue
        frame.step = at + 1
        result = getattr(frame, steps[at])(state)
        if result is None:
            continue
        if isinstance(result, Ask):
            frame.step = at
            if frame.kept and result.several:
                result.keep(frame.kept)
                frame.kept = ()
                if not result.timed and len(result.answers) == len(result.options):
                    frame.answers = tuple(result.answers.items())
                    frame.step = at + 1
                    continue
            state.asked_count += 1
            result.id = state.asked_count
            state.asked = result
            return
        stack.append(result)
    state.over = True
    state.asked = None
    stack.clear()


def out_of_turn(state: State, seat: int) -> tuple[Option, ...]:
    """What the seat may do now besides answering; nothing for who isn't a seat of the match."""
    if state.over or not 0 <= seat < state.seats:
        return ()
    return state.game.out_of_turn(state, seat)


def legal_actions(state: State, seat: int) -> list[Action]:
    """Everything that `apply` would accept from this seat now."""
    ask = state.asked
    if ask is None:
        return []
    actions = []
    if seat == TABLE:
        if ask.timed:
            actions.append(Action(TABLE, CLOSE, ask.id))
        return actions
    if seat in ask.options and seat not in ask.answers:
        actions = [Action(seat, option.id, ask.id) for option in ask.options[seat]]
    return actions + [Action(seat, option.id) for option in out_of_turn(state, seat)]


def awaited(state: State) -> list[int]:
    """Seats that have been asked and have not answered. For whoever runs the match: it is not for
    players' eyes.

    Empty with a timed question means that it may be closed."""
    return [] if state.asked is None else state.asked.awaited()
