"""What somebody marks in their own notebook. It is theirs alone: nobody else gets a frame of it."""

from __future__ import annotations

from gloaming import engine
from gloaming.server import door, protocol, tables
from gloaming.server.documents import Member, NotesDocument, packed
from gloaming.server.refusal import Refusal
from gloaming.server.room import Room
from gloaming.server.storage import put


async def take(room: Room, member: Member, note: protocol.TakeNote) -> None:
    """Mark some characters of another player, or take their marks away.

    Raises Refusal ``not-your-seat``, ``not-started``, ``other-match``, ``match-over``,
    ``no-notebook`` or ``bad-note``.
    """
    match = room.match
    if match is None or not match.begun:
        raise Refusal("not-started", status=409)
    document = match.document
    if note.match != document.id:
        raise Refusal("other-match", wrong=note.match, status=409)
    seat = room.seat_of(member)
    if seat < 0:
        raise Refusal("not-your-seat")
    if document.phase == "over":
        raise Refusal("match-over", status=409)
    if document.notebook == "off":
        raise Refusal("no-notebook", status=409)
    others = [other for other in range(match.seats) if other != seat]
    if note.seat not in others:
        raise Refusal("bad-note", wrong={"seat": note.seat}, allowed=others)
    pool = list(door.view(match.state, engine.PUBLIC)["public"]["pool"])
    wrong = [character for character in note.characters if character not in pool]
    if wrong or not note.characters:
        raise Refusal("bad-note", wrong={"characters": wrong}, allowed=pool)
    notes = match.notes.setdefault(seat, NotesDocument())
    marks = notes.marks.setdefault(str(note.seat), {})
    for character in note.characters:
        if note.mark:
            marks[character] = note.mark
        else:
            marks.pop(character, None)
    if not marks:
        del notes.marks[str(note.seat)]
    await room.commit(*put(tables.notes, match=document.id, seat=seat, data=packed(notes)))
