# シャドウレイダーズ：質問と選択肢。変数の説明は英語のファイルにある。

## プレイヤーのボタンの2行目

raiders-player = { $place }、{ $damage }ダメージ
    .known = { $who }、{ $place }、{ $damage }ダメージ
    .off = ボードの外、{ $damage }ダメージ
    .off-known = { $who }、ボードの外、{ $damage }ダメージ
raiders-reveals = 正体を明かす

## 手番

raiders-question-move = ダイスを振ってください
    .note = 2つの目の合計のエリアへ進みます。
    .note-airship = 振らずに飛行船を降りてもかまいません。
    .waiting = { $seat }がダイスを振るところです
raiders-choice-move-roll = 振る
raiders-choice-move-go =
    { $target ->
        [none] 振らずに降りる
       *[other] { $target }
    }
raiders-choice-move-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }：{ $target }
    }

raiders-question-destination = どこへ進みますか？
    .note = 選べるエリアはどれでもかまいません。
    .waiting = { $seat }が行き先を選んでいます
raiders-choice-destination-go = { $place }
raiders-choice-destination-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }：{ $target }
    }

raiders-question-area = { $place }：何をしますか？
    .note = エリアを使わなくてもかまいません。
    .waiting = { $seat }がエリアを使うか考えています
raiders-choice-area-act = { $action }
raiders-choice-area-skip = 何もしない
raiders-choice-area-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }：{ $target }
    }

raiders-question-deck = どの山札を引きますか？
    .note = その山札のエリアで引いたときと同じように処理します。
    .waiting = { $seat }が山札を選んでいます
raiders-choice-deck-draw = { $deck }

raiders-question-hall = 誰に、何をしますか？
    .note = 2ダメージか1回復です。自分を選んでもかまいません。
    .waiting = { $seat }が市庁舎の相手を選んでいます
raiders-choice-hall-hurt = { $seat }
    .detail = 2ダメージ
raiders-choice-hall-heal = { $seat }
    .detail = 1回復

raiders-question-steal = 何を奪いますか？
    .note = 誰かの装備カードを1枚選びます。
    .waiting = { $seat }が奪う装備を選んでいます
raiders-choice-steal-take = { $card }
    .detail = { $seat }から

## カード

raiders-question-draw_target = { $card }：誰を選びますか？
    .note = 選べるプレイヤーが光っています。
    .waiting = { $seat }がプレイヤーを選んでいます
raiders-choice-draw_target-choose = { $seat }

raiders-question-give = 「{ $card }」を誰に渡しますか？
    .note =
    { $parasol ->
        [true] 攻撃の範囲にいる誰かに渡します。カードの内容は2人だけの秘密です。
       *[other] カードの内容は2人だけの秘密です。
    }
    .waiting = { $seat }が推理カードを渡す相手を選んでいます
raiders-choice-give-give = { $seat }

raiders-question-hint = { $from }から「{ $card }」を渡されました
    .note = カードの内容は2人だけの秘密です。
    .waiting = { $seat }が推理カードを読んでいます
raiders-choice-hint-hand = { $card }を渡す
raiders-choice-hint-suffer = ダメージを受ける
raiders-choice-hint-accept = 書かれたとおりにする
raiders-choice-hint-show = キャラクターを見せる
    .detail = { $from }だけに
raiders-choice-hint-nothing = 何も起こらない

raiders-question-offer = { $card }：正体を明かしますか？
    .note = 正体を隠している人には、誰にでもたずねます。当てはまらなければ、そのまま進んでください。
    .waiting = { $seat }がカードを読んでいます
raiders-choice-offer-reveal = 正体を明かして回復
    .detail = ダメージをすべて
raiders-choice-offer-nothing = 隠したままにする

raiders-question-banana = 何を、誰に渡しますか？
    .note = どちらも自由に選べます。
    .waiting = { $seat }が渡す装備を選んでいます
raiders-choice-banana-hand = { $card }
    .detail = { $seat }へ

## 攻撃

raiders-question-attack =
    { $nobody ->
        [true] 攻撃できる相手がいません
       *[other]
            { $second ->
                [true] もう一度攻撃しますか？
               *[other] 誰を攻撃しますか？
            }
    }
    .note =
    { $nobody ->
        [true] 手番の終わりに使える能力は、ここで使えます。
       *[other]
            { $swapped ->
                [true] 場所を入れ替えたので、かならず攻撃します。
               *[other]
                    { $forced ->
                        [true] { raiders-card-b_masamune }：かならず攻撃します。
                       *[other] 2つの目の差がダメージです。同じ目なら失敗です。
                    }
            }
    }
    .waiting = { $seat }が攻撃する相手を選んでいます
raiders-choice-attack-attack =
    { $target ->
        [none] 範囲内の全員
       *[other] { $target }
    }
raiders-choice-attack-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }：{ $target }
    }
    .give = { $ability }：{ $card }を{ $seat }に
raiders-choice-attack-swap =
    { $target ->
        [none] { $ability }
       *[other] { $target }と入れ替わる
    }
raiders-choice-attack-parasol = { raiders-card-w_parasol }
    .detail = 攻撃の代わりに推理カード
raiders-choice-attack-pass =
    { $nobody ->
        [true] 進む
       *[other] 攻撃しない
    }

raiders-question-failed = 攻撃が失敗しました
    .note = ガラハドなら、ここで振り直せます。
    .waiting = 攻撃の処理中です
raiders-choice-failed-on = 進む
raiders-choice-failed-use = 振り直す

raiders-question-strike = 攻撃が成功しました
    .note = { $strikes }
    .waiting = 攻撃の処理中です
raiders-strike = { $seat }に{ $damage }ダメージ
raiders-choice-strike-strike = 攻撃する
raiders-choice-strike-use = { $ability }
    .detail = 正体を明かす
raiders-choice-strike-excalibur = { raiders-card-w_excalibur }：ダメージを2増やす
    .detail = 正体を明かす
raiders-choice-strike-rob =
    { $target ->
        [none] 代わりに装備を奪う
       *[other] 代わりに{ $card }を奪う
    }
    .detail =
    { $target ->
        [none] 1人から1枚ずつ。ダメージは与えない
       *[other] { $seat }から。ダメージは与えない
    }

raiders-question-rob = { $from_seat }から何を奪いますか？
    .note = ダメージの代わりに1枚です。
    .waiting = { $seat }が奪う装備を選んでいます
raiders-choice-rob-take = { $card }
    .detail = { $seat }から

raiders-question-react = { $attacker }に攻撃されました
    .note = 狼男なら反撃し、蟲毒使いなら毒を返せます。
    .waiting = 攻撃の処理中です
raiders-choice-react-on = 進む
raiders-choice-react-use = { $ability }
    .detail = { $attacker }に
raiders-react-wait = 待った
    .detail = 1回だけ、20秒延ばせます。はったりで押してもかまいません。

raiders-question-penalty = { $from }の毒を受けました
    .note = 1ダメージを受けるか、自分の装備カードを1枚渡します。
    .waiting = { $seat }が毒を受けています
raiders-choice-penalty-suffer = 1ダメージを受ける
raiders-choice-penalty-hand = { $card }を渡す
    .detail = { $from }へ

raiders-question-loot = { $from_seat }から何を奪いますか？
    .note = 残した装備は捨て札になります。
    .waiting = { $seat }が奪う装備を選んでいます
raiders-choice-loot-take = { $card }
    .detail = { $from_seat }から
raiders-choice-loot-leave = 何も奪わない

raiders-question-last_wish = 誰を生き返らせますか？
    .note = ダメージ7、正体公開、装備なしで戻ります。
    .waiting = { $seat }が生き返らせる相手を選んでいます
raiders-choice-last_wish-revive = { $seat }
raiders-choice-last_wish-nothing = 誰も生き返らせない

## 手番の終わり

raiders-question-turn_end = 手番の終わりです
    .note = 手番の終わりに使える能力は、ここで使えます。
    .waiting = { $seat }が手番を終えるところです
raiders-choice-turn_end-end = 手番を終える
raiders-choice-turn_end-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }：{ $target }
    }
    .give = { $ability }：{ $card }を{ $seat }に

raiders-question-ability_target = { $ability }：選んでください
    .note = 予約した能力を使うときが来ました。
    .waiting = { $seat }が特殊能力を使っています
raiders-choice-ability_target-use = { $target }
    .give = { $card }を{ $seat }に
raiders-choice-ability_target-swap = { $target }
raiders-choice-ability_target-rob = { $card }を奪う
    .detail = { $seat }から。ダメージは与えない

raiders-waiting-resolving = 攻撃の処理中です

## いつでもできること

raiders-action-turn = { raiders-character-angela.ability }
    .confirm = これからは左隣のプレイヤーとともに勝つことにしますか？ 取り消せません。隠していれば正体も明かされます。
raiders-action-arm = { $ability }を予約
    .detail = 使えるときが来たら自動で使います。予約していることは自分にしか見えません。
    .detail-hidden = 使えるときが来たら、正体を明かして自動で使います。予約していることは自分にしか見えません。
raiders-action-disarm = { $ability }の予約を取り消す
raiders-action-never = { $ability }を使わない
    .detail = 攻撃を受けてもたずねません。自分にしか見えず、取り消せます。
