# シャドウハンターズ：記録の1行ずつ。変数の説明は英語のファイルにある。

### 行の部品

hunters-who = { $character }（{ $faction }）
hunters-harm = { $amount }ダメージ
hunters-mend = { $amount }
hunters-roll-sum = { $d4 }＋{ $d6 }
hunters-roll-difference = { $d4 }と{ $d6 }
hunters-roll-one = { $result }

### 手番

hunters-log-begins = ゲーム開始。最初は{ $first }
hunters-log-turn = { $number }手番目　{ $seat }
    .you = { $number }手番目　あなた
hunters-log-extra_turn = { $seat }の追加の手番
hunters-log-extra_turns =
    { $count ->
       *[other] { $seat }は追加で{ $count }手番を行う
    }

### ダイスと場所

hunters-log-rolled =
    { $why ->
        [move] { $seat }の移動ダイスは{ $roll }
        [attack] { $seat }の攻撃ダイスは{ $roll }
        [counterattack] { $seat }の反撃ダイスは{ $roll }
        [dynamite] { $seat }の{ hunters-card-b_dynamite }：{ $roll }で{ $result }
        [doll] { $seat }の{ hunters-card-b_spiritual_doll }：{ $roll }
        [blessing] { $seat }の{ hunters-card-w_blessing }：{ $roll }
       *[other] { $seat }のダイスは{ $roll }
    }
    .again = { $seat }は{ $roll }。同じエリアなので振り直し
    .moved = { $seat }は{ $roll }で{ $place }へ
hunters-log-moved = { $seat }は{ $place }へ
hunters-log-skipped = { $seat }はエリアを使わなかった
hunters-log-took_back = { $seat }はやり直した

### カード

hunters-log-drew = { $seat }は{ $card }を引いた
hunters-log-drew_hint = { $seat }はオババカードを引いた
    .own = { $seat }は{ $card }を引いた
hunters-log-gave_hint = { $seat }が{ $to }にオババカードを渡した
    .own = { $seat }が{ $to }に{ $card }を渡した
hunters-log-nothing = { $seat }：何も起こらない
hunters-log-showed = { $seat }は{ $to }にキャラクターカードを見せた
hunters-log-saw = { $seat }は見た。{ $of }の正体は{ $who }
hunters-log-exploded = { $place }で爆発
hunters-log-no_effect = { $seat }の{ $card }は効果なし
hunters-log-reshuffled = 捨て札を切り直して{ $deck }にした

### ダメージと回復

hunters-log-damage =
    { $source ->
        [weird_woods] 希望と絶望の森：{ $seat }は{ $harm }（{ $before }→{ $after }）
        [price] { $seat }は代償に{ $harm }（{ $before }→{ $after }）
       *[other] { $seat }は{ $harm }（{ $before }→{ $after }）
    }
hunters-log-unhurt =
    { $why ->
        [w_talisman] { hunters-card-w_talisman }が{ $seat }を守った
        [w_fortune_brooch] { hunters-card-w_fortune_brooch }が{ $seat }を守った
        [barrier] { hunters-character-gregor.ability }が{ $seat }を守った
        [angel] { hunters-card-w_guardian_angel }が{ $seat }を守った
        [robe] { hunters-card-w_holy_robe }が{ $seat }を守った
       *[other] { $seat }はダメージなし
    }
hunters-log-healed = { $seat }は{ $mend }回復（{ $before }→{ $after }）
hunters-log-set_damage = { $seat }のダメージは{ $after }になった（{ $before }→{ $after }）

### 死亡、装備、正体

hunters-log-died =
    { $by ->
        [none] { $seat }は死亡。正体は{ $who }
       *[other] { $seat }は{ $by }に倒された。正体は{ $who }
    }
hunters-log-revealed = { $seat }の正体は{ $who }
    .forced = { $seat }は正体を明かすしかなかった：{ $who }
hunters-log-looted = { $seat }は{ $from_seat }から{ $card }を奪った
hunters-log-took = { $seat }は{ $from_seat }の{ $card }を奪った
hunters-log-handed = { $seat }は{ $to }に{ $card }を渡した
hunters-log-dug_up = { $seat }は{ $deck }の捨て札から{ $card }を取った
hunters-log-equipped = { $seat }は{ $card }を装備した
hunters-log-discarded = { $card }は捨て札になった

### 攻撃

hunters-log-attack = { $seat }が{ $targets }を攻撃
hunters-log-missed = { $seat }の攻撃は失敗
hunters-log-passed = { $seat }は攻撃しなかった
hunters-log-counterattack = { $seat }が{ $to }に反撃

### 特殊能力

hunters-log-ability = { $seat }の特殊能力：{ $ability }
hunters-log-voided = { $by }が{ $seat }の特殊能力を封じた
hunters-log-turned = { $seat }は左隣のプレイヤーとともに勝つことにした
hunters-log-angel = { hunters-card-w_guardian_angel }が{ $seat }を見守る
hunters-log-angel_ends = { hunters-card-w_guardian_angel }が{ $seat }のもとを去った
hunters-log-barrier = { hunters-character-gregor.ability }が{ $seat }を包んだ
hunters-log-barrier_ends = { $seat }の{ hunters-character-gregor.ability }が消えた
hunters-log-armed = { $seat }は特殊能力を予約した
hunters-log-disarmed = { $seat }は予約を取り消した
hunters-log-declined = { $seat }は反撃しないことにした

### 終わり

hunters-log-over = 勝者：{ $winners }
    .title = ゲーム終了
hunters-log-opened = { $seat }の正体は{ $who }

hunters-end-hunters = ハンターの勝利
hunters-end-shadows = シャドウの勝利
hunters-end-both = ハンターとシャドウの勝利
hunters-end-one = { $character }の勝利
hunters-end-several = { $characters }の勝利

hunters-why-hunters = シャドウが全滅した。
hunters-why-shadows = ハンターが全滅した。
hunters-why-three_neutrals = 中立が3人死亡した。
hunters-why-alive = 最後まで生きていた。
hunters-why-equipment = 装備カードが5枚以上になった。
hunters-why-first_to_die = 最初に死亡した。
hunters-why-last_two = 最後の2人まで生き残った。
hunters-why-attack_kill = 条件どおりに相手を倒した。
hunters-why-all_shadows_dead = シャドウの全滅時に生きていた。
hunters-why-neighbour = 隣のプレイヤーが勝った。
hunters-why-at_altar = 最後にいにしえの祭壇にいた。
hunters-why-relics = 4つの聖遺物のうち3つを集めた。
