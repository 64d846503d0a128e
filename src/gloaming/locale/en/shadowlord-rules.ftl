# Shadowlord: what stands in the pictures and lists of its rulebook.

## Pieces, each beside its picture

shadowlord-rules-ring = A warrior of the Wind Master. Three of the six places of his ring hold ships.
shadowlord-rules-shadow = A minor shadow: level 6, one ship.
shadowlord-rules-stone = The Shadowlord. The Power Stone takes the top place of his ring.
shadowlord-rules-loose = Loose ships: they lie in a galaxy, and hold it.
shadowlord-rules-disc = A disc: an ally, face down.
shadowlord-rules-card = A power card, and its back.

## The map, the battle, lists

shadowlord-rules-map = The map as four players begin: discs on stations and zodiac galaxies, minor shadows around the Lost Fortress.
shadowlord-rules-battle = Ana wins. The loss card, 2, is more than the shadow’s one ship: it is destroyed.
shadowlord-rules-beside = Beside:
# $count: ways to roll it.
shadowlord-rules-odds = { $count } of 36
