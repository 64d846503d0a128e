# Shadowlord: words of the question's panels, of the steps above them, and of what is shown beside a thing. What questions and
# options say by themselves stands in shadowlord-questions.ftl. $card characters, $place galaxies, $seat and $seats players: names.

### The steps of the turn: what came of each, very short

shadowlord-steps-drawn =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
shadowlord-steps-guide = { $roll }: { $event }
shadowlord-steps-built =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
shadowlord-steps-moved = { $count } of { $of }
shadowlord-steps-shadows = { $count } moved
shadowlord-steps-due =
    { $count ->
        [one] 1 waits
       *[other] { $count } wait
    }

### Tabs

shadowlord-tab-alliance = Alliance
shadowlord-tab-hand = Hand

### Amounts; $name is a character or a galaxy

shadowlord-fewer = { $name }: fewer
shadowlord-more = { $name }: more
shadowlord-all = All
shadowlord-all-to = { $name }: all that goes

### Building

shadowlord-left =
    { $count ->
        [one] ship to place
       *[other] ships to place
    }
shadowlord-redeem = Spend cards
shadowlord-redeem-card = Spend the { $value } for ships
shadowlord-redeem-gain =
    { $count ->
        [one] 1 ship more
       *[other] { $count } ships more
    }
shadowlord-clear = Clear
shadowlord-build-do = Build
shadowlord-build-none = Build nothing
shadowlord-build-stored =
    { $count ->
        [one] 1 ship is stored
       *[other] { $count } ships are stored
    }
shadowlord-share-do = Set out
shadowlord-loose =
    { $count ->
        [0] no loose ship
        [one] 1 loose ship
       *[other] { $count } loose ships
    }

### Placing a card

shadowlord-place-under = under the portrait
shadowlord-place-hand = Attack hand
shadowlord-in-hand =
    { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

### Moving

shadowlord-claim-there = Claim { $place }
shadowlord-no-claim-own = it is yours
shadowlord-no-claim-held = { $seat } holds it
shadowlord-no-claim-taken = not here
shadowlord-leave-and-stay =
    { $count ->
        [one] Leave 1 ship and stay
       *[other] Leave { $count } ships and stay
    }
shadowlord-other-goal = Another goal
shadowlord-other-character = Somebody else

## What entering means; $players whom to fight, $hosts who have agreed, $shadow the shadow there

shadowlord-means-held = you hold it
shadowlord-means-open = nobody holds it
shadowlord-means-disc = a disc lies there
shadowlord-means-guest = { $hosts } let you in
shadowlord-means-fights = battle with { $players }
shadowlord-means-refused = { $players } refused: battle
shadowlord-means-joins = joins the battle with { $players }
shadowlord-means-shadow = battle with { $shadow }
shadowlord-means-joins-shadow = joins the battle with { $shadow }
shadowlord-passage-silence = No answer is a refusal

### Extra cards in battle

shadowlord-commit-fighters = Your fighters
shadowlord-commit-free = no extra card
shadowlord-commit-laid = plays the { $value }
shadowlord-commit-portrait = { $name }: the { $value } under the portrait
shadowlord-commit-count =
    { $count ->
        [0] without extra cards
        [one] with 1 extra card
       *[other] with { $count } extra cards
    }

### Beside a thing

shadowlord-power-does = Adds { $value } to a fighter in battle, or buys { $value ->
        [0] no ship
       *[other] { $value } ships
    }.
shadowlord-power-count = { $count } in the deck of all cards
shadowlord-stands =
    { $ships ->
        [0] At { $place }, without ships
        [one] At { $place }, with 1 ship
       *[other] At { $place }, with { $ships } ships
    }
shadowlord-gone = Out of the game
shadowlord-holds-stone = Holds the Power Stone
shadowlord-card-under = A card lies under the portrait
    .known = lies under the portrait
shadowlord-about-control = holds it
shadowlord-about-nobody = Nobody holds it
shadowlord-about-disc = A face-down disc: an ally, unknown to you
shadowlord-about-scouted = The disc is { $card }; only you know
shadowlord-about-scouts = Looked at the disc: { $seats }
shadowlord-about-battle = A battle is due here
shadowlord-about-peace = { $seat } and { $with_seat } are at peace here
shadowlord-about-request = { $card } asked to enter. { $granted ->
        [none] { "" }
       *[other] Agreed: { $granted }{ " " }
    }{ $refused ->
        [none] { "" }
       *[other] Refused: { $refused }
    }
shadowlord-about-out = Out of the game
shadowlord-about-ships = { $ships } on the map, { $stored } stored, { $free } left
shadowlord-about-held = Holds { $count ->
        [one] 1 galaxy
       *[other] { $count } galaxies
    }, { $corners ->
        [0] no station
        [one] 1 station
       *[other] { $corners } stations
    }
