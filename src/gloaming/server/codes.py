"""Every reason for a refusal and every kind of notice, and what it means to who writes a client.

The words that people read are in ``locale/``: ``error-<code>`` and ``notice-<kind>``.
"""

from __future__ import annotations

ERRORS: dict[str, str] = {
    # messages
    "bad-message": "The message is not one of the protocol; `wrong` says why.",
    "too-big": "The message is longer than `allowed` bytes.",
    "too-fast": "Too many requests; `allowed` a second (or a minute, for seats).",
    "not-found": "There is nothing at this address.",
    "bad-origin": "The request comes from another site's page.",
    "fault": "The server made a mistake.",
    # rooms
    "no-such-game": "`allowed` are the ids of the games.",
    "no-room": "No room has this code.",
    "too-many-rooms": "This address has made `allowed` rooms within an hour.",
    "too-many-guesses": "This address has tried too many codes of no room.",
    "bad-setting": "`wrong` is not among `allowed`.",
    "bad-table": (
        "A table given for an option cannot be played with: at `wrong.where` in it stands "
        "`wrong.value`, `allowed.rule` says what may. Rules: `json` (`line`, `column`), `object`, "
        "`name` and `one-of` (`names`), `missing`, `once`, `number` (`least`, `most`), `count`, "
        "`falling`, `few-small` and `few-large` (`least`), `fills` (`players`, `most`)."
    ),
    "bad-path": "Not a path of this server.",
    # people
    "bad-name": "A name has 1 to `allowed.most` visible characters.",
    "name-taken": "Someone in the room has this name.",
    "kicked": "The host has removed the owner of this token.",
    "too-many-people": "The room, or the number of players chosen, holds no more.",
    "no-watchers": "The host keeps watchers out.",
    "no-seat-free": "All seats are taken.",
    "no-such-member": "Nobody of this id to whom that applies.",
    "not-here": "You are no longer in the room.",
    "not-seated": "Only for who has a seat.",
    "shape-taken": "`allowed` are the shapes that are free.",
    # chat
    "empty-line": "Nothing visible was said.",
    "long-line": "A line has at most `allowed.most` characters.",
    "chat-too-fast": "More than `allowed` lines a second.",
    # host
    "host-only": "Only the host may do that here.",
    "may-not-start": "Someone else starts here, or you have no seat.",
    "bad-players": "`allowed` are the numbers of players of the game.",
    "bad-level": "`allowed` are the levels of computer players.",
    "running": "Not while a match is on.",
    "not-playing": "No match is being played.",
    "not-paused": "The match is not paused.",
    "not-over": "Not before the match is over.",
    # the match
    "not-started": "The match has not begun.",
    "paused": "The match is paused.",
    "match-over": "The match is over.",
    "stale-question": "The question that was answered no longer stands.",
    "illegal-action": "`wrong` is not among your options, `allowed`.",
    "nothing-to-undo": "You have given no answer that could be taken back now.",
    "not-your-seat": "You have no seat in this match.",
    "bot-plays": "The host lets a bot play your seat.",
    "too-late": "The match has begun, or your part of the key is there already.",
    "bad-key-part": "A part of the key is `allowed.bytes` bytes as hex.",
    "other-match": "Not the match that is on.",
    "no-notebook": "The host has chosen to play without notebooks.",
    "bad-note": "`wrong` is not among `allowed`, the seats or characters a note can be about.",
    "no-such-match": "No match has this id.",
    "bad-viewer": "`allowed` are the eyes a match can be seen with.",
}

NOTICES: dict[str, str] = {
    "joined": "`name` came in (or came back after leaving).",
    "left": "`name` left for good.",
    "kicked": "The host removed `name`.",
    "no-watchers": "The host sent the watcher `name` away.",
    "away": "`name` has lost the connection.",
    "back": "`name` is connected again.",
    "standin": "A bot plays for `name`, who is away, until they are back.",
    "to_bot": "The host lets a bot play for `name`.",
    "to_person": "`name` plays again.",
    "host": "`name` is the host now.",
    "seated": "The watcher `name` took a seat.",
    "watching": "`name` only watches now.",
    "renamed": "`old` is called `name` now.",
    "started": "`name` started a match of `players`.",
    "paused": "`name` paused the match.",
    "nobody-here": "The match is paused because its people have gone.",
    "resumed": "`name` let the match go on.",
    "clock": "The time of `name` ran out: a bot decided once.",
    "over": "The match is over; `names` won.",
    "match-closed": "Nobody came back to the match; it ended without a result.",
}

GOODBYES: dict[str, str] = {
    "kicked": "The host has removed you.",
    "left": "You have left.",
    "no-watchers": "The host sends watchers away.",
    "no-room": "No room has this code.",
    "no-seat": "The cookie of this room is missing: join first.",
    "too-many-tabs": "You have too many sockets open in this room.",
    "too-many-guesses": "This address has tried too many codes of no room.",
}
