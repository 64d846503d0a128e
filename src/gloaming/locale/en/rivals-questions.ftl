# Shadow Rivals: the words of each question and of its options.
#
# `rivals-question-<kind>` is the title; `.note` the line beside it; `.waiting` what the others read meanwhile.
# `rivals-choice-<kind>-<verb>` is the button; `.detail` its second line.
#
# Variables of a question: seat (who is asked), member (whose skill it is), place (a mansion), left (a number), where what it
# is about has them. Variables of an option:
#   member        rivals-member-<key> of the card it points at; “hidden” for a face-down card that the reader may not know
#   seat          the player whose card or tile it points at
#   place         rivals-mansion-<id>: where to; where it points at a card and goes nowhere, where that lies
#   other_place   the second mansion (exchange)
#   family        rivals-family-<id>
#   count         how many advanced members that family’s pile has (upgrade)

### Parts of options

rivals-choice-card =
    { $member ->
        [hidden] Face-down card
       *[other] { $member }
    }
rivals-choice-whose = { $seat }, { $place }

## The turn

rivals-question-play = What do you play, and where?
    .note = Face up for its skill, or face down for loot.
    .waiting = { $seat } is choosing a card
rivals-choice-play-up = { $member } in { $place }
    .detail = Face up
rivals-choice-play-down = { $member } in { $place }
    .detail = Face down, with loot

## Skills

rivals-question-turn_up = Which card do you turn face up?
    .note = Its skill works as if you had just played it.
    .waiting = { $seat } is turning a card face up
rivals-choice-turn_up-turn = { $member }
rivals-choice-turn_up-stop = None

rivals-question-replace_tile = Which tile do you replace?
    .note =
    { $left ->
        [one] You have 1 tile left, so you choose.
       *[other] You have { $left } tiles left, so you choose.
    }
    .waiting = { $seat } is replacing influence tiles
rivals-choice-replace_tile-replace = { $seat } in { $place }

rivals-question-swap_marker = Which card do you take for { $member }?
    .note = Markers change places: each card gets the other’s owner and keeps its loot.
    .waiting = { $seat } is choosing a marker to swap
rivals-choice-swap_marker-swap = { rivals-choice-card }
    .detail = { rivals-choice-whose }

rivals-question-to_front = Which card goes to the front in { $place }?
    .note = Who is in front acts first and wins ties.
    .waiting = { $seat } is moving cards to the front
rivals-choice-to_front-front = { $member }

rivals-question-place_tile = Where does your influence tile go?
    .note =
    { $left ->
        [one] It counts for you until that mansion has filled.
       *[other] You place { $left }, on the same mansion or on different ones.
    }
    .waiting = { $seat } is placing influence
rivals-choice-place_tile-tile = { $place }

rivals-question-move = Which card moves, and where?
    .note =
    { $left ->
        [one] It goes to the end of the line, with its loot.
       *[other] You move { $left } times, also the same card twice.
    }
    .waiting = { $seat } is choosing a card to move
rivals-choice-move-move = { rivals-choice-card } to { $place }
    .detail = { $seat }

rivals-question-name_family = Which family goes where?
    .note = All its cards move, also those that lie face down.
    .waiting = { $seat } is naming a family
rivals-choice-name_family-family = { $family } to { $place }

rivals-question-let_stay = Does one of your cards stay?
    .note = What { rivals-member-mystic_maid } guards may stay. You are asked even where nothing can, so that nobody learns it.
    .waiting = { $seat } decides which cards stay
rivals-choice-let_stay-stay = { $member } stays
    .detail = { $place }
rivals-choice-let_stay-stop = The others move

rivals-question-next_to_move = Which card is next to reach { $place }?
    .note = Each goes to the end of the line.
    .waiting = { $seat } is choosing the order
rivals-choice-next_to_move-next = { rivals-choice-card }
    .detail = { rivals-choice-whose }

rivals-question-exchange_mansions = Which two mansions change places?
    .note = Their tiles go along. The lines of cards stay.
    .waiting = { $seat } is swapping two mansions
rivals-choice-exchange_mansions-exchange = { $place } and { $other_place }

rivals-question-turn_down = Which card do you turn face down?
    .note =
    { $left ->
        [one] Face down it has no skill, and keeps its loot.
       *[other] You choose { $left }. They turn together.
    }
    .waiting = { $seat } is turning a card face down
rivals-choice-turn_down-turn = { $member }
    .detail = { $seat }
rivals-choice-turn_down-stop = None

rivals-question-share_loot = Which card gets loot?
    .note =
    { $left ->
        [one] Only 1 is left in the supply.
       *[other] Only { $left } are left in the supply.
    }
    .waiting = { $seat } is sharing out loot
rivals-choice-share_loot-loot = { $member }
    .detail = { $place }

rivals-question-place_presence = Where does the presence tile go?
    .note =
    { $left ->
        [one] It fills the mansion, and counts for nobody.
       *[other] You place { $left }, on the same mansion or on different ones.
    }
    .waiting = { $seat } is placing presence
rivals-choice-place_presence-presence = { $place }

## Mansions that are full

rivals-question-resolve = Which mansion is settled first?
    .note = All of these are full. One is settled before the next begins.
    .waiting = { $seat } is choosing which mansion is settled first
rivals-choice-resolve-resolve = { $place }

rivals-question-upgrade = Draw an advanced member?
    .note = From one family of which you have a basic member in { $place }.
    .waiting = { $seat } may draw an advanced member
rivals-choice-upgrade-upgrade = { $family }
    .detail = { $count } left: Crafty, Alert or Mystic
rivals-choice-upgrade-decline = Draw none

rivals-question-return = Which card do you put back?
    .note = You may have two advanced members. The new one stays.
    .waiting = { $seat } is putting a card back
rivals-choice-return-return = { $member }

rivals-waiting-resolving = The mansion is being settled
