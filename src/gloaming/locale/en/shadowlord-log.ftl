# Shadowlord: one line of the log for each kind of event, `shadowlord-log-<kind>`.
#
# The variables are the parameters of the event, set into words beforehand:
#   seat, with_seat                  the player’s name; “none” for nobody (-1): then it is a shadow’s
#   winners, seats                   the players’ names as a list; “none” where there is none
#   card, with_card, found           shadowlord-character-<id>; “none” for the empty id
#   cards, with_cards                a list of those; “none” for an empty one
#   place, from_place, to_place      shadowlord-galaxy-<id>; “none” for the empty id
#   event                            shadowlord-guide-<event>
#   dice                             the dice, joined by “ + ”
#   rolls                            a list of players, each with the die
#   values                           a list of numbers
#   cards of `reshuffled` and all other parameters: numbers, or “true” and “false”, as they are
# `.own` is the line for those who were told more (the event came marked private).
# `shadowlord-log-moved.battle` stands for `moved` and the `battle_due` that follows it.

### Parts of lines: who attacks, and who defends; a shadow has no seat

shadowlord-log-attacker =
    { $seat ->
        [none] { $card }
       *[other] { $seat }
    }
shadowlord-log-defender =
    { $with_seat ->
        [none] { $with_card }
       *[other] { $with_seat }
    }

### Set-up and turns

shadowlord-log-rolled_first = { $rolls }: { $seat } goes first
shadowlord-log-chose_master = { $seat } is the { $card }
shadowlord-log-dealt = { $seat } is joined by { $cards }
shadowlord-log-turn = Turn { $number }, { $seat }
    .you = Turn { $number }, you
shadowlord-log-took_back = { $seat } took that back

### Cards, timer and reign

shadowlord-log-drew =
    { $count ->
        [one] { $seat } drew 1 card
       *[other] { $seat } drew { $count } cards
    }
    .own =
    { $count ->
        [one] { $seat } drew 1 card: { $values }
       *[other] { $seat } drew { $count } cards: { $values }
    }
shadowlord-log-placed =
    { $card ->
        [none] { $seat } took a card into the hand
       *[other] { $seat } put a card under { $card }
    }
    .own =
    { $card ->
        [none] { $seat } took the { $value } into the hand
       *[other] { $seat } put the { $value } under { $card }
    }
shadowlord-log-reshuffled = The deck ran out: { $cards } discards are the new one
shadowlord-log-timer = The shadow takes slot { $slot }
shadowlord-log-reign = The reign without the Shadowlord: { $count } of { $limit }
shadowlord-log-discarded = { $seat } discarded a { $value }

### The guide

shadowlord-log-guide = { $seat } rolled { $dice }: { $event }
shadowlord-log-storm =
    { $place ->
        [none] The great storm swept away { $rings ->
            [0] nothing
            [one] 1 ship
           *[other] { $rings } ships
        }
       *[other] The storm over { $place }: { $rings ->
            [0] the rings held
            [one] rings lost 1 ship
           *[other] rings lost { $rings } ships
        }{ $loose ->
            [0] { "" }
            [one] , a loose ship is gone
           *[other] , { $loose } loose ships are gone
        }
    }
shadowlord-log-gathered =
    { $count ->
        [0] No minor shadow was without a ship
        [one] 1 minor shadow got a ship
       *[other] { $count } minor shadows got a ship
    }
shadowlord-log-bonus =
    { $count ->
        [one] { $seat } may build 1 ship more
       *[other] { $seat } may build { $count } ships more
    }
shadowlord-log-scouted = { $seat } looked at the disc at { $place }
    .own = The disc at { $place } is { $card }
shadowlord-log-raided = { $seat } took a card from { $with_seat }
    .own = { $seat } took a { $value } from { $with_seat }

### Building

shadowlord-log-redeemed = { $seat } turned a { $value } into ships
shadowlord-log-ring =
    { $count ->
        [one] { $card } got 1 ship
       *[other] { $card } got { $count } ships
    }
shadowlord-log-loose =
    { $count ->
        [one] { $seat } put 1 ship at { $place }
       *[other] { $seat } put { $count } ships at { $place }
    }
shadowlord-log-stored =
    { $count ->
        [one] { $seat } stored 1 ship
       *[other] { $seat } stored { $count } ships
    }
shadowlord-log-forfeited =
    { $count ->
        [one] { $seat } ran out of ships: 1 could not be built
       *[other] { $seat } ran out of ships: { $count } could not be built
    }

### Moving

shadowlord-log-peace_ended = { $seat } ended the peace with { $with_seat } at { $place }
shadowlord-log-asked = { $seat } asked { $seats }: { $card } to { $place }
shadowlord-log-answered =
    { $granted ->
        [true] { $seat } agreed
       *[other] { $seat } refused
    }
shadowlord-log-dropped =
    { $count ->
        [one] { $card } left 1 ship at { $place }
       *[other] { $card } left { $count } ships at { $place }
    }
shadowlord-log-picked_up =
    { $count ->
        [one] { $card } picked up 1 ship at { $place }
       *[other] { $card } picked up { $count } ships at { $place }
    }
shadowlord-log-moved = { $card } went from { $from_place } to { $to_place }
    .battle = { $card } entered { $to_place }: battle
shadowlord-log-claimed = { $card } claimed { $place }
shadowlord-log-peace = { $seat } and { $with_seat } are at peace at { $place }
shadowlord-log-battle_due = A battle looms at { $place }
shadowlord-log-turned = { $card } turned the disc at { $place }: { $found }
shadowlord-log-recruited = { $seat } recruited { $card }
shadowlord-log-dismissed = { $seat } sent { $card } away
shadowlord-log-bribed =
    { $won ->
        [true] { $seat } bribed { $card }, { $roll } to { $with_roll }: { $with_seat } loses an ally
       *[other] { $card } took no bribe from { $seat }, { $roll } to { $with_roll }
    }
shadowlord-log-shadow_moved =
    { $seat ->
        [none] { $card } came to { $to_place }
       *[other] { $seat } moved { $card } to { $to_place }
    }

### Battle

shadowlord-log-battle = Battle for { $place }: { $seat ->
        [none] { $card }
       *[other] { $seat } ({ $cards })
    } against { $with_seat ->
        [none] { $with_card }
       *[other] { $with_cards ->
            [none] { $with_seat }
           *[other] { $with_seat } ({ $with_cards })
        }
    }
shadowlord-log-nominated = { $seat } sent { $card } from { $from_place } to defend { $place }
shadowlord-log-no_battle = Nobody defends { $place } against { shadowlord-log-attacker }: no battle
shadowlord-log-committed =
    { $count ->
        [0] { $seat } adds no extra card
        [one] { $seat } adds 1 extra card, for { $cards }
       *[other] { $seat } adds { $count } extra cards, for { $cards }
    }
shadowlord-log-extra = { $card }: extra card { $value }
shadowlord-log-battle_drew =
    { $stone ->
        [true] The Power Stone: { $card } drew another { $value }
       *[other] { $card } drew a { $value }
    }
shadowlord-log-totals = { $attack } to { $defence }: { $won ->
        [attack] { shadowlord-log-attacker } takes the battle
       *[defence] { shadowlord-log-defender } stands firm
    }
shadowlord-log-loss =
    { $ships ->
        [0] { $card } drew a { $value } and lost no ship
        [one] { $card } drew a { $value } and lost 1 ship
       *[other] { $card } drew a { $value } and lost { $ships } ships
    }
shadowlord-log-died = { $card } fell at { $place }
shadowlord-log-retreated = { $card } fell back to { $to_place }
shadowlord-log-lost_loose =
    { $count ->
        [one] { $seat } lost the ship at { $place }
       *[other] { $seat } lost { $count } ships at { $place }
    }
shadowlord-log-stone = { $card } takes the Power Stone
shadowlord-log-stone_full = { $card } gave back a ship: the Power Stone needs its slot
shadowlord-log-eliminated =
    { $with_seat ->
        [none] { $seat } is out: a shadow struck down the master
       *[other] { $seat } is out: { $with_seat } struck down the master
    }
shadowlord-log-fallen_cards = Cards of the fallen, now discarded: { $values }

### The end

shadowlord-log-over =
    { $winners ->
        [none] Nobody wins: the shadow has it all
       *[other] The universe belongs to { $winners }
    }
    .title = The end
