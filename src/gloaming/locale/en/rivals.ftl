# Shadow Rivals: names and printed texts. Each text is written once and is used on the card, in
# the log and in the rulebook. Ids are those of the game's data. “Rivals” are the other players,
# “roses” Rose Points; “here” is the mansion in which the card lies.

### The game

game-rivals = Shadow Rivals
    .pitch = Fill the mansions, win the roses, slip away with the loot.
    .players = 2 to 5
    .minutes = 30 to 45 min

## Options of the game

rivals-option-numbers = Numbers
    .description = Another table of numbers, for the cards and the mansions. Empty: the usual one.

## Families

rivals-family-joker = Joker
rivals-family-chat_noir = Chat Noir
rivals-family-detective = Detective
rivals-family-constable = Constable
rivals-family-maid = Maid
rivals-family-lady_lupin = Lady Lupin
rivals-family-damsel = Damsel
rivals-family-madam = Madam

## Guises of the advanced members

rivals-guise-crafty = Crafty
rivals-guise-alert = Alert
rivals-guise-mystic = Mystic

## Members

rivals-member-joker = Joker
    .skill = Turn one of your face-down cards here face up and use its skill.
rivals-member-crafty_joker = Crafty Joker
    .skill = Replace all rivals’ influence tiles everywhere with yours.
rivals-member-alert_joker = Alert Joker
    .skill = Swap the marker on this card with another marker in any mansion.
rivals-member-mystic_joker = Mystic Joker
    .skill = In every mansion, move one of your cards to the front of the line.

rivals-member-chat_noir = Chat Noir
    .skill = Put 1 of your influence tiles on another mansion.
rivals-member-crafty_chat_noir = Crafty Chat Noir
    .skill = Put 2 of your influence tiles on other mansions.
rivals-member-alert_chat_noir = Alert Chat Noir
    .skill = Influence is all this cat needs.
rivals-member-mystic_chat_noir = Mystic Chat Noir
    .skill = 1 rose for every 2 influence you have here.

rivals-member-detective = Detective
    .skill = Move any card from here to another mansion, or from another to here.
rivals-member-crafty_detective = Crafty Detective
    .skill = Twice: move any card from here to another mansion, or from another to here.
rivals-member-alert_detective = Alert Detective
    .skill = Name a family and a mansion: all cards of that family move there.
rivals-member-mystic_detective = Mystic Detective
    .skill = Swap two mansion cards, tiles and all. The lines of cards stay.

rivals-member-constable = Constable
    .skill = All loot on rivals’ cards here is lost.
rivals-member-crafty_constable = Crafty Constable
    .skill = Rivals’ cards here that carry loot are removed, and the loot is lost.
rivals-member-alert_constable = Alert Constable
    .skill = All loot on rivals’ cards here is lost. You get 1 rose for each.
rivals-member-mystic_constable = Mystic Constable
    .skill = Every rival’s card, in every mansion, loses 1 loot.

rivals-member-maid = Maid
    .skill = Turn another card here face down.
rivals-member-crafty_maid = Crafty Maid
    .skill = Turn 2 other cards here face down.
rivals-member-alert_maid = Alert Maid
    .skill = No “{ rivals-kind-resolving }” skill works here, not even yours.
rivals-member-mystic_maid = Mystic Maid
    .skill = Rivals cannot move, turn or remove your other cards here.

rivals-member-lady_lupin = Lady Lupin
    .skill = Take 3 loot onto this card.
rivals-member-crafty_lady_lupin = Crafty Lady Lupin
    .skill = Take 3 loot onto this card, then all loot from rivals’ cards here.
rivals-member-alert_lady_lupin = Alert Lady Lupin
    .skill = Take 3 loot onto this card, then 1 onto each of your cards everywhere.
rivals-member-mystic_lady_lupin = Mystic Lady Lupin
    .skill = Gain 3 loot from the supply.

rivals-member-damsel = Damsel
    .skill = You win influence ties here.
rivals-member-crafty_damsel = Crafty Damsel
    .skill = Rivals with less influence here than you get no payout.
rivals-member-alert_damsel = Alert Damsel
    .skill = Your payout here is doubled.
rivals-member-mystic_damsel = Mystic Damsel
    .skill = 2 roses for every influence tile and every marker here.

rivals-member-madam = Madam
    .skill = Put 1 presence tile on another mansion.
rivals-member-crafty_madam = Crafty Madam
    .skill = Put 2 presence tiles on other mansions.
rivals-member-alert_madam = Alert Madam
    .skill = Presence is all she needs.
rivals-member-mystic_madam = Mystic Madam
    .skill = 1 rose for every presence of your cards here.

## When a skill works

rivals-kind-instant = At once
rivals-kind-permanent = While face up
rivals-kind-resolving = When it fills
rivals-kind-none = No skill

## Mansions

rivals-mansion-thimble_lodge = Thimble Lodge
rivals-mansion-wren_cottage = Wren Cottage
rivals-mansion-millpond_house = Millpond House
rivals-mansion-ivy_gatehouse = Ivy Gatehouse
rivals-mansion-lantern_house = Lantern House
rivals-mansion-orchard_manor = Orchard Manor
rivals-mansion-harbour_villa = Harbour Villa
rivals-mansion-rosewood_hall = Rosewood Hall
rivals-mansion-clockmakers_house = Clockmaker’s House
rivals-mansion-velvet_terrace = Velvet Terrace
rivals-mansion-swan_palace = Swan Palace
rivals-mansion-opera_house = Opera House
rivals-mansion-gilded_court = Gilded Court
rivals-mansion-marble_hall = Marble Hall
rivals-mansion-winter_palace = Winter Palace
rivals-mansion-observatory_keep = Observatory Keep
rivals-mansion-dukes_residence = Duke’s Residence
rivals-mansion-crown_castle = Crown Castle

rivals-size-small = Small
rivals-size-large = Large

## Loot

rivals-loot-jewel = Jewel
    .many = Jewels
    .counted =
    { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }
rivals-loot-antique = Antique
    .many = Antiques
    .counted =
    { $count ->
        [one] 1 antique
       *[other] { $count } antiques
    }
rivals-loot-painting = Painting
    .many = Paintings
    .counted =
    { $count ->
        [one] 1 painting
       *[other] { $count } paintings
    }

## Values and cards

rivals-hidden = Face-down card
rivals-influence = Influence
rivals-presence = Presence
rivals-roses =
    { $amount ->
        [one] 1 rose
       *[other] { $amount } roses
    }

## Why somebody won: `rivals-why-<reason>`

rivals-why-points = The most points.
rivals-why-loot = Tied on points, and ahead in loot.
rivals-why-shared = Tied on points and on loot: the win is shared.
