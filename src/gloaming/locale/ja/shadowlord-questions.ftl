# シャドウロード：質問と選択肢。変数の説明は英語のファイルにある。

### 選択肢の部品：入るとどうなるか

shadowlord-choice-entering =
    { $fights ->
        [none] { $count ->
            [1] 1隻を置いて領有
           *[other] 戦闘なし
        }
       *[other] { $fights }と戦闘
    }

## 準備

shadowlord-question-choose_master = どのマスターになりますか？
    .note = エレメントが、あなたの色と最初の母星になります。
    .waiting = { $seat }がマスターを選んでいます
shadowlord-choice-choose_master-master = { $card }

shadowlord-question-share_ships = 最初の船を誰に渡しますか？
    .note =
    { $left ->
       *[other] 残り{ $left }隻。船のない者は動けません。
    }
    .waiting = { $seat }が最初の船を分けています
shadowlord-choice-share_ships-ring = { $card }
    .detail =
    { $count ->
       *[other] { $count }隻
    }

## ドローと導き

shadowlord-question-place_card = { $value }をどこに置きますか？
    .note =
    { $left ->
        [1] 肖像の下ならその者だけが使えます。手札なら誰にでも使え、船にも換えられます。
       *[other] 残り{ $left }枚。肖像の下ならその者だけが使えます。手札なら誰にでも使え、船にも換えられます。
    }
    .waiting = { $seat }がカードを置いています
shadowlord-choice-place_card-under = { $card }の下
shadowlord-choice-place_card-hand = 手札に加える

shadowlord-question-storm = 嵐はどこを襲いますか？
    .note = そこのリングはあなたのものも1隻ずつ失い、駐留船はすべて消えます。
    .waiting = { $seat }が嵐の行方を選んでいます
shadowlord-choice-storm-storm = { $place }
shadowlord-choice-storm-pass = どこも襲わない

shadowlord-question-trade_winds = 貿易風は何を運びますか？
    .note = カードは今、船は建造のときに得ます。
    .waiting = { $seat }がカードか船かを選んでいます
shadowlord-choice-trade_winds-card = カード1枚
shadowlord-choice-trade_winds-ships = 1隻追加

shadowlord-question-scout = どのディスクを見ますか？
    .note = あなただけが知り、ディスクは裏向きのまま残ります。
    .waiting = { $seat }がディスクを見ています
shadowlord-choice-scout-scout = { $place }

shadowlord-question-raid = 誰の手札から奪いますか？
    .note = 無作為に1枚を、自分の手札に加えます。
    .waiting = { $seat }が略奪の相手を選んでいます
shadowlord-choice-raid-raid = { $seat }
    .detail =
    { $count ->
       *[other] 手札{ $count }枚
    }

## 建造

shadowlord-question-build = 船をどこに置きますか？
    .note =
    { $left ->
       *[other] 残り{ $left }隻。手札のカードは、値と同じ数の船に換えられます。
    }
    .waiting = { $seat }が建造しています
shadowlord-choice-build-redeem = { $value }を船に換える
    .detail =
    { $value ->
        [0] 船にはならない
       *[other] { $value }隻追加
    }
shadowlord-choice-build-ring =
    { $count ->
       *[other] { $card }に{ $count }隻
    }
    .detail = { $at }
shadowlord-choice-build-loose =
    { $count ->
       *[other] { $place }に{ $count }隻
    }
    .detail = 駐留船として
shadowlord-choice-build-done = 建造を終える
    .detail =
    { $left ->
        [0] 残りなし
       *[other] { $left }隻は保管
    }

## 移動

shadowlord-question-end_peace = 和平を破棄しますか？
    .note = あなたの戦う者がそこに残っていれば、この手番の戦闘で攻めます。
    .waiting = { $seat }が和平について考えています
shadowlord-choice-end_peace-end = { $seat }との和平を破棄
    .detail = { $place }
shadowlord-choice-end_peace-keep = 和平を保つ

shadowlord-question-move = 誰を動かしますか？
    .note = 1人1回、船の数まで進むか、船を回収するか、ディスクをめくります。
    .waiting = { $seat }が移動しています
shadowlord-choice-move-go = { $card }を{ $place }へ
    .detail = { shadowlord-choice-entering }
shadowlord-choice-move-ask = { $card }の{ $place }への通行を求める
    .detail = 相手：{ $seats }
shadowlord-choice-move-drop =
    { $count ->
       *[other] { $card }が{ $count }隻を残す
    }
    .detail = { $at }に残し、残りの船で移動
shadowlord-choice-move-pick_up =
    { $count ->
       *[other] { $card }が{ $count }隻を回収
    }
    .detail = { $at }で回収し、移動しない
shadowlord-choice-move-turn = { $card }がディスクをめくる
    .detail = { $at }
shadowlord-choice-move-bribe = { $card }を買収
    .detail = { $seat }の仲間、カードは{ $value }
shadowlord-choice-move-done = 移動を終える

shadowlord-question-go_on = { $card }をどこへ？
    .note = { $place }から、残りの船の数まで進めます。とどまることもできます。
    .waiting = { $seat }が移動しています
shadowlord-choice-go_on-go = { $place }
    .detail = { shadowlord-choice-entering }
shadowlord-choice-go_on-ask = { $place }への通行を求める
    .detail = 相手：{ $seats }
shadowlord-choice-go_on-stay = { $place }にとどまる

shadowlord-question-passage = { $card }を{ $place }に通しますか？
    .note = { $seat }が通行を求めています。許可すれば和平が結ばれ、領有はされません。
    .waiting = { $seat }が通行について考えています
shadowlord-choice-passage-refuse = 拒否する
    .detail = 入れば戦闘
shadowlord-choice-passage-grant = 許可する
    .detail = { $place }で和平

shadowlord-question-turn_disc = { $place }のディスクをめくりますか？
    .note = 全員に公開され、{ $card }が仲間にできます。
    .waiting = { $seat }がディスクを見つけました
shadowlord-choice-turn_disc-turn = めくる
shadowlord-choice-turn_disc-leave = そのままにする

shadowlord-question-recruit = { $found }を仲間にしますか？
    .note = 船のないリングで{ $place }から始めます。去らせれば、誰のものにもなりません。
    .waiting = { $seat }がディスクをめくりました
shadowlord-choice-recruit-recruit = 仲間にする
shadowlord-choice-recruit-dismiss = 去らせる

## シャドウ

shadowlord-question-shadow = どのシャドウを動かしますか？
    .note =
    { $left ->
        [1] 隣の銀河へ1つ動き、そこにいる者と戦います。
       *[other] { $left }体まで、それぞれ隣の銀河へ。そこにいる者と戦います。
    }
    .waiting = { $seat }がシャドウを動かしています
shadowlord-choice-shadow-shadow = { $card }を{ $place }へ
    .detail =
    { $fights ->
        [none] { $at }から
       *[other] { $fights }を襲う
    }
shadowlord-choice-shadow-pass = 動かさない

## 戦闘

shadowlord-question-site = どの戦いから始めますか？
    .note = すべての戦いを行います。
    .waiting = { $seat }が戦いを選んでいます
shadowlord-choice-site-fight = { $place }
    .detail =
    { $seat ->
        [none] { $card }と戦う
       *[other] { $seat }と戦う
    }

shadowlord-question-nominate = { $place }を誰が守りますか？
    .note = 駐留船はありますが、戦う者がいません。届く者を1人送れます。勝てばそこに残ります。
    .waiting = { $seat }が守り手を選んでいます
shadowlord-choice-nominate-nominate = { $card }
    .detail = { $at }から
shadowlord-choice-nominate-decline = 誰も送らない
    .detail = そこの駐留船を失う

shadowlord-question-commit = どの追加カードを使いますか？
    .note =
    { $side ->
        [attack] 1人1枚まで。防御側が答えるまで裏向きです。
       *[defence] 1人1枚まで、表向きで。攻撃側のカードはもう変わりません。
    }
    .waiting = { $seat }が追加カードを選んでいます
shadowlord-choice-commit-portrait = { $card }に{ $value }
    .detail = 肖像の下から
shadowlord-choice-commit-play = { $card }に{ $value }
    .detail = 手札から
shadowlord-choice-commit-ready = 準備完了

shadowlord-question-loss = 誰から損失カードを引きますか？
    .note = 船の数より大きければ倒れ、そうでなければその数の船を失います。
    .waiting = { $seat }が損失を数えています
shadowlord-choice-loss-lose = { $card }
    .detail =
    { $count ->
        [0] 船なし：0なら生き残る
       *[other] { $count }隻：{ $count }以下なら生き残る
    }

shadowlord-question-retreat = { $card }はどこへ退きますか？
    .note = { $place }から、空いている銀河へ退きます。
    .waiting = { $seat }が退却しています
shadowlord-choice-retreat-retreat = { $place }

shadowlord-question-claim = { $place }を領有しますか？
    .note = 勝った者の船1隻を、領有のしるしに残せます。
    .waiting = { $seat }が領有を考えています
shadowlord-choice-claim-claim = { $card }が1隻残す
shadowlord-choice-claim-decline = 領有しない

shadowlord-question-stone = 誰がパワーストーンを取りますか？
    .note = リングの枠を1つ占め、戦闘のたびにもう1枚引きます。
    .waiting = { $seat }がパワーストーンを手にします
shadowlord-choice-stone-stone = { $card }

## 手番の終わり

shadowlord-question-discard = どのカードを捨てますか？
    .note =
    { $left ->
       *[other] 手札は{ $limit }枚まで。{ $left }枚多すぎます。
    }
    .waiting = { $seat }が手札を捨てています
shadowlord-choice-discard-discard = { $value }を捨てる

shadowlord-waiting-resolving = 星々の巡るままに
