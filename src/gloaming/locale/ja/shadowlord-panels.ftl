# シャドウロード：質問の操作盤、手番の段階、添え書きの言葉。変数の説明は英語のファイルにある。

### 手番の段階

shadowlord-steps-drawn =
    { $count ->
       *[other] { $count }枚
    }
shadowlord-steps-guide = { $roll }：{ $event }
shadowlord-steps-built =
    { $count ->
       *[other] { $count }隻
    }
shadowlord-steps-moved = { $count }／{ $of }
shadowlord-steps-shadows = { $count }体
shadowlord-steps-due =
    { $count ->
       *[other] { $count }件
    }

### タブ

shadowlord-tab-alliance = 同盟
shadowlord-tab-hand = 手札

### 数の増減

shadowlord-fewer = { $name }：減らす
shadowlord-more = { $name }：増やす
shadowlord-all = 全部
shadowlord-all-to = { $name }：入るだけ全部

### 建造

shadowlord-left =
    { $count ->
       *[other] 隻を配置できます
    }
shadowlord-redeem = カードを船に
shadowlord-redeem-card = { $value }を船に換える
shadowlord-redeem-gain =
    { $count ->
       *[other] { $count }隻追加
    }
shadowlord-clear = 取り消す
shadowlord-build-do = 建造する
shadowlord-build-none = 建造しない
shadowlord-build-stored =
    { $count ->
       *[other] { $count }隻は保管
    }
shadowlord-share-do = 出発する
shadowlord-loose =
    { $count ->
        [0] 駐留船なし
       *[other] 駐留船{ $count }隻
    }

### カードを置く

shadowlord-place-under = 肖像の下
shadowlord-place-hand = 攻撃用の手札
shadowlord-in-hand =
    { $count ->
        [0] 手札なし
       *[other] 手札{ $count }枚
    }

### 移動

shadowlord-claim-there = { $place }を領有
shadowlord-no-claim-own = 支配済み
shadowlord-no-claim-held = { $seat }が支配中
shadowlord-no-claim-taken = 領有できません
shadowlord-leave-and-stay =
    { $count ->
       *[other] { $count }隻を残してとどまる
    }
shadowlord-other-goal = 行き先を変える
shadowlord-other-character = 別の者を選ぶ

## 入るとどうなるか

shadowlord-means-held = あなたの支配下
shadowlord-means-open = 誰も支配していない
shadowlord-means-disc = ディスクがある
shadowlord-means-guest = { $hosts }が許可
shadowlord-means-fights = { $players }と戦闘
shadowlord-means-refused = { $players }が拒否：戦闘
shadowlord-means-joins = { $players }との戦闘に加わる
shadowlord-means-shadow = { $shadow }と戦闘
shadowlord-means-joins-shadow = { $shadow }との戦闘に加わる
shadowlord-passage-silence = 答えなければ拒否

### 戦闘の追加カード

shadowlord-commit-fighters = 戦う味方
shadowlord-commit-free = 追加カードなし
shadowlord-commit-laid = { $value }を出す
shadowlord-commit-portrait = { $name }：肖像の下の{ $value }
shadowlord-commit-count =
    { $count ->
        [0] 追加カードなし
       *[other] 追加カード{ $count }枚
    }

### 添え書き

shadowlord-power-does = 戦闘で1人に{ $value }を加えるか、{ $value ->
        [0] 船にはならない
       *[other] 船{ $value }隻になる
    }。
shadowlord-power-count = 全カード中{ $count }枚
shadowlord-stands =
    { $ships ->
        [0] { $place }、船なし
       *[other] { $place }、船{ $ships }隻
    }
shadowlord-gone = 退場
shadowlord-holds-stone = パワーストーンを保持
shadowlord-card-under = 肖像の下にカードがある
    .known = 肖像の下のカード
shadowlord-about-control = が支配
shadowlord-about-nobody = 誰も支配していない
shadowlord-about-disc = 裏向きのディスク：仲間の正体は分からない
shadowlord-about-scouted = ディスクは{ $card }（あなただけが知る）
shadowlord-about-scouts = ディスクを見た者：{ $seats }
shadowlord-about-battle = ここで戦闘がある
shadowlord-about-peace = { $seat }と{ $with_seat }はここで和平中
shadowlord-about-request = { $card }が通行を求めた。{ $granted ->
        [none] { "" }
       *[other] 許可：{ $granted }{ " " }
    }{ $refused ->
        [none] { "" }
       *[other] 拒否：{ $refused }
    }
shadowlord-about-out = 退場
shadowlord-about-ships = 盤上{ $ships }、保管{ $stored }、残り{ $free }
shadowlord-about-held = 支配：{ $count ->
       *[other] { $count }銀河
    }、{ $corners ->
        [0] 基地なし
       *[other] 基地{ $corners }
    }
