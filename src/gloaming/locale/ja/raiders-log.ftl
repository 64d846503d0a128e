# シャドウレイダーズ：記録の1行ずつ。変数の説明は英語のファイルにある。

### 行の部品

raiders-who = { $character }（{ $faction }）
raiders-harm = { $amount }ダメージ
raiders-mend = { $amount }
raiders-roll-sum = { $d4 }＋{ $d6 }
raiders-roll-difference = { $d4 }と{ $d6 }
raiders-roll-one = { $result }

### 手番

raiders-log-begins = ゲーム開始。最初は{ $first }
raiders-log-turn = { $number }手番目　{ $seat }
    .you = { $number }手番目　あなた
raiders-log-extra_turn = { $seat }の追加の手番
raiders-log-extra_turns =
    { $count ->
       *[other] { $seat }は追加で{ $count }手番を行う
    }

### ダイスと場所

raiders-log-rolled =
    { $why ->
        [move] { $seat }の移動ダイスは{ $roll }
        [attack] { $seat }の攻撃ダイスは{ $roll }
        [counterattack] { $seat }の反撃ダイスは{ $roll }
        [riot] { $seat }の{ raiders-card-b_riot }：{ $roll }で{ $result }
        [doll] { $seat }の{ raiders-card-b_cursed_doll }：{ $roll }
        [blessing] { $seat }の{ raiders-card-w_blessing }：{ $roll }
       *[other] { $seat }のダイスは{ $roll }
    }
    .moved = { $seat }は{ $roll }で{ $place }へ
    .stayed = { $seat }は{ $roll }で{ $place }にとどまる
raiders-log-moved = { $seat }は{ $place }へ
raiders-log-stayed = { $seat }は{ $place }にとどまる
raiders-log-skipped = { $seat }はエリアを使わなかった
raiders-log-took_back = { $seat }はやり直した
raiders-log-swapped = { $seat }と{ $with_seat }の場所が入れ替わった

### カード

raiders-log-drew = { $seat }は{ $card }を引いた
raiders-log-drew_hint = { $seat }は推理カードを引いた
    .own = { $seat }は「{ $card }」を引いた
raiders-log-gave_hint = { $seat }が{ $to }に推理カードを渡した
    .own = { $seat }が{ $to }に「{ $card }」を渡した
raiders-log-nothing = { $seat }：何も起こらない
raiders-log-showed = { $seat }は{ $to }にキャラクターカードを見せた
raiders-log-saw = { $seat }は見た。{ $of }の正体は{ $who }
raiders-log-exploded = { $place }で暴動
raiders-log-no_effect = { $seat }の{ $card }は効果なし
raiders-log-reshuffled = 捨て札を切り直して{ $deck }にした

### ダメージと回復

raiders-log-damage =
    { $source ->
        [town_hall] { raiders-area-town_hall }：{ $seat }は{ $harm }（{ $before }→{ $after }）
        [price] { $seat }は代償に{ $harm }（{ $before }→{ $after }）
        [penalty] { $seat }は毒で{ $harm }（{ $before }→{ $after }）
       *[other] { $seat }は{ $harm }（{ $before }→{ $after }）
    }
raiders-log-unhurt =
    { $why ->
        [w_ancient_chalice] { raiders-card-w_ancient_chalice }が{ $seat }を守った
        [w_lucky_brooch] { raiders-card-w_lucky_brooch }が{ $seat }を守った
        [barrier] { raiders-character-gordon.ability }が{ $seat }を守った
        [angel] { raiders-card-w_guardian_angel }が{ $seat }を守った
        [robe] { raiders-card-w_sages_robe }が{ $seat }を守った
       *[other] { $seat }はダメージなし
    }
raiders-log-healed = { $seat }は{ $mend }回復（{ $before }→{ $after }）
raiders-log-set_damage = { $seat }のダメージは{ $after }になった（{ $before }→{ $after }）
raiders-log-swapped_damage = { $seat }と{ $with_seat }のダメージが入れ替わり、{ $mine }と{ $theirs }になった

### 死亡、装備、正体

raiders-log-died =
    { $by ->
        [none] { $seat }は死亡。正体は{ $who }
       *[other] { $seat }は{ $by }に倒された。正体は{ $who }
    }
raiders-log-revealed = { $seat }の正体は{ $who }
    .forced = { $seat }は正体を明かすしかなかった：{ $who }
raiders-log-revived = { $by }が{ $seat }を生き返らせた
raiders-log-looted = { $seat }は{ $from_seat }から{ $card }を奪った
raiders-log-took = { $seat }は{ $from_seat }の{ $card }を奪った
raiders-log-handed = { $seat }は{ $to }に{ $card }を渡した
raiders-log-dug_up = { $seat }は{ $deck }の捨て札から{ $card }を取った
raiders-log-equipped = { $seat }は{ $card }を装備した
raiders-log-discarded = { $card }は捨て札になった

### 攻撃

raiders-log-attack = { $seat }が{ $targets }を攻撃
raiders-log-missed = { $seat }の攻撃は失敗
raiders-log-again = { $seat }の攻撃ダイスを振り直し
raiders-log-second = { $seat }の2回目の攻撃
raiders-log-passed = { $seat }は攻撃しなかった
raiders-log-parasol = { $seat }は攻撃の代わりに{ raiders-card-w_parasol }を使った
raiders-log-counterattack = { $seat }が{ $to }に反撃
raiders-log-penalty = { $seat }が{ $to }に毒を返した

### 特殊能力

raiders-log-ability = { $seat }の特殊能力：{ $ability }
raiders-log-voided = { $by }が{ $seat }の特殊能力を封じた
raiders-log-turned = { $seat }の勝利条件が「左隣のプレイヤーの勝利」に変わった
raiders-log-vowed = { $seat }の勝利条件が「自分の死亡」に変わった
raiders-log-crime = { $place }で{ raiders-character-agatha.ability }
raiders-log-angel = { raiders-card-w_guardian_angel }が{ $seat }を見守る
raiders-log-angel_ends = { raiders-card-w_guardian_angel }が{ $seat }のもとを去った
raiders-log-barrier = { raiders-character-gordon.ability }が{ $seat }を包んだ
raiders-log-barrier_ends = { $seat }の{ raiders-character-gordon.ability }が消えた
raiders-log-armed = { $seat }は特殊能力を予約した
raiders-log-disarmed = { $seat }は予約を取り消した
raiders-log-declined = { $seat }は攻撃を受けても何もしないことにした

### 終わり

raiders-log-over = 勝者：{ $winners }
    .title = ゲーム終了
raiders-log-opened = { $seat }の正体は{ $who }

raiders-end-raiders = レイダーの勝利
raiders-end-shadows = シャドウの勝利
raiders-end-both = レイダーとシャドウの勝利
raiders-end-one = { $character }の勝利
raiders-end-several = { $characters }の勝利

raiders-why-raiders = シャドウが全滅した。
raiders-why-shadows = レイダーが全滅した。
raiders-why-three_citizens = シチズンが3人死亡した。
raiders-why-alive = 最後まで生きていた。
raiders-why-neighbour = 隣のプレイヤーが勝った。
raiders-why-own_turn = 自分の手番で終わった。
raiders-why-equipment = 装備カードが5枚以上になった。
raiders-why-other_equipment = ほかの人の装備カードが5枚以上になった。
raiders-why-attack_kill = 条件どおりに相手を倒した。
raiders-why-at_hideout = 最後にオリバーの隠れ家にいた。
raiders-why-first_to_die = 最初に死亡した。
raiders-why-last_two = 最後の2人まで生き残った。
raiders-why-burden = 最後にダメージ6〜8で生きていた。
raiders-why-all_shadows_dead = シャドウの全滅時に生きていた。
raiders-why-relics = 4つの宝物のうち3つを集めた。
raiders-why-most_hurt = 生存者の中で最もダメージが多かった。
raiders-why-citizen_won = ほかのシチズンが勝った。
raiders-why-sacrifice = その身を捧げた。
