# Another table of numbers for a room, of any game: the mark that it is played with, what differs, and where it is loaded.

variant = Variant
    .open = Variant: see what differs
    .title = Other numbers
    .lead = This table plays with other numbers than the usual ones:
variant-none = This table has the usual numbers.
variant-strange = This table of numbers can’t be shown.

numbers-usual = Usual
numbers-other =
    { $count ->
        [one] Variant, 1 change
       *[other] Variant, { $count } changes
    }
numbers-lead = Play with numbers of your own: download the usual ones, change what you like in the file, and load it here. A few lines are enough; what they leave out stays as it is.
numbers-download = Download the usual numbers
numbers-load = Load a file
numbers-text = Or write it here
numbers-use = Play with these
numbers-back = Back to the usual numbers

## What differs: one line each. $what is what a game calls its number; the values are ready texts.

numbers-differs = { $what }: { $now } instead of { $usual }
numbers-differs-of = { $name }: { $what } { $now } instead of { $usual }
numbers-differs-new = { $what }: { $now }
