# 部屋ごとの数値表（どのゲームにも共通）：変則ルールの印、違うところ、読み込む場所。

variant = 変則
    .open = 変則：違うところを見る
    .title = 変則の数値
    .lead = このテーブルでは、通常と違う数値で遊びます。
variant-none = このテーブルは通常の数値です。
variant-strange = この数値表は表示できません。

numbers-usual = 通常
numbers-other = 変則（{ $count }か所）
numbers-lead = 好きな数値で遊べます。通常の数値をダウンロードして書き換え、ここに読み込んでください。変えたいところだけでも構いません。書かなかった数値はそのままです。
numbers-download = 通常の数値をダウンロード
numbers-load = ファイルを読み込む
numbers-text = ここに書いても構いません
numbers-use = この数値で遊ぶ
numbers-back = 通常の数値に戻す

## 違うところ：1行に1つ。

numbers-differs = { $what }：{ $now }（通常は{ $usual }）
numbers-differs-of = { $name }：{ $what } { $now }（通常は{ $usual }）
numbers-differs-new = { $what }：{ $now }
