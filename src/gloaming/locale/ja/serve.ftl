# サーバーが立ち上がったときに端末に出る言葉。

serve-here = このコンピューター: { $address }
serve-network = 同じネットワーク:   { $address }
serve-public = 公開アドレス:       { $address }
serve-scan = スマートフォンで読み取ってください:
serve-only-here = ほかの人は接続できません。同じネットワークの人を招くには --host 0.0.0.0 を指定してください
serve-stop = 終了は Ctrl+C。部屋とゲームはすべて残ります。
