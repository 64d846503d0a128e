# The table of any game: what stands around the board.

### Bar

table-your-turn = Your turn
table-turn-of = { $name }
    .label = The turn of { $name }
table-turn = Turn { $number }
table-clock = { $seconds } seconds left
table-rulebook = Rulebook
table-summary = Summary
table-settings = Settings
table-leave = Leave
table-skip = To the question
table-over = The game is over

### Parts of the screen

table-players = Players
table-board = Board
table-board-help = Arrow keys move between areas and players.
table-track = Damage
table-question = Question
table-own = Your card
table-side = Drawn card, log and chat
table-tabs = Parts of the table

table-tab-card = My card
table-tab-drawn = Drawn card
table-tab-log = Log and chat
table-tab-players = Players
table-tab-characters = Characters

### Question

table-rule = Rulebook: { $clause }
table-back = Back
table-targets =
    { $count ->
        [one] one target
       *[other] { $count } targets
    }
table-places =
    { $count ->
        [one] one place
       *[other] { $count } places
    }
table-fold = Show the board
table-unfold = Show the choices
table-more-below = More below
table-undo = Undo
    .key = { $key }: take your last choice back
table-waits = Waiting for { $seat }
table-watching = You are watching
table-bot-for-you = A bot plays for you. Your next decision is yours again.
table-dead = You are out, and still win with your faction
table-yours = You
table-paused = The game is paused
    .by = { $name } paused the game
    .nobody = Nobody was here, so the game stopped
table-go-on = Go on
table-pause = Pause the game
table-warn-friend = Attack your own side?
    .text = { $seat } is on your side.
    .yes = Attack
table-refused = That did not work

### Players

table-hidden = Hidden
table-damage = { $damage } damage
table-off-board = Not on the board yet
table-nothing-held = No equipment
table-only-you-know = Only you know this
table-effect-angel = Guardian Angel
table-effect-barrier = Barrier
table-effect-voided = Ability void
table-effect-spent = Ability used
table-effect-turned = Condition changed
table-effect-armed = Armed
table-hp = { $hp } HP

### Own card

table-only-you = Only you see this
table-everyone-sees = Everyone sees this
table-damage-of = { $damage } of { $hp }
table-you-win-when = You win when
table-equipment = Your equipment
table-equipment-none = No equipment yet
table-ability-none = Played without abilities.

### Drawn card

table-put-away = Put away
table-drew = { $seat } drew
table-drew-you = You drew
table-gave = { $seat } gave this to { $to }
table-secret-two = Only you two see this
table-no-card = No card on the table

### Track

table-falls = Characters fall at
table-falls-title = Who falls at which number
table-falls-open = Show who falls where
table-tokens = { $name }: { $damage } damage

### Dice

table-dice = Last roll: { $roll }

### Log and chat

table-log = Log and chat
table-log-help = Left and right go through the cards that are named here.
table-log-all = All
table-log-actions = Actions
table-log-chat = Chat
table-say = Say something
table-send = Send
table-log-empty = Nothing yet
table-new-lines = New lines
table-watcher = watching

### Summary

table-summary-title = Everybody at the table
table-summary-player = Player
table-summary-identity = Identity
table-summary-place = Place
table-summary-damage = Damage
table-summary-equipment = Equipment
table-summary-host = Host
table-host-kick = Remove
    .confirm = Remove { $name }?
    .text = A bot takes the seat. { $name } cannot come back into this room.
table-host-to-bot = Let a bot play
table-host-to-person = Give back the seat
table-host-hand-over = Make host
table-link = Copy your personal link
    .copied = Copied
    .why = It brings your seat to another device. Keep it to yourself.
table-watchers = Watching: { $names }

### Leaving

table-leave-title = Leave the game?
    .text = A bot takes your seat. To come back later, keep this page or your personal link instead of leaving.
    .watching = You stop watching.
    .yes = Leave
table-close = Close
table-reveal = Reveal yourself
    .confirm = Reveal that you are { $character }? Everybody sees it, and it is for good.
table-reveal-yes = Reveal
table-yes = Yes

### The end

# Three sentences of the last page, with the spaces between them
table-sentence = { $said }.{" "}
table-end-you-won = You won.{" "}
table-end-you-lost = You did not win.{" "}
table-end-with = Winners: { $winners }
table-end-night =
    { $turns ->
        [1] The night in one turn
        [2] The night in two turns
        [3] The night in three turns
        [4] The night in four turns
        [5] The night in five turns
        [6] The night in six turns
        [7] The night in seven turns
        [8] The night in eight turns
        [9] The night in nine turns
        [10] The night in ten turns
        [11] The night in eleven turns
        [12] The night in twelve turns
        [13] The night in thirteen turns
        [14] The night in fourteen turns
        [15] The night in fifteen turns
        [16] The night in sixteen turns
        [17] The night in seventeen turns
        [18] The night in eighteen turns
        [19] The night in nineteen turns
        [20] The night in twenty turns
       *[other] The night in { $turns } turns
    }
table-end-opens = { $name } opens: { $character }
table-end-dies = { $name } dies
table-end-rises = { $name } comes back to life
table-end-alive = Alive
table-end-dead = Dead
table-end-won = Won
table-rematch = Rematch
table-rematch-off = Not now
table-rematch-in = { $count } of { $all } are in
table-to-room = Waiting room
table-replay = Watch the replay

### Replay

replay-title = Replay
replay-eyes = Seen by
replay-public = The public
replay-all = Everyone, all open
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-back = One step back
replay-start = To the start
replay-speed = Speed
replay-turn-on = Next turn
replay-turn-back = Turn before
replay-where = Step { $step } of { $steps }, turn { $turn }
replay-at = Moment of the game
replay-missing = There is no such game, or it cannot be watched yet
replay-loading = The game is being fetched
replay-room = Back to the room
replay-home = To the front page

### Standing order: what happens when this player is attacked. $hidden: the own card is not turned up yet

table-order = If I am attacked
table-order-arm =
    { $character ->
        [werewolf]
            { $hidden ->
                [true] Reveal and strike back
               *[other] Strike back
            }
       *[other]
            { $hidden ->
                [true] Reveal and use { $ability }
               *[other] Use { $ability }
            }
    }
table-order-never = Never
table-order-disarm = Ask me
# On the narrow bar of a phone, in two short lines
table-order-chip =
    { $order ->
        [never] If attacked, never
       *[arm]
            { $character ->
                [werewolf] If attacked, strike back
               *[other] If attacked, { $ability }
            }
    }
table-effect-declines = Does not react

### Notebook

table-notes = Notebook
# Under the title. `.helped`: where the program crosses out too
table-notebook-hint = Yours alone. Tap a letter: possible, suspected, ruled out. Tap a name to see the characters.
    .helped = Yours alone. Tap a letter: possible, suspected, ruled out. Tap a name to see the characters. Double lines are certain: tap them for the reason.
table-notebook-of = Who { $name } might be
# Between the names of characters
table-notebook-between = { ", " }
# A letter or a name, said aloud. $standing: possible, ringed, struck (by its owner) or out (by the program)
table-notebook-letter =
    { $names }: { $standing ->
        [ringed] suspected
        [struck] ruled out by you
        [out] ruled out
       *[possible] possible
    }
table-notebook-camps =
    { $camp ->
        [hunter] Hunters
        [raider] Raiders
        [neutral] Neutrals
        [citizen] Citizens
       *[shadow] Shadows
    }
# $count: how many of the camp are in this game
table-notebook-camp = { table-notebook-camps }: { $count } in play
table-notebook-maybe = Perhaps { $names }
table-notebook-why = Why they are ruled out

# Why the program has crossed characters out; the names stand before it. $seat: a player; $won: why somebody would have won
table-notebook-why-taken = That is { $seat }.
table-notebook-why-camp-full =
    { $count ->
        [0] There are no { table-notebook-camps } in this game.
       *[other] All { table-notebook-camps } are known.
    }
table-notebook-why-initial-taken = { $seat } has the initial { $initial }.
table-notebook-why-survived = Turn { $turn }: alive with { $damage } damage.
table-notebook-why-not-revealed = Turn { $turn }: would have had to turn up.
table-notebook-why-not-won = Turn { $turn }: would have won. { $won }
table-notebook-why-not-unmasked = Turn { $turn }: drew { $card } and did not turn up.
# What somebody did when a hint card was handed to them
table-notebook-answer =
    { $answer ->
        [handed] gave up a card
        [healed] healed
        [moved] went to the airship
        [hurt] took { $amount } damage
       *[nothing] did nothing
    }
table-notebook-why-answered = Turn { $turn }, { $card }: { table-notebook-answer }.
# $hint: hermit card, reasoning card; one whose text you have not read
table-notebook-why-answered-unread = Turn { $turn }: { table-notebook-answer } for a { $hint }. None that it might have been asks that of them.
table-notebook-why-no-deal-camps = Whoever the others are, all { table-notebook-camps } sit elsewhere.
table-notebook-why-no-deal-initials = Whoever the others are, this initial sits elsewhere.
table-notebook-why-no-deal-characters = Whoever the others are, this one sits elsewhere.
