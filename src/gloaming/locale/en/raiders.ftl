# Shadow Raiders: names and printed texts. Each text is written once and is used
# on the card, in the log and in the rulebook. Ids are those of the game's data; factions and
# decks that Shadow Hunters has too stand in common.ftl.
#
# Ids that Shadow Hunters does not have:
#   raiders-character-<id>.reading  how the name is read (emi, vendetta, venom, werewolf)
#   raiders-character-deborah       .win-small up to 5 players, .win-large from 6; .win-changed after her ability;
#                                   .win names all cases
#   raiders-card-<id>.text-base     without the expansion (w_cookie, w_mirror)
#   raiders-card-w_mirror.text-wide if the option `mirror` is on
#   raiders-<option>-<value>        values of the options `draw` and `daniel_hp`
#   raiders-board                   the board in a sentence
#   raiders-left, raiders-scope, raiders-steps, raiders-reach, raiders-heading
#                                   the ring and the range; variables stand there

### The game

game-raiders = Shadow Raiders
    .pitch = Gaslight, fog, and too many strangers. Reason out who is who before the Shadows reach you.
    .players = 4 to 10
    .minutes = 45 to 60 min

## Factions

faction-raider = Raider
    .plural = Raiders
faction-citizen = Citizen
    .plural = Citizens

## Decks and kinds of cards

deck-reasoning = Reasoning
    .name = reasoning deck
    .card = reasoning card
    .cards = Reasoning cards

reasoning-single = Reasoning card, secret

## Options of the game

raiders-option-expansion = Airship expansion
    .description = On: Her Majesty’s Airship floats above the middle of the board, with thirty characters instead of ten and four more cards in each deck. Nine or ten players need it.
raiders-option-draw = Choice of characters
    .description = Which characters may be dealt. Only with the airship.
raiders-option-abilities = Abilities
    .description = Off: nobody has a special ability. Ulrich may still lie, and win conditions stay as they are.
raiders-option-hint = A hint before turn 1
    .description = On: before the first turn everyone draws a reasoning card and hands it to the player on their left. Recommended with six players or more.
raiders-option-daniel_hp = Daniel’s HP
    .description = Printed editions differ: 14 or 13.
raiders-option-mirror = Mirror shows all Shadows
    .description = On: the Mirror that Dispels Darkness reveals every Shadow but Ulrich. Off: only those whose name begins with V or W.

raiders-draw-free = Free
    .description = Any mix of all thirty characters. More dramatic.
raiders-draw-by_initial = One of each letter
    .description = For each of the ten initials, one of its three characters. Nobody sees which ten. More balanced.
raiders-daniel_hp-14 = 14
    .description = Daniel falls at 14.
raiders-daniel_hp-13 = 13
    .description = Daniel falls at 13.

## Areas

raiders-board = The board: six areas in a ring, laid out anew in every game, and the airship in the middle if it is in play. Left is counter-clockwise.

raiders-area-detective_agency = Detective Agency
    .action = Give a reasoning card
    .text = Draw a reasoning card and hand it to another player.
raiders-area-blackmist_area = Blackmist Area
    .action = Draw from any deck
    .text = Choose one of the three decks and draw from it, as you would at that deck’s own area.
raiders-area-grand_cathedral = Grand Cathedral
    .action = Draw a white card
    .text = Draw a white card and do what it says.
raiders-area-underground_passage = Underground Passage
    .action = Draw a black card
    .text = Draw a black card and do what it says.
raiders-area-town_hall = Town Hall
    .action = 2 damage or heal 1
    .text = Choose any player, yourself included: that player takes 2 damage or heals 1.
raiders-area-olivers_hideout = Oliver’s Hideout
    .action = Take an equipment
    .text = Take one equipment card of your choice from another player.
raiders-area-airship = Her Majesty’s Airship
    .action = Everyone in range
    .text = There is nothing to do here, but everyone on the board is in your range. If you start a turn here, you may go to any area without dice.

## The ring and the range

# On an arrow of the ring that you can attack along; the second where a scope makes it so
raiders-left = Left
raiders-scope = Scope
# How far away somebody stands: $steps to the left, 0 for the same area, -1 for the airship
raiders-steps =
    { $steps ->
        [-1] airship
        [0] here
       *[other] { $steps } left
    }
# Who is in range from $place; $targets are players
raiders-reach =
    .from = In range from { $place }: { $targets }
    .from-none = Nobody is in range from { $place }
# Somebody has rolled, and may still decide otherwise
raiders-heading = { $seat } is on the way to { $place }

## White cards

raiders-card-w_holy_water = Holy Water of Healing
    .text = You heal 2.
raiders-card-w_judgement = Flash of Judgement
    .text = All other players take 2 damage.
raiders-card-w_advent = Advent
    .text = If you are a Raider, you may reveal yourself; revealed, you heal all your damage.
raiders-card-w_guardian_angel = Guardian Angel
    .text = Until your next turn starts, attacks deal no damage to you.
raiders-card-w_wisdom_seal = Wisdom of the Seal
    .text = When this turn is over, take another one.
raiders-card-w_first_aid = First Aid
    .text = Choose any player, yourself included, and set that player’s damage to 7.
raiders-card-w_cookie = Happy Cookie
    .text = If you are Alice, Angela, Agatha, Ulrich, Uranus or Ulster, you may reveal yourself; revealed, you heal all your damage.
    .text-base = If you are Alice or Ulrich, you may reveal yourself; revealed, you heal all your damage.
raiders-card-w_blessing = Blessing
    .text = Choose another player and roll the six-sided die: that player heals as much.
raiders-card-w_mirror = Mirror that Dispels Darkness
    .text = If you are Vampire, Vendetta, Venom, Werewolf, Wight or Walpurgis, you must reveal yourself.
    .text-base = If you are Vampire or Werewolf, you must reveal yourself.
    .text-wide = If you are a Shadow, except Ulrich, you must reveal yourself.
raiders-card-w_silver_rosary = Silver Rosary
    .text = When your attack kills a player, take all of that player’s equipment.
raiders-card-w_lucky_brooch = Lucky Brooch
    .text = You take no damage from the Town Hall. It can still heal you.
raiders-card-w_sages_robe = Sage’s Robe
    .text = Your attacks deal 1 less damage. Attacks on you deal 1 less damage.
raiders-card-w_mystic_compass = Mystic Compass
    .text = When you move, roll twice and go where you like better.
raiders-card-w_ancient_chalice = Ancient Chalice
    .text = You take no damage from Three-eyed Black Dog, Vampire Bat and Cursed Doll.
raiders-card-w_excalibur = Excalibur
    .text = Raiders only: when your attack succeeds and you are revealed, or reveal yourself now, it deals 2 more damage.
raiders-card-w_mermaid_tear = Mermaid’s Tear
    .text = The player with the most damage heals 3; if several have the most, all of them do.
raiders-card-w_parasol = Rainbow Parasol
    .text = Instead of attacking you may draw a reasoning card and hand it to a player in your range.

## Black cards

raiders-card-b_vampire_bat = Vampire Bat
    .text = Choose another player: that player takes 2 damage. You heal 1.
raiders-card-b_henchman = Oliver’s Henchman
    .text = Take one equipment card of your choice from another player.
raiders-card-b_black_dog = Three-eyed Black Dog
    .text = Choose another player. You both take 2 damage.
raiders-card-b_riot = Riot
    .text = Roll both dice: everyone in the area with that total takes 3 damage. On a 10 nothing happens.
raiders-card-b_banana_peel = Banana Peel
    .text = Give one of your equipment cards to another player. If you have none, take 1 damage.
raiders-card-b_cursed_doll = Cursed Doll
    .text = Choose another player and roll the six-sided die. On 1 to 4 that player takes 3 damage, on 5 or 6 you do.
raiders-card-b_dark_ritual = Dreadful Dark Ritual
    .text = If you are a Shadow, you may reveal yourself; revealed, you heal all your damage.
raiders-card-b_gatling = Gatling
    .text = Your attack hits everyone in range, with one roll for all.
raiders-card-b_pistol_l = Pistol L
    .text = When your attack succeeds, it deals 1 more damage.
raiders-card-b_pistol_r = Pistol R
    .text = When your attack succeeds, it deals 1 more damage.
raiders-card-b_sabre = Sabre
    .text = When your attack succeeds, it deals 1 more damage.
raiders-card-b_crossbow = Crossbow
    .text = When your attack succeeds, it deals 1 more damage.
raiders-card-b_masamune = Cursed Sword Masamune
    .text = You must attack each turn if anyone is in range. Your attacks roll only the four-sided die: they cannot fail, and the number is the damage.
raiders-card-b_deaths_scope = Death’s Scope
    .text = Your range goes one more area to the left.

## Reasoning cards. “You” is the player who receives the card. The titles are our labels: these cards have none.

raiders-card-r_cs_equip = Citizen or Shadow: equipment or 1 damage
    .text = If you are a Citizen or a Shadow, give one equipment card to the player who handed you this, or take 1 damage.
raiders-card-r_cr_equip = Citizen or Raider: equipment or 1 damage
    .text = If you are a Citizen or a Raider, give one equipment card to the player who handed you this, or take 1 damage.
raiders-card-r_rs_equip = Raider or Shadow: equipment or 1 damage
    .text = If you are a Raider or a Shadow, give one equipment card to the player who handed you this, or take 1 damage.
raiders-card-r_raider_1 = Raider: 1 damage
    .text = If you are a Raider, take 1 damage.
raiders-card-r_shadow_1 = Shadow: 1 damage
    .text = If you are a Shadow, take 1 damage.
raiders-card-r_shadow_2 = Shadow: 2 damage
    .text = If you are a Shadow, take 2 damage.
raiders-card-r_hp11 = HP 11 or less: 1 damage
    .text = If your character has 11 HP or less, take 1 damage.
raiders-card-r_hp12 = HP 12 or more: 2 damage
    .text = If your character has 12 HP or more, take 2 damage.
raiders-card-r_citizen_heal = Citizen: heal 1
    .text = If you are a Citizen, heal 1. If you have no damage, take 1 instead.
raiders-card-r_raider_heal = Raider: heal 1
    .text = If you are a Raider, heal 1. If you have no damage, take 1 instead.
raiders-card-r_shadow_heal = Shadow: heal 1
    .text = If you are a Shadow, heal 1. If you have no damage, take 1 instead.
raiders-card-r_show = Show who you are
    .text = Show your character, in secret, to the player who handed you this.
raiders-card-r_raider_airship = Raider: to the airship
    .text = If you are a Raider, go to Her Majesty’s Airship. If you are there already, take 1 damage.
raiders-card-r_citizen_airship = Citizen: to the airship
    .text = If you are a Citizen, go to Her Majesty’s Airship. If you are there already, take 1 damage.
raiders-card-r_shadow_airship = Shadow: to the airship
    .text = If you are a Shadow, go to Her Majesty’s Airship. If you are there already, take 1 damage.

## Characters. “.win” goes on after “You win when”; “.lost” is said at the end of the game.

raiders-character-alice = Alice
    .ability = White Rabbit
    .ability-text = Once, at the start of your turn: heal all your damage.
    .win = you are alive at the end.
    .lost = Dead before the end.
raiders-character-angela = Angela
    .ability = Capricious
    .ability-text = Once, at any moment of anyone’s turn: from now on you win with the player on your left instead.
    .win = the player on your right wins.
    .win-changed = the player on your left wins.
    .lost = The wrong neighbour.
raiders-character-agatha = Agatha
    .ability = Perfect Crime
    .ability-text = Once, at the end of your turn: roll both dice. Everyone in the area with that total, yourself included, takes 3 damage; a 10 is the airship.
    .win = the game ends in your own turn, whether you are alive or dead.
    .lost = The game ended in somebody else’s turn.
raiders-character-bylon = Bylon
    .ability = Telekinetic Watch
    .ability-text = When your attack would deal 2 or more damage, you may take one equipment card from each player you attacked instead. Then nobody takes damage.
    .win = you hold five or more equipment cards.
    .lost = Too few equipment cards.
raiders-character-benjamin = Benjamin
    .ability = Flatterer
    .ability-text = At the end of each of your turns: you may give one of your equipment cards to another player in your area.
    .win = another living player holds five or more equipment cards.
    .lost = Nobody else held enough equipment cards.
raiders-character-bruce = Bruce
    .ability = Peerless
    .ability-text = When your attack kills a character with 11 HP or less, you must reveal yourself.
    .win = your attack kills a character with 12 HP or more, or you stand alive at Oliver’s Hideout at the end.
    .lost = No great kill, and not at the Hideout.
raiders-character-craig = Craig
    .ability = Feast of Death
    .ability-text = Once a turn, after your attack: you may take 2 damage and attack the same players again. You may not if it would kill you.
    .win = your attack kills someone and two or more characters were dead before.
    .lost = No kill once two were dead.
raiders-character-carol = Carol
    .ability = Stigmata
    .ability-text = At the start of each of your turns, heal 2.
    .win = you are the first to die, or one of the last two alive.
    .lost = Neither first to die nor among the last two.
raiders-character-claire = Claire
    .ability = Castling
    .ability-text = Once, at the start of your turn: exchange your damage with that of another player.
    .win = you are alive at the end with 6, 7 or 8 damage.
    .lost = Not alive with 6 to 8 damage.
raiders-character-daniel = Daniel
    .ability = Scream
    .ability-text = When another character dies, you must reveal yourself.
    .win = you are the first to die, or alive when all Shadows are dead.
    .lost = Not the first to die, nor alive after the Shadows.
raiders-character-david = David
    .ability = Grave Digger
    .ability-text = Once, at the start of your turn: take one equipment card of your choice from the white or black discard pile.
    .win = you hold three different ones of these: Ancient Chalice, Mystic Compass, Lucky Brooch, Silver Rosary.
    .lost = Too few of the four relics.
raiders-character-deborah = Deborah
    .ability = Devoted Love
    .ability-text = Once, at the start of your turn: from now on you win when you die, and only then.
    .win = with 4 or 5 players: { raiders-character-deborah.win-small } With 6 or more: { raiders-character-deborah.win-large }
    .win-small = you are alive at the end and nobody alive has more damage than you.
    .win-large = another Citizen wins.
    .win-changed = you are dead.
    .lost = Her wish did not come true.

raiders-character-emi = Emi
    .reading = Emi
    .ability = Teleport
    .ability-text = When you have rolled to move, you may go to the area beside yours in the ring instead, on either side. Not from the airship.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
raiders-character-emma = Emma
    .ability = Healing Light
    .ability-text = At the end of each of your turns: you may choose another player in your area and roll the four-sided die. That player heals as much.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
raiders-character-erica = Erica
    .ability = Sealing Chain
    .ability-text = Once, at the start of your turn: choose another player, whose ability is void for the rest of the game.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
raiders-character-felix = Felix
    .ability = Astral Mace
    .ability-text = Once, at the start of your turn: choose another player and roll the six-sided die. That player takes as much damage.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
raiders-character-felicia = Felicia
    .ability = Angel of the Slums
    .ability-text = Once, at the start of your turn: choose any player, yourself included, and set that player’s damage to 7.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
raiders-character-freddy = Freddy
    .ability = Dragon Attack
    .ability-text = When your attack succeeds, it deals 2 more damage to players who are revealed.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
raiders-character-gordon = Gordon
    .ability = Absolute Barrier
    .ability-text = Once, at the end of your turn: you take no damage of any kind until your next turn starts.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
raiders-character-galahad = Galahad
    .ability = Heir of the Enchanted Sword
    .ability-text = While you hold Excalibur your attacks cannot fail: roll again until the dice differ.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
raiders-character-godwin = Godwin
    .ability = Resurrector TYPE-G
    .ability-text = When you die, you may bring back a character who died before: with 7 damage, revealed, without equipment and off the board.
    .win = all Shadows are dead.
    .lost = A Shadow was left.

raiders-character-ulrich = Ulrich
    .ability = Deceit
    .ability-text = You may lie when you answer a reasoning card, hidden or revealed. What you claim happens to you. This is no special ability: nothing can seal it, and it is yours in games without abilities too.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
raiders-character-uranus = Uranus
    .ability = Meteor Strike
    .ability-text = At the start of each of your turns: you may choose another player in the Blackmist Area or on the airship, who takes 3 damage.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
raiders-character-ulster = Ulster
    .ability = Del Frith
    .ability-text = After your attack you may attack a second time, the same player or another one.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
raiders-character-vampire = Vampire
    .ability = Suck Blood
    .ability-text = When your attack deals damage, heal 2.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
raiders-character-vendetta = Vendetta
    .reading = Vendetta
    .ability = Scythe of the Underworld
    .ability-text = You attack with the four-sided die alone: you cannot fail, and the number is the damage.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
raiders-character-venom = Venom
    .reading = Venom
    .ability = Venomous Retort
    .ability-text = When you have been attacked, even if it failed, and live, the attacker must give you one equipment card or take 1 damage.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
raiders-character-werewolf = Werewolf
    .reading = Werewolf
    .ability = Counterattack
    .ability-text = When you have been attacked, even if it failed, and live, you may strike back at the attacker at once, however far away.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
raiders-character-wight = Wight
    .ability = King of the Dead
    .ability-text = Once, at the end of your turn: take as many extra turns as there are dead characters.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
raiders-character-walpurgis = Walpurgis
    .ability = Gravity’s Rainbow
    .ability-text = Before your attack you may exchange places with another player on the board. Then you must attack.
    .win = all Raiders are dead, or three Citizens.
    .lost = A Raider was left.
