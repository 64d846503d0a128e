# シャドウライバルズ：名前とカードの文章。ひとつの文章がカード、記録、ルールブックのすべてに現れる。

### ゲーム

game-rivals = シャドウライバルズ
    .pitch = 屋敷を満員にし、薔薇を集め、盗品を抱えて夜に消える。
    .players = 2〜5人
    .minutes = 30〜45分

## ゲームの設定

rivals-option-numbers = 数値
    .description = カードと屋敷の数値を別の表に替える。空欄なら、いつもの数値。

## 系統

rivals-family-joker = ジョーカー
rivals-family-chat_noir = 黒猫
rivals-family-detective = 探偵
rivals-family-constable = 巡査
rivals-family-maid = メイド
rivals-family-lady_lupin = 女怪盗
rivals-family-damsel = 令嬢
rivals-family-madam = マダム

## 上級メンバーの装い

rivals-guise-crafty = 狡猾な
rivals-guise-alert = 鋭敏な
rivals-guise-mystic = 神秘の

## メンバー

rivals-member-joker = ジョーカー
    .skill = ここにある自分の裏向きカード1枚を表にして、能力を使う。
rivals-member-crafty_joker = 狡猾なジョーカー
    .skill = すべての相手の影響力タイルを、自分のものに置き換える。
rivals-member-alert_joker = 鋭敏なジョーカー
    .skill = このカードのマーカーを、屋敷にあるほかのマーカーと入れ替える。
rivals-member-mystic_joker = 神秘のジョーカー
    .skill = すべての屋敷で、自分のカード1枚を列の先頭へ移す。

rivals-member-chat_noir = 黒猫
    .skill = ほかの屋敷に自分の影響力タイルを1枚置く。
rivals-member-crafty_chat_noir = 狡猾な黒猫
    .skill = ほかの屋敷に自分の影響力タイルを2枚置く。
rivals-member-alert_chat_noir = 鋭敏な黒猫
    .skill = 影響力だけで十分。
rivals-member-mystic_chat_noir = 神秘の黒猫
    .skill = ここでの影響力2につき薔薇1。

rivals-member-detective = 探偵
    .skill = カード1枚を、ここからほかの屋敷へ、またはほかからここへ移す。
rivals-member-crafty_detective = 狡猾な探偵
    .skill = 2回行う：カード1枚を、ここからほかへ、またはほかからここへ移す。
rivals-member-alert_detective = 鋭敏な探偵
    .skill = 系統と屋敷を1つずつ選ぶ。その系統のカードはすべてそこへ移る。
rivals-member-mystic_detective = 神秘の探偵
    .skill = 屋敷カード2枚をタイルごと入れ替える。列はそのまま。

rivals-member-constable = 巡査
    .skill = ここの相手のカードにある盗品をすべて戻す。
rivals-member-crafty_constable = 狡猾な巡査
    .skill = 盗品を持つここの相手のカードをすべて取り除き、盗品を戻す。
rivals-member-alert_constable = 鋭敏な巡査
    .skill = ここの相手のカードにある盗品をすべて戻し、1枚につき薔薇1。
rivals-member-mystic_constable = 神秘の巡査
    .skill = すべての屋敷で、相手のカードはそれぞれ盗品を1枚失う。

rivals-member-maid = メイド
    .skill = ここにあるほかのカード1枚を裏向きにする。
rivals-member-crafty_maid = 狡猾なメイド
    .skill = ここにあるほかのカード2枚を裏向きにする。
rivals-member-alert_maid = 鋭敏なメイド
    .skill = ここでは「{ rivals-kind-resolving }」の能力が働かない。自分のものも。
rivals-member-mystic_maid = 神秘のメイド
    .skill = ここの自分のほかのカードは、相手に移されず、裏返されず、取り除かれない。

rivals-member-lady_lupin = 女怪盗
    .skill = このカードに盗品を3枚置く。
rivals-member-crafty_lady_lupin = 狡猾な女怪盗
    .skill = このカードに盗品を3枚置き、ここの相手のカードの盗品をすべて移す。
rivals-member-alert_lady_lupin = 鋭敏な女怪盗
    .skill = このカードに盗品を3枚、次に全屋敷の自分のカードに1枚ずつ置く。
rivals-member-mystic_lady_lupin = 神秘の女怪盗
    .skill = 共通の場から盗品を3枚獲得する。

rivals-member-damsel = 令嬢
    .skill = ここの影響力の同点に勝つ。
rivals-member-crafty_damsel = 狡猾な令嬢
    .skill = ここで影響力が自分より低い相手は、報酬を得られない。
rivals-member-alert_damsel = 鋭敏な令嬢
    .skill = ここでの自分の報酬が2倍になる。
rivals-member-mystic_damsel = 神秘の令嬢
    .skill = ここの影響力タイルとマーカー1枚につき薔薇2。

rivals-member-madam = マダム
    .skill = ほかの屋敷に存在感タイルを1枚置く。
rivals-member-crafty_madam = 狡猾なマダム
    .skill = ほかの屋敷に存在感タイルを2枚置く。
rivals-member-alert_madam = 鋭敏なマダム
    .skill = 存在感だけで十分。
rivals-member-mystic_madam = 神秘のマダム
    .skill = ここの自分のカードの存在感1につき薔薇1。

## 能力が働くとき

rivals-kind-instant = 出したとき
rivals-kind-permanent = 表向きの間
rivals-kind-resolving = 満員のとき
rivals-kind-none = 能力なし

## 屋敷

rivals-mansion-thimble_lodge = 指ぬき荘
rivals-mansion-wren_cottage = みそさざい荘
rivals-mansion-millpond_house = 水車池の家
rivals-mansion-ivy_gatehouse = 蔦の門番館
rivals-mansion-lantern_house = ランタンハウス
rivals-mansion-orchard_manor = 果樹園の館
rivals-mansion-harbour_villa = 港の別荘
rivals-mansion-rosewood_hall = ローズウッド館
rivals-mansion-clockmakers_house = 時計師の家
rivals-mansion-velvet_terrace = ベルベットテラス
rivals-mansion-swan_palace = 白鳥宮
rivals-mansion-opera_house = オペラハウス
rivals-mansion-gilded_court = 黄金宮
rivals-mansion-marble_hall = 大理石の館
rivals-mansion-winter_palace = 冬の宮殿
rivals-mansion-observatory_keep = 天文台の塔
rivals-mansion-dukes_residence = 公爵邸
rivals-mansion-crown_castle = 王冠城

rivals-size-small = 小
rivals-size-large = 大

## 盗品

rivals-loot-jewel = 宝石
    .many = 宝石
    .counted = 宝石{ $count }
rivals-loot-antique = 骨董
    .many = 骨董
    .counted = 骨董{ $count }
rivals-loot-painting = 絵画
    .many = 絵画
    .counted = 絵画{ $count }

## 値とカード

rivals-hidden = 裏向きのカード
rivals-influence = 影響力
rivals-presence = 存在感
rivals-roses = 薔薇{ $amount }

## 勝った理由

rivals-why-points = 合計点がいちばん高かった。
rivals-why-loot = 合計点は同じで、盗品の点がいちばん高かった。
rivals-why-shared = 合計点も盗品の点も同じなので、勝利を分け合う。
