# シャドウライバルズ：テーブルの言葉（盤面、パネル、終わりのページ）。

## Lines of the log that several events share; `parts` is a row of `.each`

rivals-row-ranked = 薔薇：{ $parts }
    .each = { $seat } { $amount }
rivals-row-discarded = 捨て札へ：{ $parts }
    .each = { $seat } { $member }
rivals-row-returned = 山の下へ：{ $parts }
    .each =
    { $member ->
        [hidden] { $seat } { $family }
       *[other] { $seat } { $member }
    }
