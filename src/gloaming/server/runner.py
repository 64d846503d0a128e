"""Running a match: actions are carried out and written, timed questions closed, clocks kept, bots
asked.

The engine never waits; all waiting is here. No wait depends on what anybody holds: a timed question
stays open for the same time whoever was asked, and a bot thinks for a time drawn without looking at
its cards (rules 14.4).
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from gloaming import engine
from gloaming.server import door, tables
from gloaming.server.documents import NOBODY_HERE, Member
from gloaming.server.match import Match
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room, match_rows
from gloaming.server.storage import Write

log = logging.getLogger("gloaming.server.runner")

Finish = Callable[[Room, Match, Write], Awaitable[None]]
"""What is done with a match that is over, together with writing its last action."""

THINKING = {"slow": (2.5, 5.0), "normal": (0.9, 2.2), "fast": (0.25, 0.6)}
"""Shortest and longest thought of a bot, seconds, by the speed of the room."""


class Runner:
    """Runs the match of one room. Its methods are called under the room's lock."""

    def __init__(self, room: Room, match: Match, finish: Finish) -> None:
        self.room = room
        self.match = match
        self._finish = finish
        self._rng = random.SystemRandom()
        self._follower = room.house.bots.follow(match.game, match.record())
        self._question = 0
        """Id of the question that everything below is about."""
        self._put: tuple[object, ...] = ()
        """Kind and seats of that question: what tells a new one from the same one asked afresh."""
        self._took_back = False
        """Somebody has taken an answer back, and can still do so or stands before the first one."""
        self._rung = False
        """The clock that was set last has run out."""
        self._patient = False
        """The timed question stays open for its time, since there are people at the table."""
        self._thinking: dict[object, asyncio.Task[None]] = {}
        self._interjected: set[int] = set()
        """Seats whose bots have acted out of turn since the last answer: once is enough."""

    # -- who decides

    def person(self, seat: int) -> Member | None:
        """The person who decides for this seat at the moment, or None if a bot does."""
        member = self.room.members.get(self.match.document.chairs[seat].member)
        if member is None or not member.seated or member.yielded:
            return None
        return None if self.room.presence(member).standin else member

    def standins(self) -> set[int]:
        """The seats that bots play for the persons whose seats they are."""
        owners = [self.room.members.get(c.member) for c in self.match.document.chairs]
        persons = {seat for seat, owner in enumerate(owners) if owner and owner.person}
        return {seat for seat in persons if self.person(seat) is None}

    def bot_levels(self) -> dict[int, str]:
        """The seats that bots play, and how well."""
        levels: dict[int, str] = {}
        for seat, chair in enumerate(self.match.document.chairs):
            if self.person(seat) is None:
                member = self.room.members.get(chair.member)
                level = member.level if member is not None and member.role == "bot" else ""
                levels[seat] = level or self.room.settings.level
        return levels

    # -- what people do

    async def act(self, member: Member, option: str, question: int, rid: str) -> None:
        """A person chooses. Raises Refusal, with nothing in it that this person may not know."""
        seat = self.room.seat_of(member)
        if seat < 0:
            raise Refusal("not-your-seat")
        self._need_playing()
        if self.person(seat) is None:
            raise Refusal("bot-plays")
        asked = door.question(self.match.state, seat)
        allowed: list[str] = []
        if option == engine.UNDO and question == 0:
            if not door.may_undo(self.match.state, seat):
                raise Refusal("nothing-to-undo", status=409)
            allowed = [option]
        elif question == 0:
            allowed = [action["id"] for action in door.actions(self.match.state, seat)]
        elif asked is None or asked["id"] != question:
            raise Refusal("stale-question", wrong=question, status=409)
        else:
            allowed = [choice["id"] for choice in asked["options"]]
        if option not in allowed:
            raise Refusal("illegal-action", wrong=option[:120], allowed=allowed)
        await self.carry_out(engine.Action(seat, option, question), f"{member.id} {rid}", "person")

    async def wait(self, member: Member, question: int) -> None:
        """A person asks for more time in a timed question. Nobody else is told."""
        seat = self.room.seat_of(member)
        self._need_playing()
        if seat < 0 or not question or self.match.may_wait(seat) != question:
            raise Refusal("stale-question", wrong=question, status=409)
        self.match.waited.add(seat)
        left = self.room.timers.left("close")
        seconds = self.room.house.settings.wait_seconds
        if left is not None and left < seconds:
            self._close_in(seconds)
        self.room.tell()

    def _need_playing(self) -> None:
        phase = self.match.document.phase
        if phase == "over":
            raise Refusal("match-over", status=409)
        if phase != "playing":
            raise Refusal("paused" if phase == "paused" else "not-started", status=409)

    # -- carrying out

    async def carry_out(self, action: engine.Action, by: str, kind: str) -> None:
        """Apply an action, write it, tell everyone, and go on."""
        match = self.match
        match.apply(action)
        if action.question:
            self._interjected.clear()
        row = {
            "match": match.document.id,
            "number": len(match.actions),
            "seat": action.seat,
            "option": action.option,
            "question": action.question,
            "at": self.room.house.clock.date(),
            "by": by[:60],
        }
        self.room.house.metrics.actions.labels(kind).inc()
        write = (tables.actions.insert(), row)
        if match.state.over:
            self.stop()
            await self._finish(self.room, match, write)
        else:
            self.schedule()
            await self.room.commit(write)

    # -- waiting

    def schedule(self) -> None:
        """Set whatever has to happen by itself from where the match stands now."""
        ask = self.match.state.asked
        if self.match.document.phase != "playing" or ask is None:
            self.stop()
            return
        if ask.id != self._question:
            self._new_question(ask)
        waiting_for_bots = False
        standins = self.standins()
        for seat in ask.awaited():
            # What a person has ordered beforehand, a stand-in lets happen.
            ordered = ask.timed and self.match.game.has_ordered(self.match.state, seat)
            if self.person(seat) is not None or (ordered and seat in standins):
                self._forget(seat)
            else:
                waiting_for_bots = True
                self._think(seat)
        if ask.timed and not self._patient and not waiting_for_bots:
            self._close_in(0)
        self._keep_clock(ask)
        self._look_up()

    def _new_question(self, ask: engine.Ask) -> None:
        for name in list(self._thinking):
            self._forget(name)
        put = (ask.kind, tuple(ask.options))
        last = self.match.actions[-1] if self.match.actions else None
        answered = last is None or last.question != 0
        if last is not None and not answered and last.option == engine.UNDO:
            self._took_back = True
        elif answered:
            self._took_back &= any(door.may_undo(self.match.state, s) for s in ask.options)
        # Asked afresh because somebody revealed: the clock goes on from where it was. Also while
        # answers are taken back and given again, or nobody's time would ever run out.
        if not self._took_back and (answered or put != self._put):
            self.room.timers.stop("clock")
            self._rung = False
        self._put = put
        self._question = ask.id
        self.room.timers.stop("close")
        self._patient = ask.timed and self._has_people()
        if self._patient:
            self._close_in(self.room.house.settings.timed_seconds)

    def _has_people(self) -> bool:
        """Whether anybody's time is worth a pause: somebody is at the table, or has only just lost
        the connection, as all have when a server starts again."""
        persons = (self.person(seat) for seat in range(self.match.seats))
        return bool(self.room.people_at_table() or any(persons))

    def _close_in(self, seconds: float, timer: str = "close") -> None:
        question = self._question

        async def close() -> None:
            if self._stands(question):
                action = engine.Action(engine.TABLE, engine.CLOSE, question)
                await self.carry_out(action, "table", "table")

        self.room.timers.set(timer, seconds, close)

    def _keep_clock(self, ask: engine.Ask) -> None:
        """The turn clock runs while a person is awaited in a question that does not close by
        itself."""
        seconds = self.room.settings.clock
        awaited = [] if ask.timed else [s for s in ask.awaited() if self.person(s) is not None]
        if ask.lapses:
            self._let_lapse()
            return
        if not seconds or not awaited:
            self.room.timers.stop("clock")
            return
        if self.room.timers.left("clock") is not None:
            return

        if self._took_back and self._rung:
            # Who takes back what was decided when time ran out has no more of it.
            seconds = 0

        async def ring() -> None:
            self._rung = True
            # The question may have been asked afresh since: go by what stands now.
            ask = self.match.state.asked
            if ask is None or not self._stands(self._question):
                return
            for seat in ask.awaited():
                person = self.person(seat)
                if person is not None:
                    self.room.notice("clock", name=person.name)
                    self._think(seat, hurried=True)
            await self.room.commit()

        self.room.timers.set("clock", seconds, ring)

    def _let_lapse(self) -> None:
        """Who has not answered a request when its time is over has not granted it. The clock shows
        that time, whatever clock the room plays with."""
        if self.room.timers.left("clock") is None:
            self._close_in(self.room.house.settings.request_seconds, "clock")

    def _stands(self, question: int) -> bool:
        document = self.match.document
        return (
            self.room.match is self.match
            and document.phase == "playing"
            and self._question == question
            and not self.match.state.over
        )

    # -- bots

    def _think(self, seat: int, hurried: bool = False) -> None:
        """Have a bot decide for a seat, after a pause that has nothing to do with what it holds."""
        if seat in self._thinking and not hurried:
            return
        self._forget(seat)
        ask = self.match.state.asked
        assert ask is not None
        pause = 0.0
        # In a timed question nobody sees when an answer comes; among bots alone there is no pause
        # (R 14.4.4).
        if not hurried and not ask.timed:
            pause = self._rng.uniform(*THINKING[self.room.settings.speed])
        levels = self.bot_levels()
        levels.setdefault(seat, self.room.settings.level)
        self._thinking[seat] = asyncio.create_task(
            self._decide(seat, levels, self._question, pause, hurried)
        )

    async def _decide(
        self, seat: int, levels: dict[int, str], question: int, pause: float, hurried: bool
    ) -> None:
        clock = self.room.house.clock
        due = clock.now() + pause
        choice = await self.room.house.bots.decide(self._follower, self.match.actions, levels, seat)
        await clock.sleep(due - clock.now())
        async with self.room.lock:
            if self._thinking.get(seat) is not asyncio.current_task():
                return
            del self._thinking[seat]
            if choice is None or not self._stands(question):
                return
            if self.person(seat) is not None and not hurried:
                return
            await self._try(engine.Action(seat, choice, question))

    def _look_up(self) -> None:
        """Let bots do what they may do out of turn, once between two answers."""
        if "between" in self._thinking:
            return
        able = {
            seat: level
            for seat, level in self.bot_levels().items()
            if seat not in self._interjected and engine.out_of_turn(self.match.state, seat)
        }
        if able:
            low, high = THINKING[self.room.settings.speed]
            pause = self._rng.uniform(low / 4, high / 2)
            self._thinking["between"] = asyncio.create_task(
                self._interject(able, self._question, pause)
            )

    async def _interject(self, levels: dict[int, str], question: int, pause: float) -> None:
        clock = self.room.house.clock
        due = clock.now() + pause
        everyone = {**self.bot_levels(), **levels}
        found = await self.room.house.bots.interject(
            self._follower, self.match.actions, everyone, self.standins()
        )
        await clock.sleep(due - clock.now())
        async with self.room.lock:
            if self._thinking.get("between") is not asyncio.current_task():
                return
            self._interjected.update(levels)
            for seat, choice in found:
                if not self._stands(question):
                    break
                allowed = [option.id for option in engine.out_of_turn(self.match.state, seat)]
                if seat in levels and self.person(seat) is None and choice in allowed:
                    await self._try(engine.Action(seat, choice))
            if self._thinking.get("between") is asyncio.current_task():
                del self._thinking["between"]

    async def _try(self, action: engine.Action) -> None:
        try:
            await self.carry_out(action, "bot", "bot")
        except engine.EngineError as error:
            # The match has moved on since the bot thought; whatever stands now has been scheduled
            # already.
            log.info("bot_late", extra={"error": error.code})
        except Exception as error:
            log.error("bot_action_failed", exc_info=error)
            self.room.fail()

    def _forget(self, name: object) -> None:
        task = self._thinking.pop(name, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def stop(self) -> None:
        """Stop all clocks and thoughts of the match."""
        for name in list(self._thinking):
            self._forget(name)
        self.room.timers.stop("close")
        self.room.timers.stop("clock")
        self._question = 0
        self._put = ()
        self._took_back = self._rung = False

    # -- pausing

    async def pause(self, by: str) -> None:
        """Stop the match where it is. ``by``: a name, or `NOBODY_HERE`."""
        self.match.document.phase = "paused"
        self.match.document.paused_by = by
        # The timed question will be put anew, and with it the choice to ask for more time.
        self.match.waited.clear()
        self.room.document.phase = "paused"
        self.stop()
        if by == NOBODY_HERE:
            self.room.notice("nobody-here")
        else:
            self.room.notice("paused", name=by)
        await self._commit_phase()

    async def resume(self, by: str) -> None:
        """Go on. Clocks and timed questions begin anew, so that nothing is told by how they had
        been cut."""
        self.match.document.phase = "playing"
        self.match.document.paused_by = ""
        self.room.document.phase = "playing"
        self.room.notice("resumed", name=by)
        self.schedule()
        await self._commit_phase()

    async def _commit_phase(self) -> None:
        self.room.touch()
        await self.room.commit(*match_rows(self.match.document))
