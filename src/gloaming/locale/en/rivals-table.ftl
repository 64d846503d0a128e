# Shadow Rivals: words of the table itself, for what the board, the panels and the end show.

## Lines of the log that several events share; `parts` is a row of `.each`

rivals-row-ranked = Roses: { $parts }
    .each = { $seat } { $amount }
rivals-row-discarded = To the discards: { $parts }
    .each = { $seat } { $member }
rivals-row-returned = Back under their piles: { $parts }
    .each =
    { $member ->
        [hidden] { $seat } { $family }
       *[other] { $seat } { $member }
    }
