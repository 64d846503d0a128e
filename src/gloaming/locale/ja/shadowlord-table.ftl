# シャドウロード：テーブルの言葉（パネルと終わりのページ）。星図の言葉は別のファイルにある。

## 記録のまとまった行

shadowlord-row-ring = { $seat }は建造：{ $parts }
    .each = { $card } { $count }
shadowlord-row-loose = { $seat }は駐留船を配置：{ $parts }
    .each = { $place } { $count }
shadowlord-row-extra = 追加カード：{ $parts }
    .each = { $card } { $value }
shadowlord-row-battle_drew = 引いたカード：{ $parts }
    .each = { $card } { $value }

### 手番

shadowlord-steps = 手番のステップ
shadowlord-out = あなたの同盟は滅びました。行方を見守ってください。

### あなたの同盟

shadowlord-alliance = あなたの同盟
shadowlord-only-you = 自分だけ
shadowlord-no-card = カードなし
shadowlord-acted = 移動済み
shadowlord-power = パワーカード{ $value }
shadowlord-fleet = あなたの船
    .map = 盤上
    .stored = 保管
    .left = 残り
shadowlord-hand = 攻撃用の手札
    .count = { $count }／{ $limit }
    .empty = カードなし

### タイマー

shadowlord-timer = 影が満ちる
    .slot = { $slots }段階中{ $slot }
    .next = 尽きると影は{ $next }へ進む。{ $slots }で全員敗北。
    .last = 尽きると全員敗北。
    .still = 影は{ $slot }で止まっている。尽きると治世が{ $next }／{ $limit }になる。
shadowlord-stone-with = { $card }がパワーストーンを保持
shadowlord-reign = 治世：{ $count }／{ $limit }

### 移動

shadowlord-send-where = { $card }をどこへ？
    .note = { $place }、{ $ships ->
        [0] 船なし
       *[other] { $ships }隻
    }。
shadowlord-send-there = { $card }を{ $place }へ？
shadowlord-send-cost =
    { $cost ->
       *[other] { $cost }銀河
    }、{ $ships ->
       *[other] { $ships }隻
    }。{ $held ->
        [true] { "" }
       *[other] 支配していない銀河に入ると移動は終わり。
    }
shadowlord-send-leave = { $place }に残す
shadowlord-send-claim = 領有
shadowlord-send-go = ここへ移動
shadowlord-send-ask = { $seats }に尋ねる

### 戦闘

shadowlord-battle-title = { $place }の戦い
shadowlord-battle-attacks = { $side }の攻撃
shadowlord-battle-defends = { $side }の守り
shadowlord-battle-map = 星図を見る
shadowlord-battle-skip = 飛ばす
shadowlord-battle-step-nominate = { $side }の守り手
    .you = 守り手を送る
shadowlord-battle-step-commit = { $side }が伏せる
    .you = 伏せる
shadowlord-battle-step-answer = { $side }が応える
    .you = 応える
shadowlord-battle-step-turn_up = 公開
shadowlord-battle-step-draw = ドロー
shadowlord-battle-step-losses = 損失
shadowlord-battle-total = 合計
shadowlord-battle-ledger = 合計の内訳
shadowlord-ledger-levels = レベル
shadowlord-ledger-ships = 船
shadowlord-ledger-extra = 追加カード
shadowlord-ledger-drawn = 引いたカード

## 優勢な側

shadowlord-battle-would = このままなら{ $side }が{ $count }優勢
    .you = このままなら{ $count }優勢
shadowlord-battle-even = このままなら互角
shadowlord-battle-leads = { $side }が{ $count }優勢
    .you = あなたが{ $count }優勢
shadowlord-battle-level = 互角
shadowlord-battle-won = { $side }が{ $count }差で勝利
    .you = あなたが{ $count }差で勝利
shadowlord-battle-tied = 引き分け：{ $side }が守りきった
    .you = 引き分け：あなたが守りきった
    .note = 同点は防御側の勝ち。
shadowlord-battle-broken = 引き分け：{ $side }が押し切った
    .you = 引き分け：あなたが押し切った
    .note = 同点は攻撃側の勝ち。
shadowlord-battle-undrawn = まだ何も引いていません。
shadowlord-battle-tie = 同点なら防御側の勝ち。
    .attack = 同点なら攻撃側の勝ち。
shadowlord-battle-covered =
    { $count ->
       *[other] 裏向きの追加カードが{ $count }枚。
    }
shadowlord-battle-sees = まだ何も引いていません。{ $side }には{ $count }に見えます。
shadowlord-battle-losses = { $side }が損失カードを引きます。
shadowlord-battle-after = { $side }の負け。
shadowlord-battle-nobody = { $side }は誰もいない
shadowlord-battle-empty = { $side }は{ $place }を手放した
    .note = 戦う者はいません。
shadowlord-battle-claimed = { $place }は領有されました。
shadowlord-battle-stone = { $card }がパワーストーンを手にした
shadowlord-battle-fallen = { $seat }は脱落

## 戦う者とカードの場所

shadowlord-fighter-level = レベル{ $level }
shadowlord-fighter-ships =
    { $count ->
        [0] 船なし
       *[other] { $count }隻
    }
shadowlord-fighter-dead = 倒れた
shadowlord-fighter-went = { $place }へ
shadowlord-fighter-loss = 損失
shadowlord-stone-holder = パワーストーンを保持
shadowlord-slot-extra = 追加
shadowlord-slot-drawn = ドロー
shadowlord-slot-stone = ストーン

## まだないもの、もうないもの

shadowlord-alliance-soon = マスターが決まると同盟がそろいます。
shadowlord-alliance-gone = あなたの同盟は滅びました。
shadowlord-under = 肖像の下のカード：

### ほかの同盟

shadowlord-plaque = キャラクター{ $characters }、船{ $ships }、手札{ $hand }
shadowlord-plaque-out = 脱落
shadowlord-plaque-soon = マスター未定
shadowlord-plaque-more = 基地{ $corners }・商人{ $merchants }・肖像の下{ $cards }枚
shadowlord-head-characters = 人数
shadowlord-head-ships = 船
shadowlord-head-stored = 保管
shadowlord-head-corners = 基地
shadowlord-head-hand = 手札

### 山札と捨て札

shadowlord-deck = 残り{ $count }枚
shadowlord-discarded =
    { $count ->
        [0] 捨て札なし
       *[other] 捨て札{ $count }枚
    }
shadowlord-discards = 捨て札
shadowlord-discards-note =
    { $count ->
        [0] 山札は空です。次に引くとき、これを混ぜて山札にします。
       *[other] 山札は残り{ $count }枚。尽きるとこれを混ぜて山札にします。
    }
shadowlord-discards-of = 全{ $count }枚中

### 地図から戻る

shadowlord-battle-back = { $place }の戦いへ
