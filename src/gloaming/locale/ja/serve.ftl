# サーバーが動きはじめたときに端末に出る言葉。

serve-here = このコンピューター：　　{ $address }
serve-network = 同じネットワーク：　　　{ $address }
serve-public = 外から入れるアドレス：　{ $address }
serve-scan = スマートフォンではこれを読み取ってください：
serve-only-here = ほかの機器からは入れません。同じネットワークに開くには --host 0.0.0.0 を付けてください。
serve-stop = Ctrl+C で終わります。部屋もゲームも残ります。
