# シャドウライバルズ：テーブルの言葉（盤面、パネル、終わりのページ）。

## Lines of the log that several events share; `parts` is a row of `.each`

rivals-row-ranked = 薔薇：{ $parts }
    .each = { $seat } { $amount }
rivals-row-discarded = 捨て札へ：{ $parts }
    .each = { $seat } { $member }
rivals-row-returned = 山の下へ：{ $parts }
    .each =
    { $member ->
        [hidden] { $seat } { $family }
       *[other] { $seat } { $member }
    }

### 盤面：屋敷と列 (board)

rivals-mansions = 屋敷
rivals-board-help = 矢印キーで屋敷とカードの間を移動します。
rivals-meter = { $presence }／{ $limit }
rivals-then = このカードで{ $presence }／{ $limit }
rivals-fills = このカードで満員
rivals-standing-now = 今満員になれば
rivals-standing-with = { $member }をここに出すと
rivals-ordinal = { $rank }位
rivals-roses-word =
    { $amount ->
       *[other] 薔薇
    }
rivals-tie = 同点：令嬢の能力が先、次に扉にいちばん近いカードの持ち主
rivals-no-pay = 薔薇なし
rivals-no-mansion = 屋敷はもうない
rivals-can-choose = 選べます

## 列のカード

rivals-card-hidden = 裏向き
rivals-hidden-own = 自分の裏向きの札：{ $member }
rivals-hidden-family = 裏向きのカード：{ $family }
rivals-line =
    { $count ->
        [0] まだ誰もいない
       *[other] カード{ $count }枚、入口から順に
    }
rivals-card-label =
    { $position }番目、{ $seat }の{ $member }、影響力{ $influence }、存在感{ $presence }{ $loot ->
        [0] { "" }
       *[other] 、盗品{ $loot }
    }

## 屋敷のカード

rivals-house-presence = 存在感{ $presence }／{ $limit }
rivals-house-pays = 薔薇は順に{ $pays }
rivals-house-tiles = { $seat }のタイル：影響力{ $influence }
rivals-house-presence-tiles = 存在感タイル{ $count }

## スマートフォンでのまとめ

rivals-tab-pay =
    あなた{ $rank }位：{ $amount ->
        [0] なし
       *[other] 薔薇{ $amount }
    }
rivals-tab-unranked = あなた：なし
rivals-tab-first = { $seat }：{ $amount }
rivals-tab-nobody = まだ誰もいない

## 満員になった屋敷と、各自の獲得の見出し

rivals-told-full = 満員
rivals-told-handed =
    { $count ->
       *[other] 盗品はカードの持ち主へ
    }
rivals-told-pay = 影響力の順に薔薇
rivals-told-leave = 上級メンバーが帰る
rivals-told-close = 客が帰る
rivals-told-next = { $place }が開く
rivals-told-none = 屋敷はもうない
rivals-told-skip = 飛ばす
rivals-told-loot = 盗品
rivals-told-skills = 能力
rivals-told-influence = 影響力
rivals-told-rank = 順位
rivals-told-roses = 薔薇

## The end

rivals-end-headline = { $names }が夜を制した
    .you = 夜はあなたのもの
    .shared = { $names }が夜を分け合った
rivals-end-sum = { $total }点（薔薇{ $roses }、盗品{ $loot }）
rivals-end-margin = { $seat }があと{ $count }点まで迫った
rivals-end-tie = { $seat }も同点だったが、盗品は{ $loot }点だけ
rivals-end-tied = 合計点も盗品の点も同じだった
rivals-end-points = 得点
rivals-end-roses = 薔薇
rivals-end-total = 合計
rivals-end-sets =
    .jewel = 3枚で10点
    .antique = 2枚で6点
    .painting = 1枚2点、最多は5点追加
rivals-end-bonus = 最多で{ $count }点追加
rivals-end-night = { $count }軒の夜

### The hand, and playing a card

rivals-hand = あなたの手札
rivals-hand-empty = 手札はありません
rivals-play-which = カードを選ぶか、屋敷へ動かしてください。
rivals-play-where = { $member }をどこへ？
rivals-where = { $thing }をどこへ？
rivals-play-here = { $place }へ。ほかの屋敷は上で選べます。
rivals-play-face = 表向きか裏向きか
rivals-play-up = 表向き
rivals-play-down = 裏向き
    .gives =
    { $count ->
        [0] 能力も盗品もなし
       *[other] 能力なし、代わりに盗品{ $count }枚
    }
    .and =
    { $count ->
        [0] { "" }
       *[other] 、盗品{ "\u2060" }{ $count }
    }
rivals-play-back = 戻す
rivals-outcome = { $presence }／{ $limit }。影響力{ $total }で{ rivals-rank }
    .unranked = { $presence }／{ $limit }。影響力なし
rivals-outcome-fills =
    満員。あなたは{ rivals-rank }で{ $amount ->
        [0] 薔薇なし
       *[other] 薔薇{ $amount }
    }
    .unranked = 満員。薔薇なし
rivals-outcome-short = { $presence }／{ $limit }、あなたは{ rivals-rank }
    .unranked = { $presence }／{ $limit }、影響力なし
rivals-outcome-fills-short =
    満員：{ rivals-rank }、{ $amount ->
        [0] 薔薇なし
       *[other] 薔薇{ $amount }
    }
    .unranked = 満員：薔薇なし
rivals-rank = { $rank }位

### The players

rivals-plaque = 盗品{ $loot }・手札{ $hand }・残りタイル{ $tiles }
rivals-front = 上級メンバー{ $count }枚
rivals-front-family = { $family }・裏向き
rivals-own = あなたの持ち物
rivals-own-advanced = あなたの上級メンバー
    .none = まだいません。基本メンバーのいる屋敷が満員になると、1枚引けます。
rivals-own-loot = あなたの盗品
    .worth = 現在{ $points }点
rivals-deck = 山札
rivals-discards = 捨て札
rivals-tiles-left = 残りタイル
rivals-about-loot = 盗品
rivals-about-hand = 手札
rivals-about-markers = 残りマーカー
rivals-about-front = 上級メンバー
rivals-none = なし
rivals-tab-own = 自分の札

### What all share

rivals-supply = 共通の場
rivals-over = 屋敷は{ $of }軒中{ $count }軒が終了
rivals-supply-loot = 盗品
rivals-supply-presence = 存在感
rivals-supply-mansions = 屋敷
rivals-supply-advanced = 上級メンバーの残り
rivals-family-left =
    { $count ->
        [0] 引ける札は残っていません
       *[other] このうち{ $count }枚が残っています
    }
rivals-pile-left = 残り{ $count }枚
rivals-about-limit = 存在感{ $limit }まで
rivals-lies-own = あなただけが知る：{ $member }
rivals-lies-family = { $family }・裏向き
rivals-lies-down = 裏向きの値
