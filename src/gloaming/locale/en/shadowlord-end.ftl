# Shadowlord: words of the end. $name is the winner’s name.

## The headline: `shadowlord-end-<reason>`; why it is over is told below it by `shadowlord-why-<reason>`

shadowlord-end-last_master = { $name } is the last master
    .you = You are the last master
shadowlord-end-total_victory = { $name } has broken the shadow
    .you = You have broken the shadow
shadowlord-end-reign = { $name } reigns
    .you = You reign
shadowlord-end-timer = Total eclipse
shadowlord-end-no_master = No master is left
shadowlord-end-reign_shadow = A shadow reigns
shadowlord-end-told = { $before } { $said }
shadowlord-end-holder = { $card } rules the universe.
shadowlord-end-rival = { $seat } fell last, in turn { $turn } of { $all }.

## What is shown: the winner’s alliance, or the eclipse; then what became of everybody

shadowlord-end-alliance = The alliance that won
shadowlord-end-dark = The eclipse
shadowlord-end-fates = What became of the alliances
shadowlord-fate-won = Won
shadowlord-fate-fell =
    { $seat ->
        [none] Destroyed by a shadow in turn { $turn }
       *[other] Destroyed by { $seat } in turn { $turn }
    }
shadowlord-fate-stands = Stood to the end
shadowlord-fate-gone = Gone
shadowlord-end-galaxies = Galaxies
shadowlord-end-won = Battles won
shadowlord-end-of = { $count } of { $all }
shadowlord-end-recruits = Recruits
shadowlord-end-masters = Masters beaten

## The war in figures: what stands under each number

shadowlord-figure-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
shadowlord-figure-battles =
    { $count ->
        [one] battle
       *[other] battles
    }
shadowlord-figure-recruits =
    { $count ->
        [one] recruit
       *[other] recruits
    }
shadowlord-figure-losses =
    { $count ->
        [one] character fell
       *[other] characters fell
    }
shadowlord-figure-shadows =
    { $count ->
        [one] shadow destroyed
       *[other] shadows destroyed
    }
shadowlord-figure-stone =
    { $count ->
        [one] time the stone changed hands
       *[other] times the stone changed hands
    }
shadowlord-figure-reshuffles =
    { $count ->
        [one] time the deck ran out
       *[other] times the deck ran out
    }
