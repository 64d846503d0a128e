# Shadow Rivals, another table of numbers for a room: what its numbers are called in the list of what differs.

rivals-number-influence = influence
rivals-number-presence = presence
rivals-number-limit = limit
rivals-number-payouts = pays
rivals-number-size = size
rivals-number-tiles = tiles
rivals-number-hand_size = Cards in hand
rivals-number-influence_per_tile = Worth of an influence tile
rivals-number-influence_tiles = Influence tiles of each player
rivals-number-presence_tiles = Presence tiles
rivals-number-face_down_influence = Influence of a face-down card
rivals-number-face_down_presence = Presence of a face-down card
rivals-number-face_down_loot = Loot for a card played face down
rivals-number-mansions_to_end = Mansions until the end
