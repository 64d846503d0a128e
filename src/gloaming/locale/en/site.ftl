# Words of the pages around the table: front page, door, waiting room, settings, rulebook, about.

### Everywhere

close = Close
again = Try again
on = On
off = Off
more = More
fewer = Fewer
copied = Copied
copy-byhand = Copy this by hand
list-comma = ,{" "}
name-yours = Your name
    .example = As your friends know you
players-count = Players

site-skip = To the content
site-nav = Site
site-how = How to play
site-about = About
site-settings = Settings

error-unreachable = The server can’t be reached. Are you online?
error-server = Something went wrong at the server. Please try again.
error-too-fast = That was too fast. Please wait a moment.
error-no-name = Please say who you are.

### Levels of computer players

level-legend = How well they play
level-random = easy
    .title = Easy
    .detail = Chooses at random. Good for learning the rules.
level-greedy = wily
    .title = Wily
    .detail = Watches, remembers, and strikes when it pays.

### Front page

home-title = Gloaming: board games about shadows
home-tag = { $games ->
    [4] Four board games about shadows, and the people in them.
   *[other] Board games about shadows, and the people in them.
}
home-code = Have a code?
    .help = Eight letters or digits, from the person who invited you.
home-join = Join
home-games = Games
home-friends = Play with friends
home-computers = Play against computers
home-watch = Watch a table
home-back = To the front page

begin-friends = Play with friends
    .lead = You get a room and a link to share. Everyone who follows it sits down with you.
    .go = Open the room
begin-alone = Play against computers
    .lead = The game starts at once. It pauses when you leave and waits a day for you.
    .go = Start the game

tables-title = Open tables
tables-yours = Your tables
tables-all = Tables
tables-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
tables-looking = Looking for tables
tables-none = No table is open just now. Open one, and others will find it here.
tables-of = { $name }’s table
tables-waiting = { $places ->
    [0] Gathering, all seats taken
    [one] Gathering, { $people } here, one seat free
   *[other] Gathering, { $people } here, { $places } seats free
}
tables-playing = { $people ->
    [one] Playing, one person
   *[other] Playing, { $people } people
}{ $watchers ->
    [0] {""}
    [one] , one watching
   *[other] , { $watchers } watching
}
tables-back = Back to your seat
tables-join = Join
tables-watch = Watch

### The door of a room

door-invited = You are invited to
door-waiting = { $people ->
    [0] Nobody is here yet. Sit down, the others will come.
    [one] One is already waiting. Sit down!
   *[other] { $people } are already waiting. Sit down!
}
door-full = All seats are taken. You can watch, and take a seat when one is free.
door-running = The game is under way. You can watch it, and play in the next one.
door-shut = The game is under way, and the host keeps watchers out. Come back when it is over.
door-sit = Sit down
door-watch = Watch
door-only-watch = Only watch

room-entering = Entering the room
room-missing = No such table
    .why = There is no room with the code { $code }. Perhaps a letter is wrong, or everybody left long ago.

room-trouble = The door sticks

bye-kicked = The host removed you
    .why = You are no longer part of this table.
bye-no-watchers = No watchers here
    .why = The host keeps watchers out of this table.
bye-too-many-tabs = Open too often
    .why = You have this table open in too many tabs and devices. Close some, then load this page again.
bye-other = The table sent you away
    .why = Load this page again to come back.

### Waiting room

room-waiting = Waiting room
room-rules = Rulebook
room-leave = Leave
room-side = Invitation, chat and start
room-seats = Seats
room-starting = The cards are being dealt.
room-players = { $players ->
    [2] Two play
    [3] Three play
    [4] Four play
    [5] Five play
    [6] Six play
    [7] Seven play
    [8] Eight play
    [9] Nine play
    [10] Ten play
   *[other] { $players } play
}
room-tonight = { room-players } tonight. { $free ->
    [0] Every seat is taken.
    [one] One seat is still free.
    [2] Two seats are still free.
    [3] Three seats are still free.
    [4] Four seats are still free.
    [5] Five seats are still free.
    [6] Six seats are still free.
    [7] Seven seats are still free.
    [8] Eight seats are still free.
    [9] Nine seats are still free.
   *[other] { $free } seats are still free.
}
room-watching = Watching: { $names }

seat-free = Free seat
seat-bot = Seat a computer
seat-sit = Sit here
seat-you = You
seat-you-host = You, host
seat-host = Host
seat-computer = Computer, { $level }
seat-manage = Manage
seat-open = { $what }: { $name }
seat-ready = Ready
seat-not-ready = Not ready
seat-away = Away
seat-unseat = Take this computer away
seat-hand-over = Make host
seat-kick = Remove { $name }
    .note = Takes effect at once. The same browser can’t come back in.

own-title = Your seat
own-rename = Rename
own-device = Play on another device
    .why = This link is your seat. Open it on your phone; share it with nobody.
    .copy = Copy my link
    .qr = QR code of your personal link
own-stand = Get up and watch

invite-title = Bring your friends
invite-copy = Copy the link
invite-qr = QR code of the invitation

chat-title = Chat
chat-say = Say something
chat-send = Send

setup-title = What you play
setup-mark = Your mark
    .taken = { $mark }, taken by { $name }
setup-more = More settings
    .title = Settings of this room
    .read = Only the host can change these.
    .some = Some of these only the host can change.

setting-clock = Turn clock
    .value = { $seconds ->
        [0] Off
        [30] 30 seconds
        [60] 60 seconds
        [120] 2 minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
setting-notebook = Notebooks
    .off = None
    .hand = By hand
    .helped = Helped
setting-level = Computer players
    .detail = How well all of them play. Each can be set by itself at its seat.
setting-speed = Their pace
    .detail = How long computer players think.
    .slow = Slow
    .normal = Normal
    .fast = Fast
setting-grace = When someone drops out
    .detail = Time until a computer player stands in. The person can come back at any time.
    .value = { $seconds ->
        [0] Wait for them
        [60] after 1 minute
        [120] after 2 minutes
        [300] after 5 minutes
       *[other] after { $seconds } seconds
    }
setting-listed = On the front page
    .detail = Off: only those who have the link or the code find this room.
setting-watchers = Open to watchers
    .detail = Watchers see what everyone sees, nothing more.
setting-watcher_chat = Chat of watchers
    .detail = Apart: the players read it when the game is over.
    .together = With the players
    .apart = Apart
setting-host_starts = Only the host starts
    .detail = Also keeps these settings to the host.

go-starting = The game starts
go-ready = { $ready ->
   *[other] { $ready } of { $people } people ready.
}
go-slow = Waiting for { $names }
go-free = { $free ->
    [one] A computer takes the free seat.
   *[other] Computers take the free seats.
}
go-start = Start the game
go-set = I’m ready
go-set-on = Ready
go-sit = Take a seat
go-full = You are watching

results-title = Earlier games
results-last = Game { $number }: { $names } won
results-number = Game { $number }
results-won = won
results-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
results-replay = Replay

### Settings of this browser

settings-language = Language
settings-motion = Animation
    .normal = Normal
    .fast = Fast
    .off = None
settings-sound = Sounds
settings-confirmations = Ask before what hurts
    .detail = Before you leave, reveal yourself, or attack a friend.
settings-notifications = Tell me when it’s my turn
    .detail = When the page is out of sight.
    .refused = The browser does not allow notifications from this page. You can change that in the browser’s own settings.
settings-kept = Kept in this browser only.

### Rulebook

rules-title = Rules of { $game }
rules-books = Rulebooks
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One passage found.
   *[other] { $count } passages found.
}
rules-own-page = Own page
rules-dice-or = { " or " }
rules-hp = { $hp } HP
rules-win = You win when { $win }
# Copies of a card: $base of them without the expansion, $count with it
rules-copies = ×{ $base }, with the expansion ×{ $count }
rules-expansion = Expansion
    .copies = Expansion, ×{ $count }
# $text is the printed text of the base game
rules-base = Without the expansion: { $text }
rules-limit = Limit { $limit }
rules-most-paintings = most paintings
# Players of the examples
rules-guest-ana = Ana
rules-guest-ben = Ben
rules-guest-carl = Carl

### About

about-title = About Gloaming
about-what = Gloaming brings board games about shadows to the browser: to play with friends, wherever they are, and with computer players where friends are missing. There is no account. A link is enough.
about-games = The rules, cards and characters are described in our own words, and every picture was made for this table. Gloaming is made by people who play these games, without any tie to their publishers. If you like a game, buy the box: it is worth it.
about-fair = Nobody can cheat
    .text = The server tells your browser only what you may know. Before each game it commits to a part of the chance; every player’s browser adds its own part. After the game everything is opened, and anyone can check the whole record.
about-private = Nothing is collected
    .text = No tracking, no third parties. A cookie holds your seat, and this browser keeps your name and settings. Rooms and games are stored so that they survive a restart.
about-free = Free software
    .text = Gloaming is free under the MIT licence: host it, change it, add a game.
about-credits = Thanks
about-pictures = Pictures
    .text = The pictures are composed of silhouettes from
    .changed = They were cut, lit and put together for Gloaming. These artists drew them:
about-faces = Typefaces
    .text = All of them under the
about-libraries = Libraries
    .text = The browser’s side stands on these; the server’s side names its own in its package.
    .licences = Their licences in full

### Nothing here

missing-title = Nothing but fog
missing-why = There is no page at this address.
