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
rivals-roses-word = 薔薇
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
rivals-told-handed = 盗品はカードの持ち主へ
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
