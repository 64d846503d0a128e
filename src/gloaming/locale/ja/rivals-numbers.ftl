# 部屋ごとの数値表：変則ルールの印、違うところ、読み込む場所。

rivals-variant = 変則
    .open = 変則：違うところを見る
    .title = 変則の数値
    .lead = このテーブルでは、通常と違う数値で遊びます。
rivals-variant-none = このテーブルは通常の数値です。
rivals-variant-strange = この数値表は表示できません。

rivals-numbers-usual = 通常
rivals-numbers-other = 変則（{ $count }か所）
rivals-numbers-lead = 好きな数値で遊べます。通常の数値をダウンロードして書き換え、ここに読み込んでください。変えたいところだけでも構いません。書かなかった数値はそのままです。
rivals-numbers-download = 通常の数値をダウンロード
    .file = shadow-rivals-numbers.json
rivals-numbers-load = ファイルを読み込む
rivals-numbers-text = ここに書いても構いません
rivals-numbers-use = この数値で遊ぶ
rivals-numbers-back = 通常の数値に戻す

## 違うところ：1行に1つ。

rivals-differs = { $what }：{ $now }（通常は{ $usual }）
rivals-differs-of = { $name }：{ $what } { $now }（通常は{ $usual }）

rivals-number-influence = 影響力
rivals-number-presence = 存在感
rivals-number-limit = 定員
rivals-number-payouts = 薔薇
rivals-number-size = 大きさ
rivals-number-tiles = 枚数
rivals-number-hand_size = 手札の枚数
rivals-number-influence_per_tile = 影響力タイル1枚の影響力
rivals-number-influence_tiles = 各プレイヤーの影響力タイル
rivals-number-presence_tiles = 存在感タイル
rivals-number-face_down_influence = 裏向きのカードの影響力
rivals-number-face_down_presence = 裏向きのカードの存在感
rivals-number-face_down_loot = 裏向きで出したときの盗品
rivals-number-mansions_to_end = ゲーム終了までの屋敷の数
