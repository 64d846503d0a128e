# シャドウロード：終わりのページの言葉。$name は勝者の名前。

## 見出し：`shadowlord-end-<reason>`。理由はその下に `shadowlord-why-<reason>`

shadowlord-end-last_master = { $name }が最後のマスター
    .you = あなたが最後のマスター
shadowlord-end-total_victory = { $name }が影を打ち破った
    .you = あなたが影を打ち破った
shadowlord-end-reign = { $name }の治世
    .you = あなたの治世
shadowlord-end-timer = 皆既食
shadowlord-end-no_master = マスターは絶えた
shadowlord-end-reign_shadow = シャドウの治世
shadowlord-end-told = { $before }{ $said }
shadowlord-end-holder = { $card }が宇宙を支配する。
shadowlord-end-rival = 最後に滅びたのは{ $seat }、{ $all }手番中{ $turn }番目。

## 勝った同盟、または食。そして各同盟のその後

shadowlord-end-alliance = 勝った同盟
shadowlord-end-dark = 食
shadowlord-end-fates = 各同盟のその後
shadowlord-fate-won = 勝利
shadowlord-fate-fell =
    { $seat ->
        [none] { $turn }手番目に影の軍勢が滅ぼした
       *[other] { $turn }手番目に{ $seat }が滅ぼした
    }
shadowlord-fate-stands = 最後まで残った
shadowlord-fate-gone = 脱落
shadowlord-end-galaxies = 銀河
shadowlord-end-won = 勝った戦闘
shadowlord-end-of = { $count }／{ $all }
shadowlord-end-recruits = 仲間
shadowlord-end-masters = 倒したマスター

## 数字で見る戦い：数の下に立つ言葉

shadowlord-figure-turns =
    { $count ->
       *[other] 手番
    }
shadowlord-figure-battles =
    { $count ->
       *[other] 戦闘
    }
shadowlord-figure-recruits =
    { $count ->
       *[other] 加わった仲間
    }
shadowlord-figure-losses =
    { $count ->
       *[other] 倒れたキャラクター
    }
shadowlord-figure-shadows =
    { $count ->
       *[other] 滅ぼしたシャドウ
    }
shadowlord-figure-stone =
    { $count ->
       *[other] ストーンの持ち主の交代
    }
shadowlord-figure-reshuffles =
    { $count ->
       *[other] 山札切れ
    }
