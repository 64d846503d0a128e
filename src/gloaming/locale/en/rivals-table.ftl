# Shadow Rivals: words of the table itself, for what the board, the panels and the end show.

## Lines of the log that several events share; `parts` is a row of `.each`

rivals-row-ranked = Roses: { $parts }
    .each = { $seat } { $amount }
rivals-row-discarded = To the discards: { $parts }
    .each = { $seat } { $member }
rivals-row-returned = Back under their piles: { $parts }
    .each =
    { $member ->
        [hidden] { $seat } { $family }
       *[other] { $seat } { $member }
    }

### The board: mansions and their lines (board)

rivals-mansions = Mansions
rivals-board-help = Arrow keys move between mansions and cards.
rivals-meter = { $presence } of { $limit }
rivals-then = { $presence } of { $limit } with this card
rivals-fills = fills with this card
rivals-standing-now = If it filled now
rivals-standing-with = With { $member } here
rivals-ordinal =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
rivals-roses-word =
    { $amount ->
        [one] rose
       *[other] roses
    }
rivals-tie = Tied: a Damsel at work comes first, then whoever has a card nearest the door
rivals-no-pay = no roses
rivals-no-mansion = No mansion left
rivals-can-choose = can be chosen

## A card in a line

rivals-card-hidden = Hidden
rivals-hidden-own = Yours, hidden: { $member }
rivals-hidden-family = Face-down card: { $family }
rivals-line =
    { $count ->
        [0] Nobody is here yet
        [one] 1 card, from the door
       *[other] { $count } cards, from the door
    }
rivals-card-label =
    { $position }. { $seat }: { $member }, influence { $influence }, presence { $presence }{ $loot ->
        [0] { "" }
       *[other] , { $loot } loot
    }

## A mansion’s card

rivals-house-presence = { $presence } of { $limit } presence
rivals-house-pays = pays { $pays } roses
rivals-house-tiles = tiles of { $seat }: { $influence } influence
rivals-house-presence-tiles =
    { $count ->
        [one] 1 presence tile
       *[other] { $count } presence tiles
    }

## All mansions in short, on a phone

rivals-tab-pay =
    You { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }: { $amount ->
        [0] nothing
        [one] 1 rose
       *[other] { $amount } roses
    }
rivals-tab-unranked = You: nothing
rivals-tab-first = { $seat }: { $amount }
rivals-tab-nobody = Nobody yet

## A mansion that is full, told step by step; headings of what each player gets

rivals-told-full = The house is full
rivals-told-handed =
    { $count ->
        [one] Loot goes to the owner of the card
       *[other] Loot goes to the owners of the cards
    }
rivals-told-pay = Roses by influence
rivals-told-leave = Advanced members go home
rivals-told-close = The guests leave
rivals-told-next = { $place } opens its doors
rivals-told-none = No mansion is left
rivals-told-skip = Skip
rivals-told-loot = Loot
rivals-told-skills = Skills
rivals-told-influence = Influence
rivals-told-rank = Rank
rivals-told-roses = Roses

## The end

rivals-end-headline = { $names } takes the night
    .you = The night is yours
    .shared = { $names } share the night
rivals-end-sum = { $total } points: { $roses } in roses and { $loot } in loot
rivals-end-margin =
    { $count ->
        [one] { $seat } was one point behind
       *[other] { $seat } was { $count } points behind
    }
rivals-end-tie = { $seat } has as many points, but only { $loot } of them in loot
rivals-end-tied = Their points and their loot are worth the same
rivals-end-points = The points
rivals-end-roses = Roses
rivals-end-total = Total
rivals-end-sets =
    .jewel = 3 make 10
    .antique = 2 make 6
    .painting = 2 each, the most: +5
rivals-end-bonus = most +{ $count }
rivals-end-night =
    { $count ->
        [one] The night in one mansion
       *[other] The night in { $count } mansions
    }

### The hand, and playing a card

rivals-hand = Your hand
rivals-hand-empty = Your hand is empty
rivals-play-which = Choose one of your cards, or drag it to a mansion.
rivals-play-where = Where does the { $member } go?
rivals-where = Where does it go: { $thing }?
rivals-play-here = Into { $place }. Another: tap it above.
rivals-play-face = Face up or face down
rivals-play-up = Face up
rivals-play-down = Face down
    .gives =
    { $count ->
        [0] No skill, no loot
       *[other] No skill, but { $count } loot for you
    }
    .and =
    { $count ->
        [0] { "" }
       *[other] , and { $count } loot
    }
rivals-play-back = Put it back
rivals-outcome = { $presence } of { $limit }. You would be { rivals-rank } with { $total }
    .unranked = { $presence } of { $limit }. You would have no influence
rivals-outcome-fills =
    It fills. You come { rivals-rank }: { $amount ->
        [0] no roses
        [one] 1 rose
       *[other] { $amount } roses
    }
    .unranked = It fills. You get no roses
rivals-outcome-short = { $presence } of { $limit }, you are { rivals-rank }
    .unranked = { $presence } of { $limit }, no influence
rivals-outcome-fills-short =
    Fills: { rivals-rank }, { $amount ->
        [0] no roses
        [one] 1 rose
       *[other] { $amount } roses
    }
    .unranked = Fills: no roses
rivals-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }

### The players

rivals-plaque = { $loot } loot, { $hand } in hand, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } left
rivals-front =
    { $count ->
        [one] 1 advanced member
       *[other] { $count } advanced members
    }
rivals-front-family = { $family }, face down
rivals-own = What is yours
rivals-own-advanced = Your advanced members
    .none = None yet. You may draw one when a mansion fills in which you have a basic member.
rivals-own-loot = Your loot
    .worth = worth { $points } so far
rivals-deck = Deck
rivals-discards = Discards
rivals-tiles-left = Tiles left
rivals-about-loot = Loot
rivals-about-hand = Hand
rivals-about-markers = Markers left
rivals-about-front = Advanced members
rivals-none = None
rivals-tab-own = My cards

### What all share

rivals-supply = Supply
rivals-over = { $count } of { $of } mansions have filled
rivals-supply-loot = Loot
rivals-supply-presence = Presence
rivals-supply-mansions = Mansions
rivals-supply-advanced = Advanced members left
rivals-family-left =
    { $count ->
        [0] None of these is left to draw
        [one] One of these is left to draw
       *[other] { $count } of these are left to draw
    }
rivals-pile-left = { $count } left
rivals-about-limit = holds { $limit } presence
rivals-lies-own = Only you know: { $member }
rivals-lies-family = { $family }, face down
rivals-lies-down = Face down it counts
