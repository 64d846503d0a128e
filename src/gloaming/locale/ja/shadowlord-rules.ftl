# シャドウロード：ルールブックの図と一覧の言葉。

## コマやカードと、その説明

shadowlord-rules-ring = 風のマスターの戦士。リングの6か所のうち3か所に船がある。
shadowlord-rules-shadow = シャドウ。レベル6、船1隻。
shadowlord-rules-stone = シャドウロード。リングのいちばん上をパワーストーンが占める。
shadowlord-rules-loose = 駐留船。銀河に置かれ、そこを支配する。
shadowlord-rules-disc = ディスク。裏向きの仲間。
shadowlord-rules-card = パワーカードと、その裏。

## 星図、戦闘、一覧

shadowlord-rules-map = 4人で始めるときの星図。基地と星座の銀河にディスク、失われた砦のまわりにシャドウ。
shadowlord-rules-battle = アナの勝ち。損失カードの2はシャドウの船1隻より大きいので、シャドウは滅びる。
shadowlord-rules-beside = 隣：
# $count: その目の出方の数。
shadowlord-rules-odds = 36分の{ $count }
