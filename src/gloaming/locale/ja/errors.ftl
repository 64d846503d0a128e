# うまくいかなかった理由：`error-<code>`。

error-other = うまくいきませんでした（{ $code }）。

## エンジンから

error-engine = ルール上できません。
error-illegal-action = 今はできません。
error-stale-question = もう先へ進んでいます。
error-not-your-seat = ほかのプレイヤーが決めることです。
error-match-over = ゲームは終わっています。
error-bad-options = この設定では始められません。
error-bad-record = この記録はゲームに合いません。

## サーバーから

error-bad_name = その名前は使えません。空か、長すぎます。
error-empty_line = 何も書かれていません。
error-long_line = 1行には長すぎます。
