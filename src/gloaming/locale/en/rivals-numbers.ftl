# Another table of numbers for a room: the mark that it is played with, what differs, and where it is loaded.

rivals-variant = Variant
    .open = Variant: see what differs
    .title = Other numbers
    .lead = This table plays with other numbers than the usual ones:
rivals-variant-none = This table has the usual numbers.
rivals-variant-strange = This table of numbers can’t be shown.

rivals-numbers-usual = Usual
rivals-numbers-other =
    { $count ->
        [one] Variant, 1 change
       *[other] Variant, { $count } changes
    }
rivals-numbers-lead = Play with numbers of your own: download the usual ones, change what you like in the file, and load it here. A few lines are enough; what they leave out stays as it is.
rivals-numbers-download = Download the usual numbers
    .file = shadow-rivals-numbers.json
rivals-numbers-load = Load a file
rivals-numbers-text = Or write it here
rivals-numbers-use = Play with these
rivals-numbers-back = Back to the usual numbers

## What differs: one line each. $what is one of the words below; the values are ready texts.

rivals-differs = { $what }: { $now } instead of { $usual }
rivals-differs-of = { $name }: { $what } { $now } instead of { $usual }

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
