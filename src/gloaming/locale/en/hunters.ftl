# Shadow Hunters: names and printed texts. Each text is written once and is used
# on the card, in the log and in the rulebook. Ids are those of the game's data; factions and
# decks that Shadow Raiders has too stand in common.ftl.

### The game

game-hunters = Shadow Hunters
    .pitch = Nobody knows who you are. Someone here is hunting you.
    .players = 4 to 8
    .minutes = 30 to 45 min

## Factions

faction-hunter = Hunter
    .plural = Hunters
faction-neutral = Neutral
    .plural = Neutrals

## Decks and kinds of cards

deck-hermit = Hermit
    .name = hermit deck
    .card = hermit card
    .cards = Hermit cards

hermit-single = Hermit card, secret

## Options of the game

hunters-option-roster = Characters
    .description = Which characters may be dealt.
hunters-option-abilities = Abilities
    .description = Off: nobody has a special ability. Win conditions stay as they are.
hunters-option-hint = A hint before turn 1
    .description = On: before the first turn everyone draws a hermit card and hands it to the player on their left.

hunters-roster-default = The usual eleven
    .description = Eleven characters, the best set for a first game.
hunters-roster-base = The original box
    .description = The ten characters of the first edition.
hunters-roster-extra = The expansion
    .description = The ten characters that the expansion added.
hunters-roster-by_initial = One of each letter
    .description = For each of the ten initials, one of its two characters. Nobody sees which ten.
hunters-roster-full = All twenty
    .description = Any mix of all the characters.

## Areas

hunters-board = The board: six areas in a ring, two in each of three zones. Which lies where is drawn anew in every game.

hunters-area-hermits_cabin = Hermit’s Cabin
    .action = Give a hermit card
    .text = Draw a hermit card and hand it to another player.
hunters-area-underworld_gate = Underworld Gate
    .action = Draw from any deck
    .text = Choose one of the three decks and draw from it, as you would at that deck’s own area.
hunters-area-church = Church
    .action = Draw a white card
    .text = Draw a white card and do what it says.
hunters-area-cemetery = Cemetery
    .action = Draw a black card
    .text = Draw a black card and do what it says.
hunters-area-weird_woods = Weird Woods
    .action = 2 damage or heal 1
    .text = Choose any player, yourself included: that player takes 2 damage or heals 1.
hunters-area-erstwhile_altar = Erstwhile Altar
    .action = Take an equipment
    .text = Take one equipment card of your choice from another player.

## White cards

hunters-card-w_mystic_compass = Mystic Compass
    .text = When you move, roll twice and go where you like better.
hunters-card-w_talisman = Talisman
    .text = You take no damage from Bloodthirsty Spider, Vampire Bat and Dynamite.
hunters-card-w_fortune_brooch = Fortune Brooch
    .text = You take no damage from the Weird Woods. They can still heal you.
hunters-card-w_silver_rosary = Silver Rosary
    .text = When you kill a player, take all of that player’s equipment.
hunters-card-w_spear_longinus = Spear of Longinus
    .text = Hunters only: when your attack succeeds and you are revealed, or reveal yourself now, it deals 2 more damage.
hunters-card-w_holy_robe = Holy Robe
    .text = Your attacks deal 1 less damage. Attacks on you deal 1 less damage.
hunters-card-w_advent = Advent
    .text = If you are a Hunter, you may reveal yourself; revealed, you heal all your damage.
hunters-card-w_disenchant_mirror = Disenchant Mirror
    .text = If you are a Shadow, except Unknown, you must reveal yourself.
hunters-card-w_blessing = Blessing
    .text = Choose another player and roll the six-sided die: that player heals as much.
hunters-card-w_chocolate = Chocolate
    .text = If you are Agnes, Allie, Ellen, Emi, Ultra Soul or Unknown, you may reveal yourself; revealed, you heal all your damage.
hunters-card-w_concealed_knowledge = Concealed Knowledge
    .text = When this turn is over, take another one.
hunters-card-w_guardian_angel = Guardian Angel
    .text = Until your next turn starts, attacks deal no damage to you.
hunters-card-w_flare_judgement = Flare of Judgement
    .text = All other players take 2 damage.
hunters-card-w_first_aid = First Aid
    .text = Choose any player, yourself included, and set that player’s damage to 7.
hunters-card-w_holy_water = Holy Water of Healing
    .text = You heal 2.

## Black cards

hunters-card-b_masamune = Cursed Sword Masamune
    .text = You must attack each turn if anyone is in range. Your attacks roll only the four-sided die: they cannot fail, and the number is the damage.
hunters-card-b_machine_gun = Machine Gun
    .text = Your attack hits everyone in range, with one roll for all.
hunters-card-b_handgun = Handgun
    .text = You attack into the two other zones and no longer into your own.
hunters-card-b_butcher_knife = Butcher Knife
    .text = When your attack succeeds, it deals 1 more damage.
hunters-card-b_chainsaw = Chainsaw
    .text = When your attack succeeds, it deals 1 more damage.
hunters-card-b_broad_axe = Rusted Broad Axe
    .text = When your attack succeeds, it deals 1 more damage.
hunters-card-b_moody_goblin = Moody Goblin
    .text = Take one equipment card of your choice from another player.
hunters-card-b_spider = Bloodthirsty Spider
    .text = Choose another player. You both take 2 damage.
hunters-card-b_vampire_bat = Vampire Bat
    .text = Choose another player: that player takes 2 damage. You heal 1.
hunters-card-b_diabolic_ritual = Diabolic Ritual
    .text = If you are a Shadow, you may reveal yourself; revealed, you heal all your damage.
hunters-card-b_banana_peel = Banana Peel
    .text = Give one of your equipment cards to another player. If you have none, take 1 damage.
hunters-card-b_dynamite = Dynamite
    .text = Roll both dice: everyone in the area with that total takes 3 damage. On a 7 nothing happens.
hunters-card-b_spiritual_doll = Spiritual Doll
    .text = Choose another player and roll the six-sided die. On 1 to 4 that player takes 3 damage, on 5 or 6 you do.

## Hermit cards. “You” is the player who receives the card.

hunters-card-h_blackmail = Hermit’s Blackmail
    .text = If you are a Neutral or a Hunter, give one equipment card to the player who handed you this, or take 1 damage.
hunters-card-h_greed = Hermit’s Greed
    .text = If you are a Neutral or a Shadow, give one equipment card to the player who handed you this, or take 1 damage.
hunters-card-h_anger = Hermit’s Anger
    .text = If you are a Hunter or a Shadow, give one equipment card to the player who handed you this, or take 1 damage.
hunters-card-h_slap = Hermit’s Slap
    .text = If you are a Hunter, take 1 damage.
hunters-card-h_spell = Hermit’s Spell
    .text = If you are a Shadow, take 1 damage.
hunters-card-h_exorcism = Hermit’s Exorcism
    .text = If you are a Shadow, take 2 damage.
hunters-card-h_nurturance = Hermit’s Nurturance
    .text = If you are a Neutral, heal 1. If you have no damage, take 1 instead.
hunters-card-h_aid = Hermit’s Aid
    .text = If you are a Hunter, heal 1. If you have no damage, take 1 instead.
hunters-card-h_huddle = Hermit’s Huddle
    .text = If you are a Shadow, heal 1. If you have no damage, take 1 instead.
hunters-card-h_lesson = Hermit’s Tough Lesson
    .text = If your character has 12 HP or more, take 2 damage.
hunters-card-h_bully = Hermit’s Bully
    .text = If your character has 11 HP or less, take 1 damage.
hunters-card-h_prediction = Hermit’s Prediction
    .text = Show your character, in secret, to the player who handed you this.

## Characters. “.win” goes on after “You win when”; “.lost” is said at the end of the game.

hunters-character-ellen = Ellen
    .ability = Chain of Forbidden Curse
    .ability-text = Once, at the start of your turn: choose another player, whose ability is void for the rest of the game.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
hunters-character-franklin = Franklin
    .ability = Lightning
    .ability-text = Once, at the start of your turn: choose another player and roll the six-sided die. That player takes as much damage.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
hunters-character-fuka = Fu-ka
    .ability = Dynamite Nurse
    .ability-text = Once, at the start of your turn: choose any player, yourself included, and set that player’s damage to 7.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
hunters-character-george = George
    .ability = Demolish
    .ability-text = Once, at the start of your turn: choose another player and roll the four-sided die. That player takes as much damage.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
hunters-character-emi = Emi
    .ability = Teleport
    .ability-text = Instead of rolling to move, you may step to the area beside yours in the ring, on either side.
    .win = all Shadows are dead.
    .lost = A Shadow was left.
hunters-character-gregor = Gregor
    .ability = Ghostly Barrier
    .ability-text = Once, at the end of your turn: you take no damage of any kind until your next turn starts.
    .win = all Shadows are dead.
    .lost = A Shadow was left.

hunters-character-ultra_soul = Ultra Soul
    .ability = Murder Ray
    .ability-text = At the start of each of your turns: choose another player at the Underworld Gate, who takes 3 damage.
    .win = all Hunters are dead, or three Neutrals.
    .lost = A Hunter was left.
hunters-character-valkyrie = Valkyrie
    .ability = Horn of War Outbreak
    .ability-text = You attack with the four-sided die alone: you cannot fail, and the number is the damage.
    .win = all Hunters are dead, or three Neutrals.
    .lost = A Hunter was left.
hunters-character-vampire = Vampire
    .ability = Suck Blood
    .ability-text = When your attack deals damage, heal 2.
    .win = all Hunters are dead, or three Neutrals.
    .lost = A Hunter was left.
hunters-character-werewolf = Werewolf
    .ability = Counterattack
    .ability-text = When you have been attacked, even if it failed, you may strike back at the attacker at once, however far away.
    .win = all Hunters are dead, or three Neutrals.
    .lost = A Hunter was left.
hunters-character-unknown = Unknown
    .ability = Deceit
    .ability-text = You may lie when you answer a hermit card, hidden or revealed. What you claim happens to you.
    .win = all Hunters are dead, or three Neutrals.
    .lost = A Hunter was left.
hunters-character-wight = Wight
    .ability = Multiplication
    .ability-text = Once, at the end of your turn: take as many extra turns as there are dead characters.
    .win = all Hunters are dead, or three Neutrals.
    .lost = A Hunter was left.

hunters-character-allie = Allie
    .ability = Mother’s Love
    .ability-text = Once, at any moment of anyone’s turn: heal all your damage.
    .win = you are alive at the end.
    .lost = Dead before the end.
hunters-character-bob = Bob
    .ability = Robbery
    .ability-text = With 4 to 6 players: { hunters-character-bob.ability-text-small } With 7 or 8 players: { hunters-character-bob.ability-text-large }
    .ability-text-small = When your attack would deal 2 or more damage, you may take one of the target’s equipment cards instead.
    .ability-text-large = When you kill a player, you may take all of that player’s equipment.
    .win = you hold five or more equipment cards.
    .lost = Too few equipment cards.
hunters-character-catherine = Catherine
    .ability = Stigmata
    .ability-text = At the start of each of your turns, heal 1.
    .win = you are the first to die, or one of the last two alive.
    .lost = Neither first to die nor among the last two.
hunters-character-charles = Charles
    .ability = Bloody Feast
    .ability-text = After your attack you may take 2 damage and attack the same target again, as often as you can bear it.
    .win = your attack kills someone and three or more characters are dead by then.
    .lost = No kill once three were dead.
hunters-character-daniel = Daniel
    .ability = Scream
    .ability-text = When another character dies, you must reveal yourself. At no other time may you.
    .win = you are the first to die, or alive when all Shadows are dead.
    .lost = Not the first to die, nor alive after the Shadows.
hunters-character-agnes = Agnes
    .ability = Capricious
    .ability-text = Once, at the start of your turn: from now on you win with the player on your left instead.
    .win = the player on your right wins.
    .win-changed = the player on your left wins.
    .lost = The wrong neighbour.
hunters-character-bryan = Bryan
    .ability = My God!
    .ability-text = When your attack kills a character with 12 HP or less, you must reveal yourself.
    .win = your attack kills a character with 13 HP or more, or you stand at the Erstwhile Altar at the end.
    .lost = No great kill, and not at the Altar.
hunters-character-david = David
    .ability = Grave Digger
    .ability-text = Once, at the start of your turn: take one equipment card of your choice from the white or black discard pile.
    .win = you hold three of these: Talisman, Spear of Longinus, Holy Robe, Silver Rosary.
    .lost = Too few of the four relics.
