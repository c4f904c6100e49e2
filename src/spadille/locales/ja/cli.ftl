# コマンドライン

about = ロンブルとその仲間のゲームを、遊ぶ・学ぶ・研究する・シミュレーションする・記録する。
about-serve = このマシンでブラウザー用のサーバーを開きます。
about-play = 端末でボットと対戦します。様子は1行ずつ文章で伝えます。
about-rules = ルールの内容と、同じゲームのほかのルールとの違いを示します。
about-simulate = ボットだけでディールをプレイし、手順をすべて書き出します。
about-replay = シミュレーションや記録をルールに照らして確かめ直し、各ディールの結果を表示します。
about-verify = ディール前に封印された秘密からデッキが作られたことを検証します。
about-perft = ルールを別に書く人のために、合法な行動の木を数えます。
about-audit = 対戦記録や記録、シミュレーションを今のルールで判定し直し、違いを表示します。
about-check = 無作為のディールで1つまたはすべてのルールを試し、矛盾がないか確かめます。
about-solve = 全員の手札を開いたときの各カードの価値と、誰も間違えないときの進行を示します。
about-review = 記録されたディールを振り返り、各席が学べる場面を、ミスと不運を分けて伝えます。
about-doctor = このインストールの構成を示します。
about-bench = カーネルの速さを、同じ実行の中でほかと並べて測ります。

exit-codes = 終了コード: 0 は問題なし、1 は確かめた内容が正しくない、2 は読み書きまたは解釈ができない、130 は中断。

metavar-command = COMMAND
metavar-rules = GAME[/PROFILE]
metavar-file = FILE
metavar-folder = FOLDER
metavar-name = NAME
metavar-position = POSITION
metavar-solve = ファイル|局面
metavar-number = NUMBER
metavar-seconds = SECONDS
metavar-address = ADDRESS
metavar-hex = HEX
metavar-cards = CARDS

usage = 使い方:
usage-arguments = 引数
usage-options = オプション
usage-help = このヘルプを表示して終了
usage-version = バージョンを表示して終了
usage-wrong = { $command }: { $what }。{ $command } --help をご覧ください
usage-at = { $argument_name }: { $message }
usage-unknown = ここでは使えません: { $what }
usage-missing = 足りません: { $what }
usage-not-with = { $what } と一緒には使えません
usage-no-value = 値は付けられませんが、「{ $what }」とあります
usage-one-value = 値が1つ必要です
usage-some-values = 必要な値の数: { $what }
usage-ambiguous = { $option } だけでは決まりません。候補: { $matches }
usage-choice = 「{ $value }」はありません。次から選んでください: { $choices }
usage-number = 「{ $value }」は数ではありません

option-host = 待ち受けるアドレス (既定値: { $default })
option-port = 待ち受けるポート (既定値: { $default })
option-database = データベースファイル (既定: ユーザーのデータフォルダー内)
option-no-browser = ブラウザーを開かない
option-bot-delay = ボットが1手にかける秒数 (既定値: { $default })
option-patience = 離席した人に代わってボットが打つまでの秒数 (既定値: { $default })
option-rules = ゲーム、または ゲーム/ルール (例: lhombre/hjemme)
option-deals = ディールの数
option-seed = デッキと選択を決める数。同じ数からは同じファイルができます
option-out = 書き出すファイル。- は標準出力
option-bots = 席に着くボット: { $known } (既定値: { $default })
option-replay-file = シミュレーションまたは記録のファイル。- は標準入力
option-verify-file = 検証するディールの入った対戦記録。なければオプションでディールを指定します
option-commitment = ディール前に公開された封印 (16進)
option-secret = 秘密 (16進64桁)
option-salt = ソルト (16進)
option-seat-seed = 1つの席が加えた値 (16進)。席の順に1回ずつ
option-deck = 配る順のデッキ (例: "SA H7 ...")
option-perft-seed = デッキを決める数
option-perft-depth = 何手先まで数えるか (既定値: { $default })
option-perft-from = デッキの代わりに、始めの局面を示す行
option-perft-json = テストのファイルと同じ JSON の1行を書く
option-solve-what = 記録のファイル、または引用符で囲んだ局面の行
option-solve-deal = ファイルの何番目のディールか (既定値: 1)
option-solve-after = 記録のうち、すでにプレイされたカードの枚数 (既定値: 0)
option-solve-nodes = 読みの中でこの枚数をプレイしたら止める
option-solve-seconds = この秒数で止める
option-review-file = 記録のファイル。- は標準入力から読みます
option-review-seat = この席だけ、0から (既定値: 全部)
option-review-deal = ファイルのこのディールだけ (既定値: 全部と運の内訳)
option-review-seed = 配置を引くための数 (既定値: 0)
option-review-worlds = その場面で席から想像できた配置を10通り書きます
option-bench-quick = 標本を減らし、1分以内で測る
option-audit-files = 対戦記録、記録、またはシミュレーションのファイル。--database があれば判定するテーブル (既定: すべて)
option-audit-database = サーバーのこのデータベースにある対戦記録を判定する (サーバーは動いていてもよい)
option-profiles = 自分のルールを置くフォルダー。中にゲームごとのフォルダーを作ります (既定: { $variable } の値)
option-rules-rules = ゲーム名ならルールの一覧、ゲーム/ルールならその内容すべて
option-play-seat = あなたの席 (0から、既定値: 0)
option-play-seed = デッキとボットを決める数。なければ毎回新しい秘密から配り、先に封印を示します
option-play-bots = ほかの席に着くボット: { $known } (既定: そのゲームを知る最強のもの)
option-play-record = 対戦の記録を書き足すファイル
option-check-rules = ゲーム、ゲーム/ルール、またはルールのファイル (例: rules/lhombre/ours.toml)。既定はすべて
option-check-deals = 各ルールを試すディールの数 (既定値: { $default })
option-check-seed = デッキと選択を決める数

progress = { $all } ディール中 { $done }
simulated = { $deals } ディールを { $file } に書き出しました
deck-made = 秘密から作られるデッキ: { $deck }
deal-honest = ディール { $number }: 正しいディールです
deal-unsealed = ディール { $number }: 秘密なしで配られたため、確かめるものがありません
deal-false = ディール { $number }: { $faults }
stopped = 中断しました。
stopped-unwritten = 中断しました。{ $file } は書き出されていません。

perft-counted = { $depth }: { $count } (毎秒 { $speed })
solve-side = 席 { $seats } 対ほか全員: { $value }
solve-each = 全員が自分のためにプレイするときの席順の点: { $points }
solve-alone = (ほか全員が組むと席 { $seat } は { $points })
solve-line = 誰も間違えないとき、席 { $seat } から: { $line }
solve-nodes = 読みの中でプレイしたカードは { $nodes } 枚です。
doctor-python = Python: { $python } ({ $place })
doctor-version = Spadille: { $version }
doctor-compiled = カーネル: C にコンパイル済み。
doctor-interpreted = カーネル: 通常の Python (正しいが遅い)。速いものには、C コンパイラを入れて (Debian: apt-get install gcc python3-dev) Spadille を入れ直してください。
doctor-learned = プレイヤーが学習したもの: モデル { $hash } (正常)。
doctor-unlearned = プレイヤーが学習したもの: 読めないため、club+without=learning と同じ方法でプレイします。Spadille を入れ直してください。{ $fault }
bench-signature = 署名: 読みの中でプレイしたカードは { $nodes } 枚です。
audit-judged =
    { $differing ->
        [0] { $name }: { $judged } 件を判定、すべて正しい
       *[other] { $name }: { $judged } 件を判定、{ $differing } 件に違い
    }
check-holds = { $rules }: { $deals } ディール、問題なし
check-broken = { $rules } シード{ $seed } ディール{ $deal } 手順{ $step }: { $told }。
broken-turn = ディールが終わっているのに、まだ行動できる人がいます
broken-stuck = ディールが終わっていないのに、誰も行動できません
broken-endless = { $count } 回行動してもディールが終わりません
broken-legal-turn = 席{ $seat }にできることが手番と合いません
broken-view =
    { $seat ->
        [public] 観客に見えているもの
       *[other] 席{ $seat }に見えているもの
    }が事実と違います ({ $place })
broken-view-judges =
    { $seat ->
        [public] 観客に見えているもの
       *[other] 席{ $seat }に見えているもの
    }から、事実からとは別の答えが出ます ({ $name })
broken-refused = 席{ $seat }に { $action } が許されているのに、ルール { $rule } が拒みます
broken-accepted = 席{ $seat }に { $action } は許されていないのに、受け入れられます
broken-barred = { $card } は席{ $seat }ではルール { $rule } により出せませんが、別のルールで拒まれます
broken-settled = ディールの精算は最後に一度だけ、全席について行われなければなりません ({ $count } 回)
broken-account = 席{ $seat }の計算が点数と合いません
broken-text-differs = 書いたものと違うものが読み取られるテキスト: { $text }
broken-text-unreadable = 書いたのに読めないテキスト ({ $reason }): { $text }
broken-replay = 記録からやり直すと、ディールの終わりが違います
broken-winners = マッチが終わったのに勝者がいません
broken-down = ルールが処理できませんでした ({ $kind }: { $reason })

ruleset-title = { $game }: { $name }
ruleset-name = 名前: { $name }
ruleset-source = 出典: { $source }
ruleset-bids = ビッド
ruleset-bid = ビッド
ruleset-win = 勝ち
ruleset-each = 相手1人ごとにこの点数をやり取りします。
ruleset-options = ルールの内容
ruleset-option = { $sentence } § { $section }。
ruleset-against = { $name } ({ $rules }) との違い
ruleset-same = 違いはありません。
ruleset-here-there = { $here }、あちらでは { $there }
ruleset-of-game = { $game }のルール一覧
ruleset-listed = { $rules }: { $name }。{ $more }
ruleset-differences = ルールどうしの違い

limit-choices = 値: { $choices }。
limit-minimum = { $number } 以上。
limit-maximum = { $number } 以下。
limit-step = { $number } の倍数。
limit-optional = 省略できます。
limit-default = 通常は { $value }。
unknown-rules = 「{ $name }」というルールはありません。次から選んでください: { $known }
other-version = 「{ $name }」の版はここにありません。版を省くか、{ $known } を指定してください。
faulty-options = ルール「{ $name }」はそのようには変えられません: { $faults }
unknown-player = 「{ $name }」というボットはありません。次から選んでください: { $known }
not-positive = { $option } は { $value } ですが、1以上の数でなければなりません。
not-above-nothing = { $option } は { $value } ですが、0より大きくなければなりません。
empty-option = { $option } が空です。名前を指定してください。
not-seconds = { $option } は { $value } ですが、0以上の秒数でなければなりません。
mixed-options = 対戦記録のファイルか { $option } のどちらか一方を指定してください。
missing-option = { $option } がありません。対戦記録のファイル、または封印と秘密を指定してください。
not-hex = { $option } の「{ $value }」は16進ではありません。0〜9 と a〜f の2桁ずつで書いてください。
false-deck = { $option }: { $faults }
perft-nothing = ゲームか、--from で局面を指定してください。
perft-other-rules = 局面のルールは { $found } で、{ $rules } ではありません。{ $rules } を省いてください。
perft-hidden = 局面に伏せたカードがあります。すべて書いてください。
perft-nobody = この局面では誰も行動できません。ディールが終わる前の局面を指定してください。
faulty-position = { $what }: { $faults }。行を直してください。
solve-hidden = 手札に伏せたカードがあります。すべて書いてください。
solve-too-early = このゲームで解けるのは最後の { $most } トリックです。どの手札もそれ以下になった場面を指定してください (--after)。
solve-too-many = ここでは得点になるカードの分かれ方が多すぎます。もっと後の時点を指定してください(--after)。
solve-no-cards = そこではカードをプレイしません。最初のリードから最後のカードまでの間を指定してください。
solve-no-deal = { $file } に { $number } 番目のディールはありません。--deal は1から数えます。
solve-no-record = { $option } は記録のファイルのためのもので、局面の行は一つの場面だけです。{ $option } を外してください。
solve-limit = 制限に達するまでに答えが出ませんでした。--nodes か --seconds を増やすか、先に何枚かプレイしてください (--after)。
bench-interpreted = ここのカーネルはコンパイルされていないので、速さに意味がありません。spadille doctor を見てください。
negative = { $option } は { $value } ですが、0以上でなければなりません。
audit-nothing = 判定するファイルか、--database でデータベースを指定してください。
audit-no-table = { $database } にテーブル { $table } はありません。名前を確かめてください。
profile-place = { $file } はゲームと同じ名前のフォルダーにありません。{ $known } というフォルダーに置いてください。
profile-astray = { $folder }: そのゲームはありません。フォルダーの名前を { $known } にしてください。
profile-name = { $file }: ルールの名前に使えるのは文字、数字、-、_ です。ファイル名を変えてください。
profile-shadowed = { $file }: { $name } は Spadille に備わっています。ファイル名を変えてください。

file-missing = { $file }: そのファイルやフォルダーはありません。名前を確かめてください。
file-folder = { $file }: これはフォルダーです。ファイルを指定してください。
file-forbidden = { $file }: 読み書きする権限がありません。権限を確かめるか、別のファイルを指定してください。
file-full = { $file }: 空き容量がありません。容量を空けるか、別のファイルを指定してください。
file-trouble = { $file }: { $reason }。ファイルを確かめるか、別のものを指定してください。
file-empty = { $file }: ディールがありません。シミュレーションか記録を指定してください。
records-empty = { $file }: ディールがありません。記録のファイルを指定してください。
records-simulated = { $file }: これはシミュレーションです。「spadille play --record」が書くような記録のファイルを指定してください。
input-closed = 標準入力が閉じています。開いておくか、ファイルを指定してください。
output-closed = 標準出力が閉じています。開いておくか、ファイルに向けてください。
output-full = 標準出力に書けません。空きがないので、空きを作るか、別の場所に出力してください。
output-trouble = 標準出力に書き込めません: { $reason }。空き容量を作るか、別の出力先に向けてください。
journal-empty = { $file }: ディールがありません。対戦記録を指定してください。
port-taken = { $host } のポート { $port } は使われています。ほかのプログラムを止めるか、--port で別のポートを選んでください。
port-forbidden = { $host } のポート { $port } を開く権限がありません。--port で1024以上を選んでください。
host-unknown = このマシンにアドレス { $host } はありません。--host で別のものを選んでください。

text-wrong = { $file } { $line }行 { $column }文字目: { $expected }が必要ですが、「{ $found }」と書かれています。行を直してください。
text-wrong-because = { $file } { $line }行 { $column }文字目: { $expected }が必要ですが、「{ $found }」と書かれています ({ $detail })。行を直してください。
text-wrong-faulty = { $file } { $line }行 { $column }文字目: { $expected }が必要ですが、「{ $found }」と書かれています ({ $faults })。行を直してください。
text-faulty = { $file } { $line }行 { $column }文字目: { $expected }が必要ですが、{ $faults }。行を直してください。
illegal = { $file } { $line }行 { $column }文字目: 「{ $found }」はルール { $section } に反します。{ $rule }記録を直してください。
illegal-step = { $file } { $line }行 手順{ $step }: { $found } はルール { $section } に反します。{ $rule }ファイルを直してください。
faulty-deal = { $file } { $line }行: { $faults }。行を直してください。
faulty = { $what }: { $faults }
differs = { $file } { $line }行 { $what }: ファイルは { $found }、ルールでは { $expected } です。
differs-in-step = { $file } { $line }行 手順{ $step } { $what }: ファイルは { $found }、ルールでは { $expected } です。

differs-in-entry = { $file } 項目{ $entry } { $what }: 対戦記録は { $found }、ルールでは { $expected } です。
illegal-entry = { $file } 項目{ $entry }: { $found } はルール { $section } に反します。{ $rule }
faulty-journal = { $file }: { $faults }
