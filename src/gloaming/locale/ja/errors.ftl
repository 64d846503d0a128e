# うまくいかなかった理由：`error-<code>`。

error-other = うまくいきませんでした（{ $code }）。

## テーブルで

error-engine = ルール上できません。
error-illegal-action = 今はできません。
error-stale-question = もう先へ進んでいます。
error-too-late = もうゲームが始まっています。
error-not-your-seat = ほかのプレイヤーが決めることです。
error-match-over = ゲームは終わっています。
error-bot-plays = ホストが席を返すまで、CPUが代わりに遊びます。
error-paused = ゲームは一時停止中です。
error-not-paused = ゲームは止まっていません。
error-not-playing = ここではゲームが行われていません。
error-not-started = ゲームはまだ始まっていません。
error-not-over = ゲームはまだ終わっていません。
error-bad-options = この設定では始められません。
error-bad-record = この記録はゲームに合いません。

## 名前、チャット、通信

error-bad-name = その名前は使えません。空か、長すぎます。
error-name-taken = その名前の人がすでにいます。
error-shape-taken = その印の人がすでにいます。
error-empty-line = 何も書かれていません。
error-long-line = 1行には長すぎます。
error-chat-too-fast = 書き込みが多すぎます。少し待ってください。
error-too-big = 一度に送るには大きすぎます。
error-bad-message = サーバーが読み取れませんでした。
error-bad-key-part = 乱数のもとを読み取れませんでした。
error-bad-origin = ほかのページからの要求です。
error-bad-path = そのアドレスには何もありません。
error-fault = サーバーで問題が起きました。記録しておきました。

## 部屋と席

error-no-room = その部屋はありません。
error-no-such-game = そのゲームはありません。
error-no-such-match = その対戦はありません。
error-no-such-member = その人はもういません。
error-no-seat-free = 席はすべて埋まっています。
error-no-watchers = この部屋は観戦できません。
error-not-found = ここには何もありません。
error-not-here = この部屋に入っていません。
error-not-seated = このゲームに席がありません。
error-running = ここではゲームが進行中です。
error-kicked = ホストによって退室になりました。
error-host-only = ホストだけができます。
error-may-not-start = 開始できるのはホストです。
error-bad-players = その人数では遊べません。
error-bad-setting = その設定はありません。
error-bad-level = その強さのCPUはいません。
error-bad-viewer = その視点では見られません。
error-too-many-people = この部屋は満員です。
error-too-many-rooms = 部屋を作りすぎています。しばらく待ってください。
error-too-many-guesses = 間違ったコードが多すぎます。1分待ってください。
