# Shadowlord, another table of numbers for a room: what its numbers are called in the list of what differs. A number that is 0 or
# 1 for no or yes is shown by shadowlord-number-no and -yes.

shadowlord-number-no = no
shadowlord-number-yes = yes
shadowlord-number-none = none
shadowlord-number-any = any number

## Single numbers: `shadowlord-number-<name>`

shadowlord-number-level_master = Level of masters
shadowlord-number-level_warrior = Level of warriors
shadowlord-number-level_merchant = Level of merchants
shadowlord-number-level_diplomat = Level of diplomats
shadowlord-number-level_shadowlord = Level of the Shadowlord
shadowlord-number-start_ships = Ships of each player at first
shadowlord-number-start_cards = Cards of each player at first
shadowlord-number-shadowlord_ships = Ships of the Shadowlord at first
shadowlord-number-shadow_ships = Ships of each minor shadow at first
shadowlord-number-ring_slots = Slots of a ring
shadowlord-number-rings = Rings of each player
shadowlord-number-ships = Ships of each player
shadowlord-number-black_ships = Black ships
shadowlord-number-draw_base = Cards to draw each turn
shadowlord-number-draw_per_corner = Cards for each station
shadowlord-number-draw_per_merchant = Cards for each merchant
shadowlord-number-draw_per_ruin = Cards for each ruin
shadowlord-number-ships_per_merchant = Ships for each merchant
shadowlord-number-ships_per_corner = Ships for each station
shadowlord-number-redeem_most = Cards that may be spent for ships in a turn
shadowlord-number-hand_limit = Cards in hand at the end of a turn
shadowlord-number-card_under_portrait = A card under a portrait
shadowlord-number-extra_cards = Extra cards of a fighter
shadowlord-number-drawn_cards = Cards that a fighter draws
shadowlord-number-stone_cards = More cards for the Power Stone
shadowlord-number-timer_slots = Slots of the timer
shadowlord-number-reign_reshuffles = Reshuffles of a reign
shadowlord-number-dice = Dice
shadowlord-number-dice_sides = Sides of a die
shadowlord-number-fortress_entrants = Challengers of the Shadowlord in a turn
shadowlord-number-stop_on_unheld = A move ends where one does not hold the galaxy
shadowlord-number-tie_to_defender = Ties go to the defender
shadowlord-number-bribe_cards = Equal cards for a bribe

## Numbers in tables: of a minor shadow, for so many players, of a power card, for a roll

shadowlord-number-level_shadows = Level of { $name }
shadowlord-number-timer_start = First slot with { $name } players
shadowlord-number-powers = Power cards of { $name }
shadowlord-number-guide = Roll of { $name }
