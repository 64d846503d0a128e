# Shadowlord: names of things, and what they do in a line. Ids are those of the game's data.
# A “fighter” is everybody but diplomats; to “hold” a galaxy is to control it (R 5); a “loose” ship
# lies in a galaxy and in no ring; “the shadow” is what the timer shows, “shadows” are the nine who
# fight.

### The game

game-shadowlord = Shadowlord
    .pitch = Lead an alliance through the stars, before the shadow takes the last light.
    .players = 2 to 4
    .minutes = 90 to 150 min

## Options of the game

shadowlord-option-numbers = Numbers
    .description = Another table of numbers, for levels, ships, cards and the timer. Empty: the usual one.

## Elements

shadowlord-element-earth = Earth
shadowlord-element-wind = Wind
shadowlord-element-fire = Fire
shadowlord-element-water = Water

## Kinds of characters

shadowlord-kind-master = Master
    .does = Fights. Whose master dies is out of the game.
shadowlord-kind-warrior = Warrior
    .does = Fights, and takes blows that would hit the master.
shadowlord-kind-merchant = Merchant
    .does = Fights, and builds ships for you every turn.
shadowlord-kind-diplomat = Diplomat
    .does = Never fights. Turns discs over, recruits, keeps minor shadows out.
shadowlord-kind-shadow = Minor shadow
    .does = Fights whoever comes to it. Each turn, the player may move one.
shadowlord-kind-shadowlord = Shadowlord
    .does = Never moves. While he holds the Power Stone, the shadow grows.

## Characters

shadowlord-character-master-earth = Earth Master
shadowlord-character-master-wind = Wind Master
shadowlord-character-master-fire = Fire Master
shadowlord-character-master-water = Water Master
shadowlord-character-warrior-randi = Randi
shadowlord-character-warrior-holger = Holger
shadowlord-character-warrior-viggo = Viggo
shadowlord-character-warrior-sten = Sten
shadowlord-character-warrior-astrid = Astrid
shadowlord-character-warrior-axel = Axel
shadowlord-character-warrior-bernhard = Bernhard
shadowlord-character-warrior-kaare = Kaare
shadowlord-character-merchant-vang = Vang
shadowlord-character-merchant-svein = Svein
shadowlord-character-merchant-faye = Faye
shadowlord-character-merchant-folke = Folke
shadowlord-character-merchant-selwyn = Selwyn
shadowlord-character-merchant-arne = Arne
shadowlord-character-merchant-elayne = Elayne
shadowlord-character-merchant-brandon = Brandon
shadowlord-character-diplomat-elfrida = Elfrida
shadowlord-character-diplomat-sigurd = Sigurd
shadowlord-character-diplomat-bors = Bors
shadowlord-character-diplomat-gye = Gye
shadowlord-character-diplomat-erling = Erling
shadowlord-character-diplomat-ola = Ola
shadowlord-character-diplomat-deems = Deems
shadowlord-character-diplomat-aage = Aage
shadowlord-character-shadow-lynx = Marshal Lynx
shadowlord-character-shadow-racson = Marshal Racson
shadowlord-character-shadow-claw = The Iron Claw
shadowlord-character-shadow-cruel = Baron Cruel
shadowlord-character-shadow-hector = Count Hector
shadowlord-character-shadow-gwyth = Count Gwyth
shadowlord-character-shadow-halifax = Duke Halifax
shadowlord-character-shadow-darkness = Invincible Darkness
shadowlord-character-shadowlord = The Shadowlord

## Kinds of galaxies

shadowlord-place-galaxy = Galaxy
    .does = Whoever holds it or stands there decides who may enter.
shadowlord-place-station = Station
    .does = Brings whoever holds it a card and ships every turn.
shadowlord-place-ruin = Ruin
    .does = From here a way leads to the Lost Fortress.
shadowlord-place-inner = Inner galaxy
    .does = Lies in the circle of the minor shadows.
shadowlord-place-home = Home planet
    .does = While its master lives, nobody else may claim it, and no shadow enters.
shadowlord-place-fortress = Fortress
    .does = While the Shadowlord is here, challengers come one at a time.

## Galaxies

shadowlord-galaxy-a1 = Anvil Station
shadowlord-galaxy-b1 = Taurus
shadowlord-galaxy-c1 = Virgo
shadowlord-galaxy-d1 = Capricorn
shadowlord-galaxy-e1 = Keel Station
shadowlord-galaxy-a2 = Aquarius
shadowlord-galaxy-b2 = Ruin of Ash
shadowlord-galaxy-c2 = Gloaming
shadowlord-galaxy-d2 = Ruin of Glass
shadowlord-galaxy-e2 = Aries
shadowlord-galaxy-a3 = Libra
shadowlord-galaxy-b3 = Eclipse
shadowlord-galaxy-c3 = Lost Fortress
shadowlord-galaxy-d3 = Umbra
shadowlord-galaxy-e3 = Leo
shadowlord-galaxy-a4 = Gemini
shadowlord-galaxy-b4 = Ruin of Thorns
shadowlord-galaxy-c4 = Nadir
shadowlord-galaxy-d4 = Ruin of Salt
shadowlord-galaxy-e4 = Sagittarius
shadowlord-galaxy-a5 = Rivet Station
shadowlord-galaxy-b5 = Pisces
shadowlord-galaxy-c5 = Scorpio
shadowlord-galaxy-d5 = Cancer
shadowlord-galaxy-e5 = Beacon Station
shadowlord-galaxy-N = Earth Home
shadowlord-galaxy-E = Fire Home
shadowlord-galaxy-S = Water Home
shadowlord-galaxy-W = Wind Home

## What the guide tells

shadowlord-guide-great_storm = Great storm
    .effect = Every ring with a ship loses one; only the Shadowlord’s does not.
shadowlord-guide-local_storm = Local storm
    .effect = You may name a galaxy: rings there lose a ship, loose ships are gone.
shadowlord-guide-gather = Shadows gather
    .effect = Every minor shadow without a ship gets one.
shadowlord-guide-salvage = Salvage
    .effect = 1 ship more
shadowlord-guide-insight = Insight
    .effect = Draw a card now
shadowlord-guide-trade_winds = Trade winds
    .effect = A card now, or 1 ship more
shadowlord-guide-shipyard = Shipyard
    .effect = 2 ships more
shadowlord-guide-scout = Scout
    .effect = Look at a face-down disc, alone
shadowlord-guide-errand = Dark errand
    .effect = Two minor shadows may move this turn
shadowlord-guide-raid = Raid
    .effect = Take a random card from an opponent’s hand
shadowlord-guide-gift = Starlord’s gift
    .effect = 2 cards now, and 2 ships more

## Steps of a turn

shadowlord-step-setup = Set-up
shadowlord-step-draw = Draw
shadowlord-step-guide = Guide
shadowlord-step-build = Build
shadowlord-step-move = Move
shadowlord-step-shadow = Shadow
shadowlord-step-battle = Battle
shadowlord-step-end = End

## Things, and how many there are

shadowlord-ships =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
shadowlord-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Why the game is over: `shadowlord-why-<reason>`. The first three name a winner, with the others all lose

shadowlord-why-last_master = All other masters have fallen, and the Shadowlord has lost the Power Stone.
shadowlord-why-total_victory = All other masters have fallen, and so has every shadow.
shadowlord-why-reign = Held the Power Stone at the end of the reign.
shadowlord-why-timer = The shadow took the last slot.
shadowlord-why-no_master = No master is left alive.
shadowlord-why-reign_shadow = A minor shadow held the Power Stone at the end of the reign.

shadowlord-defeat = All have lost.
