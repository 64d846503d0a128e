# Shadow Rivals: one line of the log for each kind of event, `rivals-log-<kind>`.
#
# The variables are the parameters of the event, set into words beforehand:
#   seat, first, with_seat, from_seat          the player's name
#   winners                                    the players' names as a list
#   member, with_member, from_member           rivals-member-<key>, “hidden” for a face-down card
#   why                                        rivals-member-<key> of the card that pays
#   family                                     rivals-family-<id>
#   place, from_place, to_place,
#   first_place, second_place                  rivals-mansion-<id>
#   next                                       rivals-mansion-<id>, “none” where no mansion is left
#   kinds                                      a list of rivals-loot-<kind>.counted
#   members                                    a list of rivals-member-<key>
#   all other parameters                       numbers, as they are
# `.own` is the line for those who were told more (the event came marked private).

### Parts of lines

rivals-log-whose =
    { $member ->
        [hidden] { $seat }’s face-down card
       *[other] { $seat }’s { $member }
    }

### Turns

rivals-log-begins = The ball begins. { $first } goes first
rivals-log-turn = Turn { $number }, { $seat }
    .you = Turn { $number }, you
rivals-log-no_card = { $seat } has no card to play
rivals-log-reshuffled = { $seat } shuffled the discards into a new deck
rivals-log-drew =
    { $count ->
        [one] { $seat } drew a card
       *[other] { $seat } drew { $count } cards
    }
    .own = { $seat } drew { $members }
rivals-log-took_back = { $seat } took that back

### Cards

rivals-log-played = { $seat } played { $member } in { $place }
rivals-log-played_down = { $seat } played face down in { $place }
    .own = { $seat } played { $member } face down in { $place }
rivals-log-turned_up = { $seat } turned { $member } face up
rivals-log-turned_down = { $seat }’s { $member } now lies face down
rivals-log-moved = { rivals-log-whose } went from { $from_place } to { $to_place }
rivals-log-to_front =
    { $member ->
        [hidden] { $seat } moved a face-down card to the front in { $place }
       *[other] { $seat } moved { $member } to the front in { $place }
    }
rivals-log-swapped_markers =
    { $with_member ->
        [hidden] { $seat } traded { $member } for { $with_seat }’s face-down card
       *[other] { $seat } traded { $member } for { $with_seat }’s { $with_member }
    }
rivals-log-named = { $seat } called every { $family } to { $place }
rivals-log-family_known = { $seat }’s face-down card turns out to be: { $family }
rivals-log-discarded = { $seat } discarded { $member }
rivals-log-returned = { rivals-log-whose } went back under the { $family } pile

### Tiles and mansions

rivals-log-tile_placed =
    { $count ->
        [one] { $seat } put an influence tile on { $place }
       *[other] { $seat } put { $count } influence tiles on { $place }
    }
rivals-log-tile_back =
    { $count ->
        [one] { $seat } got an influence tile back from { $place }
       *[other] { $seat } got { $count } influence tiles back from { $place }
    }
rivals-log-presence = { $seat } put a presence tile on { $place }
rivals-log-exchanged = { $seat } made { $first_place } and { $second_place } change places

### Loot

rivals-log-stole =
    { $count ->
        [0] No loot was left for { $seat }
       *[other]
            { $member ->
                [hidden] { $seat } took { $count } loot onto the face-down card
               *[other] { $seat } took { $count } loot onto { $member }
            }
    }
rivals-log-lost = { rivals-log-whose } lost { $count } loot
rivals-log-took_loot =
    { $from_member ->
        [hidden] { $seat } took { $count } loot from { $from_seat }’s face-down card
       *[other] { $seat } took { $count } loot from { $from_seat }’s { $from_member }
    }
rivals-log-gained = { $seat } gained { $count } loot
    .own = { $seat } gained { $kinds }

### A mansion that is full

rivals-log-resolving = { $place } is full
rivals-log-silenced = { rivals-member-alert_maid } keeps all skills quiet in { $place }
rivals-log-activated = { $seat }’s { $member } goes to work
rivals-log-paid =
    { $amount ->
        [one] { $seat } earned 1 rose with { $why }
       *[other] { $seat } earned { $amount } roses with { $why }
    }
rivals-log-ranked =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }: { $seat }, { $total } influence, { $amount ->
        [0] no roses
        [one] 1 rose
       *[other] { $amount } roses
    }
rivals-log-upgraded = { $seat } drew from the { $family } pile
    .own = { $seat } drew { $member }
rivals-log-gave_back = { $seat } put a card back under the { $family } pile
    .own = { $seat } put { $member } back under its pile
rivals-log-resolved =
    { $next ->
        [none] { $place } closed its doors
       *[other] { $place } closed its doors, { $next } opens
    }

### The end

rivals-log-over = The night goes to { $winners }
    .title = The ball is over
