# シャドウライバルズの数値表：違うところの一覧での名前。

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
