# Shadowlord: words of the star map. $place galaxies, $seat players, $card characters: names; $level, $ships, $count, $cost: numbers.

shadowlord-map = Star map
shadowlord-map-help = Arrow keys move between galaxies, Enter chooses, I tells more. Plus and minus zoom, F shows the whole map, Shift with arrows moves it.
shadowlord-map-closer = Closer
shadowlord-map-whole = Whole map
shadowlord-map-in = Zoom in
shadowlord-map-out = Zoom out
shadowlord-map-zoom = Zoom

### A galaxy in a label: its name, then a list of these

shadowlord-map-held = { $seat } holds it
shadowlord-map-held-you = you hold it
shadowlord-map-home = home of { $seat }
shadowlord-map-loose =
    { $count ->
        [one] 1 loose ship of { $seat }
       *[other] { $count } loose ships of { $seat }
    }
shadowlord-map-character =
    { $seat }: { $card }, { $kind }, { $ships ->
        [0] no ships
        [one] 1 ship
       *[other] { $ships } ships
    }
shadowlord-map-shadow =
    { $card }, level { $level }, { $ships ->
        [0] no ships
        [one] 1 ship
       *[other] { $ships } ships
    }
shadowlord-map-flock =
    { $count ->
        [one] 1 character
       *[other] { $count } characters
    } of { $seat }, { $ships ->
        [0] no ships
        [one] 1 ship
       *[other] { $ships } ships
    }
shadowlord-map-stone = with the Power Stone
shadowlord-map-acted = has acted
shadowlord-map-disc = face-down disc
shadowlord-map-scouted = disc, which you know: { $card }
shadowlord-map-looked = { $seat } has looked at the disc
shadowlord-map-peace = peace between { $seat } and { $with_seat }
shadowlord-map-battle = battle
shadowlord-map-goal =
    { $cost ->
        [0] can be chosen
        [one] in reach, 1 ship
       *[other] in reach, { $cost } ships
    }
shadowlord-map-fight = means a battle
shadowlord-map-asks = takes the permission of { $seat }
shadowlord-map-chosen = chosen

### The guide roll in the corner

shadowlord-map-rolled = Guide { $roll }
shadowlord-map-told = { $event }: { $effect }
