"""What each request of a client does. Each is answered once: ``done``, or ``refused`` with the
reason."""

from __future__ import annotations

import json
import logging

import msgspec

from gloaming import engine
from gloaming.server import hosting, matches, notes, people, protocol
from gloaming.server.documents import Member
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room, encode
from gloaming.server.runner import Runner
from gloaming.server.words import read_line

log = logging.getLogger("gloaming.server.requests")

RID_LENGTH = 40


async def answer(room: Room, member: Member, request: protocol.ClientMessage) -> bytes:
    """Carry out a request under the room's lock, and give the answer. A repeated one is answered
    again, not done again."""
    if len(request.rid) > RID_LENGTH:
        return _refused(request.rid, protocol.Problem("bad-message", "rid"))
    async with room.lock:
        if room.failed or room.members.get(member.id) is not member or member.gone:
            return _refused(request.rid, protocol.Problem("not-here"))
        presence = room.presence(member)
        kept = presence.answers.get(request.rid)
        if kept is not None:
            return kept
        metrics = room.house.metrics
        kind = str(type(request).__struct_config__.tag)
        try:
            await _carry_out(room, member, request)
        except Refusal as refusal:
            metrics.requests.labels(kind, "refused").inc()
            frame = _refused(request.rid, refusal.problem)
        except engine.EngineError as error:
            # The code alone: what the engine would have allowed may be somebody else's secret.
            metrics.requests.labels(kind, "refused").inc()
            frame = _refused(request.rid, protocol.Problem(error.code))
        except Exception:
            # Half of it may have been done: what is in the database is true, this is not.
            room.fail()
            raise
        else:
            metrics.requests.labels(kind, "done").inc()
            frame = encode(protocol.Done(request.rid))
        presence.remember(request.rid, frame)
        return frame


def _refused(rid: str, problem: protocol.Problem) -> bytes:
    return encode(protocol.Refused(rid[:RID_LENGTH], problem))


async def _carry_out(room: Room, member: Member, request: protocol.ClientMessage) -> None:
    match request:
        case protocol.Act():
            runner = _runner(room)
            await runner.act(member, request.option, request.question, request.rid)
        case protocol.Wait():
            await _runner(room).wait(member, request.question)
        case protocol.KeyPart():
            await matches.take_key_part(room, member, request.match, request.part)
        case protocol.TakeNote():
            await notes.take(room, member, request)
        case protocol.Say():
            await say(room, member, request.text, request.rid)
        case protocol.Ready():
            await ready(room, member, request.on)
        case protocol.Sit():
            make_talk(room, member)
            await people.sit(room, member)
        case protocol.Stand():
            make_talk(room, member)
            await people.stand(room, member)
        case protocol.Mark():
            await people.mark(room, member, request.shape)
        case protocol.Rename():
            make_talk(room, member)
            await people.rename(room, member, request.name)
        case protocol.Change():
            await hosting.change(room, member, request.settings)
        case protocol.Start():
            await matches.start(room, member, request.players)
        case protocol.Rematch():
            await matches.want_rematch(room, member, request.on)
        case protocol.BackToRoom():
            await matches.back_to_room(room, member)
        case protocol.Host():
            if request.do in ("hand_over", "pause", "resume", "to_bot", "to_person"):
                make_talk(room, member)
            await hosting.host(room, member, request)
        case protocol.Leave():
            await people.leave(room, member, request.rid)
        case protocol.Ping():
            pass


def _runner(room: Room) -> Runner:
    if room.runner is None:
        over = room.document.phase == "over"
        raise Refusal("match-over" if over else "not-started", status=409)
    return room.runner


def make_talk(room: Room, member: Member) -> None:
    """What puts a notice into the chat is counted like a line of it. Raises Refusal
    ``too-fast``."""
    if not room.presence(member).chat.take(room.house.clock.now()):
        raise Refusal("too-fast", allowed=room.house.settings.limits.chat_per_second)


async def say(room: Room, member: Member, text: str, rid: str) -> None:
    """A line of chat. Raises Refusal ``chat-too-fast``, ``empty-line`` or ``long-line``."""
    line = read_line(text, room.house.settings.limits.chat)
    if not room.presence(member).chat.take(room.house.clock.now()):
        raise Refusal("chat-too-fast", allowed=room.house.settings.limits.chat_per_second)
    watcher = member.role == "watcher"
    room.line(
        by=member.id,
        rid=rid,
        name=member.name,
        shape=member.shape,
        text=line,
        watcher=watcher,
        apart=watcher and room.running and room.settings.watcher_chat == "apart",
    )
    await room.commit()


async def ready(room: Room, member: Member, on: bool) -> None:
    """Show (or no longer show) that one is ready. Raises Refusal."""
    if not member.seated:
        raise Refusal("not-seated")
    if room.running:
        raise Refusal("running", status=409)
    member.ready = on
    room.touch(member)
    await room.commit()


def read(data: bytes | str) -> protocol.ClientMessage:
    """A client's message. Raises Refusal ``bad-message`` that says what is wrong with it."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", wrong=str(error)[:200]) from None


def rid_of(data: bytes | str) -> str:
    """The request id of a message that is wrong otherwise, or an empty string."""
    # The standard library's reader takes half a letter too, which a line cut short may end with.
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        return ""
    rid = message.get("rid") if isinstance(message, dict) else None
    return rid[:RID_LENGTH].encode(errors="ignore").decode() if isinstance(rid, str) else ""


_decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(
    protocol.ClientMessage
)
