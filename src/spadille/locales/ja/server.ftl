# 頼まれたことを行わなかったときのサーバーの返事。その場合、何も変わっていない。
refused-already-seated = すでにこの卓に着いています。
refused-closing = サーバーが卓を一時的に閉じています。席はそのままです。
refused-deal-open = このディールはまだ終わっていません。終わると、カードがどう決まったかを見られます。
refused-fault = サーバー側で問題が起きました。失われたものはありません。卓を読み込み直しています。
refused-faulty-rules = ルールをそのようには変えられません：{ $faults }。
refused-hello-first = 最初に一度だけ名乗る必要があります。ページを再読み込みしてください。
refused-id-used = この要求はすでに別のことに使われました。ページを再読み込みしてください。
refused-name = その名前は表示できません。目に見える文字、数字、記号だけで1～24文字にしてください。
refused-no-deal = この卓にそのディールはありません。
refused-no-page = このアドレスには何もありません。
refused-no-rules = そのルールではここで遊べません。
refused-no-seat = この卓にその席はありません。
refused-no-table = その卓はありません。リンクを確かめてください。
refused-not-seated = 観戦中です。ボットの席を引き継ぐと参加できます。
refused-seat-taken = その席にはもう人がいます。別の席を選んでください。
refused-slow = 通信が遅すぎました。つなぎ直しています。
refused-stale = ゲームが先に進みました。場を見て、選び直してください。
refused-storage = 記録できませんでした。もう一度お試しください。
refused-token = この席はもうあなたの席ではありません。観戦になります。
refused-too-fast = 一度に送られた数が多すぎます。少しお待ちください。
refused-too-large = 長すぎて読めません。
refused-unreadable = 読み取れませんでした（{ $where }）。ページを再読み込みしてください。

# サーバーを開けない理由。何が、どこで、どうすればよいか。
database-foreign = { $file } は別のプログラムのデータベースです。--database で別のものを指定してください。
database-newer = { $file } は新しい版の Spadille で作られました。その版を使うか、--database で別のものを指定してください。
database-is-folder = { $file } はフォルダーです。--database でファイルを指定してください。
database-folder-missing = フォルダー { $folder } がありません。作るか、--database で別のデータベースを指定してください。
database-damaged = { $file } は壊れているか、データベースではありません（{ $reason }）。バックアップから戻すか、--database で別のものを指定してください。ファイルは変更していません。
database-locked = { $file } は別のプログラムが使用中です。先にそれを終了してください。
database-forbidden = { $file } を開くことも書くこともできません（{ $reason }）。ファイルとフォルダーの権限を確かめるか、--database で別のものを指定してください。
database-missing = データベース { $file } はありません。名前を確かめてください。
database-address = データベースのアドレスではありません。ファイルか postgresql://user@host/name を指定してください。
database-driver = PostgreSQL に必要なものがインストールされていません。spadille[postgres] をインストールしてください。
database-silent = データベース { $file } が応答しません（{ $reason }）。動作していて接続できるか確かめてください。
port-unknown = ポート { $port } はありません。--port で 0 から 65535 までの番号を選んでください。
server-opened = Spadille は { $address } で開いています（Ctrl-C で終了）。
