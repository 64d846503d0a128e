# Shadowlord: words of the star map. $place galaxies, $seat players, $card characters: names; $level, $ships, $count, $cost: numbers.

shadowlord-map = 星図
shadowlord-map-help = 矢印キーで銀河の間を移動、Enterで選択、Iで詳細。＋と－で拡大縮小、Fで全体表示、Shift＋矢印で地図を動かします。
shadowlord-map-closer = 拡大
shadowlord-map-whole = 全体
shadowlord-map-in = 拡大する
shadowlord-map-out = 縮小する
shadowlord-map-zoom = 拡大と縮小

### A galaxy in a label: its name, then a list of these

shadowlord-map-held = { $seat }が支配
shadowlord-map-held-you = あなたが支配
shadowlord-map-home = { $seat }の母星
shadowlord-map-loose = { $seat }の駐留船{ $count }隻
shadowlord-map-character = { $seat }の{ $kind }{ $card }、船{ $ships }隻
shadowlord-map-shadow = { $card }、レベル{ $level }、船{ $ships }隻
shadowlord-map-flock = { $seat }の{ $count }人、船{ $ships }隻
shadowlord-map-stone = パワーストーンを保持
shadowlord-map-acted = 行動済み
shadowlord-map-disc = 裏向きのディスク
shadowlord-map-scouted = あなたが見たディスク：{ $card }
shadowlord-map-looked = { $seat }がディスクを見た
shadowlord-map-peace = { $seat }と{ $with_seat }は和平中
shadowlord-map-battle = 戦闘
shadowlord-map-goal =
    { $cost ->
        [0] 選べます
       *[other] 船{ $cost }隻で届く
    }
shadowlord-map-fight = 戦闘になる
shadowlord-map-asks = { $seat }の許可が必要
shadowlord-map-chosen = 選択中

### The guide roll in the corner

shadowlord-map-rolled = 導き { $roll }
shadowlord-map-told = { $event }：{ $effect }
