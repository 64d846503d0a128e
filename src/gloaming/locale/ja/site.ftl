# テーブルの周りのページの言葉：表紙、入口、待合室、設定、ルールブック、このサイトについて。

### どこでも

close = 閉じる
again = もう一度
on = オン
off = オフ
more = 増やす
fewer = 減らす
copied = コピーしました
copy-byhand = 手でコピーしてください
list-comma = 、
name-yours = あなたの名前
    .example = 友だちに分かる名前
players-count = 人数

site-skip = 本文へ移動
site-nav = サイト
site-how = 遊びかた
site-about = このサイトについて
site-settings = 設定

error-unreachable = サーバーにつながりません。ネットワークを確かめてください。
error-server = サーバーで問題が起きました。もう一度お試しください。
error-too-fast = 速すぎます。少し待ってください。
error-no-name = 名前を入力してください。

### コンピューターの強さ

level-legend = 強さ
level-random = やさしい
    .title = やさしい
    .detail = でたらめに選びます。ルールを覚えるのに向いています。
level-greedy = 手ごわい
    .title = 手ごわい
    .detail = よく見て、覚えて、得なときに攻撃します。

### 表紙

home-title = Gloaming：影のボードゲーム
home-tag = { $games ->
    [4] 影と、その中の人々をめぐる4つのボードゲーム。
   *[other] 影と、その中の人々をめぐるボードゲーム。
}
home-code = コードをお持ちですか？
    .help = 招待してくれた人から届いた、8文字の英数字です。
home-join = 入る
home-games = ゲーム
home-friends = 友だちと遊ぶ
home-computers = コンピューターと遊ぶ
home-watch = 観戦する
home-back = 表紙へ

begin-friends = 友だちと遊ぶ
    .lead = 部屋ができ、共有するリンクが表示されます。リンクを開いた人は、あなたと同じテーブルに着きます。
    .go = 部屋を開く
begin-alone = コンピューターと遊ぶ
    .lead = ゲームはすぐに始まります。離れると止まり、1日のあいだ待っています。
    .go = ゲームを始める

tables-title = 開いているテーブル
tables-looking = テーブルを探しています
tables-none = 今は開いているテーブルがありません。開けば、ほかの人がここで見つけられます。
tables-of = { $name }のテーブル
tables-waiting = { $places ->
    [0] 募集中、満席
   *[other] 募集中、{ $people }人、空席{ $places }
}
tables-playing = { $people ->
   *[other] 対戦中、{ $people }人
}{ $watchers ->
    [0] {""}
   *[other] 、観戦{ $watchers }人
}
tables-join = 参加する
tables-watch = 観戦する

### 部屋の入口

door-invited = ご招待：
door-waiting = { $people ->
    [0] まだ誰もいません。席に着けば、みんなが来ます。
   *[other] { $people }人が火を囲んで待っています。席へどうぞ。
}
door-full = 満席です。観戦して、席が空いたら座れます。
door-running = ゲームの途中です。観戦して、次のゲームから遊べます。
door-shut = ゲームの途中で、観戦は受け付けていません。終わったころにまた来てください。
door-sit = 席に着く
door-watch = 観戦する
door-only-watch = 観戦だけする

room-entering = 部屋に入っています
room-missing = テーブルが見つかりません
    .why = コード{ $code }の部屋はありません。文字が違うか、ずっと前に全員が帰ったのかもしれません。

room-trouble = 部屋に入れません

bye-kicked = ホストによって退室になりました
    .why = あなたはもうこのテーブルにいません。
bye-no-watchers = 観戦できません
    .why = ホストがこのテーブルの観戦を受け付けていません。
bye-too-many-tabs = 開きすぎです
    .why = このテーブルを開いているタブや機器が多すぎます。いくつか閉じてから、読み込み直してください。
bye-other = テーブルから離れました
    .why = 読み込み直すと戻れます。

### 待合室

room-waiting = 待合室
room-rules = ルール
room-leave = 退室
room-side = 招待、チャット、開始
room-seats = 席
room-starting = カードを配っています。
room-players = { $players ->
   *[other] 今夜は{ $players }人
}
room-tonight = { room-players }で遊びます。{ $free ->
    [0] 席はすべて埋まっています。
   *[other] 空席が{ $free }つあります。
}
room-watching = 観戦：{ $names }

seat-free = 空席
seat-bot = CPUを座らせる
seat-sit = ここに座る
seat-you = あなた
seat-you-host = あなた（ホスト）
seat-host = ホスト
seat-computer = CPU・{ $level }
seat-manage = 管理
seat-open = { $what }：{ $name }
seat-ready = 準備完了
seat-not-ready = 準備中
seat-away = 離席
seat-unseat = このCPUを外す
seat-hand-over = ホストを譲る
seat-kick = { $name }を退室させる
    .note = すぐに退室になり、同じブラウザからは戻れません。

own-title = あなたの席
own-rename = 名前を変える
own-device = ほかの機器で遊ぶ
    .why = このリンクはあなたの席そのものです。自分の機器で開き、誰にも渡さないでください。
    .copy = 自分用のリンクをコピー
    .qr = 自分用のリンクのQRコード
own-stand = 席を立って観戦する

invite-title = 友だちを呼ぶ
invite-copy = リンクをコピー
invite-qr = 招待のQRコード

chat-title = チャット
chat-say = メッセージを入力
chat-send = 送信

setup-title = 遊びかた
setup-mark = あなたの印
    .taken = { $mark }、{ $name }が使用中
setup-more = そのほかの設定
    .title = この部屋の設定
    .read = 変えられるのはホストだけです。
    .some = 一部はホストだけが変更できます。

setting-clock = 持ち時間
    .value = { $seconds ->
        [0] なし
        [120] 2分
        [300] 5分
       *[other] { $seconds }秒
    }
setting-level = 新しいCPU
    .detail = 開始時に空席を埋めるCPUも同じです。
setting-speed = CPUの速さ
    .detail = CPUが考える時間です。
    .slow = ゆっくり
    .normal = ふつう
    .fast = はやい
setting-grace = 接続が切れたとき
    .detail = CPUが代わるまでの時間です。本人はいつでも戻れます。
    .value = { $seconds ->
        [0] 戻るまで待つ
        [60] 1分後
        [120] 2分後
        [300] 5分後
       *[other] { $seconds }秒後
    }
setting-listed = 表紙に載せる
    .detail = オフ：リンクかコードを知っている人だけが部屋を見つけられます。
setting-watchers = 観戦を許す
    .detail = 観戦者に見えるのは、全員に見えるものだけです。
setting-watcher_chat = 観戦者のチャット
    .detail = 別にすると、プレイヤーが読めるのはゲームのあとです。
    .together = プレイヤーと一緒
    .apart = 別にする
setting-host_starts = ホストだけが開始する
    .detail = ここの設定も、ホストだけが変えられるようになります。

go-starting = ゲームが始まります
go-ready = { $ready ->
   *[other] { $people }人中{ $ready }人が準備完了。
}
go-slow = { $names }を待っています
go-free = { $free ->
   *[other] 空席にはCPUが座ります。
}
go-start = ゲームを始める
go-set = 準備できました
go-set-on = 準備完了
go-sit = 席に着く
go-full = 観戦中です

results-title = これまでのゲーム
results-last = ゲーム{ $number }：{ $names }の勝利
results-number = ゲーム{ $number }
results-won = 勝利
results-replay = リプレイ

### このブラウザーの設定

settings-language = 言語
settings-motion = 動き
    .normal = ふつう
    .fast = はやい
    .off = なし
settings-sound = 音
settings-confirmations = 取り返しのつかないことの前に確かめる
    .detail = 退席するとき、正体を明かすとき、味方を攻撃するとき。
settings-notifications = 自分の番を知らせる
    .detail = ページが見えていないとき。
    .refused = ブラウザーがこのページの通知を許していません。ブラウザーの設定で変えられます。
settings-kept = このブラウザーの中だけに保存されます。

### ルールブック

rules-title = { $game }のルール
rules-contents = 目次
rules-search = ルールを検索
rules-found = { $count ->
    [0] 見つかりませんでした。
   *[other] { $count }か所見つかりました。
}
rules-own-page = 別のページで開く
rules-dice-or = か
rules-hp = HP{ $hp }
rules-win = 勝利条件：{ $win }
rules-board = ボード：6つのエリアが輪になり、2つずつで3つのゾーンを作ります。並びはゲームごとに変わります。

### このサイトについて

about-title = Gloamingについて
about-what = Gloamingは、影のボードゲームをブラウザーで遊べるようにします。離れた友だちと、友だちが足りないときはコンピューターと。登録はいりません。リンクがあれば遊べます。
about-games = ルール、カード、キャラクターは私たち自身の言葉で書き、絵はすべてこのテーブルのために作りました。Gloamingはこれらのゲームを愛する人たちが作ったもので、出版社とは関係がありません。気に入ったら、ぜひ箱を買ってください。
about-fair = いかさまはできません
    .text = サーバーがあなたのブラウザーに伝えるのは、あなたが知ってよいことだけです。ゲームの前にサーバーは乱数の一部を約束として示し、全員のブラウザーがそれぞれの一部を加えます。終わればすべてが公開され、誰でも記録全体を確かめられます。
about-private = 何も集めません
    .text = 追跡も、第三者もありません。席はクッキーに、名前と設定はこのブラウザーに保存されます。部屋とゲームは、再起動しても残るように保存されます。
about-free = 自由なソフトウェア
    .text = GloamingはMITライセンスのもとで自由に使えます。自分で動かし、変え、ゲームを加えてください。
about-credits = 感謝
about-pictures = 絵
    .text = 絵は、次のサイトのシルエットから組み立てました：
    .changed = Gloamingのために切り抜き、光を当て、組み合わせています。作者は次のとおりです：
about-faces = 書体
    .text = すべて次のライセンスです：
about-libraries = ライブラリー
    .text = ブラウザー側は次のものの上に立っています。サーバー側のものはパッケージに記されています。
    .licences = ライセンス全文

### 何もないところ

missing-title = 霧のほかには何もない
missing-why = このアドレスにページはありません。
