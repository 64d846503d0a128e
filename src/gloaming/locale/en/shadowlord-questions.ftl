# Shadowlord: the words of each question and of its options.
#
# `shadowlord-question-<kind>` is the title; `.note` the line beside it; `.waiting` what the others read meanwhile.
# `shadowlord-choice-<kind>-<verb>` is the button; `.detail` its second line.
#
# Variables of a question: what it is about, set into words as in the log (shadowlord-log.ftl), and
#   value      the card that is asked about (place_card)
#   limit      how many cards the hand may hold (discard)
# Variables of an option are those of its question, and
#   seat       the player it points at; “none” where it is a shadow
#   place      shadowlord-galaxy-<id> it points at
#   card       shadowlord-character-<id> it points at
#   value      the power card it plays
#   count      how many ships it moves; of `raid` the cards in that hand; of `lose` the ships of that fighter
#   at         shadowlord-galaxy-<id> where the character stands
#   seats      the players whom `ask` asks, as a list
#   fights     whom entering means to fight: a list of players and shadows; “none” for nobody

### Parts of options: what comes of entering a galaxy

shadowlord-choice-entering =
    { $fights ->
        [none] { $count ->
            [1] Leaves a ship as a claim
           *[other] No battle
        }
       *[other] Battle with { $fights }
    }

## Set-up

shadowlord-question-choose_master = Which master are you?
    .note = Your element is your colour, and the home planet where you begin.
    .waiting = { $seat } is choosing a master
shadowlord-choice-choose_master-master = { $card }

shadowlord-question-share_ships = Who gets your first ships?
    .note =
    { $left ->
        [one] 1 ship is left. Who has none cannot move.
       *[other] { $left } ships for your characters. Who has none cannot move.
    }
    .waiting = { $seat } is sharing out the first ships
shadowlord-choice-share_ships-ring = { $card }
    .detail =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }

## Draw and guide

shadowlord-question-place_card = Where does the { $value } go?
    .note =
    { $left ->
        [one] Under a portrait it fights for that character; from the hand for anybody, or it buys ships.
       *[other] { $left } cards to place. Under a portrait one fights for that character; from the hand for anybody, or it buys ships.
    }
    .waiting = { $seat } is placing cards
shadowlord-choice-place_card-under = Under { $card }
shadowlord-choice-place_card-hand = Into the hand

shadowlord-question-storm = Where does the storm break?
    .note = Every ring there loses a ship, yours too. Loose ships are gone.
    .waiting = { $seat } is steering the storm
shadowlord-choice-storm-storm = { $place }
shadowlord-choice-storm-pass = Nowhere

shadowlord-question-trade_winds = What do the trade winds bring?
    .note = The card comes now, the ship when you build.
    .waiting = { $seat } is choosing a card or a ship
shadowlord-choice-trade_winds-card = A card
shadowlord-choice-trade_winds-ships = 1 ship more

shadowlord-question-scout = Which disc do you look at?
    .note = Only you learn who it is. The disc stays face down.
    .waiting = { $seat } is looking at a disc
shadowlord-choice-scout-scout = { $place }

shadowlord-question-raid = Whose hand do you raid?
    .note = You take one card at random into your own hand.
    .waiting = { $seat } is planning a raid
shadowlord-choice-raid-raid = { $seat }
    .detail =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Build

shadowlord-question-build = Where do your ships go?
    .note =
    { $left ->
        [0] No ships to place. A card from the hand buys as many as its value.
        [one] 1 ship to place. A card from the hand buys as many as its value.
       *[other] { $left } ships to place. A card from the hand buys as many as its value.
    }
    .waiting = { $seat } is building
shadowlord-choice-build-redeem = Spend the { $value }
    .detail =
    { $value ->
        [0] No ship for it
       *[other] { $value } ships more
    }
shadowlord-choice-build-ring =
    { $count ->
        [one] 1 ship to { $card }
       *[other] { $count } ships to { $card }
    }
    .detail = { $at }
shadowlord-choice-build-loose =
    { $count ->
        [one] 1 ship to { $place }
       *[other] { $count } ships to { $place }
    }
    .detail = Loose
shadowlord-choice-build-done = Done building
    .detail =
    { $left ->
        [0] Nothing is left over
        [one] 1 ship is stored
       *[other] { $left } ships are stored
    }

## Move

shadowlord-question-end_peace = Do you end a peace?
    .note = Fighters of yours who are still there in step 6 then attack.
    .waiting = { $seat } is thinking about peace
shadowlord-choice-end_peace-end = End it with { $seat }
    .detail = { $place }
shadowlord-choice-end_peace-keep = Keep the peace

shadowlord-question-move = Who moves?
    .note = Each may act once: go as far as there are ships, pick ships up, or turn a disc.
    .waiting = { $seat } is moving
shadowlord-choice-move-go = { $card } to { $place }
    .detail = { shadowlord-choice-entering }
shadowlord-choice-move-ask = Ask: { $card } to { $place }
    .detail = { $seats } may let you pass
shadowlord-choice-move-drop =
    { $count ->
        [one] { $card } leaves 1 ship
       *[other] { $card } leaves { $count } ships
    }
    .detail = { $at }; then moves with the rest
shadowlord-choice-move-pick_up =
    { $count ->
        [one] { $card } picks up 1 ship
       *[other] { $card } picks up { $count } ships
    }
    .detail = { $at }; then stays
shadowlord-choice-move-turn = { $card } turns the disc
    .detail = { $at }
shadowlord-choice-move-bribe = Bribe { $card }
    .detail = { $seat }’s, with cards of { $value }
shadowlord-choice-move-done = Stop moving

shadowlord-question-go_on = Where does { $card } go?
    .note = From { $place }, as far as there are ships left, or not at all.
    .waiting = { $seat } is moving
shadowlord-choice-go_on-go = { $place }
    .detail = { shadowlord-choice-entering }
shadowlord-choice-go_on-ask = Ask for { $place }
    .detail = { $seats } may let you pass
shadowlord-choice-go_on-stay = Stay at { $place }

shadowlord-question-passage = May { $card } enter { $place }?
    .note = { $seat } asks. If you agree, you share it in peace and nothing is claimed.
    .waiting = { $seat } is answering a request
shadowlord-choice-passage-refuse = Refuse
    .detail = Who enters must fight
shadowlord-choice-passage-grant = Let pass
    .detail = Peace at { $place }

shadowlord-question-turn_disc = Turn the disc at { $place }?
    .note = All see who it is, and { $card } may recruit them.
    .waiting = { $seat } has found a disc
shadowlord-choice-turn_disc-turn = Turn it
shadowlord-choice-turn_disc-leave = Leave it

shadowlord-question-recruit = Recruit { $found }?
    .note = A new ally starts at { $place }, with an empty ring. Sent away, nobody gets them.
    .waiting = { $seat } has turned a disc
shadowlord-choice-recruit-recruit = Recruit
shadowlord-choice-recruit-dismiss = Send away

## Shadow

shadowlord-question-shadow = Which minor shadow moves?
    .note =
    { $left ->
        [one] It goes one galaxy, and fights whoever is there.
       *[other] You may move { $left }, each one galaxy. They fight whoever is there.
    }
    .waiting = { $seat } is moving the shadows
shadowlord-choice-shadow-shadow = { $card } to { $place }
    .detail =
    { $fights ->
        [none] From { $at }
       *[other] Attacks { $fights }
    }
shadowlord-choice-shadow-pass = Move none

## Battle

shadowlord-question-site = Which battle comes first?
    .note = All of them must be fought.
    .waiting = { $seat } is choosing a battle
shadowlord-choice-site-fight = { $place }
    .detail =
    { $seat ->
        [none] Against { $card }
       *[other] Against { $seat }
    }

shadowlord-question-nominate = Who defends { $place }?
    .note = You have ships there, but no fighter. One in reach may come, and stays if the battle is won.
    .waiting = { $seat } is choosing a defender
shadowlord-choice-nominate-nominate = { $card }
    .detail = From { $at }
shadowlord-choice-nominate-decline = Nobody
    .detail = Your ships there are lost

shadowlord-question-commit = Which extra cards do you play?
    .note =
    { $side ->
        [attack] One for each fighter. They stay face down until the defender has answered.
       *[defence] One for each fighter, face up. The attacker’s cards cannot change any more.
    }
    .waiting = { $seat } is choosing extra cards
shadowlord-choice-commit-portrait = { $card }: the { $value }
    .detail = From under the portrait
shadowlord-choice-commit-play = { $card }: the { $value }
    .detail = From the hand
shadowlord-choice-commit-ready = Ready

shadowlord-question-loss = Who draws a loss card first?
    .note = A card above the ships kills. Otherwise the fighter loses that many.
    .waiting = { $seat } is counting losses
shadowlord-choice-loss-lose = { $card }
    .detail =
    { $count ->
        [0] No ships: lives on 0 alone
        [one] 1 ship: lives on 0 or 1
       *[other] { $count } ships: lives on { $count } or less
    }

shadowlord-question-retreat = Where does { $card } fall back to?
    .note = From { $place }, to a galaxy that is open.
    .waiting = { $seat } is falling back
shadowlord-choice-retreat-retreat = { $place }

shadowlord-question-claim = Claim { $place }?
    .note = One ship of the winners can stay here as your claim.
    .waiting = { $seat } may claim a galaxy
shadowlord-choice-claim-claim = { $card } leaves a ship
shadowlord-choice-claim-decline = No claim

shadowlord-question-stone = Who takes the Power Stone?
    .note = It fills a slot of the ring, and draws one card more in every battle.
    .waiting = { $seat } is taking the Power Stone
shadowlord-choice-stone-stone = { $card }

## End of the turn

shadowlord-question-discard = Which card do you discard?
    .note =
    { $left ->
        [one] The hand may hold { $limit }: 1 is too many.
       *[other] The hand may hold { $limit }: { $left } are too many.
    }
    .waiting = { $seat } is discarding
shadowlord-choice-discard-discard = Discard { $value }

shadowlord-waiting-resolving = The stars take their course
