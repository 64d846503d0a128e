# コマンドラインの言葉：ヘルプ、断り書き、報告。変数の説明は英語のファイルにある。

## ヘルプ

cli-help-usage = 使い方
cli-help-commands = コマンド
cli-help-arguments = 引数
cli-help-options = オプション
cli-help-command = コマンド
cli-help-rest = オプション
cli-help-default = （既定値：{ $value }）
cli-help-required = （必須）
cli-help-more = 各コマンドの説明は `{ $command } コマンド --help` で表示されます。

cli-gloaming = 影をめぐるボードゲーム。サーバーを動かし、端末で遊び、CPU同士の対戦を集計します。
cli-serve = ブラウザーで遊ぶためのサーバーを動かします。そのほかの設定は、環境変数 GLOAMING_* で指定します。
cli-play = 端末で、CPUを相手に1ゲーム遊びます。
cli-games = ゲームの一覧（ID、名前、人数、設定）を表示します。
cli-simulate = CPU同士で何度も対戦し、結果を集計します。
cli-record = CPU同士で1回対戦し、その記録をファイルに書き出します。
cli-replay = 記録を再生し、プレイヤーの1人または観戦者に見えたことを順に表示します。
cli-verify = 記録がルールどおりで、改変されていないかを検証します。終了コードは、正しければ0、正しくなければ1です。

cli-option-help = このヘルプを表示します。
cli-option-version = バージョンを表示します。
cli-option-language = 表示言語（{ $languages }）。指定がなければ、システムの言語に従います。
cli-option-game = ゲームのID。`gloaming games` で一覧を表示できます。
cli-option-players = プレイヤーの人数。（既定値：5、遊べなければ最大の人数）
cli-option-seat = 自分の席（0 から数える）。
cli-option-seed = 乱数の種。同じ種からは同じゲームになります。
cli-option-option = ゲームの設定。「名前=値」の形で、何度でも指定できます。数値表はJSONか、ファイル（名前=@ファイル名）で指定します。
cli-option-json = プログラム向けに、JSONで出力します。
cli-option-level = ほかのプレイヤーの強さ（{ $levels }）。
cli-option-games = 対戦の回数。
cli-option-bots = 誰が遊ぶか。席順に random,greedy のように、または陣営のあるゲームでは陣営ごとに hunter=greedy,shadow=random のように指定します。
cli-option-jobs = 並列に動かすプロセスの数。
cli-option-output = 書き出すファイル。- なら標準出力。
cli-option-file = 記録のファイル。- なら標準入力。
cli-option-as = 誰の視点で見るか。public（公開情報）、seat:0 など（各席）、all（すべて公開）。
cli-option-steps = 1手を1行のJSONで出力します（出来事、見えるもの、次に待たれている人）。
cli-option-host = 待ち受けるアドレス。0.0.0.0 なら同じネットワークに公開します。
cli-option-port = 待ち受けるポート番号。
cli-option-data = 部屋、ゲーム、秘密鍵を保存するフォルダー。
cli-option-database = --data のSQLiteの代わりに使うデータベース（SQLAlchemyのURL）。
cli-option-public_url = 外からこのサーバーに入るためのURL。

## 報告

cli-games-id = ID
cli-games-name = 名前
cli-games-players = 人数
cli-games-minutes = 時間（分）
cli-games-options = 設定
cli-games-table = 数値表（JSONまたは@ファイル名）

cli-report-matches = 対戦
cli-report-speed = { $games }ゲーム、判断{ $decisions }回、1ゲーム平均{ $turns }手番。{ $seconds }秒：毎秒{ $games_rate }ゲーム、毎秒{ $decisions_rate }判断
cli-report-wins = 勝利数
cli-report-seats = 席数
cli-report-won = 勝利
cli-report-rate = 勝率
cli-report-by-faction = 陣営別の勝率
cli-report-turn-order = 手番順{ $number }番目
cli-report-endings = 結末
cli-report-all-lose = 全員の敗北
cli-report-scores = 得点
cli-report-score-mean = 平均
cli-report-score-deviation = 標準偏差
cli-report-score-winner = 勝者
cli-report-score-last = 最下位
cli-report-score-margin = 1位と2位の差
cli-report-score-of = { $level }の平均
cli-report-loot-share = 盗品の割合
cli-report-points-a-tile = 盗品1枚あたりの得点
cli-report-two-at-once = 2軒以上の屋敷が同時に満員になったゲーム
cli-report-past-the-last = 終了に必要な数を超えて屋敷が閉まったゲーム
cli-report-members = メンバー（1回出すごと）
cli-report-member-plays = 1ゲームの使用回数
cli-report-member-rank = 順位
cli-report-member-skill = 能力
cli-report-member-tiles = 盗品枚数
cli-report-member-earns = 合計点
cli-report-face-down = （裏向きのカード全体）

cli-verify-true = { $file }：正しい記録です。{ $actions ->
   *[other] { $actions }手
}、{ $over ->
    [yes] 終局まで
   *[no] 未終局
}。

## 入力の誤り

cli-wrong-command = { $command } というコマンドはありません。使えるコマンド：{ $known }
cli-wrong-option = { $option } というオプションはありません。`{ $command } --help` で一覧を表示できます。
cli-wrong-missing = { $name } が足りません。`{ $command } --help` で使い方を表示できます。
cli-wrong-value-missing = { $name } には値が必要です。
cli-wrong-number = { $name } には整数を指定してください。
    .least = { $name } には{ $least }以上の整数を指定してください。
    .between = { $name } には{ $least }〜{ $most }の整数を指定してください。
cli-wrong-usage = コマンドの使い方が違います。`{ $command } --help` で使い方を表示できます。
cli-wrong-language = { $given } には対応していません。使える言語：{ $known }

cli-no-game = { $game } というゲームはありません。使えるゲーム：{ $known }
cli-no-option = { $option } という設定はありません。使える設定：{ $known }
cli-option-form = 設定は「名前=値」の形で指定してください（{ $given } は使えません）。
cli-option-value = 設定 { $option } に指定できるのは { $values } です（{ $given } は使えません）。
cli-number-of-players = このゲームは{ $least }〜{ $most }人用です（{ $players }人では遊べません）。
cli-no-level = { $level } というCPUはいません。使えるCPU：{ $known }
cli-no-bots = CPUが指定されていません。使えるCPU：{ $known }
cli-many-bots = 遊べる人数（{ $players }人）より多くのCPUが指定されています。
cli-mixed-bots = CPUは、席順か陣営ごとのどちらか一方で指定してください。
cli-no-faction = { $faction } という陣営はありません。使える陣営：{ $known }
cli-no-factions = { $game } に陣営はありません。CPUは random,greedy のように席順に指定してください。
cli-no-seat = 席は 0 から { $most } までです（{ $given } は使えません）。
cli-no-viewer = 視点に指定できるのは { $known } です（{ $given } は使えません）。

## ファイル、ポート、設定

cli-unreadable = { $file } を読み込めません：{ $reason }。
cli-unwritable = { $file } に書き込めません：{ $reason }。
cli-not-json = { $file } は記録ではありません：{ $line }行目の{ $column }文字目がJSONになっていません。
cli-not-record = { $file } は記録ではありません：{ $where } がないか、正しい形ではありません。
cli-other-game = { $file } は、ここにないゲーム（{ $game }）の記録です。
cli-bad-setting = 設定 { $setting } に { $given } は指定できません。
cli-no-folder = フォルダー { $folder } を作れません：{ $reason }。
cli-port-taken = ポート{ $port }は使用中です。--port で別の番号を指定してください。
cli-no-port = { $host } のポート{ $port }では待ち受けられません：{ $reason }。

cli-reason-enoent = その名前のものはありません
cli-reason-eacces = 権限がありません
cli-reason-eperm = 許可されていません
cli-reason-eisdir = フォルダーです
cli-reason-enotdir = パスの途中がフォルダーではありません
cli-reason-eexist = 同じ名前のファイルがあります
cli-reason-enospc = 空き容量がありません
cli-reason-erofs = 書き込みできない場所です
cli-reason-eaddrnotavail = このコンピューターのアドレスではありません
cli-reason-other = システムからの返事は「{ $said }」
cli-reason-no-address = アドレスとして正しくありません
cli-reason-no-text = 文字のファイルではありません

## 正しくない記録：どこが、なぜ

cli-untrue = { $file }：正しい記録ではありません（{ $where }）：{ $why }。
cli-untrue-commitment = サーバーの乱数が、事前に約束されたものと違います
cli-untrue-beginning = 設定、名前、乱数、席数のどれかが書き換えられています
cli-untrue-digests = 要約値の数が手数と合いません
cli-untrue-version = ルールのバージョンが{ $wrong }です（{ $allowed }が必要です）
cli-untrue-options = この設定ではゲームを始められません
cli-untrue-parts = 乱数を加えた人が席数より多くなっています
cli-untrue-action = そこから先がルールどおりになっていません
cli-where-action = { $number }手目
