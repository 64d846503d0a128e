# Shadow Raiders: one line of the log for each kind of event, `raiders-log-<kind>`.
#
# The variables are the parameters of the event, set into words beforehand as the head of hunters-log.ftl
# says; besides, `with_seat` is a player, and so is `seat` of `raiders-log-penalty` (who exacts it) and `to`.
#
# Ids that Shadow Hunters does not have: raiders-log-rolled.stayed, -stayed, -again, -second, -parasol, -swapped,
# -swapped_damage, -crime, -penalty, -vowed, -revived; raiders-why-three_citizens, -own_turn, -other_equipment,
# -at_hideout, -burden, -most_hurt, -citizen_won, -sacrifice. It has no raiders-log-rolled.again.

### Parts of lines

raiders-who = { $character }, { $faction }
raiders-harm = { $amount } damage
raiders-mend = { $amount }
raiders-roll-sum = { $d4 } + { $d6 }
raiders-roll-difference = { $d4 } against { $d6 }
raiders-roll-one = { $result }

### Turns

raiders-log-begins = The game begins. { $first } goes first
raiders-log-turn = Turn { $number }, { $seat }
    .you = Turn { $number }, you
raiders-log-extra_turn = { $seat } takes an extra turn
raiders-log-extra_turns =
    { $count ->
        [one] { $seat } will take one more turn
       *[other] { $seat } will take { $count } more turns
    }

### Dice and places

raiders-log-rolled =
    { $why ->
        [move] { $seat } rolled { $roll }
        [attack] { $seat } rolled { $roll }
        [counterattack] { $seat } rolled { $roll }
        [riot] { $seat } rolled { $roll } for { raiders-card-b_riot }: { $result }
        [doll] { $seat } rolled { $roll } for { raiders-card-b_cursed_doll }
        [blessing] { $seat } rolled { $roll } for { raiders-card-w_blessing }
       *[other] { $seat } rolled { $roll }
    }
    .moved = { $seat } rolled { $roll }: { $place }
    .stayed = { $seat } rolled { $roll } and stays: { $place }
raiders-log-moved = { $seat } went to: { $place }
raiders-log-stayed = { $seat } stayed at: { $place }
raiders-log-skipped = { $seat } did nothing there
raiders-log-took_back = { $seat } took that back
raiders-log-swapped = { $seat } and { $with_seat } exchanged places

### Cards

raiders-log-drew = { $seat } drew { $card }
raiders-log-drew_hint = { $seat } drew a reasoning card
    .own = { $seat } drew “{ $card }”
raiders-log-gave_hint = { $seat } gave { $to } a reasoning card
    .own = { $seat } gave { $to } “{ $card }”
raiders-log-nothing = { $seat }: nothing happens
raiders-log-showed = { $seat } showed { $to } a character card
raiders-log-saw = { $seat } saw that { $of } is { $who }
raiders-log-exploded = The riot breaks out at: { $place }
raiders-log-no_effect = { $card } did nothing for { $seat }
raiders-log-reshuffled = The discards became the new { $deck }

### Damage and healing

raiders-log-damage =
    { $source ->
        [town_hall] { raiders-area-town_hall }: { $seat } took { $harm } ({ $before } to { $after })
        [price] { $seat } paid { $harm } for it ({ $before } to { $after })
        [penalty] Penalty: { $seat } took { $harm } ({ $before } to { $after })
       *[other] { $seat } took { $harm } ({ $before } to { $after })
    }
raiders-log-unhurt =
    { $why ->
        [w_ancient_chalice] { raiders-card-w_ancient_chalice } protected { $seat }
        [w_lucky_brooch] { raiders-card-w_lucky_brooch } protected { $seat }
        [barrier] { raiders-character-gordon.ability } protected { $seat }
        [angel] { raiders-card-w_guardian_angel } protected { $seat }
        [robe] { raiders-card-w_sages_robe } protected { $seat }
       *[other] { $seat } took no damage
    }
raiders-log-healed = { $seat } healed { $mend } ({ $before } to { $after })
raiders-log-set_damage = { $seat } now has { $after } damage (before: { $before })
raiders-log-swapped_damage = { $seat } and { $with_seat } exchanged damage: now { $mine } and { $theirs }

### Death, equipment, identity

raiders-log-died =
    { $by ->
        [none] { $seat } died and was { $who }
       *[other] { $seat } was killed by { $by } and was { $who }
    }
raiders-log-revealed = { $seat } is { $who }
    .forced = { $seat } had to reveal: { $who }
raiders-log-revived = { $by } brought { $seat } back to life
raiders-log-looted = { $seat } looted { $card } from { $from_seat }
raiders-log-took = { $seat } took { $card } from { $from_seat }
raiders-log-handed = { $seat } gave { $card } to { $to }
raiders-log-dug_up = { $seat } took { $card } from the discards of the { $deck }
raiders-log-equipped = { $seat } now has { $card }
raiders-log-discarded = { $card } was discarded

### Attacks

raiders-log-attack = { $seat } attacked { $targets }
raiders-log-missed = { $seat } missed
raiders-log-again = { $seat } rolls again
raiders-log-second = { $seat } attacks a second time
raiders-log-passed = { $seat } attacked nobody
raiders-log-parasol = { $seat } used { raiders-card-w_parasol } instead of attacking
raiders-log-counterattack = { $seat } struck back at { $to }
raiders-log-penalty = { $seat } exacted a penalty from { $to }

### Abilities

raiders-log-ability = { $seat } used { $ability }
raiders-log-voided = { $by } sealed the ability of { $seat }
raiders-log-turned = { $seat } now wins with the player on the left
raiders-log-vowed = { $seat } now wins by dying
raiders-log-crime = { raiders-character-agatha.ability } at: { $place }
raiders-log-angel = { raiders-card-w_guardian_angel } watches over { $seat }
raiders-log-angel_ends = { raiders-card-w_guardian_angel } left { $seat }
raiders-log-barrier = { raiders-character-gordon.ability } surrounds { $seat }
raiders-log-barrier_ends = { raiders-character-gordon.ability } around { $seat } faded
raiders-log-armed = { $seat } armed the ability
raiders-log-disarmed = { $seat } took the standing order back
raiders-log-declined = { $seat } will not answer attacks

### The end

raiders-log-over = Winners: { $winners }
    .title = The end
raiders-log-opened = { $seat } was { $who }

# Headlines of the last page
raiders-end-raiders = The Raiders win
raiders-end-shadows = The Shadows win
raiders-end-both = Raiders and Shadows win
raiders-end-one = { $character } wins
raiders-end-several = { $characters } win

# Why somebody won: `raiders-why-<reason>`
raiders-why-raiders = All Shadows are dead.
raiders-why-shadows = All Raiders are dead.
raiders-why-three_citizens = Three Citizens are dead.
raiders-why-alive = Still alive at the end.
raiders-why-neighbour = Her neighbour won.
raiders-why-own_turn = The game ended in this very turn.
raiders-why-equipment = Five equipment cards or more.
raiders-why-other_equipment = Somebody else held five equipment cards.
raiders-why-attack_kill = The kill that counts.
raiders-why-at_hideout = At Oliver’s Hideout at the end.
raiders-why-first_to_die = The first to die.
raiders-why-last_two = One of the last two alive.
raiders-why-burden = Alive with 6 to 8 damage at the end.
raiders-why-all_shadows_dead = Alive when all Shadows were dead.
raiders-why-relics = Three of the four relics.
raiders-why-most_hurt = Alive at the end, and nobody alive was hurt more.
raiders-why-citizen_won = Another Citizen won.
raiders-why-sacrifice = The sacrifice was made.
