# シャドウロードの数値表：違うところの一覧での名前。

shadowlord-number-no = なし
shadowlord-number-yes = あり
shadowlord-number-none = なし
shadowlord-number-any = 何枚でも

## 数値

shadowlord-number-level_master = マスターのレベル
shadowlord-number-level_warrior = 戦士のレベル
shadowlord-number-level_merchant = 商人のレベル
shadowlord-number-level_diplomat = 外交官のレベル
shadowlord-number-level_shadowlord = シャドウロードのレベル
shadowlord-number-start_ships = 各プレイヤーの最初の船
shadowlord-number-start_cards = 各プレイヤーの最初のカード
shadowlord-number-shadowlord_ships = シャドウロードの最初の船
shadowlord-number-shadow_ships = 各シャドウの最初の船
shadowlord-number-ring_slots = リングの枠
shadowlord-number-rings = 各プレイヤーのリング
shadowlord-number-ships = 各プレイヤーの船
shadowlord-number-black_ships = 黒い船
shadowlord-number-draw_base = 毎手番引く枚数
shadowlord-number-draw_per_corner = 基地1つごとのカード
shadowlord-number-draw_per_merchant = 商人1人ごとのカード
shadowlord-number-draw_per_ruin = 廃墟1つごとのカード
shadowlord-number-ships_per_merchant = 商人1人ごとの船
shadowlord-number-ships_per_corner = 基地1つごとの船
shadowlord-number-redeem_most = 1手番に船に換えられる枚数
shadowlord-number-hand_limit = 手番の終わりの手札
shadowlord-number-card_under_portrait = 肖像の下のカード
shadowlord-number-extra_cards = 1人あたりの追加カード
shadowlord-number-drawn_cards = 1人あたりの引く枚数
shadowlord-number-stone_cards = パワーストーンで引く枚数
shadowlord-number-timer_slots = タイマーの段階
shadowlord-number-reign_reshuffles = 治世が満ちる切り直しの数
shadowlord-number-dice = ダイスの数
shadowlord-number-dice_sides = ダイスの面
shadowlord-number-fortress_entrants = 1手番にシャドウロードに挑める人数
shadowlord-number-stop_on_unheld = 支配していない銀河での停止
shadowlord-number-tie_to_defender = 同点は防御側の勝ち
shadowlord-number-bribe_cards = 買収に使う同じカード

## 表の数値

shadowlord-number-level_shadows = { $name }のレベル
shadowlord-number-timer_start = { $name }人での最初の段階
shadowlord-number-powers = パワーカード{ $name }の枚数
shadowlord-number-guide = 出目{ $name }
