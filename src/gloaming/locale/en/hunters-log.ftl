# Shadow Hunters: one line of the log for each kind of event, `hunters-log-<kind>`.
#
# The variables are the parameters of the event, set into words beforehand:
#   seat, to, by, from, from_seat, of, first   the player's name (“none” where the number is -1)
#   targets, winners                           the players' names as a list
#   place    hunters-area-<id>                 card     hunters-card-<id> (in no_effect it may be an area)
#   deck     deck-<id>.name                    ability  hunters-character-<character>.ability
#   who      hunters-who, made of the character and the faction
#   harm     hunters-harm, mend hunters-mend, made of the amount
#   roll     hunters-roll-sum, -difference or -one, made of the dice
#   why, source                                the bare id, to select on
#   all other parameters                       as they are
# `.own` is the line for those who were told more (the event came marked private).

### Parts of lines

hunters-who = { $character }, { $faction }
hunters-harm = { $amount } damage
hunters-mend = { $amount }
hunters-roll-sum = { $d4 } + { $d6 }
hunters-roll-difference = { $d4 } against { $d6 }
hunters-roll-one = { $result }

### Turns

hunters-log-begins = The game begins. { $first } goes first
hunters-log-turn = Turn { $number }, { $seat }
    .you = Turn { $number }, you
hunters-log-extra_turn = { $seat } takes an extra turn
hunters-log-extra_turns =
    { $count ->
        [one] { $seat } will take one more turn
       *[other] { $seat } will take { $count } more turns
    }

### Dice and places

hunters-log-rolled =
    { $why ->
        [move] { $seat } rolled { $roll }
        [attack] { $seat } rolled { $roll }
        [counterattack] { $seat } rolled { $roll }
        [dynamite] { $seat } rolled { $roll } for { hunters-card-b_dynamite }: { $result }
        [doll] { $seat } rolled { $roll } for { hunters-card-b_spiritual_doll }
        [blessing] { $seat } rolled { $roll } for { hunters-card-w_blessing }
       *[other] { $seat } rolled { $roll }
    }
    .again = { $seat } rolled { $roll }: already there, once more
    .moved = { $seat } rolled { $roll }: { $place }
hunters-log-moved = { $seat } went to: { $place }
hunters-log-skipped = { $seat } did nothing there
hunters-log-took_back = { $seat } took that back

### Cards

hunters-log-drew = { $seat } drew { $card }
hunters-log-drew_hint = { $seat } drew a hermit card
    .own = { $seat } drew { $card }
hunters-log-gave_hint = { $seat } gave { $to } a hermit card
    .own = { $seat } gave { $to } { $card }
hunters-log-nothing = { $seat }: nothing happens
hunters-log-showed = { $seat } showed { $to } a character card
hunters-log-saw = { $seat } saw that { $of } is { $who }
hunters-log-exploded = Everyone at { $place } is caught in the blast
hunters-log-no_effect = { $card } did nothing for { $seat }
hunters-log-reshuffled = The discards became the new { $deck }

### Damage and healing

hunters-log-damage =
    { $source ->
        [weird_woods] Weird Woods: { $seat } took { $harm } ({ $before } to { $after })
        [price] { $seat } paid { $harm } for it ({ $before } to { $after })
       *[other] { $seat } took { $harm } ({ $before } to { $after })
    }
hunters-log-unhurt =
    { $why ->
        [w_talisman] { hunters-card-w_talisman } protected { $seat }
        [w_fortune_brooch] { hunters-card-w_fortune_brooch } protected { $seat }
        [barrier] { hunters-character-gregor.ability } protected { $seat }
        [angel] { hunters-card-w_guardian_angel } protected { $seat }
        [robe] { hunters-card-w_holy_robe } protected { $seat }
       *[other] { $seat } took no damage
    }
hunters-log-healed = { $seat } healed { $mend } ({ $before } to { $after })
hunters-log-set_damage = { $seat } now has { $after } damage (before: { $before })

### Death, equipment, identity

hunters-log-died =
    { $by ->
        [none] { $seat } died and was { $who }
       *[other] { $seat } was killed by { $by } and was { $who }
    }
hunters-log-revealed = { $seat } is { $who }
    .forced = { $seat } had to reveal: { $who }
hunters-log-looted = { $seat } looted { $card } from { $from_seat }
hunters-log-took = { $seat } took { $card } from { $from_seat }
hunters-log-handed = { $seat } gave { $card } to { $to }
hunters-log-dug_up = { $seat } took { $card } from the discards of the { $deck }
hunters-log-equipped = { $seat } now has { $card }
hunters-log-discarded = { $card } was discarded

### Attacks

hunters-log-attack = { $seat } attacked { $targets }
hunters-log-missed = { $seat } missed
hunters-log-passed = { $seat } attacked nobody
hunters-log-counterattack = { $seat } struck back at { $to }

### Abilities

hunters-log-ability = { $seat } used { $ability }
hunters-log-voided = { $by } voided the ability of { $seat }
hunters-log-turned = { $seat } now wins with the player on the left
hunters-log-angel = { hunters-card-w_guardian_angel } watches over { $seat }
hunters-log-angel_ends = { hunters-card-w_guardian_angel } left { $seat }
hunters-log-barrier = { hunters-character-gregor.ability } surrounds { $seat }
hunters-log-barrier_ends = { hunters-character-gregor.ability } around { $seat } faded
hunters-log-armed = { $seat } armed the ability
hunters-log-disarmed = { $seat } took the standing order back
hunters-log-declined = { $seat } will not strike back

### The end

hunters-log-over = Winners: { $winners }
    .title = The end
hunters-log-opened = { $seat } was { $who }

# Headlines of the last page
hunters-end-hunters = The Hunters win
hunters-end-shadows = The Shadows win
hunters-end-both = Hunters and Shadows win
hunters-end-one = { $character } wins
hunters-end-several = { $characters } win

# Why somebody won: `hunters-why-<reason>`
hunters-why-hunters = All Shadows are dead.
hunters-why-shadows = All Hunters are dead.
hunters-why-three_neutrals = Three Neutrals are dead.
hunters-why-alive = Still alive at the end.
hunters-why-equipment = Five equipment cards or more.
hunters-why-first_to_die = The first to die.
hunters-why-last_two = One of the last two alive.
hunters-why-attack_kill = The kill that counts.
hunters-why-all_shadows_dead = Alive when all Shadows were dead.
hunters-why-neighbour = Her neighbour won.
hunters-why-at_altar = At the Erstwhile Altar at the end.
hunters-why-relics = Three of the four relics.
