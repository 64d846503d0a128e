# シャドウライバルズ：質問と選択肢。変数の説明は英語のファイルにある。

### 選択肢の部品

rivals-choice-card =
    { $member ->
        [hidden] 裏向きのカード
       *[other] { $member }
    }
rivals-choice-whose = { $seat }、{ $place }

## 手番

rivals-question-play = 何を、どこに出しますか？
    .note = 表向きなら能力、裏向きなら盗品です。
    .waiting = { $seat }がカードを選んでいます
rivals-choice-play-up = { $member }を{ $place }へ
    .detail = 表向き
rivals-choice-play-down = { $member }を{ $place }へ
    .detail = 裏向き、盗品つき

## 能力

rivals-question-turn_up = どのカードを表にしますか？
    .note = いま出したときと同じように、能力が働きます。
    .waiting = { $seat }が表にするカードを選んでいます
rivals-choice-turn_up-turn = { $member }
rivals-choice-turn_up-stop = どれも表にしない

rivals-question-replace_tile = どのタイルを置き換えますか？
    .note =
    { $left ->
       *[other] 自分のタイルは残り{ $left }枚なので、選んで置き換えます。
    }
    .waiting = { $seat }が影響力タイルを置き換えています
rivals-choice-replace_tile-replace = { $place }の{ $seat }のタイル

rivals-question-swap_marker = { $member }をどのカードと入れ替えますか？
    .note = マーカーが入れ替わり、2枚の持ち主が替わります。盗品はカードに残ります。
    .waiting = { $seat }が入れ替えるマーカーを選んでいます
rivals-choice-swap_marker-swap = { rivals-choice-card }
    .detail = { rivals-choice-whose }

rivals-question-to_front = { $place }でどのカードを先頭に移しますか？
    .note = 先頭のカードは最初に働き、同点に勝ちます。
    .waiting = { $seat }が先頭に移すカードを選んでいます
rivals-choice-to_front-front = { $member }

rivals-question-place_tile = 影響力タイルをどこに置きますか？
    .note =
    { $left ->
        [1] その屋敷が満員になるまで、自分の影響力になります。
       *[other] { $left }枚置きます。同じ屋敷でも、別々でもかまいません。
    }
    .waiting = { $seat }が影響力タイルを置いています
rivals-choice-place_tile-tile = { $place }

rivals-question-move = どのカードを、どこへ移しますか？
    .note =
    { $left ->
        [1] 盗品とともに、列のいちばん後ろに移ります。
       *[other] { $left }回移します。同じカードを2回でもかまいません。
    }
    .waiting = { $seat }が移すカードを選んでいます
rivals-choice-move-move = { rivals-choice-card }を{ $place }へ
    .detail = { $seat }

rivals-question-name_family = どの系統を、どこへ呼びますか？
    .note = 裏向きのカードも含めて、すべて移ります。
    .waiting = { $seat }が系統を選んでいます
rivals-choice-name_family-family = { $family }を{ $place }へ

rivals-question-let_stay = 残すカードはありますか？
    .note = { rivals-member-mystic_maid }に守られたカードは残せます。ほかの人に知られないよう、残せるものがなくても尋ねます。
    .waiting = { $seat }が残すカードを選んでいます
rivals-choice-let_stay-stay = { $member }を残す
    .detail = { $place }
rivals-choice-let_stay-stop = ほかは移す

rivals-question-next_to_move = 次に{ $place }へ移るのはどのカードですか？
    .note = 1枚ずつ、列のいちばん後ろに並びます。
    .waiting = { $seat }が移す順番を選んでいます
rivals-choice-next_to_move-next = { rivals-choice-card }
    .detail = { rivals-choice-whose }

rivals-question-exchange_mansions = どの2つの屋敷を入れ替えますか？
    .note = タイルは屋敷とともに移り、カードの列はそのままです。
    .waiting = { $seat }が入れ替える屋敷を選んでいます
rivals-choice-exchange_mansions-exchange = { $place }と{ $other_place }

rivals-question-turn_down = どのカードを裏向きにしますか？
    .note =
    { $left ->
        [1] 裏向きのカードは能力を失い、盗品はそのまま残ります。
       *[other] { $left }枚選び、同時に裏向きにします。
    }
    .waiting = { $seat }が裏向きにするカードを選んでいます
rivals-choice-turn_down-turn = { $member }
    .detail = { $seat }
rivals-choice-turn_down-stop = どれも裏向きにしない

rivals-question-share_loot = どのカードに盗品を置きますか？
    .note =
    { $left ->
       *[other] 共通の場には残り{ $left }枚しかありません。
    }
    .waiting = { $seat }が盗品を分けています
rivals-choice-share_loot-loot = { $member }
    .detail = { $place }

rivals-question-place_presence = 存在感タイルをどこに置きますか？
    .note =
    { $left ->
        [1] 屋敷を満たすだけで、誰のものにもなりません。
       *[other] { $left }枚置きます。同じ屋敷でも、別々でもかまいません。
    }
    .waiting = { $seat }が存在感タイルを置いています
rivals-choice-place_presence-presence = { $place }

## 満員の屋敷

rivals-question-resolve = どの屋敷から精算しますか？
    .note = どれも満員です。1軒を終えてから、次の屋敷に移ります。
    .waiting = { $seat }が先に精算する屋敷を選んでいます
rivals-choice-resolve-resolve = { $place }

rivals-question-upgrade = 上級メンバーを引きますか？
    .note = { $place }に自分の基本メンバーがいる系統の1つから引けます。
    .waiting = { $seat }が上級メンバーを引くか考えています
rivals-choice-upgrade-upgrade = { $family }
    .detail = 残り{ $count }枚（狡猾・鋭敏・神秘のどれか）
rivals-choice-upgrade-decline = 引かない

rivals-question-return = どのカードを戻しますか？
    .note = 持てる上級メンバーは2枚までです。新しいカードは残ります。
    .waiting = { $seat }が戻すカードを選んでいます
rivals-choice-return-return = { $member }

rivals-waiting-resolving = 屋敷の精算中です
