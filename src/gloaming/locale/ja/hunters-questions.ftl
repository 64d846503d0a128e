# シャドウハンターズ：質問と選択肢。変数の説明は英語のファイルにある。

## プレイヤーのボタンの2行目

hunters-player = { $place }、{ $damage }ダメージ
    .known = { $who }、{ $place }、{ $damage }ダメージ
    .off = ボードの外、{ $damage }ダメージ
    .off-known = { $who }、ボードの外、{ $damage }ダメージ
hunters-reveals = 正体を明かす

## 手番

hunters-question-move = ダイスを振ってください
    .note = 2つの目の合計のエリアへ進みます。
    .waiting = { $seat }がダイスを振るところです
hunters-choice-move-roll = 振る
hunters-choice-move-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }：{ $target }
    }

hunters-question-destination = どこへ進みますか？
    .note = 選べるエリアはどれでもかまいません。
    .waiting = { $seat }が行き先を選んでいます
hunters-choice-destination-go = { $place }

hunters-question-area = ここで何をしますか？
    .note = エリアを使わなくてもかまいません。
    .waiting = { $seat }がエリアを使うか考えています
hunters-choice-area-act = { $action }
hunters-choice-area-skip = 何もしない

hunters-question-deck = どの山札を引きますか？
    .note = その山札のエリアで引いたときと同じように処理します。
    .waiting = { $seat }が山札を選んでいます
hunters-choice-deck-draw = { $deck }

hunters-question-woods = 誰に、何をしますか？
    .note = 2ダメージか1回復です。自分を選んでもかまいません。
    .waiting = { $seat }が希望と絶望の森の相手を選んでいます
hunters-choice-woods-hurt = { $seat }
    .detail = 2ダメージ
hunters-choice-woods-heal = { $seat }
    .detail = 1回復

hunters-question-steal = 何を奪いますか？
    .note = 誰かの装備カードを1枚選びます。
    .waiting = { $seat }が奪う装備を選んでいます
hunters-choice-steal-take = { $card }
    .detail = { $seat }から

## カード

hunters-question-draw_target = { $card }：誰を選びますか？
    .note = 選べるプレイヤーが光っています。
    .waiting = { $seat }がプレイヤーを選んでいます
hunters-choice-draw_target-choose = { $seat }

hunters-question-give = { $card }を誰に渡しますか？
    .note = カードの内容は2人だけの秘密です。
    .waiting = { $seat }がオババカードを渡す相手を選んでいます
hunters-choice-give-give = { $seat }

hunters-question-hint = { $from }から{ $card }を渡されました
    .note = カードの内容は2人だけの秘密です。
    .waiting = { $seat }がオババカードを読んでいます
hunters-choice-hint-hand = { $card }を渡す
hunters-choice-hint-suffer = ダメージを受ける
hunters-choice-hint-accept = 書かれたとおりにする
hunters-choice-hint-show = キャラクターを見せる
    .detail = { $from }だけに
hunters-choice-hint-nothing = 何も起こらない

hunters-question-offer = { $card }：正体を明かしますか？
    .note = 正体を隠している人には、かならずたずねます。当てはまらなければ、そのまま進んでください。
    .waiting = { $seat }がカードを読んでいます
hunters-choice-offer-reveal = 正体を明かして回復
    .detail = ダメージをすべて
hunters-choice-offer-nothing = 隠したままにする

hunters-question-banana = 何を、誰に渡しますか？
    .note = どちらも自由に選べます。
    .waiting = { $seat }が渡す装備を選んでいます
hunters-choice-banana-hand = { $card }
    .detail = { $seat }へ

## 攻撃

hunters-question-attack =
    { $nobody ->
        [true] 攻撃できる相手がいません
       *[other] 誰を攻撃しますか？
    }
    .note =
    { $nobody ->
        [true] 手番の終わりに使える能力は、ここで使えます。
       *[other]
            { $forced ->
                [true] { hunters-card-b_masamune }：かならず攻撃します。
               *[other] 2つの目の差がダメージです。同じ目なら失敗です。
            }
    }
    .waiting = { $seat }が攻撃する相手を選んでいます
hunters-choice-attack-attack =
    { $target ->
        [none] 範囲内の全員
       *[other] { $target }
    }
hunters-choice-attack-use =
    { $target ->
        [none] { $ability }
       *[other] { $ability }：{ $target }
    }
hunters-choice-attack-pass =
    { $nobody ->
        [true] 進む
       *[other] 攻撃しない
    }

hunters-question-strike = 攻撃が成功しました
    .note = { $strikes }
    .waiting = 攻撃の処理中です
hunters-strike = { $seat }に{ $damage }ダメージ
hunters-choice-strike-strike = 攻撃する
hunters-choice-strike-use = { $ability }
    .detail = 正体を明かす
hunters-choice-strike-spear = { hunters-card-w_spear_longinus }：ダメージを2増やす
    .detail = 正体を明かす
hunters-choice-strike-rob = 代わりに{ $card }を奪う
    .detail = { $seat }から。ダメージは与えない

hunters-question-react = { $attacker }に攻撃されました
    .note = 狼男なら、ここで反撃できます。
    .waiting = 攻撃の処理中です
hunters-choice-react-on = 進む
hunters-choice-react-use = 反撃する
    .detail = { $attacker }に
hunters-react-wait = 待った
    .detail = 1回だけ、20秒延ばせます。はったりで押してもかまいません。

hunters-question-loot = { $from_seat }から何を奪いますか？
    .note = 残した装備は捨て札になります。
    .waiting = { $seat }が奪う装備を選んでいます
hunters-choice-loot-take = { $card }
    .detail = { $seat }から
hunters-choice-loot-all = すべて
    .detail = { $seat }から

## 手番の終わり

hunters-question-turn_end = 手番の終わりです
    .note = 手番の終わりに使える能力は、ここで使えます。
    .waiting = { $seat }が手番を終えるところです
hunters-choice-turn_end-end = 手番を終える
hunters-choice-turn_end-use = { $ability }

hunters-question-ability_target = { $ability }：選んでください
    .note = 予約した能力を使うときが来ました。
    .waiting = { $seat }が特殊能力を使っています
hunters-choice-ability_target-use = { $target }
hunters-choice-ability_target-rob = { $card }を奪う
    .detail = { $seat }から。ダメージは与えない

hunters-waiting-resolving = 攻撃の処理中です

## いつでもできること

hunters-action-reveal = 正体を明かす
    .confirm = { $character }であることを明かしますか？ 全員に知られ、取り消せません。
hunters-action-mother = { hunters-character-allie.ability }
    .confirm = ここでダメージをすべて回復しますか？ 使えるのは1回だけです。隠していれば正体も明かされます。
hunters-action-arm = { $ability }を予約
    .detail = 使えるときが来たら自動で使います。予約していることは自分にしか見えません。
    .detail-hidden = 使えるときが来たら、正体を明かして自動で使います。予約していることは自分にしか見えません。
hunters-action-disarm = { $ability }の予約を取り消す
hunters-action-never = { $ability }を使わない
    .detail = 攻撃を受けてもたずねません。自分にしか見えず、取り消せます。
