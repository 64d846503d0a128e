# うまくいかなかった理由：`error-<code>`。

error-other = うまくいきませんでした（{ $code }）。

## テーブルで

error-engine = ルール上、それはできません。
error-illegal-action = 今はそれを選べません。
error-nothing-to-undo = もうやり直せません。
error-stale-question = すでに先へ進んでいます。
error-too-late = すでにゲームが始まっています。
error-not-your-seat = これを決めるのはほかのプレイヤーです。
error-match-over = ゲームは終了しています。
error-bot-plays = ホストが席を返すまで、CPUが代わりにプレイします。
error-paused = ゲームは一時停止中です。
error-not-paused = ゲームは一時停止していません。
error-not-playing = ここではゲームが行われていません。
error-not-started = ゲームはまだ始まっていません。
error-not-over = ゲームはまだ終わっていません。
error-bad-options = この設定では始められません。
error-bad-record = この記録はゲームと一致しません。

## 名前、チャット、通信

error-bad-name = その名前は使えません。空か、長すぎます。
error-name-taken = その名前はすでに使われています。
error-shape-taken = その印はすでに使われています。
error-empty-line = メッセージが空です。
error-long-line = メッセージが長すぎます。
error-chat-too-fast = 送信が速すぎます。少し待ってください。
error-too-big = 一度に送れる量（{ $allowed }バイト）を超えています。
error-bad-message = サーバーが読み取れませんでした。
error-bad-key-part = 乱数の一部を読み取れませんでした。
error-bad-origin = ほかのページからの操作は受け付けられません。
error-bad-path = そのアドレスのページはありません。
error-fault = サーバーで問題が発生しました。内容は記録されました。

## 部屋と席

error-no-room = その部屋はありません。
error-no-such-game = そのゲームはありません。
error-other-match = 別の対戦のものです。
error-no-notebook = この対戦では推理ノートを使いません。
error-bad-note = その印は付けられません。
error-no-such-match = その対戦はありません。
error-no-such-member = その人はもうこの部屋にいません。
error-no-seat-free = 席はすべて埋まっています。
error-no-watchers = この部屋では観戦できません。
error-not-found = ここには何もありません。
error-not-here = この部屋に入っていません。
error-not-seated = このゲームにあなたの席はありません。
error-running = ここではゲームが進行中です。
error-kicked = ホストがあなたを退室させました。
error-host-only = この操作はホストだけができます。
error-may-not-start = ゲームを始められるのはホストだけです。
error-bad-players = その人数では遊べません。
error-bad-setting = その設定の組み合わせは選べません。
error-bad-table = この数値表では遊べません。
    .json = { $line }行目の{ $column }文字目がJSONとして読めません：{ $wrong }
    .object = { $where } が { $wrong } です。波かっこの中に名前と値を書いてください。
    .name = { $where } に { $wrong } という名前はありません。使える名前：{ $names }
    .one-of = { $where } が { $wrong } です。使える値：{ $names }
    .missing = { $where } がありません。
    .once = { $where } に { $wrong } が2回あります。1回ずつ書いてください。
    .number = { $where } が { $wrong } です。使えるのは{ $least }から{ $most }までの整数です。
    .count = { $where } が { $wrong } です。数を{ $count }個並べてください。
    .falling = { $where } が { $wrong } です。前の数より小さい数を順に並べてください。
    .few-small = { $where }：小さい屋敷が{ $wrong }枚では足りません。{ $least }枚以上必要です。
    .few-large = { $where }：大きい屋敷が{ $wrong }枚では足りません。{ $least }枚以上必要です。
    .few-cards = { $where }：全部で{ $wrong }枚では、プレイヤーの手元ですべてなくなるおそれがあります。{ $least }枚以上必要です。
    .fills = { $where }：{ $players }人では、どの屋敷も満員にならないまま存在感を{ $wrong }まで置けるため、ゲームが終わらないおそれがあります。{ $most }以下になるよう、上限を下げてください。
error-bad-level = その強さのCPUはいません。
error-bad-viewer = その視点では見られません。
error-too-many-people = この部屋は満員です。
error-too-many-rooms = 部屋を作りすぎています。しばらく待ってください。
error-too-many-guesses = コードの間違いが続きました。1分ほど待ってください。
