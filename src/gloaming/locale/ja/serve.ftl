# サーバーが動きはじめたときに端末に出る言葉。

serve-here = このコンピューターから：　{ $address }
serve-network = 同じネットワークから：　{ $address }
serve-public = インターネットから：　　{ $address }
serve-scan = スマートフォンで読み取ってください：
serve-only-here = ほかの端末からは入れません。同じネットワークに公開するには --host 0.0.0.0 を付けてください。
serve-stop = Ctrl+C で終了します。部屋もゲームも保存されています。
