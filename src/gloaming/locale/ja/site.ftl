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
    .example = 友だちに分かる名前で
players-count = 人数

site-skip = 本文へ移動
site-nav = サイト
site-how = 遊び方
site-about = サイトについて
site-settings = 設定

error-unreachable = サーバーに接続できません。ネットワークを確認してください。
error-server = サーバーで問題が発生しました。もう一度お試しください。
error-too-fast = 操作が速すぎます。少し待ってください。
error-no-name = 名前を入力してください。

### コンピューターの強さ

level-legend = 強さ
level-random = 初級
    .title = 初級
    .detail = ランダムに行動します。ルールを覚えるのに向いています。
level-greedy = 上級
    .title = 上級
    .detail = 状況を見て、覚えて、ここぞというときに攻撃します。

### 表紙

home-title = Gloaming：影のボードゲーム
home-tag = { $games ->
    [4] 影と、影にひそむ者たちをめぐる4つのボードゲーム。
   *[other] 影と、影にひそむ者たちをめぐるボードゲーム。
}
home-code = 招待コードをお持ちですか？
    .help = 招待してくれた人から届いた、8文字の英数字です。
home-join = 参加
home-games = ゲーム
home-friends = 友だちと遊ぶ
home-computers = CPUと遊ぶ
home-watch = 観戦する
home-back = トップページへ

begin-friends = 友だちと遊ぶ
    .lead = 部屋を作ると、招待リンクが表示されます。リンクを開いた人が同じテーブルに着きます。
    .go = 部屋を作る
begin-alone = CPUと遊ぶ
    .lead = ゲームはすぐに始まります。離れると一時停止し、1日のあいだ待っています。
    .go = ゲームを始める

tables-title = 公開中のテーブル
tables-yours = あなたのテーブル
tables-all = テーブル一覧
tables-more = ほかに{ $count }卓
tables-looking = テーブルを探しています
tables-none = 公開中のテーブルはありません。部屋を作って公開すると、ここに表示されます。
tables-of = { $name }のテーブル
tables-waiting = { $places ->
    [0] 募集中、満席
   *[other] 募集中、{ $people }人、空き{ $places }席
}
tables-playing = { $people ->
   *[other] 対戦中、{ $people }人
}{ $watchers ->
    [0] {""}
   *[other] 、観戦{ $watchers }人
}
tables-back = 自分の席に戻る
tables-join = 参加する
tables-watch = 観戦する

### 部屋の入口

door-invited = 次のゲームに招待されています
door-waiting = { $people ->
    [0] まだ誰もいません。席に着いて、みんなを待ちましょう。
   *[other] { $people }人がもう待っています。席へどうぞ。
}
door-full = 満席です。観戦しながら、席が空くのを待てます。
door-running = ゲームの途中です。観戦して、次のゲームから参加できます。
door-shut = ゲームの途中です。観戦は受け付けていないので、終わったころにまた来てください。
door-sit = 席に着く
door-watch = 観戦する
door-only-watch = 観戦だけする

room-entering = 部屋に入っています
room-missing = テーブルが見つかりません
    .why = コード{ $code }の部屋はありません。コードが違うか、全員が帰ってしまったのかもしれません。

room-trouble = 部屋に入れません

bye-kicked = ホストがあなたを退室させました
    .why = このテーブルには参加できません。
bye-no-watchers = 観戦できません
    .why = ホストがこのテーブルの観戦を受け付けていません。
bye-too-many-tabs = タブが多すぎます
    .why = このテーブルを開いているタブや端末が多すぎます。いくつか閉じてから、再読み込みしてください。
bye-other = テーブルから離れました
    .why = 再読み込みすると戻れます。

### 待合室

room-waiting = 待合室
room-rules = ルール
room-leave = 退室
room-side = 招待、チャット、開始
room-seats = 席
room-starting = カードを配っています。
room-players = { $players ->
   *[other] 今夜は{ $players }人で遊びます
}
room-tonight = { room-players }。{ $free ->
    [0] 席はすべて埋まっています。
   *[other] あと{ $free }席空いています。
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
    .note = すぐに退室させます。同じブラウザーからは戻れません。

own-title = あなたの席
own-rename = 名前を変える
own-device = 別の端末で遊ぶ
    .why = このリンクを開くと、あなたの席に着けます。自分の端末だけで開き、人に見せないでください。
    .copy = 自分用リンクをコピー
    .qr = 自分用リンクのQRコード
own-stand = 席を立って観戦する

invite-title = 友だちを呼ぶ
invite-copy = リンクをコピー
invite-qr = 招待のQRコード

chat-title = チャット
chat-say = メッセージを入力
chat-send = 送信

setup-title = ゲームの内容
setup-mark = あなたの印
    .taken = { $mark }（{ $name }が使用中）
setup-more = そのほかの設定
    .title = この部屋の設定
    .read = 変更できるのはホストだけです。
    .some = 一部の設定はホストだけが変更できます。

setting-clock = 持ち時間
    .value = { $seconds ->
        [0] なし
        [120] 2分
        [300] 5分
       *[other] { $seconds }秒
    }
setting-notebook = 推理ノート
    .off = なし
    .hand = 手書き
    .helped = 補助あり
setting-level = CPUの強さ
    .detail = 全員の強さです。席ごとに変えることもできます。
setting-speed = CPUの速さ
    .detail = CPUが考える時間です。
    .slow = ゆっくり
    .normal = ふつう
    .fast = はやい
setting-grace = 接続が切れたとき
    .detail = CPUが代わりに入るまでの時間です。本人はいつでも戻れます。
    .value = { $seconds ->
        [0] 戻るまで待つ
        [60] 1分後
        [120] 2分後
        [300] 5分後
       *[other] { $seconds }秒後
    }
setting-listed = トップページに公開
    .detail = オフにすると、リンクかコードを知っている人だけが入れます。
setting-watchers = 観戦を許可
    .detail = 観戦者に見えるのは、全員に公開されたものだけです。
setting-watcher_chat = 観戦者のチャット
    .detail = 別々にすると、プレイヤーはゲームが終わるまで読めません。
    .together = プレイヤーと一緒
    .apart = 別々
setting-host_starts = ホストだけが開始できる
    .detail = ここの設定も、ホストだけが変更できるようになります。

go-starting = ゲームが始まります
go-ready = { $ready ->
   *[other] { $people }人中{ $ready }人が準備完了です。
}
go-slow = { $names }を待っています
go-free = { $free ->
   *[other] 空席にはCPUが座ります。
}
go-start = ゲームを始める
go-set = 準備できた
go-set-on = 準備完了
go-sit = 席に着く
go-full = 観戦中です

results-title = これまでのゲーム
results-last = 第{ $number }戦：{ $names }の勝利
results-number = 第{ $number }戦
results-points = { $points }点
results-won = 勝利
results-replay = リプレイ

### このブラウザーの設定

settings-language = 言語
settings-motion = アニメーション
    .normal = ふつう
    .fast = はやい
    .off = なし
settings-sound = 効果音
settings-confirmations = 取り消せない操作の前に確認
    .detail = 退席するとき、正体を明かすとき、味方を攻撃するとき。
settings-notifications = 自分の番を通知
    .detail = ほかのタブを見ているときに知らせます。
    .refused = ブラウザーがこのページの通知を許可していません。ブラウザーの設定で変更できます。
settings-kept = これらの設定は、このブラウザーだけに保存されます。

### ルールブック

rules-title = { $game }のルール
rules-books = ルールブック
rules-contents = 目次
rules-search = ルールを検索
rules-found = { $count ->
    [0] 見つかりませんでした。
   *[other] { $count }か所見つかりました。
}
rules-own-page = 別ページで開く
rules-dice-or = か
rules-hp = HP{ $hp }
rules-win = 勝利条件：{ $win }
# $base は拡張なしの枚数、$count は拡張での枚数
rules-copies = ×{ $base }、拡張では×{ $count }
rules-expansion = 拡張
    .copies = 拡張、×{ $count }
# $text は拡張なしの文章
rules-base = 拡張なし：{ $text }
rules-limit = 定員{ $limit }
rules-most-paintings = 最多の絵画
# 例に登場する人
rules-guest-ana = アナ
rules-guest-ben = ベン
rules-guest-carl = カール

### このサイトについて

about-title = Gloamingについて
about-what = Gloamingは、影をめぐるボードゲームをブラウザーで遊べるサイトです。離れた友だちとはもちろん、人数が足りなければCPUとも遊べます。会員登録はいりません。リンクひとつで始められます。
about-games = ルール、カード、キャラクターの文章は私たち自身の言葉で書き、絵はすべてこのサイトのために作りました。Gloamingは、これらのゲームを愛好する者が作ったもので、出版社とは関係ありません。気に入ったゲームは、ぜひ箱を買って遊んでください。
about-fair = イカサマはできません
    .text = サーバーがブラウザーに送るのは、あなたが知ってよいことだけです。ゲームの前に、サーバーは自分の乱数を変更できない形で示し、プレイヤー全員のブラウザーもそれぞれの乱数を加えます。終わればすべてが公開され、誰でも記録全体を検証できます。
about-private = 情報を集めません
    .text = 追跡はせず、第三者も関わりません。席はクッキーで、名前と設定はこのブラウザーの中に保存されます。部屋とゲームは、サーバーを再起動しても残るように保存されます。
about-free = フリーソフトウェア
    .text = GloamingはMITライセンスで自由に使えます。自分で動かすのも、手を加えるのも、ゲームを足すのも歓迎です。
about-credits = 謝辞
about-pictures = 絵
    .text = 絵は、次のサイトのシルエットから作りました：
    .changed = Gloamingのために切り抜き、光を当て、組み合わせています。原画の作者は次のとおりです：
about-faces = フォント
    .text = ライセンスはすべて次のとおりです：
about-libraries = ライブラリー
    .text = ブラウザー側では次のライブラリーを使っています。サーバー側で使うものはパッケージに記載しています。
    .licences = ライセンス全文

### 何もないところ

missing-title = ここには霧しかありません
missing-why = このアドレスのページはありません。
