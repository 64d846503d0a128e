"""Playing: the only ways into a state. The engine never calls a player, waits or sleeps; whoever
runs a match does."""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .errors import IllegalAction, MatchOver, NothingToUndo, NotYourSeat, StaleQuestion
from .event import Event
from .game import Game
from .option import CLOSE, TABLE, UNDO, Action, Option
from .procedure import Ask
from .state import State


def start(
    game: Game, options: dict[str, Any], seats: int, key: bytes, *, undo: bool = False
) -> tuple[State, list[Event]]:
    """Sets up a match and plays on to its first question.

    Args:
        game: the game.
        options: values by option id; what is missing has its usual value.
        seats: number of players.
        key: 1 to 64 bytes that decide all chance of the match.
        undo: whether seats may take answers back (see `has_way_back`): for matches with people in
            them, and for replaying such.

    Returns:
        The state at its first question, and what has happened until then.

    Raises:
        BadOptions: number of seats or an option out of range.
    """
    state = game.setup(game.check_options(options, seats), seats, Chance(key))
    state.undo = undo
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
    if action.question == 0 and action.option == UNDO:
        _take_back(state, action)
    elif action.question == 0:
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
        if state.undo and (ask.revocable or state.base is not None):
            _answer_revocably(state, ask, action, option)
        else:
            _go_on(state, option)
        return
    if seat in ask.answers:
        raise StaleQuestion(action.question, None)
    ask = ask.answered(seat, option)
    state.asked = ask
    if not ask.timed and len(ask.answers) == len(ask.options):
        _resolve(state, ask)


def _go_on(state: State, option: Option) -> None:
    frame = state.stack[-1]
    frame.answer = option
    frame.step += 1
    run(state)


def _answer_revocably(state: State, ask: Ask, action: Action, option: Option) -> None:
    """Keeps the way back as long as there is one: the next question is put to the same seat alone,
    and nothing has been drawn, shown or told to anyone else in private."""
    if ask.revocable:
        if state.base is None:
            state.base = state.copy()
        state.since = (*state.since, action)
    else:
        state.settle()
    chance = state.chance
    drawn = (chance.counter, chance.offset)
    _go_on(state, option)
    if state.base is not None and not (
        drawn == (chance.counter, chance.offset)
        and _is_asked_alone(state, action.seat)
        and all(_tells_no_other(event, action.seat) for event in state.told)
    ):
        state.settle()


def _tells_no_other(event: Event, seat: int) -> bool:
    """Whether no other seat is told something that not everyone is told."""
    told: Event | None = event
    while told is not None and told.seats is not None:
        if told.seats != (seat,):
            return False
        told = told.instead
    return True


def _is_asked_alone(state: State, seat: int) -> bool:
    ask = state.asked
    return ask is not None and not ask.several and not ask.masked and seat in ask.options


def _close(state: State, ask: Ask, action: Action) -> None:
    closes = ask.timed or ask.lapses
    if not closes or action.option != CLOSE:
        raise IllegalAction(action.option, [CLOSE] if closes else [])
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
        state.settle()
        state.stack.append(procedure)
        run(state)
    elif state.base is not None:
        state.since = (*state.since, action)


def has_way_back(state: State, seat: int) -> bool:
    """Whether `apply` would accept ``Action(seat, UNDO)``: the seat has answered revocable
    questions (see `Ask`) and is still asked, and nothing has come to light since."""
    return state.base is not None and _is_asked_alone(state, seat)


def _take_back(state: State, action: Action) -> None:
    """The last answer, as if it had not been given; what anybody did in private meanwhile stays.

    The question that stands again has a new id, so that no answer to another question fits it.
    """
    if not has_way_back(state, action.seat):
        raise NothingToUndo(action.option)
    base = state.base
    assert base is not None
    done = list(state.since)
    last = max(at for at, each in enumerate(done) if each.question)
    del done[last]
    world = base.copy()
    for each in done:
        _do_again(world, each)
    world.told = []
    world.base = None
    world.since = ()
    if last:
        world.base = base
        world.since = tuple(done)
    asked = world.asked
    assert asked is not None
    world.asked_count = state.asked_count + 1
    world.asked = asked.put_again(world.asked_count)
    state.become(world)
    state.tell("took_back", seat=action.seat, what=asked.kind)


def _do_again(world: State, action: Action) -> None:
    """An answer once more, or a private act if it is still open to its seat."""
    if action.question:
        assert world.asked is not None
        options = world.asked.options[action.seat]
        _go_on(world, next(option for option in options if option.id == action.option))
        return
    for option in out_of_turn(world, action.seat):
        if option.id == action.option:
            world.game.interrupt(world, action.seat, option)


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
    """Everything that `apply` would accept from this seat now, but for taking back: that is for
    people, and a world that was made from a view has nothing to take back (see `has_way_back`)."""
    ask = state.asked
    if ask is None:
        return []
    actions = []
    if seat == TABLE:
        if ask.timed or ask.lapses:
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
