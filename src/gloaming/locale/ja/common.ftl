# どのページにも現れる言葉：部屋の知らせ、色と形の名前。

### 形（見えない人のために）

shape-circle = 琥珀色の丸
shape-triangle = 青い三角
shape-square = 朱色の四角
shape-diamond = 灰緑のひし形
shape-star = 象牙色の星
shape-cross = 赤紫の十字
shape-hexagon = 緑の六角
shape-drop = 紫のしずく
shape-crescent = 銀の三日月
shape-ring = 茶色の輪

### 人のようす

person-bot = CPU
person-away = 離席
person-standin = CPUが代行中
person-dead = 死亡
person-host = ホスト
person-watcher = 観戦中
person-you = あなた

### 部屋の知らせ

notice-joined = { $name }が入室しました
notice-left = { $name }が退室しました
notice-away = { $name }が離席しました
notice-back = { $name }が戻りました
notice-standin = { $name }に代わってCPUがプレイします
notice-host = { $name }がホストになりました
notice-kicked = ホストが{ $name }を退室させました
notice-started = ゲームが始まりました
notice-paused = ゲームを一時停止しました
notice-resumed = ゲームを再開しました
notice-over = ゲームが終わりました
notice-renamed = { $old }の名前が{ $name }になりました
notice-watching = { $name }が観戦しています
notice-seated = { $name }が席に着きました
notice-rematch = { $name }が再戦を希望しています
notice-changed = { $name }が設定を変更しました
notice-to_bot = { $name }の席をCPUが引き継ぎました
notice-to_person = { $name }が自分の席に戻りました
notice-no-watchers = { $name }は退室しました。この部屋では観戦できません
notice-nobody-here = 誰もいなくなったため、ゲームを一時停止しました
notice-clock = { $name }は時間切れ。今回だけCPUが代わりに選びました
notice-match-closed = 誰も戻らなかったので、ゲームは勝敗なしで終了しました

### 接続

line-connecting = 接続しています
line-lost = 接続が切れました。再接続しています
line-closed = 切断されました

### いくつかのゲームに共通する陣営、山札、カードの種類

faction-shadow = シャドウ
    .plural = シャドウ
deck-white = 白
    .name = 白の山札
    .card = 白カード
    .cards = 白カード
deck-black = 黒
    .name = 黒の山札
    .card = 黒カード
    .cards = 黒カード
white-equipment = 白カード・装備
white-single = 白カード・使い捨て
black-equipment = 黒カード・装備
black-single = 黒カード・使い捨て
