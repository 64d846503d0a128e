# What the command line says: help, refusals, reports. A key of help is `cli-<command>` or `cli-option-<name>`.

## Help

cli-help-usage = Usage
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-command = command
cli-help-rest = options
cli-help-default = {" "}({ $value } if not given)
cli-help-required = {" "}(required)
cli-help-more = `{ $command } COMMAND --help` tells more about a command.

cli-gloaming = Board games about shadows: serve them, play them, simulate them.
cli-serve = Serve the table in the browser. All other settings are environment variables, GLOAMING_*.
cli-play = Play a whole game in the terminal against computer players.
cli-games = List the games: id, name, seats, options.
cli-simulate = Play many matches between computer players and count.
cli-record = Play one match between computer players and write its record.
cli-replay = Play a record again and tell what happened, as one of the players or a watcher saw it.
cli-verify = Check a record against the rules and against itself: exit code 0 if it is true, 1 if not.

cli-option-help = Show this help.
cli-option-version = Print the version.
cli-option-language = Language to speak: { $languages }. Otherwise that of the system.
cli-option-game = Id of the game; `gloaming games` lists them.
cli-option-players = Number of players. (5 if not given, or the most that can play)
cli-option-seat = Your seat, counted from 0.
cli-option-seed = The same seed gives the same game.
cli-option-option = An option of the game, name=value; may be repeated. A table of numbers is JSON text, or a file: name=@FILE.
cli-option-json = For programs.
cli-option-level = Level of the others: { $levels }.
cli-option-games = Matches to play.
cli-option-bots = Who plays: levels in turn round the table, as random,greedy; or, where there are factions, by faction, as hunter=greedy,shadow=random.
cli-option-jobs = Processes to play in.
cli-option-output = File to write; - for standard output.
cli-option-file = A record; - for standard input.
cli-option-as = Whose eyes: public, seat:0 and so on, or all.
cli-option-steps = A line a step: events, view, who is waited for.
cli-option-host = Address to listen on; 0.0.0.0 for the network.
cli-option-port = Port to listen on.
cli-option-data = Folder of rooms, games and the secret.
cli-option-database = SQLAlchemy URL instead of SQLite in --data.
cli-option-public_url = How people reach this server.

## Reports

cli-games-id = id
cli-games-name = name
cli-games-players = players
cli-games-minutes = minutes
cli-games-options = options
cli-games-table = a table (JSON text or @FILE)

cli-report-matches = matches
cli-report-speed = { $games } games, { $decisions } decisions, { $turns } turns a game; { $seconds } s: { $games_rate } games/s, { $decisions_rate } decisions/s
cli-report-wins = Wins
cli-report-seats = seats
cli-report-won = wins
cli-report-rate = rate
cli-report-by-faction = Win rate by faction
cli-report-turn-order = place { $number } in turn order
cli-report-endings = Endings
cli-report-all-lose = All lose
cli-report-scores = Points
cli-report-score-mean = mean
cli-report-score-deviation = standard deviation
cli-report-score-winner = winner
cli-report-score-last = last
cli-report-score-margin = winner's lead over the second
cli-report-score-of = mean of { $level }
cli-report-loot-share = share of loot
cli-report-points-a-tile = points a loot tile
cli-report-two-at-once = games with two mansions full at once
cli-report-past-the-last = games with more mansions than it takes to end
cli-report-members = Members, each time that one is played
cli-report-member-plays = plays a game
cli-report-member-rank = by rank
cli-report-member-skill = by skill
cli-report-member-tiles = loot tiles
cli-report-member-earns = points in all
cli-report-face-down = (any, face down)

cli-verify-true = { $file }: true. { $actions ->
    [one] One action
   *[other] { $actions } actions
}, { $over ->
    [yes] to its end
   *[no] not played to its end
}.

## What is typed wrongly

cli-wrong-command = There is no command { $command }; there are { $known }.
cli-wrong-option = There is no option { $option } here; `{ $command } --help` lists those that there are.
cli-wrong-missing = { $name } is missing; `{ $command } --help` tells what belongs here.
cli-wrong-value-missing = { $name } needs a value.
cli-wrong-number = { $name } takes a whole number.
    .least = { $name } takes a whole number from { $least } on.
    .between = { $name } takes a whole number from { $least } to { $most }.
cli-wrong-usage = This is not how the command is used; `{ $command } --help` shows it.
cli-wrong-language = There are no words in { $given }; there are { $known }.

cli-no-game = There is no game { $game }; there is { $known }.
cli-no-option = There is no option { $option }; there are { $known }.
cli-option-form = An option is given as name=value, not { $given }.
cli-option-value = The option { $option } can be { $values }, not { $given }.
cli-number-of-players = This game is for { $least } to { $most } players, not { $players }.
cli-no-level = There is no computer player { $level }; there are { $known }.
cli-no-bots = No computer player is named; there are { $known }.
cli-many-bots = More computer players are named than the { $players } that can play.
cli-mixed-bots = Computer players are named either by seat or by faction, not both.
cli-no-faction = There is no faction { $faction }; there are { $known }.
cli-no-factions = { $game } has no factions; name computer players in turn round the table, as random,greedy.
cli-no-seat = There are seats 0 to { $most }, not { $given }.
cli-no-viewer = A record can be seen as { $known }, not as { $given }.

## Files, ports, settings

cli-unreadable = { $file } cannot be read: { $reason }.
cli-unwritable = { $file } cannot be written: { $reason }.
cli-not-json = { $file } is no record: no JSON, line { $line }, column { $column }.
cli-not-record = { $file } is no record: { $where } is missing or malformed.
cli-other-game = { $file } is the record of a game that is not here: { $game }.
cli-bad-setting = A setting does not fit: { $setting } cannot be { $given }.
cli-no-folder = The folder { $folder } cannot be made: { $reason }.
cli-port-taken = Port { $port } is taken; choose another one with --port.
cli-no-port = { $host }, port { $port }, cannot be listened on: { $reason }.

cli-reason-enoent = there is nothing by that name
cli-reason-eacces = it is not permitted
cli-reason-eperm = it is not permitted
cli-reason-eisdir = it is a folder
cli-reason-enotdir = a part of its path is no folder
cli-reason-eexist = there is a file by that name
cli-reason-enospc = there is no room left
cli-reason-erofs = nothing can be written there
cli-reason-eaddrnotavail = this computer has no such address
cli-reason-other = the system says “{ $said }”
cli-reason-no-address = that is no address
cli-reason-no-text = it is no text

## A record that is not true: at which place, and why

cli-untrue = { $file }: not true at { $where }: { $why }.
cli-untrue-commitment = the server's part of the key is not the one that it had committed to
cli-untrue-beginning = the options, the names, the key or the number of seats were altered
cli-untrue-digests = the number of digests does not fit the number of actions
cli-untrue-version = it follows version { $wrong } of the rules, not { $allowed }
cli-untrue-options = the game cannot be set up with these options
cli-untrue-parts = there are more parts of the key than seats
cli-untrue-action = what follows is not what the rules make of it
cli-where-action = action { $number }
