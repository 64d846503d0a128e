# シャドウライバルズ：記録の1行ずつ。変数の説明は英語のファイルにある。

### 行の部品

rivals-log-whose =
    { $member ->
        [hidden] { $seat }の裏向きのカード
       *[other] { $seat }の{ $member }
    }

### 手番

rivals-log-begins = 舞踏会の始まり。最初は{ $first }
rivals-log-turn = { $number }手番目　{ $seat }
    .you = { $number }手番目　あなた
rivals-log-no_card = { $seat }は出せるカードがない
rivals-log-reshuffled = { $seat }は捨て札を切り直して山札にした
rivals-log-drew =
    { $count ->
       *[other] { $seat }はカードを{ $count }枚引いた
    }
    .own = { $seat }は{ $members }を引いた
rivals-log-took_back = { $seat }はやり直した

### カード

rivals-log-played = { $seat }が{ $place }に{ $member }を出した
rivals-log-played_down = { $seat }が{ $place }に裏向きで出した
    .own = { $seat }が{ $place }に{ $member }を裏向きで出した
rivals-log-turned_up = { $seat }が{ $member }を表にした
rivals-log-turned_down = { $seat }の{ $member }が裏向きになった
rivals-log-moved = { rivals-log-whose }が{ $from_place }から{ $to_place }へ移った
rivals-log-to_front =
    { $member ->
        [hidden] { $seat }が{ $place }で裏向きのカードを先頭に移した
       *[other] { $seat }が{ $place }で{ $member }を先頭に移した
    }
rivals-log-swapped_markers =
    { $with_member ->
        [hidden] { $seat }の{ $member }と{ $with_seat }の裏向きのカードの持ち主が入れ替わった
       *[other] { $seat }の{ $member }と{ $with_seat }の{ $with_member }の持ち主が入れ替わった
    }
rivals-log-named = { $seat }が{ $family }をすべて{ $place }に呼んだ
rivals-log-family_known = { $seat }の裏向きのカードは{ $family }だった
rivals-log-discarded = { $seat }の{ $member }は捨て札へ
rivals-log-returned = { rivals-log-whose }は{ $family }の山の下へ

### タイルと屋敷

rivals-log-tile_placed =
    { $count ->
       *[other] { $seat }が{ $place }に影響力タイルを{ $count }枚置いた
    }
rivals-log-tile_back =
    { $count ->
       *[other] { $seat }の影響力タイル{ $count }枚が{ $place }から戻った
    }
rivals-log-presence = { $seat }が{ $place }に存在感タイルを置いた
rivals-log-exchanged = { $seat }が{ $first_place }と{ $second_place }を入れ替えた

### 盗品

rivals-log-stole =
    { $count ->
        [0] { $seat }の分の盗品はもうない
       *[other]
            { $member ->
                [hidden] { $seat }が裏向きのカードに盗品を{ $count }枚置いた
               *[other] { $seat }が{ $member }に盗品を{ $count }枚置いた
            }
    }
rivals-log-lost = { rivals-log-whose }が盗品を{ $count }枚失った
rivals-log-took_loot =
    { $from_member ->
        [hidden] { $seat }が{ $from_seat }の裏向きのカードから盗品を{ $count }枚奪った
       *[other] { $seat }が{ $from_seat }の{ $from_member }から盗品を{ $count }枚奪った
    }
rivals-log-gained = { $seat }が盗品を{ $count }枚獲得
    .own = { $seat }が盗品を獲得：{ $kinds }

### 満員の屋敷

rivals-log-resolving = { $place }が満員になった
rivals-log-silenced = { rivals-member-alert_maid }が{ $place }の能力を封じた
rivals-log-activated = { $seat }の{ $member }の能力
rivals-log-paid =
    { $amount ->
       *[other] { $seat }は{ $why }で薔薇{ $amount }
    }
rivals-log-ranked =
    { $rank ->
       *[other] { $rank }位
    }　{ $seat }、影響力{ $total }、{ $amount ->
        [0] 薔薇なし
       *[other] 薔薇{ $amount }
    }
rivals-log-upgraded = { $seat }が{ $family }の山から1枚引いた
    .own = { $seat }が{ $member }を引いた
rivals-log-gave_back = { $seat }が1枚を{ $family }の山の下に戻した
    .own = { $seat }が{ $member }を山の下に戻した
rivals-log-resolved =
    { $next ->
        [none] { $place }が閉まった
       *[other] { $place }が閉まり、{ $next }が開いた
    }

### 終わり

rivals-log-over = 勝者：{ $winners }
    .title = 舞踏会の終わり
