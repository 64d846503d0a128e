# Why something was refused: `error-<code>`. `error-other` is for a code that has no words here;
# what only the pages around the table refuse stands in site.ftl.

error-other = That did not work ({ $code }).

## At the table

error-engine = The game does not allow that.
error-illegal-action = That is not possible now.
error-nothing-to-undo = That can’t be taken back any more.
error-stale-question = Too late: the table has moved on.
error-too-late = Too late: the game has begun.
error-not-your-seat = That is somebody else’s decision.
error-match-over = The game is over.
error-bot-plays = A bot plays your seat until the host gives it back.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-not-playing = No game is being played here.
error-not-started = The game has not started yet.
error-not-over = The game is not over yet.
error-bad-options = The game cannot be set up like that.
error-bad-record = This record does not fit the game.

## Names, chat and messages

error-bad-name = That cannot be a name: it is empty or too long.
error-name-taken = Somebody here already has that name.
error-shape-taken = Somebody here already has that mark.
error-empty-line = There is nothing to say in that.
error-long-line = That is too long for one line.
error-chat-too-fast = Too many lines at once. Wait a moment.
error-too-big = That is too much at once: { $allowed } bytes are the most.
error-bad-message = The server could not read that.
error-bad-key-part = Your part of the chance could not be read.
error-bad-origin = That request came from another page.
error-bad-path = There is nothing at that address.
error-fault = Something broke on the server. It has been noted.

## Rooms and seats

error-no-room = There is no such room.
error-no-such-game = There is no such game.
error-other-match = That was another match.
error-no-notebook = This match is played without notebooks.
error-bad-note = That can’t be marked.
error-no-such-match = There is no such match.
error-no-such-member = That person is not here any more.
error-no-seat-free = Every seat is taken.
error-no-watchers = This room lets nobody watch.
error-not-found = There is nothing here.
error-not-here = You are not in this room.
error-not-seated = You have no seat in this game.
error-running = A game is running here.
error-kicked = The host removed you from this room.
error-host-only = Only the host may do that.
error-may-not-start = The host starts the game.
error-bad-players = That number of players does not work.
error-bad-setting = These settings do not go together.
error-bad-table = This table can’t be played with.
    .json = Line { $line }, column { $column } can’t be read as JSON: { $wrong }
    .object = { $where } is { $wrong }. Allowed: names with values, in braces.
    .name = { $where } has nothing called { $wrong }. Allowed: { $names }.
    .one-of = { $where } is { $wrong }. Allowed: { $names }.
    .missing = { $where } is missing.
    .once = { $where } has { $wrong } twice. Allowed: each once.
    .number = { $where } is { $wrong }. Allowed: a whole number from { $least } to { $most }.
    .count = { $where } is { $wrong }. Allowed: a list of { $count } numbers.
    .falling = { $where } is { $wrong }. Allowed: each number smaller than the one before it.
    .few-small = { $where }: { $wrong } small ones are too few. Allowed: { $least } or more.
    .few-large = { $where }: { $wrong } large ones are too few. Allowed: { $least } or more.
    .few-cards = { $where }: { $wrong } cards in all are too few, for players could hold every one of them. Allowed: { $least } or more.
    .fills = { $where }: with { $players } players they could hold { $wrong } presence before any fills, and the game might never end. Allowed: { $most } at most, by lower limits.
error-bad-level = There are no computer players of that kind.
error-bad-viewer = You cannot watch through those eyes.
error-too-many-people = This room is full.
error-too-many-rooms = You have opened many rooms. Wait a while before you open another.
error-too-many-guesses = Too many wrong codes. Wait a minute.
