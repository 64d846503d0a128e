# Words of every page: notices of the room, names of colours and shapes.

### Shapes, for those who do not see them

shape-circle = amber circle
shape-triangle = blue triangle
shape-square = vermilion square
shape-diamond = sage diamond
shape-star = ivory star
shape-cross = magenta cross
shape-hexagon = green hexagon
shape-drop = violet drop
shape-crescent = silver crescent
shape-ring = umber ring

### States of people

person-bot = Bot
person-away = Away
person-standin = A bot plays
person-dead = Dead
person-host = Host
person-watcher = Watching
person-you = you

### Notices of the room: `notice-<kind>`. $name is who it is about, $by who did it

notice-joined = { $name } came in
notice-left = { $name } left
notice-away = { $name } is away
notice-back = { $name } is back
notice-standin = A bot plays for { $name }
notice-host = { $name } is now the host
notice-kicked = { $name } was removed
notice-started = The game starts
notice-paused = The game is paused
notice-resumed = The game goes on
notice-over = The game is over
notice-renamed = { $old } is now called { $name }
notice-watching = { $name } watches
notice-seated = { $name } took a seat
notice-rematch = { $name } wants a rematch
notice-changed = { $name } changed the settings
notice-to_bot = { $name } is played by a bot now
notice-to_person = { $name } plays again
notice-no-watchers = { $name } was sent away: no watchers here
notice-nobody-here = The game is paused: its people have gone
notice-clock = Time is up for { $name }: a bot decided once
notice-match-closed = Nobody came back: the game ended without a result

### The line to the server

line-connecting = Connecting
line-lost = Connection lost. Trying again
line-closed = Disconnected

### Factions, decks and kinds of cards that several games have

faction-shadow = Shadow
    .plural = Shadows
deck-white = White
    .name = white deck
    .card = white card
    .cards = White cards
deck-black = Black
    .name = black deck
    .card = black card
    .cards = Black cards
white-equipment = White card, equipment
white-single = White card, single use
black-equipment = Black card, equipment
black-single = Black card, single use
