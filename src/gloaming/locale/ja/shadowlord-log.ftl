# シャドウロード：記録の1行ずつ。変数の説明は英語のファイルにある。

### 行の部品

shadowlord-log-attacker =
    { $seat ->
        [none] { $card }
       *[other] { $seat }
    }
shadowlord-log-defender =
    { $with_seat ->
        [none] { $with_card }
       *[other] { $with_seat }
    }

### 準備と手番

shadowlord-log-rolled_first = { $rolls }：最初は{ $seat }
shadowlord-log-chose_master = { $seat }は{ $card }
shadowlord-log-dealt = { $seat }の同盟に{ $cards }が加わった
shadowlord-log-turn = { $number }手番目　{ $seat }
    .you = { $number }手番目　あなた
shadowlord-log-took_back = { $seat }はやり直した

### カード、タイマー、治世

shadowlord-log-drew =
    { $count ->
       *[other] { $seat }はカードを{ $count }枚引いた
    }
    .own =
    { $count ->
       *[other] { $seat }はカードを{ $count }枚引いた：{ $values }
    }
shadowlord-log-placed =
    { $card ->
        [none] { $seat }は1枚を手札に加えた
       *[other] { $seat }は1枚を{ $card }の下に置いた
    }
    .own =
    { $card ->
        [none] { $seat }は{ $value }を手札に加えた
       *[other] { $seat }は{ $value }を{ $card }の下に置いた
    }
shadowlord-log-reshuffled = 山札が尽きた：捨て札{ $cards }枚が新しい山札に
shadowlord-log-timer = 影が{ $slot }段階目へ進む
shadowlord-log-reign = シャドウロードのいない治世：{ $count }／{ $limit }
shadowlord-log-discarded = { $seat }は{ $value }を捨てた

### 導き

shadowlord-log-guide = { $seat }は{ $dice }で{ $event }
shadowlord-log-storm =
    { $place ->
        [none] 大嵐：{ $rings ->
            [0] 失った船はない
           *[other] 船{ $rings }隻が消えた
        }
       *[other] { $place }の嵐：リングの船{ $rings ->
           *[other] { $rings }隻
        }{ $loose ->
            [0] { "" }
           *[other] と駐留船{ $loose }隻
        }が消えた
    }
shadowlord-log-gathered =
    { $count ->
        [0] 船のないシャドウはいなかった
       *[other] シャドウ{ $count }体が1隻ずつ得た
    }
shadowlord-log-bonus =
    { $count ->
       *[other] { $seat }は建造が{ $count }隻増える
    }
shadowlord-log-scouted = { $seat }は{ $place }のディスクを見た
    .own = { $place }のディスクは{ $card }
shadowlord-log-raided = { $seat }は{ $with_seat }からカードを1枚奪った
    .own = { $seat }は{ $with_seat }から{ $value }を奪った

### 建造

shadowlord-log-redeemed = { $seat }は{ $value }を船に換えた
shadowlord-log-ring =
    { $count ->
       *[other] { $card }に{ $count }隻
    }
shadowlord-log-loose =
    { $count ->
       *[other] { $seat }は{ $place }に{ $count }隻置いた
    }
shadowlord-log-stored =
    { $count ->
       *[other] { $seat }は{ $count }隻を保管
    }
shadowlord-log-forfeited =
    { $count ->
       *[other] { $seat }は船が足りず{ $count }隻を得られなかった
    }

### 移動

shadowlord-log-peace_ended = { $seat }は{ $place }での{ $with_seat }との和平を破棄
shadowlord-log-asked = { $seat }は{ $seats }に{ $card }の{ $place }への通行を求めた
shadowlord-log-answered =
    { $granted ->
        [true] { $seat }は許可
       *[other] { $seat }は拒否
    }
shadowlord-log-dropped =
    { $count ->
       *[other] { $card }は{ $place }に{ $count }隻を残した
    }
shadowlord-log-picked_up =
    { $count ->
       *[other] { $card }は{ $place }で{ $count }隻を回収した
    }
shadowlord-log-moved = { $card }は{ $from_place }から{ $to_place }へ
    .battle = { $card }は{ $to_place }へ：戦闘
shadowlord-log-claimed = { $card }が{ $place }を領有
shadowlord-log-peace = { $seat }と{ $with_seat }は{ $place }で和平
shadowlord-log-battle_due = { $place }に戦闘が迫る
shadowlord-log-turned = { $card }が{ $place }のディスクをめくった：{ $found }
shadowlord-log-recruited = { $seat }は{ $card }を仲間にした
shadowlord-log-dismissed = { $seat }は{ $card }を去らせた
shadowlord-log-bribed =
    { $won ->
        [true] { $seat }が{ $with_seat }の{ $card }を買収した（{ $roll }対{ $with_roll }）
       *[other] { $card }は{ $seat }の買収に応じなかった（{ $roll }対{ $with_roll }）
    }
shadowlord-log-shadow_moved =
    { $seat ->
        [none] { $card }が{ $to_place }へ
       *[other] { $seat }は{ $card }を{ $to_place }へ
    }

### 戦闘

shadowlord-log-battle = { $place }の戦い：{ $seat ->
        [none] { $card }
       *[other] { $seat }（{ $cards }）
    }対{ $with_seat ->
        [none] { $with_card }
       *[other] { $with_cards ->
            [none] { $with_seat }
           *[other] { $with_seat }（{ $with_cards }）
        }
    }
shadowlord-log-nominated = { $seat }は{ $from_place }の{ $card }を{ $place }の守りに送った
shadowlord-log-no_battle = { $place }：{ shadowlord-log-attacker }に対して守る者がおらず、戦闘なし
shadowlord-log-committed =
    { $count ->
        [0] { $seat }は追加カードなし
       *[other] { $seat }は追加カード{ $count }枚（{ $cards }）
    }
shadowlord-log-extra = { $card }の追加カードは{ $value }
shadowlord-log-battle_drew =
    { $stone ->
        [true] パワーストーン：{ $card }はさらに{ $value }を引いた
       *[other] { $card }は{ $value }を引いた
    }
shadowlord-log-totals = { $attack }対{ $defence }：{ $won ->
        [attack] { shadowlord-log-attacker }の勝ち
       *[defence] { shadowlord-log-defender }が守りきった
    }
shadowlord-log-loss =
    { $ships ->
        [0] { $card }は{ $value }を引き、損失なし
       *[other] { $card }は{ $value }を引き、{ $ships }隻を失った
    }
shadowlord-log-died = { $card }は{ $place }で倒れた
shadowlord-log-retreated = { $card }は{ $to_place }へ退いた
shadowlord-log-lost_loose =
    { $count ->
       *[other] { $seat }は{ $place }の駐留船{ $count }隻を失った
    }
shadowlord-log-stone = { $card }がパワーストーンを手にした
shadowlord-log-stone_full = パワーストーンの分、{ $card }は1隻を戻した
shadowlord-log-eliminated =
    { $with_seat ->
        [none] { $seat }は脱落：マスターは影の軍勢に倒された
       *[other] { $seat }は脱落：マスターは{ $with_seat }に倒された
    }
shadowlord-log-fallen_cards = 倒れた者のカードは捨て札へ：{ $values }

### 終わり

shadowlord-log-over =
    { $winners ->
        [none] 全員の敗北。すべては影の中に
       *[other] { $winners }の勝利
    }
    .title = 終幕
