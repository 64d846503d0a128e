# どのゲームにも共通する、ボードの周りの言葉。

### 上の帯

table-your-turn = あなたの番
table-turn-of = { $name }
    .label = { $name }の番
table-turn = { $number }手番目
table-clock = 残り{ $seconds }秒
table-rulebook = ルール
table-summary = 早見表
table-settings = 設定
table-leave = 退席
table-skip = 質問へ移動
table-over = ゲーム終了

### 画面の部分

table-players = プレイヤー
table-board = ボード
table-board-help = 矢印キーでエリアとプレイヤーの間を移動します。
table-track = ダメージ
table-question = 質問
table-own = 自分のカード
table-side = 引いたカード、記録とチャット
table-tabs = テーブルの部分

table-tab-card = 自分のカード
table-tab-drawn = 引いたカード
table-tab-log = 記録とチャット
table-tab-players = プレイヤー
table-tab-characters = キャラクター

### 質問

table-rule = ルール { $clause }
table-back = 戻る
table-targets =
    { $count ->
       *[other] 選択肢{ $count }つ
    }
table-places = { $count }か所
table-fold = ボードを見る
table-unfold = 選択肢を見る
table-more-below = 続きあり
table-undo = やり直す
    .key = 直前の選択を取り消す（{ $key }）
table-waits = { $seat }を待っています
table-watching = 観戦中です
table-bot-for-you = CPUが代わりに操作しています。次の選択からは自分で選べます。
table-dead = あなたは死亡しました。陣営が勝てばあなたも勝ちです
table-yours = あなた
table-paused = 一時停止中です
    .by = { $name }がゲームを止めました
    .nobody = 誰もいなかったので、ゲームを止めました
table-go-on = 再開する
table-pause = 一時停止
table-warn-friend = 味方を攻撃しますか？
    .text = { $seat }は同じ陣営です。
    .yes = 攻撃する
table-refused = うまくいきませんでした

### プレイヤー

table-hidden = 正体不明
table-damage = { $damage }ダメージ
table-off-board = まだボードの外
table-nothing-held = 装備なし
table-only-you-know = 自分だけが知っています
table-effect-angel = 守護天使
table-effect-barrier = バリア
table-effect-voided = 能力封印
table-effect-spent = 能力使用済み
table-effect-turned = 勝利条件が変化
table-effect-armed = 予約中
table-hp = HP{ $hp }

### 自分のカード

table-only-you = 自分だけに表示
table-everyone-sees = 全員に公開
table-damage-of = { $damage }／{ $hp }
table-you-win-when = 勝利条件
table-equipment = あなたの装備
table-equipment-none = 装備はまだありません
table-ability-none = 特殊能力なしのゲームです。

### 引いたカード

table-put-away = しまう
table-drew = { $seat }が引いたカード
table-drew-you = あなたが引いたカード
table-gave = { $seat }から{ $to }へ
table-secret-two = 2人だけに表示
table-no-card = カードはありません

### 目盛り

table-falls = 死亡するダメージ
table-falls-title = 全キャラクターのHP
table-falls-open = 全キャラクターのHPを見る
table-tokens = { $name }：{ $damage }ダメージ

### ダイス

table-dice = 最後のダイス：{ $roll }

### 記録とチャット

table-log = 記録とチャット
table-log-help = 左右のキーで、ここに出てくるカードをたどれます。
table-log-all = すべて
table-log-actions = 行動
table-log-chat = チャット
table-say = メッセージを入力
table-send = 送信
table-log-empty = まだ何もありません
table-new-lines = 新しい行
table-watcher = 観戦

### 早見表

table-summary-title = テーブルの全員
table-summary-player = プレイヤー
table-summary-identity = 正体
table-summary-place = 場所
table-summary-damage = ダメージ
table-summary-equipment = 装備
table-summary-host = ホスト
table-host-kick = 退室させる
    .confirm = { $name }を退室させますか？
    .text = 席にはCPUが座ります。{ $name }はこの部屋に戻れません。
table-host-to-bot = CPUに任せる
table-host-to-person = 席を返す
table-host-hand-over = ホストを譲る
table-link = 自分用リンクをコピー
    .copied = コピーしました
    .why = 別の端末で自分の席に戻れます。人に見せないでください。
table-watchers = 観戦：{ $names }

### 退席

table-leave-title = 退席しますか？
    .text = 席にはCPUが座ります。あとで戻る場合は、退席せずに、このページか自分用リンクを残しておいてください。
    .watching = 観戦を終わります。
    .yes = 退席する
table-close = 閉じる
table-reveal = 正体を明かす
    .confirm = { $character }であることを明かしますか？ 全員に知られ、取り消せません。
table-reveal-yes = 明かす
table-yes = はい

### 終わり

table-sentence = { $said }。
table-end-you-won = あなたの勝ちです。
table-end-you-lost = あなたは勝てませんでした。
table-end-with = 勝者：{ $winners }
table-end-night =
    { $turns ->
       *[other] { $turns }手番の夜
    }
table-end-opens = { $name }が正体を明かす：{ $character }
table-end-dies = { $name }が死亡
table-end-rises = { $name }が生き返る
table-end-alive = 生存
table-end-dead = 死亡
table-end-won = 勝利
table-rematch = 再戦
table-rematch-off = やめておく
table-rematch-in = { $all }人中{ $count }人が参加
table-to-room = 待合室へ
table-replay = リプレイを見る

### リプレイ

replay-title = リプレイ
replay-eyes = 視点
replay-public = 公開情報
replay-all = 全員（すべて公開）
replay-play = 再生
replay-pause = 一時停止
replay-step = 1つ進む
replay-back = 1つ戻る
replay-start = 最初へ
replay-speed = 速さ
replay-turn-on = 次の手番
replay-turn-back = 前の手番
replay-where = { $step }／{ $steps }、{ $turn }手番目
replay-at = 再生位置
replay-missing = そのゲームは存在しないか、まだ公開されていません
replay-loading = ゲームを読み込んでいます
replay-room = 部屋に戻る
replay-home = トップページへ

### Standing order: what happens when this player is attacked. $hidden: the own card is not turned up yet

table-order = 攻撃を受けたら
table-order-arm =
    { $character ->
        [werewolf]
            { $hidden ->
                [true] 正体を明かして反撃
               *[other] 反撃する
            }
       *[other]
            { $hidden ->
                [true] 正体を明かして「{ $ability }」
               *[other] 「{ $ability }」を使う
            }
    }
table-order-never = 何もしない
table-order-disarm = 毎回たずねる
# On the narrow bar of a phone, in two short lines
table-order-chip =
    { $order ->
        [never] 攻撃を受けても何もしない
       *[arm]
            { $character ->
                [werewolf] 攻撃を受けたら反撃
               *[other] 攻撃を受けたら{ $ability }
            }
    }
table-effect-declines = 反応しない

### Notebook

table-notes = 推理ノート
# Under the title. `.helped`: where the program crosses out too
table-notebook-hint = 見えるのは自分だけ。文字を押すたびに、可能性あり、怪しい、違う、と変わります。名前を押すと、キャラクターごとに見られます。
    .helped = 見えるのは自分だけ。文字を押すたびに、可能性あり、怪しい、違う、と変わります。名前を押すと、キャラクターごとに見られます。二重線は確実に違うもので、押すと理由が出ます。
table-notebook-of = { $name }の正体の候補
# Between the names of characters
table-notebook-between = 、
# A letter or a name, said aloud. $standing: possible, ringed, struck (by its owner) or out (by the program)
table-notebook-letter =
    { $names }：{ $standing ->
        [ringed] 怪しい
        [struck] 違うと書いた
        [out] ありえない
       *[possible] 可能性あり
    }
table-notebook-camps =
    { $camp ->
        [hunter] ハンター
        [raider] レイダー
        [neutral] 中立
        [citizen] シチズン
       *[shadow] シャドウ
    }
# $count: how many of the camp are in this game
table-notebook-camp = { table-notebook-camps }（この対戦に{ $count }人）
table-notebook-maybe = 候補：{ $names }
table-notebook-why = ありえない理由

# Why the program has crossed characters out; the names stand before it. $seat: a player; $won: why somebody would have won
table-notebook-why-taken = { $seat }がそのキャラクター。
table-notebook-why-camp-full =
    { $count ->
        [0] この対戦に{ table-notebook-camps }はいない。
       *[other] { table-notebook-camps }は全員分かっている。
    }
table-notebook-why-initial-taken = 頭文字{ $initial }は{ $seat }。
table-notebook-why-survived = { $turn }手番目、ダメージ{ $damage }で生きていた。
table-notebook-why-not-revealed = { $turn }手番目、正体を明かすはずだった。
table-notebook-why-not-won = { $turn }手番目、勝っているはずだった。{ $won }
table-notebook-why-not-unmasked = { $turn }手番目、{ $card }を引いても正体を明かさなかった。
# What somebody did when a hint card was handed to them
table-notebook-answer =
    { $answer ->
        [handed] 装備カードを渡した
        [healed] 回復した
        [moved] 飛行船へ移動した
        [hurt] { $amount }ダメージを受けた
       *[nothing] 何も起こらなかった
    }
table-notebook-why-answered = { $turn }手番目、{ $card }で{ table-notebook-answer }。
# $hint: hermit card, reasoning card; one whose text you have not read
table-notebook-why-answered-unread = { $turn }手番目、{ $hint }で{ table-notebook-answer }。ありうるどのカードでも、そうはならない。
table-notebook-why-no-deal-camps = どう配られていても、{ table-notebook-camps }は全員ほかの席にいる。
table-notebook-why-no-deal-initials = どう配られていても、この頭文字はほかの席にいる。
table-notebook-why-no-deal-characters = どう配られていても、このキャラクターはほかの席にいる。
