# Shadowlord: words of the table itself, for what the panels and the end show. The star map has its own file.

## Lines of the log that several events share; `parts` is a row of `.each`

shadowlord-row-ring = { $seat } built: { $parts }
    .each = { $card } { $count }
shadowlord-row-loose = { $seat } laid out loose ships: { $parts }
    .each = { $place } { $count }
shadowlord-row-extra = Extra cards: { $parts }
    .each = { $card } { $value }
shadowlord-row-battle_drew = Drawn: { $parts }
    .each = { $card } { $value }

### The turn

shadowlord-steps = Steps of the turn
shadowlord-out = Your alliance is gone. You see how it ends.

### Your alliance

shadowlord-alliance = Your alliance
shadowlord-only-you = Only you
shadowlord-no-card = No card
shadowlord-acted = Moved
shadowlord-power = Power card { $value }
shadowlord-fleet = Your ships
    .map = on the map
    .stored = stored
    .left = left
shadowlord-hand = Your attack hand
    .count = { $count } of { $limit }
    .empty = No cards

### The timer

shadowlord-timer = The shadow falls
    .slot = Slot { $slot } of { $slots }
    .next = When they run out, the shadow takes slot { $next }. At { $slots } all lose.
    .last = When they run out, all lose.
    .still = The shadow stands still at { $slot }. When they run out, the reign counts { $next } of { $limit }.
shadowlord-stone-with = { $card } holds the Power Stone
shadowlord-reign = Reign: { $count } of { $limit }

### Moving

shadowlord-send-where = Where does { $card } go?
    .note = At { $place }, { $ships ->
        [0] without ships
        [one] with 1 ship
       *[other] with { $ships } ships
    }.
shadowlord-send-there = { $card } to { $place }?
shadowlord-send-cost =
    { $cost ->
        [one] One galaxy
       *[other] { $cost } galaxies
    }, { $ships ->
        [one] one ship
       *[other] { $ships } ships
    }.{ $held ->
        [true] { "" }
       *[other] { " " }Entering one you do not hold ends the move.
    }
shadowlord-send-leave = Leave at { $place }
shadowlord-send-claim = Claim
shadowlord-send-go = Move here
shadowlord-send-ask = Ask { $seats } first

### A battle

shadowlord-battle-title = Battle for { $place }
shadowlord-battle-attacks = { $side } attacks
shadowlord-battle-defends = { $side } defends
shadowlord-battle-map = Look at the map
shadowlord-battle-skip = Skip
shadowlord-battle-step-nominate = { $side } sends help
    .you = You send help
shadowlord-battle-step-commit = { $side } commits
    .you = You commit
shadowlord-battle-step-answer = { $side } answers
    .you = You answer
shadowlord-battle-step-turn_up = Turn up
shadowlord-battle-step-draw = Draw
shadowlord-battle-step-losses = Losses
shadowlord-battle-total = Total
shadowlord-battle-ledger = The totals in parts
shadowlord-ledger-levels = Levels
shadowlord-ledger-ships = Ships
shadowlord-ledger-extra = Extra cards
shadowlord-ledger-drawn = Drawn cards

## Who is ahead; $side is a player or a shadow, $count by how much

shadowlord-battle-would = { $side } would lead by { $count }
    .you = You would lead by { $count }
shadowlord-battle-even = Nobody would lead
shadowlord-battle-leads = { $side } leads by { $count }
    .you = You lead by { $count }
shadowlord-battle-level = Nobody leads
shadowlord-battle-won = { $side } wins by { $count }
    .you = You win by { $count }
shadowlord-battle-tied = A tie: { $side } stands firm
    .you = A tie: you stand firm
    .note = Ties go to the defender.
# At tables whose numbers give a tie to the attacker. $side: who won
shadowlord-battle-broken = A tie: { $side } breaks through
    .you = A tie: you break through
    .note = Ties go to the attacker.
shadowlord-battle-undrawn = If nothing is drawn.
shadowlord-battle-tie = A tie, too, goes to the defender.
    .attack = A tie, too, goes to the attacker.
shadowlord-battle-covered =
    { $count ->
        [one] 1 extra card lies face down.
       *[other] { $count } extra cards lie face down.
    }
shadowlord-battle-sees = If nothing is drawn. { $side } sees { $count }.
shadowlord-battle-losses = { $side } draws for losses.
shadowlord-battle-after = { $side } has lost.
shadowlord-battle-nobody = { $side } has nobody there
shadowlord-battle-empty = { $side } gives up { $place }
    .note = Nobody is there to fight.
shadowlord-battle-claimed = { $place } is claimed.
shadowlord-battle-stone = { $card } takes the Power Stone
shadowlord-battle-fallen = { $seat } is out of the game

## A fighter, and the places for cards

shadowlord-fighter-level = Level { $level }
shadowlord-fighter-ships =
    { $count ->
        [0] No ships
        [one] 1 ship
       *[other] { $count } ships
    }
shadowlord-fighter-dead = Fallen
shadowlord-fighter-went = To { $place }
shadowlord-fighter-loss = Loss
shadowlord-stone-holder = Holds the Power Stone
shadowlord-slot-extra = Extra
shadowlord-slot-drawn = Drawn
shadowlord-slot-stone = Stone

## What has not come yet, and what is no more

shadowlord-alliance-soon = Your alliance gathers when the masters are chosen.
shadowlord-alliance-gone = Your alliance is gone.
shadowlord-under = Card under the portrait:

### The other alliances

shadowlord-plaque = { $characters ->
        [one] 1 character
       *[other] { $characters } characters
    }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }
shadowlord-plaque-out = Out of the game
shadowlord-plaque-soon = No master yet
shadowlord-plaque-more = { $corners ->
        [one] 1 station
       *[other] { $corners } stations
    } · { $merchants ->
        [one] 1 merchant
       *[other] { $merchants } merchants
    } · { $cards ->
        [one] 1 card under portraits
       *[other] { $cards } cards under portraits
    }
shadowlord-head-characters = Characters
shadowlord-head-ships = Ships
shadowlord-head-stored = Stored
shadowlord-head-corners = Stations
shadowlord-head-hand = Cards

### Deck and discards

shadowlord-deck =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
shadowlord-discarded =
    { $count ->
        [0] No discards
        [one] 1 discard
       *[other] { $count } discards
    }
shadowlord-discards = Discards
shadowlord-discards-note =
    { $count ->
        [0] The deck is empty. These are shuffled when a card is due.
        [one] 1 card is left in the deck. Then these are shuffled.
       *[other] { $count } cards are left in the deck. Then these are shuffled.
    }
shadowlord-discards-of = of { $count }

### Back from the map

shadowlord-battle-back = Back to { $place }
