# コマンドライン: プレイヤーどうしの対戦

about-arena = 同じディールをあらゆる席順で対戦させ、誰がどれだけ強いかを示します。
metavar-player = プレイヤー
option-arena-players = 対戦者: { $known }。名前の後にオプション (例: expert+without=belief)、または自作プログラムの "pipe:コマンド"。1人なら全席に着きます
option-arena-game = ゲーム、または ゲーム/ルール (例: lhombre/hjemme)
option-arena-seed = デッキと選択を決める数 (既定値: { $default })
option-arena-seatings = mixed: すべての席順。each: 1人目が1席、2人目がほかの全席に着き、1人目が各席を回ります (既定: mixed)
option-arena-jobs = 対戦させるプロセスの数 (既定: コアごとに1つ)
option-arena-cluster = このアドレスの Dask クラスターで対戦させる (例: tcp://host:8786)
option-arena-patience = 自作プログラムが答えるまでの秒数 (既定値: { $default })
option-arena-keep = 対戦の結果を保存するファイル。同じコマンドで続きから始まります
option-arena-json = すべての数値を JSON の1行で書く

arena-head =
    { $seatings ->
        [1] { $rules }、シード{ $seed }: { $deals } ディール
       *[other] { $rules }、シード{ $seed }: { $deals } ディール、それぞれ { $seatings } 通りの席順
    }
arena-lead = { $first } の { $second } に対するリード: 1ディール { $points } 点、SE { $error }、95 % は { $low } から { $high }、n = { $deals }: { $verdict }
arena-lead-once = { $first } の { $second } に対するリード: { $points } 点、n = 1: { $verdict }
arena-better = { $player } の方が強い
arena-level = 差は認められない
arena-fewer = このゲームは点が少ないほど良く、リードは点の少なさを表します。
arena-player = プレイヤー
arena-points = 1ディールの点
arena-decisions = 選択の数
arena-half = 半数の時間
arena-most = 99 % の時間
arena-longest = 最長
arena-milliseconds = { $number } ms
arena-version = バージョン
arena-lost = 失った手番
arena-by-clock = プログラムの時間は実時間、ほかはプロセッサー時間です。
arena-mishap = { $player }、ディール{ $deal }、席順{ $seating }、席{ $seat }: { $kind }: { $detail }
arena-kind-absent = 尋ねられない
arena-kind-silent = 答えない
arena-kind-gone = 終了した
arena-kind-endless = 行が終わらない
arena-kind-nonsense = 読み取れない
arena-kind-illegal = 許されない
arena-kind-broken = 失敗した
arena-stood-in = 手番を失った人に代わって { $player } がプレイしました。
arena-lacking = { $player } は学習したものを読めず、club+without=learning と同じ方法でプレイしました: { $fault }
arena-made-by = 対戦させたもの: { $version }
arena-interpreted = カーネルがコンパイルされていないため、読むプレイヤーは遅く、弱くなります。spadille doctor をご覧ください。
arena-again = 再現するコマンド: { $command }
arena-stopped = { $all } ディール中 { $done } で中断しました。

arena-too-many = プレイヤー { $players } 人に対して席は { $seats } です。プレイヤーを減らしてください。
arena-each-two = --seatings each は2人を比べます。2人を指定してください。
arena-no-command = 「{ $name }」に読み取れるコマンドがありません。引用符を閉じて "pipe:コマンド" と書いてください。
arena-no-program = 実行できるプログラム「{ $program }」がありません。名前と権限を確かめてください。
arena-keep-other = { $file } には別の対戦が保存されています: { $found }。別のファイルを指定してください。
arena-keep-none = { $file } { $line }行: 対戦を保存したファイルではありません。別のものを指定してください。
arena-keep-held = { $file } は別の対戦で使用中です。終わるのを待つか、別のファイルを指定してください。
arena-keep-damaged = { $file } { $line }行: この対戦のディールではありません。行を削除すればそのディールをもう一度対戦させます。または別のファイルを指定してください。
arena-other-version = 一部のディールは、ここにある { $player } ({ $own }) とは別のもの ({ $found }) がプレイしたため、合わせて数えられません。別のファイルを指定し、すべてのマシンで同じ Spadille を使ってください。
arena-worker-lost = ディール { $first } から { $last } の対戦中にプロセスが失われました。もう一度コマンドを実行してください。
arena-no-cluster = { $option } には Dask が必要ですが、入っていません。spadille[cluster] を入れてください。
arena-cluster-away = { $address } のクラスターが応答しません。アドレスを確かめるか、dask scheduler と dask worker で起動してください。
arena-cluster-unable = { $address } のクラスターではプレイできません: { $fault }。すべてのマシンに同じSpadilleと同じルールセットを用意してください。
