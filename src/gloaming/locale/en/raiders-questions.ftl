# Shadow Raiders: the words of each question and of its options.
#
# `raiders-question-<kind>` is the title; `.note` the line beside it; `.waiting` what the others read meanwhile.
# `raiders-choice-<kind>-<verb>` is the button; `.detail` its second line. The variables are those of hunters-questions.ftl;
# besides, `parasol`, `second` and `swapped` are true or not, as the question says.
#
# Ids that Shadow Hunters does not have:
#   questions hall (for woods), failed, rob, penalty, last_wish
#   raiders-question-move.note-airship      for a mover who may also leave the airship without dice (options `go`)
#   raiders-choice-move-go                  leaving the airship; without a target: all of them as one group
#   raiders-choice-destination-use, raiders-choice-area-use          Emi teleports
#   raiders-choice-attack-swap, -parasol; raiders-choice-ability_target-swap
#   raiders-choice-<attack|turn_end|ability_target>-use.give         an option that has a player and a card (Benjamin)
#   raiders-choice-strike-excalibur (for spear); raiders-choice-strike-rob without a target: from several players
#   raiders-action-turn, raiders-action-never (mother and reveal are not there)
# Verbs that reveal a hidden player: use, swap, excalibur, rob. Those with a `.detail` here say so themselves.

## Who stands where, as the second line of a button that names a player

raiders-player = { $place }, { $damage } damage
    .known = { $who }, { $place }, { $damage } damage
    .off = Not on the board, { $damage } damage
    .off-known = { $who }, not on the board, { $damage } damage
raiders-reveals = Reveals you

## The turn

raiders-question-move = Roll the dice
    .note = Their sum says where you go.
    .note-airship = Or leave the airship without rolling.
    .waiting = { $seat } is about to roll
raiders-choice-move-roll = Roll
raiders-choice-move-go =
    { $target ->
        [none] Leave without rolling
       *[other] { $target }
    }
raiders-choice-move-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }: { $target }
    }

raiders-question-destination = Where do you go?
    .note = Each of these areas is open to you.
    .waiting = { $seat } chooses where to go
raiders-choice-destination-go = { $place }
raiders-choice-destination-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }: { $target }
    }

raiders-question-area = { $place }: what do you do?
    .note = You may also leave the area alone.
    .waiting = { $seat } decides about the area
raiders-choice-area-act = { $action }
raiders-choice-area-skip = Nothing
raiders-choice-area-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }: { $target }
    }

raiders-question-deck = Which deck do you draw from?
    .note = The card works as it would at that deck’s own area.
    .waiting = { $seat } chooses a deck
raiders-choice-deck-draw = From the { $deck }

raiders-question-hall = What does the Town Hall do, and to whom?
    .note = 2 damage, or heal 1. You may choose yourself.
    .waiting = { $seat } chooses for the Town Hall
raiders-choice-hall-hurt = { $seat }
    .detail = Takes 2 damage
raiders-choice-hall-heal = { $seat }
    .detail = Heals 1

raiders-question-steal = What do you take?
    .note = One equipment card, from anyone who has some.
    .waiting = { $seat } chooses an equipment card to take
raiders-choice-steal-take = { $card }
    .detail = From { $seat }

## Cards

raiders-question-draw_target = { $card }: who?
    .note = Anyone you may choose is lit.
    .waiting = { $seat } chooses a player
raiders-choice-draw_target-choose = { $seat }

raiders-question-give = To whom do you hand “{ $card }”?
    .note =
    { $parasol ->
        [true] Anyone in your range. Only you two will ever know what it says.
       *[other] Only you two will ever know what it says.
    }
    .waiting = { $seat } chooses who gets the reasoning card
raiders-choice-give-give = { $seat }

raiders-question-hint = { $from } hands you “{ $card }”
    .note = Only you two know what it says.
    .waiting = { $seat } reads the reasoning card
raiders-choice-hint-hand = Give { $card }
raiders-choice-hint-suffer = Take the damage
raiders-choice-hint-accept = Do as it says
raiders-choice-hint-show = Show your character
    .detail = To { $from } only
raiders-choice-hint-nothing = Nothing happens

raiders-question-offer = { $card }: reveal yourself?
    .note = Any hidden player is asked. Whoever the card does not fit just goes on.
    .waiting = { $seat } reads the card
raiders-choice-offer-reveal = Reveal and heal
    .detail = All your damage
raiders-choice-offer-nothing = Stay hidden

raiders-question-banana = What do you give away, and to whom?
    .note = You choose both.
    .waiting = { $seat } chooses an equipment card to give away
raiders-choice-banana-hand = { $card }
    .detail = To { $seat }

## Attack

raiders-question-attack =
    { $nobody ->
        [true] Nobody is in range
       *[other]
            { $second ->
                [true] A second attack?
               *[other] Whom do you attack?
            }
    }
    .note =
    { $nobody ->
        [true] Abilities for the end of a turn work now.
       *[other]
            { $swapped ->
                [true] You exchanged places: you must attack.
               *[other]
                    { $forced ->
                        [true] { raiders-card-b_masamune }: you must attack.
                       *[other] The difference of the dice is the damage. Two equal numbers miss.
                    }
            }
    }
    .waiting = { $seat } chooses whom to attack
raiders-choice-attack-attack =
    { $target ->
        [none] Everyone in range
       *[other] { $target }
    }
raiders-choice-attack-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }: { $target }
    }
    .give = { $ability }: { $card } to { $seat }
raiders-choice-attack-swap =
    { $target ->
        [none] { $ability }
       *[other] Change places with { $target }
    }
raiders-choice-attack-parasol = { raiders-card-w_parasol }
    .detail = A reasoning card instead of an attack
raiders-choice-attack-pass =
    { $nobody ->
        [true] Go on
       *[other] Attack nobody
    }

raiders-question-failed = Your attack failed
    .note = Only Galahad could roll again now.
    .waiting = The attack is being resolved
raiders-choice-failed-on = Go on
raiders-choice-failed-use = Roll again

raiders-question-strike = Your attack succeeds
    .note = { $strikes }
    .waiting = The attack is being resolved
raiders-strike = { $seat }: { $damage } damage
raiders-choice-strike-strike = Strike
raiders-choice-strike-use = { $ability }
    .detail = Reveals you
raiders-choice-strike-excalibur = { raiders-card-w_excalibur }: 2 more damage
    .detail = Reveals you
raiders-choice-strike-rob =
    { $target ->
        [none] Take equipment instead
       *[other] Take { $card } instead
    }
    .detail =
    { $target ->
        [none] One card from each. Nobody takes damage
       *[other] From { $seat }, who takes no damage
    }

raiders-question-rob = What do you take from { $from_seat }?
    .note = One card, instead of the damage.
    .waiting = { $seat } chooses an equipment card to take
raiders-choice-rob-take = { $card }
    .detail = From { $seat }

raiders-question-react = { $attacker } attacked you
    .note = A Werewolf could strike back now, and Venom exact a penalty.
    .waiting = The attack is being resolved
raiders-choice-react-on = Go on
raiders-choice-react-use = { $ability }
    .detail = Against { $attacker }
raiders-react-wait = Wait
    .detail = 20 more seconds, once. Anyone may, also to bluff.

raiders-question-penalty = { $from } exacts a penalty
    .note = Take 1 damage, or give one of your equipment cards.
    .waiting = { $seat } chooses how to pay the penalty
raiders-choice-penalty-suffer = Take 1 damage
raiders-choice-penalty-hand = Give { $card }
    .detail = To { $from }

raiders-question-loot = What do you loot from { $from_seat }?
    .note = What you leave is discarded.
    .waiting = { $seat } is looting
raiders-choice-loot-take = { $card }
    .detail = From { $from_seat }
raiders-choice-loot-leave = Take nothing

raiders-question-last_wish = Whom do you bring back?
    .note = With 7 damage, revealed, without equipment.
    .waiting = { $seat } may bring somebody back
raiders-choice-last_wish-revive = { $seat }
raiders-choice-last_wish-nothing = Nobody

## End of the turn

raiders-question-turn_end = Your turn is over
    .note = Abilities for the end of a turn work now.
    .waiting = { $seat } ends the turn
raiders-choice-turn_end-end = End the turn
raiders-choice-turn_end-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }: { $target }
    }
    .give = { $ability }: { $card } to { $seat }

raiders-question-ability_target = { $ability }: choose
    .note = You armed it, and this is the moment.
    .waiting = { $seat } uses an ability
raiders-choice-ability_target-use = { $target }
    .give = { $card } to { $seat }
raiders-choice-ability_target-swap = { $target }
raiders-choice-ability_target-rob = Take { $card }
    .detail = From { $seat }, who takes no damage

raiders-waiting-resolving = The attack is being resolved

## Out of turn: `raiders-action-<verb>`

raiders-action-turn = { raiders-character-angela.ability }
    .confirm = Win with the player on your left from now on? It is for good, and it reveals you if you are hidden.
raiders-action-arm = Arm { $ability }
    .detail = It will be used at the next moment at which it can be. Only you see that it is armed.
    .detail-hidden = It will be used, and you revealed, at the next moment at which it can be. Only you see that it is armed.
raiders-action-disarm = Disarm { $ability }
raiders-action-never = Never use { $ability }
    .detail = You are not asked when you are attacked. Only you see this, and you can take it back.
