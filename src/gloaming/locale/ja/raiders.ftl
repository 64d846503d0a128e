# シャドウレイダーズ：名前とカードの文章。ひとつの文章がカード、記録、ルールブックのすべてに現れる。
# 変数と、ほかのゲームにない名前の説明は英語のファイルにある。

### ゲーム

game-raiders = シャドウレイダーズ
    .pitch = ガス灯と霧の街、見知らぬ人々。シャドウの手が届く前に、誰が何者かを推理せよ。
    .players = 4〜10人
    .minutes = 45〜60分

## 陣営

faction-raider = レイダー
    .plural = レイダー
faction-citizen = シチズン
    .plural = シチズン

## 山札とカードの種類

deck-reasoning = 推理
    .name = 推理の山札
    .card = 推理カード
    .cards = 推理カード

reasoning-single = 推理カード・非公開

## ゲームの設定

raiders-option-expansion = 拡張：飛行船
    .description = オン：ボードの中央に女王陛下の飛行船が浮かぶ。キャラクターは10人から30人に、カードは山札ごとに4枚増える。9人以上で遊ぶときに必要。
raiders-option-draw = キャラクターの選び方
    .description = 配られる可能性のあるキャラクター。飛行船があるときのみ。
raiders-option-abilities = 特殊能力
    .description = オフ：特殊能力なしで遊ぶ。ウルリッヒの嘘と、勝利条件はそのまま。
raiders-option-hint = 開始前の手がかり
    .description = オン：最初の手番の前に、全員が1枚ずつ推理カードを引き、左隣のプレイヤーに渡す。6人以上におすすめ。
raiders-option-daniel_hp = ダニエルのHP
    .description = 版によって14または13。
raiders-option-mirror = 鏡の対象：全シャドウ
    .description = オン：「闇を祓う鏡」で、ウルリッヒ以外の全シャドウが正体を明かす。オフ：頭文字がVかWのシャドウだけ。

raiders-draw-free = 自由
    .description = 全30人からの自由な組み合わせ。波乱が多い。
raiders-draw-by_initial = 頭文字ごとに1人
    .description = 10の頭文字それぞれについて、3人のうち1人。どの10人かは誰にも分からない。釣り合いがとれている。
raiders-daniel_hp-14 = 14
    .description = 14ダメージで死亡する。
raiders-daniel_hp-13 = 13
    .description = 13ダメージで死亡する。

## エリア

raiders-board = ボード：6つのエリアが輪になり、並びはゲームごとに変わります。拡張では中央に飛行船があります。左隣は反時計回りの隣です。

raiders-area-detective_agency = 探偵事務所
    .action = 推理カードを渡す
    .text = 推理カードを1枚引き、ほかのプレイヤー1人に渡す。
raiders-area-blackmist_area = ブラックミスト地区
    .action = 好きな山札を引く
    .text = 3つの山札から1つを選んで1枚引く。そのあとは、その山札のエリアと同じように処理する。
raiders-area-grand_cathedral = 大聖堂
    .action = 白カードを引く
    .text = 白カードを1枚引き、書かれていることを行う。
raiders-area-underground_passage = 地下通路
    .action = 黒カードを引く
    .text = 黒カードを1枚引き、書かれていることを行う。
raiders-area-town_hall = 市庁舎
    .action = 2ダメージか1回復
    .text = プレイヤーを1人選ぶ（自分でもよい）。そのプレイヤーは2ダメージを受けるか、1回復する。
raiders-area-olivers_hideout = オリバーの隠れ家
    .action = 装備を1枚奪う
    .text = ほかのプレイヤー1人から、好きな装備カードを1枚奪う。
raiders-area-airship = 女王陛下の飛行船
    .action = 全員を攻撃できる
    .text = エリアの効果はないが、ボード上の全員が攻撃の範囲に入る。ここで手番を始めたら、ダイスを振らずに好きなエリアへ移ってよい。

## エリアの輪と攻撃の範囲

raiders-left = 左
raiders-scope = スコープ
raiders-steps =
    { $steps ->
        [-1] 飛行船
        [0] 同じ場所
       *[other] 左へ{ $steps }つ
    }
raiders-reach =
    .from = { $place }からの攻撃の範囲：{ $targets }
    .from-none = { $place }からの攻撃の範囲には誰もいない
raiders-heading = { $seat }は{ $place }へ向かっています

## 白カード

raiders-card-w_holy_water = いやしの聖水
    .text = 2回復する。
raiders-card-w_judgement = 裁きの閃光
    .text = 自分以外の全員が2ダメージを受ける。
raiders-card-w_advent = 光臨
    .text = レイダーなら、正体を明かしてもよい。明かしていれば、ダメージをすべて回復する。
raiders-card-w_guardian_angel = 守護天使
    .text = 次の自分の手番が始まるまで、攻撃によるダメージを受けない。
raiders-card-w_wisdom_seal = 封印の知恵
    .text = この手番のあと、もう一度手番を行う。
raiders-card-w_first_aid = 応急手当
    .text = プレイヤーを1人選び（自分でもよい）、そのダメージを7にする。
raiders-card-w_cookie = 幸せのクッキー
    .text = アリス、アンジェラ、アガサ、ウルリッヒ、ウラヌス、アルスターなら、正体を明かしてもよい。明かしていれば、ダメージをすべて回復する。
    .text-base = アリスかウルリッヒなら、正体を明かしてもよい。明かしていれば、ダメージをすべて回復する。
raiders-card-w_blessing = 恩恵
    .text = ほかのプレイヤーを1人選び、6面ダイスを振る。そのプレイヤーは出た目だけ回復する。
raiders-card-w_mirror = 闇を祓う鏡
    .text = ヴァンパイア、復讐の女神、蟲毒使い、狼男、ワイト、ワルプルギスなら、正体を明かさなければならない。
    .text-base = ヴァンパイアか狼男なら、正体を明かさなければならない。
    .text-wide = シャドウなら、正体を明かさなければならない。ウルリッヒは除く。
raiders-card-w_silver_rosary = 銀のロザリオ
    .text = 攻撃でプレイヤーを倒したとき、その装備をすべて奪う。
raiders-card-w_lucky_brooch = 幸運のブローチ
    .text = 市庁舎のダメージを受けない。回復は受けられる。
raiders-card-w_sages_robe = 賢者のローブ
    .text = 自分の攻撃のダメージが1減る。自分への攻撃のダメージも1減る。
raiders-card-w_mystic_compass = 神秘のコンパス
    .text = 移動のときに2回振り、好きなほうへ進む。
raiders-card-w_ancient_chalice = いにしえの聖杯
    .text = 三つ目の黒犬、吸血コウモリ、呪いの人形のダメージを受けない。
raiders-card-w_excalibur = エクスカリバー
    .text = レイダー専用：正体を明かしていれば（その場で明かしてもよい）、攻撃が成功したときのダメージが2増える。
raiders-card-w_mermaid_tear = 人魚の涙
    .text = 最もダメージの多いプレイヤーが3回復する。同点なら、その全員が回復する。
raiders-card-w_parasol = 虹色のパラソル
    .text = 攻撃の代わりに、推理カードを1枚引き、攻撃の範囲にいるプレイヤー1人に渡してよい。

## 黒カード

raiders-card-b_vampire_bat = 吸血コウモリ
    .text = ほかのプレイヤーを1人選ぶ。そのプレイヤーは2ダメージを受け、自分は1回復する。
raiders-card-b_henchman = オリバーの子分
    .text = ほかのプレイヤー1人から、好きな装備カードを1枚奪う。
raiders-card-b_black_dog = 三つ目の黒犬
    .text = ほかのプレイヤーを1人選ぶ。そのプレイヤーと自分が2ダメージずつ受ける。
raiders-card-b_riot = 暴動
    .text = ダイスを2つ振る。合計の数字のエリアにいる全員が3ダメージを受ける。10なら何も起こらない。
raiders-card-b_banana_peel = バナナの皮
    .text = 自分の装備カード1枚を、ほかのプレイヤーに渡す。1枚もなければ1ダメージを受ける。
raiders-card-b_cursed_doll = 呪いの人形
    .text = ほかのプレイヤーを1人選び、6面ダイスを振る。1〜4ならそのプレイヤーが、5か6なら自分が3ダメージを受ける。
raiders-card-b_dark_ritual = 戦慄の闇儀式
    .text = シャドウなら、正体を明かしてもよい。明かしていれば、ダメージをすべて回復する。
raiders-card-b_gatling = ガトリング
    .text = 攻撃は、1回のダイスで範囲内の全員に当たる。
raiders-card-b_pistol_l = 拳銃【L】
    .text = 攻撃が成功すると、ダメージが1増える。
raiders-card-b_pistol_r = 拳銃【R】
    .text = 攻撃が成功すると、ダメージが1増える。
raiders-card-b_sabre = サーベル
    .text = 攻撃が成功すると、ダメージが1増える。
raiders-card-b_crossbow = クロスボウガン
    .text = 攻撃が成功すると、ダメージが1増える。
raiders-card-b_masamune = 妖刀マサムネ
    .text = 範囲に誰かがいれば、毎手番かならず攻撃する。攻撃では4面ダイスだけを振る。失敗はなく、出た目がダメージになる。
raiders-card-b_deaths_scope = 死神のスコープ
    .text = 攻撃の範囲が、左へ1エリア広がる。

## 推理カード（受け取った人に向けた文章。題名はこのゲームでの呼び名）

raiders-card-r_cs_equip = シチズン／シャドウ：装備か1ダメージ
    .text = シチズンかシャドウなら、このカードを渡してきたプレイヤーに装備カードを1枚渡すか、1ダメージを受ける。
raiders-card-r_cr_equip = シチズン／レイダー：装備か1ダメージ
    .text = シチズンかレイダーなら、このカードを渡してきたプレイヤーに装備カードを1枚渡すか、1ダメージを受ける。
raiders-card-r_rs_equip = レイダー／シャドウ：装備か1ダメージ
    .text = レイダーかシャドウなら、このカードを渡してきたプレイヤーに装備カードを1枚渡すか、1ダメージを受ける。
raiders-card-r_raider_1 = レイダー：1ダメージ
    .text = レイダーなら、1ダメージを受ける。
raiders-card-r_shadow_1 = シャドウ：1ダメージ
    .text = シャドウなら、1ダメージを受ける。
raiders-card-r_shadow_2 = シャドウ：2ダメージ
    .text = シャドウなら、2ダメージを受ける。
raiders-card-r_hp11 = HP11以下：1ダメージ
    .text = HPが11以下のキャラクターなら、1ダメージを受ける。
raiders-card-r_hp12 = HP12以上：2ダメージ
    .text = HPが12以上のキャラクターなら、2ダメージを受ける。
raiders-card-r_citizen_heal = シチズン：1回復
    .text = シチズンなら、1回復する。ダメージがなければ、代わりに1ダメージを受ける。
raiders-card-r_raider_heal = レイダー：1回復
    .text = レイダーなら、1回復する。ダメージがなければ、代わりに1ダメージを受ける。
raiders-card-r_shadow_heal = シャドウ：1回復
    .text = シャドウなら、1回復する。ダメージがなければ、代わりに1ダメージを受ける。
raiders-card-r_show = 正体を見せる
    .text = このカードを渡してきたプレイヤーだけに、自分のキャラクターを見せる。
raiders-card-r_raider_airship = レイダー：飛行船へ
    .text = レイダーなら、女王陛下の飛行船へ移る。すでにそこにいれば、1ダメージを受ける。
raiders-card-r_citizen_airship = シチズン：飛行船へ
    .text = シチズンなら、女王陛下の飛行船へ移る。すでにそこにいれば、1ダメージを受ける。
raiders-card-r_shadow_airship = シャドウ：飛行船へ
    .text = シャドウなら、女王陛下の飛行船へ移る。すでにそこにいれば、1ダメージを受ける。

## キャラクター

raiders-character-alice = アリス
    .ability = うさぎさんヒール
    .ability-text = 1回だけ、自分の手番の初めに：ダメージをすべて回復する。
    .win = ゲーム終了時に生きている。
    .lost = 終わりまで生きられなかった。
raiders-character-angela = アンジェラ
    .ability = 移り気
    .ability-text = 1回だけ、誰の手番のいつでも：勝利条件が「左隣のプレイヤーの勝利」に変わる。
    .win = 右隣のプレイヤーが勝つ。
    .win-changed = 左隣のプレイヤーが勝つ。
    .lost = 隣のプレイヤーが勝てなかった。
raiders-character-agatha = アガサ
    .ability = 完全犯罪
    .ability-text = 1回だけ、自分の手番の終わりに：ダイスを2つ振る。合計の数字のエリアにいる全員が、自分も含めて3ダメージを受ける。10は飛行船。
    .win = 自分の手番でゲームが終わる（死亡していてもよい）。
    .lost = ほかの人の手番で終わった。
raiders-character-bylon = バイロン
    .ability = 念力の懐中時計
    .ability-text = 攻撃で2以上のダメージを与えるとき、代わりに、攻撃した相手全員から装備カードを1枚ずつ奪ってよい。そのとき、誰もダメージを受けない。
    .win = 装備カードを5枚以上持っている。
    .lost = 装備カードが足りなかった。
raiders-character-benjamin = ベンジャミン
    .ability = 太鼓持ち
    .ability-text = 自分の手番の終わりに毎回：自分の装備カード1枚を、同じエリアのほかのプレイヤーに渡してよい。
    .win = 生きているほかのプレイヤーが、装備カードを5枚以上持っている。
    .lost = 装備カードを5枚持つ人が、ほかにいなかった。
raiders-character-bruce = ブルース
    .ability = 国士無双
    .ability-text = 自分の攻撃でHP11以下のキャラクターを倒したとき、正体を明かさなければならない。
    .win = 自分の攻撃でHP12以上のキャラクターを倒す、またはゲーム終了時に生きてオリバーの隠れ家にいる。
    .lost = 大物を倒せず、隠れ家にもいなかった。
raiders-character-craig = クレイグ
    .ability = 死の饗宴
    .ability-text = 自分の手番に1回、攻撃のあとに：2ダメージを受けて、同じ相手をもう一度攻撃してよい。その2ダメージで死亡するときは使えない。
    .win = すでに2人以上が死亡しているとき、自分の攻撃で誰かを倒す。
    .lost = 2人が死亡したあと、誰も倒せなかった。
raiders-character-carol = キャロル
    .ability = 聖痕
    .ability-text = 自分の手番の初めに毎回、2回復する。
    .win = 最初に死亡する、または最後の2人まで生き残る。
    .lost = 最初の死者でも、最後の2人でもなかった。
raiders-character-claire = クレア
    .ability = キャスリング
    .ability-text = 1回だけ、自分の手番の初めに：ほかのプレイヤー1人とダメージを入れ替える。
    .win = ゲーム終了時に、ダメージ6〜8で生きている。
    .lost = ダメージ6〜8で生き残れなかった。
raiders-character-daniel = ダニエル
    .ability = 絶叫
    .ability-text = ほかのキャラクターが死亡したとき、正体を明かさなければならない。
    .win = 最初に死亡する、またはシャドウの全滅時に生きている。
    .lost = 最初の死者でも、シャドウの全滅を見届けた者でもなかった。
raiders-character-david = デーヴィッド
    .ability = グレイブディガー
    .ability-text = 1回だけ、自分の手番の初めに：白か黒の捨て札から、好きな装備カードを1枚取る。
    .win = いにしえの聖杯、神秘のコンパス、幸運のブローチ、銀のロザリオのうち、違う3種類を持っている。
    .lost = 4つの宝物が足りなかった。
raiders-character-deborah = デボラ
    .ability = 献身的な愛
    .ability-text = 1回だけ、自分の手番の初めに：勝利条件が「自分の死亡」に変わる。
    .win = 4〜5人のとき：{ raiders-character-deborah.win-small }6人以上のとき：{ raiders-character-deborah.win-large }
    .win-small = ゲーム終了時に生きていて、生存者の中で最もダメージが多い（同点でもよい）。
    .win-large = ほかのシチズンが勝つ。
    .win-changed = 自分が死亡している。
    .lost = 願いはかなわなかった。

raiders-character-emi = 映魅
    .reading = エミ
    .ability = テレポート
    .ability-text = 移動のダイスを振ったあと、出た目に従う代わりに、今いるエリアの両隣のどちらかへ移ってよい。飛行船からは使えない。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
raiders-character-emma = エマ
    .ability = 癒しの光
    .ability-text = 自分の手番の終わりに毎回：同じエリアのほかのプレイヤーを1人選び、4面ダイスを振ってよい。そのプレイヤーは出た目だけ回復する。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
raiders-character-erica = エリカ
    .ability = 封印の鎖
    .ability-text = 1回だけ、自分の手番の初めに：ほかのプレイヤーを1人選ぶ。その特殊能力はゲーム終了まで失われる。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
raiders-character-felix = フェリックス
    .ability = アストラル・メイス
    .ability-text = 1回だけ、自分の手番の初めに：ほかのプレイヤーを1人選び、6面ダイスを振る。そのプレイヤーは出た目だけダメージを受ける。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
raiders-character-felicia = フェリシア
    .ability = スラム街の天使
    .ability-text = 1回だけ、自分の手番の初めに：プレイヤーを1人選び（自分でもよい）、そのダメージを7にする。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
raiders-character-freddy = フレディ
    .ability = ドラゴンアタック
    .ability-text = 攻撃が成功すると、正体を明かしている相手へのダメージが2増える。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
raiders-character-gordon = ゴードン
    .ability = 絶対無敵バリア
    .ability-text = 1回だけ、自分の手番の終わりに：次の自分の手番が始まるまで、どんなダメージも受けない。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
raiders-character-galahad = ガラハド
    .ability = 魔剣の伝承者
    .ability-text = エクスカリバーを持っていれば、攻撃が失敗しても、成功するまで振り直す。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
raiders-character-godwin = ゴドウィン
    .ability = 蘇生装置TYPE-G
    .ability-text = 自分が死亡したとき、それより前に死亡したキャラクター1人を生き返らせてよい。その人はダメージ7、正体公開、装備なしで、ボードの外から再開する。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。

raiders-character-ulrich = ウルリッヒ
    .ability = 偽り
    .ability-text = 推理カードに嘘の答えをしてよい。正体を明かしたあとでもよい。答えたことは実際に起こる。特殊能力ではないので封印されず、特殊能力なしのゲームでも使える。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
raiders-character-uranus = ウラヌス
    .ability = メテオストライク
    .ability-text = 自分の手番の初めに毎回：ブラックミスト地区か飛行船にいるほかのプレイヤーを1人選んでよい。そのプレイヤーは3ダメージを受ける。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
raiders-character-ulster = アルスター
    .ability = デル・フリス
    .ability-text = 自分の攻撃のあと、もう一度攻撃してよい。同じ相手でも、別の相手でもよい。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
raiders-character-vampire = ヴァンパイア
    .ability = 吸血
    .ability-text = 攻撃でダメージを与えたとき、2回復する。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
raiders-character-vendetta = 復讐の女神
    .reading = ヴェンデッタ
    .ability = 冥府の大鎌
    .ability-text = 攻撃では4面ダイスだけを振る。失敗はなく、出た目がダメージになる。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
raiders-character-venom = 蟲毒使い
    .reading = ヴェノム
    .ability = 反駁の猛毒
    .ability-text = 攻撃を受けて生き残ったとき（失敗した攻撃でも）、攻撃した人は装備カードを1枚渡すか、1ダメージを受ける。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
raiders-character-werewolf = 狼男
    .reading = ワーウルフ
    .ability = 反撃
    .ability-text = 攻撃を受けて生き残ったとき（失敗した攻撃でも）、どこにいる相手にでも、すぐに攻撃し返してよい。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
raiders-character-wight = ワイト
    .ability = 亡者の王
    .ability-text = 1回だけ、自分の手番の終わりに：死亡したキャラクターの数だけ、追加の手番を行う。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
raiders-character-walpurgis = ワルプルギス
    .ability = 重力の虹
    .ability-text = 攻撃の前に、ボード上のほかのプレイヤーと場所を入れ替えてよい。そのあとは、かならず攻撃する。
    .win = レイダーが全滅、またはシチズンが3人死亡。
    .lost = レイダーが残っていた。
