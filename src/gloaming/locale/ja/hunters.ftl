# シャドウハンターズ：名前とカードの文章。ひとつの文章がカード、記録、ルールブックのすべてに現れる。

### ゲーム

game-hunters = シャドウハンターズ
    .pitch = あなたの正体は誰も知らない。この中の誰かが、あなたを狙っている。
    .players = 4〜8人
    .minutes = 30〜45分

## 陣営

faction-hunter = ハンター
    .plural = ハンター
faction-neutral = 中立
    .plural = 中立

## 山札とカードの種類

deck-hermit = オババ
    .name = オババの山札
    .card = オババカード
    .cards = オババカード

hermit-single = オババカード・非公開

## ゲームの設定

hunters-option-roster = キャラクター
    .description = 配られる可能性のあるキャラクター。
hunters-option-abilities = 特殊能力
    .description = オフ：特殊能力なしで遊ぶ。勝利条件はそのまま。
hunters-option-hint = 開始前の手がかり
    .description = オン：最初の手番の前に、全員が1枚ずつオババカードを引き、左隣のプレイヤーに渡す。

hunters-roster-default = いつもの11人
    .description = はじめての人に向いた11人。
hunters-roster-base = 基本セット
    .description = 初版の10人。
hunters-roster-extra = 拡張セット
    .description = 拡張で加わった10人。
hunters-roster-by_initial = 頭文字ごとに1人
    .description = 10の頭文字それぞれについて、2人のうち1人。どの10人かは誰にも分からない。
hunters-roster-full = 全20人
    .description = 全キャラクターからの自由な組み合わせ。

## エリア

hunters-board = ボード：6つのエリアが輪になり、2つずつで3つのゾーンを作ります。並びはゲームごとに変わります。

hunters-area-hermits_cabin = 老婆の庵
    .action = オババカードを渡す
    .text = オババカードを1枚引き、ほかのプレイヤー1人に渡す。
hunters-area-underworld_gate = 時空の扉
    .action = 好きな山札を引く
    .text = 3つの山札から1つを選んで1枚引く。そのあとは、その山札のエリアと同じように処理する。
hunters-area-church = 教会
    .action = 白カードを引く
    .text = 白カードを1枚引き、書かれていることを行う。
hunters-area-cemetery = 共同墓地
    .action = 黒カードを引く
    .text = 黒カードを1枚引き、書かれていることを行う。
hunters-area-weird_woods = 希望と絶望の森
    .action = 2ダメージか1回復
    .text = プレイヤーを1人選ぶ（自分でもよい）。そのプレイヤーは2ダメージを受けるか、1回復する。
hunters-area-erstwhile_altar = いにしえの祭壇
    .action = 装備を1枚奪う
    .text = ほかのプレイヤー1人から、好きな装備カードを1枚奪う。

## 白カード

hunters-card-w_mystic_compass = 神秘のコンパス
    .text = 移動のときに2回振り、好きなほうへ進む。
hunters-card-w_talisman = 魔除けのお守り
    .text = 血に飢えた大蜘蛛、吸血コウモリ、ダイナマイトのダメージを受けない。
hunters-card-w_fortune_brooch = 幸運のブローチ
    .text = 希望と絶望の森のダメージを受けない。回復は受けられる。
hunters-card-w_silver_rosary = 銀のロザリオ
    .text = プレイヤーを倒したとき、その装備をすべて奪う。
hunters-card-w_spear_longinus = ロンギヌスの槍
    .text = ハンター専用：正体を明かしていれば（その場で明かしてもよい）、攻撃が成功したときのダメージが2増える。
hunters-card-w_holy_robe = 聖者のローブ
    .text = 自分の攻撃のダメージが1減る。自分への攻撃のダメージも1減る。
hunters-card-w_advent = 光臨
    .text = ハンターなら、正体を明かしてもよい。明かしていれば、ダメージをすべて回復する。
hunters-card-w_disenchant_mirror = 闇を祓う鏡
    .text = シャドウなら、正体を明かさなければならない。アンノウンは除く。
hunters-card-w_blessing = 恩恵
    .text = ほかのプレイヤーを1人選び、6面ダイスを振る。そのプレイヤーは出た目だけ回復する。
hunters-card-w_chocolate = チョコレート
    .text = アグネス、アリー、エレン、エミ、ウルトラソウル、アンノウンなら、正体を明かしてもよい。明かしていれば、ダメージをすべて回復する。
hunters-card-w_concealed_knowledge = 封印の知恵
    .text = この手番のあと、もう一度手番を行う。
hunters-card-w_guardian_angel = 守護天使
    .text = 次の自分の手番が始まるまで、攻撃によるダメージを受けない。
hunters-card-w_flare_judgement = 裁きの閃光
    .text = 自分以外の全員が2ダメージを受ける。
hunters-card-w_first_aid = 応急手当
    .text = プレイヤーを1人選び（自分でもよい）、そのダメージを7にする。
hunters-card-w_holy_water = 癒やしの聖水
    .text = 2回復する。

## 黒カード

hunters-card-b_masamune = 妖刀マサムネ
    .text = 範囲に誰かがいれば、毎手番かならず攻撃する。攻撃では4面ダイスだけを振る。失敗はなく、出た目がダメージになる。
hunters-card-b_machine_gun = 機関銃
    .text = 攻撃は、1回のダイスで範囲内の全員に当たる。
hunters-card-b_handgun = 拳銃
    .text = ほかの2つのゾーンを攻撃する。自分のゾーンは攻撃できなくなる。
hunters-card-b_butcher_knife = 肉切り包丁
    .text = 攻撃が成功すると、ダメージが1増える。
hunters-card-b_chainsaw = チェーンソー
    .text = 攻撃が成功すると、ダメージが1増える。
hunters-card-b_broad_axe = 錆びついた大斧
    .text = 攻撃が成功すると、ダメージが1増える。
hunters-card-b_moody_goblin = 気まぐれな小悪魔
    .text = ほかのプレイヤー1人から、好きな装備カードを1枚奪う。
hunters-card-b_spider = 血に飢えた大蜘蛛
    .text = ほかのプレイヤーを1人選ぶ。そのプレイヤーと自分が2ダメージずつ受ける。
hunters-card-b_vampire_bat = 吸血コウモリ
    .text = ほかのプレイヤーを1人選ぶ。そのプレイヤーは2ダメージを受け、自分は1回復する。
hunters-card-b_diabolic_ritual = 戦慄の闇儀式
    .text = シャドウなら、正体を明かしてもよい。明かしていれば、ダメージをすべて回復する。
hunters-card-b_banana_peel = バナナの皮
    .text = 自分の装備カード1枚を、ほかのプレイヤーに渡す。1枚もなければ1ダメージを受ける。
hunters-card-b_dynamite = ダイナマイト
    .text = ダイスを2つ振る。合計の数字のエリアにいる全員が3ダメージを受ける。7なら何も起こらない。
hunters-card-b_spiritual_doll = 呪いの人形
    .text = ほかのプレイヤーを1人選び、6面ダイスを振る。1〜4ならそのプレイヤーが、5か6なら自分が3ダメージを受ける。

## オババカード（受け取った人に向けた文章）

hunters-card-h_blackmail = オババの恐喝
    .text = 中立かハンターなら、このカードを渡してきたプレイヤーに装備カードを1枚渡すか、1ダメージを受ける。
hunters-card-h_greed = オババの強欲
    .text = 中立かシャドウなら、このカードを渡してきたプレイヤーに装備カードを1枚渡すか、1ダメージを受ける。
hunters-card-h_anger = オババの怒り
    .text = ハンターかシャドウなら、このカードを渡してきたプレイヤーに装備カードを1枚渡すか、1ダメージを受ける。
hunters-card-h_slap = オババの平手打ち
    .text = ハンターなら、1ダメージを受ける。
hunters-card-h_spell = オババの呪文
    .text = シャドウなら、1ダメージを受ける。
hunters-card-h_exorcism = オババの悪魔祓い
    .text = シャドウなら、2ダメージを受ける。
hunters-card-h_nurturance = オババの慈しみ
    .text = 中立なら、1回復する。ダメージがなければ、代わりに1ダメージを受ける。
hunters-card-h_aid = オババの手助け
    .text = ハンターなら、1回復する。ダメージがなければ、代わりに1ダメージを受ける。
hunters-card-h_huddle = オババの密談
    .text = シャドウなら、1回復する。ダメージがなければ、代わりに1ダメージを受ける。
hunters-card-h_lesson = オババの手厳しい教え
    .text = HPが12以上のキャラクターなら、2ダメージを受ける。
hunters-card-h_bully = オババの弱い者いじめ
    .text = HPが11以下のキャラクターなら、1ダメージを受ける。
hunters-card-h_prediction = オババの予言
    .text = このカードを渡してきたプレイヤーだけに、自分のキャラクターを見せる。

## キャラクター

hunters-character-ellen = エレン
    .ability = 禁じられた呪いの鎖
    .ability-text = 1回だけ、自分の手番の初めに：ほかのプレイヤーを1人選ぶ。その特殊能力はゲーム終了まで失われる。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
hunters-character-franklin = フランクリン
    .ability = 稲妻
    .ability-text = 1回だけ、自分の手番の初めに：ほかのプレイヤーを1人選び、6面ダイスを振る。そのプレイヤーは出た目だけダメージを受ける。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
hunters-character-fuka = 楓花
    .ability = ダイナマイトナース
    .ability-text = 1回だけ、自分の手番の初めに：プレイヤーを1人選び（自分でもよい）、そのダメージを7にする。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
hunters-character-george = ジョージ
    .ability = 粉砕
    .ability-text = 1回だけ、自分の手番の初めに：ほかのプレイヤーを1人選び、4面ダイスを振る。そのプレイヤーは出た目だけダメージを受ける。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
hunters-character-emi = エミ
    .ability = 瞬間移動
    .ability-text = 移動のダイスを振る代わりに、輪になったエリアの隣へ、どちら側にでも移ってよい。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。
hunters-character-gregor = グレゴール
    .ability = 霊気の障壁
    .ability-text = 1回だけ、自分の手番の終わりに：次の自分の手番が始まるまで、どんなダメージも受けない。
    .win = シャドウが全滅。
    .lost = シャドウが残っていた。

hunters-character-ultra_soul = ウルトラソウル
    .ability = 滅殺光線
    .ability-text = 自分の手番の初めに毎回：時空の扉にいるほかのプレイヤーを1人選ぶ。そのプレイヤーは3ダメージを受ける。
    .win = ハンターが全滅、または中立が3人死亡。
    .lost = ハンターが残っていた。
hunters-character-valkyrie = ヴァルキリー
    .ability = 戦乱の角笛
    .ability-text = 攻撃では4面ダイスだけを振る。失敗はなく、出た目がダメージになる。
    .win = ハンターが全滅、または中立が3人死亡。
    .lost = ハンターが残っていた。
hunters-character-vampire = ヴァンパイア
    .ability = 吸血
    .ability-text = 攻撃でダメージを与えたとき、2回復する。
    .win = ハンターが全滅、または中立が3人死亡。
    .lost = ハンターが残っていた。
hunters-character-werewolf = 狼男
    .ability = 反撃
    .ability-text = 攻撃を受けたあと（失敗した攻撃でも）、どこにいる相手にでも、すぐに攻撃し返してよい。
    .win = ハンターが全滅、または中立が3人死亡。
    .lost = ハンターが残っていた。
hunters-character-unknown = アンノウン
    .ability = 偽り
    .ability-text = オババカードに嘘の答えをしてよい。正体を明かしたあとでもよい。答えたことは実際に起こる。
    .win = ハンターが全滅、または中立が3人死亡。
    .lost = ハンターが残っていた。
hunters-character-wight = ワイト
    .ability = 増殖
    .ability-text = 1回だけ、自分の手番の終わりに：死亡したキャラクターの数だけ、追加の手番を行う。
    .win = ハンターが全滅、または中立が3人死亡。
    .lost = ハンターが残っていた。

hunters-character-allie = アリー
    .ability = 母の愛
    .ability-text = 1回だけ、誰の手番のいつでも：ダメージをすべて回復する。
    .win = ゲーム終了時に生きている。
    .lost = 終わりまで生きられなかった。
hunters-character-bob = ボブ
    .ability = 強奪
    .ability-text = 4〜6人のとき：{ hunters-character-bob.ability-text-small }7〜8人のとき：{ hunters-character-bob.ability-text-large }
    .ability-text-small = 攻撃で2以上のダメージを与えるとき、代わりに相手の装備カードを1枚奪ってよい。
    .ability-text-large = プレイヤーを倒したとき、その装備をすべて奪ってよい。
    .win = 装備カードを5枚以上持っている。
    .lost = 装備カードが足りなかった。
hunters-character-catherine = キャサリン
    .ability = 聖痕
    .ability-text = 自分の手番の初めに毎回、1回復する。
    .win = 最初に死亡する、または最後の2人まで生き残る。
    .lost = 最初の死者でも、最後の2人でもなかった。
hunters-character-charles = チャールズ
    .ability = 血の饗宴
    .ability-text = 自分の攻撃のあと、2ダメージを受けて同じ相手をもう一度攻撃してよい。耐えられる限り何度でもよい。
    .win = 自分の攻撃で誰かを倒し、その時点で3人以上が死亡している。
    .lost = 3人目の死者が出る攻撃に届かなかった。
hunters-character-daniel = ダニエル
    .ability = 絶叫
    .ability-text = ほかのキャラクターが死亡したとき、正体を明かさなければならない。それ以外のときは明かせない。
    .win = 最初に死亡する、またはシャドウの全滅時に生きている。
    .lost = 最初の死者でも、シャドウの全滅を見届けた者でもなかった。
hunters-character-agnes = アグネス
    .ability = 気まぐれ
    .ability-text = 1回だけ、自分の手番の初めに：勝利条件が「左隣のプレイヤーの勝利」に変わる。
    .win = 右隣のプレイヤーが勝つ。
    .win-changed = 左隣のプレイヤーが勝つ。
    .lost = 隣のプレイヤーが勝てなかった。
hunters-character-bryan = ブライアン
    .ability = オーマイゴッド！
    .ability-text = 自分の攻撃でHP12以下のキャラクターを倒したとき、正体を明かさなければならない。
    .win = 自分の攻撃でHP13以上のキャラクターを倒す、またはゲーム終了時にいにしえの祭壇にいる。
    .lost = 大物を倒せず、祭壇にもいなかった。
hunters-character-david = デイビッド
    .ability = 墓掘り
    .ability-text = 1回だけ、自分の手番の初めに：白か黒の捨て札から、好きな装備カードを1枚取る。
    .win = 魔除けのお守り、ロンギヌスの槍、聖者のローブ、銀のロザリオのうち3枚を持っている。
    .lost = 4つの聖遺物が足りなかった。
