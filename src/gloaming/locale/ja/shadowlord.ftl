# シャドウロード：名前と、ひとことの説明。「シャドウ」は戦う9体、「影」はタイマーが示すもの。

### ゲーム

game-shadowlord = シャドウロード
    .pitch = 同盟を率いて銀河を渡れ。影が最後の光を呑む前に。
    .players = 2〜4人
    .minutes = 90〜150分

## ゲームの設定

shadowlord-option-numbers = 数値
    .description = レベル、船、カード、タイマーの数値を別の表に替える。空欄なら、いつもの数値。

## エレメント

shadowlord-element-earth = 地
shadowlord-element-wind = 風
shadowlord-element-fire = 火
shadowlord-element-water = 水

## キャラクターの種類

shadowlord-kind-master = マスター
    .does = 戦う。倒れると、そのプレイヤーは脱落。
shadowlord-kind-warrior = 戦士
    .does = 戦い、マスターの盾になる。
shadowlord-kind-merchant = 商人
    .does = 戦う。毎手番、船を建造する。
shadowlord-kind-diplomat = 外交官
    .does = 戦わない。ディスクをめくって仲間を増やし、シャドウを寄せつけない。
shadowlord-kind-shadow = シャドウ
    .does = 入ってくる者と戦う。毎手番、手番のプレイヤーが1体動かせる。
shadowlord-kind-shadowlord = シャドウロード
    .does = 動かない。パワーストーンを持つ間、影が満ちていく。

## キャラクター

shadowlord-character-master-earth = 地のマスター
shadowlord-character-master-wind = 風のマスター
shadowlord-character-master-fire = 火のマスター
shadowlord-character-master-water = 水のマスター
shadowlord-character-warrior-randi = ランディ
shadowlord-character-warrior-holger = ホルガー
shadowlord-character-warrior-viggo = ヴィゴ
shadowlord-character-warrior-sten = ステン
shadowlord-character-warrior-astrid = アストリッド
shadowlord-character-warrior-axel = アクセル
shadowlord-character-warrior-bernhard = ベルンハルト
shadowlord-character-warrior-kaare = コーレ
shadowlord-character-merchant-vang = ヴァング
shadowlord-character-merchant-svein = スヴェイン
shadowlord-character-merchant-faye = フェイ
shadowlord-character-merchant-folke = フォルケ
shadowlord-character-merchant-selwyn = セルウィン
shadowlord-character-merchant-arne = アルネ
shadowlord-character-merchant-elayne = イレイン
shadowlord-character-merchant-brandon = ブランドン
shadowlord-character-diplomat-elfrida = エルフリーダ
shadowlord-character-diplomat-sigurd = シグルド
shadowlord-character-diplomat-bors = ボース
shadowlord-character-diplomat-gye = ガイ
shadowlord-character-diplomat-erling = エルリング
shadowlord-character-diplomat-ola = オーラ
shadowlord-character-diplomat-deems = ディームス
shadowlord-character-diplomat-aage = オーゲ
shadowlord-character-shadow-lynx = リンクス元帥
shadowlord-character-shadow-racson = ラクソン元帥
shadowlord-character-shadow-claw = 鉄の爪
shadowlord-character-shadow-cruel = クルーエル男爵
shadowlord-character-shadow-hector = ヘクター伯
shadowlord-character-shadow-gwyth = グウィス伯
shadowlord-character-shadow-halifax = ハリファックス公
shadowlord-character-shadow-darkness = 無敵の闇
shadowlord-character-shadowlord = シャドウロード

## 銀河の種類

shadowlord-place-galaxy = 銀河
    .does = 支配する者と、そこにいる者が、誰を通すかを決める。
shadowlord-place-station = 基地
    .does = 支配する者に、毎手番カードと船をもたらす。
shadowlord-place-ruin = 廃墟
    .does = ここから失われた砦へ道が通じる。
shadowlord-place-inner = 内側の銀河
    .does = シャドウの輪の中にある。
shadowlord-place-home = 母星
    .does = マスターが生きている間、ほかの者は領有できず、シャドウも入れない。
shadowlord-place-fortress = 砦
    .does = シャドウロードがいる間、挑めるのは1人ずつ。

## 銀河

shadowlord-galaxy-a1 = アンビル基地
shadowlord-galaxy-b1 = おうし座
shadowlord-galaxy-c1 = おとめ座
shadowlord-galaxy-d1 = やぎ座
shadowlord-galaxy-e1 = キール基地
shadowlord-galaxy-a2 = みずがめ座
shadowlord-galaxy-b2 = 灰の廃墟
shadowlord-galaxy-c2 = 薄明
shadowlord-galaxy-d2 = 硝子の廃墟
shadowlord-galaxy-e2 = おひつじ座
shadowlord-galaxy-a3 = てんびん座
shadowlord-galaxy-b3 = 蝕
shadowlord-galaxy-c3 = 失われた砦
shadowlord-galaxy-d3 = 本影
shadowlord-galaxy-e3 = しし座
shadowlord-galaxy-a4 = ふたご座
shadowlord-galaxy-b4 = 茨の廃墟
shadowlord-galaxy-c4 = 天底
shadowlord-galaxy-d4 = 塩の廃墟
shadowlord-galaxy-e4 = いて座
shadowlord-galaxy-a5 = リベット基地
shadowlord-galaxy-b5 = うお座
shadowlord-galaxy-c5 = さそり座
shadowlord-galaxy-d5 = かに座
shadowlord-galaxy-e5 = ビーコン基地
shadowlord-galaxy-N = 地の母星
shadowlord-galaxy-E = 火の母星
shadowlord-galaxy-S = 水の母星
shadowlord-galaxy-W = 風の母星

## 導き

shadowlord-guide-great_storm = 大嵐
    .effect = 船のあるリングはすべて1隻失う。シャドウロードだけは無事。
shadowlord-guide-local_storm = 局地嵐
    .effect = 銀河を1つ選べる。そこのリングは1隻ずつ、駐留船はすべて失う。
shadowlord-guide-gather = シャドウの集結
    .effect = 船のないシャドウはそれぞれ1隻得る。
shadowlord-guide-salvage = 回収
    .effect = 1隻追加
shadowlord-guide-insight = 洞察
    .effect = 今カードを1枚引く
shadowlord-guide-trade_winds = 貿易風
    .effect = 今カードを1枚、または1隻追加
shadowlord-guide-shipyard = 造船所
    .effect = 2隻追加
shadowlord-guide-scout = 偵察
    .effect = 裏向きのディスクを1枚、1人で見る
shadowlord-guide-errand = 闇の使い
    .effect = この手番はシャドウを2体動かせる
shadowlord-guide-raid = 略奪
    .effect = 相手の手札から無作為に1枚奪う
shadowlord-guide-gift = スターロードの贈り物
    .effect = 今カードを2枚、さらに2隻追加

## 手番のステップ

shadowlord-step-setup = 準備
shadowlord-step-draw = ドロー
shadowlord-step-guide = 導き
shadowlord-step-build = 建造
shadowlord-step-move = 移動
shadowlord-step-shadow = シャドウ
shadowlord-step-battle = 戦闘
shadowlord-step-end = 終了

## 物と数

shadowlord-ships = { $count }隻
shadowlord-cards = { $count }枚

## 終わった理由

shadowlord-why-last_master = ほかのマスターはすべて倒れ、シャドウロードはパワーストーンを失った。
shadowlord-why-total_victory = ほかのマスターも、シャドウも、すべて滅びた。
shadowlord-why-reign = 治世が満ちたとき、パワーストーンを持っていた。
shadowlord-why-timer = 影が最後の段階に達した。
shadowlord-why-no_master = 生き残ったマスターがいない。
shadowlord-why-reign_shadow = 治世が満ちたとき、シャドウがパワーストーンを持っていた。

shadowlord-defeat = 全員の敗北です。
