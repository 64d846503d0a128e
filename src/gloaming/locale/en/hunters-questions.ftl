# Shadow Hunters: the words of each question and of its options.
#
# `hunters-question-<kind>` is the title; `.note` the line beside it; `.waiting` what the others read meanwhile.
# `hunters-choice-<kind>-<verb>` is the button; `.detail` its second line.
# Variables: seat, from, attacker (players), card, place, deck, ability as in hunters-log.ftl, from the option or from what
# the question is about; `nobody` and `forced` are true or not, as the attack question
# says; `target` is what the option points at (player, card or area), “none” if nothing;
# `action` is hunters-area-<place>.action; `strikes` is a list of hunters-strike.

## Who stands where, as the second line of a button that names a player

hunters-player = { $place }, { $damage } damage
    .known = { $who }, { $place }, { $damage } damage
    .off = Not on the board, { $damage } damage
    .off-known = { $who }, not on the board, { $damage } damage
hunters-reveals = Reveals you

## The turn

hunters-question-move = Roll the dice
    .note = Their sum says where you go.
    .waiting = { $seat } is about to roll
hunters-choice-move-roll = Roll
hunters-choice-move-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }: { $target }
    }

hunters-question-destination = Where do you go?
    .note = Each of these areas is open to you.
    .waiting = { $seat } chooses where to go
hunters-choice-destination-go = { $place }

hunters-question-area = What do you do here?
    .note = You may also leave the area alone.
    .waiting = { $seat } decides about the area
hunters-choice-area-act = { $action }
hunters-choice-area-skip = Nothing

hunters-question-deck = Which deck do you draw from?
    .note = The card works as it would at that deck’s own area.
    .waiting = { $seat } chooses a deck
hunters-choice-deck-draw = From the { $deck }

hunters-question-woods = What do the Woods do, and to whom?
    .note = 2 damage, or heal 1. You may choose yourself.
    .waiting = { $seat } chooses for the Weird Woods
hunters-choice-woods-hurt = { $seat }
    .detail = Takes 2 damage
hunters-choice-woods-heal = { $seat }
    .detail = Heals 1

hunters-question-steal = What do you take?
    .note = One equipment card, from anyone who has some.
    .waiting = { $seat } chooses an equipment card to take
hunters-choice-steal-take = { $card }
    .detail = From { $seat }

## Cards

hunters-question-draw_target = { $card }: who?
    .note = Anyone you may choose is lit.
    .waiting = { $seat } chooses a player
hunters-choice-draw_target-choose = { $seat }

hunters-question-give = To whom do you hand { $card }?
    .note = Only you two will ever know what it says.
    .waiting = { $seat } chooses who gets the hermit card
hunters-choice-give-give = { $seat }

hunters-question-hint = { $from } hands you { $card }
    .note = Only you two know what it says.
    .waiting = { $seat } reads the hermit card
hunters-choice-hint-hand = Give { $card }
hunters-choice-hint-suffer = Take the damage
hunters-choice-hint-accept = Do as it says
hunters-choice-hint-show = Show your character
    .detail = To { $from } only
hunters-choice-hint-nothing = Nothing happens

hunters-question-offer = { $card }: reveal yourself?
    .note = Every hidden player is asked. Whoever the card does not fit just goes on.
    .waiting = { $seat } reads the card
hunters-choice-offer-reveal = Reveal and heal
    .detail = All your damage
hunters-choice-offer-nothing = Stay hidden

hunters-question-banana = What do you give away, and to whom?
    .note = You choose both.
    .waiting = { $seat } chooses an equipment card to give away
hunters-choice-banana-hand = { $card }
    .detail = To { $seat }

## Attack

hunters-question-attack =
    { $nobody ->
        [true] Nobody is in range
       *[other] Whom do you attack?
    }
    .note =
    { $nobody ->
        [true] Abilities for the end of a turn work now.
       *[other]
            { $forced ->
                [true] { hunters-card-b_masamune }: you must attack.
               *[other] The difference of the dice is the damage. Two equal numbers miss.
            }
    }
    .waiting = { $seat } chooses whom to attack
hunters-choice-attack-attack =
    { $target ->
        [none] Everyone in range
       *[other] { $target }
    }
hunters-choice-attack-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }: { $target }
    }
hunters-choice-attack-pass =
    { $nobody ->
        [true] Go on
       *[other] Attack nobody
    }

hunters-question-strike = Your attack succeeds
    .note = { $strikes }
    .waiting = The attack is being resolved
hunters-strike = { $seat }: { $damage } damage
hunters-choice-strike-strike = Strike
hunters-choice-strike-use = { $ability }
    .detail = Reveals you
hunters-choice-strike-spear = { hunters-card-w_spear_longinus }: 2 more damage
    .detail = Reveals you
hunters-choice-strike-rob = Take { $card } instead
    .detail = From { $seat }, who takes no damage

hunters-question-react = { $attacker } attacked you
    .note = A Werewolf could strike back now.
    .waiting = The attack is being resolved
hunters-choice-react-on = Go on
hunters-choice-react-use = Strike back
    .detail = At { $attacker }
hunters-react-wait = Wait
    .detail = 20 more seconds, once. Anyone may, also to bluff.

hunters-question-loot = What do you loot from { $from_seat }?
    .note = What you leave is discarded.
    .waiting = { $seat } is looting
hunters-choice-loot-take = { $card }
    .detail = From { $seat }
hunters-choice-loot-all = Everything
    .detail = From { $seat }

## End of the turn

hunters-question-turn_end = Your turn is over
    .note = Abilities for the end of a turn work now.
    .waiting = { $seat } ends the turn
hunters-choice-turn_end-end = End the turn
hunters-choice-turn_end-use = { $ability }

hunters-question-ability_target = { $ability }: choose
    .note = You armed it, and this is the moment.
    .waiting = { $seat } uses an ability
hunters-choice-ability_target-use = { $target }
hunters-choice-ability_target-rob = Take { $card }
    .detail = From { $seat }, who takes no damage

hunters-waiting-resolving = The attack is being resolved

## Out of turn: `hunters-action-<verb>`

hunters-action-reveal = Reveal yourself
    .confirm = Reveal that you are { $character }? Everybody sees it, and it is for good.
hunters-action-mother = { hunters-character-allie.ability }
    .confirm = Heal all your damage now? You can do it once, and it reveals you if you are hidden.
hunters-action-arm = Arm { $ability }
    .detail = It will be used at the next moment at which it can be. Only you see that it is armed.
    .detail-hidden = It will be used, and you revealed, at the next moment at which it can be. Only you see that it is armed.
hunters-action-disarm = Disarm { $ability }
hunters-action-never = Never use { $ability }
    .detail = You are not asked when you are attacked. Only you see this, and you can take it back.
